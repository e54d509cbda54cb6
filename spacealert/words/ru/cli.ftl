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

## play

## soundtrack

## voice

## resolve

## threats

## log

## doctor

## completion

cli-completion = Печатает сценарий оболочки, который дополняет эти команды.
    .example = spacealert completion bash >> ~/.bashrc
