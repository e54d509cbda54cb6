"""How everything looks: the palette, and the one scale of type sizes. Scenes and widgets use no others."""

from enum import IntEnum

Color = tuple[int, int, int]

SPACE: Color = (6, 9, 14)  # behind everything
PANEL: Color = (14, 20, 29)  # a surface that holds something
RAISED: Color = (25, 35, 48)  # a surface that can be pressed
CHOSEN: Color = (58, 53, 38)  # the same, chosen; what stands on it is amber
LINE: Color = (42, 56, 73)  # hairlines and empty places
FAINT: Color = (112, 131, 153)  # captions; 5:1 on PANEL
TEXT: Color = (222, 231, 240)
BRIGHT: Color = (255, 255, 255)
INK: Color = (8, 11, 16)  # text on a bright surface

AMBER: Color = (255, 183, 43)  # time, and what the table must do
ALARM: Color = (255, 92, 51)  # danger, silence, no way back
GOOD: Color = (84, 214, 140)  # done, allowed
SIGNAL: Color = (82, 200, 235)  # data


class Type(IntEnum):
    """The em of a text in units, of which a window has at least 1280 × 720."""

    SMALLEST = 9  # to which only a long text in a narrow place shrinks
    TINY = 12
    FINE = 14
    CAPTION = 17
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
    CLOCK = 232  # what is read from the far end of the table
    COUNTDOWN = 300


def mix(one: Color, other: Color, share: float) -> Color:
    """`one` with a share of `other` in it, 0 to 1."""
    return (
        round(one[0] + (other[0] - one[0]) * share),
        round(one[1] + (other[1] - one[1]) * share),
        round(one[2] + (other[2] - one[2]) * share),
    )


def receding(color: Color) -> Color:
    """What is less important than what stands beside it in the full color."""
    return mix(color, PANEL, 0.25)


def faded(color: Color) -> Color:
    """What is there and does not count now."""
    return mix(color, PANEL, 0.6)


def tinted(color: Color) -> Color:
    """A panel with a breath of this color."""
    return mix(PANEL, color, 0.14)


UNCHOSEN: Color = mix(FAINT, RAISED, 0.35)  # an icon that could be chosen
HOLLOW: Color = mix(LINE, FAINT, 0.6)  # the frame of a place where nothing is
NEARBY: Color = mix(RAISED, LINE, 0.6)  # a raised surface that is closer to us than others
