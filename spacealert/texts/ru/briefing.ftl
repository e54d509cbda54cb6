### The briefing: who flies, and what.

briefing-title = Инструктаж
briefing-draw-tracks = Выбрать траектории случайно
briefing-crew = Экипаж
briefing-mission = Задание
briefing-difficulty = Опасность
briefing-more-crew = Имена и офицеры
briefing-more-mission = Коды и названия
briefing-more-difficulty = Траектории
briefing-less = Свернуть
briefing-lasts = Около { $minutes } { $minutes ->
    [one] минуты
   *[other] минут
 }.
briefing-hard = { $kind ->
    [test-flight] Две фазы, никаких внутренних угроз: начните отсюда.
    [simulation] Все три фазы, но без внутренних угроз.
    [advanced-simulation] Теперь и внутренние угрозы: последний шаг перед настоящим заданием.
    [mission] Полная игра. Пару кораблей, скорее всего, потеряете.
   *[other] По две карты за ход: для тех, кто знает корабль наизусть.
 }
briefing-untimed = Тренировка без часов
briefing-pace = Темп
briefing-pace-full = Полный
briefing-pace-relaxed = Средний
briefing-pace-slow = Малый
