### Что может быть не так со строкой партий для `spacealert resolve --batch`.

batch-not-json = Эта строка — не JSON. В ней должна быть одна партия в виде объекта JSON.
batch-too-long = Эта строка длиннее { $most } кБ. В каждой строке должна быть одна партия.
batch-with-result = Здесь партия вместе с результатом, а нужна только часть «game».
batch-no-object = Эта строка — не партия: нужен объект JSON.
batch-number-long = В этой строке число из { $count } { $count ->
    [one] цифры
   *[many] цифр
 }, а можно не больше { $most }.
batch-trace = «trace» может быть только true или false.
