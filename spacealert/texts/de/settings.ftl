### Die Einstellungen.

settings-title = Einstellungen
settings-language = Sprache
settings-box = Was ist in eurer Schachtel?
settings-box-base = Grundspiel
settings-box-new-frontier = + Unendliche Weiten
settings-expansion = Spezialisierungen …
settings-intercom = Das Intercom
settings-volume = Lautstärke
settings-music = Musik an/aus
settings-motion-on = An
settings-motion-off = Aus
settings-motion-is = Animation: { $on ->
    [yes] an
   *[no] aus
 }
settings-level-voice = Stimme
settings-level-siren = Sirene
settings-level-effects = Effekte
