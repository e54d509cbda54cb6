### What can be wrong with a game file, and the words that it may use beside English ones.

game-zone-red = red
game-zone-white = white
game-zone-blue = blue

## The crew

game-nobody = The crew is empty; expected one to five members.
game-too-many = The crew has { $count } members; expected five at most.
game-taken = “{ $what }” stands here for the second time; line { $line } has it already.
game-name = “{ $found }” stands here; expected a name on one line, of 60 letters at most.
game-captain-first = The captain stands further down here; expected in the first place: the crew acts in the order of this list.

## Plans

game-plan-letter = “{ $found }” is no card{ $turn ->
    [0] { "" }
   *[other] { " " }(turn { $turn })
 }; expected a b c x < > ^ or - for none, heroic A B X, or 1 to 6 for a heroic move.
game-hand-phases = { $count } phases stand here; expected the cards of at most three.
game-hand-many = More action cards stand here than the { $most } that are in the box.
game-hand-card = “{ $found }” is no action card; expected its two halves, such as a> or x^, of a heroic card A3, A1, B6, B4, X2 or X5.
game-plan-too-long = A card too many: this mission has { $turns } turns.
game-two-actions = Turn { $turn } has “{ $found }”; expected one card a turn: two actions in one slot belong to the expansion, which is not built yet.

## Threats

game-two-threats = A second threat with the number { $turn }; line { $line } has the first.
game-card-unknown = There is no threat card “{ $found }”; expected a code such as E1-05, or a card's name.
game-card-unknown-near = There is no threat card “{ $found }”; expected perhaps: { $nearest }.
game-card-ambiguous = Several cards are called “{ $found }”; expected one of the codes { $codes }.
game-card-expansion = “{ $found }” is a card of the expansion, which is not built yet; expected one of the base game.
game-card-twice = The card { $card } stands here for the second time; it is in the box once, and line { $line } has it.
game-zone-missing = { $card } comes from without, but its zone is missing; expected red, white or blue after it.
game-zone-internal = { $card } is an internal threat and has no zone; expected nothing after it.

## What else is drawn

game-tile-twice = The tile “{ $tile }” stands here for the second time; expected each of a zone's six once.
game-tile-on-ship = The tile “{ $tile }” lies on the ship already, by the campaign's damage; expected only the others.
game-draw-from-what = { $name ->
    [tracks] “tracks” is missing; expected the four trajectories, or a seed to draw them from.
   *[threats] “threats” is missing; expected the cards that were drawn, or a mission and a seed to draw them from.
 }

## What else is noted

game-date = “{ $found }” is no date; expected year, month and day, such as 2026-11-18.
game-slip = “{ $found }” stands here; expected a turn, who, and what was meant, such as 4 green ^.
game-slip-twice = A second slip of { $color } on turn { $turn }; expected one at most.

## The mission

game-mission-unknown = There is no mission “{ $id }”{ $nearest ->
    [none] { "" }
   *[other] , perhaps { $nearest } is meant
 }; expected an id such as S2-1, a generator's code, or how many “turns” it has.
game-double-actions = “{ $found }” has two actions on every turn, which cannot be resolved here yet; expected a mission of the base game.
game-turns-differ = { $found } turns stand here, but mission { $mission } has { $turns }; expected that, or nothing.

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
 }; no threat has that number.
game-doubt-other = The mission announces a { game-class } for turn { $turn }{ $zone ->
    [none] { "" }
   *[other] , zone { $zone }
 }; there lies { $card }.
game-doubt-unannounced = { $card } has the number { $turn }, for which the mission announces nothing.
game-doubt-color = { $card } is not in the deck of the difficulty that was chosen.
game-doubt-track = The trajectory { $track } is used twice, but each of the seven is in the box once.
game-doubt-tiles = { $count ->
    [one] The tile { $tiles } is missing from the stack of damage tiles of the zone { $zone }; it is taken to lie at the bottom.
   *[other] The tiles { $tiles } are missing from the stack of damage tiles of the zone { $zone }; they are taken to lie at the bottom.
 }
game-card-in-full = { $code } { $name }
