### The resolution on the screen: plans in, consequences out.

## plans

resolution-plans = Plans
resolution-plans-how = Press a card's key to place it; Backspace removes it, the arrow keys move the cursor.
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
resolution-stacks-how = Top tile first. Arrows pick a place, a number puts a tile there, Del turns it face down; face-down tiles are drawn later.
resolution-face-down = face down
resolution-earlier = Act earlier
resolution-later = Act later
resolution-color = Next color
resolution-undo = Undo
resolution-redo = Redo
resolution-paste = Paste a row
resolution-go = Resolve

## the walk

resolution-title = Resolution
resolution-best = A new record for this crew: { $points } points, { $before } until now
resolution-first-home = This crew’s first ship to come home
resolution-untouched = Not a scratch on the ship
resolution-end-home = The ship is home
resolution-end-lost = The ship is lost
resolution-start-how = → next step, ↓ next turn, Space: play. W: why.
resolution-fate-not-yet = later
resolution-fate-destroyed = destroyed
resolution-fate-survived = survived
resolution-trip = Trip
resolution-trip-what = Turn { $turn }, { $who }: which card was meant?
resolution-no-trip = no mistake
resolution-own-tiles = Draw your own tiles
resolution-tile-which = Which tile was drawn for the { $zone } zone?
resolution-save = Save
resolution-open-report = Open report
resolution-saved = Saved: { $game }. Press S for the report: on a phone, in the browser, or printed.
resolution-report = Report
resolution-report-scan = Scan with the camera of a phone that is on the same network.
resolution-report-while = Phones can open the page while this screen is shown. It works without a network afterwards: save it, or send it on.
resolution-report-file = On this computer: { $path }
resolution-report-browser = Open in the browser (and print)
resolution-unsaved = This could not be saved: the disk reports an error.

resolution-sound = { $heard ->
    [all] Sounds and narrator
    [effects] Sounds without narrator
   *[nothing] No sound
 }
resolution-key-step = one step forward, one back
resolution-key-turn = to the next turn, back to the one before
resolution-key-phase = to the next phase, back to the one before
resolution-key-whole = to the start, to the end
resolution-key-play = play and pause
resolution-key-speed = faster, slower
resolution-key-slip = the one acting tripped: mark it (§3.2)
resolution-key-tiles = draw damage tiles from your own stacks; the program asks for each
resolution-key-plans = correct plans, threats and tracks, then resolve again
resolution-key-motion = animation on/off
resolution-key-sound = narrator and sounds, sounds alone, silence
resolution-key-save = save the game, a report and an entry in the log book
resolution-key-correct = correct its entry in the log book (if it came from there)
resolution-key-why = why this happens
resolution-story = Story so far
resolution-skip = Skip the ending
resolution-key-back = leave; everything is saved

resolution-person = { $who }: { $station }{ $state ->
    [out] , unconscious
    [active] , leads battlebots
    [disabled] , leads disabled battlebots
   *[alone] {""}
 }
resolution-zone = { resolution-place }: shield { $shield }, reactor { $reactor }, damage { $damage }
resolution-threat = { $threat }: space { $space }, hull { $left } of { $hull }
resolution-correct = Correct log
resolution-correct-sure = Correct this entry of the log book?
resolution-drawn-tracks = Trajectories marked with ? were drawn by the program: enter those on your table.
resolution-tracks-drawn = Nobody entered these trajectories, so the program drew them: { $tracks }.
resolution-tile-drawn = Let the program draw
resolution-leave-copy = Leave without correcting the log book?
resolution-leave-copy-what = What you tried here is dropped; the log book stays as it is.
resolution-leave-copy-yes = Leave
resolution-leave-copy-no = Stay
resolution-called = { $caller } calls a common { $where } threat: which card was drawn with it?
resolution-special = { $which ->
    [basic] { $name }: basic
   *[advanced] { $name }: advanced
 }
resolution-plans-how-double = Two actions fill a slot and move on; Space closes one with a single action. Backspace removes the last action.
resolution-way = { $who }: path through the ship
resolution-wall = Turn { $turn }: there is no door that way
resolution-again = Fly it again
resolution-next = Next: { $mission }
resolution-best-here = Your best here: { $points }
