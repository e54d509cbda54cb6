"""The boards of Nemesis and The Thing: every room appears once, with its contents."""

from collections.abc import Iterator

import pygame
import pytest
from support.languages import ENGLISH
from support.nemesis_evenings import SampleEvening, evening_at
from support.thing_table import lay_out_station

from spacealert.apps.window.companion_scene import Place, Token, paint_board
from spacealert.apps.window.nemesis_scene import NemesisScene, ShipPanel, helmet_icon
from spacealert.apps.window.thing_scene import StationPanel, character_faces
from spacealert.companions.nemesis import ship_map
from spacealert.companions.nemesis.intruders import INTRUDERS
from spacealert.companions.nemesis.nemesis_evening import NEMESIS
from spacealert.companions.the_thing.clashes import choose_places
from spacealert.companions.the_thing.pieces import Character, Location
from spacealert.companions.the_thing.station import RoundPhase
from spacealert.kit.guide.prompts import SingleChoice, message
from spacealert.kit.ui.canvas import Box, Canvas
from spacealert.kit.ui.controls import Leaf
from spacealert.kit.ui.screen import Screen
from spacealert.kit.ui.widget import Container, Widget
from spacealert.session import Session


def leaves(widget: Widget) -> Iterator[Leaf]:
    if isinstance(widget, Leaf):
        yield widget
    for part in widget.parts if isinstance(widget, Container) else ():
        yield from leaves(part)


def drawn(widget: Widget) -> dict[str, Place]:
    """Return the rooms of the drawing by name, or nothing if there are none."""
    places = [place for leaf in leaves(widget) if leaf.title == "map" for place in leaf.args[0]]
    assert len({place.at for place in places}) == len(places) == len({place.name for place in places})
    return {place.name: place for place in places}


def signs(place: Place) -> list[str]:
    return [token.letters if token.icon is None else token.icon.name for token in place.tokens]


def test_ship_map_follows_the_table() -> None:
    happens = ("token", "fire", "map")
    walkthrough = evening_at("nemesismap-move", INTRUDERS, 3, 5, turns="phase", happens=happens)
    ship = walkthrough.state
    assert ship.map is not None
    rooms = drawn(ShipPanel(ENGLISH).build(ship, walkthrough.prompt))
    placed = [*ship.map.rooms, *(room for _, room in ship_map.list_pieces(ship).values())]
    assert set(rooms) == {ship_map.room_name(room).render(ENGLISH) for room in placed}
    for room in ship.map.rooms:
        found = signs(rooms[ship_map.room_name(room).render(ENGLISH)])
        crew = [helmet_icon(one.number).name for one in ship_map.crew_in(ship, room)]
        assert crew == [one for one in found if one.startswith("crew-")]
        assert sum(one.startswith("alien") for one in found) == len(ship_map.figures_in(ship, room))
        assert ("ship-fire" in found) == ship_map.is_burning(ship, room)
        assert ("ship-egg" in found) == (room == ship_map.NEST)
    assert any(ship_map.is_burning(ship, room) for room in ship.map.rooms)


def test_map_is_hidden_without_map_keeping() -> None:
    walkthrough = evening_at("nemesisplay-phase", INTRUDERS, turns="phase")
    assert drawn(ShipPanel(ENGLISH).build(walkthrough.state, walkthrough.prompt)) == {}


@pytest.mark.parametrize("phase", [RoundPhase.CLASHES, RoundPhase.ACTIONS])
def test_station_is_drawn_when_positions_matter(phase: RoundPhase) -> None:
    station = lay_out_station(4, Character.MACREADY, Character.BLAIR, Character.CLARK, Character.GARRY)
    station.phase, station.dogs, station.burned = phase, {Location.LAB: 1}, [Location.STORAGE]
    station.alien_at = {Location.ARMORY: 3}
    for person in station.people:
        person.where = Location.LAB
    rooms = drawn(StationPanel(ENGLISH).build(station, None))
    assert len(rooms) == (len(Location) if phase is RoundPhase.CLASHES else 0)
    if rooms:
        assert signs(rooms["Lab"]) == [*(f"station-face-{number}" for number in (1, 3, 4, 5)), "station-dog"]
        assert signs(rooms["Armory"]) == ["3"]
        assert signs(rooms["Storage"]) == ["station-flame"]


def test_every_character_has_a_face_of_their_own() -> None:
    faces = [face.name for face in character_faces()]
    assert len({*faces}) == len(faces) == len(Character)


@pytest.mark.parametrize("key", ["3", "5"])
def test_tapped_rooms_keep_their_keys(key: str) -> None:
    walkthrough = evening_at("nemesismap-move", INTRUDERS, 3, 5, turns="phase", happens=("map",))
    scene = NemesisScene(ENGLISH, Session(), NEMESIS, SampleEvening(walkthrough))
    assert walkthrough.state.map is not None
    assert scene.input is not None
    first = scene.input.piece
    Screen(scene).press(key)
    assert scene.input.placed[first] == walkthrough.state.map.rooms[int(key) - 1]


@pytest.mark.parametrize("text_id", ["nemesismap-encounter", "nemesismap-where-fire", "nemesismap-which-fire"])
def test_every_room_of_a_question_can_be_tapped_or_pressed(text_id: str) -> None:
    walkthrough = evening_at("nemesismap-move", INTRUDERS, 3, 5, turns="phase", happens=("map",))
    ship = walkthrough.state
    assert ship.map is not None
    walkthrough._prompt = SingleChoice(message(text_id), options=ship_map.room_options(ship, ship.map.rooms))
    scene = NemesisScene(ENGLISH, Session(), NEMESIS, SampleEvening(walkthrough))
    screen = Screen(scene)
    screen.paint()
    assert {("option", room) for room in ship.map.rooms} <= {target.action for target in screen.canvas.targets}
    assert scene.input is not None
    scene.submit_answer = lambda answer: None  # type: ignore[method-assign]
    screen.press("3")
    assert scene.input.answer == ship.map.rooms[2]


def test_only_selectable_places_can_be_tapped() -> None:
    station = lay_out_station(4, Character.MACREADY, Character.BLAIR, Character.CLARK, Character.GARRY)
    station.phase, station.burned = RoundPhase.MOVE, [Location.STORAGE]
    prompt = next(choose_places(station))
    ((_, offered, *_),) = [
        leaf.args for leaf in leaves(StationPanel(ENGLISH).build(station, prompt)) if leaf.title == "map"
    ]
    keys = dict(offered)
    assert not {Location.KENNEL, Location.STORAGE} & keys.keys()
    assert (keys[Location.ARMORY], keys[Location.HELICOPTER]) == ("1", "0")


def test_names_are_below_the_pictures_at_one_height(monkeypatch: pytest.MonkeyPatch) -> None:
    canvas = Canvas(pygame.Surface((1280, 720)))
    canvas.use_unit(1.0)
    names: list[Box] = []
    drawn: list[tuple[str, Box]] = []
    monkeypatch.setattr(canvas, "text", lambda box, *_, **__: names.append(box))
    monkeypatch.setattr(canvas, "illustration", lambda box, name, *_: drawn.append((name, box)))
    crew = (Token(helmet_icon(1)),) * 5
    labels = {"Lab": (), "Station Helicopter in the Snow": crew, "Kennel": crew[:1]}
    places = [Place((at, 0), name, tokens, drawing="place-lab") for at, (name, tokens) in enumerate(labels.items())]
    paint_board(canvas, Box(0, 0, 360, 78), places, (), (3, 1), ())
    pictures = [box for name, box in drawn if name == "place-lab"]  # without the tokens in front of them
    assert len(names) == len(pictures) == 3
    assert len({(name.y, name.h) for name in names}) == 1
    assert all(picture.bottom <= name.y for picture, name in zip(pictures, names, strict=True))


def test_keys_and_counts_lie_on_the_pictures_of_rooms(monkeypatch: pytest.MonkeyPatch) -> None:
    canvas = Canvas(pygame.Surface((1280, 720)))
    canvas.use_unit(1.0)
    canvas.shows_keys = True
    monkeypatch.setattr(canvas, "add_target", lambda *_: False)
    painted: list[str] = []
    monkeypatch.setattr(canvas, "text", lambda box, words, *_, **__: painted.append(words))
    monkeypatch.setattr(canvas, "illustration", lambda box, name, *_: painted.append(name))
    place = Place((0, 0), "Lab", option="lab", drawing="place-lab")
    paint_board(canvas, Box(0, 0, 120, 78), [place], [("lab", "7")], (1, 1), [("lab", 2)])
    assert painted[0] == "place-lab"
    assert {*painted[1:]} == {"Lab", "7", "2"}
