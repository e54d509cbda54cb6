### Рассказ в терминале.

terminal-keys = → ← шаг, ↓ ↑ ход, PgDn PgUp фаза, Home End, g к ходу, e правила, w почему, q выход
terminal-to-turn = К какому ходу, от 1 до { $last }?
terminal-small = Окно слишком маленькое: нужно хотя бы { $width } × { $height } знаков.
