### Немезида: предметы, объекты и патроны.

nemesisitem-in-combat = { $who } в бою: сейчас нельзя.
nemesisitem-search = { $who }: поиск, 1 карта. Уменьшите счётчик предметов отсека на 1 и возьмите 2 предмета его цвета (в белом отсеке — любого). Оставьте 1. Что это?
nemesisitem-found-light = Лёгкий предмет
nemesisitem-found-heavy = Тяжёлый предмет
nemesisitem-found-weapon = Оружие
nemesisitem-found-empty = На счётчике 0
nemesisitem-no-search = В гнезде и в отсеке, покрытом слизью, искать нельзя.
nemesisitem-nothing-left = Предметов в отсеке больше нет. Поиска не будет.
nemesisitem-search-rest = Другую карту — под колоду рубашкой вверх.
nemesisitem-found-ammo = У найденного оружия 1 патрон.
nemesisitem-hands-full = { $who }: обе руки заняты. Сначала бросьте что-нибудь.
nemesisitem-pick-up = { $who } берёт тяжёлый объект: 1 карта. Какой?
nemesisitem-drop = { $who } бросает. Что?
nemesisitem-dropped-object = { $thing }: остаётся в отсеке.
nemesisitem-dropped-deck = { $thing }: под колоду рубашкой вверх.
nemesisitem-dropped-discard = { $thing }: в сброс своего цвета.
nemesisitem-trade-with = { $who }: обмен, 1 карта. Кто ещё в отсеке?
nemesisitem-trade = Передавайте и меняйте предметы и объекты: { $people }. Патроны остаются в оружии. Платит только один.
nemesisitem-traded = Что перешло из рук в руки?
nemesisitem-taker = Кто это берёт: { $thing }?
nemesisitem-of = { $thing } ({ $who })
nemesisitem-craft = { $who }: создание предмета, 1 карта. Какого?
nemesisitem-recipe-antidote = Антидот
nemesisitem-recipe-taser = Тазер
nemesisitem-recipe-flamethrower = Огнемёт
nemesisitem-recipe-molotov = Коктейль Молотова
nemesisitem-crafted = Сбросьте два предмета с нужными символами. Возьмите сборный предмет: { $what }.
nemesisitem-is-heavy = На карте есть рука, то есть она занимает ячейку?
nemesisitem-ammo = { $who }: сколько патронов теперь в оружии?
nemesisitem-no-ammo = { $who }: патронов нет, выстрела тоже.
nemesisitem-ammo-left = { $who }: осталось патронов: { $count }.
nemesisitem-holds = Что в руках: { $who }?
nemesisitem-thing-weapon = Оружие
nemesisitem-thing-item = Тяжёлый предмет
nemesisitem-thing-corpse = Труп
nemesisitem-thing-carcass = Останки
nemesisitem-thing-egg = Яйцо
nemesisitem-line = { $who }, в руках: { $things }{ $ammo ->
        [none] {""}
       *[other] {" "}· патронов: { $ammo }
    }
nemesisitem-hands-empty = { $who }: бросать нечего.
