### Сомнения в том, что экипаж мог так выложить карты: только предупреждения, ведь у столов свои правила. `$who` — имя или цвет.

legality-androids = { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    } и { $androids ->
        [0] ни одного андроида
        [one] { $androids } андроид
        [few] { $androids } андроида
       *[many] { $androids } андроидов
    }: по правилам { $expected ->
        [0] андроидов нет
        [one] нужен { $expected }
       *[other] нужно { $expected }
    } (§5).
legality-heroic-twice = { $who }: больше одной героической карты (ходы { $turns }); у каждого она одна, и передать её нельзя (§2.1).
legality-heroic-replaced = { $who }: героические карты (ходы { $turns }), но у экипажа со специализациями их нет: вместо них — карты специализаций (NF 2.1).
legality-heroic-taken = { $who }: выложено героическое «{ $letter }», но свободной героической карты с ним нет: всего их шесть, и все разные.
legality-not-so-many = Экипаж выложил { $laid ->
        [one] { $laid } карту
        [few] { $laid } карты
       *[many] { $laid } карт
    } для «{ $letters }», а в коробке их { $there }.
legality-more-than-held = К концу фазы { $phase } выложено { $laid ->
        [one] { $laid } карта
        [few] { $laid } карты
       *[many] { $laid } карт
    }, а роздано вместе с входящими данными { $held } (§1, §5).
legality-not-in-hand = { $who }, ход { $turn }: на руках не осталось карты, которая может быть «{ $letter }».
legality-card-too-often = В записанных картах на руках «{ $card }» встречается { $noted ->
        [one] { $noted } раз
        [few] { $noted } раза
       *[many] { $noted } раз
    }, а в коробке таких карт { $there }.
legality-more-than-dealt = К концу фазы { $phase } на руках записано { $noted ->
        [one] { $noted } карта
        [few] { $noted } карты
       *[many] { $noted } карт
    }, а роздано вместе с входящими данными { $held } (§1, §5).
legality-no-double-card = { $who }: ход { $turn }: ни на одной оставшейся двойной карте нет { $letters }.
legality-special-often = { $who }: особых действий { $count }, а на картах специализации их не больше двух.
legality-advanced-twice = { $who }: улучшенное особое действие выложено дважды, а есть оно только на одной карте специализации.
legality-special-alone = { $who }: ход { $turn }: улучшенное действие спецназовца лежит одно, а должно лежать с картой, которую оно защищает.
legality-special-together = { $who }: ход { $turn }: в «{ $letters }» не только особое действие, а такая карта занимает весь ход.
