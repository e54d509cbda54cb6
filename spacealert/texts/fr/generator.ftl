### Les missions générées : leurs noms et leurs codes.

generator-title = { $kind ->
    [test-flight] Vol d'essai
    [simulation] Simulation
    [advanced-simulation] Simulation avancée
    [easier-double-action] Mission facile à double action
    [double-action] Mission à double action
   *[mission] Mission
 } { $signs }

generator-called =
    .test-flight = vol d'essai
    .simulation = simulation | sim
    .advanced-simulation = simulation avancée | sim avancée
    .mission = mission
    .easier-double-action = double action facile
    .double-action = double action

generator-code-beginning = « { $code } » n'est pas un code de mission : un code commence par le type de mission et la taille de l'équipage, comme dans « mission 5 K7F-3QD ».
generator-code-sign = « { $code } » contient « { $sign } », qui n'existe pas dans les codes de mission : ils n'utilisent que { $signs }.
generator-code-length = Un code de mission compte { $short } ou { $long } caractères après la taille de l'équipage ; « { $code } » en compte { $count }.
generator-code-misheard = « { $code } » a été mal entendu ou mal tapé : redemandez-le.

generator-code-version = « { $code } » vient { $age ->
    [newer] d'un spacealert plus récent, et celui-ci ne peut pas créer sa mission : mettez-le à jour.
   *[older] d'un spacealert plus ancien, et celui-ci en ferait une autre mission : demandez la mission en fichier.
 }
