### Немезида: предметы, объекты и боеприпасы.

nemesisitem-in-combat = { $who } в бою, сейчас этого делать нельзя.
nemesisitem-search = { $who } ищет предметы (цена — 1 карта). Уменьшите счётчик предметов отсека на 1, возьмите 2 карты его цвета (в белом отсеке — любого) и одну оставьте себе. Что вы нашли?
nemesisitem-found-light = Лёгкий предмет
nemesisitem-found-heavy = Тяжёлый предмет
nemesisitem-found-weapon = Оружие
nemesisitem-found-empty = На счётчике 0
nemesisitem-no-search = В гнезде и в отсеке, покрытом слизью, искать нельзя.
nemesisitem-nothing-left = В этом отсеке искать больше нечего.
nemesisitem-search-rest = Другую карту положите под низ колоды лицом вниз.
nemesisitem-found-ammo = В найденном оружии 1 боеприпас.
nemesisitem-hands-full = { $who }, у вас заняты обе руки. Сначала что-нибудь бросьте.
nemesisitem-pick-up = { $who } берёт тяжёлый объект (цена — 1 карта). Какой?
nemesisitem-drop = Что бросает { $who }?
nemesisitem-dropped-object = Остаётся в отсеке: { $thing }.
nemesisitem-dropped-deck = Положите под низ колоды лицом вниз: { $thing }.
nemesisitem-dropped-discard = Положите в сброс того же цвета: { $thing }.
nemesisitem-trade-with = { $who } предлагает обмен (цена — 1 карта). Кто ещё в отсеке?
nemesisitem-trade = Теперь можно отдавать предметы и объекты и меняться ими ({ $people }). Патроны остаются в оружии. Платит только тот, кто предложил обмен.
nemesisitem-traded = Что перешло из рук в руки?
nemesisitem-taker = Кто берёт эту вещь: { $thing }?
nemesisitem-of = { $thing } ({ $who })
nemesisitem-craft = { $who } создаёт предмет (цена — 1 карта). Какой?
nemesisitem-recipe-antidote = Антидот
nemesisitem-recipe-taser = Тазер
nemesisitem-recipe-flamethrower = Огнемёт
nemesisitem-recipe-molotov = Коктейль Молотова
nemesisitem-crafted = Сбросьте два предмета с нужными символами. Возьмите сборный предмет: { $what }.
nemesisitem-is-heavy = Нарисована ли на карте рука? Такой предмет занимает ячейку руки.
nemesisitem-ammo = { $who }, сколько боеприпасов теперь в вашем оружии?
nemesisitem-no-ammo = { $who }, у вас нет боеприпасов, стрелять нечем.
nemesisitem-ammo-left = { $who }, у вас { $count ->
    [0] не осталось боеприпасов
    [one] остался { $count } боеприпас
    [few] осталось { $count } боеприпаса
   *[many] осталось { $count } боеприпасов
 }.
nemesisitem-holds = { $who }, что у вас в руках?
nemesisitem-thing-weapon = Оружие
nemesisitem-thing-item = Тяжёлый предмет
nemesisitem-thing-corpse = Труп
nemesisitem-thing-carcass = Останки
nemesisitem-thing-egg = Яйцо
nemesisitem-line = { $who }, в руках: { $things }{ $ammo ->
        [none] {""}
       *[other] {" "}· боеприпасов: { $ammo }
    }
nemesisitem-hands-empty = { $who }, вам нечего бросить.
