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
    [data] входящих данных и передач вместе — от { $least } до { $most }
   *[silences] { $most ->
        [0] отключений связи не бывает
       *[other] отключений связи — от { $least } до { $most }
    }
 }, поэтому { $choice } не получится.
generator-length-step = Время отмеряют по { $step } секунд, поэтому длительность { $length } невозможна.
generator-seed = Начальное число должно быть от 0 до { $most }, чтобы поместиться в код задания; { $seed } не подходит.
generator-difficulty = Из { $count } заданий этого вида для экипажа из { $crew ->
    [one] { $crew } человека
   *[many] { $crew } человек
 } нет ни одного { $difficulty ->
    [easy] лёгкого
    [medium] средней сложности
    [hard] трудного
   *[brutal] очень трудного
 }. Выберите другую сложность или другой вид.
generator-together = Каждое пожелание по отдельности выполнимо, но задания со всеми сразу не нашлось.

generator-code-beginning = «{ $code }» — не код задания: код начинается с вида и числа игроков, например «задание 5 K7F-3QD».
generator-code-sign = Знака «{ $sign }» из «{ $code }» в кодах заданий не бывает. В них только { $signs }.
generator-code-length = В коде задания после числа игроков { $short } или { $long } знаков, а в «{ $code }» их { $count }.
generator-code-misheard = В «{ $code }» что-то не расслышали или опечатались. Спросите код ещё раз.
generator-code-version = «{ $code }» — код из { $age ->
    [newer] более новой версии spacealert. Обновите программу, чтобы сыграть это задание.
   *[older] более старой версии spacealert: эта составила бы по нему другое задание. Попросите прислать его файлом.
 }
