### Nemesis: the final check.

nemesisend-jump = Гиперпрыжок. Все на борту, кто не в гибернации, погибают.
nemesisend-jump-lost = Корабль прыгает при запущенном самоуничтожении и гибнет со всеми, кто на борту.
nemesisend-skull-lost = Самоуничтожение дошло до черепа: корабль и все на борту погибли.
nemesisend-fire-lost = Понадобилась девятая фишка огня: корабль взрывается со всеми, кто на борту.
nemesisend-hull-lost = Понадобилась девятая фишка неисправности: корпус не выдержал, и все на борту погибли.
nemesisend-nobody = На борту не осталось никого, кто не спит. Передвиньте фишку времени на последнее деление: корабль прыгает.
nemesisend-nobody-lost = На борту не осталось никого, кто не спит, а самоуничтожение запущено. Передвиньте его фишку на череп: корабль гибнет.
nemesisend-engines = Теперь проверим двигатели. По очереди переверните верхний жетон каждого.
nemesisend-engine-turn = Двигатель { $number }: возьмитесь за жетон.
nemesisend-engine-moment = Двигатель { $number }…
nemesisend-engine = Двигатель { $number }:
nemesisend-engine-working = исправен
nemesisend-engine-damaged = повреждён
nemesisend-engines-hold = { $count ->
    [0] Все двигатели исправны.
    [one] Повреждён { $count } двигатель.
   *[few] Повреждены { $count } двигателя.
 } Корабль летит.
nemesisend-engines-fail = { $count ->
    [one] Повреждён { $count } двигатель.
   *[few] Повреждены { $count } двигателя.
 } Корабль взрывается, все в гибернации погибают.
nemesisend-coordinates = Теперь проверим координаты. Возьмитесь за карту рядом с мостиком.
nemesisend-coordinates-moment = Где мы?
nemesisend-destination = Фишка курса стоит на делении { $marker ->
        [A] А
        [C] В
        [D] Г
       *[other] Б
    }. Куда прилетел корабль?
nemesisend-course-earth = Земля
nemesisend-course-mars = Марс
nemesisend-course-elsewhere = Венера или глубокий космос
nemesisend-arrives-earth = Это Земля. Все, кто в гибернации, проснутся дома.
nemesisend-arrives-mars = Это Марс. Все, кто в гибернации, погибли, если только их цель не «Карантин».
nemesisend-arrives-elsewhere = Это не Земля. Все, кто в гибернации, погибли.
nemesisend-quarantine = У кого цель «Карантин»?
nemesisend-infection = { $who }, проверка на заражение. Возьмите сканер и свои карты.
nemesisend-infection-moment = { $who }…
nemesisend-any-infected = { $who }, просканируйте все карты инфекций на руке, в колоде и в сбросе. Есть среди них карты «ЗАРАЖЁН»?
nemesisend-clean = { $who }, заражения нет.
nemesisend-how-many-cards = { $who }, сколько у вас всего карт инфекций?
nemesisend-odds = { $who }, вероятность погибнуть — { $percent } %.
nemesisend-four-cards = { $who }, перемешайте вместе все карты действий и инфекций и возьмите четыре. Сколько среди них карт инфекций?
nemesisend-alive = { $who } выживает.
nemesisend-dead = { $who } погибает.
nemesisend-all-objectives = Все специальные миссии выполнены?
nemesisend-objective-nemesis = { $who }, откройте карту миссии. Выполнены ли все её условия?
nemesisend-objective-carnomorphs = { $who }, откройте карту миссии. Выполнены ли все её условия? «Аутопсия»: отправлен сигнал и убрана адаптация из ячейки останков. «Великая охота»: отправлен сигнал и убит мясник. «Полевые исследования»: убраны две адаптации. «Смерть в яйце»: убрана адаптация из ячейки яйца.
nemesisend-nobody-wins = Никто не победил.
nemesisend-all-win = Экипаж победил: { $winners }.
nemesisend-winners = { $count ->
    [1] Победитель
   *[other] Победители
 }: { $winners }.
nemesisend-larva-or-infected = { $who }, просканируйте все карты инфекций на руке, в колоде и в сбросе. Есть ли карты «ЗАРАЖЁН» или личинка на планшете?
