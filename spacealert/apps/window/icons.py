"""The icons of the game, and how a zone is shown.

A zone is recognized by color, shape and letter together: red is a triangle, white a circle, blue a square on its
corner, and inside the ship is a hexagon.
"""

from spacealert import art
from spacealert.apps.window import game_colors
from spacealert.kit.ui import drawing, theme
from spacealert.kit.ui.drawing import Icon

WINDOW = Icon("siren", theme.AMBER)  # in the title bar and the task bar

drawing.register(art.ICONS)


def zone(name: str, letter: str, serious: bool = False) -> Icon:
    """Return the icon of `red`, `white`, `blue` or `internal`."""
    return Icon(name, game_colors.ZONES[name], letter, serious)
