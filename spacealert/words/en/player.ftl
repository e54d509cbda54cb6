### The player and its loudspeakers.

player-loudspeaker-unknown = There is no loudspeaker “{ $name }”; known are { $known }.

player-begins-after-end = { $id } ends at { $end }; expected an earlier time to begin at.
player-nothing-left-off = { $id } was not left off in the middle: there is nothing to resume.
player-keys = Space pause · ← → 10 s · r repeat · m mute · s siren · + − volume · q quit
player-phase = Phase { $number }, { $left } left
player-paused = PAUSED
player-muted = muted
player-lost = no loudspeaker
player-down = COMMUNICATIONS DOWN { $left }
player-shown = [{ $text }]
player-quit = Quit this mission? y: yes · any other key: no
player-over = The action round is over.
player-read-now = READ IT NOW
player-read-count = in { $count }
player-read-next = read it in { $left }
