### Das Briefing: wer fliegt, und wohin.

briefing-title = Briefing
briefing-draw-tracks = Terrorbahnen ziehen
briefing-crew = Die Crew
briefing-mission = Die Mission
briefing-difficulty = Die Gefahr
briefing-more-crew = Namen, Offiziere, Tempo
briefing-more-mission = Codes und Titel
briefing-more-difficulty = Terrorbahnen
briefing-less = Einklappen
briefing-lasts = Etwa { $minutes } Minuten.
briefing-hard = { $kind ->
    [test-flight] Zwei Phasen, im Schiff bleibt es ruhig{ $flown ->
        [yes] .
       *[no] : Fangt hier an.
    }
    [simulation] Alle drei Phasen, aber im Schiff bleibt es ruhig.
    [advanced-simulation] Auch interne Bedrohungen: der letzte Schritt vor dem Ernstfall.
    [mission] Das ganze Spiel. Ein, zwei Schiffe werdet ihr wohl verlieren.
   *[other] Zwei Karten pro Zug, für Crews, die ihr Schiff im Schlaf kennen.
 }
briefing-odds = { $level ->
    [easy] Leicht
    [medium] Mittel
    [hard] Schwer
    [paper] Auf dem Papier
   *[brutal] Brutal
 }: Eine Crew, die gut plant, kehrt { $ten ->
    [0] fast nie heim.
    [10] fast immer heim.
   *[other] in { $ten } von 10 Fällen heim.
 }
briefing-untimed = Üben ohne Uhr
briefing-pace = Tempo
briefing-pace-full = Normal
briefing-pace-relaxed = Gemütlich
briefing-pace-slow = Langsam
