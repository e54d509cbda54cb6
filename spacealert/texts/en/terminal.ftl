### The walk in a terminal.

terminal-keys = → ← step, ↓ ↑ turn, PgDn PgUp phase, Home End, g turn, e rules, w why, q quit
terminal-to-turn = Which turn, 1 to { $last }?
terminal-small = This needs a larger window: at least { $width } × { $height } characters.
