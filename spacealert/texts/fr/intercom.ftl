### Ce que dit l'ordinateur de bord. Chaque texte est un enregistrement d'une voix, ou une partie ; `.spoken` est le même
### texte tel que le reçoit un synthétiseur. À l'écran figurent `.headline` et `.advice`.

intercom-alert = Alerte !
    .listing = { $report ->
        [unconfirmed] Rapport non confirmé, T+{ $turn } : menace { $class_ ->
            [serious] sérieuse{" "}
           *[common] {""}
        }{ $zone ->
            [internal] à bord
            [red] en zone rouge
            [white] en zone blanche
           *[blue] en zone bleue
        }
       *[confirmed] T+{ $turn } : menace { $class_ ->
            [serious] sérieuse{" "}
           *[common] {""}
        }{ $zone ->
            [internal] à bord
            [red] en zone rouge
            [white] en zone blanche
           *[blue] en zone bleue
        }
     }
intercom-repeat = Je répète.
intercom-unconfirmed = Rapport non confirmé.
intercom-begin = Attention ! Activité ennemie détectée. Commencez la première phase.
    .headline = Activité ennemie détectée
    .advice = La phase 1 commence : planifiez les tours 1 à 3

intercom-body = Temps T+{ $turn }. { $zone ->
    [internal] { $seriousness ->
        [serious] Menace interne sérieuse.
       *[threat] Menace interne.
    }
   *[other] { $seriousness ->
        [serious] Menace sérieuse.
       *[threat] Menace.
    } { $zone ->
        [red] Zone rouge.
        [white] Zone blanche.
       *[blue] Zone bleue.
    }
 }
    .spoken = Temps T plus { $turn ->
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
       *[8] huit
    }. { $zone ->
        [internal] { $seriousness ->
            [serious] Menace interne sérieuse.
           *[threat] Menace interne.
        }
       *[other] { $seriousness ->
            [serious] Menace sérieuse.
           *[threat] Menace.
        } { $zone ->
            [red] Zone rouge.
            [white] Zone blanche.
           *[blue] Zone bleue.
        }
    }

intercom-time = Temps T+{ $turn }.
    .spoken = Temps T plus { $turn ->
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
       *[8] huit
    }.
intercom-threat = Menace.
intercom-serious-threat = Menace sérieuse.
intercom-internal-threat = Menace interne.
intercom-serious-internal-threat = Menace interne sérieuse.
intercom-zone = Zone { $zone ->
    [red] rouge
    [white] blanche
   *[blue] bleue
 }.

intercom-incoming-data = Réception de données. Je répète : réception de données.
    .headline = Réception de données
    .advice = { $each ->
        [1] Chacun peut piocher une carte
       *[other] Chacun peut piocher { $each } cartes
     }{ $more ->
        [0] {""}
        [1] , plus une pour l'un de vous, à tour de rôle
       *[other] , plus une pour { $more } d'entre vous, à tour de rôle
     }
    .listing = Réception de données
intercom-data-transfer = Transfert de données. Je répète : transfert de données dans
    .headline = Transfert de données
    .advice = Chacun peut donner une carte
    .listing = Transfert de données
    .aloud = Transfert de données. Je répète : transfert de données dans 5, 4, 3, 2, 1. Transfert de données terminé.
intercom-data-transfer-short = Transfert de données dans
intercom-transfer-complete = Transfert de données terminé.
intercom-communications-down = Système de communication hors service.
    .headline = Communications coupées
    .advice = Plus un mot, plus un geste.
    .listing = Communications coupées pendant { $seconds } s, jusqu'à { $until }
    .aloud = Système de communication hors service. ({ $seconds } s)
intercom-communications-restored = Système de communication rétabli.
    .headline = Communications rétablies
    .advice = Vous pouvez de nouveau parler

intercom-warning-60 = { $phase ->
    [1] Fin de la première phase
    [2] Fin de la deuxième phase
   *[operation] Fin de l'opération
 } dans une minute.
    .headline = { $last ->
        [yes] Fin de l'opération dans 1 minute
       *[no] Fin de la phase { $phase } dans 1 minute
     }
    .advice = Ensuite, les tours { $first } à { $until } seront verrouillés
intercom-warning-20 = { $phase ->
    [1] Fin de la première phase
    [2] Fin de la deuxième phase
   *[operation] Fin de l'opération
 } dans vingt secondes.
    .headline = { $last ->
        [yes] Fin de l'opération dans 20 secondes
       *[no] Fin de la phase { $phase } dans 20 secondes
     }
    .advice = { intercom-warning-60.advice }
intercom-countdown = { $phase ->
    [1] Fin de la première phase
    [2] Fin de la deuxième phase
   *[operation] Fin de l'opération
 } dans
    .headline = { $last ->
        [yes] Fin de l'opération dans
       *[no] Fin de la phase { $phase } dans
     }
intercom-ended = { $phase ->
    [1] Première phase terminée. Début de la deuxième phase.
    [2] Deuxième phase terminée. Début de la troisième phase.
   *[operation] Opération terminée. Fin de la mission.
 }
    .headline = { $last ->
        [yes] Manche Action terminée
       *[no] Phase { $phase } terminée
     }
    .advice = { $last ->
        [yes] Ne touchez plus aux cartes
       *[no] Les tours { $first } à { $until } sont verrouillés. Prenez vos cartes de la phase { $next }.
     }

intercom-counts = cinq, quatre, trois, deux, un.
