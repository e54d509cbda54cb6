"""A toolkit for board game companions: texts, files, sound, a window.

It knows no particular game. `audio`, `ui`, `web` and `guide` are the large parts, based on `storage` and `i18n`.
"""
