"""A companion for the board game Space Alert: the intercom, the chronometrist and the resolution round.

Each package here has one subject; `[tool.importlinter]` in pyproject.toml says which may import which.
"""

__version__ = "0.1.0"
