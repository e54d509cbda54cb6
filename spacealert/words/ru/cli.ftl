### Что командная строка говорит о себе. `cli-NAME` описывает команду NAME, атрибуты — её пример и параметры.

cli = Озвучивает интерком Space Alert, следит за временем и разыгрывает последствия.
    .example = spacealert scenarios
        spacealert play S2-3
    .version = Назвать версию и закончить.
cli-commands = Команды
cli-example = Пример:
cli-without-window = Окна ещё нет; ниже — то, что уже работает.
cli-our-fault = Внутри spacealert что-то сломалось, и виноваты в этом мы. Всё нужное для починки — в файле { $report }.
cli-our-fault-unsaved = Внутри spacealert что-то сломалось, и виноваты в этом мы; отчёт сохранить тоже не удалось.

cli-option =
    .help = Показать эту справку и закончить.
    .json = Вывести JSON для других программ.
    .lang = Говорить по-английски (en) или по-русски (ru); иначе решает ваша настройка или система.

## scenarios

cli-scenarios = Перечисляет задания, ничего из них не выдавая; команды внутри показывают их, проверяют и помогают обменяться ими.
    .example = spacealert scenarios
        spacealert scenarios show S2-3 --sheet -o s2-3.html
cli-scenarios-list = Перечисляет все задания по видам и названиям: наши и ваши из собственной папки. Событий заданий здесь нет.
    .example = spacealert scenarios list
        spacealert scenarios list --json
cli-scenarios-show = Показывает всё, что происходит в задании, по его номеру, коду или файлу; а листом — страницу HTML, с которой человек может прочитать задание вслух.
    .example = spacealert scenarios show S2-3
        spacealert scenarios show S2-3 --sheet --both -o s2-3.html
    .sheet = Сделать лист для печати и чтения вслух: одна страница, на вашем языке.
    .both = Добавить лист на другом языке, на отдельной странице.
    .output = Записать лист в этот файл, а не вывести в терминал.
    .one-of = Нужно что-то одно: --sheet или --json.
    .needs-sheet = --both и --output относятся к листу; добавьте к ним --sheet.
cli-scenarios-check = Проверяет файлы заданий (или все в папке) и называет каждую ошибку со строкой и столбцом: что там стоит и что ожидалось. Событие, которое прозвучит более чем на 5 с позже, — тоже ошибка, меньшее ожидание — лишь замечание. Если ошибки есть, код завершения 1.
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

## play

## soundtrack

## voice

## resolve

cli-resolve = Считает, чем кончились игры.
    .example = spacealert resolve --batch < games.jsonl > results.jsonl
    .batch = Прочесть игры строками JSON со стандартного ввода, в формате для сравнения программ, и вывести их результаты.
    .nothing = Ожидалось --batch, а на стандартном вводе игры строками JSON.

## threats

## log

## doctor

## completion

cli-completion = Печатает сценарий оболочки, который дополняет эти команды.
    .example = spacealert completion bash >> ~/.bashrc
