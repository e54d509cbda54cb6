### Carnomorphs, the expansion of Nemesis.

carnomorphs-title = Carnomorphs
carnomorphs-outcome-won = výhra: { $winners }
carnomorphs-outcome-lost = prohra
carnomorphs-facts = Nemesis s Carnomorphs: { $rounds } { $rounds ->
         [one] kolo
         [few] kola
       *[other] kol
    }, { $players } { $players ->
         [one] hráč
         [few] hráči
       *[other] hráčů
    }, přežilo: { $survivors }. Loď { $ship ->
        [lost] byla zničena
       *[other] zůstala celá
    }. Vítězové: { $winners }.
carnomorphs-setup-box = Z rozšíření použijte panel, události, útoky, mutace, adaptace, žetony metagorgerů a figurky; základní figurky vetřelců ne. Vyměňte pomocné karty.
carnomorphs-setup-board = Panel: { $count } vajec (ne 5) a 3 náhodné adaptace lícem dolů; stojí na nich shambler, fleshbeast a butcher.
carnomorphs-setup-decks = Zamíchejte i karty mutací. Čtyři žetony mršin přidejte k základním.
carnomorphs-setup-corpse = Pozor na modrou mrtvolu v hibernatoriu: první červený metagorger z fáze událostí přijde k ní.
carnomorphs-metagorger-attack = { $who }: metagorger útočí bez karty a odchází z plánu.
carnomorphs-shambler-token = Do sáčku dejte žeton shamblera.
carnomorphs-no-shambler-token = Žádný žeton shamblera už není.
carnomorphs-mutation-card = { $who }: vezměte 2 karty mutací, jednu si tajně nechte, druhou zamíchejte zpět.
carnomorphs-marker = { $who }: žeton mutace, { $count } ze { $most }. Čtvrtý zabíjí.
carnomorphs-fourth-marker = { $who }: čtvrtý žeton mutace. Postava umírá a v místnosti stojí shambler.
carnomorphs-no-mutation = { $who } nemá kartu mutace.
carnomorphs-mutation-scan = { $who }: naskenujte jednu kartu infekce z ruky.
carnomorphs-mutation-public = { $who }: karta mutace se natrvalo odkryje.
carnomorphs-mutation-infected = { $who }: je naskenovaná karta PARAZIT?
carnomorphs-mutation-infected-do = { $who }: karta jde na odhoz. Proveďte polovinu mutace PARAZIT.
carnomorphs-mutation-clean-do = { $who }: karta odchází ze hry, nová karta infekce jde na odhoz. Proveďte druhou polovinu mutace.
carnomorphs-mutation-lost = { $who }: karta mutace je pryč. Žetony zůstávají: { $count }.
carnomorphs-infected = { $who }: infekce. Karta zůstává a mutace roste.
carnomorphs-killed-metagorger = Metagorger umírá: zůstává mršina.
carnomorphs-killed-shambler = Shambler umírá: zůstává mršina.
carnomorphs-killed-fleshbeast = Fleshbeast umírá: zůstává mršina a shambler. Sáčku se to netýká.
carnomorphs-killed-butcher = Butcher umírá navždy: na jeho místě stojí dva shambleři, mršina žádná.
carnomorphs-shamblers-hide = Všech 8 shamblerů je na plánu. Kolik jich není v boji? Odejdou, jejich žetony jdou do sáčku.
carnomorphs-adaptation = První svého druhu: { $kind }. Odkryjte jeho adaptaci.
carnomorphs-voracious = Nutí je tato adaptace krmit se před útoky?
carnomorphs-token-red-metagorger = Do sáčku jde červený metagorger.
carnomorphs-token-blue-metagorger = Červený není: do sáčku jde modrý metagorger.
carnomorphs-token-none = Žádný žeton metagorgera nezbyl.
carnomorphs-develop-blue = Modrý metagorger odchází ze sáčku, místo něj: { $token }.
carnomorphs-develop-red = Červený metagorger se vrací. Metagorger přijde do každé místnosti s metagorgerem nebo těžkým vzorkem, i neseným{ $corpse ->
        [yes] ; myslete na modrou mrtvolu
       *[other] {""}
    }{ $nest ->
        [yes] ; a do hnízda
        [perhaps] ; a do hnízda, je-li objeveno
       *[other] {""}
    }.
carnomorphs-spawn-rooms = Kolik je to místností?
carnomorphs-spawned = Postaveno metagorgerů: { $count }. Žádné přepadové útoky.
carnomorphs-spawned-some = Zbývá jen { $count } figurek na { $rooms } místností: zvolte kam. Žádné přepadové útoky.
carnomorphs-butcher-is-there = Butcher už je na plánu nebo mrtvý: nic se neděje.
carnomorphs-develop-butcher = Butcher přichází, cíl: { $who }. Jeho žeton zůstává mimo sáček.
carnomorphs-blank-shamblers = Kolik shamblerů je v místnostech bez postav? Odejdou z plánu, jejich žetony jdou do sáčku.
carnomorphs-develop-blank = Prázdný žeton zatím zůstává venku.
carnomorphs-blank-back = Teď se prázdný žeton vrací do sáčku.
carnomorphs-a-room = Krmení: je místnost s vetřelci, bez postav a s něčím k snědku?
carnomorphs-another-room = Je ještě taková místnost?
carnomorphs-in-room = Kolik v té místnosti: { $kind }?
carnomorphs-is-nest = Je to hnízdo?
carnomorphs-food = Co leží v místnosti?
carnomorphs-food-red-corpse = Červená mrtvola
carnomorphs-food-egg = Vejce
carnomorphs-food-carcass = Mršina
carnomorphs-food-blue-corpse = Modrá mrtvola
carnomorphs-food-metagorger = Metagorger
carnomorphs-how-much = Kolik: { $food }?
carnomorphs-nobody-eats = Nikdo nemá co žrát.
carnomorphs-eats = { $number } z { $count }. { $eater } žere: { $food }. Zranění jsou pryč.
carnomorphs-eats-and-evolves = { $number } z { $count }. { $eater } žere: { $food }. Na jeho místě teď bez zranění: { $becomes }.
carnomorphs-blue-corpse-eaten = Modrá mrtvola je sežraná. Jeden z úkolů už nelze splnit.
carnomorphs-no-adaptation = Žádná adaptace není odkrytá.
carnomorphs-which-adaptation = Která adaptace se zkoumá? Mrtvola patří k shamblerovi; vejce a mršina podle panelu.
carnomorphs-was-voracious = Byla to ta, kvůli níž se krmí nejdřív?
carnomorphs-adaptation-gone = Adaptace odchází ze hry.
carnomorphs-four-cards = { $who }, žetonů: { $markers }. Zamíchejte všechny karty akcí a infekce dohromady a vezměte čtyři. Kolik z nich je karet infekce?
carnomorphs-attack-first = Nejdřív zaútočí každý karnomorf v místnosti s postavou: na toho, kdo má nejméně karet; při shodě na začínajícího hráče nebo nejbližšího po směru hodin. Hlaste každého metagorgera, který zaútočí: opouští plán.
carnomorphs-butcher-where = Butcher přijde k postavě ve slizu s nejméně kartami; při shodě k nižšímu číslu hráče. Není-li nikdo ve slizu, k začínajícímu hráči.
carnomorphs-mutated-or-infected = { $who }: naskenujte všechny karty infekce z ruky, balíčku i odhozených. Je některá PARAZIT, nebo máte kartu mutace?
carnomorphs-how-many-markers = { $who }: kolik žetonů mutace?
carnomorphs-rulebook = pravidla rozšíření Carnomorphs
carnomorphs-bitten = Na koho metagorger zaútočí? Na toho, kdo má nejméně karet; při shodě na začínajícího hráče nebo nejbližšího po směru hodin.
