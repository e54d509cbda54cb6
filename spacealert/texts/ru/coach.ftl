### Что спасло бы корабль.

coach-thinking = Поиск того, что помогло бы
coach-change = { $kind ->
    [emptied] { $who }: на ходу { $turn } не { $before }, а ничего
    [filled] { $who }: на ходу { $turn }, где было пусто, — { $after }
    [swapped] { $who }: { $before } на ходу { $turn } и { $after } на ходу { $other } меняются местами
    [moved] { $who }: { $before } на ходу { $other }, а не на ходу { $turn }
    [earlier] { $who }: { $before } на ход раньше, на ходу { $other }
    [later] { $who }: { $before } на ход позже, на ходу { $other }
   *[replaced] { $who }: на ходу { $turn } не { $before }, а { $after }
 }
coach-and = { $first }; { $second }
coach-saved = { $change } — и экипаж выживает: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 }.
coach-better = { $change } — и выходит { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 } вместо { $before }.
coach-more = { $count ->
    [one] И ещё { $count } замена помогла бы.
    [few] И ещё { $count } замены помогли бы.
   *[many] И ещё { $count } замен помогли бы.
 }
coach-lost-by-everything = Какие одну-две карты ни поменяй, корабль гибнет: проверено планов — { $examined }, и ни один его не спасает. Поискать глубже, меняя всё: spacealert coach ИГРА --best
coach-nothing-better = Проверено изменённых планов — { $examined }, и ни один не приносит больше очков.
