### Was das Fenster sagt.

screen-title = Space Alert
screen-no-window = Hier lässt sich kein Fenster öffnen ({ $reason }). Spielt im Terminal: spacealert play { $mission } --terminal
screen-no-screen = kein Bildschirm gefunden

## Die Tafel einer Mission

screen-phase = Phase { $number }
screen-turns = Züge { $first }–{ $until }
screen-at-turn = T+{ $turn }
screen-zone-letter = { $zone ->
    [red] R
    [white] W
    [blue] B
   *[internal] I
 }
screen-zone = { $zone ->
    [red] Zone Rot
    [white] Zone Weiß
    [blue] Zone Blau
   *[internal] An Bord
 }
screen-threat = { $internal ->
    [yes] { $serious ->
        [yes] Ernsthafte interne Bedrohung
       *[no] Interne Bedrohung
    }
   *[no] { $serious ->
        [yes] Ernsthafte Bedrohung
       *[no] Bedrohung
    }
 }
screen-threat-short = { $internal ->
    [yes] { $serious ->
        [yes] Ernsthaft, intern
       *[no] Intern
    }
   *[no] { $serious ->
        [yes] Ernsthaft
       *[no] Bedrohung
    }
 }
screen-unconfirmed = Unbestätigte Meldung
screen-draw-threat = { $who }: { $serious ->
    [yes] ernsthafte
   *[no] normale
 } { $internal ->
    [yes] interne
   *[no] externe
 } Bedrohung ziehen
screen-cards-left = {" "}(noch { $left })
screen-pile-short = Zu wenige Karten für weitere Daten
screen-hand-over = Jetzt eine Karte abgeben
screen-hand-over-left = noch { $seconds } s
screen-transfer-complete = Datentransfer abgeschlossen
screen-no-talking = Nicht reden
screen-said = Bisher gemeldet
screen-shown-only = Wird nicht gesprochen: hier lesen
screen-listening = Alles ruhig. Noch.
screen-left = noch { $minutes }:{ $seconds } in Phase { $phase }
screen-clock = Missionszeit { $time }

## Was man währenddessen tun kann

screen-key-space = Leertaste
screen-key-enter = Enter
screen-do-pause = Pause (Bild verdeckt)
screen-do-back = 10 Sekunden zurück
screen-do-skip = Nächste Durchsage
screen-do-repeat = Letzte Meldung wiederholen
screen-do-quieter = Leiser
screen-do-louder = Lauter
screen-do-mute = Ton an/aus
screen-do-siren = Sirene an/aus
screen-do-keys = Tasten zeigen
screen-do-fullscreen = Vollbild an/aus
screen-do-abort = Abbrechen
screen-short-pause = Pause
screen-short-back = 10 s zurück
screen-short-repeat = Nochmal
screen-short-quieter = Leiser
screen-short-louder = Lauter
screen-short-mute = Ton
screen-short-siren = Sirene
screen-short-cards = Karten
screen-short-keys = Hilfe
screen-short-fullscreen = Vollbild
screen-short-abort = Abbrechen
screen-getting-ready = Macht euch bereit
screen-getting-ready-what = Gleich geht es los. Drückt noch einmal, um sofort zu starten.
screen-card-change = Andere Karte
screen-card-of = Die Karte dieser Bedrohung
screen-keys = Tasten
screen-close = Schließen
screen-volume = Lautstärke { $level }
screen-ready = Bereit?
screen-ready-what = Teilt die Karten aus und legt die Tafeln bereit: Das Intercom startet, wenn ihr es sagt.
screen-start = Start
screen-paused = Pause
screen-paused-what = Nicht planen, solange das Bild verdeckt ist
screen-go-on = Weiter
screen-abort = Mission abbrechen?
screen-abort-what = { $running ->
    [yes] Die Mission läuft weiter, während ihr überlegt.
   *[no] Die Mission ist angehalten.
 } Wenn ihr abbrecht, wird sie gespeichert und lässt sich später fortsetzen.
screen-abort-no = Weiterspielen
screen-abort-yes = Ja, abbrechen
screen-end-early = Runde jetzt beenden
screen-notice-slept = Der Computer hat geschlafen: Die Mission wurde angehalten.
screen-notice-slept-on = Der Computer hat geschlafen; die Mission lief weiter
screen-notice-no-sound = Kein Lautsprecher gefunden: Die Uhr funktioniert auch ohne Ton
screen-notice-muted = Der Ton ist aus
screen-notice-no-siren = Die Sirene ist aus

## Das Hauptmenü und das Briefing

screen-language = Deutsch
screen-motion = Animation
screen-crew = Crew: Menschen + Androiden
screen-signs-left-out = Einige dieser Zeichen lassen sich nicht darstellen und wurden ausgelassen.
screen-android = Android
screen-role-captain = Captain
screen-role-communications = Funk
screen-role-security = Sicherheit
screen-color-purple = lila
screen-color-red = rot
screen-color-yellow = gelb
screen-color-green = grün
screen-color-blue = blau
screen-common-threats = Normale Bedrohungen
screen-serious-threats = Ernsthafte Bedrohungen
screen-common = Normale Bedrohungen: { $difficulty }
screen-serious = Ernsthafte Bedrohungen: { $difficulty }
screen-difficulty-white = Weiß
screen-difficulty-yellow = Gelb
screen-difficulty-mixed = Beide
screen-difficulty-white-new = Weiß+
screen-difficulty-mixed-new = Beide+
screen-difficulty-yellow-new = Gelb+
screen-difficulty-yellow-red = Gelb, Rot
screen-difficulty-red = Rot
screen-difficulty-all = Alle
screen-mission = Mission
screen-kind-test-flight = Testflug
screen-kind-simulation = Simulation
screen-kind-advanced-simulation = Fortgeschr. Simulation
screen-kind-mission = Mission
screen-kind-easier-double-action = Vereinfachte Doppelaktion
screen-kind-double-action = Doppelaktion
screen-pick-random = Zufall (verdeckt)
screen-pick-new = Neu
screen-pick-code = … oder Nummer, Titel, Code
screen-none-of-this-kind = Missionen dieser Art gibt es nicht: Wählt „Neu“.
screen-sound = Ton
screen-voice = Stimme
screen-voice-en-george = George
screen-voice-en-heart = Heart
screen-voice-de-svox = Svox
screen-voice-fr-siwis = Siwis
screen-loudspeaker = Lautsprecher
screen-aloud = Vorlesen
screen-hear = Test
screen-siren = Sirene
screen-cards-silence = Jetzt darf niemand reden oder Karten weitergeben. Tragt die Karte ein, wenn die Kommunikation wieder da ist.
screen-cards-choose = Tippt, bis nur eine Karte übrig ist, oder wählt sie mit den Pfeiltasten.
screen-game-kept = { $mission } ist gespeichert.{ $scene ->
    [ready] { "" }
    [campaign] { "" }
   *[other] { " " }Weiter geht es im Hauptmenü.
 }
screen-close-mission = Mission verlassen?
screen-close-mission-what = Sie wird für alle angehalten und gespeichert. Beim nächsten Start geht es genau hier weiter.
screen-close-mission-no = Bleiben
screen-crashed = Beim letzten Mal hat ein Fehler im Programm es beendet. Spiele und Logbuch sind gespeichert. Fehlerbericht: { $report }
screen-quit = Space Alert beenden?
screen-quit-what = Alles ist gespeichert.
screen-quit-yes = Beenden
screen-quit-no = Bleiben
screen-open-mission = Neue Mission
screen-open-campaign = Kampagne
screen-open-log = Logbuch
screen-open-careers = Karrieren
screen-open-school = Flugschule
screen-open-resolve = Nur Ausführung
screen-tracks = Terrorbahnen
screen-track = Terrorbahn { $zone ->
    [red] Rot
    [white] Weiß
    [blue] Blau
   *[internal] intern
 }

## Karten und Vorlesen

screen-do-cards = Gezogene Bedrohungskarten eintragen
screen-secret-mission = Verdeckte Mission
screen-own-game = eigene Partie
screen-cards-none = Noch ist keine Bedrohung gemeldet
screen-cards-late = Die Runde endete, bevor diese Karte eingegeben war. Das geht noch in den Plänen.
screen-cards-for = Karte für { $threat }
screen-cards-called = { $caller } ruft eine weitere Karte: Welche?
screen-card-entered = Eingetragen: { $card }
screen-cards-type = Code oder Name
screen-cards-no-such = Keine Karte passt zu „{ $typed }“
screen-cards-other-deck = „{ $card }“ liegt in einem anderen Stapel und passt nicht zu dieser Bedrohung.
screen-cards-used = { $card } ist schon die Karte für T+{ $turn }.
screen-cards-move = Mit Eingabe kommt sie hierher.
screen-cards-draw = Ziehen
screen-card-undo = { $card } eingetragen. Die Rücktaste macht das rückgängig.
screen-cards-which = Welche Bedrohung ist { $card }?
screen-cards-remove = Karte dieser Bedrohung entfernen
screen-read-now = Jetzt vorlesen
screen-read-twice = zweimal
screen-read-next = Weiter in { $seconds } s
screen-read-wait = Noch nichts vorzulesen

## Vor und nach einer Mission

screen-preparing = Das Intercom wird vorbereitet …
screen-back = Zurück
screen-complete = Aktionsrunde beendet
screen-ended-early = Beendet bei { $time }
screen-card-open = Karte fehlt
screen-home = Hauptmenü
screen-resolve = Ausführungsrunde
screen-to-log = Ins Logbuch eintragen
screen-resume = Fortsetzen?
screen-interrupted = Unterbrochen bei { $time }, in Phase { $phase }
screen-was-over = Beendet bei { $time }, Ausführungsrunde steht noch aus
screen-leave-it = Verwerfen
screen-begin-instead = { $mission } starten

## Offene Spiele

screen-open-continue = Fortsetzen
screen-unfinished = Offene Spiele
screen-unfinished-resolution = Pläne oder Ausführungsrunde noch offen
screen-give-up = Aufgeben
screen-give-up-sure = Wirklich aufgeben?
screen-keep = Behalten

screen-open-thing = The Thing
screen-open-nemesis = Nemesis
screen-open-carnomorphs = Carnomorphs
screen-voice-ru-aleksandr = Aleksandr
screen-voice-ru-irina = Irina
screen-voice-cs-machac = Machač
screen-notice-unsaved = Der Spielstand lässt sich nicht speichern: { $why ->
    [fault] Das ist unser Fehler, Näheres steht in crash.txt
   *[disk] Der Datenträger verweigert es
 }
screen-tracks-drawn = Nicht eingegebene Terrorbahnen zieht das Programm: Prüft sie in den Plänen.
screen-between-rounds = Vor der Ausführungsrunde: Figuren zurück auf die Brücke; Würfel, Raketen und Kapseln an ihren Start. Dann vergleicht eure Bedrohungen mit dieser Liste.
screen-no-speech = Dieses System hat keine Stimme zum Vorlesen. Installiert speech-dispatcher oder espeak-ng, oder spielt im Terminal.
