### The resolution on the screen: plans in, consequences out.

## plans

resolution-plans = Plans
resolution-plans-how = A card's key lays it and moves on; Backspace takes it back, the arrows move.
resolution-slot = { $who }, turn { $turn }: { $card }
resolution-place = { $place ->
    [red] Red
    [white] White
    [blue] Blue
   *[internal] Inside
 }
resolution-letter = { $place ->
    [red] R
    [white] W
    [blue] B
   *[internal] I
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
resolution-stacks-how = The topmost first. Arrows choose a place, a number lays its tile, Del turns it over; what lies face down is drawn later.
resolution-face-down = face down
resolution-earlier = Acts earlier
resolution-later = Acts later
resolution-colour = Next colour
resolution-paste = Paste a row
resolution-go = Resolve

## the walk

resolution-title = Resolution
resolution-space = space
resolution-rockets = rockets
resolution-start-how = → steps on, ↓ goes to the next turn, Space plays. Every step says why.
resolution-fate-not-yet = later
resolution-fate-destroyed = destroyed
resolution-fate-survived = survived
resolution-slip = A slip
resolution-slip-what = Turn { $turn }, { $who }: which card was meant?
resolution-no-slip = it was no slip
resolution-own-tiles = Own tiles
resolution-tile-which = Which tile was drawn for the { $zone } zone?
resolution-save = Save
resolution-saved = Saved: { $game } and { $report }
resolution-unsaved = It cannot be saved: the disk refuses.
resolution-unkept = What you enter is not being kept right now, and it is our fault{ $report ->
    [none] ; the report could not be saved either.
   *[other] . What we need to mend it is in { $report }.
 }
resolution-again = Go on resolving?
resolution-again-what = The plans and the place of the walk are as they were.

resolution-keys = Keys
resolution-key-step = one step forward, one back
resolution-key-turn = to the next turn, back to the one before
resolution-key-phase = to the next phase, back to the one before
resolution-key-whole = to the start, to the end
resolution-key-play = play and pause
resolution-key-speed = faster, slower
resolution-key-slip = correct the slip of whoever is acting (§3.2)
resolution-key-tiles = the table draws its own damage tiles, the program asks for each
resolution-key-plans = correct plans, threats and tracks; the rest is resolved anew
resolution-key-motion = steps show themselves at once, or in half a second
resolution-key-save = save the game, a report and a line in the log book
resolution-key-back = leave; all is kept and can be gone on with

resolution-person = { $who }: { $station }{ $state ->
    [out] , unconscious
    [active] , leads battlebots
    [disabled] , leads disabled battlebots
   *[alone] {""}
 }
resolution-zone = { resolution-place }: shield { $shield }, reactor { $reactor }, damage { $damage }
resolution-foe = { $threat }: space { $space }, hull { $left } of { $hull }
