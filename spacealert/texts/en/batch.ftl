### Errors in a line of `spacealert resolve --batch`.

batch-not-json = This line isn't JSON; expected one game, as a JSON object.
batch-too-long = This line is longer than { $most } kB; expected one game per line.
batch-with-result = This is a game with its result; expected only the “game” part.
batch-no-object = This line isn't a game; expected a JSON object.
batch-number-long = This line has a number with { $count } digits; the limit is { $most }.
batch-trace = “trace” must be true or false.
