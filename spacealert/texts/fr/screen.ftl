### Ce que dit la fenêtre.

screen-title = Space Alert
screen-no-window = Impossible d'ouvrir une fenêtre ici ({ $reason }). Jouez dans le terminal : spacealert play { $mission } --terminal
screen-no-screen = aucun écran trouvé

## Le tableau d'une mission

screen-phase = Phase { $number }
screen-turns = tours { $first }–{ $until }
screen-at-turn = T+{ $turn }
screen-zone-letter = { $zone ->
    [red] R
    [white] W
    [blue] B
   *[internal] I
 }
screen-zone = { $zone ->
    [red] Zone rouge
    [white] Zone blanche
    [blue] Zone bleue
   *[internal] À bord
 }
screen-threat = { $internal ->
    [yes] { $serious ->
        [yes] Menace interne sérieuse
       *[no] Menace interne
    }
   *[no] { $serious ->
        [yes] Menace sérieuse
       *[no] Menace
    }
 }
screen-threat-short = { $internal ->
    [yes] { $serious ->
        [yes] Interne sérieuse
       *[no] Interne
    }
   *[no] { $serious ->
        [yes] Sérieuse
       *[no] Menace
    }
 }
screen-unconfirmed = Rapport non confirmé
screen-draw-threat = { $who } : carte Menace { $internal ->
    [yes] interne
   *[no] externe
 } { $serious ->
    [yes] sérieuse
   *[no] normale
 }
screen-cards-left = {" "}(il en reste { $left })
screen-pile-short = Pas assez de cartes pour la prochaine réception
screen-hand-over = Donnez une carte
screen-hand-over-left = encore { $seconds } s
screen-transfer-complete = Transfert terminé
screen-no-talking = Silence
screen-said = Déjà annoncé
screen-shown-only = Pas d'annonce vocale : lisez ici
screen-listening = Tout est calme. Pour l'instant.
screen-left = encore { $minutes }:{ $seconds } en phase { $phase }
screen-clock = Temps de mission { $time }

## Ce que l'on peut faire pendant la mission

screen-key-space = Espace
screen-key-enter = Entrée
screen-do-pause = Pause (écran masqué)
screen-do-back = 10 secondes en arrière
screen-do-skip = Annonce suivante
screen-do-repeat = Répéter la dernière annonce
screen-do-quieter = Moins fort
screen-do-louder = Plus fort
screen-do-mute = Couper ou rétablir le son
screen-do-siren = Couper ou rétablir la sirène
screen-do-keys = Afficher les touches
screen-do-fullscreen = Plein écran
screen-do-abort = Interrompre
screen-short-pause = Pause
screen-short-back = −10 s
screen-short-repeat = Répéter
screen-short-quieter = Moins fort
screen-short-louder = Plus fort
screen-short-mute = Son
screen-short-siren = Sirène
screen-short-cards = Cartes
screen-short-keys = Aide
screen-short-fullscreen = Plein écran
screen-short-abort = Interrompre
screen-getting-ready = À vos postes
screen-getting-ready-what = Un instant… Appuyez de nouveau pour lancer tout de suite.
screen-card-change = Autre carte
screen-card-of = La carte de cette menace
screen-keys = Touches
screen-close = Fermer
screen-volume = Volume { $level }
screen-ready = Prêts ?
screen-ready-what = Distribuez les cartes, installez les plateaux : l'intercom attend votre signal.
screen-start = Lancer
screen-paused = Pause
screen-paused-what = On ne planifie pas tant que l'écran est masqué
screen-go-on = Reprendre
screen-abort = Interrompre la mission ?
screen-abort-what = { $running ->
    [yes] La mission continue pendant que vous décidez.
   *[no] La mission est en pause.
 } Si vous l'interrompez, elle est sauvegardée et pourra reprendre.
screen-abort-no = Continuer
screen-abort-yes = Interrompre
screen-end-early = Finir la manche maintenant
screen-notice-slept = L'ordinateur s'est mis en veille : la mission a été mise en pause.
screen-notice-slept-on = L'ordinateur s'est mis en veille ; la mission a continué
screen-notice-no-sound = Haut-parleur déconnecté : le chrono fonctionne sans lui, le son reviendra une fois rebranché
screen-notice-muted = Le son est coupé
screen-notice-no-siren = La sirène est coupée

## Le menu principal et le briefing

screen-language = Français
screen-motion = Animations
screen-crew = Équipage : humains + androïdes
screen-signs-left-out = Certains de ces caractères ne peuvent pas s'afficher et ont été retirés.
screen-android = Androïde
screen-role-captain = Capitaine
screen-role-communications = Comm.
screen-role-security = Sécurité
screen-color-purple = violet
screen-color-red = rouge
screen-color-yellow = jaune
screen-color-green = vert
screen-color-blue = bleu
screen-common-threats = Menaces normales
screen-serious-threats = Menaces sérieuses
screen-common = Menaces normales : { $difficulty }
screen-serious = Menaces sérieuses : { $difficulty }
screen-difficulty-white = Blanches
screen-difficulty-yellow = Jaunes
screen-difficulty-mixed = Mélange
screen-difficulty-white-new = Blanches+
screen-difficulty-mixed-new = Mélange+
screen-difficulty-yellow-new = Jaunes+
screen-difficulty-yellow-red = Jaunes, rouges
screen-difficulty-red = Rouges
screen-difficulty-all = Toutes
screen-mission = Mission
screen-kind-test-flight = Vol d'essai
screen-kind-simulation = Simulation
screen-kind-advanced-simulation = Simulation avancée
screen-kind-mission = Mission
screen-kind-easier-double-action = Double action facile
screen-kind-double-action = Double action
screen-pick-random = Au hasard (cachée)
screen-pick-new = Nouvelle
screen-pick-code = … ou un numéro, un titre, un code
screen-none-of-this-kind = Il n'y a pas de mission de ce type : choisissez « Nouvelle ».
screen-sound = Son
screen-voice = Voix
screen-voice-en-george = George
screen-voice-en-heart = Heart
screen-voice-de-svox = Svox
screen-voice-fr-siwis = Siwis
screen-loudspeaker = Haut-parleur
screen-aloud = Lire à voix haute
screen-hear = Tester
screen-siren = Sirène
screen-cards-silence = Personne ne peut parler ni donner de carte. Saisissez la carte quand les communications seront rétablies.
screen-cards-choose = Tapez jusqu’à ce qu’il reste une seule carte, ou choisissez-la avec les flèches.
screen-game-kept = { $mission } est enregistrée.{ $scene ->
    [ready] { "" }
    [campaign] { "" }
   *[other] { " " }Reprenez-la depuis le menu principal.
 }
screen-close-mission = Quitter la mission ?
screen-close-mission-what = Elle s'arrête et reste sauvegardée : vous pourrez la reprendre à la seconde près.
screen-close-mission-no = Rester
screen-crashed = La dernière fois, un bug a arrêté le programme. Parties et journal sont sauvegardés. Rapport d'erreur : { $report }
screen-quit = Quitter Space Alert ?
screen-quit-what = Tout est sauvegardé.
screen-quit-yes = Quitter
screen-quit-no = Rester
screen-open-mission = Nouvelle mission
screen-open-campaign = Campagne
screen-open-log = Journal de bord
screen-open-careers = Carrières
screen-open-school = École de vol
screen-open-resolve = Résolution seule
screen-tracks = Trajectoires
screen-track = Trajectoire { $zone ->
    [red] rouge
    [white] blanche
    [blue] bleue
   *[internal] interne
 }

## Cartes et lecture à voix haute

screen-do-cards = Saisir les cartes Menace piochées
screen-secret-mission = Mission cachée
screen-own-game = votre propre partie
screen-cards-none = Aucune menace annoncée pour l'instant
screen-cards-late = La manche s'est terminée avant la saisie de cette carte. Vous pouvez la saisir dans les plans.
screen-cards-for = Carte pour { $threat }
screen-cards-called = { $caller } en appelle une autre : laquelle ?
screen-card-entered = Carte saisie : { $card }
screen-cards-type = Code ou nom
screen-cards-no-such = Aucune carte ne correspond à « { $typed } »
screen-cards-other-deck = « { $card } » vient d’une autre pile et ne convient pas à cette menace.
screen-cards-used = { $card } est déjà la carte de T+{ $turn }.
screen-cards-move = Entrée la déplace ici.
screen-cards-draw = Piocher
screen-card-undo = Carte saisie : { $card }. Retour arrière pour annuler.
screen-cards-which = À quelle menace correspond { $card } ?
screen-cards-remove = Retirer la carte de cette menace
screen-read-now = À lire maintenant
screen-read-twice = deux fois
screen-read-next = Suite dans { $seconds } s
screen-read-wait = Rien à lire pour l'instant

## Avant et après une mission

screen-preparing = L'intercom se prépare…
screen-back = Retour
screen-complete = Manche Action terminée
screen-ended-early = Terminée à { $time }
screen-card-open = sans carte
screen-home = Menu principal
screen-resolve = Résoudre
screen-to-log = Noter dans le journal de bord
screen-resume = Reprendre ?
screen-interrupted = Interrompue à { $time }, phase { $phase }
screen-was-over = Terminée à { $time }, pas encore résolue
screen-leave-it = Abandonner
screen-begin-instead = Lancer { $mission }

## Parties en cours

screen-open-continue = Reprendre
screen-unfinished = Parties en cours
screen-unfinished-resolution = Plans ou résolution en cours
screen-give-up = Abandonner
screen-give-up-sure = Vraiment abandonner ?
screen-keep = Garder

screen-open-thing = The Thing
screen-open-nemesis = Nemesis
screen-open-carnomorphs = Carnomorphs
screen-voice-ru-aleksandr = Aleksandr
screen-voice-ru-irina = Irina
screen-voice-cs-machac = Machač
screen-notice-unsaved = La partie ne peut pas être sauvegardée : { $why ->
    [fault] c'est notre faute, crash.txt en dit plus
   *[disk] le disque refuse
 }
screen-tracks-drawn = Le programme tire les trajectoires non saisies : vérifiez-les dans les plans.
screen-between-rounds = Avant la résolution : figurines sur la passerelle ; cubes, roquettes et capsules à leur place de départ. Puis comparez vos menaces à cette liste.
screen-no-speech = Ce système n'a pas de voix pour lire la fenêtre. Installez speech-dispatcher ou espeak-ng, ou jouez dans le terminal.
