### The ready room.

ready-subtitle = Ten minutes. One ship.
ready-for = { $crew ->
    [4] For a crew of four
   *[other] For a crew of five
 }
ready-crew = Your crew and their seats
ready-first-flight = Start with Test flight 1
ready-last-flight = Last flight: { $mission }, { $points ->
    [lost] lost
    [one] { $points } point
   *[other] { $points } points
 }. { $best ->
    [none] {""}
   *[other] Best so far: { $best }.
 }
ready-other-ships = Other ships
ready-started = Game in progress
