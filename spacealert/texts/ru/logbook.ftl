### Бортовой журнал: его неприятности, строки и картины.

# Неприятности

logbook-no-such-line = В бортовом журнале нет записи { $number }.
logbook-damaged-entry = (повреждена, не читается)
logbook-unreadable-line = Запись { $number } не читается; убрать её можно командой «spacealert log remove { $number }».
logbook-nothing-to-undo = В бортовом журнале нечего отменять.
logbook-no-entry = Сохранить это нельзя: имя или текст слишком длинные или вовсе не текст.
logbook-unreadable = { $count ->
    [one] { $count } запись не читается и пропущена.
    [few] { $count } записи не читаются и пропущены.
   *[many] { $count } записей не читаются и пропущены.
 }
logbook-unreadable-campaigns = { $count ->
    [one] { $count } кампания не читается и пропущена.
    [few] { $count } кампании не читаются и пропущены.
   *[many] { $count } кампаний не читаются и пропущены.
 }
logbook-unreadable-drafts = { $count ->
    [one] { $count } прерванная партия не читается и пропущена.
    [few] { $count } прерванные партии не читаются и пропущены.
   *[many] { $count } прерванных партий не читаются и пропущены.
 }
logbook-undone-besides = Отменены и взятые с ними кампании и прерванные партии: { $count }.
logbook-keeps-no-file = В записи { $number } нет { $file ->
    [game] партии
   *[mission] задания
 }.
logbook-import-large = { $path } больше { $most } МБ и поэтому не читается.
logbook-import-many = В этом файле больше { $most } записей: столько нет ни в одном журнале; ничего не загружено.
logbook-import-unreadable = { $path } не читается: { $why }.
logbook-import-foreign = { $path } — не бортовой журнал: ожидается файл от «spacealert log export» или сам журнал.
logbook-typed-mission = Какое это было задание? Укажите --mission или партию: --game.
logbook-typed-end = Задание приносит очки, или корабль погиб: укажите что-то одно.
logbook-typed-crew = { $count ->
    [one] Назван { $count } человек
    [few] Названы { $count } человека
   *[many] Названо { $count } человек
 }; возможно не больше { $most }.
logbook-typed-role = «{ $found }» — не роль; ожидается капитан, связист, безопасник или андроид.

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
    .long = Штраф за потерявших сознание
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
logbook-difficulty-white-new = 1+
logbook-difficulty-mixed-new = 1+2+
logbook-difficulty-yellow-new = 2+
logbook-difficulty-yellow-red = 2+3
logbook-difficulty-red = 3
logbook-difficulty-all = 1+2+3
logbook-mark-captain = ★
logbook-mark-communications = ☊
logbook-mark-security = !
logbook-role-captain = капитан
logbook-role-communications = связист
logbook-role-security = безопасник
logbook-role-security-also = безопасность
logbook-role-android = андроид
logbook-color-red = Красный
logbook-color-green = Зелёный
logbook-color-blue = Синий
logbook-color-yellow = Жёлтый
logbook-color-purple = Фиолетовый
logbook-lost = корабль потерян

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
logbook-stats-wasted = Упущено: очки, которые в каждом задании принесла бы одна удачная карта этого игрока, если бы остальные сыграли так же.
logbook-stats-results = Результаты по времени
logbook-stats-people = По членам экипажа
logbook-stats-difficulties = По сложности, обычные / серьёзные
logbook-stats-killers = Что губило наши корабли
