### Что командная строка говорит о себе. `cli-NAME` описывает команду NAME, атрибуты — её пример и параметры.

cli = Играет интерком «Космической тревоги», следит за временем и разыгрывает последствия. Без команды открывает окно.
    .example = spacealert scenarios
        spacealert play S2-3
    .speak = Читать окно вслух голосом системы.
    .version = Показать версию и выйти.
cli-commands = Команды
cli-example = Пример:
cli-file = Файл:
cli-our-fault = В spacealert что-то сломалось, и это наша ошибка{ $report ->
    [none] ; отчёт сохранить тоже не удалось.
   *[other] . Всё нужное для починки — в файле { $report }.
 }
cli-settings-unusable = { $path } — не файл настроек: из него ничего не читается, и ваш выбор не сохраняется. Удалите его, и настройки заработают.
cli-time-zone = В переменной TZ указано «{ $zone }», а такого часового пояса нет. Даты могут отличаться на день, остальное работает.
cli-output-unwritable = Вывод не записать: { $why ->
    [full] на диске нет места
   *[other] система не разрешает
 }.

cli-usage =
    .options = {"[ПАРАМЕТРЫ]"}
    .command-or-not = {"[КОМАНДА] [АРГУМЕНТЫ]…"}
    .command = КОМАНДА [АРГУМЕНТЫ]…

cli-value =
    .scenario = ЗАДАНИЕ
    .file = ФАЙЛ
    .files = ФАЙЛ
    .game = ИГРА
    .folder = ПАПКА
    .number = НОМЕР
    .name = ИМЯ
    .achievement = ДОСТИЖЕНИЕ
    .specialization = СПЕЦИАЛИЗАЦИЯ
    .cards = КАРТА
    .text = ТЕКСТ
    .integer = ЧИСЛО
    .crew = ЭКИПАЖ
    .date = ДАТА
    .integer-range = ЧИСЛО
    .float-range = ЧИСЛО

cli-option =
    .phones = Впустить телефоны: QR-код покажет, как войти.
    .address = Адрес компьютера для телефонов вместо самого вероятного.
    .terminal = Спрашивать в этом терминале, без окна.
    .help = Показать эту справку и выйти.
    .json = Вывести JSON для других программ.
    .lang = Язык программы; иначе решает ваша настройка или система.
    .crew = Объявлять только то, что касается этого экипажа: 5 или, с андроидом, 3+1. Без параметра — всё, что есть в задании.
    .voice = Голос диктора; иначе — первый на вашем языке.
    .speed = Играть быстрее или медленнее, от 0.5 до 1.5; высота голоса не меняется.
cli-crew-expected = «{ $given }» — не экипаж; ожидается число игроков, например 5, или с андроидами 3+1.
cli-number-expected = «{ $given }» — не число.
cli-date-expected = «{ $given }» — не дата; нужны год, месяц и день, например { $today }.
cli-no-such-command = Команды «{ $found }» нет. { $nearest ->
    [none] Какие есть, скажет --help.
   *[other] Возможно, «{ $nearest }»?
 }
cli-time-expected = «{ $given }» — не время; ожидаются минуты и секунды, например 3:45, или секунды.
cli-crew-impossible = Экипажа { $given } не бывает; ожидается от одного до пяти членов, хотя бы один из них игрок.

## scenarios

cli-scenarios = Перечисляет задания, не раскрывая их; её команды показывают их, проверяют и помогают обмениваться ими.
    .example = spacealert scenarios
        spacealert scenarios show S2-3 --sheet -o s2-3.html
cli-scenarios-list = Перечисляет все задания по видам и названиям: наши и ваши из собственной папки. Ничего не раскрывает.
    .example = spacealert scenarios list
        spacealert scenarios list --json
cli-scenarios-show = Показывает всё, что происходит в задании, заданном номером, кодом или файлом. Или делает лист: страницу HTML, с которой человек читает задание вслух.
    .example = spacealert scenarios show S2-3
        spacealert scenarios show S2-3 --sheet --both -o s2-3.html
    .sheet = Сделать лист для печати и чтения вслух: одна страница, на вашем языке.
    .both = Добавить лист на другом языке, на отдельной странице.
    .output = Записать лист в этот файл, а не вывести в терминал.
    .one-of = Нужно что-то одно: --sheet или --json.
    .needs-sheet = --both и --output относятся к листу; добавьте к ним --sheet.
cli-scenarios-check = Проверяет файлы заданий (или все в папке) и называет каждую ошибку со строкой и столбцом: что там стоит и что ожидалось. Событие, которое прозвучит более чем на 5 с позже, — тоже ошибка, меньшее ожидание — лишь замечание. «-» — стандартный ввод. Если ошибки есть, код завершения 1.
    .example = spacealert scenarios check mine.yaml
        spacealert scenarios check scenarios --json
cli-scenarios-export = Печатает задание записью, которой обмениваются игроки; концы фаз в ней номинальные, если не попросить о времени с карт.
    .example = spacealert scenarios export S2-3
        spacealert scenarios export S2-3 --dialect card
    .dialect = Чем будут концы фаз: номинальным концом (nominal) или временем, напечатанным на карте (card), на 5 с раньше.
cli-scenarios-import = Читает запись или файл из глав со многими записями («[название]», затем строки «имя = запись») и записывает каждое задание отдельным файлом в ваши сценарии. «-» — стандартный ввод. Испорченное событие называется с главой, заданием и местом и пропускается, остальные сохраняются; код завершения тогда 1.
    .example = spacealert scenarios import missions.cfg --dialect nominal
        spacealert scenarios import script.txt --dialect card --json
    .dialect = Что такое концы фаз в записях: номинальный конец (nominal) или время, напечатанное на карте (card), на 5 с раньше. В терминале будет задан вопрос.
    .output = Записать файлы в эту папку.
    .replace = Заменить файлы, которые уже есть.
    .ask = Концы фаз номинальные (nominal) или как напечатано на картах, на 5 с раньше (card)?
    .which-dialect = По записи нельзя узнать, что в ней значат концы фаз; нужно --dialect nominal (номинальные концы) или --dialect card (время с карт, на 5 с раньше).
    .done = { $count ->
        [1] Задание { $first } теперь
        [one] { $count } задание, с { $first } по { $last }, теперь
        [few] { $count } задания, с { $first } по { $last }, теперь
       *[many] { $count } заданий, с { $first } по { $last }, теперь
     } в папке { $folder }.
cli-scenarios-generate = Составляет задание, которого никто не писал, и печатает его код, не раскрывая событий. Уровень угроз, число угроз, передач и перебоев связи и длина каждой фазы — как в официальных заданиях; время отдельного сообщения может немного выходить за их рамки. Один и тот же код всегда даёт одно и то же задание за любым столом: называйте его везде, где спрашивают задание. Каждое пожелание выполняется точно, или говорится, почему нельзя.
    .example = spacealert scenarios generate --kind mission --crew 5 --seed 7
        spacealert scenarios generate --kind double-action --level 13 --silences 4 -o hard.yaml
        spacealert play "задание 5 KKX-DMM"
    .kind = Вид задания; если не назвать — полное задание.
    .crew = На сколько человек, от 1 до 5; неподтверждённые сообщения считаются только для пятерых, а --level — это уровень для такого экипажа.
    .seed = Любое целое число: из него следует всё случайное. Без него программа выберет своё.
    .level = Уровень угрозы: 1 за каждую обычную угрозу, 2 за каждую серьёзную.
    .difficulty = Насколько трудное: easy, medium, hard или brutal (легко, средне, трудно, очень трудно) для экипажа --crew. Программа составляет задания, пока одно не подойдёт.
    .length = Сколько длится раунд, например 10:00.
    .data = Сколько всего получений и передач данных.
    .silences = Сколько раз отключается связь.
    .show = Показать, что и когда происходит (раскрывает задание).
    .output = Записать задание в этот файл — играть, менять, печатать.
    .expected-time = «{ $found }» — не время; ожидаются минуты и секунды, например 10:00
    .play = { $length }. { $level }. { $odds } Сыграть: spacealert play "{ $code }"
    .written = Задание теперь в файле { $file }.

## play

cli-play = Запускает задание: в окне или, с --terminal, здесь. В терминале строка показывает фазу, оставшееся время и последнее объявление; в канале каждое объявление — отдельная строка.
    .example = spacealert play S2-3
        spacealert play S2-3 --terminal --read-aloud
    .terminal = Играть в этом терминале, без окна.
    .silent = Играть без звука, по часам этого компьютера.
    .read-aloud = Для того, кто читает объявления вслух: показывает следующую строку и отсчёт до неё, без звука.
    .begin = Начать с этого времени задания, например 3:45.
    .resume = Продолжить последнее прерванное задание, в окне или в терминале; называть его не нужно.
    .loudspeaker = Выводить звук этим способом (miniaudio, pygame, simpleaudio, file:x.wav, none); иначе — первым, который работает. См. spacealert doctor.
    .no-siren = Без сирены между объявлениями.
    .no-effect = Оставить голос как записан, без судового интеркома.
    .after-sleep = Когда компьютер засыпает, задание останавливается (по умолчанию) или идёт дальше.
    .speak = Читать окно вслух голосом системы, для тех, кто его не видит.
    .events = Записывать в этот файл строку JSON на каждое объявление, фазу и перемену опасности: для света и других программ. «-» — вывод; слова для людей тогда идут в вывод ошибок.
    .events-port = Сообщать то же через WebSocket на этом компьютере, ws://127.0.0.1:ПОРТ.
    .phones = Пустить телефоны: каждый вводит свои карты, а офицеры — угрозы, которые тянут. Печатает QR-код или показывает его в окне.
    .address = Обслуживать телефоны по этому адресу компьютера, а не по самому вероятному.
    .one-of = Ожидается либо --from, либо --resume, но не оба сразу.

## phones

cli-phones = Открывает окно и пускает телефоны: показывает QR-код и короткий адрес, и у каждого игрока — свой планшет в браузере. Ничего не надо устанавливать, интернет не нужен; телефоны должны быть в той же сети. Порт закрывается вместе с окном.
    .example = spacealert phones
        spacealert phones --address 192.168.1.5
    .address = Обслуживать телефоны по этому адресу компьютера, а не по самому вероятному.

## soundtrack

cli-soundtrack = Записывает интерком задания в один звуковой файл (wav, flac, ogg, opus, mp3) для телефона или другого устройства; в ogg и opus каждая фаза — отдельная глава. Или показывает хронологию. Задание называют по номеру, коду или файлу YAML. Без параметров печатает, что и когда будет сказано: это раскрывает задание.
    .example = spacealert soundtrack S2-3 -o s2-3.ogg
        spacealert soundtrack S2-3 --page -o s2-3.html
        spacealert soundtrack mine.yaml --crew 4 --cues mine.json
    .output = Записать звук в этот файл; его вид задаёт окончание имени.
    .cues = Записать хронологию списком JSON: заголовок, затем по объекту на каждую реплику. «-» — вывести в терминал. Без --output звук не создаётся.
    .page = Записать один файл HTML со звуком, часами и списком уже объявленного: он работает в браузере любого телефона, без сети.
    .cue-sheet = Рядом со звуком записать фазы как cue sheet для проигрывателей, не знающих глав.
    .no-siren = Без сирены между объявлениями.
    .no-effect = Оставить голос как записан, без судового интеркома.
    .voice-only = Только голос, без всех прочих звуков.
    .json = Вывести хронологию списком JSON, как с --cues -.
    .needs-output = --cue-sheet описывает звуковой файл; вместе с ним ожидается --output.
    .needs-html = --page записывает файл HTML; вместе с ним ожидается --output с именем на .html.
    .writing = Запись звука
    .one-of = Ожидается либо --json, либо --cues, но не оба сразу.

## voice

cli-voice = Перечисляет голоса интеркома; его команды делают новые — синтезатором или вашим собственным голосом — и проверяют их.
    .example = spacealert voice
        spacealert voice check ru-aleksandr
cli-voice-list = Перечисляет все голоса: наши и ваши, из вашей папки.
    .example = spacealert voice list --json
cli-voice-build = Делает голос установленным здесь синтезатором (rhvoice, kokoro, hibari, espeak-ng, flite, text2wave, piper; для tones ничего не нужно) на языке из --lang. Голос попадает к вашим собственным или в папку из -o.
    .example = spacealert voice build --lang ru --engine rhvoice --voice aleksandr
        spacealert voice build --lang en --engine espeak-ng --voice en-us -o /tmp/robot
    .engine = Синтезатор.
    .speaker = Какой из его голосов; иначе обычный для языка.
    .name = Как голос будет называться; иначе по языку и голосу.
    .speed = Темп речи: 1 — обычный для голоса.
    .model = Файл модели для тех, кому он нужен (kokoro, piper).
    .joins = Целые фразы (sentences) или отдельные слова (words).
    .license-name = Лицензия голоса для его описания.
    .output = Папка для голоса.
cli-voice-lines = Озвучивает реплики, которые звучат помимо интеркома, например слова рассказчика, установленным здесь синтезатором на языке из --lang. Они попадают к вашим собственным или в папку из -o.
    .example = spacealert voice lines narratorspeech --lang ru --engine rhvoice --voice anna --name ru-anna
    .engine = Синтезатор.
    .speaker = Какой из его голосов; иначе обычный для языка.
    .name = К какому голосу относятся реплики; иначе по языку и голосу.
    .speed = Темп речи: 1 — обычный для голоса.
    .model = Файл модели для тех, кому он нужен (kokoro, piper).
    .license-name = Лицензия голоса для его описания.
    .output = Папка для реплик.
cli-voice-assemble = Делает голос из ваших записей: в папке — файлы WAV, FLAC, Ogg или MP3 с именами alert.wav, t1-threat-red.wav и так далее; чего не хватает, будет перечислено вместе с текстом. Делайте паузы на точках и между числами счёта. Хватит восьми объявлений: остальные составляются из их слов; если записаны все 64, ничего составлять не нужно.
    .example = spacealert voice assemble my-recordings --lang ru --name captain
    .name = Как голос будет называться; иначе по имени папки.
    .license-name = Лицензия голоса для его описания.
    .output = Папка для голоса; иначе он попадёт к вашим собственным.
cli-voice-record = Записывает вас с микрофона, фразу за фразой, и делает из этого голос на языке из --lang.
    .example = spacealert voice record captain --lang ru
    .joins = Отдельные слова, вырезанные из нескольких объявлений (words, 30 записей), или целые фразы (sentences, 86; звучит естественнее).
    .license-name = Лицензия голоса для его описания.
cli-voice-check = Рассказывает, что не так с голосом, названным по имени или по папке: чего не хватает, что слишком громко, тихо, перегружено, слишком длинно или с неверными метками.
    .example = spacealert voice check en-george
        spacealert voice check /tmp/robot --json
    .listening = Прослушивание реплик
cli-voice-effects = Заново делает звуки, которые не речь: сирену, помехи, тиканье, сигналы и гул корабля.
    .example = spacealert voice effects -o /tmp/effects
    .output = Папка для звуков; иначе там, где лежат наши.

## resolve

cli-resolve = Рассказывает шаг за шагом, чем кончилась игра: с клавишами в терминале, построчно в файл или другой программе. ИГРА — файл YAML или JSON, в котором экипаж, планы, траектории и угрозы, или «-» — стандартный ввод.
    .example = spacealert resolve game.yaml
        spacealert resolve game.yaml --turn 4 --explain
        spacealert resolve game.yaml --html report.html
        spacealert resolve --window
        spacealert resolve --batch < games.jsonl > results.jsonl
    .file = mission: S1-4
        date: 2026-11-18
        crew: # в порядке действий, капитан первый
          - color: blue
            name: Анна
            roles: [captain, security]
            plan: "--> a-b- ---<-" # a b c x < > ^, пусто -, героические A B X и 1…6
          - color: green
            name: Борис
            plan: "--a a--- -----"
          - color: red
            plan: "^>c ac<c --<--"
          - color: yellow
            android: true
            plan: "--< ---- a----"
        tracks:
          red: T3
          white: T5
          blue: T1
          internal: T6
        threats: # номер: код или имя и сектор
          2: Фрегат blue
          4: E1-05 white
          6: SE1-04 red
        # по желанию: seed (вытянет всё, чего нет), difficulty, tiles, slips, campaign, turns;
        # у члена экипажа ещё hand (карты каждой фазы, чтобы сверить с планом): [A3 a> b<, x^, c>]
    .turn = Рассказать только этот ход.
    .explain = После каждой фразы назвать параграф правил.
    .window = Показать в окне, где всё можно исправить; без файла планы начинаются пустыми.
    .html = Записать рассказ одной страницей: она открывается на телефоне без сети, на всех языках, и печатается.
    .events = Вывести события в JSON, по одному в строке.
    .batch = Прочитать партии со стандартного ввода строками JSON в формате, в котором сравнивают движки (он описан в docs/file-formats.md), и написать их результаты в том же порядке. О строке, в которой партии нет, говорит одна фраза в стандартном потоке ошибок, с номером строки; партия без id получает этот номер.
    .schema = Вывести JSON-схему файлов игры: редакторы дополняют и проверяют их по ней, если она лежит рядом как game.schema.json.
    .nothing = Ожидается файл игры или одно лишь --batch и партии строками JSON на стандартном вводе.
    .one-of = За раз можно только одно из --window, --html, --events и --json, а --turn — только для рассказа и его событий.
    .written = Сохранено: { $path }

## coach

cli-coach = Ищет, что спасло бы корабль или принесло больше очков: любая другая карта на одном ходу, обмен двух своих карт, а если ничто из этого не спасает погибший корабль — любые два хода. ИГРА — файл, как для «resolve». Считаются только карты, которые могли быть на руках: из записанных рук, а без них — сколько карт есть в колоде и в каждой фазе, кроме лежащих у остальных.
    .example = spacealert coach game.yaml
        spacealert coach game.yaml --pairs
        spacealert coach game.yaml --json --any-card
        spacealert coach game.yaml --best --seconds 20 --keep blue:1-3 -o better.yaml
    .pairs = В любом случае попробовать и любые два хода.
    .any-card = Пробовать любую карту на любом ходу: a b c x < > ^ A B X 1…6, пусто -; в The New Frontier — ещё двойные действия и свою специализацию.
    .explain = Показать всё, что пойдёт иначе, и все замены с той же идеей.
    .best = Вместо этого искать план, который принесёт больше всего очков, меняя сколько угодно карт.
    .seconds = Сколько искать лучший план.
    .seed = С одним и тем же числом поиск начинает с одних и тех же попыток.
    .keep = Карты, которые в лучшем плане остаются на месте: цвет или цвет с ходами, как blue:4 или blue:1-3. Можно указать несколько раз.
    .output = Записать игру с лучшим планом в этот файл.
    .best-alone = --best — отдельный поиск: без --pairs, --any-card, --explain и --json.
    .only-best = --keep и --output — только вместе с --best.
    .keep-expected = «{ $given }» — таких карт в этой игре нет; ожидался цвет ({ $colors }) или цвет с ходами от 1 до { $turns }, например blue:1-3.

## threats

cli-school = Учит игре: уроки в порядке правил, упражнения по позициям, которые движок придумывает и сам проверяет, подготовка стола и первые полёты. Без параметров показывает курс, чему экипаж уже научился и что дальше.
    .example = spacealert school --exercise targets --seed 7
        spacealert school --lesson energy
        spacealert school --setup S2-3 --crew 3
    .lesson = Один урок: moving, energy, threats, round, resolution, internal, battlebots, rockets, interceptors, computer, window, unconfirmed или data.
    .exercise = Одно упражнение: moving, energy, letters, targets, damage, attack, lift, late, rockets, interceptors, window или repair.
    .seed = Какое упражнение; то же число даёт то же самое.
    .level = Трудность упражнения, от 1 до 5.
    .setup = Провести через подготовку стола к этому заданию.
    .crew = Для какого экипажа готовят стол: 5 или 3+1, если играют трое с андроидом. Без параметра — экипаж прошлого раза.
    .window = В окне.
    .one-of = Из --lesson, --exercise, --setup и --window за раз имеет смысл только что-то одно.

cli-threats = Показывает карты угроз: числа, что они делают на X, Y и Z, и что в них особенного. Карту находят по коду, по названию или по их части, на любом языке. Без карты перечисляет все.
    .example = spacealert threats канонерка SE2-05
        spacealert threats --where internal --severity serious
    .where = Только внешние угрозы или только внутренние.
    .severity = Только обычные угрозы или только серьёзные.
    .color = Только карты с белым символом или только с жёлтым.

## log

cli-log = Показывает сыгранные задания, как в печатном журнале; её команды добавляют, исправляют и передают записи.
    .example = spacealert log --sort total
        spacealert log --csv > log.csv
        spacealert log --window
    .sort = Порядок; если не указать — по дате.
    .csv = Вывести таблицу для электронных таблиц.
    .window = Показать в окне, где каждое можно повторить, исправить и удалить.
    .one-of = За раз можно только одно из --json, --csv и --window.
    .empty = Бортовой журнал пуст: задание попадает в него по окончании или через «spacealert log add».
cli-log-add = Записывает в бортовой журнал задание, сыгранное без этой программы, или партию из файла.
    .example = spacealert log add --mission S2-3 --crew "Аня=капитан, Боря" --destroyed 18 --survived 4 --damage 7
        spacealert log add --mission S2-4 --lost-to SE1-02 --date 2026-11-17
        spacealert log add --game evening.yaml
    .done = Добавлено: { $line }
cli-log-correct = Исправляет запись по её номеру; что не названо, остаётся. «spacealert log undo» отменит исправление.
    .example = spacealert log correct 12 --visual 3 --crew "Аня=капитан, Боря, Вера"
    .done = Исправлено: { $line }
cli-log-remove = Удаляет запись по её номеру. «spacealert log undo» вернёт её.
    .example = spacealert log remove 12
    .done = Удалено: { $line }. Номера следующих записей сдвинулись.
cli-log-undo = Отменяет последнее изменение бортового журнала: добавленную, исправленную или удалённую запись, шаг в карьере, взятый файл. Ещё раз — предыдущее.
    .example = spacealert log undo
cli-log-redo = Повторяет то, что было отменено в бортовом журнале последним, если с тех пор ничего не меняли.
    .example = spacealert log redo
cli-log-show = Показывает запись целиком по её номеру и отдаёт партию и задание, которые она хранит.
    .example = spacealert log show 12
        spacealert log show 12 --game > game.yaml
    .game = Вывести файл её партии.
    .mission = Вывести файл её задания.
    .one-of = Ожидается одно из --game, --mission и --json.
    .kept = { $file ->
        [game] Хранит партию: spacealert log show { $number } --game
       *[mission] Хранит задание: spacealert log show { $number } --mission
    }
cli-log-walk = Повторяет партию записи по её номеру, точно как тогда: по заданию, которое запись хранит, что бы ни стало с его файлом.
    .example = spacealert log walk 12
        spacealert log walk 12 --turn 4 --explain
        spacealert log walk 12 --html report.html
    .turn = { cli-resolve.turn }
    .explain = { cli-resolve.explain }
    .html = { cli-resolve.html }
    .events = { cli-resolve.events }
    .one-of = За раз можно только одно из --html, --events и --json, а --turn — только для рассказа и его событий.
cli-log-export = Записывает весь бортовой журнал в один файл: сохранить, перенести, отдать другому столу.
    .example = spacealert log export our-table.json
    .done = { $count ->
        [one] { $count } запись теперь в файле { $file }.
        [few] { $count } записи теперь в файле { $file }.
       *[many] { $count } записей теперь в файле { $file }.
    }
cli-log-import = Берёт журнал другого стола — из выгрузки или из самого журнала. Ничего не удваивается, сколько ни повторяй; если запись исправили оба, остаётся более новая.
    .example = spacealert log import their-table.json
    .reading = Чтение журнала
    .done = Новых: { $new }. Изменённых: { $changed }. Уже известных: { $known }.
    .campaigns = Кампании: новых { $new }, продвинутых { $changed }, уже известных { $known }.
    .explorers = Карьеры: новых { $new }, продвинутых { $changed }, уже известных { $known }.
    .drafts = Прерванные партии: взято { $new }{ $known ->
        [0] .
       *[other] , пропущено { $known }, потому что здесь остаётся своё.
    }
cli-log-stats = Показывает результаты по времени, по членам экипажа и по сложности и то, какие угрозы губят ваши корабли: полосами здесь или страницей.
    .example = spacealert log stats
        spacealert log stats -o log.html
    .output = Записать в этот файл страницу HTML с диаграммами.
    .done = Страница в файле { $file }.

## careers

cli-thing = Ведёт настольную игру «Нечто»: подготовка, обслуживание станции, стычки, голосования, бегство и пришелец для партий на 1–3 игроков. Открывает окно, а где окна нет, спрашивает здесь.
    .example = spacealert thing
        spacealert thing --phones
        spacealert thing --terminal
cli-nemesis = Бортовой компьютер для «Немезиды» и «Карноморфов»: подготовка, фаза событий, столкновения, мешок, спасение, последняя проверка. Открывает окно, а где окна нет, спрашивает здесь.
    .example = spacealert nemesis
        spacealert nemesis --terminal
cli-carnomorphs = Бортовой компьютер Немезиды с дополнением «Карноморфы»: как для Немезиды, но с кормлением, мутацией и другим мешком. Открывает окно, а если его нет, спрашивает здесь.
    .example = spacealert carnomorphs
cli-careers = Показывает исследователей из The New Frontier; её команды показывают, заводят и развивают их.
    .example = spacealert careers
        spacealert careers --json
cli-careers-show = Показывает карьеру исследователя целиком: уровень, специализации, полёты и достижения.
    .example = spacealert careers show Вега
cli-careers-new = Заводит исследователя, который набирает опыт от задания к заданию.
    .example = spacealert careers new Орион --player Нора
        spacealert careers new Лира --no-cloning
    .player = Кто играет исследователя.
    .no-cloning = Исследователь против клонирования: погибший корабль — конец карьеры, зато уровни идут быстрее.
cli-careers-correct = Переименовывает исследователя, говорит, кто его играет, или даёт согласие на клонирование, которое не взять назад.
    .example = spacealert careers correct Вега --player Макс
    .name = Новое имя.
    .player = Кто играет исследователя.
    .cloning = С этих пор погибший корабль стоит одного клона.
cli-careers-fly = Вносит полёт по номеру записи бортового журнала в карьеры тех, кто летел.
    .example = spacealert careers fly 14 --who Вега
    .who = Исследователь, который летел; без этого — те, кто отмечен в записи. Можно повторять.
    .proven = { $count ->
        [0] { $name }: журнал не подтверждает ни одного достижения.
       *[other] { $name }: журнал подтверждает { $list }.
     }
    .judged = { $count ->
        [0] { $name }: решать экипажу больше нечего.
       *[other] { $name }: ещё решает экипаж, всего { $count }; впишет «spacealert careers award».
     }
cli-careers-award = Даёт исследователю достижение за последний полёт или за полёт из записи бортового журнала.
    .example = spacealert careers award Вега "Невезение"
    .line = Номер записи в бортовом журнале.
cli-careers-learn = Делает следующий шаг исследователя: новая специализация или её следующий уровень.
    .example = spacealert careers learn Вега Medic
cli-careers-achievements = Показывает все достижения по разделам: сколько дают и, где это известно, чего требуют.
    .example = spacealert careers achievements
        spacealert careers achievements --json
cli-careers-undo = Отменяет последнее изменение в карьере. Ещё раз — предыдущее.
    .example = spacealert careers undo

## doctor

cli-doctor = Говорит, что этот компьютер может сыграть и показать: какими способами выводится звук, какой выбран и почему, какова задержка и есть ли экран. Играет проверочный звук, три секунды.
    .example = spacealert doctor
        spacealert doctor --json --no-test
    .looking = Проверка
    .loudspeaker = Проверить этот способ вместо первого работающего.
    .no-test = Ничего не играть.

## completion

cli-completion = Печатает скрипт, который дополняет эти команды в вашей оболочке.
    .example = spacealert completion bash >> ~/.bashrc
