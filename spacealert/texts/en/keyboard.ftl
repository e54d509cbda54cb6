### What this language's letters stand for where a Latin letter or a digit is meant: pairs of a letter and what it means.
### English has nothing to say here; another language says what its own keyboard and alphabet have.

# The Latin letter on the same key, where the keyboard is left in this language.
keyboard-keys = { "" }
# Letters that look like Latin ones.
keyboard-look-alikes = { "" }
# Letters that look or sound like the signs of a mission code: 0123456789DFKMQRWXY.
keyboard-code-signs = { "" }
