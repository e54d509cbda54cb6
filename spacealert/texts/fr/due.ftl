### Ce que l'équipage doit encore faire pendant la manche Action.

due-plan = Tous : planifiez les tours { $first } à { $until }
due-maintenance = Quelqu'un : maintenance de l'ordinateur (C sur la passerelle)
due-by-turn = avant la fin du tour { $turn }
