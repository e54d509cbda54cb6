### Что может быть не так с файлом ещё до вопроса о его смысле.

files-invalid = В файле { $path } { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
 }.

## Что стоит на этом месте — для предложений ниже.

files-found = { $shape ->
    [list] Здесь список
    [table] Здесь таблица имён и значений
    [nothing] Здесь ничего нет
   *[text] Здесь «{ $found }»
 }

## Файл в целом

files-unreadable = { $why ->
    [missing] Такого файла нет.
    [folder] Это папка, а нужен файл.
    [forbidden] Нет прав на чтение этого файла.
   *[other] Файл не читается.
 }
files-occupied = { $path } — { $by ->
    [device] не обычный файл
   *[database] бортовой журнал или другая база данных
}, поэтому он не перезаписан. Выберите другое имя.
files-unwritable = Не удаётся записать { $path }: { $why ->
    [missing] нет такой папки
    [folder] это папка, а не файл
    [file] на месте папки лежит файл
    [forbidden] нет прав на запись
    [full] на диске нет места
    [name] имя слишком длинное
   *[other] система не разрешает запись
 }.
files-too-large = { $size ->
    [unknown] Файл бесконечный
   *[other] В файле { $size } кБ
 }, а читается не больше { $most } кБ.
files-newer = { $what ->
    [mission] Прерванное задание
    [resolution] Прерванный раунд последствий
    [entry] Незаконченную запись
    [guide] Начатую игру
    [explorer] Карьеру
    [the-thing-box] Сведения о вашей коробке «Нечто»
    [nemesis-settings] Настройки «Немезиды»
   *[campaign] Сохранённую кампанию
 } записала более новая версия spacealert. Файл не тронут; обновите программу, чтобы его открыть.
files-utf16 = Файл в кодировке UTF-16. Сохраните его в UTF-8.
files-not-utf8 = Байт { $byte } (номер { $offset } { $part ->
    [line] в строке
   *[file] в файле
 }, считая с нуля) недопустим в UTF-8. Сохраните файл в этой кодировке.
files-control = Здесь управляющий символ { $code }, а нужен текст.
files-empty = Файл пуст.
files-too-deep = Здесь списки и таблицы вложены глубже { $most } уровней. Дальше файл не прочитан.
files-too-many = В файле больше { $most } значений. Дальше этого места он не прочитан.
files-second-document = Здесь начинается второй документ, а в файле должен быть только один.
files-more-faults = …и отсюда ещё { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
 }.

## Строение YAML

files-tab = Строка начинается с табуляции, а нужны пробелы.
files-anchor = Здесь якорь «{ $found }», а нужно само значение без якорей.
files-alias = Здесь ссылка «{ $found }», а нужно само значение, выписанное целиком.
files-tag = Здесь тег «{ $found }», а нужно простое значение без тегов.
files-syntax = «{ $found }» здесь не читается как YAML.
files-syntax-block = Здесь «{ $found }». Текст, который начинается с > или |, нужно взять в кавычки.
files-syntax-quote = Открытая здесь кавычка нигде не закрыта.
files-syntax-escape = «{ $found }»: после обратной косой черты такого символа не бывает. Сама черта пишется \\.
files-syntax-bracket = Открытая здесь скобка нигде не закрыта.
files-syntax-comma = Здесь «{ $found }», а нужна запятая или закрывающая скобка.
files-syntax-colon = Здесь «{ $found }», а нужны имя, двоеточие, пробел и значение.
files-syntax-value = Двоеточие стоит там, где значение начаться не может: либо у строки неверный отступ, либо текст с «: » внутри не взят в кавычки.
files-syntax-indent = Здесь «{ $found }» с меньшим отступом, чем у строк выше и ниже. Отступ должен быть таким же.
files-syntax-character = Здесь «{ $found }». Значение, которое начинается с этого символа, нужно взять в кавычки.
files-syntax-key = Здесь «{ $found }», а нужно следующее имя с тем же отступом, что и выше, или конец таблицы.
files-syntax-dash = Здесь «{ $found }», а нужен «- », как в строках выше, или конец списка.
files-syntax-entry = Здесь дефис. Начните список с новой строки или запишите его в [квадратных скобках], а текст, который начинается с дефиса, возьмите в кавычки.
files-syntax-outside = Здесь «{ $found }», а нужен конец файла или отступ, как у первой строки.

## Чего на странице не хватает

files-expected-name = { $standing }, а нужно имя.
files-expected-table = { $standing }, а нужна таблица: строки из имени, двоеточия и значения.
files-expected-list = { $standing }, а нужен список: значения через запятую в [квадратных скобках].
files-expected-text = { $standing }, а нужен текст.
files-expected-number = { $standing }, а нужно целое число от { $least } до { $most }.
files-doubled = «{ $found }» встречается дважды. Оставьте только первое, в строке { $line }.
files-missing = Здесь не хватает поля «{ $name }» и его значения.
files-unknown-near = «{ $found }» здесь не подходит. Возможно, вы имели в виду «{ $nearest }».
files-unknown = «{ $found }» здесь не подходит. Допустимы только: { $choices }.

## Каким должно быть значение в JSON

files-value = { $path }: { $problem }
files-not-json = Это не JSON.
files-impossible = Такое значение невозможно.
files-expected-decimal = { $standing }, а нужно число.
files-expected-truth = { $standing }, а нужно true или false.
files-expected-nothing = { $standing }, а должно быть пусто.
files-expected-date = { $standing }, а нужна дата, например 2026-11-18.
files-expected-choice = { $standing }, а допустимы только: { $choices }.
files-expected-length = Здесь текст длиной { $count ->
    [one] { $count } знак
    [few] { $count } знака
   *[many] { $count } знаков
 }, а можно не больше { $most }.
files-expected-items = Здесь в списке { $count ->
    [one] { $count } значение
    [few] { $count } значения
   *[many] { $count } значений
 }, а { $least ->
    [0] можно не больше { $most }
   *[other] нужно ровно { $most }
 }.
files-expected-form = { $standing }, а в нём недопустимый знак.
