### Процедуры, по которым программа ведёт игроков.

guide-no-answer = «{ $answer }» здесь не ответ.
guide-not-so-many = Выберите от { $least } до { $most }{ $each ->
        [1] {""}
       *[other] {" "}всего, каждое не больше { $each } { $each ->
            [one] раза
           *[other] раз
        }
    }.
guide-not-everything-placed = Укажите место для каждого.
guide-place-full = Здесь не хватит места: { $place }.
guide-is-over = Всё уже закончено.
guide-nothing-to-undo = Отменять нечего.
guide-open-elsewhere = Это уже открыто в другом окне или терминале.
guide-unreadable = Не удаётся прочитать { $path }: { $why ->
    [missing] такого файла нет
    [folder] это папка
    [forbidden] нет прав на чтение
   *[other] система не разрешает
 }.
guide-damaged = Файл { $path } повреждён, продолжить нельзя. Он оставлен как есть.

## Что говорит любая процедура, в окне и в терминале

guide-rule = Правила: { $rule }
guide-resume-or-begin = В прошлый раз вы остановились на середине. Продолжить или начать заново? Если начать заново, сохранённое останется под другим именем.
guide-resume = Продолжить
guide-begin = Начать заново
guide-back = Назад
guide-close = Закрыть
guide-undo = Отменить
guide-earlier = Пройденные шаги
guide-earlier-how = Выберите ответ, чтобы изменить его.
guide-no-earlier = Ответов ещё нет.
guide-say = Прочитать вслух
guide-go-on = Дальше
guide-these = Готово
guide-draw = Вытянуть за нас
guide-drawn = Вытянуто: { $what }
guide-write-here = Пишите здесь
guide-number = Число: { $number }
guide-show = { $seat }, остальные не смотрят: показать
guide-on-phone = { $seat }: всё на вашем телефоне. L покажет это здесь.
guide-start = Начать
guide-look-away-still = Пока не смотрите.
guide-look-again = Время вышло, а ответа нет. Посмотрите ещё раз.
guide-none = ничего
guide-yes = Да
guide-no = Нет
guide-done = готово
guide-over = Это всё.
guide-left-over = { $count ->
    [one] { $count } ответ больше не подходит: вопрос зададут снова.
    [few] { $count } ответа больше не подходят: вопросы зададут снова.
   *[many] { $count } ответов больше не подходят: вопросы зададут снова.
 }
guide-change-title = Изменить этот ответ?
guide-change-text = { $count ->
    [one] { $count } из следующих ответов (всего { $all }) пока не подходит. Он дождётся своего вопроса. Отмена вернёт всё как было.
    [few] { $count } из следующих ответов (всего { $all }) пока не подходят. Они дождутся своих вопросов. Отмена вернёт всё как было.
   *[many] { $count } из следующих ответов (всего { $all }) пока не подходят. Они дождутся своих вопросов. Отмена вернёт всё как было.
 }
guide-change = Изменить
guide-change-not = Не менять
guide-change-yes = д
guide-ask-change = д и Enter — изменить · Enter — не менять
guide-waiting = { $count ->
    [one] { $count } следующий ответ ждёт своего вопроса. U отменяет изменение.
    [few] { $count } следующих ответа ждут своих вопросов. U отменяет изменение.
   *[many] { $count } следующих ответов ждут своих вопросов. U отменяет изменение.
 }
guide-reused = { $count ->
    [one] { $count } прежний ответ снова подошёл и дан за вас.
    [few] { $count } прежних ответа снова подошли и даны за вас.
   *[many] { $count } прежних ответов снова подошли и даны за вас.
 }
guide-leave-unsaved = Выйти, хотя последние ответы не сохранены?
guide-leave = Выйти
guide-stay = Остаться

## В терминале

guide-ask-text = Ваш ответ{ $likely ->
    [none] {""}
   *[other] , Enter: { $likely }
 } (:u отменить, :q выйти):
guide-ask-number = От { $least } до { $most }{ $likely ->
    [none] {""}
   *[other] , Enter: { $likely }
 }:
guide-ask-option = { $numbers }{ $likely ->
    [none] {""}
   *[other] , Enter: { $likely }
 }:
guide-ask-several = Номера через пробел{ $each ->
        [1] {""}
       *[other] {", каждый столько раз, сколько нужно"}
    }, Enter: ничего:
guide-ask-arrange = Место для каждого по порядку ({ $numbers }){ $placed ->
        [yes] {", или 2=5 для того, кто перешёл. Enter: всё как есть"}
       *[no] {""}
    }:
guide-ask-draw = Enter: вытянуть за вас; или что вытянули вы, { $numbers }:
guide-ask-enter = Enter: дальше
guide-ask-look = { $seat }: у экрана только вы? Нажмите L и Enter. Остальные отворачиваются:
guide-ask-start = Enter: начать · f и Enter: вдвое быстрее (u после этого: ещё раз)
guide-ask-resume = Enter: продолжить · n и Enter: начать заново
guide-ask-edit = Какой ответ изменить? Введите номер (Enter — никакой):
guide-keys = u отменить · b табло · h прежние ответы{ $lookup ->
    [yes] {" · r справка"}
   *[no] {""}
 } · q выйти
guide-kept = Всё сохранено. Продолжить можно в любое время.
guide-not-kept = Последние ответы не сохранены.
guide-next-step = Все готовы: дальше
guide-lookup = Справка
guide-ask-lookup = Что именно? От 1 до { $last }, Enter: ничего:
guide-not-in-language = { $name } ещё не говорит на этом языке. Вызовите с --lang en или --lang ru.
