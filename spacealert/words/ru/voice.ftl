### Голоса: что может быть с ними не так.

voice-unknown = Голоса { $name } нет; есть: { $names }.
voice-none-speaks = Ни один голос не говорит на этом языке: { $language }.
voice-lacks-clip = В голосе { $voice } нет записи { $clip }; чего не хватает, скажет `spacealert voice check { $voice }`.
voice-clip-unreadable = Не удаётся прочитать { $path }: нужен файл Opus с одним каналом и частотой 48 кГц.
voice-folder-taken = { $path } уже существует, и это не голос; ничего не записано.
voice-clip-name = Запись называется { $clip }; в имени могут быть только строчные латинские буквы, цифры и дефисы.
voice-clip-twice = Запись { $clip } встречается дважды.
voice-engine-unknown = Синтезатор { $engine } нам неизвестен; известны: { $engines }.
voice-engine-absent = Синтезатор { $engine } здесь не установлен; найдены: { $engines }.
voice-engine-failed = { $engine } не смог говорить голосом { $speaker }. { $said }
voice-model-needed = Для { $engine } нужен файл модели (--model), а рядом с ним — файл voices.npz.
voice-sound-unreadable = { $path } не удаётся прочитать как звук (WAV, FLAC, Ogg или MP3).
voice-seconds-wrong = Здесь стоит «{ $found }», а ожидаются секунды, например 1.25, не больше { $most }.
