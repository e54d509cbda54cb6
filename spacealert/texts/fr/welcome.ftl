### Le premier démarrage.

welcome-title = Bienvenue à bord
welcome-who = Qui vole ce soir ? Humains + androïdes ; touchez une figurine pour changer sa couleur
welcome-fly = Passer au vol d'essai
welcome-learn = École de vol
welcome-learn-what = Vous découvrez le jeu ? Quelques courtes leçons, la mise en place, puis votre premier vol d'essai.
welcome-look-around = Jeter un œil d'abord
