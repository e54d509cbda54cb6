"""The few colours there are, named by what they say; zones are never told by colour alone, see `signs.zone`."""

Colour = tuple[int, int, int]

SPACE: Colour = (6, 9, 14)  # behind everything
PANEL: Colour = (14, 20, 29)  # a surface that holds something
RAISED: Colour = (25, 35, 48)  # a surface that can be pressed
CHOSEN: Colour = (58, 53, 38)  # the same, chosen; what stands on it is amber
LINE: Colour = (42, 56, 73)  # hairlines and empty places
FAINT: Colour = (112, 131, 153)  # captions; 5:1 on PANEL
TEXT: Colour = (222, 231, 240)
BRIGHT: Colour = (255, 255, 255)
INK: Colour = (8, 11, 16)  # text on a bright surface

AMBER: Colour = (255, 183, 43)  # time, and what the table must do
ALARM: Colour = (255, 92, 51)  # danger, silence, no way back
GOOD: Colour = (84, 214, 140)  # done, allowed
SIGNAL: Colour = (82, 200, 235)  # data

RED: Colour = (255, 77, 77)
WHITE: Colour = (240, 244, 248)
BLUE: Colour = (72, 149, 255)
INTERNAL: Colour = (201, 140, 255)

# Zones in the order in which the ship has them, left to right; "internal" is the fourth trajectory.
ZONES: dict[str, Colour] = {"red": RED, "white": WHITE, "blue": BLUE, "internal": INTERNAL}
# The crew's figures, as in the box.
CREW: dict[str, Colour] = {
    "purple": (178, 102, 255),
    "red": (240, 70, 70),
    "yellow": (250, 210, 60),
    "green": (72, 190, 96),
    "blue": (64, 138, 250),
}


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """`one` with a share of `other` in it, 0 to 1."""
    return (
        round(one[0] + (other[0] - one[0]) * share),
        round(one[1] + (other[1] - one[1]) * share),
        round(one[2] + (other[2] - one[2]) * share),
    )
