"""Silhouettes of the threats aboard; see `threat_silhouettes`."""

from spacealert.narration.shapes.shape import (
    Area,
    Block,
    Disc,
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


def trooper() -> Shapes:
    return (
        Area(both_sides((0, -18), (22, -16), (26, 12), (16, 46), (4, 46), (0, 20)), _FOE),
        Disc(0, -30, 16, _FOE),
        Block(-12, -34, 24, 8, Role.ALARM, 3),
        Stroke(((-30, 14), (26, -2)), 8, _DARK),
    )


def saboteur() -> Shapes:
    return (
        Area(both_sides((0, -18), (18, -16), (24, 14), (16, 46), (4, 46), (0, 22)), Role.METAL),
        Disc(0, -30, 15, Role.METAL),
        Block(-11, -34, 22, 6, Role.INK, 2),
        Ring(28, 8, 10, 5, Role.WARN),
        Stroke(((28, 16), (28, 42)), 6, Role.WARN),
    )


def ninja() -> Shapes:
    return (
        Area(both_sides((0, -18), (18, -16), (22, 14), (16, 46), (4, 46), (0, 22)), Role.INK),
        Disc(0, -30, 15, Role.INK),
        Block(-11, -34, 22, 5, Role.TEXT, 2),
        Ring(0, -30, 15, 2, Role.FAINT),
        Stroke(((-34, 30), (30, -34)), 4, Role.TEXT),
    )


def beast() -> Shapes:
    return (
        *(Stroke(((side * 14, 8), (side * 36, 4), (side * 42, 40)), 7, _SKIN) for side in (-1, 1)),
        Area(smooth(both_sides((0, -48), (24, -44), (30, -14), (16, 40), (0, 46)), 2), _SKIN),
        Disc(-11, -20, 6, Role.WARN),
        Disc(11, -20, 6, Role.WARN),
        *(Area(((x - 4, 2), (x + 4, 2), (x, 14)), Role.TEXT) for x in (-12, -4, 4, 12)),
    )


def slime() -> Shapes:
    corners = ((-48, 40), (-40, 16), (-26, 24), (-18, -18), (0, 10), (12, -34), (24, 14), (38, 2), (48, 40))
    return (
        Area(smooth(corners, 2), _SKIN, 0.95),
        Disc(-8, 22, 6, _VEIN),
        Disc(18, 24, 8, _VEIN),
        Disc(14, -6, 4, _VEIN),
    )


def virus() -> Shapes:
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


def gear() -> Shapes:
    teeth = tuple(Stroke((around(0, 0, 26, turn / 8), around(0, 0, 42, turn / 8)), 13, Role.WARN) for turn in range(8))
    return (
        *teeth,
        Disc(0, 0, 32, Role.WARN),
        Area(((6, -24), (-14, 4), (-2, 4), (-8, 26), (14, -6), (2, -6)), Role.INK),
    )


def warhead() -> Shapes:
    return (
        Area(both_sides((0, -48), (16, -24), (16, 22), (30, 44), (0, 34)), _FOE),
        Block(-16, -8, 32, 10, Role.ALARM),
        Area(star(0, 16, 9, 4, 5), Role.WARN),
    )


def nuclear() -> Shapes:
    blades = tuple(
        Area((around(0, 0, 9, turn), *arc(0, 0, 36, turn - 1 / 12, turn + 1 / 12, 5)), Role.INK)
        for turn in (0, 1 / 3, 2 / 3)
    )
    return (Disc(0, 0, 46, Role.WARN), *blades, Disc(0, 0, 7, Role.INK))


def fissure() -> Shapes:
    crack = ((-40, -44), (-12, -18), (-20, 2), (10, 14), (4, 28), (38, 46))
    return (
        Stroke(crack, 14, Role.FIRE, 0.9),
        Stroke(crack, 6, Role.INK),
        Stroke(((-12, -18), (22, -34)), 6, Role.FIRE),
        Stroke(((10, 14), (40, 2)), 6, Role.FIRE),
    )


def bot() -> Shapes:
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


def seeker() -> Shapes:
    lens = smooth(both_sides((0, -28), (30, -18), (50, 0), (30, 18), (0, 28)), 2)
    return (Area(lens, _SKIN), Disc(0, 0, 20, _VEIN), Disc(0, 0, 10, Role.ALARM), Disc(4, -4, 3, Role.TEXT))


def drill() -> Shapes:
    return (
        Block(-24, -46, 48, 40, _FOE, 6),
        Area(both_sides((0, -6), (26, -6), (0, 48)), _DARK),
        *(Stroke(((-20 + y * 0.4, y), (20 - y * 0.4, y + 8)), 4, _FOE) for y in (2, 14, 26)),
        Disc(0, -26, 8, Role.ALARM),
    )


def vortex() -> Shapes:
    return (
        *(Ring(0, 0, radius, 5, Role.ENERGY, opacity) for radius, opacity in ((44, 0.4), (32, 0.7), (20, 1))),
        Disc(0, 0, 11, Role.INK),
        Stroke(((0, 0), (0, -28)), 5, Role.WARN),
        Stroke(((0, 0), (20, 8)), 5, Role.WARN),
    )


def siren() -> Shapes:
    return (
        Area(smooth(both_sides((0, -12), (14, -10), (24, 30), (16, 48), (0, 46)), 2), _SKIN),
        Disc(0, -26, 14, _SKIN),
        Stroke(((-16, -30), (-18, 8)), 7, _VEIN),
        Stroke(((16, -30), (18, 8)), 7, _VEIN),
        *(Stroke(arc(0, -22, radius, 0.2, 0.3), 4, Role.WARN) for radius in (34, 44)),
        *(Stroke(arc(0, -22, radius, 0.7, 0.8), 4, Role.WARN) for radius in (34, 44)),
    )


def transmitter() -> Shapes:
    return (
        Area(both_sides((0, -12), (4, -12), (24, 46), (0, 46)), _FOE),
        Disc(0, -16, 8, Role.ALARM),
        *(Stroke(arc(0, -16, radius, 0.12, 0.38), 5, Role.WARN) for radius in (20, 32)),
        *(Stroke(arc(0, -16, radius, 0.62, 0.88), 5, Role.WARN) for radius in (20, 32)),
    )


def mines() -> Shapes:
    return (
        *(Stroke((around(0, 0, 24, turn / 8), around(0, 0, 44, turn / 8)), 6, _FOE) for turn in range(8)),
        Disc(0, 0, 30, _DARK),
        Ring(0, 0, 30, 4, _FOE),
        Disc(0, 0, 9, Role.ALARM),
    )


def parasite() -> Shapes:
    body = ((-30, 40), (-10, 24), (-24, 4), (6, -6), (-4, -28), (18, -40))
    return (
        Stroke(body, 16, _SKIN),
        *(Disc(x, y, 5, _VEIN) for x, y in body[1:-1]),
        Disc(18, -40, 10, _SKIN),
        Disc(21, -42, 4, Role.ALARM),
    )
