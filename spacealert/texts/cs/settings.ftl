### The settings.

settings-title = Nastavení
settings-language = Jazyk
settings-box = Co máte v krabici?
settings-box-base = Základní hra
settings-box-new-frontier = + The New Frontier
settings-expansion = Specializace …
settings-intercom = Palubní hlášení
settings-volume = Hlasitost
settings-music = Hudba zap./vyp.
settings-motion-on = Zapnuté
settings-motion-off = Vypnuté
settings-motion-is = Animace: { $on ->
    [yes] zapnuté
   *[no] vypnuté
 }
settings-level-voice = hlas
settings-level-siren = siréna
settings-level-effects = efekty a hučení
settings-readings = Sporná pravidla …
settings-readings-title = Sporná pravidla
settings-reading-navigator-slows = Koho zpomalí hypernavigátor?
    .ours = Všechny hrozby
    .other = Jen vnější hrozby
settings-reading-medic-improves = Co medik změní na hrdinskou akci?
    .ours = První A, B nebo roboty na políčku
    .other = První symbol, je-li to jeden z nich
settings-reading-special-ops-skips-heroic = Na co se spotřebuje příprava speciální jednotky?
    .ours = Na příští akci, která ještě není hrdinská
    .other = Na příští akci, i hrdinskou
settings-reading-special-ops-protects-bots = Chrání speciální jednotka i bojové roboty?
    .ours = Ano
    .other = Ne
settings-reading-drones-from-x = Odkdy létají drony Ninji?
    .ours = Od jeho příletu
    .other = Od jeho X
settings-reading-vortex-repeats-empty = Opakuje Vír i prázdná políčka?
    .ours = Ne
    .other = Ano, příští karta se opozdí
