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
    }, выживших — { $survivors }. Корабль { $ship ->
        [lost] погиб
       *[other] уцелел
    }. Победители: { $winners }.
carnomorphs-setup-box = Возьмите из дополнения планшет карноморфов, карты событий, атак, мутаций и адаптаций, жетоны глодателей и фигурки. Фигурки пришельцев из базовой игры не нужны. Карты-памятки замените картами из дополнения.
carnomorphs-setup-board = Положите на планшет карноморфов { $count } яиц (а не 5) и 3 случайные карты адаптаций лицом вниз, а на них поставьте падальщика, свежевателя и мясника.
carnomorphs-setup-decks = Перемешайте и карты мутаций. К базовым жетонам останков добавьте четыре новых.
carnomorphs-setup-corpse = Помните о синем трупе в гибернатории: к нему пойдёт первый красный глодатель, вытянутый в фазе события.
carnomorphs-metagorger-attack = Глодатель атакует без карты и уходит с поля. Цель — { $who }.
carnomorphs-shambler-token = Положите в мешок жетон падальщика.
carnomorphs-no-shambler-token = Жетонов падальщика для мешка не осталось.
carnomorphs-mutation-card = { $who }, возьмите 2 карты мутаций, 1 тайно оставьте себе, другую замешайте обратно.
carnomorphs-marker = { $who } получает фишку мутации ({ $count } из { $most }). Четвёртая убивает.
carnomorphs-fourth-marker = { $who } получает четвёртую фишку мутации и погибает. Поставьте в отсек падальщика.
carnomorphs-no-mutation = { $who }, у вас нет карты мутации.
carnomorphs-mutation-scan = { $who }, просканируйте одну карту инфекции с руки.
carnomorphs-mutation-public = { $who }, откройте карту мутации. Она останется открытой.
carnomorphs-mutation-infected = { $who }, есть ли на просканированной карте надпись «ЗАРАЖЁН»?
carnomorphs-mutation-infected-do = { $who }, положите карту в сброс и выполните действие карты мутации, отмеченное словом «ЗАРАЖЁН».
carnomorphs-mutation-clean-do = { $who }, уберите карту из игры, положите в сброс новую карту инфекции и выполните действие карты мутации, отмеченное словами «НЕ ЗАРАЖЁН».
carnomorphs-mutation-lost = { $who } теряет карту мутации{ $count ->
    [0] {""}
   *[other] , но не фишки мутации ({ $count })
 }.
carnomorphs-infected = { $who }, вы заражены. Карта остаётся у вас, мутация растёт.
carnomorphs-killed-metagorger = Глодатель убит. Положите в отсек останки.
carnomorphs-killed-shambler = Падальщик убит. Положите в отсек останки.
carnomorphs-killed-fleshbeast = Свежеватель убит. Вместо него положите останки и поставьте падальщика. Мешок не меняется.
carnomorphs-killed-butcher = Мясник убит и больше не вернётся. Вместо него поставьте двух падальщиков, останки не кладите.
carnomorphs-shamblers-hide = Все 8 падальщиков на поле. Сколько из них не в бою? Уберите их с поля, а жетоны положите в мешок.
carnomorphs-adaptation = { $kind } появляется впервые. Откройте карту его адаптации.
carnomorphs-voracious = С этой адаптацией карноморфы сначала кормятся, а потом атакуют?
carnomorphs-token-red-metagorger = Положите в мешок жетон красного глодателя.
carnomorphs-token-blue-metagorger = Красных жетонов не осталось: положите в мешок жетон синего глодателя.
carnomorphs-token-none = Жетонов глодателей не осталось.
carnomorphs-develop-blue = Уберите синего глодателя из мешка и положите вместо него жетон «{ $token }».
carnomorphs-develop-red = Красный глодатель возвращается в мешок. Поставьте по глодателю в каждый отсек, где есть глодатель или тяжёлый объект, даже если он в чьих-то руках{ $corpse ->
    [yes] {" "}(не забудьте синий труп)
   *[other] {""}
 }{ $nest ->
    [yes] , а также в гнездо
    [perhaps] , а также в гнездо, если оно найдено
   *[other] {""}
 }.
carnomorphs-spawn-rooms = Сколько таких отсеков?
carnomorphs-spawned = На поле { $count ->
    [0] никто не появляется
    [one] появляется { $count } глодатель
    [few] появляются { $count } глодателя
   *[many] появляется { $count } глодателей
 }. Внезапных атак нет.
carnomorphs-spawned-some = Фигурок осталось только { $count }, а отсеков — { $rooms }. Выберите, куда их поставить. Внезапных атак нет.
carnomorphs-butcher-is-there = Мясник уже на поле или мёртв: ничего не происходит.
carnomorphs-develop-butcher = Мясник приходит в отсек, где находится { $who }. Жетон в мешок не возвращается.
carnomorphs-blank-shamblers = Сколько падальщиков в отсеках без персонажей? Уберите их с поля, а жетоны положите в мешок.
carnomorphs-develop-blank = Пустой жетон пока не возвращайте в мешок.
carnomorphs-blank-back = Теперь верните пустой жетон в мешок.
carnomorphs-a-room = Кормление: есть ли отсек с карноморфами и едой, но без персонажей?
carnomorphs-another-room = Есть ещё такой отсек?
carnomorphs-in-room = Сколько в отсеке карноморфов вида «{ $kind }»?
carnomorphs-is-nest = Это гнездо?
carnomorphs-food = Что лежит в отсеке?
carnomorphs-food-red-corpse = Красный труп
carnomorphs-food-egg = Яйцо
carnomorphs-food-carcass = Останки
carnomorphs-food-blue-corpse = Синий труп
carnomorphs-food-metagorger = Глодатель
carnomorphs-how-much = Сколько в отсеке такой еды: { $food }?
carnomorphs-nobody-eats = Есть здесь нечего.
carnomorphs-eats = { $number } из { $count }. { $eater } ест: { $food }. Снимите с его фигурки урон.
carnomorphs-eats-and-evolves = { $number } из { $count }. { $eater } ест: { $food }. Замените его фигурку новой, без урона: { $becomes }.
carnomorphs-blue-corpse-eaten = Синий труп съеден. Одна из миссий стала невыполнимой.
carnomorphs-no-adaptation = Открытых адаптаций нет.
carnomorphs-which-adaptation = Какую адаптацию вы исследуете? По трупу — адаптацию падальщика, по яйцу и останкам — те, что показаны на планшете.
carnomorphs-was-voracious = Это из-за неё карноморфы кормились раньше, чем атаковали?
carnomorphs-adaptation-gone = Уберите карту адаптации из игры.
carnomorphs-four-cards = { $who } (фишек мутации: { $markers }), перемешайте вместе все карты действий и инфекций и возьмите четыре. Сколько среди них карт инфекций?
carnomorphs-attack-first = Сначала атакует каждый карноморф, в отсеке которого есть персонаж. Цель — тот, у кого меньше карт; при равенстве — первый игрок или ближайший за ним по часовой стрелке. Сообщайте о каждой атаке глодателя: после неё он уходит с поля.
carnomorphs-butcher-where = Мясник приходит к тому персонажу в слизи, у которого меньше карт; при равенстве — к игроку с меньшим номером. Если в слизи никого нет, он приходит к первому игроку.
carnomorphs-mutated-or-infected = { $who }, просканируйте все карты инфекций на руке, в колоде и в сбросе. Есть ли карты «ЗАРАЖЁН» или карта мутации?
carnomorphs-how-many-markers = { $who }, сколько у вас фишек мутации?
carnomorphs-rulebook = правила дополнения «Карноморфы»
carnomorphs-bitten = Кого атакует глодатель? Того, у кого меньше карт; при равенстве — первого игрока или ближайшего за ним по часовой стрелке.
