### Le briefing : qui vole, et pour quelle mission.

briefing-title = Briefing
briefing-draw-tracks = Tirer les trajectoires
briefing-crew = L'équipage
briefing-mission = La mission
briefing-difficulty = Le danger
briefing-more-crew = Noms et officiers
briefing-more-mission = Codes et titres
briefing-more-difficulty = Trajectoires
briefing-less = Replier
briefing-lasts = Environ { $minutes } minutes.
briefing-hard = { $kind ->
    [test-flight] Deux phases, rien à l'intérieur du vaisseau : commencez par là.
    [simulation] Les trois phases, mais rien à l'intérieur du vaisseau.
    [advanced-simulation] Des menaces internes aussi : le dernier pas avant la vraie mission.
    [mission] Le jeu complet. Attendez-vous à perdre un vaisseau ou deux.
   *[other] Deux cartes par tour, pour les équipages qui connaissent leur vaisseau par cœur.
 }
briefing-odds = { $level ->
    [easy] Facile
    [medium] Moyen
    [hard] Difficile
    [paper] Sur le papier
   *[brutal] Impitoyable
 } : un équipage qui planifie bien rentre { $ten ->
    [0] presque jamais.
    [10] presque toujours.
   *[other] { $ten } fois sur 10.
 }
briefing-untimed = S'entraîner sans chrono
briefing-pace = Rythme
briefing-pace-full = Normal
briefing-pace-relaxed = Tranquille
briefing-pace-slow = Lent
