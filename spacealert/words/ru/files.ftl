### Что может быть не так с файлом ещё до вопроса о его смысле.

files-faulty = В файле { $path } { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
 }.
