### Страница, которая рассказывает о задании тем, кого не было за столом, и тем, кто хочет увидеть его снова.

report-title = Space Alert: { $mission }
report-untitled = Своя партия
report-both = Русский
    .hint = Показать эту страницу по-русски.
report-back = предыдущий шаг
report-forward = следующий шаг
report-turn-back = предыдущий ход
report-turn-forward = следующий ход
report-place = показанный шаг
report-threats = Угрозы
report-number = №
report-threat = Угроза
report-where = Где
report-state = Прочность, щиты, скорость
report-plans = Планы
report-log = Что произошло
report-score = Счёт
report-chain = Как до этого дошло
report-crew = Экипаж
report-day = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
 } { $year } года
report-mattered = Решающие ходы
report-lost = корабль погиб
report-destroyed = { $count ->
    [one] уничтожена { $count } угроза
    [few] уничтожены { $count } угрозы
   *[many] уничтожено { $count } угроз
 }
report-survived = { $count ->
    [one] пережита { $count } угроза
    [few] пережиты { $count } угрозы
   *[many] пережито { $count } угроз
 }
report-damage = { $count ->
    [one] { $count } повреждение
    [few] { $count } повреждения
   *[many] { $count } повреждений
 }
report-knocked-out =
    { $count ->
        [one] { $count } человек
        [few] { $count } человека
       *[many] { $count } человек
    } без сознания
report-track-red = красная
report-track-white = белая
report-track-blue = синяя
report-track-internal = внутренняя
report-fate-not-yet = ещё не появилась
report-fate-on-track = приближается
report-fate-destroyed = уничтожена на ходу { $at }
report-fate-survived = пережита на ходу { $at }
report-made = Страница сделана в spacealert { $version } и работает без сети.
