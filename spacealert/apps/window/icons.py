"""The drawings of a mission: zones, threats, announcements, officers and the controls of the window. All our own.

A zone is recognized by color, shape and letter together: red is a triangle, white a circle, blue a square on its
corner, and inside the ship is a hexagon.
"""

from spacealert.apps.window import game_colors
from spacealert.kit.ui import theme
from spacealert.kit.ui.drawing import Brush, Drawing, Icon, Point, around, polygon, register


def zone(name: str, letter: str, serious: bool = False) -> Icon:
    """The icon of `red`, `white`, `blue` or `internal`."""
    return Icon(name, game_colors.ZONES[name], letter, serious)


WINDOW = Icon("siren", theme.AMBER)  # in the title bar and the task bar


# The outline of each zone's shape at a share of its full size.
def _outline(name: str, share: float) -> list[Point]:
    if name == "red":
        return [
            (50, 50 + (y - 50) * share) if x == 50 else (50 + (x - 50) * share, 50 + (y - 50) * share)
            for x, y in ((50, 2), (98, 92), (2, 92))
        ]
    if name == "blue":
        return polygon(4, 49 * share)
    if name == "internal":
        return polygon(6, 49 * share)
    return polygon(72, 47 * share)


_MIDDLES = {"red": (50.0, 62.0)}  # of the other shapes it is the middle of the square


def _zone(brush: Brush, icon: Icon) -> None:
    brush.fill(*_outline(icon.name, 1))
    if icon.serious:  # a dark ring inside the edge
        middle = _MIDDLES.get(icon.name, (50, 50))
        ring = [_towards(point, middle, 0.13) for point in _outline(icon.name, 1)]
        core = [_towards(point, middle, 0.25) for point in _outline(icon.name, 1)]
        brush.erase(*ring)
        brush.fill(*core)


def _towards(point: Point, goal: Point, share: float) -> Point:
    return point[0] + (goal[0] - point[0]) * share, point[1] + (goal[1] - point[1]) * share


def _fighter(brush: Brush, icon: Icon) -> None:
    """A threat outside: a ship that comes at us."""
    brush.fill(
        (50, 96),
        (38, 66),
        (8, 44),
        (2, 12),
        (18, 30),
        (38, 26),
        (50, 4),
        (62, 26),
        (82, 30),
        (98, 12),
        (92, 44),
        (62, 66),
    )
    brush.erase((50, 74), (44, 56), (50, 40), (56, 56))
    if icon.serious:
        brush.fill((8, 56), (26, 66), (22, 88), (12, 74))
        brush.fill((92, 56), (74, 66), (78, 88), (88, 74))


def _intruder(brush: Brush, icon: Icon) -> None:
    """A threat inside: something in a hatch."""
    brush.fill(*polygon(6, 49))
    brush.erase(*polygon(6, 41))
    brush.fill(
        *[
            (50 + (x - 50) * 0.9, 52 + (y - 50) * 0.9)
            for x, y in (
                (50, 18),
                (70, 26),
                (76, 46),
                (68, 62),
                (60, 78),
                (54, 70),
                (50, 80),
                (46, 70),
                (40, 78),
                (32, 62),
                (24, 46),
                (30, 26),
            )
        ]
    )
    brush.erase((34, 42), (46, 50), (44, 56), (36, 54))
    brush.erase((66, 42), (54, 50), (56, 56), (64, 54))
    if icon.serious:
        for turn in range(6):
            brush.disc(around((50, 50), 45, turn / 6 + 1 / 12), 5)


def _begin(brush: Brush, _sign: Icon) -> None:
    """A siren."""
    brush.fill((26, 78), (26, 50), (32, 36), (50, 28), (68, 36), (74, 50), (74, 78))
    brush.erase((36, 68), (36, 52), (42, 44), (46, 44), (44, 52), (44, 68))
    brush.fill((16, 84), (84, 84), (84, 94), (16, 94))
    for turn in (-0.18, -0.09, 0, 0.09, 0.18):
        brush.line(around((50, 52), 34, turn), around((50, 52), 46, turn), wide=6)


def _incoming(brush: Brush, _sign: Icon) -> None:
    """A card comes in."""
    brush.line((50, 6), (50, 58), wide=11)
    brush.fill((24, 44), (76, 44), (50, 74))
    brush.line((10, 62), (10, 90), (90, 90), (90, 62), wide=10)


def _transfer(brush: Brush, _sign: Icon) -> None:
    """A card goes from hand to hand."""
    brush.line((10, 34), (66, 34), wide=11)
    brush.fill((60, 12), (96, 34), (60, 56))
    brush.line((34, 70), (90, 70), wide=11)
    brush.fill((40, 48), (4, 70), (40, 92))


def _silence(brush: Brush, _sign: Icon) -> None:
    """Nobody talks: a speech bubble struck out."""
    brush.fill((6, 14), (94, 14), (94, 70), (52, 70), (30, 92), (30, 70), (6, 70))
    brush.erase((15, 23), (85, 23), (85, 61), (48, 61), (38, 71), (38, 61), (15, 61))
    brush.color = (*brush.color[:3], 0)
    brush.line((4, 88), (92, 0), wide=22)
    brush.color = brush.color[:3]
    brush.line((8, 92), (96, 4), wide=9)


def _clock(brush: Brush, _sign: Icon) -> None:
    brush.ring((50, 50), 42, wide=10)
    brush.line((50, 50), (50, 24), wide=9)
    brush.line((50, 50), (68, 62), wide=9)


def _done(brush: Brush, _sign: Icon) -> None:
    brush.ring((50, 50), 44, wide=9)
    brush.line((28, 52), (44, 68), (74, 34), wide=10)


def _pause(brush: Brush, _sign: Icon) -> None:
    brush.fill((22, 10), (42, 10), (42, 90), (22, 90))
    brush.fill((58, 10), (78, 10), (78, 90), (58, 90))


def _play(brush: Brush, _sign: Icon) -> None:
    brush.fill((22, 8), (90, 50), (22, 92))


def _back(brush: Brush, _sign: Icon) -> None:
    """A circle that runs back."""
    brush.arc((50, 54), 34, 0.02, 0.75, wide=9)
    brush.fill((52, 4), (52, 36), (26, 20))


def _speaker(brush: Brush, _sign: Icon) -> None:
    brush.fill((6, 36), (24, 36), (50, 12), (50, 88), (24, 64), (6, 64))
    brush.arc((50, 50), 20, 0.12, 0.38, wide=7)
    brush.arc((50, 50), 38, 0.12, 0.38, wide=7)


def _muted(brush: Brush, _sign: Icon) -> None:
    brush.fill((6, 36), (24, 36), (50, 12), (50, 88), (24, 64), (6, 64))
    brush.line((64, 36), (92, 64), wide=8)
    brush.line((64, 64), (92, 36), wide=8)


def _quieter(brush: Brush, _sign: Icon) -> None:
    brush.fill((4, 36), (22, 36), (48, 12), (48, 88), (22, 64), (4, 64))
    brush.line((64, 50), (94, 50), wide=10)


def _louder(brush: Brush, _sign: Icon) -> None:
    _quieter(brush, _sign)
    brush.line((79, 35), (79, 65), wide=10)


def _repeat(brush: Brush, _sign: Icon) -> None:
    """What was said, once more: a speech bubble with an arrow back."""
    brush.fill((6, 10), (94, 10), (94, 70), (50, 70), (28, 92), (28, 70), (6, 70))
    brush.erase((15, 19), (85, 19), (85, 61), (46, 61), (37, 70), (37, 61), (15, 61))
    brush.line((42, 40), (74, 40), wide=9)
    brush.fill((26, 40), (48, 24), (48, 56))


def _keys(brush: Brush, _sign: Icon) -> None:
    brush.outline((6, 24), (94, 24), (94, 78), (6, 78), wide=8)
    for x in (24, 41, 58, 75):
        brush.disc((x, 42), 5)
    brush.line((30, 62), (70, 62), wide=8)


def _fullscreen(brush: Brush, _sign: Icon) -> None:
    for x, y in ((12, 12), (88, 12), (12, 88), (88, 88)):
        inward_x, inward_y = x + (26 if x < 50 else -26), y + (26 if y < 50 else -26)
        brush.line((inward_x, y), (x, y), (x, inward_y), wide=10)


def _dice(brush: Brush, _sign: Icon) -> None:
    brush.outline((12, 12), (88, 12), (88, 88), (12, 88), wide=9)
    for x, y in ((32, 32), (68, 32), (50, 50), (32, 68), (68, 68)):
        brush.disc((x, y), 7)


def _star(brush: Brush, _sign: Icon) -> None:
    """The captain."""
    points = [around((50, 53), 48 if corner % 2 == 0 else 20, corner / 10) for corner in range(10)]
    brush.fill(*points)


def _antenna(brush: Brush, _sign: Icon) -> None:
    """The communications officer."""
    brush.line((50, 44), (50, 92), wide=9)
    brush.line((32, 92), (68, 92), wide=9)
    brush.disc((50, 36), 9)
    for radius in (22, 38):
        brush.arc((50, 36), radius, 0.13, 0.37, wide=7)
        brush.arc((50, 36), radius, 0.63, 0.87, wide=7)


def _shield(brush: Brush, _sign: Icon) -> None:
    """The chief of security."""
    brush.fill((50, 4), (88, 18), (84, 58), (70, 80), (50, 96), (30, 80), (16, 58), (12, 18))


def _card(brush: Brush, _sign: Icon) -> None:
    brush.outline((22, 8), (78, 8), (78, 92), (22, 92), wide=8)
    brush.line((36, 30), (64, 30), wide=7)
    brush.line((36, 50), (64, 50), wide=7)
    brush.line((36, 70), (52, 70), wide=7)


def _cross(brush: Brush, _sign: Icon) -> None:
    brush.line((20, 20), (80, 80), wide=12)
    brush.line((20, 80), (80, 20), wide=12)


def _person(brush: Brush, _sign: Icon) -> None:
    brush.disc((50, 26), 20)
    brush.fill((16, 94), (20, 66), (34, 54), (66, 54), (80, 66), (84, 94))


def _android(brush: Brush, _sign: Icon) -> None:
    brush.fill((26, 16), (74, 16), (74, 46), (26, 46))
    brush.line((50, 16), (50, 4), wide=5)
    brush.erase_disc((40, 31), 5)
    brush.erase_disc((60, 31), 5)
    brush.fill((16, 94), (20, 56), (80, 56), (84, 94))
    brush.erase((40, 66), (60, 66), (60, 76), (40, 76))


def _phone(brush: Brush, icon: Icon) -> None:
    brush.outline((30, 8), (70, 8), (70, 92), (30, 92), wide=8)
    brush.line((44, 80), (56, 80), wide=6)


def _gear(brush: Brush, _sign: Icon) -> None:
    for turn in range(8):
        brush.line(around((50, 50), 30, turn / 8), around((50, 50), 43, turn / 8), wide=15)
    brush.disc((50, 50), 32)
    brush.erase_disc((50, 50), 14)


def _book(brush: Brush, _sign: Icon) -> None:
    """An open book: the log."""
    brush.outline((50, 24), (30, 14), (6, 14), (6, 80), (30, 80), (50, 90), wide=7)
    brush.outline((50, 24), (70, 14), (94, 14), (94, 80), (70, 80), (50, 90), wide=7)
    for y in (36, 54):
        brush.line((18, y), (36, y + 3), wide=6)
        brush.line((82, y), (64, y + 3), wide=6)


def _voyage(brush: Brush, _sign: Icon) -> None:
    """Three stations and the way between them."""
    brush.line((16, 78), (44, 34), (84, 60), wide=6)
    brush.disc((16, 78), 13)
    brush.disc((44, 34), 13)
    brush.ring((84, 60), 12, wide=8)


def _computer(brush: Brush, _sign: Icon) -> None:
    """A screen with a line that beats: the ship's computer."""
    brush.outline((8, 12), (92, 12), (92, 72), (8, 72), wide=8)
    brush.line((22, 48), (38, 48), (46, 30), (58, 58), (66, 42), (78, 42), wide=6)
    brush.line((34, 90), (66, 90), wide=8)


_DRAWINGS: dict[str, Drawing] = {
    "red": _zone,
    "white": _zone,
    "blue": _zone,
    "internal": _zone,
    "fighter": _fighter,
    "intruder": _intruder,
    "begin": _begin,
    "incoming": _incoming,
    "transfer": _transfer,
    "silence": _silence,
    "clock": _clock,
    "done": _done,
    "pause": _pause,
    "play": _play,
    "back": _back,
    "speaker": _speaker,
    "muted": _muted,
    "quieter": _quieter,
    "louder": _louder,
    "repeat": _repeat,
    "siren": _begin,
    "keys": _keys,
    "fullscreen": _fullscreen,
    "dice": _dice,
    "star": _star,
    "antenna": _antenna,
    "shield": _shield,
    "card": _card,
    "phone": _phone,
    "cross": _cross,
    "person": _person,
    "android": _android,
    "gear": _gear,
    "computer": _computer,
    "book": _book,
    "voyage": _voyage,
}

# Where the letter stands: the middle of what the eye sees as the shape's body, and its size.
_LETTERS = {"red": (50, 63, 42), "white": (50, 50, 56), "blue": (50, 50, 50), "internal": (50, 50, 54)}

register(_DRAWINGS, _LETTERS)
