"""Silhouettes of the threats from without; see `threat_silhouettes`."""

from spacealert.narration.shapes.shape import (
    Area,
    Block,
    Disc,
    Point,
    Ring,
    Role,
    Shapes,
    Stroke,
    arc,
    around,
    both_sides,
    smooth,
    star,
)

_FOE, _DARK = Role.SHIP_FOE, Role.SHIP_FOE_DARK
_SKIN, _VEIN = Role.CREATURE, Role.CREATURE_DARK
_ROCK, _PIT = Role.ROCK, Role.ROCK_DARK


def _engines(*at: float, y: float = -38) -> Shapes:
    return tuple(Area(((x - 5, y), (x + 5, y), (x, y - 12)), Role.FIRE, 0.8) for x in at)


def fighter() -> Shapes:
    return (
        *_engines(-9, 9, y=-26),
        Area(both_sides((0, -28), (12, -30), (16, -6), (46, -18), (44, 4), (14, 20), (0, 48)), _FOE),
        Area(both_sides((0, -16), (6, -14), (7, 8), (0, 34)), _DARK),
        Stroke(((-44, -16), (-44, 14)), 4, _FOE),
        Stroke(((44, -16), (44, 14)), 4, _FOE),
        Disc(0, 12, 5, Role.ALARM),
    )


def stealth() -> Shapes:
    return (
        Area(both_sides((0, -16), (20, -26), (48, -10), (18, 6), (0, 40)), _DARK),
        Stroke((*((48, -10), (18, 6), (0, 40), (-18, 6), (-48, -10))[0:],), 3, _FOE),
        Stroke(((-10, -4), (0, 8), (10, -4)), 3, Role.ALARM),
    )


def destroyer() -> Shapes:
    return (
        *_engines(-12, 0, 12, y=-42),
        Area(both_sides((0, -42), (18, -42), (22, -18), (34, -8), (34, 14), (20, 18), (10, 46), (0, 46)), _FOE),
        Block(-8, -34, 16, 50, _DARK, 4),
        Block(-38, -6, 8, 26, _DARK, 3),
        Block(30, -6, 8, 26, _DARK, 3),
        Disc(0, 30, 6, Role.ALARM),
    )


def gunship() -> Shapes:
    return (
        *_engines(-16, 16, y=-34),
        Area(both_sides((0, -34), (26, -36), (34, -10), (26, 16), (0, 22)), _FOE),
        *(Block(x - 4, 4, 8, 40, _DARK, 3) for x in (-26, -9, 9, 26)),
        Disc(0, -10, 9, _DARK),
        Disc(0, -10, 4, Role.ALARM),
    )


def frigate() -> Shapes:
    return (
        *_engines(-14, 14, y=-44),
        Area(both_sides((0, -46), (22, -46), (24, -10), (40, 0), (40, 26), (24, 20), (14, 48), (0, 42)), _FOE),
        Area(both_sides((0, -36), (9, -36), (11, 6), (0, 24)), _DARK),
        *(Disc(x, y, 3.5, Role.WARN) for x in (-16, 16) for y in (-32, -18, -4)),
        Disc(0, 32, 5, Role.ALARM),
    )


def man_of_war() -> Shapes:
    return (
        *_engines(-24, 0, 24, y=-42),
        Area(both_sides((0, -44), (32, -44), (30, -14), (48, 4), (44, 34), (26, 24), (18, 48), (0, 40)), _FOE),
        Area(both_sides((0, -34), (14, -34), (16, 8), (0, 26)), _DARK),
        *(Block(x - 3, 10, 6, 30, _DARK, 2) for x in (-38, 38)),
        *(Disc(x, y, 4, Role.WARN) for x in (-22, 22) for y in (-30, -14)),
        Disc(0, 32, 6, Role.ALARM),
    )


def carrier() -> Shapes:
    small = ((0, -7), (6, 5), (0, 2), (-6, 5))
    return (
        *_engines(-30, -10, 10, 30, y=-34),
        Area(both_sides((0, -36), (40, -36), (48, -18), (48, 18), (30, 34), (0, 30)), _FOE),
        *(Block(x - 11, -22, 22, 36, _DARK, 4) for x in (-28, 0, 28)),
        *(Area(tuple((x + px, 2 - py) for px, py in small), Role.ALARM) for x in (-28, 0, 28)),
    )


def needle() -> Shapes:
    return (
        *_engines(0, y=-44),
        Area(both_sides((0, -46), (8, -40), (9, -10), (22, -26), (20, 0), (8, 12), (0, 50)), _FOE),
        Stroke(((0, -30), (0, 30)), 4, Role.ENERGY),
    )


def saucer() -> Shapes:
    return (
        Area(smooth(both_sides((0, -16), (34, -14), (54, 4), (34, 22), (0, 26)), 3), _FOE),
        Area(smooth(both_sides((0, -36), (18, -34), (26, -8), (0, -4)), 3), Role.GLASS),
        *(Disc(x, 10 - abs(x) / 9, 4, Role.WARN) for x in (-32, -16, 0, 16, 32)),
    )


def satellite() -> Shapes:
    panels = tuple(Block(x + dx, y, 11, 17, Role.SHIELD, 1) for x in (-50, 26) for dx in (0, 13) for y in (-19, 2))
    return (
        Stroke(((-40, 0), (40, 0)), 4, _DARK),
        *panels,
        Area(tuple(around(0, 0, 20, corner / 8) for corner in range(8)), _FOE),
        Stroke(((0, 14), (0, 34)), 4, _DARK),
        Stroke(arc(0, 22, 18, 0.32, 0.68), 5, _FOE),
        Disc(0, 0, 8, Role.ALARM),
    )


def ball() -> Shapes:
    return (
        Disc(0, 0, 44, Role.ENERGY, 0.2),
        Disc(0, 0, 33, _FOE),
        Ring(0, 0, 33, 4, Role.ENERGY),
        *(Stroke(arc(0, 0, 21, turn, turn + 0.22), 4, _DARK) for turn in (0.02, 0.35, 0.68)),
        Disc(0, 0, 9, Role.ALARM),
    )


def _rocks(points: tuple[Point, ...], pits: tuple[tuple[float, float, float], ...]) -> Shapes:
    return (
        Area(smooth(points, 1), _ROCK),
        *(Disc(x, y, radius, _PIT) for x, y, radius in pits),
        Stroke(points[1:4], 2, _PIT, 0.6),
    )


def meteoroid() -> Shapes:
    tail = tuple(Stroke(((x, -20), (x * 1.1, -48)), 4, Role.FIRE, 0.7) for x in (-14, 0, 14))
    corners = ((-22, -24), (8, -30), (28, -12), (30, 14), (10, 36), (-18, 32), (-32, 6))
    return (*tail, *_rocks(corners, ((-8, -4, 7), (12, 12, 5), (-12, 18, 4))))


def asteroid() -> Shapes:
    corners = ((-30, -40), (4, -46), (34, -34), (48, -2), (36, 34), (6, 46), (-32, 38), (-48, 6))
    return _rocks(corners, ((-14, -12, 11), (16, 14, 9), (-18, 22, 6), (20, -20, 5)))


def planetoid() -> Shapes:
    return (
        Disc(0, 0, 42, _ROCK),
        *(Disc(x, y, radius, _PIT) for x, y, radius in ((-16, -14, 10), (14, 10, 13), (-14, 22, 6), (20, -22, 5))),
        Stroke(arc(0, 0, 42, 0.05, 0.45), 3, _PIT),
    )


def cloud() -> Shapes:
    puffs = ((-22, -6, 22), (4, -18, 24), (26, 0, 20), (6, 14, 24), (-18, 16, 18))
    bolt = ((2, -18), (-12, 6), (0, 6), (-6, 26), (14, -2), (2, -2))
    return (*(Disc(x, y, radius, _SKIN, 0.75) for x, y, radius in puffs), Area(bolt, Role.WARN))


def maelstrom() -> Shapes:
    arms = tuple(
        Stroke(tuple(around(0, 0, 6 + step * 4.6, turn + step * 0.06) for step in range(10)), 7, _SKIN, 0.9)
        for turn in (0, 1 / 3, 2 / 3)
    )
    return (Disc(0, 0, 46, _VEIN, 0.4), *arms, Disc(0, 0, 9, Role.INK), Ring(0, 0, 9, 3, Role.ALARM))


def swarm() -> Shapes:
    at = ((-30, -26), (0, -34), (28, -22), (-38, 4), (-12, -4), (16, 0), (40, 8), (-22, 28), (6, 30), (28, 34))
    shape = ((0, 11), (9, -8), (0, -3), (-9, -8))
    return tuple(Area(tuple((x + px, y + py) for px, py in shape), _SKIN) for x, y in at)


def mother_swarm() -> Shapes:
    return (
        *swarm(),
        Area(smooth(both_sides((0, -24), (16, -18), (20, 4), (0, 28)), 2), _VEIN),
        Disc(0, 2, 7, Role.ALARM),
    )


def jellyfish() -> Shapes:
    legs = tuple(Stroke(((x, 0), (x - 5, 14), (x + 5, 28), (x - 2, 44)), 4, _SKIN, 0.85) for x in (-26, -13, 0, 13, 26))
    bell = smooth(both_sides((0, -46), (26, -42), (42, -18), (40, 6), (0, 2)), 2)
    return (*legs, Area(bell, _SKIN), *(Disc(x, -20, 5, _VEIN) for x in (-18, 0, 18)))


def octopus() -> Shapes:
    arms = tuple(
        Stroke(((side * 8, 6), (side * x * 0.7, y - 14), (side * x, y)), 8, _SKIN)
        for side in (-1, 1)
        for x, y in ((46, -2), (44, 26), (28, 46), (10, 48))
    )
    return (
        *arms,
        Area(smooth(both_sides((0, -48), (26, -44), (30, -10), (20, 14), (0, 20)), 2), _SKIN),
        Disc(-10, -2, 6, Role.WARN),
        Disc(10, -2, 6, Role.WARN),
        Disc(-10, -1, 3, Role.INK),
        Disc(10, -1, 3, Role.INK),
    )


def amoeba() -> Shapes:
    corners = ((-40, -10), (-22, -36), (8, -24), (34, -38), (42, -4), (28, 16), (36, 40), (2, 30), (-28, 42), (-26, 14))
    return (
        Area(smooth(corners, 3), _SKIN, 0.9),
        Disc(-2, 0, 13, _VEIN),
        Disc(20, -18, 5, _VEIN),
        Disc(-20, 22, 5, _VEIN),
    )


def crab() -> Shapes:
    legs = tuple(
        Stroke(((side * 20, y), (side * 42, y + 8), (side * 46, y + 24)), 5, _SKIN)
        for side in (-1, 1)
        for y in (-18, -4, 10)
    )
    claws = tuple(
        shape
        for side in (-1, 1)
        for shape in (
            Stroke(((side * 16, 16), (side * 24, 32)), 7, _SKIN),
            Stroke(arc(side * 22, 38, 11, 0.62, 1.38), 6, _SKIN),
        )
    )
    return (
        *legs,
        *claws,
        Area(smooth(both_sides((0, -34), (28, -30), (32, 0), (20, 22), (0, 26)), 2), _SKIN),
        Disc(-9, 12, 5, Role.WARN),
        Disc(9, 12, 5, Role.WARN),
        Stroke(arc(0, 0, 18, -0.15, 0.15), 4, _VEIN),
    )


def spider() -> Shapes:
    legs = tuple(
        Stroke(((0, 0), (side * 26, y - 12), (side * 46, y + 14)), 4, _SKIN)
        for side in (-1, 1)
        for y in (-30, -10, 12, 30)
    )
    return (
        *legs,
        Disc(0, -12, 20, _SKIN),
        Disc(0, 14, 13, _SKIN),
        Disc(-5, 18, 3.5, Role.ALARM),
        Disc(5, 18, 3.5, Role.ALARM),
    )


def snake() -> Shapes:
    body = ((14, -48), (-16, -36), (-22, -18), (4, -6), (22, 8), (8, 26), (-6, 34))
    return (
        Stroke(body, 13, _SKIN),
        Stroke(body, 4, Role.ENERGY),
        Area(smooth(((-20, 26), (4, 26), (6, 42), (-8, 50), (-20, 42)), 1), _SKIN),
        Disc(-12, 38, 3, Role.INK),
        Disc(-2, 38, 3, Role.INK),
    )


def dragon() -> Shapes:
    wing = ((6, -10), (46, -40), (50, 2), (36, -4), (30, 14), (20, 4))
    return (
        Area(wing, _VEIN),
        Area(tuple((-x, y) for x, y in wing), _VEIN),
        Stroke(((0, -48), (6, -32), (-4, -16), (0, 8), (0, 24)), 13, _SKIN),
        Area(both_sides((0, 14), (13, 16), (17, 6), (13, 34), (0, 50)), _SKIN),
        Disc(-6, 28, 3.5, Role.WARN),
        Disc(6, 28, 3.5, Role.WARN),
    )


def behemoth() -> Shapes:
    return (
        Area(smooth(both_sides((0, -46), (38, -40), (50, -4), (36, 30), (0, 30)), 2), _SKIN),
        *(Area(((x - 6, 24), (x + 6, 24), (x, 46)), Role.TEXT) for x in (-22, -8, 8, 22)),
        Disc(-16, -4, 7, Role.ALARM),
        Disc(16, -4, 7, Role.ALARM),
        *(Stroke(arc(0, 24, radius, -0.12, 0.12), 4, _VEIN) for radius in (48, 58)),
    )


def grappler() -> Shapes:
    arms = tuple(
        Stroke(((side * 18, 0), (side * 40, 10), (side * 34, 40), (side * 20, 46)), 8, _DARK) for side in (-1, 1)
    )
    return (
        *arms,
        *_engines(-10, 10, y=-38),
        Area(both_sides((0, -40), (24, -38), (30, -4), (16, 20), (0, 22)), _FOE),
        *(Stroke(((-18, y), (18, y)), 3, _DARK) for y in (-26, -14, -2)),
        Disc(0, 10, 5, Role.ALARM),
    )


def kamikaze() -> Shapes:
    return (
        *_engines(-8, 8, y=-36),
        Area(both_sides((0, -38), (14, -38), (12, -12), (30, -22), (10, 20), (0, 22)), _FOE),
        Disc(0, 28, 16, Role.ALARM),
        Area(star(0, 28, 11, 4, 4), Role.INK),
    )


def scout() -> Shapes:
    return (
        *_engines(0, y=-26),
        Area(both_sides((0, -28), (12, -24), (30, 12), (10, 8), (0, 34)), _FOE),
        *(Stroke(arc(0, 28, radius, 0.38, 0.62), 3, Role.WARN) for radius in (14, 22)),
        Disc(0, 2, 6, Role.WARN),
    )


def tanker() -> Shapes:
    return (
        *_engines(-10, 10, y=-44),
        Block(-12, -46, 24, 92, _DARK, 8),
        *(Disc(x, y, 16, _FOE) for x in (-20, 20) for y in (-22, 14)),
        *(Stroke(((x, y - 6), (x, y + 2)), 5, Role.WARN) for x in (-20, 20) for y in (-22, 14)),
        Disc(0, 38, 5, Role.ALARM),
    )


def nemesis() -> Shapes:
    return (
        *_engines(-20, 20, y=-40),
        Area(both_sides((0, -42), (16, -44), (48, -24), (40, 2), (48, 34), (22, 16), (0, 48)), _DARK),
        Area(both_sides((0, -26), (14, -24), (18, 0), (0, 28)), _FOE),
        Disc(0, -4, 8, Role.ALARM),
    )


def juggernaut() -> Shapes:
    return (
        *_engines(-26, 0, 26, y=-38),
        Area(both_sides((0, -40), (38, -40), (46, -4), (30, 24), (0, 24)), _FOE),
        Area(both_sides((0, 24), (24, 24), (0, 50)), _DARK),
        *(Stroke(((-30, y), (30, y)), 4, _DARK) for y in (-26, -12, 2)),
        Disc(-14, 12, 4, Role.ALARM),
        Disc(14, 12, 4, Role.ALARM),
    )


def marauder() -> Shapes:
    return (
        *_engines(-12, 12, y=-34),
        Area(both_sides((0, -36), (18, -36), (44, 6), (40, 30), (20, 10), (0, 38)), _FOE),
        Stroke(arc(0, 0, 30, -0.2, 0.2), 4, Role.SHIELD),
        Area(star(0, -4, 11, 5, 5), Role.ALARM),
    )


def capsule() -> Shapes:
    return (
        Area(smooth(both_sides((0, -46), (24, -44), (28, 20), (14, 46), (0, 46)), 2), _FOE),
        *(Stroke(((-22, y), (22, y)), 4, _DARK) for y in (-22, 0, 22)),
        Ring(0, -11, 8, 4, Role.WARN),
    )


def jumper() -> Shapes:
    return (
        Stroke(((-46, -10), (-30, -26), (-30, -4)), 5, Role.ENERGY),
        Stroke(((46, -10), (30, -26), (30, -4)), 5, Role.ENERGY),
        *_engines(0, y=-34),
        Area(both_sides((0, -36), (14, -30), (20, 6), (34, 22), (12, 22), (0, 46)), _FOE),
        Disc(0, 6, 6, Role.ALARM),
    )
