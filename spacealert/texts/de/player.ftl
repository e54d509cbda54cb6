### Die Aktionsrunde im Terminal.

player-nothing-interrupted = { $id ->
    [none] Keine Mission wurde unterbrochen: Es gibt nichts fortzusetzen.
   *[other] { $id } wurde nicht unterbrochen: Es gibt nichts fortzusetzen.
 }
player-played-elsewhere = { $mission } läuft in einem anderen Fenster oder Terminal.
player-interrupted = { $mission } wurde bei { $time } unterbrochen, in Phase { $phase }.
player-resume-how = Zum Fortsetzen: spacealert play --resume --terminal
player-resume-ask = Fortsetzen? Enter: ja · n und Enter: nein, { $id } starten; die andere bleibt gespeichert.
player-resume-no = n
player-yes = j
player-not-begun = { $mission } hat nicht begonnen, es gibt nichts fortzusetzen.
player-kept = { $mission } ist bei { $time } gespeichert. Weiter geht es mit „spacealert play --resume“ (mit --terminal im Terminal).
player-keys = Leertaste Pause · ← → 10 s · r wiederholen · m stumm · s Sirene · + − Lautstärke · c Karten · h Tasten · q beenden
player-cards-keys = Eingabe: eintragen · Entf: entfernen · Tab: andere Bedrohung · ?: das Programm zieht · Esc: schließen
player-card-line = { $place }: { $card }
player-cards-open = { $count ->
    [one] 1 Bedrohungskarte fehlt noch: c drücken
   *[other] { $count } Bedrohungskarten fehlen noch: c drücken
 }
player-help-keys = Esc: schließen
player-phase = Phase { $number }, noch { $left }
player-ready = Bereit? Leertaste oder Enter startet die Uhr.
player-paused = PAUSE
player-muted = stumm
player-lost = kein Lautsprecher
player-unsaved = NICHT GESPEICHERT
player-down = KOMMUNIKATION AUSGEFALLEN { $left }
player-shown = [{ $text }]
player-quit = Diese Mission verlassen? j: ja · andere Taste: nein
player-over = Die Aktionsrunde ist vorbei.
player-read-now = JETZT VORLESEN
player-read-count = in { $count }
player-read-next = vorlesen in { $left }

player-other-interrupted = { $id } wurde nicht unterbrochen. { $last }
player-interrupted-over = { $mission } ist vorbei, aber noch nicht ausgewertet: spacealert
player-not-saved = { $mission } ließ sich bei { $time } nicht speichern. { $why }
player-begins-after-end = { $id } endet bei { $end }; startet früher.
player-loudspeaker-unknown = Einen Lautsprecher „{ $name }“ gibt es nicht, nur: { $known }.
