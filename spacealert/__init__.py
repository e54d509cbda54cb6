"""A companion for the board game Space Alert: the intercom, the chronometrist and the resolution round.

Each package here has one subject; `[tool.importlinter]` in pyproject.toml says which may import which.

Begin with `__main__`, where the command starts; `session` is an evening without a window, `engine` the rules.
"""

__version__ = "1.0.0"
