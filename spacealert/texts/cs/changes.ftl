### Co změnila oprava.

changes-verdict = Předtím: { $was }. Teď: { $now }.
changes-fate = Hrozba { $threat }: předtím „{ $was }“, teď „{ $now }“.
changes-fate-not-yet = ještě není tady
changes-fate-on-track = na cestě
changes-fate-destroyed = zničena
changes-fate-survived = přežita
changes-damage = Poškození ({ $zone ->
    [red] červená
    [white] bílá
   *[blue] modrá
 } zóna): předtím { $was }, teď { $now }.
changes-none = Vyhodnoceno znovu: výsledek je stejný.
changes-person = { $who } teď { $state ->
    [out] upadá do bezvědomí.
   *[awake] zůstává při vědomí.
 }
