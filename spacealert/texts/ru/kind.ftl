### Виды заданий: в начале предложения и как заголовок.

kind =
    .test-flight = Учебный полёт
    .simulation = Симуляция
    .advanced-simulation = Расширенная симуляция
    .mission = Задание
    .easier-double-action = Облегчённое задание с двойными действиями
    .double-action = Задание с двойными действиями
