### Nemesis: the final check.

nemesisend-jump = Hyperskok. Kdo je na palubě vzhůru, zemře.
nemesisend-jump-lost = Skok při běžící autodestrukci: loď je zničena se všemi na palubě.
nemesisend-skull-lost = Autodestrukce došla k lebce: loď i všichni na palubě jsou ztraceni.
nemesisend-fire-lost = Byl by potřeba devátý oheň: loď vybuchla se všemi na palubě.
nemesisend-hull-lost = Byla by potřeba devátá porucha: trup se rozpadl, všichni na palubě jsou ztraceni.
nemesisend-nobody = Na palubě už nikdo nebdí. Ukazatel času jde na poslední pole a loď skočí.
nemesisend-nobody-lost = Na palubě už nikdo nebdí a autodestrukce běží: její ukazatel jde na lebku a loď je zničena.
nemesisend-engines = Motory. Otáčejte horní žeton každého, jeden po druhém.
nemesisend-engine-turn = Motor { $number }: ruku na žeton.
nemesisend-engine-moment = Motor { $number } …
nemesisend-engine = Motor { $number } je …
nemesisend-engine-working = funkční
nemesisend-engine-damaged = poškozený
nemesisend-engines-hold = Poškozených motorů: { $count }. Loď letí.
nemesisend-engines-fail = Poškozených motorů: { $count }. Loď vybuchla, kdo hibernuje, zemře.
nemesisend-coordinates = Souřadnice. Ruku na kartu u můstku.
nemesisend-coordinates-moment = Kde jsme?
nemesisend-destination = Ukazatel kursu je na { $marker }. Kam loď doletěla?
nemesisend-course-earth = Země
nemesisend-course-mars = Mars
nemesisend-course-elsewhere = Venuše nebo hluboký vesmír
nemesisend-arrives-earth = Země. Kdo hibernuje, probudí se tam.
nemesisend-arrives-mars = Mars. Kdo hibernuje, je ztracen, pokud jeho úkolem není Karanténa.
nemesisend-arrives-elsewhere = Není to Země. Kdo hibernuje, je ztracen.
nemesisend-quarantine = Kdo ukazuje úkol Karanténa?
nemesisend-infection = { $who }: kontrola infekce. Vezměte skener a karty.
nemesisend-infection-moment = { $who } …
nemesisend-any-infected = { $who }: naskenujte všechny karty infekce z ruky, balíčku i odhozu. Je některá PARAZIT?
nemesisend-clean = { $who }: bez infekce.
nemesisend-how-many-cards = { $who }: kolik karet infekce celkem?
nemesisend-odds = { $who }: pravděpodobnost smrti je { $percent } %.
nemesisend-four-cards = { $who }: zamíchejte všechny karty akcí a infekce dohromady a vezměte čtyři. Kolik z nich je karet infekce?
nemesisend-alive = { $who }: žije.
nemesisend-dead = { $who }: smrt.
nemesisend-all-objectives = Jsou splněny všechny zvláštní úkoly?
nemesisend-objective-nemesis = { $who }: ukažte úkol. Jsou splněny všechny podmínky?
nemesisend-objective-carnomorphs = { $who }: ukažte úkol. Jsou splněny všechny podmínky? Pitva: signál a pryč adaptace u mršiny. Velký lov: signál a zabitý Butcher. Terénní výzkum: pryč dvě adaptace. Smrt ve vejci: pryč adaptace u vejce.
nemesisend-nobody-wins = Nikdo nevyhrál.
nemesisend-all-win = Posádka vyhrála: { $winners }.
nemesisend-winners = { $count ->
    [1] Vítěz
   *[other] Vítězové
 }: { $winners }.
nemesisend-larva-or-infected = { $who }: naskenujte všechny karty infekce z ruky, balíčku i odhozených. Je některá PARAZIT, nebo je na panelu larva?
