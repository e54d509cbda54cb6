### Сценарии: что бывает не так с их файлами и записями и как рассказываются их события.

## Что может быть не так со страницей

scenario-id = { $standing }, а ожидается номер: до 40 букв, цифр, точек и дефисов, первой — буква, без пробелов.
scenario-code = { $standing }, а ожидается код из латинских букв и цифр.
scenario-title-long = В названии { $count ->
    [one] { $count } знак
    [few] { $count } знака
   *[many] { $count } знаков
 }, а должно быть не больше { $most }.
scenario-time = { $standing }, а ожидается время — минуты:секунды, например { $meant }.
scenario-time-doubled = «{ $found }» здесь второй раз (первый — в строке { $line }); запишите время один раз, со списком событий: { $found }: [incoming data, data transfer].
scenario-time-order = { $found } стоит после { $before }, а события должны идти по порядку времени.
scenario-past-end = { $found } — не раньше конца операции ({ $end }), а ожидается более раннее время.
scenario-phases-count = Здесь { $count ->
    [one] { $count } фаза
    [few] { $count } фазы
   *[many] { $count } фаз
 }, а ожидаются концы двух или трёх, например [3:45, 7:30, 10:00].
scenario-phases-order = { $found } стоит после { $before }, а каждая фаза должна кончаться позже предыдущей.
scenario-phase-short = Эта фаза длится { $count } с, а нужно не меньше { $least } с: столько занимает один обратный отсчёт.
scenario-event = { $standing }, а ожидается событие, например одно из этих: { $examples }.
scenario-form = { $standing }, а ожидается «{ $meant }».
scenario-turn = { $standing }, а ожидается ход от T+1 до T+{ $most }.
scenario-turn-cyrillic = { $standing } с русской буквой, а ожидается латинская T.
scenario-turn-missing = { $standing } без хода, а ожидается ход от T+1 до T+{ $most }, как в «threat T+2 red».
scenario-zone-of-internal = { $standing }, но у внутренней угрозы (internal) сектора нет; ожидается «internal» без сектора.
scenario-zone-missing = { $standing } без сектора, а ожидается red, white или blue для внешней угрозы или слово «internal».
scenario-zone-second = { $standing } после сектора, а сектор бывает только один.
scenario-no-such-turn = Здесь { $found }, но в раунде из двух фаз только { $last } ходов; нужен более ранний ход.
scenario-phase-is-over = { $found } объявляется в { $at }, но фаза { $phase } этого хода кончилась в { $end }; ожидается более раннее время или более поздний ход.
scenario-silence = { $standing }, а ожидается «communications down» и число секунд от 1 до { $most }.
scenario-silence-too-short = { $standing }, а нужно не меньше { $least } с: столько занимает само объявление.
scenario-crowded = { $late ->
    [countdown] Обратному отсчёту фазы { $late-said } в { $late-at }
   *[event] Событию «{ $late-said }» в { $late-at }
 } пришлось бы ждать { $seconds } с: ещё { $before ->
    [begin] звучат слова о начале.
    [countdown] звучит обратный отсчёт фазы { $before-said } в { $before-at }.
   *[event] звучит «{ $before-said }» в { $before-at }.
 }

## Что не подходит к виду задания

scenario-kind-phases = Здесь { $count ->
    [one] { $count } фаза
    [few] { $count } фазы
   *[many] { $count } фаз
 }, а вид — «{ $kind }»: ожидаются концы { $expected ->
    [2] двух
   *[3] трёх
 } фаз или другой вид.
scenario-kind-internal = { $standing }, а вид — «{ $kind }»: у изданных внутренних угроз нет.
scenario-kind-doubled = Здесь вторая угроза на T+{ $turn }, а вид — «{ $kind }»: у изданных у каждой угрозы свой ход.
scenario-id-of-ours = Номер { $id } есть у задания, которое идёт вместе с программой: рядом с ним этот файл не показывается, пока у него нет своего номера.

## Что может быть не так с записью

scenario-script-event = { $chapter ->
    [none] Событие { $number }
   *[other] [{ $chapter }] { $mission }, событие { $number }
 }: здесь «{ $found }», { $why ->
    [time] а ожидается время из 3 или 4 цифр и код, например 015AL1TR
    [bare] время без события; ожидается код после него, например { $found }ID
    [turn] а после AL или UR ожидается ход от 1 до 8
    [class] а после хода ожидается T, ST, IT или SIT
    [zone] а у внешней угрозы ожидается сектор R, W или B
    [silence] а ожидается CS и от 1 до 99 секунд
    [phase] а PE1, PE2 и PE3 ожидаются по одному разу
    [short] но фаза кончается слишком скоро после предыдущей
    [past-end] а ожидается время раньше конца операции
    [phase-is-over] а ожидается время до конца фазы этого хода
    [no-such-turn] но в раунде из двух фаз такого хода нет
   *[code] а после времени ожидается одно из сочетаний { $codes }
 }.
scenario-script-phases = { $chapter ->
    [none] В записи
   *[other] [{ $chapter }] { $mission }: в записи
 } такие концы фаз: { $found }, а ожидаются PE1 и PE2 или PE1, PE2 и PE3.
scenario-script-none = Записи здесь нет; ожидается такая, как 010AL2STW,345PE1,730PE2,1000PE3, или [название] и строки из имени, «=» и записи.
scenario-script-line = Здесь «{ $found }», а ожидается [название главы] или имя, «=» и запись.
scenario-script-doubled = [{ $chapter }] { $mission } здесь второй раз, а каждое имя в главе бывает только один раз.

## Список

scenario-ambiguous = «{ $id }» — название нескольких заданий; нужен один из номеров: { $ids }.
scenario-unknown = Сценария «{ $id }» нет{ $nearest ->
    [none] {""}; «spacealert scenarios» перечисляет те, что есть
   *[other] {""}; возможно, это { $nearest }
 }.
scenario-file-invalid = В файле { $path } { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
 }, и он пропущен; подробности назовёт «spacealert scenarios check» с этим файлом.
scenario-id-taken = Файл { $path } пропущен: номер { $id } уже занят другим сценарием; измените номер в файле.

## Что происходит, в таблице

scenario-shown-end = { $phase ->
    [operation] Конец операции
   *[other] Конец фазы { $phase }
 }
scenario-shown-level = { $confirmed ->
    [same] Уровень угрозы { $level }
   *[other] Уровень угрозы { $level }, без неподтверждённых сообщений { $confirmed }
 }
scenario-shown-sources = { $sources ->
    [0] Не подтверждено ни одной записью.
    [one] Подтверждено { $sources } независимой записью.
   *[other] Подтверждено { $sources } независимыми записями.
 }
scenario-shown-code = Код задания: { $code }
scenario-shown-own = свой

## Лист для чтения вслух

scenario-sheet-heading = { $id } · { $title }
scenario-sheet-how = Запустите часы и читайте вслух каждую строку, когда придёт её время; «…» значит: прочтите ещё раз. Конец фазы отсчитывайте с указанного времени: пять, четыре, три, два, один.
scenario-sheet-unconfirmed = Неподтверждённые сообщения — только для экипажа из пяти человек.
scenario-sheet-again = { $said } Повторяю…
scenario-sheet-countdown = { $said } 5, 4, 3, 2, 1. { $ended }

## Проверка и обмен

scenario-folder-empty = В этой папке нет заданий; ожидаются файлы, имена которых кончаются на .yaml или .yml.
scenario-valid = { $path }: ошибок нет
scenario-note = { $path }:{ $line }:{ $column }: замечание, не ошибка: { $note }
scenario-file-exists = Файл { $path } уже есть, и в нём другое; ничего не записано. Заменить его позволяет «--replace».
