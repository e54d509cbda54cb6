### Что может быть не так со строкой партий для `spacealert resolve --batch`.

batch-not-json = Эта строка — не JSON; нужна одна партия, объект JSON.
batch-too-long = Эта строка длиннее { $most } кБ; в каждой строке должна быть одна партия.
batch-with-result = Это партия вместе с результатом; нужно только то, что стоит в «game».
batch-no-object = Эта строка — не партия; нужен объект JSON.
batch-number-long = В этой строке число из { $count } { $count ->
    [one] цифры
   *[many] цифр
 }; допускается не больше { $most }.
batch-trace = «trace» может быть только true или false.
