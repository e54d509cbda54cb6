### Бортовой журнал в окне.

record-entered = Это задание — запись { $number } бортового журнала.
record-fault = Это задание не удалось записать в журнал, и это наша ошибка; сама партия сохранена{ $report ->
    [none] ; отчёт сохранить тоже не удалось.
   *[other] . Всё нужное для починки — в файле { $report }.
 }
record-cards-lacking = { $count ->
    [one] У { $count } объявленной угрозы ещё нет карты: введите её в планах, чтобы записать задание в журнал.
    [few] У { $count } объявленных угроз ещё нет карт: введите их в планах, чтобы записать задание в журнал.
   *[many] У { $count } объявленных угроз ещё нет карт: введите их в планах, чтобы записать задание в журнал.
 }
record-title = Бортовой журнал
record-count = { $count ->
    [one] { $count } задание
    [few] { $count } задания
   *[many] { $count } заданий
 }
record-sorted = Порядок: { $column }
record-empty = Бортовой журнал пуст. Задание попадает в него, когда разыграны последствия; прежние можно вписать.
record-no-game = Запись { $number } вписана вручную, без партии, поэтому повторить её нельзя.
record-removed = Удалено: { $mission }, { $date }. U вернёт.
record-undone = { $deed ->
    [added] Снова убрано: { $mission }
    [corrected] Как до исправления: { $mission }
    [removed] Возвращено: { $mission }
   *[merged] { $count ->
        [one] Отменена { $count } взятая запись.
        [few] Отменены { $count } взятые записи.
       *[many] Отменено { $count } взятых записей.
    }
 }
record-type-in = Вписать
record-undo = Отменить
record-remove = Удалить
record-correct = Исправить
record-walk = Повторить
record-statistics = Статистика

## Бланк

record-form-new = Прежнее задание
record-form-begun = Только что сыгранное задание
record-form-correct = Исправить запись
record-form-keys = Tab — следующее поле, Enter — сохранить, Esc — отмена.
record-form-write = Сохранить
record-form-leave = Отмена
record-field-mission = Задание
record-field-played = Дата
record-field-crew = Экипаж
record-field-destroyed = Уничтожено
record-field-survived = Пережито
record-field-damage = Повреждения
record-field-knocked-out = Без сознания
record-field-squads = Роботы
record-field-visual = Визуально
record-field-lost-to = Корабль погубила (вместо очков)
record-hint-mission = S2-3
record-hint-played = 2026-11-18
record-hint-crew = Анна=капитан, Борис=связист+безопасник, Вера
record-hint-lost-to = угроза, которая погубила корабль
record-no-mission = Какое это было задание? Введите номер, код или своё название.
record-wrong-day = «{ $found }» — не дата; ожидается, например, 2026-11-18.

## Картина

record-statistics-title = Статистика
record-average = среднее { $average }
record-wasted = упущено { $points }
record-number = { $number }
record-no-ship-lost = Ещё ни один корабль не погиб.
record-statistics-note = Полосы — доля выигранных заданий. Затем: выиграно из сыгранных, среднее и упущенные очки: их принесла бы одна другая карта этого игрока в каждом задании.
