### The ready room.

ready-subtitle = Deset minut. Jedna loď.
ready-for = { $crew ->
    [4] Pro čtyřčlennou posádku
   *[other] Pro pětičlennou posádku
 }
ready-crew = Posádka: kdo kde sedí
ready-first-flight = První je zkušební let 1
ready-last-flight = Poslední let: { $mission }, { $points ->
    [lost] loď ztracena
   *[other] bodů: { $points }
 }. { $best ->
    [none] {""}
   *[other] Rekord: { $best }.
 }
ready-other-ships = Další lodě
ready-started = Rozehraná hra
