"""The game file: what a table drew and planned, as a person writes it down, and every fault such a file can have.

Begin with `read`; `writer` writes one, `doubts` says what looks wrong in it, `batch` resolves thousands of them.
"""

from spacealert.gamefile.game_file import COLORS, ROLES, Difficulty, GameFile
from spacealert.gamefile.reader import read

__all__ = ["COLORS", "ROLES", "Difficulty", "GameFile", "read"]
