### Звуковая дорожка как файл и то, что сообщает её составитель.

soundtrack-chapter = Фаза { $number }
soundtrack-format-unknown = { $path }: вид звукового файла задаёт окончание имени; известны { $known }.

soundtrack-shifted = на { $seconds } с { $way ->
    [early] раньше
   *[late] позже
 }
soundtrack-shortened = коротко
soundtrack-unspoken = { $why ->
    [no-clip] только на экране: у голоса нет пригодной записи
   *[no-room] только на экране: не хватает времени
 }
soundtrack-report = { $cues ->
    [one] { $cues } реплика
    [few] { $cues } реплики
   *[many] { $cues } реплик
 }; { $shifted ->
    [0] сдвигов нет
   *[other] сдвинуто: { $shifted }, не больше чем на { $farthest } с
 }; { $shortened ->
    [0] сокращений нет
   *[other] сокращено: { $shortened }
 }; { $shown ->
    [0] всё произносится
   *[other] только на экране: { $shown }
 }.
