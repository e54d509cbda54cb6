### Что может быть не так со строкой партий для `spacealert resolve --batch`.

batch-not-json = Эта строка — не JSON; ожидалась одна партия, объект JSON.
batch-too-long = Эта строка длиннее { $most } кБ; ожидалась одна партия на строку.
batch-with-result = Здесь партия вместе с результатом; ожидалась только сама партия — то, что стоит в «game».
batch-no-object = Эта строка — не партия; ожидался объект JSON.
batch-number-long = В этой строке есть число из { $count } { $count ->
    [one] цифры
   *[many] цифр
 }; ожидалось не больше { $most }.
batch-trace = «trace» здесь не true и не false; ожидалось одно из двух.
