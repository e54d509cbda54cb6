### The briefing: crew, mission and difficulty.

briefing-title = Instruktáž
briefing-draw-tracks = Vylosovat trajektorie
briefing-crew = Posádka
briefing-mission = Mise
briefing-difficulty = Nebezpečí
briefing-more-crew = Jména, důstojníci, tempo
briefing-more-mission = Kódy a názvy
briefing-more-difficulty = Trajektorie
briefing-less = Sbalit
briefing-explorer-stays = { $name } dál hraje za tohoto průzkumníka: { $explorer }. Změníte to ve specializacích.
briefing-lasts = Asi { $minutes } minut.
briefing-hard = { $kind ->
    [test-flight] Dvě fáze, uvnitř lodi klid{ $flown ->
        [yes] .
       *[no] : tímhle začněte.
    }
    [simulation] Všechny tři fáze, ale uvnitř lodi klid.
    [advanced-simulation] I vnitřní hrozby: poslední krok před skutečnou misí.
    [mission] Celá hra. Nějakou loď nejspíš ztratíte.
   *[other] Dvě karty za tah: pro posádky, které znají loď zpaměti.
 }
briefing-odds = { $level ->
    [easy] Snadné
    [medium] Střední
    [hard] Těžké
    [paper] Na papíře
   *[brutal] Velmi těžké
 }: posádka s dobrým plánem se vrátí { $ten ->
    [0] málokdy.
    [10] skoro vždy.
    [one] v { $ten } případě z 10.
   *[other] v { $ten } případech z 10.
 }
briefing-untimed = Trénink bez hodin
briefing-pace = Tempo
briefing-pace-full = Plné
briefing-pace-relaxed = Volnější
briefing-pace-slow = Pomalé
