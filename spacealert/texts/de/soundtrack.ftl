### Die Tonspur als Datei.

soundtrack-chapter = Phase { $number }

soundtrack-page = Das Intercom auf dem Handy
    .phase = Phase
    .left = Noch in dieser Phase
    .before = Legt das Handy so hin, dass alle es hören, und tippt auf „Start“.
    .heard = Bisher gemeldet
    .begin = Start
    .pause = Pause
    .resume = Weiter
    .again = Noch einmal
    .place = Stelle in der Mission
    .needs-script = Diese Seite braucht JavaScript. Öffnet sie auf dem iPhone in Safari, nicht in der Vorschau von „Dateien“.

soundtrack-phone = Die Mission auf dem Handy
soundtrack-phone-instead = Am Handy spielen
soundtrack-phone-while = Handys können die Mission öffnen, solange dieser Bildschirm zu sehen ist. Danach läuft sie ohne Netz.
soundtrack-phone-browser = Im Browser öffnen
soundtrack-phone-making = Die Mission wird auf eine Seite gepackt …
