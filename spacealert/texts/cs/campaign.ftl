### Průzkumná kampaň v okně.

campaign-title = Průzkumná kampaň
campaign-about = { $count ->
    [one] { $count } mise
    [few] { $count } mise
   *[other] { $count } misí
 } na jedné lodi. Poškození zůstává a mezi misemi každý opraví jednu věc. Když loď ztratíte, přijdete o všechny body.
campaign-saved = Uložené kampaně
campaign-left-alone = { $count ->
    [one] { $count } kampaň uložila novější verze programu, nebo je poškozená; zůstala beze změny.
    [few] { $count } kampaně uložila novější verze programu, nebo jsou poškozené; zůstaly beze změny.
   *[other] { $count } kampaní uložila novější verze programu, nebo jsou poškozené; zůstaly beze změny.
 }
campaign-new = Nová kampaň
campaign-next = Začala { $date }; { $repairs ->
    [yes] opravy před { $leg }. misí
   *[no] následuje { $leg }. mise
 }
campaign-leg = zničeno { $destroyed } · přežito { $survived } · pohled { $visual }
campaign-leg-lost = ztracena: { $threat }
campaign-score = Skóre kampaně
campaign-score-now = Kdyby teď skončila
campaign-penalties = Ztráty se počítají jednou, po poslední misi.
campaign-mission = Mise { $leg } / { $of }
campaign-now = Kampaň: mise { $leg } / { $of }
campaign-waiting = Tato mise ještě není dokončená. Nejdřív v ní pokračujte, další si vyberete potom.
campaign-details = Průběh kampaně
campaign-carried = Co zůstává
campaign-squads-ready = { $count ->
    [0] Žádný oddíl není připraven
    [one] { $count } oddíl připraven
    [few] { $count } oddíly připraveny
   *[other] { $count } oddílů připraveno
 }
campaign-repairs = { $name } opravuje:
campaign-recovers = zotavuje se
campaign-nothing = nic
campaign-tile = { $zone ->
    [red] červená: { $tile }
    [white] bílá: { $tile }
   *[blue] modrá: { $tile }
 }
campaign-squad = oddíl
campaign-zone-repairs = opraveno { $count } z nejvýše { $most }
campaign-zone-sound = bez poškození
campaign-repair-squad = Opravit oddíl
campaign-repair-nothing = Neopravit nic
campaign-place = Jeden oddíl je připraven. Kde stojí?
campaign-take-back = Zpět o krok
campaign-save = Uložit na později
campaign-stop = Ukončit kampaň
campaign-abandon = Zahodit
campaign-stop-sure = Ukončit kampaň s tímto skóre? Zbývající mise se už nepoletí.
campaign-abandon-sure = Ještě se neletěla žádná mise. Zahodit tuto kampaň?
campaign-stop-unfinished = Přijdete i o nedokončenou misi.
campaign-lost = Loď je ztracena ({ $threat }) a s ní všechny body kampaně.
campaign-over = { $count ->
    [one] Kampaň skončila po { $count } misi.
   *[other] Kampaň skončila po { $count } misích.
 }
campaign-crew = Celou kampaň letí tato posádka. Chcete-li ji změnit, vraťte se a otevřete „{ $where }“.
campaign-mistake = Zadali jste špatnou kartu nebo plán? Otevřete palubní deník, přehrajte misi znovu, opravte její plány a stiskněte „Opravit deník“. Kampaň pak pokračuje.
campaign-in-log = Její mise jsou v palubním deníku pohromadě.
campaign-length = { $count ->
    [one] { $count } mise
    [few] { $count } mise
   *[other] { $count } misí
 }
campaign-ahead = Mise { $number }: ještě před námi
campaign-not-flown = Mise { $number }: neuskutečněna
campaign-console-which = Číslo v kampani pokračuje, n začne novou, q skončí:
campaign-console-first = Která mise? Napište ji (S2-3), nebo Enter pro náhodnou; q skončí:
campaign-console-mission = Která mise? Napište ji (S2-3), nebo Enter pro náhodnou; e kampaň ukončí, q uloží a skončí:
campaign-console-set-up = Připravte hru a stiskněte Enter:
campaign-console-repair = Co opravit? „-“ nic, u vrátit, q uložit a skončit:
campaign-console-place = Kam oddíl postavit? u vrátit, q uložit a skončit:
campaign-console-kept = Všechno je uložené. Pokračujte příkazem „spacealert play --campaign --terminal“, nebo v okně: „spacealert“.
