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
legality-heroic-twice = { $who } играет больше одной героической карты (ходы { $turns }), а у каждого она только одна, и передать её нельзя (§2.1).
legality-heroic-replaced = { $who } играет героические карты (ходы { $turns }), но в экипаже со специализациями их заменяют карты специализаций (NF 2.1).
legality-heroic-taken = { $who } играет «{ $letter }» героически, но свободных героических карт с этим действием не осталось: всего их шесть, и все разные.
legality-not-so-many = В планах { $laid ->
        [one] { $laid } карта
        [few] { $laid } карты
       *[many] { $laid } карт
    } «{ $letters }», а в коробке их { $there }.
legality-more-than-held = К концу фазы { $phase } { $laid ->
    [one] выложена { $laid } карта
    [few] выложены { $laid } карты
   *[many] выложено { $laid } карт
 }, а роздано вместе с входящими данными { $held } (§1, §5).
legality-not-in-hand = На ходу { $turn } { $who } играет «{ $letter }», но такой карты на руках уже нет.
legality-card-too-often = Карта «{ $card }» числится у игроков в { $noted ->
    [one] { $noted } экземпляре
   *[other] { $noted } экземплярах
 }, а в коробке их { $there }.
legality-more-than-dealt = К концу фазы { $phase } у игроков { $noted ->
    [one] числится { $noted } карта
    [few] числятся { $noted } карты
   *[many] числится { $noted } карт
 }, а роздано вместе с входящими данными { $held } (§1, §5).
legality-no-double-card = На ходу { $turn } { $who } играет двойную карту с { $letters }, но таких { $there ->
    [yes] больше не осталось.
   *[no] нет в колоде.
 }
legality-special-often =
    { $who } играет { $count } { $count ->
        [one] особое действие
        [few] особых действия
       *[many] особых действий
    }, а карт у специализации только две.
legality-advanced-twice = { $who } дважды играет улучшенное особое действие, а у специализации оно только на одной карте.
legality-special-alone = На ходу { $turn } { $who } играет улучшенное действие спецназовца без карты, которую оно должно защищать.
legality-special-together = На ходу { $turn } { $who } кладёт особую карту вместе с другими («{ $letters }»), а она должна лежать одна.
