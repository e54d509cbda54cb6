### Рассказ в терминале.

terminal-keys = → ← шаг, ↓ ↑ ход, PgDn PgUp фаза, Home End, g к ходу, e правила, w почему, q выход
terminal-to-turn = К какому ходу, от 1 до { $last }?
terminal-small = Окно слишком маленькое: нужно { $width } × { $height } знаков.

terminal-chosen-earlier = выбрано на прошлом инструктаже; угрозы меняют --common и --serious, остальное — в окне программы

## Разбор в терминале

terminal-resolution = { $mission }: раунд последствий. Отвечайте на вопросы или нажимайте Enter, чтобы согласиться с предложенным. q — сохранить и выйти.
terminal-track = { $place }: какая траектория, T1–T7? Enter — { $track }
terminal-track-taken = { $track } уже занята: { $place }.
terminal-row-too-long = Карт слишком много: { $count }, а ходов только { $turns }. Уберите лишние.
terminal-threat = T+{ $turn }, { $place ->
    [red] красный сектор,
    [white] белый сектор,
    [blue] синий сектор,
   *[internal] внутренняя
 } { $serious ->
    [yes] серьёзная угроза
   *[no] обычная угроза
 }: какая карта, код или название? Enter — { $card ->
    [none] вытянет программа
   *[other] { $card }
 }
terminal-drawn = → { $card }
terminal-called = { $caller } вызывает ещё одну карту. Какую? Enter — { $card }
terminal-plan = { $who }, ходы 1–{ $turns }: { $laid ->
    [none] введите карты, «-» — пустой ход (a b c x, перемещение < > ^ или q e w, героические A B X 1–6).
   *[other] { $laid } (Enter оставит как есть)
 }
terminal-tokens = У кого жетоны телепортиста? Напишите, у кого отправление и у кого прибытие: «{ $holders }». Enter — { $holders }
terminal-tokens-unreadable = Не понимаю «{ $found }». Напишите два имени через запятую, например «{ $holders }».
terminal-slips = Кто-то выложил не ту карту? Напишите имя, ход и нужную карту, например «{ $who } 4 ^». Enter — { $slips ->
    [none] никто
   *[other] только эти: { $slips } (прочерк вместо карты отменяет ошибку)
 }
terminal-slip-unreadable = Не понимаю «{ $found }». Напишите имя, ход и нужную карту, например «{ $who } 4 ^».
terminal-own-tiles = Вы сами тянете фишки повреждений? д — да · Enter — тянет программа
terminal-begin-walk = Enter — посмотреть, что будет · любой другой ответ — пройти вопросы ещё раз
terminal-tile = Повреждение { $number } { $zone ->
    [red] красного
    [white] белого
   *[blue] синего
 } сектора: какую фишку вы вытянули?
terminal-tile-needed = Введите фишку, чтобы идти дальше.
terminal-kept = Всё сохранено. Продолжить здесь — «spacealert play --resume --terminal», в окне — «spacealert».
terminal-logged = Полёт записан в бортовой журнал: spacealert log
terminal-careers = Добавить в карьеры исследователей: spacealert careers fly { $number }
