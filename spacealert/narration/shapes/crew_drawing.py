"""The crew: astronauts in their colors with the number in which they act, their battlebots, and the interceptors."""

from functools import cache, lru_cache

from spacealert.engine.ship import RANGES
from spacealert.engine.view import PersonView, View
from spacealert.narration.shapes.shape import (
    Area,
    Block,
    Disc,
    Label,
    Point,
    Ring,
    Role,
    Shapes,
    Stroke,
    arc,
    placed,
)
from spacealert.narration.shapes.ship_layout import place_of

_SUIT = {
    "purple": Role.PERSON_PURPLE,
    "red": Role.PERSON_RED,
    "yellow": Role.PERSON_YELLOW,
    "green": Role.PERSON_GREEN,
    "blue": Role.PERSON_BLUE,
}
INTERCEPTOR: Shapes = (
    Area(((-7, 20), (7, 20), (0, 34)), Role.FIRE, 0.9),
    Area(
        ((0, -36), (9, -6), (40, 14), (40, 24), (10, 16), (0, 22), (-10, 16), (-40, 24), (-40, 14), (-9, -6)), Role.TEXT
    ),
    Area(((0, -22), (5, -4), (0, 6), (-5, -4)), Role.SHIELD),
    Block(-41, -2, 4, 24, Role.METAL),
    Block(37, -2, 4, 24, Role.METAL),
)


def person_at(view: View, figure: PersonView) -> Shapes:
    """Somebody at their place aboard or in space."""
    return _person_at(figure._replace(plan=()), view.is_victim(figure.color), place_of(view, figure))


@lru_cache(maxsize=1024)
def _person_at(figure: PersonView, victim: bool, at: Point) -> Shapes:
    return placed(person(figure, victim=victim), *at)


@cache
def person(figure: PersonView, *, victim: bool = False) -> Shapes:
    """An astronaut who stands on the origin, lies there unconscious, or flies there; `victim` of a drone or beast."""
    suit = _SUIT.get(figure.color, Role.TEXT)
    if figure.station in RANGES:
        shapes = _flying(suit, figure.number)
    elif not figure.knocked_out:
        shapes = _standing(suit, figure.number, android=figure.android)
    else:
        shapes = _lying(suit, figure.number)
    if figure.squad:
        shapes = (*shapes, *placed(squad(figure.squad), 20, 0, 0.8))
    if victim:
        shapes = (
            *shapes,
            Area(((9, -44), (16, -34), (12, -28), (6, -28), (2, -34)), Role.CREATURE),
            Disc(9, -33, 2, Role.INK),
        )
    return shapes


def head(color: str, number: int, *, conscious: bool) -> Shapes:
    """A helmet with a number around the origin, 20 units wide: somebody in a list."""
    suit = _SUIT.get(color, Role.TEXT)
    if conscious:
        return (Disc(0, 0, 10, suit), Label(0, 0, str(number), 15, Role.INK))
    return (Ring(0, 0, 8.5, 3, suit), Label(0, 0, str(number), 14, Role.FAINT), Stroke(((-7, -7), (7, 7)), 2, suit))


def _standing(suit: Role, number: int, *, android: bool) -> Shapes:
    head = (
        (Block(-9, -45, 18, 15, suit, 3), Block(-7, -41, 14, 6, Role.GLASS, 2), Stroke(((0, -45), (0, -50)), 2, suit))
        if android
        else (Disc(0, -37, 9.5, suit), Block(-6.5, -41, 13, 8, Role.GLASS, 4))
    )
    return (
        Block(-10, -12, 8, 12, suit, 3),
        Block(2, -12, 8, 12, suit, 3),
        Block(-14, -28, 28, 19, suit, 7),
        *head,
        Label(0, -18.5, str(number), 15, Role.INK),
    )


def _lying(suit: Role, number: int) -> Shapes:
    return (
        Block(-14, -15, 24, 14, suit, 6, 0.65),
        Disc(14, -9, 8, suit, 0.65),
        Label(-3, -8, str(number), 14, Role.INK),
        *(Stroke(arc(14, -26, 4, turn, turn + 0.02, 1), 3, Role.WARN) for turn in (0, 0.33, 0.66)),
        Stroke(((10, -13), (18, -5)), 2.5, Role.INK),
        Stroke(((18, -13), (10, -5)), 2.5, Role.INK),
    )


def _flying(suit: Role, number: int) -> Shapes:
    return (
        *placed(INTERCEPTOR, 0, -20, 0.85),
        Disc(0, -16, 11, suit),
        Ring(0, -16, 11, 2, Role.INK),
        Label(0, -16, str(number), 15, Role.INK),
    )


def squad(state: str) -> Shapes:
    """Battlebots: a head with two eyes; disabled ones are hollow and crossed out."""
    if state == "disabled":
        return (
            Block(-11, -22, 22, 18, Role.ALARM, 4),
            Block(-8.5, -19.5, 17, 13, Role.SPACE, 3),
            Stroke(((-9, -20), (9, -6)), 2.5, Role.ALARM),
            Stroke(((9, -20), (-9, -6)), 2.5, Role.ALARM),
        )
    return (
        Stroke(((0, -22), (0, -27)), 2.5, Role.GOOD),
        Disc(0, -28, 2.5, Role.GOOD),
        Block(-11, -23, 22, 18, Role.GOOD, 4),
        Disc(-4.5, -15, 2.6, Role.INK),
        Disc(4.5, -15, 2.6, Role.INK),
        Block(-9, -4, 7, 4, Role.GOOD, 1),
        Block(2, -4, 7, 4, Role.GOOD, 1),
    )
