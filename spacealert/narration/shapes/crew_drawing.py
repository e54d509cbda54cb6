"""Draws the crew: astronauts in their colors, with their turn number, battlebots and interceptors.

Each of the five has their own helmet, build and tool, drawn in `spacealert/art`.
"""

from functools import cache, lru_cache
from xml.etree import ElementTree

from spacealert import art
from spacealert.engine.ship import RANGES
from spacealert.engine.view import PersonView, View
from spacealert.narration.shapes import svg
from spacealert.narration.shapes.shape import (
    Area,
    Disc,
    Label,
    Point,
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
    """Draw someone at their place, on board or in space."""
    return _person_at(figure._replace(plan=()), view.is_victim(figure.color), person_position(view, figure))


@lru_cache(maxsize=1024)
def _person_at(figure: PersonView, victim: bool, at: Point) -> Shapes:
    return place_shapes(draw_person(figure, victim=victim), *at)


@cache
def draw_person(figure: PersonView, *, victim: bool = False, pose: str = "stand", look: float = 0) -> Shapes:
    """Draw an astronaut at the origin, in a pose. `victim` marks people who are poisoned or infected.

    `look` turns the head, from -1 (left) to 1 (right).
    """
    pose = "fall" if figure.knocked_out else pose
    at = (-1.0, -9.0) if pose == "fall" else (0.0, -21.5)
    number = (Label(*at, str(figure.number), 14, Role.INK),) if figure.number else ()
    shapes = (*_draw_person(figure.color, pose, figure.android, look), *number)
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
    """Draw a helmet at the origin, 20 units wide, for lists."""
    suit = _SUIT.get(color, Role.TEXT)
    helmet = place_shapes(_draw_helmet("android" if android else color, suit), 0, 0, 0.2)
    return helmet if conscious else (*dim_shapes(helmet, 0.6), Stroke(((-9, -9), (9, 9)), 2.5, Role.ALARM))


@cache
def _draw_helmet(name: str, suit: Role) -> Shapes:
    """Draw a helmet icon in color, at the origin."""
    known = art.ICONS / f"crew-{name}.svg"
    file = known if known.is_file() else art.ICONS / "crew-yellow.svg"
    drawn = svg.read_group(ElementTree.parse(file).getroot(), {"ink": suit, "hole": Role.GLASS})
    return place_shapes(drawn, -50, -50)


@cache
def _tinted_part(name: str, suit: Role) -> Shapes:
    return svg.read_group(svg.file_groups(art.CREW)[name], {"suit": suit})


@cache
def _draw_person(color: str, pose: str, android: bool, look: float) -> Shapes:
    """Draw a person in this pose: legs and arms, then the color's own torso, helmet and tool."""
    suit = _SUIT.get(color, Role.TEXT)
    own = color if color in _SUIT else "yellow"
    limbs = svg.file_groups(art.CREW)[pose]
    (x, y), (hand_x, hand_y) = (map(float, limbs.attrib[f"data-{part}"].split()) for part in ("head", "hand"))
    lies = pose == "fall"
    return (
        *_tinted_part(pose, suit),
        *(() if lies else _tinted_part(f"{own}-torso", suit)),
        *place_shapes(_tinted_part(f"{own}-tool", suit), hand_x, hand_y),
        *place_shapes(_draw_helmet("android" if android else color, suit), x + 3.5 * look, y, 0.24),
        *(Area(star_points(x + side, y - 17 - abs(side) / 3, 4, 1.8, 5), Role.WARN) for side in (-9, 0, 9) if lies),
    )


def _draw_flying(figure: PersonView) -> Shapes:
    suit = _SUIT.get(figure.color, Role.TEXT)
    helmet = _draw_helmet("android" if figure.android else figure.color, suit)
    number = (Disc(15, -6, 7, suit), Label(15, -6, str(figure.number), 12, Role.INK))
    return (
        *place_shapes(svg.drawing_part("interceptor"), 0, -20, 0.85),
        *place_shapes(helmet, 0, -18, 0.2),
        *number,
    )


def draw_squad(state: str) -> Shapes:
    """Draw battlebots: a head with two eyes, which is hollow and crossed out if they are disabled."""
    return svg.drawing_part("squad-disabled" if state == "disabled" else "squad")
