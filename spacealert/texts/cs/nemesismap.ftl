### Nemesis: mapa, pokud ji stůl vede.

nemesismap-begins = Mapa začíná: všichni jsou v hibernatoriu. Když ji povedete, program se nebude ptát, kdo je kde.
nemesismap-explored = Které místnosti už jsou prozkoumané?
nemesismap-move = Kde teď kdo a co je?
nemesismap-elsewhere = Mimo mapu
nemesismap-engine = Motor { $number }
nemesismap-numbered = { $what } { $number }
nemesismap-fire = Oheň { $number }
nemesismap-unexplored = Neprozkoumaná místnost
nemesismap-to = Kam jde { $who }?
nemesismap-turned-over = Otočte dílek. Která místnost to je?
nemesismap-encounter = Ve které místnosti?
nemesismap-where-fire = Která místnost začala hořet?
nemesismap-which-fire = Který oheň je uhašený?
nemesismap-line = { $room }: { $things }{ $fire ->
        [yes] {", hoří"}
       *[no] {""}
    }
nemesismap-attacks = { $room }: útok ({ $figures }). V místnosti: { $crew }.{ $count ->
        [1] {""}
       *[other] {" "}Cíl: nejméně karet v ruce; při shodě první hráč nebo nejbližší po směru hodin.
    }
nemesismap-burning = { $room } hoří. Každý utrpí 1 zranění: { $figures }.
nemesismap-nest-burns = Hnízdo hoří. Zničená vejce: { $count }.
nemesismap-feeding = { $room }: tady se krmí.
nemesismap-needs-room = Podle mapy tam, kde to jde ({ $rooms }), nikdo není, nebo je tam vetřelec. Je-li mapa zastaralá, nejdřív ji opravte.
nemesismap-needs-combat = Podle mapy není nikdo v místnosti s vetřelcem. Je-li mapa zastaralá, nejdřív ji opravte.
nemesismap-escapes = { $who } je v boji, jde tedy o ústup: nejdřív zaútočí každý vetřelec v místnosti.
