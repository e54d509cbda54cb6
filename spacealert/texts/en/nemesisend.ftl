### Nemesis: the final check.

nemesisend-jump = Hyperjump. Everyone awake on board dies.
nemesisend-jump-lost = The ship jumps while the self-destruct is running. It's destroyed with everyone on board.
nemesisend-skull-lost = The self-destruct has reached the skull. The ship and everyone on board are lost.
nemesisend-fire-lost = You needed a ninth fire marker. The ship explodes with everyone on board.
nemesisend-hull-lost = You needed a ninth malfunction marker. The hull breaks, and everyone on board is lost.
nemesisend-nobody = No one is awake on board. Move the time marker to the last space. The ship jumps.
nemesisend-nobody-lost = No one is awake on board, and the self-destruct is running. Move its marker to the skull. The ship is destroyed.
nemesisend-engines = Now the engines. Turn over the top token of each engine, one after another.
nemesisend-engine-turn = Engine { $number }: put your hands on the token.
nemesisend-engine-moment = Engine { $number }…
nemesisend-engine = Engine { $number } is…
nemesisend-engine-working = Working
nemesisend-engine-damaged = Damaged
nemesisend-engines-hold = Damaged engines: { $count }. The ship holds together and jumps.
nemesisend-engines-fail = Damaged engines: { $count }. The ship explodes, and everyone in hibernation dies.
nemesisend-coordinates = Now the coordinates. Put your hands on the card next to the Cockpit.
nemesisend-coordinates-moment = Where are we?
nemesisend-destination = The destination marker is on { $marker }. Where does the ship arrive?
nemesisend-course-earth = Earth
nemesisend-course-mars = Mars
nemesisend-course-elsewhere = Venus or deep space
nemesisend-arrives-earth = It's Earth. Everyone in hibernation wakes up there.
nemesisend-arrives-mars = It's Mars. Everyone in hibernation is lost, unless their objective is Quarantine.
nemesisend-arrives-elsewhere = It's not Earth. Everyone in hibernation is lost.
nemesisend-quarantine = Whose objective is Quarantine?
nemesisend-infection = { $who }: contamination check. Take the Scanner and your cards.
nemesisend-infection-moment = { $who }…
nemesisend-any-infected = { $who }: scan all contamination cards in your hand, deck and discard pile. Are any INFECTED?
nemesisend-clean = { $who } isn't infected.
nemesisend-how-many-cards = { $who }: how many contamination cards do you have in total?
nemesisend-odds = { $who } has a { $percent }% chance of dying.
nemesisend-four-cards = { $who }: shuffle all action and contamination cards together and draw four. How many of them are contamination cards?
nemesisend-alive = { $who } is alive.
nemesisend-dead = { $who } is dead.
nemesisend-all-objectives = Are all special objectives met?
nemesisend-objective-nemesis = { $who }: show your objective. Are all its conditions met?
nemesisend-objective-carnomorphs = { $who }: show your objective. Are all its conditions met? Autopsy: the signal is sent, and the adaptation in the carcass slot is removed. Great Hunt: the signal is sent, and the Butcher is dead. Field Research: two adaptations are removed. Death in the Egg: the adaptation in the egg slot is removed.
nemesisend-nobody-wins = Nobody has won.
nemesisend-all-win = The crew wins: { $winners }.
nemesisend-winners = { $count ->
    [one] The winner
   *[other] The winners
 }: { $winners }.
nemesisend-larva-or-infected = { $who }: scan all contamination cards in your hand, deck and discard pile. Are any INFECTED, or is there a Larva on your board?
