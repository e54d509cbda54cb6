### Голоса: что может быть с ними не так.

voice-unknown = Голоса { $name } нет; есть: { $names }.
voice-none-speaks = Ни один голос не говорит на этом языке: { $language }.
voice-lacks-clip = В голосе { $voice } нет записи { $clip }; чего не хватает, скажет `spacealert voice check { $voice }`.
voice-clip-unreadable = Не удаётся прочитать { $path }: нужен файл Opus с одним каналом и частотой 48 кГц.
voice-folder-taken = { $path } уже существует, и это не голос; ничего не записано.
voice-folder-has-more = { $path } — голос, но в папке есть ещё { $found }; ничего не записано. Уберите лишнее или укажите другую папку.
voice-clip-name = Запись называется { $clip }; в имени могут быть только строчные латинские буквы, цифры и дефисы.
voice-clip-twice = Запись { $clip } встречается дважды.
voice-clip-empty = Запись { $clip } пуста; нужна хотя бы доля секунды.
voice-engine-unknown = Синтезатор { $engine } нам неизвестен; известны: { $engines }.
voice-engine-absent = Синтезатор { $engine } здесь не установлен; найдены: { $engines }.
voice-engine-failed = { $engine } не смог говорить голосом { $speaker }. { $said }
voice-nothing-said = { $engine } не произносит ничего слышимого вместо «{ $text }».
voice-model-needed = Для { $engine } нужен файл модели (--model), а рядом с ним — файл voices.npz.
voice-sound-unreadable = { $path } не удаётся прочитать как звук (WAV, FLAC, Ogg или MP3).
voice-sound-empty = В { $path } нет ни звука.
voice-sound-long = Файл { $path } слишком длинный; ожидается не больше { $most } секунд.
voice-sound-rate = Частота дискретизации в { $path } — { $rate } Гц; нужна от { $least } до { $most }.
voice-sound-channels = В { $path } каналов: { $channels }; ожидается не больше { $most }.
voice-sound-senseless = Отсчёты в { $path } — не звук: это не числа или слишком большие числа.
voice-language-wrong = «{ $found }» — не код языка; нужен, например, ru.
voice-seconds-wrong = «{ $found }» — не секунды; нужно, например, 1.25, но не больше { $most }.

## Что сообщают команды

voice-listed = { $language }, { $voice } ({ $engine }, { $license }), { $joins ->
    [words] из отдельных слов
   *[sentences] целыми фразами
 }
voice-built = Голос лежит в { $path }.
voice-own = собственная запись
voice-record-begin = Надо произнести { $count ->
    [one] { $count } фразу
    [few] { $count } фразы
   *[many] { $count } фраз
 } — спокойно и с одного расстояния. Записи хранятся в { $folder }: можно прерваться (Ctrl-C) и продолжить позже; чтобы сказать фразу заново, удалите её файл.
voice-record-start = Нажмите Enter и говорите
voice-record-stop = Договорив, нажмите Enter
voice-record-silent = Ничего не слышно. Ещё раз:
voice-record-clipped = Слишком громко для микрофона. Чуть дальше от него и ещё раз:
voice-checked = { $voice }: { $clips ->
    [one] { $clips } запись
    [few] { $clips } записи
   *[many] { $clips } записей
 }, { $count ->
    [0] ошибок нет
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
 }.

## Что находит `check` в записи

voice-check-missing = Нет записи { $clip }: «{ $text }».
voice-check-unreadable = { $clip }: не удаётся прочитать { $path }.
voice-check-text = У записи { $clip } текст «{ $text }», а ожидается «{ $expected }».
voice-check-silent = В записи { $clip } тишина.
voice-check-loud = Запись { $clip } слишком громкая: { $level } LUFS, а нужно { $expected }.
voice-check-quiet = Запись { $clip } слишком тихая: { $level } LUFS, а нужно { $expected }.
voice-check-clipped = Запись { $clip } перегружена: истинный пик { $peak } dBTP, а нужно не больше { $most }.
voice-check-click = Запись { $clip } начинается или кончается не тишиной: будет щелчок.
voice-check-long = Запись { $clip } слишком длинная: { $length } с, а нужно не больше { $most }.
voice-check-mark-missing = У записи { $clip } нет метки { $mark }.
voice-check-mark-off = { $clip }: метка { $mark } стоит за { $found } с до конца счёта, а нужно за { $seconds }.
voice-check-mark-silent = { $clip }: на метке { $mark } ничего не сказано.
voice-check-window = { $clip }: карты можно передавать { $seconds } с, а нужно 5.

## В чём отказано

voice-name-wrong = Голос не может называться «{ $name }»: нужны строчные латинские буквы, цифры и дефисы.
voice-speaker-needed = Каким голосом говорить { $engine } на этом языке ({ $language })? Назовите его: --voice.
voice-speaker-is-a-file = У { $engine } нет списка голосов: укажите файл голоса (--model).
voice-no-model = Файла модели { $path } нет. Проверьте путь после --model.
voice-no-microphone = Нет микрофона, с которого spacealert мог бы записывать.
voice-no-folder = { $path } — не папка.
voice-take-missing = Нет { $take }.wav: «{ $text }»
voice-take-silent = В { $take } тишина.
voice-take-uncut = { $take } не удаётся разделить на фразу и пять чисел: скажите «{ $text }» с паузой перед каждым числом.
voice-license-unknown = неизвестна, смотрите { $engine }
voice-speaker-unknown = У синтезатора { $engine } здесь нет голоса { $speaker }.
voice-take-unparted = { $take } не удаётся разделить на слова: скажите «{ $text }» с паузой на каждой точке.
voice-too-long = Записи вместе слишком длинные: нужно не больше { $most } { $most ->
    [one] секунды
   *[many] секунд
 }.
