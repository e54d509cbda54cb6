"""Plans and resolution: fast entry, the walk, slips, tiles, corrections, and saving."""

import contextlib
import itertools
import json
import time
from datetime import datetime
from pathlib import Path
from typing import Any, Self
from unittest.mock import Mock

import gallery
import html5lib
import pygame
import pytest
from attrs import evolve
from hypothesis import HealthCheck, given
from hypothesis import strategies as st
from support.examples import examples
from support.languages import ENGLISH, RUSSIAN
from support.screens import write_raw
from support.window_scenes import (
    Elsewhere,
    kept,
    open_on_top,
    plans_of,
    scene_on_screen,
    scrolled,
    session_with,
    walking_of,
)

from spacealert import logbook
from spacealert.apps.window import evening
from spacealert.apps.window.log.log_book_scene import LogBookScene
from spacealert.apps.window.ready_scene import ReadyScene
from spacealert.apps.window.resolution import files, plans_parts
from spacealert.apps.window.resolution.dialogs import SlipDialog, TileDialog
from spacealert.apps.window.resolution.pickers import ThreatPicker
from spacealert.apps.window.resolution.plans_parts import KEYS
from spacealert.apps.window.resolution.plans_scene import PlansScene
from spacealert.apps.window.resolution.walk_scene import WalkScene
from spacealert.apps.window.resolution.walk_sound import WalkSound
from spacealert.apps.window.summary_scene import SummaryScene
from spacealert.apps.window.unfinished_scene import UnfinishedScene
from spacealert.engine import CARDS, resolve
from spacealert.engine import ship as trajectories
from spacealert.engine.events import MissionWon, TileDrawn
from spacealert.engine.game import NO_CARD
from spacealert.engine.ship import TILES
from spacealert.gamefile import read
from spacealert.gamefile.game_file import Difficulty
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import controls, display, fonts
from spacealert.kit.ui.canvas import Box, Canvas
from spacealert.kit.ui.screen import Screen
from spacealert.kit.ui.tree import PlacedWidget
from spacealert.missions import library
from spacealert.narration import chart
from spacealert.session import Session
from spacealert.session import resolution_sheet as sheet
from spacealert.session.action_round import ActionRound
from spacealert.session.commands import (
    AbandonGame,
    ChangeMemberColor,
    ChangeTrack,
    DrawThreat,
    EnterSlip,
    EnterTile,
    PasteRow,
    RemoveThreat,
    SetCard,
)
from spacealert.session.resolution_sheet import (
    CARDS_OF_A_PLAN,
    HEROIC,
    ORDINARY,
    ResolutionSheet,
    UnknownThreat,
    playable_cards,
)
from spacealert.session.saved_games import draft_from_game, game_from_draft
from spacealert.session.session_state import Origin, Playing, Resolving
from spacealert.session.setup import TableSetup

PLANS = ("c^bxaa-aba-c", ">c<^ba1-xx^a", "a^cca-baacb-", "<c^>ac-c>x-a", "^bcab-c<x-5c")
KEY_OF = {card: key for key, card in reversed(KEYS.items())}


pytestmark = pytest.mark.usefixtures("own_folder")


def empty_sheet(people: int = 5) -> ResolutionSheet:
    return sheet.empty_sheet(TableSetup().with_crew_size(people, 0), seed=3)


def filled(threats: bool = True) -> ResolutionSheet:
    found = empty_sheet()
    for row, plan in enumerate(PLANS):
        found = found.with_row(row, 1, plan)
    if threats:
        found = found.with_threat(2, "red", "E1-07").with_threat(4, "white", "E1-01").with_threat(6, "blue", "E1-05")
    return found


def to_event(scene: WalkScene, kind: str) -> None:
    while scene.walk.event is None or scene.walk.event.kind != kind:
        before = scene.walk.place
        scene.do(("step", 1))
        assert scene.walk.place > before or scene.cover, kind


# --- entry


def test_sixty_slots_take_sixty_keys() -> None:
    scene = plans_of(empty_sheet())
    screen = Screen.of_size(scene, 1280, 720)
    began = time.monotonic()
    for plan in PLANS:
        for card in plan:
            screen.press(KEY_OF[card])
            screen.paint()
    assert time.monotonic() - began < 60
    assert ["".join(slot or "-" for slot in member.plan) for member in scene.sheet.crew] == list(PLANS)


@pytest.mark.parametrize(
    ("key", "card"), [("a", "a"), ("shift+,", "<"), ("q", "<"), ("shift+6", "^"), ("shift+a", "A")]
)
def test_key_places_a_card_and_advances(key: str, card: str) -> None:
    scene = plans_of(empty_sheet())
    assert scene.press(key)
    assert scene.sheet.crew[0].plan[0] == card
    assert (scene.row, scene.turn) == (0, 2)


def test_backspace_erases_across_rows() -> None:
    scene = plans_of(empty_sheet(), at=(0, 12))
    scene.press("b")
    assert (scene.row, scene.turn) == (1, 1)
    scene.press("backspace")
    assert (scene.row, scene.turn) == (0, 12)
    assert scene.sheet.crew[0].plan[11] == NO_CARD


@pytest.mark.parametrize("row", [0, 4])
def test_typing_past_a_row_changes_no_other_row(row: int) -> None:
    scene = plans_of(empty_sheet(), at=(min(row + 1, 4) if row == 0 else 0, 1))
    for _ in range(3):
        scene.press("a")
    scene.do(("slot", row, 12))
    for key in ("b", "c", "c"):
        scene.press(key)
    assert (scene.row, scene.turn) == (row, 12)
    assert scene.sheet.crew[row].plan[11] == "b"
    assert scene.notice == ENGLISH.say("resolution-row-ended")
    assert [member.plan[0] for member in scene.sheet.crew] == [
        "a" if n == (1 if row == 0 else 0) else "" for n in range(5)
    ]
    scene.press("backspace")  # the last card typed
    assert scene.sheet.crew[row].plan[11] == NO_CARD
    scene.press("c")
    assert scene.sheet.crew[row].plan[11] == "c"


def test_undo_and_redo_are_unlimited() -> None:
    scene = plans_of(empty_sheet())
    for key in ("a", "b", "c"):
        scene.press(key)
    laid = scene.sheet
    for _ in range(5):
        scene.press("ctrl+z")
    assert scene.sheet.crew[0].plan == empty_sheet().crew[0].plan
    for _ in range(5):
        scene.press("ctrl+y")
    assert scene.sheet == laid


def test_undo_and_redo_need_a_change() -> None:
    screen = Screen.of_size(plans_of(empty_sheet()), 1280, 720)

    def refused() -> list[str]:
        return [line.rpartition(": ")[2] for line in screen.scene.describe() if ": There's nothing to " in line]

    assert refused() == ["There's nothing to undo.", "There's nothing to redo."]
    screen.press("ctrl+z")
    assert "There's nothing to undo." in screen.scene.describe()
    screen.press("a")
    assert refused() == ["There's nothing to redo."]
    screen.press("ctrl+z")
    assert refused() == ["There's nothing to undo."]


def test_unavailable_heroic_key_explains_itself() -> None:
    setup = TableSetup().with_new_frontier(True).with_specialization(0, "Medic")
    scene = plans_of(sheet.empty_sheet(setup), at=(1, 1))
    for key in ("shift+b", "2", "a"):
        told = ENGLISH.say("session-no-heroic") in scene.describe()
        assert scene.press(key)
        assert (ENGLISH.say("session-no-heroic") in scene.describe()) == (key != "a"), told
    assert scene.sheet.crew[1].plan[0] == "a"


def test_row_is_copied_and_pasted(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(display, "copy_text", copied.append)
    monkeypatch.setattr(display, "clipboard_text", lambda: copied[-1])
    scene = plans_of(empty_sheet(), at=(0, 1))
    for key in ("a", "-", "q", "shift+b"):
        scene.press(key)
    scene.press("ctrl+c")
    scene.do(("slot", 3, 1))
    scene.press("ctrl+v")
    assert scene.sheet.crew[3].plan == scene.sheet.crew[0].plan
    assert scene.sheet.crew[3].plan[:4] == ("a", "", "<", "B")


def test_row_is_pasted_from_the_cursor_within_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display, "clipboard_text", lambda: "ab> ^--x | ca?b a a a a a")
    scene = plans_of(empty_sheet(), at=(2, 3))
    scene.press("ctrl+v")
    assert any("“?” isn't a card" in line for line in scene.describe())
    assert not any(scene.sheet.crew[2].plan)
    monkeypatch.setattr(display, "clipboard_text", lambda: "ab> ^--x | cab a a a a a")
    scene.press("ctrl+v")
    assert scene.sheet.crew[2].plan == ("", "", *"ab>^", "", "", *"xcab")
    assert (scene.row, scene.turn) == (3, 1)


def test_plans_can_be_entered_by_touch() -> None:
    scene = plans_of(empty_sheet())
    screen = Screen.of_size(scene, 1280, 720)
    for action in (("slot", 3, 9), ("card", "x")):
        box = next(spot.box for spot in screen.canvas.targets if spot.action == action)
        assert min(box.w, box.h) >= 44
        screen.click(*(side * screen.canvas.unit for side in box.center))
        screen.paint()
    assert scene.sheet.crew[3].plan[8] == "x"


def test_warnings_are_shown_without_stopping() -> None:
    scene = plans_of(empty_sheet())
    for key in ("shift+a", "shift+b"):
        scene.press(key)
    assert any("heroic" in line for line in scene.describe())
    assert scene.sheet.crew[0].plan[:2] == ("A", "B")


def test_other_colors_cards_are_found_by_name() -> None:
    scene = plans_of(empty_sheet())
    assert scene.sheet.file.difficulty == Difficulty("white", "white")
    scene.do(("threat", 5))
    assert isinstance(scene.picker, ThreatPicker)
    assert {CARDS[code].color for code in scene.picker.matches} == {"white"}
    yellow = next(code for code, card in CARDS.items() if card.color == "yellow" and card.sort == "external")
    scene.type_text(yellow)
    assert scene.picker.matches == (yellow,)
    scene.press("enter")
    assert [threat.card for threat in scene.sheet.game.threats] == [yellow]
    assert scene.sheet.warnings_in_words(ENGLISH)  # a warning that its color was not chosen


def test_threats_can_be_entered_only_on_possible_turns() -> None:
    scene = plans_of(empty_sheet(), at=(0, 11))
    screen = Screen.of_size(scene, 1280, 720)
    actions = [spot.action for spot in screen.canvas.targets]
    assert [turn for turn in range(1, 13) if ("threat", turn) in actions] == [*range(1, 9)]
    scene.press("n")
    assert isinstance(scene.picker, ThreatPicker)
    assert scene.picker.turn == 8


def test_few_letters_find_a_threat() -> None:
    scene = plans_of(empty_sheet())
    screen = Screen.of_size(scene, 1280, 720)
    scene.do(("threat", 5))
    screen.press("tab")
    screen.type_text("scou")
    screen.press("enter")
    (threat,) = scene.sheet.game.threats
    assert (threat.card, threat.turn, threat.zone) == ("E2-02", 5, "white")
    assert scene.picker is None
    scene.do(("threat", 5))
    screen.press("delete")
    screen.press("escape")  # meant for the dialog, which has closed by itself
    assert screen.scene is scene
    assert scene.sheet.game.threats == ()


def test_selected_threat_search_is_replaced_by_typing() -> None:
    scene = plans_of(empty_sheet())
    screen = Screen.of_size(scene, 1280, 720)
    scene.do(("threat", 5))
    screen.type_text("scou")
    screen.press("ctrl+a")
    screen.type_text("gun")
    assert isinstance(scene.picker, ThreatPicker)
    assert scene.picker.typed == "gun"


def pictures(placed: PlacedWidget) -> list[Box]:
    """Return the boxes of all pictures and stacks of tiles in this part of a scene."""
    drawn = isinstance(placed.widget, controls.Picture) or placed.widget.name == "stack"
    here = [placed.box] if drawn else []
    return here + [box for part in placed.parts for box in pictures(part)]


@pytest.mark.parametrize("size", [(1280, 688), (1280, 720), (1024, 600), (1920, 1080), (800, 1280)])
def test_key_of_the_stacks_covers_no_tile(painted_caps: list[tuple[str, Box]], size: tuple[int, int]) -> None:
    scene = plans_of(filled())
    Screen.of_size(scene, *size, shows_keys=True)
    (cap,) = (box for key, box in painted_caps if key == "t")
    assert scene.tree.placed is not None
    tiles = pictures(scene.tree.placed)
    assert len(tiles) >= 6  # three zones and their stacks
    assert not any(
        tile.x < cap.right and cap.x < tile.right and tile.y < cap.bottom and cap.y < tile.bottom for tile in tiles
    )


@pytest.mark.parametrize("cards", [False, True])
@pytest.mark.parametrize("texts", [ENGLISH, RUSSIAN])
def test_heroic_cards_and_warnings_fit_below_plans_with_double_actions(texts: Texts, cards: bool) -> None:
    table = TableSetup().with_crew_size(5, 0).with_new_frontier(True)
    round_ = ActionRound(table, "DA-8", library.find("DA-8"), seed=5)
    for place in range(len(round_.threats) if cards else 0):
        round_ = round_.with_drawn_card(place)
    scene = plans_of(sheet.sheet_from_round(round_).with_row(0, 1, ("cb", *["cc"] * 5)), at=(1, 6), texts=texts)
    screen = Screen.of_size(scene, 1280, 688, shows_keys=True)
    assert "doubts" in scrolled(scene.tree.placed)
    assert "body" not in scrolled(scene.tree.placed)
    assert {("card", card) for card in sheet.HEROIC} <= {target.action for target in screen.canvas.targets}


def painted_marks(monkeypatch: pytest.MonkeyPatch, plan: tuple[str, ...], size: tuple[int, int]) -> dict[str, Box]:
    """Return the marks of a path through the ship, by their words."""
    marks: dict[str, Box] = {}
    mark = plans_parts._mark

    def noted(canvas: Canvas, box: Box, words: str, *look: Any) -> None:
        marks[words] = box
        mark(canvas, box, words, *look)

    monkeypatch.setattr(plans_parts, "_mark", noted)
    canvas = Canvas(pygame.Surface(size))
    whole = Box(0, 0, *(side / canvas.unit for side in size))
    plans_parts.paint_route(canvas, whole, "blue", sheet.plan_route(plan), len(plan), len(plan))
    assert all(box.x >= 0 and box.right <= whole.w and box.y >= 0 and box.bottom <= whole.h for box in marks.values())
    return marks


@pytest.mark.parametrize(
    ("plan", "marked"),
    [
        (">baabaa-abaa", ["1–12"]),
        ("<aaaa>aa<<aa", ["1–5", "9", "10 !", "11–12", "6–8"]),
        ("^^^^", ["1", "3", "2", "4"]),
    ],
)
@pytest.mark.parametrize("size", [(380, 260), (500, 300)])
def test_every_turn_of_a_path_has_a_mark(
    monkeypatch: pytest.MonkeyPatch, plan: str, marked: list[str], size: tuple[int, int]
) -> None:
    marks = painted_marks(monkeypatch, tuple(plan), size)
    assert list(marks) == marked
    for one, other in itertools.combinations(marks.values(), 2):
        apart = one.right + 2 < other.x or other.right + 2 < one.x or one.bottom < other.y or other.bottom < one.y
        assert apart


@pytest.mark.parametrize("size", [(230, 190), (300, 190), (500, 300)])
def test_latest_turns_of_a_restless_path_are_marked(monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]) -> None:
    marks = painted_marks(monkeypatch, tuple("^" * 12), size)
    assert {"11", "12"} <= marks.keys()
    for one, other in itertools.combinations(marks.values(), 2):
        assert one.right < other.x or other.right < one.x or one.bottom < other.y or other.bottom < one.y


def test_arrows_lead_from_room_to_room(monkeypatch: pytest.MonkeyPatch) -> None:
    arrows: list[tuple[list[int], int, int]] = []

    def noted(canvas: Canvas, at: Any, way: Any, turns: Any, color: Any) -> None:
        arrows.append((turns, (way[0] > 0) - (way[0] < 0), (way[1] > 0) - (way[1] < 0)))

    monkeypatch.setattr(plans_parts, "_arrow", noted)
    painted_marks(monkeypatch, (">", "a", "<", "^", "<", "a", "b", "c", "a", "^", "", ""), (500, 300))
    assert arrows == [([1], 1, 0), ([3], -1, 0), ([4], 0, 1), ([5], -1, 0), ([10], 0, -1)]


def test_trajectories_can_be_swapped() -> None:
    found = ChangeTrack("red").change_sheet(empty_sheet())
    assert sorted(found.game.tracks.values()) == sorted(set(found.game.tracks.values()))
    assert found.game.tracks["red"] != empty_sheet().game.tracks["red"]


def test_next_missing_card_is_asked_for() -> None:
    played = ActionRound(TableSetup().with_crew_size(5, 0), "S2-3", library.find("S2-3"), seed=7)
    scene = plans_of(sheet.sheet_from_round(played))
    scene.press("n")
    lacking = [one.turn for one in scene.sheet.unknown]
    asked = []
    while scene.sheet.unknown:
        assert isinstance(scene.picker, ThreatPicker)
        asked.append(scene.picker.turn)
        scene.press("enter")  # the choice is still open
        assert scene.picker.turn == asked[-1]
        scene.press("right")
        scene.press("enter")
    assert sorted(asked) == sorted(lacking)
    assert scene.picker is None  # there is nothing left to ask


def test_missing_card_is_asked_for_wherever_the_cursor_is() -> None:
    played = ActionRound(TableSetup().with_crew_size(5, 0), "S2-3", library.find("S2-3"), seed=7)
    found = sheet.sheet_from_round(played)
    *entered, lacking = found.unknown
    for one in entered:
        found = DrawThreat(one.turn, one.zone is None).change_sheet(found)
    scene = plans_of(found)
    screen = Screen.of_size(scene, 1280, 720)
    for cursor in (entered[0].turn, lacking.turn, 12):
        scene.do(("slot", 0, cursor))
        screen.press("enter")
        screen.press("escape")  # to enter it
        assert isinstance(scene.picker, ThreatPicker)
        assert (scene.picker.turn, scene.picker.unknown) == (lacking.turn, lacking)
        screen.press("escape")
    walk = walking_of(evolve(found, id="another"), origin=Origin.TABLE)
    walk.do("end")
    walk.do("skip")
    walk.do("cards")
    plans = scene_on_screen(walk)
    assert isinstance(plans, PlansScene)
    assert isinstance(plans.picker, ThreatPicker)
    assert plans.picker.unknown == lacking


def test_enter_needs_an_unambiguous_card() -> None:
    scene = plans_of(empty_sheet())
    scene.do(("threat", 5))
    scene.type_text("E1-")
    scene.press("enter")
    assert scene.sheet.game.threats == ()
    scene.press("right")
    scene.press("enter")
    assert len(scene.sheet.game.threats) == 1


def test_ending_with_missing_cards_is_not_a_success() -> None:
    played = ActionRound(TableSetup().with_crew_size(5, 0), "S2-3", library.find("S2-3"), seed=7)
    found = sheet.sheet_from_round(played)
    scene = walking_of(found, origin=Origin.TABLE)
    screen = Screen.of_size(scene, 1280, 720)
    scene.do("end")
    scene.do("skip")
    screen.paint()
    count = len(found.unknown)
    lines = " ".join(screen.scene.describe())
    assert f"Score incomplete: {count} threats have no card" in lines
    assert "Survived:" not in lines
    for one in found.unknown:  # the table says that none came
        scene.session.do(RemoveThreat(one.turn, one.zone))
    screen.paint()
    assert "Score incomplete" not in " ".join(screen.scene.describe())


def test_ending_with_missing_cards_is_not_celebrated(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(WalkSound, "play_event", lambda self, event, view: heard.append(event.kind))
    played = ActionRound(TableSetup().with_crew_size(5, 0), "S2-3", library.find("S2-3"), seed=7)
    screen = Screen(walking_of(sheet.sheet_from_round(played), origin=Origin.TABLE).navigation)
    walking = screen.scene
    assert isinstance(walking, WalkScene)
    walking.do(("place", walking.walk.last - 1))
    screen.press("right")
    screen.paint()
    assert isinstance(walking.walk.event, MissionWon)
    assert "mission-won" not in heard
    assert "skip" not in [spot.action for spot in screen.canvas.targets]
    assert not [spot.action for spot in screen.canvas.targets if spot.action in ("again", "next", "coach")]
    screen.press("enter")
    assert isinstance(screen.scene, PlansScene)
    assert isinstance(screen.scene.picker, ThreatPicker)


def test_empty_plans_are_not_resolved_without_asking() -> None:
    screen = Screen(plans_of(empty_sheet()).navigation)
    screen.press("enter")
    assert ENGLISH.say("resolution-lacking-title") in screen.scene.describe()
    screen.press("escape")
    assert isinstance(screen.scene, PlansScene)
    screen.press("enter")
    screen.press("y")
    assert isinstance(screen.scene, WalkScene)


@pytest.mark.parametrize("how", ["draw", "delete"])
def test_dialog_closes_when_every_threat_is_settled(how: str) -> None:
    played = ActionRound(TableSetup().with_crew_size(5, 0), "S2-3", library.find("S2-3"), seed=7)
    plans = plans_of(sheet.sheet_from_round(played))
    plans.press("n")
    for left in range(len(plans.sheet.unknown), 0, -1):
        assert len(plans.sheet.unknown) == left
        assert plans.picker is not None
        plans.press("delete") if how == "delete" else plans.do("draw")
    assert plans.picker is None
    assert not plans.sheet.unknown


def test_resolution_asks_before_starting_without_cards() -> None:
    played = ActionRound(TableSetup().with_crew_size(5, 0), "S2-3", library.find("S2-3"), seed=7)
    plans = plans_of(sheet.sheet_from_round(played))
    screen = Screen(plans.navigation)
    screen.press("enter")
    assert f"{len(plans.sheet.unknown)} announced threats have no card." in " ".join(screen.scene.describe())
    screen.press("escape")
    assert screen.scene is plans
    assert isinstance(plans.picker, ThreatPicker)
    screen.press("escape")
    screen.press("enter")
    screen.press("y")
    assert isinstance(screen.scene, WalkScene)


def test_buttons_do_not_move_while_cards_are_drawn() -> None:
    played = ActionRound(TableSetup().with_crew_size(5, 0), "S2-3", library.find("S2-3"), seed=7)
    scene = plans_of(sheet.sheet_from_round(played))
    screen = Screen.of_size(scene, 1280, 720)
    screen.press("n")
    places = set()
    while scene.picker is not None:
        screen.paint()
        places.add(next(spot.box for spot in screen.canvas.targets if spot.action == "draw"))
        scene.do("draw")
    assert not scene.sheet.unknown
    assert len(places) == 1


def test_damage_tiles_can_be_stacked_before_the_walk() -> None:
    scene = plans_of(filled())
    for key in ("t", "4", "1", "right", "up", "3", "escape"):
        scene.press(key)
    tiles = scene.sheet.game.tiles
    assert tiles["red"][:2] == ("reactor", "heavy")
    assert tiles["white"][1] == "shield"
    assert all(sorted(stack) == sorted(TILES) for stack in tiles.values())
    assert scene.sheet.drawn == {("red", 0), ("red", 1), ("white", 1)}
    walk = resolve(scene.sheet.game)
    red = [event.tile for event in walk.events if isinstance(event, TileDrawn) and event.zone == "red"]
    assert [] != red[:2] == ["reactor", "heavy"][: len(red)]
    for _ in range(3):
        scene.press("ctrl+z")
    assert (scene.sheet.game, scene.sheet.drawn) == (filled().game, frozenset())


def test_moved_tile_leaves_a_face_down_one() -> None:
    scene = plans_of(filled())
    screen = Screen.of_size(scene, 1280, 720)
    screen.press("t")
    screen.press("5")
    closed, lift = ENGLISH.say("resolution-face-down"), ENGLISH.say("story-tile-lift")
    assert scene.describe()[2].endswith(f": {lift}{f', {closed}' * 5}")
    scene.do(("stack", "red", 3))
    screen.press("1")
    scene.do(("stack", "red", 3))
    screen.press("delete")
    assert scene.describe()[2].endswith(f": {lift}{f', {closed}' * 5}")
    scene.do(("stack", "red", 3))
    scene.do(("tile", "lift"))
    assert scene.describe()[2].endswith(f"{closed}, {closed}, {closed}, {lift}, {closed}, {closed}")


def test_drawn_tiles_can_be_corrected() -> None:
    walking = walking_of(filled())
    to_event(walking, "tile-drawn")
    assert isinstance(walking.walk.event, TileDrawn)
    zone, tile = walking.walk.event.zone, walking.walk.event.tile
    walking.press("p")
    plans = scene_on_screen(walking)
    assert isinstance(plans, PlansScene)
    plans.press("t")
    assert ENGLISH.say(f"story-tile-{tile}", zone=zone) in " ".join(plans.describe())
    other = next(each for each in TILES if each != tile)
    plans.do(("stack", zone, 0))
    plans.do(("tile", other))
    plans.press("escape")
    plans.press("enter")
    again = scene_on_screen(walking)
    assert isinstance(again, WalkScene)
    assert not again.changes  # the players don't know the end yet
    drawn = again.walk.events[again.walk.place - 1]
    assert isinstance(drawn, TileDrawn)
    assert drawn.tile == other


@pytest.mark.parametrize("people", [4, 5])
def test_all_warnings_can_be_read(people: int, monkeypatch: pytest.MonkeyPatch) -> None:
    found = empty_sheet(people)
    for row in range(people):
        found = found.with_row(row, 1, "AABBXX456123")
    scene = plans_of(found)
    warnings = found.warnings_in_words(ENGLISH)
    assert len(warnings) > 10
    read: set[str] = set()
    written = Canvas.text

    def noted(canvas: Canvas, box: Box, words: str, *style: Any, **more: Any) -> Box:
        read.add(words)
        return written(canvas, box, words, *style, **more)

    monkeypatch.setattr(Canvas, "text", noted)
    screen = Screen.of_size(scene, 1280, 720)
    assert not set(warnings) <= read
    for _ in warnings:
        screen.press("pagedown")
        screen.paint()
        assert screen.canvas.overflows == []
    assert set(warnings) <= read


def test_changing_a_color_keeps_roles_and_slips() -> None:
    found = EnterSlip(2, "purple", "a").change_sheet(filled())
    with_next_color = ChangeMemberColor(0).change_sheet(found)
    assert [member.color for member in with_next_color.crew[:2]] == ["red", "purple"]
    assert with_next_color.game.slips[0].color == "red"
    assert with_next_color.file.roles["red"] == found.file.roles["purple"]


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (800, 1280)])
def test_teleporter_tokens_are_given_beside_the_name(size: tuple[int, int]) -> None:
    scene = plans_of(empty_sheet().with_member(1, specialization="Teleporter", name="Wwwwwwwwwwwwwwwwww"))
    screen = Screen.of_size(scene, *size)
    scene.do(("name", 0))
    screen.paint()
    assert ("token", 1, 0) not in {target.action for target in screen.canvas.targets}
    scene.do(("name", 1))
    screen.paint()
    assert {("token", 1, 0), ("token", 1, 1)} <= {target.action for target in screen.canvas.targets}
    assert screen.canvas.overflows == []
    scene.do(("token", 1, 0))
    scene.do(("token", 1, 1))
    scene.do(("token", 1, 1))
    _, red, yellow, green, _ = (member.color for member in scene.sheet.crew)
    assert scene.sheet.game.tokens == (yellow, green)
    scene.do(("color", 1))
    assert scene.sheet.game.tokens == (red, green)
    assert scene.sheet.crew[2].color == red


def test_names_are_typed_one_after_another() -> None:
    scene = plans_of(empty_sheet())
    screen = Screen.of_size(scene, 1280, 720)
    scene.do(("name", 0))
    assert scene.writing
    screen.type_text("Аня?")
    for key in ("backspace", "tab"):
        screen.press(key)
    screen.type_text("Bo")
    screen.paint()
    screen.press("enter")
    assert [member.name for member in scene.sheet.crew[:2]] == ["Аня", "Bo"]
    assert not scene.writing


def test_escape_keeps_the_name() -> None:
    scene = plans_of(empty_sheet())
    screen = Screen.of_size(scene, 1280, 720)
    before = scene.sheet.crew[0].name
    scene.do(("name", 0))
    screen.type_text("abcabc")  # plans typed into the wrong field
    screen.press("escape")
    assert scene.sheet.crew[0].name == before
    assert not scene.writing


def test_order_and_androids_can_be_changed_while_typing_a_name() -> None:
    found = filled()
    scene = plans_of(found)
    screen = Screen.of_size(scene, 1280, 720)
    scene.do(("name", 1))
    screen.press("up")
    screen.press("up")  # there is no player above the first
    assert [member.color for member in scene.sheet.crew] == ["red", "purple", "yellow", "green", "blue"]
    assert scene.sheet.crew[0].plan == found.crew[1].plan
    screen.press("down")
    assert scene.sheet == found
    screen.press("ctrl+a")
    assert scene.sheet.crew[1].android
    screen.type_text("Bo")
    screen.paint()
    assert not screen.canvas.overflows
    assert scene.sheet.crew[1].name == "Bo"
    scene.do(("color", 1))
    assert scene.writing  # the next key may pick a color or continue the name
    screen.press("enter")
    assert not scene.writing


def test_action_round_fills_in_the_plans() -> None:
    round_ = ActionRound(TableSetup().with_crew_size(4, 0), "S2-1", library.find("S2-1"), seed=5, tracks={"blue": "T7"})
    round_ = round_.with_drawn_card(0).with_drawn_card(2)
    found = sheet.sheet_from_round(round_)
    assert len(found.game.threats) == 2
    assert len(found.game.threats) + len(found.unknown) == len(round_.threats)
    assert found.game.tracks["blue"] == "T7"
    assert len(set(found.game.tracks.values())) == 4
    assert found.file.mission == "S2-1"
    given = found.unknown[0]
    (drawn,) = [
        threat
        for threat in DrawThreat(given.turn, given.zone is None).change_sheet(found).game.threats
        if threat.turn == given.turn
    ]
    assert drawn.zone == given.zone
    assert drawn.card not in {threat.card for threat in found.game.threats}
    assert (CARDS[drawn.card].severity == "serious") == given.serious
    card = sheet.candidate_cards(found, given.turn, given.zone is None, given.serious)[0]
    assert given not in found.with_threat(given.turn, given.zone, card).unknown


# --- the walk


def test_every_walk_position_is_painted_and_described() -> None:
    scene = walking_of(filled())
    screen = Screen.of_size(scene, 1280, 720)
    seen = [scene.walk.view]
    while scene.walk.place < scene.walk.last:
        screen.press("right")
        screen.tick(1)
        screen.paint()
        assert screen.canvas.overflows == []
        assert all(line.strip() for line in scene.describe())
        seen.append(scene.walk.view)
    for view in reversed(seen):
        assert scene.walk.view == view
        screen.press("left")


def test_pressing_a_turn_jumps_to_it() -> None:
    scene = walking_of(filled())
    screen = Screen.of_size(scene, 1280, 720)
    box = next(spot.box for spot in screen.canvas.targets if spot.action == ("turn", 4))
    screen.click(*(side * screen.canvas.unit for side in box.center))
    assert scene.walk.turn == 4


def test_walk_plays_until_its_end_or_a_pause() -> None:
    scene = walking_of(filled())
    scene.do("play")
    scene.tick(1.3)
    scene.tick(2.5)  # the pause at the start of a turn
    assert scene.walk.place == 2
    scene.do("play")
    scene.tick(9)
    assert scene.walk.place == 2
    scene.do("play")
    for _ in range(2 * scene.walk.last):
        scene.tick(6)
    assert scene.walk.place == scene.walk.last
    assert not scene.playing


def test_steps_are_animated_unless_switched_off() -> None:
    scene = walking_of(filled())
    screen = Screen.of_size(scene, 1280, 720)
    screen.press("right")
    assert screen.paint()
    screen.tick(0.2)
    assert screen.paint()
    screen.tick(1)
    screen.paint()
    assert screen.paint() == []
    screen.press("m")
    screen.paint()
    screen.press("right")
    screen.paint()
    screen.tick(0.2)
    assert screen.paint() == []


def test_slip_plays_the_intended_card_and_delays() -> None:
    scene = walking_of(filled(threats=False))
    to_event(scene, "maintained")
    scene.press("o")
    assert isinstance(scene.cover, SlipDialog)
    none = ENGLISH.say("resolution-no-trip")
    assert none not in scene.describe()  # there is nothing to cancel
    scene.press("a")
    assert scene.cover is None
    kinds = [(event.kind, event.who) for event in scene.walk.events if event.turn == 1]
    assert ("slipped", "purple") in kinds
    assert ("delayed", "purple") in kinds
    assert scene.walk.event is not None
    assert scene.walk.event.who == "purple"
    scene.press("o")
    assert none in scene.describe()


def test_own_tiles_are_asked_for_when_drawn() -> None:
    scene = walking_of(filled())
    scene.press("t")
    scene.press("end")
    cover = scene.cover
    assert isinstance(cover, TileDialog)
    chosen = max(cover.remaining, key=TILES.index)
    place = scene.walk.place
    scene.press(str(TILES.index(chosen) + 1))
    assert scene.walk.place == place
    assert isinstance(scene.walk.event, TileDrawn)
    assert scene.walk.event.tile == chosen
    scene.press("left")
    scene.press("right")
    assert scene.cover is None


def test_correction_keeps_the_position_and_names_the_change() -> None:
    scene = walking_of(filled())
    for place in ("end", ("place", 30), "plans"):
        scene.do(place)
    editing = scene_on_screen(scene)
    assert isinstance(editing, PlansScene)
    editing.do(("threat", 4))
    for key in ("delete", "escape", "enter"):
        editing.press(key)
    again = scene_on_screen(scene)
    assert again is scene
    assert isinstance(again, WalkScene)
    assert again.walk.place <= 30  # not past the corrected step
    assert again.changes
    assert any(line in again.describe() for line in again.changes)


_SAVED = """
crew:
  - {color: purple, plan: ">aa <bba -----"}
  - {color: red, plan: "--- -^Ab -----"}
  - {color: yellow, plan: "2-b cxac -----"}
  - {color: green, plan: "-3a -aac c----"}
  - {color: blue, plan: "--- -c<a -a---"}
tracks: {red: T6, white: T4, blue: T7, internal: T2}
threats: {1: E1-09 blue, 3: E1-04 red, 4: E1-10 blue, 5: SE1-05 white, 7: E1-07 red}
"""


@pytest.mark.parametrize("size", [(1280, 688), (1024, 600), (1366, 768)])
def test_long_list_of_changes_leaves_the_ship_on_the_screen(size: tuple[int, int], tmp_path: Path) -> None:
    """After a correction that changed a lot, half of the ship and all buttons were below the window."""
    path = tmp_path / "game.yaml"
    path.write_text(_SAVED, encoding="utf-8")
    scene = walking_of(ResolutionSheet(read(path)), texts=RUSSIAN)
    for place in ("end", ("place", 12), "plans"):
        scene.do(place)
    scene.session.do(PasteRow(3, 1, "-" * 12))
    for key in ("enter", "y"):  # although a plan is empty
        scene_on_screen(scene).press(key)
    again = scene_on_screen(scene)
    assert isinstance(again, WalkScene)
    assert len(again.changes) > 5
    screen = Screen.of_size(again, *size)
    screen.paint()
    assert "body" not in scrolled(again.tree.placed)
    assert screen.canvas.overflows == []
    assert any(again.changes[-1] in line for line in again.describe())


def test_ending_shows_verdict_and_reasons() -> None:
    scene = walking_of(filled())
    scene.press("end")
    scene.do("skip")
    told = scene.describe()
    assert scene.narrator.verdict(scene.walk.resolution) in told
    assert any(line.startswith("Turn") for line in told)


# --- what is kept


def test_drawn_tile_spoils_nothing() -> None:
    scene = walking_of(filled())
    scene.press("t")
    scene.press("end")
    assert isinstance(scene.cover, TileDialog)
    scene.press("2")
    assert len(scene.sheet.drawn) == 1
    assert scene.changes == []


def test_log_shows_whole_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = walking_of(filled())
    screen = Screen.of_size(scene, 1280, 720)
    told = [scene.narrator.describe(event).text for event in scene.walk.events]
    drawn: list[str] = []
    rendered = fonts.render_text

    def noted(text: str, *style: Any) -> Any:
        drawn.append(text)
        return rendered(text, *style)

    monkeypatch.setattr(fonts, "render_text", noted)
    for place in range(20, scene.walk.last, 3):
        scene.do(("place", place))
        drawn.clear()
        screen.paint()
        shown = " ".join(drawn)
        words = told[place - 1].split()
        assert words[-1] in shown
        assert words[0] in shown
        scene.do("story")
        assert set(told[:place]) <= set(scene.describe())  # the earlier steps are one key away
        scene.do("close")


def test_every_key_is_saved_at_once() -> None:
    scene = plans_of(empty_sheet())
    for key in ("a", "b", "shift+x"):
        scene.press(key)
        scene.session.wait()
        [found] = kept()
        assert isinstance(found.item, Resolving)
        assert found.item.sheet == scene.sheet
        assert not found.item.walking


def test_another_game_does_not_overwrite_an_unfinished_one() -> None:
    left, other = filled(), filled(threats=False)
    for found in (left, other):
        scene = plans_of(found)
        scene.press("a")
        scene.press("escape")
        scene.session.wait()
    assert [one.item.id for one in kept()] == [other.id, left.id]
    scene.session.do(AbandonGame(other.id))
    scene.session.wait()
    assert [one.item.id for one in kept()] == [left.id]


def test_viewing_a_saved_game_leaves_nothing_unfinished() -> None:
    scene = walking_of(filled(), origin=Origin.FILE)
    scene.press("end")
    scene.press("escape")
    scene.session.wait()
    assert kept() == ()
    assert logbook.open().lines() == []


def test_plans_return_to_the_previous_scene() -> None:
    round_ = ActionRound(TableSetup().with_crew_size(4, 0), "S2-1", library.find("S2-1"), seed=5).with_drawn_card(1)
    scene = open_on_top(SummaryScene(ENGLISH, session_with(Playing(round_, begin_at=700.0, is_round_over=True))))
    scene.press("enter")
    scene.do("onward")
    plans = scene_on_screen(scene)
    assert isinstance(plans, PlansScene)
    plans.press("a")
    plans.press("enter")
    scene_on_screen(plans).press("y")  # without all the cards
    walking = scene_on_screen(plans)
    assert isinstance(walking, WalkScene)
    walking.press("escape")
    scene_on_screen(walking).press("escape")
    assert isinstance(scene_on_screen(walking), Elsewhere)
    assert scene_on_screen(walking).notice == "S2-1 · Mission 1 is saved. You can continue it from the ready room."
    elsewhere = scene_on_screen(walking)
    elsewhere.navigation.push(SummaryScene(ENGLISH, session_with(Playing(round_, begin_at=700.0, is_round_over=True))))
    assert elsewhere.notice == "", "it would be wrong by the time one comes back"
    elsewhere.navigation.back()
    walking.session.wait()
    assert isinstance(evening.open_title(ENGLISH, Session()).scene, UnfinishedScene)


@pytest.mark.parametrize("origin", [Origin.TABLE, Origin.PRACTICE])
def test_escape_opens_the_plans_and_enter_returns_to_the_step(origin: Origin) -> None:
    screen = Screen(walking_of(filled(), origin=origin).navigation)
    for _ in range(7):
        screen.press("right")
    screen.press("escape")
    assert isinstance(screen.scene, PlansScene)
    screen.scene.do(("slot", 4, 12))
    screen.press("b")
    screen.press("enter")
    assert isinstance(screen.scene, WalkScene)
    assert screen.scene.walk.place == 7
    assert screen.scene.sheet.crew[4].plan[11] == "b"
    screen.press("escape")
    screen.press("escape")
    assert isinstance(screen.scene, Elsewhere)


def test_escape_at_the_end_opens_the_plans_only_with_missing_cards() -> None:
    unknown = UnknownThreat(2, "red", serious=False)
    for found, scene in ((filled(), Elsewhere), (evolve(filled(threats=False), unknown=(unknown,)), PlansScene)):
        screen = Screen(walking_of(found, origin=Origin.TABLE).navigation)
        for key in ("end", "space", "escape"):
            screen.press(key)
        assert isinstance(screen.scene, scene)


def test_walk_resumes_where_it_stopped() -> None:
    scene = walking_of(filled(), origin=Origin.TABLE)
    for _ in range(7):
        scene.press("right")
    scene.session.do(EnterSlip(12, "purple", "a"))
    scene.do(("place", 7))
    scene.session.close()
    again = Screen(evening.open_title(ENGLISH, Session()))
    again.press("enter")
    assert isinstance(again.scene, WalkScene)
    assert again.scene.walk.place == 7


@pytest.mark.parametrize("corrected", [False, True])
def test_a_game_left_in_its_plans_goes_on_at_the_step_it_came_from(corrected: bool) -> None:
    scene = walking_of(filled(), origin=Origin.TABLE)
    scene.session.do(EnterSlip(12, "purple", "a"))
    screen = Screen(scene.navigation)
    for _ in range(40):
        screen.press("right")
    screen.press("escape")
    plans = screen.scene
    assert isinstance(plans, PlansScene)
    if corrected:
        plans.do(("slot", 0, 1))
        plans.press("delete")
    scene.session.close()
    again = Screen(evening.open_title(ENGLISH, Session()))
    again.press("enter")
    assert isinstance(again.scene, PlansScene)
    again.press("enter")
    assert isinstance(again.scene, WalkScene)
    assert (again.scene.walk.place < 20) is corrected
    assert corrected or again.scene.walk.place == 40


@pytest.mark.parametrize("content", [{}, {"version": 9}, {"version": 1, "sheet": {"game": "{"}, "place": 1}, []])
def test_unreadable_draft_is_ignored(content: Any) -> None:
    log = logbook.open()
    log.save_draft("resolution-broken", content)
    log.close()
    assert kept() == ()


def test_draft_at_an_infinite_position_is_ignored() -> None:
    with contextlib.closing(logbook.open()) as log:
        log.delete_draft("resolution")  # creates the file
    place = {**draft_from_game(Resolving(filled(), None), 0.0), "place": float("inf")}
    write_raw(log.path, "draft", "resolution-x", place)
    assert kept() == ()


@pytest.mark.parametrize(("keys", "slot"), [("ab", (0, 3)), ("a" * 13, (1, 2)), ("a" * 60, (4, 12))])
def test_entry_resumes_after_the_last_card(keys: str, slot: tuple[int, int]) -> None:
    scene = plans_of(empty_sheet().with_threat(2, "red", "E1-07"))
    assert (scene.row, scene.turn) == (0, 1)
    for key in keys:
        scene.press(key)
    scene.press("escape")
    scene.session.wait()
    again = Screen(evening.open_title(ENGLISH, Session()))
    again.press("enter")
    assert isinstance(again.scene, PlansScene)
    assert (again.scene.row, again.scene.turn) == slot


def test_giving_up_a_game_needs_confirmation() -> None:
    scene = plans_of(filled())
    scene.press("a")
    scene.press("escape")
    scene.session.wait()
    start = Screen(evening.open_title(ENGLISH, Session()))
    for _ in range(2):  # the key that asks doesn't confirm
        start.press("delete")
        assert len(kept()) == 1
    start.press("enter")
    assert isinstance(start.scene, UnfinishedScene), "Enter keeps the game instead of continuing it"
    assert "Really abandon it?" not in start.describe()
    start.paint()
    at = next(spot.box.center for spot in start.canvas.targets if spot.action == ("give up", 0))
    for _ in range(2):  # nor does a double click
        start.click(at[0] * start.canvas.unit, at[1] * start.canvas.unit)
        start.paint()
        assert "Really abandon it?" in start.describe()
        assert len(kept()) == 1
    start.press("y")
    assert isinstance(start.scene, ReadyScene)
    assert kept() == ()


def test_saving_writes_game_report_and_log_entry(own_folder: Path) -> None:
    scene = walking_of(filled(), origin=Origin.TABLE)
    scene.press("s")
    scene.session.wait()
    (game,) = (own_folder / "games").glob("*.yaml")
    assert read(game).game.crew == scene.sheet.crew
    assert resolve(read(game).game).won == scene.walk.resolution.won
    html5lib.HTMLParser(strict=True).parse(game.with_suffix(".html").read_text(encoding="utf-8"))
    (line,) = logbook.open().lines()
    assert line.entry.score == scene.walk.resolution.score
    assert kept() == ()
    assert any(game.name in told for told in scene.describe())


def test_saving_again_later_writes_the_same_file(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = filled()

    def save(at: datetime) -> None:
        class Clock(datetime):
            @classmethod
            def now(cls, tz: Any = None) -> Self:
                return cls(at.year, at.month, at.day, at.hour, at.minute)

        monkeypatch.setattr(files, "datetime", Clock)
        scene = walking_of(played)
        scene.press("s")
        scene.session.close()

    save(datetime(2026, 11, 18, 23, 59))
    save(datetime(2026, 11, 19, 0, 0))
    assert len(list((own_folder / "games").glob("*.yaml"))) == 1
    walking_of(filled()).press("s")
    assert len(list((own_folder / "games").glob("*.yaml"))) == 2  # another game of the same mission


def test_correcting_a_copied_entry_needs_confirmation() -> None:
    scene = walking_of(filled(), origin=Origin.TABLE)
    scene.press("end")
    scene.session.wait()
    [line] = logbook.open().lines()
    book = LogBookScene(ENGLISH, scene.session)
    open_on_top(book)
    book.do("walk")
    copy = scene_on_screen(book)
    assert isinstance(copy, WalkScene)
    copy.press("l")
    assert copy.cover is None  # nothing differs
    copy.session.do(EnterSlip(1, "purple", "a"))
    copy.press("end")
    assert logbook.open().lines() == [line]
    copy.press("l")
    assert ENGLISH.say("resolution-correct-sure") in copy.describe()
    copy.press("escape")
    copy.session.wait()
    assert logbook.open().lines() == [line]
    copy.press("l")
    Screen(copy.navigation).press("enter")
    copy.session.wait()
    assert logbook.open().lines() != [line]


def saved_and_read(found: ResolutionSheet) -> ResolutionSheet:
    game = game_from_draft("resolution", json.loads(json.dumps(draft_from_game(Resolving(found, None), 0.0))))
    assert game is not None and isinstance(game[0], Resolving)
    return game[0].sheet


def test_sheet_survives_saving_and_loading() -> None:
    found = EnterTile("red", 0, filled().game.tiles["red"][3]).change_sheet(
        EnterSlip(2, "red", "b").change_sheet(filled())
    )
    assert saved_and_read(found) == found


def test_threat_effects_are_shown_on_the_board_and_card() -> None:
    scene = walking_of(filled(threats=False).with_threat(1, "red", "E1-03"))
    told = ENGLISH.say("story-flag-revealed")
    assert not any(told in line for line in scene.describe())
    while not any(flags := [token.flags for token in scene.walk.view.threats if token.flags]):
        scene.do(("step", 1))
    assert flags == [("revealed",)]
    scene.do(("step", 1))  # the event itself is over
    assert any(told in line for line in scene.describe())
    screen = Screen.of_size(scene, 1280, 720)
    scene.do(("card", "E1-03"))
    screen.paint()
    assert told in scene.describe()
    assert not screen.canvas.overflows


CHANGES = st.one_of(
    st.tuples(st.just("lay"), st.integers(0, 4), st.integers(1, 12), st.sampled_from(CARDS_OF_A_PLAN)),
    st.tuples(st.just("track"), st.sampled_from(trajectories.PLACES)),
    st.tuples(
        st.just("threat"), st.integers(1, 12), st.sampled_from(["red", "white", "blue", None]), st.integers(0, 20)
    ),
    st.tuples(st.just("no threat"), st.integers(1, 12)),
    st.tuples(st.just("color"), st.integers(0, 4)),
    st.tuples(st.just("crew"), st.integers(1, 5)),
    st.tuples(st.just("slip"), st.integers(1, 12), st.integers(0, 4), st.sampled_from("abc<>^A4")),
    st.tuples(st.just("tile"), st.sampled_from(["red", "white", "blue"]), st.integers(0, 5), st.sampled_from(TILES)),
    st.tuples(
        st.just("name"),
        st.integers(0, 4),
        st.text(st.characters(codec="utf-8", categories=["L", "P", "N"]), max_size=14),
    ),
)


def corrected(found: ResolutionSheet, change: Any) -> ResolutionSheet:
    people = len(found.crew)
    match change:
        case ("lay", row, turn, card):
            return SetCard(row % people, turn, card).change_sheet(found)
        case ("track", place):
            return ChangeTrack(place).change_sheet(found)
        case ("threat", turn, name, nth):
            cards = sheet.candidate_cards(found, turn, name is None)
            return found.with_threat(turn, name, cards[nth % len(cards)])
        case ("no threat", turn):
            return RemoveThreat(turn).change_sheet(found)
        case ("color", row):
            return ChangeMemberColor(row % people).change_sheet(found)
        case ("crew", count):
            return found.with_crew_size(count)
        case ("slip", turn, row, meant):
            return EnterSlip(turn, found.crew[row % people].color, meant).change_sheet(found)
        case ("tile", name, place, tile):
            return EnterTile(name, place, tile).change_sheet(found)
        case ("name", row, name):
            return found.with_member(row % people, name=name)
    raise AssertionError(change)


@examples(60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(CHANGES, max_size=25))
def test_every_correction_can_be_saved_and_resolved(changes: list[Any]) -> None:
    found = filled()
    for change in changes:
        found = corrected(found, change)
    assert saved_and_read(found) == found
    resolve(found.game)


def test_drawn_trajectories_are_marked_until_entered() -> None:
    round_ = ActionRound(TableSetup().with_crew_size(4, 0), "S2-1", library.find("S2-1"), seed=5, tracks={"blue": "T7"})
    scene = plans_of(sheet.sheet_from_round(round_))
    assert scene.sheet.drawn_tracks == {"red", "white", "internal"}
    told = ENGLISH.say("resolution-drawn-tracks")
    assert told in scene.describe()
    walk = walking_of(evolve(scene.sheet, id="another"))
    drawn = [line for line in walk.describe() if line.startswith("Nobody entered these trajectories")]
    assert len(drawn) == 1
    assert "B T7" not in drawn[0]
    for place in ("red", "white", "internal"):
        scene.do(("track", place))
    assert scene.sheet.drawn_tracks == frozenset()
    assert told not in scene.describe()


def test_flight_without_internal_threats_needs_three_trajectories() -> None:
    for mission, places in (("S1-1", "RWB"), ("S2-1", "RWBI")):
        round_ = ActionRound(TableSetup().with_crew_size(4, 0), mission, library.find(mission), seed=5)
        for place in range(len(round_.threats)):
            round_ = round_.with_drawn_card(place)
        scene = plans_of(sheet.sheet_from_round(round_))
        assert any(line.startswith("Inside: T") for line in scene.describe()) == ("I" in places)
        walk = walking_of(evolve(scene.sheet, id=f"walk-{mission}"))
        [drawn] = [line for line in walk.describe() if line.startswith("Nobody entered these trajectories")]
        assert [place for place in "RWBI" if f"{place} T" in drawn] == list(places)
        assert len(chart.draw_tracks(ENGLISH, walk.walk.view)) == len(places)


# --- The New Frontier -------------------------------------------------------------------------------------------------


def double_plans(at: tuple[int, int] = (0, 1)) -> PlansScene:
    setup = TableSetup().with_crew_size(5, 0).with_new_frontier(True)
    for place, name in enumerate(("Medic", "SpecialOps", "Mechanic", "Rocketeer", "Teleporter")):
        setup = setup.with_specialization(place, name)
    return plans_of(sheet.sheet_from_round(ActionRound(setup, "DA-12", library.find("DA-12"), seed=7)), at)


def test_double_action_slots_take_two_keys() -> None:
    scene = double_plans()
    for _ in range(60):
        scene.press("a")
        scene.press("b")
    assert all(slot == "ab" for member in scene.sheet.crew for slot in member.plan)


def test_slot_closes_when_full_or_by_key() -> None:
    scene = double_plans()
    for key in ("a", "space", "q", "s", "b", "backspace", "c", "e"):
        scene.press(key)
    assert scene.sheet.crew[0].plan[:3] == ("a", "<s", "c>")
    assert (scene.row, scene.turn) == (0, 4)
    scene.press("backspace")
    assert scene.sheet.crew[0].plan[2] == "c"
    for _ in range(9):
        scene.press("ctrl+z")
    assert all(not slot for slot in scene.sheet.crew[0].plan)


@pytest.mark.parametrize("select", [("slot", 0, 2), ("move", 0, -2)])
def test_backspace_removes_the_last_action_of_a_selected_slot(select: object) -> None:
    scene = double_plans()
    for key in "abcab":
        scene.press(key)
    scene.press("c")
    scene.do(select)
    scene.press("backspace")
    assert scene.sheet.crew[0].plan[:3] == ("ab", "c", "bc")
    scene.press("backspace")
    assert scene.sheet.crew[0].plan[:3] == ("ab", NO_CARD, "bc")
    scene.press("backspace")
    assert scene.sheet.crew[0].plan[:3] == ("a", NO_CARD, "bc")


def test_special_card_joins_a_compatible_slot() -> None:
    scene = double_plans((1, 1))
    for key in ("shift+s", "a", "b", "s", "c"):
        scene.press(key)
    assert scene.sheet.crew[1].plan[:3] == ("Sab", "s", "c")
    scene.press("shift+a")  # specializations replace heroic cards
    assert scene.sheet.crew[1].plan[:4] == ("Sab", "s", "c", NO_CARD)
    none, *others = (
        evolve(one, specialization=None if row == 0 else one.specialization) for row, one in enumerate(scene.sheet.crew)
    )
    assert (
        playable_cards(none, (none, *others)) == ORDINARY
    )  # players without special cards have no heroic cards either
    assert playable_cards(none, (none,)) == ORDINARY + HEROIC


def test_expansion_cards_and_keys_need_the_expansion() -> None:
    scene = plans_of(empty_sheet())
    assert not scene.press("s")
    scene.do(("threat", 3))
    for name in ("overlord", "vortex", "ninja"):
        assert isinstance(scene.picker, ThreatPicker)
        scene.picker.typed = ""
        scene.type_text(name)
        assert scene.picker.matches == ()


def test_two_threats_of_a_turn_and_called_ones_are_entered_in_order() -> None:
    scene = double_plans()
    scene.do(("threat", 7, True))
    assert isinstance(scene.picker, ThreatPicker)
    scene.type_text("vortex")
    scene.press("enter")
    assert isinstance(scene.picker, ThreatPicker)
    assert scene.picker.caller == "SI3-104"
    scene.type_text("I1-01")
    scene.press("enter")
    (threat,) = scene.sheet.game.threats
    assert threat.calls is not None
    assert (threat.card, threat.zone, threat.calls.card) == ("SI3-104", None, "I1-01")


def test_incompatible_card_goes_into_the_next_slot() -> None:
    setup = TableSetup().with_crew_size(5, 0).with_new_frontier(True)
    scene = plans_of(sheet.sheet_from_round(ActionRound(setup, "DA-12", library.find("DA-12"), seed=7)), (0, 1))
    for key in ("c", "1", "a", "b"):
        scene.press(key)
    assert scene.sheet.crew[0].plan[:3] == ("c", "1", "ab")


def test_current_card_of_a_turn_is_offered_first() -> None:
    scene = double_plans()
    scene.do(("threat", 5))
    scene.type_text("E1-09")
    scene.press("enter")
    scene.do("close")
    scene.do(("threat", 5))
    assert isinstance(scene.picker, ThreatPicker)
    assert scene.picker.matches[0] == "E1-09"
    scene.press("enter")  # already there
    assert [threat.card for threat in scene.sheet.game.threats] == ["E1-09"]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("amoe", ENGLISH.say("screen-cards-used", card="Amoeba", turn=5)),
        ("I101", ENGLISH.say("screen-cards-other-deck", card="Skirmishers")),
        ("troopers", ENGLISH.say("screen-cards-other-deck", card="Troopers")),  # printed on two cards
        ("troop", ENGLISH.say("screen-cards-other-deck", card="Troopers")),
        ("saboteru", ENGLISH.say("screen-cards-other-deck", card="Saboteur")),  # misspelled
        ("oops", ENGLISH.say("screen-cards-no-such", typed="oops")),
    ],
)
def test_card_of_another_turn_or_deck_is_named_when_it_is_typed(typed: str, told: str) -> None:
    scene = double_plans()
    scene.do(("threat", 5))
    scene.type_text("E1-09")
    scene.press("enter")
    scene.do("close")
    scene.do(("threat", 6, False))
    scene.do(("place", "red"))
    scene.type_text(typed)
    assert told in scene.describe()


def test_empty_plan_among_others_is_asked_about_before_the_resolution() -> None:
    scene = plans_of(empty_sheet(4).with_row(0, 1, "a").with_row(1, 1, "b").with_row(3, 1, "c"))
    screen = Screen(scene.navigation)
    screen.press("enter")
    name = scene.sheet.crew[2].name or ENGLISH.say(f"story-color-{scene.sheet.crew[2].color}")
    assert ENGLISH.say("resolution-empty-what", who=name) in " ".join(screen.scene.describe())
    screen.press("escape")
    assert screen.scene is scene
    assert (scene.row, scene.turn) == (2, 1)
    screen.press("enter")
    screen.press("y")
    assert isinstance(screen.scene, WalkScene)


def test_down_after_a_full_row_skips_no_player_and_stops_at_the_last() -> None:
    scene = plans_of(empty_sheet(3))
    screen = Screen(scene.navigation)
    for _ in range(scene.turns):
        screen.press("a")
    screen.press("down")
    assert (scene.row, scene.turn) == (1, 1)
    screen.press("b")
    for _ in range(3):
        screen.press("down")
    assert scene.row == 2
    for _ in range(3):
        screen.press("up")
    assert scene.row == 0


def test_down_after_typing_part_of_a_row_starts_the_next_player() -> None:
    scene = plans_of(empty_sheet(3))
    screen = Screen(scene.navigation)
    for _ in range(scene.turns - 2):
        screen.press("a")
    screen.press("down")
    assert (scene.row, scene.turn) == (1, 1)
    for _ in range(scene.turns):
        screen.press("b")
    assert [len("".join(member.plan)) for member in scene.sheet.crew] == [scene.turns - 2, scene.turns, 0]
    screen.press("up")
    screen.press("right")
    screen.press("down")
    assert (scene.row, scene.turn) == (2, 2), "after arrow keys, Down stays in the column"


def test_down_past_a_row_entered_on_a_phone_starts_the_next_player() -> None:
    scene = plans_of(empty_sheet(3).with_row(1, 1, "abcabc"))
    screen = Screen(scene.navigation)
    scene.do(("slot", 0, 1))
    for _ in range(scene.turns):
        screen.press("a")
    screen.press("down")
    screen.press("down")
    assert (scene.row, scene.turn) == (2, 1)


def test_map_shows_the_planned_path_and_blocked_moves() -> None:
    scene = plans_of(empty_sheet(4).with_row(0, 1, "<<^a"), at=(0, 4))
    told = scene.describe()
    assert "Purple: path through the ship: upper red, upper red, lower red, lower red" in told
    assert ENGLISH.say("resolution-wall", turn=2) in told
    assert Screen.of_size(scene, 1280, 720).canvas.overflows == []


def test_basic_and_advanced_actions_name_their_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[tuple[str, Box]] = []
    text = Canvas.text

    def noted(canvas: Canvas, box: Box, words: str, *rest: Any, **more: Any) -> Box:
        painted.append((words, box))
        return text(canvas, box, words, *rest, **more)

    monkeypatch.setattr(Canvas, "text", noted)
    screen = gallery.shown("plans-double", "en", (1280, 720), shows_keys=True)
    places = {target.action: target.box for target in screen.canvas.targets}
    for action, key in (("s", "S"), ("S", "Shift S")):
        assert any(words == key and places["card", action].contains(*box.center) for words, box in painted)


def test_damage_tiles_of_all_stacks_are_of_one_size() -> None:
    targets = gallery.shown("plans-stacks", "en", (1280, 720)).canvas.targets
    for kind in ("stack", "tile"):
        boxes = [one.box for one in targets if isinstance(one.action, tuple) and one.action[0] == kind]
        assert len(boxes) >= 6
        assert len({(round(box.w), round(box.h)) for box in boxes}) == 1


def test_plans_of_double_actions_fit_beside_their_threats() -> None:
    screen = gallery.shown("plans-double", "ru", (1366, 768))
    assert not screen.scene.tree.scroll(pages=1, at=(640, 600))


def test_title_of_the_plans_keeps_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    title = Mock()
    monkeypatch.setattr(Canvas, "title", title)
    gallery.shown("plans-double", "ru", (1366, 768))
    assert "ПЛАНЫ · DA-12" in [call.args[1] for call in title.call_args_list]


def test_plans_without_threat_cards_fit_the_window() -> None:
    played = ActionRound(TableSetup().with_crew_size(5, 0), "S2-2", library.find("S2-2"), seed=5)
    scene = plans_of(sheet.sheet_from_round(played), texts=RUSSIAN)
    screen = Screen.of_size(scene.navigation, 1366, 768)
    assert not screen.scene.tree.scroll(pages=1, at=(640, 600))


def test_names_of_special_cards_line_up_beside_their_signs() -> None:
    def names(placed: PlacedWidget) -> list[Box]:
        named = isinstance(placed.widget, controls.Text) and placed.widget.text.startswith("Medic: ")
        here = [placed.box] if named else []
        return here + [box for part in placed.parts for box in names(part)]

    sample = gallery.sample_sheet()
    medic, *others = sample.game.crew
    scene = plans_of(sample.with_game(crew=(evolve(medic, specialization="Medic"), *others)), (0, 1))
    shown = Screen.of_size(scene, 1280, 688)
    assert scene.tree.placed is not None
    keys = [target.box for target in shown.canvas.targets if target.action in (("card", "s"), ("card", "S"))]
    beside = [name.x - key.x for name, key in zip(names(scene.tree.placed), keys, strict=True)]
    assert len(beside) == 2 and abs(beside[0] - beside[1]) < 10
