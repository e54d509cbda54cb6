"""The briefing: choosing a crew and a mission with only keys or only the mouse. Choices are remembered."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import gallery
import pytest
from support.languages import ENGLISH, RUSSIAN
from support.window_scenes import scene_on_screen

from spacealert.apps.window.briefing_scene import BriefingScene
from spacealert.apps.window.campaign.campaign_scene import CampaignScene
from spacealert.apps.window.preparing_scene import PreparingScene
from spacealert.apps.window.resolution.plans_scene import PlansScene
from spacealert.apps.window.resolution.walk_scene import WalkScene
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.ui.canvas import Box, Canvas
from spacealert.kit.ui.controls import Button, Leaf
from spacealert.kit.ui.navigation import Navigation
from spacealert.kit.ui.screen import Screen
from spacealert.kit.ui.tree import PlacedWidget
from spacealert.kit.ui.widget import EditField
from spacealert.logbook import Entry, log_table
from spacealert.missions import codes, difficulty, library
from spacealert.missions.scenario import Kind
from spacealert.session import Session
from spacealert.session.action_round import ActionRound
from spacealert.session.commands import (
    AbandonGame,
    BeginCampaign,
    ChooseMission,
    ChooseNew,
    ChooseNextTrack,
    CloseGame,
    DrawTracks,
    GiveRole,
    GoToPlans,
    PlanWithoutClock,
    PlayRound,
    ResumeGame,
    SetCrewSize,
    SetDifficulty,
    SetLevel,
    SetNewFrontier,
    SetPace,
    SetSpecialization,
    StartMission,
)
from spacealert.session.interrupted import new_round
from spacealert.session.session_state import MissionName, Playing, Resolving, Resources, SessionState
from spacealert.session.setup import CREWS, LONGEST_NAME, Seat, TableSetup

SEEN = frozenset({"S2-1", "S2-2"})
pytestmark = pytest.mark.usefixtures("own_folder")


class Remembered(dict[str, Any]):
    """The saved settings."""

    def __call__(self, **chosen: Any) -> None:
        self.update(chosen)


@pytest.fixture
def remembered() -> Remembered:
    return Remembered()


def room_of(table: TableSetup, remembered: Remembered) -> BriefingScene:
    session = Session(remember=remembered, resources=Resources(played=lambda: SEEN), state=SessionState(table))
    room = BriefingScene(ENGLISH, session)
    Navigation(room)
    return room


@pytest.fixture
def room(remembered: Remembered) -> BriefingScene:
    return room_of(TableSetup(), remembered)


def begin_mission(room: BriefingScene) -> ActionRound:
    """Abandon the mission that has started, to make room for the next one, and return it."""
    playing = room.session.state.at_table
    assert isinstance(playing, Playing), room.trouble
    assert isinstance(scene_on_screen(room), PreparingScene)
    room.session.do(AbandonGame())
    room.navigation.back()
    return playing.round


def test_one_key_starts_an_unknown_mission(room: BriefingScene) -> None:
    for _ in range(20):
        room.do("start")
        round_ = begin_mission(room)
        assert round_.secret
        assert round_.mission in {f"S2-{number}" for number in range(3, 9)}


def test_enter_starts_the_mission(room: BriefingScene) -> None:
    screen = Screen.of_size(room, 1280, 720)
    screen.press("enter")
    assert isinstance(screen.scene, PreparingScene)


def test_resting_mouse_does_not_steal_enter(room: BriefingScene) -> None:
    screen = Screen.of_size(room, 1280, 720)
    spot = next(spot for spot in screen.canvas.targets if spot.action == SetCrewSize(5, 0))
    screen.move_pointer(*(side * screen.canvas.unit for side in spot.box.center))
    assert screen.canvas.focus == SetCrewSize(5, 0)
    screen.press("enter")
    assert isinstance(screen.scene, PreparingScene)
    assert room.table.players == 4


def test_everything_is_reachable_by_keys(room: BriefingScene) -> None:
    screen = Screen.of_size(room, 1280, 720)
    reached = set()
    for card in ("crew", "mission", "difficulty"):
        room.do(("unfold", card))
        screen.paint()
        here = set()
        for _ in range(len(screen.canvas.targets)):
            screen.press("tab")
            here.add(screen.canvas.focus)
        assert here == {spot.action for spot in screen.canvas.targets}
        assert ("unfold", card) in here
        reached |= here
    assert {"start", SetCrewSize(5, 0), ChooseMission("S2-4"), GiveRole("captain", 3), "back"} <= reached


def test_escape_first_closes_the_open_card(room: BriefingScene) -> None:
    """Escape in the open names went straight back to the ready room."""
    screen = Screen.of_size(room, 1280, 720)
    for action in (("unfold", "crew"), EditField(("name", 0))):
        room.perform(action)
    for left in ("field", "card"):
        assert room.unfolded == "crew", left
        screen.press("escape")
    assert (room.unfolded, room.edited_field) == ("", None)
    assert screen.scene is room


def test_click_chooses_a_mission(room: BriefingScene) -> None:
    screen = Screen.of_size(room, 1366, 768)
    spot = next(spot for spot in screen.canvas.targets if spot.action == ChooseMission("S2-4"))
    x, y = spot.box.center
    screen.click(x * screen.canvas.unit, y * screen.canvas.unit)
    assert "S2-4 · Mission 4" in " ".join(room.describe())
    room.do("start")
    round_ = begin_mission(room)
    assert (round_.mission, round_.secret) == ("S2-4", False)


def test_difficulty_is_given_for_this_crew(room: BriefingScene) -> None:
    told = {}
    room.perform(SetCrewSize(5, 0))
    for mission in ("S2-1", "S2-7"):
        room.do(("kind", str(Kind.MISSION)))
        room.perform(ChooseMission(mission))
        told[mission] = difficulty.describe_odds(ENGLISH, library.find(mission), room.table.crew)
        assert any(told[mission] in line for line in room.describe())
    assert told["S2-1"] != told["S2-7"]


def test_new_mission_has_a_shareable_code(room: BriefingScene) -> None:
    room.perform(SetCrewSize(5, 0))
    room.do(("kind", str(Kind.SIMULATION)))
    room.perform(ChooseNew())
    room.do("start")
    code = begin_mission(room).mission
    assert codes.read(code).kind is Kind.SIMULATION
    assert codes.read(code).crew == 5
    room.edited_field = "code"
    room.type_text(code.lower())
    room.press("enter")
    room.do("start")
    assert begin_mission(room).mission == code


def test_new_mission_title_uses_the_tables_language() -> None:
    assert codes.displayed_name(RUSSIAN, "mission 5 KKX-DMM") == "Задание 5 KKX-DMM"
    assert MissionName(Kind.MISSION, "mission 5 KKX-DMM").title_in(RUSSIAN) == "Задание 5 KKX-DMM"
    assert log_table.entry_name(RUSSIAN, Entry("mission 5 KKX-DMM", date(2026, 11, 19))) == "Задание 5 KKX-DMM"
    for own in ("S2-3", "mission 5", "mission 5 of ours", "mission 5 KKX-DMW"):
        assert codes.displayed_name(RUSSIAN, own) == own


def test_plans_of_a_new_mission_are_titled_by_its_code_alone(own_folder: Path) -> None:
    mission = "easier double action 5 KF4-3D8"
    session = Session()
    session.do(
        ResumeGame(
            Playing(
                ActionRound(TableSetup().with_new_frontier(True), mission, library.find(mission), seed=1),
                is_round_over=True,
            )
        )
    )
    session.do(GoToPlans())
    assert isinstance(session.state.at_table, Resolving)
    assert session.state.at_table.mission.title_in(ENGLISH) == "Easier double action 5 KF4-3D8"
    session.close()


def test_invalid_code_is_refused(room: BriefingScene) -> None:
    room.edited_field = "code"
    room.type_text("mission 5 K7F")
    room.do("start")
    assert scene_on_screen(room) is room
    with pytest.raises(UserError) as error:
        codes.read("mission 5 K7F")
    assert error.value.render(ENGLISH) in room.describe()
    [start] = [one for one in room.tree.widgets() if isinstance(one, Button) and one.main]
    assert start.disabled == error.value.render(ENGLISH)


def test_names_can_use_any_alphabet(room: BriefingScene, remembered: Remembered) -> None:
    room.edited_field = ("name", 0)
    room.type_text("Марряя")
    room.press("backspace")
    room.press("tab")
    room.type_text("Jo")
    room.press("enter")
    assert [seat.name for seat in room.table.seats[:2]] == ["Марря", "Jo"]
    assert not room.is_writing
    assert TableSetup.from_settings(remembered["table"]).seats[0].name == "Марря"


def test_duplicate_name_is_reported_at_its_field(room: BriefingScene) -> None:
    for place in (0, 1):
        room.edited_field = ("name", place)
        room.type_text("Bob")
    told = ENGLISH.say("session-two-of-a-name", name="Bob")
    assert told in room.describe()
    room.type_text("by")
    assert told not in room.describe()


def test_untimed_practice_takes_one_click_and_is_not_logged(room: BriefingScene) -> None:
    room.perform(ChooseMission("S2-3"))
    room.do("untimed")
    plans = room.navigation.scene
    assert isinstance(plans, PlansScene)
    heard = library.find("S2-3").for_crew(plans.view.setup.crew).threats()
    assert len(plans.sheet.game.threats) == len(list(heard))
    assert not plans.sheet.unknown
    plans.do("resolve")
    Screen(room.navigation).press("y")  # without any cards
    walk = scene_on_screen(room)
    assert isinstance(walk, WalkScene)
    walk.do("end")
    walk.cover = None
    assert ENGLISH.say("logbook-not-entered") in walk.describe()
    walk.do("back")
    assert not room.session.view().unfinished_games  # it was watched to the end, so nothing is left to resume
    plans.session.wait()
    resolution = plans.view.resolution
    assert resolution is not None
    assert not resolution.is_in_log
    assert plans.session.view().played_missions == SEEN


def test_trajectories_are_drawn_or_entered_without_repeats(room: BriefingScene) -> None:
    for _ in range(3):
        room.perform(ChooseNextTrack("red"))
    for _ in range(3):
        room.perform(ChooseNextTrack("blue"))
    assert room.view.tracks == {"red": "T3", "blue": "T4"}
    room.perform(DrawTracks())
    assert len(set(room.view.tracks.values())) == 4
    room.perform(("unfold", "difficulty"))
    for kind, count in (("test flight", 3), ("mission", 4)):
        room.perform(("kind", kind))
        assert len([line for line in room.describe() if " trajectory: " in line]) == count
    tracks = room.view.tracks
    room.do("start")
    assert begin_mission(room).tracks == tracks


@pytest.mark.parametrize("size", [(1280, 688), (1024, 600), (800, 480)])
def test_opened_card_is_in_view(room: BriefingScene, size: tuple[int, int]) -> None:
    room.session.do(SetNewFrontier(True))
    room.session.do(SetSpecialization(1, "Medic"))
    screen = Screen.of_size(room, *size)
    for card, shown in (
        ("difficulty", ChooseNextTrack("internal")),
        ("mission", EditField("code")),
        ("crew", SetPace("slow")),
    ):
        room.do(("unfold", card))
        screen.paint()
        target = next(target for target in screen.canvas.targets if target.action == shown)
        if size == (1280, 688):
            assert target.clip is None or target.box.bottom <= target.clip.bottom + 0.5, card
        opener = next(target for target in screen.canvas.targets if target.action == ("unfold", card))
        assert opener.clip is None or opener.clip.y <= opener.box.y < opener.box.bottom <= opener.clip.bottom, card


# the table


@pytest.mark.parametrize(("players", "androids"), CREWS)
def test_every_legal_crew_can_be_chosen(players: int, androids: int) -> None:
    table = TableSetup().with_crew_size(5, 0).with_name(0, "Ann").with_crew_size(players, androids)
    assert (table.players, table.androids) == (players, androids)
    assert len({seat.color for seat in table.seats}) == players + androids
    assert table.seats[0].name == "Ann"
    assert all(0 <= place < players for place in table.roles.values())
    assert TableSetup.from_settings(table.as_settings()) == table


def test_captain_acts_first_then_clockwise() -> None:
    table = TableSetup(roles={**TableSetup().roles, "captain": 2})
    assert table.seats_in_turn_order == (*table.seats[2:], *table.seats[:2])


def test_taking_a_color_swaps_it() -> None:
    table = TableSetup().with_crew_size(5, 0)
    changed = table.with_next_color(0)
    assert changed.seats[0].color == table.seats[1].color
    assert changed.seats[1].color == table.seats[0].color


@pytest.mark.parametrize(
    "found",
    [
        None,
        [],
        {"seats": []},
        TableSetup().as_settings() | {"seats": [{"color": "pink", "name": "", "android": False}] * 4},
        TableSetup().as_settings() | {"roles": {"captain": 7, "communications": 0, "security": 0}},
        TableSetup().as_settings() | {"volume": "loud"},
        TableSetup().as_settings() | {"volume": float("inf")},
        TableSetup().as_settings() | {"common": "black"},
    ],
)
def test_invalid_settings_are_ignored(found: object) -> None:
    assert TableSetup.from_settings(found) == TableSetup()


@pytest.mark.parametrize("name", ["a\0b", "\ud800ab", "a\u202eb", " a\nb"])
def test_undrawable_letters_of_names_are_left_out(name: str) -> None:
    found = TableSetup().as_settings()
    found["seats"][0]["name"] = name
    table = TableSetup.from_settings(found)
    assert table.seats[0].name == "ab"
    assert not Screen.of_size(room_of(table, Remembered()), 1280, 720).canvas.overflows


def test_seats_are_people_by_default() -> None:
    assert Seat("red").android is False


def test_start_button_names_what_it_starts(room: BriefingScene) -> None:
    room.do(("kind", str(Kind.TEST_FLIGHT)))
    screen = Screen.of_size(room, 1280, 720)
    told = " ".join(room.describe())
    assert "Test flight · Random" in told
    screen.press("enter")
    assert begin_mission(room).scenario.kind is Kind.TEST_FLIGHT


def test_later_click_overrides_a_typed_mission_id(room: BriefingScene) -> None:
    room.edited_field = "code"
    room.type_text("s2-3")
    room.press("enter")
    assert "S2-3 · Mission 3" in " ".join(room.describe())
    room.do("start")
    assert begin_mission(room).mission == "S2-3"
    room.do(("kind", str(Kind.SIMULATION)))
    room.do("start")
    assert begin_mission(room).scenario.kind is Kind.SIMULATION


def test_overlong_name_is_reported(room: BriefingScene) -> None:
    room.edited_field = ("name", 0)
    room.type_text("Maximiliane-Theo")
    room.type_text("dora")
    assert room.table.seats[0].name == "Maximiliane-Theo"
    assert ENGLISH.say("session-name-too-long", most=LONGEST_NAME) in room.describe()


def offered_kinds(room: BriefingScene) -> list[str]:
    screen = Screen(room)
    screen.paint()
    actions = [target.action for target in screen.canvas.targets]
    return [str(action[1]) for action in actions if isinstance(action, tuple) and action[0] == "kind"]


def test_double_action_missions_need_the_expansion(remembered: Remembered) -> None:
    base = ["test flight", "simulation", "advanced simulation", "mission"]
    room = room_of(TableSetup(), remembered)
    assert offered_kinds(room) == base
    room.session.do(SetNewFrontier(True))
    assert offered_kinds(room) == [*base, "easier double action", "double action"]
    room.do(("kind", "double action"))
    room.session.do(SetNewFrontier(False))
    assert (offered_kinds(room), room.kind) == (base, Kind.MISSION)


def test_specializations_are_named_except_in_training(room: BriefingScene) -> None:
    session = room.session
    for command in (SetNewFrontier(True), SetSpecialization(0, "Rocketeer"), SetLevel(0, 3)):
        session.do(command)
    told = "Specializations: Purple: Rocketeer, level 3."
    for mission, line in (("S1-1", "Specializations aren't used in test flights and simulations."), ("S2-1", told)):
        session.do(ChooseMission(mission))
        assert line in room.describe()
    session.do(BeginCampaign())
    assert told in CampaignScene(ENGLISH, session).describe()
    session.do(CloseGame())
    for mission, special in (("S1-1", ""), ("S1-4", ""), ("S2-1", "Rocketeer"), ("DA-10", "Rocketeer")):
        session.do(ChooseMission(mission))
        for begin in (StartMission(), PlayRound(new_round(session.view().setup, mission)), PlanWithoutClock()):
            state = begin.apply(session.state, Resources())
            assert isinstance(state.at_table, Playing | Resolving)
            crew = (
                state.at_table.round.setup.seats if isinstance(state.at_table, Playing) else state.at_table.sheet.crew
            )
            assert crew[0].specialization == (special or crew[1].specialization)


@pytest.mark.parametrize("size", [(1280, 688), (1280, 720), (1024, 600), (1920, 1080), (800, 1280)])
def test_long_title_keeps_clear_of_the_edges_of_its_poster(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    told: list[Box] = []
    text = Canvas.text

    def noted(canvas: Canvas, box: Box, words: str, *rest: Any, **more: Any) -> Box:
        at = text(canvas, box, words, *rest, **more)
        told.extend([at] if words.startswith("Двойные действия") and more.get("lines") == 3 else [])
        return at

    monkeypatch.setattr(Canvas, "text", noted)
    table = TableSetup().with_crew_size(5, 0).with_new_frontier(True)
    scene = BriefingScene(RUSSIAN, gallery.session_of(RUSSIAN, setup=table))
    scene.perform(ChooseMission("DA-E1"))
    screen = Screen.of_size(scene, *size)
    (at,) = told

    def poster(placed: PlacedWidget) -> Iterator[Box]:
        if isinstance(placed.widget, Leaf) and placed.widget.title == "poster":
            yield placed.box
        for part in placed.parts:
            yield from poster(part)

    assert screen.scene.tree.placed is not None
    (box,) = poster(screen.scene.tree.placed)
    assert box.y + 14 <= at.y
    assert at.bottom <= box.bottom - 14


def test_long_specializations_fit_beside_the_difficulty() -> None:
    screen = gallery.shown("briefing", "ru", (1366, 768))
    assert isinstance(screen.scene, BriefingScene)
    screen.scene.session.do(SetNewFrontier(True))
    screen.scene.session.do(SetDifficulty("serious", "red"))
    for place, name in enumerate(("PulseGunner", "SquadLeader", "SpecialOps", "EnergyTechnician", "Hypernavigator")):
        screen.scene.session.do(SetSpecialization(place, name))
    screen.tick(0.1)
    screen.paint()
    assert not screen.scene.tree.scroll(turns=1)


def test_difficulties_line_up_beside_their_labels() -> None:
    canvas = gallery.shown("briefing", "ru", (1280, 688)).canvas
    boxes = {target.action: target.box for target in canvas.targets}
    common, serious = (boxes[SetDifficulty(which, "white")] for which in ("common", "serious"))
    assert common.x == serious.x
