### Что говорит окно.

screen-title = Космическая тревога
screen-no-window = Окно не открывается ({ $reason }). Играйте в терминале: spacealert play { $mission } --terminal
screen-no-screen = нет экрана
screen-no-speech = В этой системе нет программы, которая читала бы экран вслух. Установите speech-dispatcher или espeak-ng либо играйте в терминале.
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
screen-draw-threat = { $who } берёт { $serious ->
    [yes] серьёзную
   *[no] обычную
 } { $internal ->
    [yes] внутреннюю
   *[no] внешнюю
 } угрозу
screen-cards-left = {" "}(в колоде ещё { $left })
screen-pile-short = На входящие данные карт не хватит
screen-hand-over = Передайте карту
screen-hand-over-left = ещё { $seconds } с
screen-transfer-complete = Передача завершена
screen-no-talking = Не разговаривать
screen-said = Уже объявлено
screen-shown-only = Не озвучено: прочтите здесь
screen-listening = Всё тихо. Пока.
screen-left = До конца фазы { $phase } осталось { $minutes }:{ $seconds }
screen-clock = Время задания { $time }

## Что можно сделать, пока задание идёт

screen-key-space = Пробел
screen-key-enter = Enter
screen-do-pause = Пауза (экран скрыт)
screen-do-back = На 10 секунд назад
screen-do-skip = К следующему объявлению
screen-do-repeat = Повторить последнее объявление
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
screen-ready-what = Карты розданы, поля разложены? Часы пойдут по вашей команде.
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
screen-notice-slept = Компьютер спал, задание стояло на паузе.
screen-notice-slept-on = Компьютер спал, а задание шло дальше.
screen-notice-no-sound = Динамики не найдены. Часы работают и без них. Подключите динамики, и звук вернётся.
screen-notice-muted = Звук выключен
screen-notice-no-siren = Сирена выключена

## Подготовка

screen-language = Русский
screen-motion = Анимация
screen-crew = Экипаж: люди + андроиды
screen-signs-left-out = Некоторые символы показать нельзя, поэтому они пропущены.
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
screen-kind-easier-double-action = Облегчённые двойные действия
screen-kind-double-action = Двойные действия
screen-pick-random = Случайное (скрыто)
screen-pick-new = Новое
screen-pick-code = …или номер, название, код
screen-none-of-this-kind = Таких заданий пока нет. Нажмите «Новое».
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
screen-cards-choose = Набирайте, пока не останется одна карта, или выберите нужную стрелками.
screen-game-kept = { $mission }: всё сохранено.{ $scene ->
    [ready] { "" }
    [campaign] { "" }
   *[other] { " " }Продолжить можно с главного экрана.
 }
screen-close-mission = Выйти из задания?
screen-close-mission-what = Если выйти, задание остановится для всех, но сохранится: в следующий раз вы продолжите с той же секунды.
screen-close-mission-no = Остаться
screen-crashed = В прошлый раз программа аварийно закрылась: это наша ошибка. Игры и журнал сохранены. Отчёт об ошибке: { $report }
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
screen-own-game = своя партия
screen-cards-none = Угроз пока не объявляли
screen-cards-late = Раунд закончился раньше, чем вы ввели карту. Её можно ввести в планах.
screen-cards-for = Карта угрозы: { $threat }
screen-cards-called = { $caller } вызывает ещё одну карту. Какую?
screen-card-entered = Введена карта «{ $card }»
screen-cards-type = Код или название
screen-cards-no-such = Здесь нет карты «{ $typed }»
screen-cards-other-deck = Карта «{ $card }» из другой колоды и к этой угрозе не подходит.
screen-cards-used = Карта «{ $card }» уже введена для угрозы T+{ $turn }.
screen-cards-move = Enter перенесёт её сюда.
screen-cards-draw = Вытянуть
screen-card-undo = Карта «{ $card }» введена. Backspace — отменить.
screen-cards-which = Для какой угрозы карта «{ $card }»?
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
screen-card-open = нет карты
screen-home = На главную
screen-resolve = К планам
screen-to-log = Записать в журнал
screen-double-actions = Чтобы программа разыграла двойные действия, отметьте в настройках, что у вас есть The New Frontier. Иначе разыграйте последствия сами и впишите итог.
screen-resume = Продолжить?
screen-interrupted = Прервано на { $time }, в фазе { $phase }
screen-was-over = Остановлено на { $time }; последствия ещё впереди
screen-leave-it = Удалить
screen-begin-instead = Начать { $mission }
screen-notice-unsaved = Ход задания не сохраняется: { $why ->
    [fault] это наша ошибка, подробности в crash.txt
   *[disk] диск переполнен или защищён от записи
 }

## Незаконченные игры

screen-open-continue = Продолжить
screen-unfinished = Незаконченные игры
screen-unfinished-resolution = Планы или последствия ещё не закончены
screen-give-up = Бросить
screen-give-up-sure = Точно бросить?
screen-keep = Оставить

## The New Frontier

screen-new-frontier = The New Frontier
screen-new-frontier-have = У нас есть The New Frontier
screen-new-frontier-there = { $there ->
    [yes] У нас есть дополнение The New Frontier
   *[no] У нас только базовая игра
 }
screen-new-frontier-what = Дополнение добавляет красные угрозы, задания с двойными действиями, дальние вылеты перехватчиков и специализацию для каждого.
screen-variable-range = Дальние вылеты (1–3) в любом задании
screen-variable-range-is = { $on ->
    [yes] Перехватчики вылетают на расстояние от 1 до 3 в любом задании
   *[no] Перехватчики вылетают на расстояние от 1 до 3 только в заданиях с двойными действиями
 }
screen-specializations = Специализации и их уровни
screen-specialization-of = { $name } выбирает специализацию
screen-specialization-passed = { $has ->
    [yes] { $name }: теперь { $specialization }.
   *[no] { $name }: теперь без специализации.
 }
screen-decks-what = Белые карты самые лёгкие, жёлтые труднее, красные ещё труднее. Плюс добавляет карты The New Frontier.
screen-levels-what = На уровне 1 у вас одна карта с базовым действием, на уровне 2 — с базовым или улучшенным на выбор, на уровне 3 — обе карты. Специализации в экипаже не повторяются.
screen-only-learned = { $name } выбирает из освоенных специализаций. За опыт можно освоить новые.
screen-level = уровень { $level }
screen-special-crew = Специализации: { $specializations }.
screen-special-of = { $name } — «{ $specialization }» (уровень { $level })
screen-special-none = В учебных полётах и симуляциях специализации не действуют.
screen-special-Rocketeer = Базовое действие запускает ракету (C в нижнем синем отсеке) откуда угодно. Улучшенное в нижнем синем запускает сразу две: они летят как одна и наносят урон 5.
screen-special-DataAnalyst = Базовое действие обслуживает компьютер (C на мостике) откуда угодно и приносит очко. Улучшенное в нижнем белом отсеке позволяет смотреть в иллюминатор за троих.
screen-special-EnergyTechnician = Базовое действие заправляет реактор (B в нижнем белом отсеке) откуда угодно. Улучшенное на верхней палубе усиливает щиты до конца хода: на 2 в вашем секторе и на 1 в остальных.
screen-special-PulseGunner = Базовое действие стреляет сразу из лазера вашего отсека и из импульсной пушки или не стреляет вовсе. Улучшенное в нижнем белом отсеке: импульсная пушка наносит урон 2, а на расстоянии 3 — урон 1.
screen-special-Medic = Ходит раньше капитана. Базовое действие даёт каждому в этом отсеке одно героическое действие. Улучшенное не даёт никому рядом потерять сознание, но стоит команде одно очко.
screen-special-Teleporter = Базовое действие переносит того, у кого жетон отправления, к тому, у кого жетон прибытия. Улучшенное в красном или синем секторе переносит вас в отсек по диагонали.
screen-special-Hypernavigator = Базовое действие на нижней палубе замедляет все угрозы на 1 до конца хода. Улучшенное в нижнем белом отсеке на ходу 10 или 11 уводит корабль в гиперпространство досрочно.
screen-special-SpecialOps = Базовое действие делает героическим ваше следующее действие (A, B или роботы). Улучшенное защищает карту, вместе с которой его сыграли: её нельзя ни задержать, ни сорвать.
screen-special-SquadLeader = Базовое действие снова запускает отключённый отряд, а если он запущен, убирает фишку повреждения. Улучшенное сразу выводит вас на перехватчиках в космос, а там атакует героически.
screen-special-Mechanic = Базовое действие готовит пушку в этом отсеке: лазер выстрелит на 1 сильнее, импульсная пушка — дальше. Улучшенное чинит неисправность в этом отсеке сразу на 2.
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
screen-between-rounds = Перед раундом последствий верните фигурки на мостик, а кубики, ракеты и топливные баки — на исходные места. Потом сверьте угрозы с этим списком.
