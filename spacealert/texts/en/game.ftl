### What can be wrong with a game file, and the words that it may use besides English ones.

game-zone-red = red
game-zone-white = white
game-zone-blue = blue

## The crew

game-nobody = The crew is empty; expected one to five members.
game-too-many = The crew has { $count } members; expected five at most.
game-taken = “{ $what }” is here for the second time; line { $line } already has it.
game-name = “{ $found }” found here; expected a name on one line, at most 60 letters.
game-captain-first = The captain is not first here; expected at the top, since the crew acts in the order of this list.

## Plans

game-plan-letter = “{ $found }” is not a card{ $turn ->
    [0] { "" }
   *[other] { " " }(turn { $turn })
 }; expected a b c x < > ^ or - for none, heroic A B X, or 1 to 6 for a heroic move.
game-hand-phases = There are { $count } phases here; expected the cards of at most three.
game-hand-many = There are more action cards here than the { $most } in the box.
game-hand-card = “{ $found }” is not an action card; expected its two halves, such as a> or x^, of a heroic card A3, A1, B6, B4, X2 or X5, of a double-action card ab/^.
game-plan-too-long = A card too many: this mission has { $turns } turns.
game-three-actions = Turn { $turn } has “{ $found }”; expected at most two actions in one slot, as on a double-action card.
game-no-specialization = Turn { $turn } has the special action “{ $found }”; expected a member with a specialization, or another card.
game-calls-nothing = { $card } calls no other threat; expected no “calls” beside it.
game-caller-alone = { $card } calls another threat; expected the { $where ->
    [internal] internal
   *[external] external
 } card that was drawn with it, as “calls”.
game-calls-wrong = { $card } calls { $where ->
    [internal] an internal
   *[external] an external
 } threat, not { $called }.

## Threats

game-two-threats = A second threat with the number { $turn }; line { $line } has the first.
game-card-unknown = There is no threat card “{ $found }”; expected a code such as E1-05, or a card's name.
game-card-unknown-near = There is no threat card “{ $found }”; expected perhaps: { $nearest }.
game-card-ambiguous = Several cards are called “{ $found }”; expected one of the codes { $codes }.
game-card-twice = { $card } is here for the second time; the box has it once, and line { $line } has it already.
game-zone-missing = { $card } is an external threat, but its zone is missing; expected red, white or blue after it.
game-zone-internal = { $card } is an internal threat and has no zone; expected nothing after it.

## What else is drawn

game-tile-twice = The tile “{ $tile }” is here for the second time; expected each of a zone's six once.
game-tile-on-ship = The tile “{ $tile }” is already on the ship: damage from the campaign; expected only the others.
game-draw-from-what = { $name ->
    [tracks] “tracks” is missing; expected the four trajectories, or a seed to draw them from.
   *[threats] “threats” is missing; expected the cards that were drawn, or a mission and a seed to draw them from.
 }

## What else is noted

game-date = “{ $found }” is not a date; expected year, month and day, such as 2026-11-18.
game-slip = “{ $found }” found here; expected a turn, who, and what was meant, such as 4 green ^.
game-slip-twice = { $color } trips twice on turn { $turn }; expected once at most.

## The mission

game-mission-unknown = There is no mission “{ $id }”{ $nearest ->
    [none] { "" }
   *[other] , perhaps { $nearest } is meant
 }; expected an id such as S2-1, a generator's code, or how many “turns” it has.
game-turns-differ = This says { $found } turns, but mission { $mission } has { $turns }; expected that, or nothing.

## Doubts: what the table may want to look at again, though the game is resolved as it stands.

game-class = { $severity ->
    [serious] serious
   *[common] common
 } { $where ->
    [internal] internal
   *[external] external
 } threat
game-doubt-missing = The mission announces a { game-class } for turn { $turn }{ $zone ->
    [none] { "" }
   *[other] , zone { $zone }
 }, but no threat card was entered for it.
game-doubt-other = The mission announces a { game-class } for turn { $turn }{ $zone ->
    [none] { "" }
   *[other] , zone { $zone }
 }, but { $card } was entered.
game-doubt-unannounced = { $card } was entered for turn { $turn }, but the mission announces nothing for it.
game-doubt-color = { $card } is not in the deck of the chosen difficulty.
game-doubt-track = The trajectory { $track } is used twice, but the box has each of the seven once.
game-doubt-slip = { $who } corrects a slip on turn { $turn }, but with double actions a card stays as it was laid.
game-doubt-tiles = { $count ->
    [one] The tile { $tiles } is missing from the stack of damage tiles of the zone { $zone }; it is assumed to be at the bottom.
   *[other] The tiles { $tiles } are missing from the stack of damage tiles of the zone { $zone }; they are assumed to be at the bottom.
 }
game-card-in-full = { $code } { $name }
