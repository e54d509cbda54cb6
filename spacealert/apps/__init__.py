"""The programs that people meet: the window, the terminal, the command line.

`cli` starts everything; `window` and `terminal` are its two faces, and `phones` joins either.
"""
