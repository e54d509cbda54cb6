### Nemesis: předměty, vzorky a munice.

nemesisitem-in-combat = { $who } je v boji: teď to nejde.
nemesisitem-search = { $who } hledá: 1 karta. Snižte počítadlo předmětů místnosti o 1 a vezměte 2 předměty její barvy (v bílé libovolné). Jeden si nechte. Co to je?
nemesisitem-found-light = Lehký předmět
nemesisitem-found-heavy = Těžký předmět
nemesisitem-found-weapon = Zbraň
nemesisitem-found-empty = Počítadlo je na 0
nemesisitem-no-search = V hnízdě a v místnosti pokryté slizem se hledat nedá.
nemesisitem-nothing-left = V místnosti už nejsou předměty. Nehledá se.
nemesisitem-search-rest = Druhá karta jde lícem dolů pod balíček.
nemesisitem-found-ammo = Nalezená zbraň má 1 munici.
nemesisitem-hands-full = { $who }: obě ruce jsou plné. Nejdřív něco odhoďte.
nemesisitem-pick-up = { $who } sbírá vzorek: 1 karta. Co?
nemesisitem-drop = { $who } něco odhazuje. Co?
nemesisitem-dropped-object = { $thing }: zůstává v místnosti.
nemesisitem-dropped-deck = { $thing }: lícem dolů pod balíček.
nemesisitem-dropped-discard = { $thing }: na odhazovací balíček své barvy.
nemesisitem-trade-with = { $who } vyměňuje: 1 karta. Kdo další je v místnosti?
nemesisitem-trade = Předávejte a vyměňujte předměty a vzorky: { $people }. Munice zůstává ve zbrani. Platí jen jeden.
nemesisitem-traded = Co změnilo majitele?
nemesisitem-taker = Kdo to bere: { $thing }?
nemesisitem-of = { $thing } ({ $who })
nemesisitem-craft = { $who } vyrábí: 1 karta. Co?
nemesisitem-recipe-antidote = Protilátka
nemesisitem-recipe-taser = Taser
nemesisitem-recipe-flamethrower = Plamenomet
nemesisitem-recipe-molotov = Molotovův koktejl
nemesisitem-crafted = Odhoďte dva předměty se správnými součástmi. Vezměte vyráběný předmět: { $what }.
nemesisitem-is-heavy = Je na kartě ruka, takže zabírá místo v rukou?
nemesisitem-ammo = { $who }: kolik munice je teď ve zbrani?
nemesisitem-no-ammo = { $who }: bez munice není výstřel.
nemesisitem-ammo-left = { $who }: zbývá munice: { $count }.
nemesisitem-holds = Co drží { $who }?
nemesisitem-thing-weapon = Zbraň
nemesisitem-thing-item = Těžký předmět
nemesisitem-thing-corpse = Mrtvola
nemesisitem-thing-carcass = Mršina
nemesisitem-thing-egg = Vejce
nemesisitem-line = { $who } drží: { $things }{ $ammo ->
        [none] {""}
       *[other] {" "}· munice { $ammo }
    }
nemesisitem-hands-empty = { $who } nemá co odhodit.
