"""The game's colors and icons. Zones always differ by more than color."""

from spacealert import art
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import drawing, theme
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Color

RED: Color = (255, 77, 77)
WHITE: Color = (240, 244, 248)
BLUE: Color = (90, 159, 255)
INTERNAL: Color = (201, 140, 255)

SKIN: Color = (150, 108, 196)  # of creatures
STONE: Color = (146, 128, 110)  # of asteroids

# Zones from left to right. "internal" is the fourth trajectory.
ZONES: dict[str, Color] = {"red": RED, "white": WHITE, "blue": BLUE, "internal": INTERNAL}
# The colors of the crew's figures in the box.
CREW: dict[str, Color] = {
    "purple": (178, 102, 255),
    "red": (240, 70, 70),
    "yellow": (250, 210, 60),
    "green": (72, 190, 96),
    "blue": (90, 155, 250),
}

_SCORE = {
    "destroyed": "fighter", "survived": "wing", "damage": "cross", "knocked_out": "ship-wound", "squads": "bots-off",
    "visual": "eye", "worst_zone": "tile-structure", "disabled_squads": "bots-off", "bonus": "star",
}  # fmt: skip
ROLES = {"captain": "star", "communications": "antenna", "security": "shield"}
_PLANETS = 5  # illustrations of planets

WINDOW = Icon("siren", theme.AMBER)  # in the title bar and the taskbar

drawing.register_folder(art.ICONS)
drawing.register_folder(art.SCENES)


def zone(texts: Texts, name: str, serious: bool = False) -> Icon:
    """Return the icon of `red`, `white`, `blue` or `internal`, with its letter in this language."""
    return Icon(name, ZONES[name], texts.say("screen-zone-letter", zone=name), serious)


def planet(number: int) -> str:
    """Return the name of the illustration for the planet with this number. The illustrations repeat."""
    return f"planet-{number % _PLANETS + 1}"


def score(item: str, color: Color) -> Icon:
    """Return the icon of a score item, in this color."""
    return Icon(_SCORE[item], color, painted=True)


def person(color: str, *, android: bool = False) -> Icon:
    """Return the painted helmet of the crew member with this color, or of an android."""
    return Icon("crew-android" if android else f"crew-{color}", CREW[color], painted=True)
