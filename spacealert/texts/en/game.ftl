### Errors in game files, and this language's words for zones in them.

game-zone-red = red
game-zone-white = white
game-zone-blue = blue

## The crew

game-nobody = The crew is empty; expected one to five members.
game-too-many = The crew has { $count } members; the limit is five.
game-taken = “{ $what }” appears twice; it's already on line { $line }.
game-name = Found “{ $found }” here; expected a name on one line, at most 60 letters.
game-captain-first = The captain must be first, because this list is the turn order.

## Plans

game-plan-letter = “{ $found }” isn't a card{ $turn ->
    [0] { "" }
   *[other] { " " }(turn { $turn })
 }; expected a b c x < > ^ for a card, - for none, A B X for a heroic card, or 1 to 6 for a heroic move.
game-hand-phases = This lists cards for { $count } phases; expected at most three.
game-hand-many = This lists more action cards than the { $most } in the box.
game-hand-card = “{ $found }” isn't an action card; expected two halves such as a> or x^, a heroic card (A3, A1, B6, B4, X2 or X5), or a double-action card such as ab/^.
game-plan-too-long = One card too many: this mission has { $turns } turns.
game-three-actions = Turn { $turn } has “{ $found }”; expected at most two actions in one slot, as on a double-action card.
game-no-specialization = Turn { $turn } has the special action “{ $found }”, which requires a specialization.
game-calls-nothing = { $card } doesn't call another threat; remove “calls”.
game-caller-alone = { $card } calls another threat. Under “calls”, enter the { $where ->
    [internal] internal
   *[external] external
 } card that was drawn with it.
game-calls-wrong = { $card } calls { $where ->
    [internal] an internal
   *[external] an external
 } threat, not { $called }.

## Threats

game-two-threats = This is the second threat with the number { $turn }; the first is on line { $line }.
game-card-unknown = No threat card is called “{ $found }”; expected a code such as E1-05, or a card's name.
game-card-unknown-near = No threat card is called “{ $found }”; did you mean { $nearest }?
game-card-ambiguous = Several cards match “{ $found }”; expected one of these codes: { $codes }.
game-card-twice = { $card } appears twice, but the box has only one; it's already on line { $line }.
game-zone-missing = { $card } is an external threat without a zone; expected red, white or blue after it.
game-zone-internal = { $card } is an internal threat, so it doesn't have a zone.

## Other draws

game-tile-twice = The tile “{ $tile }” appears twice; each zone has six different ones.
game-tile-on-ship = The tile “{ $tile }” is already on the ship, from an earlier mission of the campaign.
game-draw-from-what = { $name ->
    [tracks] “tracks” is missing; add the four trajectories, or a seed to draw them.
   *[threats] “threats” is missing; add the cards you drew, or a mission and a seed to draw them.
 }

## Other fields

game-date = “{ $found }” isn't a date; expected one like 2026-11-18.
game-slip = Found “{ $found }” here; expected a turn, a player and the card they meant, such as 4 green ^.
game-slip-twice = { $color } has a second oops on turn { $turn }; the limit is one.

## The mission

game-mission-unknown = No mission is called “{ $id }”{ $nearest ->
    [none] .
   *[other] . Did you mean { $nearest }?
 } Expected an id such as S2-1 or a mission code. Or leave out the mission and give the number of “turns”.
game-turns-differ = This says { $found } turns, but mission { $mission } has { $turns }; correct it or leave it out.

## Warnings: probable mistakes in a game that can be resolved anyway.

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
game-doubt-unannounced = { $card } was entered for turn { $turn }, but the mission doesn't announce anything for it.
game-doubt-color = { $card } isn't in the deck of the chosen difficulty.
game-doubt-track = Trajectory { $track } is used twice, but the box has only one of each.
game-doubt-slip = { $who } has an oops on turn { $turn }, but double-action missions don't allow that.
game-doubt-tiles = { $count ->
    [one] The tile { $tiles } is missing from the { $zone } damage tiles; it's assumed to be at the bottom.
   *[other] The tiles { $tiles } are missing from the { $zone } damage tiles; they're assumed to be at the bottom.
 }
game-card-in-full = { $code } { $name }{ $where ->
    [none] { "" }
   *[other] { " " }({ $where })
 }
