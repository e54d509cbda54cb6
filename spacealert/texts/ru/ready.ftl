### The ready room.

ready-subtitle = Десять минут. Один корабль.
ready-for = { $crew ->
    [4] Экипаж из четырёх человек
   *[other] Экипаж из пяти человек
 }
ready-crew = Экипаж: кто где сидит
ready-first-flight = Начните с учебного полёта 1
ready-last-flight =
    Последний полёт: { $mission }, { $points ->
        [lost] корабль погиб
       *[other] счёт { $points }
    }. { $best ->
        [none] { "" }
       *[other] Рекорд: { $best }.
    }
ready-other-ships = Другие игры
ready-started = Есть начатая партия
