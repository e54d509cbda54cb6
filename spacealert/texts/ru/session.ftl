### Почему что-то сейчас сделать нельзя.

session-no-mission-runs = Сейчас задание не идёт.
session-mission-runs = Задание ещё идёт: сначала закончите или прервите его.
session-mission-stands-still = Задание на паузе: сначала продолжите его.
session-played-elsewhere = Эта партия открыта в другом окне или терминале.
session-not-learned = { $name } ещё не владеет специализацией «{ $specialization }».
session-not-learned-so-well = { $name } ещё не владеет этой специализацией на уровне { $level }.
session-no-new-frontier = Для этого нужно дополнение The New Frontier. Если оно у вас есть, отметьте это в настройках.
session-silent = Задание идёт без звука: читайте объявления на экране.
session-cannot-say-again = Повторить не успеем: скоро новое объявление.
session-nothing-comes = Объявлений больше не будет.
session-nothing-announced = Пока ничего не объявлено.
session-not-announced = Эта угроза ещё не объявлена.
session-no-talking = Связи нет: сейчас нельзя ни говорить, ни что-либо показывать.
session-too-early = Закончить задание по общему согласию можно только в последней фазе.
session-card-not-in-deck = Карта «{ $card }» здесь выпасть не могла: она из другой колоды или уже вышла.
session-no-such-mission = { $typed ->
    [none] Введите номер, название или код задания.
   *[other] Задания «{ $typed }» нет. Введите его номер, название или код.
 }
session-not-in-campaigns = Задания с двойными действиями в кампанию не входят.
session-no-such-crew =
    Нельзя собрать экипаж из { $players ->
        [one] { $players } игрока
       *[many] { $players } игроков
    } и { $androids ->
        [one] { $androids } андроида
       *[many] { $androids } андроидов
    }.
session-no-such-seat = В этом экипаже нет игрока { $seat }.
session-no-such-choice = Варианта «{ $found }» нет.
session-no-such-turn = В этих планах нет хода { $turn }.
session-no-threat-on-turn = На ходу { $turn } угроза появиться не может: последняя появляется на ходу { $last }.
session-name-too-long =
    Имя слишком длинное: в нём может быть не больше { $most } { $most ->
        [one] буквы
       *[many] букв
    }.
session-nothing-to-resolve = Нет партии, последствия которой можно разыграть.
session-no-mission-over = Нет оконченного задания, последствия которого можно разыграть.
session-double-actions = Чтобы программа разыграла двойные действия, отметьте в настройках The New Frontier. Иначе разыграйте последствия сами и впишите итог.
session-entry-without-game = Задание «{ $mission }» записано вручную, без хода партии, поэтому посмотреть его нельзя.
session-two-of-a-name = Двоих из вас зовут { $name }. Измените одно имя, чтобы было ясно, о ком речь.
session-not-a-card = Карты «{ $found }» нет. Вводите латиницей { $cards }, а пустую клетку отмечайте знаком «-».
session-no-row = Вставить нечего: сначала скопируйте строку карт. Годятся знаки { $cards }.
session-no-such-tile = Этой фишки в стопке нет.
session-not-walking = Раунд последствий ещё не начался: планы пока открыты.
session-no-campaign = Кампания не открыта.
session-campaign-not-now = Сейчас в кампании другой шаг.
session-campaign-not-ready = Сначала закончите ремонт.
session-campaign-cannot-end = Кампанию можно закончить только между заданиями, когда сыграно хотя бы одно.
session-campaign-has-missions = Кампанию, задания которой уже в журнале, можно закончить, но не удалить.
session-no-such-repair = Сейчас это починить нельзя.
session-no-repair-to-take-back = Отменять нечего: ремонта ещё не было.
session-nothing-on-table = Бросать нечего: незаконченной партии нет.
session-no-such-game = Сохранения этой партии больше нет.
session-is-a-copy = Это копия записи журнала. Чтобы изменения попали в журнал, нажмите «Исправить журнал».
session-not-in-log = Этой партии ещё нет в журнале.
session-cards-missing =
    { $count ->
        [one] { $count } объявленная угроза осталась без карты: введите карту в планах.
        [few] { $count } объявленные угрозы остались без карт: введите карты в планах.
       *[many] { $count } объявленных угроз остались без карт: введите карты в планах.
    }
session-log-says-so = В журнале уже записано то же самое.
session-no-heroic = Героических карт у вас нет: экипаж летит со специализациями.
session-nothing-to-undo = Отменять нечего.
session-nothing-to-redo = Возвращать нечего.
session-not-yours = Это делает другой член экипажа.
session-not-saved = Партию не удалось сохранить, и это наша ошибка.{ $report ->
    [none] {" "}Отчёт о ней сохранить тоже не удалось.
   *[other] {" "}Пришлите нам, пожалуйста, отчёт: { $report }.
 } Игра продолжается, но не закрывайте это окно.
session-slot-impossible = Эти действия нельзя положить в одну клетку.
session-calls-nothing = Эта карта не вызывает другую угрозу.
session-no-teleporter = Телепортиста в экипаже нет.
session-no-trips = В задании с двойными действиями сказать «Ой, я ошибся» нельзя.
session-special-advanced = { $who } играет улучшенную особую карту, а для неё нужен уровень 2.
session-special-level = { $who } играет больше особых карт, чем положено на уровне { $level }.
session-no-specialization = Особые карты есть только у тех, у кого есть специализация.
session-coach-at-the-end = Тренер даёт советы после развязки: сначала досмотрите раунд последствий до конца.
