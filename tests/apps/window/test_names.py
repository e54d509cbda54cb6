"""Names in any script: characters missing from our font are left out on screen, but kept in files."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import gallery
import pygame
import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st
from support.folders import TEXTS
from support.languages import ENGLISH, RUSSIAN
from support.window_scenes import plans_of, walking_of

from spacealert import logbook
from spacealert.apps.window import title_art
from spacealert.apps.window.briefing_scene import BriefingScene
from spacealert.apps.window.log.entry_form import EntryForm
from spacealert.apps.window.log.log_book_scene import LogBookScene, StatisticsScene
from spacealert.apps.window.preparing_scene import PreparingScene
from spacealert.apps.window.ready_scene import ReadyScene
from spacealert.apps.window.unfinished_scene import UnfinishedScene
from spacealert.engine import resolve
from spacealert.kit.ui import fonts, glyphs
from spacealert.kit.ui.canvas import Box, Canvas
from spacealert.kit.ui.scene import Scene
from spacealert.kit.ui.screen import Screen
from spacealert.kit.ui.theme import TEXT, Type
from spacealert.logbook import CrewMember, Entry
from spacealert.missions import library
from spacealert.narration import report
from spacealert.session import Session
from spacealert.session.action_round import ActionRound
from spacealert.session.campaign_record import CampaignRecord
from spacealert.session.commands import RenameMember
from spacealert.session.resolution_sheet import ResolutionSheet, empty_sheet
from spacealert.session.saved_games import Autosave
from spacealert.session.session_state import Playing
from spacealert.session.setup import TableSetup
from spacealert.texts import LANGUAGES, load_texts

HEBREW, ROCKET = "\u05d3\u05e0\u05d4", "\U0001f680"
FOREIGN = (HEBREW, f"Zo\u00eb {ROCKET}", "\u65e5\u672c", "e\u0301va", "Kim\u200d")
DRAWN = ("Purple", "Zo\u00eb", "Yellow", "\u00e9va", "Kim")


pytestmark = pytest.mark.usefixtures("own_folder")


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Record every text that is drawn."""
    found: list[str] = []
    rendered = fonts.render_text

    def noted(text: str, weight: str, pixels: int, color: tuple[int, int, int]) -> object:
        found.append(text)
        return rendered(text, weight, pixels, color)

    monkeypatch.setattr(fonts, "render_text", noted)
    yield found


def foreign_sheet() -> ResolutionSheet:
    """Return a game file with names in any script."""
    found = gallery.sample_sheet()
    for row, name in enumerate(FOREIGN):
        found = found.with_member(row, name=name)
    return found


def box_of(icon: str) -> bytes:
    return pygame.image.tobytes(fonts.font(fonts.REGULAR, 40).render(icon, True, TEXT), "RGBA")


@given(st.text(st.characters(blacklist_categories=["Cs", "Cc"]), max_size=30))
def test_missing_glyphs_are_never_drawn_as_boxes(text: str) -> None:
    missing = box_of("\u3042")  # the glyph for missing characters
    kept = glyphs.clean(text)
    assert all(box_of(icon) != missing for icon in kept if not icon.isspace())


@pytest.mark.parametrize(
    "text",
    [
        "\u0141\u00f3d\u017a",
        "\u0406\u0432\u0433\u0430 \u0408\u043e\u0432\u0430\u043d",
        "\u011e\u00fcl\u015fen",
        "O\u2019Neil \u2192",
    ],
)
def test_drawable_text_is_unchanged(text: str) -> None:
    assert glyphs.clean(text) == text


def test_all_own_texts_are_drawable() -> None:
    for file in TEXTS.glob("*/*.ftl"):
        if file.stem.startswith(("cli", "terminal", "player", "doctor")):
            continue  # used in a terminal only
        lines = file.read_text(encoding="utf-8").splitlines()
        written = "".join(line for line in lines if not line.startswith(("#", "logbook-mark")))
        assert glyphs.is_drawable(written.replace("\t", " ")), file


@pytest.mark.parametrize("kind", ["plans", "again", "walk", "end"])
def test_undrawable_names_fall_back_to_the_color(kind: str, drawn: list[str]) -> None:
    sheet = foreign_sheet()
    scene: Scene
    if kind == "plans":
        scene = plans_of(sheet)
    elif kind == "again":
        nameless = evolve(sheet, file=evolve(sheet.file, mission=None))
        left = plans_of(nameless)
        left.press("a")
        left.session.close()
        scene = UnfinishedScene(ENGLISH, Session())
    else:
        scene = walking_of(sheet)
        scene.do("end" if kind == "end" else ("turn", 3))
    screen = Screen.of_size(scene, 1280, 720)
    notice = " ".join(scene.describe())
    shown = " ".join(drawn)
    for name, foreign in zip(DRAWN, FOREIGN, strict=True):
        assert name in notice
        if kind != "again":
            assert name in shown
        assert foreign == name or foreign not in notice
    assert all(glyphs.is_drawable(text) for text in drawn)
    assert not screen.canvas.overflows


def test_files_and_reports_keep_the_full_name() -> None:
    sheet = foreign_sheet()
    page = report.report_page(ENGLISH, sheet.file, resolve(sheet.game))
    assert HEBREW in page
    assert ROCKET in page
    assert [member.name for member in sheet.crew] == list(FOREIGN)


def test_undrawable_letters_are_reported_in_the_briefing() -> None:
    room = BriefingScene(ENGLISH, Session())
    room.edited_field = ("name", 0)
    room.type_text("Zo\u00eb")
    notice = ENGLISH.say("screen-signs-left-out")
    assert notice not in room.describe()
    room.type_text(ROCKET)
    assert notice in room.describe()
    assert room.table.seats[0].name == "Zo\u00eb"
    room.type_text("!")
    assert notice not in room.describe()


def test_undrawable_letters_are_reported_in_the_plans(drawn: list[str]) -> None:
    scene = plans_of(gallery.sample_sheet())
    screen = Screen.of_size(scene, 1280, 720)
    scene.do(("name", 4))
    screen.type_text(HEBREW)
    screen.paint()
    assert scene.sheet.crew[4].name == ""
    assert ENGLISH.say("screen-signs-left-out") in drawn
    screen.press("escape")
    screen.paint()
    assert ENGLISH.say("screen-signs-left-out") not in scene.describe()
    assert any(line.startswith("Blue:") for line in scene.describe())


def test_duplicate_names_are_reported_in_the_plans() -> None:
    scene = plans_of(gallery.sample_sheet())
    told = ENGLISH.say("session-two-of-a-name", name="Norbert")
    for row, name in enumerate(("Norbert", "norbert", "Norbert")):
        scene.run_command(RenameMember(row, name))
    scene.row = 0
    assert [line for line in scene.describe() if told in line] == [told]
    for row in (1, 2):
        scene.run_command(RenameMember(row, f"Max {row}"))
    assert not [line for line in scene.describe() if told in line]


def test_log_book_shows_colors_for_undrawable_names(tmp_path: Path, drawn: list[str]) -> None:
    crew = (CrewMember(HEBREW, color="green"), CrewMember(f"{ROCKET}Bo"), CrewMember(ROCKET))
    log = logbook.open(tmp_path / "log")
    session = Session(open_log=lambda: log)
    log.add(Entry("S2-1", date(2026, 11, 2), crew, lost_to="E1-05"))
    book = LogBookScene(ENGLISH, session)
    Screen.of_size(book, 1280, 720)
    assert book.rows[0].cells["crew"] == "Green, Bo, \u2026"
    assert book.selection is not None
    assert book.selection.entry.crew == crew
    Screen.of_size(StatisticsScene(ENGLISH, [book.selection.entry]), 1280, 720)
    assert "Green" in drawn
    assert all(glyphs.is_drawable(text) for text in drawn)
    book.leave()


def test_undrawable_letters_are_reported_in_the_form(tmp_path: Path) -> None:
    form = EntryForm(ENGLISH, Session())
    form.edited_field = "crew"
    form.type_text(f"Bo{ROCKET}")
    assert form.written["crew"] == "Bo"
    assert form.notice == ENGLISH.say("screen-signs-left-out")
    form.leave()


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (800, 1280)])
def test_long_names_are_written_in_full_below_the_crew(size: tuple[int, int], drawn: list[str]) -> None:
    session = gallery.session_of(RUSSIAN, setup=TableSetup().with_crew_size(5, 0).with_name(1, "Константинополь"))
    walk = walking_of(empty_sheet(TableSetup().with_crew_size(5, 0)), texts=RUSSIAN)
    Screen.of_size(walk, *size)
    assert "1 Фиолетовый" in drawn
    for scene in (BriefingScene(RUSSIAN, session), ReadyScene(RUSSIAN, session)):
        drawn.clear()
        Screen.of_size(scene, *size)
        assert {"Фиолетовый", "Константинополь"} <= set(drawn)


def test_names_being_entered_in_the_briefing_are_not_cut(drawn: list[str]) -> None:
    table = TableSetup().with_crew_size(4, 0).with_name(0, "Константин").with_name(3, "Лёха")
    briefing = BriefingScene(RUSSIAN, gallery.session_of(RUSSIAN, setup=table))
    screen = Screen.of_size(briefing, 1280, 688)
    briefing.do(("unfold", "crew"))
    drawn.clear()
    screen.tick(0.1)
    screen.paint()
    assert "Константин" in drawn


@pytest.mark.parametrize("mission", ["S1-2", "DA-E1", "DA-E6"])
def test_mission_titles_are_not_cut(mission: str, drawn: list[str]) -> None:
    table = TableSetup().with_crew_size(5, 0).with_new_frontier(True)
    playing = Playing(ActionRound(table, mission, library.find(mission), seed=1))
    scene = PreparingScene(RUSSIAN, gallery.session_of(RUSSIAN, playing))
    Screen.of_size(scene, 1280, 688)
    assert scene.title in " ".join(drawn)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_announced_threats_are_not_cut(language: str, drawn: list[str]) -> None:
    gallery.shown("mission-published", language, (1280, 688))
    assert [text for text in drawn if text.endswith("…")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mission", ["", "DA-E3"])
def test_title_of_the_only_unfinished_game_is_not_cut(language: str, mission: str, drawn: list[str]) -> None:
    table, texts = TableSetup().with_crew_size(5, 0).with_new_frontier(True), load_texts(language)
    hidden = ActionRound(table, "S2-1", library.find("S2-1"), seed=1, secret=True)
    in_campaign = evolve(hidden, campaign_mission=CampaignRecord(table, date(2026, 11, 4), id="c").next_mission)
    round_ = ActionRound(table, mission, library.find(mission), seed=1) if mission else in_campaign
    saving = Autosave()
    saving.save(Playing(round_), 2.0)
    saving.close()
    screen = Screen.of_size(UnfinishedScene(texts, Session()), 1280, 688, shows_keys=True)
    assert [text for text in drawn if text.endswith("\u2026")] == []
    assert screen.canvas.overflows == []


def test_long_name_at_the_edge_reaches_to_the_next_in_its_row(monkeypatch: pytest.MonkeyPatch) -> None:
    canvas = Canvas(pygame.Surface((400, 300)))
    canvas.use_unit(1.0)
    names = ("Bartholomew", "Anne", "Carla", "Dee", "Ed")
    crew = tuple(title_art.SeatedFigure("red", name, False) for name in names)
    written: dict[str, Box] = {}
    monkeypatch.setattr(canvas, "text", lambda box, words, *_, **__: written.update({words: box}))
    for wide in (300, 340):
        title_art.paint_crew_line(canvas, Box(0, 0, wide, 200), crew)
        assert written["Bartholomew"].w >= canvas.width("Bartholomew", Type.SEAT, fonts.SEMIBOLD)
        assert written["Bartholomew"].right <= written["Carla"].x + written["Carla"].w / 2 - 10
    title_art.paint_crew_line(canvas, Box(0, 0, 60, 200), crew[:1])
    title_art.paint_crew_line(canvas, Box(0, 0, 120, 200), crew[:2])
