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
carnomorphs-setup-box = Take the Carnomorph board, the event, attack, mutation and adaptation cards, the Metagorger tokens and the figures from the expansion. Leave the Intruder figures of the base game in the box. Swap the help cards.
carnomorphs-setup-board = Carnomorph board: put { $count } eggs on it (not 5), and 3 random adaptations face down. Put a Shambler, a Fleshbeast and the Butcher on the adaptations.
carnomorphs-setup-decks = Shuffle the mutation cards too. Add the four carcass tokens to those of the base game.
carnomorphs-setup-corpse = Watch the blue corpse in the Hibernatorium: the first red Metagorger drawn in an event phase will go for it.
carnomorphs-metagorger-attack = The Metagorger attacks { $who } without a card and leaves the board.
carnomorphs-shambler-token = Put a Shambler token in the bag.
carnomorphs-no-shambler-token = There's no Shambler token left for the bag.
carnomorphs-mutation-card = { $who }: draw 2 mutation cards, keep 1 secretly and shuffle the other back in.
carnomorphs-marker = { $who } gets a mutation marker ({ $count } of { $most }). The fourth one is fatal.
carnomorphs-fourth-marker = { $who } gets the fourth mutation marker and dies. Put a Shambler in the room.
carnomorphs-no-mutation = { $who } doesn't have a mutation card.
carnomorphs-mutation-scan = { $who }: scan one contamination card from your hand.
carnomorphs-mutation-public = { $who }: turn the mutation card face up. It stays that way.
carnomorphs-mutation-infected = { $who }: is the scanned card INFECTED?
carnomorphs-mutation-infected-do = { $who }: put the card on your discard pile. Resolve the INFECTED half of the mutation.
carnomorphs-mutation-clean-do = { $who }: remove the card from the game and put a new contamination card on your discard pile. Resolve the other half of the mutation.
carnomorphs-mutation-lost = { $who }: the mutation card is gone. The markers stay: { $count }.
carnomorphs-infected = { $who } is infected. Keep the card. The mutation grows.
carnomorphs-killed-metagorger = The Metagorger is killed. Leave a carcass.
carnomorphs-killed-shambler = The Shambler is killed. Leave a carcass.
carnomorphs-killed-fleshbeast = The Fleshbeast is killed. Leave a carcass and a Shambler. The bag doesn't change.
carnomorphs-killed-butcher = The Butcher is killed and never comes back. Replace it with two Shamblers, without leaving a carcass.
carnomorphs-shamblers-hide = All 8 Shamblers are on the board. How many aren't in combat? Remove those and put their tokens in the bag.
carnomorphs-adaptation = This is the first { $kind }. Turn its adaptation face up.
carnomorphs-voracious = Does this adaptation make Carnomorphs feed before they attack?
carnomorphs-token-red-metagorger = Put a red Metagorger in the bag.
carnomorphs-token-blue-metagorger = There are no red ones left: put a blue Metagorger in the bag.
carnomorphs-token-none = There are no Metagorger tokens left to add.
carnomorphs-develop-blue = Remove the blue Metagorger from the bag and add this token: { $token }.
carnomorphs-develop-red = Return the red Metagorger to the bag. Put a Metagorger in every room with a Metagorger or a heavy object, even a carried one{ $corpse ->
        [yes] {" "}(including the blue corpse)
       *[other] {""}
    }{ $nest ->
        [yes] , and in the Nest
        [perhaps] , and in the Nest if you've found it
       *[other] {""}
    }.
carnomorphs-spawn-rooms = How many rooms is that?
carnomorphs-spawned = Metagorgers placed: { $count }. No surprise attacks.
carnomorphs-spawned-some = There are only { $count } figures left for { $rooms } rooms. You choose where they go. No surprise attacks.
carnomorphs-butcher-is-there = The Butcher is already on the board or dead: nothing happens.
carnomorphs-develop-butcher = The Butcher comes to { $who }. Its token stays out of the bag.
carnomorphs-blank-shamblers = How many Shamblers are in rooms without a character? Remove them and put their tokens in the bag.
carnomorphs-develop-blank = Leave the blank token out of the bag for now.
carnomorphs-blank-back = Now put the blank token back in the bag.
carnomorphs-a-room = Feeding: is there a room with Carnomorphs and something to eat, but no characters?
carnomorphs-another-room = Is there another such room?
carnomorphs-in-room = { $kind }: how many are in that room?
carnomorphs-is-nest = Is it the Nest?
carnomorphs-food = What food is in the room?
carnomorphs-food-red-corpse = Red corpse
carnomorphs-food-egg = Egg
carnomorphs-food-carcass = Carcass
carnomorphs-food-blue-corpse = Blue corpse
carnomorphs-food-metagorger = Metagorger
carnomorphs-how-much = { $food }: how many are in the room?
carnomorphs-nobody-eats = Nobody finds anything to eat.
carnomorphs-eats = { $number } of { $count }. The { $eater } eats and is healed. Remove this food: { $food }.
carnomorphs-eats-and-evolves = { $number } of { $count }. The { $eater } eats and grows. Remove this food: { $food }. Replace the { $eater } with an uninjured { $becomes }.
carnomorphs-blue-corpse-eaten = The blue corpse is eaten. One objective is now impossible.
carnomorphs-no-adaptation = There are no revealed adaptations.
carnomorphs-which-adaptation = Which adaptation did you analyze? A corpse reveals the Shambler's. For an egg or a carcass, look at the board.
carnomorphs-was-voracious = Was it the adaptation that makes Carnomorphs feed first?
carnomorphs-adaptation-gone = Remove the adaptation from the game.
carnomorphs-four-cards = { $who } ({ $markers ->
    [one] 1 marker
   *[other] { $markers } markers
 }): shuffle all action and contamination cards together and draw four. How many of them are contamination cards?
carnomorphs-attack-first = First, every Carnomorph in a room with a character attacks the player with the fewest cards in hand; on a tie, the first player or the next one clockwise. Report each Metagorger that attacks: it leaves the board.
carnomorphs-butcher-where = The Butcher goes to the slimed character with the fewest cards in hand; on a tie, to the one with the lowest player number. If no one is slimed, it goes to the first player.
carnomorphs-mutated-or-infected = { $who }: scan all contamination cards in your hand, deck and discard pile. Are any INFECTED, or do you have a mutation card?
carnomorphs-how-many-markers = { $who }: how many mutation markers do you have?
carnomorphs-rulebook = Carnomorphs rulebook
carnomorphs-bitten = Who does the Metagorger attack? It attacks the player with the fewest cards in hand; on a tie, the first player or the next one clockwise.
