"""The user interfaces: `window`, `terminal` and command line (`cli`, which starts them all).

`phones` adds to either.
"""
