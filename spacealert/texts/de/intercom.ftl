### Was der Bordcomputer sagt. Jeder Text ist eine Aufnahme einer Stimme oder ein Teil davon; `.spoken` ist derselbe Text,
### wie ihn eine künstliche Stimme bekommt. Auf dem Bildschirm stehen `.headline` und `.advice`.

intercom-alert = Alarm!
    .listing = { $report ->
        [unconfirmed] Unbestätigte Meldung, T+{ $turn }: { $class_ ->
            [serious] ernsthafte{" "}
           *[common] {""}
        }{ $zone ->
            [internal] interne Bedrohung
            [red] Bedrohung in Zone Rot
            [white] Bedrohung in Zone Weiß
           *[blue] Bedrohung in Zone Blau
        }
       *[confirmed] T+{ $turn }: { $class_ ->
            [serious] ernsthafte{" "}
           *[common] {""}
        }{ $zone ->
            [internal] interne Bedrohung
            [red] Bedrohung in Zone Rot
            [white] Bedrohung in Zone Weiß
           *[blue] Bedrohung in Zone Blau
        }
     }
intercom-repeat = Ich wiederhole.
intercom-unconfirmed = Unbestätigte Meldung.
intercom-begin = Alarm! Feindaktivität geortet. Phase eins beginnt.
    .headline = Feindaktivität geortet
    .advice = Phase 1 beginnt: Plant die Züge 1–3

intercom-body = Zeit T+{ $turn }. { $zone ->
    [internal] { $seriousness ->
        [serious] Ernsthafte interne Bedrohung.
       *[threat] Interne Bedrohung.
    }
   *[other] { $seriousness ->
        [serious] Ernsthafte Bedrohung in
       *[threat] Bedrohung in
    } { $zone ->
        [red] Zone Rot.
        [white] Zone Weiß.
       *[blue] Zone Blau.
    }
 }
    .spoken = Zeit T plus { $turn ->
        [1] eins
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
       *[8] acht
    }. { $zone ->
        [internal] { $seriousness ->
            [serious] Ernsthafte interne Bedrohung.
           *[threat] Interne Bedrohung.
        }
       *[other] { $seriousness ->
            [serious] Ernsthafte Bedrohung in
           *[threat] Bedrohung in
        } { $zone ->
            [red] Zone Rot.
            [white] Zone Weiß.
           *[blue] Zone Blau.
        }
    }

intercom-time = Zeit T+{ $turn }.
    .spoken = Zeit T plus { $turn ->
        [1] eins
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
       *[8] acht
    }.
intercom-threat = Bedrohung.
intercom-serious-threat = Ernsthafte Bedrohung.
intercom-internal-threat = Interne Bedrohung.
intercom-serious-internal-threat = Ernsthafte interne Bedrohung.
intercom-zone = Zone { $zone ->
    [red] Rot
    [white] Weiß
   *[blue] Blau
 }.

intercom-incoming-data = Eingehende Daten. Ich wiederhole: eingehende Daten.
    .headline = Eingehende Daten
    .advice = { $each ->
        [1] Jeder darf eine Karte ziehen
       *[other] Jeder darf { $each } Karten ziehen
     }{ $more ->
        [0] {""}
        [1] , dazu reihum einer von euch noch eine
       *[other] , dazu reihum { $more } von euch noch eine
     }
    .listing = Eingehende Daten
intercom-data-transfer = Datentransfer. Ich wiederhole: Datentransfer in
    .headline = Datentransfer
    .advice = Jeder darf eine Karte weitergeben
    .listing = Datentransfer
    .aloud = Datentransfer. Ich wiederhole: Datentransfer in 5, 4, 3, 2, 1. Datentransfer abgeschlossen.
intercom-data-transfer-short = Datentransfer in
intercom-transfer-complete = Datentransfer abgeschlossen.
intercom-communications-down = Kommunikationssystem ausgefallen.
    .headline = Kommunikation ausgefallen
    .advice = Kein Wort, keine Zeichen
    .listing = Kommunikation für { $seconds } s ausgefallen, bis { $until }
    .aloud = Kommunikationssystem ausgefallen. ({ $seconds } s)
intercom-communications-restored = Kommunikationssystem wiederhergestellt.
    .headline = Kommunikation wiederhergestellt
    .advice = Ihr dürft wieder reden

intercom-warning-60 = { $phase ->
    [1] Phase eins endet
    [2] Phase zwei endet
   *[operation] Die Operation endet
 } in einer Minute.
    .headline = { $last ->
        [yes] Die Operation endet in 1 Minute
       *[no] Phase { $phase } endet in 1 Minute
     }
    .advice = Danach sind die Züge { $first }–{ $until } gesperrt
intercom-warning-20 = { $phase ->
    [1] Phase eins endet
    [2] Phase zwei endet
   *[operation] Die Operation endet
 } in zwanzig Sekunden.
    .headline = { $last ->
        [yes] Die Operation endet in 20 Sekunden
       *[no] Phase { $phase } endet in 20 Sekunden
     }
    .advice = { intercom-warning-60.advice }
intercom-countdown = { $phase ->
    [1] Phase eins endet
    [2] Phase zwei endet
   *[operation] Die Operation endet
 } in
    .headline = { $last ->
        [yes] Die Operation endet in
       *[no] Phase { $phase } endet in
     }
intercom-ended = { $phase ->
    [1] Phase eins beendet. Phase zwei beginnt.
    [2] Phase zwei beendet. Phase drei beginnt.
   *[operation] Operation beendet. Mission beendet.
 }
    .headline = { $last ->
        [yes] Aktionsrunde beendet
       *[no] Phase { $phase } beendet
     }
    .advice = { $last ->
        [yes] Finger weg von den Karten
       *[no] Die Züge { $first }–{ $until } sind gesperrt. Nehmt die Karten für Phase { $next }.
     }

intercom-counts = fünf, vier, drei, zwei, eins.
