### Что говорит бортовой компьютер. Каждый текст — одна запись голоса или её часть; `.spoken` — тот же текст так,
### как его дают синтезатору, если тому надо подсказать произношение. На экране стоят `.headline` и `.advice`;
### `.listing` описывает объявление в списке событий задания, а `.aloud` — для того, кто читает его вслух, если это не
### сам текст.

intercom-alert = Тревога!
    .listing = { $report ->
        [unconfirmed] Не подтверждено, T+{ $turn }: { $class_ ->
            [serious] серьёзная{" "}
           *[common] {""}
        }{ $zone ->
            [internal] внутренняя угроза
           *[other] угроза, { $zone ->
                [red] красный
                [white] белый
               *[blue] синий
            } сектор
        }
       *[confirmed] T+{ $turn }: { $class_ ->
            [serious] серьёзная{" "}
           *[common] {""}
        }{ $zone ->
            [internal] внутренняя угроза
           *[other] угроза, { $zone ->
                [red] красный
                [white] белый
               *[blue] синий
            } сектор
        }
     }
intercom-repeat = Повторяю.
intercom-unconfirmed = Не подтверждено.
intercom-begin = Внимание! Обнаружена вражеская активность. Начните первую фазу.
    .headline = Вражеская активность
    .advice = Первая фаза: планируйте ходы 1–3

intercom-body = Время T+{ $turn }. { $zone ->
    [internal] { $seriousness ->
        [serious] Серьёзная внутренняя угроза.
       *[threat] Внутренняя угроза.
    }
   *[other] { $seriousness ->
        [serious] Серьёзная угроза.
       *[threat] Угроза.
    } { $zone ->
        [red] Красный
        [white] Белый
       *[blue] Синий
    } сектор.
 }
    .spoken = Время тэ плюс { $turn ->
        [1] один
        [2] два
        [3] три
        [4] четыре
        [5] пять
        [6] шесть
        [7] семь
       *[8] восемь
    }. { $zone ->
        [internal] { $seriousness ->
            [serious] Серьёзная внутренняя угроза.
           *[threat] Внутренняя угроза.
        }
       *[other] { $seriousness ->
            [serious] Серьёзная угроза.
           *[threat] Угроза.
        } { $zone ->
            [red] Красный
            [white] Белый
           *[blue] Синий
        } сектор.
    }

intercom-time = Время T+{ $turn }.
    .spoken = Время тэ плюс { $turn ->
        [1] один
        [2] два
        [3] три
        [4] четыре
        [5] пять
        [6] шесть
        [7] семь
       *[8] восемь
    }.
intercom-threat = Угроза.
intercom-serious-threat = Серьёзная угроза.
intercom-internal-threat = Внутренняя угроза.
intercom-serious-internal-threat = Серьёзная внутренняя угроза.
intercom-zone = { $zone ->
    [red] Красный
    [white] Белый
   *[blue] Синий
 } сектор.

intercom-incoming-data = Входящие данные. Повторяю: входящие данные.
    .headline = Входящие данные
    .advice = { $each ->
        [1] Каждый может взять одну карту
        [few] Каждый может взять { $each } карты
       *[many] Каждый может взять { $each } карт
     }{ $more ->
        [0] {""}
        [1] , а один из вас по очереди — ещё одну
       *[other] , а { $more } из вас по очереди — ещё по одной
     }
    .listing = Входящие данные
intercom-data-transfer = Передача данных. Повторяю: передача данных завершится через
    .headline = Передача данных
    .advice = Каждый может передать одну карту
    .listing = Передача данных
    .aloud = Передача данных. Повторяю: передача данных завершится через 5, 4, 3, 2, 1. Передача данных завершена.
intercom-data-transfer-short = Передача данных завершится через
intercom-transfer-complete = Передача данных завершена.
intercom-communications-down = Система связи повреждена.
    .headline = Система связи повреждена
    .advice = Связи нет. Ни слов, ни жестов.
    .listing = Связи нет { $seconds } с, до { $until }
    .aloud = Система связи повреждена. ({ $seconds } с)
intercom-communications-restored = Связь восстановлена.
    .headline = Связь восстановлена
    .advice = Снова можно говорить

intercom-warning-60 = { $phase ->
    [1] Первая фаза завершится
    [2] Вторая фаза завершится
   *[operation] Операция завершится
 } через одну минуту.
    .headline = { $last ->
        [yes] Операция завершится через минуту
       *[no] Фаза { $phase } завершится через минуту
     }
    .advice = Потом ходы { $first }–{ $until } уже не изменить
intercom-warning-20 = { $phase ->
    [1] Первая фаза завершится
    [2] Вторая фаза завершится
   *[operation] Операция завершится
 } через двадцать секунд.
    .headline = { $last ->
        [yes] Операция завершится через 20 секунд
       *[no] Фаза { $phase } завершится через 20 секунд
     }
    .advice = { intercom-warning-60.advice }
intercom-countdown = { $phase ->
    [1] Первая фаза завершится
    [2] Вторая фаза завершится
   *[operation] Операция завершится
 } через
    .headline = { $last ->
        [yes] Операция завершится через
       *[no] Фаза { $phase } завершится через
     }
intercom-ended = { $phase ->
    [1] Первая фаза завершена. Начинается вторая фаза.
    [2] Вторая фаза завершена. Начинается третья фаза.
   *[operation] Конец операции. Задание завершено.
 }
    .headline = { $last ->
        [yes] Раунд действий окончен
       *[no] Фаза { $phase } завершена
     }
    .advice = { $last ->
        [yes] Карты больше не трогайте
       *[no] Ходы { $first }–{ $until } не изменить. Возьмите карты фазы { $next }.
     }

intercom-counts = пять, четыре, три, два, один.
