### Palubní deník.

logbook-color-red = Červený
logbook-color-green = Zelený
logbook-color-blue = Modrý
logbook-color-yellow = Žlutý
logbook-color-purple = Fialový
logbook-title = Palubní deník
logbook-other-game-added = Večer je v palubním deníku.
logbook-sort-by = Řadit podle
