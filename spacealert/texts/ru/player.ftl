### Проигрыватель и его колонки.

player-loudspeaker-unknown = Колонки «{ $name }» нет; известны { $known }.

player-begins-after-end = { $id } кончается в { $end }; ожидается более раннее время начала.
player-nothing-left-off = { $id ->
    [none] Ни одно задание не прервано на середине: продолжать нечего.
   *[other] { $id } не прерывали на середине: продолжать нечего.
 }
player-other-left-off = { $id } — не то, что прервано последним. { $last }
player-left-off-over = { $mission }: раунд окончен, разбор ещё впереди: spacealert
player-cut-off = { $mission }: прервано на { $time }, в фазе { $phase }.
player-resume-how = Продолжить оттуда: spacealert play --resume --terminal
player-resume-ask = Ввод — продолжить оттуда; н и Ввод — оставить его и начать { $id }.
player-resume-no = н
player-yes = д
player-kept = { $mission }: сохранено на { $time }. Продолжить: spacealert play --resume, здесь с --terminal.
player-keys = Пробел пауза · ← → 10 с · r повтор · m звук · s сирена · + − громкость · q выход
player-phase = Фаза { $number }, осталось { $left }
player-paused = ПАУЗА
player-muted = без звука
player-lost = нет колонок
player-no-repeat = сейчас повторить нельзя
player-down = СВЯЗИ НЕТ { $left }
player-shown = [{ $text }]
player-quit = Прервать задание? д: да · любая другая клавиша: нет
player-over = Раунд действий окончен.
player-read-now = ЧИТАЙТЕ
player-read-count = через { $count }
player-read-next = читать через { $left }
