### The log book: its troubles, its lines, its pictures.

# Troubles

logbook-no-such-line = The log book has no entry { $number }.
logbook-damaged-entry = (damaged: cannot be read)
logbook-unreadable-line = Entry { $number } cannot be read; “spacealert log remove { $number }” takes it out.
logbook-nothing-to-undo = There is nothing to undo in the log book.
logbook-nothing-to-redo = There is nothing to redo in the log book.
logbook-no-entry = This cannot be saved as an entry: a name or text in it is too long, or not text at all.
logbook-unreadable = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
 } could not be read and { $count ->
    [one] is
   *[other] are
 } left out.
logbook-unreadable-campaigns = { $count ->
    [one] { $count } campaign could not be read and is left out.
   *[other] { $count } campaigns could not be read and are left out.
 }
logbook-unreadable-drafts = { $count ->
    [one] { $count } interrupted game could not be read and is left out.
   *[other] { $count } interrupted games could not be read and are left out.
 }
logbook-unreadable-explorers = { $count ->
    [one] { $count } career could not be read and is left out.
   *[other] { $count } careers could not be read and are left out.
 }
logbook-keeps-no-file = Entry { $number } keeps no { $file ->
    [game] game
   *[mission] mission
 }.
logbook-import-large = { $path } is larger than { $most } MB, so it is not read.
logbook-import-many = This file has more than { $most } entries, which no log book has; nothing was imported.
logbook-import-unreadable = { $path } could not be read: { $why }.
logbook-import-foreign = { $path } is not a log book: expected a file from “spacealert log export”, or a log book itself.
logbook-typed-mission = Which mission was it? Give --mission, or the game with --game.
logbook-typed-end = A mission either has points or was lost to a threat: give one of them, not both.
logbook-typed-crew = { $count } people are named; expected at most { $most }.
logbook-typed-role = “{ $found }” is not a role; expected captain, communications, security or android.

# The printed log

logbook-column-number = no.
    .long = Number
logbook-column-date = date
    .long = Date
logbook-column-mission = mission
    .long = Mission
logbook-column-common = com
    .long = Difficulty of common threats
logbook-column-serious = ser
    .long = Difficulty of serious threats
logbook-column-survived = surv
    .long = Points for threats survived
logbook-column-destroyed = destr
    .long = Points for threats destroyed
logbook-column-damage = dmg
    .long = Penalty for damage
logbook-column-knocked-out = out
    .long = Penalty for crew members knocked out
logbook-column-squads = bots
    .long = Penalty for disabled battlebot squads
logbook-column-visual = vis
    .long = Visual confirmation
logbook-column-total = total
    .long = Total
logbook-column-crew = crew
    .long = Crew
logbook-difficulty-white = 1
logbook-difficulty-yellow = 2
logbook-difficulty-mixed = 1+2
logbook-difficulty-white-new = 1+
logbook-difficulty-mixed-new = 1+2+
logbook-difficulty-yellow-new = 2+
logbook-difficulty-yellow-red = 2+3
logbook-difficulty-red = 3
logbook-difficulty-all = 1+2+3
logbook-mark-captain = ★
logbook-mark-communications = ☊
logbook-mark-security = !
logbook-role-captain = captain
    .also = commander
logbook-role-communications = communications
    .also = communications officer, comms
logbook-role-security = security
    .also = chief of security, security officer
logbook-role-android = android
    .also = robot
logbook-color-red = Red
logbook-color-green = Green
logbook-color-blue = Blue
logbook-color-yellow = Yellow
logbook-color-purple = Purple
logbook-lost = lost

# Statistics

logbook-crew-title = Log book of { $names }
logbook-print = Print crew log
logbook-stats-title = Log book
logbook-stats-summary = { $missions ->
    [0] No mission has been played yet.
    [one] { $missions } mission, { $won } of them won{ $average ->
        [none] .
       *[other] ; the average of those won is { $average } points, the best { $best }.
    }
   *[other] { $missions } missions, { $won } of them won{ $average ->
        [none] .
       *[other] ; the average of those won is { $average } points, the best { $best }.
    }
 }
logbook-stats-record = { $won } of { $missions } won{ $average ->
    [none] {""}
   *[other] , on average { $average }
 }{ $wasted ->
    [none] {""}
   *[other] , { $wasted } missed
 }
logbook-stats-wasted = Missed: the points that one better card of theirs would have brought in each mission, had everyone else played the same.
logbook-stats-results = Are we getting better?
logbook-stats-people = Who brings us home?
logbook-stats-difficulties = How hard can we fly?
logbook-stats-killers = What destroys our ships?

## The log book in the window.

logbook-not-entered = Practice: this flight stays out of the log book and brings no experience.
logbook-entered = This mission is entry { $number } of the log book.
logbook-cards-lacking = { $count ->
    [one] { $count } announced threat has no card yet: enter it in the plans to log this mission.
   *[other] { $count } announced threats have no card yet: enter them in the plans to log this mission.
 }
logbook-title = Log book
logbook-count = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
 }
logbook-sorted = Sorted by: { $column }
logbook-empty = The log book is empty. A mission is logged when its resolution ends; earlier ones can be typed in.
logbook-other-game = Entry { $number } is an evening of another game: it has no mission to replay or correct, and can only be removed.
logbook-other-game-added = The evening is in the log book.
logbook-no-game = Entry { $number } was typed in without a game, so it cannot be replayed.
logbook-removed = Removed: { $mission }, { $date }. U brings it back.
logbook-undone = { $deed ->
    [added] Removed again: { $missions }.
    [corrected] Restored: { $missions }.
    [removed] Brought back: { $missions }.
    [career] As before: the career of { $names }.
   *[merged] Import undone: { $count ->
        [0] no entry of the log book came with it.
        [one] { $count } entry: { $missions }.
       *[other] { $count } entries: { $missions }.
    }
 }
logbook-undone-with = As before: { $list }.
logbook-redone = { $deed ->
    [added] Added again: { $missions }.
    [corrected] Corrected again: { $missions }.
    [removed] Removed again: { $missions }.
    [career] Done again: the career of { $names }.
   *[merged] Imported again: { $count ->
        [0] no entry of the log book came with it.
        [one] { $count } entry: { $missions }.
       *[other] { $count } entries: { $missions }.
    }
 }
logbook-redone-with = Changed again: { $list }.
logbook-undo-title = Take this out of the log book?
logbook-undo-ask = { $deed ->
   *[added] { $missions } goes.
    [merged] { $count ->
        [one] { $count } imported entry goes: { $missions }.
       *[other] { $count } imported entries go: { $missions }.
    }
 }
logbook-undo-ask-with = As before: { $list }. Redo brings it all back.
logbook-undo-yes = Take it out
logbook-undo-no = Keep it
logbook-mission-of = { $mission } ({ $date })
logbook-and-more = { $count } more
logbook-with-campaign = { $date ->
    [none] a campaign
   *[other] the campaign of { $date }
 }
logbook-with-career = the career of { $name }
logbook-with-draft = { $kind ->
    [mission] an interrupted mission
    [resolution] an interrupted resolution
   *[form] a half-finished entry
 }
logbook-type-in = Add
logbook-undo = Undo
logbook-redo = Redo
logbook-remove = Remove
logbook-correct = Correct
logbook-walk = Replay
logbook-statistics = Statistics

## What can be said of a mission, as the command line explains it

logbook-option-game = The game file: it is resolved, everything else follows from it, and the entry keeps it.
logbook-option-mission = The mission: its id, its code, or what you call it.
logbook-option-played = When it was played, as 2026-11-18; today if not given.
logbook-option-crew = Who played, as “Anna=captain, Boris=communications+security, Vera, R2=android”.
logbook-option-common = The symbols of the common threats: white (1), yellow (2) or mixed (1+2); with The New Frontier also red (3) and others.
logbook-option-serious = The symbols of the serious threats: white (1), yellow (2) or mixed (1+2); with The New Frontier also red (3) and others.
logbook-option-destroyed = Points for threats destroyed.
logbook-option-survived = Points for threats survived.
logbook-option-damage = Points lost for damage, the worst zone included.
logbook-option-knocked-out = Points lost for crew members knocked out.
logbook-option-squads = Points lost for disabled battlebot squads.
logbook-option-visual = Points for visual confirmation.
logbook-option-lost-to = The ship was lost: the threat that destroyed it, by code or name.

## The form

logbook-form-new = An earlier mission
logbook-form-begun = The mission just played
logbook-form-correct = Correct an entry
logbook-form-keys = Tab moves to the next field, Enter saves, Esc cancels.
logbook-form-write = Save
logbook-form-leave = Cancel
logbook-field-mission = Mission
logbook-field-played = Date
logbook-field-crew = Crew
logbook-field-destroyed = Destroyed
logbook-field-survived = Survived
logbook-field-damage = Damage
logbook-field-knocked-out = Knocked out
logbook-field-squads = Squads
logbook-field-visual = Visual
logbook-field-lost-to = Lost to (instead of points)
logbook-hint-mission = S2-3
logbook-hint-played = 2026-11-18
logbook-hint-crew = Anna=captain, Boris=communications+security, Vera
logbook-hint-lost-to = the threat that ended the ship
logbook-no-mission = Which mission was it? Enter its number, its code, or what you call it.
logbook-wrong-day = “{ $found }” is not a date; expected one like 2026-11-18.

## The picture

logbook-statistics-title = Statistics
logbook-average = average { $average }
logbook-wasted = { $points } missed
logbook-number = { $number }
logbook-no-ship-lost = No ship has been lost yet.
logbook-statistics-note = Bar: missions won. Then won/played, average, and points missed by this player's cards.
logbook-sort-by = Sorted by
