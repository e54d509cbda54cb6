### Раунд последствий на экране: планы внутрь, последствия наружу.

## планы

resolution-plans = Планы
resolution-plans-how = Клавиша карты кладёт её и идёт дальше; Backspace берёт назад, стрелки двигают.
resolution-slot = { $who }, ход { $turn }: { $card }
resolution-place = { $place ->
    [red] Красная
    [white] Белая
    [blue] Синяя
   *[internal] Внутри
 }
resolution-letter = { $place ->
    [red] К
    [white] Б
    [blue] С
   *[internal] В
 }
resolution-threats = Угрозы по ходам
resolution-card-open = какая карта?
resolution-unknown = T+{ $turn }, { $place ->
    [red] красный сектор
    [white] белый сектор
    [blue] синий сектор
   *[internal] внутри
 }: карта не введена
resolution-which = T+{ $turn }: какая карта?
resolution-no-threat = Угрозы нет
resolution-stacks = Фишки повреждений
resolution-stacks-how = Верхняя первой. Стрелки выбирают место, цифра кладёт фишку, Del закрывает; закрытые вытянут потом.
resolution-face-down = закрыта
resolution-earlier = Ходит раньше
resolution-later = Ходит позже
resolution-colour = Другой цвет
resolution-paste = Вставить ряд
resolution-go = Последствия

## рассказ

resolution-title = Последствия
resolution-space = космос
resolution-rockets = ракеты
resolution-start-how = → делает шаг, ↓ ведёт к следующему ходу, пробел играет. Каждый шаг говорит почему.
resolution-fate-not-yet = позже
resolution-fate-destroyed = уничтожена
resolution-fate-survived = пережита
resolution-slip = Накладка
resolution-slip-what = Ход { $turn }, { $who }: какая карта имелась в виду?
resolution-no-slip = накладки не было
resolution-own-tiles = Свои фишки
resolution-tile-which = { $zone ->
    [red] Какая фишка вышла для красного сектора?
    [white] Какая фишка вышла для белого сектора?
   *[blue] Какая фишка вышла для синего сектора?
 }
resolution-save = Сохранить
resolution-saved = Сохранено: { $game } и { $report }
resolution-unsaved = Сохранить не получается: диск отказывает.
resolution-unkept = То, что вы вводите, сейчас не сохраняется, и виноваты в этом мы{ $report ->
    [none] ; отчёт сохранить тоже не удалось.
   *[other] . Всё нужное для починки — в файле { $report }.
 }
resolution-again = Продолжить разбор?
resolution-again-what = Планы и место рассказа такие же, как были.

resolution-keys = Клавиши
resolution-key-step = на шаг вперёд, на шаг назад
resolution-key-turn = к следующему ходу, назад к предыдущему
resolution-key-phase = к следующей фазе, назад к предыдущей
resolution-key-whole = в начало, в конец
resolution-key-play = играть и остановить
resolution-key-speed = быстрее, медленнее
resolution-key-slip = исправить накладку того, кто действует (§3.2)
resolution-key-tiles = стол тянет свои фишки повреждений, программа спрашивает каждую
resolution-key-plans = исправить планы, угрозы и траектории; остальное разыграется заново
resolution-key-motion = шаги видны сразу или за полсекунды
resolution-key-save = сохранить игру, отчёт и строку бортового журнала
resolution-key-back = выйти; всё сохранится, и можно будет продолжить

resolution-person = { $who }: { $station }{ $state ->
    [out] , без сознания
    [active] , ведёт роботов
    [disabled] , ведёт отключённых роботов
   *[alone] {""}
 }
resolution-zone = { resolution-place }: щит { $shield }, реактор { $reactor }, повреждений { $damage }
resolution-foe = Угроза { $threat }: клетка { $space }, прочность { $left } из { $hull }
