### Co říká okno.

screen-title = Space Alert
screen-no-window = Tady nelze otevřít okno ({ $reason }). Hrajte v terminálu: spacealert play { $mission } --terminal
screen-no-screen = není tu žádná obrazovka
screen-no-speech = Tento systém nemá hlas, který by okno četl nahlas. Nainstalujte speech-dispatcher nebo espeak-ng, nebo hrajte v terminálu.
screen-wrong-pygame = { $state ->
        [other] pygame { $version } přepsal pygame-ce, který okno potřebuje.
       *[broken] pygame-ce, který okno potřebuje, tu není celý.
    } V terminálu se dá hrát dál. Oprava: pip install --force-reinstall pygame-ce

## Co je na tabuli při misi

screen-phase = Fáze { $number }
screen-turns = tahy { $first }–{ $until }
screen-at-turn = T+{ $turn }
screen-zone-letter = { $zone ->
    [red] Č
    [white] B
    [blue] M
   *[internal] V
 }
screen-zone = { $zone ->
    [red] Červená zóna
    [white] Bílá zóna
    [blue] Modrá zóna
   *[internal] Na palubě
 }
screen-threat = { $internal ->
    [yes] { $serious ->
        [yes] Vážná vnitřní hrozba
       *[no] Vnitřní hrozba
    }
   *[no] { $serious ->
        [yes] Vážná hrozba
       *[no] Hrozba
    }
 }
screen-threat-short = { $internal ->
    [yes] { $serious ->
        [yes] Vážná vnitřní
       *[no] Vnitřní
    }
   *[no] { $serious ->
        [yes] Vážná
       *[no] Hrozba
    }
 }
screen-unconfirmed = Nepotvrzené hlášení
screen-draw-threat = { $who }: { $serious ->
    [yes] vážná
   *[no] běžná
 } { $internal ->
    [yes] vnitřní
   *[no] vnější
 } hrozba
screen-cards-left = {" "}(zbývá { $left })
screen-pile-short = Na další data karty nestačí
screen-hand-over = Předejte kartu
screen-hand-over-left = zbývá { $seconds } s
screen-transfer-complete = Přenos dokončen
screen-no-talking = Nemluvte
screen-said = Zatím ohlášeno
screen-shown-only = Nezaznělo: přečtěte si to tady
screen-listening = Zatím nic nebylo ohlášeno
screen-left = Do konce { $phase }. fáze zbývá { $minutes }:{ $seconds }
screen-clock = Čas mise { $time }

## Co se dá dělat, když mise běží

screen-key-space = Mezerník
screen-key-enter = Enter
screen-do-pause = Pauza (obrazovka se zakryje)
screen-do-back = O 10 sekund zpět
screen-do-skip = Další hlášení
screen-do-repeat = Zopakovat poslední hlášení
screen-do-quieter = Tišeji
screen-do-louder = Hlasitěji
screen-do-mute = Vypnout a zapnout zvuk
screen-do-siren = Vypnout a zapnout sirénu
screen-do-keys = Ukázat tyto klávesy
screen-do-fullscreen = Celá obrazovka a zpět
screen-do-abort = Přerušit
screen-short-pause = Pauza
screen-short-back = 10 s zpět
screen-short-repeat = Znovu
screen-short-quieter = Tišeji
screen-short-louder = Hlasitěji
screen-short-mute = Zvuk
screen-short-siren = Siréna
screen-short-cards = Karty
screen-short-keys = Nápověda
screen-short-fullscreen = Celá
screen-short-abort = Přerušit
screen-getting-ready = Připravit se
screen-getting-ready-what = Hlášení za okamžik začne. Dalším stiskem začnete hned.
screen-card-change = Jiná karta
screen-card-of = Karta této hrozby
screen-keys = Klávesy
screen-close = Zavřít
screen-volume = Hlasitost { $level }
screen-ready = Připraveni?
screen-ready-what = Karty jsou rozdané, plány rozložené: hlášení začnou na váš povel.
screen-start = Start
screen-paused = Pauza
screen-paused-what = Dokud je obrazovka zakrytá, neplánuje se
screen-go-on = Pokračovat
screen-abort = Přerušit?
screen-abort-what = { $running ->
    [yes] Mise pokračuje, dokud se nerozhodnete.
   *[no] Mise je pozastavena.
 } Přerušená mise se uloží a dá se v ní pokračovat.
screen-abort-no = Pokračovat
screen-abort-yes = Přerušit misi
screen-end-early = Ukončit kolo hned
screen-notice-slept = Počítač usnul: mise se v tu chvíli zastavila.
screen-notice-slept-on = Počítač usnul a mise mezitím běžela dál
screen-notice-no-sound = Žádný reproduktor: hodiny fungují i bez něj a zvuk se vrátí s ním
screen-notice-muted = Zvuk je vypnutý
screen-notice-no-siren = Siréna je vypnutá

## Přípravna

screen-language = Čeština
screen-motion = Animace
screen-crew = Posádka: lidé + androidi
screen-signs-left-out = Některé z těchto znaků neumíme nakreslit, a tak jsme je vynechali.
screen-android = Android
screen-role-captain = Kapitán
screen-role-communications = Spojař
screen-role-security = Ochranka
screen-color-purple = fialová
screen-color-red = červená
screen-color-yellow = žlutá
screen-color-green = zelená
screen-color-blue = modrá
screen-common-threats = Běžné hrozby
screen-serious-threats = Vážné hrozby
screen-common = Běžné hrozby: { $difficulty }
screen-serious = Vážné hrozby: { $difficulty }
screen-difficulty-white = Bílé
screen-difficulty-yellow = Žluté
screen-difficulty-mixed = Obojí
screen-difficulty-white-new = Bílé+
screen-difficulty-mixed-new = Obojí+
screen-difficulty-yellow-new = Žluté+
screen-difficulty-yellow-red = Žluté, červené
screen-difficulty-red = Červené
screen-difficulty-all = Všechny
screen-mission = Mise
screen-kind-test-flight = Zkušební let
screen-kind-simulation = Simulace
screen-kind-advanced-simulation = Pokročilá simulace
screen-kind-mission = Mise
screen-kind-easier-double-action = Lehčí dvojité akce
screen-kind-double-action = Dvojité akce
screen-pick-random = Náhodná (tajná)
screen-pick-new = Nová
screen-pick-code = … nebo číslo, název či kód
screen-none-of-this-kind = Mise tohoto druhu tu nejsou: zvolte novou.
screen-sound = Zvuk
screen-voice = Hlas
screen-voice-en-george = George
screen-voice-en-heart = Heart
screen-voice-ru-aleksandr = Alexandr
screen-voice-ru-irina = Irina
screen-voice-cs-machac = Machač
screen-voice-de-svox = Svox
screen-voice-fr-siwis = Siwis
screen-loudspeaker = Reproduktor
screen-aloud = Číst nahlas
screen-hear = Test
screen-siren = Siréna
screen-game-kept = { $mission } je uložena.{ $scene ->
    [ready] { "" }
    [campaign] { "" }
   *[other] { " " }Pokračovat můžete z přípravny.
 }
screen-close-mission = Opustit misi?
screen-close-mission-what = Pro všechny se zastaví. Je uložena a při příštím spuštění se dá pokračovat od této sekundy.
screen-close-mission-no = Zůstat
screen-crashed = Minule program skončil kvůli naší chybě. Hry i deník jsou uložené. Hlášení o chybě: { $report }
screen-quit = Ukončit Space Alert?
screen-quit-what = Všechno je uložené.
screen-quit-yes = Ukončit
screen-quit-no = Zůstat
screen-open-mission = Nová mise
screen-open-campaign = Kampaň
screen-open-log = Palubní deník
screen-open-careers = Kariéry
screen-open-school = Letová škola
screen-open-thing = The Thing
screen-open-nemesis = Nemesis
screen-open-carnomorphs = Carnomorphs
screen-open-resolve = Jen vyhodnotit
screen-tracks = Trajektorie
screen-track = Trajektorie { $zone ->
    [red] červené zóny
    [white] bílé zóny
    [blue] modré zóny
   *[internal] uvnitř
 }

## Karty a čtení nahlas

screen-do-cards = Zadat vytažené karty hrozeb
screen-secret-mission = Tajná mise
screen-own-game = vlastní hra
screen-cards-silence = Teď se nesmí mluvit ani předávat karty. Kartu zadejte, až bude spojení obnoveno.
screen-cards-choose = Pište, dokud nezbude jediná karta, nebo ji vyberte šipkami.
screen-cards-none = Zatím nebyla ohlášena žádná hrozba
screen-cards-late = Kolo skončilo dřív, než jste kartu zadali. Můžete ji zadat v plánech.
screen-cards-for = Karta pro { $threat }
screen-cards-called = { $caller } přivolá další: kterou?
screen-card-entered = Zadáno: { $card }
screen-cards-type = Kód nebo název
screen-cards-no-such = Tady žádná karta „{ $typed }“ není
screen-cards-other-deck = Karta „{ $card }“ je z jiného balíčku a k této hrozbě nepatří.
screen-cards-used = { $card } už je karta pro T+{ $turn }.
screen-cards-move = Enter ji přesune sem.
screen-cards-draw = Losovat
screen-card-undo = { $card }: zapsáno. Backspace to vrátí.
screen-cards-which = { $card } – která je to hrozba?
screen-cards-remove = Odebrat kartu této hrozby
screen-read-now = Čtěte
screen-read-twice = dvakrát
screen-read-next = Další za { $seconds } s
screen-read-wait = Teď není co číst

## Před misí a po ní

screen-preparing = Připravujeme hlášení …
screen-back = Zpět
screen-complete = Akční kolo skončilo
screen-ended-early = Ukončeno v čase { $time }
screen-card-open = bez karty
screen-home = Přípravna
screen-resolve = K vyhodnocení
screen-to-log = Do palubního deníku
screen-double-actions = Dvojité akce program vyhodnotí, má-li stůl The New Frontier: zapněte ji v nastavení. Jinak je vyhodnoťte sami a zapište výsledek.
screen-resume = Pokračovat?
screen-interrupted = Přerušeno v čase { $time }, v { $phase }. fázi
screen-was-over = Skončilo v čase { $time }; vyhodnocení teprve přijde
screen-leave-it = Zahodit
screen-begin-instead = Začít { $mission }
screen-notice-unsaved = Průběh se neukládá: { $why ->
    [fault] chyba je u nás, podrobnosti jsou v crash.txt
   *[disk] na disk nelze zapisovat
 }

## Rozehrané mise

screen-open-continue = Pokračovat
screen-unfinished = Rozehrané mise
screen-unfinished-resolution = Plány nebo vyhodnocení ještě nejsou hotové
screen-give-up = Zahodit
screen-give-up-sure = Opravdu zahodit?
screen-keep = Nechat
screen-new-frontier = The New Frontier
screen-new-frontier-have = Máme The New Frontier
screen-new-frontier-there = { $there ->
    [yes] Máme rozšíření The New Frontier
   *[no] Máme jen základní hru
 }
screen-new-frontier-what = Rozšíření přináší červené hrozby, mise s dvojitými akcemi, stíhače, které létají dál, a specializaci pro každého.
screen-variable-range = Stíhače na vzdálenost 1–3 i s jednoduchými akcemi
screen-variable-range-is = { $on ->
    [yes] Stíhače létají na vzdálenost 1–3 v každé misi
   *[no] Stíhače létají na vzdálenost 1–3 jen s dvojitými akcemi
 }
screen-specializations = Specializace a jejich úrovně
screen-specialization-of = Kdo: { $name }
screen-specialization-passed = { $has ->
    [yes] { $name } teď má: { $specialization }.
   *[no] { $name } teď nemá žádnou specializaci.
 }
screen-decks-what = Bílé karty jsou nejlehčí, pak žluté a červené. Plus přidává karty z The New Frontier.
screen-levels-what = Úroveň 1: základní akce. Úroveň 2: základní, nebo pokročilá. Úroveň 3: obě karty. Žádné dvě nejsou stejné.
screen-only-learned = { $name } hraje jen s tím, co už umí. Další se učí za zkušenosti.
screen-level = úroveň { $level }
screen-special-crew = Specializace: { $specializations }.
screen-special-of = { $name } – { $specialization }, úroveň { $level }
screen-special-none = Ve zkušebních letech a simulacích specializace neplatí.
screen-special-Rocketeer = Základní: odpálit raketu (C v dolní modré) odkudkoli. Pokročilá, v dolní modré: dvě rakety, které letí jako jedna a způsobí 5 poškození.
screen-special-DataAnalyst = Základní: údržba počítače (C na můstku) odkudkoli a bod. Pokročilá, v dolní bílé: pohled z okna, který platí za tři.
screen-special-EnergyTechnician = Základní: spálit palivovou kapsli (B v dolní bílé) odkudkoli. Pokročilá, na horní palubě: štíty na tento tah, 2 tady a po 1 v ostatních zónách.
screen-special-PulseGunner = Základní: vystřelit zdejším laserem i pulzním dělem zároveň, nebo ničím. Pokročilá, v dolní bílé: pulzní dělo způsobí 2 poškození a na vzdálenost 3 jedno.
screen-special-Medic = Jedná před kapitánem. Základní: každý, kdo je tady, dostane hrdinskou akci. Pokročilá: nikdo kolem neupadne do bezvědomí, ale stojí to bod.
screen-special-Teleporter = Základní: skok od odletového žetonu k příletovému. Pokročilá, v červené nebo modré: skok do stanice úhlopříčně naproti.
screen-special-Hypernavigator = Základní, na dolní palubě: každá hrozba je o jedno pomalejší. Pokročilá, v dolní bílé v tahu 10 nebo 11: skočit do hyperprostoru dřív.
screen-special-SpecialOps = Základní: vaše příští A, B nebo roboti jsou hrdinští. Pokročilá: kartu, se kterou leží, nelze opozdit ani překazit.
screen-special-SquadLeader = Základní: vyřazený oddíl zase funguje, nebo zmizí žeton poškození. Pokročilá: okamžitě vyletět; ve vesmíru hrdinští roboti.
screen-special-Mechanic = Základní: příští výstřel odsud je o jedno silnější, pulzní dělo dostřelí dál. Pokročilá: opravit zdejší poruchu o 2.
screen-specialization-none = Žádná
screen-specialization-Rocketeer = Raketýr
screen-specialization-DataAnalyst = Analytik
screen-specialization-EnergyTechnician = Energetik
screen-specialization-PulseGunner = Střelec
screen-specialization-Medic = Medik
screen-specialization-Teleporter = Teleportér
screen-specialization-Hypernavigator = Hypernavigátor
screen-specialization-SpecialOps = Speciální jednotka
screen-specialization-SquadLeader = Velitel oddílu
screen-specialization-Mechanic = Mechanik
screen-tracks-drawn = Nezadané trajektorie vylosuje program: zkontrolujte je v plánech.
screen-between-rounds = Než začnete vyhodnocovat: figurky zpět na můstek, kostky, rakety a kapsle jako na začátku. Pak porovnejte hrozby s tímto seznamem.
