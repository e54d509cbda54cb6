### Что спасло бы корабль.

coach-thinking = Поиск того, что помогло бы
coach-change = { $kind ->
    [emptied] { $who }: на ходу { $turn } ничего вместо { $before }
    [filled] { $who }: на ходу { $turn }, где было пусто, — { $after }
    [swapped] { $who }: { $before } на ходу { $turn } и { $after } на ходу { $other } меняются местами
    [moved] { $who }: { $before } на ходу { $other }, а не на ходу { $turn }
    [earlier] { $who }: { $before } на ход раньше, на ходу { $other }
    [later] { $who }: { $before } на ход позже, на ходу { $other }
   *[replaced] { $who }: на ходу { $turn } { $after } вместо { $before }
 }
coach-and = { $first }; { $second }
coach-saved = { $change } — и экипаж выживает: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 }.
coach-better = { $change } — и выходит { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 } вместо { $before }.
coach-more = { $count ->
    [one] И ещё { $count } замена помогла бы.
    [few] И ещё { $count } замены помогли бы.
   *[many] И ещё { $count } замен помогли бы.
 }
coach-lost-by-everything = Замена одной-двух карт корабль не спасёт: проверено планов { $examined }, и в каждом он погибает.
coach-won-by-everything = Корабль ни разу не был в опасности: какую бы карту вы ни заменили, он вернулся бы.
coach-nothing-better = Из { $examined } проверенных замен ни одна не приносит больше очков.
coach-difference = Ход { $turn }, { $state ->
    [now] стало
   *[was] было
 }: { $sentence }
coach-because-destroyed = Угроза { $threat } уничтожена на ходу { $turn }.
coach-because-damage = { $fatal ->
    [yes] { $zone ->
        [red] Красный
        [white] Белый
       *[blue] Синий
     } сектор выстоял: к ходу { $turn } { $now ->
        [0] ни одного повреждения
        [one] { $now } повреждение
        [few] { $now } повреждения
       *[many] { $now } повреждений
     } вместо роковых семи.
   *[no] Повреждений в { $zone ->
        [red] красном
        [white] белом
       *[blue] синем
     } секторе: { $now } вместо { $was }.
 }
coach-because-awake = { $who } остаётся в сознании.
coach-because-item = { $item }: { $now } вместо { $was }.
coach-because-escaped = Зато угроза { $threat } не уничтожена.
coach-because-more-damage = Зато повреждений в { $zone ->
    [red] красном
    [white] белом
   *[blue] синем
 } секторе { $now } вместо { $was }.
coach-because-knocked-out = Зато { $who } теряет сознание.
coach-alike = { $count ->
    [one] Ещё { $count } замена даёт то же самое.
    [few] Ещё { $count } замены дают то же самое.
   *[many] Ещё { $count } замен дают то же самое.
}
coach-nobody-could-know = Знать этого никто не мог: когда фаза закончилась, об угрозе ещё не объявили.
coach-wasted = Что сыграно впустую
coach-wasted-shots = { $count ->
    [0] Впустую никто не стрелял.
    [one] Впустую — { $count } выстрел:
    [few] Впустую — { $count } выстрела:
   *[many] Впустую — { $count } выстрелов:
 }
coach-wasted-shot = Ход { $turn }: { $sentence }
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
coach-decisive = Решающий ход { $turn }: { $count ->
    [one] { $count } другая карта изменила
    [few] { $count } другие карты изменили
   *[many] { $count } других карт изменили
 } бы исход.
coach-best = Было: { $before }. С лучшим найденным планом: { $now }.
coach-plan = { $who }: { $cards }
coach-knew-everything = Честно говоря, этот план с самого начала знал все угрозы, а за столом их не знал никто.
coach-best-written = Игра с этим планом — в файле { $path }; посмотреть её: spacealert resolve.
coach-progress = Поиск ещё идёт: { $percent } %.
coach-stopped = Поиск остановлен: просмотрено не всё.
coach-keys = ↓ ↑ листать, 1…9 посмотреть эту замену, s остановить или искать дальше, q назад
coach-ask = В конце игры: c — спросить тренера, что помогло бы
coach-what-saves = Что бы нас спасло?
coach-button = Тренер
coach-back = Назад
coach-resume = Искать дальше
coach-stop = Остановить поиск
coach-side-by-side = Сравнить по шагам
coach-was = Как было
coach-would-be = Как могло быть
coach-in-words = Словами
coach-as-it-was = Как было: { $verdict }
coach-as-it-would-be = Как могло быть: { $verdict }
coach-best-plan = Искать лучший план
coach-walk-best = Посмотреть лучший план
coach-best-found = Лучший найденный план приносит { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 }. Честно говоря, он с самого начала знал все угрозы, а за столом их не знал никто.
coach-title-won = Можно ли было лучше?
coach-title = Что бы нас спасло
coach-best-searching = Ищу лучший план: { $seconds } с. Прервать можно в любой момент.
coach-best-none = За { $seconds } с лучшего плана не нашлось. Поиск случаен: в другой раз может повезти.
coach-load = Открыть в планах
coach-deeper = Глубокий поиск меняет все карты: spacealert coach ПАРТИЯ --best
