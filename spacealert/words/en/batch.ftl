### What can be wrong with a line of games for `spacealert resolve --batch`.

batch-not-json = This line is not JSON; expected one game, as a JSON object.
batch-expected = { $where } is { $found }; expected { $expected ->
    [object] a JSON object
    [list] a list
    [text] a text
    [plan] a plan of at most 12 turns
    [turn] a turn, 1 to 12
   *[other] { $expected }
 }.
batch-expected-one-of = { $where } is { $found }; expected one of: { $expected }
