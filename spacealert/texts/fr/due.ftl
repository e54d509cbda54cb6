### Ce que l'équipage doit encore faire pendant la manche Action.

due-plan = Tous : planifiez les tours { $first } à { $until }
due-maintenance = Maintenance de l'ordinateur (C sur la passerelle)
due-by-turn = au plus tard au tour { $turn }

due-heroic = L'un de vous : révélez les cartes héroïques des androïdes
