### Pourquoi quelque chose est impossible maintenant.

session-no-mission-runs = Aucune mission n'est en cours.
session-mission-runs = Une mission est en cours : terminez-la ou abandonnez-la d'abord.
session-mission-stands-still = La mission est en pause : reprenez-la d'abord.
session-played-elsewhere = Cette partie est ouverte dans une autre fenêtre ou un autre terminal.
session-silent = La mission se joue sans son : l'annonce est à l'écran.
session-cannot-say-again = Pas le temps de répéter avant la prochaine annonce.
session-nothing-comes = Il n'y a plus d'annonce.
session-nothing-announced = Rien n'a encore été annoncé.
session-not-announced = Cette menace n'a pas encore été annoncée.
session-no-talking = Les communications sont coupées : personne ne peut parler ni montrer quoi que ce soit.
session-too-early = Vous ne pouvez abréger une mission que pendant sa dernière phase.
session-card-not-in-deck = La carte { $card } n'a pas pu être piochée ici : elle n'est pas dans ce paquet, ou une autre menace l'a déjà.
session-no-such-mission = { $typed ->
    [none] Tapez le numéro, le titre ou le code d'une mission.
   *[other] Il n'y a pas de mission « { $typed } ». Tapez son numéro, son titre ou son code.
 }
session-no-such-crew = Cet équipage est impossible : humains { $players }, androïdes { $androids }.
session-no-such-seat = Il n'y a pas de joueur { $seat } dans cet équipage.
session-no-such-choice = « { $found } » n'est pas un choix possible.
session-name-too-long = Un nom a au plus { $most } lettres.
session-nothing-on-table = Il n'y a rien à abandonner.
session-no-such-game = Cette partie n'est plus sauvegardée.
session-cards-missing = { $count ->
    [one] { $count } menace annoncée n'a pas encore de carte : saisissez-la dans les plans.
   *[other] { $count } menaces annoncées n'ont pas encore de carte : saisissez-les dans les plans.
 }
session-no-heroic = Pas de cartes héroïques : l'équipage vole avec ses spécialisations.
session-nothing-to-undo = Il n'y a rien à annuler.
session-nothing-to-redo = Il n'y a rien à rétablir.
session-not-yours = Quelqu'un d'autre s'en charge.

session-not-saved = La partie n'a pas pu être sauvegardée, et c'est notre faute{ $report ->
    [none]  ; le rapport non plus.
   *[other] . Ce qu'il nous faut pour réparer est dans { $report }.
 }
session-coach-at-the-end = Le coach parle quand tout le monde a vu la fin : allez-y d'abord.
