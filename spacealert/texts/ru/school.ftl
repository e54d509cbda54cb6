### Лётная школа: курс, упражнения, подготовка стола.

school-title = Лётная школа
school-crew = Экипаж: { $names }
school-crew-unnamed = Экипаж без имён
school-next = Дальше: { $what }
school-all-done = Вы прошли всё. Удачных полётов!
school-lesson = Урок: { $name }
school-flight = { $id ->
    [S1-1] Учебный полёт 1
    [S1-2] Учебный полёт 2
    [S1-3] Симуляция 1
    [S1-6] Расширенная симуляция 1
   *[other] Задание 1
 }
school-about-flight = Летите сами: { $id } по интеркому, { $minutes } мин
school-minutes = около { $minutes } мин
school-done = пройдено
school-skipped = пропущено
school-open = впереди
school-halfway = не закончено
school-begin-next = Начать
school-skip = Пропустить
school-set-up = Подготовить стол
school-set-up-for = Подготовка стола: { $mission }
school-course = Курс
school-practice = Упражнения
school-practice-of = Упражнения: { $kind }
school-level = { $asked ->
    [0] уровень { $level }
   *[other] уровень { $level }, верно { $right } из { $asked }
 }
school-damaged = Файл { $path } повреждён, и узнать, чему научились экипажи, нельзя. Сам файл не изменён.
school-unknown-step = Урока «{ $found }» нет. Выберите один из этих: { $known }.
school-lesson-done = Урок окончен. Верных ответов: { $right } из { $count }. К уроку можно вернуться в любое время.
school-done-not-saved = Ваши успехи не удалось сохранить. { $why }

## Упражнения

school-exercise-moving = Где я стою?
school-exercise-energy = Сколько энергии?
school-exercise-letters = X, Y или Z?
school-exercise-targets = Какая цель?
school-exercise-damage = Какой урон?
school-exercise-attack = Что пройдёт?
school-exercise-lift = Двое на гравилифте
school-exercise-late = Кто задержится?
school-exercise-rockets = Куда попадёт ракета?
school-exercise-interceptors = Что сделают перехватчики?
school-exercise-computer = Что скажет компьютер?
school-exercise-bots = Что сделают роботы?
school-exercise-space = Кто в космосе?
school-exercise-reports = Кто берёт карту?
school-exercise-transfer = Что можно отдать?
school-exercise-dealt = Сколько карт?
school-exercise-window = Что даст иллюминатор?
school-exercise-repair = Сколько осталось чинить?

school-token = прочн. { $left }, щиты { $shields }, скор. { $speed }
school-token-line = { $number } «{ $name }»: { $zone ->
    [red] красный сектор
    [white] белый сектор
    [blue] синий сектор
   *[internal] на борту
 }, клетка { $space }, { $values }
school-right = Верно! { $why }
school-wrong = Неверно. Правильный ответ: { $answer }. { $why }
school-nothing = ни в какую
school-phones-waiting = На телефонах ещё { $count ->
    [one] отвечает
   *[other] отвечают
 }: { $names }
school-phones-right = На телефонах верно: { $names }
school-phones-wrong = Неверно: { $names }
school-ask-moving = { $who } начинает на мостике и ходит по плану. Где { $who } окажется после хода { $turn }?
school-ask-energy = На ходу { $turn } { $who } нажимает B. Сколько кубиков после этого { $store }?
school-store-shield-red = в красном щите
school-store-shield-white = в белом щите
school-store-shield-blue = в синем щите
school-store-reactor-red = в красном реакторе
school-store-reactor-white = в белом реакторе
school-store-reactor-blue = в синем реакторе
school-ask-letters = На ходу { $turn } угроза { $threat } движется. Действия каких букв она выполнит?
school-letters-nothing = никаких
school-letters-X = X
school-letters-Y = Y
school-letters-Z = Z
school-letters-XY = X и Y
school-letters-YZ = Y и Z
school-letters-XZ = X и Z
school-letters-YY = Y и Y
school-letters-XYZ = X, Y и Z
school-ask-targets-UR = На ходу { $turn } стреляет красный тяжёлый лазер. В какую угрозу он попадёт?
school-ask-targets-UW = На ходу { $turn } стреляет белый тяжёлый лазер. В какую угрозу он попадёт?
school-ask-targets-UB = На ходу { $turn } стреляет синий тяжёлый лазер. В какую угрозу он попадёт?
school-ask-targets-LR = На ходу { $turn } стреляет лёгкий лазер нижнего красного отсека. В какую угрозу он попадёт?
school-ask-targets-LB = На ходу { $turn } стреляет лёгкий лазер нижнего синего отсека. В какую угрозу он попадёт?
school-ask-targets-rocket = На ходу { $turn } долетает ракета, запущенная ходом раньше. В какую угрозу она попадёт?
school-ask-damage = На ходу { $turn } все пушки уже выстрелили. Сколько повреждений получит угроза { $threat }?
school-ask-attack =
    На ходу { $turn } угроза { $threat } атакует { $zone ->
        [red] красный
        [white] белый
       *[blue] синий
    } сектор силой { $attack }. Сколько фишек повреждений придётся взять?
school-ask-lift-in-use = На ходу { $turn } одним и тем же гравилифтом сначала едет { $by }, потом { $who }. Какая карта теперь окажется на ходу { $slot } у того, кто ехал вторым?
school-ask-late = Ход { $turn } сыгран по плану. У кого задержится ход { $next }?
school-ask-window = Ход { $turn } сыгран по плану. Сколько очков к этому моменту принесло визуальное подтверждение фазы { $phase }?
school-ask-repair = Ход { $turn } сыгран по плану. Сколько красных кубиков ещё нужно, чтобы починить угрозу { $threat }?
school-ask-bots = На ходу { $turn } { $who } играет карту боевых роботов. Что из этого выйдет?
school-bots-hit = захватчик получит повреждение
school-bots-hit-back = захватчик получит повреждение, но отряд отключится
school-bots-nobody = ничего, драться не с кем
school-bots-no-squad = ничего, отряда нет
school-bots-off = ничего, отряд отключён
school-ask-space = { $who } вылетает в космос на ходу { $out }. Где { $who } окажется после хода { $turn }?
school-space = в космосе
school-unconfirmed = { $report } { $body }
school-ask-reports =
    В экипаже { $players ->
        [2] двое
        [3] трое
        [4] четверо
       *[other] пятеро
    } игроков{ $androids ->
        [0] { "" }
        [1] { " " }и андроид
       *[other] { " " }и два андроида
    }. Интерком говорит: «{ $said }» Кто и какую карту берёт?
school-draws-external = офицер связи — обычную внешнюю угрозу
school-draws-serious-external = офицер связи — серьёзную внешнюю угрозу
school-draws-internal = начальник службы безопасности — обычную внутреннюю угрозу
school-draws-serious-internal = начальник службы безопасности — серьёзную внутреннюю угрозу
school-draws-nobody = никто карту не берёт
school-why-report-confirmed = Сообщение без слов «не подтверждено» касается любого экипажа. Внешние карты берёт офицер связи, внутренние — начальник службы безопасности (§2.1).
school-why-report-counts = Экипаж из пятерых или из четверых с андроидом учитывает неподтверждённые сообщения наравне с остальными (§2.1, §5.4).
school-why-report-ignored = Неподтверждённые сообщения касаются только пятерых или четверых с андроидом. Остальные экипажи их пропускают (§2.1, §5.2).
school-ask-transfer = «Передача данных!» У вас на руке эти карты. Какие из них можно отдать?
school-why-transfer = Отдать можно любую карту, кроме героической (§2.1).
school-ask-dealt =
    Вас { $players ->
        [2] двое
        [3] трое
        [4] четверо
       *[other] пятеро
    }{ $androids ->
        [0] { "" }
        [1] { " " }и андроид
       *[other] { " " }и два андроида
    }. В фазе { $phase } { $incoming ->
        [0] «Входящих данных» нет
        [1] один раз звучит «Входящие данные»
       *[other] дважды звучит «Входящие данные»
    }. Сколько карт на эту фазу может быть у каждого?
school-why-dealt =
    На эту фазу каждому сдают { $dealt } { $dealt ->
        [one] карту
        [few] карты
       *[many] карт
    }{ $incoming ->
        [0] { "" }
        [1] , и ещё одну каждый может взять
       *[other] , и ещё две каждый может взять
    } (§1, §2.1, §5).

## Подготовка стола

school-place = Место: { $place }
school-place-ship = посередине стола
school-place-stations = на корабле
school-place-damage = под кораблём, стопка у каждого сектора
school-place-tracks = над кораблём, у каждого сектора по одной
school-place-internal-track = у правого края корабля, вертикально
school-place-external-decks = слева от корабля, под рукой у офицера связи
school-place-internal-decks = справа от корабля, под рукой у начальника службы безопасности
school-place-steps = рядом с кораблём
school-place-boards = перед каждым игроком
school-place-cards = перед каждым игроком
school-place-store = рядом с полем, чтобы каждый мог дотянуться

school-deck-white = белые
school-deck-yellow = жёлтые
school-deck-red = красные
school-setup-ship = Положите поле корабля посередине стола.
school-setup-energy = Разложите зелёные кубики: три в белый реактор, по два в красный и в синий, по одному в каждый из трёх щитов.
school-setup-batteries = Положите по жёлтому кубику под каждый из двух лёгких лазеров: в нижнем красном и в нижнем синем отсеках.
school-setup-fuel = Три зелёных цилиндра — топливные баки. Их место рядом с белым реактором, в нижнем белом отсеке.
school-setup-rockets = Три ракеты поставьте в нижний синий отсек.
school-setup-squads = Положите на бок по отряду боевых роботов в верхний синий и в нижний красный отсеки: их ещё никто не возглавил.
school-setup-markers = Положите три прозрачных кубика на компьютер на мостике и три — на иллюминатор в нижнем белом отсеке. Раз в фазу, { $short ->
    [yes] не позже ходов 2 и 5
   *[no] не позже ходов 2, 5 и 9
 }, кто-то нажимает C на мостике и ставит кубик на шаг обслуживания. Забудете — задержитесь все.
school-setup-damage = Разберите фишки повреждений по секторам, перемешайте каждую шестёрку и положите взакрытую у своего сектора.
school-setup-carried = Летит тот же корабль. Уберите неисправности, захватчиков и все кубики. Экипаж снова на ногах, а непочиненные отряды остаются в коробке.
school-setup-carried-red =
    В красном секторе не починено: { $tiles }. { $count ->
        [one] Эта фишка остаётся
       *[other] Эти фишки остаются
    } на корабле.
school-setup-carried-white =
    В белом секторе не починено: { $tiles }. { $count ->
        [one] Эта фишка остаётся
       *[other] Эти фишки остаются
    } на корабле.
school-setup-carried-blue =
    В синем секторе не починено: { $tiles }. { $count ->
        [one] Эта фишка остаётся
       *[other] Эти фишки остаются
    } на корабле.
school-carried-heavy = тяжёлый лазер (урон на 1 меньше)
school-carried-lower = { $zone ->
    [white] импульсная пушка (только расстояние 1)
   *[other] лёгкий лазер (урон на 1 меньше)
 }
school-carried-shield = щит (ёмкость и начальный запас на кубик меньше)
school-carried-reactor = реактор (ёмкость и начальный запас на кубик меньше)
school-carried-lift = гравилифт (задерживает каждого, кто им едет)
school-carried-structure = структурное повреждение (за каждое повреждение этого сектора берите две фишки)
school-setup-carried-stacks = Починенные фишки возвращаются в стопки. Перемешайте все фишки, которых нет на корабле, и положите взакрытую у своих секторов: { $red } у красного, { $white } у белого, { $blue } у синего.
school-setup-carried-energy = Разложите зелёные кубики; там, где лежит фишка повреждения, — на один меньше. Реакторы: белый — { $reactor-white }, красный — { $reactor-red }, синий — { $reactor-blue }. Щиты: белый — { $shield-white }, красный — { $shield-red }, синий — { $shield-blue }.
school-setup-carried-squads =
    { $bay ->
        [UB] Положите на бок отряд боевых роботов в верхний синий отсек. Нижний красный остаётся пустым.
        [LR] Положите на бок отряд боевых роботов в нижний красный отсек. Верхний синий остаётся пустым.
       *[none] Исправных отрядов нет, и оба ангара остаются пустыми.
    }
school-setup-tracks =
    { $known ->
        [yes] Положите над кораблём траектории: { $red } у красного сектора, { $white } у белого, { $blue } у синего.
       *[no] Перемешайте семь полей траекторий и положите по одному над каждым сектором корабля.
    }
school-setup-internal-track =
    { $known ->
        [yes] Для внутренних угроз возьмите траекторию { $internal }.
       *[no] Возьмите ещё одно поле траектории для внутренних угроз.
    }
school-setup-external-decks =
    Внешние угрозы: { $which ->
        [both] перемешайте обычные ({ $common }) и серьёзные ({ $serious }) отдельными колодами.
        [common] перемешайте обычные ({ $common }). Серьёзных в этом задании нет.
       *[serious] перемешайте серьёзные ({ $serious }). Обычных в этом задании нет.
    }
school-setup-internal-decks =
    Внутренние угрозы: { $which ->
        [both] перемешайте обычные ({ $common }) и серьёзные ({ $serious }) отдельными колодами.
        [common] перемешайте обычные ({ $common }). Серьёзных в этом задании нет.
       *[serious] перемешайте серьёзные ({ $serious }). Обычных в этом задании нет.
    }
school-setup-numbers = Разложите жетоны с числами. Каждого числа по два: один жетон пойдёт на карту угрозы, другой — на траекторию.
school-setup-steps =
    { $short ->
        [yes] Положите поле шагов задания рядом с кораблём простой стороной вверх: в этом полёте семь ходов. Синий цилиндр поставьте перед первым шагом.
       *[no] Положите поле шагов задания рядом с кораблём сложной стороной вверх: в задании двенадцать ходов. Синий цилиндр поставьте перед первым шагом.
    }
school-setup-figures = Все фигурки начинают на мостике: { $names }.
school-setup-roles = Капитан: { $captain }. Офицер связи (берёт внешние угрозы): { $communications }. Начальник службы безопасности (берёт внутренние угрозы): { $security }.
school-setup-boards =
    Разложите { $count ->
        [one] { $count } поле
        [few] { $count } поля
       *[many] { $count } полей
    } действий, { $phases ->
        [2] каждое из двух частей: для ходов 1–3 и 4–7
       *[other] каждое из трёх частей: для ходов 1–3, 4–7 и 8–12
    }.
school-setup-androids =
    { $count ->
        [one] Андроид { $names } получает
       *[other] Каждый из андроидов ({ $names }) получает
    } { $heroic ->
        [no] фигурку и поле действий
       *[yes] фигурку, поле действий и героическую карту (взакрытую, на один из ходов 1–3)
    }. Решите, за кем { $count ->
        [one] он сидит
       *[other] они сидят
    }: от этого зависит порядок хода.
school-setup-android-rules =
    { $heroic ->
        [no] { "" }
        [alone] Откройте героические карты андроидов сразу.{ " " }
       *[yes]
            Когда начнётся первая фаза, откройте { $count ->
                [one] героическую карту андроида
               *[other] героические карты андроидов
            }.{ " " }
    }На { $count ->
        [one] его поле
       *[other] их поля
    } каждый может класть лицом вверх свои карты, кроме героических; { $heroic ->
        [alone] до конца фазы их можно перекладывать
       *[other] забирать их обратно нельзя
    }. В раунде последствий за { $count ->
        [one] него действует
       *[other] них действуют
    } { $acting }.
school-acts-for = { $player } (андроид { $android })
school-setup-double-cards = Возьмите карты двойных действий и раздайте каждому особые карты его специализации.
school-setup-cards-alone = Вы летите в одиночку: разложите все карты действий лицом вверх{ $heroic ->
    [no] , а вместо героических возьмите особые карты своей специализации
   *[yes] , и героические тоже
 }. До конца фазы карты можно перекладывать. Передачи данных, входящие данные, отключения связи и неподтверждённые сообщения вас не касаются.
school-setup-cards = Перемешайте карты действий и раздайте каждому взакрытую: на фазу 1 — { $normal } и { $heroic ->
    [no] особые карты его специализации
   *[yes] одну героическую
 }, на фазу 2 — { $second }{ $phases ->
    [2] {""}
   *[other] , на фазу 3 — { $third }
 }.
school-setup-unconfirmed = Вас меньше пяти: неподтверждённые сообщения интеркома вас не касаются.
school-hidden-mission = { $kind ->
    [test-flight] скрытый учебный полёт
    [simulation] скрытая симуляция
    [advanced-simulation] скрытая расширенная симуляция
    [mission] скрытое задание
    [easier-double-action] скрытое задание (облегчённые двойные действия)
   *[other] скрытое задание (двойные действия)
 }
school-setup-ready = Стол готов: { $mission }. Не смотрите карты, пока не разрешит интерком.

## Рассказ, который объясняет

school-why-button = Почему?
school-why-first = Происходит впервые
school-debrief-title = Ваш инструктор
school-after-rough = Корабль вернулся, хоть и не весь. Счёт бывает и ниже нуля: вы это доказали. Найдите ход, который всё решил, и летите снова.
school-console-choose = Введите номер шага (n или Enter — следующий, s — пропустить его, q — выйти):
school-console-fly = Теперь летите: { $command }
