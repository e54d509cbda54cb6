### Что говорит окно.

screen-title = Космическая тревога
screen-no-window = Окно не открывается ({ $reason }). Играйте в терминале: spacealert play { $mission } --terminal
screen-no-screen = экрана нет
screen-no-speech = В этой системе нечем читать окно вслух. Установите speech-dispatcher или espeak-ng либо играйте в терминале.
screen-wrong-pygame = { $state ->
        [other] pygame { $version } установлен поверх pygame-ce, а окну нужен pygame-ce.
       *[broken] pygame-ce, который нужен окну, установлен не полностью.
    } В терминале играть можно. Чтобы исправить: pip install --force-reinstall pygame-ce

## Что стоит на табло задания

screen-phase = Фаза { $number }
screen-turns = ходы { $first }–{ $until }
screen-at-turn = T+{ $turn }
screen-zone-letter = { $zone ->
    [red] К
    [white] Б
    [blue] С
   *[internal] В
 }
screen-zone = { $zone ->
    [red] Красный сектор
    [white] Белый сектор
    [blue] Синий сектор
   *[internal] На борту
 }
screen-threat = { $internal ->
    [yes] { $serious ->
        [yes] Серьёзная внутренняя угроза
       *[no] Внутренняя угроза
    }
   *[no] { $serious ->
        [yes] Серьёзная угроза
       *[no] Угроза
    }
 }
screen-threat-short = { $internal ->
    [yes] { $serious ->
        [yes] Серьёзн. внутр.
       *[no] Внутренняя
    }
   *[no] { $serious ->
        [yes] Серьёзная
       *[no] Угроза
    }
 }
screen-unconfirmed = Не подтверждено
screen-draw-threat = { $who }: { $serious ->
    [yes] серьёзная
   *[no] обычная
 } { $internal ->
    [yes] внутренняя
   *[no] внешняя
 } угроза
screen-cards-left = {" "}(осталось { $left })
screen-pile-short = На новые данные карт не хватит
screen-hand-over = Передайте карту
screen-hand-over-left = ещё { $seconds } с
screen-transfer-complete = Передача завершена
screen-no-talking = Не разговаривать
screen-said = Уже объявлено
screen-shown-only = Не прозвучало: прочтите здесь
screen-listening = Всё тихо. Пока.
screen-left = До конца фазы { $phase } осталось { $minutes }:{ $seconds }
screen-clock = Время задания { $time }

## Что можно сделать, пока задание идёт

screen-key-space = Пробел
screen-key-enter = Enter
screen-do-pause = Пауза (экран скрыт)
screen-do-back = На 10 секунд назад
screen-do-skip = К следующему сообщению
screen-do-repeat = Повторить последнее сообщение
screen-do-quieter = Тише
screen-do-louder = Громче
screen-do-mute = Звук вкл./выкл.
screen-do-siren = Сирена вкл./выкл.
screen-do-keys = Показать клавиши
screen-do-fullscreen = Полный экран вкл./выкл.
screen-do-abort = Прервать
screen-short-pause = Пауза
screen-short-back = −10 с
screen-short-repeat = Повтор
screen-short-quieter = Тише
screen-short-louder = Громче
screen-short-mute = Звук
screen-short-siren = Сирена
screen-short-cards = Карты
screen-short-keys = Справка
screen-short-fullscreen = Экран
screen-short-abort = Прервать
screen-getting-ready = Приготовиться
screen-getting-ready-what = Нажмите ещё раз, чтобы начать сразу.
screen-card-change = Другая карта
screen-card-of = Карта этой угрозы
screen-keys = Клавиши
screen-close = Закрыть
screen-volume = Громкость { $level }
screen-ready = Готовы?
screen-ready-what = Раздайте карты, разложите поля: интерком заговорит по вашей команде.
screen-start = Начать
screen-paused = Пауза
screen-paused-what = Экран скрыт. Планировать нельзя. Мы всё видим.
screen-go-on = Продолжить
screen-abort = Прервать задание?
screen-abort-what = { $running ->
    [yes] Пока вы решаете, часы идут.
   *[no] Задание на паузе.
 } Всё сохранится, и задание можно будет продолжить.
screen-abort-no = Продолжить
screen-abort-yes = Прервать
screen-end-early = Закончить раунд
screen-notice-slept = Компьютер засыпал: задание было на паузе.
screen-notice-slept-on = Компьютер засыпал, а задание шло дальше.
screen-notice-no-sound = Звук пропал, но часы идут. Вернётся сам.
screen-notice-muted = Звук выключен
screen-notice-no-siren = Сирена выключена

## Подготовка

screen-language = Русский
screen-motion = Анимация
screen-crew = Экипаж: люди + андроиды
screen-signs-left-out = Некоторые символы нельзя показать, они пропущены.
screen-android = Андроид
screen-role-captain = Капитан
screen-role-communications = Офицер связи
screen-role-security = Начальник службы безопасности
screen-color-purple = фиолетовый
screen-color-red = красный
screen-color-yellow = жёлтый
screen-color-green = зелёный
screen-color-blue = синий
screen-common-threats = Обычные угрозы
screen-serious-threats = Серьёзные угрозы
screen-common = Обычные угрозы: { $difficulty }
screen-serious = Серьёзные угрозы: { $difficulty }
screen-difficulty-white = Белые
screen-difficulty-yellow = Жёлтые
screen-difficulty-mixed = Оба цвета
screen-difficulty-white-new = Белые+
screen-difficulty-mixed-new = Оба цвета+
screen-difficulty-yellow-new = Жёлтые+
screen-difficulty-yellow-red = Жёлтые, красные
screen-difficulty-red = Красные
screen-difficulty-all = Все
screen-mission = Задание
screen-kind-test-flight = Учебный полёт
screen-kind-simulation = Симуляция
screen-kind-advanced-simulation = Расширенная симуляция
screen-kind-mission = Задание
screen-kind-easier-double-action = Двойные действия (легче)
screen-kind-double-action = Двойные действия
screen-pick-random = Случайное (скрыто)
screen-pick-new = Новое
screen-pick-code = … или номер, название, код
screen-none-of-this-kind = Таких заданий нет: выберите новое.
screen-sound = Звук
screen-voice = Голос
screen-voice-en-george = Джордж
screen-voice-en-heart = Харт
screen-voice-ru-aleksandr = Александр
screen-voice-ru-irina = Ирина
screen-voice-cs-machac = Махач
screen-voice-de-svox = Svox
screen-voice-fr-siwis = Siwis
screen-loudspeaker = Динамики
screen-aloud = Читать вслух
screen-hear = Тест
screen-siren = Сирена
screen-cards-silence = Сейчас нельзя говорить и передавать карты. Введите карту, когда связь восстановится.
screen-cards-choose = Набирайте, пока не останется одна карта, или выберите её стрелками.
screen-close-mission = Выйти из задания?
screen-close-mission-what = Оно остановится для всех, но сохранится: при следующем запуске вы продолжите с этой же секунды.
screen-close-mission-no = Остаться
screen-quit = Выйти из программы?
screen-quit-what = Всё сохранено.
screen-quit-yes = Выйти
screen-quit-no = Остаться
screen-open-mission = Новое задание
screen-open-campaign = Кампания
screen-open-log = Бортовой журнал
screen-open-careers = Карьеры
screen-open-school = Лётная школа
screen-open-thing = Нечто
screen-open-nemesis = Немезида
screen-open-carnomorphs = Карноморфы
screen-open-resolve = Разобрать партию
screen-tracks = Траектории
screen-track = Траектория { $zone ->
    [red] красного сектора
    [white] белого сектора
    [blue] синего сектора
   *[internal] внутренних угроз
 }

## Карты и чтение вслух

screen-do-cards = Ввести вытянутые карты угроз
screen-secret-mission = Скрытое задание
screen-cards-none = Угроз пока не объявляли
screen-cards-for = Карта угрозы: { $threat }
screen-cards-called = { $caller } вызывает ещё одну: какую?
screen-card-entered = Введена: { $card }
screen-cards-type = Код или название
screen-cards-no-such = Здесь нет карты «{ $typed }»
screen-cards-other-deck = Карта «{ $card }» из другой колоды и к этой угрозе не подходит.
screen-cards-draw = Вытянуть
screen-card-undo = { $card }: записано. Backspace отменит.
screen-cards-which = { $card } — какая это угроза?
screen-cards-remove = Убрать карту этой угрозы
screen-read-now = Читайте
screen-read-twice = дважды
screen-read-next = Следующее через { $seconds } с
screen-read-wait = Сейчас читать нечего

## До задания и после него

screen-preparing = Интерком готовится…
screen-back = Назад
screen-complete = Раунд действий окончен
screen-ended-early = Остановлено на { $time }
screen-card-open = карта не введена
screen-home = В начало
screen-resolve = К последствиям
screen-to-log = Записать в журнал
screen-double-actions = Чтобы программа разыграла двойные действия, отметьте в настройках The New Frontier. Без него разыграйте сами и впишите итог.
screen-resume = Продолжить?
screen-interrupted = Прервано на { $time }, в фазе { $phase }
screen-was-over = Остановлено на { $time }; последствия ещё впереди
screen-leave-it = Удалить
screen-begin-instead = Начать { $mission }
screen-notice-unsaved = Ход задания не сохраняется: { $why ->
    [fault] это наша ошибка, подробности в crash.txt
   *[disk] на диск не записать
 }

## Незаконченные игры

screen-open-continue = Продолжить
screen-unfinished = Незаконченные игры
screen-unfinished-resolution = Раунд последствий не доигран
screen-give-up = Бросить
screen-give-up-sure = Точно бросить?

## The New Frontier

screen-new-frontier = The New Frontier
screen-new-frontier-have = У нас есть The New Frontier
screen-new-frontier-there = { $there ->
    [yes] У нас есть дополнение The New Frontier
   *[no] У нас только базовая игра
 }
screen-new-frontier-what = Дополнение приносит красные угрозы, задания с двойными действиями, дальние вылеты перехватчиков и специализацию для каждого.
screen-variable-range = Дальние вылеты (1–3) в любом задании
screen-variable-range-is = { $on ->
    [yes] Перехватчики летают на дальность 1–3 в любом задании
   *[no] Перехватчики летают на дальность 1–3 только с двойными действиями
 }
screen-specializations = Специализации и их уровни
screen-specialization-of = Кому: { $name }
screen-decks-what = Белые карты самые лёгкие, за ними жёлтые и красные. Плюс добавляет карты The New Frontier.
screen-levels-what = Уровень 1: базовое действие. Уровень 2: базовое или улучшенное. Уровень 3: обе карты. Специализации не повторяются.
screen-only-learned = { $name } берёт только освоенные специализации. Новые осваивают за опыт.
screen-level = уровень { $level }
screen-special-crew = Специализации: { $specializations }.
screen-special-of = { $name } — { $specialization }, уровень { $level }
screen-special-none = В учебных полётах и симуляциях специализации не действуют.
screen-special-Rocketeer = Базовое: запустить ракету (C в нижнем синем) из любого отсека. Улучшенное, в нижнем синем: две ракеты, которые летят как одна и наносят 5 урона.
screen-special-DataAnalyst = Базовое: обслужить компьютер (C на мостике) из любого отсека и получить очко. Улучшенное, в нижнем белом: смотреть в иллюминатор за троих.
screen-special-EnergyTechnician = Базовое: сжечь топливный бак (B в нижнем белом) из любого отсека. Улучшенное, на верхней палубе: щиты на этот ход, 2 здесь и по 1 в других секторах.
screen-special-PulseGunner = Базовое: выстрелить сразу из лазера здесь и из импульсной пушки, или ни из чего. Улучшенное, в нижнем белом: импульсная пушка наносит 2 урона, а на расстоянии 3 — 1.
screen-special-Medic = Ходит раньше капитана. Базовое: каждый в этом отсеке получает героическое действие. Улучшенное: рядом никто не теряет сознание, минус одно очко.
screen-special-Teleporter = Базовое: прыжок от жетона отправления к жетону прибытия. Улучшенное, в красном или синем секторе: прыжок в отсек по диагонали.
screen-special-Hypernavigator = Базовое, на нижней палубе: все угрозы на единицу медленнее. Улучшенное, в нижнем белом на ходу 10 или 11: уйти в гиперпространство раньше.
screen-special-SpecialOps = Базовое: ваши следующие A, B или боевые роботы — героические. Улучшенное: карту, с которой оно лежит, нельзя ни задержать, ни сорвать.
screen-special-SquadLeader = Базовое: отключённый отряд снова в строю, или убрана фишка повреждения. Улучшенное: вылететь сразу, в космосе роботы героические.
screen-special-Mechanic = Базовое: следующий выстрел отсюда сильнее на 1, а импульсная пушка бьёт дальше. Улучшенное: починить неисправность здесь на 2.
screen-specialization-none = Нет
screen-specialization-Rocketeer = Ракетчик
screen-specialization-DataAnalyst = Аналитик
screen-specialization-EnergyTechnician = Энергетик
screen-specialization-PulseGunner = Канонир
screen-specialization-Medic = Медик
screen-specialization-Teleporter = Телепортист
screen-specialization-Hypernavigator = Гипернавигатор
screen-specialization-SpecialOps = Спецназовец
screen-specialization-SquadLeader = Командир отряда
screen-specialization-Mechanic = Механик
screen-tracks-drawn = Невведённые траектории вытянет программа: проверьте их в планах.
screen-between-rounds = Перед раундом последствий верните фигурки на мостик, а кубики, ракеты и баки — туда, где они были в начале. Потом сверьте угрозы с этим списком.
