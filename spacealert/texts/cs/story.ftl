### Slova, z nichž jsou věty o vyhodnocení; zatím jen ta, která stojí i na obrazovkách kampaně.

story-tile-heavy = těžký laser
story-tile-lower = { $zone ->
    [white] pulzní dělo
   *[other] lehký laser
 }
story-tile-shield = štít
story-tile-reactor = reaktor
story-tile-lift = gravitační výtah
story-tile-structure = konstrukce
story-color-red = Červená
story-color-blue = Modrá
story-color-green = Zelená
story-color-yellow = Žlutá
story-color-purple = Fialová
