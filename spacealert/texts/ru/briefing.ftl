### The briefing: who flies, and what.

briefing-title = Инструктаж
briefing-draw-tracks = Выбрать траектории случайно
