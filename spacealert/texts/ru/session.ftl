### Почему что-то сейчас сделать нельзя.

session-no-mission-runs = Сейчас задание не идёт.
session-mission-runs = Задание ещё идёт: сначала закончите или прервите его.
session-mission-stands-still = Задание на паузе: сначала продолжите его.
session-played-elsewhere = Эта партия открыта в другом окне или терминале.
session-not-learned = { $name } этого ещё не умеет: { $specialization }.
session-not-learned-so-well = { $name } ещё не владеет этой специализацией на уровне { $level }.
session-no-new-frontier = Это есть только в дополнении The New Frontier. Если оно у вас есть, отметьте это в настройках.
session-silent = Задание идёт без звука: сообщение — на экране.
session-cannot-say-again = Повторить не успеем: скоро новое сообщение.
session-nothing-comes = Сообщений больше не будет.
session-nothing-announced = Пока ничего не объявлено.
session-not-announced = Эта угроза ещё не объявлена.
session-no-talking = Связи нет: сейчас никому нельзя говорить и что-либо показывать.
session-too-early = Закончить задание по общему согласию можно только в последней фазе.
session-card-not-in-deck = { $card } здесь выпасть не могла: это карта другой колоды или она уже вышла.
session-no-such-mission = { $typed ->
    [none] Введите номер, название или код задания.
   *[other] Задания «{ $typed }» нет. Введите его номер, название или код.
 }
session-not-in-campaigns = Задания с двойными действиями в кампанию не входят.
session-no-such-crew = Такого экипажа не бывает (игроков: { $players }, андроидов: { $androids }).
session-no-such-seat = В этом экипаже нет игрока { $seat }.
session-no-such-choice = Варианта «{ $found }» нет.
session-no-such-turn = В этих планах нет хода { $turn }.
session-no-threat-on-turn = На ходу { $turn } угроза появиться не может: последняя появляется на ходу { $last }.
session-name-too-long = { $most ->
    [one] В имени не больше { $most } буквы.
    [few] В имени не больше { $most } букв.
   *[many] В имени не больше { $most } букв.
 }
session-nothing-to-resolve = Нет партии, последствия которой можно разыграть.
session-no-mission-over = Нет оконченного задания, последствия которого можно разыграть.
session-double-actions = Двойные действия программа разыгрывает только с The New Frontier: отметьте его в настройках или разыграйте сами и впишите итог.
session-entry-without-game = { $mission }: запись добавлена вручную, без партии, поэтому посмотреть её нельзя.
session-two-of-a-name = Двоих из вас зовут { $name }. Измените одно имя, чтобы было ясно, о ком речь.
session-not-a-card = «{ $found }» — не карта. Карты (латиницей): { $cards }; пустая клетка — знак «-».
session-no-row = Вставить нечего: в буфере обмена должна быть строка карт вида { $cards }.
session-no-such-tile = Этой фишки в стопке нет.
session-not-walking = Раунд последствий ещё не начался: планы открыты.
session-no-campaign = Кампания не открыта.
session-campaign-not-now = Кампания сейчас ждёт другого шага.
session-campaign-not-ready = Сначала закончите ремонт.
session-campaign-cannot-end = Кампанию можно закончить только между заданиями, когда сыграно хотя бы одно.
session-campaign-has-missions = Кампанию, задания которой уже в журнале, можно закончить, но не удалить.
session-no-such-repair = Это сейчас починить нельзя.
session-no-repair-to-take-back = Отменять нечего: ремонта ещё не было.
session-nothing-on-table = Прерывать нечего.
session-no-such-game = Эта партия больше не сохранена.
session-is-a-copy = Это копия записи журнала. Чтобы изменения попали в журнал, нажмите «Исправить журнал».
session-not-in-log = Этой партии ещё нет в журнале.
session-cards-missing = { $count ->
    [one] Для { $count } объявленной угрозы карта не введена: введите её в планах.
    [few] Для { $count } объявленных угроз карты не введены: введите их в планах.
   *[many] Для { $count } объявленных угроз карты не введены: введите их в планах.
 }
session-log-says-so = В журнале записано именно это.
session-no-heroic = Героических карт нет: экипаж летит со специализациями.
session-nothing-to-undo = Отменять нечего.
session-nothing-to-redo = Возвращать нечего.
session-not-yours = Это делает другой член экипажа.
session-not-saved = Партию не удалось сохранить, и это наша ошибка.{ $report ->
    [none] {" "}Отчёт о ней сохранить тоже не удалось.
   *[other] {" "}Пришлите нам, пожалуйста, отчёт: { $report }.
 } Игра продолжается, но не закрывайте это окно.
session-slot-impossible = Эти действия не помещаются в одну ячейку.
session-calls-nothing = Эта карта никого не вызывает.
session-no-teleporter = Телепортиста в экипаже нет.
session-no-trips = С двойными действиями ошибку в планах исправить нельзя.
session-special-advanced = { $who }: улучшенная особая карта есть только со второго уровня.
session-special-level = { $who }: особых карт больше, чем положено на уровне { $level }.
session-no-specialization = Особые карты есть только у тех, у кого есть специализация.
session-coach-at-the-end = Тренер даёт советы, когда все увидели конец: сначала дойдите до него.
