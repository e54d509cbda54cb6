### Les réglages.

settings-title = Réglages
settings-language = Langue
settings-box = Que contient votre boîte ?
settings-box-base = Jeu de base
settings-box-new-frontier = + The New Frontier
settings-expansion = Spécialisations…
settings-intercom = L'intercom
settings-volume = Volume
settings-music = Couper ou rétablir la musique
settings-motion-on = Oui
settings-motion-off = Non
settings-motion-is = Animations : { $on ->
    [yes] oui
   *[no] non
 }
settings-level-voice = voix
settings-level-siren = sirène
settings-level-effects = effets et ambiance
