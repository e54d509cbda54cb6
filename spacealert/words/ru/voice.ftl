### Голоса: что может быть с ними не так.

voice-unknown = Голоса { $name } нет; есть: { $names }.
voice-none-speaks = Ни один голос не говорит на этом языке: { $language }.
voice-lacks-clip = В голосе { $voice } нет записи { $clip }; чего не хватает, скажет `spacealert voice check { $voice }`.
voice-clip-unreadable = Не удаётся прочитать { $path }: нужен файл Opus с одним каналом и частотой 48 кГц.
voice-manifest-unreadable = Не удаётся прочитать { $path }; голос — это папка с таким описанием внутри.
voice-manifest-large = Описание больше { $most } КБ.
voice-manifest-no-yaml = Это не YAML с описанием голоса: нужны поля name, language, clips и другие.
voice-field-missing = Нет поля { $field }.
voice-joins-unknown = В поле joins стоит { $joins }, а может быть: { $known }.
voice-rate-wrong = В поле rate стоит { $rate }; частота всех записей — { $expected }.
voice-clips-wrong = В поле clips должны быть перечислены записи, не больше { $most }.
voice-clip-wrong = Запись { $clip } описана неверно: нужны имя из строчных латинских букв, цифр и дефисов, текст, длина не больше { $longest } секунд и метки в её пределах.
voice-folder-taken = { $path } уже существует, и это не голос; ничего не записано.
voice-count-uncut = Счёт в «{ $text }» ({ $phrase }) не удалось разделить на числа: между ними нужны паузы.
