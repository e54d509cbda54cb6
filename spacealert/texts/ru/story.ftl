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

story-card-blueward = к синему сектору
story-card-redward = к красному сектору

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
story-station-space2 = космос, расстояние 2
    .in = в космосе на расстоянии 2
    .to = в космос на расстояние 2
    .from = с расстояния 2
story-station-space3 = космос, расстояние 3
    .in = в космосе на расстоянии 3
    .to = в космос на расстояние 3
    .from = с расстояния 3

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
story-tile-structure = структурное повреждение

story-card-a = A
story-card-b = B
story-card-c = C
story-card-x = «боевые роботы»
story-card-red = «красная стрелка»
    .the = «красная стрелка»
story-card-blue = «синяя стрелка»
    .the = «синяя стрелка»
story-card-lift = «гравилифт»
    .the = «гравилифт»
story-card-none = пустой ход
story-card-heroic-a = «героическое A»
story-card-heroic-b = «героическое B»
story-card-heroic-x = «героические боевые роботы»
story-card-special = «базовое особое действие»
    .the = «базовое особое действие»
story-card-special-advanced = «улучшенное особое действие»
    .the = «улучшенное особое действие»
story-card-heroic-move = «героический переход { $station-to }»
    .the = «героический переход { $station-to }»

story-color-red = Красный
story-color-blue = Синий
story-color-green = Зелёный
story-color-yellow = Жёлтый
story-color-purple = Фиолетовый
story-android = { $name } (андроид)
story-nobody = никто

story-threat =
    { $number ->
        [absent] «{ $name }»
       *[other] { $number } «{ $name }»
    }
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

story-appeared =
    { $zone ->
        [absent]
            Угроза { $threat } появляется { $stations ->
                [absent] пока вне отсеков
               *[other] { $at-stations }
            }, на клетке { $space } внутренней траектории. Её прочность — { $hull }.
       *[other] Угроза { $threat } появляется в { $zone-in } секторе, на клетке { $space }. Её прочность — { $hull }.
    }

## действия игроков

story-no-card = { $who } на этом ходу ничего не делает.
story-unconscious = { $who } без сознания: карта { $action } не действует.
story-slipped = «Ой!» { $who } хочет сыграть { $meant }, а не { $laid }.
story-slip-without-card = «Ой!» { $who } хочет сыграть { $meant }, но из-за задержки ошибочной карты на этом ходу уже нет.
story-delayed =
    { $who } задерживается на ходу { $turn }: { $cause }.{ $moved-count ->
        [0] { "" }
        [1] { " " }Карта { $moved } сдвигается на ход { $moved-to }.
       *[other] { " " }Карты ходов { $turn }–{ $moved-last } сдвигаются на один ход дальше.
    }{ $lost ->
        [absent]
            { $moved-count ->
                [0]
                    { $kept ->
                        [late] { " " }Этот ход уже задержан, и карты остаются на местах.
                        [protected] { " " }Но карту этого хода защищает спецназовец, и она остаётся на месте.
                       *[other] { " " }Карты на этом ходу нет, и сдвигать нечего.
                    }
               *[other] { "" }
            }
       *[other] { " " }Карте { $lost } не хватает места: её вытолкнули за край поля.
    }
story-cause-lift-damaged = гравилифт повреждён
story-cause-lift-in-use = на гравилифте в этом секторе уже едет { $by }
story-cause-slime = в отсеке слизь
story-cause-contamination = в отсеке заражение
story-cause-computer = компьютер не обслужен
story-cause-threat = виновата угроза { $threat }
story-cause-space = в космосе действуют только боевые роботы
story-cause-slip = за ошибку платят задержкой
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
story-fired =
    { $who } жмёт A { $station-in }: стреляет { $weapon }{ $heroic ->
        [yes] { " " }с героической точностью (+1)
       *[no] { "" }
    }{ $energy ->
        [absent] .
        [0] . Энергии в { $zone-in } реакторе больше нет.
        [one] . В { $zone-in } реакторе остался { $energy } кубик энергии.
        [few] . В { $zone-in } реакторе осталось { $energy } кубика энергии.
       *[many] . В { $zone-in } реакторе осталось { $energy } кубиков энергии.
    }
story-no-energy = { $who } жмёт A { $station-in }. Щёлк — и тишина: { $zone } реактор пуст.
story-already-fired = { $who } жмёт A { $station-in }, но отсюда на этом ходу уже стреляли: { $weapon } второй раз не выстрелит.
story-filled =
    { $who } передаёт энергию из { $source-of } реактора: { $zone } { $system ->
        [shield] щит
       *[reactor] реактор
    } получает { $amount ->
        [one] { $amount } кубик
        [few] { $amount } кубика
       *[many] { $amount } кубиков
    }{ $extra ->
        [0] { "" }
       *[other] { " " }и героически ещё { $extra }
    }, теперь в нём { $now }. В { $source-in } реакторе остаётся { $left }.
story-already-full = { $who } жмёт B, но { $zone } { $system ->
    [shield] щит
   *[reactor] реактор
 } уже полон ({ $now } из { $capacity }).
story-source-empty = { $who } жмёт B, но { $source } реактор пуст: { $zone } { $system ->
    [shield] щит
   *[reactor] реактор
 } ничего не получает.
story-refuelled =
    { $who } тратит топливный бак: белый реактор получает { $amount ->
        [one] { $amount } кубик
        [few] { $amount } кубика
       *[many] { $amount } кубиков
    }{ $extra ->
        [0] { "" }
       *[other] { " " }и героически ещё { $extra }
    }, теперь в нём { $now }. { $left ->
        [0] Топливных баков больше нет.
        [one] Остался { $left } топливный бак.
        [few] Осталось { $left } топливных бака.
       *[many] Осталось { $left } топливных баков.
    }
story-no-fuel = { $who } жмёт B в нижнем белом отсеке, но топливных баков больше нет.
story-maintained =
    { $who } обслуживает компьютер в фазе { $phase }{ $in-time ->
        [yes] .
       *[no] , но проверка уже прошла.
    }
story-already-maintained = { $who } жмёт C на мостике, но компьютер в фазе { $phase } уже обслужен.
story-rocket-launched =
    { $who } запускает ракету. { $left ->
        [0] Ракет на борту больше нет.
        [one] На борту осталась { $left } ракета.
        [few] На борту осталось { $left } ракеты.
       *[many] На борту осталось { $left } ракет.
    }
story-no-rocket = { $who } жмёт C в нижнем синем отсеке, но ракет больше нет.
story-rocket-space-taken = { $who } жмёт C в нижнем синем отсеке, но стартовая клетка занята другой ракетой.
story-squad-taken =
    { $who } забирает { $station-in } отряд боевых роботов{ $squad ->
        [disabled] , но слизь успела его отключить.
       *[active] { " " }и возглавляет его.
    }
story-squad-revived = { $who } снова запускает { $station-in } отключённый отряд роботов.
story-squad-already-active = { $who } жмёт C { $station-in }, но уже возглавляет запущенный отряд.
story-squad-gone = { $who } жмёт C { $station-in }, но отряда в ангаре уже нет.
story-sortie = { $who } вылетает на перехватчиках и атакует{ $heroic ->
    [yes] {" "}героически (+1)
   *[no] {""}
 }.
story-no-sortie =
    { $who } не может вылететь на перехватчиках: { $reason ->
        [no-squad] нет отряда боевых роботов.
        [squad-disabled] отряд отключён.
       *[hangar-empty] на них уже летает { $by }.
    }
story-stayed-in-space = { $who } остаётся в космосе и снова атакует{ $heroic ->
    [yes] {" "}героически (+1)
   *[no] {""}
 }.
story-returned = { $who } возвращается на перехватчиках { $station-to }.
story-looked-out =
    { $who } смотрит в иллюминатор.{ $count ->
        [1] { "" }
        [few] { " " }Теперь в иллюминатор смотрят { $count } человека.
       *[other] { " " }Теперь в иллюминатор смотрят { $count } человек.
    }
story-repaired =
    { $who } чинит угрозу { $threat } ({ $system ->
        [bots] перехватчиками, в космосе
       *[other] система { $system }, { $station }
    }) и кладёт на неё { $marks } { $marks ->
        [one] красный кубик
        [few] красных кубика
       *[many] красных кубиков
    }: теперь их { $total } при прочности { $hull }{ $others ->
        [absent] .
       *[other] . Остальные неисправности здесь не затронуты: { $others }.
    }
story-repair-waits = { $who } чинит угрозу { $threat } { $station-in }: это { $count }-й ремонт из { $needed }, а нужны все за один ход.
story-beyond-repair = { $who } жмёт { $system } { $station-in }, но починить там уже ничего нельзя ({ $cards }).
story-bots-attacked =
    { $who } атакует роботами угрозу { $threat } { $station-in }{ $heroic ->
        [yes] , героически,
       *[no] { "" }
    } и наносит { $marks } { $marks ->
        [one] повреждение
        [few] повреждения
       *[many] повреждений
    }: всего { $total } при прочности { $hull }.
story-bots-cleared =
    { $who } роботами уничтожает жетон угрозы { $threat } { $station-in }. { $left ->
        [0] Это был последний.
       *[other] Осталось жетонов: { $left }.
    }
story-no-intruder = { $who } посылает роботов в бой { $station-in }, но захватчика там нет.
story-no-squad = { $who } посылает роботов в бой { $station-in }, но посылать некого: отряда нет.
story-squad-is-disabled = { $who } посылает роботов в бой { $station-in }, но отряд отключён.
story-fired-back = Угроза { $threat } стреляет в ответ: отряд, который возглавляет { $who }, отключён.
story-joint-repair =
    Ремонт идёт сразу во всех отсеках ({ $stations }): угроза { $threat } получает ещё { $marks } { $marks ->
        [one] красный кубик
        [few] красных кубика
       *[many] красных кубиков
    }, теперь их { $total } при прочности { $hull }.
story-repaired-alone =
    Угрозу { $threat } на этом ходу чинил только один человек, и она получает ещё { $marks } { $marks ->
        [one] красный кубик
        [few] красных кубика
       *[many] красных кубиков
    }: теперь их { $total } при прочности { $hull }.
story-confirmed =
    Визуальное подтверждение в фазе { $phase }: { $players ->
        [1] смотрел один человек
        [few] вместе смотрели { $players } человека
       *[many] вместе смотрели { $players } человек
    }, лучший результат фазы — { $best }. Это { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }.

## что случается с людьми

story-knocked-out =
    { $who } теряет сознание{ $threat ->
        [absent] { "" }
       *[other] { " " }из-за угрозы { $threat }
    }{ $squad ->
        [yes] , и отряд роботов отключён до конца задания.
       *[no] .
    }
story-bay-disabled = Угроза { $threat } отключает отряд роботов { $station-in }.

## расчёт повреждений

story-aimed =
    { $targets-count ->
        [1] Цель
       *[other] Цели
    } { $weapon-of }{ $from }: { $targets-count ->
        [1] угроза
       *[other] угрозы
    } { $targets }, урон { $damage }{ $heroic ->
        [yes] { " " }(героический)
       *[no] { "" }
    }{ $ignored ->
        [absent] .
       *[other] . Не стали целью: { $ignored }.
    }
story-aimed-from = { " " }{ $station-in }
story-at-nothing =
    У { $weapon-of }{ $from } нет цели{ $ignored ->
        [absent] .
       *[other] . Не стали целью: { $ignored }.
    }
story-ignored = { $threat } ({ $reason })
story-reason-hidden = невидимость ещё не снята
story-reason-far = на расстоянии 3 не видна
story-reason-out-of-range = вне радиуса поражения
story-reason-heavy-laser = тяжёлые лазеры её не видят
story-reason-rocket = ракеты её не видят
story-reason-behind = не ближайшая
story-reason-drawn-elsewhere = ракету притянула другая угроза
story-reason-busy = перехватчики заняты пробоиной
story-reason-out-of-phase = вне фазы
story-reason-blinded = лазеры ослеплены, и никто не помог им прицелиться
story-hit =
    Огонь по угрозе { $threat }: { $hits }{ $hits-count ->
        [1] { "" }
       *[other] { " " }= { $damage }
    }, { $shields ->
        [0] щитов нет
       *[other] щиты { $shields }
    }. { $marks ->
        [0] Урон не проходит: повреждений по-прежнему { $total } при прочности { $hull }
        [one] Угроза получает { $marks } повреждение: всего { $total } при прочности { $hull }
        [few] Угроза получает { $marks } повреждения: всего { $total } при прочности { $hull }
       *[many] Угроза получает { $marks } повреждений: всего { $total } при прочности { $hull }
    }{ $why ->
        [cryoshield] ; всё принял на себя криощит, и его больше нет
        [swarm] ; больше за один ход рой не получает
        [pulse] ; импульсная пушка обнулила щиты
        [polarized] ; урон лазеров считается наполовину
       *[none] { "" }
    }.
story-hit-by = { $weapon } { $damage }
story-rocket-in-vain = Ракета попадает в угрозу { $threat }. Той хоть бы что.
story-rocket-hardened = Ракета укрепляет угрозу { $threat }: теперь её щиты равны { $shields }.
story-destroyed = Угроза { $threat } уничтожена: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 }.
story-exploded = Угроза { $threat } взрывается: все другие внешние угрозы получают по 1 повреждению.
story-marked =
    Угроза { $threat } получает { $marks } { $marks ->
        [one] повреждение
        [few] повреждения
       *[many] повреждений
    } { $cause ->
        [explosion] от взрыва
       *[own] от собственных действий
    } в обход щитов: всего { $total } при прочности { $hull }.
story-retaliated = Угроза { $threat } наносит ответный удар силой { $attack }.
story-cannons-cleared = Потраченная энергия и долетевшие ракеты убраны с поля.

## действия угроз

story-threat-moved =
    Угроза { $threat } движется с клетки { $origin } на { $space }{ $letters ->
        [absent] .
       *[other] { " " }и проходит { $letters }.
    }
story-threat-acts = Теперь действие { $letter } угрозы { $threat }.
story-attacked =
    Угроза { $threat } атакует { $zone } сектор силой { $attack }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus } от разведчика
    }. { $absorbed ->
        [0]
            { $shield ->
                [0] Щит пуст
               *[other] Щит ничего не поглощает
            }
       *[other] Щит поглощает { $absorbed }, в нём остаётся { $shield }
    }. { $through ->
        [0] Сектор не пострадал.
       *[other]
            Сектор получает { $through ->
                [one] { $through } повреждение
                [few] { $through } повреждения
               *[many] { $through } повреждений
            }{ $factor ->
                [1] .
                [2] , и урон удваивается.
               *[other] , и урон вырастает в { $factor } раза.
            }
    }
story-damaged =
    { $damage ->
        [0] Угроза { $threat } не наносит { $zone-to } сектору повреждений.
       *[other]
            Угроза { $threat } наносит { $zone-to } сектору { $damage ->
                [one] { $damage } повреждение
                [few] { $damage } повреждения
               *[many] { $damage } повреждений
            } { $within ->
                [yes] изнутри
               *[no] в обход щита
            }{ $factor ->
                [1] .
                [2] , и урон удваивается.
               *[other] , и урон вырастает в { $factor } раза.
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
story-tile-drawn =
    { $number }-я фишка повреждения в { $zone-in } секторе: { $tile }{ $capacity ->
        [absent] .
       *[other]
            { "." } Ёмкость теперь { $capacity }{ $lost ->
                [0] .
                [one] , { $lost } кубик энергии потерян.
                [few] , { $lost } кубика энергии потеряны.
               *[many] , { $lost } кубиков энергии потеряно.
            }
    }
story-drained =
    { $amount ->
        [0]
            { $system ->
                [shield] Щит
               *[reactor] Реактор
            } { $zone-of } сектора и так пуст, терять нечего.
       *[other]
            { $system ->
                [shield] Щит
               *[reactor] Реактор
            } { $zone-of } сектора теряет { $amount ->
                [one] { $amount } кубик
                [few] { $amount } кубика
               *[many] { $amount } кубиков
            } энергии, остаётся { $now }.
    }
story-overcharged =
    { $amount ->
        [0] В щите { $zone-of } сектора для этой энергии нет места.
        [one] В щит { $zone-of } сектора уходит { $amount } кубик, теперь там { $now }.
        [few] В щит { $zone-of } сектора уходят { $amount } кубика, теперь там { $now }.
       *[many] В щит { $zone-of } сектора уходят { $amount } кубиков, теперь там { $now }.
    }
story-fuel-lost =
    Потерян топливный бак. { $left ->
        [0] Больше баков нет.
        [one] Остался { $left }.
       *[other] Осталось { $left }.
    }
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
story-rocket-lost =
    Одна ракета на борту уничтожена. { $left ->
        [0] Больше ракет нет.
        [one] Осталась { $left }.
       *[other] Осталось { $left }.
    }
story-mended =
    { $amount ->
        [0] Угроза { $threat } не повреждена, и чинить ей нечего.
       *[other]
            Угроза { $threat } чинит себя: { $amount ->
                [one] { $amount } повреждение устранено
                [few] { $amount } повреждения устранены
               *[many] { $amount } повреждений устранено
            }, осталось { $total }.
    }
story-shields-changed = Щиты угрозы { $threat } теперь равны { $shields }.
story-hull-changed = Прочность угрозы { $threat } теперь равна { $hull }.
story-speed-changed = Скорость угрозы { $threat } теперь равна { $speed }.
story-flagged = Угроза { $threat } { $flag }.
story-flag-revealed = теперь видна
story-flag-cryoshield-lost = осталась без криощита
story-flag-boosting = усиливает другие внешние угрозы: каждая атакует на 1 сильнее
story-flag-shielding = укрепляет внешние угрозы: у каждой на 1 щит больше
story-flag-fires-back = теперь стреляет в ответ
story-flag-doubles-red = удваивает каждое повреждение красного сектора
story-flag-doubles-all = удваивает каждое повреждение любого сектора
story-flag-distracted = отвлеклась на ракету
story-flag-absorb-nothing = не даёт щитам поглощать урон
story-flag-strengthen-attacks = заставляет щиты усиливать атаки
story-flag-sealed-red = блокирует дверь в красный сектор
story-flag-sealed-blue = блокирует дверь в синий сектор
story-flag-blinded-red = ослепляет лазеры красного сектора
story-flag-blinded-white = ослепляет лазеры белого сектора
story-flag-blinded-blue = ослепляет лазеры синего сектора
story-flag-accessible = теперь в пределах досягаемости
story-intruder-moved = Угроза { $threat } переходит { $origin-from } { $station-to }.
story-intruder-stays =
    Угроза { $threat } остаётся { $station-in }: { $reason ->
        [tie] в нескольких соседних отсеках людей поровну.
        [there] нет сектора, повреждённого сильнее.
        [sealed] дверь заблокирована.
       *[wall] дальше отсеков нет.
    }
story-spread = Угроза { $threat } расползается { $origin-from } { $station-to }.
story-survived =
    Угроза { $threat } уходит с траектории. Вы её пережили: { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }.
story-rocket-flies = Ракета летит дальше, на вторую клетку.

## компьютер

story-computer-checked =
    Проверка компьютера в фазе { $phase }: { $passed ->
        [yes] компьютер обслужен, всё в порядке.
       *[no] компьютер никто не обслужил, и следующий ход всех на борту задерживается.
    }
story-not-aboard = { $who } в космосе, и эта задержка туда не дотягивается.

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
story-verdict-lost = Угроза «{ $threat }» погубила корабль на ходу { $turn }

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

story-flew-out = { $who } улетает { $station-to } и атакует там.
story-came-nearer = { $who } приближается к кораблю и атакует { $station-in }.
story-pulled-home = { $who } тут же возвращается на корабль: на такой скорости в сознании не удержится никто.
story-door-sealed = { $who } остаётся { $station-in }: дверь в { $action-way ->
    [red] красную
   *[blue] синюю
 } сторону заблокирована.
story-special-in-vain =
    { $who } впустую применяет особое действие { $station-in }: { $reason ->
        [wrong-station] оно действует в другом месте.
        [wrong-turn] оно действует только на ходу 10 или 11.
        [broken] система сломана.
        [already-fired] одна из пушек на этом ходу уже стреляла.
        [no-energy] на обе пушки не хватает энергии.
        [no-tokens] жетоны не розданы двум членам экипажа.
        [in-space] один из жетонов в космосе.
        [no-action] улучшать нечего.
        [alone] в этой клетке нет другой карты.
        [no-squad] нет отряда боевых роботов.
        [squad-disabled] отряд отключён.
        [no-damage] в этом секторе нет повреждений.
       *[nothing-broken] здесь ничего не сломано.
    }
story-two-rockets-launched =
    { $who } запускает две ракеты, которые летят как одна. { $left ->
        [0] Ракет на борту больше нет.
        [one] На борту осталась { $left } ракета.
        [few] На борту осталось { $left } ракеты.
       *[many] На борту осталось { $left } ракет.
    }
story-bonus-scored =
    { $points ->
        [1] { $who } приносит команде очко.
       *[other] { $who } платит за эту защиту одним очком команды.
    }
story-temporary-shields = { $who } усиливает щиты на этот ход: { $zone } — на 2, остальные — на 1.
story-stimulated = { $by } вводит стимулятор: { $who } на этом ходу сыграет следующее действие (A, B или роботы) героически.
story-action-prepared = { $who } готовится: следующее действие (A, B или роботы) будет героическим.
story-made-heroic = Действие становится героическим: { $who } играет { $action }.
story-medic-protects = { $who } до конца хода не даёт никому в своём отсеке потерять сознание.
story-spared =
    { $who } чуть не теряет сознание{ $threat ->
        [absent] { "" }
       *[other] { " " }из-за угрозы { $threat }
    }, но спасает защита.
story-teleported = { $who } телепортируется { $origin-from } { $station-to }.
story-threats-slowed = { $who } уводит корабль: все угрозы на этом ходу медленнее на 1.
story-jumps-early = { $who } готовит прыжок: корабль прыгнет сразу после этого хода.
story-tile-removed = { $who } с роботами убирает повреждение в { $zone-in } секторе: { $tile }.
story-cannon-prepared = { $who } готовит пушку { $station-in } к следующему выстрелу.
story-repair-withheld = { $who } не может закончить ремонт угрозы { $threat } издалека.
story-effort-lost =
    { $who } с трудом добирается до угрозы { $threat }, и { $marks ->
        [one] { $marks } красный кубик пропадает.
        [few] { $marks } красных кубика пропадают.
       *[many] { $marks } красных кубиков пропадают.
    }
story-sabotage-repaired = { $who } чинит { $system } { $station-in }{ $done ->
    [yes] .
   *[no] , но закончить издалека нельзя.
 }
story-phase-changed = Угроза { $threat } { $out ->
    [yes] вне фазы: её ничем не достать.
   *[no] снова в фазе.
 }
story-threat-jumped = Угроза { $threat } перепрыгивает на траекторию { $zone-of } сектора.
story-called = Угроза { $threat } вызывает угрозу { $called }.
story-call-prevented = Угроза { $threat } не успела вызвать угрозу { $called }: та считается уничтоженной.
story-mine-laid = Угроза { $threat } ставит мину { $station-in }.
story-systems-broken = Угроза { $threat } ломает A, B и C { $station-in }.
story-poisoned = { $who } получает дозу яда от дронов ({ $threat }).
story-infected = { $who } заражается от угрозы { $threat }.
story-host-found = { $who } теперь носитель угрозы { $threat }.
story-thrown = { $who } летит кувырком { $origin-from } { $station-to } из-за угрозы { $threat }.
story-card-repeated = Из-за угрозы { $threat } { $who } на следующем ходу повторит: { $action }.
