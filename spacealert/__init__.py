"""A companion for the board game Space Alert: the intercom, the chronometrist and the resolution round.

Each folder here is a room with one subject, and a room knows only those below it: see tests/test_rooms.py.
"""

__version__ = "0.1.0"
