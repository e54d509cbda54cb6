### Бортовой журнал в окне.

record-entered = Это задание — строка { $number } бортового журнала.
record-fault = Строку этого задания не удалось записать в журнал, и это наша вина; сама партия сохранена{ $report ->
    [none] ; отчёт сохранить тоже не удалось.
   *[other] . Всё нужное для починки — в файле { $report }.
 }
record-cards-lacking = { $count ->
    [one] У { $count } объявленной угрозы ещё нет карты: впишите её в планы, и строка в журнале появится.
    [few] У { $count } объявленных угроз ещё нет карт: впишите их в планы, и строка в журнале появится.
   *[many] У { $count } объявленных угроз ещё нет карт: впишите их в планы, и строка в журнале появится.
 }
record-title = Бортовой журнал
record-count = { $count ->
    [one] { $count } задание
    [few] { $count } задания
   *[many] { $count } заданий
 }
record-sorted = По порядку: { $column }
record-empty = Бортовой журнал пуст: задание само записывается в него, когда разбор доходит до конца. Старое можно вписать.
record-no-game = Запись { $number } вписана вручную и не хранит партии, поэтому разобрать её нельзя.
record-removed = Убрано: { $mission } от { $date }. U вернёт.
record-undone = { $deed ->
    [added] Больше нет: { $mission }
    [corrected] Снова как раньше: { $mission }
    [removed] Снова в журнале: { $mission }
   *[merged] { $count ->
        [one] { $count } взятая запись снова как раньше.
        [few] { $count } взятые записи снова как раньше.
       *[many] { $count } взятых записей снова как раньше.
    }
 }
record-type-in = Вписать
record-undo = Вернуть
record-remove = Убрать
record-correct = Исправить
record-walk = Разобрать снова
record-figures = Картина

## Бланк

record-form-new = Прежнее задание
record-form-begun = Только что сыгранное задание
record-form-correct = Исправить строку
record-form-keys = Tab ведёт к следующему полю, Ввод записывает строку, Esc оставляет её.
record-form-write = Записать строку
record-form-leave = Оставить
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
record-hint-crew = Анна=капитан, Борис=связист+безопасность, Вера
record-hint-lost-to = угроза, которая погубила корабль
record-no-mission = Скажите, какое это было задание: номер, код или как вы его называете.
record-wrong-day = «{ $found }» — не дата; ожидается, например, 2026-11-18.

## Картина

record-figures-title = О чём говорит журнал
record-average = среднее { $average }
record-number = { $number }
record-no-ship-lost = Ещё ни один корабль не погиб.
record-figures-note = Полосы экипажа и сложности — доля выигранных заданий. В конце: выиграно из сыгранных, среднее и очки, которые принесла бы одна другая карта этого игрока.
