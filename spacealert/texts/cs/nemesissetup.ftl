### Nemesis: setup.

nemesissetup-players = Kolik vás hraje?
nemesissetup-mode = Který režim?
nemesissetup-seat = Místo { $number }
nemesissetup-number = { $who }: které číslo pomocné karty?
nemesissetup-draw = { $who }: odhalí se karta postavy
nemesissetup-character = { $who }: která postava?
nemesissetup-board = Dejte plán doprostřed základní stranou nahoru (trojitá červená šipka vlevo nahoře).
nemesissetup-board-other = Dejte plán druhou stranou nahoru. Má dvě oddělené servisní sítě, červenou a modrou, a některé místnosti spojují dvě chodby. Obě evakuační komory ležte lícem nahoru na svých místech, každá s průzkumným žetonem pro prvního příchozího.
nemesissetup-rooms = Zamíchejte místnosti „2“ a na 5 míst „2“ dejte po jedné lícem dolů, 4 zbylé vraťte do krabice bez prohlížení. { $side ->
        [other] Zbylých 9 místností „1“
       *[basic] Všech 11 místností „1“
    } dejte lícem dolů na místa „1“.
nemesissetup-exploration = Zamíchejte 20 průzkumných žetonů a na každou ze 16 místností dejte jeden lícem dolů; 4 vraťte do krabice bez prohlížení.
nemesissetup-coordinates = K můstku dejte náhodnou kartu souřadnic lícem dolů, 7 vraťte do krabice bez prohlížení. Ukazatel kursu dejte na B.
nemesissetup-pod = modul { $number } v evakuační komoře { $section }
nemesissetup-pods = Únikové moduly, celkem { $count }, stranou „Zajištěno“ nahoru: { $pods }.
nemesissetup-engines = Motory 1, 2 a 3: u každého zamíchejte žetony „funkční“ a „poškozený“ lícem dolů a položte je na sebe. Platí horní. Nikdo se nesmí dívat.
nemesissetup-intruder-board = Panel vetřelců: 5 vajec a 3 náhodné karty slabin lícem dolů, 5 karet vraťte do krabice bez prohlížení. Zbylá 3 vejce jsou zásoba.
nemesissetup-tokens = { $count } × { $token }
nemesissetup-bag = Do sáčku, žetonů: { $count }: { $tokens }. Všechny ostatní jsou v zásobě.
nemesissetup-decks = Zamíchejte události, útoky vetřelců, infekce, vážná poranění a tři balíčky předmětů. Vedle dejte vyráběné předměty a skener; oheň, poruchy, hluk, dveře a kostky po ruce. Odhozené předměty jdou { $dropped ->
        [deck] pod svůj balíček
       *[other] na odhazovací balíček
    }.
nemesissetup-time = Na zelené pole stupnice času dejte ukazatel: do hyperskoku { $count } { $count ->
         [one] krok
         [few] kroky
       *[other] kroků
    }. Stupnice autodestrukce je prázdná.
nemesissetup-objectives-semi = Vyřaďte úkoly pro více než { $count } { $count ->
         [one] hráče
         [few] hráče
       *[other] hráčů
    }. Každému tajně rozdejte jeden osobní a jeden služební úkol, zbytek vraťte do krabice bez prohlížení.
nemesissetup-objectives-coop = Odhalte zvláštní úkoly: { $count }. Leží odkrytě, žádný se neodhazuje a splnit musíte všechny.
nemesissetup-objectives-solo = Vezměte 2 zvláštní úkoly. Jeden si necháte při prvním střetu. Počty předmětů se dělí dvěma a zaokrouhlují nahoru.
nemesissetup-characters = Každý si vezme panel, figurku (do hibernatoria), 10 zamíchaných karet akcí, počáteční zbraň s plnou municí a 2 speciální předměty napříč.
nemesissetup-first-player = { $who } má číslo 1 a bere žeton začínajícího hráče.
nemesissetup-corpse = Modrá mrtvola patří do hibernatoria. Loď je připravena.
nemesissetup-follow = Tady palubní počítač. Figurky, karty a kostky máte vy, pořádek držím já. Jak podrobně vás mám sledovat?
nemesissetup-follow-phase = Vést fázemi: řeknete mi, co se změnilo (asi 10 odpovědí za kolo)
nemesissetup-follow-each = Sledovat každý tah: hlásíte mi všechno (asi 70 odpovědí za kolo)
nemesissetup-follow-bag = Jen sáček: bez přípravy, jedno tlačítko
nemesissetup-numbered = { $number }: { $who }
nemesissetup-numbers-told = Čísla hráčů: { $players }. Vezměte si pomocné karty a držáky s těmito čísly.
nemesissetup-draft-yourselves = V pořadí čísel hráčů: odhalte 2 karty postav, jednu si nechte, druhou zamíchejte zpět.
nemesissetup-names = { $count ->
    [1] Kdo hraje? Napište jméno.
    [few] Kdo sedí u stolu? Napište { $count } jména po směru hodinových ručiček a oddělte je čárkami. Vynechaná místa si nechají číslo.
   *[other] Kdo sedí u stolu? Napište { $count } jmen po směru hodinových ručiček a oddělte je čárkami. Vynechaná místa si nechají číslo.
 }
nemesissetup-names-wrong = Napište nejvýš { $count } různých jmen oddělených čárkami. Vynechané místo si nechá číslo.
nemesissetup-names-missing = Beze jména: { $seats }. Pokud chybí jméno nebo čárka, použijte „Vrátit“.
nemesissetup-other-side = { $mode }, druhá strana plánu (těžší)
nemesissetup-draws = Kdo losuje čísla hráčů a únikové moduly?
nemesissetup-draws-drawn = Program
nemesissetup-draws-characters = Program, a každému i dvě postavy
nemesissetup-draws-cards = My sami
nemesissetup-characters-chosen = Kdo hraje za kterou postavu?
nemesissetup-pods-drawn = Které únikové moduly jste vylosovali?
nemesissetup-ready = Je vše připraveno?
