"""The Thing in the window: the station board, its pictures and its sounds.

Start with `thing_scene`.
"""
