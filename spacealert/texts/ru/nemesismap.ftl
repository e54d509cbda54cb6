### Немезида: карта, если стол её ведёт.

nemesismap-begins = Теперь вы ведёте карту. Все начинают в гибернатории. Отмечайте перемещения, и программа не будет спрашивать, кто где.
nemesismap-explored = Какие отсеки уже исследованы?
nemesismap-move = Кто и что где находится?
nemesismap-elsewhere = Не на карте
nemesismap-engine = Двигатель { $number }
nemesismap-numbered = { $what } { $number }
nemesismap-fire = Огонь { $number }
nemesismap-unexplored = Неисследованный отсек
nemesismap-to = Куда идёт { $who }?
nemesismap-turned-over = Переверните жетон отсека. Что это за отсек?
nemesismap-encounter = В каком отсеке?
nemesismap-where-fire = Какой отсек загорелся?
nemesismap-which-fire = Какой пожар потушен?
nemesismap-line = { $room }: { $things }{ $fire ->
        [yes] {", огонь"}
       *[no] {""}
    }
nemesismap-attacks = Атака в отсеке «{ $room }». Пришельцы: { $figures }. Персонажи: { $crew }.{ $count ->
    [1] {""}
   *[other] {" "}Цель — тот, у кого меньше карт; при равенстве — первый игрок или ближайший за ним по часовой стрелке.
 }
nemesismap-burning = { $room } горит. По 1 урону получают: { $figures }.
nemesismap-nest-burns = Гнездо горит. { $count ->
    [one] Сгорает { $count } яйцо.
    [few] Сгорают { $count } яйца.
   *[many] Сгорает { $count } яиц.
 }
nemesismap-feeding = { $room }: здесь кормятся карноморфы.
nemesismap-needs-room = Судя по карте, в нужном отсеке ({ $rooms }) никого нет или там пришелец. Если карта устарела, сначала поправьте её.
nemesismap-needs-combat = Судя по карте, ни один персонаж не стоит в одном отсеке с пришельцем. Если карта устарела, сначала поправьте её.
nemesismap-escapes = { $who } в бою, так что это бегство: сначала атакует каждый пришелец в отсеке.
