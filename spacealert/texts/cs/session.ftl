### Proč teď u stolu něco nejde.

session-no-mission-runs = Žádná mise neběží.
session-mission-runs = Mise běží: nejdřív ji dohrajte, nebo přerušte.
session-mission-stands-still = Mise je pozastavená: nejdřív v ní pokračujte.
session-played-elsewhere = Tato hra je otevřená v jiném okně nebo terminálu.
session-not-learned = { $name } tohle ještě neumí: { $specialization }.
session-not-learned-so-well = { $name } zatím nemá tuto specializaci na úrovni { $level }.
session-no-new-frontier = To má jen rozšíření The New Frontier.
session-silent = Mise běží bez zvuku: hlášení je na obrazovce.
session-cannot-say-again = Do dalšího hlášení už se to zopakovat nestihne.
session-nothing-comes = Další hlášení už nebude.
session-nothing-announced = Zatím nebylo nic ohlášeno.
session-not-announced = Tato hrozba ještě nebyla ohlášena.
session-no-talking = Komunikace nefunguje: nikdo teď nesmí mluvit ani nic ukazovat.
session-too-early = Předčasně se dá mise ukončit jen v poslední fázi.
session-card-not-in-deck = Karta { $card } tu nemohla být vytažena: nepatří do tohoto balíčku, nebo ji má jiná hrozba.
session-no-such-mission = { $typed ->
    [none] Napište číslo, název nebo kód mise.
   *[other] Mise „{ $typed }“ neexistuje. Napište její číslo, název nebo kód.
 }
session-not-in-campaigns = Mise s dvojitými akcemi do kampaně nepatří.
session-no-such-crew = Posádka v tomto složení není možná (hráči: { $players }, androidi: { $androids }).
session-no-such-seat = V této posádce není hráč { $seat }.
session-no-such-choice = „{ $found }“ není na výběr.
session-no-such-turn = V těchto plánech není tah { $turn }.
session-no-threat-on-turn = V tahu { $turn } se hrozba objevit nemůže: poslední přichází v tahu { $last }.
session-name-too-long = { $most ->
    [few] Jméno může mít nejvýš { $most } písmena.
   *[other] Jméno může mít nejvýš { $most } písmen.
 }
session-nothing-to-resolve = Není co vyhodnotit.
session-no-mission-over = Žádná dohraná mise na vyhodnocení nečeká.
session-double-actions = Dvojité akce vyhodnotí program jen s The New Frontier: zapněte ji v nastavení, nebo je vyhodnoťte sami a zapište výsledek.
session-entry-without-game = { $mission }: záznam je zapsán ručně, bez hry, a tak není co přehrát.
session-two-of-a-name = Dva z vás se jmenují { $name }. Změňte jedno jméno, ať je jasné, o kom je řeč.
session-not-a-card = „{ $found }“ není karta. Karty: { $cards }, a - pro prázdné políčko.
session-no-row = Řadu karet nelze přečíst: má vypadat takto: { $cards }.
session-no-such-tile = Tento žeton ve sloupci není.
session-not-walking = Vyhodnocení ještě nezačalo: plány jsou otevřené.
session-no-campaign = Žádná kampaň není otevřená.
session-campaign-not-now = Kampaň teď čeká na jiný krok.
session-campaign-not-ready = Nejdřív dokončete opravy.
session-campaign-cannot-end = Kampaň lze ukončit jen mezi misemi, a to až po první z nich.
session-campaign-has-missions = Kampaň, jejíž mise jsou v deníku, lze ukončit, ale ne smazat.
session-no-such-repair = Tohle teď opravit nelze.
session-no-repair-to-take-back = Žádná oprava, kterou by šlo vzít zpět.
session-nothing-on-table = Není co opustit.
session-no-such-game = Tato hra už uložená není.
session-is-a-copy = Tohle je kopie záznamu. Aby se změny dostaly do deníku, stiskněte „Opravit deník“.
session-not-in-log = Tato hra v deníku ještě není.
session-no-heroic = Hrdinské karty tu nejsou: posádka letí se specializacemi.
session-nothing-to-undo = Není co vzít zpět.
session-nothing-to-redo = Není co zopakovat.
session-not-yours = To u stolu dělá někdo jiný.
session-not-saved = Hru se nepodařilo uložit a je to naše chyba{ $report ->
    [none] ; ani zprávu o ní se nepodařilo uložit.
   *[other] . Vše potřebné k opravě je v { $report }.
 }
session-slot-impossible = Tyto akce se do jednoho políčka nevejdou.
session-calls-nothing = Tato karta žádnou jinou nepřivolá.
session-no-teleporter = V posádce není teleportér.
session-no-trips = S dvojitými akcemi se chyba v plánu opravit nedá.
session-special-advanced = { $who }: pokročilá speciální karta je až od úrovně 2.
session-special-level = { $who }: speciálních karet je víc, než dává úroveň { $level }.
session-no-specialization = Speciální karty má jen ten, kdo má specializaci.
session-coach-at-the-end = Trenér promluví, až všichni uvidí konec: dojděte k němu.
session-cards-missing = { $count ->
    [one] { $count } ohlášená hrozba ještě nemá kartu: zadejte ji v plánech.
    [few] { $count } ohlášené hrozby ještě nemají kartu: zadejte je v plánech.
   *[other] { $count } ohlášených hrozeb ještě nemá kartu: zadejte je v plánech.
 }
session-log-says-so = V deníku je přesně tohle.
