### Nemesis: the procedures of a round.

nemesisplay-draw = Kolo { $number }. { $first ->
        [same] {""}
       *[other] Žeton začínajícího hráče jde doleva: { $first }.{" "}
    }Všichni si doberou do 5 karet, ve funkčních kajutách bez vetřelců do 6.
nemesisplay-turn = { $who }: dvě akce, nebo jedna a pas. Co se děje?
nemesisplay-phase = Fáze hráčů. Co se děje?
nemesisplay-round-ends = Dokončete vše rozehrané. Kolo { $number } končí.
nemesisplay-time = Posuňte ukazatel času o pole doprava. Do skoku: { $count }.
nemesisplay-time-destruct = Posuňte o pole čas i autodestrukci. Do skoku: { $count }. Do výbuchu: { $destruct }.
nemesisplay-chambers-open = Hibernační komory jsou otevřené do konce hry.
nemesisplay-irreversible = Autodestrukci už nelze zastavit. Všechny moduly se odjistí.
nemesisplay-attackers = Kolik vetřelců je v místnosti s postavou?
nemesisplay-attacker = Útok { $number } z { $count }: který vetřelec?
nemesisplay-attack-in-room = Čí postavy jsou v jeho místnosti?
nemesisplay-hand = { $who }: kolik karet v ruce, i s kartami infekce?
nemesisplay-attack-card = { $kind } útočí, cíl: { $who }. Odhalte kartu útoku: je na ní jeho symbol?
nemesisplay-attack-missed = { $who }: { $kind } míjí cíl.
nemesisplay-attack-effects = { $who }: co karta způsobí?
nemesisplay-effect-light = Jedno lehké poranění
nemesisplay-effect-light-twice = Dvě lehká poranění
nemesisplay-effect-serious = Vážné poranění
nemesisplay-effect-contamination = Karta infekce
nemesisplay-effect-slime = Sliz
nemesisplay-effect-death = Postava umírá
nemesisplay-effect-card = Něco dalšího z karty
nemesisplay-as-printed = Proveďte, co karta říká. Týká-li se to mě, řekněte mi to v další nabídce.
nemesisplay-slimed = { $who }: na panel patří sliz. Klid teď znamená nebezpečí.
nemesisplay-slime-gone = { $who }: sliz je pryč.
nemesisplay-contaminated = { $who }: karta infekce neprohlížená na odhazovací balíček.
nemesisplay-light-wound = { $who }: lehké poranění, teď { $count } ze 2.
nemesisplay-third-light-wound = { $who }: třetí lehké poranění. Sejměte ukazatel, stává se vážným.
nemesisplay-serious-wound = { $who }: vezměte kartu vážného poranění, platí hned. Vážných poranění: { $count } ze 3.
nemesisplay-death = { $who }: smrt. V místnosti zůstává červená mrtvola a nesené vzorky, karty předmětů jdou ze hry.
nemesisplay-death-coop = { $who }: smrt. V místnosti zůstává červená mrtvola a vzorky, karty předmětů zůstávají hráči. Ve funkční ošetřovně lze tělo oživit.
nemesisplay-first-death = První smrt: všechny moduly se odjistí. Lze je zase zajistit.
nemesisplay-intruder-player = { $who }: převezmete od příštího kola vetřelce?
nemesisplay-intruder-player-no = Ne, jen se dívám
nemesisplay-intruder-player-yes = Ano
nemesisplay-intruder-player-begins = Vetřelci mají hráče: zamíchejte 10 karet akcí vetřelců a vezměte 3 (v ruce nejvýš 4). Z fáze událostí zbývá jen čas a oheň.
nemesisplay-intruder-turn = { $who }, vetřelci: jedna akce, nebo pas.
nemesisplay-intruder-turn-played = Pohyb nebo efekt karty
nemesisplay-intruder-turn-attack = Útok
nemesisplay-intruder-turn-passes = Pasuje a nechá si nejvýš 1 kartu
nemesisplay-intruder-target = Na koho se útočí?
nemesisplay-intruder-attacker = Který vetřelec útočí?
nemesisplay-intruder-effect = Co karta způsobí?
nemesisplay-reanimate = { $who }: je mrtvola ve funkční ošetřovně bez vetřelců?
nemesisplay-reanimated = { $who } je zpět v ošetřovně: lehká poranění vyléčena, vážná obvázána.
nemesisplay-contact = První střet. Každý si nechá jeden úkol a druhý vyřadí, všichni najednou. Spusťte, až budou mít všichni obě karty v ruce.
nemesisplay-contact-alarm = Něco je na palubě.
nemesisplay-contact-choose = Vyberte si úkol. Nikdo nemluví.
nemesisplay-contact-put-away = Druhý odložte lícem dolů.
nemesisplay-contact-coop = První střet. Při plné kooperaci všechny úkoly zůstávají.
nemesisplay-encounter = Střet: { $who }. Odstraňte všechen hluk z chodeb místnosti, i ze servisních, má-li do nich vchod.
nemesisplay-encounter-token = Který žeton vyšel ze sáčku?
nemesisplay-encounter-blank = Nic nepřišlo. Hluk do každé chodby místnosti; tento žeton se vrací do sáčku.
nemesisplay-blank-last = V sáčku nic jiného není: přidejte dospělce.
nemesisplay-bag-empty = Sáček je prázdný: nic nepřijde.
nemesisplay-adults-hide = Všech 8 dospělců je na plánu. Kolik jich není v boji? Zmizí z plánu, jejich žetony jdou do sáčku.
nemesisplay-no-figure = Figurka už není: { $kind }. Pravidla mlčí, nestaví se nic.
nemesisplay-figure-placed = Do místnosti postavte: { $kind }.{ $token ->
        [none] {""}
       *[other] {" "}Vytažený žeton jde do zásoby.
    }
nemesisplay-surprise = { $who }: méně karet než číslo. Přepadový útok, { $kind }!
nemesisplay-no-surprise = { $who }: karet je dost, žádný přepadový útok.
nemesisplay-noise = { $who }: hod na hluk.
nemesisplay-noise-there = Je už v chodbě { $number } této místnosti hluk ({ $who })?
nemesisplay-noise-placed = { $who }: hluk do chodby { $number }.
nemesisplay-silence = { $who }: klid. Nic se neděje.
nemesisplay-danger = { $who }: nebezpečí! Jsou v sousedních místnostech vetřelci mimo boj?
nemesisplay-slime-danger = { $who }: klid, ale se slizem je to nebezpečí! Jsou v sousedních místnostech vetřelci mimo boj?
nemesisplay-danger-nobody = Žádní
nemesisplay-danger-comes = Ano, a cesta je volná
nemesisplay-danger-doors = Jen za zavřenými dveřmi
nemesisplay-danger-nobody-do = { $who }: hluk do každé chodby místnosti, kde ještě není.
nemesisplay-danger-comes-do = { $who }: všichni vejdou do místnosti. Je to boj, ne střet.
nemesisplay-danger-doors-do = { $who }: dveře jsou zničené, vetřelci zůstávají. Žeton hluku se nepokládá.
nemesisplay-who-fights = Kdo je v boji a nehází?
nemesisplay-out-of-pods = Evakuační komora { $section }: kdo čekal v jejích modulech, je zpět v místnosti.
nemesisplay-burning = Kolik vetřelců stojí v hořících místnostech? Každý utrpí 1 zranění.
nemesisplay-burning-kind = V ohni, { $number } z { $count }: který vetřelec?
nemesisplay-eggs-burn = Vejce v hořících místnostech, která nikdo nenese: z každé { $count ->
         [one] shoří
         [few] shoří
       *[other] shoří
    } { $count }.
nemesisplay-eggs-burn-nest = Hoří hnízdo
nemesisplay-eggs-burn-floor = Hoří vejce v jiných místnostech
nemesisplay-event-card = Vezměte kartu události. Nejdřív pohyb: zobrazení vetřelci, u nichž není postava, projdou chodbou s číslem.
nemesisplay-event-movement = Kdo odešel do servisních chodeb?
nemesisplay-event-leave = Kolik jich: { $kind }?
nemesisplay-event-move = Posuňte, co karta ukazuje. Zavřené dveře je zastaví a zničí se.
nemesisplay-event-effect = Co událost způsobí?
nemesisplay-event-discard = Odhoďte kartu události, neříká-li něco jiného.
nemesisplay-develop = Vývoj sáčku: který žeton vyšel?
nemesisplay-develop-grows = { $kind } odchází ze sáčku, místo něj { $to }.
nemesisplay-develop-gone = { $kind } odchází ze sáčku. Není co přidat.
nemesisplay-develop-noise = { $kind } se vrací do sáčku.
nemesisplay-develop-blank = Prázdný žeton se vrací do sáčku a s ním dospělec.
nemesisplay-develop-blank-empty = Prázdný žeton se vrací do sáčku. Dospělec v zásobě není.
nemesisplay-anybody-in-nest = Královna. Je v hnízdě některá postava?
nemesisplay-who-in-nest = Kdo je v hnízdě?
nemesisplay-queen-comes = Královna se objevuje v hnízdě. Střet: { $who }. Její žeton se odloží.
nemesisplay-egg-laid = Královna klade vejce: na panelu vetřelců jich je { $count }. Žeton se vrací.
nemesisplay-no-reserve-egg = V zásobě není vejce: nic se neděje.
nemesisplay-larva-attack = { $who }: larva přejde na panel postavy.
nemesisplay-larva-again = { $who }: larva už tam je. Figurka odchází z plánu.
nemesisplay-larva-grows = { $who }: infekce. Karta zůstává, na panel přijde larva.
nemesisplay-second-larva-corpse = { $who }: druhá larva. Místo figurky je nymfoid a u něj mrtvola.
nemesisplay-second-larva-none = { $who }: druhá larva. Místo figurky je nymfoid.
nemesisplay-shoot = { $who } střílí: odhoďte 1 munici a hoďte bojovou kostkou.
nemesisplay-shoot-at = Na kterého vetřelce?
nemesisplay-combat-die = Co ukazuje bojová kostka? Mění-li zbraň výsledek, změňte ho nejdřív.
nemesisplay-injuries = Kolik je to zranění: { $kind }?
nemesisplay-missed = Vedle: { $kind }.
nemesisplay-hit = Zásah: { $kind }, zranění: { $count }.
nemesisplay-check = { $kind }: odhalte { $count } { $count ->
         [one] kartu
         [few] karty
       *[other] karet
    } útoku{ $count ->
        [2] {" "}a sečtěte odolnost
       *[other] {""}
    }. Není-li větší než zranění, umírá. Šipka: utíká.
nemesisplay-check-carnomorphs = { $kind }: odhalte jednu kartu útoku a vezměte číslo pro metagorgery, nebo pro ostatní. Není-li větší než zranění, umírá.
nemesisplay-check-stays = Přežije
nemesisplay-check-dies = Umírá
nemesisplay-check-retreats = Utíká
nemesisplay-killed = { $kind } umírá: zůstává mršina.
nemesisplay-killed-larva = { $kind } umírá. Nic nezůstává.
nemesisplay-retreat = { $kind } utíká: odhalte kartu události, číslo je chodba. Co tam je?
nemesisplay-retreat-room = Místnost
nemesisplay-retreat-door = Zavřené dveře
nemesisplay-retreat-technical = Servisní chodba
nemesisplay-door-destroyed = { $kind } zůstává, dveře jsou zničené.
nemesisplay-left-by-corridor = { $kind }: figurka i zranění pryč z plánu, náhodný žeton téhož druhu do sáčku.
nemesisplay-left-without-token = { $kind }: figurka i zranění pryč z plánu. Žeton téhož druhu v zásobě není.
nemesisplay-escape-from = { $who } ustupuje. Kolik vetřelců je v místnosti? Každý útočí.
nemesisplay-move = { $who }: jaký pohyb?
nemesisplay-move-normal = Pohyb nebo ústup
nemesisplay-move-careful = Opatrný pohyb nebo průzkum
nemesisplay-explored = { $who }: je místnost už prozkoumaná?
nemesisplay-explore = { $who }: otočte místnost. Která to je?
nemesisplay-explore-other = Běžná místnost
nemesisplay-explore-nest = Hnízdo
nemesisplay-explore-slimy = Místnost pokrytá slizem
nemesisplay-item-counter = Otočte průzkumný žeton: jeho číslo patří na počítadlo předmětů.
nemesisplay-item-counter-solo = Otočte průzkumný žeton: polovina jeho čísla, zaokrouhlená nahoru, patří na počítadlo předmětů.
nemesisplay-exploration = { $who }: co je na průzkumném žetonu?
nemesisplay-exploration-silence = Klid
nemesisplay-exploration-danger = Nebezpečí
nemesisplay-exploration-slime = Sliz
nemesisplay-exploration-fire = Oheň
nemesisplay-exploration-malfunction = Porucha
nemesisplay-exploration-doors = Dveře
nemesisplay-no-malfunction-here = V této místnosti porucha být nemůže.
nemesisplay-door-closes = Zavřete dveře v chodbě, kudy jste přišli, pokud nebyla servisní.
nemesisplay-careful-noise = { $who }: bez hodu. Dejte hluk do jedné chodby této místnosti, kde není.
nemesisplay-room-empty = { $who }: byla místnost bez postav i vetřelců?
nemesisplay-no-roll = { $who }: žádný hod na hluk. Je-li tam vetřelec, je to boj.
nemesisplay-heal = { $who }: co se obváže nebo vyléčí?
nemesisplay-heal-light = Všechna lehká vyléčena
nemesisplay-heal-one-light = Jedno lehké vyléčeno
nemesisplay-heal-dress = Všechna vážná obvázána
nemesisplay-heal-dressed = Jedno obvázané vyléčeno
nemesisplay-scan-where = Kde se karty skenují?
nemesisplay-scan-rest = Odpočinek
nemesisplay-scan-canteen = Jídelna
nemesisplay-scan-shower = Sprchy
nemesisplay-scan-surgery = Operační sál
nemesisplay-scan-antidote = Protilátka
nemesisplay-scan-hand-rest = { $who }: naskenujte karty infekce podle karty. Je některá PARAZIT?
nemesisplay-scan-hand-canteen = { $who }: jedno lehké poranění se léčí. Naskenujte karty infekce v ruce. Je některá PARAZIT?
nemesisplay-scan-hand-shower = { $who }: sliz je pryč. Naskenujte karty infekce v ruce. Je některá PARAZIT?
nemesisplay-scan-clean = { $who }: čisté karty vyřaďte ze hry.
nemesisplay-scan-surgery-do = { $who }: naskenujte všechny karty infekce z ruky, balíčku i odhozu. Každou PARAZIT vyřaďte, čisté zůstávají.
nemesisplay-scan-antidote-do = { $who }: naskenujte všechny karty infekce z ruky, balíčku i odhozu. Každou PARAZIT vyřaďte, ruka zůstává.
nemesisplay-surgery-passed = { $who }: zamíchejte ruku, odhoz a balíček dohromady. Postava pasovala.
nemesisplay-fire-placed = Do místnosti oheň. Žetonů ohně: { $count } z { $most }.
nemesisplay-fire-out = Oheň uhašen. Žetonů ohně: { $count }.
nemesisplay-malfunction-placed = Do místnosti porucha. Poruch: { $count } z { $most }.
nemesisplay-repaired = Místnost zase funguje. Poruch: { $count }.
nemesisplay-fire-control-fire = Byl ve zvolené místnosti oheň? Je uhašen.
nemesisplay-fire-control = Každý vetřelec v té místnosti utíká, i z boje.
nemesisplay-fire-control-nobody = Žádný už není
nemesisplay-fire-control-one = Jeden utíká
nemesisplay-fire-control-kind = Který vetřelec?
nemesisplay-hibernates = { $who } spí. Odteď se nemění kurs a nikdo nespustí autodestrukci.
nemesisplay-attempt-failed = { $who }: objevil se vetřelec, pokus se nezdařil.
nemesisplay-which-pod = { $who }: do kterého modulu?
nemesisplay-flip-pod = Který modul se otočí?
nemesisplay-pod-locked = Modul { $number }, evakuační komora { $section }, zajištěný
nemesisplay-pod-unlocked = Modul { $number }, evakuační komora { $section }, odjištěný
nemesisplay-pod-now = Postavte figurku na místo v modulu { $number }. Odletět hned, nebo čekat?
nemesisplay-pod-wait = Čekat
nemesisplay-pod-launch = Odletět
nemesisplay-pod-stay = Zůstat a pasovat
nemesisplay-pod-leave = Vystoupit a hrát tah
nemesisplay-pod-turn = { $who } sedí v modulu { $number }.
nemesisplay-pod-launched = Modul { $number } odletěl. Kdo je v něm, počítá se jako na Zemi.
nemesisplay-launch-who = Čí modul odlétá?
nemesisplay-which-section = Která evakuační komora?
nemesisplay-which-figure = Který vetřelec se objeví?
nemesisplay-which-leaves = Který vetřelec odchází?
nemesisplay-destruct-started = Autodestrukce běží. Do výbuchu: { $count }.
nemesisplay-destruct-runs = Autodestrukce už běží. Do výbuchu: { $count }.
nemesisplay-destruct-stopped = Autodestrukce je vypnutá. Nové spuštění začne od prvního pole.
nemesisplay-airlock-ready = Zavřete dveře ve všech chodbách místnosti a dejte tam žeton komory. Otevřou-li se dřív, než všichni pasují, žeton se sejme.
nemesisplay-airlock-closed = Všichni pasovali. Jsou všechny dveře komory stále zavřené?
nemesisplay-airlock-off = Sejměte žeton komory. Nic se neděje.
nemesisplay-airlock-crew = Které postavy jsou uvnitř?
nemesisplay-airlock-kinds = Kteří vetřelci jsou uvnitř?
nemesisplay-airlock-count = Kolik jich: { $kind }?
nemesisplay-airlock-fire = Byl uvnitř oheň?
nemesisplay-airlock-done = Vakuum. Všichni uvnitř umírají, vzorky zůstávají. Sejměte žeton i oheň.
nemesisplay-course = Kam patří ukazatel kursu?
nemesisplay-signal = { $who }: signál odeslán. Na jeho pole dejte ukazatel.
nemesisplay-weakness = Který vzorek se zkoumal?
nemesisplay-no-weakness = Všechny slabiny jsou známé.
nemesisplay-weakness-effect = Otočte kartu. Jaká slabina to je?
nemesisplay-weakness-fire = Na oheň: shoří dvě vejce místo jednoho
nemesisplay-weakness-other = Jiná
nemesisplay-weakness-known = Odteď pomáhá všem. Vzorek se nespotřebuje.
nemesisplay-no-eggs = V hnízdě není žádné vejce.
nemesisplay-egg-taken = { $who }: vejce z panelu vetřelců do ruky. Následuje hod na hluk.
nemesisplay-egg-weapon = Čím?
nemesisplay-egg-shot = Výstřel
nemesisplay-egg-melee = Zblízka (vedle nikoho nezraní)
nemesisplay-egg-grenade = Granát
nemesisplay-egg-molotov = Molotov
nemesisplay-eggs-hit = Kolik vajec je zničeno?
nemesisplay-eggs-in-nest = Byla v hnízdě?
nemesisplay-eggs-destroyed-supply = Zničeno vajec: { $count }. Patří do zásoby. Následuje hod na hluk.
nemesisplay-eggs-destroyed-box = Zničeno vajec: { $count }. Odcházejí ze hry. Následuje hod na hluk.
nemesisplay-nest-destroyed = Žádné vejce nezbylo: hnízdo je zničené. Na místnost dejte žeton zranění.
nemesisplay-note = Tajemství: { $who }. Ostatní se odvrátí.
nemesisplay-note-write = Co jste viděli?
nemesisplay-notes-read = Vaše poznámky: { $notes }
nemesisplay-eggs-burned = Kolik vajec shoří v jiných místnostech?
nemesisplay-bag = Sáček je připraven. Co dál?
nemesisplay-encounter-draw = Střet. Odstraňte všechen hluk z chodeb místnosti, i ze servisních, má-li do nich vchod. Pak vytáhněte žeton.
nemesisplay-appears = { $kind }, číslo { $number }. Postavte figurku do místnosti, žeton jde do zásoby. { $number ->
        [1] Žádná karta v ruce?
       *[other] Méně karet v ruce než { $number }?
    } Přepadový útok!
nemesisplay-noise-short = { $who } hází na hluk. Co se stane?
nemesisplay-noise-short-nothing = Klid nebo hluk v chodbě
nemesisplay-noise-short-corridor = Hluk v chodbě
nemesisplay-noise-short-silence = Klid: kvůli slizu je to nebezpečí
nemesisplay-noise-short-encounter = Střet
nemesisplay-noise-short-comes = Nebezpečí: přicházejí vetřelci
nemesisplay-everyone-rolls = Všichni mimo boj hází v pořadí tahů na hluk, i ti, kdo čekají v modulech.
nemesisplay-everyone-rolls-rolled = Všichni hodili
nemesisplay-everyone-rolls-encounter = Střet: vytáhnout žeton
nemesisplay-everyone-rolls-section-A = Vetřelci v evakuační komoře A
nemesisplay-everyone-rolls-section-B = Vetřelci v evakuační komoře B
nemesisplay-fire-ninth = Všech 8 žetonů ohně je na plánu. Devátý loď zničí. Opravdu tato místnost ještě nehoří?
nemesisplay-malfunction-ninth = Všech 8 žetonů poruchy je na plánu. Devátý loď zničí. Opravdu tato místnost ještě funguje?
nemesisplay-burns-already = Hoří už tato místnost?
nemesisplay-no-second-fire = Místnost nemůže hořet dvakrát. Další oheň nepřibude.
nemesisplay-which-gone = Který vetřelec?
nemesisplay-gone = { $kind }: kam zmizel?
nemesisplay-gone-killed = Zabit
nemesisplay-gone-corridor = Do servisní chodby
nemesisplay-gone-attack = Zmizel při svém útoku
nemesisplay-who-dies = Kdo umírá?
nemesisplay-leave-evening = Skončit nadobro? Večer tu končí a nezapíše se.
nemesisplay-event-sheet = { $aliens ->
        [0] {""}
       *[other] { $intruders ->
            [played] {""}
           *[none] Každý vetřelec v místnosti s postavou útočí: na toho, kdo má nejméně karet; při shodě na začínajícího hráče nebo nejbližšího po směru hodin.{" "}
        }
    }{ $fires ->
        [0] {""}
       *[other] Každý vetřelec v hořící místnosti utrpí 1 zranění, v každé shoří vejce.{" "}
    }{ $intruders ->
        [played] Je vše hotovo?
       *[none] Vezměte kartu události: nejdřív pohyb, potom efekt. Co se změnilo?
    }
