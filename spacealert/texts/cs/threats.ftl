### Co dělají karty hrozeb. Jména zůstávají anglicky: české vydání nemáme a vymyšlená by vedle vašich karet mátla.

threats-do-nothing = nic
threats-do-attack = útok { $n }
threats-do-attack-all = útok { $n } na všechny zóny
threats-do-attack-others = útok { $n } na dvě ostatní zóny
threats-do-attack-sides = útok { $n } na červenou a modrou zónu
threats-do-attack-with-hull = útok silou { $factor ->
    [1] zbývajícího trupu
    [2] dvojnásobku zbývajícího trupu
   *[other] { $factor }násobku zbývajícího trupu
 }
threats-do-damage = { $n } poškození navzdory štítu
threats-do-damage-all = { $n } poškození ve všech zónách navzdory štítům
threats-do-damage-at-tokens = { $n } poškození v zóně každého jejího žetonu navzdory štítům
threats-do-damage-by-rockets = { $n } poškození navzdory štítu za každou raketu na palubě, která ještě není opravená
threats-do-damage-by-reactor = tolik poškození navzdory štítu, kolik je energie v bílém reaktoru
threats-do-damage-by-people = tolik poškození navzdory štítu, kolik je lidí v její stanici
threats-do-lose-ship = loď je ztracena
threats-do-empty-shields = { $zones ->
    [all] všechny štíty ztratí
   *[other] štít ({ $zone } zóna) ztratí
 } veškerou energii
threats-do-drain-shields = každý štít ztratí { $n } energie
threats-do-empty-reactor = reaktor ({ $zone } zóna) ztratí veškerou energii
threats-do-drain-reactors = { $zones ->
    [all] každý reaktor ztratí
   *[other] reaktor ({ $zone } zóna) ztratí
 } { $n } energie
threats-do-sabotage = reaktor její zóny ztratí 1 energii, a je-li prázdný, dostane zóna 1 poškození
threats-do-overcharge-shield = všechna energie bílého reaktoru přejde do bílého štítu a za každou kostku, která se nevejde, dostane bílá zóna 1 poškození
threats-do-discharge-shield = bílý štít ztratí veškerou energii a za každou kostku dostane bílá zóna 1 poškození
threats-do-discharge-reactors = všechny reaktory ztratí veškerou energii a za každou kostku dostane jejich zóna 1 poškození
threats-do-lose-rocket = jedna raketa na palubě je zničena
threats-do-lose-fuel = jedna palivová kapsle je ztracena
threats-do-mend = opraví si { $n ->
    [one] { $n } zásah
    [few] { $n } zásahy
   *[other] { $n } zásahů
 }
threats-do-mend-half = opraví si polovinu zásahů, zaokrouhleno dolů
threats-do-hurt-itself = sama dostane { $n ->
    [one] { $n } zásah
    [few] { $n } zásahy
   *[other] { $n } zásahů
 } navzdory svým štítům
threats-do-faster = rychlost +{ $n }
threats-do-shields-become = štíty jsou teď { $n }
threats-do-more-shields = štíty +{ $n }
threats-do-reveal = je teď vidět
threats-do-fire-back = odteď opětuje palbu
threats-do-boost-others = všechny ostatní vnější hrozby, i budoucí, útočí o 1 silněji, dokud není zničena
threats-do-shield-everybody = všechny vnější hrozby, i ona a budoucí, mají o 1 štít víc, dokud není zničena
threats-do-urge-others = všechny ostatní vnější hrozby se hned posunou o { $n ->
    [one] { $n } políčko
    [few] { $n } políčka
   *[other] { $n } políček
 } v pořadí čísel
threats-do-double-damage = dokud není opravena, zdvojnásobí poškození pro { $zones ->
    [all] všechny zóny
   *[other] { $zone-to } zónu
 }
threats-do-if-damaged = má-li zásah: { $then }{ $otherwise ->
    [none] { "" }
   *[other] , jinak: { $otherwise }
 }
threats-do-if-marks-below = má-li zásahů méně než { $n }: { $then }
threats-do-move-redward = přejde o stanici směrem k červené
threats-do-move-blueward = přejde o stanici směrem k modré
threats-do-change-deck = změní palubu
threats-do-hunt = přejde do sousední stanice, kde je nejvíc lidí
threats-do-delays = zpoždění: { $whom }
threats-do-knocks-out = v bezvědomí: { $whom }
threats-do-disable-squad = vyřadí oddíl { $station }, pokud ho nikdo nevede
threats-do-spread = z každého svého žetonu se rozšíří o stanici směrem k { $direction ->
    [red] červené
   *[blue] modré
 }

threats-whom-everybody = všichni na palubě
threats-whom-in-its-zone = všichni v její zóně
threats-whom-at-its-tokens = { $tokens ->
    [one] všichni v její stanici
   *[other] všichni v jejích stanicích
 }
threats-whom-without-squad-here = všichni v její stanici bez bojových robotů
threats-whom-leading-squads = všichni na palubě s bojovými roboty
threats-whom-off-the-bridge = všichni na palubě, kdo nejsou na můstku

## Čím se karta liší

threats-rule-fires-back = Opětuje palbu: oddíl, který ji zasáhne, je vyřazen, pokud roboti nejsou hrdinští.
threats-rule-negative-shields = Štíty má pod nulou: v každém tahu, kdy je zasažena, dostane o { $extra } víc.
threats-rule-unseen = Až do svého X není vidět žádnou zbraní.
threats-rule-out-of-sight = Ve vzdálenosti 3 není vidět žádnou zbraní.
threats-rule-no-target-for-rockets = Rakety na ni nemíří.
threats-rule-no-target-for-heavy-lasers = Těžké lasery ji přeskakují a míří na další cíl.
threats-rule-rockets-in-vain = Raketa, která na ni míří, přijde nazmar.
threats-rule-cryoshield = V prvním tahu, kdy ji něco zasáhne, nedostane nic a místo toho ztratí kryoštít.
threats-rule-pulse-sensitive = V tahu, kdy ji zasáhne pulzní dělo, má štíty 0.
threats-rule-one-mark-at-most = Za tah dostane nejvýš 1 zásah. Jen výbuch karty Leviathan Tanker přidá ještě jeden.
threats-rule-two-tiles-a-point = Každý bod jejího útoku, který projde štítem, stojí dva žetony.
threats-rule-explosive = Když je zničena, dostane každá další vnější hrozba 1 zásah bez ohledu na štíty a zvláštní pravidla.
threats-rule-falling-rocks = I když je zničena, na konci téhož kroku zaútočí na svou zónu silou { $strength } za každé X a Y, kam došla nebo přes které prošla.
threats-rule-vengeful = Na konci každého výpočtu, ve kterém dostane zásah, i posledního, zaútočí na všechny zóny silou 1. Zničí-li ji to, počítá se za zničenou.
threats-rule-swallows = Stíhače bez jiného cíle jí dají { $damage } (hrdinsky { $heroic }). Potom je jejich pilot v bezvědomí a oddíl ztracen.
threats-rule-draws-rockets = Každá raketa letí k ní z jakékoli vzdálenosti. Za každou, která ji zasáhne, má o 1 štít víc.
threats-rule-hull-of-rockets = Trup má tolik, kolik je na palubě raket, když se objeví; není-li žádná, je hned zničena. Pozdější ztráta rakety jí ubere 1 trup, a dokud je tu, nelze žádnou odpálit.
threats-rule-slimy = Kdo vejde do stanice s ní, má zpoždění. Kam se rozšířila, má trup 1, a šíří se a útočí i odtamtud, ale nikdy dvakrát do jedné stanice. Zničena je, až zmizí všechny její žetony. Žetony, které zbudou po Z, zdržují dál.
threats-rule-contagious = Je ve čtyřech stanicích najednou. Bojoví roboti vyčistí tu, ve které jsou; napotřetí i poslední. Žetony, které zbudou po Z, zůstanou a kdo k nim vejde, upadne do bezvědomí.
threats-rule-scalding = Poslední oprava připraví o vědomí všechny v dolní červené a dolní modré.
threats-rule-deadly-to-beat = Je-li v několika stanicích lidí stejně, zůstane; její vlastní stanice se nepočítá. Kdo ji zničí, upadne do bezvědomí a jeho oddíl je vyřazen.
threats-rule-outside = Opraví ji jen stíhače ve vesmíru, 1 oprava za útok, a na nic jiného zatím neútočí. Poškození se zdvojnásobí za štíty.
threats-rule-repaired-together = Dá se opravit v kterékoli z jejích stanic (je jich { $stations }). Opraví-li ji v jednom tahu všude, dostane na konci akcí navíc { $extra ->
    [one] { $extra } opravu
    [few] { $extra } opravy
   *[other] { $extra } oprav
 }.
threats-rule-needs-three = Opravy platí, jen když jsou v jednom tahu tři.

## The New Frontier

threats-do-phased = { $then }, a byla-li mimo fázi: { $out }
threats-do-call = přivolá { $calls ->
    [internal] vnitřní
   *[external] vnější
 } hrozbu vytaženou s ní
threats-do-release = vnitřní hrozba vytažená s ní vyjde na palubu, a má-li kapsle méně než 2 zásahy, je o 1 rychlejší
threats-do-run-at-once = vnitřní hrozba vytažená s ní projde hned celou trajektorii a zmizí
threats-do-jump = přeskočí na vedlejší trajektorii směrem k { $way ->
    [redward] červené
   *[blueward] modré
 }
threats-do-attack-and-mend = útok { $n } a opraví si tolik zásahů, kolik štít pohltí
threats-do-attack-with-reactor = útok { $n }, +1 za každou energii v reaktoru zóny
threats-do-attack-all-with-reactors = útok { $n } na každou zónu, +1 za každou energii v jejím reaktoru
threats-do-attack-unless-distracted = útok { $n }, pokud ji nerozptýlila raketa
threats-do-urge-internal = každá vnitřní hrozba se posune o { $n ->
    [one] { $n } políčko
    [few] { $n } políčka
   *[other] { $n } políček
 }
threats-do-urge-zone = vnější hrozby v její zóně se posunou o { $n ->
    [one] { $n } políčko
    [few] { $n } políčka
   *[other] { $n } políček
 }
threats-do-mend-all = každá vnější hrozba, i ona sama, si opraví { $n ->
    [one] { $n } zásah
    [few] { $n } zásahy
   *[other] { $n } zásahů
 }
threats-do-damage-others = { $n } poškození v obou ostatních zónách
threats-do-damage-white = { $n } poškození v bílé zóně
threats-do-damage-opposite = { $n } poškození na druhé straně lodi
threats-do-drain-own-reactor = reaktor její zóny ztratí { $n } energie
threats-do-empty-own-shield = štít její zóny ztratí veškerou energii
threats-do-empty-own-reactor = reaktor její zóny ztratí veškerou energii
threats-do-discharge-at-all = bílý reaktor ztratí 1 energii, a měl-li nějakou, útok { $n } na všechny zóny
threats-do-burn-fuel-at-all = jedna palivová kapsle je ztracena, a byla-li nějaká, útok { $n } na všechny zóny
threats-do-reverse-shields = { $what ->
    [absorb-nothing] štíty odteď nic nepohltí
   *[strengthen-attacks] štíty odteď přidají svou energii k útokům a ztratí ji
 }
threats-do-seal = dveře do { $door ->
    [red] červené
   *[blue] modré
 } zóny jsou zablokované
threats-do-blind = { $zone } zóna: lasery jsou oslepené{ $second ->
    [none] { "" }
    [red] , podruhé lasery červené zóny
   *[blue] , podruhé lasery modré zóny
 }
threats-do-become-accessible = odteď je dosažitelná jako každá jiná
threats-do-drill = přejde o stanici směrem k nejpoškozenější zóně, při shodě k bílé
threats-do-if-people-here = je-li někdo v její stanici: { $then }, jinak: { $otherwise }
threats-do-lay-mine = položí minu ve své stanici
threats-do-explode-mines = každá mina způsobí { $n } poškození ve své zóně
threats-do-infect = nakazí všechny ve své stanici
threats-do-damage-by-infected = každý nakažený, kdo je na palubě při vědomí, způsobí { $n } poškození ve své zóně
threats-do-turn-rockets = každá raketa na palubě zaútočí na červenou zónu silou { $n } a zmizí; všichni otrávení upadnou do bezvědomí
threats-do-swallow-reactor = reaktor její zóny ztratí veškerou energii a o tolik je rychlejší
threats-do-break-systems = rozbije A, B a C ve své stanici; každé potřebuje 1 opravu
threats-do-knocks-out-alone = v bezvědomí: všichni, kdo jsou ve stanici sami
threats-do-knocks-out-together = v bezvědomí: všichni, kdo ve stanici nejsou sami
threats-do-repeat-cards = všichni na palubě v příštím tahu opakují kartu z tohoto a karta příštího má zpoždění
threats-do-swap-sides = všichni v červených a modrých stanicích přejdou na druhou stranu lodi
threats-do-drain-at-host = štít nebo reaktor ve stanici hostitele ztratí 1 energii
threats-do-knock-out-beside-host = v bezvědomí: všichni ostatní ve stanici hostitele
threats-do-damage-at-host = { $n } poškození v zóně hostitele; je-li ve vesmíru, útok { $n } na bílou zónu
threats-whom-the-captain = kapitán

threats-rule-phasing = Každý druhý tah, počínaje tím po objevení, je mimo fázi: nelze na ni mířit, útočit ani ji opravovat.
threats-rule-megashield = Po každém tahu, kdy na ni mířila zbraň, ztratí 1 štít.
threats-rule-polarized = Z poškození všech laserů dohromady se počítá jen polovina, zaokrouhleno nahoru.
threats-rule-plasmatic = Útok, ze kterého štít nepohltí nic, připraví o vědomí všechny v té zóně.
threats-rule-carrier = Každý její útok je o 2 slabší, dokud je ve vesmíru pilot ve stejné vzdálenosti jako ona nebo blíž.
threats-rule-spans-all-zones = Mohou na ni mířit lasery všech zón.
threats-rule-distracted = Raketa, která na ni míří, třeba i zbytečně, zruší její útok na Z.
threats-rule-two-marks-at-most = Za tah dostane nejvýš 2 zásahy.
threats-rule-ever-faster = Po každém tahu je o 1 rychlejší.
threats-rule-slowed-by-damage = V tahu, kdy dostane zásah, je o 2 pomalejší.
threats-rule-acts-at-the-jump = Je-li při skoku lodi na trajektorii, provede své Z a počítá se za přežitou.
threats-rule-hard-to-reach = Každý tah { $lost ->
    [one] přijde nazmar první zásah
    [few] přijdou nazmar první { $lost } zásahy
   *[other] přijde nazmar prvních { $lost } zásahů
 }.
threats-rule-needs-energy = Poslední oprava spotřebuje 1 energii z reaktoru její zóny. Bez energie ji nejde dokončit.
threats-rule-side-by-number = Se sudým číslem je v horní modré, s lichým v horní červené.
threats-rule-short-circuit = Na každý výstřel prostředního těžkého laseru odpoví útokem 1 na všechny zóny.
threats-rule-repaired-alone = Opravuje-li ji v tahu právě jeden člověk, dostane na konci akcí ještě 1 opravu.
threats-rule-sealing = Zablokovanými dveřmi nikdo neprojde. Kdo vede funkční bojové roboty, opravuje o 1 víc. Po opravě se dveře otevřou.
threats-rule-blinding = Oslepené lasery zasáhnou jen v tahu, kdy se někdo dívá z okna nebo je ve vesmíru.
threats-rule-moves-when-hit = Je-li zasažena, ale ne zničena, přejde do dolní modré.
threats-rule-infectious = I když je zničena, její žeton jde po trajektorii dál kvůli těm, které nakazila.
threats-rule-poisonous = Kdo odchází z horní modré nebo dolní bílé nebo tam vejde, je otráven. I když je zničena, její žeton jde kvůli nim dál.
threats-rule-breaks-systems = Žije-li při skoku lodi, upadnou všichni do bezvědomí. Co rozbila, zůstane rozbité.
threats-rule-throws-around = Každá oprava přehodí všechny na druhou palubu.
threats-rule-parasitic = Není v žádné stanici: první, kdo se pohne, se stane hostitelem. Zasáhnout ji mohou jen ostatní ve stanici hostitele a ten při tom upadne do bezvědomí. Upadne-li do bezvědomí jinak, počítá se za přežitou.
threats-where-side-by-number = v horní červené nebo horní modré
threats-where-parasitic = na svém hostiteli

## Jak se karta popisuje

threats-class = { $severity ->
    [serious] vážná
   *[common] běžná
 } { $where ->
    [internal] vnitřní
   *[external] vnější
 } hrozba, { $color ->
    [yellow] žlutá
    [red] červená
   *[white] bílá
 }
threats-shields = štíty { $n }
threats-hull = trup { $n }
threats-speed = rychlost { $n }
threats-points = body: přežita { $survive }, zničena { $destroy }
threats-points-destroyed = body: zničena { $destroy }
threats-intruder = vetřelec { $where }, proti němu bojoví roboti
threats-malfunction = porucha { $where }, opravuje se pomocí { $system }
threats-breach = vně trupu, opravují ji stíhače
threats-unknown = Žádná karta hrozby „{ $found }“ není. { $nearest ->
    [none] Zadejte kód jako E1-05, nebo část názvu.
   *[other] Nemysleli jste { $nearest }?
 }
threats-none-left = Těmto podmínkám žádná karta neodpovídá.
