### Palubní deník.

logbook-color-red = Červená
logbook-color-green = Zelená
logbook-color-blue = Modrá
logbook-color-yellow = Žlutá
logbook-color-purple = Fialová
logbook-title = Palubní deník
logbook-other-game-added = Večer je v palubním deníku.
logbook-sort-by = Řadit podle
