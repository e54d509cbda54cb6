### Что может быть не так со строкой партий для `spacealert resolve --batch`.

batch-not-json = Эта строка — не JSON; нужна одна партия, объект JSON.
batch-too-long = Эта строка длиннее { $most } кБ; нужна одна партия на строку.
batch-with-result = Здесь партия вместе с результатом; нужна только сама партия — то, что стоит в «game».
batch-no-object = Эта строка — не партия; нужен объект JSON.
batch-number-long = В этой строке есть число из { $count } { $count ->
    [one] цифры
   *[many] цифр
 }; нужно не больше { $most }.
batch-trace = «trace» здесь не true и не false; нужно одно из двух.
