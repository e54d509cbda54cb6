### Flight school: the course, exercises, setting up.

school-title = Flight school
school-crew = Crew: { $names }
school-crew-unnamed = Crew without names
school-next = Next: { $what }
school-all-done = You have been through everything. Fly safely!
school-lesson = Lesson: { $name }
school-flight = { $id ->
    [S1-1] Test flight 1
    [S1-2] Test flight 2
    [S1-3] Simulation 1
    [S1-6] Advanced simulation 1
   *[other] Mission 1
 }
school-about-flight = You fly it: { $id } of the intercom, { $minutes } min
school-minutes = about { $minutes } min
school-done = done
school-skipped = skipped
school-open = open
school-begin-next = Begin
school-skip = Skip it
school-set-up = Set up the table
school-set-up-for = Setting up: { $mission }
school-practice = Exercises
school-practice-of = Exercises: { $kind }
school-level = { $asked ->
    [0] level { $level }
   *[other] level { $level }, { $right } of { $asked } right
 }
school-damaged = { $path } is damaged, so what crews have learned is not known. It was left as it is.
school-unknown-step = There is no lesson “{ $found }”; there are: { $known }.
school-lesson-done = That was the lesson. You got { $right } of { $count } right. You can come back to it at any time.
school-done-not-saved = What you have learned could not be saved. { $why }

## Exercises

school-exercise-moving = Where do I stand?
school-exercise-energy = How much energy?
school-exercise-letters = X, Y or Z?
school-exercise-targets = Which target?
school-exercise-damage = How much damage?
school-exercise-attack = What gets through?
school-exercise-lift = What stands in the slot?
school-exercise-late = Who is late?
school-exercise-rockets = Where does the rocket go?
school-exercise-interceptors = What do the interceptors do?
school-exercise-computer = The computer checks
school-exercise-bots = What do battlebots do?
school-exercise-space = Who is in space?
school-exercise-reports = Who draws a card?
school-exercise-transfer = What may be handed over?
school-exercise-dealt = How many cards?
school-exercise-window = What does looking out bring?
school-exercise-repair = What is left to repair?

school-token = hull { $left }, shields { $shields }, speed { $speed }
school-token-line = { $number } { $name }: { $zone ->
    [red] zone red
    [white] zone white
    [blue] zone blue
   *[internal] on board
 }, space { $space }, { $values }
school-right = Right! { $why }
school-wrong = Not quite: { $answer }. { $why }
school-nothing = nothing
school-phones-waiting = On the phones: { $names } { $count ->
    [one] has
   *[other] have
 } still to answer.
school-phones-right = Right on the phone: { $names }
school-phones-wrong = Wrong: { $names }
school-ask-moving = { $who } stands on the bridge and does what the plan says. Where does { $who } stand after turn { $turn }?
school-ask-energy = Turn { $turn }: { $who } presses B. How many cubes are in { $store } then?
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
school-ask-targets-rocket = Turn { $turn }: the rocket launched on the turn before arrives. Which threat does it hit?
school-ask-damage = Turn { $turn }, all weapons that were fired count now. How many marks does { $threat } get?
school-ask-attack = Turn { $turn }: { $threat } attacks the { $zone } zone with { $attack }. How many damage tiles are drawn?
school-ask-lift-in-use = Turn { $turn }: { $by } takes a gravolift, then { $who } takes the same one. What lies on turn { $slot } of { $who }'s plan after that?
school-ask-lift-damaged = Turn { $turn }: { $who } takes a damaged gravolift. What lies on turn { $slot } of { $who }'s plan after that?
school-ask-late = Turn { $turn } is played as planned. Who is delayed on turn { $next }?
school-ask-window = Turn { $turn } is played as planned. How many points has visual confirmation brought in phase { $phase } by then?
school-ask-repair = Turn { $turn } is played as planned. How many marks does { $threat } still need after it?
school-ask-bots = Turn { $turn }: { $who } plays battlebots. What comes of it?
school-bots-hit = a mark on an intruder
school-bots-hit-back = a mark on an intruder, and the squad is disabled
school-bots-nobody = nothing: there is no intruder to fight
school-bots-no-squad = nothing: there is no squad to lead
school-bots-off = nothing: the squad is disabled
school-ask-space = { $who } flies into space on turn { $out }. Where is { $who } after turn { $turn }?
school-space = in space
school-unconfirmed = { $report } { $body }
school-ask-reports = You are { $players } people{ $androids ->
    [0] {""}
    [one] { " " }and an android
   *[other] { " " }and { $androids } androids
 }. The intercom says: “{ $said }” Who draws what?
school-draws-external = the communications officer, a common external threat
school-draws-serious-external = the communications officer, a serious external threat
school-draws-internal = the chief of security, a common internal threat
school-draws-serious-internal = the chief of security, a serious internal threat
school-draws-nobody = nobody draws anything
school-why-report-confirmed = A report without “unconfirmed” counts for every crew; external cards are the communications officer's, internal ones are drawn by the chief of security (§2.1).
school-why-report-counts = Five of you, or four and an android, heed unconfirmed reports as any others (§2.1, §5.4).
school-why-report-ignored = An unconfirmed report is only for five people, or for four and an android. Smaller crews ignore it (§2.1, §5.2).
school-ask-transfer = “Data transfer!” These cards are in your hand. Which of them may you hand over?
school-why-transfer = Every card may be handed over but the heroic ones (§2.1).
school-ask-dealt = You are { $players } people{ $androids ->
    [0] {""}
    [one] { " " }and an android
   *[other] { " " }and { $androids } androids
 }. In phase { $phase } you hear { $incoming ->
    [0] no “Incoming data”
    [one] “Incoming data” once
    [2] “Incoming data” twice
   *[other] “Incoming data” { $incoming } times
 }. How many cards can each of you have had for that phase?
school-why-dealt = Each is dealt { $dealt } for this phase{ $incoming ->
    [0] {""}
    [one] { " " }and draws one
   *[other] { " " }and draws { $incoming }
 } (§1, §2.1, §5).

## Setting up

school-place = Where: { $place }
school-place-ship = in the middle of the table
school-place-stations = on the ship
school-place-damage = below the ship, a stack at each zone
school-place-tracks = above the ship, one at each zone
school-place-internal-track = at the right edge of the ship, standing upright
school-place-external-decks = left of the ship, within reach of the communications officer
school-place-internal-decks = right of the ship, within reach of the chief of security
school-place-steps = beside the ship
school-place-boards = in front of everybody
school-place-cards = in front of everybody
school-place-store = beside the board, within everybody's reach

school-deck-white = white
school-deck-yellow = yellow
school-deck-red = red
school-setup-ship = Put the ship board in the middle of the table.
school-setup-energy = Green cubes on the ship: three in the white reactor, two each in the red and the blue one, and one in each of the three shields.
school-setup-batteries = A yellow cube under each of the two light lasers, in lower red and lower blue.
school-setup-fuel = The three green cylinders are fuel capsules. They go beside the white reactor, in lower white.
school-setup-rockets = The three rockets go into lower blue.
school-setup-squads = A squad of battlebots goes into upper blue and one into lower red, lying on its side: nobody leads it yet.
school-setup-markers = Three clear cubes go on the computer on the bridge, three on the window in lower white. Once a phase, C on the bridge moves one to the mission steps, by turn 2, 5 and 9. Forget it, and everyone is delayed.
school-setup-damage = Sort the damage tiles by zone, shuffle each six and lay them face down at their zone.
school-setup-carried = The same ship flies on. Take off malfunctions, intruders and all cubes. Everyone is back on their feet; broken squads stay out.
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
school-carried-heavy = heavy laser (1 damage less)
school-carried-lower = { $zone ->
    [white] pulse cannon (distance 1 only)
   *[other] light laser (1 damage less)
 }
school-carried-shield = shield (holds one cube less, starts with one less)
school-carried-reactor = reactor (holds one cube less, starts with one less)
school-carried-lift = gravolift (whoever takes it is delayed)
school-carried-structure = structure (draw two tiles for every point of damage in this zone)
school-setup-carried-stacks = Repaired tiles go back. Shuffle what's not on the ship, face down at each zone: { $red } red, { $white } white, { $blue } blue.
school-setup-carried-energy = Green cubes, with one less where a tile lies. Reactors: { $reactor-white } in white, { $reactor-red } in red, { $reactor-blue } in blue. Shields: { $shield-white } in white, { $shield-red } in red, { $shield-blue } in blue.
school-setup-carried-squads = { $bay ->
    [UB] One squad of battlebots goes into upper blue, on its side. Lower red stays empty.
    [LR] One squad of battlebots goes into lower red, on its side. Upper blue stays empty.
   *[none] No squad of battlebots is fit: both bays stay empty.
 }
school-setup-tracks = { $known ->
    [yes] These trajectories go above the ship: { $red } at red, { $white } at white, { $blue } at blue.
   *[no] Shuffle the seven trajectory boards and lay one above each zone of the ship.
 }
school-setup-internal-track = { $known ->
    [yes] Trajectory { $internal } is for internal threats.
   *[no] Draw one more trajectory board for internal threats.
 }
school-setup-external-decks = External threats: { $which ->
    [both] shuffle the common ones ({ $common }) and the serious ones ({ $serious }) into a deck each.
    [common] shuffle the common ones ({ $common }). There are no serious ones in this mission.
   *[serious] shuffle the serious ones ({ $serious }). There are no common ones in this mission.
 }
school-setup-internal-decks = Internal threats: { $which ->
    [both] shuffle the common ones ({ $common }) and the serious ones ({ $serious }) into a deck each.
    [common] shuffle the common ones ({ $common }). There are no serious ones in this mission.
   *[serious] shuffle the serious ones ({ $serious }). There are no common ones in this mission.
 }
school-setup-numbers = Lay out the number tokens. Each number is there twice: one goes on the threat card, the other on the trajectory.
school-setup-steps = { $short ->
    [yes] Put the board with the mission steps beside the ship, its simple side up: this flight has seven turns. The blue cylinder stands before its first step.
   *[no] Put the board with the mission steps beside the ship, its full side up: twelve turns. The blue cylinder stands before its first step.
 }
school-setup-figures = All figures start on the bridge: { $names }.
school-setup-roles = Captain: { $captain }. Communications officer, who draws external threats: { $communications }. Chief of security, who draws internal threats: { $security }.
school-setup-boards = { $count ->
    [one] One action board
   *[other] { $count } action boards
 }, { $phases ->
    [2] each with its parts for turns 1–3 and 4–7
   *[other] each with its three parts, for turns 1–3, 4–7 and 8–12
 }.
school-setup-androids = { $count ->
    [one] The android { $names } has
   *[other] The androids { $names } have
 } a figure, an action board and a heroic card, which lies face down among turns 1 to 3. Decide where they sit: they act in that order.
school-setup-android-rules = { $heroic ->
    [no] {""}
    [alone] Turn the androids' heroic cards up now.{ " " }
   *[yes] When phase 1 begins, turn the { $count ->
        [one] android's heroic card
       *[other] androids' heroic cards
    } up.{ " " }
 }Anyone lays own cards on { $count ->
    [one] its board
   *[other] their boards
 }, face up and never a heroic one; { $heroic ->
    [alone] you may re-lay them until the phase ends
   *[other] what lies there stays
 }. In the resolution, someone acts for each android: { $acting }.
school-acts-for = { $player } for { $android }
school-setup-double-cards = Use the double-action cards, and give everybody the special cards of their specialization.
school-setup-cards-alone = You fly alone: lay all action cards face up, heroic ones too. You may re-lay cards until the phase is over. Data transfers, incoming data, silences and unconfirmed reports mean nothing to you.
school-setup-cards = Shuffle the action cards and deal to each player, face down: { $normal } and one heroic card for phase 1, { $second } for phase 2{ $phases ->
    [2] {""}
   *[other] , { $third } for phase 3
 }.
school-setup-unconfirmed = There are fewer than five of you: when the intercom says “unconfirmed report”, do nothing.
school-setup-ready = The table is ready for { $mission }. Nobody looks at their cards before the intercom says so.

## The walk that explains

school-why-button = Why?
school-why-first = Happens for the first time
school-debrief-title = Your instructor
school-after-rough = You brought most of the ship home. Points can go below zero: you’ve just proved it. Look at the turn that decided it, then fly again.
school-console-choose = A number begins a step, n or Enter the next one, s skips it, q quits:
school-console-fly = Now fly it: { $command }
