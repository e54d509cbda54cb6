"""What a companion for any board game needs: texts, files, sound, a window. Knows nothing of a game.

`audio`, `ui`, `web` and `guide` are the large rooms; `storage` and `i18n` lie below them.
"""
