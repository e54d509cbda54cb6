### Les téléphones : ce qu'en dit l'ordinateur, et ce que dit une page dans un navigateur.

## Sur l'ordinateur

phones-title = Téléphones
phones-off = Les téléphones sont désactivés, le port est fermé.
phones-switch-on = Activer les téléphones
phones-switch-off = Désactiver les téléphones
phones-next-network = Autre réseau
phones-no-network = Pas de réseau pour les téléphones. Connectez cet ordinateur au Wi-Fi des téléphones, ou activez un partage de connexion.
phones-dismiss = Retirer
phones-seat-wanted = { $name } : un téléphone demande cette place. L'accepter ?
phones-seats-wanted = { $count ->
    [1] Un téléphone demande une place
   *[other] { $count } téléphones demandent une place
 }
phones-give-seat = Accepter
phones-refuse-seat = Refuser
phones-knocking = Un appareil à l'adresse { $address } essaie d'entrer sans le bon code. Il n'obtient rien.
phones-start = Lancer quand tous sont prêts
phones-is-ready = prêt
phones-is-done = a fini
phones-address-changed = Le réseau a changé : { $before } ne répond plus, utilisez { $after }. Scannez de nouveau le code QR.
phones-network-lost = Le réseau de { $before } a disparu : les téléphones se reconnecteront dès son retour.
phones-no-such-address = Cet ordinateur n'a pas d'adresse { $address }, seulement { $known }.
phones-cannot-listen = Impossible de servir des téléphones à { $address } : { $why ->
    [forbidden] le système l'interdit
   *[other] le système refuse
 }.
phones-other-networks = Des téléphones sur un autre réseau ? Cet ordinateur répond aussi à { $known } (--address).
phones-tunnel = { $address } appartient à un VPN ou à une machine virtuelle : les téléphones du Wi-Fi ne l'atteindront sans doute pas.
phones-join = Scannez le code avec un téléphone connecté au même réseau, ou ouvrez { $address } et tapez { $code }
phones-all-done = Tout le monde a terminé.
phones-board = Un écran pour les spectateurs : { $address }
phones-help = Rien ne se passe sur le téléphone ? Soit il est sur un autre réseau, soit le Wi-Fi isole les appareils entre eux (utilisez un partage de connexion), soit un pare-feu demande si spacealert peut accepter des connexions : autorisez-le pour les réseaux privés.

## De l'ordinateur à un téléphone

phones-seat-asked = L'autre téléphone ({ $name }) ou l'ordinateur doit d'abord accepter.
phones-seat-refused = Cette place reste prise.
phones-seat-given = Un autre téléphone a maintenant ta place.
phones-seat-freed = L'ordinateur a libéré ta place. Choisis une place.
phones-no-more-seats = Plus de place : le vaisseau est plein, ou la mission a commencé.
phones-round-over = Cette mission est finie : la carte n'a pas été saisie.
phones-duty-draw = Pioche ta carte : { $threat }
phones-changed-meanwhile = Le tour { $turn } a été modifié sur un autre écran : ta carte n'a pas été posée. Vérifie.
phones-nothing-better = Changer une de tes cartes, ou en échanger deux, n'aurait rien amélioré.
phones-plans-closed = Les plans sont verrouillés : la résolution a commencé.
phones-question-over = Cette question est terminée.

## Sur une page

phones-page = Space Alert
    .needs-script = Cette page a besoin de JavaScript et d'un navigateur de 2018 au moins : iOS 12, Android 8 ou plus récent. Ton téléphone n'a rien de cassé ; emprunte celui d'un ami.
    .language = Langue
    .menu = Menu
    .close = Fermer
    .joining = Amarrage…
    .code = Code affiché sur l'ordinateur
    .code-help = Six lettres ou chiffres, à côté du code QR. Jamais de O, de 0, de I ni de 1.
    .wrong-code = Ce n'est pas le code affiché sur l'ordinateur.
    .try-later = Trop de codes erronés. Attends une minute.
    .join = Rejoindre
    .choose-seat = Qui es-tu ?
    .no-seats-yet = Personne n'est encore installé.
    .board = Sur la table
    .on-phone-of = Répond sur son téléphone :
    .has-answer = L'ordinateur a ta réponse.
    .uncover = Montrer
    .draw-for-me = Pioche pour moi
    .that-is-me = C'est moi, …
    .seat-free = libre
    .seat-here = présent
    .seat-away = téléphone déconnecté
    .add-seat = Ajouter une place
    .seat-lost = Tu n'as plus de place. Touche la tienne.
    .seat-wanted = Un autre téléphone veut ta place.
    .keep-seat = Garder ma place
    .give-seat = La céder
    .your-name = Ton nom
    .save-name = Enregistrer
    .leave-seat = Changer de place
    .say-ready = Je suis prêt
    .is-ready = prêt
    .is-done = a fini
    .stay-awake = Touche l'écran pour qu'il reste allumé. S'il s'éteint, rien n'est perdu.
    .ready = En attente de la mission.
    .mission-over = La manche Action est terminée. Les plans viendront quand l'ordinateur les ouvrira.
    .plans-entered = Saisie des plans en cours.
    .lost = L'ordinateur ne répond pas. Nouvel essai…
    .unsent = Pas encore envoyé :
    .not-heard = L'ordinateur n'a pas entendu. Réessaie quand il sera revenu.
    .preparing = La mission se prépare…
    .begins-soon = À ton poste.
    .goes-on-soon = À ton poste. La mission reprend dans un instant.
    .comms-down = Communications coupées
    .silence = Plus un mot, plus un geste.
    .phase = Phase
    .turns = tours
    .turn = Tour
    .time-left = Avant la fin de la phase
    .paused = Pause. On ne planifie pas.
    .hand-over = Donne une carte maintenant. Secondes :
    .nothing-yet = Tout est calme. Pour l'instant.
    .duties = À faire
    .threats = Menaces par tour et par zone
    .no-card = carte ?
    .no-card-yet = Sa carte n'a pas encore été saisie. L'officier des communications saisit les menaces externes, la sécurité les menaces internes.
    .note = Note personnelle (toi seul la vois)
    .said = Déjà annoncé
    .your-cards = Tes cartes piochées
    .which-card = Quelle carte ?
    .search = Chercher par nom ou numéro
    .no-such-card = Aucune carte de ce nom.
    .remove-card = Pas celle-ci
    .pause = Pause
    .start = Lancer
    .go-on = Reprendre
    .repeat = Répéter
    .your-row = Tes cartes
    .cards = Cartes au choix
    .empty = vide
    .two-in-a-slot = Une case reçoit deux actions : touche-les l'une après l'autre. Pour une seule, touche la case suivante.
    .undo = Annuler
    .erase = Effacer
    .finish = Terminé
    .answered = L'ordinateur a ta réponse. Tu peux la changer tant que tout le monde n'a pas répondu.
    .verdict-right = Exact !
    .verdict-wrong = Pas tout à fait.
    .verdict-none = Tu n'as pas répondu à temps.
    .solution = La réponse :
    .waiting-for = On attend encore :
    .all-finished = Tout le monde a terminé. L'ordinateur lance la résolution.
    .starts-by-itself = Tout le monde a terminé. La résolution commence dans un instant.
    .change-row = Changer mes cartes
    .now = Maintenant
    .then = Ensuite
    .where = Ta position
    .unconscious = inconscient
    .you-this-turn = Ce qui t'arrive
    .this-turn = Ce tour
    .last-moves = Derniers mouvements des menaces
    .report = Ouvrir le rapport
    .coach = L'avis du coach sur tes cartes
