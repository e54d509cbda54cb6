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
    [forbidden] Читать этот файл вам нельзя.
   *[other] Файл не читается.
 }
files-occupied = { $path } — { $by ->
    [device] не обычный файл
   *[database] бортовой журнал или другая база данных
}, поэтому на его место ничего не записано.
files-unwritable = Файл { $path } не записать: { $why ->
    [missing] для него нет папки
    [folder] это папка
    [file] это файл, а не папка
    [forbidden] туда вам писать нельзя
    [full] на диске нет места
    [name] таких длинных имён на диске не бывает
   *[other] система не разрешает
 }.
files-too-large = { $size ->
    [unknown] Файл не кончается
   *[other] В файле { $size } кБ
 }; читается не больше { $most } кБ.
files-newer = { $what ->
    [mission] Прерванное задание
    [resolution] Прерванный раунд последствий
    [entry] Незаконченную запись
    [guide] Начатую процедуру
    [explorer] Карьеру
    [the-thing-box] Сведения о коробке «Нечто»
    [nemesis-settings] Настройки «Немезиды»
   *[campaign] Отложенную кампанию
 } сохранила более новая версия spacealert. Здесь всё остаётся как есть; обновите программу.
files-utf16 = Файл в кодировке UTF-16, а нужна UTF-8: сохраните его в ней.
files-not-utf8 = Байт { $byte } (по счёту с нуля — { $offset } { $part ->
    [line] в строке
   *[file] в файле
 }) не из UTF-8; нужен текст в UTF-8: сохраните файл в этой кодировке.
files-control = Здесь управляющий символ { $code }, а ожидается текст.
files-empty = Файл пуст.
files-too-deep = Здесь списки и таблицы вложены глубже { $most } уровней; чтение прекращено.
files-too-many = В файле больше { $most } значений; чтение прекращено здесь.
files-second-document = Здесь начинается второй документ, а в файле должен быть один.
files-more-faults = …и отсюда ещё { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
 }.

## Строение YAML

files-tab = Строка начинается с табуляции, а нужны пробелы.
files-anchor = Здесь якорь «{ $found }», а нужно само значение, без якорей.
files-alias = Здесь ссылка «{ $found }», а нужно само значение, целиком.
files-tag = Здесь метка «{ $found }», а нужно простое значение без меток.
files-syntax = Здесь «{ $found }» не читается как YAML.
files-syntax-block = Здесь «{ $found }»; текст, который начинается с > или |, ожидается в кавычках.
files-syntax-quote = Открытая здесь кавычка нигде не закрыта.
files-syntax-escape = «{ $found }»: после обратной черты такого символа не бывает; сама обратная черта пишется \\.
files-syntax-bracket = Открытая здесь скобка нигде не закрыта.
files-syntax-comma = Здесь «{ $found }», а ожидается запятая или закрывающая скобка.
files-syntax-colon = Здесь «{ $found }», а ожидается имя, двоеточие, пробел и значение.
files-syntax-value = Двоеточие там, где значение начаться не может: у строки неверный отступ или текст с «: » внутри не взят в кавычки.
files-syntax-indent = Здесь «{ $found }» с меньшим отступом, чем у строк выше и ниже, а ожидается такой же.
files-syntax-character = Здесь «{ $found }»; с этого символа значение без кавычек начинаться не может.
files-syntax-key = Здесь «{ $found }», а ожидается следующее имя с тем же отступом, что и выше, или конец.
files-syntax-dash = Здесь «{ $found }», а ожидается «- », как в строках выше, или конец списка.
files-syntax-entry = Здесь тире, а ожидается список в отдельных строках или в [квадратных скобках]; текст, который начинается с тире, — в кавычках.
files-syntax-outside = Здесь «{ $found }», а ожидается конец файла или отступ, как у первой строки.

## Чего на странице не хватает

files-expected-name = { $standing }, а ожидается имя.
files-expected-table = { $standing }, а ожидается таблица: строки из имени, двоеточия и значения.
files-expected-list = { $standing }, а ожидается список: значения через запятую в [квадратных скобках].
files-expected-text = { $standing }, а ожидается текст.
files-expected-number = { $standing }, а ожидается целое число от { $least } до { $most }.
files-doubled = «{ $found }» здесь второй раз; первый — в строке { $line }, а нужен один.
files-missing = Здесь не хватает «{ $name }» с его значением.
files-unknown-near = «{ $found }» здесь неизвестно; возможно, имелось в виду «{ $nearest }».
files-unknown = «{ $found }» здесь неизвестно; ожидается одно из: { $choices }.

## Каким должно быть значение в JSON

files-value = { $path }: { $problem }
files-not-json = Это не JSON.
files-impossible = Такого быть не может.
files-expected-decimal = { $standing }, а ожидается число.
files-expected-truth = { $standing }, а ожидается true или false.
files-expected-nothing = { $standing }, а здесь ничего не должно быть.
files-expected-date = { $standing }, а ожидается дата, например 2026-11-18.
files-expected-choice = { $standing }, а ожидается одно из: { $choices }.
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
files-expected-form = { $standing }, и один из знаков здесь недопустим.
