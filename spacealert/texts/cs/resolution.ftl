resolution-plans = Plány
resolution-plans-how = Klávesa karty ji položí, Backspace odebere, šipky na klávesnici přecházejí po políčkách.
resolution-slot = { $who }, tah { $turn }: { $card }
resolution-place = { $place ->
    [red] Červená zóna
    [white] Bílá zóna
    [blue] Modrá zóna
   *[internal] Na palubě
 }
resolution-threats = Hrozby po tazích
resolution-card-open = která karta?
resolution-unknown = T+{ $turn }, { $place ->
    [red] červená zóna
    [white] bílá zóna
    [blue] modrá zóna
   *[internal] na palubě
 }: karta nezadána
resolution-which = T+{ $turn }: která karta?
resolution-no-threat = Žádná hrozba
resolution-stacks = Žetony poškození
resolution-stacks-how = Vrchní je první. Šipky vyberou místo, číslo položí žeton, Del ho otočí; otočené vytáhnete později.
resolution-face-down = lícem dolů
resolution-earlier = Jednat dřív
resolution-later = Jednat později
resolution-color = Jiná barva
resolution-token = { $token ->
    [departure] Odlet: { $who }
   *[arrival] Přílet: { $who }
 }
resolution-undo = Vrátit
resolution-redo = Znovu
resolution-paste = Vložit řadu
resolution-go = Vyhodnotit
resolution-title = Vyhodnocení
resolution-best = Nový rekord posádky: { $points } (dosud { $before })
resolution-first-home = Tato posádka se poprvé vrátila domů
resolution-untouched = Loď bez škrábance
resolution-end-home = Loď je doma
resolution-end-lost = Loď je ztracena
resolution-end-incomplete = Neúplné skóre
resolution-end-lacking = { $count ->
    [one] { $count } hrozba nemá kartu
    [few] { $count } hrozby nemají kartu
   *[other] { $count } hrozeb nemá kartu
 }
resolution-lacking-title = Vyhodnotit bez všech karet?
resolution-lacking-what = { $count ->
    [one] { $count } ohlášená hrozba nemá kartu.
    [few] { $count } ohlášené hrozby nemají kartu.
   *[other] { $count } ohlášených hrozeb nemá kartu.
 } Skóre zůstane neúplné a mise se nezapíše do deníku.
resolution-empty-what = Zatím bez karet: { $who }.
resolution-lacking-go = Přesto vyhodnotit
resolution-lacking-enter = Zadat karty
resolution-to-repairs = Opravy
resolution-to-careers = Zkušenosti
resolution-no-why = Tady není co vysvětlovat.
resolution-start-how = → krok, ↓ další tah, mezerník přehrává. W: proč.
resolution-fate-not-yet = později
resolution-fate-destroyed = zničena
resolution-fate-survived = přežita
resolution-trip = Chyba
resolution-trip-what = Tah { $turn }, { $who }: která karta to měla být?
resolution-no-trip = žádná chyba
resolution-own-tiles = Vlastní žetony
resolution-tile-which = { $zone ->
    [red] Který žeton vyšel pro červenou zónu?
    [white] Který žeton vyšel pro bílou zónu?
   *[blue] Který žeton vyšel pro modrou zónu?
 }
resolution-save = Uložit
resolution-open-report = Zpráva
resolution-saved = Uloženo: { $game }. S ukáže zprávu: v telefonu, v prohlížeči nebo na papíře.
resolution-report = Zpráva
resolution-report-scan = Namiřte fotoaparát telefonu ve stejné síti.
resolution-report-while = Stránku otevřete, dokud je vidět tato obrazovka. Pak už síť nepotřebuje: uložte si ji, nebo pošlete dál.
resolution-report-file = V tomto počítači: { $path }
resolution-report-browser = Otevřít v prohlížeči (a vytisknout)
resolution-unsaved = Uložit se nepodařilo: chyba disku. Hra je otevřená, zkuste to znovu.
resolution-sound = { $heard ->
    [all] Zvuky a vypravěč
    [effects] Zvuky bez vypravěče
   *[nothing] Bez zvuku
 }
resolution-key-step = o krok vpřed, o krok zpět
resolution-key-turn = na další tah, na předchozí
resolution-key-phase = na další fázi, na předchozí
resolution-key-whole = na začátek, na konec
resolution-key-play = přehrát a pauza
resolution-key-speed = rychleji, pomaleji
resolution-key-slip = označit chybu toho, kdo právě jedná
resolution-key-tiles = tahat žetony poškození z vlastních sloupců; program se zeptá na každý
resolution-key-plans = opravit plány, hrozby a trajektorie a vyhodnotit znovu
resolution-key-motion = animace zap./vyp.
resolution-key-sound = vypravěč a zvuky, jen zvuky, ticho
resolution-key-save = uložit hru, zprávu a záznam v deníku
resolution-key-correct = opravit záznam v deníku, pokud hra pochází z něj
resolution-key-why = proč se to děje
resolution-story = Co se zatím stalo
resolution-skip = Přeskočit závěr
resolution-key-back = odejít; všechno se uloží
resolution-person = { $who }: { $station }{ $state ->
    [out] , v bezvědomí
    [active] , vede roboty
    [disabled] , vede vyřazené roboty
   *[alone] { "" }
 }
resolution-zone = { resolution-place }: štít { $shield }, reaktor { $reactor }, poškození { $damage }
resolution-threat = Hrozba { $threat }: políčko { $space }, trup { $left } z { $hull }
resolution-correct = Opravit deník
resolution-correct-sure = Opravit tento záznam v deníku?
resolution-drawn-tracks = Trajektorie s otazníkem vylosoval program: zadejte ty, které leží na stole.
resolution-tracks-drawn = Tyto trajektorie nikdo nezadal, a tak je vylosoval program: { $tracks }.
resolution-tile-drawn = Ať losuje program
resolution-leave-copy = Odejít a deník neopravit?
resolution-leave-copy-what = Co jste tu zkoušeli, se neuloží; deník zůstane, jak je.
resolution-leave-copy-yes = Odejít
resolution-leave-copy-no = Zůstat
resolution-called = { $caller } přivolá běžnou { $where ->
    [internal] vnitřní
   *[external] vnější
 } hrozbu: která karta byla vytažena s ní?
resolution-special = { $which ->
    [basic] { $name }: základní
   *[advanced] { $name }: pokročilá
 }
resolution-plans-how-double = Políčko zaplní dvě akce; mezerník ho zavře s jednou. Backspace odebere poslední akci.
resolution-row-ended = Řada tady končí. Pokračujte posunutím kurzoru.
resolution-way = { $who }: cesta lodí
resolution-wall = Tah { $turn }: tam je stěna
resolution-again = Letět znovu
resolution-next = Dál: { $mission }
resolution-best-here = Vaše nejlepší skóre: { $points }
