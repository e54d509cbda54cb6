### Звуковая дорожка как файл и то, что сообщает её составитель.

soundtrack-chapter = Фаза { $number }
soundtrack-format-unknown = { $path }: неизвестный формат звука. Выберите одно из расширений: { $known }.

soundtrack-shifted = на { $seconds } с { $way ->
    [early] раньше
   *[late] позже
 }
soundtrack-shortened = сокращено
soundtrack-unspoken = { $why ->
    [no-clip] только на экране: у голоса нет пригодной записи
   *[no-room] только на экране: на голос не хватает времени
 }
soundtrack-written = { $path }: { $minutes }:{ $seconds }, голос { $voice }
soundtrack-report = { $cues ->
    [one] { $cues } объявление
    [few] { $cues } объявления
   *[many] { $cues } объявлений
 }, { $shown ->
    [0] все произносятся
   *[other] только на экране: { $shown }
 }{ $shifted ->
    [0] {""}
   *[other] {""}; сдвинуто: { $shifted }, не больше чем на { $farthest } с
 }{ $shortened ->
    [0] {""}
   *[other] {""}; сокращено: { $shortened }
 }.

## Задание одним файлом, для телефона

soundtrack-page = Интерком на телефоне
    .phase = Фаза
    .left = До конца фазы
    .before = Положите телефон так, чтобы слышали все, и начинайте.
    .heard = Уже объявлено
    .begin = Начать
    .pause = Пауза
    .resume = Дальше
    .again = Ещё раз
    .place = Позиция в записи
    .needs-script = Странице нужен JavaScript. На айфоне откройте её в Safari, а не в просмотре файлов.

soundtrack-phone = Задание на телефоне
soundtrack-phone-instead = Сыграть с телефона
soundtrack-phone-while = Откройте задание на телефоне, пока показан этот экран. Потом сеть не нужна.
soundtrack-phone-browser = Открыть в браузере
soundtrack-phone-making = Задание собирается в одну страницу…
