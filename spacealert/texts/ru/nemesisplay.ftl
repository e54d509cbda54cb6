### Nemesis: the procedures of a round.

nemesisplay-draw = Раунд { $number }. { $first ->
        [same] {""}
       *[other] Жетон первого игрока переходит налево: { $first }.{" "}
    }Все добирают до 5 карт действий, а в исправном жилом отсеке без пришельцев — до 6.
nemesisplay-turn = Ходит { $who }: два действия или одно и пас. Что происходит?
nemesisplay-phase = Фаза игроков. Что происходит?
nemesisplay-round-ends = Завершите всё, что ещё не закончено. Раунд { $number } окончен.
nemesisplay-time = Передвиньте фишку времени на деление вправо. { $count ->
    [0] Пора прыгать.
    [one] До прыжка { $count } раунд.
    [few] До прыжка { $count } раунда.
   *[many] До прыжка { $count } раундов.
 }
nemesisplay-time-destruct = Передвиньте фишки времени и самоуничтожения на одно деление. { $count ->
    [0] Пора прыгать,
    [one] До прыжка { $count } раунд,
    [few] До прыжка { $count } раунда,
   *[many] До прыжка { $count } раундов,
 } до взрыва { $destruct } { $destruct ->
    [one] раунд
    [few] раунда
   *[many] раундов
 }.
nemesisplay-chambers-open = Гибернационные камеры открыты до конца игры.
nemesisplay-irreversible = Самоуничтожение больше не остановить. Все капсулы открываются.
nemesisplay-attackers = Сколько пришельцев в одном отсеке с персонажами?
nemesisplay-attacker = Какой пришелец атакует? Атака { $number } из { $count }.
nemesisplay-attack-in-room = Чьи персонажи в одном отсеке с этим пришельцем?
nemesisplay-hand = { $who }, сколько у вас карт на руке вместе с картами инфекций?
nemesisplay-attack-card = { $kind } атакует. Цель — { $who }. Откройте карту атаки: есть ли на ней символ этого пришельца?
nemesisplay-attack-missed = { $kind } промахивается (цель — { $who }).
nemesisplay-attack-effects = Цель — { $who }. Что делает карта?
nemesisplay-effect-light = Одна лёгкая рана
nemesisplay-effect-light-twice = Две лёгкие раны
nemesisplay-effect-serious = Тяжёлая рана
nemesisplay-effect-contamination = Карта инфекции
nemesisplay-effect-slime = Слизь
nemesisplay-effect-death = Персонаж погибает
nemesisplay-effect-card = Другой эффект карты
nemesisplay-as-printed = Сделайте то, что написано на карте. Если изменилось то, за чем я слежу, отметьте это в следующем меню.
nemesisplay-slimed = { $who }, положите на свой планшет фишку слизи. «Тишина» теперь значит «Опасность».
nemesisplay-slime-gone = { $who } больше не в слизи.
nemesisplay-contaminated = { $who }, не глядя положите карту инфекции в свой сброс.
nemesisplay-light-wound = { $who } получает лёгкую рану ({ $count } из 2).
nemesisplay-third-light-wound = { $who } получает третью лёгкую рану. Снимите фишку: рана становится тяжёлой.
nemesisplay-serious-wound = { $who }, возьмите карту тяжёлой раны, она действует сразу. Теперь у вас { $count } { $count ->
    [one] тяжёлая рана
   *[few] тяжёлые раны
 } из 3.
nemesisplay-death = { $who } погибает. Оставьте в отсеке красный труп и объекты, которые были в руках, а все карты предметов уберите из игры.
nemesisplay-death-coop = { $who } погибает. Оставьте в отсеке красный труп и объекты, а карты предметов сохраните. В исправном медицинском отсеке тело можно оживить.
nemesisplay-first-death = Первая смерть: все капсулы открываются. Потом их можно закрыть снова.
nemesisplay-intruder-player = { $who }, возьмёте пришельцев на себя со следующего раунда?
nemesisplay-intruder-player-no = Нет, посмотрю со стороны
nemesisplay-intruder-player-yes = Да
nemesisplay-intruder-player-begins = У пришельцев теперь есть игрок: перемешайте 10 карт действий пришельцев и возьмите 3 (на руке не больше 4). В фазе события остаются только время и огонь.
nemesisplay-intruder-turn = { $who }, ход пришельцев: выполните одно действие или спасуйте.
nemesisplay-intruder-turn-played = Движение или эффект карты
nemesisplay-intruder-turn-attack = Атака
nemesisplay-intruder-turn-passes = Пас (оставить не больше 1 карты)
nemesisplay-intruder-target = Кого атакует пришелец?
nemesisplay-intruder-attacker = Какой пришелец атакует?
nemesisplay-intruder-effect = Что делает карта?
nemesisplay-reanimate = { $who }, лежит ли ваш труп в исправном медицинском отсеке без пришельцев?
nemesisplay-reanimated = { $who } снова в медицинском отсеке: лёгкие раны вылечены, тяжёлые перевязаны.
nemesisplay-contact = Первое столкновение. Все одновременно оставляют себе одну карту миссии и убирают другую. Начните, когда у всех в руках обе карты.
nemesisplay-contact-alarm = На борту кто-то есть.
nemesisplay-contact-choose = Выберите миссию. Все молчат.
nemesisplay-contact-put-away = Уберите другую карту миссии лицом вниз.
nemesisplay-contact-coop = Первое столкновение. В кооперативном режиме все карты миссий остаются у вас.
nemesisplay-encounter = Столкновение: { $who }. Уберите все фишки шума из коридоров отсека; если в отсеке есть вход в технические коридоры, то и из них.
nemesisplay-encounter-token = Какой жетон вы вытянули из мешка?
nemesisplay-encounter-blank = Никто не появляется. Положите по фишке шума в каждый коридор отсека, а этот жетон верните в мешок.
nemesisplay-blank-last = Больше в мешке ничего нет: добавьте туда жетон трутня.
nemesisplay-bag-empty = Мешок пуст: никто не появляется.
nemesisplay-adults-hide = Все 8 трутней на поле. Сколько из них не в бою? Уберите их с поля, а жетоны положите в мешок.
nemesisplay-no-figure = Свободной фигурки не осталось: { $kind }. Правила об этом молчат, поэтому ничего не ставьте.
nemesisplay-figure-placed = Поставьте в отсек фигурку: { $kind }.{ $token ->
    [none] {""}
   *[other] {" "}Вытянутый жетон положите в запас.
 }
nemesisplay-surprise = { $kind } атакует внезапно! { $who } держит на руке меньше карт, чем число на жетоне.
nemesisplay-no-surprise = { $who } держит на руке достаточно карт, внезапной атаки нет.
nemesisplay-noise = { $who } бросает на шум.
nemesisplay-noise-there = { $who }, лежит ли уже фишка шума в коридоре { $number }?
nemesisplay-noise-placed = { $who }, положите фишку шума в коридор { $number }.
nemesisplay-silence = { $who }, тишина. Ничего не происходит.
nemesisplay-danger = { $who }, опасность! Есть ли в соседних отсеках пришельцы, которые не в бою?
nemesisplay-slime-danger = { $who }, тишина, но из-за слизи это опасность! Есть ли в соседних отсеках пришельцы, которые не в бою?
nemesisplay-danger-nobody = Нет
nemesisplay-danger-comes = Есть, и путь открыт
nemesisplay-danger-doors = Только за закрытыми дверями
nemesisplay-danger-nobody-do = { $who }, положите по фишке шума в каждый коридор отсека, где её ещё нет.
nemesisplay-danger-comes-do = { $who }, все эти пришельцы входят в ваш отсек. Это бой, а не столкновение.
nemesisplay-danger-doors-do = { $who }, двери уничтожены, а пришельцы остаются на месте. Шум не кладите.
nemesisplay-who-fights = Кто в бою и поэтому не бросает на шум?
nemesisplay-out-of-pods = Зона { $section ->
        [A] А
       *[other] Б
    }: все, кто ждал в её капсулах, возвращаются в отсек.
nemesisplay-burning = Сколько пришельцев в горящих отсеках? Каждый получает 1 урон.
nemesisplay-burning-kind = Какой пришелец горит? ({ $number } из { $count })
nemesisplay-eggs-burn = Горят яйца, которые никто не держит: в каждом горящем отсеке { $count ->
         [one] сгорает { $count } яйцо
         [few] сгорают { $count } яйца
       *[many] сгорают { $count } яиц
    }.
nemesisplay-eggs-burn-nest = Горит гнездо
nemesisplay-eggs-burn-floor = Горят яйца в других отсеках
nemesisplay-event-card = Возьмите карту события. Сначала движение: пришельцы, указанные на карте, уходят в указанный коридор, если в их отсеке нет персонажа.
nemesisplay-event-movement = Кто ушёл в технические коридоры?
nemesisplay-event-leave = Сколько пришельцев вида «{ $kind }» ушло?
nemesisplay-event-move = Передвиньте пришельцев, указанных на карте. Закрытая дверь их останавливает, но уничтожается.
nemesisplay-event-effect = Что делает событие?
nemesisplay-event-discard = Сбросьте карту события, если на ней не сказано иное.
nemesisplay-develop = Последний шаг фазы события. Какой жетон вы вытянули из мешка?
nemesisplay-develop-grows = Уберите из мешка жетон «{ $kind }» и положите вместо него жетон «{ $to }».
nemesisplay-develop-gone = Уберите из мешка жетон «{ $kind }». Положить вместо него нечего.
nemesisplay-develop-noise = Верните в мешок жетон «{ $kind }».
nemesisplay-develop-blank = Верните пустой жетон в мешок и положите туда жетон трутня.
nemesisplay-develop-blank-empty = Верните пустой жетон в мешок. Жетонов трутня в запасе нет.
nemesisplay-anybody-in-nest = Вытянута королева. Есть ли в гнезде персонаж?
nemesisplay-who-in-nest = Кто в гнезде?
nemesisplay-queen-comes = Королева появляется в гнезде. Столкновение: { $who }. Жетон королевы отложите.
nemesisplay-egg-laid = Королева откладывает яйцо. Теперь на планшете пришельцев { $count } { $count ->
    [one] яйцо
    [few] яйца
   *[many] яиц
 }. Жетон королевы верните в мешок.
nemesisplay-no-reserve-egg = Яиц в резерве нет: ничего не происходит.
nemesisplay-larva-attack = { $who }, положите личинку на свой планшет.
nemesisplay-larva-again = { $who }, личинка у вас уже есть. Уберите фигурку с поля.
nemesisplay-larva-grows = { $who }, вы заражены. Карту оставьте, а на планшет положите личинку.
nemesisplay-second-larva-corpse = { $who } получает вторую личинку. Вместо фигурки персонажа поставьте ползуна, рядом положите труп.
nemesisplay-second-larva-none = { $who } получает вторую личинку. Вместо фигурки персонажа поставьте ползуна.
nemesisplay-shoot = { $who } стреляет: сбросьте 1 боеприпас и бросьте боевой кубик.
nemesisplay-shoot-at = Какого пришельца вы атакуете?
nemesisplay-combat-die = Что на боевом кубике? Если оружие меняет грань, сначала измените её.
nemesisplay-injuries = { $kind } получает урон. Сколько?
nemesisplay-missed = Промах. { $kind } не получает урона.
nemesisplay-hit = Попадание! { $kind } получает { $count } { $count ->
    [one] единицу урона
    [few] единицы урона
   *[many] единиц урона
 }.
nemesisplay-check = { $kind }: откройте { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
 } атаки{ $count ->
    [2] {" "}и сложите показатели выносливости
   *[other] {""}
 }. Если выносливость не больше урона, пришелец убит. Если на карте стрелка, он отступает.
nemesisplay-check-carnomorphs = { $kind }: откройте одну карту атаки. На ней два числа: для глодателей и для остальных. Если нужное число не больше урона, карноморф убит.
nemesisplay-check-stays = Выживает
nemesisplay-check-dies = Гибнет
nemesisplay-check-retreats = Отступает
nemesisplay-killed = { $kind } погибает. Положите в отсек останки.
nemesisplay-killed-larva = { $kind } погибает, останков нет.
nemesisplay-retreat = { $kind } отступает. Откройте карту события: на ней номер коридора. Куда он ведёт?
nemesisplay-retreat-room = В отсек
nemesisplay-retreat-door = К закрытой двери
nemesisplay-retreat-technical = В технический коридор
nemesisplay-door-destroyed = { $kind } остаётся на месте, дверь уничтожена.
nemesisplay-left-by-corridor = { $kind }: уберите с поля фигурку и фишки урона, а в мешок положите случайный жетон этого вида.
nemesisplay-left-without-token = { $kind }: уберите с поля фигурку и фишки урона. Жетонов этого вида в запасе нет.
nemesisplay-escape-from = { $who } бежит. Сколько пришельцев в отсеке? Каждый из них атакует.
nemesisplay-move = Как движется { $who }?
nemesisplay-move-normal = Движение или бегство
nemesisplay-move-careful = Осторожное движение или рекогносцировка
nemesisplay-explored = Исследован ли уже отсек, в который входит { $who }?
nemesisplay-explore = { $who }, переверните жетон отсека. Что это за отсек?
nemesisplay-explore-other = Обычный отсек
nemesisplay-explore-nest = Гнездо
nemesisplay-explore-slimy = Покрытый слизью отсек
nemesisplay-item-counter = Переверните жетон исследования и выставьте на счётчике предметов указанное число.
nemesisplay-item-counter-solo = Переверните жетон исследования и выставьте на счётчике предметов половину указанного числа, округлив вверх.
nemesisplay-exploration = { $who }, что на жетоне исследования?
nemesisplay-exploration-silence = Тишина
nemesisplay-exploration-danger = Опасность
nemesisplay-exploration-slime = Слизь
nemesisplay-exploration-fire = Огонь
nemesisplay-exploration-malfunction = Неисправность
nemesisplay-exploration-doors = Двери
nemesisplay-no-malfunction-here = В этом отсеке неисправностей не бывает.
nemesisplay-door-closes = Закройте дверь в коридоре, через который вошли, если он не технический.
nemesisplay-careful-noise = { $who }, бросать на шум не нужно. Положите фишку шума в один из коридоров нового отсека, где её ещё нет.
nemesisplay-room-empty = Отсек, в который входит { $who }, был пуст: ни персонажей, ни пришельцев?
nemesisplay-no-roll = { $who } не бросает на шум. Если в отсеке пришелец, это бой.
nemesisplay-heal = { $who }, что перевязано или вылечено?
nemesisplay-heal-light = Все лёгкие раны вылечены
nemesisplay-heal-one-light = Одна лёгкая рана вылечена
nemesisplay-heal-dress = Все тяжёлые раны перевязаны
nemesisplay-heal-dressed = Одна перевязанная рана вылечена
nemesisplay-scan-where = Где вы сканируете карты?
nemesisplay-scan-rest = Отдых
nemesisplay-scan-canteen = Кают-компания
nemesisplay-scan-shower = Душевая
nemesisplay-scan-surgery = Операционный блок
nemesisplay-scan-antidote = Антидот
nemesisplay-scan-hand-rest = { $who }, просканируйте карты инфекций, как сказано на карте. Есть среди них карты «ЗАРАЖЁН»?
nemesisplay-scan-hand-canteen = { $who }, вылечите одну лёгкую рану и просканируйте карты инфекций на руке. Есть среди них карты «ЗАРАЖЁН»?
nemesisplay-scan-hand-shower = { $who }, снимите слизь и просканируйте карты инфекций на руке. Есть среди них карты «ЗАРАЖЁН»?
nemesisplay-scan-clean = { $who }, уберите чистые карты из игры.
nemesisplay-scan-surgery-do = { $who }, просканируйте все карты инфекций на руке, в колоде и в сбросе. Уберите из игры все карты «ЗАРАЖЁН», чистые оставьте.
nemesisplay-scan-antidote-do = { $who }, просканируйте все карты инфекций на руке, в колоде и в сбросе. Уберите из игры все карты «ЗАРАЖЁН», остальное на руке не трогайте.
nemesisplay-surgery-passed = { $who } пасует. Перемешайте вместе карты с руки, сброс и колоду.
nemesisplay-fire-placed = Положите в отсек фишку огня. Теперь на поле { $count } из { $most }.
nemesisplay-fire-out = Огонь потушен. { $count ->
    [0] Больше на поле ничего не горит.
    [one] На поле осталась { $count } фишка огня.
    [few] На поле остались { $count } фишки огня.
   *[many] На поле осталось { $count } фишек огня.
 }
nemesisplay-malfunction-placed = Положите в отсек фишку неисправности. Теперь на поле { $count } из { $most }.
nemesisplay-repaired = Отсек снова исправен. { $count ->
    [0] Больше на поле ничего не сломано.
    [one] На поле осталась { $count } фишка неисправности.
    [few] На поле остались { $count } фишки неисправности.
   *[many] На поле осталось { $count } фишек неисправности.
 }
nemesisplay-fire-control-fire = Если в этом отсеке был огонь, теперь он потушен.
nemesisplay-fire-control = Каждый пришелец в этом отсеке отступает, даже из боя.
nemesisplay-fire-control-nobody = Больше никого
nemesisplay-fire-control-one = Один отступает
nemesisplay-fire-control-kind = Какой пришелец?
nemesisplay-hibernates = { $who } в гибернации. Теперь нельзя ни менять курс, ни запускать самоуничтожение.
nemesisplay-attempt-failed = Появился пришелец, попытка сорвана: { $who } остаётся в отсеке.
nemesisplay-which-pod = { $who }, в какую капсулу вы садитесь?
nemesisplay-flip-pod = Какую капсулу перевернуть?
nemesisplay-pod-locked = Капсула { $number }, зона { $section ->
        [A] А
       *[other] Б
    }, закрыта
nemesisplay-pod-unlocked = Капсула { $number }, зона { $section ->
        [A] А
       *[other] Б
    }, открыта
nemesisplay-pod-now = Поставьте фигурку на место в капсуле { $number }. Улететь сейчас или ждать?
nemesisplay-pod-wait = Ждать
nemesisplay-pod-launch = Улететь
nemesisplay-pod-stay = Остаться и спасовать
nemesisplay-pod-leave = Выйти и сделать ход
nemesisplay-pod-turn = { $who } в капсуле { $number }.
nemesisplay-pod-launched = Капсула { $number } улетела. Те, кто в ней, считаются вернувшимися на Землю.
nemesisplay-launch-who = Чья капсула улетает?
nemesisplay-which-section = Какая зона?
nemesisplay-which-figure = Какой пришелец появляется?
nemesisplay-which-leaves = Какой пришелец уходит?
nemesisplay-destruct-started = Самоуничтожение запущено. До взрыва { $count } { $count ->
    [one] раунд
    [few] раунда
   *[many] раундов
 }.
nemesisplay-destruct-runs = Самоуничтожение уже запущено. До взрыва { $count } { $count ->
    [one] раунд
    [few] раунда
   *[many] раундов
 }.
nemesisplay-destruct-stopped = Самоуничтожение выключено. Новый запуск начнётся с первого деления.
nemesisplay-airlock-ready = Закройте двери во всех коридорах отсека и положите туда жетон разгерметизации. Если хоть одна дверь откроется раньше, чем все спасуют, снимите жетон.
nemesisplay-airlock-closed = Все спасовали. Закрыты ли ещё все двери отсека с жетоном разгерметизации?
nemesisplay-airlock-off = Снимите жетон разгерметизации. Ничего не происходит.
nemesisplay-airlock-crew = Какие персонажи внутри?
nemesisplay-airlock-kinds = Какие пришельцы внутри?
nemesisplay-airlock-count = Сколько внутри пришельцев вида «{ $kind }»?
nemesisplay-airlock-fire = Горел ли отсек?
nemesisplay-airlock-done = Вакуум убивает всех внутри, объекты остаются. Снимите жетон разгерметизации и фишку огня.
nemesisplay-course = Куда поставить фишку курса?
nemesisplay-signal = { $who }, вы отправили сигнал. Положите фишку состояния в ячейку «Сигнал» на своём планшете.
nemesisplay-weakness = Какой объект вы исследовали?
nemesisplay-no-weakness = Все уязвимости уже открыты.
nemesisplay-weakness-effect = Переверните карту. Какая это уязвимость?
nemesisplay-weakness-fire = Уязвимость к огню: сгорают два яйца вместо одного
nemesisplay-weakness-other = Другая
nemesisplay-weakness-known = Эта уязвимость теперь помогает всем. Объект остаётся у вас.
nemesisplay-no-eggs = Яиц в гнезде нет.
nemesisplay-egg-taken = { $who }, возьмите в руку яйцо с планшета пришельцев, а затем выполните бросок на шум.
nemesisplay-egg-weapon = Чем вы уничтожаете яйца?
nemesisplay-egg-shot = Выстрелом
nemesisplay-egg-melee = Врукопашную (промах не ранит)
nemesisplay-egg-grenade = Гранатой
nemesisplay-egg-molotov = Коктейлем Молотова
nemesisplay-eggs-hit = Сколько яиц уничтожено?
nemesisplay-eggs-in-nest = Эти яйца были в гнезде?
nemesisplay-eggs-destroyed-supply = Верните в запас { $count } { $count ->
    [one] уничтоженное яйцо
    [few] уничтоженных яйца
   *[many] уничтоженных яиц
 } и выполните бросок на шум.
nemesisplay-eggs-destroyed-box = Уберите из игры { $count } { $count ->
    [one] уничтоженное яйцо
    [few] уничтоженных яйца
   *[many] уничтоженных яиц
 } и выполните бросок на шум.
nemesisplay-nest-destroyed = Яиц не осталось: гнездо уничтожено. Положите на жетон отсека фишку урона.
nemesisplay-note = { $who }, это видите только вы. Остальные отворачиваются.
nemesisplay-note-write = Что вы увидели?
nemesisplay-notes-read = Ваши заметки: { $notes }
nemesisplay-eggs-burned = Сколько яиц сгорает в других отсеках?
nemesisplay-bag = Мешок готов. Что дальше?
nemesisplay-encounter-draw = Столкновение. Уберите все фишки шума из коридоров отсека; если в нём есть вход в технические коридоры, то и из них. Затем вытяните жетон.
nemesisplay-appears = { $kind }, число { $number }. Поставьте фигурку в отсек, жетон положите в запас. { $number ->
    [1] Если на руке нет карт
   *[other] Если карт на руке меньше { $number }
 }, это внезапная атака!
nemesisplay-noise-short = { $who } бросает на шум. Что вышло?
nemesisplay-noise-short-nothing = Тишина или фишка шума
nemesisplay-noise-short-corridor = Фишка шума
nemesisplay-noise-short-silence = Тишина: из-за слизи это опасность
nemesisplay-noise-short-encounter = Столкновение
nemesisplay-noise-short-comes = Опасность: пришельцы входят в отсек
nemesisplay-everyone-rolls = Все, кто не в бою, по порядку хода бросают на шум, в том числе те, кто ждёт в капсулах.
nemesisplay-everyone-rolls-rolled = Все бросили
nemesisplay-everyone-rolls-encounter = Столкновение: вытянуть жетон
nemesisplay-everyone-rolls-section-A = Пришельцы в зоне А
nemesisplay-everyone-rolls-section-B = Пришельцы в зоне Б
nemesisplay-fire-ninth = Все 8 фишек огня на поле. Девятая взорвёт корабль. В этом отсеке точно ещё нет огня?
nemesisplay-malfunction-ninth = Все 8 фишек неисправности на поле. Девятая погубит корабль. Этот отсек точно ещё исправен?
nemesisplay-burns-already = Горит ли уже этот отсек?
nemesisplay-no-second-fire = Отсек уже горит. Вторую фишку огня не кладите.
nemesisplay-which-gone = Какой пришелец покидает поле?
nemesisplay-gone = { $kind } покидает поле. Почему?
nemesisplay-gone-killed = Погибает
nemesisplay-gone-corridor = Уходит в технический коридор
nemesisplay-gone-attack = Исчезает после атаки
nemesisplay-who-dies = Кто погибает?
nemesisplay-leave-evening = Закончить насовсем? Партия прервётся и не попадёт в журнал.
nemesisplay-event-sheet = { $aliens ->
    [0] {""}
   *[other] { $intruders ->
        [played] {""}
       *[none] Атакует каждый пришелец, в отсеке которого есть персонаж. Цель — тот, у кого меньше карт; при равенстве — первый игрок или ближайший за ним по часовой стрелке.{" "}
     }
 }{ $fires ->
    [0] {""}
   *[other] Каждый пришелец в отсеке с огнём получает 1 урон, и в каждом таком отсеке сгорает яйцо.{" "}
 }{ $intruders ->
    [played] Всё сделано?
   *[none] Откройте карту события: сначала движение, потом эффект. Что изменилось?
 }
