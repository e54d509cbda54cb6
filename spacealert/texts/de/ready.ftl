### Das Hauptmenü, in dem ein Abend beginnt.

ready-subtitle = Zehn Minuten. Ein Schiff.
ready-for = { $crew ->
    [4] Für eine Crew zu viert
   *[other] Für eine Crew zu fünft
 }
ready-crew = Die Crew: wer wo sitzt
