### The player and its loudspeakers.

player-loudspeaker-unknown = There is no loudspeaker “{ $name }”; known are { $known }.

player-begins-after-end = { $id } ends at { $end }; expected an earlier time to begin at.
player-nothing-left-off = { $id ->
    [none] No mission was cut off in the middle: there is nothing to resume.
   *[other] { $id } was not cut off in the middle: there is nothing to resume.
 }
player-other-left-off = { $id } is not what was cut off last. { $last }
player-left-off-over = { $mission } is over; its resolution is still to come: spacealert
player-cut-off = { $mission } was cut off at { $time }, in phase { $phase }.
player-resume-how = To go on there: spacealert play --resume --terminal
player-resume-ask = Enter goes on there; n and Enter leaves it and begins { $id }.
player-resume-no = n
player-yes = y
player-kept = { $mission } is kept at { $time }. To go on: spacealert play --resume, here with --terminal.
player-keys = Space pause · ← → 10 s · r repeat · m mute · s siren · + − volume · q quit
player-phase = Phase { $number }, { $left } left
player-paused = PAUSED
player-muted = muted
player-lost = no loudspeaker
player-no-repeat = can’t be repeated now
player-down = COMMUNICATIONS DOWN { $left }
player-shown = [{ $text }]
player-quit = Quit this mission? y: yes · any other key: no
player-over = The action round is over.
player-read-now = READ IT NOW
player-read-count = in { $count }
player-read-next = read it in { $left }
