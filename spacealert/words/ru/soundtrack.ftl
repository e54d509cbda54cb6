### Звуковая дорожка как файл и то, что сообщает её составитель.

soundtrack-chapter = Фаза { $number }
soundtrack-format-unknown = { $path }: вид звукового файла задаёт окончание имени; известны { $known }.
soundtrack-unwritable = Не удаётся записать { $path }.
