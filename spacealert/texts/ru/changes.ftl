### Что изменила поправка.

changes-verdict = Было: { $was }. Стало: { $now }.
changes-fate = Угроза { $threat }: было «{ $was }», стало «{ $now }».
changes-fate-not-yet = ещё не появилась
changes-fate-on-track = приближается
changes-fate-destroyed = уничтожена
changes-fate-survived = пережита
changes-damage = Повреждений в { $zone ->
    [red] красном
    [white] белом
   *[blue] синем
 } секторе: было { $was }, стало { $now }.
changes-none = Последствия разыграны заново: исход тот же.
changes-person = { $who } теперь { $state ->
    [out] теряет сознание.
   *[awake] остаётся в сознании.
 }
