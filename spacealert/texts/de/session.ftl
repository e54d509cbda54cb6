### Warum etwas gerade nicht geht.

session-no-mission-runs = Es läuft keine Mission.
session-mission-runs = Es läuft eine Mission: Beendet sie oder gebt sie auf.
session-mission-stands-still = Die Mission ist angehalten: Setzt sie erst fort.
session-played-elsewhere = Dieses Spiel ist in einem anderen Fenster oder Terminal offen.
session-silent = Die Mission läuft ohne Ton: Die Meldung steht auf dem Bildschirm.
session-cannot-say-again = Vor der nächsten Meldung reicht die Zeit nicht für eine Wiederholung.
session-nothing-comes = Es kommt keine Durchsage mehr.
session-nothing-announced = Bisher wurde nichts gemeldet.
session-not-announced = Diese Bedrohung wurde noch nicht gemeldet.
session-no-talking = Die Kommunikation ist ausgefallen: Niemand darf reden oder etwas zeigen.
session-too-early = Eine Mission lässt sich nur in der letzten Phase vorzeitig beenden.
session-card-not-in-deck = { $card } kann hier nicht gezogen worden sein: Die Karte gehört nicht zu diesem Stapel oder liegt schon bei einer anderen Bedrohung.
session-no-such-mission = { $typed ->
    [none] Tippt Nummer, Titel oder Code einer Mission ein.
   *[other] Eine Mission „{ $typed }“ gibt es nicht. Tippt Nummer, Titel oder Code ein.
 }
session-no-such-crew = Eine Crew aus { $players } Menschen und { $androids } Androiden gibt es nicht.
session-no-such-seat = In dieser Crew gibt es keinen Spieler { $seat }.
session-no-such-choice = „{ $found }“ steht nicht zur Wahl.
session-name-too-long = Namen dürfen höchstens { $most } Zeichen lang sein.
session-nothing-on-table = Es gibt nichts aufzugeben.
session-no-such-game = Dieses Spiel ist nicht mehr gespeichert.
session-cards-missing = { $count ->
    [one] { $count } gemeldete Bedrohung hat noch keine Karte: Tragt sie bei den Plänen ein.
   *[other] { $count } gemeldete Bedrohungen haben noch keine Karte: Tragt sie bei den Plänen ein.
 }
session-no-heroic = Keine Heldenkarten: Eure Crew fliegt mit Spezialisierungen.
session-nothing-to-undo = Es gibt nichts rückgängig zu machen.
session-nothing-to-redo = Es gibt nichts wiederherzustellen.
session-not-yours = Das macht jemand anders aus der Crew.

session-not-saved = Das Spiel ließ sich nicht speichern, und das ist unser Fehler{ $report ->
    [none] ; auch der Bericht ließ sich nicht speichern.
   *[other] . Was wir zur Reparatur brauchen, steht in { $report }.
 }
session-coach-at-the-end = Der Coach spricht erst, wenn alle das Ende gesehen haben: Geht zuerst dorthin.
