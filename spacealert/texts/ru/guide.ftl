### Процедуры, по которым программа ведёт игроков.

guide-no-answer = Такого ответа нет: «{ $answer }».
guide-not-so-many = Выберите от { $least } до { $most } { $most ->
    [one] варианта
   *[other] вариантов
 }{ $each ->
    [1] {""}
   *[other] {", "}каждый — не больше { $each } { $each ->
        [one] раза
       *[other] раз
     }
 }.
guide-not-everything-placed = Выберите вариант для каждого в списке.
guide-place-full = { $place }: столько здесь не поместится.
guide-is-over = Эта партия уже закончена.
guide-nothing-to-undo = Отменять нечего.
guide-open-elsewhere = Эта партия уже открыта в другом окне или терминале.
guide-unreadable = Не удаётся прочитать { $path }: { $why ->
    [missing] такого файла нет
    [folder] это папка
    [forbidden] нет прав на чтение
   *[other] система не разрешает чтение
 }.
guide-damaged = Файл { $path } повреждён, продолжить по нему нельзя. Сам файл не изменён.

## Что говорит любая процедура, в окне и в терминале

guide-rule = Правила: { $rule }
guide-resume-or-begin = В прошлый раз вы остановились на середине. Продолжить или начать заново? Если начать заново, прежняя партия сохранится под другим именем.
guide-resume = Продолжить
guide-begin = Начать заново
guide-back = Назад
guide-close = Закрыть
guide-undo = Отменить
guide-earlier = Пройденные шаги
guide-step-of = { $step } из { $last }
guide-earlier-how = Нажмите на ответ, чтобы изменить его.
guide-no-earlier = Ответов ещё нет.
guide-say = Прочитать вслух
guide-go-on = Дальше
guide-on-map = Выберите место на карте.
guide-these = Готово
guide-draw = Доверить программе
guide-drawn = Выпало: { $what }
guide-write-here = Пишите здесь
guide-number = Число: { $number }
guide-show = { $seat }, все отвернулись? Показать
guide-on-phone = { $seat }, загляните в свой телефон. L покажет то же самое здесь.
guide-start = Начать
guide-look-away-still = Пока не подсматривайте.
guide-look-again = Время вышло, а ответа нет. Посмотрите ещё раз.
guide-none = ничего
guide-yes = Да
guide-no = Нет
guide-done = готово
guide-over = Вот и всё.
guide-left-over = { $count ->
    [one] { $count } ответ больше не подходит. Программа спросит об этом снова.
    [few] { $count } ответа больше не подходят. Программа спросит об этом снова.
   *[many] { $count } ответов больше не подходят. Программа спросит об этом снова.
 }
guide-change-title = Изменить этот ответ?
guide-change-text = { $count ->
    [one] { $count } из следующих ответов (всего их { $all }) пока не подходит. Он сохранится и подождёт своей очереди. «Отменить» вернёт всё как было.
    [few] { $count } из следующих ответов (всего их { $all }) пока не подходят. Они сохранятся и подождут своей очереди. «Отменить» вернёт всё как было.
   *[many] { $count } из следующих ответов (всего их { $all }) пока не подходят. Они сохранятся и подождут своей очереди. «Отменить» вернёт всё как было.
 }
guide-change = Изменить
guide-change-not = Не менять
guide-change-yes = д
guide-ask-change = д и Enter — изменить · Enter — не менять
guide-waiting = { $count ->
    [one] Ещё { $count } ответ ждёт своего вопроса. U отменит изменение.
    [few] Ещё { $count } ответа ждут своих вопросов. U отменит изменение.
   *[many] Ещё { $count } ответов ждут своих вопросов. U отменит изменение.
 }
guide-reused = { $count ->
    [one] { $count } прежний ответ снова подошёл и введён за вас.
    [few] { $count } прежних ответа снова подошли и введены за вас.
   *[many] { $count } прежних ответов снова подошли и введены за вас.
 }
guide-leave-unsaved = Последние ответы не сохранены. Всё равно выйти?
guide-leave = Выйти
guide-stay = Остаться

## В терминале

guide-ask-text = Ваш ответ ({ $likely ->
    [none] {""}
   *[other] Enter — { $likely },{" "}
 }:u — отменить, :q — выйти):
guide-ask-number = От { $least } до { $most }{ $likely ->
    [none] {""}
   *[other] {" "}(Enter — { $likely })
 }:
guide-ask-option = { $numbers }{ $likely ->
    [none] {""}
   *[other] {" "}(Enter — { $likely })
 }:
guide-ask-several = Номера через пробел{ $each ->
    [1] {""}
   *[other] {", с повторами, если нужно"}
 } (Enter — ничего):
guide-ask-arrange = Введите номер для каждого по порядку ({ $numbers }){ $placed ->
    [yes] {" (2=5 — второму номер 5, Enter — всё как есть)"}
   *[no] {""}
 }:
guide-ask-draw = Что вам выпало? Введите номер ({ $numbers }) или нажмите Enter, и программа вытянет сама:
guide-ask-enter = Enter — дальше
guide-ask-look = { $seat }, вы одни у экрана? Нажмите L и Enter. Остальные, отвернитесь:
guide-ask-start = Enter — начать · f и Enter — вдвое быстрее (потом n и Enter — следующий шаг, u — начать ещё раз)
guide-ask-resume = Enter — продолжить · n и Enter — начать заново
guide-ask-edit = Какой ответ изменить? Введите номер (Enter — никакой):
guide-keys = u отменить · b табло · h пройденные шаги{ $lookup ->
    [yes] {" · r правила"}
   *[no] {""}
 } · q выйти
guide-kept = Всё сохранено. Продолжить можно в любое время.
guide-not-kept = Последние ответы не сохранены!
guide-next-step = Все готовы: дальше
guide-lookup = Правила
guide-ask-lookup = Что показать, от 1 до { $last } (Enter — ничего):
guide-not-in-language = На этот язык ещё не переведено: { $name }. Запустите программу с --lang en или --lang ru.
