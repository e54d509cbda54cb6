"""The user interfaces: `window`, `terminal`, and the command line (`cli`), which starts the others.

`phones` can be added to the window or the terminal.
"""
