### The window: the action round, the ready room and settings.

screen-title = Space Alert
screen-no-window = The window can't be opened here ({ $reason }). You can play in the terminal: spacealert play { $mission } --terminal
screen-no-screen = there is no display
screen-no-speech = There's no speech synthesizer to read the window aloud. Install speech-dispatcher or espeak-ng, or play in the terminal.
screen-wrong-pygame = { $state ->
        [other] pygame { $version } has overwritten pygame-ce, which the window needs.
       *[broken] pygame-ce, which the window needs, is incomplete.
    } You can still play in the terminal. To fix the window: pip install --force-reinstall pygame-ce

## The board of a mission

screen-phase = Phase { $number }
screen-turns = turns { $first }–{ $until }
screen-at-turn = T+{ $turn }
screen-zone-letter = { $zone ->
    [red] R
    [white] W
    [blue] B
   *[internal] I
 }
screen-zone = { $zone ->
    [red] Zone red
    [white] Zone white
    [blue] Zone blue
   *[internal] Inside
 }
screen-threat = { $internal ->
    [yes] { $serious ->
        [yes] Serious internal threat
       *[no] Internal threat
    }
   *[no] { $serious ->
        [yes] Serious threat
       *[no] Threat
    }
 }
screen-threat-short = { $internal ->
    [yes] { $serious ->
        [yes] Serious internal
       *[no] Internal
    }
   *[no] { $serious ->
        [yes] Serious
       *[no] Threat
    }
 }
screen-unconfirmed = Unconfirmed report
screen-draw-threat = { $who }: draw a { $serious ->
    [yes] serious
   *[no] common
 } { $internal ->
    [yes] internal
   *[no] external
 } threat
screen-cards-left = {" "}({ $left } left)
screen-pile-short = Not enough cards for everyone
screen-hand-over = Pass a card now
screen-hand-over-left = { $seconds } s left
screen-transfer-complete = Transfer complete
screen-no-talking = No talking
screen-said = Announced so far
screen-shown-only = Not spoken aloud. Read it here.
screen-listening = All quiet. For now.
screen-left = { $minutes }:{ $seconds } left in phase { $phase }
screen-clock = Mission time { $time }

## Controls during a mission

screen-key-space = Space
screen-key-enter = Enter
screen-do-pause = Pause (screen hidden)
screen-do-back = Go back 10 seconds
screen-do-skip = Skip to the next announcement
screen-do-repeat = Repeat the last announcement
screen-do-quieter = Quieter
screen-do-louder = Louder
screen-do-mute = Sound on/off
screen-do-siren = Siren on/off
screen-do-keys = Show the keys
screen-do-fullscreen = Full screen on/off
screen-do-abort = Leave
screen-short-pause = Pause
screen-short-back = Back 10 s
screen-short-repeat = Say again
screen-short-quieter = Quieter
screen-short-louder = Louder
screen-short-mute = Sound
screen-short-siren = Siren
screen-short-cards = Cards
screen-short-keys = Help
screen-short-fullscreen = Full screen
screen-short-abort = Leave
screen-getting-ready = Get ready
screen-getting-ready-what = Stand by. Press again to start now.
screen-card-change = Change card
screen-card-of = This threat's card
screen-keys = Keys
screen-close = Close
screen-volume = Volume { $level }
screen-ready = Ready?
screen-ready-what = Cards dealt? Boards out? The clock starts when you do.
screen-start = Start
screen-paused = Paused
screen-paused-what = Screen's hidden. No planning. We can tell.
screen-go-on = Continue
screen-abort = Leave the mission?
screen-abort-what = { $running ->
    [yes] The clock keeps running while you decide.
   *[no] The mission is paused.
 } If you leave, it's saved and you can continue later.
screen-abort-no = Stay
screen-abort-yes = Leave
screen-end-early = End the round now
screen-notice-slept = The computer went to sleep, so the mission was paused.
screen-notice-slept-on = The computer went to sleep. The mission kept running.
screen-notice-no-sound = No loudspeaker found. The clock works without one. Connect one to hear the intercom again.
screen-notice-muted = The sound is off
screen-notice-no-siren = The siren is off

## The ready room

screen-language = English
screen-motion = Animation
screen-crew = Crew: people + androids
screen-signs-left-out = Some of these characters can't be displayed and were left out.
screen-android = Android
screen-role-captain = Captain
screen-role-communications = Comms
screen-role-security = Security
screen-color-purple = purple
screen-color-red = red
screen-color-yellow = yellow
screen-color-green = green
screen-color-blue = blue
screen-common-threats = Common threats
screen-serious-threats = Serious threats
screen-common = Common threats: { $difficulty }
screen-serious = Serious threats: { $difficulty }
screen-difficulty-white = White
screen-difficulty-yellow = Yellow
screen-difficulty-mixed = Both
screen-difficulty-white-new = White+
screen-difficulty-mixed-new = Both+
screen-difficulty-yellow-new = Yellow+
screen-difficulty-yellow-red = Yellow, red
screen-difficulty-red = Red
screen-difficulty-all = All
screen-mission = Mission
screen-kind-test-flight = Test flight
screen-kind-simulation = Simulation
screen-kind-advanced-simulation = Advanced simulation
screen-kind-mission = Mission
screen-kind-easier-double-action = Easier double action
screen-kind-double-action = Double action
screen-pick-random = Random (hidden)
screen-pick-new = New
screen-pick-code = … or a number, title or code
screen-none-of-this-kind = No missions of this kind yet. Choose New to generate one.
screen-sound = Sound
screen-voice = Voice
screen-voice-en-george = George
screen-voice-en-heart = Heart
screen-voice-ru-aleksandr = Aleksandr
screen-voice-ru-irina = Irina
screen-voice-cs-machac = Machač
screen-voice-de-svox = Svox
screen-voice-fr-siwis = Siwis
screen-loudspeaker = Loudspeaker
screen-aloud = Read aloud
screen-hear = Test
screen-siren = Siren
screen-cards-silence = No talking, no passing cards. Enter the card when communications are back.
screen-cards-choose = Type until one card is left, or choose one with the arrow keys.
screen-game-kept = { $mission } is saved.{ $scene ->
    [ready] { "" }
    [campaign] { "" }
   *[other] { " " }You can continue it from the ready room.
 }
screen-close-mission = Leave the mission?
screen-close-mission-what = If you quit now, the mission stops here. You can continue from this point later.
screen-close-mission-no = Stay
screen-crashed = A bug in this program stopped it last time. Your games and log book are saved. To report the bug, send us { $report }.
screen-quit = Quit Space Alert?
screen-quit-what = Everything is saved.
screen-quit-yes = Quit
screen-quit-no = Stay
screen-open-mission = New mission
screen-open-campaign = Campaign
screen-open-log = Log book
screen-open-careers = Careers
screen-open-school = Flight school
screen-open-thing = The Thing
screen-open-nemesis = Nemesis
screen-open-carnomorphs = Carnomorphs
screen-open-resolve = Resolve a game
screen-tracks = Trajectories
screen-track = { $zone ->
    [red] Red trajectory
    [white] White trajectory
    [blue] Blue trajectory
   *[internal] Internal trajectory
 }

## Cards and reading aloud

screen-do-cards = Enter the threat cards you drew
screen-secret-mission = Hidden mission
screen-own-game = your own game
screen-cards-none = No threats announced yet
screen-cards-late = The round ended before you entered this card. You can enter it in the plans.
screen-cards-for = Card for { $threat }
screen-cards-called = { $caller } calls another threat. Which card is it?
screen-card-entered = Entered: { $card }
screen-cards-type = Code or name
screen-cards-no-such = No card matches “{ $typed }”
screen-cards-other-deck = This threat can't be { $card }. That card is from another deck.
screen-cards-used = { $card } is already the card for T+{ $turn }.
screen-cards-move = Press Enter to move it here.
screen-cards-draw = Draw
screen-card-undo = { $card } entered. Backspace undoes it.
screen-cards-which = Which threat is { $card } for?
screen-cards-remove = Remove this threat's card
screen-read-now = Read this
screen-read-twice = twice
screen-read-next = Next in { $seconds } s
screen-read-wait = Nothing to read yet

## Before and after a mission

screen-preparing = Preparing the intercom…
screen-back = Back
screen-complete = Action round complete
screen-ended-early = Ended at { $time }
screen-card-open = no card yet
screen-home = Ready room
screen-resolve = Resolve
screen-to-log = Add to the log book
screen-double-actions = To resolve a double-action mission here, turn on The New Frontier in the settings. Otherwise, resolve it by hand and enter the result.
screen-resume = Continue?
screen-interrupted = Interrupted at { $time }, in phase { $phase }
screen-was-over = Ended at { $time }, not resolved yet
screen-leave-it = Discard
screen-begin-instead = Start { $mission }
screen-notice-unsaved = { $why ->
    [fault] Because of a bug in this program, your progress can't be saved. Details are in crash.txt.
   *[disk] Your progress can't be saved because the disk is full or read-only.
 }

## Unfinished games

screen-open-continue = Continue
screen-unfinished = Unfinished games
screen-unfinished-resolution = Not fully resolved yet
screen-give-up = Abandon
screen-give-up-sure = Really abandon it?
screen-keep = Keep it

## The New Frontier

screen-new-frontier = The New Frontier
screen-new-frontier-have = We own The New Frontier
screen-new-frontier-there = { $there ->
    [yes] We own The New Frontier
   *[no] We only own the base game
 }
screen-new-frontier-what = The expansion adds red threats, double-action missions, interceptors that fly farther, and a specialization for everyone.
screen-variable-range = Interceptors reach range 3 in single-action missions too
screen-variable-range-is = { $on ->
    [yes] Interceptors fly to ranges 1–3 in every mission
   *[no] Interceptors fly to ranges 1–3 only with double actions
 }
screen-specializations = Specializations and their levels
screen-specialization-of = For { $name }
screen-specialization-passed = { $has ->
    [yes] { $name } now has: { $specialization }.
   *[no] { $name } has no specialization now.
 }
screen-decks-what = White is the easiest color, then yellow, then red. A plus adds the cards of The New Frontier.
screen-levels-what = At level 1, you get the basic action. At level 2, you choose the basic or the advanced one. At level 3, you get both. Each player has a different specialization.
screen-only-learned = { $name } can only play what they have learned. They learn more with experience.
screen-level = level { $level }
screen-special-crew = Specializations: { $specializations }.
screen-special-of = { $name }: { $specialization }, level { $level }
screen-special-none = Specializations aren't used in test flights and simulations.
screen-special-Rocketeer = Basic: launch a rocket (C in lower blue) from anywhere. Advanced, in lower blue: launch two rockets that fly as one and deal 5 damage.
screen-special-DataAnalyst = Basic: maintain the computer (C on the bridge) from anywhere, and score a point. Advanced, in lower white: look out of the window and count as three people.
screen-special-EnergyTechnician = Basic: use a fuel capsule (B in lower white) from anywhere. Advanced, on the upper deck: +2 to this zone's shield and +1 to the others, this turn only.
screen-special-PulseGunner = Basic: fire this station's laser and the pulse cannon together. You can't fire just one. Advanced, in lower white: the pulse cannon deals 2 damage, and 1 at distance 3.
screen-special-Medic = Acts before the captain. Basic: everyone here gets a heroic action. Advanced: nobody with you is knocked out this turn, but it costs a point.
screen-special-Teleporter = Basic: jump from the departure token to the arrival token. Advanced, in red or blue: jump to the station diagonally opposite.
screen-special-Hypernavigator = Basic, on the lower deck: slow every threat by one. Advanced, in lower white on turn 10 or 11: jump to hyperspace early.
screen-special-SpecialOps = Basic: your next A, B or battlebots action is heroic. Advanced: the card played with it can't be delayed or prevented.
screen-special-SquadLeader = Basic: restart a disabled squad or remove a damage tile. Advanced: fly out right away, or attack in space with heroic battlebots.
screen-special-Mechanic = Basic: the next laser shot fired here deals 1 more damage, or the pulse cannon reaches farther. Advanced: add 2 repair marks to a malfunction here.
screen-specialization-none = None
screen-specialization-Rocketeer = Rocketeer
screen-specialization-DataAnalyst = Data Analyst
screen-specialization-EnergyTechnician = Energy Technician
screen-specialization-PulseGunner = Pulse Gunner
screen-specialization-Medic = Medic
screen-specialization-Teleporter = Teleporter
screen-specialization-Hypernavigator = Hypernavigator
screen-specialization-SpecialOps = Special Ops
screen-specialization-SquadLeader = Squad Leader
screen-specialization-Mechanic = Mechanic
screen-tracks-drawn = The program draws the trajectories you haven't entered. Check them in the plans.
screen-between-rounds = Before you resolve, put the figures back on the bridge. Put cubes, rockets and capsules where they started. Then check your threats against this list.
