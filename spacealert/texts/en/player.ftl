### Playing a mission in the terminal.

player-loudspeaker-unknown = There's no loudspeaker called “{ $name }”. Choose one of these: { $known }.

player-begins-after-end = { $id } ends at { $end }. Choose an earlier start.
player-nothing-interrupted = { $id ->
    [none] There's no unfinished mission to resume.
   *[other] { $id } isn't in progress, so there's nothing to resume.
 }
player-played-elsewhere = { $mission } is open in another window or terminal.
player-other-interrupted = { $id } isn't in progress. { $last }
player-interrupted-over = { $mission } is over but not resolved yet. Open it with: spacealert
player-interrupted = { $mission } was interrupted at { $time }, in phase { $phase }.
player-resume-how = To resume it: spacealert play --resume --terminal
player-resume-ask = Resume it? Enter: yes · n and Enter: no, start { $id } (the other one stays saved).
player-resume-no = n
player-yes = y
player-not-begun = { $mission } hasn't started, so there's nothing to resume.
player-kept = { $mission } is saved at { $time }. Resume it with “spacealert play --resume” (add --terminal to stay in the terminal).
player-not-saved = { $mission } couldn't be saved at { $time }. { $why }
player-keys = Space pause · ← → 10 s · r repeat · m mute · s siren · + − volume · c cards · h rules · q quit
player-cards-keys = Enter: enter the card · Delete: remove · Tab: another threat · ?: the program draws · Esc: close
player-card-line = { $place }: { $card }
player-cards-open = { $count ->
    [one] 1 threat card hasn't been entered yet: press c
   *[other] { $count } threat cards haven't been entered yet: press c
 }
player-help-keys = Press a letter to open a rule. Esc: close
player-phase = Phase { $number }, { $left } left
player-ready = Ready? Space or Enter starts the clock.
player-paused = PAUSED
player-muted = muted
player-lost = no loudspeaker
player-unsaved = NOT SAVED
player-down = COMMUNICATIONS DOWN { $left }
player-shown = [{ $text }]
player-quit = Quit this mission? y: yes · any other key: no
player-over = The action round is over.
player-read-now = READ IT NOW
player-read-count = in { $count }
player-read-next = read it in { $left }
player-events-port = Port { $port } can't be used for events: { $reason }. The mission hasn't started. Choose another port with --events-port.
