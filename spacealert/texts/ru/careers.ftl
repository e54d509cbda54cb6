### Карьеры исследователей в The New Frontier.

# Неприятности

careers-unknown = Исследователя { $name } нет. Всех покажет «spacealert careers».
careers-two-of-that-name = Исследователей с именем { $name } двое. Переименуйте одного: «spacealert careers correct» и его id из «spacealert careers --json».
careers-name-taken = Исследователь { $name } уже есть. Выберите другое имя.
careers-changed-meanwhile = Карьеру { $name } только что изменил кто-то другой. Ничего не записано: посмотрите карьеру и попробуйте ещё раз.
careers-no-name = Исследователю нужно имя.
careers-nothing-to-undo = В карьерах нечего отменять.
careers-dead = { $name }: погиб навсегда.
careers-no-android = У андроида нет карьеры.
careers-consent-given = { $name }: согласие на клонирование уже дано.
careers-no-step = { $name }: выбирать пока нечего. Шаг даёт каждый новый уровень.
careers-step-too-early = { $name }: на уровне { $level } выбрать это ещё нельзя. Второй уровень специализации доступен с 3-го уровня, третий — с 6-го.
careers-no-run = Учебные полёты и симуляции опыта не дают.
careers-not-by-itself = За тренировки и партии из файла опыт сам не начисляется: добавьте его в журнале клавишей C.
careers-campaign-runs = Эта кампания ещё не окончена: она засчитывается целиком, в конце.
careers-campaign-unknown = Кампании этой записи в журнале нет, поэтому её опыт неизвестен.
careers-nobody-flew = В этой записи нет исследователей. Назовите тех, кто летел: --who.
careers-unknown-achievement = Достижения «{ $found }» нет. Все покажет «spacealert careers achievements».
careers-award-no-run = { $name }: в этом полёте такого исследователя не было.
careers-awarded-already = { $name }: это достижение уже есть.
careers-award-lost = { $name }: за погибший корабль достижений не дают.
careers-award-alone = В одиночку это достижение не получить.
careers-award-level = { $name }: до полёта нужен был уровень { $level }.
careers-award-category = { $name }: за этот полёт уже есть достижение этого раздела.
careers-award-disproved = { $name }: по данным журнала, это достижение не заслужено.
careers-not-awarded = { $name }: этого достижения нет.

# Исследователь

careers-title = Карьеры
careers-level = Уровень { $level }
careers-experience = Опыт: { $experience }
careers-boxes = Клетки до уровня { $next }: { $passed } из { $boxes }
careers-best = Выше уровня нет.
careers-played-by = играет { $player }
careers-cloning = Клонирование разрешено: каждая гибель корабля стоит одного клона.
careers-no-cloning = Без клонирования: погибший корабль — конец карьеры, зато клетки с точками пропускаются.
careers-is-dead = Погиб навсегда.
careers-clones = { $count ->
    [0] Клонов пока нет.
    [one] Уже { $count } клон.
    [few] Уже { $count } клона.
   *[many] Уже { $count } клонов.
 }
careers-runs = { $count ->
    [0] Полётов пока нет
    [one] { $count } полёт
    [few] { $count } полёта
   *[many] { $count } полётов
 }
careers-survived = пережито: { $count }
careers-open-steps = { $count ->
    [one] До следующего вылета выберите { $count } шаг.
    [few] До следующего вылета выберите { $count } шага.
   *[many] До следующего вылета выберите { $count } шагов.
 }
careers-specializations = Специализации
careers-learn = Освоить: { $specialization }
careers-no-specializations = Пока нет: первую даёт первый уровень.
careers-achievements = Достижения
careers-run = { $date }  { $mission }  +{ $experience }
careers-run-lost = { $date }  { $mission }  корабль погиб
careers-empty = Исследователей пока нет. Исследователь набирает опыт от задания к заданию и осваивает специализации.

# Что нужно для достижения

careers-category-mission = Задания
careers-category-campaign = Кампании
careers-category-social = Общение
careers-category-close-call = На волосок
careers-category-hot-shot = Мастера
careers-category-expert = Знатоки
careers-category-addiction = Зависимость
careers-gain = +{ $experience }
careers-from-level = с уровня { $level }
careers-needs-people = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
 }
careers-needs-tour = не меньше трёх игроков
careers-needs-crew = экипаж: { $count }
careers-needs-missions = заданий в кампании: { $count }
careers-needs-full = полное задание
careers-needs-campaign = вся кампания
careers-needs-mixed = белые и жёлтые угрозы или сложнее
careers-needs-yellow = жёлтые угрозы или сложнее
careers-needs-orange = жёлтые и красные угрозы или сложнее
careers-needs-red = красные угрозы
careers-needs-random = угрозы всех трёх цветов или сложнее
careers-needs-varied = в каждом задании другие угрозы
careers-needs-double = двойные действия
careers-needs-easier = годится и облегчённое задание
careers-needs-unharmed = без штрафных очков
careers-needs-judged = решает экипаж
careers-needs-card = { $specialization }: { $action ->
    [s] сыграно базовое действие
   *[other] сыграно улучшенное действие
 }
careers-needs-survived = пережито полётов: { $count }
careers-needs-campaigns = кампаний целиком: { $count }
careers-needs-clones = клонов: { $count }
careers-needs-days = дней после первого полёта: { $count }
careers-needs-basic = базовых действий знатока: { $count }
careers-needs-advanced = улучшенных действий знатока: { $count }
careers-needs-categories = по одному из всех остальных разделов
careers-needs-halves = половина каждого раздела

# Окно

careers-new = Новый
careers-form-new = Новый исследователь
careers-form-correct = Исследователь
careers-field-name = Имя
careers-field-player = Кто играет
careers-field-cloning = Если корабль погибнет
careers-hint-name = как зовут исследователя
careers-hint-player = как зовут вас
careers-choice-cloning = Продолжит клон
careers-choice-no-cloning = Это конец
careers-award-no-line = Последний полёт: в журнале нет такой записи ({ $name }).
careers-run-mission = { $mission }, { $date }
careers-run-campaign = Кампания, последнее задание { $mission }, { $date }
careers-who-flew = Кто из исследователей летел?
careers-ship-lost = корабль погиб
careers-enter = В карьеры
careers-entered = { $count ->
    [one] { $count } карьера: +{ $experience }
    [few] { $count } карьеры: каждому +{ $experience }
   *[many] { $count } карьер: каждому +{ $experience }
 }
careers-proven = Подтверждено
careers-nothing-possible = За этот полёт достижений получить нельзя.
careers-nothing-offered = Больше предложить нечего. Об остальных достижениях решает экипаж: они в своих разделах.
careers-award-hint = Каждому не больше одного из раздела; «Зависимость» — без ограничений.
careers-more = Ещё
careers-done = Готово
careers-choose = Кем играет { $name }?
careers-none = Без исследователя
careers-explorer = Исследователь: { $name }
careers-add = Внести { $mission }
