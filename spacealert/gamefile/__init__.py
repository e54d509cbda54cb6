"""Game files: what the players drew and planned, in a format that people can write, with precise error messages.

Start with `read`. `writer` writes files, `plan_warnings` finds unlikely plans, and `batch` resolves thousands of games.
"""

from spacealert.gamefile.game_file import COLORS, ROLES, Difficulty, GameFile
from spacealert.gamefile.reader import read

__all__ = ["COLORS", "ROLES", "Difficulty", "GameFile", "read"]
