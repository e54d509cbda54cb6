### Исследовательская кампания в окне.

campaign-title = Исследовательская кампания
campaign-about =
    { $count ->
        [one] { $count } задание
        [few] { $count } задания
       *[many] { $count } заданий
    } на одном корабле. Повреждения остаются, и между заданиями каждый чинит что-нибудь одно. Если корабль погибнет, пропадут все очки.
campaign-saved = Сохранённые кампании
campaign-left-alone =
    { $count ->
        [one] { $count } кампания повреждена или сохранена более новой версией spacealert. Мы её не трогали.
        [few] { $count } кампании повреждены или сохранены более новой версией spacealert. Мы их не трогали.
       *[many] { $count } кампаний повреждены или сохранены более новой версией spacealert. Мы их не трогали.
    }
campaign-new = Новая кампания
campaign-next =
    Начата { $date }, { $repairs ->
        [yes] на очереди ремонт перед заданием { $leg }
       *[no] на очереди задание { $leg }
    }
campaign-leg = уничтожено { $destroyed } · пережито { $survived } · иллюминатор { $visual }
campaign-leg-lost = корабль погиб: { $threat }
campaign-score = Итог кампании
campaign-score-now = Если закончить сейчас
campaign-penalties = Штрафы вычитаются один раз, после последнего задания.
campaign-mission = Задание { $leg } из { $of }
campaign-now = Кампания: задание { $leg } из { $of }
campaign-waiting = Это задание ещё не закончено. Сначала доиграйте его, а потом выберете следующее.
campaign-details = Ход кампании
campaign-carried = Что перейдёт в следующее задание
campaign-squads-ready =
    { $count ->
        [0] Готовых отрядов нет
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
campaign-stop-sure = Закончить кампанию с этим счётом? Остальные задания вы уже не сыграете.
campaign-abandon-sure = Ни одно задание ещё не сыграно. Бросить кампанию?
campaign-stop-unfinished = Незаконченное задание тоже пропадёт.
campaign-lost = Корабль погиб ({ $threat }), а с ним и все очки кампании.
campaign-over =
    Кампания завершена. { $count ->
        [one] Вы сыграли { $count } задание.
        [few] Вы сыграли { $count } задания.
       *[many] Вы сыграли { $count } заданий.
    }
campaign-mistake = Ошиблись при вводе карт или планов? Откройте журнал, нажмите «Посмотреть», исправьте планы задания и выберите «Исправить журнал»: кампания продолжится.
campaign-crew = Всю кампанию летит этот экипаж. Чтобы сменить его, вернитесь и откройте «{ $where }».
campaign-in-log = В бортовом журнале её задания собраны вместе.
campaign-length = { $count ->
    [one] { $count } задание
    [few] { $count } задания
   *[many] { $count } заданий
 }
campaign-ahead = Задание { $number }: впереди
campaign-not-flown = Задание { $number }: не состоялось

# В терминале

campaign-console-which = Введите номер кампании (n — начать новую, q — выйти):
campaign-console-first = Какое задание? Введите номер, например S2-3 (Enter — случайное, q — выйти):
campaign-console-mission = Какое задание? Введите номер, например S2-3 (Enter — случайное, e — закончить кампанию, q — сохранить и выйти):
campaign-console-set-up = Разложите игру и нажмите Enter:
campaign-console-repair = Что чинить? Введите номер («-» — ничего, u — отменить, q — сохранить и выйти):
campaign-console-place = Куда поставить отряд? Введите номер (u — отменить, q — сохранить и выйти):
campaign-console-not-begun = Ни одно задание не начато, и сохранять пока нечего.
campaign-console-kept = Всё сохранено. Продолжить: «spacealert play --campaign --terminal» или в окне: «spacealert».
