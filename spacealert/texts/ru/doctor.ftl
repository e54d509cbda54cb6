### Что этот компьютер может сыграть и показать.

doctor-listen = Слушайте: сигнал и слово «Тревога».
doctor-version = spacealert { $version }, Python { $python }, { $platform }
doctor-engine = { $kind ->
    [compiled] Правила скомпилированы: тренер работает в полную силу.
   *[python] Правила работают на обычном Python. Если их скомпилировать, тренер станет быстрее.
 }
doctor-loudspeaker = { $name }: { $why ->
    [works] { $version }, работает
    [no-package] не установлен
    [too-new] с Python 3.12 и новее не используется: программа с ним падает
   *[no-device] { $version }, звуковое устройство не найдено
 }
doctor-used = Звук выводится через { $name }: { $why ->
    [wished] так вы указали
    [first] это первый работающий способ
   *[none] ни один другой способ не работает, и задания идут без звука, по часам этого компьютера
 }.
doctor-latency = Задержка: { $ms } мс; { $missed ->
    [0] проверочный звук прозвучал целиком
   *[other] из проверочного звука пропало { $missed } мс
 }.
doctor-mute = { $name }: проверочный звук не прозвучал.
doctor-screen = Экран: { $width } × { $height }, драйвер { $driver }{ $seen ->
    [no] {" "}(изображения не видно)
   *[yes] {""}
 }.
doctor-no-screen = Экрана нет. Задания идут в терминале.
doctor-network = Телефоны в сети { $name } ({ $address }): { $state ->
    [serves] могут подключиться.
    [tunnel] это VPN или виртуальная машина, ваших телефонов там нет.
   *[blocked] мешает брандмауэр или система. Разрешите spacealert доступ в частных сетях.
 }
doctor-voices = Голоса: { $names }.
doctor-folder = Ваши задания, голоса и настройки: { $path }
