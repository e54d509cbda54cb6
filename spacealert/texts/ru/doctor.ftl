### Что этот компьютер может сыграть и показать.

doctor-listen = Слушайте: сигнал и слово «Тревога».
doctor-version = spacealert { $version }, Python { $python }, { $platform }
doctor-loudspeaker = { $name }: { $why ->
    [works] { $version }, работает
    [no-package] не установлен
    [too-new] с Python 3.12 не используется: он обрушил бы программу
   *[no-device] { $version }, звукового устройства не находит
 }
doctor-used = Колонка: { $name }, { $why ->
    [wished] как вы просили
    [first] первая, которая работает
   *[none] потому что ни одна не работает: задания идут молча по часам этого компьютера
 }.
doctor-latency = Она читает на { $ms } мс раньше, чем слышно; { $missed ->
    [0] из пробного звука ничего не пропало
   *[other] из пробного звука пропало { $missed } мс
 }.
doctor-mute = Колонка { $name } не взяла ничего из пробного звука.
doctor-screen = Экран: { $width } × { $height }, драйвер { $driver }{ $seen ->
    [no] {", "}которого никто не видит
   *[yes] {""}
 }.
doctor-no-screen = Экрана нет. Задания играются в терминале.
doctor-voices = Голоса: { $names }.
doctor-folder = Ваши сценарии, голоса и настройки: { $path }
