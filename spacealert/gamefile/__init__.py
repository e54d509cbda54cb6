"""Game files: what the players drew and planned, in a format that people can write, with precise error messages.

Start with `read`. `writer` writes them, `plan_warnings` finds impossible cards, and `batch` resolves many games.
"""

from spacealert.gamefile.game_file import COLORS, ROLES, Difficulty, GameFile
from spacealert.gamefile.reader import read

__all__ = ["COLORS", "ROLES", "Difficulty", "GameFile", "read"]
