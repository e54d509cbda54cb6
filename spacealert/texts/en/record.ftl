### The log book in the window.

record-entered = This mission is entry { $number } of the log book.
record-fault = This mission could not be added to the log book, and it is our fault; the game itself is saved{ $report ->
    [none] ; the report could not be saved either.
   *[other] . What we need to mend it is in { $report }.
 }
record-cards-lacking = { $count ->
    [one] { $count } announced threat has no card yet: enter it in the plans to log this mission.
   *[other] { $count } announced threats have no card yet: enter them in the plans to log this mission.
 }
record-title = Log book
record-count = { $count ->
    [one] { $count } mission
   *[other] { $count } missions
 }
record-sorted = Sorted by: { $column }
record-empty = The log book is empty. A mission is logged when its resolution ends; earlier ones can be typed in.
record-no-game = Entry { $number } was typed in without a game, so it cannot be replayed.
record-removed = Removed: { $mission }, { $date }. U brings it back.
record-undone = { $deed ->
    [added] Removed again: { $mission }
    [corrected] Restored: { $mission }
    [removed] Brought back: { $mission }
   *[merged] { $count ->
        [one] { $count } imported entry was undone.
       *[other] { $count } imported entries were undone.
    }
 }
record-type-in = Add
record-undo = Undo
record-remove = Remove
record-correct = Correct
record-walk = Replay
record-statistics = Statistics

## The form

record-form-new = An earlier mission
record-form-begun = The mission just played
record-form-correct = Correct an entry
record-form-keys = Tab moves to the next field, Enter saves, Esc cancels.
record-form-write = Save
record-form-leave = Cancel
record-field-mission = Mission
record-field-played = Date
record-field-crew = Crew
record-field-destroyed = Destroyed
record-field-survived = Survived
record-field-damage = Damage
record-field-knocked-out = Knocked out
record-field-squads = Squads
record-field-visual = Visual
record-field-lost-to = Lost to (instead of points)
record-hint-mission = S2-3
record-hint-played = 2026-11-18
record-hint-crew = Anna=captain, Boris=communications+security, Vera
record-hint-lost-to = the threat that ended the ship
record-no-mission = Which mission was it? Enter its number, its code, or what you call it.
record-wrong-day = “{ $found }” is not a date; expected one like 2026-11-18.

## The picture

record-statistics-title = Statistics
record-average = average { $average }
record-wasted = { $points } missed
record-number = { $number }
record-no-ship-lost = No ship has been lost yet.
record-statistics-note = Bars show the share of missions won. Then: won of played, average, and the points missed: one better card of theirs in each mission would have brought them.
