### The briefing: crew, mission and difficulty.

briefing-title = Инструктаж
briefing-draw-tracks = Выбрать траектории случайно
briefing-crew = Экипаж
briefing-mission = Задание
briefing-difficulty = Опасность
briefing-more-crew = Имена, офицеры, темп
briefing-more-mission = Коды и названия
briefing-more-difficulty = Траектории
briefing-less = Свернуть
briefing-explorer-stays = { $name }: исследователь прежний, { $explorer }. Сменить его можно в специализациях.
briefing-lasts =
    Займёт около { $minutes } { $minutes ->
        [one] минуты
       *[other] минут
    }.
briefing-hard =
    { $kind ->
        [test-flight] Две фазы и никаких внутренних угроз.{ $flown ->
            [yes] {""}
           *[no] {" "}Начните с этого полёта.
        }
        [simulation] Все три фазы, но без внутренних угроз.
        [advanced-simulation] Теперь и с внутренними угрозами. Остался шаг до настоящего задания.
        [mission] Полная игра. Корабль-другой вы, скорее всего, потеряете.
       *[other] По два действия за ход: для тех, кто знает корабль наизусть.
    }
briefing-odds = { $level ->
    [easy] Легко
    [medium] Средне
    [hard] Трудно
    [paper] На бумаге
   *[brutal] Очень трудно
 }: экипаж с хорошим планом { $ten ->
    [0] почти никогда не возвращается.
    [5] возвращается в половине случаев.
    [10] возвращается почти всегда.
    [one] возвращается в { $ten } случае из 10.
   *[other] возвращается в { $ten } случаях из 10.
 }
briefing-untimed = Тренировка без часов
briefing-pace = Темп
briefing-pace-full = Обычный
briefing-pace-relaxed = Спокойный
briefing-pace-slow = Медленный
