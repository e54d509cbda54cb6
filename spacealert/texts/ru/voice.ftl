### Голоса: что может быть с ними не так.

voice-unknown = Голоса { $name } нет. Выберите из этих: { $names }.
voice-none-speaks = Ни один голос не говорит на этом языке: { $language }.
voice-lacks-clip = В голосе { $voice } нет записи { $clip }. Чего ещё не хватает, покажет «spacealert voice check { $voice }».
voice-clip-unreadable = Не удаётся прочитать { $path }: нужен файл Opus с одним каналом и частотой 48 кГц.
voice-folder-taken = { $path } уже существует, и это не голос. Ничего не записано; выберите другую папку.
voice-folder-has-more = { $path } — голос, но в папке есть ещё { $found }. Ничего не записано. Уберите лишнее или выберите другую папку.
voice-clip-name = Запись называется { $clip }, а в имени бывают только строчные латинские буквы, цифры и дефисы.
voice-clip-twice = Запись { $clip } указана дважды.
voice-clip-empty = Запись { $clip } пуста; нужна хотя бы доля секунды.
voice-engine-unknown = Синтезатора { $engine } нет. Выберите из этих: { $engines }.
voice-engine-absent = Синтезатор { $engine } не установлен. Найдены: { $engines }.
voice-engine-failed = Синтезатор { $engine } не справился с голосом { $speaker }. { $said }
voice-nothing-said = Синтезатор { $engine } не произнёс ни звука вместо «{ $text }».
voice-model-needed = Синтезатору { $engine } нужен файл модели (--model), а рядом с ним — файл voices.npz.
voice-sound-unreadable = { $path } не удаётся прочитать как звук (WAV, FLAC, Ogg или MP3).
voice-sound-empty = В { $path } нет ни звука.
voice-sound-long = Файл { $path } слишком длинный: можно не больше { $most } секунд.
voice-sound-rate = Частота дискретизации в { $path } — { $rate } Гц; нужна от { $least } до { $most }.
voice-sound-channels = В { $path } { $channels } { $channels ->
    [one] канал
    [few] канала
   *[many] каналов
 }, а можно не больше { $most }.
voice-sound-senseless = В { $path } испорченные отсчёты: не числа или значения вне допустимых пределов.
voice-language-wrong = «{ $found }» — не код языка. Укажите, например, ru.
voice-seconds-wrong = «{ $found }» — не секунды. Укажите число, например 1.25, не больше { $most }.

## Что сообщают команды

voice-listed = { $language }, { $voice } ({ $engine }, { $license }), { $joins ->
    [words] из отдельных слов
   *[sentences] целыми фразами
 }
voice-built = Голос сохранён в { $path }.
voice-own = собственная запись
voice-record-begin = Нужно произнести { $count ->
    [one] { $count } фразу
    [few] { $count } фразы
   *[many] { $count } фраз
 }. Говорите спокойно и с одного расстояния. Записи хранятся в { $folder }: можно прерваться (Ctrl-C) и продолжить позже. Чтобы сказать фразу заново, удалите её файл.
voice-record-start = Нажмите Enter и говорите
voice-record-stop = Закончив фразу, нажмите Enter
voice-record-silent = Ничего не слышно. Ещё раз:
voice-record-clipped = Слишком громко для микрофона. Отодвиньтесь немного и скажите ещё раз:
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

voice-check-missing = Не хватает записи { $clip }: «{ $text }».
voice-check-unreadable = { $clip }: не удаётся прочитать { $path }.
voice-check-text = У записи { $clip } текст «{ $text }», а нужен «{ $expected }».
voice-check-silent = В записи { $clip } тишина.
voice-check-loud = Запись { $clip } слишком громкая: { $level } LUFS, а нужно { $expected }.
voice-check-quiet = Запись { $clip } слишком тихая: { $level } LUFS, а нужно { $expected }.
voice-check-clipped = Запись { $clip } перегружена: истинный пик { $peak } dBTP, а нужно не больше { $most }.
voice-check-click = Запись { $clip } начинается или кончается не тишиной: будет слышен щелчок.
voice-check-long = Запись { $clip } слишком длинная: { $length } с, а нужно не больше { $most }.
voice-check-mark-missing = У записи { $clip } нет метки { $mark }.
voice-check-mark-off = { $clip }: метка { $mark } стоит за { $found } с до конца отсчёта, а должна стоять за { $seconds } с.
voice-check-mark-silent = { $clip }: на метке { $mark } тишина.
voice-check-window = { $clip }: на передачу карт даётся { $seconds } с, а нужно 5.

## В чём отказано

voice-name-wrong = Голос нельзя назвать «{ $name }»: в имени бывают только строчные латинские буквы, цифры и дефисы.
voice-speaker-needed = Каким голосом синтезатор { $engine } должен говорить на этом языке ({ $language })? Укажите голос с помощью --voice.
voice-speaker-is-a-file = Синтезатор { $engine } не перечисляет свои голоса. Укажите файл голоса с помощью --model.
voice-no-model = Файла модели { $path } нет. Проверьте путь после --model.
voice-no-microphone = Микрофон не найден.
voice-no-folder = { $path } — не папка.
voice-take-missing = Не хватает файла { $take }.wav: «{ $text }»
voice-take-silent = В записи { $take } тишина.
voice-take-uncut = Запись { $take } не удаётся разделить на фразу и пять чисел. Скажите «{ $text }», делая паузу перед каждым числом.
voice-license-unknown = неизвестна, см. { $engine }
voice-speaker-unknown = У синтезатора { $engine } нет голоса { $speaker }.
voice-take-unparted = Запись { $take } не удаётся разделить на слова. Скажите «{ $text }», делая паузу на каждой точке.
voice-too-long = Все записи вместе слишком длинные: можно не больше { $most } { $most ->
    [one] секунды
   *[many] секунд
 }.
