### Nemesis: setup.

nemesissetup-players = How many players?
nemesissetup-mode = Which mode?
nemesissetup-seat = Seat { $number }
nemesissetup-number = { $who }: which number is on your help card?
nemesissetup-draw = { $who }: reveal a character card
nemesissetup-character = { $who }: which character?
nemesissetup-board = Put the board in the middle, basic side up (triple red arrow at the top left).
nemesissetup-board-other = Put the board in the middle, other side up. It has two separate technical networks, red and blue, and some rooms are connected by two corridors. Put both Evacuation Sections face up in their places, each with an exploration token for the first to enter.
nemesissetup-rooms = Shuffle the “2” rooms and put one face down on each of the 5 “2” places. Return the other 4 to the box without looking. { $side ->
        [other] Put the remaining 9 “1” rooms
       *[basic] Put all 11 “1” rooms
    } face down on the “1” places.
nemesissetup-exploration = Shuffle the 20 exploration tokens and put one face down on each of the 16 rooms. Return the other 4 to the box without looking.
nemesissetup-coordinates = Put a random coordinates card face down next to the Cockpit and return the other 7 to the box without looking. Put a status marker on B of the destination track.
nemesissetup-pod = pod { $number } in section { $section }
nemesissetup-pods = Place { $count } escape pods, Locked side up: { $pods }.
nemesissetup-engines = Shuffle the Working and Damaged tokens of each engine (1, 2 and 3) face down and stack them. The top token shows the engine's true state. Nobody may look.
nemesissetup-intruder-board = Intruder board: put 5 eggs on it, and 3 random weakness cards face down in the slots. Return the other 5 cards to the box without looking. The other 3 eggs are the reserve.
nemesissetup-tokens = { $count } × { $token }
nemesissetup-bag = Put { $count } tokens in the bag: { $tokens }. All others form the supply.
nemesissetup-decks = Shuffle the decks: events, Intruder attacks, contamination, serious wounds and the three item decks. Put crafted items and the Scanner next to them, and the fire, malfunction and noise markers, doors and dice within reach. Dropped items go { $dropped ->
        [deck] on the bottom of their deck
       *[other] onto the discard pile
    }.
nemesissetup-time = Put a status marker on the green space of the time track: { $count } { $count ->
         [one] move
       *[other] moves
    } to the jump. The self-destruct track stays empty.
nemesissetup-objectives-semi = Remove the objectives for more than { $count } players. Deal everyone one personal and one corporate objective in secret, and return the rest to the box without looking.
nemesissetup-objectives-coop = { $count ->
    [one] Reveal 1 special objective. It stays face up, isn't discarded, and must be met.
   *[other] Reveal { $count } special objectives. They stay face up, none is discarded, and all of them must be met.
 }
nemesissetup-objectives-solo = Draw 2 special objectives. You keep one at first contact. Halve the item counters, rounding up.
nemesissetup-characters = Everyone takes a board, a figure (in the Hibernatorium), 10 shuffled action cards, the starting weapon with full ammo, and 2 quest items turned sideways.
nemesissetup-first-player = { $who }, you have number 1. Take the first player token.
nemesissetup-corpse = Put the blue corpse in the Hibernatorium. The ship is ready.
nemesissetup-follow = This is the ship's computer. You handle the figures, cards and dice, and I keep track of everything. How closely should I follow you?
nemesissetup-follow-phase = Run the phases: you tell me what changes (about 10 answers per round)
nemesissetup-follow-each = Follow every turn: you tell me every move (about 70 answers per round)
nemesissetup-follow-bag = Just the bag: no setup, one button
nemesissetup-numbered = { $number }: { $who }
nemesissetup-numbers-told = Player numbers: { $players }. Take the help cards and the inventory holders with these numbers.
nemesissetup-draft-yourselves = In order of player numbers, draw 2 characters, keep one and shuffle the other back in.
nemesissetup-names = { $count ->
    [1] Who's playing? Enter your name.
   *[other] Who's playing? Enter { $count } names clockwise, separated by commas. Seats you leave out keep their number.
 }
nemesissetup-names-wrong = Enter up to { $count } different names, separated by commas. A seat you leave out keeps its number.
nemesissetup-names-missing = Without a name: { $seats }. If a name or a comma is missing, press Undo.
nemesissetup-other-side = { $mode }, other side of the board (harder)
nemesissetup-draws = Who draws player numbers and escape pods?
nemesissetup-draws-drawn = You draw for us
nemesissetup-draws-characters = You draw for us, including two characters each
nemesissetup-draws-cards = We draw them ourselves
nemesissetup-characters-chosen = Who plays which character?
nemesissetup-pods-drawn = Which escape pods did you draw?
nemesissetup-ready = Is everything in place?
