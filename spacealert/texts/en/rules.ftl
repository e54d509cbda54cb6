### The rules to look up in the help of every scene.

rules-title = Rules
rules-all = All rules
rules-stations = Stations: A, B and C
rules-stations-text = Upper red: A heavy laser, B shield, C interceptors (with an active squad).
    Bridge, upper white: A heavy laser, B shield, C computer maintenance.
    Upper blue: A heavy laser, B shield, C battlebots.
    Lower red: A light laser, B fills the red reactor from the white one, C battlebots.
    Lower white: A pulse cannon, B uses a fuel capsule to fill the white reactor, C look out (visual confirmation).
    Lower blue: A light laser, B fills the blue reactor from the white one, C rocket.
rules-cards = How many cards
rules-cards-text = Four or five of you: 5 cards for each phase, and one of the first 5 is heroic.
    Three of you with an android: 6 for each phase. Two with two androids: 9, then 6 and 6.
    Four with an android: one more each in phase 1. Alone: all cards face up.
    A test flight only has two phases.
rules-planning = While you plan
rules-planning-text = Only the upper half of a card counts: an action or a movement. The back of the card shows which half is up. A slot without a card is an empty turn.
    You may change cards of the current phase, and look at those of earlier ones. Picking up the cards of the next phase, which you may do early, closes your phase.
    You may use the boards and figures to point things out and try moves.
    The round may end early if everyone agrees, once the second phase is over.
rules-data = Incoming data and data transfer
rules-data-text = Incoming data: each of you may draw one action card.
    Data transfer: until the beep, each of you may pass one card to someone else. Heroic cards stay where they are.
rules-silence = Communications down
rules-silence-text = No talking, pointing or other signs until communications are restored. Everyone keeps planning alone. Don't draw or show threat cards.
rules-unconfirmed = Unconfirmed reports
rules-unconfirmed-text = With five of you, or four and an android, an unconfirmed report counts like any other. Smaller crews ignore it.
rules-heroic = Heroic cards
rules-heroic-text = Heroic A deals 1 more damage. Heroic B moves one more energy, even above capacity. A repair with either of them counts twice. Return fire can't disable heroic battlebots, and in space they deal 1 more damage. A heroic move takes you straight to its station.
rules-delay = Delays and wrong cards
rules-delay-text = A delay moves that turn's card to the next turn, which pushes the later cards along until an empty slot absorbs the delay. Several delays on the same turn count as one.
    If you played the wrong card (upside down, wrong arrow), you may do what you meant to do, but your next turn is delayed.
rules-lift = Gravolift
rules-lift-text = The gravolift carries one of you per turn. The second one, or anyone in a damaged lift, still arrives, but is delayed on the next turn.
rules-weapons = Who hits what
rules-weapons-text = A laser hits one threat in its zone: the one nearest the ship, or the one with the lower number on a shared space. The pulse cannon hits everything at distances 1 and 2. A rocket hits the nearest threat at distance 1 or 2, one turn after its launch. Interceptors hit everything at distance 1: a lone target for 3, several for 1 each.
    Add up the damage, then subtract the shields once. Each heavy laser and the pulse cannon use one energy and fire once per turn.
rules-bots = Battlebots and interceptors
rules-bots-text = Press C in upper blue or lower red to take a waiting squad, or to restart a disabled one. The battlebots card deals one damage to an intruder in your station.
    C in upper red takes you and an active squad into space, and you attack right away. There, a battlebots card keeps you in space and attacks again. An empty slot brings you home. Any other card is delayed, and you come home as well.
rules-repair = Malfunctions
rules-repair-text = To repair a malfunction, press the button it covers: one mark per press. Until it's repaired, the system doesn't work.
rules-threats = What threats do
rules-threats-text = A threat appears on its turn, on the first space of its trajectory. After damage, each threat moves a number of spaces equal to its speed, and does what its card says at each X, Y and Z it reaches or passes. Each cube in the shield stops one point of an attack. Every other point costs a damage tile. If a zone needs a seventh tile, the ship is lost.
rules-computer = Computer maintenance
rules-computer-text = Once in each phase, by turns 2, 5 and 9, someone must press C on the bridge. Otherwise everyone on board is delayed on the next turn.
rules-score = Score
rules-score-text = A destroyed threat scores its higher value, and a survived threat its lower value. A threat still on its trajectory scores nothing. Subtract 1 for each damage tile, the tiles of the worst-hit zone once more, 2 for each of you knocked out, and 1 for each disabled squad.
    Visual confirmation, for your best turn in each phase: 1, 2, 3, 4 or 5 of you looking out together score 1, 2, 3, 5 or 7 points.
rules-androids = Androids and flying alone
rules-androids-text = When phase 1 begins, reveal the androids' heroic cards, which only they may use. Anyone may play cards on an android's board, face up, but not heroic ones. Once played, they stay. One of you acts for each android.
    Alone with four androids: all cards face up, and you may rearrange them until the phase ends. Ignore data transfers, incoming data, communications failures and unconfirmed reports.
rules-between = Between the rounds
rules-between-text = Put the figures on the bridge. Put cubes, rockets and capsules where they started. Check the threats against the mission's list. Then resolve turn by turn: threats appear, you act, damage is computed, threats act. After turns 2, 5 and 9, the computer is checked. After turn 12, the threats act once more.
rules-campaign = Between the missions of a campaign
rules-campaign-text = Malfunctions and intruders are gone. Everyone who is conscious repairs one damage tile or one disabled squad, starting with the captain. You can repair at most two tiles per zone. Repaired tiles are shuffled back in. An unrepaired reactor or shield starts with one fewer cube, unrepaired structure doubles damage to its zone, and an unrepaired squad stays out.
