### Что говорит бортовой компьютер. Каждый текст — одна запись голоса или её часть; `.spoken` — тот же текст так,
### как его дают синтезатору, если тому надо подсказать произношение.

intercom-alert = Тревога!
intercom-repeat = Повторяю.
intercom-unconfirmed = Неподтверждённое сообщение.
intercom-begin = Внимание! Обнаружена активность противника. Начать первую фазу.

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
intercom-data-transfer = Передача данных. Повторяю: передача данных через
intercom-data-transfer-short = Передача данных через
intercom-transfer-complete = Передача данных завершена.
intercom-communications-down = Система связи отключена.
intercom-communications-restored = Система связи восстановлена.

intercom-warning-60 = { $phase ->
    [1] Первая фаза закончится
    [2] Вторая фаза закончится
   *[operation] Операция закончится
 } через одну минуту.
intercom-warning-20 = { $phase ->
    [1] Первая фаза закончится
    [2] Вторая фаза закончится
   *[operation] Операция закончится
 } через двадцать секунд.
intercom-countdown = { $phase ->
    [1] Первая фаза закончится
    [2] Вторая фаза закончится
   *[operation] Операция закончится
 } через
intercom-ended = { $phase ->
    [1] Первая фаза завершена. Начинается вторая фаза.
    [2] Вторая фаза завершена. Начинается третья фаза.
   *[operation] Операция завершена. Задание выполнено.
 }

intercom-counts = пять, четыре, три, два, один.
