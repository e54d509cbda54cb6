"""The ready room: from a crew and a wish to a mission, by keys alone, by the mouse alone, and remembered."""

from typing import Any

import pytest
from languages import ENGLISH

from spacealert.apps.window.choosing import Shelved
from spacealert.apps.window.ready import ReadyRoom, Speaker, Wish
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui.scene import Scene
from spacealert.kit.ui.screen import Screen
from spacealert.missions import codes
from spacealert.missions.scenario import Kind
from spacealert.session.setup import CREWS, Seat, Table

MISSIONS = [Shelved(f"S2-{number}", Kind.MISSION, f"Mission {number}") for number in range(1, 9)]
SPEAKERS = [Speaker("en-kate", "en"), Speaker("ru-anna", "ru"), Speaker("ru-pavel", "ru")]


class Begun(Scene):
    """Stands for the mission."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish


def begin(texts: Texts, wish: Wish) -> Scene:
    return Begun(wish)


class Remembered(dict[str, Any]):
    """What the settings would keep."""


@pytest.fixture
def remembered() -> Remembered:
    return Remembered()


@pytest.fixture
def room(remembered: Remembered) -> ReadyRoom:
    return ReadyRoom(ENGLISH, Table(), MISSIONS, SPEAKERS, begin, remembered.__setitem__, frozenset({"S2-1", "S2-2"}))


def begun(room: ReadyRoom) -> Wish:
    assert isinstance(room.next, Begun), room.trouble
    return room.next.wish


def test_one_key_starts_a_mission_that_nobody_has_seen(room: ReadyRoom) -> None:
    for _ in range(40):
        Screen.of_size(room, 1280, 720).scene.do("start")
        wish = begun(room)
        assert wish.secret
        assert wish.mission in {f"S2-{number}" for number in range(3, 9)}


def test_enter_starts_and_the_stage_follows(room: ReadyRoom) -> None:
    screen = Screen.of_size(room, 1280, 720)
    screen.press("enter")
    assert isinstance(screen.scene, Begun)


def test_a_mouse_that_rests_on_a_button_does_not_take_enter_from_start(room: ReadyRoom) -> None:
    screen = Screen.of_size(room, 1280, 720)
    spot = next(spot for spot in screen.canvas.targets if spot.action == ("crew", 5, 0))
    screen.point(*spot.box.center)
    assert screen.canvas.focus == ("crew", 5, 0)
    screen.press("enter")
    assert isinstance(screen.scene, Begun)
    assert room.table.players == 4


def test_everything_can_be_pressed_by_keys_alone(room: ReadyRoom) -> None:
    screen = Screen.of_size(room, 1280, 720)
    reached = set()
    for _ in range(len(screen.canvas.targets)):
        screen.press("tab")
        reached.add(screen.canvas.focus)
    assert reached == {spot.action for spot in screen.canvas.targets}
    assert {"start", ("crew", 5, 0), ("pick", "S2-4"), ("role", "captain", 3), ("volume", 10)} <= reached


def test_a_mission_is_chosen_by_a_click(room: ReadyRoom) -> None:
    screen = Screen.of_size(room, 1366, 768)
    spot = next(spot for spot in screen.canvas.targets if spot.action == ("pick", "S2-4"))
    x, y = spot.box.center
    screen.click(x * screen.canvas.unit, y * screen.canvas.unit)
    assert "Mission, Mission 4" in " ".join(room.describe())
    room.do("start")
    assert (begun(room).mission, begun(room).secret) == ("S2-4", False)


def test_a_new_mission_comes_with_a_code_that_others_can_type(room: ReadyRoom) -> None:
    room.do(("crew", 5, 0))
    room.do(("kind", str(Kind.SIMULATION)))
    room.do(("pick", "new"))
    room.do("start")
    code = begun(room).mission
    assert codes.read(code).kind is Kind.SIMULATION
    assert codes.read(code).crew == 5
    room.do(("code",))
    room.write(code.lower())
    room.press("enter")
    room.do("start")
    assert begun(room).mission == code


def test_a_code_that_is_wrong_says_so_and_starts_nothing(room: ReadyRoom) -> None:
    room.do(("code",))
    room.write("mission 5 K7F")
    room.do("start")
    assert room.next is None
    with pytest.raises(UserError) as error:
        codes.read("mission 5 K7F")
    assert error.value.render(ENGLISH) in room.describe()


def test_names_are_written_in_any_alphabet_one_after_the_other(room: ReadyRoom, remembered: Remembered) -> None:
    room.do(("name", 0))
    room.write("Марряя")
    room.press("backspace")
    room.press("tab")
    room.write("Jo")
    room.press("enter")
    assert [seat.name for seat in room.table.seats[:2]] == ["Марря", "Jo"]
    assert not room.writing
    assert Table.from_settings(remembered["table"]).seats[0].name == "Марря"


def test_the_other_language_is_one_press_away_and_brings_its_voice(room: ReadyRoom, remembered: Remembered) -> None:
    room.do(("language", "ru"))
    assert "Космическая тревога" in room.describe()
    assert remembered["language"] == "ru"
    assert room.table.voice == "ru-anna"
    room.do(("voice", "ru-pavel"))
    assert Table.from_settings(remembered["table"]).voice == "ru-pavel"


def test_tracks_are_drawn_or_entered_each_only_once(room: ReadyRoom) -> None:
    for _ in range(3):
        room.do(("track", "red"))
    for _ in range(3):
        room.do(("track", "blue"))
    assert room.tracks == {"red": "T3", "blue": "T4"}
    room.do("draw tracks")
    assert len(set(room.tracks.values())) == 4
    room.do("start")
    assert begun(room).tracks == room.tracks


# the table


@pytest.mark.parametrize(("players", "androids"), CREWS)
def test_every_crew_of_the_rules_can_sit_down(players: int, androids: int) -> None:
    table = Table().of_size(5, 0).named(0, "Ann").of_size(players, androids)
    assert (table.players, table.androids) == (players, androids)
    assert len({seat.colour for seat in table.seats}) == players + androids
    assert table.seats[0].name == "Ann"
    assert all(0 <= place < players for place in table.roles.values())
    assert Table.from_settings(table.as_settings()) == table


def test_the_captain_acts_first_and_then_clockwise() -> None:
    table = Table().with_role("captain", 2)
    assert table.acting == (*table.seats[2:], *table.seats[:2])


def test_taking_a_colour_gives_ones_own_in_return() -> None:
    table = Table().of_size(5, 0)
    changed = table.recoloured(0)
    assert changed.seats[0].colour == table.seats[1].colour
    assert changed.seats[1].colour == table.seats[0].colour


@pytest.mark.parametrize(
    "found",
    [
        None,
        [],
        {"seats": []},
        Table().as_settings() | {"seats": [{"colour": "pink", "name": "", "android": False}] * 4},
        Table().as_settings() | {"roles": {"captain": 7, "communications": 0, "security": 0}},
        Table().as_settings() | {"volume": "loud"},
        Table().as_settings() | {"volume": float("inf")},
        Table().as_settings() | {"common": "black"},
    ],
)
def test_settings_that_make_no_sense_are_as_if_there_were_none(found: object) -> None:
    assert Table.from_settings(found) == Table()


@pytest.mark.parametrize("name", ["a\0b", "\ud800ab", "a\u202eb", " a\nb"])
def test_a_remembered_name_that_cannot_be_drawn_is_drawn_as_far_as_it_can(name: str) -> None:
    found = Table().as_settings()
    found["seats"][0]["name"] = name
    table = Table.from_settings(found)
    assert table.seats[0].name == "ab"
    assert not Screen.of_size(ReadyRoom(ENGLISH, table, MISSIONS, SPEAKERS, begin), 1280, 720).canvas.overflows


def test_a_seat_is_a_person_unless_it_says_otherwise() -> None:
    assert Seat("red").android is False


def test_escape_asks_before_the_program_ends(room: ReadyRoom) -> None:
    screen = Screen(room)
    screen.press("escape")
    assert screen.scene.describe()[0] == "Quit Space Alert?"
    screen.press("escape")
    assert isinstance(screen.scene, ReadyRoom)
    screen.press("escape")
    screen.press("y")
    assert screen.navigation.closed
