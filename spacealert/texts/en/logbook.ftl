### The log book: errors, entries, statistics and forms.

# Errors

logbook-no-such-line = The log book has no entry { $number }.
logbook-damaged-entry = (damaged: unreadable)
logbook-unreadable-line = Entry { $number } is unreadable. “spacealert log remove { $number }” removes it.
logbook-nothing-to-undo = There's nothing to undo in the log book.
logbook-nothing-to-redo = There's nothing to redo in the log book.
logbook-no-entry = This can't be saved as an entry because a name or other text in it is too long or contains invalid characters.
logbook-unreadable = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
 } couldn't be read and { $count ->
    [one] was
   *[other] were
 } left out.
logbook-unreadable-campaigns = { $count ->
    [one] { $count } campaign couldn't be read and was left out.
   *[other] { $count } campaigns couldn't be read and were left out.
 }
logbook-unreadable-drafts = { $count ->
    [one] { $count } unfinished game couldn't be read and was left out.
   *[other] { $count } unfinished games couldn't be read and were left out.
 }
logbook-unreadable-explorers = { $count ->
    [one] { $count } career couldn't be read and was left out.
   *[other] { $count } careers couldn't be read and were left out.
 }
logbook-keeps-no-file = Entry { $number } was saved without a { $file ->
    [game] game
   *[mission] mission
 }.
logbook-import-large = { $path } is larger than { $most } MB, so it wasn't imported.
logbook-import-many = This file has more than { $most } entries, which is more than any log book can have. Nothing was imported.
logbook-import-damaged = More than { $most } entries in this file can't be read. Nothing was imported.
logbook-import-unreadable = { $path } couldn't be read: { $why }.
logbook-import-foreign = { $path } isn't a log book. Use a file from “spacealert log export”, or another log.sqlite.
logbook-typed-mission = Which mission was it? Use --mission, or --game for a game file.
logbook-typed-end = A mission either has points or was lost to a threat. Enter only one of them.
logbook-typed-survived = This ship was lost, and its entry was not changed. If it did come home, enter all of the numbers at once: --destroyed, --survived, --damage, --knocked-out, --squads and --visual (0 where there were no points).
logbook-typed-crew = { $count } people are listed; the limit is { $most }.
logbook-typed-role = “{ $found }” isn't a role; expected captain, communications, security or android.

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
    .lost = Lost to
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
logbook-print-nameless = This crew has no names. To print its log, add them with Correct.
logbook-print = Print crew log
logbook-stats-title = Log book
logbook-stats-summary = { $missions ->
    [0] No missions have been played yet.
    [one] { $missions } mission, { $won } won{ $average ->
        [none] .
       *[other] . Average score when you won: { $average } points. Best score: { $best }.
    }
   *[other] { $missions } missions, { $won } won{ $average ->
        [none] .
       *[other] . Average score when you won: { $average } points. Best score: { $best }.
    }
 }
logbook-stats-record = { $won } of { $missions } won{ $average ->
    [none] {""}
   *[other] , average score { $average }
 }{ $wasted ->
    [none] {""}
    [one] , { $wasted } point missed
   *[other] , { $wasted } points missed
 }
logbook-stats-wasted = Missed: points that one better card from that player would have added in each mission, if everyone else had played the same.
logbook-stats-results = Are we getting better?
logbook-stats-people = Who brings us home?
logbook-stats-difficulties = Which threats can we handle?
logbook-stats-killers = What destroys our ships?

## The log book in the window.

logbook-not-entered = This flight isn't logged. Save it to log it.
logbook-unlogged = This flight isn't logged.
logbook-coach = These plans come from the coach, so this flight isn't logged.
logbook-entered = This mission is entry { $number } in the log book.
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
logbook-empty = No missions yet. Fly one and it's logged for you, or add old ones by hand.
logbook-other-game = Entry { $number } is from another game. It can't be replayed or corrected, only removed.
logbook-other-game-added = Added to the log book.
logbook-no-game = Entry { $number } was added by hand, without a game, so it can't be replayed.
logbook-removed = Removed: { $mission }, { $date }. Press U to bring it back.
logbook-undone = { $deed ->
    [added] Removed again: { $missions }.
    [corrected] Restored: { $missions }.
    [removed] Brought back: { $missions }.
    [career] Undone: the career of { $names }.
   *[merged] Import undone: { $count ->
        [0] no log book entries.
        [one] { $count } entry: { $missions }.
       *[other] { $count } entries: { $missions }.
    }
 }
logbook-undone-with = Also undone: { $list }.
logbook-redone = { $deed ->
    [added] Added again: { $missions }.
    [corrected] Corrected again: { $missions }.
    [removed] Removed again: { $missions }.
    [career] Redone: the career of { $names }.
   *[merged] Imported again: { $count ->
        [0] no log book entries.
        [one] { $count } entry: { $missions }.
       *[other] { $count } entries: { $missions }.
    }
 }
logbook-redone-with = Also redone: { $list }.
logbook-undo-title = Remove this from the log book?
logbook-undo-ask = { $deed ->
   *[added] This removes { $missions }.
    [merged] { $count ->
        [one] This removes { $count } imported entry: { $missions }.
       *[other] This removes { $count } imported entries: { $missions }.
    }
 }
logbook-undo-ask-with = This also undoes { $list }. Redo brings it all back.
logbook-undo-yes = Remove
logbook-mission-of = { $mission } ({ $date })
logbook-and-more = { $count } more
logbook-with-campaign = { $date ->
    [none] a campaign
   *[other] the campaign of { $date }
 }
logbook-with-career = { $name }'s career
logbook-with-draft = { $kind ->
    [mission] an unfinished mission
    [resolution] an unfinished resolution
   *[form] a half-finished entry
 }
logbook-type-in = Add
logbook-undo = Undo
logbook-redo = Redo
logbook-remove = Remove
logbook-correct = Correct
logbook-walk = Replay
logbook-statistics = Statistics

## Fields of an entry, as options on the command line

logbook-option-game = The game file. The entry stores it, and takes its result and all other details from it.
logbook-option-mission = The mission: its id, its code, or any of its names.
logbook-option-played = When it was played, such as 2026-11-18 (default: today).
logbook-option-crew = Who played, such as “Anna=captain, Boris=communications+security, Vera, R2=android”.
logbook-option-common = The difficulty of common threats: white (1), yellow (2) or mixed (1+2); with The New Frontier also red (3) and others.
logbook-option-serious = The difficulty of serious threats: white (1), yellow (2) or mixed (1+2); with The New Frontier also red (3) and others.
logbook-option-destroyed = Points for threats destroyed.
logbook-option-survived = Points for threats survived.
logbook-option-damage = Points lost for damage, including the penalty for the worst-hit zone.
logbook-option-knocked-out = Points lost for crew members knocked out.
logbook-option-squads = Points lost for disabled battlebot squads.
logbook-option-visual = Points for visual confirmation.
logbook-option-lost-to = The threat that destroyed the ship, by code or name.

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
logbook-hint-lost-to = the threat that destroyed the ship
logbook-hint-points = points
logbook-no-mission = Which mission was it? Enter its number, its code or any of its names.
logbook-wrong-day = “{ $found }” isn't a date; expected one like 2026-11-18.

## Charts

logbook-statistics-title = Statistics
logbook-average = average { $average }
logbook-legend = won/flown · average score{ $wasted ->
    [yes] {" · points missed"}
   *[no] {""}
 }
logbook-number = { $number }
logbook-no-ship-lost = No ships lost yet.
logbook-statistics-note = The bar shows missions won. The numbers are missions won and flown, the average score, and the points that this player's cards could still have earned.
logbook-sort-by = Sorted by
