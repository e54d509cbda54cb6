### Раунд последствий на экране: планы внутрь, последствия наружу.

## планы

resolution-plans = Планы
resolution-plans-how = Буква кладёт карту, Backspace убирает, стрелки двигают курсор по клеткам.
resolution-slot = { $who }, ход { $turn }: { $card }
resolution-place = { $place ->
    [red] Красный сектор
    [white] Белый сектор
    [blue] Синий сектор
   *[internal] На борту
 }
resolution-threats = Угрозы по ходам
resolution-card-open = какая карта?
resolution-unknown = T+{ $turn }, { $place ->
    [red] красный сектор
    [white] белый сектор
    [blue] синий сектор
   *[internal] на борту
 }: карта не введена
resolution-which = T+{ $turn }: какая карта?
resolution-no-threat = Угрозы нет
resolution-stacks = Фишки повреждений
resolution-stacks-how = Начните с верхней. Стрелки выбирают место, цифра кладёт фишку, Del закрывает её: закрытые вытянете потом.
resolution-face-down = закрыта
resolution-earlier = Ходит раньше
resolution-later = Ходит позже
resolution-color = Другой цвет
resolution-undo = Отменить
resolution-redo = Вернуть
resolution-paste = Вставить строку
resolution-go = Последствия

## рассказ

resolution-title = Последствия
resolution-best = Новый рекорд экипажа: { $points } (был { $before })
resolution-first-home = Впервые этот экипаж вернулся домой
resolution-untouched = На корабле ни царапины
resolution-end-home = Корабль вернулся
resolution-end-lost = Корабль погиб
resolution-end-incomplete = Счёт неполный
resolution-end-lacking = { $count ->
    [one] у { $count } угрозы нет карты
   *[many] у { $count } угроз нет карт
 }
resolution-lacking-title = Карты введены не все. Разыграть так?
resolution-lacking-what = { $count ->
    [one] У { $count } объявленной угрозы нет карты.
   *[many] У { $count } объявленных угроз нет карт.
 } Счёт останется неполным, и задание не попадёт в журнал.
resolution-lacking-go = Всё равно разыграть
resolution-lacking-enter = Ввести карты
resolution-start-how = → шаг, ↓ следующий ход, пробел — автопоказ. У каждого шага есть объяснение.
resolution-fate-not-yet = впереди
resolution-fate-destroyed = уничтожена
resolution-fate-survived = пережита
resolution-trip = Ошибка
resolution-trip-what = Ход { $turn }, { $who }: какая карта имелась в виду?
resolution-no-trip = ошибки не было
resolution-own-tiles = Свои фишки
resolution-tile-which = { $zone ->
    [red] Какая фишка вышла для красного сектора?
    [white] Какая фишка вышла для белого сектора?
   *[blue] Какая фишка вышла для синего сектора?
 }
resolution-save = Сохранить
resolution-open-report = Отчёт
resolution-saved = Сохранено: { $game }. S — отчёт: на телефоне, в браузере или на бумаге.
resolution-report = Отчёт
resolution-report-scan = Наведите камеру телефона, подключённого к той же сети.
resolution-report-while = Откройте страницу, пока показан этот экран. Потом сеть ей не нужна: сохраните её или перешлите.
resolution-report-file = На этом компьютере: { $path }
resolution-report-browser = Открыть в браузере (и напечатать)
resolution-unsaved = Сохранить не удалось: ошибка диска. Сама партия по-прежнему открыта здесь.

resolution-sound = { $heard ->
    [all] Звуки и диктор
    [effects] Звуки без диктора
   *[nothing] Без звука
 }
resolution-key-step = на шаг вперёд, на шаг назад
resolution-key-turn = к следующему ходу, назад к предыдущему
resolution-key-phase = к следующей фазе, назад к предыдущей
resolution-key-whole = в начало, в конец
resolution-key-play = показ и пауза
resolution-key-speed = быстрее, медленнее
resolution-key-slip = отметить ошибку того, кто действует (§3.2)
resolution-key-tiles = тянуть фишки повреждений из своих стопок; программа спросит каждую
resolution-key-plans = исправить планы, угрозы и траектории и разыграть заново
resolution-key-motion = анимация вкл./выкл.
resolution-key-sound = диктор и звуки, только звуки, тишина
resolution-key-save = сохранить партию, отчёт и запись в журнале
resolution-key-correct = исправить запись журнала, если партия взята из него
resolution-key-why = почему это происходит
resolution-story = Ход событий
resolution-skip = Пропустить концовку
resolution-key-back = выйти; всё сохранится

resolution-person = { $who }: { $station }{ $state ->
    [out] , без сознания
    [active] , ведёт роботов
    [disabled] , ведёт отключённых роботов
   *[alone] {""}
 }
resolution-zone = { resolution-place }: щит { $shield }, реактор { $reactor }, повреждений { $damage }
resolution-threat = Угроза { $threat }: клетка { $space }, прочность { $left } из { $hull }
resolution-correct = Исправить журнал
resolution-correct-sure = Исправить запись в журнале?
resolution-drawn-tracks = Траектории со знаком ? вытянула программа: введите те, что лежат на столе.
resolution-tracks-drawn = Эти траектории никто не ввёл, их вытянула программа: { $tracks }.
resolution-tile-drawn = Пусть тянет программа
resolution-leave-copy = Выйти, не исправив журнал?
resolution-leave-copy-what = Ваши изменения не сохранятся. Журнал останется как есть.
resolution-leave-copy-yes = Выйти
resolution-leave-copy-no = Остаться
resolution-called = { $caller } вызывает обычную { $where ->
    [internal] внутреннюю
   *[external] внешнюю
 } угрозу. Какую карту вытянули вместе с ней?
resolution-special = { $which ->
    [basic] { $name }: базовое
   *[advanced] { $name }: улучшенное
 }
resolution-plans-how-double = Два действия заполняют клетку; пробел закрывает её с одним. Backspace убирает последнее действие.
resolution-row-ended = Строка закончилась. Чтобы продолжить, передвиньте курсор.
resolution-way = { $who }: путь по кораблю
resolution-wall = Ход { $turn }: там стена
resolution-again = Ещё раз
resolution-next = Дальше: { $mission }
resolution-best-here = Ваш рекорд здесь: { $points }
