### Немезида: предметы, объекты и патроны.

nemesisitem-in-combat = { $who } в бою: сейчас это нельзя.
nemesisitem-search = { $who } ищет (1 карта). Уменьшите счётчик предметов отсека на 1, возьмите 2 предмета его цвета (в белом отсеке — любого) и оставьте 1. Что это?
nemesisitem-found-light = Лёгкий предмет
nemesisitem-found-heavy = Тяжёлый предмет
nemesisitem-found-weapon = Оружие
nemesisitem-found-empty = На счётчике 0
nemesisitem-no-search = В гнезде и в отсеке, покрытом слизью, искать нельзя.
nemesisitem-nothing-left = Искать в этом отсеке больше нечего.
nemesisitem-search-rest = Другую карту положите под колоду рубашкой вверх.
nemesisitem-found-ammo = В найденном оружии 1 патрон.
nemesisitem-hands-full = { $who }: обе руки заняты. Сначала бросьте что-нибудь.
nemesisitem-pick-up = { $who } берёт тяжёлый объект (1 карта). Какой?
nemesisitem-drop = Что бросает { $who }?
nemesisitem-dropped-object = Остаётся в отсеке: { $thing }.
nemesisitem-dropped-deck = Положите под колоду рубашкой вверх: { $thing }.
nemesisitem-dropped-discard = Положите в сброс того же цвета: { $thing }.
nemesisitem-trade-with = { $who } меняется (1 карта). Кто ещё в отсеке?
nemesisitem-trade = Передавайте и меняйте предметы и объекты: { $people }. Патроны остаются в оружии. Платит только один.
nemesisitem-traded = Что перешло из рук в руки?
nemesisitem-taker = Кто это берёт: { $thing }?
nemesisitem-of = { $thing } ({ $who })
nemesisitem-craft = { $who } создаёт предмет (1 карта). Какой?
nemesisitem-recipe-antidote = Антидот
nemesisitem-recipe-taser = Тазер
nemesisitem-recipe-flamethrower = Огнемёт
nemesisitem-recipe-molotov = Коктейль Молотова
nemesisitem-crafted = Сбросьте два предмета с нужными символами. Возьмите сборный предмет: { $what }.
nemesisitem-is-heavy = На карте нарисована рука, то есть предмет занимает ячейку?
nemesisitem-ammo = { $who }: сколько патронов теперь в оружии?
nemesisitem-no-ammo = { $who }: патронов нет, стрелять нечем.
nemesisitem-ammo-left = { $who }: осталось патронов: { $count }.
nemesisitem-holds = { $who }: что в руках?
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
