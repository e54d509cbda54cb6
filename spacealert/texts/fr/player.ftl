### La manche Action dans un terminal.

player-nothing-interrupted = { $id ->
    [none] Aucune mission n'a été interrompue : il n'y a rien à reprendre.
   *[other] { $id } n'a pas été interrompue : il n'y a rien à reprendre.
 }
player-played-elsewhere = { $mission } se joue dans une autre fenêtre ou un autre terminal.
player-interrupted = { $mission } a été interrompue à { $time }, phase { $phase }.
player-resume-how = Pour la reprendre : spacealert play --resume --terminal
player-resume-ask = La reprendre ? Entrée : oui · n puis Entrée : non, lancer { $id } ; l'autre reste sauvegardée.
player-resume-no = n
player-yes = o
player-not-begun = { $mission } n'a pas commencé : rien à reprendre.
player-kept = { $mission } est sauvegardée à { $time }. Pour la reprendre : « spacealert play --resume » (avec --terminal pour rester ici).
player-keys = Espace pause · ← → 10 s · r répéter · m son · s sirène · + − volume · c cartes · h touches · q quitter
player-cards-keys = Entrée : saisir · Suppr : retirer · Tab : autre menace · ? : le programme pioche · Échap : fermer
player-card-line = { $place } : { $card }
player-cards-open = { $count ->
    [one] { $count } carte menace à saisir : touche c
   *[other] { $count } cartes menace à saisir : touche c
 }
player-help-keys = Échap : fermer
player-phase = Phase { $number }, encore { $left }
player-ready = Prêts ? Espace ou Entrée lance le compte à rebours.
player-paused = PAUSE
player-muted = son coupé
player-lost = pas de haut-parleur
player-unsaved = NON SAUVEGARDÉE
player-down = COMMUNICATIONS COUPÉES { $left }
player-shown = [{ $text }]
player-quit = Quitter cette mission ? o : oui · autre touche : non
player-over = La manche Action est terminée.
player-read-now = LISEZ MAINTENANT
player-read-count = dans { $count }
player-read-next = à lire dans { $left }

player-other-interrupted = { $id } n'a pas été interrompue. { $last }
player-interrupted-over = { $mission } est terminée, mais pas encore résolue : spacealert
player-not-saved = { $mission } n'a pas pu être sauvegardée à { $time }. { $why }
player-begins-after-end = { $id } se termine à { $end } ; commencez plus tôt.
player-loudspeaker-unknown = Il n'y a pas de haut-parleur « { $name } », seulement : { $known }.
