### Проигрыватель и устройства вывода звука.

player-loudspeaker-unknown = Способа вывода звука «{ $name }» нет. Выберите один из этих: { $known }.

player-begins-after-end = { $id } длится до { $end }. Начните с более раннего времени.
player-nothing-interrupted =
    { $id ->
        [none] Ни одно задание не прервано, и продолжать нечего.
       *[other] { $id }: это задание не прерывали, и продолжать нечего.
    }
player-played-elsewhere = { $mission }: это задание сейчас идёт в другом окне или терминале.
player-other-interrupted = { $id }: это задание не прерывали. { $last }
player-interrupted-over = { $mission }: задание окончено, последствия ещё впереди. Откройте их: spacealert
player-interrupted = { $mission }: прервано на { $time }, в фазе { $phase }.
player-resume-how = Продолжить: spacealert play --resume --terminal
player-resume-ask = Продолжить? Enter — да · н и Enter — нет, начать { $id }; прерванное останется сохранённым.
player-resume-no = н
player-yes = д
player-not-begun = { $mission }: задание не начато, и продолжать пока нечего.
player-kept = { $mission }: прервано на { $time } и сохранено. Продолжить: «spacealert play --resume» (в терминале — с --terminal).
player-not-saved = { $mission }: не удалось сохранить задание, прерванное на { $time }. { $why }
player-keys = Пробел пауза · ← → 10 с · r повтор · m звук · s сирена · + − громкость · c карты · h правила · q выход
player-cards-keys = Enter — записать · Delete — убрать · Tab — другая угроза · ? — пусть вытянет программа · Esc — закрыть
player-card-line = { $place }: { $card }
player-cards-open = { $count ->
    [one] Не введена { $count } карта угрозы: нажмите c
    [few] Не введены { $count } карты угроз: нажмите c
   *[many] Не введено { $count } карт угроз: нажмите c
 }
player-help-keys = Буква открывает правило, Esc — закрыть
player-phase = Фаза { $number }, осталось { $left }
player-ready = Готовы? Пробел или Enter — начать отсчёт.
player-paused = ПАУЗА
player-muted = без звука
player-lost = звука нет
player-unsaved = НЕ СОХРАНЯЕТСЯ
player-down = СВЯЗИ НЕТ { $left }
player-shown = [{ $text }]
player-quit = Прервать задание? д — да · любая другая клавиша — нет
player-over = Раунд действий окончен.
player-read-now = ЧИТАЙТЕ
player-read-count = через { $count }
player-read-next = читать через { $left }
player-events-port = Порт { $port } занять не удалось: { $reason }. Задание не начато. Выберите другой порт параметром --events-port.
