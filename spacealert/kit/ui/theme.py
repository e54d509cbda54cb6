"""The palette and the type scale of all scenes and widgets.

`docs/design.md` explains them.
"""

from enum import IntEnum
from functools import lru_cache

Color = tuple[int, int, int]

UNLIT: Color = (0, 0, 0)  # no light
SPACE: Color = (7, 9, 20)  # behind everything, where there is no sky
PANEL: Color = (20, 28, 52)  # background of a panel
RAISED: Color = (42, 55, 90)  # background of a button
CHOSEN: Color = (17, 62, 84)  # background of a chosen button, with text in PICKED
LINE: Color = (58, 73, 108)  # hairlines and empty slots
FAINT: Color = (174, 189, 216)  # captions
TEXT: Color = (226, 233, 245)
BRIGHT: Color = (255, 255, 255)
INK: Color = (8, 11, 20)  # text on bright surfaces

AMBER: Color = (255, 190, 60)  # time, and instructions for the players
ALARM: Color = (255, 122, 87)  # danger, silence, irreversible actions
GOOD: Color = (92, 222, 152)  # done, allowed
SIGNAL: Color = (98, 210, 243)  # data
PICKED: Color = (140, 226, 250)  # chosen options
STORY: Color = (196, 166, 255)  # the crew's story: voyages, records, dates


class Type(IntEnum):
    """Type sizes in units. A typical window is 1280 × 720 units.

    No text is smaller than `FINE`, and text meant to be read from the players' seats is at least `SEAT`.
    """

    FINE = 14
    NOTE = 16
    CAPTION = 18
    SEAT = 18
    LABEL = 20
    BODY = 22
    LEAD = 25
    SUBHEADING = 28
    HEADING = 32
    TITLE = 40
    HEADLINE = 46
    BANNER = 64
    POSTER = 84
    HUGE = 110
    GIANT = 180
    CLOCK = 232  # readable from across the table
    COUNTDOWN = 300

    __hash__ = int.__hash__  # Enum hashes the name, slowly


CUT = 12  # size of a panel's cut corners in units; buttons have half of it


def mix(one: Color, other: Color, share: float) -> Color:
    """Mix two colors. `share` (0 to 1) is the proportion of `other`."""
    return (
        round(one[0] + (other[0] - one[0]) * share),
        round(one[1] + (other[1] - one[1]) * share),
        round(one[2] + (other[2] - one[2]) * share),
    )


def dim(color: Color) -> Color:
    """Return a slightly dimmer color, for less important parts."""
    return mix(color, PANEL, 0.1)


def fade(color: Color) -> Color:
    """Return a faded color, for parts that don't matter at the moment."""
    return mix(color, PANEL, 0.29)


def tint(color: Color) -> Color:
    """Return the panel color with a slight tint of this color."""
    return mix(PANEL, color, 0.14)


def lit_edge(color: Color, share: float = 0.16) -> Color:
    """Return the color of a surface's upper edge, lit from above."""
    return mix(color, BRIGHT, share)


@lru_cache(maxsize=256)
def lit_shades(color: Color) -> tuple[Color, Color, tuple[Color, ...]]:
    """Return the colors of a surface lit from above: at its top, at its bottom, and every shade in between.

    Dark colors get more contrast.
    """
    dark = 1 - max(color) / 255
    above, below = _scale(color, 1.04 + 0.3 * dark), _scale(color, 0.95 - 0.3 * dark)
    count = max(1, *(one - other for one, other in zip(above, below, strict=True)))
    return above, below, tuple(mix(above, below, (number + 0.5) / count) for number in range(count))


def apply_tone(color: Color, tone: Color) -> Color:
    """Return a surface color tinted with `tone`, the color of a scene's mood.

    Only the console's blues and the danger tint change. Other colors are returned as they are.
    """
    red, green, blue = color
    if green < red < blue * 1.4 and green < blue < 0.5 * BRIGHT[2]:  # tinted with danger
        return red, round(green * 0.8), round(blue * 0.6)
    if not 0.6 * green < red < green < blue:
        return color
    return _scale(tone, blue / RAISED[2])


def _scale(color: Color, factor: float) -> Color:
    red, green, blue = (min(255, round(part * factor)) for part in color)
    return red, green, blue


UNCHOSEN: Color = mix(FAINT, RAISED, 0.2)  # an icon that could be chosen
SHEEN: Color = mix(UNLIT, BRIGHT, 0.045)  # of a lamp on a panel
EDGE: Color = mix(PANEL, LINE, 0.75)  # border of a panel
