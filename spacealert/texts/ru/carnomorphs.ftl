### Carnomorphs, the expansion of Nemesis.

carnomorphs-title = Карноморфы
carnomorphs-outcome-won = победа: { $winners }
carnomorphs-outcome-lost = поражение
carnomorphs-facts = «Немезида» с карноморфами: { $rounds } { $rounds ->
         [one] раунд
         [few] раунда
       *[many] раундов
    }, { $players } { $players ->
         [one] игрок
         [few] игрока
       *[many] игроков
    }, выжило: { $survivors }. Корабль { $ship ->
        [lost] погиб
       *[other] уцелел
    }. Победители: { $winners }.
carnomorphs-setup-box = Возьмите из дополнения планшет карноморфов, события, атаки, мутации, адаптации, жетоны глодателей и фигурки. Фигурки пришельцев из базовой игры не нужны. Поменяйте карты-памятки.
carnomorphs-setup-board = Планшет карноморфов: { $count } яиц (не 5) и 3 случайные адаптации лицом вниз, на них — падальщик, свежеватель и мясник.
carnomorphs-setup-decks = Перемешайте и карты мутаций. Четыре жетона останков добавьте к базовым.
carnomorphs-setup-corpse = Помните о синем трупе в гибернатории: первый красный глодатель фазы события придёт к нему.
carnomorphs-metagorger-attack = { $who }: глодатель атакует без карты и уходит с поля.
carnomorphs-shambler-token = Положите в мешок жетон падальщика.
carnomorphs-no-shambler-token = Жетонов падальщика для мешка не осталось.
carnomorphs-mutation-card = { $who }: возьмите 2 карты мутаций, 1 тайно оставьте, другую замешайте обратно.
carnomorphs-marker = { $who }: фишка мутации, { $count } из { $most }. Четвёртая убивает.
carnomorphs-fourth-marker = { $who } получает четвёртую фишку мутации и погибает. Поставьте в отсек падальщика.
carnomorphs-no-mutation = { $who }: карты мутации нет.
carnomorphs-mutation-scan = { $who }: сканируйте одну карту инфекции с руки.
carnomorphs-mutation-public = { $who }: откройте карту мутации. Больше её не закрывают.
carnomorphs-mutation-infected = { $who }: на сканированной карте надпись «ЗАРАЖЁН»?
carnomorphs-mutation-infected-do = { $who }: положите карту в сброс. Выполните половину карты мутации с надписью «ЗАРАЖЁН».
carnomorphs-mutation-clean-do = { $who }: уберите карту из игры, а новую карту инфекции положите в сброс. Выполните другую половину карты мутации.
carnomorphs-mutation-lost = { $who }: карты мутации больше нет. Фишки остаются: { $count }.
carnomorphs-infected = { $who }: заражение. Карта остаётся у вас, мутация растёт.
carnomorphs-killed-metagorger = Глодатель убит. Остаются останки.
carnomorphs-killed-shambler = Падальщик убит. Остаются останки.
carnomorphs-killed-fleshbeast = Свежеватель убит. На его месте — останки и падальщик. Мешок не меняется.
carnomorphs-killed-butcher = Мясник убит и больше не вернётся. Вместо него поставьте двух падальщиков, останков нет.
carnomorphs-shamblers-hide = Все 8 падальщиков на поле. Сколько из них не в бою? Уберите их с поля, а жетоны положите в мешок.
carnomorphs-adaptation = Первое появление: { $kind }. Откройте карту его адаптации.
carnomorphs-voracious = Эта адаптация заставляет карноморфов кормиться раньше атак?
carnomorphs-token-red-metagorger = Положите в мешок красного глодателя.
carnomorphs-token-blue-metagorger = Красных не осталось: положите в мешок синего глодателя.
carnomorphs-token-none = Жетонов глодателя не осталось.
carnomorphs-develop-blue = Синий глодатель выходит из мешка, вместо него: { $token }.
carnomorphs-develop-red = Красный глодатель возвращается в мешок. Поставьте по глодателю в каждый отсек, где есть глодатель или тяжёлый объект, хотя бы в чьих-то руках{ $corpse ->
    [yes] ; не забудьте синий труп
   *[other] {""}
 }{ $nest ->
    [yes] ; и в гнездо
    [perhaps] ; и в гнездо, если оно найдено
   *[other] {""}
 }.
carnomorphs-spawn-rooms = Сколько таких отсеков?
carnomorphs-spawned = Поставлено глодателей: { $count }. Внезапных атак нет.
carnomorphs-spawned-some = На { $rooms } отсеков осталось фигурок: { $count }. Выберите, куда их поставить. Внезапных атак нет.
carnomorphs-butcher-is-there = Мясник уже на поле или мёртв: ничего не происходит.
carnomorphs-develop-butcher = Мясник приходит сюда: { $who }. Жетон в мешок не возвращается.
carnomorphs-blank-shamblers = Сколько падальщиков в отсеках без персонажей? Уберите их с поля, а жетоны положите в мешок.
carnomorphs-develop-blank = Пустой жетон пока остаётся снаружи.
carnomorphs-blank-back = Теперь пустой жетон возвращается в мешок.
carnomorphs-a-room = Кормление: есть ли отсек с карноморфами и едой, но без персонажей?
carnomorphs-another-room = Есть ещё такой отсек?
carnomorphs-in-room = Сколько в этом отсеке: { $kind }?
carnomorphs-is-nest = Это гнездо?
carnomorphs-food = Что лежит в отсеке?
carnomorphs-food-red-corpse = Красный труп
carnomorphs-food-egg = Яйцо
carnomorphs-food-carcass = Останки
carnomorphs-food-blue-corpse = Синий труп
carnomorphs-food-metagorger = Глодатель
carnomorphs-how-much = Сколько: { $food }?
carnomorphs-nobody-eats = Есть здесь нечего.
carnomorphs-eats = { $number } из { $count }. { $eater } ест: { $food }. Урон с него снят.
carnomorphs-eats-and-evolves = { $number } из { $count }. { $eater } ест: { $food }. Замените его фигурку на: { $becomes }. Урон снимите.
carnomorphs-blue-corpse-eaten = Синий труп съеден. Одна из миссий стала невыполнимой.
carnomorphs-no-adaptation = Открытых адаптаций нет.
carnomorphs-which-adaptation = Какую адаптацию вы исследуете? Труп — это падальщик, яйцо и останки — как на планшете.
carnomorphs-was-voracious = Это из-за неё карноморфы кормились раньше атак?
carnomorphs-adaptation-gone = Уберите карту адаптации из игры.
carnomorphs-four-cards = { $who } (фишек: { $markers }): перемешайте вместе все карты действий и инфекций и возьмите четыре. Сколько среди них карт инфекций?
carnomorphs-attack-first = Сначала атакует каждый карноморф, в отсеке которого есть персонаж. Цель — тот, у кого меньше карт; при равенстве — первый игрок или ближайший за ним по часовой стрелке. Сообщайте о каждом атаковавшем глодателе: он уходит с поля.
carnomorphs-butcher-where = Мясник приходит к тому персонажу в слизи, у которого меньше карт; при равенстве — к игроку с меньшим номером. Если в слизи никого нет, — к первому игроку.
carnomorphs-mutated-or-infected = { $who }: проверьте сканером все карты инфекций на руке, в колоде и в сбросе. Есть карты «ЗАРАЖЁН» или карта мутации?
carnomorphs-how-many-markers = { $who }: сколько у вас фишек мутации?
carnomorphs-rulebook = правила дополнения «Карноморфы»
carnomorphs-bitten = Кого атакует глодатель? Того, у кого меньше карт; при равенстве — первого игрока или ближайшего за ним по часовой стрелке.
