### La bande-son en fichier.

soundtrack-chapter = Phase { $number }

soundtrack-page = L'intercom sur un téléphone
    .phase = Phase
    .left = Avant la fin de la phase
    .before = Posez le téléphone là où tout le monde l'entend, puis lancez la mission.
    .heard = Annoncé jusqu'ici
    .begin = Lancer
    .pause = Pause
    .resume = Reprendre
    .again = Rejouer
    .place = Position dans la mission
    .needs-script = Cette page a besoin de JavaScript. Sur un iPhone, ouvrez-la dans Safari, pas dans l'aperçu de Fichiers.
