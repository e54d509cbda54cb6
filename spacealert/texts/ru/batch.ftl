### Что может быть не так со строкой партий для `spacealert resolve --batch`.

batch-not-json = Эта строка — не JSON; ожидалась одна партия, объект JSON.
batch-too-long = Эта строка длиннее { $most } кБ; ожидалась одна партия на строку.
batch-with-result = Здесь партия вместе с результатом; ожидалась только сама партия — то, что стоит в «game».
batch-what = { $expected ->
    [object] ожидался объект JSON
    [list] ожидался список
    [text] ожидалась строка
    [truth] ожидалось true или false
    [plan] ожидался план не длиннее 12 ходов
    [turn] ожидался ход, от 1 до 12
    [new-color] ожидался цвет, которого нет у других членов экипажа
    [new-card] ожидалась карта, которой в этой партии ещё нет
   *[no-zone] у внутренней угрозы сектора быть не может
 }
batch-expected = { $where }: здесь { $found }, а { batch-what }.
batch-missing = { $where }: здесь ничего нет, а { batch-what }.
batch-expected-one-of = { $where }: здесь { $found }, а ожидалось одно из: { $expected }
batch-missing-one-of = { $where }: здесь ничего нет, а ожидалось одно из: { $expected }
batch-crew = crew: здесь { $count ->
    [0] нет никого
    [one] { $count } член экипажа
    [few] { $count } члена экипажа
   *[many] { $count } членов экипажа
 }, а ожидалось от 1 до { $most }.
