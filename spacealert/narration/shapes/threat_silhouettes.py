"""A silhouette for every kind of threat, drawn on a square from -50 to 50 whose lower edge is toward the ship."""

from collections.abc import Callable
from functools import cache

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
    smooth,
    star,
)

_FOE, _DARK = Role.SHIP_FOE, Role.SHIP_FOE_DARK
_SKIN, _VEIN = Role.CREATURE, Role.CREATURE_DARK
_ROCK, _PIT = Role.ROCK, Role.ROCK_DARK


def _both_sides(*points: Point) -> tuple[Point, ...]:
    """An outline of which one half is given, from top to bottom, and the other is its mirror."""
    return (*points, *((-x, y) for x, y in reversed(points) if x))


def _engines(*at: float, y: float = -38) -> Shapes:
    return tuple(Area(((x - 5, y), (x + 5, y), (x, y - 12)), Role.FIRE, 0.8) for x in at)


def _fighter() -> Shapes:
    return (
        *_engines(-9, 9, y=-26),
        Area(_both_sides((0, -28), (12, -30), (16, -6), (46, -18), (44, 4), (14, 20), (0, 48)), _FOE),
        Area(_both_sides((0, -16), (6, -14), (7, 8), (0, 34)), _DARK),
        Stroke(((-44, -16), (-44, 14)), 4, _FOE),
        Stroke(((44, -16), (44, 14)), 4, _FOE),
        Disc(0, 12, 5, Role.ALARM),
    )


def _stealth() -> Shapes:
    return (
        Area(_both_sides((0, -16), (20, -26), (48, -10), (18, 6), (0, 40)), _DARK),
        Stroke((*((48, -10), (18, 6), (0, 40), (-18, 6), (-48, -10))[0:],), 3, _FOE),
        Stroke(((-10, -4), (0, 8), (10, -4)), 3, Role.ALARM),
    )


def _destroyer() -> Shapes:
    return (
        *_engines(-12, 0, 12, y=-42),
        Area(_both_sides((0, -42), (18, -42), (22, -18), (34, -8), (34, 14), (20, 18), (10, 46), (0, 46)), _FOE),
        Block(-8, -34, 16, 50, _DARK, 4),
        Block(-38, -6, 8, 26, _DARK, 3),
        Block(30, -6, 8, 26, _DARK, 3),
        Disc(0, 30, 6, Role.ALARM),
    )


def _gunship() -> Shapes:
    return (
        *_engines(-16, 16, y=-34),
        Area(_both_sides((0, -34), (26, -36), (34, -10), (26, 16), (0, 22)), _FOE),
        *(Block(x - 4, 4, 8, 40, _DARK, 3) for x in (-26, -9, 9, 26)),
        Disc(0, -10, 9, _DARK),
        Disc(0, -10, 4, Role.ALARM),
    )


def _frigate() -> Shapes:
    return (
        *_engines(-14, 14, y=-44),
        Area(_both_sides((0, -46), (22, -46), (24, -10), (40, 0), (40, 26), (24, 20), (14, 48), (0, 42)), _FOE),
        Area(_both_sides((0, -36), (9, -36), (11, 6), (0, 24)), _DARK),
        *(Disc(x, y, 3.5, Role.WARN) for x in (-16, 16) for y in (-32, -18, -4)),
        Disc(0, 32, 5, Role.ALARM),
    )


def _man_of_war() -> Shapes:
    return (
        *_engines(-24, 0, 24, y=-42),
        Area(_both_sides((0, -44), (32, -44), (30, -14), (48, 4), (44, 34), (26, 24), (18, 48), (0, 40)), _FOE),
        Area(_both_sides((0, -34), (14, -34), (16, 8), (0, 26)), _DARK),
        *(Block(x - 3, 10, 6, 30, _DARK, 2) for x in (-38, 38)),
        *(Disc(x, y, 4, Role.WARN) for x in (-22, 22) for y in (-30, -14)),
        Disc(0, 32, 6, Role.ALARM),
    )


def _carrier() -> Shapes:
    small = ((0, -7), (6, 5), (0, 2), (-6, 5))
    return (
        *_engines(-30, -10, 10, 30, y=-34),
        Area(_both_sides((0, -36), (40, -36), (48, -18), (48, 18), (30, 34), (0, 30)), _FOE),
        *(Block(x - 11, -22, 22, 36, _DARK, 4) for x in (-28, 0, 28)),
        *(Area(tuple((x + px, 2 - py) for px, py in small), Role.ALARM) for x in (-28, 0, 28)),
    )


def _needle() -> Shapes:
    return (
        *_engines(0, y=-44),
        Area(_both_sides((0, -46), (8, -40), (9, -10), (22, -26), (20, 0), (8, 12), (0, 50)), _FOE),
        Stroke(((0, -30), (0, 30)), 4, Role.ENERGY),
    )


def _saucer() -> Shapes:
    return (
        Area(smooth(_both_sides((0, -16), (34, -14), (54, 4), (34, 22), (0, 26)), 3), _FOE),
        Area(smooth(_both_sides((0, -36), (18, -34), (26, -8), (0, -4)), 3), Role.GLASS),
        *(Disc(x, 10 - abs(x) / 9, 4, Role.WARN) for x in (-32, -16, 0, 16, 32)),
    )


def _satellite() -> Shapes:
    panels = tuple(Block(x + dx, y, 11, 17, Role.SHIELD, 1) for x in (-50, 26) for dx in (0, 13) for y in (-19, 2))
    return (
        Stroke(((-40, 0), (40, 0)), 4, _DARK),
        *panels,
        Area(tuple(around(0, 0, 20, corner / 8) for corner in range(8)), _FOE),
        Stroke(((0, 14), (0, 34)), 4, _DARK),
        Stroke(arc(0, 22, 18, 0.32, 0.68), 5, _FOE),
        Disc(0, 0, 8, Role.ALARM),
    )


def _ball() -> Shapes:
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


def _meteoroid() -> Shapes:
    tail = tuple(Stroke(((x, -20), (x * 1.1, -48)), 4, Role.FIRE, 0.7) for x in (-14, 0, 14))
    corners = ((-22, -24), (8, -30), (28, -12), (30, 14), (10, 36), (-18, 32), (-32, 6))
    return (*tail, *_rocks(corners, ((-8, -4, 7), (12, 12, 5), (-12, 18, 4))))


def _asteroid() -> Shapes:
    corners = ((-30, -40), (4, -46), (34, -34), (48, -2), (36, 34), (6, 46), (-32, 38), (-48, 6))
    return _rocks(corners, ((-14, -12, 11), (16, 14, 9), (-18, 22, 6), (20, -20, 5)))


def _planetoid() -> Shapes:
    return (
        Disc(0, 0, 42, _ROCK),
        *(Disc(x, y, radius, _PIT) for x, y, radius in ((-16, -14, 10), (14, 10, 13), (-14, 22, 6), (20, -22, 5))),
        Stroke(arc(0, 0, 42, 0.05, 0.45), 3, _PIT),
    )


def _cloud() -> Shapes:
    puffs = ((-22, -6, 22), (4, -18, 24), (26, 0, 20), (6, 14, 24), (-18, 16, 18))
    bolt = ((2, -18), (-12, 6), (0, 6), (-6, 26), (14, -2), (2, -2))
    return (*(Disc(x, y, radius, _SKIN, 0.75) for x, y, radius in puffs), Area(bolt, Role.WARN))


def _maelstrom() -> Shapes:
    arms = tuple(
        Stroke(tuple(around(0, 0, 6 + step * 4.6, turn + step * 0.06) for step in range(10)), 7, _SKIN, 0.9)
        for turn in (0, 1 / 3, 2 / 3)
    )
    return (Disc(0, 0, 46, _VEIN, 0.4), *arms, Disc(0, 0, 9, Role.INK), Ring(0, 0, 9, 3, Role.ALARM))


def _swarm() -> Shapes:
    at = ((-30, -26), (0, -34), (28, -22), (-38, 4), (-12, -4), (16, 0), (40, 8), (-22, 28), (6, 30), (28, 34))
    shape = ((0, 11), (9, -8), (0, -3), (-9, -8))
    return tuple(Area(tuple((x + px, y + py) for px, py in shape), _SKIN) for x, y in at)


def _mother_swarm() -> Shapes:
    return (
        *_swarm(),
        Area(smooth(_both_sides((0, -24), (16, -18), (20, 4), (0, 28)), 2), _VEIN),
        Disc(0, 2, 7, Role.ALARM),
    )


def _jellyfish() -> Shapes:
    legs = tuple(Stroke(((x, 0), (x - 5, 14), (x + 5, 28), (x - 2, 44)), 4, _SKIN, 0.85) for x in (-26, -13, 0, 13, 26))
    bell = smooth(_both_sides((0, -46), (26, -42), (42, -18), (40, 6), (0, 2)), 2)
    return (*legs, Area(bell, _SKIN), *(Disc(x, -20, 5, _VEIN) for x in (-18, 0, 18)))


def _octopus() -> Shapes:
    arms = tuple(
        Stroke(((side * 8, 6), (side * x * 0.7, y - 14), (side * x, y)), 8, _SKIN)
        for side in (-1, 1)
        for x, y in ((46, -2), (44, 26), (28, 46), (10, 48))
    )
    return (
        *arms,
        Area(smooth(_both_sides((0, -48), (26, -44), (30, -10), (20, 14), (0, 20)), 2), _SKIN),
        Disc(-10, -2, 6, Role.WARN),
        Disc(10, -2, 6, Role.WARN),
        Disc(-10, -1, 3, Role.INK),
        Disc(10, -1, 3, Role.INK),
    )


def _amoeba() -> Shapes:
    corners = ((-40, -10), (-22, -36), (8, -24), (34, -38), (42, -4), (28, 16), (36, 40), (2, 30), (-28, 42), (-26, 14))
    return (
        Area(smooth(corners, 3), _SKIN, 0.9),
        Disc(-2, 0, 13, _VEIN),
        Disc(20, -18, 5, _VEIN),
        Disc(-20, 22, 5, _VEIN),
    )


def _crab() -> Shapes:
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
        Area(smooth(_both_sides((0, -34), (28, -30), (32, 0), (20, 22), (0, 26)), 2), _SKIN),
        Disc(-9, 12, 5, Role.WARN),
        Disc(9, 12, 5, Role.WARN),
        Stroke(arc(0, 0, 18, -0.15, 0.15), 4, _VEIN),
    )


def _spider() -> Shapes:
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


def _snake() -> Shapes:
    body = ((14, -48), (-16, -36), (-22, -18), (4, -6), (22, 8), (8, 26), (-6, 34))
    return (
        Stroke(body, 13, _SKIN),
        Stroke(body, 4, Role.ENERGY),
        Area(smooth(((-20, 26), (4, 26), (6, 42), (-8, 50), (-20, 42)), 1), _SKIN),
        Disc(-12, 38, 3, Role.INK),
        Disc(-2, 38, 3, Role.INK),
    )


def _dragon() -> Shapes:
    wing = ((6, -10), (46, -40), (50, 2), (36, -4), (30, 14), (20, 4))
    return (
        Area(wing, _VEIN),
        Area(tuple((-x, y) for x, y in wing), _VEIN),
        Stroke(((0, -48), (6, -32), (-4, -16), (0, 8), (0, 24)), 13, _SKIN),
        Area(_both_sides((0, 14), (13, 16), (17, 6), (13, 34), (0, 50)), _SKIN),
        Disc(-6, 28, 3.5, Role.WARN),
        Disc(6, 28, 3.5, Role.WARN),
    )


def _behemoth() -> Shapes:
    return (
        Area(smooth(_both_sides((0, -46), (38, -40), (50, -4), (36, 30), (0, 30)), 2), _SKIN),
        *(Area(((x - 6, 24), (x + 6, 24), (x, 46)), Role.TEXT) for x in (-22, -8, 8, 22)),
        Disc(-16, -4, 7, Role.ALARM),
        Disc(16, -4, 7, Role.ALARM),
        *(Stroke(arc(0, 24, radius, -0.12, 0.12), 4, _VEIN) for radius in (48, 58)),
    )


def _grappler() -> Shapes:
    arms = tuple(
        Stroke(((side * 18, 0), (side * 40, 10), (side * 34, 40), (side * 20, 46)), 8, _DARK) for side in (-1, 1)
    )
    return (
        *arms,
        *_engines(-10, 10, y=-38),
        Area(_both_sides((0, -40), (24, -38), (30, -4), (16, 20), (0, 22)), _FOE),
        *(Stroke(((-18, y), (18, y)), 3, _DARK) for y in (-26, -14, -2)),
        Disc(0, 10, 5, Role.ALARM),
    )


def _kamikaze() -> Shapes:
    return (
        *_engines(-8, 8, y=-36),
        Area(_both_sides((0, -38), (14, -38), (12, -12), (30, -22), (10, 20), (0, 22)), _FOE),
        Disc(0, 28, 16, Role.ALARM),
        Area(star(0, 28, 11, 4, 4), Role.INK),
    )


def _scout() -> Shapes:
    return (
        *_engines(0, y=-26),
        Area(_both_sides((0, -28), (12, -24), (30, 12), (10, 8), (0, 34)), _FOE),
        *(Stroke(arc(0, 28, radius, 0.38, 0.62), 3, Role.WARN) for radius in (14, 22)),
        Disc(0, 2, 6, Role.WARN),
    )


def _tanker() -> Shapes:
    return (
        *_engines(-10, 10, y=-44),
        Block(-12, -46, 24, 92, _DARK, 8),
        *(Disc(x, y, 16, _FOE) for x in (-20, 20) for y in (-22, 14)),
        *(Stroke(((x, y - 6), (x, y + 2)), 5, Role.WARN) for x in (-20, 20) for y in (-22, 14)),
        Disc(0, 38, 5, Role.ALARM),
    )


def _nemesis() -> Shapes:
    return (
        *_engines(-20, 20, y=-40),
        Area(_both_sides((0, -42), (16, -44), (48, -24), (40, 2), (48, 34), (22, 16), (0, 48)), _DARK),
        Area(_both_sides((0, -26), (14, -24), (18, 0), (0, 28)), _FOE),
        Disc(0, -4, 8, Role.ALARM),
    )


def _juggernaut() -> Shapes:
    return (
        *_engines(-26, 0, 26, y=-38),
        Area(_both_sides((0, -40), (38, -40), (46, -4), (30, 24), (0, 24)), _FOE),
        Area(_both_sides((0, 24), (24, 24), (0, 50)), _DARK),
        *(Stroke(((-30, y), (30, y)), 4, _DARK) for y in (-26, -12, 2)),
        Disc(-14, 12, 4, Role.ALARM),
        Disc(14, 12, 4, Role.ALARM),
    )


def _marauder() -> Shapes:
    return (
        *_engines(-12, 12, y=-34),
        Area(_both_sides((0, -36), (18, -36), (44, 6), (40, 30), (20, 10), (0, 38)), _FOE),
        Stroke(arc(0, 0, 30, -0.2, 0.2), 4, Role.SHIELD),
        Area(star(0, -4, 11, 5, 5), Role.ALARM),
    )


def _capsule() -> Shapes:
    return (
        Area(smooth(_both_sides((0, -46), (24, -44), (28, 20), (14, 46), (0, 46)), 2), _FOE),
        *(Stroke(((-22, y), (22, y)), 4, _DARK) for y in (-22, 0, 22)),
        Ring(0, -11, 8, 4, Role.WARN),
    )


def _jumper() -> Shapes:
    return (
        Stroke(((-46, -10), (-30, -26), (-30, -4)), 5, Role.ENERGY),
        Stroke(((46, -10), (30, -26), (30, -4)), 5, Role.ENERGY),
        *_engines(0, y=-34),
        Area(_both_sides((0, -36), (14, -30), (20, 6), (34, 22), (12, 22), (0, 46)), _FOE),
        Disc(0, 6, 6, Role.ALARM),
    )


# --- aboard


def _trooper() -> Shapes:
    return (
        Area(_both_sides((0, -18), (22, -16), (26, 12), (16, 46), (4, 46), (0, 20)), _FOE),
        Disc(0, -30, 16, _FOE),
        Block(-12, -34, 24, 8, Role.ALARM, 3),
        Stroke(((-30, 14), (26, -2)), 8, _DARK),
    )


def _saboteur() -> Shapes:
    return (
        Area(_both_sides((0, -18), (18, -16), (24, 14), (16, 46), (4, 46), (0, 22)), Role.METAL),
        Disc(0, -30, 15, Role.METAL),
        Block(-11, -34, 22, 6, Role.INK, 2),
        Ring(28, 8, 10, 5, Role.WARN),
        Stroke(((28, 16), (28, 42)), 6, Role.WARN),
    )


def _ninja() -> Shapes:
    return (
        Area(_both_sides((0, -18), (18, -16), (22, 14), (16, 46), (4, 46), (0, 22)), Role.INK),
        Disc(0, -30, 15, Role.INK),
        Block(-11, -34, 22, 5, Role.TEXT, 2),
        Ring(0, -30, 15, 2, Role.FAINT),
        Stroke(((-34, 30), (30, -34)), 4, Role.TEXT),
    )


def _beast() -> Shapes:
    return (
        *(Stroke(((side * 14, 8), (side * 36, 4), (side * 42, 40)), 7, _SKIN) for side in (-1, 1)),
        Area(smooth(_both_sides((0, -48), (24, -44), (30, -14), (16, 40), (0, 46)), 2), _SKIN),
        Disc(-11, -20, 6, Role.WARN),
        Disc(11, -20, 6, Role.WARN),
        *(Area(((x - 4, 2), (x + 4, 2), (x, 14)), Role.TEXT) for x in (-12, -4, 4, 12)),
    )


def _slime() -> Shapes:
    corners = ((-48, 40), (-40, 16), (-26, 24), (-18, -18), (0, 10), (12, -34), (24, 14), (38, 2), (48, 40))
    return (
        Area(smooth(corners, 2), _SKIN, 0.95),
        Disc(-8, 22, 6, _VEIN),
        Disc(18, 24, 8, _VEIN),
        Disc(14, -6, 4, _VEIN),
    )


def _virus() -> Shapes:
    return (
        *(
            shape
            for turn in range(8)
            for shape in (
                Stroke((around(0, 0, 22, turn / 8), around(0, 0, 40, turn / 8)), 5, _SKIN),
                Disc(*around(0, 0, 42, turn / 8), 6, _SKIN),
            )
        ),
        Disc(0, 0, 26, _SKIN),
        Disc(-8, -6, 6, _VEIN),
        Disc(9, 8, 7, _VEIN),
    )


def _gear() -> Shapes:
    teeth = tuple(Stroke((around(0, 0, 26, turn / 8), around(0, 0, 42, turn / 8)), 13, Role.WARN) for turn in range(8))
    return (
        *teeth,
        Disc(0, 0, 32, Role.WARN),
        Area(((6, -24), (-14, 4), (-2, 4), (-8, 26), (14, -6), (2, -6)), Role.INK),
    )


def _warhead() -> Shapes:
    return (
        Area(_both_sides((0, -48), (16, -24), (16, 22), (30, 44), (0, 34)), _FOE),
        Block(-16, -8, 32, 10, Role.ALARM),
        Area(star(0, 16, 9, 4, 5), Role.WARN),
    )


def _nuclear() -> Shapes:
    blades = tuple(
        Area((around(0, 0, 9, turn), *arc(0, 0, 36, turn - 1 / 12, turn + 1 / 12, 5)), Role.INK)
        for turn in (0, 1 / 3, 2 / 3)
    )
    return (Disc(0, 0, 46, Role.WARN), *blades, Disc(0, 0, 7, Role.INK))


def _fissure() -> Shapes:
    crack = ((-40, -44), (-12, -18), (-20, 2), (10, 14), (4, 28), (38, 46))
    return (
        Stroke(crack, 14, Role.FIRE, 0.9),
        Stroke(crack, 6, Role.INK),
        Stroke(((-12, -18), (22, -34)), 6, Role.FIRE),
        Stroke(((10, 14), (40, 2)), 6, Role.FIRE),
    )


def _bot() -> Shapes:
    return (
        Stroke(((0, -30), (0, -46)), 5, _FOE),
        Disc(0, -46, 6, Role.ALARM),
        Block(-30, -30, 60, 48, _FOE, 10),
        Block(-22, 20, 16, 24, _DARK, 4),
        Block(6, 20, 16, 24, _DARK, 4),
        Disc(-13, -10, 7, Role.ALARM),
        Disc(13, -10, 7, Role.ALARM),
        Stroke(((-12, 8), (12, 8)), 5, _DARK),
    )


def _seeker() -> Shapes:
    lens = smooth(_both_sides((0, -28), (30, -18), (50, 0), (30, 18), (0, 28)), 2)
    return (Area(lens, _SKIN), Disc(0, 0, 20, _VEIN), Disc(0, 0, 10, Role.ALARM), Disc(4, -4, 3, Role.TEXT))


def _drill() -> Shapes:
    return (
        Block(-24, -46, 48, 40, _FOE, 6),
        Area(_both_sides((0, -6), (26, -6), (0, 48)), _DARK),
        *(Stroke(((-20 + y * 0.4, y), (20 - y * 0.4, y + 8)), 4, _FOE) for y in (2, 14, 26)),
        Disc(0, -26, 8, Role.ALARM),
    )


def _vortex() -> Shapes:
    return (
        *(Ring(0, 0, radius, 5, Role.ENERGY, opacity) for radius, opacity in ((44, 0.4), (32, 0.7), (20, 1))),
        Disc(0, 0, 11, Role.INK),
        Stroke(((0, 0), (0, -28)), 5, Role.WARN),
        Stroke(((0, 0), (20, 8)), 5, Role.WARN),
    )


def _siren() -> Shapes:
    return (
        Area(smooth(_both_sides((0, -12), (14, -10), (24, 30), (16, 48), (0, 46)), 2), _SKIN),
        Disc(0, -26, 14, _SKIN),
        Stroke(((-16, -30), (-18, 8)), 7, _VEIN),
        Stroke(((16, -30), (18, 8)), 7, _VEIN),
        *(Stroke(arc(0, -22, radius, 0.2, 0.3), 4, Role.WARN) for radius in (34, 44)),
        *(Stroke(arc(0, -22, radius, 0.7, 0.8), 4, Role.WARN) for radius in (34, 44)),
    )


def _transmitter() -> Shapes:
    return (
        Area(_both_sides((0, -12), (4, -12), (24, 46), (0, 46)), _FOE),
        Disc(0, -16, 8, Role.ALARM),
        *(Stroke(arc(0, -16, radius, 0.12, 0.38), 5, Role.WARN) for radius in (20, 32)),
        *(Stroke(arc(0, -16, radius, 0.62, 0.88), 5, Role.WARN) for radius in (20, 32)),
    )


def _mines() -> Shapes:
    return (
        *(Stroke((around(0, 0, 24, turn / 8), around(0, 0, 44, turn / 8)), 6, _FOE) for turn in range(8)),
        Disc(0, 0, 30, _DARK),
        Ring(0, 0, 30, 4, _FOE),
        Disc(0, 0, 9, Role.ALARM),
    )


def _parasite() -> Shapes:
    body = ((-30, 40), (-10, 24), (-24, 4), (6, -6), (-4, -28), (18, -40))
    return (
        Stroke(body, 16, _SKIN),
        *(Disc(x, y, 5, _VEIN) for x, y in body[1:-1]),
        Disc(18, -40, 10, _SKIN),
        Disc(21, -42, 4, Role.ALARM),
    )


_FAMILIES: dict[Callable[[], Shapes], tuple[str, ...]] = {
    _ball: ("E1-01", "E3-102"),
    _destroyer: ("E1-02", "E2-103", "E3-103"),
    _stealth: ("E1-03", "E2-03"),
    _cloud: ("E1-04",),
    _gunship: ("E1-05",),
    _fighter: ("E1-06", "E1-07", "E1-101", "E2-102", "E3-104", "E3-108"),
    _grappler: ("E1-08",),
    _amoeba: ("E1-09",),
    _meteoroid: ("E1-10",),
    _kamikaze: ("E2-01",),
    _scout: ("E2-02",),
    _swarm: ("E2-04",),
    _jellyfish: ("E2-05",),
    _marauder: ("E2-06",),
    _asteroid: ("E2-07", "SE1-08", "SE2-06"),
    _frigate: ("SE1-01", "SE1-05", "SE2-101", "SE2-102", "SE3-109"),
    _man_of_war: ("SE1-02", "SE3-101", "SE3-102", "SE3-105"),
    _tanker: ("SE1-03",),
    _satellite: ("SE1-04", "SE2-03", "SE3-104"),
    _octopus: ("SE1-06",),
    _maelstrom: ("SE1-07",),
    _behemoth: ("SE2-01",),
    _juggernaut: ("SE2-02",),
    _crab: ("SE2-04",),
    _nemesis: ("SE2-05",),
    _saucer: ("E1-102",),
    _carrier: ("E2-101", "SE1-101", "SE3-103"),
    _needle: ("E3-101",),
    _jumper: ("E3-105", "E3-106", "SE3-106"),
    _capsule: ("E3-107",),
    _snake: ("E3-109",),
    _spider: ("SE1-102",),
    _mother_swarm: ("SE2-103",),
    _planetoid: ("SE3-107",),
    _dragon: ("SE3-108",),
    _trooper: ("I1-01", "I1-02", "I2-03", "I2-04", "SI1-01", "SI1-02", "I3-105", "I3-106"),
    _saboteur: ("I1-03", "I1-04"),
    _ninja: ("I2-102",),
    _beast: ("SI1-03", "SI2-01", "SI1-101", "SI3-101"),
    _slime: ("I2-01", "I2-02", "SI2-04"),
    _virus: ("I2-05",),
    _gear: (
        "I1-05",
        "I1-06",
        "I2-06",
        "SI1-05",
        "SI2-03",
        "I1-101",
        "I2-101",
        "I3-101",
        "I3-102",
        "I3-103",
        "I3-104",
    ),
    _warhead: ("I1-07",),
    _fissure: ("SI1-04",),
    _bot: ("SI1-06", "SI3-106"),
    _seeker: ("SI2-02",),
    _nuclear: ("SI2-05",),
    _drill: ("I3-107",),
    _vortex: ("SI2-101", "SI3-104"),
    _mines: ("SI2-102",),
    _transmitter: ("SI3-102", "SI3-103"),
    _siren: ("SI3-105",),
    _parasite: ("SI3-107",),
}
SILHOUETTES = {code: drawing for drawing, codes in _FAMILIES.items() for code in codes}


@cache
def silhouette(code: str) -> Shapes:
    """The drawing of the threat with this card."""
    return SILHOUETTES[code]()
