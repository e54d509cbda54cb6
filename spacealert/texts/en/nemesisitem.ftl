### Nemesis: items, objects and ammunition.

nemesisitem-in-combat = { $who } is in combat and can't do that now.
nemesisitem-search = { $who } searches (cost: 1 card). Lower the room's item counter by 1 and draw 2 items of its color (white room: any color). Keep 1. What is it?
nemesisitem-found-light = A light item
nemesisitem-found-heavy = A heavy item
nemesisitem-found-weapon = A weapon
nemesisitem-found-empty = The counter is at 0
nemesisitem-no-search = You can't search the Nest or the room covered with slime.
nemesisitem-nothing-left = There are no items left in this room to search for.
nemesisitem-search-rest = Put the other card face down on the bottom of its deck.
nemesisitem-found-ammo = A weapon you find has 1 ammo.
nemesisitem-hands-full = { $who }: both hands are full. Drop something first.
nemesisitem-pick-up = { $who } picks something up (cost: 1 card). What is it?
nemesisitem-drop = What does { $who } drop?
nemesisitem-dropped-object = Leave this in the room: { $thing }.
nemesisitem-dropped-deck = Put this face down on the bottom of its deck: { $thing }.
nemesisitem-dropped-discard = Put this on the discard pile of its color: { $thing }.
nemesisitem-trade-with = { $who } trades (cost: 1 card). Who else is in the room?
nemesisitem-trade = { $people }: you may give and swap items and objects. Ammo stays in its weapon. Only one of you pays.
nemesisitem-traded = What was traded?
nemesisitem-taker = { $thing }: who takes it?
nemesisitem-of = { $thing } ({ $who })
nemesisitem-craft = { $who } crafts an item (cost: 1 card). Which one?
nemesisitem-recipe-antidote = Antidote
nemesisitem-recipe-taser = Taser
nemesisitem-recipe-flamethrower = Flamethrower
nemesisitem-recipe-molotov = Molotov cocktail
nemesisitem-crafted = Discard two items that have the recipe's components. Take the crafted item: { $what }.
nemesisitem-is-heavy = Does the card show a hand? (If so, it fills a hand slot.)
nemesisitem-ammo = { $who }: how much ammo is in the weapon now?
nemesisitem-no-ammo = { $who } has no ammo and can't shoot.
nemesisitem-ammo-left = { $who } has { $count } ammo left.
nemesisitem-holds = What does { $who } hold?
nemesisitem-thing-weapon = Weapon
nemesisitem-thing-item = Heavy item
nemesisitem-thing-corpse = Corpse
nemesisitem-thing-carcass = Carcass
nemesisitem-thing-egg = Egg
nemesisitem-line = { $who } holds: { $things }{ $ammo ->
        [none] {""}
       *[other] {" "}· ammo { $ammo }
    }
nemesisitem-hands-empty = { $who } has nothing to drop.
