### Исследовательская кампания в окне.

campaign-title = Исследовательская кампания
campaign-about = { $count ->
    [one] { $count } задание
    [few] { $count } задания
   *[many] { $count } заданий
 } на одном корабле. Повреждения остаются, и между заданиями каждый чинит что-нибудь одно. Погибнет корабль — пропадут все очки.
campaign-saved = Сохранённые кампании
campaign-left-alone = { $count ->
    [one] { $count } кампания сохранена более новой версией spacealert или повреждена: она остаётся как есть.
    [few] { $count } кампании сохранены более новой версией spacealert или повреждены: они остаются как есть.
   *[many] { $count } кампаний сохранены более новой версией spacealert или повреждены: они остаются как есть.
 }
campaign-new = Новая кампания
campaign-next = Начата { $date }; { $repairs ->
    [yes] ремонт перед заданием { $leg }
   *[no] впереди задание { $leg }
 }
campaign-leg = уничтожено { $destroyed } · пережито { $survived } · визуально { $visual }
campaign-leg-lost = корабль погиб: { $threat }
campaign-score = Итог кампании
campaign-score-now = Если закончить сейчас
campaign-penalties = Потери считают один раз — после последнего задания.
campaign-mission = Задание { $leg } из { $of }
campaign-carried = Что перейдёт в следующее задание
campaign-squads-ready = { $count ->
    [0] Ни одного готового отряда
    [one] Готов { $count } отряд
    [few] Готовы { $count } отряда
   *[many] Готовы { $count } отрядов
 }
campaign-repairs = Чинит { $name }:
campaign-recovers = приходит в себя
campaign-nothing = ничего
campaign-tile = { $zone ->
    [red] красный: { $tile }
    [white] белый: { $tile }
   *[blue] синий: { $tile }
 }
campaign-squad = отряд роботов
campaign-zone-repairs = починено { $count } из { $most } возможных
campaign-zone-sound = без повреждений
campaign-repair-squad = Починить отряд
campaign-repair-nothing = Ничего не чинить
campaign-place = Готов один отряд. Куда его поставить?
campaign-take-back = Отменить
campaign-save = Отложить
campaign-stop = Закончить
campaign-abandon = Бросить
campaign-stop-sure = Закончить кампанию с этим итогом? Остальные задания сыграны не будут.
campaign-abandon-sure = Ни одно задание ещё не сыграно. Бросить кампанию?
campaign-lost = Корабль погиб ({ $threat }), а с ним и все очки кампании.
campaign-over = Кампания завершена. Сыграно заданий: { $count }.
campaign-in-log = В бортовом журнале её задания идут одной группой.
campaign-length = { $count ->
    [one] { $count } задание
    [few] { $count } задания
   *[many] { $count } заданий
 }
campaign-ahead = Задание { $number }: впереди
campaign-not-flown = Задание { $number }: не состоялось

# В терминале

campaign-console-which = Номер продолжает кампанию, n начинает новую, q — выход:
campaign-console-first = Какое задание? Введите его (S2-3) или нажмите Enter для случайного; q — выход:
campaign-console-mission = Какое задание? Введите его (S2-3) или нажмите Enter для случайного; e — закончить кампанию, q — сохранить и выйти:
campaign-console-set-up = Разложите игру и нажмите Enter:
campaign-console-repair = Что чинить? «-» — ничего, u — отменить, q — сохранить и выйти:
campaign-console-place = Куда поставить отряд? u — отменить, q — сохранить и выйти:
campaign-console-not-begun = Ни одно задание не начато: сохранять пока нечего.
campaign-console-kept = Всё сохранено. Продолжить: «spacealert play --campaign --terminal» или в окне: «spacealert».
