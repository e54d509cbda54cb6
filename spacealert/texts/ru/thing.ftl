### «Нечто»: о чём спрашивает и что говорит ведущий, и табло станции.

thing-correct = Поправить вручную
thing-none = Нет
thing-nobody = Никто
thing-or = { $one } или { $other }
thing-beside-board = Рядом с полем
thing-player-1 = Игрок 1
thing-player-2 = Игрок 2
thing-player-3 = Игрок 3

## Названия

thing-place-armory = Арсенал
thing-place-generator = Генераторная
thing-place-boiler = Котельная
thing-place-kitchen = Кухня
thing-place-lab = Лаборатория
thing-place-weather-station = Метеостанция
thing-place-radio-room = Радиорубка
thing-place-storage = Склад
thing-place-snowcat = Снегоход
thing-place-helicopter = Штатный вертолёт
thing-place-kennel = Псарня
thing-place-rec-room = Комната отдыха
thing-place-dormitory = Спальня

thing-person-macready = Макриди
thing-person-bennings = Беннингс
thing-person-blair = Блэр
thing-person-clark = Кларк
thing-person-garry = Гарри
thing-person-nauls = Нолз
thing-person-norris = Норрис
thing-person-windows = Виндоуз

thing-role-human = Человек
thing-role-alien = Пришелец
thing-dog-token-human = Здоровая собака
thing-dog-token-alien = Собака-пришелец

thing-weather-sun = Солнце
thing-weather-clouds = Облака
thing-weather-wind = Ветер
thing-weather-snow = Снег
thing-weather-storm = Буря
thing-weather-table-board = таблица погоды на самом поле
thing-weather-table-six = карта погоды (сторона «6»)
thing-weather-table-seven-eight = карта погоды (сторона «7–8»)

thing-face-use = Активация
thing-face-repair = Ремонт
thing-face-sabotage = Саботаж
thing-face-threat = Угроза
thing-face-burn = Поджечь локацию
thing-face-nothing = Ничего

thing-weapon-melee = Холодное оружие
thing-weapon-firearm = Огнестрельное оружие
thing-weapon-flamethrower = Огнемёт
thing-weapon-explosive = Динамит или коктейль Молотова

## Подготовка

thing-players = Сколько игроков?
thing-characters = Кто за кого играет?
thing-seat = Игрок { $player }{ $each ->
    [1] {""}
   *[other] {" "}({ $number }-й из { $each })
 }
thing-setup-board = Положите поле в середину стола. Вам понадобится { $table }.
thing-setup-fuel = Положите фишки топлива: по { $fuel } в генераторную и котельную, ещё 1 — на деление «полный бак» трека S.O.S.
thing-setup-food = Положите в кладовую { $food } { $food ->
    [one] фишку еды
    [few] фишки еды
   *[other] фишек еды
 }.
thing-setup-token = Положите карту псарни на поле. Перемешайте остальные карты локаций, раскройте верхнюю и положите жетон лидера в указанную на ней локацию. Затем замешайте карту обратно в колоду.
thing-setup-beginner-kennel = Играете по варианту правил для новичков, в котором пойманные собаки больше не сбегают с псарни?
thing-setup-dogs = Посадите на псарню { $dogs } { $dogs ->
    [one] собаку
    [few] собаки
   *[other] собак
 }.
thing-setup-vehicles = Положите { $helicopter } { $helicopter ->
    [one] жетон повреждения
    [few] жетона повреждений
   *[other] жетонов повреждений
 } на штатный вертолёт и { $snowcat } на снегоход.
thing-setup-weapons = Соберите колоду оружия из { $cards } { $cards ->
    [one] карты
    [few] карт
   *[other] карт
 }: огнемёт — { $flamethrowers }, динамит и коктейль Молотова — { $explosives }, огнестрельное оружие — { $firearms }, холодное — { $melee }. Перемешайте её и положите на арсенал.
thing-setup-items = Соберите колоду предметов из { $cards } { $cards ->
    [one] карты
    [few] карт
   *[other] карт
 }: топливо — { $fuel }, инструменты — { $tools }, ключи — { $keys }, проволока — { $wire }, фонарик — { $flashlights }. Перемешайте её и положите на склад.
thing-setup-stores = Положите { $underground } { $underground ->
    [one] фишку топлива
    [few] фишки топлива
   *[other] фишек топлива
 } в подземное хранилище и { $outdoor } в уличный резерв.
thing-setup-radio = Положите в радиорубку { $damage } { $damage ->
    [one] жетон повреждения
    [few] жетона повреждений
   *[other] жетонов повреждений
 }.
thing-setup-lab = Положите в мешочек лаборатории { $blood } { $blood ->
    [one] образец крови
    [few] образца крови
   *[other] образцов крови
 } и { $spoiled } { $spoiled ->
    [one] испорченный образец
    [few] испорченных образца
   *[other] испорченных образцов
 }.
thing-setup-hq = Остальные жетоны повреждений ({ $damage }) положите в штаб-квартиру, а фишку спасательного вертолёта — на его символ на треке S.O.S.
thing-setup-actions = Перемешайте карты действий и раздайте каждому по 2 карты.
thing-setup-players = Каждый берёт компоненты своего цвета: планшет, фигурку, диск подозрений, 3 жетона заражения и 2 карты роли. Диски положите на жёлтое деление трека подозрений, фигурки поставьте в комнату отдыха.
thing-setup-discs = Для каждого из 6 персонажей возьмите планшет, фигурку, диск подозрений и жетон заражения его цвета. Диски положите на жёлтое деление трека подозрений, фигурки поставьте в комнату отдыха. Пришельца силой 4 поставьте на красное деление «6» этого трека: это жетон угрозы.
thing-setup-special-roles = Перемешайте 8 особых карт ролей и не глядя подложите по одной под каждый планшет. Две лишние, тоже не глядя, уберите в коробку.
thing-setup-supply = Рядом с полем положите жетон сбоя электроснабжения, планшет и жетон замерзания, жетоны силы, фигурки пришельца, канистры, жетоны пожара и кубик погоды{ $dice ->
    [0] .
   *[other] {""}, а также 3 кубика действий.
 }
thing-setup-ready = Всё готово?
thing-setup-leader = Кто будет первым лидером? Если вы играете с ролями, это тот, кто последним смотрел фильм «Нечто».

thing-roles-agreed = Кто раздаёт роли? Если все согласны, их раздаст программа, а после игры покажет, кто кого заразил. Если нет, раздайте их сами, и программа ничего о них не узнает.
thing-roles-no = Роли раздаём сами
thing-roles-yes = Все согласны: раздаёт программа
thing-roles-tokens = Возьмите 1 жетон «Собака-пришелец» и { $healthy } { $healthy ->
    [one] жетон
    [few] жетона
   *[other] жетонов
 } «Здоровая собака». Перемешайте взакрытую и раздайте каждому по одному. Пока не смотрите.
thing-roles-look = Все одновременно смотрят свои роли
thing-roles-bag = Не глядя сложите все жетоны собак ({ $tokens }) в мешочек заражения.
thing-roles-screen = Каждый из вас по очереди останется с экраном наедине, все на одинаковое время. Посмотрите свою роль, положите её карту под планшет, а другую карту роли — рядом.
thing-roles-draw = Программа решает, кто пришелец.
thing-roles-alone = На экран смотрит только { $who }. Остальные, отвернитесь.
thing-roles-human = Вы человек.
thing-roles-alien = Вы пришелец.

## Что знает только коробка

thing-box-begins = В программе нет нескольких таблиц из правил. Введите { $count ->
    [one] { $count } число
    [few] { $count } числа
   *[many] { $count } чисел
 } с ваших компонентов. Это нужно только один раз: программа их запомнит.
thing-box-die-rest = Значит, на остальных гранях ({ $sides } из 6) — { $first }. Если это не так, отмените последний ответ.
thing-box-die = На скольких гранях кубика погоды символ «{ $first }» (или самый похожий)?
thing-box-generator = Погода — { $second } ({ $first }). Сколько топлива тратит генераторная?
thing-box-boiler = Погода — { $second } ({ $first }). Сколько топлива тратит котельная?
thing-box-rescue = Погода — { $second } ({ $first }). На сколько делений продвигается спасательный вертолёт?
thing-box-freezing = Погода — { $second } ({ $first }). На сколько делений продвигается жетон замерзания?
thing-box-freezing-track = Сколько делений проходит жетон замерзания от начала до конца трека?
thing-box-rescue-track = Сколько делений в верхнем ряду трека S.O.S., не считая символа вертолёта?
thing-box-rescue-fuel-track = Сколько делений в нижнем ряду трека S.O.S. вместе с «полным баком»?
thing-box-fuel-spaces = Сколько ячеек для топлива в локации «{ $first }»?
thing-box-damage-spaces = Сколько ячеек для повреждений в локации «{ $first }»?
thing-box-max-zone = Сколько делений на треке подозрений от жёлтого до красного с числом { $first }?
thing-box-absorbs = Если разоблачённый пришелец в стычке { $first }, скольких существ он поглощает? Ответ есть во врезке в вашей книге правил.
thing-box-gains = Если разоблачённый пришелец в стычке { $first }, сколько силы он получает?
thing-box-loses = Если разоблачённый пришелец в стычке { $first }, сколько силы он теряет?
thing-box-sabotages = Если разоблачённый пришелец в стычке { $first }, устраивает ли он ещё и саботаж?
thing-box-burns = Можно ли поджечь локацию, если на кубике действий выпал символ «{ $first }»?
thing-box-stops = Засчитывается ли пришельцу символ «{ $first }», когда он пытается помешать бегству?
thing-box-name-board = таблица на поле
thing-box-name-six = карта погоды, сторона «6»
thing-box-name-seven-eight = карта погоды, сторона «7–8»
thing-box-name-sun = солнце
thing-box-name-clouds = облака
thing-box-name-wind = ветер
thing-box-name-snow = снег
thing-box-name-storm = буря
thing-box-name-generator = Генераторная
thing-box-name-radio-room = Радиорубка
thing-box-name-snowcat = Снегоход
thing-box-name-helicopter = Штатный вертолёт
thing-box-name-stronger = сильнее
thing-box-name-equal = равен по силе
thing-box-name-weaker = слабее
thing-box-name-use = активация
thing-box-name-repair = ремонт
thing-box-name-sabotage = саботаж
thing-box-name-threat = угроза

## Раунд

thing-phase-weather = Раунд { $round }. Погода
thing-phase-upkeep = Обслуживание станции
thing-phase-plans = Пришельцы готовят удар
thing-phase-move = Все занимают места
thing-phase-clashes = Стычки
thing-phase-alien = Действует пришелец
thing-phase-actions = Действия
thing-phase-rec-room = Комната отдыха
thing-phase-tests = Проверки
thing-phase-food = Питание
thing-phase-dogs = Собаки и лидер

thing-weather-roll = Лидер бросает кубик погоды.
thing-weather-keep = Кубик лежал на метеостанции. Какой результат выбирает лидер?
thing-weather-which = Какой результат { $who } оставляет на метеостанции?
thing-weather-fuel = { $who } приносит 1 фишку топлива из подземного хранилища. Куда её положить?

thing-upkeep-fuel = { $place }: { $due ->
    [0] при такой погоде топливо не нужно.
   *[other] при такой погоде { $due ->
        [one] нужна { $due } фишка топлива
        [few] нужны { $due } фишки топлива
       *[other] нужно { $due } фишек топлива
     }. { $fuel ->
        [0] Топлива не осталось.
       *[other] Уберите { $fuel } { $fuel ->
            [one] фишку
            [few] фишки
           *[other] фишек
         }.
     }
 }{ $damage ->
    [0] {""}
   *[other] {" "}За недостающее топливо добавьте { $damage } { $damage ->
        [one] жетон повреждения
        [few] жетона повреждений
       *[other] жетонов повреждений
     }.
 }
thing-outage-begins = Генераторная отказала: положите туда жетон сбоя электроснабжения. На станции будет темно, пока из генераторной не уберут хотя бы одно повреждение.
thing-outage-ends = Свет снова горит: уберите жетон сбоя электроснабжения.
thing-boiler-destroyed = Котельная разрушена, починить её уже нельзя. Положите на неё планшет замерзания, а жетон замерзания — в начало трека. Со следующего раунда станция начнёт замерзать.
thing-freezing = Холодает: передвиньте жетон замерзания на { $steps } { $steps ->
    [one] деление
    [few] деления
   *[other] делений
 }. Теперь он на делении { $now } из { $end }.
thing-rescue-moves = Передвиньте фишку спасательного вертолёта на { $steps } { $steps ->
    [one] деление
    [few] деления
   *[other] делений
 }: теперь она на делении { $now } из { $end }. Фишку его топлива переставьте на деление { $fuel } из { $tank }.{ $waits ->
    [true] {" "}Вертолёт ждёт вас.
   *[other] {""}
 }
thing-rescue-gone = У спасательного вертолёта кончилось топливо. Он улетает без вас и не вернётся.

thing-warning-freezing = Опасная погода: { $weathers }. Если она выпадет в следующем раунде, все замёрзнут насмерть.
thing-warning-boiler = Опасная погода: { $weathers }. Если она выпадет в следующем раунде, котельная разрушится.
thing-warning-generator = Опасная погода: { $weathers }. Если она выпадет в следующем раунде, погаснет свет.
thing-warning-food = { $food ->
    [0] В кладовой не осталось еды.
    [one] В кладовой осталась { $food } фишка еды.
    [few] В кладовой остались { $food } фишки еды.
   *[other] В кладовой осталось { $food } фишек еды.
 } Если никто не приготовит еду, в этом раунде вы начнёте голодать.
thing-warning-rescue = У спасательного вертолёта больше нет топлива: это его последний раунд здесь.

thing-draw-cards = Начиная с лидера, все добирают карты действий, пока на руке их не станет { $limit }.{ $starving ->
    [true] {" "}Вы голодаете.
   *[other] {""}
 }
thing-draw-extra = Лидер не глядя кладёт ещё 1 карту взакрытую на планшет лидера.
thing-draw-garry = { $who } может сбросить 1 карту действия и взять новую.
thing-face-up = Карту в открытую кладут те, кто в зоне максимальных подозрений: { $people }.
thing-darkness = Темно. Сосед слева не глядя берёт карту с вашей руки и кладёт её за вас. Это не касается особого действия, Норриса и владельца фонарика.
thing-go = Кто куда пошёл? Выберите локацию для каждого.
thing-dormitory = { $who } кладёт свою фигурку набок, сбрасывает карты с руки, берёт из колоды столько же на выбор и замешивает в неё сброс. На планшет лидера карту не кладёт.

## Стычки

thing-clash-next = Осталось разыграть { $count ->
    [one] { $count } стычку
    [few] { $count } стычки
   *[many] { $count } стычек
 }. Какая следующая? Решает лидер.
thing-clash-in-order = В этом порядке
thing-clash-ignored = { $place }: { $who } не обращает внимания на собаку.
thing-dog-caught = { $place }: собака поймана ({ $people }). Её запирают на псарне{ $card ->
    [true] {""}, а карту псарни замешивают в колоду локаций.
   *[other] .
 }
thing-dog-check = { $place }: { $who } наедине с собакой. Приготовьте мешочек заражения.
thing-ritual-dog = { $who } и собака
thing-ritual-players = Проверка заражения: { $people }
thing-clash-nothing = { $place }: смотреть жетоны заражения никому не нужно.
thing-clash-check = { $place }. По два жетона заражения взакрытую кладут перед собой: { $layers }. { $looks }.
thing-clash-look = { $who } смотрит один чужой жетон ({ $people })
thing-clash-discs = Затем передвиньте на деление вперёд по треку подозрений диски этих игроков: { $people }.
thing-avoid = { $place }: стычка ({ $people }). Кто применит оружие, чтобы её избежать?
thing-avoid-with = Что применяет { $who }?
thing-avoided-melee = { $who } избегает стычки. Оружие выходит из игры.
thing-avoided-firearm = { $who } избегает стычки. Оружие остаётся у владельца.
thing-avoided-flamethrower = { $who } избегает стычки и тратит 1 канистру.

thing-ritual-token-take = Возьмите свой жетон. Пока не смотрите.
thing-ritual-role-card = Возьмите обе карты роли. Если у вас собака-пришелец, положите под планшет карту пришельца, если здоровая собака — карту человека. Другую карту положите рядом.
thing-ritual-lay = Если вы человек, положите два жетона человека. Если вы пришелец, положите жетон человека и жетон пришельца или два жетона человека. Если ваш диск на зелёном делении, не кладите ничего.
thing-ritual-pick = Возьмите один чужой жетон. Пока не смотрите.
thing-ritual-dog-wait = Все смотрят на мешочек. Никто не говорит и не двигается.
thing-ritual-dog-draw = Достаньте из мешочка один жетон. Пока не смотрите.
thing-ritual-look = Смотрите. Никому его не показывайте.
thing-ritual-give-back = Верните жетон взакрытую.
thing-ritual-role-cards = Если вы смотрели жетон, возьмите обе карты роли, перемешайте и посмотрите. Если на жетоне был пришелец, теперь вы пришелец; если нет, вы остаётесь тем, кем были. Карту своей роли положите под планшет.
thing-ritual-done = Это всё.
thing-ritual-vote-ready = Решите, на кого указать, или скрестите руки.
thing-ritual-vote-three = Три
thing-ritual-vote-two = Два
thing-ritual-vote-one = Один
thing-ritual-vote-point = Показывайте! Никто не двигается.

## Разоблачённые пришельцы

thing-alien-plan = Разоблачённые пришельцы взакрытую выбирают карты локаций и распределяют между ними свою силу ({ $strength }). Остальные, отвернитесь.
thing-alien-card = Какие карты раскрыли разоблачённые пришельцы? Отметьте каждую локацию столько раз, сколько жетонов силы лежит на её карте. Всего у пришельцев жетонов силы: { $strength }.
thing-alien-dog = { $place }: пришелец встречает собаку. Что он сделает?
thing-alien-absorb = Поглотить собаку
thing-alien-sabotage = Устроить саботаж
thing-alien-ate-dog = { $place }: пришелец поглощает собаку и получает 1 жетон силы. Собака выбывает из игры.
thing-alien-destroyed = Пришелец потерял последний жетон силы и уничтожен. Но это ещё не победа.
thing-fight = { $place }: { $people } против пришельца. Сила { $count } против { $strength }.
thing-fight-stronger = Пришелец сильнее. Что происходит дальше, сказано в вашей книге правил.
thing-fight-equal = Силы равны. Что происходит дальше, сказано в вашей книге правил.
thing-fight-weaker = Пришелец слабее. Что происходит дальше, сказано в вашей книге правил.
thing-drive-away = { $place }: прогонит ли кто-нибудь пришельца огнём? За это придётся сбросить ещё и случайную карту из стопки.
thing-fire-with = Что применяет { $who }?
thing-driven-away = Пришелец сбегает и теряет 1 жетон силы. { $who } кладёт свою фигурку набок. Сбросьте 1 случайную закрытую карту из стопки.
thing-absorb-whom = Кого поглощает пришелец?
thing-absorbed = Пришелец поглощает игрока { $who }. Игрок выбывает, но остаётся в своей команде.{ $roles ->
    [true] {" "}Не говорите, в какой. Если людей больше нет, пришельцы уже победили, но выяснится это только в конце.
   *[other] {""}
 }
thing-spoiled = { $place }: { $done ->
    [0] терять уже нечего.
   *[other] { $where ->
        [armory] уберите из игры не глядя { $done } { $done ->
            [one] карту оружия
            [few] карты оружия
           *[other] карт оружия
         }.
        [storage] уберите из игры не глядя { $done } { $done ->
            [one] карту предметов
            [few] карты предметов
           *[other] карт предметов
         }.
        [kitchen] сбросьте из кладовой { $done } { $done ->
            [one] фишку еды
            [few] фишки еды
           *[other] фишек еды
         }.
        [lab] { $by ->
            [card] найдите в мешочке 1 образец крови и сбросьте.
           *[other] сбросьте не глядя { $done } { $done ->
                [one] случайный жетон
                [few] случайных жетона
               *[other] случайных жетонов
             } из мешочка.
         }
        [weather-station] сбросьте из подземного хранилища { $done } { $done ->
            [one] фишку топлива
            [few] фишки топлива
           *[other] фишек топлива
         }.
       *[other] добавьте { $done } { $done ->
            [one] жетон повреждения
            [few] жетона повреждений
           *[other] жетонов повреждений
         }.
     }
 }
thing-exposed = { $who } — разоблачённый пришелец. Уберите его фигурку и диск, переверните планшет, положите его карты под низ колод, а жетоны сбросьте. Сила пришельцев растёт на { $gained } и теперь равна { $strength }.{ $first ->
    [true] {" "}{ $roles ->
        [true] Колода локаций переходит к пришельцам. Они действуют со следующего раунда.
       *[other] Теперь пришелец действует в фазе 4.
     }
   *[other] {""}
 }{ $shown ->
    [true] {""}
   *[other] {" "}Карта роли остаётся закрытой.
 }
thing-exposed-weapons = Сколько карт оружия { $who } кладёт под низ колоды?
thing-exposed-items = Сколько карт предметов { $who } кладёт под низ колоды?

## Огонь, бегство

thing-burn = Разрешает ли лидер кому-нибудь поджечь локацию? Для этого нужно потратить канистру, динамит или коктейль Молотова и сбросить закрытую карту из стопки.
thing-burned = { $place } сгорает: положите туда жетон пожара и уберите карту этой локации из колоды. Фигурки всех, кто там был, положите набок в комнате отдыха, а собак оставьте рядом с полем.{ $warm ->
    [true] {" "}Жетон замерзания возвращается в начало трека.
   *[other] {""}
 }
thing-rescue-first = Спасательный вертолёт ждёт. Первым решает тот, кого меньше всех подозревают: { $who }. Садится ли этот игрок на борт? Если нет, в этом раунде на вертолёте никто не улетит.
thing-keys = { $place } готов к запуску. Показывает ли { $who } ключи, чтобы сбежать на нём?
thing-board = На борту: { $aboard }. Хочет ли туда же { $who } и согласны ли все, кто уже на борту?
thing-board-role = { $who } показывает всем карту роли.
thing-take-off = Отправление! На борту: { $aboard }. Все показывают карты ролей.
thing-left-behind = Остались на станции: { $people }. Есть ли среди них человек?
thing-only-aliens = Только пришельцы
thing-last-stand = Пришелец пытается помешать бегству. Он бросает { $strength } { $strength ->
    [one] кубик
    [few] кубика
   *[other] кубиков
 }. Если ему засчитают три символа или больше, бегство сорвётся.
thing-last-stand-die = Кубик { $number } из { $strength }
thing-escape-stopped = { $count ->
    [one] Засчитан { $count } символ.
    [few] Засчитано { $count } символа.
   *[many] Засчитано { $count } символов.
 } Бегство сорвалось. Раунд продолжается в комнате отдыха.
thing-escape-succeeds = { $count ->
    [0] Не засчитано ни одного символа.
    [one] Засчитан { $count } символ.
    [few] Засчитано { $count } символа.
   *[many] Засчитано { $count } символов.
 } Пришелец опоздал: бегство удалось.

## Действия

thing-pile-shuffle = Лидер перемешивает стопку ({ $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
 }) и должен раскрыть хотя бы одну.
thing-pile-card = Какую карту раскрывает лидер? В стопке { $left } { $left ->
    [one] карта
    [few] карты
   *[many] карт
 }.
thing-pile-who = { $card }. Кто выполняет действие? { $targets }.
thing-pile-target = { $who }: { $place }{ $times ->
    [1] {""}
   *[other] {" "}×{ $times }
 }
thing-pile-nobody = { $card }: выполнить это действие некому. Чью фигурку лидер всё равно кладёт набок?
thing-action-next = Дальше
thing-action-stop = Хватит
thing-action-tools = Применить инструменты
thing-action-fuel = Применить карту топлива
thing-action-correct = Поправить вручную
thing-tools-who = Кто применяет инструменты?
thing-tools-used = { $place }: уберите 1 повреждение. Карта инструментов выходит из игры.
thing-fuel-card-who = Кто применяет карту топлива?
thing-fuel-card-used = { $place }: добавьте 1 фишку топлива. Карта топлива выходит из игры.
thing-repaired = { $place }: { $who } убирает { $done } { $done ->
    [one] повреждение
    [few] повреждения
   *[other] повреждений
 }{ $times ->
    [1] .
   *[other] {" "}(бонус сотрудничества ×{ $times }).
 }
thing-refueled = { $place }: { $who } добавляет { $done } { $done ->
    [one] фишку топлива
    [few] фишки топлива
   *[other] фишек топлива
 }.
thing-used-armory = { $who } смотрит { $seen } { $seen ->
    [one] карту
    [few] карты
   *[other] карт
 } оружия и одну оставляет себе. { $seen ->
    [3] Две другие сбрасывает.
   *[other] Другую кладёт под низ колоды.
 }
thing-is-flamethrower = Это огнемёт? Если да, покажите его всем и положите на него { $canisters } { $canisters ->
    [one] канистру
    [few] канистры
   *[other] канистр
 }.
thing-used-storage = { $who } смотрит 2 карты предметов, одну тайно оставляет себе, другую кладёт под низ колоды.
thing-used-kitchen = { $who } готовит: переложите { $done } { $done ->
    [one] фишку еды
    [few] фишки еды
   *[other] фишек еды
 } из кладовой на кухню.
thing-used-lab = { $who } достаёт из мешочка лаборатории { $done } { $done ->
    [one] жетон
    [few] жетона
   *[other] жетонов
 }. { $done ->
    [1] Его
   *[other] Каждый
 } можно взакрытую сбросить или тайно оставить себе.
thing-used-radio-room = Сигнал S.O.S. послан. В следующем раунде вылетает спасательный вертолёт.

## Комната отдыха, проверки, еда, собаки

thing-rec-room = Все возвращаются в комнату отдыха. Меняйтесь оружием, предметами и образцами, разговаривайте. Готовы голосовать?
thing-flamethrower-traded = Отдаёт ли { $who } кому-нибудь огнемёт?
thing-flamethrower-to = Кому достаётся огнемёт?
thing-vote-safe = Нельзя указывать на тех, чей диск на зелёном делении: { $people }.
thing-vote = Голосование
thing-vote-fingers = На кого указали? Отметьте каждого столько раз, сколько пальцев на него указывает.
thing-now-face-up = { $who } в зоне максимальных подозрений и теперь кладёт карты в открытую.
thing-exposes-itself = Хочет ли пришелец разоблачить себя? Сделать это можно только сейчас.
thing-test = Проводит ли кто-нибудь проверку? Больше всех под подозрением { $suspicious }.
thing-test-blood = Проверка А: кровь
thing-test-fire = Проверка Б: огонь
thing-test-none = Без проверки
thing-test-blood-target = Проверяющий показывает и сбрасывает образец крови. Кого он проверяет?
thing-test-fire-tester = Кто проводит проверку с проволокой и огнемётом?
thing-test-fire-target = Кого проверяют? Сбросьте 1 канистру. Проволока остаётся у владельца.
thing-test-result = { $who } показывает всем карту роли.
thing-test-human = { $who } — человек: переставьте диск на зелёное деление.
thing-food-kitchen = Все едят: сбросьте с кухни всю еду — { $food } { $food ->
    [one] фишку
    [few] фишки
   *[other] фишек
 }.
thing-food-pantry = { $food ->
    [0] Никто не готовил, и кладовая пуста.
    [one] Никто не готовил: сбросьте { $food } фишку еды из кладовой.
    [few] Никто не готовил: сбросьте { $food } фишки еды из кладовой.
   *[other] Никто не готовил: сбросьте { $food } фишек еды из кладовой.
 }
thing-starving = Еды не хватает. Вы голодаете: { $roles ->
    [true] теперь у каждого на руке не больше { $limit } карт действий.
   *[other] теперь бросайте не 3 кубика, а { $limit }.
 }
thing-dogs = { $first ->
    [true] Собаки разбегаются с псарни.
   *[other] Соберите с поля собак, которые не на псарне, и перемешайте колоду локаций.
 } Раскройте { $count ->
    [one] { $count } карту локации.
    [few] { $count } карты локаций.
   *[many] { $count } карт локаций.
 }
thing-dogs-cards-back = Пришельцы отдают карты локаций.
thing-dogs-draw = Куда бежит собака? { $count ->
    [1] Она последняя.
    [few] Осталось разместить { $count } собаки.
   *[many] Осталось разместить { $count } собак.
 }
thing-kennel-opens = Псарня! Её карта возвращается на место, а на волю { $count ->
    [one] вырывается { $count } собака
    [few] вырываются { $count } собаки
   *[other] вырывается { $count } собак
 }.
thing-leader-now = Теперь лидер — { $people }.
thing-token-draw = Раскройте ещё одну карту. Куда положить жетон лидера?
thing-token-placed = Положите жетон лидера в эту локацию: { $place }. Перемешайте карты локаций.

## От одного до трёх игроков

thing-solo-dog = { $place }: { $who } наедине с собакой и тянет жетон из мешочка заражения.
thing-solo-suspicion = { $place }: передвиньте на деление вперёд по треку подозрений диски этих персонажей: { $people }.
thing-lone-target = Сила пришельца — { $strength }: по { $target } на каждую карту локации, остаток — на последнюю. { $cards ->
    [one] Понадобится { $cards } карта локации.
    [few] Понадобятся { $cards } карты локаций.
   *[many] Понадобится { $cards } карт локаций.
 }
thing-lone-card = Вытяните карту локации взакрытую и положите на неё { $strength } { $strength ->
    [one] жетон силы
    [few] жетона силы
   *[other] жетонов силы
 }.
thing-lone-place = { $place } — { $strength }
thing-lone-places = Раскройте карты: { $places }.
thing-threat-whom = На делении с жетоном угрозы { $count } { $count ->
    [one] диск
    [few] диска
   *[other] дисков
 }. Кого выбирает лидер?
thing-threat-moves = { $discs ->
    [0] На делении с жетоном угрозы нет дисков. Сдвиньте жетон на 1 деление влево, на деление { $now }.
   *[other] Сдвиньте жетон угрозы на { $discs } { $discs ->
        [one] деление
        [few] деления
       *[other] делений
     } вправо, на деление { $now }.
 }
thing-threat-closer = Сдвиньте жетон угрозы на { $steps } { $steps ->
    [one] деление
    [few] деления
   *[other] делений
 } влево, на деление { $now }.
thing-dice-go-on = { $count ->
    [one] Ещё может действовать { $count } персонаж
    [few] Ещё могут действовать { $count } персонажа
   *[other] Ещё могут действовать { $count } персонажей
 }. Бросать кубики?
thing-dice-dark = Темно. Кому достанутся кубики? Решите до броска.
thing-dice-roll = Кубик действий { $number } из { $dice }
thing-dice-who = { $dice }. Кому достанутся эти кубики?
thing-dice-flashlight = { $who } с фонариком?
thing-dice-again = Перебросить кубик? Каждый можно перебросить только один раз.
thing-dice-again-die = Перебросить: { $die }
thing-dice-keep = Оставить
thing-dice-change = { $who }: { $dice }. За каждый отменённый кубик диск подозрений сдвигается на деление вправо.
thing-dice-cancel = Отменить: { $die }
thing-dice-turn = Спальня: повернуть один кубик
thing-dice-done = Оставить так
thing-dice-turn-which = Какой кубик повернуть?
thing-dice-turn-die = Повернуть: { $die }
thing-dice-turn-to = Какой гранью вверх?
thing-dice-act = { $who }, { $place }. Какое действие выполнить?

## Поправки

thing-correct-kind = Что не так?
thing-correct-fuel = Топливо
thing-correct-damage = Повреждения, свет
thing-correct-supplies = Еда, колоды
thing-correct-suspicion = Подозрения, канистры
thing-correct-leader = Лидер
thing-correct-dogs = Собаки
thing-correct-tracks = Холод, спасение, угроза
thing-correct-aliens = Разоблачённые пришельцы
thing-correct-box = Числа из коробки
thing-correct-box-which = Какие числа из коробки неверны? Программа забудет их и спросит снова.
thing-correct-box-weather = Кубик и таблицы погоды
thing-correct-box-tracks = Длины треков
thing-correct-box-spaces = Ячейки топлива, повреждений, подозрений
thing-correct-box-clashes = Стычки с разоблачённым пришельцем
thing-correct-box-dice = Кубики действий
thing-correct-done = Всё верно
thing-correct-which = Какое число?
thing-correct-now = { $what }: { $now }
thing-correct-to = { $what }: сколько на самом деле? В программе записано { $now }.
thing-correct-underground = Подземное хранилище
thing-correct-outdoor = Уличный резерв
thing-correct-pantry = Кладовая
thing-correct-kitchen = Кухня
thing-correct-weapons-left = Колода оружия
thing-correct-items-left = Колода предметов
thing-correct-lab-tokens = Мешочек лаборатории
thing-correct-rescue = Спасательный вертолёт, верхний ряд
thing-correct-rescue-fuel = Спасательный вертолёт, топливо
thing-correct-threat = Жетон угрозы
thing-correct-freezing = Жетон замерзания
thing-correct-strength = Сила пришельцев
thing-correct-disc = { $who }: на каком делении диск (зелёное — 0)
thing-correct-canisters = { $who }: канистры
thing-correct-outage = Лежит ли в генераторной жетон сбоя электроснабжения?
thing-correct-starving = Вы голодаете?
thing-correct-leader-who = Кто лидер?
thing-correct-token-where = Где лежит жетон лидера?
thing-correct-dog-where = Где собака { $number }?

## Конец

thing-end-escaped = Беглецы спаслись, и пришельцев среди них нет. Люди победили.
thing-end-frozen = Холод добрался до последнего человека. Пришельцы победили.
thing-end-alien-aboard = На борту оказался пришелец. Пришельцы победили.
thing-end-human-left-behind = Человека бросили на станции. Пришельцы победили.
thing-end-last-human-absorbed = Поглощён последний человек. Пришельцы победили.
thing-end-no-human-left = На станции не осталось людей. Пришельцы победили.
thing-end-teams-humans = Победили все люди, в том числе поглощённые.
thing-end-teams-aliens = Победили все пришельцы, в том числе поглощённые до разоблачения. Если людей не осталось, тот, кого заразили последним, не побеждает.
thing-end-turned = { $who }, когда вы стали пришельцем?
thing-end-never = Никогда
thing-end-unclear = Часть ответов противоречит розданным ролям, поэтому неизвестно, кто кого заразил.
thing-end-clash = Раунд { $round }, { $place }: { $people }
thing-end-first = Первый пришелец — { $who }.
thing-end-by-dog = собака
thing-end-infection = Раунд { $round }, { $place }: заражается { $who }. Источник заражения: { $by }.
thing-end-last = Людей не осталось. Последняя жертва заражения — { $who }: этот игрок не побеждает.

## Табло станции

thing-title = Нечто
thing-board-phase-setup = Подготовка
thing-board-phase-weather = Погода
thing-board-phase-upkeep = Обслуживание
thing-board-phase-plans = План пришельцев
thing-board-phase-move = Перемещение
thing-board-phase-alien = Пришелец
thing-board-phase-clashes = Стычки
thing-board-phase-actions = Действия
thing-board-phase-rec-room = Комната отдыха
thing-board-phase-tests = Проверки
thing-board-phase-food = Питание
thing-board-phase-dogs = Собаки, лидер
thing-board-phase-over = Конец
thing-board-round-number = Раунд { $round }
thing-board-round = Раунд { $round }, { $phase }. Погода: { $weather }.
thing-board-no-weather = ещё нет
thing-board-leader = Лидер: { $who }
thing-board-dark = Темнота
thing-board-cold = Холод
thing-board-starving = Голод
thing-board-gauge = { $place }: { $fuel ->
    [-1] {""}
   *[other] топливо { $fuel }, {""}
 }повреждения { $damage }{ $condition }
thing-board-is-working = {""}
thing-board-is-dark = , темно
thing-board-is-destroyed = , разрушена
thing-board-is-ready = , готов к запуску
thing-board-is-burned = , пожар
thing-board-is-sent = , S.O.S. послан
thing-board-mark-dark = ТЕМНО
thing-board-mark-destroyed = РАЗРУШЕНА
thing-board-mark-ready = ГОТОВ
thing-board-mark-burned = ПОЖАР
thing-board-mark-sent = S.O.S. ПОСЛАН
thing-board-helicopter = Вертолёт
thing-board-underground = Хранилище
thing-board-outdoor = Уличный резерв
thing-board-pantry = Кладовая
thing-board-kitchen = Кухня
thing-board-rescue = Спасение
thing-board-rescue-fuel = Его топливо
thing-board-store = { $name }: { $number }
thing-board-way = { $name }: { $now } из { $end }
thing-board-dogs-short = Собаки: { $places } · Псарня: { $kennel }
thing-board-dogs = Собаки: { $places }. Псарня: { $kennel }
thing-board-token-short = Жетон: { $place }
thing-board-token = Жетон лидера: { $place }
thing-board-suspect = { $who }, подозрения: { $disc ->
    [0] зелёное деление
    [1] жёлтое деление
   *[other] жёлтое деление + { $past }
 }{ $state }{ $where ->
    [none] {""}
   *[other] , { $where }
 }
thing-board-playing = {""}
thing-board-face-up = , карта в открытую
thing-board-absorbed = , поглощён
thing-board-exposed = , разоблачён
thing-board-mark-face-up = В ОТКРЫТУЮ
thing-board-mark-absorbed = ПОГЛОЩЁН
thing-board-mark-exposed = ПРИШЕЛЕЦ
thing-board-threat = Жетон угрозы: деление { $space }
thing-board-strength = Сила пришельцев: { $strength }
thing-board-shelf-places = Локации
thing-board-shelf-cards = Предметы и оружие
thing-board-shelf-rules = Правила

## Бортовой журнал

thing-outcome-escaped = люди спаслись
thing-outcome-frozen = люди замёрзли
thing-outcome-alien-aboard = пришелец на борту
thing-outcome-human-left-behind = человека бросили
thing-outcome-last-human-absorbed = последний человек поглощён
thing-outcome-no-human-left = людей не осталось
thing-facts = «Нечто»: { $players } { $players ->
    [one] игрок
    [few] игрока
   *[many] игроков
 }, партия закончилась в раунде { $rounds }.
thing-warning-freezing-unknown = В моих таблицах нет такой погоды: { $weathers }. В следующем раунде вы можете замёрзнуть.
thing-warning-boiler-unknown = В моих таблицах нет такой погоды: { $weathers }. В следующем раунде котельная может разрушиться. Сверьтесь с таблицей погоды.
thing-warning-generator-unknown = В моих таблицах нет такой погоды: { $weathers }. В следующем раунде может погаснуть свет. Сверьтесь с таблицей погоды.
thing-places-how = По очереди, начиная с игрока слева от лидера, займите локацию и положите карту на планшет лидера. Или выполните особое действие: сбросьте карты с руки и положите верхнюю карту колоды (Норрис и владелец фонарика выбирают из двух верхних).
thing-leader-passes = Планшет лидера получает { $who }.
thing-action-on = Дальше
thing-action-left = Людей не осталось
thing-action-leave-evening = Закончить насовсем
thing-no-human-left = Все, кто ещё в игре, открывают карты ролей, и партия на этом заканчивается. Правда ли, что людей среди вас нет?
thing-some-human-left = Среди вас ещё есть человек: не все встречались с теми, кто мог их заразить.
thing-leave-evening = Закончить насовсем? Партия прервётся и не попадёт в журнал.
thing-dogs-how = Кто тянет карты локаций?
thing-dogs-how-drawn = Программа
thing-dogs-how-cards = Мы сами
thing-card-drawn = На карте: { $place }.
thing-page = с. { $page }
thing-rule = { $topic }, с. { $page }
thing-board-phase-exposed = Разоблачённые пришельцы
thing-board-phase-locations = Локации
thing-board-phase-items = Предметы и оружие
thing-board-phase-few = От одного до трёх игроков
