### Процедуры, по которым программа ведёт игроков.

guide-no-answer = «{ $answer }» здесь не ответ.
guide-is-over = Всё уже закончено.
guide-nothing-to-undo = Отменять нечего.
guide-open-elsewhere = Это уже открыто в другом окне или терминале.
guide-unreadable = Не удаётся прочитать { $path }: { $why ->
    [missing] такого файла нет
    [folder] это папка
    [forbidden] нет прав на чтение
   *[other] система не разрешает
 }.
guide-damaged = Файл { $path } повреждён, продолжить нельзя. Он оставлен как есть.
