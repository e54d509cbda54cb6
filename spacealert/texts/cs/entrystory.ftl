### Deník jako příběh.

entrystory-date = { $day }. { $month ->
    [1] ledna
    [2] února
    [3] března
    [4] dubna
    [5] května
    [6] června
    [7] července
    [8] srpna
    [9] září
    [10] října
    [11] listopadu
   *[12] prosince
 } { $year }
entrystory-home = Doma, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }
entrystory-lost = Loď zničena: { $threat }
entrystory-record = Tehdejší rekord
entrystory-unscathed = Ani škrábanec
entrystory-close = O vlásek
entrystory-knocked-out = Někdo byl v bezvědomí
entrystory-leg = { $number }. etapa kampaně
