### The walk in a terminal.

terminal-keys = → ← step, ↓ ↑ turn, PgDn PgUp phase, Home End, g turn, e paragraphs, q quit
terminal-to-turn = To which turn?
terminal-small = The story needs a larger window: at least { $width } × { $height } characters.
