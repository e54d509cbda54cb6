### The page that tells a mission to somebody who was not at the table, or to those who want to see it again.

report-title = Space Alert: { $mission }
report-untitled = The mission
report-both = English
    .hint = Show this page in English.
report-back = one step back
report-forward = one step forward
report-turn-back = to the turn before
report-turn-forward = to the next turn
report-place = the step that is shown
report-threats = Threats
report-number = No.
report-threat = Threat
report-where = Where
report-state = Hull, shields, speed
report-plans = Plans
report-log = What happened
report-score = Score
report-end = How it ended
report-chain = The chain that led there
report-mattered = The turns that mattered
report-destroyed = { $count ->
    [one] one threat destroyed
   *[other] { $count } threats destroyed
 }
report-survived = { $count ->
    [one] one threat survived
   *[other] { $count } threats survived
 }
report-damage = { $count ->
    [one] one damage
   *[other] { $count } damage
 }
report-knocked-out = { $count ->
    [one] one knocked out
   *[other] { $count } knocked out
 }
report-track-red = red
report-track-white = white
report-track-blue = blue
report-track-internal = inside
report-fate-not-yet = not there yet
report-fate-on-track = on its way
report-fate-destroyed = destroyed on turn { $at }
report-fate-survived = survived on turn { $at }
report-made = Made by spacealert { $version }. This page needs no network.
