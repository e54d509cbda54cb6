### Le menu principal, où commence une soirée.

ready-subtitle = Dix minutes. Un vaisseau.
ready-for = { $crew ->
    [4] Pour un équipage de quatre
   *[other] Pour un équipage de cinq
 }
ready-crew = L'équipage : qui est assis où

ready-other-ships = Autres jeux
ready-first-flight = La première : le vol d'essai 1
ready-last-flight = Dernier vol : { $mission }, { $points ->
    [lost] perdu
    [one] { $points } point
   *[other] { $points } points
 }. { $best ->
    [none] {""}
   *[other] Record : { $best }.
 }
ready-started = Partie en cours
