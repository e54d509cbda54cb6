### The ready room, where an evening begins.

ready-subtitle = Deset minut. Jedna loď.
ready-for = { $crew ->
    [4] Pro čtyřčlennou posádku
   *[other] Pro pětičlennou posádku
 }
ready-crew = Posádka: kdo kde sedí
