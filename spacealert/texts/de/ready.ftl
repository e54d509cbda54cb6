### Das Hauptmenü, in dem ein Abend beginnt.

ready-subtitle = Zehn Minuten. Ein Schiff.
ready-for = { $crew ->
    [4] Für eine vierköpfige Crew
   *[other] Für eine fünfköpfige Crew
 }
ready-crew = Die Crew: wer wo sitzt

ready-other-ships = Andere Spiele
ready-first-flight = Als Erstes: Testflug 1
ready-last-flight = Letzter Flug: { $mission }, { $points ->
    [lost] verloren
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }. { $best ->
    [none] {""}
   *[other] Rekord: { $best }.
 }
ready-started = Angefangene Partie
