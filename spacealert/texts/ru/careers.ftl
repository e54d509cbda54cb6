### Карьеры исследователей в The New Frontier.

# Неприятности

careers-unknown = Исследователя { $name } нет. Полный список покажет «spacealert careers».
careers-two-of-that-name = Исследователей с именем { $name } двое. Переименуйте одного командой «spacealert careers correct», указав его id из «spacealert careers --json».
careers-name-taken = Исследователь { $name } уже есть. Выберите другое имя.
careers-changed-meanwhile = Карьеру { $name } только что изменил кто-то другой. Ничего не записано: посмотрите карьеру и попробуйте ещё раз.
careers-no-name = Исследователю нужно имя.
careers-nothing-to-undo = В карьерах нечего отменять.
careers-dead = Исследователь { $name } погиб навсегда.
careers-no-android = У андроида нет карьеры.
careers-consent-given = Исследователь { $name } уже согласился на клонирование.
careers-no-step = Исследователю { $name } пока нечего выбирать: улучшение даёт каждый новый уровень.
careers-step-too-early = Исследователь { $name } на уровне { $level } ещё не может это выбрать. Второй уровень специализации доступен с 3-го уровня, третий — с 6-го.
careers-no-run = Учебные полёты и симуляции опыта не дают.
careers-not-by-itself = За тренировки и партии из файла опыт сам не начисляется: добавьте его в журнале клавишей C.
careers-campaign-runs = Эта кампания ещё не окончена, а засчитывается она целиком, в самом конце.
careers-campaign-unknown = Кампании этой записи в журнале нет, поэтому опыт за неё неизвестен.
careers-nobody-flew = В этой записи нет исследователей. Укажите тех, кто летел, параметром --who.
careers-unknown-achievement = Достижения «{ $found }» нет. Полный список покажет «spacealert careers achievements».
careers-award-no-run = Исследователь { $name } в этом полёте не участвовал.
careers-awarded-already = У исследователя { $name } это достижение уже есть.
careers-award-lost = Корабль погиб, и исследователь { $name } достижений не получает.
careers-award-alone = Это достижение нельзя получить в одиночку.
careers-award-level = Чтобы это заслужить, исследователь { $name } должен был начать полёт на уровне { $level }.
careers-award-category = За этот полёт исследователь { $name } уже получил достижение из этого раздела.
careers-award-disproved = Судя по журналу, исследователь { $name } этого не заслужил.
careers-not-awarded = У исследователя { $name } этого достижения нет.

# Исследователь

careers-title = Карьеры
careers-level = Уровень { $level }
careers-experience = Опыт: { $experience }
careers-boxes = Клетки до уровня { $next }: { $passed } из { $boxes }
careers-best = Это высший уровень.
careers-played-by = играет { $player }
careers-cloning = Клонирование разрешено: если корабль погибнет, карьеру продолжит клон.
careers-no-cloning = Без клонирования: если корабль погибнет, карьера окончена, зато клетки с точками пропускаются.
careers-is-dead = Погиб навсегда.
careers-clones = { $count ->
    [0] Клоны пока не понадобились.
    [one] Понадобился { $count } клон.
    [few] Понадобились { $count } клона.
   *[many] Понадобилось { $count } клонов.
 }
careers-runs = { $count ->
    [0] Полётов пока нет
    [one] { $count } полёт
    [few] { $count } полёта
   *[many] { $count } полётов
 }
careers-survived = пережито { $count }
careers-open-steps =
    До следующего вылета выберите { $count } { $count ->
        [one] улучшение.
        [few] улучшения.
       *[many] улучшений.
    }
careers-specializations = Специализации
careers-learn = Освоить: { $specialization }
careers-no-specializations = Пока нет. Первую даёт первый уровень.
careers-achievements = Достижения
careers-run = { $date }  { $mission }  +{ $experience }
careers-run-lost = { $date }  { $mission }  корабль погиб
careers-empty = Исследователей пока нет. С каждым заданием они набирают опыт и осваивают специализации.

# Что нужно для достижения

careers-category-mission = Задания
careers-category-campaign = Кампании
careers-category-social = Общение
careers-category-close-call = На волоске
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
careers-needs-crew =
    экипаж из { $count } { $count ->
        [one] человека
       *[many] человек
    }
careers-needs-missions =
    кампания из { $count } { $count ->
        [one] задания
       *[many] заданий
    }
careers-needs-full = полное задание
careers-needs-campaign = вся кампания
careers-needs-mixed = белые и жёлтые угрозы или сложнее
careers-needs-yellow = жёлтые угрозы или сложнее
careers-needs-orange = жёлтые и красные угрозы или сложнее
careers-needs-red = красные угрозы
careers-needs-random = угрозы всех трёх цветов или сложнее
careers-needs-varied = в каждом задании другие угрозы
careers-needs-double = с двойными действиями
careers-needs-easier = в любом задании, даже облегчённом
careers-needs-unharmed = без штрафных очков
careers-needs-judged = решает экипаж
careers-needs-card =
    { $specialization }: { $action ->
        [s] сыграть базовое действие
       *[other] сыграть улучшенное действие
    }
careers-needs-survived =
    пережить { $count } { $count ->
        [one] полёт
        [few] полёта
       *[many] полётов
    }
careers-needs-campaigns =
    закончить { $count } { $count ->
        [one] кампанию
        [few] кампании
       *[many] кампаний
    }
careers-needs-clones =
    { $count } { $count ->
        [one] клон
        [few] клона
       *[many] клонов
    }
careers-needs-days =
    { $count } { $count ->
        [one] день
        [few] дня
       *[many] дней
    } после первого полёта
careers-needs-basic =
    { $count } { $count ->
        [one] базовое действие знатока
        [few] базовых действия знатока
       *[many] базовых действий знатока
    }
careers-needs-advanced =
    { $count } { $count ->
        [one] улучшенное действие знатока
        [few] улучшенных действия знатока
       *[many] улучшенных действий знатока
    }
careers-needs-categories = по одному достижению из каждого другого раздела
careers-needs-halves = половина достижений каждого раздела

# Окно

careers-new = Новый
careers-form-new = Новый исследователь
careers-form-correct = Исследователь
careers-field-name = Имя
careers-field-player = Кто играет
careers-field-cloning = Если корабль погибнет
careers-hint-name = имя исследователя
careers-hint-player = ваше имя
careers-choice-cloning = Продолжит клон
careers-choice-no-cloning = Это конец
careers-award-no-line = В журнале нет записи о последнем полёте исследователя { $name }.
careers-run-mission = { $mission }, { $date }
careers-run-campaign = Кампания, последнее задание { $mission }, { $date }
careers-who-flew = Кто из исследователей летел?
careers-ship-lost = корабль погиб
careers-enter = В карьеры
careers-entered = { $count ->
    [one] { $count } исследователь: опыт +{ $experience }
    [few] { $count } исследователя: опыт +{ $experience } каждому
   *[many] { $count } исследователей: опыт +{ $experience } каждому
 }
careers-proven = На выбор
careers-nothing-lost = За погибший корабль не дают ни опыта, ни достижений.
careers-nothing-possible = За этот полёт достижений получить нельзя.
careers-nothing-offered = Больше предложить нечего. Остальные достижения присуждает экипаж: они в своих разделах.
careers-corrected-since = После добавления в карьеры запись об этом полёте исправили. Чтобы учесть исправление, нажмите «Отменить» и добавьте полёт заново.
careers-award-hint = Нажмите на достижение, чтобы его присудить: не больше одного из раздела, а из «Зависимости» — сколько угодно.
careers-award-judged = Что для этого надо сделать, написано на листе достижений из коробки. Журнал этого не знает, решаете вы.
careers-more = Ещё
careers-done = Готово
careers-credited = Опыт начислен: { $gains }
careers-choose = Кем играет { $name }?
careers-none = Без исследователя
careers-explorer-word = исследователь
careers-explorer = Исследователь: { $name }
careers-add = Внести { $mission }
