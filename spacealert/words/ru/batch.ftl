### Что может быть не так со строкой игр для `spacealert resolve --batch`.

batch-not-json = Эта строка — не JSON; ожидалась одна игра, объект JSON.
batch-expected = { $where }: здесь { $found }, а { $expected ->
    [object] ожидался объект JSON
    [list] ожидался список
    [text] ожидалась строка
    [plan] ожидался план не длиннее 12 ходов
    [turn] ожидался ход, от 1 до 12
   *[other] ожидалось { $expected }
 }.
batch-expected-one-of = { $where }: здесь { $found }, а ожидалось одно из: { $expected }
