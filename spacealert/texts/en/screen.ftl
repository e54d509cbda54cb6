### What the window says.

screen-title = Space Alert
screen-no-window = No window can be opened here ({ $reason }). Play in the terminal: spacealert play S2-3 --terminal
screen-no-screen = there is no screen

## What is on the board of a mission

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
   *[internal] Aboard
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
screen-draw-threat = { $who }: { $serious ->
    [yes] serious
   *[no] common
 } { $internal ->
    [yes] internal
   *[no] external
 } card
screen-begin = Enemy activity detected
screen-begin-what = Phase 1 begins: plan turns 1–3
screen-incoming-data = Incoming data
screen-incoming-data-what = Everyone may draw one card
screen-data-transfer = Data transfer
screen-data-transfer-what = Everyone may hand over one card
screen-hand-over = Hand over a card now
screen-hand-over-left = { $seconds } s left
screen-transfer-complete = Transfer complete
screen-comms-down = Communications down
screen-comms-restored = Communications restored
screen-comms-restored-what = You may talk again
screen-no-talking = No talking
screen-no-talking-what = Communications are down. No words, no signs.
screen-warning-60 = { $last ->
    [yes] Operation ends in 1 minute
   *[no] Phase { $phase } ends in 1 minute
 }
screen-warning-20 = { $last ->
    [yes] Operation ends in 20 seconds
   *[no] Phase { $phase } ends in 20 seconds
 }
screen-warning-what = Then turns { $first }–{ $until } are fixed
screen-countdown = { $last ->
    [yes] Operation ends in
   *[no] Phase { $phase } ends in
 }
screen-phase-end = { $last ->
    [yes] Mission complete
   *[no] Phase { $phase } has ended
 }
screen-phase-end-what = { $last ->
    [yes] Hands off the cards
   *[no] Turns { $first }–{ $until } are fixed. Take the cards of phase { $next }.
 }
screen-said = Announced so far
screen-shown-only = Not read out: read it here
screen-listening = Nothing announced yet
screen-left = { $minutes }:{ $seconds } left in phase { $phase }
screen-clock = Mission time { $time }

## What the table can do while it runs

screen-key-space = Space
screen-key-enter = Enter
screen-do-pause = Pause; the picture is covered
screen-do-back = 10 seconds back
screen-do-repeat = Repeat the last announcement
screen-do-quieter = Quieter
screen-do-louder = Louder
screen-do-mute = Sound off and on
screen-do-siren = Siren off and on
screen-do-keys = Show these keys
screen-do-fullscreen = Full screen and back
screen-do-abort = Abort
screen-keys = Keys
screen-close = Close
screen-volume = Volume { $level }
screen-ready = Ready?
screen-ready-what = Cards dealt, boards laid out: the intercom begins when you say so.
screen-start = Start
screen-paused = Paused
screen-paused-what = No planning while the picture is covered
screen-go-on = Go on
screen-abort = Abort?
screen-abort-what = The mission is stopped until you decide.
screen-abort-no = Go on
screen-abort-yes = Abort the mission
screen-end-early = End the round now
screen-notice-slept = The computer slept: the mission stopped when it fell asleep.
screen-notice-slept-on = The computer slept, and the mission went on meanwhile
screen-notice-no-sound = No loudspeaker: the time runs on, and the sound returns with it
screen-notice-muted = Sound is off
screen-notice-no-siren = Siren is off

## The ready room

screen-language = English
screen-motion = Motion
screen-no-motion = No motion
screen-crew = Crew: people + androids
screen-player = Player { $number }
screen-signs-left-out = Our type has no drawing for some of these signs: they are left out.
screen-android = Android
screen-role-captain = Captain
screen-role-communications = Comms
screen-role-security = Security
screen-colour-purple = purple
screen-colour-red = red
screen-colour-yellow = yellow
screen-colour-green = green
screen-colour-blue = blue
screen-common-threats = Common threats
screen-serious-threats = Serious threats
screen-common = Common threats: { $difficulty }
screen-serious = Serious threats: { $difficulty }
screen-difficulty-white = White
screen-difficulty-yellow = Yellow
screen-difficulty-mixed = Both
screen-mission = Mission
screen-kind-test-flight = Test flight
screen-kind-simulation = Simulation
screen-kind-advanced-simulation = Advanced simulation
screen-kind-mission = Mission
screen-kind-easier-double-action = Double, easier
screen-kind-double-action = Double action
screen-pick-random = Random, kept secret
screen-pick-new = A new one
screen-pick-code = … or the code of a mission
screen-none-of-this-kind = There is no mission of this kind to draw from: take a new one.
screen-sound = Sound
screen-voice = Voice
screen-loudspeaker = Loudspeaker
screen-aloud = Read aloud
screen-hear = Test
screen-siren = Siren
screen-ready-keys = Enter starts. Tab and the arrows move, Enter presses, Esc ends.
screen-quit = Quit Space Alert?
screen-quit-what = Everything is saved.
screen-quit-yes = Quit
screen-quit-no = Stay
screen-door-campaign = Campaign
screen-door-log = Log book
screen-door-resolve = Only resolve
screen-tracks = Trajectories
screen-track = Trajectory { $zone ->
    [red] red
    [white] white
    [blue] blue
   *[internal] inside
 }

## Cards and reading aloud

screen-do-cards = Enter the drawn threat cards
screen-secret-mission = A secret mission
screen-cards-none = No threat has been announced yet
screen-cards-for = Card for { $threat }
screen-card-entered = Entered: { $card }
screen-cards-type = Code or name
screen-cards-no-such = No such card in this deck
screen-cards-draw = Draw
screen-read-now = Read now
screen-read-twice = twice
screen-read-next = Next in { $seconds } s
screen-read-wait = Nothing to read now

## Before and after a mission

screen-preparing = Preparing the intercom …
screen-back = Back
screen-complete = Mission complete
screen-ended-early = Ended at { $time }
screen-card-open = card not entered
screen-home = Ready room
screen-resolve = To the resolution
screen-to-log = Into the log book
screen-double-actions = Your table resolves double actions by itself: their cards are not in this program yet. Write the result down here.
screen-resume = Go on?
screen-cut-off = It was cut off at { $time }, in phase { $phase }.
screen-was-over = It ended at { $time }; its resolution is still to come.
screen-leave-it = Leave it
screen-begin-instead = Begin { $mission }
screen-notice-unsaved = Progress cannot be saved: { $why ->
    [fault] the fault is ours, and crash.txt tells of it
   *[disk] the disk refuses
 }
