### What can be wrong with a line of games for `spacealert resolve --batch`.

batch-not-json = This line is not JSON; expected one game, as a JSON object.
batch-too-long = This line is longer than { $most } kB; expected one game per line.
batch-with-result = A game with its result found here; expected the game alone, its “game”.
batch-no-object = This line is not a game; expected a JSON object.
batch-number-long = This line has a number of { $count } digits; expected { $most } at most.
batch-trace = “trace” is neither true nor false; expected one of the two.
