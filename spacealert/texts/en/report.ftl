### The report of a mission as a page.

report-title = Space Alert: { $mission }
report-untitled = Your own game
report-both = English
    .hint = Show this page in English.
report-back = previous step
report-forward = next step
report-turn-back = previous turn
report-turn-forward = next turn
report-place = current step
report-threats = Threats
report-number = No.
report-threat = Threat
report-where = Where
report-state = Hull, shields, speed
report-plans = Plans
report-log = What happened
report-score = Score
report-chain = What led to it
report-crew = Crew
report-day = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
 } { $day }, { $year }
report-mattered = Turns that mattered
report-lost = ship lost
report-destroyed = { $count ->
    [one] 1 threat destroyed
   *[other] { $count } threats destroyed
 }
report-survived = { $count ->
    [one] 1 threat got through
   *[other] { $count } threats got through
 }
report-damage = { $count ->
    [one] 1 damage
   *[other] { $count } damage
 }
report-knocked-out = { $count ->
    [one] 1 knocked out
   *[other] { $count } knocked out
 }
report-track-red = red
report-track-white = white
report-track-blue = blue
report-track-internal = inside
report-fate-not-yet = not there yet
report-fate-on-track = approaching
report-fate-destroyed = destroyed on turn { $at }
report-fate-survived = survived on turn { $at }
report-made = Made by spacealert { $version }. This page works offline.
