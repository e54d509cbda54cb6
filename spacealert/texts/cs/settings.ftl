### The settings.

settings-title = Nastavení
settings-language = Jazyk
settings-box = Co máte v krabici?
settings-box-base = Základní hra
settings-box-new-frontier = + The New Frontier
settings-expansion = Specializace …
settings-intercom = Palubní hlášení
settings-volume = Hlasitost
settings-motion-on = Zapnuté
settings-motion-off = Vypnuté
settings-motion-is = Animace: { $on ->
    [yes] zapnuté
   *[no] vypnuté
 }
settings-level-voice = · hlas
settings-level-siren = · siréna
settings-level-effects = · efekty a hučení
