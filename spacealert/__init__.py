"""A companion for the board game Space Alert: the intercom, the timekeeping and the resolution.

Start with `__main__`, the entry point. `session` manages an evening of play, and `engine` contains the rules.
`[tool.importlinter]` in pyproject.toml defines which packages may import which.
"""

__version__ = "1.0.0"
