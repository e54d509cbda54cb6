### Palubní deník.

logbook-other-game-added = Večer je v palubním deníku.
