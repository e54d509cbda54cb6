### The lessons of flight school, page by page.

lesson-moving = Moving and buttons
lesson-moving-1 = This is your ship. It has three zones: red on the left, white in the middle, blue on the right. Each has an upper and a lower station. You all start on the bridge, the upper white station.
lesson-moving-2 = An action card has two halves, and only the upper one counts. One half moves your figure, the other presses a button. So each turn you either move or act.
lesson-moving-3 = The red arrow takes you one station toward red, the blue arrow one toward blue, on the same deck. If there's no station that way, you stay where you are.
lesson-moving-4 = The gravolift takes you to the other deck of your zone. It carries one person per turn. If someone has used it before you this turn, you still get there, but your next turn is delayed.
lesson-moving-5 = Delayed means that the card on your next turn is pushed to the turn after that, along with the cards after it, until an empty turn absorbs the delay. A card pushed off the board is lost.
lesson-moving-6 = Every station has three buttons. A fires a weapon, B moves energy, and C does something only this station can do.

lesson-energy = Energy
lesson-energy-1 = The green cubes are energy. Each zone has a reactor downstairs and a shield upstairs. You start with three cubes in the white reactor, two each in the red and blue reactors, and one in each shield.
lesson-energy-2 = The three heavy lasers upstairs and the pulse cannon in lower white draw on reactors: each shot uses one cube from the reactor of its own zone. No cube, no shot.
lesson-energy-3 = The light lasers in lower red and lower blue have their own batteries, so a shot is free. Like every cannon, they fire once per turn.
lesson-energy-4 = B upstairs refills the zone's shield from its reactor, until the shield is full or the reactor is empty. A side shield holds two cubes, the white one three.
lesson-energy-5 = B in lower red or lower blue fills that reactor from the white one. A side reactor holds three cubes, and the white reactor holds five.
lesson-energy-6 = B in lower white uses a fuel capsule to refill the white reactor. There are three capsules.

lesson-threats = External threats
lesson-threats-1 = Threats come down a trajectory, one for each zone. A threat's number is the turn it appears, on the space farthest from the ship.
lesson-threats-2 = At the end of each turn, a threat moves a number of spaces equal to its speed. Whenever it reaches or passes X, Y or Z, it does what its card says. After Z, it's gone and counts as survived.
lesson-threats-3 = An attack hits the zone of the trajectory. Each cube in the shield stops one point and is spent. Every point that gets through costs a damage tile. A zone has six tiles. If it needs a seventh, the ship is lost.
lesson-threats-4 = The five spaces nearest the ship are distance 1, the next five distance 2, the rest distance 3. Lasers reach any distance, the pulse cannon and rockets distance 2, interceptors only distance 1.
lesson-threats-5 = A laser hits one threat in its own zone: the one nearest the ship. If two share a space, it hits the one with the lower number. The white heavy laser deals 5 damage, the other two 4, a light laser 2.
lesson-threats-6 = The pulse cannon hits everything at distances 1 and 2, in all three zones, for 1 each.
lesson-threats-7 = Add up all damage to a threat in one turn, then subtract its shields once. Whatever is left goes on its card as marks. When the marks equal its hull, it's destroyed. So fire together!

lesson-round = The action round
lesson-round-1 = In the action round you only plan. The intercom speaks, the clock runs – seven minutes in a test flight, ten in a mission – and everyone plays cards face down on their own board. Nothing moves yet.
lesson-round-2 = The round has three phases: you plan turns 1 to 3, then turns 4 to 7, then turns 8 to 12. A test flight only has the first two.
lesson-round-3 = You get new cards for each phase. You can change the current phase's cards until you pick up the next ones. When the intercom ends the phase, pick them up.
lesson-round-4 = “Time T+3. Threat. Zone red.” Draw a threat card for the red zone. It will appear on turn 3. The communications officer draws external threats, the chief of security internal ones.
lesson-round-5 = “Incoming data”: everyone may draw a card. “Data transfer”: until the beep, everyone may pass a card to someone else.
lesson-round-6 = Keep talking: who does what, where, and above all on which turn. If you can't agree, the captain decides.

lesson-resolution = The resolution
lesson-resolution-1 = Now you find out what your plans were worth. Enter everyone's cards and the threats you drew, and the program runs the mission turn by turn. It explains every rule the first time it comes up.
lesson-resolution-2 = Every turn follows the same order. New threats appear. You act, starting with the captain and going clockwise. External threats take damage. Then the remaining threats move and act.
lesson-resolution-3 = Order matters. Two people at one cannon on the same turn are one shot. If you refuel after the shot, you're too late.
lesson-resolution-4 = Did you play the wrong card? Say so (O, oops). You do what you meant to do, but your next turn is delayed.
lesson-resolution-5 = If you bring the ship home, you score. A destroyed threat is worth more than a survived one. Damage costs points, and the worst-hit zone counts twice.

lesson-internal = Internal threats
lesson-internal-1 = Internal threats have a trajectory of their own, which only serves as a clock. On X, Y and Z they act like the others, but no shield stops their damage.
lesson-internal-2 = A malfunction covers a button. The button does nothing until it's repaired. To repair it, press that very button in that station. Each press adds one mark. When the marks equal the malfunction's hull, the button works again.
lesson-internal-3 = A press that repairs does nothing else. If A is broken and you press A, nothing fires, even if that was the last mark. To fire on the same turn, someone else has to press it after you.
lesson-internal-4 = An intruder is in a station and may move on, sideways or to the other deck, without a gravolift. Only battlebots can fight it. So think about where it will be by the time you get there.
lesson-internal-5 = Lasers, the pulse cannon and rockets do nothing to a threat on board. Its damage goes straight into its zone: one tile per point.
lesson-internal-6 = Some threats delay everyone in their station, others knock people out. If you're knocked out, you do nothing more in this mission. Your remaining cards are lost, and it costs two points at the end.
lesson-internal-7 = After its Z, an intruder leaves the ship. A malfunction stays, and it can't be repaired anymore. Its button is dead for good.

lesson-battlebots = Battlebots
lesson-battlebots-1 = Two squads of battlebots are waiting, in upper blue and in lower red. Press C there to take a squad. From then on, it follows you.
lesson-battlebots-2 = You can't lead two squads, and nobody can take yours. If a station's squad is gone, C does nothing there unless you already have battlebots. So agree on who fetches which one.
lesson-battlebots-3 = The battlebots card attacks the intruder in your station and deals one damage. If there are several, it hits the one with the lowest number. A tough one takes several turns, or two squads.
lesson-battlebots-4 = An intruder with the return-fire symbol disables the squad that attacks it, though the damage still counts. C in upper blue or lower red restarts the squad. Until then it follows you and does nothing.
lesson-battlebots-5 = Heroic battlebots attack the same way, but return fire can't touch them. Save that card for an intruder that shoots.
lesson-battlebots-6 = Every disabled squad costs a point at the end. If you're knocked out while leading a squad, it's lost for the rest of the mission.

lesson-rockets = Rockets
lesson-rockets-1 = C in lower blue launches one of the three rockets. You don't get more during a mission.
lesson-rockets-2 = It hits on the next turn, for 3. Its target is the threat nearest the ship in any zone, at distance 1 or 2; on a tie, the one with the lower number. If nothing is close enough, the rocket is wasted.
lesson-rockets-3 = What matters is where the threats are when the rocket arrives, after they've moved once more. A threat at distance 3 may be close enough by then, and the nearest one may be gone.
lesson-rockets-4 = The rocket adds to everything else that hits the same threat that turn, before shields are subtracted. A rocket launched on turn 3 combines with a laser fired on turn 4.
lesson-rockets-5 = You can launch one rocket per turn. A second one on the same turn stays on board. Launching one on each of three turns in a row is fine.
lesson-rockets-6 = A rocket launched on turn 12 still hits on turn 13, when nobody can act anymore.

lesson-interceptors = Interceptors
lesson-interceptors-1 = C in upper red takes you into space, if you lead an active squad of battlebots and nobody is out there. You attack right away, on the same turn.
lesson-interceptors-2 = So plan your route: first to lower red or upper blue for the squad, then to upper red. From the bridge via lower red, that takes four turns, and on the fifth you fly.
lesson-interceptors-3 = Interceptors hit everything at distance 1 in all zones: a lone target for 3, several for 1 each. This adds to the cannons' damage.
lesson-interceptors-4 = To stay out and attack again, play battlebots. Heroic ones add one damage. An empty turn brings you home to upper red.
lesson-interceptors-5 = Any other card brings you home too, and is delayed by a turn along with everything after it. So leave a turn empty for the way home.
lesson-interceptors-6 = While you're outside, nothing on board can reach you: no delay, no damage, not even the computer. On turn 13, everyone who is still out comes home.

lesson-computer = The computer
lesson-computer-1 = One of you has to wiggle the mouse. After turns 2, 5 and 9, the ship's computer checks whether anyone has done so this phase. If not, everyone on board is delayed on the next turn.
lesson-computer-2 = To wiggle the mouse, press C on the bridge. Once per phase is enough: on turn 1 or 2, then on turn 4 or 5, then on turn 8 or 9.
lesson-computer-3 = C on turn 3 is too late for the first phase and doesn't count for the second. A second C in the same phase does nothing either.
lesson-computer-4 = If everyone is delayed, all plans for turn 3 happen on turn 4 at the earliest, those for turn 4 on turn 5, and so on until each of you has an empty turn. Shots meant for the same turn no longer coincide.
lesson-computer-5 = Only people on board are delayed, not the crew in the interceptors. If you're already delayed on that turn, by a gravolift for instance, you aren't delayed twice.
lesson-computer-6 = At the start of each phase, agree on who maintains the computer. It's the job that's most often forgotten. The first time is easy, because everyone starts on the bridge.

lesson-window = The window
lesson-window-1 = C in lower white looks out of the window. That's visual confirmation, and it scores points.
lesson-window-2 = Only your best turn in each phase counts, so look out together: one person scores 1 point, two score 2, three 3, four 5, five 7.
lesson-window-3 = Lookouts on different turns of a phase aren't added together. One person on turn 1 and one on turn 2 score 1 point. Both on turn 2 score 2.
lesson-window-4 = But each phase counts separately. One person who looks out in all three scores 3 points, as many as three people together in one phase.
lesson-window-5 = So look out when nobody needs you elsewhere, ideally together. There's often time on turn 12. Destroying a threat or avoiding a damage tile is nearly always worth more.

lesson-unconfirmed = Unconfirmed reports
lesson-unconfirmed-1 = “Unconfirmed report: …” is for crews of five. With fewer than five, ignore it. You draw no card, and nothing appears.
lesson-unconfirmed-2 = A report that counts is a threat like any other. For “Threat, zone red”, the communications officer draws an external card. For “Internal threat”, the chief of security draws one. “Serious” means the other deck.
lesson-unconfirmed-3 = Everyone hears the same intercom. This program knows your crew and leaves out what isn't for you. With the game's own recording, you have to listen for it yourselves.
lesson-unconfirmed-4 = Crews of two and three fly with androids but ignore these reports too. Anyone may play cards face up on an android's board, and once played they stay. You can't use your heroic cards there.
lesson-unconfirmed-5 = Four people and an android count as a crew of five, so the reports apply. Each of the four gets one extra card in the first phase, to play on the android's board.

lesson-data = Data and silence
lesson-data-1 = Everyone is dealt five cards per phase. With three people, it's six each. With two, it's nine in the first phase and six later. One card of the first phase is heroic.
lesson-data-2 = Incoming data: everyone may draw one card. It gives you one more choice, but not one more turn. A turn has room for only one card.
lesson-data-3 = Data transfer: until the beep, everyone may pass one card to one other person, face down. Someone may pass you a card while you pass one to someone else.
lesson-data-4 = Heroic cards stay with their owner, even in a transfer. Ask early for what you need: “Who has a gravolift?”, “I have a B to spare.”
lesson-data-5 = Communications down: no talking, pointing or nodding until they're restored. You can still play cards and change those of this phase. So agree early on what comes next, and who does what if it suddenly goes quiet.
lesson-data-6 = A heroic move takes you straight to a station. Heroic A deals one more damage, heroic B moves one extra cube, and a heroic repair counts twice. Return fire can't disable heroic battlebots.
