### Что спасло бы корабль.

coach-thinking = Ищем, что помогло бы
coach-change =
    { $kind ->
        [emptied] { $who } не играет { $before } на ходу { $turn }
        [filled] { $who } играет { $after } на пустом ходу { $turn }
        [swapped] { $who } меняет местами { $before } на ходу { $turn } и { $after } на ходу { $other }
        [moved] { $who } играет { $before } на ходу { $other }, а не на ходу { $turn }
        [earlier] { $who } играет { $before } на ход раньше, на ходу { $other }
        [later] { $who } играет { $before } на ход позже, на ходу { $other }
       *[replaced] { $who } играет на ходу { $turn } { $after } вместо { $before }
    }
coach-and = { $first }; { $second }
coach-saved =
    { $change }: экипаж выживает и получает { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }.
coach-better =
    { $change }: выходит { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    } вместо { $before }.
coach-more =
    { $count ->
        [one] Помогла бы ещё { $count } замена.
        [few] Помогли бы ещё { $count } замены.
       *[many] Помогли бы ещё { $count } замен.
    }
coach-lost-by-everything = Замена одной или двух карт корабль не спасёт (проверено планов: { $examined }).
coach-won-by-everything = Корабль ни разу не был в опасности: какую карту ни замени, он всё равно вернулся бы.
coach-nothing-better =
    Из { $examined } { $examined ->
        [one] проверенной замены
       *[other] проверенных замен
    } ни одна не приносит больше очков.
coach-difference = Ход { $turn }, { $state ->
    [now] стало
   *[was] было
 }. { $sentence }
coach-because-destroyed = Угроза { $threat } уничтожена на ходу { $turn }.
coach-because-damage =
    { $fatal ->
        [yes]
            { $zone ->
                [red] Красный
                [white] Белый
               *[blue] Синий
            } сектор выстоял: к ходу { $turn } { $now ->
                [0] у него ни одного повреждения
                [one] у него { $now } повреждение
                [few] у него { $now } повреждения
               *[many] у него { $now } повреждений
            }, а не роковые семь.
       *[no]
            { $zone ->
                [red] Красный
                [white] Белый
               *[blue] Синий
            } сектор { $now ->
                [0] не получает ни одного повреждения
                [one] получает { $now } повреждение
                [few] получает { $now } повреждения
               *[many] получает { $now } повреждений
            } вместо { $was }.
    }
coach-because-awake = { $who } остаётся в сознании.
coach-because-item = { $item }: { $now } вместо { $was }.
coach-because-escaped = Но угроза { $threat } не уничтожена.
coach-because-more-damage =
    Но { $zone ->
        [red] красный
        [white] белый
       *[blue] синий
    } сектор получает { $now ->
        [one] { $now } повреждение
        [few] { $now } повреждения
       *[many] { $now } повреждений
    } вместо { $was }.
coach-because-knocked-out = Но { $who } теряет сознание.
coach-alike = { $count ->
    [one] Ещё { $count } замена даёт то же самое.
    [few] Ещё { $count } замены дают то же самое.
   *[many] Ещё { $count } замен дают то же самое.
}
coach-nobody-could-know = Знать этого никто не мог: когда фаза закончилась, об угрозе ещё не объявили.
coach-wasted = Что сыграно впустую
coach-wasted-shots =
    { $count ->
        [0] Впустую никто не стрелял.
        [one] Впустую сделан { $count } выстрел:
        [few] Впустую сделано { $count } выстрела:
       *[many] Впустую сделано { $count } выстрелов:
    }
coach-wasted-shot = Ход { $turn }{ $who ->
    [none] {""}
   *[other] , { $who }
 }. { $sentence }
coach-wasted-member = { $who }: { $failed ->
    [0] всё удалось
    [one] { $failed } неудачное действие
    [few] { $failed } неудачных действия
   *[many] { $failed } неудачных действий
 }, { $waited ->
    [0] ни одного хода без карты
    [one] { $waited } ход без карты
    [few] { $waited } хода без карты
   *[many] { $waited } ходов без карты
 }, { $late ->
    [0] без задержек
    [one] { $late } задержка
    [few] { $late } задержки
   *[many] { $late } задержек
 }.
coach-wasted-threat = Угроза { $threat } не уничтожена: упущено { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 }.
coach-decisive =
    Решающим был ход { $turn }: исход изменила бы { $count ->
        [1] { $count } другая карта.
        [one] любая из { $count } другой карты.
       *[other] любая из { $count } других карт.
    }
coach-best = Было: { $before }. С лучшим из найденных планов: { $now }.
coach-plan = { $who }: { $cards }
coach-knew-everything = Справедливости ради: программа, составляя этот план, с самого начала знала все угрозы, а вы — нет.
coach-best-written = Партия с этим планом записана в файл { $path }. Посмотреть её: spacealert resolve { $path }
coach-progress = Поиск ещё идёт: проверено { $percent } %.
coach-stopped = Поиск остановлен, проверено не всё.
coach-keys = ↓ ↑ листать, 1…9 посмотреть замену, s остановить поиск или искать дальше, q назад
coach-ask = В конце: c — спросить тренера, что помогло бы
coach-what-saves = Что бы нас спасло?
coach-button = Тренер
coach-back = Назад
coach-resume = Искать дальше
coach-stop = Остановить поиск
coach-side-by-side = Сравнить по шагам
coach-was = Как было
coach-would-be = Как могло быть
coach-in-words = Словами
coach-as-it-was = Как было. { $verdict }
coach-as-it-would-be = Как могло быть. { $verdict }
coach-best-plan = Искать лучший план
coach-walk-best = Посмотреть лучший план
coach-best-found = Лучший найденный план приносит { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 }. Справедливости ради: программа с самого начала знала все угрозы, а вы — нет.
coach-title-won = А можно было лучше?
coach-title = Что бы нас спасло?
coach-best-searching = Ищем лучший план: { $seconds } с. Прервать можно в любой момент.
coach-best-none = За { $seconds } с лучшего плана не нашлось. В поиске есть доля случая: в другой раз может повезти.
coach-load = Открыть в планах
coach-deeper = Чтобы тренер мог менять сколько угодно карт: spacealert coach ПАРТИЯ --best
