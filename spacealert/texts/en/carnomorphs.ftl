### Carnomorphs, the expansion of Nemesis.

carnomorphs-title = Carnomorphs
carnomorphs-outcome-won = won: { $winners }
carnomorphs-outcome-lost = lost
carnomorphs-facts = Nemesis with Carnomorphs: { $rounds } { $rounds ->
         [one] round
       *[other] rounds
    }, { $players } { $players ->
         [one] player
       *[other] players
    }, survivors: { $survivors }. The ship was { $ship ->
        [lost] lost
       *[other] in one piece
    }. Winners: { $winners }.
carnomorphs-setup-box = From the expansion come the Carnomorph board, events, attacks, mutations, adaptations, Metagorger tokens and figures; from the base game no Intruder figures. Swap the help cards.
carnomorphs-setup-board = Carnomorph board: { $count } eggs (not 5) and 3 random adaptations face down; a Shambler, a Fleshbeast and the Butcher stand on them.
carnomorphs-setup-decks = Shuffle the mutation cards as well. The four carcass tokens join those of the base game.
carnomorphs-setup-corpse = Mind the blue corpse in the Hibernatorium: the first red Metagorger of an event phase will come to it.
carnomorphs-metagorger-attack = { $who }: the Metagorger attacks without a card and leaves the board.
carnomorphs-shambler-token = Put a Shambler token into the bag.
carnomorphs-no-shambler-token = No Shambler token is left to put into the bag.
carnomorphs-mutation-card = { $who }: draw 2 mutation cards, keep 1 in secret, shuffle the other back.
carnomorphs-marker = { $who }: a mutation marker, { $count } of { $most }. The fourth kills.
carnomorphs-fourth-marker = { $who }: the fourth mutation marker. The character dies, and a Shambler stands in the room.
carnomorphs-no-mutation = { $who } has no mutation card.
carnomorphs-mutation-scan = { $who }: scan one contamination card from hand.
carnomorphs-mutation-public = { $who }: turn the mutation card face up for good.
carnomorphs-mutation-infected = { $who }: is the scanned card INFECTED?
carnomorphs-mutation-infected-do = { $who }: the card goes to the discard pile. Do the INFECTED half of the mutation.
carnomorphs-mutation-clean-do = { $who }: the card leaves the game, a new contamination card goes to the discard pile. Do the other half of the mutation.
carnomorphs-mutation-lost = { $who }: the mutation card is gone. The markers stay: { $count }.
carnomorphs-infected = { $who }: infected. The card stays, and the mutation grows.
carnomorphs-killed-metagorger = The Metagorger is killed: a carcass stays.
carnomorphs-killed-shambler = The Shambler is killed: a carcass stays.
carnomorphs-killed-fleshbeast = The Fleshbeast is killed: a carcass and a Shambler stay. The bag is not touched.
carnomorphs-killed-butcher = The Butcher is killed and never comes back: two Shamblers stand in its place, no carcass.
carnomorphs-shamblers-hide = All 8 Shamblers are on the board. How many are not in combat? They go off, their tokens into the bag.
carnomorphs-adaptation = The first of its kind: { $kind }. Turn its adaptation face up.
carnomorphs-voracious = Does this adaptation make them feed before they attack?
carnomorphs-token-red-metagorger = A red Metagorger goes into the bag.
carnomorphs-token-blue-metagorger = No red one is left: a blue Metagorger goes into the bag.
carnomorphs-token-none = No Metagorger token is left to add.
carnomorphs-develop-blue = The blue Metagorger leaves the bag; in goes: { $token }. Then everybody not in combat rolls for noise.
carnomorphs-develop-red = The red Metagorger goes back. Put a Metagorger in every room with a Metagorger or a heavy object, even a carried one{ $corpse ->
        [yes] ; remember the blue corpse
       *[other] {""}
    }{ $nest ->
        [yes] ; and in the Nest
        [perhaps] ; and in the Nest, if you’ve found it
       *[other] {""}
    }.
carnomorphs-spawn-rooms = How many rooms are that?
carnomorphs-spawned = Metagorgers placed: { $count }. No surprise attacks.
carnomorphs-spawned-some = Only { $count } figures are left for { $rooms } rooms: you choose where they go. No surprise attacks.
carnomorphs-butcher-is-there = The Butcher is already on the board or dead: nothing happens.
carnomorphs-develop-butcher = The Butcher comes to { $who }. Its token stays out of the bag.
carnomorphs-blank-shamblers = How many Shamblers are in rooms without a character? They go off the board, their tokens into the bag.
carnomorphs-develop-blank = The blank stays out for now.
carnomorphs-blank-back = Now the blank goes back into the bag.
carnomorphs-a-room = Feeding: is there a room with Carnomorphs, without characters, with something to eat?
carnomorphs-another-room = Is there another such room?
carnomorphs-in-room = How many in that room: { $kind }?
carnomorphs-is-nest = Is it the Nest?
carnomorphs-food = What lies in the room?
carnomorphs-food-red-corpse = Red corpse
carnomorphs-food-egg = Egg
carnomorphs-food-carcass = Carcass
carnomorphs-food-blue-corpse = Blue corpse
carnomorphs-food-metagorger = Metagorger
carnomorphs-how-much = How many: { $food }?
carnomorphs-nobody-eats = Nobody finds anything to eat.
carnomorphs-eats = { $number } of { $count }. { $eater } eats: { $food }. Its injuries are gone.
carnomorphs-eats-and-evolves = { $number } of { $count }. { $eater } eats: { $food }. Now in its place, unhurt: { $becomes }.
carnomorphs-blue-corpse-eaten = The blue corpse is eaten. One objective has become impossible.
carnomorphs-no-adaptation = No adaptation is revealed.
carnomorphs-which-adaptation = Which adaptation is analysed? Corpse stands for the Shambler; egg and carcass as the board shows.
carnomorphs-was-voracious = Was it the one that makes them feed first?
carnomorphs-adaptation-gone = The adaptation leaves the game.
carnomorphs-four-cards = { $who }, markers: { $markers }. Shuffle all action and contamination cards together and draw four. How many of them are contamination cards?
carnomorphs-attack-first = First, every Carnomorph in a room with a character attacks: the fewest cards in hand; tied, the first player or the nearest clockwise.
carnomorphs-butcher-where = The Butcher comes to the slimed character with the fewest cards in hand; tied, the lowest player number. If no one is slimed, to the first player.
carnomorphs-mutated-or-infected = { $who }: scan all contamination cards from hand, deck and discard. Is any INFECTED, or is there a mutation card?
carnomorphs-how-many-markers = { $who }: how many mutation markers?
carnomorphs-rulebook = Carnomorphs rulebook
