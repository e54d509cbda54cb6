### What can be wrong with a line of games for `spacealert resolve --batch`.

batch-not-json = This line is not JSON; expected one game, as a JSON object.
batch-too-long = This line is longer than { $most } kB; expected one game a line.
batch-with-result = A game and its result stand here; expected the game alone, which is its “game”.
batch-no-object = This line is no game; expected a JSON object.
batch-number-long = A number of { $count } digits stands in this line; expected { $most } at most.
batch-trace = “trace” is neither true nor false; expected one of the two.
