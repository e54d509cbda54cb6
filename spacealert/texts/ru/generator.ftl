### Задания, которых никто не писал: их названия, коды и причины, по которым задания нет.

generator-title = { $kind ->
    [test-flight] Учебный полёт
    [simulation] Симуляция
    [advanced-simulation] Расширенная симуляция
    [easier-double-action] Облегчённое задание с двойными действиями
    [double-action] Задание с двойными действиями
   *[mission] Задание
 } { $signs }

# Как могут назвать вид задания в начале кода, через |; первым стоит то, что пишем мы.
generator-called =
    .test-flight = учебный полёт
    .simulation = симуляция
    .advanced-simulation = расширенная симуляция
    .mission = задание | миссия
    .easier-double-action = облегчённые двойные действия | лёгкие двойные действия
    .double-action = двойные действия

generator-outside = { $kind } для экипажа из { $crew ->
    [one] { $crew } человека
   *[many] { $crew } человек
 }: { $matter ->
    [level] уровень угрозы — от { $least } до { $most }
    [length] длительность — от { $least } до { $most }
    [data] получений и передач данных вместе — от { $least } до { $most }
   *[silences] { $most ->
        [0] отключений связи не бывает
       *[other] отключений связи — от { $least } до { $most }
    }
 }, поэтому { $choice } не получится.
generator-length-step = Время отмеряют по { $step } секунд, поэтому длительность { $length } не получится.
generator-seed = Начальное число — от 0 до { $most }, чтобы оно поместилось в код задания; { $seed } не подходит.
generator-difficulty = Из { $count } заданий этого вида для экипажа { $crew } нет ни одного { $difficulty ->
    [easy] лёгкого
    [medium] средней трудности
    [hard] трудного
   *[brutal] очень трудного
 }; выберите другую трудность или другой вид.
generator-together = Каждое из этих пожеланий выполнимо, но задания, в котором они выполнены все сразу, не нашлось.

generator-code-beginning = «{ $code }» — не код задания: код начинается с вида и числа игроков, например «задание 5 K7F-3QD».
generator-code-sign = «{ $sign }» в «{ $code }» не бывает в кодах заданий; бывают только { $signs }.
generator-code-length = В коде задания после числа игроков { $short } или { $long } знаков, а в «{ $code }» { $count ->
    [one] их { $count }
   *[many] их { $count }
 }.
generator-code-misheard = «{ $code }» где-то ослышались или опечатались: спросите код ещё раз.
generator-code-version = «{ $code }» — из { $age ->
    [newer] более новой версии spacealert, эта такого задания не составит: обновите программу.
   *[older] более старой версии spacealert, эта составила бы по нему другое задание: попросите прислать его файлом.
 }
