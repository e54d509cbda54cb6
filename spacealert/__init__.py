"""A companion for the board game Space Alert: the intercom, the timekeeping and the resolution.

Each package has one subject. `[tool.importlinter]` in pyproject.toml defines which may import which. Start with
`__main__`, the entry point. `session` runs an evening without a user interface, and `engine` contains the rules.
"""

__version__ = "1.0.0"
