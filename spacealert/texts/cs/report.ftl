### Slova zprávy, která stojí i v okně. Bez `report-title` není zpráva sama česky: každý další jazyk ji zpomalí a zvětší.

report-threats = Hrozby
report-number = Č.
report-threat = Hrozba
report-where = Kde
report-state = Trup, štíty, rychlost
report-plans = Plány
report-score = Skóre
report-chain = Co k tomu vedlo
report-crew = Posádka
report-day = { $day }. { $month ->
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
report-mattered = Tahy, které rozhodly
report-lost = loď ztracena
report-destroyed = { $count ->
    [one] { $count } hrozba zničena
    [few] { $count } hrozby zničeny
   *[other] { $count } hrozeb zničeno
 }
report-survived = { $count ->
    [one] { $count } hrozba přežita
    [few] { $count } hrozby přežity
   *[other] { $count } hrozeb přežito
 }
report-damage = { $count } poškození
report-knocked-out = v bezvědomí: { $count }
report-track-red = červená
report-track-white = bílá
report-track-blue = modrá
report-track-internal = uvnitř
report-fate-not-yet = ještě není tady
report-fate-on-track = na cestě
report-fate-destroyed = zničena v tahu { $at }
report-fate-survived = přežita v tahu { $at }
