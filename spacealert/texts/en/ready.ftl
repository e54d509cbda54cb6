### The ready room, where an evening begins.

ready-subtitle = Ten minutes. One ship.
ready-for = { $crew ->
    [4] For a crew of four
   *[other] For a crew of five
 }
ready-crew = The crew: who sits where
