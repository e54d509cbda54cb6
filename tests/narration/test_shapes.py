"""The drawing of the ship: every threat has a silhouette, damage appears in its place, and the SVG is well formed."""

from itertools import islice
from typing import Any
from xml.etree import ElementTree

import pytest
from attrs import evolve
from support import known_games

from spacealert.engine import CARDS, resolve
from spacealert.engine.game import Game, Member, Threat
from spacealert.engine.ship import TILES
from spacealert.engine.view import PersonView
from spacealert.narration.shapes import crew_drawing, event_drawing, movement, ship_drawing, ship_layout, svg
from spacealert.narration.shapes.movement import Moment
from spacealert.narration.shapes.shape import Area, Block, Disc, Figure, Label, Ring, Role, Shape, Stroke, flatten
from spacealert.narration.shapes.svg import load_silhouette
from spacealert.narration.walk import Walk
from spacealert.session.setup import SEAT_COLORS

CREW = (Member("blue", "a-b>^c"), Member("green", ">a^x"), Member("red", "", android=True))
GAME = Game(
    CREW, dict.fromkeys(("red", "white", "blue", "internal"), "T7"), (Threat("E1-06", 2, "red"), Threat("I2-03", 4))
)


def walk() -> Walk:
    return Walk(GAME, resolve(GAME))


def reach(shape: Shape) -> float:
    match shape:
        case Area(points=points) | Stroke(points=points):
            return max(abs(side) for point in points for side in point)
        case Disc(x=x, y=y, radius=radius) | Ring(x=x, y=y, radius=radius):
            return max(abs(x), abs(y)) + radius
        case Block(x=x, y=y, wide=wide, high=high):
            return max(abs(x), abs(x + wide), abs(y), abs(y + high))
        case Label(x=x, y=y):
            return max(abs(x), abs(y))
        case Figure():
            return max(map(reach, flatten((shape,))))


@pytest.mark.parametrize("code", CARDS)
def test_every_threat_silhouette_fits_its_square(code: str) -> None:
    assert load_silhouette(code)
    assert max(reach(shape) for shape in load_silhouette(code)) <= 62


def test_each_damage_is_drawn_in_its_own_zone() -> None:
    """Each kind of tile adds its own drawing within its zone."""

    def added(zone: str, tile: str) -> set[Shape]:
        return set(ship_drawing.draw_damage(zone, (tile,))) - set(ship_drawing.draw_damage(zone, ()))

    for zone, (left, right) in {"red": (-20, 245), "white": (245, 475), "blue": (475, 740)}.items():
        drawings = [frozenset(added(zone, tile)) for tile in TILES]
        assert len(set(drawings)) == len(TILES)
        for drawing in drawings:
            for shape in drawing:
                xs = [x for x, _ in shape.points] if isinstance(shape, Area | Stroke) else [shape.x]
                assert left <= min(xs) <= max(xs) <= right


def test_figures_in_one_station_do_not_overlap() -> None:
    here = walk().view
    places = [ship_layout.person_position(here, figure) for figure in here.crew]
    assert len(set(places)) == len(here.crew)
    room = ship_layout.STATION["UW"]
    assert all(room.x < x < room.right and room.y < y < room.bottom for x, y in places)


def test_intruders_stand_beside_the_crew() -> None:
    told = walk()
    told.go_to(told.last)
    intruder = next(token for token in told.view.threats if token.is_internal)._replace(stations=("UW",))
    crew = tuple(figure._replace(station="UW", knocked_out=False) for figure in told.view.crew)
    view = told.view._replace(crew=crew, threats=(intruder,))
    (at,) = ship_layout.positions_aboard(view, intruder)
    assert all(at[0] - ship_layout.person_position(view, figure)[0] > 20 for figure in crew)


def test_threats_move_along_their_trajectory() -> None:
    told = walk()
    heights = []
    for place in range(told.last + 1):
        told.go_to(place)
        token = told.view.threats[0]
        if (at := ship_layout.token_position(told.view, token)) is not None:
            heights.append(at[1])
    assert heights == sorted(heights)
    assert heights[0] < heights[-1]


def test_every_svg_is_well_formed_and_uses_theme_colors() -> None:
    told = walk()
    for place in range(told.last + 1):
        told.go_to(place)
        written = (
            svg.svg_start_tag(ship_layout.SHEET) + svg.shapes_as_svg(ship_drawing.draw_everything(told.view)) + "</svg>"
        )
        ElementTree.fromstring(written)
        assert "#" not in written


@pytest.mark.parametrize("name", ["random", "new-frontier/random", "new-frontier/specialisations"])
def test_every_moment_of_real_games_can_be_drawn(name: str) -> None:
    """Each step starts where the previous one ended, and comes to rest without overlays."""
    for case in islice(known_games.cases(name), 0, 24, 4):
        game = known_games.game_of(case["game"])
        told = Walk(game, resolve(game))
        for place in range(1, told.last + 1):
            told.go_to(place)
            half = Moment(told.view_before, told.view, told.event, 0.5)
            for sprite in (*movement.move_people(half), *movement.move_threats(half), *movement.move_rockets(half)):
                assert sprite.shapes
            assert all(shape.opacity > 0 for shape in event_drawing.draw_event(half))
            rest = evolve(half, share=1.0)
            assert event_drawing.draw_event(rest) == ()
            at_rest = {sprite.at for sprite in movement.move_people(rest)}
            assert at_rest == {ship_layout.person_position(told.view, one) for one in told.view.crew}


@pytest.mark.parametrize("pose", ["stand", "work", "ride", "left-step", "right-step", "carry", "cheer"])
def test_each_figure_is_unique_in_every_pose(pose: str) -> None:
    """The crew can be told apart by shape alone, even with suits of the same color."""

    def drawn(color: str, **state: Any) -> frozenset[Shape]:
        figure = evolve_view(color, **state)
        suits = {Role(f"person-{color}")}
        return frozenset(
            evolve(shape, role=Role.TEXT) if shape.role in suits else shape
            for shape in crew_drawing.draw_person(figure, pose=pose)
        )

    def evolve_view(color: str, **state: Any) -> PersonView:
        plain = PersonView(1, color, False, "UW", knocked_out=False, squad=None, plan=())
        return plain._replace(**state)

    assert len({drawn(color) for color in SEAT_COLORS}) == len(SEAT_COLORS)
    for color in SEAT_COLORS:
        states: tuple[dict[str, Any], ...] = (
            {},
            {"android": True},
            {"knocked_out": True},
            {"squad": "active"},
            {"station": "space"},
        )
        assert len({drawn(color, **state) for state in states}) == len(states)
        assert len({crew_drawing.draw_head(color, android=android) for android in (True, False)}) == 2
