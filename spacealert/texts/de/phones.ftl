### Handys: was der Laptop dazu sagt und was eine Seite im Browser selbst sagt.

## Auf dem Laptop

phones-title = Handys
phones-off = Handys sind ausgesperrt, der Port ist geschlossen.
phones-switch-on = Handys zulassen
phones-switch-off = Handys aussperren
phones-next-network = Anderes Netz
phones-no-network = Kein Netz für Handys. Verbindet diesen Computer mit dem WLAN eurer Handys oder schaltet einen Hotspot ein.
phones-dismiss = Abmelden
phones-seat-wanted = Ein Handy möchte den Platz von { $name }. Zulassen?
phones-seats-wanted = { $count ->
    [1] Ein Handy möchte einen Platz
   *[other] { $count } Handys möchten einen Platz
 }
phones-give-seat = Zulassen
phones-refuse-seat = Ablehnen
phones-knocking = Ein Gerät mit der Adresse { $address } klopft immer wieder ohne den richtigen Code an. Es bleibt draußen.
phones-start = Starten, sobald alle bereit sind
phones-is-ready = bereit
phones-is-done = fertig
phones-address-changed = Das Netz hat sich geändert: Statt { $before } gilt jetzt { $after }. Scannt den QR-Code noch einmal.
phones-network-lost = Das Netz mit { $before } ist weg: Die Handys finden uns wieder, sobald es zurück ist.
phones-no-such-address = Dieser Computer hat keine Adresse { $address }, nur { $known }.
phones-cannot-listen = Unter { $address } lassen sich keine Handys bedienen: { $why ->
    [forbidden] das System verbietet es
   *[other] das System lehnt es ab
 }.
phones-other-networks = Handys in einem anderen Netz? Dieser Computer ist auch unter { $known } zu erreichen (--address).
phones-tunnel = { $address } gehört zu einem VPN oder einer virtuellen Maschine: Handys im WLAN erreichen sie wohl nicht.
phones-join = Scannt den QR-Code mit einem Handy im selben Netz oder öffnet { $address } und gebt { $code } ein
phones-all-done = Alle sind fertig.
phones-board = Ein Bildschirm für Zuschauer: { $address }
phones-help = Auf dem Handy passiert nichts? Dann ist es in einem anderen Netz, das WLAN trennt seine Gäste (nehmt einen Hotspot), oder eine Firewall fragt, ob spacealert Verbindungen annehmen darf: Erlaubt es für private Netze.

## Vom Laptop an ein Handy

phones-seat-asked = Erst muss das Handy von { $name } oder der Laptop zustimmen.
phones-seat-refused = Dieser Platz bleibt vergeben.
phones-seat-given = Ein anderes Handy hat jetzt deinen Platz.
phones-seat-freed = Der Laptop hat deinen Platz freigegeben. Nimm dir einen.
phones-no-more-seats = Kein Platz mehr: Das Schiff ist voll, oder die Mission läuft schon.
phones-round-over = Die Mission ist vorbei: Die Karte wurde nicht eingetragen.
phones-duty-draw = Zieh deine Karte: { $threat }
phones-changed-meanwhile = Zug { $turn } wurde auf einem anderen Bildschirm geändert, deine Karte wurde nicht gelegt. Schau noch einmal nach.
phones-nothing-better = Keine andere Karte und kein Tausch zweier deiner Karten hätte mehr gebracht.
phones-plans-closed = Die Pläne sind geschlossen: Die Ausführungsrunde läuft.
phones-question-over = Diese Frage hat sich erledigt.

## Auf einer Seite

phones-page = Space Alert
    .needs-script = Diese Seite braucht JavaScript und einen Browser ab 2018: iOS 12, Android 8 oder neuer. Deinem Handy fehlt nichts; leih dir einfach ein anderes.
    .language = Sprache
    .menu = Menü
    .close = Schließen
    .joining = Andocken …
    .code = Code auf dem Laptop
    .code-help = Sechs Buchstaben und Ziffern neben dem QR-Code. O, 0, I und 1 kommen nicht vor.
    .wrong-code = Das ist nicht der Code auf dem Laptop.
    .try-later = Zu viele falsche Codes. Warte eine Minute.
    .join = Mitspielen
    .choose-seat = Wer bist du?
    .no-seats-yet = Hier sitzt noch niemand.
    .board = Auf dem Tisch
    .on-phone-of = Die Antwort kommt vom Handy von
    .has-answer = Der Laptop hat deine Antwort.
    .uncover = Zeigen
    .draw-for-me = Zieh für mich
    .that-is-me = Ich bin …
    .seat-free = frei
    .seat-here = da
    .seat-away = Handy ist weg
    .add-seat = Noch ein Platz
    .seat-lost = Du hast gerade keinen Platz. Tipp auf deinen.
    .seat-wanted = Ein anderes Handy möchte deinen Platz.
    .keep-seat = Platz behalten
    .give-seat = Platz abgeben
    .your-name = Dein Name
    .save-name = Speichern
    .leave-seat = Platz wechseln
    .say-ready = Ich bin bereit
    .is-ready = bereit
    .is-done = fertig
    .stay-awake = Tipp irgendwohin, damit der Bildschirm anbleibt. Wird er dunkel, ist nichts verloren.
    .ready = Warten auf die Mission.
    .mission-over = Die Aktionsrunde ist vorbei. Die Pläne kommen, sobald der Laptop sie öffnet.
    .plans-entered = Die Pläne werden eingetragen.
    .lost = Der Laptop antwortet nicht. Neuer Versuch …
    .unsent = Noch nicht gesendet:
    .not-heard = Das hat der Laptop nicht gehört. Tipp noch einmal, wenn er wieder da ist.
    .preparing = Die Mission wird vorbereitet …
    .begins-soon = Gleich geht es los.
    .goes-on-soon = Gleich geht die Mission weiter.
    .comms-down = Kommunikation ausgefallen
    .silence = Kein Wort, keine Zeichen
    .phase = Phase
    .turns = Züge
    .turn = Zug
    .time-left = Noch in dieser Phase
    .paused = Pause. Nicht planen.
    .hand-over = Gib jetzt eine Karte weiter. Sekunden:
    .nothing-yet = Alles ruhig. Noch.
    .duties = Zu tun
    .threats = Bedrohungen nach Zug und Zone
    .no-card = Karte?
    .no-card-yet = Die Karte dazu hat noch niemand eingetragen. Externe Bedrohungen trägt der Funk ein, interne die Sicherheit.
    .note = Notiz für dich (sieht sonst niemand)
    .said = Bisher gemeldet
    .your-cards = Die hast du gezogen
    .which-card = Welche Karte?
    .search = Nach Name oder Nummer suchen
    .no-such-card = Keine passende Karte.
    .remove-card = Doch nicht diese
    .pause = Pause
    .start = Start
    .go-on = Weiter
    .repeat = Nochmal
    .your-row = Deine Karten
    .cards = Karten zur Auswahl
    .empty = leer
    .two-in-a-slot = In ein Feld passen zwei Aktionen: Tipp sie nacheinander an. Soll es nur eine sein, tipp auf das nächste Feld.
    .undo = Rückgängig
    .erase = Leeren
    .finish = Fertig
    .answered = Der Laptop hat deine Antwort. Du kannst sie ändern, bis alle geantwortet haben.
    .verdict-right = Richtig!
    .verdict-wrong = Nicht ganz.
    .verdict-none = Du hast nicht rechtzeitig geantwortet.
    .solution = Die Lösung:
    .waiting-for = Warten auf:
    .all-finished = Alle sind fertig. Der Laptop startet die Ausführungsrunde.
    .starts-by-itself = Alle sind fertig. Gleich beginnt die Ausführungsrunde.
    .change-row = Meine Karten ändern
    .now = Jetzt
    .then = Danach
    .where = Du bist
    .unconscious = bewusstlos
    .you-this-turn = Was dir passiert
    .this-turn = Dieser Zug
    .last-moves = Die letzten Bewegungen der Bedrohungen
    .report = Bericht öffnen
    .coach = Der Coach zu deinen Karten
