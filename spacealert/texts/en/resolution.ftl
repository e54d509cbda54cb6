### The resolution in the window: entering plans and watching the result.

## plans

resolution-plans = Plans
resolution-plans-how = Type a card's key to place it. Backspace clears a slot, and the arrow keys move the cursor.
resolution-slot = { $who }, turn { $turn }: { $card }
resolution-place = { $place ->
    [red] Red zone
    [white] White zone
    [blue] Blue zone
   *[internal] Inside
 }
resolution-threats = Threats by turn
resolution-card-open = which card?
resolution-unknown = T+{ $turn }, { $place ->
    [internal] inside
   *[other] { $place } zone
 }: card not entered
resolution-which = T+{ $turn }: which card?
resolution-no-threat = No threat
resolution-stacks = Damage tiles
resolution-stacks-how = Top tile first. Arrow keys: select. Number: place a tile. Del: turn it face down to draw it later.
resolution-face-down = face down
resolution-earlier = Act earlier
resolution-later = Act later
resolution-color = Next color
resolution-token = { $token ->
    [departure] Departure: { $who }
   *[arrival] Arrival: { $who }
 }
resolution-undo = Undo
resolution-redo = Redo
resolution-paste = Paste a row
resolution-go = Resolve

## the resolution, step by step

resolution-title = Resolution
resolution-best = New crew record: { $points } points! (Was { $before }.)
resolution-first-home = The first ship this crew has brought home
resolution-untouched = Not a scratch on the ship
resolution-end-home = The ship is home
resolution-end-lost = The ship is lost
resolution-end-incomplete = Score incomplete
resolution-end-lacking = { $count ->
    [one] { $count } threat has no card
   *[other] { $count } threats have no card
 }
resolution-lacking-title = Resolve without all the cards?
resolution-lacking-what = { $count ->
    [one] { $count } announced threat has no card.
   *[other] { $count } announced threats have no card.
 } The score stays incomplete and the mission isn't logged.
resolution-empty-what = No plan yet: { $who }.
resolution-lacking-go = Resolve anyway
resolution-lacking-enter = Enter cards
resolution-to-repairs = Repairs
resolution-to-careers = Experience
resolution-no-why = There's nothing to explain at this step.
resolution-start-how = → next step, ↓ next turn, Space: play. W: why.
resolution-fate-not-yet = later
resolution-fate-destroyed = destroyed
resolution-fate-survived = survived
resolution-trip = Oops
resolution-trip-what = Turn { $turn }, { $who }: which card did you mean?
resolution-no-trip = no oops after all
resolution-own-tiles = Own tiles
resolution-tile-which = Which tile did you draw for the { $zone } zone?
resolution-save = Save
resolution-open-report = Open report
resolution-saved = Saved: { $game }. Press S to see the report on a phone, in the browser or on paper.
resolution-report = Report
resolution-report-scan = Scan this with a phone on the same network.
resolution-report-while = Phones can open the page while this screen is open. The page works offline, so you can save it or send it to others.
resolution-report-file = On this computer: { $path }
resolution-report-browser = Open in the browser (and print)
resolution-unsaved = The game couldn't be saved because of a disk error. It's still open here, so you can try again.

resolution-sound = { $heard ->
    [all] Sounds and narrator
    [effects] Sounds without narrator
   *[nothing] No sound
 }
resolution-key-step = one step forward or back
resolution-key-turn = next or previous turn
resolution-key-phase = next or previous phase
resolution-key-whole = start or end
resolution-key-play = play and pause
resolution-key-speed = faster, slower
resolution-key-slip = oops: enter the card this player meant
resolution-key-tiles = draw damage tiles from your own stacks and enter them
resolution-key-plans = correct plans, threats and trajectories, then resolve again
resolution-key-motion = animation on/off
resolution-key-sound = sounds and narrator, sounds only, silence
resolution-key-save = save the game, a report and a log entry
resolution-key-correct = correct the log entry (if you opened the game from there)
resolution-key-why = why this happens
resolution-story = Story
resolution-skip = Skip the ending
resolution-key-back = leave (everything is saved)

resolution-person = { $who }: { $station }{ $state ->
    [out] , unconscious
    [active] , leading battlebots
    [disabled] , leading disabled battlebots
   *[alone] {""}
 }
resolution-zone = { resolution-place }: shield { $shield }, reactor { $reactor }, damage { $damage }
resolution-threat = { $threat }: space { $space }, hull { $left } of { $hull }
resolution-correct = Correct log
resolution-correct-sure = Correct this log entry?
resolution-drawn-tracks = The program drew the trajectories marked with ?. Enter the ones on your table.
resolution-tracks-drawn = Nobody entered these trajectories, so the program drew them: { $tracks }.
resolution-tile-drawn = Let the program draw
resolution-leave-copy = Leave without saving your changes?
resolution-leave-copy-what = Your changes will be discarded. The log book stays the same.
resolution-leave-copy-yes = Leave
resolution-leave-copy-no = Stay
resolution-called = { $caller } calls a common { $where } threat. Which card did you draw with it?
resolution-special = { $which ->
    [basic] { $name }: basic
   *[advanced] { $name }: advanced
 }
resolution-plans-how-double = A slot holds two actions. Press Space to leave it with only one. Backspace removes the last action.
resolution-row-ended = This is the end of the row. Move the cursor to continue.
resolution-way = { $who }: path through the ship
resolution-wall = Turn { $turn }: that's a wall
resolution-again = Fly it again
resolution-next = Next: { $mission }
resolution-best-here = Your best here: { $points }
