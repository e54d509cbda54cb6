### Ce que valent les lettres de cette langue là où l'on attend une lettre latine ou un chiffre : une lettre, puis sa valeur.

# Les chiffres de la rangée du haut, sur un clavier français sans Maj.
keyboard-keys = é2 è7 ç9 à0
