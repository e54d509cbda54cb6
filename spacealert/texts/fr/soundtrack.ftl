### La bande-son en fichier.

soundtrack-chapter = Phase { $number }

soundtrack-page = L'intercom sur un téléphone
    .phase = Phase
    .left = Avant la fin de la phase
    .before = Posez le téléphone là où tout le monde l'entend, puis lancez la mission.
    .heard = Déjà annoncé
    .begin = Lancer
    .pause = Pause
    .resume = Reprendre
    .again = Rejouer
    .place = Position dans la mission
    .needs-script = Cette page a besoin de JavaScript. Sur un iPhone, ouvrez-la dans Safari, pas dans l'aperçu de l'app Fichiers.

soundtrack-phone = La mission sur un téléphone
soundtrack-phone-instead = Jouer sur un téléphone
soundtrack-phone-while = Les téléphones peuvent ouvrir la mission tant que cet écran est affiché. Ensuite, elle se joue sans réseau.
soundtrack-phone-browser = Ouvrir dans le navigateur
soundtrack-phone-making = Préparation de la page de la mission…
