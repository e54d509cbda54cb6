### Рассказ о раунде последствий: по тексту на каждый вид события из `engine/events.py` и слова, из которых они сложены.

## слова, из которых складываются фразы

story-zone-red = красный
    .of = красного
    .in = красном
    .to = красному
story-zone-white = белый
    .of = белого
    .in = белом
    .to = белому
story-zone-blue = синий
    .of = синего
    .in = синем
    .to = синему

story-station-UR = верхний красный отсек
    .in = в верхнем красном отсеке
    .to = в верхний красный отсек
    .from = из верхнего красного отсека
story-station-UW = мостик
    .in = на мостике
    .to = на мостик
    .from = с мостика
story-station-UB = верхний синий отсек
    .in = в верхнем синем отсеке
    .to = в верхний синий отсек
    .from = из верхнего синего отсека
story-station-LR = нижний красный отсек
    .in = в нижнем красном отсеке
    .to = в нижний красный отсек
    .from = из нижнего красного отсека
story-station-LW = нижний белый отсек
    .in = в нижнем белом отсеке
    .to = в нижний белый отсек
    .from = из нижнего белого отсека
story-station-LB = нижний синий отсек
    .in = в нижнем синем отсеке
    .to = в нижний синий отсек
    .from = из нижнего синего отсека
story-station-space = космос
    .in = в космосе
    .to = в космос
    .from = из космоса
story-station-space2 = космос, дальность 2
    .in = в космосе на дальности 2
    .to = в космос на дальность 2
    .from = с дальности 2
story-station-space3 = космос, дальность 3
    .in = в космосе на дальности 3
    .to = в космос на дальность 3
    .from = с дальности 3

story-weapon-heavy-laser = тяжёлый лазер
    .of = тяжёлого лазера
story-weapon-light-laser = лёгкий лазер
    .of = лёгкого лазера
story-weapon-pulse-cannon = импульсная пушка
    .of = импульсной пушки
story-weapon-rocket = ракета
    .of = ракеты
story-weapon-interceptors = перехватчики
    .of = перехватчиков

story-tile-heavy = тяжёлый лазер
story-tile-lower = { $zone ->
    [white] импульсная пушка
   *[other] лёгкий лазер
 }
story-tile-shield = щит
story-tile-reactor = реактор
story-tile-lift = гравилифт
story-tile-structure = обшивка

story-card-a = A
story-card-b = B
story-card-c = C
story-card-x = «боевые роботы»
story-card-red = «красная стрелка»
story-card-blue = «синяя стрелка»
story-card-lift = «гравилифт»
story-card-none = пустой ход
story-card-heroic-a = героическое A
story-card-heroic-b = героическое B
story-card-heroic-x = «героические боевые роботы»
story-card-special = базовое особое действие
story-card-special-advanced = улучшенное особое действие
story-card-heroic-move = «героический переход { $station-to }»

story-color-red = Красный
story-color-blue = Синий
story-color-green = Зелёный
story-color-yellow = Жёлтый
story-color-purple = Фиолетовый
story-android = { $name } (андроид)
story-nobody = никто

story-threat = { $number } «{ $name }»
story-and = { $first } и { $last }

story-mission = Задание { $id }
story-turn = Ход { $turn }
story-start = Перед первым ходом
story-step-appear = Появление угроз
story-step-actions = Действия игроков
story-step-damage = Расчёт повреждений
story-step-threats = Действия угроз
story-step-computer = Проверка компьютера
story-step-end = Конец
story-phase = Фаза { $phase }

story-why = { $sentence } (§{ $rule })

## рамка хода

story-turn-begins = Начинается ход { $turn }.
story-turn-ends = Ход { $turn } завершён.

## появление угроз

story-appeared = { $zone ->
    [absent] Угроза { $threat } появляется { $stations ->
        [absent] пока вне отсеков
       *[other] { $at-stations }
     }; внутренняя траектория, клетка { $space }, прочность { $hull }.
   *[other] Угроза { $threat } появляется в { $zone-in } секторе, клетка { $space }, прочность { $hull }.
 }

## действия игроков

story-no-card = { $who } на этом ходу ничего не делает.
story-unconscious = { $who } без сознания: карта { $action } не действует.
story-slipped = «Ой!» { $who } имеет в виду { $meant }, а не { $laid }.
story-slip-without-card = «Ой!» { $who } имеет в виду { $meant }, но из-за задержки этой карты уже нет.
story-delayed = { $who }: задержка на ходу { $turn } — { $cause }.{ $moved-count ->
    [0] {""}
    [1] {" "}Карта { $moved } сдвигается на ход { $moved-to }.
   *[other] {" "}Карты ходов { $turn }–{ $moved-last } сдвигаются на ход позже.
 }{ $lost ->
    [absent] { $moved-count ->
        [0] { $kept ->
            [late] {" "}Этот ход уже задержан, карты остаются на местах.
            [protected] {" "}Карту там защищает спецназовец, и она остаётся на месте.
           *[other] {" "}Карты там нет, сдвигать нечего.
        }
       *[other] {""}
     }
   *[other] {" "}Карта { $lost } убирается с поля.
 }
story-cause-lift-damaged = гравилифт повреждён
story-cause-lift-in-use = гравилифт на этом ходу уже занят (едет { $by })
story-cause-slime = в отсеке слизь
story-cause-contamination = в отсеке заражение
story-cause-computer = компьютер не обслужен
story-cause-threat = из-за угрозы { $threat }
story-cause-space = в космосе действуют только боевые роботы
story-cause-slip = ошибка стоит задержки
story-moved = { $by ->
    [door] { $who } переходит через дверь { $station-to }.
    [lift] { $who } едет на гравилифте { $station-to }.
   *[heroic] { $who } героически перемещается { $station-to }.
 }
story-no-door = { $who } остаётся { $station-in }: дальше в { $action-way ->
    [red] красную
   *[blue] синюю
 } сторону только стена.
story-already-there = { $who } уже { $station-in }: героический переход ничего не меняет.
story-fired = { $who } жмёт A { $station-in }: стреляет { $weapon }{ $heroic ->
    [yes] {" "}с героической точностью (+1)
   *[no] {""}
 }{ $energy ->
    [absent] .
   *[other] ; энергии в { $zone-in } реакторе осталось { $energy }.
 }
story-no-energy = { $who } жмёт A { $station-in }. Щёлк — и тишина: { $zone } реактор пуст.
story-already-fired = { $who } жмёт A { $station-in }, но отсюда на этом ходу уже стреляли: { $weapon } второй раз не выстрелит.
story-filled = { $who } передаёт энергию из { $source-of } реактора: { $system ->
    [shield] { $zone } щит
   *[reactor] { $zone } реактор
 } получает { $amount }{ $extra ->
    [0] {""}
   *[other] {" "}и героически ещё { $extra }
 }, теперь там { $now }; в { $source-in } реакторе осталось { $left }.
story-already-full = { $who } жмёт B, но { $zone } { $system ->
    [shield] щит
   *[reactor] реактор
 } уже полон ({ $now } из { $capacity }).
story-source-empty = { $who } жмёт B, но { $source } реактор пуст: { $zone } { $system ->
    [shield] щит
   *[reactor] реактор
 } ничего не получает.
story-refuelled = { $who } расходует топливный бак: белый реактор получает { $amount }{ $extra ->
    [0] {""}
   *[other] {" "}и героически ещё { $extra }
 }, теперь там { $now }. Баков осталось: { $left }.
story-no-fuel = { $who } жмёт B в нижнем белом отсеке, но топливных баков больше нет.
story-maintained = { $who } обслуживает компьютер: фаза { $phase }{ $in-time ->
    [yes] .
   *[no] , но проверка уже прошла.
 }
story-already-maintained = { $who } жмёт C на мостике, но компьютер в фазе { $phase } уже обслужен.
story-rocket-launched = { $who } запускает ракету; ракет на борту осталось: { $left }.
story-no-rocket = { $who } жмёт C в нижнем синем отсеке, но ракет больше нет.
story-rocket-space-taken = { $who } жмёт C в нижнем синем отсеке, но стартовая клетка занята другой ракетой.
story-squad-taken = { $who } забирает { $station-in } отряд боевых роботов{ $squad ->
    [disabled] ; слизь вывела его из строя.
   *[active] {" "}и ведёт его за собой.
 }
story-squad-revived = { $who } снова запускает { $station-in } отключённый отряд роботов.
story-squad-already-active = { $who } жмёт C { $station-in }, но уже ведёт запущенный отряд.
story-squad-gone = { $who } жмёт C { $station-in }, но отряда в ангаре уже нет.
story-sortie = { $who } вылетает на перехватчиках и атакует{ $heroic ->
    [yes] {" "}героически (+1)
   *[no] {""}
 }.
story-no-sortie = { $who } не может взять перехватчики: { $reason ->
    [no-squad] нет отряда боевых роботов.
    [squad-disabled] отряд отключён.
   *[hangar-empty] на них уже в космосе { $by }.
 }
story-stayed-in-space = { $who } остаётся в космосе и снова атакует{ $heroic ->
    [yes] {" "}героически (+1)
   *[no] {""}
 }.
story-returned = { $who } возвращается на перехватчиках { $station-to }.
story-looked-out = { $who } смотрит в иллюминатор; всего на этом ходу смотрят: { $count }.
story-repaired = { $who } чинит угрозу { $threat } ({ $system ->
    [bots] перехватчиками, в космосе
   *[other] система { $system }, { $station }
 }): { $marks } { $marks ->
    [one] отметка
    [few] отметки
   *[many] отметок
 }, всего { $total } из { $hull }{ $others ->
    [absent] .
   *[other] . Не затронуто: { $others }.
 }
story-repair-waits = { $who } чинит угрозу { $threat } { $station-in }: это ремонт { $count } из { $needed }, а нужны все за один ход.
story-beyond-repair = { $who } жмёт { $system } { $station-in }, но там сломано навсегда: { $cards }.
story-bots-attacked = { $who } атакует роботами угрозу { $threat } { $station-in }{ $heroic ->
    [yes] , героически
   *[no] {""}
 }: { $marks } { $marks ->
    [one] отметка
    [few] отметки
   *[many] отметок
 }, всего { $total } из { $hull }.
story-bots-cleared = { $who } роботами вычищает угрозу { $threat } { $station-in }. Жетонов осталось: { $left }.
story-no-intruder = { $who } посылает роботов в бой { $station-in }, но захватчика там нет.
story-no-squad = { $who } посылает роботов в бой { $station-in }, но посылать некого: отряда нет.
story-squad-is-disabled = { $who } посылает роботов в бой { $station-in }, но отряд отключён.
story-fired-back = Угроза { $threat } стреляет в ответ: отряд, который ведёт { $who }, отключён.
story-joint-repair = Все разом ({ $stations }): угроза { $threat } получает ещё { $marks } { $marks ->
    [one] отметку
    [few] отметки
   *[many] отметок
 }, всего { $total } из { $hull }.
story-repaired-alone = Угрозу { $threat } чинили в одиночку: ещё { $marks } { $marks ->
    [one] отметка
    [few] отметки
   *[many] отметок
 }, всего { $total } из { $hull }.
story-confirmed = Визуальное подтверждение, фаза { $phase }: вместе смотрят { $players }, лучший результат фазы — { $best }, это { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 }.

## что случается с людьми

story-knocked-out = { $who } теряет сознание{ $threat ->
    [absent] {""}
   *[other] {" "}(угроза { $threat })
 }{ $squad ->
    [yes] , отряд роботов отключён до конца задания.
   *[no] .
 }
story-bay-disabled = Угроза { $threat } отключает отряд роботов { $station-in }.

## расчёт повреждений

story-aimed = { $weapon }{ $from }, цель — { $targets }, урон { $damage }{ $heroic ->
    [yes] {" "}(героический)
   *[no] {""}
 }{ $ignored ->
    [absent] .
   *[other] . Не в прицеле: { $ignored }.
 }
story-aimed-from = { " " }{ $station-in }
story-at-nothing = { $weapon }{ $from }: цели нет{ $ignored ->
    [absent] .
   *[other] . Не в прицеле: { $ignored }.
 }
story-ignored = { $threat } ({ $reason })
story-reason-hidden = ещё невидима
story-reason-far = на расстоянии 3 не видна
story-reason-out-of-range = вне радиуса поражения
story-reason-heavy-laser = тяжёлые лазеры её не видят
story-reason-rocket = ракеты её не видят
story-reason-behind = не ближайшая
story-reason-drawn-elsewhere = ракету притянула другая
story-reason-busy = перехватчики заняты пробоиной
story-reason-out-of-phase = она вне фазы
story-reason-blinded = ослеплённым лазерам никто не помог прицелиться
story-hit = Огонь по угрозе { $threat }: { $hits }{ $hits-count ->
    [1] {""}
   *[other] {" "}= { $damage }
 }, { $shields ->
    [0] щитов нет
   *[other] щиты { $shields }
 } — { $marks ->
    [0] урон не проходит (отметок по-прежнему { $total } из { $hull })
    [one] { $marks } отметка (всего { $total } из { $hull })
    [few] { $marks } отметки (всего { $total } из { $hull })
   *[many] { $marks } отметок (всего { $total } из { $hull })
 }{ $why ->
    [cryoshield] ; всё принял на себя криощит, и его больше нет
    [swarm] ; остальное рой за ход не засчитывает
    [pulse] ; импульсная пушка обнулила щиты
    [polarized] ; из лазеров считается половина
   *[none] {""}
 }.
story-hit-by = { $weapon } { $damage }
story-rocket-in-vain = Ракета попадает в угрозу { $threat }. Той хоть бы что.
story-rocket-hardened = Ракета укрепляет угрозу { $threat }: щиты теперь { $shields }.
story-destroyed = Угроза { $threat } уничтожена: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 }.
story-exploded = Угроза { $threat } взрывается: все другие внешние угрозы получают по отметке.
story-marked = Угроза { $threat } получает { $marks } { $marks ->
    [one] отметку
    [few] отметки
   *[many] отметок
 } { $cause ->
    [explosion] от взрыва
   *[own] от собственных действий
 } в обход щитов: { $total } из { $hull }.
story-retaliated = Угроза { $threat } наносит ответный удар: атака { $attack }.
story-cannons-cleared = Потраченная энергия и долетевшие ракеты убраны с поля.

## действия угроз

story-threat-moved = Угроза { $threat } движется с клетки { $origin } на { $space }{ $letters ->
    [absent] .
   *[other] , проходит { $letters }.
 }
story-threat-acts = Угроза { $threat } выполняет действие { $letter }.
story-attacked = Угроза { $threat } атакует { $zone } сектор: { $attack }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } от разведчика
 }, { $absorbed ->
    [0] { $shield ->
        [0] в щите нет энергии
       *[other] щит не поглощает ничего
     }
   *[other] щит поглощает { $absorbed } (осталось { $shield })
 }; { $through ->
    [0] весь урон поглощён.
   *[other] проходит { $through }{ $factor ->
        [1] .
       *[other] , вдвойне.
     }
 }
story-damaged = { $damage ->
    [0] Угроза { $threat } не наносит повреждений ({ $zone } сектор).
   *[other] Угроза { $threat } повреждает { $zone } сектор { $within ->
        [yes] изнутри
       *[no] в обход щита
     }: { $damage }{ $factor ->
        [1] .
       *[other] , × { $factor }.
     }
 }
story-urged = { $others ->
    [0] Угроза { $threat } подогнала бы другие внешние угрозы, но их нет.
   *[other] Угроза { $threat } подгоняет другие внешние угрозы: каждая сразу проходит ещё { $spaces } { $spaces ->
        [one] клетку
        [few] клетки
       *[many] клеток
     }.
 }
story-tile-drawn = Повреждение { $number } в { $zone-in } секторе: { $tile }{ $capacity ->
    [absent] .
   *[other] , ёмкость теперь { $capacity }{ $lost ->
        [0] .
       *[other] , потеряно энергии: { $lost }.
     }
 }
story-drained = { $amount ->
    [0] { $system ->
        [shield] Щит
       *[reactor] Реактор
     } { $zone-of } сектора и так пуст, терять нечего.
   *[other] { $system ->
        [shield] Щит
       *[reactor] Реактор
     } { $zone-of } сектора теряет энергию: { $amount }, осталось { $now }.
 }
story-overcharged = { $amount ->
    [0] В щите { $zone-of } сектора для неё нет места.
   *[other] Из неё в щит { $zone-of } сектора уходит { $amount }, теперь там { $now }.
 }
story-fuel-lost = Потерян топливный бак; осталось баков: { $left }.
story-nothing-happens = { $reason ->
    [undamaged] Повреждений у угрозы { $threat } нет, поэтому ничего не происходит.
    [damaged] Повреждений у угрозы { $threat } достаточно, чтобы этого не случилось.
    [nobody] Там, куда бьёт угроза { $threat }, никого нет.
    [track-too-short] Соседняя траектория слишком коротка, и угроза { $threat } остаётся на своей.
    [distracted] Угрозу { $threat } отвлекла ракета: она только пролетает мимо.
   *[no-action] На этой букве угроза { $threat } ничего не делает.
 }
story-nothing-to-lose = { $what ->
    [squad] Готового отряда роботов там нет, терять нечего.
    [fuel] Топливных баков больше нет, терять нечего.
   *[rocket] Ракет больше нет, терять нечего.
 }
story-rocket-lost = Уничтожена ракета на борту; осталось ракет: { $left }.
story-mended = { $amount ->
    [0] Угрозе { $threat } чинить нечего.
   *[other] Угроза { $threat } чинит себя. Снято отметок: { $amount }, осталось: { $total }.
 }
story-shields-changed = Угроза { $threat }: щиты теперь { $shields }.
story-hull-changed = Прочность угрозы { $threat } теперь { $hull }.
story-speed-changed = Угроза { $threat }: скорость теперь { $speed }.
story-flagged = Угроза { $threat }: { $flag }.
story-flag-revealed = теперь видна
story-flag-cryoshield-lost = криощита больше нет
story-flag-boosting = с этого момента каждая другая внешняя угроза атакует на 1 сильнее
story-flag-shielding = с этого момента у каждой внешней угрозы на 1 щит больше
story-flag-fires-back = с этого момента стреляет в ответ
story-flag-doubles-red = с этого момента каждое повреждение красного сектора считается дважды
story-flag-doubles-all = с этого момента каждое повреждение любого сектора считается дважды
story-flag-distracted = её отвлекла ракета
story-flag-absorb-nothing = с этого момента щиты ничего не поглощают
story-flag-strengthen-attacks = с этого момента щиты усиливают атаки
story-flag-sealed-red = дверь в красный сектор заблокирована
story-flag-sealed-blue = дверь в синий сектор заблокирована
story-flag-blinded-red = лазеры красного сектора ослеплены
story-flag-blinded-white = лазеры белого сектора ослеплены
story-flag-blinded-blue = лазеры синего сектора ослеплены
story-flag-accessible = с этого момента до неё можно добраться, как до любой другой
story-intruder-moved = Угроза { $threat } переходит { $origin-from } { $station-to }.
story-intruder-stays = Угроза { $threat } остаётся { $station-in }: { $reason ->
    [tie] в соседних отсеках людей поровну.
    [there] нет сектора с большим уроном.
    [sealed] дверь заблокирована.
   *[wall] дальше отсеков нет.
 }
story-spread = Угроза { $threat } расползается { $origin-from } { $station-to }.
story-survived = Угроза { $threat } уходит с траектории: пережита, { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 }.
story-rocket-flies = Ракета летит дальше, на вторую клетку.

## компьютер

story-computer-checked = Проверка компьютера, фаза { $phase }: { $passed ->
    [yes] обслужен.
   *[no] компьютер не обслужен, следующий ход у всех на борту задерживается.
 }
story-not-aboard = { $who } в космосе: эта задержка туда не дотягивается.

## конец

story-ship-lost = { $cause ->
    [zone] Корабль погиб: { $zone } сектор не пережил седьмого повреждения. Виновата угроза { $threat }.
   *[card] Корабль погиб. Его погубила угроза { $threat }.
 }
story-scored = { $item }: { $points }
story-mission-won = Корабль вернулся: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 }.
story-verdict-won = Экипаж выжил: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 }
story-verdict-below-zero = Экипаж выжил: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 }. Корабль вернулся — задание выполнено, даже если счёт ниже нуля.
story-verdict-lost = Корабль погиб на ходу { $turn }: «{ $threat }»

story-item-destroyed = Уничтоженные угрозы
story-item-survived = Пережитые угрозы
story-item-visual = Визуальное подтверждение
story-item-damage = Повреждения всех секторов
story-item-worst-zone = Самый повреждённый сектор
story-item-knocked-out = Без сознания
story-item-disabled-squads = Отключённые отряды
story-item-total = Итог
story-item-bonus = Особые очки

## The New Frontier

story-flew-out = { $who } улетает дальше и атакует { $station-in }.
story-came-nearer = { $who } приближается к кораблю и атакует { $station-in }.
story-pulled-home = { $who } тут же возвращается на корабль: на такой скорости не удержится никто.
story-door-sealed = { $who } остаётся { $station-in }: дверь в { $action-way ->
    [red] красную
   *[blue] синюю
 } сторону заблокирована.
story-special-in-vain = { $who } впустую применяет особое действие { $station-in }: { $reason ->
    [wrong-station] оно действует в другом месте.
    [wrong-turn] оно действует на 10-м или 11-м ходу.
    [broken] система сломана.
    [already-fired] одна из пушек на этом ходу уже стреляла.
    [no-energy] на обе пушки не хватает энергии.
    [no-tokens] жетоны не розданы двум людям.
    [in-space] кто-то с жетоном в космосе.
    [no-action] улучшать нечего.
    [alone] рядом нет другой карты.
    [no-squad] вести некого.
    [squad-disabled] отряд отключён.
    [no-damage] в этом секторе нет повреждений.
   *[nothing-broken] здесь ничего не сломано.
 }
story-two-rockets-launched = { $who } запускает две ракеты, которые летят как одна; на борту осталось: { $left }.
story-bonus-scored = { $who }: { $points ->
    [1] +1
   *[other] { $points }
 } к счёту команды.
story-temporary-shields = { $who } поднимает щиты на этот ход: { $zone } сектор — 2, остальные — по 1.
story-stimulated = { $who } получает стимулятор ({ $by }): следующее A, B или действие роботов на этом ходу — героическое.
story-action-prepared = { $who } готовится: следующее A, B или действие роботов станет героическим.
story-made-heroic = { $who } разыгрывает действие как героическое: { $action }.
story-medic-protects = { $who } до конца хода бережёт всех вокруг.
story-spared = { $who } уже теряет сознание{ $threat ->
    [absent] { "" }
   *[other] { " " }(угроза { $threat })
 }, но защита спасает.
story-teleported = { $who } телепортируется { $origin-from } { $station-to }.
story-threats-slowed = { $who } уводит корабль: все угрозы на этом ходу медленнее на 1.
story-jumps-early = { $who } готовит прыжок: корабль прыгает сразу после этого хода.
story-tile-removed = { $who }: роботы убирают повреждение — { $tile }, { $zone } сектор.
story-cannon-prepared = { $who } готовит пушку { $station-in } к следующему выстрелу.
story-repair-withheld = { $who } не может закончить ремонт издалека: угроза { $threat }.
story-effort-lost = { $who } с трудом добирается до угрозы { $threat }: пропадает { $marks ->
    [one] { $marks } отметка.
    [few] { $marks } отметки.
   *[many] { $marks } отметок.
 }
story-sabotage-repaired = { $who } чинит { $system } { $station-in }{ $done ->
    [yes] .
   *[no] , но закончить издалека нельзя.
 }
story-phase-changed = Угроза { $threat } { $out ->
    [yes] вне фазы: её ничем не достать.
   *[no] снова в фазе.
 }
story-threat-jumped = Угроза { $threat } перепрыгивает на другую траекторию: { $zone } сектор.
story-called = Угроза { $threat } вызывает угрозу { $called }.
story-call-prevented = Угроза { $threat } не успела вызвать угрозу { $called }: та считается уничтоженной.
story-mine-laid = Угроза { $threat } ставит мину { $station-in }.
story-systems-broken = Угроза { $threat } ломает A, B и C { $station-in }.
story-poisoned = { $who } получает яд от дронов угрозы { $threat }.
story-infected = { $who } заражается от угрозы { $threat }.
story-host-found = { $who } теперь носитель угрозы { $threat }.
story-thrown = { $who } летит кувырком { $origin-from } { $station-to }: это угроза { $threat }.
story-card-repeated = Из-за угрозы { $threat } { $who } на следующем ходу повторит: { $action }.
