### The log book: its troubles, its lines, its pictures.

# Troubles

logbook-no-such-line = The log book has no entry { $number }.
logbook-unreadable-line = Entry { $number } cannot be read; “spacealert log remove { $number }” takes it out.
logbook-nothing-to-undo = There is nothing to undo in the log book.
logbook-no-entry = This cannot be written as an entry: a name or a text in it is too long, or no text at all.
logbook-rotten = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
 } could not be read and { $count ->
    [one] is
   *[other] are
 } left out.
logbook-rotten-campaigns = { $count ->
    [one] { $count } campaign could not be read and is left out.
   *[other] { $count } campaigns could not be read and are left out.
 }
logbook-rotten-drafts = { $count ->
    [one] { $count } thing cut off in the middle could not be read and is left out.
   *[other] { $count } things cut off in the middle could not be read and are left out.
 }
logbook-undone-besides = { $count ->
    [one] So is { $count } campaign or draft that came along.
   *[other] So are { $count } campaigns and drafts that came along.
 }
logbook-keeps-no-file = Entry { $number } keeps no { $file ->
    [game] game
   *[mission] mission
 }.
logbook-import-large = { $path } is larger than { $most } MB, so it is not read.
logbook-import-unreadable = { $path } could not be read: { $why }.
logbook-import-foreign = { $path } is not the log of a table: expected a file from “spacealert log export”, or a log book itself.
logbook-typed-mission = It is not said which mission it was: give --mission, or the game with --game.
logbook-typed-end = A mission has points, or it was lost to a threat: give either of them, and not both.
logbook-typed-crew = { $count } people are named; expected at most { $most }.
logbook-typed-role = “{ $found }” is no role; expected captain, communications, security or android.

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
logbook-mark-captain = ★
logbook-mark-communications = ☊
logbook-mark-security = !
logbook-role-captain = captain
logbook-role-communications = communications
logbook-role-security = security
logbook-role-android = android
logbook-color-red = Red
logbook-color-green = Green
logbook-color-blue = Blue
logbook-color-yellow = Yellow
logbook-color-purple = Purple
logbook-lost = lost

# Statistics

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
   *[other] , { $wasted } wasted
 }
logbook-stats-wasted = Wasted: the points that one other card of theirs would still have brought in each mission, had all others played as they did.
logbook-stats-results = Results over time
logbook-stats-people = By crew member
logbook-stats-difficulties = By difficulty, common / serious
logbook-stats-killers = What ended our ships
