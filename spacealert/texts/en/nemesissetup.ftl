### Nemesis: the preparation.

nemesissetup-players = How many play?
nemesissetup-mode = Which mode?
nemesissetup-side = Which side of the board?
nemesissetup-side-basic = Basic side (triple red arrow)
nemesissetup-side-other = The other side, which is harder
nemesissetup-name = Seat { $number }, clockwise: who is it?
nemesissetup-seat = Seat { $number }
nemesissetup-number = { $who }: which numbered help card?
nemesissetup-draft = How do you choose characters?
nemesissetup-draft-cards = With the cards, or freely
nemesissetup-draft-drawn = Draw two for each of us
nemesissetup-draw = { $who }: a character card is revealed
nemesissetup-character = { $who }: which character?
nemesissetup-board = Put the board in the middle, basic side up (triple red arrow at the top left).
nemesissetup-board-other = Put the board in the middle, other side up. It has two separate technical networks, red and blue, and some rooms are connected by two corridors. Put both Evacuation Sections face up in their places, each with an exploration token for the first to enter.
nemesissetup-rooms = Shuffle the rooms “2” and put one face down on each of the 5 places “2”. Return the other 4 unseen. { $side ->
        [other] Put the remaining 9 rooms “1”
       *[basic] Put all 11 rooms “1”
    } face down on the places “1”.
nemesissetup-exploration = Shuffle the 20 exploration tokens and put one face down on each of the 16 rooms. Return the other 4 unseen.
nemesissetup-coordinates = Put a random coordinates card face down beside the Cockpit and return the other 7 unseen. Put a status marker on B of the destination track.
nemesissetup-pod-drawn = Escape pod { $number } of { $count }: which number did you draw?
nemesissetup-pod = pod { $number } in section { $section }
nemesissetup-pods = { $count } escape pods, Locked side up: { $pods }.
nemesissetup-engines = Engines 1, 2 and 3: shuffle each one's Working and Damaged tokens face down and stack them. The top one is true. Nobody may look.
nemesissetup-intruder-board = Intruder board: 5 eggs, and 3 random weakness cards face down in the slots. Return the other 5 cards unseen. The other 3 eggs are the reserve.
nemesissetup-tokens = { $count } × { $token }
nemesissetup-bag = Put { $count } tokens in the bag: { $tokens }. All others are the supply.
nemesissetup-decks = Shuffle events, Intruder attacks, contamination, serious wounds and the three item decks. Put crafted items and the Scanner next to them, and fires, malfunctions, noise, doors and dice within reach. Dropped items go { $dropped ->
        [deck] under their deck
       *[other] onto the discard pile
    }.
nemesissetup-time = Put a status marker on the green space of the time track: { $count } { $count ->
         [one] move
       *[other] moves
    } to the jump. The self-destruct track stays empty.
nemesissetup-objectives-semi = Remove the objectives for more than { $count } players. Deal everyone one personal and one corporate objective in secret, and return the rest unseen.
nemesissetup-objectives-coop = Reveal { $count } special objectives. They stay open, none is discarded, and all of them must be met.
nemesissetup-objectives-solo = Draw 2 special objectives. You keep one at the first encounter. Item counters are halved, rounded up.
nemesissetup-characters = Everyone takes a board, a figure (in the Hibernatorium), 10 shuffled action cards, the starting weapon with full ammo, and 2 quest items turned sideways.
nemesissetup-first-player = { $who } has number 1 and takes the first player token.
nemesissetup-corpse = Put the blue corpse in the Hibernatorium. The ship is ready.
nemesissetup-follow = This is the ship's computer. You move figures, cards and dice; I keep everything in order. How closely should I follow you?
nemesissetup-follow-phase = Lead the phases: you tell me what changes (about 10 answers a round)
nemesissetup-follow-each = Follow every turn: you tell me every move (about 70 answers a round)
nemesissetup-follow-bag = Just the bag: no setup, one button
nemesissetup-numbers = Player numbers: who gets which help card?
nemesissetup-numbers-dealt = Deal them for us
nemesissetup-numbers-cards = We deal the cards
nemesissetup-numbered = { $number }: { $who }
nemesissetup-numbers-told = Player numbers: { $players }. Take the help cards and the inventory holders with these numbers.
nemesissetup-draft-yourselves = In order of player numbers: draw 2 characters, keep one, shuffle the other back.
