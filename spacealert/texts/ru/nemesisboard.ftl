### Nemesis: the ship at a glance.

nemesisboard-round = Раунд { $number }, { $phase }{ $whose ->
        [none] {""}
       *[other] . Ход: { $whose }
    }
nemesisboard-phase-players = фаза игроков
nemesisboard-phase-events = фаза события
nemesisboard-phase-final-check = последняя проверка
nemesisboard-phase-over = конец
nemesisboard-phase-set-up = подготовка
nemesisboard-time = До прыжка { $count } { $count ->
    [one] раунд
    [few] раунда
   *[many] раундов
 }; { $chambers ->
    [open] гибернация уже доступна
   *[other] до гибернации — { $until }
 }
nemesisboard-destruct-off = Самоуничтожение выключено
nemesisboard-destruct-runs = Самоуничтожение запущено, до взрыва { $count } { $count ->
    [one] раунд
    [few] раунда
   *[many] раундов
 }
nemesisboard-destruct-irreversible = Самоуничтожение необратимо, до взрыва { $count } { $count ->
    [one] раунд
    [few] раунда
   *[many] раундов
 }
nemesisboard-fires = Фишек огня: { $count } из { $most }{ $warning ->
        [last] , ещё одна погубит корабль
        [many] , осторожно
       *[other] {""}
    }
nemesisboard-malfunctions = Фишек неисправности: { $count } из { $most }{ $warning ->
        [last] , ещё одна погубит корабль
        [many] , осторожно
       *[other] {""}
    }
nemesisboard-token = { $token } { $count } ({ $percent } %)
nemesisboard-token-count = { $token } { $count }
nemesisboard-bag = В мешке { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
 }: { $tokens }
nemesisboard-supply = В запасе: { $tokens }
nemesisboard-figures = На поле: { $figures }
nemesisboard-no-figures = Пришельцев на поле нет
nemesisboard-eggs = Яиц в гнезде: { $count }{ $nest ->
        [destroyed] , гнездо уничтожено
        [found] , гнездо найдено
       *[other] {""}
    }
nemesisboard-pods = Капсулы: { $pods }
nemesisboard-pod-locked = { $section ->
        [A] А
       *[other] Б
    }{ $number } закрыта{ $aboard ->
        [none] {""}
       *[other] {" "}({ $aboard })
    }
nemesisboard-pod-unlocked = { $section ->
        [A] А
       *[other] Б
    }{ $number } открыта{ $aboard ->
        [none] {""}
       *[other] {" "}({ $aboard })
    }
nemesisboard-pod-launched = { $section ->
        [A] А
       *[other] Б
    }{ $number } улетела{ $aboard ->
        [none] {""}
       *[other] {" "}({ $aboard })
    }
nemesisboard-course = Фишка курса: { $marker ->
        [A] А
        [C] В
        [D] Г
       *[other] Б
    }
nemesisboard-cards-nemesis = Уязвимости: { $cards }
nemesisboard-cards-carnomorphs = Адаптации: { $cards }
nemesisboard-card-hidden = { $slot } — неизвестна
nemesisboard-card-revealed = { $slot } — открыта
nemesisboard-card-gone = { $slot } — убрана
nemesisboard-member = { $name }: { $state }
nemesisboard-first = первый игрок
nemesisboard-passed = пас
nemesisboard-plays-intruders = играет за пришельцев
nemesisboard-serious = тяжёлых ран: { $count }{ $dressed ->
        [0] {""}
       *[other] {" "}(из них перевязано { $dressed })
    }
nemesisboard-light = лёгких ран: { $count }
nemesisboard-slime = слизь
nemesisboard-larva = личинка
nemesisboard-signal = сигнал отправлен
nemesisboard-mutation-hidden = закрытая мутация, фишек { $count } из 4
nemesisboard-mutation-revealed = открытая мутация, фишек { $count } из 4
nemesisboard-markers = фишек мутации: { $count } из 4
nemesisboard-well = в порядке
nemesisboard-label-time = До прыжка
nemesisboard-label-chambers = { $chambers ->
        [open] гибернация открыта
       *[other] гибернация через { $until }
    }
nemesisboard-label-destruct = Самоуничтожение
nemesisboard-label-destruct-state = { $state ->
        [off] выключено
        [runs] можно остановить
       *[other] не остановить
    }
nemesisboard-label-fires = Огонь
nemesisboard-label-malfunctions = Неисправности
nemesisboard-label-warning = { $warning ->
        [last] ещё одна — конец
       *[other] осталось { $left }
    }
nemesisboard-label-left = + { $count }
nemesisboard-label-round = Раунд { $number }
nemesisboard-label-turn = { $who }
nemesisboard-label-percent = { $percent }%
nemesisboard-label-course = Курс { $marker ->
        [A] А
        [C] В
        [D] Г
       *[other] Б
    }
nemesisboard-label-eggs = { $nest ->
        [destroyed] Гнезда нет
       *[other] Яиц { $count }
    }
nemesisboard-label-pod = { $section ->
        [A] А
       *[other] Б
    }{ $number }
nemesisboard-label-airlock = Шлюз готов
nemesisboard-map = Карта
nemesisboard-ship = Корабль
nemesisboard-shelf-act = Действия
nemesisboard-shelf-rules = Правила
nemesisboard-shelf-room = Отсеки
