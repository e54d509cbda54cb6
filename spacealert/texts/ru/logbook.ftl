### Бортовой журнал: его неприятности, строки и картины.

# Неприятности

logbook-no-such-line = В бортовом журнале нет записи { $number }.
logbook-damaged-entry = (повреждена, не читается)
logbook-unreadable-line = Запись { $number } не читается. Удалить её можно командой «spacealert log remove { $number }».
logbook-nothing-to-undo = В бортовом журнале нечего отменять.
logbook-nothing-to-redo = В бортовом журнале нечего возвращать.
logbook-no-entry = Сохранить это нельзя: имя или текст слишком длинные или содержат недопустимые знаки.
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
logbook-unreadable-explorers = { $count ->
    [one] { $count } карьера не читается и пропущена.
    [few] { $count } карьеры не читаются и пропущены.
   *[many] { $count } карьер не читаются и пропущены.
 }
logbook-keeps-no-file = Запись { $number } сохранена без { $file ->
    [game] партии
   *[mission] задания
 }.
logbook-import-large = Файл { $path } больше { $most } МБ. Ничего не загружено.
logbook-import-many = В этом файле больше { $most } записей: столько не бывает ни в одном журнале. Ничего не загружено.
logbook-import-damaged = В этом файле больше { $most } записей прочитать не удалось. Ничего не загружено.
logbook-import-unreadable = { $path } не читается: { $why }.
logbook-import-foreign = { $path } — не бортовой журнал. Нужен файл, который создаёт «spacealert log export», или сам журнал.
logbook-typed-mission = Какое это было задание? Укажите --mission или, если есть файл партии, --game.
logbook-typed-end = Укажите либо очки, либо угрозу, погубившую корабль, но не то и другое.
logbook-typed-survived = Этот корабль погиб, и запись не изменена. Если он всё-таки вернулся, укажите все числа сразу: --destroyed, --survived, --damage, --knocked-out, --squads и --visual (0, если очков нет).
logbook-typed-crew = { $count ->
    [one] Назван { $count } человек
    [few] Названы { $count } человека
   *[many] Названо { $count } человек
 }, а можно не больше { $most }.
logbook-typed-role = «{ $found }» — не роль. Роли: капитан, связь, безопасность, андроид.

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
logbook-column-visual = иллюм
    .long = Визуальное подтверждение
logbook-column-total = итог
    .long = Итог
    .lost = Что погубило корабль
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
    .also = командир
logbook-role-communications = офицер связи
    .also = связь, связист
logbook-role-security = начальник службы безопасности
    .also = безопасность, безопасник
logbook-role-android = андроид
    .also = робот
logbook-color-red = Красный
logbook-color-green = Зелёный
logbook-color-blue = Синий
logbook-color-yellow = Жёлтый
logbook-color-purple = Фиолетовый
logbook-lost = корабль погиб

# Статистика

logbook-crew-title = Бортовой журнал: { $names }
logbook-print-nameless = У этого экипажа нет имён. Впишите их кнопкой «Исправить», и журнал экипажа можно будет напечатать.
logbook-print = Напечатать журнал экипажа
logbook-stats-title = Бортовой журнал
logbook-stats-summary =
    { $missions ->
        [0] Ещё не сыграно ни одного задания.
        [one]
            Сыграно { $missions } задание, выиграно { $won }.{ $average ->
                [none] { "" }
               *[other] { " " }Средний счёт при победе — { $average }, лучший — { $best }.
            }
        [few]
            Сыграно { $missions } задания, выиграно { $won }.{ $average ->
                [none] { "" }
               *[other] { " " }Средний счёт при победе — { $average }, лучший — { $best }.
            }
       *[many]
            Сыграно { $missions } заданий, выиграно { $won }.{ $average ->
                [none] { "" }
               *[other] { " " }Средний счёт при победе — { $average }, лучший — { $best }.
            }
    }
logbook-stats-record = выиграно { $won } из { $missions }{ $average ->
    [none] {""}
   *[other] , в среднем { $average }
 }{ $wasted ->
    [none] {""}
   *[other] , упущено { $wasted }
 }
logbook-stats-wasted = Упущенные очки — это те, что принесла бы в каждом задании одна более удачная карта этого игрока, если бы остальные сыграли так же.
logbook-stats-results = Наши результаты
logbook-stats-people = С кем мы возвращаемся?
logbook-stats-difficulties = Победы по сложности
logbook-stats-killers = Что губит наши корабли?

## Бортовой журнал в окне.

logbook-not-entered = Этого полёта нет в журнале. Сохраните его.
logbook-unlogged = Этого полёта нет в журнале.
logbook-coach = Эти планы составил тренер, поэтому в журнал полёт не попадёт.
logbook-entered = Записано в бортовой журнал под № { $number }.
logbook-cards-lacking =
    { $count ->
        [one] { $count } объявленная угроза осталась без карты. Введите карту в планах, и задание попадёт в журнал.
        [few] { $count } объявленные угрозы остались без карт. Введите карты в планах, и задание попадёт в журнал.
       *[many] { $count } объявленных угроз остались без карт. Введите карты в планах, и задание попадёт в журнал.
    }
logbook-title = Бортовой журнал
logbook-count = { $count ->
    [one] { $count } запись
    [few] { $count } записи
   *[many] { $count } записей
 }
logbook-sorted = Порядок: { $column }
logbook-empty = Пока пусто. Слетайте, и задание запишется само, а сыгранные раньше можно добавить вручную.
logbook-other-game = Запись { $number } — из другой игры. Смотреть и исправлять в ней нечего, её можно только удалить.
logbook-other-game-added = Партия записана в бортовой журнал.
logbook-no-game = Запись { $number } добавлена вручную, без партии, поэтому посмотреть её нельзя.
logbook-removed = Удалено: { $mission }, { $date }. U — вернуть.
logbook-undone =
    { $deed ->
        [added] Снова убрано из журнала: { $missions }.
        [corrected] Исправление отменено: { $missions }.
        [removed] Возвращено: { $missions }.
        [career] Изменение карьеры отменено: { $names }.
       *[merged]
            Загрузка журнала отменена: { $count ->
                [0] записей в нём не было.
                [one] { $count } запись — { $missions }.
                [few] { $count } записи — { $missions }.
               *[many] { $count } записей — { $missions }.
            }
    }
logbook-undone-with = Заодно возвращено как было: { $list }.
logbook-redone = { $deed ->
    [added] Снова записано: { $missions }.
    [corrected] Снова исправлено: { $missions }.
    [removed] Снова удалено: { $missions }.
    [career] Снова изменена карьера: { $names }.
   *[merged] { $count ->
        [0] Файл снова загружен: записей в нём не было.
        [one] Снова загружено: { $count } запись — { $missions }.
        [few] Снова загружено: { $count } записи — { $missions }.
       *[many] Снова загружено: { $count } записей — { $missions }.
    }
 }
logbook-redone-with = Заодно снова изменено: { $list }.
logbook-undo-title = Убрать это из бортового журнала?
logbook-undo-ask = { $deed ->
   *[added] Исчезнет { $missions }.
    [merged] { $count ->
        [one] Исчезнет { $count } загруженная запись: { $missions }.
        [few] Исчезнут { $count } загруженные записи: { $missions }.
       *[many] Исчезнут { $count } загруженных записей: { $missions }.
    }
 }
logbook-undo-ask-with = Заодно отменятся изменения: { $list }. «Вернуть» восстановит всё.
logbook-undo-yes = Убрать
logbook-mission-of = { $mission } ({ $date })
logbook-and-more = и ещё { $count }
logbook-with-campaign = { $date ->
    [none] кампания
   *[other] кампания от { $date }
 }
logbook-with-career = карьера ({ $name })
logbook-with-draft = { $kind ->
    [mission] прерванное задание
    [resolution] прерванный раунд последствий
   *[form] незаконченная запись
 }
logbook-type-in = Добавить
logbook-undo = Отменить
logbook-redo = Вернуть
logbook-remove = Удалить
logbook-correct = Исправить
logbook-walk = Посмотреть
logbook-statistics = Статистика

## Что можно сказать о задании: так это объясняет командная строка

logbook-option-game = Файл партии. Программа разыграет последствия и сохранит их вместе с записью. Остальное указывать не нужно.
logbook-option-mission = Задание: номер, код или любое название.
logbook-option-played = Когда играли, например 2026-11-18 (по умолчанию — сегодня).
logbook-option-crew = Кто играл, например «Аня=капитан, Боря=связь+безопасность, Вера, R2=андроид».
logbook-option-common = Сложность обычных угроз: white (1), yellow (2) или mixed (1+2); с The New Frontier также red (3) и другие.
logbook-option-serious = Сложность серьёзных угроз: white (1), yellow (2) или mixed (1+2); с The New Frontier также red (3) и другие.
logbook-option-destroyed = Очки за уничтоженные угрозы.
logbook-option-survived = Очки за пережитые угрозы.
logbook-option-damage = Сколько очков потеряно из-за повреждений, включая самый повреждённый сектор.
logbook-option-knocked-out = Сколько очков потеряно из-за потерявших сознание.
logbook-option-squads = Сколько очков потеряно из-за отключённых отрядов роботов.
logbook-option-visual = Очки за визуальное подтверждение.
logbook-option-lost-to = Угроза, погубившая корабль: код или название.

## Бланк

logbook-form-new = Задание, сыгранное раньше
logbook-form-begun = Только что сыгранное задание
logbook-form-correct = Исправить запись
logbook-form-keys = Tab — следующее поле, Enter — сохранить, Esc — отменить.
logbook-form-write = Сохранить
logbook-form-leave = Отмена
logbook-field-mission = Задание
logbook-field-played = Дата
logbook-field-crew = Экипаж
logbook-field-destroyed = Уничтожено
logbook-field-survived = Пережито
logbook-field-damage = Повреждения
logbook-field-knocked-out = Без сознания
logbook-field-squads = Роботы
logbook-field-visual = Иллюминатор
logbook-field-lost-to = Что погубило корабль (вместо очков)
logbook-hint-mission = S2-3
logbook-hint-played = 2026-11-18
logbook-hint-crew = Анна=капитан, Борис=связь+безопасность, Вера
logbook-hint-lost-to = угроза, которая погубила корабль
logbook-hint-points = очки
logbook-no-mission = Какое это было задание? Введите номер, код или любое из его названий.
logbook-wrong-day = «{ $found }» — не дата. Введите её так: 2026-11-18.

## Картина

logbook-statistics-title = Статистика
logbook-average = в среднем { $average }
logbook-legend = победы/полёты · средний счёт{ $wasted ->
    [yes] {" · упущено"}
   *[no] {""}
 }
logbook-number = { $number }
logbook-no-ship-lost = Ещё ни один корабль не погиб.
logbook-statistics-note = Полоса показывает долю выигранных заданий. Дальше — сколько выиграно из сыгранных, средний счёт и упущенные очки: столько добавила бы в каждом задании одна более удачная карта этого игрока.
logbook-sort-by = Порядок
