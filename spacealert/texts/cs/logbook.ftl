### Palubní deník: jeho potíže, řádky a obrázky.

# Potíže

logbook-no-such-line = Záznam { $number } v palubním deníku není.
logbook-damaged-entry = (poškozený, nečitelný)
logbook-unreadable-line = Záznam { $number } je nečitelný. Odstraní ho „spacealert log remove { $number }“.
logbook-nothing-to-undo = V palubním deníku není co vzít zpět.
logbook-nothing-to-redo = V palubním deníku není co zopakovat.
logbook-no-entry = Tohle nejde uložit: jméno nebo jiný text je příliš dlouhý nebo obsahuje nepovolené znaky.
logbook-unreadable = { $count ->
    [one] { $count } záznam nejde přečíst a je vynechán.
    [few] { $count } záznamy nejdou přečíst a jsou vynechány.
   *[other] { $count } záznamů nejde přečíst a je vynecháno.
 }
logbook-unreadable-campaigns = { $count ->
    [one] { $count } kampaň nejde přečíst a je vynechána.
    [few] { $count } kampaně nejdou přečíst a jsou vynechány.
   *[other] { $count } kampaní nejde přečíst a je vynecháno.
 }
logbook-unreadable-drafts = { $count ->
    [one] { $count } přerušenou hru nejde přečíst a je vynechána.
    [few] { $count } přerušené hry nejdou přečíst a jsou vynechány.
   *[other] { $count } přerušených her nejde přečíst a je vynecháno.
 }
logbook-unreadable-explorers = { $count ->
    [one] { $count } kariéru nejde přečíst a je vynechána.
    [few] { $count } kariéry nejdou přečíst a jsou vynechány.
   *[other] { $count } kariér nejde přečíst a je vynecháno.
 }
logbook-keeps-no-file = Záznam { $number } je uložen bez { $file ->
    [game] hry
   *[mission] mise
 }.
logbook-import-large = Soubor { $path } je větší než { $most } MB. Nic nebylo načteno.
logbook-import-many = V tomto souboru je víc než { $most } záznamů: tolik jich žádný deník nemá. Nic nebylo načteno.
logbook-import-damaged = V tomto souboru nejde přečíst víc než { $most } záznamů. Nic nebylo načteno.
logbook-import-unreadable = { $path } nejde přečíst: { $why }.
logbook-import-foreign = { $path } není palubní deník. Použijte soubor z „spacealert log export“, nebo přímo deník.
logbook-typed-mission = Která to byla mise? Zadejte --mission, nebo soubor hry: --game.
logbook-typed-end = Mise má buď body, nebo loď zničila hrozba. Zadejte jen jedno z toho.
logbook-typed-survived = Tato loď byla zničena a zápis se nezměnil. Pokud se přece vrátila, zadejte všechna čísla najednou: --destroyed, --survived, --damage, --knocked-out, --squads a --visual (0, kde body nejsou).
logbook-typed-crew = { $count ->
    [one] Uveden je { $count } člověk
    [few] Uvedeni jsou { $count } lidé
   *[other] Uvedeno je { $count } lidí
 }, nejvýš jich může být { $most }.
logbook-typed-role = „{ $found }“ není role. Role jsou kapitán, spojař, ochranka a android.

# Tištěný deník

logbook-column-number = č.
    .long = Číslo
logbook-column-date = datum
    .long = Datum
logbook-column-mission = mise
    .long = Mise
logbook-column-common = běž
    .long = Obtížnost běžných hrozeb
logbook-column-serious = váž
    .long = Obtížnost vážných hrozeb
logbook-column-survived = přež
    .long = Body za přežité hrozby
logbook-column-destroyed = znič
    .long = Body za zničené hrozby
logbook-column-damage = pošk
    .long = Ztráta za poškození
logbook-column-knocked-out = bezv
    .long = Ztráta za členy posádky v bezvědomí
logbook-column-squads = boti
    .long = Ztráta za vyřazené oddíly bojových robotů
logbook-column-visual = okno
    .long = Pohled z okna
logbook-column-total = celk
    .long = Celkem
    .lost = Loď zničila
logbook-column-crew = posádka
    .long = Posádka

logbook-difficulty-white = 1
logbook-difficulty-yellow = 2
logbook-difficulty-mixed = 1+2
logbook-difficulty-white-new = 1+
logbook-difficulty-mixed-new = 1+2+
logbook-difficulty-yellow-new = 2+
logbook-difficulty-yellow-red = 2+3
logbook-difficulty-red = 3
logbook-difficulty-all = 1+2+3

logbook-mark-captain = ★
logbook-mark-communications = ☊
logbook-mark-security = !
logbook-role-captain = kapitán
    .also = velitel
logbook-role-communications = spojař
    .also = spojka, spojení
logbook-role-security = ochranka
    .also = bezpečnost, šéf ochranky
logbook-role-android = android
    .also = robot

logbook-color-red = Červená
logbook-color-green = Zelená
logbook-color-blue = Modrá
logbook-color-yellow = Žlutá
logbook-color-purple = Fialová
logbook-lost = ztracena

# Statistika

logbook-crew-title = Palubní deník: { $names }
logbook-print-nameless = Tato posádka nemá jména. Doplňte je v opravě záznamu a deník půjde vytisknout.
logbook-print = Vytisknout deník posádky
logbook-stats-title = Palubní deník
logbook-stats-summary = { $missions ->
    [0] Zatím žádná mise.
    [one] { $missions } mise, z toho vyhraných { $won }{ $average ->
        [none] .
       *[other] . Vyhrané mise mají v průměru { $average }, nejlepší { $best }.
    }
    [few] { $missions } mise, z toho vyhraných { $won }{ $average ->
        [none] .
       *[other] . Vyhrané mise mají v průměru { $average }, nejlepší { $best }.
    }
   *[other] { $missions } misí, z toho vyhraných { $won }{ $average ->
        [none] .
       *[other] . Vyhrané mise mají v průměru { $average }, nejlepší { $best }.
    }
 }
logbook-stats-record = vyhráno { $won } z { $missions }{ $average ->
    [none] {""}
   *[other] , v průměru { $average }
 }{ $wasted ->
    [none] {""}
   *[other] , ušlo { $wasted }
 }
logbook-stats-wasted = Ušlo: body, které by v každé misi přidala jediná lepší karta tohoto hráče, kdyby ostatní hráli stejně.
logbook-stats-results = Zlepšujeme se?
logbook-stats-people = S kým se vracíme?
logbook-stats-difficulties = Na které hrozby stačíme?
logbook-stats-killers = Co ničí naše lodě?

## Deník v okně

logbook-not-entered = Tento let v deníku není. Uložte ho a bude.
logbook-unlogged = Tento let v deníku není.
logbook-coach = Tyhle plány sestavil trenér, takže se let do deníku nezapíše.
logbook-entered = Mise je v palubním deníku pod číslem { $number }.
logbook-cards-lacking = { $count ->
    [one] { $count } ohlášená hrozba ještě nemá kartu: zadejte ji v plánech, aby se mise zapsala.
    [few] { $count } ohlášené hrozby ještě nemají karty: zadejte je v plánech, aby se mise zapsala.
   *[other] { $count } ohlášených hrozeb ještě nemá karty: zadejte je v plánech, aby se mise zapsala.
 }
logbook-title = Palubní deník
logbook-count = { $count ->
    [one] { $count } záznam
    [few] { $count } záznamy
   *[other] { $count } záznamů
 }
logbook-sorted = Řazeno podle: { $column }
logbook-empty = Zatím tu nic není. Leťte a mise se zapíše sama, starší můžete přidat ručně.
logbook-other-game = Záznam { $number } je večer s jinou hrou. Přehrát ani opravit ho nejde, jen odstranit.
logbook-other-game-added = Večer je v palubním deníku.
logbook-no-game = Záznam { $number } je zapsán ručně, bez hry, a tak není co přehrát.
logbook-removed = Odstraněno: { $mission }, { $date }. U to vrátí.
logbook-undone = { $deed ->
    [added] Zase odstraněno: { $missions }.
    [corrected] Jako před opravou: { $missions }.
    [removed] Vráceno: { $missions }.
    [career] Kariéra jako předtím: { $names }.
   *[merged] Načtení zrušeno: { $count ->
        [0] žádné záznamy v něm nebyly.
        [one] { $count } záznam – { $missions }.
        [few] { $count } záznamy – { $missions }.
       *[other] { $count } záznamů – { $missions }.
    }
 }
logbook-undone-with = Zároveň je jako předtím: { $list }.
logbook-redone = { $deed ->
    [added] Znovu zapsáno: { $missions }.
    [corrected] Znovu opraveno: { $missions }.
    [removed] Znovu odstraněno: { $missions }.
    [career] Znovu změněná kariéra: { $names }.
   *[merged] Znovu načteno: { $count ->
        [0] žádné záznamy v tom nebyly.
        [one] { $count } záznam – { $missions }.
        [few] { $count } záznamy – { $missions }.
       *[other] { $count } záznamů – { $missions }.
    }
 }
logbook-redone-with = Zároveň znovu změněno: { $list }.
logbook-undo-title = Odstranit to z palubního deníku?
logbook-undo-ask = { $deed ->
   *[added] Zmizí { $missions }.
    [merged] { $count ->
        [one] Zmizí { $count } načtený záznam: { $missions }.
        [few] Zmizí { $count } načtené záznamy: { $missions }.
       *[other] Zmizí { $count } načtených záznamů: { $missions }.
    }
 }
logbook-undo-ask-with = Zároveň bude jako předtím: { $list }. „Znovu“ vše obnoví.
logbook-undo-yes = Odstranit
logbook-mission-of = { $mission } ({ $date })
logbook-and-more = a ještě { $count }
logbook-with-campaign = { $date ->
    [none] kampaň
   *[other] kampaň z { $date }
 }
logbook-with-career = kariéra ({ $name })
logbook-with-draft = { $kind ->
    [mission] přerušená mise
    [resolution] přerušené vyhodnocení
   *[form] rozepsaný záznam
 }
logbook-type-in = Přidat
logbook-undo = Vrátit
logbook-redo = Znovu
logbook-remove = Odstranit
logbook-correct = Opravit
logbook-walk = Přehrát
logbook-statistics = Statistika

## Formulář

logbook-form-new = Dřívější mise
logbook-form-begun = Právě dohraná mise
logbook-form-correct = Opravit záznam
logbook-form-keys = Tab vede k dalšímu poli, Enter uloží, Esc zruší.
logbook-form-write = Uložit
logbook-form-leave = Zrušit
logbook-field-mission = Mise
logbook-field-played = Datum
logbook-field-crew = Posádka
logbook-field-destroyed = Zničeno
logbook-field-survived = Přežito
logbook-field-damage = Poškození
logbook-field-knocked-out = V bezvědomí
logbook-field-squads = Oddíly
logbook-field-visual = Okno
logbook-field-lost-to = Loď zničila (místo bodů)
logbook-hint-mission = S2-3
logbook-hint-played = 2026-11-18
logbook-hint-crew = Anna=kapitán, Boris=spojař+ochranka, Věra
logbook-hint-lost-to = hrozba, která loď zničila
logbook-hint-points = body
logbook-no-mission = Která to byla mise? Zadejte číslo, kód nebo jakýkoli název.
logbook-wrong-day = „{ $found }“ není datum; správně je například 2026-11-18.

## Obrázek

logbook-statistics-title = Statistika
logbook-average = průměr { $average }
logbook-legend = vyhráno/odletěno · průměr{ $wasted ->
    [yes] {" · ušlo"}
   *[no] {""}
 }
logbook-number = { $number }
logbook-no-ship-lost = Zatím žádná ztracená loď.
logbook-statistics-note = Pruh ukazuje vyhrané mise. Čísla: vyhrané a odletěné mise, průměrné skóre a body, které ušly kartami tohoto hráče.
logbook-sort-by = Řadit podle
