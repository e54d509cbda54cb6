### Log entries told as stories.

entrystory-date = { $month ->
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
entrystory-home = Home with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
entrystory-lost = Lost to the { $threat }
entrystory-record = A record at the time
entrystory-unscathed = Not a scratch
entrystory-close = One hit from destruction
entrystory-knocked-out = Someone was carried home
entrystory-leg = Mission { $number } of a campaign
