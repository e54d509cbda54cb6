### The settings.

settings-title = Settings
settings-language = Language
settings-box = What is in your box?
settings-box-base = Base game
settings-box-new-frontier = + The New Frontier
settings-expansion = Specializations …
settings-intercom = The intercom
settings-volume = Volume
settings-motion-on = On
settings-motion-off = Off
settings-motion-is = Animation: { $on ->
    [yes] on
   *[no] off
 }
settings-level-voice = · voice
settings-level-siren = · siren
settings-level-effects = · effects and hum
