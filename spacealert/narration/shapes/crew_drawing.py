"""Draws the crew: astronauts in their colors, with their numbers in turn order, battlebots and interceptors.

Each crew member has their own helmet, build and tool, drawn in `spacealert/art`.
"""

from functools import cache

from spacealert import art
from spacealert.engine.ship import RANGES
from spacealert.engine.view import PersonView, View
from spacealert.narration.shapes import svg
from spacealert.narration.shapes.shape import (
    Area,
    Disc,
    Figure,
    Label,
    Role,
    Shapes,
    Stroke,
    dim_shapes,
    place_shapes,
    star_points,
)
from spacealert.narration.shapes.ship_layout import person_position

_SUIT = {
    "purple": Role.PERSON_PURPLE,
    "red": Role.PERSON_RED,
    "yellow": Role.PERSON_YELLOW,
    "green": Role.PERSON_GREEN,
    "blue": Role.PERSON_BLUE,
}


def draw_person_at(view: View, figure: PersonView) -> Shapes:
    """Draw a crew member at their position, on board or in space."""
    place = figure.station if figure.station in RANGES else "UW"  # the drawing is the same everywhere on board
    drawn = draw_person(figure._replace(plan=(), station=place), victim=view.is_victim(figure.color))
    return (Figure(*person_position(view, figure), drawn),)


@cache
def draw_person(figure: PersonView, *, victim: bool = False, pose: str = "stand", look: float = 0) -> Shapes:
    """Draw an astronaut at the origin, in a pose. `victim` marks people who are poisoned or infected.

    `look` turns the head, from -1 (left) to 1 (right).
    """
    color, lies = figure.color, figure.knocked_out or pose == "fall"
    pose = "fall" if lies else pose
    limbs = svg.file_groups(art.CREW)[pose].attrib
    x, y = map(float, limbs["data-head"].split())
    hand_x, hand_y = map(float, limbs["data-hand"].split())
    at = (-1.0, -9.0) if lies else (0.0, -21.5)
    shapes: Shapes = (
        *_tinted_part(pose, color),
        *(() if lies else _tinted_part(f"{color}-torso", color)),
        *place_shapes(_tinted_part(f"{color}-tool", color), hand_x, hand_y),
        *place_shapes(_tinted_part("android-head" if figure.android else f"{color}-head", color), x + 3.5 * look, y),
        *((Label(*at, str(figure.number), 14, Role.INK),) if figure.number else ()),
    )
    if lies:
        stars = [Area(star_points(x + side, y - 17 - abs(side) / 3, 4, 1.8, 5), Role.WARN) for side in (-9, 0, 9)]
        shapes = (*shapes, *stars)
    if figure.station in RANGES:
        shapes = _draw_flying(figure)
    if figure.squad:
        shapes = (*shapes, *place_shapes(draw_squad(figure.squad), 24, 0, 0.8))
    if victim:
        shapes = (
            *shapes,
            Area(((9, -44), (16, -34), (12, -28), (6, -28), (2, -34)), Role.CREATURE),
            Disc(9, -33, 2, Role.INK),
        )
    return shapes


def draw_head(color: str, *, android: bool = False, conscious: bool = True) -> Shapes:
    """Draw a helmet at the origin, 20 units wide, for lists of people. Cross it out unless `conscious`."""
    helmet = place_shapes(_tinted_part("android-head" if android else f"{color}-head", color), 0, 0, 0.83)
    return helmet if conscious else (*dim_shapes(helmet, 0.6), Stroke(((-9, -9), (9, 9)), 2.5, Role.ALARM))


@cache
def _tinted_part(name: str, color: str) -> Shapes:
    """Return a part of a figure. For an unknown color, use the part of the yellow figure."""
    groups = svg.file_groups(art.CREW)
    part = groups.get(name) or groups[f"yellow-{name.rpartition('-')[2]}"]
    return svg.read_group(part, {"suit": _SUIT.get(color, Role.TEXT)})


def _draw_flying(figure: PersonView) -> Shapes:
    suit = _SUIT.get(figure.color, Role.TEXT)
    helmet = _tinted_part("android-head" if figure.android else f"{figure.color}-head", figure.color)
    number = (Disc(15, -6, 7, suit), Label(15, -6, str(figure.number), 12, Role.INK))
    return (
        *place_shapes(svg.drawing_part("interceptor"), 0, -20, 0.85),
        *place_shapes(helmet, 0, -18, 0.83),
        *number,
    )


def draw_squad(state: str) -> Shapes:
    """Draw battlebots as a head with two eyes, hollow and crossed out if they are disabled."""
    return svg.drawing_part("squad-disabled" if state == "disabled" else "squad")
