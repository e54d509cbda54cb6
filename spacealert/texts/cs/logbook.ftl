### Palubní deník.

logbook-other-game-added = Večer je v palubním deníku.
logbook-sort-by = Řadit podle
