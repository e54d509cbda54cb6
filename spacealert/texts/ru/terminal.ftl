### Рассказ в терминале.

terminal-keys = → ← шаг, ↓ ↑ ход, PgDn PgUp фаза, Home End, g к ходу, e параграфы, q выход
terminal-to-turn = К какому ходу?
terminal-small = Окно мало для рассказа: нужно хотя бы { $width } × { $height } знаков.
