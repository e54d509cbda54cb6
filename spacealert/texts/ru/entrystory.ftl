### Бортовой журнал как рассказ.

entrystory-date = { $day } { $month ->
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
 } { $year }
entrystory-home =
    Вернулись: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
entrystory-lost = Корабль погиб: { $threat }
entrystory-record = Рекорд на тот момент
entrystory-unscathed = Ни царапины
entrystory-close = На волосок от гибели
entrystory-knocked-out = Кого-то привезли без сознания
entrystory-leg = Задание { $number } кампании
