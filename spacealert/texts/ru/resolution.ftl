### Раунд последствий на экране: планы внутрь, последствия наружу.

## планы

resolution-plans = Планы
resolution-plans-how = Буква кладёт карту, Backspace убирает её, стрелки двигают курсор по клеткам.
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
resolution-stacks-how = Начните с верхней. Стрелки выбирают место, цифра кладёт фишку, Del — лицом вниз: вытянете потом.
resolution-face-down = лицом вниз
resolution-earlier = Ходит раньше
resolution-later = Ходит позже
resolution-color = Другой цвет
resolution-token = { $token ->
    [departure] Отправление: { $who }
   *[arrival] Прибытие: { $who }
 }
resolution-undo = Отменить
resolution-redo = Вернуть
resolution-paste = Вставить строку
resolution-go = Последствия

## рассказ

resolution-title = Последствия
resolution-best = Новый рекорд экипажа: { $points }. Прежний — { $before }
resolution-first-home = Впервые этот экипаж вернулся домой
resolution-untouched = На корабле ни царапины
resolution-end-home = Корабль вернулся
resolution-end-lost = Корабль погиб
resolution-end-incomplete = Счёт неполный
resolution-end-lacking =
    { $count ->
        [one] { $count } угроза без карты
        [few] { $count } угрозы без карт
       *[many] { $count } угроз без карт
    }
resolution-lacking-title = Не все карты введены. Всё равно разыграть?
resolution-lacking-what =
    { $count ->
        [one] { $count } объявленная угроза осталась без карты.
        [few] { $count } объявленные угрозы остались без карт.
       *[many] { $count } объявленных угроз остались без карт.
    } Счёт будет неполным, и задание не попадёт в журнал.
resolution-empty-what = Планы ещё не введены: { $who }.
resolution-lacking-go = Всё равно разыграть
resolution-lacking-enter = Ввести карты
resolution-to-repairs = К ремонту
resolution-to-careers = К опыту
resolution-no-why = Этот шаг объяснять незачем.
resolution-start-how = → следующий шаг, ↓ следующий ход, пробел — автопоказ. W — почему так вышло.
resolution-fate-not-yet = ещё не появилась
resolution-fate-destroyed = уничтожена
resolution-fate-survived = пережита
resolution-trip = Ошибка
resolution-trip-what = Ход { $turn }. Какую карту хочет сыграть { $who }?
resolution-no-trip = всё-таки без ошибки
resolution-own-tiles = Свои фишки
resolution-tile-which = { $zone ->
    [red] Какую фишку вы вытянули для красного сектора?
    [white] Какую фишку вы вытянули для белого сектора?
   *[blue] Какую фишку вы вытянули для синего сектора?
 }
resolution-save = Сохранить
resolution-open-report = Отчёт
resolution-saved = Партия сохранена: { $game }. S — отчёт для телефона, браузера или печати.
resolution-report = Отчёт
resolution-report-scan = Наведите камеру телефона, подключённого к той же сети.
resolution-report-while = Страница открывается, пока показан этот экран. Потом сеть ей не нужна: сохраните её или перешлите друзьям.
resolution-report-file = Страница на этом компьютере: { $path }
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
resolution-key-play = запустить показ или поставить на паузу
resolution-key-speed = быстрее, медленнее
resolution-key-slip = «Ой, я ошибся»: игрок хотел сыграть другую карту
resolution-key-tiles = тянуть фишки повреждений из своих стопок; программа о каждой спросит
resolution-key-plans = исправить планы, угрозы и траектории, потом разыграть заново
resolution-key-motion = анимация вкл./выкл.
resolution-key-sound = диктор и звуки, только звуки или тишина
resolution-key-save = сохранить партию и отчёт, добавить запись в журнал
resolution-key-correct = исправить запись журнала, если партия взята из него
resolution-key-why = почему это происходит
resolution-story = Ход событий
resolution-skip = Пропустить концовку
resolution-key-back = выйти; всё сохранится

resolution-person =
    { $who }: { $station }{ $state ->
        [out] , без сознания
        [active] , возглавляет отряд роботов
        [disabled] , возглавляет отключённый отряд
       *[alone] { "" }
    }
resolution-zone = { resolution-place }: щит { $shield }, реактор { $reactor }, повреждений { $damage }
resolution-threat = Угроза { $threat }: клетка { $space }, прочность { $left } из { $hull }
resolution-correct = Исправить журнал
resolution-correct-sure = Исправить запись в журнале?
resolution-drawn-tracks = Траектории со знаком ? вытянула программа. Укажите те, что лежат у вас на столе.
resolution-tracks-drawn = Этих траекторий никто не указал, их вытянула программа: { $tracks }.
resolution-tile-drawn = Пусть тянет программа
resolution-leave-copy = Выйти, не исправив журнал?
resolution-leave-copy-what = Ваши изменения не сохранятся. Журнал останется как есть.
resolution-leave-copy-yes = Выйти
resolution-leave-copy-no = Остаться
resolution-called = { $caller } вызывает обычную { $where ->
    [internal] внутреннюю
   *[external] внешнюю
 } угрозу. Какую карту для неё вытянули?
resolution-special = { $which ->
    [basic] { $name }: базовое
   *[advanced] { $name }: улучшенное
 }
resolution-plans-how-double = В клетку помещаются два действия. Если действие одно, нажмите пробел. Backspace убирает последнее.
resolution-row-ended = Ряд закончился. Чтобы продолжить, передвиньте курсор.
resolution-way = { $who }: путь по кораблю
resolution-wall = Ход { $turn }: там стена
resolution-again = Ещё раз
resolution-next = Дальше: { $mission }
resolution-best-here = Ваш рекорд здесь: { $points }
