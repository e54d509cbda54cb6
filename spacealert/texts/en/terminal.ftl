### The resolution in a terminal.

terminal-keys = → ← step · ↓ ↑ turn · PgDn PgUp phase · Home End · g go to turn · e rules · w why · q quit
terminal-to-turn = Which turn, 1 to { $last }?
terminal-small = The terminal window is too small. It needs { $width } × { $height } characters.

terminal-chosen-earlier = as in your last briefing (change threats with --common and --serious, the rest in the window)

## Entering plans and cards

terminal-resolution = { $mission }: the resolution. Answer each question, or press Enter for the suggested answer. q saves and quits.
terminal-track = { $place }: which trajectory, T1 to T7? Enter: { $track }
terminal-track-taken = { $track } is already used: { $place }.
terminal-row-too-long = That's { $count } cards, but there are only { $turns } turns. Leave some out.
terminal-threat = T+{ $turn }, { $place ->
    [internal] internal
   *[other] { $place } zone,
 } { $serious ->
    [yes] serious threat
   *[no] threat
 }: which card, by code or name? Enter: { $card ->
    [none] the program draws one
   *[other] { $card }
 }
terminal-drawn = → { $card }
terminal-called = { $caller } calls another threat. Which card is it? Enter: { $card }
terminal-plan = { $who }, turns 1–{ $turns }: { $laid ->
    [none] type the cards, - for an empty turn (a b c x, moves < > ^ or q e w, heroic A B X 1–6).
   *[other] { $laid } (Enter keeps them)
 }
terminal-tokens = Who has the Teleporter's tokens? Type the player with the departure token and the one with the arrival token, such as “{ $holders }”. Enter: { $holders }
terminal-tokens-unreadable = “{ $found }” isn't clear. Type two names separated by a comma, such as “{ $holders }”.
terminal-slips = Did anyone play the wrong card by mistake (oops)? Type the player, the turn and the card they meant, such as “{ $who } 4 ^”. Enter: { $slips ->
    [none] nobody did
   *[other] only these: { $slips } (- instead of a card cancels one)
 }
terminal-slip-unreadable = “{ $found }” isn't clear. Type the player, the turn and the card they meant, such as “{ $who } 4 ^”.
terminal-own-tiles = Do you draw damage tiles from your own stacks? y: yes · Enter: the program draws them
terminal-begin-walk = Enter: see what happens · any other answer: go through the questions again
terminal-tile = Damage tile { $number } in the { $zone } zone: which tile did you draw?
terminal-tile-needed = Enter the tile to continue.
terminal-kept = Everything is saved. Continue with “spacealert play --resume --terminal”, or in the window with “spacealert”.
terminal-logged = The mission is in your log book: spacealert log
terminal-careers = To add it to the explorers' careers: spacealert careers fly { $number }
