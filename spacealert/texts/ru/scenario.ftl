### Задания: что бывает не так с их файлами и записями и как рассказываются их события.

## Что может быть не так со страницей

scenario-id = { $standing }, а нужен идентификатор: до 40 букв, цифр, точек и дефисов без пробелов, первой — буква.
scenario-code = { $standing }, а нужен код из латинских букв и цифр.
scenario-title-long = В названии { $count ->
    [one] { $count } знак
    [few] { $count } знака
   *[many] { $count } знаков
 }, а можно не больше { $most }.
scenario-time = { $standing }, а нужно время — минуты:секунды, например { $meant }.
scenario-time-doubled = «{ $found }» указано дважды (первый раз — в строке { $line }). Запишите это время один раз со списком событий: { $found }: [incoming data, data transfer].
scenario-time-order = { $found } стоит после { $before }, а события должны идти по порядку.
scenario-past-end = Время { $found } должно быть раньше конца операции ({ $end }).
scenario-phases-count = Здесь { $count ->
    [one] { $count } фаза
    [few] { $count } фазы
   *[many] { $count } фаз
 }, а нужно время окончания двух или трёх, например [3:45, 7:30, 10:00].
scenario-phases-order = { $found } стоит после { $before }, а каждая фаза должна кончаться позже предыдущей.
scenario-phase-short = Эта фаза длится { $count } с, а нужно не меньше { $least } с: столько занимает один обратный отсчёт.
scenario-event = { $standing }, а нужно событие, например одно из этих: { $examples }.
scenario-form = { $standing }, а нужно «{ $meant }».
scenario-turn = { $standing }, а нужен ход от T+1 до T+{ $most }.
scenario-turn-cyrillic = { $standing } с русской буквой, а нужна латинская T.
scenario-turn-missing = { $standing } без хода. Добавьте ход от T+1 до T+{ $most }, как в «threat T+2 red».
scenario-zone-of-internal = { $standing }, но у внутренней угрозы (internal) сектора нет. Оставьте одно «internal».
scenario-zone-missing = { $standing } без сектора. Добавьте red, white или blue, а для внутренней угрозы — слово «internal».
scenario-zone-second = { $standing } после сектора, а сектор у угрозы только один.
scenario-no-such-turn = Здесь { $found }, но в раунде из двух фаз только { $last } ходов. Нужен более ранний ход.
scenario-phase-is-over = { $found } объявляется в { $at }, но фаза { $phase } кончилась ещё в { $end }. Нужно более раннее время или более поздний ход.
scenario-silence = { $standing }, а нужно «communications down» и число секунд от 1 до { $most }.
scenario-silence-too-short = { $standing }, а нужно не меньше { $least } с: столько занимает само объявление.
scenario-crowded = { $late ->
    [countdown] Обратному отсчёту фазы { $late-said } в { $late-at }
   *[event] Событию «{ $late-said }» в { $late-at }
 } придётся ждать { $seconds } с: в это время ещё { $before ->
    [begin] звучит вступление.
    [countdown] идёт обратный отсчёт фазы { $before-said }, начатый в { $before-at }.
   *[event] звучит «{ $before-said }» ({ $before-at }).
 }

## Что не подходит к виду задания

scenario-kind-phases = Здесь { $count ->
    [one] { $count } фаза
    [few] { $count } фазы
   *[many] { $count } фаз
 }, а в заданиях вида «{ $kind }» их { $expected ->
    [2] две
   *[3] три
 }. Измените число фаз или вид.
scenario-kind-internal = { $standing }, но в изданных заданиях вида «{ $kind }» внутренних угроз нет.
scenario-kind-doubled = Здесь вторая угроза на T+{ $turn }, но в изданных заданиях вида «{ $kind }» у каждой угрозы свой ход.
scenario-id-of-ours = Номер { $id } занят встроенным заданием. Пока у файла нет своего номера, он не показывается.

## Что может быть не так с записью

scenario-script-event = { $chapter ->
    [none] Событие { $number }
   *[other] [{ $chapter }] { $mission }, событие { $number }
 }: здесь «{ $found }», { $why ->
    [time] а нужно время из 3 или 4 цифр и код, например 015AL1TR
    [bare] а это только время: после него нужен код, например { $found }ID
    [turn] а после AL или UR нужен ход от 1 до 8
    [class] а после хода нужно T, ST, IT или SIT
    [zone] а у внешней угрозы нужен сектор R, W или B
    [silence] а нужно CS и от 1 до 99 секунд
    [phase] а PE1, PE2 и PE3 нужны по одному разу
    [short] но фаза кончается слишком скоро после предыдущей
    [past-end] а нужно время до конца операции
    [phase-is-over] а нужно время до конца фазы этого хода
    [no-such-turn] но в раунде из двух фаз такого хода нет
   *[code] а после времени нужно одно из сочетаний { $codes }
 }.
scenario-script-phases =
    { $chapter ->
        [none] В записи
       *[other] [{ $chapter }] { $mission }: в записи
    } указаны концы фаз { $found }, а нужны PE1 и PE2 или PE1, PE2 и PE3.
scenario-script-none = Записи задания здесь нет. Нужна такая: 010AL2STW,345PE1,730PE2,1000PE3, или [название] и строки из имени, «=» и записи.
scenario-script-line = Здесь «{ $found }», а нужно [название главы] или имя, «=» и запись.
scenario-script-doubled = [{ $chapter }] { $mission } встречается дважды, а имена в главе не должны повторяться.

## Список

scenario-ambiguous = Заданий с названием «{ $id }» несколько. Нужен один из номеров: { $ids }.
scenario-unknown = Задания «{ $id }» нет. { $nearest ->
    [none] Все задания перечислит «spacealert scenarios».
   *[other] Возможно, это { $nearest }?
 }
scenario-file-invalid = Файл { $path } пропущен: в нём { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
 }. Подробности покажет «spacealert scenarios check» с этим файлом.
scenario-id-taken = Файл { $path } пропущен: номер { $id } уже занят другим заданием. Измените его в файле.

## Что происходит, в таблице

scenario-shown-end = { $phase ->
    [operation] Конец операции
   *[other] Конец фазы { $phase }
 }
scenario-shown-level = { $confirmed ->
    [same] Уровень угрозы { $level }
   *[other] Уровень угрозы { $level }, без неподтверждённых сообщений — { $confirmed }
 }
scenario-shown-sources =
    { $sources ->
        [0] Не сверено ни с одной расшифровкой.
        [one] Сверено только с одной расшифровкой.
       *[other] Совпадающих независимых расшифровок: { $sources }.
    }
scenario-shown-code = Код задания: { $code }
scenario-shown-own = ваше

## Лист для чтения вслух

scenario-sheet-heading = { $id } · { $title }
scenario-sheet-how = Запустите часы и читайте каждую строку вслух, когда придёт её время. Многоточие значит, что строку читают дважды. В конце фазы начните с указанного времени отсчёт: пять, четыре, три, два, один.
scenario-sheet-unconfirmed = Неподтверждённые сообщения предназначены только для экипажа из пяти человек.
scenario-sheet-again = { $said } Повторяю…
scenario-sheet-countdown = { $said } 5, 4, 3, 2, 1. { $ended }

## Проверка и обмен

scenario-folder-empty = В этой папке нет заданий: имя файла с заданием должно заканчиваться на .yaml или .yml.
scenario-valid = { $path }: ошибок нет
scenario-note = { $path }:{ $line }:{ $column }: замечание, не ошибка: { $note }
scenario-file-exists = Файл { $path } уже существует, и содержание у него другое. Ничего не записано. Чтобы заменить его, добавьте «--replace».
