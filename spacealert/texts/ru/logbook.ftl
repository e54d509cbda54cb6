### Бортовой журнал: его неприятности, строки и картины.

# Неприятности

logbook-no-such-line = В бортовом журнале нет записи { $number }.
logbook-unreadable-line = Запись { $number } не читается; убрать её можно командой «spacealert log remove { $number }».
logbook-nothing-to-undo = В бортовом журнале нечего отменять.
logbook-no-entry = Записать это нельзя: какое-то имя или текст слишком длинны или вовсе не текст.
logbook-rotten = { $count ->
    [one] { $count } запись не читается и пропущена.
    [few] { $count } записи не читаются и пропущены.
   *[many] { $count } записей не читаются и пропущены.
 }
logbook-rotten-campaigns = { $count ->
    [one] { $count } кампания не читается и пропущена.
    [few] { $count } кампании не читаются и пропущены.
   *[many] { $count } кампаний не читаются и пропущены.
 }
logbook-rotten-drafts = { $count ->
    [one] { $count } черновик не читается и пропущен.
    [few] { $count } черновика не читаются и пропущены.
   *[many] { $count } черновиков не читаются и пропущены.
 }
logbook-undone-besides = Отменены и взятые заодно кампании и черновики: { $count }.
logbook-keeps-no-file = В записи { $number } нет { $file ->
    [game] партии
   *[mission] задания
 }.
logbook-import-large = { $path } больше { $most } МБ и поэтому не читается.
logbook-import-unreadable = { $path } не читается: { $why }.
logbook-import-foreign = { $path } — не журнал: ожидался файл от «spacealert log export» или сам бортовой журнал.
logbook-typed-mission = Не сказано, какое это было задание: укажите --mission или партию через --game.
logbook-typed-end = У задания есть очки, или корабль погиб от угрозы: укажите одно из двух, но не оба.
logbook-typed-crew = { $count ->
    [one] Назван { $count } человек
    [few] Названы { $count } человека
   *[many] Названо { $count } человек
 }; возможно не больше { $most }.
logbook-typed-role = «{ $found }» — не роль; ожидается капитан, связист, безопасность или андроид.

# Напечатанный журнал

logbook-column-number = №
    .long = Номер
logbook-column-date = дата
    .long = Дата
logbook-column-mission = задание
    .long = Задание
logbook-column-common = об
    .long = Сложность обычных угроз
logbook-column-serious = се
    .long = Сложность серьёзных угроз
logbook-column-survived = переж
    .long = Очки за пережитые угрозы
logbook-column-destroyed = уничт
    .long = Очки за уничтоженные угрозы
logbook-column-damage = повр
    .long = Штраф за повреждения
logbook-column-knocked-out = без созн
    .long = Штраф за выведенных из строя
logbook-column-squads = роботы
    .long = Штраф за отключённые отряды роботов
logbook-column-visual = визуал
    .long = Визуальное подтверждение
logbook-column-total = итог
    .long = Итог
logbook-column-crew = экипаж
    .long = Экипаж
logbook-difficulty-white = 1
logbook-difficulty-yellow = 2
logbook-difficulty-mixed = 1+2
logbook-mark-captain = ★
logbook-mark-communications = ☊
logbook-mark-security = !
logbook-role-captain = капитан
logbook-role-communications = связист
logbook-role-security = безопасность
logbook-role-android = андроид
logbook-color-red = Красный
logbook-color-green = Зелёный
logbook-color-blue = Синий
logbook-color-yellow = Жёлтый
logbook-color-purple = Фиолетовый
logbook-lost = погибли

# Статистика

logbook-stats-title = Бортовой журнал
logbook-stats-summary = { $missions ->
    [0] Ещё не сыграно ни одного задания.
    [one] { $missions } задание, выиграно { $won }{ $average ->
        [none] .
       *[other] ; в среднем за выигранное { $average }, лучший итог { $best }.
    }
    [few] { $missions } задания, выиграно { $won }{ $average ->
        [none] .
       *[other] ; в среднем за выигранное { $average }, лучший итог { $best }.
    }
   *[many] { $missions } заданий, выиграно { $won }{ $average ->
        [none] .
       *[other] ; в среднем за выигранное { $average }, лучший итог { $best }.
    }
 }
logbook-stats-record = выиграно { $won } из { $missions }{ $average ->
    [none] {""}
   *[other] , в среднем { $average }
 }{ $wasted ->
    [none] {""}
   *[other] , упущено { $wasted }
 }
logbook-stats-wasted = Упущено: сколько очков в каждом задании принесла бы одна другая карта этого игрока, если бы остальные сыграли так же.
logbook-stats-results = Результаты по времени
logbook-stats-people = По членам экипажа
logbook-stats-difficulties = По сложности, обычные / серьёзные
logbook-stats-killers = Что губило наши корабли
