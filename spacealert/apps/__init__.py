"""The programs that people meet: the window, the terminal, the command line."""
