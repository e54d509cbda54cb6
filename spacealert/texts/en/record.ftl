### The log book in the window.

record-entered = This mission is line { $number } of the log book.
record-fault = The line of this mission could not be written into the log book, and it is our fault; its game is still kept{ $report ->
    [none] ; the report could not be saved either.
   *[other] . What we need to mend it is in { $report }.
 }
record-cards-lacking = { $count ->
    [one] { $count } announced threat has no card yet: enter it in the plans, and this mission writes its line.
   *[other] { $count } announced threats have no card yet: enter them in the plans, and this mission writes its line.
 }
record-title = Log book
record-count = { $count ->
    [one] { $count } mission
   *[other] { $count } missions
 }
record-sorted = In the order of: { $column }
record-empty = The log book is empty: each mission writes itself into it where its walk ends. An old one can be typed in.
record-no-game = Entry { $number } was typed in and keeps no game, so it cannot be walked.
record-removed = Removed: { $mission } of { $date }. U takes it back.
record-undone = { $deed ->
    [added] No longer there: { $mission }
    [corrected] As it was before: { $mission }
    [removed] There again: { $mission }
   *[merged] { $count ->
        [one] { $count } entry taken in is as before.
       *[other] { $count } entries taken in are as before.
    }
 }
record-type-in = Type in
record-undo = Undo
record-remove = Remove
record-correct = Correct
record-walk = Walk again
record-figures = Picture

## The form

record-form-new = An earlier mission
record-form-begun = The mission just played
record-form-correct = Correct a line
record-form-keys = Tab goes to the next field, Enter writes the line, Esc leaves it.
record-form-write = Write the line
record-form-leave = Leave it
record-field-mission = Mission
record-field-played = Date
record-field-crew = Crew
record-field-destroyed = Destroyed
record-field-survived = Survived
record-field-damage = Damage
record-field-knocked-out = Knocked out
record-field-squads = Squads
record-field-visual = Visual
record-field-lost-to = Lost to: instead of the points
record-hint-mission = S2-3
record-hint-played = 2026-11-18
record-hint-crew = Anna=captain, Boris=communications+security, Vera
record-hint-lost-to = the threat that ended the ship
record-no-mission = Say which mission it was: its number, its code, or what you call it.
record-wrong-day = “{ $found }” is no date; expected one like 2026-11-18.

## The picture

record-figures-title = What the log says
record-average = average { $average }
record-number = { $number }
record-no-ship-lost = No ship has been lost yet.
record-figures-note = Bars of crew and difficulty: the share of missions won. At their end: won of played, the average, and the points that one other card of theirs would still have brought.
