### Proč teď u stolu něco nejde.

session-no-mission-runs = Žádná mise neběží.
session-mission-runs = Mise běží: nejdřív ji dohrajte, nebo přerušte.
session-mission-stands-still = Mise je pozastavená: nejdřív v ní pokračujte.
session-played-elsewhere = Tato hra je otevřená v jiném okně nebo terminálu.
session-no-new-frontier = To má jen rozšíření The New Frontier.
session-silent = Mise běží bez zvuku: hlášení je na obrazovce.
session-cannot-say-again = Do dalšího hlášení už se to zopakovat nestihne.
session-nothing-announced = Zatím nebylo nic ohlášeno.
session-not-announced = Tato hrozba ještě nebyla ohlášena.
session-no-talking = Komunikace nefunguje: nikdo teď nesmí mluvit ani nic ukazovat.
session-too-early = Předčasně se dá mise ukončit jen v poslední fázi.
session-card-not-in-deck = Karta { $card } tu nemohla být vytažena: nepatří do tohoto balíčku, nebo ji má jiná hrozba.
session-no-such-mission = { $typed ->
    [none] Napište číslo, název nebo kód mise.
   *[other] Mise „{ $typed }“ neexistuje. Napište její číslo, název nebo kód.
 }
session-no-such-crew = Posádka v tomto složení není možná (hráči: { $players }, androidi: { $androids }).
session-no-such-seat = V této posádce není hráč { $seat }.
session-no-such-choice = „{ $found }“ není na výběr.
session-name-too-long = { $most ->
    [few] Jméno může mít nejvýš { $most } písmena.
   *[other] Jméno může mít nejvýš { $most } písmen.
 }
session-nothing-to-undo = Není co vzít zpět.
session-nothing-to-redo = Není co zopakovat.
session-not-yours = To u stolu dělá někdo jiný.
session-cards-missing = { $count ->
    [one] { $count } ohlášená hrozba ještě nemá kartu: zadejte ji v plánech.
    [few] { $count } ohlášené hrozby ještě nemají kartu: zadejte je v plánech.
   *[other] { $count } ohlášených hrozeb ještě nemá kartu: zadejte je v plánech.
 }
