"""A toolkit for board game companions: texts, files, sound and a window.

It depends on no particular game. `audio`, `ui`, `web` and `guide` are the large parts, based on `storage` and `i18n`.
"""
