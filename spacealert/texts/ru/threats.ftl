### Карты угроз: как зовутся, что делают и чем особенны.

## Имена карт по коду в углу: те, что называет книга правил, — как в ней; остальные наши.

threats-E1-01 = Импульсный шар
threats-E1-02 = Эсминец
threats-E1-03 = Невидимый истребитель
threats-E1-04 = Энергооблако
threats-E1-05 = Канонерка
threats-E1-06 = Истребитель с криощитом
threats-E1-07 = Истребитель
threats-E1-08 = Бронированный абордажник
threats-E1-09 = Амёба
threats-E1-10 = Метеороид
threats-E2-01 = Камикадзе
threats-E2-02 = Разведчик
threats-E2-03 = Истребитель-фантом
threats-E2-04 = Рой
threats-E2-05 = Медуза
threats-E2-06 = Мародёр
threats-E2-07 = Маленький астероид
threats-SE1-01 = Фрегат
threats-SE1-02 = Линкор
threats-SE1-03 = Мамонт
threats-SE1-04 = Импульсный спутник
threats-SE1-05 = Фрегат с криощитом
threats-SE1-06 = Межзвёздный осьминог
threats-SE1-07 = Вихрь
threats-SE1-08 = Астероид
threats-SE2-01 = Бегемот
threats-SE2-02 = Джаггернаут
threats-SE2-03 = Пси-спутник
threats-SE2-04 = Краб из туманности
threats-SE2-05 = Мститель
threats-SE2-06 = Большой астероид
threats-I1-01 = Налётчики
threats-I1-02 = Налётчики
threats-I1-03 = Диверсант
threats-I1-04 = Диверсант
threats-I1-05 = Взломанные щиты
threats-I1-06 = Взломанные щиты
threats-I1-07 = Нестабильные боеголовки
threats-I2-01 = Слизь
threats-I2-02 = Слизь
threats-I2-03 = Десантники
threats-I2-04 = Десантники
threats-I2-05 = Вирус
threats-I2-06 = Перегрев реактора
threats-SI1-01 = Коммандос
threats-SI1-02 = Коммандос
threats-SI1-03 = Чужой
threats-SI1-04 = Пробоина
threats-SI1-05 = Перепутанные провода
threats-SI1-06 = Восстание боевых роботов
threats-SI2-01 = Палач
threats-SI2-02 = Охотник
threats-SI2-03 = Перегрузка системы
threats-SI2-04 = Заражение
threats-SI2-05 = Ядерный заряд

## Что карта делает на X, Y и Z: по тексту на каждое слово из `rules/cards/vocabulary.py`.

threats-do-nothing = ничего
threats-do-attack = атака { $n }
threats-do-attack-all = атака { $n } по всем секторам
threats-do-attack-others = атака { $n } по двум другим секторам
threats-do-attack-sides = атака { $n } по красному и по синему сектору
threats-do-attack-with-hull = атака силой { $factor ->
    [1] в остаток прочности
    [2] в два остатка прочности
   *[other] в остаток прочности × { $factor }
 }
threats-do-damage = урон { $n } в обход щита
threats-do-damage-all = урон { $n } во всех секторах в обход щитов
threats-do-damage-at-tokens = урон { $n } в секторе каждого из своих жетонов в обход щитов
threats-do-damage-by-rockets = урон { $n } в обход щита за каждую ракету на борту без отметки
threats-do-damage-by-reactor = урон в обход щита, равный энергии в белом реакторе
threats-do-damage-by-people = урон в обход щита, равный числу людей в этом отсеке
threats-do-lose-ship = корабль потерян
threats-do-empty-shields = { $zones ->
    [all] все щиты теряют
   *[other] { $zone } щит теряет
 } всю энергию
threats-do-drain-shields = каждый щит теряет { $n ->
    [1] 1 энергию
   *[other] { $n } энергии
 }
threats-do-empty-reactor = { $zone } реактор теряет всю энергию
threats-do-drain-reactors = { $zones ->
    [all] каждый реактор теряет
   *[other] { $zone } реактор теряет
 } { $n ->
    [1] 1 энергию
   *[other] { $n } энергии
 }
threats-do-sabotage = реактор этого сектора теряет 1 энергию, а если он пуст — урон 1
threats-do-overcharge-shield = вся энергия белого реактора уходит в белый щит, а что не поместилось — урон белому сектору
threats-do-discharge-shield = белый щит пустеет, и каждая его энергия — урон 1 белому сектору
threats-do-discharge-reactors = все реакторы пустеют, и каждая энергия — урон 1 своему сектору
threats-do-lose-rocket = одна ракета на борту уничтожена
threats-do-lose-fuel = один топливный бак потерян
threats-do-mend = снимает с себя { $n ->
    [one] { $n } повреждение
    [few] { $n } повреждения
   *[many] { $n } повреждений
 }
threats-do-mend-half = снимает с себя половину повреждений, округляя вниз
threats-do-hurt-itself = { $n ->
    [one] { $n } повреждение
    [few] { $n } повреждения
   *[many] { $n } повреждений
 } самой себе в обход своих щитов
threats-do-faster = скорость +{ $n }
threats-do-shields-become = щиты становятся равны { $n }
threats-do-more-shields = щиты +{ $n }
threats-do-reveal = показывается
threats-do-fire-back = с этого момента отстреливается
threats-do-boost-others = все остальные внешние угрозы, и будущие тоже, атакуют на 1 сильнее, пока эта не уничтожена
threats-do-shield-everybody = у всех внешних угроз, у неё самой и у будущих тоже, на 1 щит больше, пока она не уничтожена
threats-do-urge-others = все остальные внешние угрозы сразу сдвигаются на { $n ->
    [one] { $n } клетку
    [few] { $n } клетки
   *[many] { $n } клеток
 } в порядке номеров
threats-do-double-damage = урон { $zones ->
    [all] всем секторам
   *[other] { $zone-to } сектору
 } удваивается, пока её не починят
threats-do-if-damaged = если есть повреждения: { $then }{ $otherwise ->
    [none] { "" }
   *[other] , если нет: { $otherwise }
 }
threats-do-if-marks-below = если повреждений меньше { $n }: { $then }
threats-do-move-redward = переходит в соседний отсек к красному сектору
threats-do-move-blueward = переходит в соседний отсек к синему сектору
threats-do-change-deck = меняет палубу
threats-do-hunt = переходит в тот соседний отсек, где больше всего людей
threats-do-delays = задержка: { $whom }
threats-do-knocks-out = без сознания: { $whom }
threats-do-disable-squad = отключает отряд, лежащий { $station }, если его никто не возглавляет
threats-do-spread = расползается из каждого своего отсека на один к { $direction ->
    [red] красному
   *[blue] синему
 } сектору

threats-whom-everybody = все на борту
threats-whom-in-its-zone = все в её секторе
threats-whom-at-its-tokens = { $tokens ->
    [1] все в её отсеке
   *[other] все в её отсеках
 }
threats-whom-without-squad-here = все в её отсеке, кто не возглавляет отряд
threats-whom-leading-squads = все на борту, кто возглавляет отряд
threats-whom-off-the-bridge = все на борту, кто не на мостике

## Что у карты особенного кроме букв: по тексту на каждое свойство и на то, что значат её числа.

threats-rule-fires-back = Отстреливается: отряд, который её ударил, отключается, если атака не героическая.
threats-rule-negative-shields = Щиты ниже 0: в каждый ход, когда в неё попали, она получает на { $extra } больше.
threats-rule-unseen = До действия X её не видит никакое оружие.
threats-rule-out-of-sight = На расстоянии 3 её не видит никакое оружие.
threats-rule-no-target-for-rockets = Ракеты на неё не наводятся.
threats-rule-no-target-for-heavy-lasers = Тяжёлые лазеры её пропускают и целят в следующую угрозу.
threats-rule-rockets-in-vain = Ракета, наведённая на неё, пропадает впустую.
threats-rule-cryoshield = В первый ход, когда на неё навели хоть одно оружие, она не получает урона, а теряет криощит.
threats-rule-pulse-sensitive = В ход, когда по ней попала импульсная пушка, её щиты равны 0.
threats-rule-one-mark-at-most = Получает не больше 1 повреждения за ход; ещё одно может добавить только взрыв «Мамонта».
threats-rule-two-tiles-a-point = Каждое очко её атак, прошедшее сквозь щит сектора, стоит двух фишек повреждений.
threats-rule-explosive = Когда она уничтожена, все остальные внешние угрозы получают 1 повреждение, невзирая на щиты и особенности.
threats-rule-falling-rocks = Уничтоженная, она в конце того же шага всё же атакует свой сектор: { $strength } за каждую достигнутую или пройденную X и Y.
threats-rule-vengeful = В конце каждого шага, в котором она получила повреждение, даже последнее, она атакует все сектора силой 1. Погибнув от собственных повреждений, она считается уничтоженной.
threats-rule-swallows = Перехватчики, у которых нет другой цели, наносят ей { $damage } (героически { $heroic }); после этого их командир без сознания, а отряд потерян.
threats-rule-draws-rockets = Все ракеты летят в неё с любого расстояния; после попадания ракеты у неё на 1 щит больше.
threats-rule-hull-of-rockets = Прочность равна числу ракет на борту в момент её появления; если ракет нет, она уничтожена сразу. Ракета, потерянная позже, уносит 1 прочность, а запустить ракету при ней нельзя.
threats-rule-slimy = Вошедшего в отсек с ней ждёт задержка. Там, куда она расползлась, прочность 1; оттуда она расползается и бьёт так же, но дважды в один отсек не заходит. Карта уничтожена, когда не осталось ни одного её жетона; оставшиеся после Z лежат и задерживают дальше.
threats-rule-contagious = Сидит сразу в четырёх отсеках. Роботы очищают тот, где они есть, а третья очистка убирает и последний. Жетоны, оставшиеся после Z, лежат дальше, и вошедший к ним теряет сознание.
threats-rule-scalding = Ремонт, который с ней покончил, лишает сознания всех, кто в этот миг в нижнем красном и в нижнем синем отсеке.
threats-rule-deadly-to-beat = При равенстве остаётся на месте; её собственный отсек не считается. Кто её уничтожит, теряет сознание, а его отряд отключается.
threats-rule-outside = Чинят её только перехватчики из космоса, по 1 за атаку, и пока она есть, ничего другого они не атакуют. Удваивается то, что прошло сквозь щиты.
threats-rule-repaired-together = Чинить можно в любом из её отсеков (их { $stations }); во всех за один ход — ещё { $extra ->
    [one] { $extra } отметка
    [few] { $extra } отметки
   *[many] { $extra } отметок
 } в конце действий игроков.
threats-rule-needs-three = Считаются только три ремонта за один и тот же ход.

## Как рассказывают о карте

threats-class = { $severity ->
    [serious] серьёзная
   *[common] обычная
 } { $where ->
    [internal] внутренняя
   *[external] внешняя
 } угроза, { $color ->
    [yellow] жёлтая
   *[white] белая
 }
threats-shields = щиты { $n }
threats-hull = прочность { $n }
threats-speed = скорость { $n }
threats-points = очки: пережита { $survive }, уничтожена { $destroy }
threats-points-destroyed = очки: уничтожена { $destroy }
threats-intruder = захватчик { $where }, против него — боевые роботы
threats-malfunction = неисправность { $where }, чинит её { $system }
threats-breach = снаружи корпуса, против неё — перехватчики
threats-unknown = Карты угрозы «{ $found }» нет{ $nearest ->
    [none] { "" }
   *[other] , возможно, это { $nearest }
 }; ожидался код вроде E1-05 или часть названия.
threats-none-left = С такими условиями не остаётся ни одной карты.

## Карты дополнения, которого ещё нет: чтобы сказать об этом, когда кто-то возьмёт такую карту.

threats-expansion = Breached Airlock, Central Laser Jam, Cyber Gremlin, Dimension Spider, Driller, Energy Dragon, Energy Snake, Hidden Transmitter, Jumper, Lateral Laser Jam, Leaper, Megashield Destroyer, Megashield Fighter, Megashield Man-Of-War, Mini-Carrier, Mother Swarm, Ninja, Overlord, Parasite, Phasing Anomaly, Phasing Destroyer, Phasing Fighter, Phasing Frigate, Phasing Man-Of-War, Phasing Mine Layer, Phasing Pulser, Phasing Troopers, Planetoid, Plasmatic Fighter, Plasmatic Frigate, Plasmatic Needleship, Polarized Fighter, Polarized Frigate, Power Pack Overload, Pulse Cannon Short Circuit, Rabid Beast, Reversed Shields, Sealed Capsule, Shambler, Siren, Space Time Vortex, Spacecraft Carrier, Spinning Saucer, Super-Carrier, Transmitter Satellite
