### The rules to look up, beside the explanation of every scene.

rules-title = Rules
rules-all = All rules
rules-stations = Stations: A, B and C
rules-stations-text = Upper red: A heavy laser, B shield, C interceptors (with an active squad).
    Bridge, upper white: A heavy laser, B shield, C computer maintenance.
    Upper blue: A heavy laser, B shield, C battlebots.
    Lower red: A light laser, B fills the red reactor from the white one, C battlebots.
    Lower white: A pulse cannon, B burns a fuel capsule and fills the white reactor, C look out (visual confirmation).
    Lower blue: A light laser, B fills the blue reactor from the white one, C rocket.
rules-cards = How many cards
rules-cards-text = Four or five of you: 5 cards for each phase, one of the first 5 a heroic one.
    Three and an android: 6 for each phase. Two and two androids: 9, then 6 and 6.
    Four and an android: one more each in phase 1. Alone: all cards face up.
    A test flight has two phases only.
rules-planning = While you plan
rules-planning-text = A card is an action or a movement: the half on top counts. Its back shows which half it is. A slot without a card is an empty turn.
    You may change cards of the running phase, and look at those of earlier ones. When you pick up the cards of the next phase, which you may do early, your phase is closed.
    Use the boards and figures to point and to try things out.
    The round may end early if everyone agrees, once the second phase is over.
rules-data = Incoming data and data transfer
rules-data-text = Incoming data: each of you may draw one action card.
    Data transfer: until the beep, each of you may hand one card to somebody else. Heroic cards stay where they are.
rules-silence = Communications down
rules-silence-text = No talking, no pointing, no signs, until communications are restored. Everyone goes on planning alone. No threat cards are drawn or shown around.
rules-unconfirmed = Unconfirmed reports
rules-unconfirmed-text = With five of you, or four and an android, an unconfirmed report counts as any other. Smaller crews ignore it.
rules-heroic = Heroic cards
rules-heroic-text = Heroic A: fires with 1 more damage, or repairs by 2. Heroic B: one more energy, even above capacity, or repairs by 2. Heroic battlebots aren't disabled by return fire; in space they do 1 more damage. A heroic move takes you straight to its station.
rules-delay = Delays and wrong cards
rules-delay-text = A delay moves the card of that turn to the next one, and pushes those after it until an empty slot takes one. Several causes for one turn count once.
    A card laid wrong (upside down, wrong arrow) may be played as it was meant: then your next turn is delayed.
rules-lift = Gravolift
rules-lift-text = It takes one of you per turn. Whoever comes second, or takes a damaged one, still arrives, and is delayed on the next turn.
rules-weapons = Who hits what
rules-weapons-text = A laser hits one threat of its zone: the nearest to the end of its track; on the same space, the lower number. The pulse cannon hits everything at distance 1 and 2. A rocket hits the nearest threat at distance 1 or 2, one turn after its launch. Interceptors hit everything at distance 1: one target 3, several 1 each.
    Add the damage up, take the shields off once. Each heavy laser and the pulse cannon take one energy, and fire once a turn.
rules-bots = Battlebots and interceptors
rules-bots-text = Press C in upper blue or lower red to take an inactive squad, or to wake a disabled one. The battlebots card makes one mark on an intruder in your station.
    C in upper red takes you and an active squad into space, and you attack at once. There, battlebots stay out and attack; an empty slot brings you home; any other card is delayed.
rules-repair = Malfunctions
rules-repair-text = The letter that is covered repairs it: one mark a press. Until it's gone, the system doesn't work.
rules-threats = What threats do
rules-threats-text = They appear on the first space on their turn. They move after the damage, as many spaces as their speed, and do what stands at each X, Y and Z they reach or pass. An attack is stopped by the shield, cube by cube; the rest is damage tiles. A zone that needs a seventh tile loses the ship.
rules-computer = Computer maintenance
rules-computer-text = Once in each phase, by turns 2, 5 and 9, press C on the bridge. Otherwise everyone aboard is delayed on the next turn.
rules-score = Score
rules-score-text = Each destroyed threat its higher value, each survived one its lower value; threats still on a track nothing. Minus each damage tile, minus the tiles of the worst zone once more, minus 2 for each of you knocked out, minus 1 for each disabled squad.
    Visual confirmation, for each phase: the most of you who looked out on one turn. 1, 2, 3, 4, 5 of you bring 1, 2, 3, 5, 7 points.
rules-androids = Androids, and flying alone
rules-androids-text = When phase 1 begins, turn the androids' heroic cards up; only they may use them. Anyone lays own cards on an android's board, face up, but no heroic one. What is laid there stays. One of you acts for each android.
    Alone with four androids: all cards face up, and you may re-lay them until the phase ends. Ignore data, silences and unconfirmed reports.
rules-between = Between the rounds
rules-between-text = Put figures on the bridge and cubes, rockets and capsules where they started. Check the threats against the list of the mission. Put the first numbers on the trajectories. Then resolve turn by turn: threats appear, you act, damage is computed, threats act; after turns 2, 5 and 9 the computer checks. After turn 12 the threats act once more.
rules-campaign = Between the missions of a campaign
rules-campaign-text = Malfunctions and intruders are gone. Everyone conscious, captain first, repairs one damage tile or one disabled squad, two tiles at most in a zone. Repaired tiles are shuffled back. An unrepaired reactor or shield starts with a cube less; unrepaired structure doubles damage to its zone; an unrepaired squad stays away.
