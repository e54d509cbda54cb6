### Letters to accept in place of Latin letters or digits, as pairs: the letter, and its meaning.
### English needs none. Other languages list those of their keyboard and alphabet.

# The Latin letter on the same key, if the keyboard is set to this language.
keyboard-keys = { "" }
# Letters that look like Latin ones.
keyboard-look-alikes = { "" }
# Letters that look or sound like the characters of a mission code: 0123456789DFKMQRWXY.
keyboard-code-signs = { "" }
