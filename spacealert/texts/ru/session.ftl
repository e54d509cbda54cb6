### Почему что-то сейчас сделать нельзя.

session-no-mission-runs = Сейчас миссия не идёт.
session-mission-runs = Миссия ещё идёт: сначала закончите или прервите её.
session-mission-stands-still = Миссия на паузе: сначала продолжите её.
session-nothing-announced = Пока ничего не объявлено.
session-not-announced = Эта угроза ещё не объявлена.
session-no-talking = Связи нет: сейчас никому нельзя говорить и что-либо показывать.
session-too-early = Закончить миссию по общему согласию можно только в последней фазе.
session-card-not-in-deck = { $card } здесь выпасть не могла: это карта другой колоды или она уже вышла.
session-no-such-mission = { $typed ->
    [none] Введите номер, название или код миссии.
   *[other] Миссии «{ $typed }» нет. Введите её номер, название или код.
 }
session-not-in-campaigns = Миссии с двойными действиями не входят в кампанию.
session-no-such-crew = Экипажа из { $players } игроков и { $androids } андроидов не бывает.
session-no-such-seat = В этом экипаже нет игрока { $seat }.
session-no-such-choice = Варианта «{ $found }» нет.
session-no-such-turn = В этих планах нет хода { $turn }.
session-no-threat-on-turn = На ходу { $turn } угроза появиться не может: последняя появляется на ходу { $last }.
session-name-too-long = { $most ->
    [one] В имени не больше { $most } буквы.
    [few] В имени не больше { $most } букв.
   *[many] В имени не больше { $most } букв.
 }
session-nothing-to-resolve = Нет игры, которую можно разрешить.
session-no-mission-over = Нет завершённой миссии, которую можно разрешить.
session-double-actions = Миссии с двойными действиями стол разрешает сам и вписывает результат.
session-entry-without-game = { $mission }: запись внесена вручную, без самой игры, поэтому повторить её нельзя.
session-no-row = Вставлять нечего: нужен ряд карт { $cards }.
session-no-such-tile = Этого жетона в стопке нет.
session-not-walking = Разрешение ещё не началось: планы открыты.
session-no-campaign = Кампания не открыта.
session-campaign-not-now = Сейчас кампания ждёт другого.
session-campaign-not-ready = Сначала закончите ремонт.
session-campaign-cannot-end = Кампанию можно закончить после первой или второй миссии.
session-campaign-has-missions = Кампанию, миссии которой уже в журнале, можно закончить, но не удалить.
session-no-such-repair = Это сейчас починить нельзя.
session-no-repair-to-take-back = Отменять нечего: ремонта ещё не было.
session-nothing-on-table = Прерывать нечего.
session-no-such-game = Эта игра больше не сохранена.
session-is-a-copy = Это копия записи журнала: чтобы изменить запись, исправьте её.
session-walk-not-over = { $left ->
    [one] Разрешение не закончено: остался { $left } шаг.
    [few] Разрешение не закончено: осталось { $left } шага.
   *[many] Разрешение не закончено: осталось { $left } шагов.
 }
session-not-in-log = Этой игры ещё нет в журнале.
session-cards-missing = { $count ->
    [one] Для { $count } объявленной угрозы карта не введена: введите её в планах.
    [few] Для { $count } объявленных угроз карты не введены: введите их в планах.
   *[many] Для { $count } объявленных угроз карты не введены: введите их в планах.
 }
session-log-says-so = В журнале записано именно это.
session-nothing-to-undo = Отменять нечего.
session-nothing-to-redo = Возвращать нечего.
session-not-yours = Это делает другой член экипажа.
session-not-saved = Игру не удалось сохранить, и это наша ошибка{ $report ->
    [none] ; отчёт тоже не удалось сохранить.
   *[other] . Всё нужное, чтобы её исправить, — в { $report }.
 }
