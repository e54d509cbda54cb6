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
 }: по правилам для стольких игроков { $expected ->
    [0] андроидов нет
    [one] нужен { $expected }
   *[other] нужно { $expected }
 } (§5).
legality-heroic-twice = { $who }: больше одной героической карты (ходы { $turns }); у каждого она одна, и передать её нельзя (§2.1).
legality-heroic-replaced = { $who }: выложены героические карты (ходы { $turns }), но экипаж со специализациями играет вместо них карты специализаций (NF 2.1).
legality-heroic-taken = { $who }: выложено героическое «{ $letter }», но свободных героических карт с ним нет: всего их шесть, и все разные.
legality-not-so-many = Экипаж выложил { $laid ->
        [one] { $laid } карту
        [few] { $laid } карты
       *[many] { $laid } карт
    } { $letters ->
        [x] боевых роботов
       *[other] для «{ $letters }»
    }, а в коробке их { $there }.
legality-more-than-held = К концу фазы { $phase } { $laid ->
    [one] выложена { $laid } карта
    [few] выложены { $laid } карты
   *[many] выложено { $laid } карт
 }, а роздано вместе с входящими данными { $held } (§1, §5).
legality-not-in-hand = { $who }, ход { $turn }: на руках не осталось карты, которую можно сыграть как «{ $letter }».
legality-card-too-often = Карта «{ $card }» записана на руках { $noted ->
    [one] { $noted } раз
    [few] { $noted } раза
   *[many] { $noted } раз
 }, а в коробке таких карт { $there }.
legality-more-than-dealt = К концу фазы { $phase } на руках { $noted ->
    [one] записана { $noted } карта
    [few] записаны { $noted } карты
   *[many] записано { $noted } карт
 }, а роздано вместе с входящими данными { $held } (§1, §5).
legality-no-double-card = { $who }, ход { $turn }: двойной карты с { $letters } больше не осталось.
legality-special-often = { $who }: особых действий { $count }, а карт у специализации только две.
legality-advanced-twice = { $who }: улучшенное особое действие выложено дважды, а у специализации оно только на одной карте.
legality-special-alone = { $who }, ход { $turn }: улучшенное действие спецназовца лежит одно, а нужна ещё карта, которую оно защищает.
legality-special-together = { $who }, ход { $turn }: «{ $letters }» — это не только особое действие, а такая карта должна лежать одна.
