### The lessons of flight school, page by page.

lesson-moving = Moving and buttons
lesson-moving-1 = This is your ship. It has three zones: red on the left, white in the middle, blue on the right. Each has an upper and a lower station. You all start on the bridge, the upper white station.
lesson-moving-2 = An action card has two halves, and only the half on top counts. One half moves your figure, the other presses a button. So on every turn you do one thing: you move, or you act.
lesson-moving-3 = The red arrow takes you one station toward red, the blue arrow one toward blue, on the same deck. If there is no station further that way, you stay where you are.
lesson-moving-4 = The gravolift takes you to the other deck of your zone. It carries one person per turn. If somebody has used it before you this turn, you still get there, but your next turn is delayed.
lesson-moving-5 = Delayed means: the card on your next turn moves one turn on and pushes the cards behind it, until an empty turn takes up the delay. A card that is pushed off the board is lost.
lesson-moving-6 = Every station has three buttons. A fires a weapon, B moves energy, C does something that only this station can do.

lesson-energy = Energy
lesson-energy-1 = The green cubes are energy. Each zone has a reactor downstairs and a shield upstairs. You start with three cubes in the white reactor, two in the red and the blue one, and one in each shield.
lesson-energy-2 = The three heavy lasers upstairs and the pulse cannon in lower white run on reactors: each shot takes one cube from the reactor of its own zone. No cube, no shot.
lesson-energy-3 = The light lasers in lower red and lower blue have batteries of their own. A shot costs nothing. Like every cannon, they fire once per turn.
lesson-energy-4 = B upstairs fills the shield of that zone from its reactor: as many cubes as fit, or as many as there are. A side shield holds two, the white one three.
lesson-energy-5 = B in lower red and in lower blue fills that reactor from the white one. A side reactor holds three cubes, the white reactor five.
lesson-energy-6 = B in lower white burns a fuel capsule: the white reactor is full again. There are three capsules.

lesson-threats = Threats from outside
lesson-threats-1 = Threats come down a trajectory, one for each zone. The number of a threat is the turn on which it appears, on the space farthest from the ship.
lesson-threats-2 = At the end of each turn a threat moves as many spaces as its speed. On X, Y and Z it does what its card says, whether it stops there or passes. After Z it is gone and counts as survived.
lesson-threats-3 = An attack goes against the zone of the trajectory. Each cube in the shield stops one point and is spent. Every point that gets through is a damage tile. A zone has six tiles; when a seventh is needed, the ship is lost.
lesson-threats-4 = The five spaces nearest the ship are distance 1, the next five distance 2, the rest distance 3. Lasers reach all of it, pulse cannon and rockets as far as distance 2, interceptors only distance 1.
lesson-threats-5 = A laser hits one threat of its own zone: the one nearest the ship. If two are on the same space, it hits the one with the lower number.
lesson-threats-6 = The pulse cannon hits everything at distance 1 and 2, in all three zones.
lesson-threats-7 = All damage to a threat in one turn is added up, and its shields are subtracted once. The rest are marks on its card. With as many marks as it has hull, it is destroyed. So fire together!

lesson-round = The action round
lesson-round-1 = In the action round you only plan. The intercom speaks, the time runs – seven minutes in a test flight, ten in a mission – and everybody lays cards face down on their own board. Nothing moves yet.
lesson-round-2 = There are phases. In the first you plan turns 1 to 3, in the second turns 4 to 7, in the third turns 8 to 12. A test flight has two of them.
lesson-round-3 = For each phase you get new cards. You may change the cards of the running phase until you take the next ones. When the intercom says that the phase has ended, you must take them.
lesson-round-4 = “Time T+3. Threat. Zone red.” Draw a threat card for the red zone; it will appear on turn 3. The communications officer draws external threats, the chief of security internal ones.
lesson-round-5 = “Incoming data”: everybody may draw a card. “Data transfer”: until the beep everybody may hand a card to somebody else.
lesson-round-6 = Talk all the time: who does what, where, and above all on which turn. If you cannot agree, the captain decides.

lesson-resolution = The resolution round
lesson-resolution-1 = Now it turns out what your plans were worth. After the round you tell the program what everybody laid and which threat cards were drawn, and it walks the ship through it, turn by turn. It explains every rule when it happens for the first time.
lesson-resolution-2 = Each turn has the same order: new threats appear; you act, the captain first and then clockwise; the damage to external threats is counted; the threats that are left move and act.
lesson-resolution-3 = The order counts. Two people at one cannon on the same turn are one shot. Whoever refuels after the shot has refuelled too late.
lesson-resolution-4 = Did you lay a card the wrong way round? Say so (O, trip): you do what you meant, but your next turn is delayed.
lesson-resolution-5 = A ship that comes home scores: every destroyed threat is worth more than one survived, damage costs points, and the worst zone counts twice.

lesson-internal = Threats on board
lesson-internal-1 = Internal threats have a trajectory of their own. It only counts the time: on X, Y and Z they act like the others, but no shield stops their damage.
lesson-internal-2 = A malfunction covers a button. The button does nothing until it is repaired: press that very button in that station. Each press is one mark; with as many marks as the hull it works again.
lesson-internal-3 = The press that repairs is spent on the repair. If A is broken and you press A, nothing is fired, even if that was the last mark. Whoever wants to fire on the same turn must come after you.
lesson-internal-4 = An intruder stands in a station and may walk on, to the side or to the other deck; it needs no gravolift. Only battlebots can fight it. So look where it will stand on the turn when you get there.
lesson-internal-5 = Laser, pulse cannon and rockets do nothing to a threat on board, and its damage goes straight into the zone where it is: one tile for each point.
lesson-internal-6 = Some delay everybody in their station, some knock people out. Who is knocked out does nothing more in this mission: the rest of the cards are lost, and in the end it costs two points.
lesson-internal-7 = After its Z an intruder leaves the ship. A malfunction stays: it cannot be repaired any more, and its button is dead for good.

lesson-battlebots = Battlebots
lesson-battlebots-1 = Two squads of battlebots are waiting, in upper blue and in lower red. C there takes the squad. From then on it follows you.
lesson-battlebots-2 = Nobody can lead two squads, and nobody can take over yours. If the squad of a station is gone, C does nothing there for somebody without battlebots. So agree who fetches which one.
lesson-battlebots-3 = The battlebots card attacks the intruder in your station and gives it one mark. If there are several, it is the one with the lowest number. A strong one takes several turns, or two squads.
lesson-battlebots-4 = An intruder with the return-fire symbol disables the squad that attacks it; the mark counts all the same. C in upper blue or lower red activates it again, in either of them; until then it follows you and does nothing.
lesson-battlebots-5 = Heroic battlebots attack in the same way, but return fire does not touch them. Keep that card for an intruder that shoots.
lesson-battlebots-6 = Every squad that is disabled in the end costs a point. And whoever is knocked out leading a squad loses it for the rest of the mission.

lesson-rockets = Rockets
lesson-rockets-1 = C in lower blue launches one of the three rockets. There are no more of them in a mission.
lesson-rockets-2 = It hits on the next turn, with 3: the threat nearest the ship in any zone, at distance 1 or 2. On the same distance in spaces, the lower number. If nothing is that near, the rocket is spent.
lesson-rockets-3 = What counts is where the threats are when it arrives, and that is after one more movement. A threat at distance 3 now may well be near enough then; one that is nearest now may be gone.
lesson-rockets-4 = The rocket is added to everything else that hits the same threat on that turn, before its shields are subtracted. Launched on turn 3, it goes together with a laser on turn 4.
lesson-rockets-5 = One rocket per turn can be launched. A second one on the same turn stays where it is. One rocket on each of three turns in a row is fine.
lesson-rockets-6 = A rocket launched on turn 12 still hits: on turn 13, when nobody acts any more.

lesson-interceptors = Interceptors
lesson-interceptors-1 = C in upper red takes you into space, if you lead an active squad of battlebots and nobody is out there. You attack at once, on the same turn.
lesson-interceptors-2 = So plan the way: first to lower red or upper blue for the squad, then to upper red. From the bridge by way of lower red it takes four turns, and on the fifth you fly.
lesson-interceptors-3 = Interceptors hit everything at distance 1, in all zones: a single target with 3, several with 1 each. They are added to what the cannons do.
lesson-interceptors-4 = To stay out and attack again, lay battlebots. With heroic ones the attack does one more. An empty turn brings you home to upper red.
lesson-interceptors-5 = Any other card brings you home too, and is delayed by a turn, with all that lies behind it. So leave a turn empty for the way home.
lesson-interceptors-6 = While you are outside, nothing that happens on board can reach you: no delay, no damage, not even the computer. On turn 13 whoever is still out comes home.

lesson-computer = The computer
lesson-computer-1 = Somebody has to move the mouse: after turns 2, 5 and 9 the ship's computer checks whether it was looked after in this phase. If not, everybody on board is delayed on the next turn.
lesson-computer-2 = C on the bridge looks after it. Once per phase is enough: on turn 1 or 2, then on turn 4 or 5, then on turn 8 or 9.
lesson-computer-3 = C on turn 3 comes too late for the first phase and counts nothing for the second. A second C in the same phase brings nothing either.
lesson-computer-4 = All delayed means: the whole plan of turn 3 happens on turn 4 at the earliest, turn 4 on turn 5, and so on until everybody has an empty turn. Shots meant for one turn then miss each other.
lesson-computer-5 = Only people on board are delayed: whoever flies the interceptors is not. And who is delayed on that turn anyway, by a gravolift, is delayed only once.
lesson-computer-6 = Agree at the beginning of each phase who does it. It is the job that is forgotten most often. The first time it is easy: everybody begins on the bridge.

lesson-window = The window
lesson-window-1 = C in lower white looks out of the window. That is visual confirmation, and it brings points.
lesson-window-2 = In each phase only the turn counts on which most of you looked out together: one person brings 1 point, two bring 2, three 3, four 5, five 7.
lesson-window-3 = Two looks on different turns of one phase are not added: one person on turn 1 and one on turn 2 bring 1 point, both on turn 2 bring 2.
lesson-window-4 = But each of the phases counts for itself. One person who looks out in all three brings 3 points: as much as three together in one.
lesson-window-5 = So look out when nothing else needs you, best of all together. On turn 12 there is often time. A destroyed threat or a tile less of damage is nearly always worth more.

lesson-unconfirmed = Unconfirmed reports
lesson-unconfirmed-1 = “Unconfirmed report: …” is meant for a crew of five. With fewer than five you ignore it: no card is drawn, nothing appears.
lesson-unconfirmed-2 = A report that counts is a threat like any other. “Threat, zone red”: the communications officer draws an external card. “Internal threat”: the chief of security draws one. “Serious” means the other deck.
lesson-unconfirmed-3 = Everybody hears the same intercom. Here the program knows your crew and leaves out what is not for you; with a recording of the game you have to listen yourselves.
lesson-unconfirmed-4 = Crews of two and three fly with androids, but ignore these reports too. Anybody may lay cards on an android's board, face up, and what lies there stays there. Your heroic cards may not go there.
lesson-unconfirmed-5 = Four people and an android are a crew of five: for them the reports count. Each of the four is dealt one card more for the first phase, to play the android with.

lesson-data = Data and silence
lesson-data-1 = For each phase everybody is dealt five cards. Three people get six each; two get nine for the first phase and six for the others. One card of the first phase is heroic.
lesson-data-2 = Incoming data: everybody may draw one card. It is one more choice, not one more turn: the board has room for one card per turn.
lesson-data-3 = Data transfer: until the beep everybody may hand one card to one other person, unseen by the rest. It may go round: one gives to you, you give to a third.
lesson-data-4 = Heroic cards stay with their owner, in a transfer too. So ask beforehand for what you need: “Who has a gravolift?”, “I have B to spare.”
lesson-data-5 = Communications down: nobody may talk, point or nod until they are restored. You can still lay cards and change those of the phase. So agree early what comes next, and who does what if it is suddenly silent.
lesson-data-6 = A heroic move takes you straight to a station; heroic A hits for one more, heroic B brings one more cube; a heroic repair counts twice, and heroic battlebots are not disabled by return fire.
