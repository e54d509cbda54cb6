### What can be wrong with a line of games for `spacealert resolve --batch`.

batch-not-json = This line is not JSON; expected one game, as a JSON object.
batch-too-long = This line is longer than { $most } kB; expected one game a line.
batch-with-result = A game and its result stand here; expected the game alone, which is its “game”.
batch-what = { $expected ->
    [object] a JSON object
    [list] a list
    [text] a text
    [truth] true or false
    [plan] a plan of at most 12 turns
    [turn] a turn, 1 to 12
    [new-color] a colour that no other member has
    [new-card] a card that is not in this game yet
   *[no-zone] no zone, since the card is an internal threat
 }
batch-expected = { $where } is { $found }; expected { batch-what }.
batch-missing = { $where } is missing; expected { batch-what }.
batch-expected-one-of = { $where } is { $found }; expected one of: { $expected }
batch-missing-one-of = { $where } is missing; expected one of: { $expected }
batch-crew = crew has { $count ->
    [0] no member
    [one] { $count } member
   *[other] { $count } members
 }; expected 1 to { $most }.
