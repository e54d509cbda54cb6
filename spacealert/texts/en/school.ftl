### Flight school: the course, exercises and setup.

school-title = Flight school
school-crew = Crew: { $names }
school-crew-unnamed = Crew without names
school-next = Next: { $what }
school-all-done = You've done it all. Fly safely!
school-lesson = Lesson: { $name }
school-flight = { $id ->
    [S1-1] Test flight 1
    [S1-2] Test flight 2
    [S1-3] Simulation 1
    [S1-6] Advanced simulation 1
   *[other] Mission 1
 }
school-about-flight = You fly this one yourselves: { $id }, { $minutes } min
school-minutes = about { $minutes } min
school-done = done
school-skipped = skipped
school-open = to do
school-halfway = unfinished
school-begin-next = Start
school-skip = Skip
school-set-up = Set up the game
school-set-up-for = Setting up: { $mission }
school-course = Course
school-practice = Exercises
school-practice-of = Exercises: { $kind }
school-level = { $asked ->
    [0] level { $level }
   *[other] level { $level }, { $right } of { $asked } right
 }
school-damaged = { $path } is damaged, so your crews' progress can't be read. The file wasn't changed.
school-unknown-step = There's no lesson or exercise called “{ $found }”. Choose one of these: { $known }.
school-lesson-done = End of the lesson. You got { $right } of { $count } right. Come back any time.
school-done-not-saved = Your progress couldn't be saved. { $why }

## Exercises

school-exercise-moving = Where am I?
school-exercise-energy = How much energy?
school-exercise-letters = X, Y or Z?
school-exercise-targets = Which target?
school-exercise-damage = How much damage?
school-exercise-attack = What gets through?
school-exercise-lift = What's in the slot?
school-exercise-late = Who's delayed?
school-exercise-rockets = Where does the rocket go?
school-exercise-interceptors = What do the interceptors do?
school-exercise-computer = The computer checks
school-exercise-bots = What do battlebots do?
school-exercise-space = Who's in space?
school-exercise-reports = Who draws a card?
school-exercise-transfer = What may you pass on?
school-exercise-dealt = How many cards?
school-exercise-window = What's looking out worth?
school-exercise-repair = What's left to repair?

school-token = hull { $left }, shields { $shields }, speed { $speed }
school-token-line = { $number } { $name }: { $zone ->
    [red] red zone
    [white] white zone
    [blue] blue zone
   *[internal] on board
 }, space { $space }, { $values }
school-right = Right! { $why }
school-wrong = Not quite: { $answer }. { $why }
school-nothing = nothing
school-phones-waiting = { $names } still { $count ->
    [one] has
   *[other] have
 } to answer by phone.
school-phones-right = Got it right: { $names }
school-phones-wrong = Got it wrong: { $names }
school-ask-moving = { $who } starts on the bridge and follows the plan. Where is { $who } after turn { $turn }?
school-ask-energy = Turn { $turn }: { $who } presses B. How many cubes are in { $store } now?
school-store-shield-red = the red shield
school-store-shield-white = the white shield
school-store-shield-blue = the blue shield
school-store-reactor-red = the red reactor
school-store-reactor-white = the white reactor
school-store-reactor-blue = the blue reactor
school-ask-letters = Turn { $turn }: { $threat } moves. Which letters does it reach or pass?
school-letters-nothing = none
school-letters-X = X
school-letters-Y = Y
school-letters-Z = Z
school-letters-XY = X and Y
school-letters-YZ = Y and Z
school-letters-XZ = X and Z
school-letters-YY = Y and Y
school-letters-XYZ = X, Y and Z
school-ask-targets-UR = Turn { $turn }: the red heavy laser fires. Which threat does it hit?
school-ask-targets-UW = Turn { $turn }: the white heavy laser fires. Which threat does it hit?
school-ask-targets-UB = Turn { $turn }: the blue heavy laser fires. Which threat does it hit?
school-ask-targets-LR = Turn { $turn }: the light laser in lower red fires. Which threat does it hit?
school-ask-targets-LB = Turn { $turn }: the light laser in lower blue fires. Which threat does it hit?
school-ask-targets-rocket = Turn { $turn }: the rocket launched last turn arrives. Which threat does it hit?
school-ask-damage = Turn { $turn }: all shots have been fired. How much damage does { $threat } take?
school-ask-attack = Turn { $turn }: { $threat } attacks the { $zone } zone with strength { $attack }. How many damage tiles do you draw?
school-ask-lift-in-use = Turn { $turn }: { $by } takes a gravolift, then { $who } takes the same one. What's on turn { $slot } of { $who }'s plan after that?
school-ask-late = Turn { $turn } goes as planned. Who is delayed on turn { $next }?
school-ask-window = Turn { $turn } goes as planned. How many points has visual confirmation scored in phase { $phase } so far?
school-ask-repair = Turn { $turn } goes as planned. How many marks does { $threat } still need after that?
school-ask-bots = Turn { $turn }: { $who } plays battlebots. What happens?
school-bots-hit = one damage to an intruder
school-bots-hit-back = one damage to an intruder, and the squad is disabled
school-bots-nobody = nothing: there's no intruder to fight
school-bots-no-squad = nothing: there's no squad to lead
school-bots-off = nothing: the squad is disabled
school-ask-space = { $who } flies into space on turn { $out }. Where is { $who } after turn { $turn }?
school-space = in space
school-unconfirmed = { $report } { $body }
school-ask-reports = There are { $players } of you{ $androids ->
    [0] {""}
    [one] , plus an android
   *[other] , plus { $androids } androids
 }. The intercom says: “{ $said }” Who draws what?
school-draws-external = the communications officer draws a common external threat
school-draws-serious-external = the communications officer draws a serious external threat
school-draws-internal = the chief of security draws a common internal threat
school-draws-serious-internal = the chief of security draws a serious internal threat
school-draws-nobody = nobody draws anything
school-why-report-confirmed = A report without “unconfirmed” counts for every crew. The communications officer draws external cards, the chief of security internal ones (§2.1).
school-why-report-counts = With five of you, or four and an android, unconfirmed reports count like any others (§2.1, §5.4).
school-why-report-ignored = Unconfirmed reports only count for five, or for four and an android. Smaller crews ignore them (§2.1, §5.2).
school-ask-transfer = “Data transfer!” These cards are in your hand. Which ones may you pass on?
school-why-transfer = You may pass on any card except heroic ones (§2.1).
school-ask-dealt = There are { $players } of you{ $androids ->
    [0] {""}
    [one] , plus an android
   *[other] , plus { $androids } androids
 }. In phase { $phase } you hear { $incoming ->
    [0] no “Incoming data”
    [one] “Incoming data” once
    [2] “Incoming data” twice
   *[other] “Incoming data” { $incoming } times
 }. How many cards can each of you have for that phase?
school-why-dealt = Everyone is dealt { $dealt } cards for this phase{ $incoming ->
    [0] {""}
    [one] { " " }and draws one
   *[other] { " " }and draws { $incoming }
 } (§1, §2.1, §5).

## Setup

school-place = Where: { $place }
school-place-ship = in the middle of the table
school-place-stations = on the ship
school-place-damage = below the ship, one stack per zone
school-place-tracks = above the ship, one per zone
school-place-internal-track = at the right edge of the ship, upright
school-place-external-decks = left of the ship, within reach of the communications officer
school-place-internal-decks = right of the ship, within reach of the chief of security
school-place-steps = next to the ship
school-place-boards = in front of each player
school-place-cards = in front of each player
school-place-store = next to the board, within everyone's reach

school-deck-white = white
school-deck-yellow = yellow
school-deck-red = red
school-setup-ship = Put the ship board in the middle of the table.
school-setup-energy = Put green cubes on the ship: three in the white reactor, two each in the red and blue reactors, and one in each shield.
school-setup-batteries = Put a yellow cube under each of the two light lasers, in lower red and lower blue.
school-setup-fuel = The three green cylinders are fuel capsules. Put them next to the white reactor, in lower white.
school-setup-rockets = Put the three rockets in lower blue.
school-setup-squads = Put one squad of battlebots in upper blue and one in lower red, lying down. Nobody leads them yet.
school-setup-markers = Put three clear cubes on the computer on the bridge and three on the window in lower white. Once per phase, { $short ->
    [yes] by turns 2 and 5
   *[no] by turns 2, 5 and 9
 }, someone on the bridge must play C, which moves a cube to the mission steps. If you forget, everyone is delayed.
school-setup-damage = Sort the damage tiles by zone, shuffle each set of six and put it face down at its zone.
school-setup-carried = You keep your ship. Remove malfunctions, intruders and all cubes. Everyone is back on their feet, but disabled squads stay out.
school-setup-carried-red = Red zone, still damaged: { $tiles }. Leave { $count ->
    [one] this tile
   *[other] these tiles
 } on the ship.
school-setup-carried-white = White zone, still damaged: { $tiles }. Leave { $count ->
    [one] this tile
   *[other] these tiles
 } on the ship.
school-setup-carried-blue = Blue zone, still damaged: { $tiles }. Leave { $count ->
    [one] this tile
   *[other] these tiles
 } on the ship.
school-carried-heavy = heavy laser (1 less damage)
school-carried-lower = { $zone ->
    [white] pulse cannon (distance 1 only)
   *[other] light laser (1 less damage)
 }
school-carried-shield = shield (holds and starts with one fewer cube)
school-carried-reactor = reactor (holds and starts with one fewer cube)
school-carried-lift = gravolift (anyone who takes it is delayed)
school-carried-structure = structure (draw two tiles for every point of damage in this zone)
school-setup-carried-stacks = Take repaired tiles off the ship and return them to their stacks. Shuffle each stack and put it face down next to its zone: { $red } red, { $white } white, { $blue } blue.
school-setup-carried-energy = Put green cubes on the ship, one fewer wherever there's a damage tile. Reactors: { $reactor-white } in white, { $reactor-red } in red, { $reactor-blue } in blue. Shields: { $shield-white } in white, { $shield-red } in red, { $shield-blue } in blue.
school-setup-carried-squads = { $bay ->
    [UB] Put one squad of battlebots in upper blue, lying down. Lower red stays empty.
    [LR] Put one squad of battlebots in lower red, lying down. Upper blue stays empty.
   *[none] No squad of battlebots is ready: both bays stay empty.
 }
school-setup-tracks = { $known ->
    [yes] Put these trajectories above the ship: { $red } for red, { $white } for white, { $blue } for blue.
   *[no] Shuffle the seven trajectory boards and put one above each zone of the ship.
 }
school-setup-internal-track = { $known ->
    [yes] Trajectory { $internal } is for internal threats.
   *[no] Draw one more trajectory board for internal threats.
 }
school-setup-external-decks = External threats: { $which ->
    [both] shuffle the common ones ({ $common }) and the serious ones ({ $serious }) into separate decks.
    [common] shuffle the common ones ({ $common }). You won't need serious ones in this mission.
   *[serious] shuffle the serious ones ({ $serious }). You won't need common ones in this mission.
 }
school-setup-internal-decks = Internal threats: { $which ->
    [both] shuffle the common ones ({ $common }) and the serious ones ({ $serious }) into separate decks.
    [common] shuffle the common ones ({ $common }). You won't need serious ones in this mission.
   *[serious] shuffle the serious ones ({ $serious }). You won't need common ones in this mission.
 }
school-setup-numbers = Lay out the number tokens. There are two of each number: one goes on the threat card, the other on the trajectory.
school-setup-steps = { $short ->
    [yes] Put the mission steps board next to the ship, simple side up: this flight has seven turns. Put the blue cylinder before the first step.
   *[no] Put the mission steps board next to the ship, full side up: this mission has twelve turns. Put the blue cylinder before the first step.
 }
school-setup-figures = All figures start on the bridge: { $names }.
school-setup-roles = Captain: { $captain }. Communications officer, who draws external threats: { $communications }. Chief of security, who draws internal threats: { $security }.
school-setup-boards = Lay out { $count ->
    [one] one action board
   *[other] { $count } action boards, each
 } with { $phases ->
    [2] its parts for turns 1–3 and 4–7
   *[other] its three parts, for turns 1–3, 4–7 and 8–12
 }.
school-setup-androids = { $count ->
    [one] The android { $names } has
   *[other] The androids { $names } have
 } { $heroic ->
    [no] a figure and an action board
   *[yes] a figure, an action board and a heroic card, face down on one of turns 1 to 3
 }. Decide where { $count ->
    [one] it sits
   *[other] they sit
 }, because the turn order follows the seats.
school-setup-android-rules = { $heroic ->
    [no] {""}
    [alone] Reveal the androids' heroic cards now.{ " " }
   *[yes] When phase 1 begins, turn the { $count ->
        [one] android's heroic card
       *[other] androids' heroic cards
    } face up.{ " " }
 }Anyone may play cards on { $count ->
    [one] its board
   *[other] their boards
 }, face up, but not heroic ones. { $heroic ->
    [alone] You may rearrange them until the phase ends
   *[other] Once played, they stay
 }. In the resolution, someone acts for each android: { $acting }.
school-acts-for = { $player } for { $android }
school-setup-double-cards = Use the double-action cards, and give everyone the special cards of their specialization.
school-setup-cards-alone = You're flying alone: put all action cards face up, { $heroic ->
    [no] and your special cards instead of heroic ones
   *[yes] including heroic ones
 }. You may rearrange cards until the phase is over. Ignore data transfers, incoming data, communications failures and unconfirmed reports.
school-setup-cards = Shuffle the action cards. Deal each player, face down, { $normal } cards and { $heroic ->
    [no] the special cards of their specialization
   *[yes] one heroic card
 } for phase 1, { $second } for phase 2{ $phases ->
    [2] {""}
   *[other] , { $third } for phase 3
 }.
school-setup-unconfirmed = There are fewer than five of you. When the intercom says “unconfirmed report”, do nothing.
school-hidden-mission = { $kind ->
    [test-flight] a hidden test flight
    [simulation] a hidden simulation
    [advanced-simulation] a hidden advanced simulation
    [mission] a hidden mission
    [easier-double-action] a hidden mission (easier double action)
   *[other] a hidden mission (double action)
 }
school-setup-ready = You're ready for { $mission }. Don't look at your cards until the intercom says so.

## The resolution of a training flight

school-why-button = Why?
school-why-first = This is new
school-debrief-title = Your instructor
school-after-rough = You brought most of the ship home. You've just proved that points can go below zero. Look at the turn that decided it, then fly again.
school-console-choose = Type a step's number, s to skip the next step or q to quit, or press Enter to start the next one:
school-console-fly = Now fly it: { $command }
