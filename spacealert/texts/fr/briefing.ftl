### Le briefing : qui vole, et pour quelle mission.

briefing-title = Briefing
briefing-draw-tracks = Trajectoires au hasard
briefing-crew = L'équipage
briefing-mission = La mission
briefing-difficulty = Le danger
briefing-more-crew = Noms, officiers, rythme
briefing-more-mission = Codes et titres
briefing-more-difficulty = Trajectoires
briefing-less = Réduire
briefing-lasts = Environ { $minutes } minutes.
briefing-hard = { $kind ->
    [test-flight] Deux phases, aucune menace à bord{ $flown ->
        [yes] .
       *[no] {" "}: commencez par là.
    }
    [simulation] Les trois phases, mais aucune menace à bord.
    [advanced-simulation] Les menaces internes s'ajoutent : dernière étape avant la vraie mission.
    [mission] Le jeu complet. Attendez-vous à perdre un vaisseau ou deux.
   *[other] Deux cartes par tour, pour les équipages qui connaissent leur vaisseau par cœur.
 }
briefing-odds = { $level ->
    [easy] Facile
    [medium] Moyen
    [hard] Difficile
    [paper] Sur le papier
   *[brutal] Impitoyable
 } : un équipage qui planifie bien { $ten ->
    [0] ne rentre presque jamais.
    [10] rentre presque toujours.
   *[other] rentre { $ten } fois sur 10.
 }
briefing-untimed = S'entraîner sans chrono
briefing-pace = Rythme
briefing-pace-full = Normal
briefing-pace-relaxed = Tranquille
briefing-pace-slow = Lent
