"""The drawings of the ship's computer of Nemesis: aliens by their level, fire, malfunction, eggs, pods. All our own."""

from spacealert.kit.ui.drawing import Brush, Drawing, Icon, around, polygon, register
from spacealert.kit.ui.theme import Color

# What an alien is drawn as: the higher the level, the more legs and the larger the body.
_LEVELS = {
    "larva": 1, "creeper": 2, "adult": 3, "breeder": 4, "queen": 5,
    "metagorger": 1, "red-metagorger": 1, "blue-metagorger": 1, "shambler": 3, "fleshbeast": 4, "butcher": 5,
}  # fmt: skip


def alien(kind: str, color: Color) -> Icon:
    """A figure or a token of this kind."""
    level = _LEVELS.get(kind)
    return Icon("alien-blank" if level is None else f"alien-{level}", color)


def _alien(level: int) -> Drawing:
    """A body with a tail and as many pairs of legs as its level."""

    def draw(brush: Brush, _sign: Icon) -> None:
        wide = 9 + 2.4 * level
        for pair in range(level):
            turn = 0.14 + 0.22 * (pair + 0.5) / level
            for side in (turn, -turn):
                knee, foot = around((50, 50), 34, side), around((50, 56), 46, side + (0.05 if side > 0 else -0.05))
                brush.line((50, 50), knee, foot, wide=6)
        brush.fill((50, 4), (50 + wide, 26), (50 + wide * 0.9, 58), (50, 96), (50 - wide * 0.9, 58), (50 - wide, 26))
        brush.erase_disc((50 - wide * 0.4, 28), 3.5)
        brush.erase_disc((50 + wide * 0.4, 28), 3.5)

    return draw


def _blank(brush: Brush, _sign: Icon) -> None:
    brush.ring((50, 50), 34, wide=8)


def _fire(brush: Brush, _sign: Icon) -> None:
    brush.fill(
        (50, 4), (66, 30), (62, 42), (78, 36), (86, 64), (72, 90), (50, 97), (28, 90), (14, 64), (24, 40), (34, 46)
    )
    brush.erase((50, 50), (64, 70), (58, 86), (50, 90), (42, 86), (36, 70))


def _wrench(brush: Brush, _sign: Icon) -> None:
    """A gear that is broken: a malfunction."""
    for turn in range(6):
        brush.line(around((50, 50), 26, turn / 6), around((50, 50), 42, turn / 6), wide=15)
    brush.disc((50, 50), 30)
    brush.erase_disc((50, 50), 12)
    brush.erase((44, 0), (58, 0), (46, 30), (60, 44), (40, 60), (54, 100), (42, 100), (28, 58), (48, 44), (34, 30))


def _egg(brush: Brush, _sign: Icon) -> None:
    brush.fill(*[(50 + (x - 50) * (0.78 if y < 50 else 0.9), y) for x, y in polygon(48, 46)])
    brush.erase((34, 40), (44, 52), (50, 42), (58, 54), (66, 42), (64, 50), (58, 62), (50, 50), (44, 60), (34, 48))


def _pod(brush: Brush, _sign: Icon) -> None:
    brush.fill((50, 4), (72, 28), (72, 74), (50, 86), (28, 74), (28, 28))
    brush.erase_disc((50, 38), 10)
    brush.line((34, 84), (28, 96), wide=7)
    brush.line((66, 84), (72, 96), wide=7)


def _course(brush: Brush, _sign: Icon) -> None:
    brush.ring((50, 50), 44, wide=7)
    brush.fill((66, 34), (56, 56), (34, 66), (44, 44))


def _wound(brush: Brush, _sign: Icon) -> None:
    """A plaster over a cut."""
    brush.line((20, 80), (80, 20), wide=34)
    brush.erase_disc((50, 50), 6)
    for x, y in ((40, 46), (46, 40), (60, 54), (54, 60)):
        brush.erase_disc((x, y), 3)
    brush.line((30, 24), (20, 14), wide=8)
    brush.line((80, 86), (70, 76), wide=8)


def _slime(brush: Brush, _sign: Icon) -> None:
    """A drop."""
    brush.fill((50, 4), (64, 34), (74, 52), (26, 52), (36, 34))
    brush.disc((50, 66), 28)


def _mutation(brush: Brush, _sign: Icon) -> None:
    """A cell that grows spikes."""
    for turn in range(7):
        brush.line(around((50, 50), 22, turn / 7), around((50, 50), 44, turn / 7), wide=9)
    brush.disc((50, 50), 27)
    brush.erase_disc((42, 46), 8)


def _skull(brush: Brush, _sign: Icon) -> None:
    brush.fill(*polygon(48, 38, center=(50, 42)))
    brush.fill((34, 66), (66, 66), (66, 94), (34, 94))
    brush.erase_disc((36, 44), 10)
    brush.erase_disc((64, 44), 10)
    for x in (43, 57):
        brush.erase((x - 2, 80), (x + 2, 80), (x + 2, 94), (x - 2, 94))


def _ship(brush: Brush, _sign: Icon) -> None:
    """The Nemesis from the side, with something beside it, for the menu of the ready room."""
    brush.fill((4, 54), (26, 40), (70, 40), (82, 30), (96, 30), (96, 70), (82, 70), (70, 60), (26, 60))
    brush.erase((14, 54), (26, 47), (40, 47), (40, 53))
    for x in (48, 58, 68):
        brush.erase((x, 46), (x + 5, 46), (x + 5, 54), (x, 54))
    brush.arc((50, 50), 46, 0.62, 0.9, wide=6)
    brush.arc((50, 50), 46, 0.12, 0.4, wide=6)


_DRAWINGS: dict[str, Drawing] = {
    **{f"alien-{level}": _alien(level) for level in range(1, 6)},
    "alien-blank": _blank,
    "ship-fire": _fire,
    "ship-malfunction": _wrench,
    "ship-egg": _egg,
    "ship-pod": _pod,
    "ship-course": _course,
    "ship-skull": _skull,
    "ship-wound": _wound,
    "ship-slime": _slime,
    "ship-mutation": _mutation,
    "ship-nemesis": _ship,
}

register(_DRAWINGS)
