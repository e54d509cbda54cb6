### Корабль буквами: подписи, которые оставляют место тому, что подписывают.

chart-zone-red = КРАСНЫЙ щит
chart-zone-white = БЕЛЫЙ  щит
chart-zone-blue = СИНИЙ  щит
chart-track-red = красная
chart-track-white = белая
chart-track-blue = синяя
chart-track-internal = внутренняя
chart-hull = прочность
chart-shields = щиты
chart-speed = скорость
chart-bots = роботы
chart-interceptors = перехватчики
chart-computer = компьютер
chart-fuel = топливо
chart-seen = видели
chart-rockets = ракеты
chart-space = космос
chart-tile-heavy = тяж
chart-tile-lower = ниж
chart-tile-shield = щит
chart-tile-reactor = реа
chart-tile-lift = лиф
chart-tile-structure = стр
chart-key = [1] член экипажа по порядку хода, (1) без сознания, * возглавляет роботов, ° возглавляет отключённых; !3 — угроза 3.
