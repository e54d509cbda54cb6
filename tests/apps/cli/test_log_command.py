"""The log book on the command line: the printed log, manual entries, and exchange between groups."""

import contextlib
import csv
import io
import json
import os
import sqlite3
import subprocess
import sys
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import html5lib
import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples
from support.languages import ENGLISH, refused
from support.program_process import Ended, call_program

from spacealert import logbook
from spacealert.engine.game import Score
from spacealert.gamefile import reader
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage import codec
from spacealert.kit.storage.database import Database, backup_path
from spacealert.logbook import CrewMember, Entry, Log, import_export, log_statistics, log_table
from spacealert.logbook.entry import MergeCounts
from spacealert.logbook.entry_input import entry_from_game
from spacealert.logbook.log_database import SCHEMA
from spacealert.missions import library
from spacealert.session.action_round import ActionRound
from spacealert.session.campaign_record import CampaignRecord
from spacealert.session.log_client import import_log
from spacealert.session.saved_games import draft_from_game
from spacealert.session.session_state import Playing
from spacealert.session.setup import TableSetup
from spacealert.texts import LANGUAGES, load_texts

SCORE = Score(destroyed=18, survived=4, visual=5, damage=-6, worst_zone=-4, knocked_out=-2, disabled_squads=0)
WON = Entry(
    "S2-3", date(2026, 11, 15), (CrewMember("Анна", ("captain",)), CrewMember("Boris")), "yellow", "mixed", SCORE
)
LOST = Entry("mission 5 KKX-DMM", date(2026, 11, 16), (CrewMember("Анна"),), lost_to="E1-05")

GAME = """\
mission: S1-3
date: 2026-11-14
difficulty: {common: white, serious: yellow}
tracks: {red: T1, white: T2, blue: T3, internal: T4}
threats: {}
crew:
  - {color: red, name: Anna, roles: [captain], plan: "^c"}
  - {color: blue, plan: "-"}
"""


def saved_campaign(day: int) -> Any:
    return CampaignRecord(TableSetup(), date(2026, 11, day)).as_content()


def saved_mission(second: int) -> Any:
    return draft_from_game(Playing(ActionRound(TableSetup(), "S2-1", library.find("S2-1"), seed=1, id="m")), second)


def run(*call: str, home: Path) -> Ended:
    environment = os.environ | {"SPACEALERT_HOME": str(home), "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}
    return call_program(["log", *call], environment)


def said(*call: str, home: Path) -> str:
    ended = run(*call, home=home)
    assert (ended.returncode, ended.stderr) == (0, "")
    return ended.stdout


PARTS = ("destroyed", "survived", "damage", "knocked-out", "squads", "visual")


def own(home: Path) -> Log:
    return logbook.open(home / "log.sqlite")


def test_entries_are_added_listed_corrected_removed_and_restored(tmp_path: Path) -> None:
    assert "No missions yet" in said(home=tmp_path)
    said(
        *["add", "--mission", "S2-3", "--date", "2026-11-15", "--crew", "Анна=капитан, Boris=communications+security"],
        *["--destroyed", "18", "--survived", "4", "--damage", "10", "--knocked-out", "2", "--visual", "5"],
        *["--common", "yellow", "--serious", "mixed"],
        home=tmp_path,
    )
    said("add", "--mission", "S2-4", "--date", "2026-11-16", "--lost-to", "gunship", home=tmp_path)
    heading, first, second = said(home=tmp_path).splitlines()
    assert heading.split()[:3] == ["no.", "date", "mission"]
    assert first.split() == [
        "1",
        "2026-11-15",
        "S2-3",
        "2",
        "1+2",
        "4",
        "18",
        "−10",
        "−2",
        "0",
        "5",
        "15",
        "Анна★,",
        "Boris☊!",
    ]
    assert second.split() == ["2", "2026-11-16", "S2-4", "1", "1", "Gunship"]
    said("correct", "2", *(f"--{part}={3 if part == 'destroyed' else 0}" for part in PARTS), home=tmp_path)
    assert own(tmp_path).line(2).entry.score == Score(3, 0, 0, 0, 0, 0, 0)
    assert "Restored" in said("undo", home=tmp_path)
    assert own(tmp_path).line(2).entry.lost_to == "E1-05"
    said("remove", "1", home=tmp_path)
    assert "S2-3" not in said(home=tmp_path)
    assert "Возвращено" in said("undo", "--lang", "ru", home=tmp_path)
    assert "Канонерка" in said("--sort", "total", "--lang", "ru", home=tmp_path).splitlines()[-1]


def test_game_file_is_logged_with_its_game_and_mission(tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text(GAME, encoding="utf-8")
    said("add", "--game", str(tmp_path / "game.yaml"), home=tmp_path)
    (line,) = own(tmp_path).lines()
    assert (line.entry.mission, line.entry.played, line.entry.serious) == ("S1-3", date(2026, 11, 14), "yellow")
    assert line.entry.score == Score(0, 0, 1, 0, 0, 0, 0)
    # Anna was one card short of looking out in a second phase; Blue would have needed two to join her.
    assert line.entry.crew == (
        CrewMember("Anna", ("captain",), wasted=1, color="red"),
        CrewMember("", wasted=0, color="blue"),
    )
    assert "Anna★, Blue" in said(home=tmp_path)
    game, mission = tmp_path / "again.yaml", tmp_path / "mission.yaml"
    game.write_text(said("show", "1", "--game", home=tmp_path), encoding="utf-8")
    mission.write_text(said("show", "1", "--mission", home=tmp_path), encoding="utf-8")
    again = entry_from_game(reader.read(game), date.today())
    assert evolve(again, id=line.entry.id) == line.entry
    assert "id: S1-3" in mission.read_text(encoding="utf-8")


LONG, SHORT = (
    f"id: Ours\nkind: mission\ntitle: Ours\nphases: [{phases}]\nevents:\n  0:10: threat T+2 serious white\n"
    for phases in ("3:45, 7:30, 10:00", "3:00, 6:00")
)


PULSE = """\
mission: Ours
date: 2026-11-14
tracks: {red: T1, white: T2, blue: T3, internal: T4}
threats: {2: SE1-04 white}
crew:
  - {color: red, name: Anna, roles: [captain], plan: "-----------c"}
  - {color: blue, plan: "-"}
  - {color: green, plan: "-"}
  - {color: yellow, plan: "-"}
"""


@pytest.fixture
def flown(home: Path) -> Path:
    """Log a game of a custom mission, then make that mission a test flight. Return the mission's file."""
    ours, game = home / "scenarios" / "ours.yaml", home / "game.yaml"
    ours.parent.mkdir(parents=True)
    ours.write_text(LONG, encoding="utf-8")
    game.write_text(PULSE, encoding="utf-8")
    said("add", "--game", str(game), home=home)
    ours.write_text(SHORT, encoding="utf-8")
    return ours


@pytest.mark.parametrize("now", ["shorter", "gone"])
def test_entry_is_walked_with_its_stored_mission(now: str, flown: Path, home: Path) -> None:
    if now == "gone":
        flown.unlink()
    told = said("walk", "1", home=home)
    assert "Turn 12" in told
    assert said("walk", "1", "--turn", "2", home=home) in told
    (line,) = own(home).lines()
    assert line.entry.score is not None
    assert json.loads(said("walk", "1", "--json", home=home))["score"]["total"] == line.entry.score.total
    said("walk", "1", "--html", str(home / "story.html"), home=home)
    assert "Turn 12" in (home / "story.html").read_text(encoding="utf-8")


def test_imported_log_is_walked_with_its_own_missions(flown: Path, home: Path, tmp_path: Path) -> None:
    """The other group has a different mission of the same name."""
    there = tmp_path / "there"
    (there / "scenarios").mkdir(parents=True)
    flown.rename(there / "scenarios" / flown.name)
    said("export", str(tmp_path / "our.json"), home=home)
    said("import", str(tmp_path / "our.json"), home=there)
    assert said("walk", "1", home=there) == said("walk", "1", home=home)


def test_entry_is_corrected_with_its_stored_game_and_mission(flown: Path, home: Path) -> None:
    (before,) = own(home).lines()
    (home / "then.yaml").write_text(said("show", "1", "--game", home=home).replace("Anna", "Vera"), encoding="utf-8")
    said("correct", "1", "--game", str(home / "then.yaml"), home=home)
    (line,) = own(home).lines()
    assert line.entry.scenario == before.entry.scenario
    assert line.entry.crew[0].name == "Vera"


def test_entry_without_a_game_cannot_be_walked(home: Path) -> None:
    said("add", "--mission", "S2-4", "--lost-to", "gunship", home=home)
    ended = run("walk", "1", home=home)
    assert (ended.returncode, ended.stderr) == (1, "Entry 1 was saved without a game.\n")


def test_correcting_one_number_does_not_save_a_lost_ship(home: Path) -> None:
    said("add", "--mission", "S2-4", "--lost-to", "gunship", home=home)
    ended = run("correct", "1", "--visual", "2", home=home)
    assert ended.returncode == 1
    assert "--destroyed" in ended.stderr
    assert own(home).line(1).entry.is_lost
    numbers = (f"--{part}={points}" for part, points in zip(PARTS, (8, 0, 3, 0, 0, 2), strict=True))
    said("correct", "1", *numbers, home=home)
    entry = own(home).line(1).entry
    assert entry.score is not None
    assert entry.score.total == 7


@pytest.mark.parametrize(
    "call",
    [
        ["add"],
        ["add", "--mission", "S2-3"],
        ["add", "--mission", "S2-3", "--destroyed", "1", "--lost-to", "E1-05"],
        ["add", "--mission", "S2-3", "--destroyed", "1", "--crew", "Anna=cook"],
        ["add", "--mission", "x" * 400, "--destroyed", "1"],
        ["add", "--game", "missing.yaml"],
        ["correct", "7", "--visual", "1"],
        ["remove", "7"],
        ["show", "7"],
        ["undo"],
        ["import", "missing.json"],
        ["export", "/proc/no/such/folder.json"],
    ],
)
def test_impossible_requests_are_refused_in_one_sentence(call: list[str], tmp_path: Path) -> None:
    ended = run(*call, home=tmp_path)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert len(ended.stderr.splitlines()) == 1
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize(
    "call", [["--json", "--csv"], ["--sort", "luck"], ["add", "--date", "yesterday"], ["remove", "x"]]
)
def test_usage_error_exits_with_2(call: list[str], tmp_path: Path) -> None:
    assert run(*call, home=tmp_path).returncode == 2


def test_dates_are_accepted_as_people_write_them(tmp_path: Path) -> None:
    ended = run("add", "--mission", "S2-3", "--visual", "1", "--date", "2026-13-17", home=tmp_path)
    assert "“2026-13-17” isn't a date; expected one like 20" in ended.stderr


def test_json_and_csv_contain_every_entry(tmp_path: Path) -> None:
    log = own(tmp_path)
    log.add(evolve(WON, mission="=1+1"))
    log.add(LOST)
    log.close()
    found = json.loads(said("--json", home=tmp_path))
    assert [(entry["number"], entry["total"], entry["lost_to"]) for entry in found] == [
        (1, 15, None),
        (2, None, "E1-05"),
    ]
    first, second = csv.DictReader(io.StringIO(said("--csv", home=tmp_path)))
    assert (first["mission"], first["total"], second["lost_to"]) == ("'=1+1", "15", "Gunship")


def test_json_list_has_the_same_fields_as_a_single_entry(tmp_path: Path) -> None:
    with own(tmp_path) as log:
        log.add(evolve(WON, game="a", scenario=None))
        log.add(evolve(LOST, game="a", scenario="b", campaign="c", leg=2))
    for number, facts in enumerate(json.loads(said("--json", home=tmp_path)), start=1):
        whole = json.loads(said("show", str(number), "--json", home=tmp_path))
        kept = {"game": whole["game"] is not None, "scenario": whole["scenario"] is not None}
        assert list(facts.items()) == list((whole | kept).items())


def test_imported_name_cannot_send_escape_sequences(tmp_path: Path) -> None:
    log = own(tmp_path)
    log.add(evolve(WON, mission="\x1b[2Jx", crew=(CrewMember("\x07a\nb"),)))
    log.close()
    assert "\x1b" not in said(home=tmp_path)
    assert len(said(home=tmp_path).splitlines()) == 2
    assert "\x1b" not in said("show", "1", home=tmp_path)


def test_imported_text_is_neither_a_formula_nor_an_escape_sequence(tmp_path: Path) -> None:
    with own(tmp_path) as log:
        log.add(evolve(WON, mission="A\x1b[2J\x9b2J\nB", id="=cmd|' /C calc'!A0"))
        log.add(evolve(WON, mission=" =1+1", id="\uff0b1"))
    sheet = said("--csv", home=tmp_path)
    assert "\x1b" not in sheet and "\x9b" not in sheet
    table = list(csv.DictReader(io.StringIO(sheet)))
    assert [row["id"][:2] for row in table] == ["'=", "'\uff0b"]
    assert [row["mission"] for row in table] == ["A [2J 2J B", "' =1+1"]
    found = said("--json", home=tmp_path)
    assert "\x9b" not in found
    assert json.loads(found)[0]["mission"] == "A\x1b[2J\x9b2J\nB"


@pytest.mark.parametrize("separator", [";", ",", "|", "; ", ';"'])
def test_no_cell_starts_a_formula_after_any_separator(separator: str, tmp_path: Path) -> None:
    with own(tmp_path) as log:
        log.add(evolve(WON, mission=f"S2-3{separator}=1+1", crew=(CrewMember(f"Anna{separator}@SUM(A1)"),)))
    sheet = said("--csv", home=tmp_path)
    assert "'=1+1" in sheet and "'@SUM" in sheet


def test_impossible_records_are_listed_as_damaged_and_removable(tmp_path: Path) -> None:
    """An earlier version imported a campaign without an id, and then every command failed."""
    with own(tmp_path) as log:
        log.add(LOST)
        log.add(WON)
    with contextlib.closing(Database(tmp_path / "log.sqlite", SCHEMA)) as database, database.write() as connection:
        connection.execute("""UPDATE state SET entry = json_set(entry, '$.campaign', '') WHERE number = 1""")
        connection.execute("""UPDATE summary SET entry = json_set(entry, '$.campaign', '') WHERE state = 1""")
    assert "unreadable" in said(home=tmp_path)
    assert "S2-3" in said("stats", "--json", home=tmp_path) or "Анна" in said("stats", home=tmp_path)
    ended = run("show", "1", home=tmp_path)
    assert (ended.returncode, "log remove 1" in ended.stderr) == (1, True)
    said("remove", "1", home=tmp_path)
    assert "unreadable" not in said(home=tmp_path)


@pytest.mark.parametrize("change", [{"campaign": ""}, {"leg": 10**30}, {"common": "pink"}, {"id": ""}, {"crew": [{}]}])
def test_invalid_entries_are_skipped_on_import(change: dict[str, Any], tmp_path: Path) -> None:
    with own(tmp_path / "them") as theirs:
        theirs.add(WON)
        theirs.add(LOST)
        import_export.export_log(theirs, tmp_path / "their.json")
    content = json.loads((tmp_path / "their.json").read_text(encoding="utf-8"))
    content["states"][0]["entry"] |= change
    (tmp_path / "their.json").write_text(json.dumps(content), encoding="utf-8")
    ended = run("import", str(tmp_path / "their.json"), home=tmp_path)
    assert (ended.returncode, ended.stdout) == (0, "New: 1. Changed: 0. Already known: 0.\n")
    assert "1 entry couldn't be read" in ended.stderr
    assert "Gunship" in said(home=tmp_path)


def test_table_sorts_by_every_column_like_the_window(tmp_path: Path) -> None:
    assert tuple(log_table.SORTINGS) == log_table.COLUMNS
    with own(tmp_path) as log:
        for destroyed in (4, 18, 9):
            log.add(evolve(WON, score=evolve(SCORE, destroyed=destroyed), id=str(destroyed)))
    found = json.loads(said("--sort", "destroyed", "--json", home=tmp_path))
    assert [line["score"]["destroyed"] for line in found] == [18, 9, 4]
    assert run("--sort", "color", home=tmp_path).returncode == 2


@pytest.mark.skipif(sys.platform == "win32", reason="nobody can be kept from writing in this way here")
@pytest.mark.parametrize("killed", [False, True])
def test_log_can_be_read_on_a_full_disk(killed: bool, home: Path) -> None:
    """SQLite's shared-memory file cannot be created either."""
    log = own(home)
    log.add(LOST)
    log.save_campaign("c", saved_campaign(2), ended=True)
    if killed:  # the latest data is in the file next to the log
        beside = log.path.with_name("log.sqlite-wal").read_bytes()
        log.close()
        log.path.with_name("log.sqlite-wal").write_bytes(beside)
    else:
        log.close()
    called = [sys.executable, "-c", FULL, "log"]
    environment = os.environ | {"SPACEALERT_HOME": str(home), "LC_ALL": "C.UTF-8"}
    ended = subprocess.run(called, capture_output=True, text=True, env=environment, timeout=60, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "Gunship" in ended.stdout
    ended = subprocess.run(
        [*called, "remove", "1"], capture_output=True, text=True, env=environment, timeout=60, check=False
    )
    assert (ended.returncode, ended.stdout, len(ended.stderr.splitlines())) == (1, "", 1)
    with own(home) as log:
        assert ([line.entry for line in log.lines()], log.campaign("c")) == ([LOST], saved_campaign(2))


@pytest.mark.skipif(sys.platform == "win32", reason="nobody can be kept from writing in this way here")
def test_damaged_log_can_be_read_on_a_full_disk_without_leftovers(home: Path) -> None:
    with own(home) as log:
        for number in range(40):
            log.add(evolve(LOST, id=str(number), game="x" * 1500))
    backup_path(log.path).unlink()
    content = bytearray(log.path.read_bytes())
    content[4096 * 10 : 4096 * 11] = b"\xff" * 4096
    log.path.write_bytes(content)
    environment = os.environ | {"SPACEALERT_HOME": str(home), "LC_ALL": "C.UTF-8"}
    called = [sys.executable, "-c", FULL, "log"]
    for _ in range(3):
        ended = subprocess.run(called, capture_output=True, text=True, env=environment, timeout=60, check=False)
        assert ended.returncode == 0
        assert ended.stdout.count("Gunship") > 30
        assert "be restored because of a disk error" in ended.stderr
    ended = subprocess.run(
        [*called, "remove", "1"], capture_output=True, text=True, env=environment, timeout=60, check=False
    )
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr.splitlines()[1].endswith("it will be restored at the next start.")
    assert log.path.read_bytes() == bytes(content)
    assert {path.name for path in home.iterdir()} <= {"log.sqlite", "log.sqlite-wal", "log.sqlite-shm"}


FULL = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
sys.argv[0] = "spacealert"
from spacealert.__main__ import run
run()
"""


# Campaigns


def campaign(*scores: Score | None) -> list[logbook.LogLine]:
    return [
        logbook.LogLine(
            leg, evolve(WON, score=score, lost_to=None if score else "E1-05", campaign="c", leg=leg, id=str(leg))
        )
        for leg, score in enumerate(scores, start=1)
    ]


def totals(*scores: Score | None, ended: bool = False) -> list[str]:
    return [row.cells["total"] for row in log_table.make_rows(ENGLISH, campaign(*scores), {"c": True} if ended else {})]


def test_campaign_total_appears_only_on_its_last_row() -> None:
    # 3 × 22 for the threats, 15 // 3 for visual confirmation, and the last mission's penalties only
    assert totals(SCORE, SCORE, SCORE) == ["", "", "(59)"]
    assert [row.cells["damage"] for row in log_table.make_rows(ENGLISH, campaign(SCORE, SCORE, SCORE))] == [
        "",
        "",
        "−10",
    ]


def test_unfinished_campaign_has_no_total_but_one_ended_early_does() -> None:
    assert totals(SCORE, SCORE) == ["", ""]
    assert totals(SCORE, SCORE, ended=True) == ["", "(37)"]


def test_campaign_of_five_has_its_total_after_mission_five() -> None:
    three, five = campaign(SCORE, SCORE, SCORE), campaign(*[SCORE] * 5)
    assert [row.cells["total"] for row in log_table.make_rows(ENGLISH, three, {"c": False})] == ["", "", ""]
    assert [row.cells["total"] for row in log_table.make_rows(ENGLISH, five, {"c": True})][-1] == "(103)"


def test_campaign_with_a_removed_row_has_no_total() -> None:
    first, second, third = campaign(SCORE, SCORE, SCORE)
    assert [row.cells["total"] for row in log_table.make_rows(ENGLISH, [first, third], {"c": True})] == ["", ""]
    assert [row.cells["total"] for row in log_table.make_rows(ENGLISH, [second, third], {"c": True})] == ["", ""]
    assert [row.cells["total"] for row in log_table.make_rows(ENGLISH, [first, second], {"c": True})] == ["", "(37)"]


def test_lost_campaign_names_the_threat() -> None:
    assert totals(SCORE, None) == ["", "Gunship"]


# Sharing logs between groups


def test_exported_log_is_one_complete_file(tmp_path: Path) -> None:
    here, there = logbook.open(tmp_path / "a.sqlite"), logbook.open(tmp_path / "b.sqlite")
    here.add(evolve(WON, game="crew: []\n"))
    here.add(LOST)
    here.save_campaign("c", saved_campaign(2))
    here.save_draft("mission", saved_mission(3))
    assert import_export.export_log(here, tmp_path / "log.json").entries == 2
    merged = import_log(there, tmp_path / "log.json")
    assert (merged.entries, merged.campaigns, merged.drafts) == (
        MergeCounts(new=2),
        MergeCounts(new=1),
        MergeCounts(new=1),
    )
    assert [line.entry for line in there.lines()] == [line.entry for line in here.lines()]
    assert there.campaign("c") == saved_campaign(2)
    assert there.draft("mission") == saved_mission(3)


@pytest.mark.parametrize("call", [("export",), ("stats", "-o")])
def test_export_never_overwrites_a_log_book(call: tuple[str, ...], tmp_path: Path) -> None:
    with own(tmp_path) as log:
        log.add(WON)
    ended = run(*call, str(tmp_path / "log.sqlite"), home=tmp_path)
    assert (ended.returncode, "is a log book" in ended.stderr) == (1, True)
    assert run(*call, "/dev/fd/1", home=tmp_path).returncode == 1
    with own(tmp_path) as log:
        assert ([line.entry for line in log.lines()], log.notices) == ([WON], ())


def test_importing_the_own_log_changes_nothing(tmp_path: Path) -> None:
    said("add", "--mission", "S2-4", "--lost-to", "gunship", home=tmp_path / "them")
    theirs = tmp_path / "them" / "log.sqlite"
    before, files = theirs.read_bytes(), sorted(theirs.parent.iterdir())
    assert said("import", str(theirs), home=tmp_path / "us") == "New: 1. Changed: 0. Already known: 0.\n"
    assert json.loads(said("import", str(theirs), "--json", home=tmp_path / "us"))["known"] == 1
    assert (theirs.read_bytes(), sorted(theirs.parent.iterdir())) == (before, files)


def test_import_counts_records_and_can_be_undone(tmp_path: Path) -> None:
    us, them = tmp_path / "us", tmp_path / "them"
    with own(them) as theirs:
        theirs.add(WON)
        theirs.save_campaign("c", saved_campaign(2))
        theirs.save_campaign("d", saved_campaign(1))
        theirs.save_draft("mission", saved_mission(3))
    with own(us) as ours:
        ours.save_campaign("c", saved_campaign(3))
        ours.save_draft("mission", saved_mission(4))
    said("export", str(tmp_path / "their.json"), home=them)
    for file in (str(tmp_path / "their.json"), str(them / "log.sqlite")):
        assert said("import", file, home=us).splitlines() == [
            "New: 1. Changed: 0. Already known: 0.",
            "Campaigns: 1 new, 0 continued, 1 already known.",
            "Unfinished games: 0 new, 1 left out to keep your own.",
        ]
        again = json.loads(said("import", file, "--json", home=us))
        assert (again["new"], again["known"]) == (0, 1)
        assert again["campaigns"] == {"new": 0, "changed": 0, "known": 2, "unreadable": 0}
        told = said("undo", home=us)
        assert (
            told == "Import undone: 1 entry: S2-3 (November 15, 2026). Also undone: the campaign of November 1, 2026.\n"
        )
        with own(us) as ours:
            assert (ours.lines(), list(ours.campaigns())) == ([], ["c"])
    content = json.loads((tmp_path / "their.json").read_text(encoding="utf-8"))
    content["campaigns"].append({"id": "e"})
    content["drafts"]["endless"] = "x" * 2_000_000
    (tmp_path / "their.json").write_text(json.dumps(content), encoding="utf-8")
    assert run("import", str(tmp_path / "their.json"), home=us).stderr.splitlines() == [
        "1 campaign couldn't be read and was left out.",
        "1 unfinished game couldn't be read and was left out.",
    ]


def test_open_log_is_imported_with_its_write_ahead_log(tmp_path: Path) -> None:
    """While a program has it open, or after it was killed, the latest data is in the `-wal` file."""
    theirs = logbook.open(tmp_path / "a.sqlite")
    theirs.add(WON)
    theirs.save_campaign("c", saved_campaign(2))
    base = sqlite3.connect(tmp_path / "a.sqlite", isolation_level=None)
    base.execute("BEGIN")
    base.execute("SELECT * FROM state").fetchall()  # an open reader keeps later data in the file next to the log
    theirs.add(LOST)
    theirs.correct(evolve(WON, mission="S2-4"))
    before = [path.read_bytes() for path in sorted(tmp_path.glob("a.sqlite*"))]
    with own(tmp_path / "us") as ours:
        import_log(ours, tmp_path / "a.sqlite")
        assert [line.entry.mission for line in ours.lines()] == ["S2-4", LOST.mission]
        assert ours.campaign("c") == saved_campaign(2)
    assert [path.read_bytes() for path in sorted(tmp_path.glob("a.sqlite*"))] == before
    base.close()
    theirs.close()


def test_entry_dated_in_the_future_is_imported_and_correctable(tmp_path: Path) -> None:
    here = logbook.open(tmp_path / "a.sqlite")
    here.add(WON)
    import_export.export_log(here, tmp_path / "log.json")
    content = json.loads((tmp_path / "log.json").read_text(encoding="utf-8"))
    content["states"][0]["made"] = "2199-01-01T00:00:00+00:00"
    (tmp_path / "log.json").write_text(json.dumps(content), encoding="utf-8")
    with own(tmp_path) as ours:
        import_log(ours, tmp_path / "log.json")
        ours.correct(evolve(WON, mission="S2-8"))
        assert [line.entry.mission for line in ours.lines()] == ["S2-8"]


def test_absurd_dates_are_rejected(tmp_path: Path) -> None:
    here = logbook.open(tmp_path / "a.sqlite")
    here.add(WON)
    import_export.export_log(here, tmp_path / "log.json")
    content = json.loads((tmp_path / "log.json").read_text(encoding="utf-8"))
    content["states"][0]["made"] = "9999-01-01T00:00:00+00:00"
    (tmp_path / "log.json").write_text(json.dumps(content), encoding="utf-8")
    parcel = import_export.read_log(tmp_path / "log.json")
    assert (parcel.states, parcel.unreadable["entries"]) == ([], 1)


def test_malicious_log_is_refused(tmp_path: Path) -> None:
    """A view in place of the table could make reading it endless."""
    here = logbook.open(tmp_path / "a.sqlite")
    here.add(WON)
    here.close()
    with sqlite3.connect(tmp_path / "a.sqlite", isolation_level=None) as base:
        base.execute("ALTER TABLE state RENAME TO hidden")
        endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)"
        base.execute(f"CREATE VIEW state AS {endless} SELECT i AS number, i AS made, 0 AS removed, '' AS entry FROM n")
    base.close()
    with refused("damaged"):
        import_export.read_log(tmp_path / "a.sqlite")
    with logbook.open(tmp_path / "a.sqlite") as log:
        assert log.notices
        assert [line.entry for line in log.lines()] == [WON]


@pytest.mark.parametrize("letters", [120, 127])
def test_longest_possible_file_name_works(letters: int, tmp_path: Path) -> None:
    with own(tmp_path) as log:
        log.add(WON)
    said("export", str(tmp_path / ("Я" * letters)), home=tmp_path)
    assert "New: 0" in said("import", str(tmp_path / ("Я" * letters)), home=tmp_path)
    ended = run("export", str(tmp_path / ("Я" * 128)), home=tmp_path)
    assert (ended.returncode, "the name is too long" in ended.stderr) == (1, True)


def test_import_never_replaces_a_game_by_an_older_state(tmp_path: Path) -> None:
    there = tmp_path / "log.json"
    drafts = {name: saved_mission(3) for name in ("mission", "mission-m", "mission-m-2")}
    there.write_text(json.dumps({import_export.FORMAT: 1, "states": [], "campaigns": [], "drafts": drafts}))
    with own(tmp_path) as log:
        log.save_draft("mission-m", saved_mission(200))
        assert import_log(log, there).drafts == MergeCounts(known=1, unreadable=2)
        assert list(log.drafts()) == ["mission-m"]
        assert log.draft("mission-m")["position"] == 200


def test_too_many_unfinished_games_are_skipped_on_import(tmp_path: Path) -> None:
    drafts = {f"mission-{number}": saved_mission(number) for number in range(1000)}
    size = len(json.dumps(drafts["mission-1"]))
    there = tmp_path / "log.json"
    there.write_text(json.dumps({import_export.FORMAT: 1, "states": [], "campaigns": [], "drafts": drafts}))
    with own(tmp_path) as log:
        taken = import_log(log, there).drafts
        assert taken.new + taken.unreadable == 1000
        assert 0.9 * import_export.MOST_CONTENT < taken.new * size < 1.1 * import_export.MOST_CONTENT
        assert len(log.drafts()) == taken.new


def test_oversized_log_is_refused_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_export, "MOST_ROWS", 2)
    with own(tmp_path / "them") as theirs:
        for number in range(3):
            theirs.add(evolve(WON, id=str(number)))
        import_export.export_log(theirs, tmp_path / "log.json")
    (tmp_path / "in-one-line.json").write_text(json.dumps(json.loads((tmp_path / "log.json").read_text())))
    with own(tmp_path) as log:
        for there in (tmp_path / "log.json", tmp_path / "in-one-line.json", theirs.path):
            with refused("more than 2 entries"):
                import_log(log, there)
        assert log.lines() == []


def test_mostly_unreadable_log_is_refused_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_export, "MOST_UNREADABLE", 2)
    with own(tmp_path / "them") as theirs:
        theirs.add(WON)
        import_export.export_log(theirs, tmp_path / "log.json")
    there = json.loads((tmp_path / "log.json").read_text())
    with own(tmp_path) as log:
        (tmp_path / "log.json").write_text(json.dumps({**there, "careers": [{}, {}, {}]}))
        with refused("More than 2 entries"):
            import_log(log, tmp_path / "log.json")
        assert log.lines() == []
        (tmp_path / "log.json").write_text(json.dumps({**there, "careers": [{}, {}]}))
        assert import_log(log, tmp_path / "log.json").entries == MergeCounts(new=1)


def test_deeply_nested_json_is_refused_early(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_export, "MOST_BRACKETS_AT_ONCE", 100)
    there = tmp_path / "log.json"
    there.write_text(json.dumps({import_export.FORMAT: 1, "states": [], "other": [[]] * 99}))
    with own(tmp_path) as log, refused("entries"):
        import_log(log, there)


@pytest.mark.parametrize("content", ['"\\ud800"', "[" * 900 + "]" * 900, '"' + "x" * 2_000_000 + '"', "null"])
def test_invalid_campaigns_and_drafts_are_skipped_on_import(content: str, tmp_path: Path) -> None:
    moment = '"kept": "2026-01-01T00:00:00+00:00", "ended": false'
    there = tmp_path / "their.json"
    there.write_text(
        f'{{"spacealert log": 1, "states": [], "campaigns": [{{"id": "c", {moment}, "content": {content}}},'
        f' {{"id": "\\ud800", {moment}, "content": 1}}],'
        f' "drafts": {{"mission": {content}, "\\udfff": 1, "form": {{"mission": "S1-7"}}}}}}'
    )
    with own(tmp_path) as log:
        merged = import_log(log, there)
        assert (merged.campaigns, merged.drafts) == (MergeCounts(unreadable=2), MergeCounts(new=1, unreadable=2))
        assert (list(log.campaigns()), list(log.drafts())) == ([], ["form"])
        assert import_export.export_log(log, tmp_path / "again.json").entries == 0


def test_imported_campaigns_are_validated(tmp_path: Path) -> None:
    """A time in the far future would override everything saved later, and deep JSON must not cause a crash."""
    there = logbook.open(tmp_path / "a.sqlite")
    there.add(WON)
    for name in ("good", "ahead", "deep"):
        there.save_campaign(name, {"n": name})
    there.close()
    with contextlib.closing(Database(tmp_path / "a.sqlite", SCHEMA)) as database, database.write() as base:
        base.execute("UPDATE campaign SET kept = '9999' WHERE id = 'ahead'")
        base.execute("UPDATE campaign SET content = ? WHERE id = 'deep'", ("[" * 9000 + "]" * 9000,))
    assert [kept.id for kept in import_export.read_log(tmp_path / "a.sqlite").campaigns] == ["good"]
    with logbook.open(tmp_path / "a.sqlite") as log:
        assert (log.campaign("good"), log.campaign("deep")) == ({"n": "good"}, None)


def test_device_file_is_not_a_log(tmp_path: Path) -> None:
    (tmp_path / "their.json").symlink_to("/dev/zero")
    with refused("isn't a log book"):
        import_export.read_log(tmp_path / "their.json")


def test_imported_trigger_never_runs(tmp_path: Path) -> None:
    """People copy a foreign log into their own folder, and its triggers would then run at the next entry."""
    with own(tmp_path) as log:
        log.add(WON)
    with sqlite3.connect(tmp_path / "log.sqlite", isolation_level=None) as base:
        base.execute("CREATE TRIGGER wipe AFTER INSERT ON state BEGIN DELETE FROM state; END")
    base.close()
    with refused("damaged"):
        import_export.read_log(tmp_path / "log.sqlite")
    with own(tmp_path) as log:
        assert log.notices
        log.add(LOST)
        assert [line.entry for line in log.lines()] == [WON, LOST]


def test_device_file_beside_a_log_is_not_read(tmp_path: Path) -> None:
    with own(tmp_path) as log:
        log.add(WON)
    (tmp_path / "log.sqlite-wal").unlink(missing_ok=True)
    (tmp_path / "log.sqlite-wal").symlink_to("/dev/zero")
    assert [codec.loads(state.text, Entry) for state in import_export.read_log(tmp_path / "log.sqlite").states] == [WON]


def test_garbage_and_deep_json_are_refused(tmp_path: Path) -> None:
    for content in (
        b"",
        b"\xff\xfe",
        b"[]",
        b"{}",
        b"[" * 100_000,
        b'{"spacealert log": "x"}',
        b"SQLite format 3\0" * 99,
    ):
        (tmp_path / "file").write_bytes(content)
        with pytest.raises(UserError):
            import_export.read_log(tmp_path / "file")


@examples(60)
@given(st.integers(0, 2**32), st.booleans())
def test_file_with_changed_bytes_is_read_or_refused(seed: int, as_export: bool) -> None:
    dice = Random(seed)
    content = bytearray(_TRAVELLING[as_export])
    for _ in range(dice.randrange(1, 8)):
        content[dice.randrange(len(content))] = dice.randrange(256)
    path = _FOLDER / "fuzzed"
    path.write_bytes(content)
    try:
        parcel = import_export.read_log(path)
    except UserError:
        return
    log = logbook.open(_FOLDER / "takes-in.sqlite")
    import_log(log, path)
    log.lines()
    log.close()
    assert len(parcel.states) <= 3


@pytest.fixture(scope="module", autouse=True)
def _travelling(tmp_path_factory: pytest.TempPathFactory) -> None:
    global _FOLDER
    _FOLDER = tmp_path_factory.mktemp("fuzzed")
    log = logbook.open(_FOLDER / "a.sqlite")
    for entry in (WON, LOST):
        log.add(entry)
    log.correct(evolve(WON, mission="S2-4"))
    import_export.export_log(log, _FOLDER / "a.json")
    log.close()
    _TRAVELLING[:] = [(_FOLDER / "a.sqlite").read_bytes(), (_FOLDER / "a.json").read_bytes()]


_FOLDER = Path()
_TRAVELLING: list[bytes] = []


# Statistics

PLAYED = [
    WON,
    LOST,
    evolve(LOST, played=date(2026, 11, 17)),
    evolve(WON, crew=(CrewMember("Boris", wasted=4), CrewMember("R2", android=True)), played=date(2026, 11, 18)),
]


def test_statistics_count_players_difficulties_and_causes_of_loss() -> None:
    found = log_statistics.compute_statistics(ENGLISH, PLAYED)
    assert found.all == log_statistics.ResultSummary(missions=4, won=2, average=15, best=15)
    assert found.killers == {"E1-05": 2}
    assert found.people["Анна"] == log_statistics.ResultSummary(3, 1, 15, 15)
    assert found.people["Boris"] == log_statistics.ResultSummary(2, 2, 15, 15, wasted=4)
    assert "R2" not in found.people
    assert found.difficulties[("yellow", "mixed")].missions == 2
    assert [total for _, total in found.results] == [15, None, None, 15]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("played", [[], PLAYED, [LOST], [WON]])
def test_printed_log_is_complete_in_both_languages(played: list[Entry], lang: str) -> None:
    texts = load_texts(lang)
    page = log_statistics.statistics_page(texts, log_statistics.compute_statistics(texts, played))
    assert log_statistics.terminal_lines(texts, log_statistics.compute_statistics(texts, played))
    html5lib.HTMLParser(strict=True).parse(page)
    assert page.count("<circle") == sum(not entry.is_lost for entry in played)
    assert page.count('class="lost" d') == sum(entry.is_lost for entry in played)


@pytest.mark.parametrize(("lang", "told"), [("en", "won: 12.5 points"), ("ru", "Средний счёт при победе — 12,5,")])
def test_averages_use_the_language_number_format(lang: str, told: str) -> None:
    record = log_statistics.ResultSummary(missions=4, won=2, average=12.5, best=15)
    played = evolve(log_statistics.compute_statistics(ENGLISH, PLAYED), all=record)
    summary, *_ = log_statistics.terminal_lines(load_texts(lang), played)
    assert told in summary
    assert told in log_statistics.statistics_page(load_texts(lang), played)


def test_crew_log_prints(tmp_path: Path) -> None:
    for mission, crew in (("S2-3", "Anna=captain, Boris"), ("S2-4", "Anna, Vera"), ("S2-5", "boris, Anna, <b>Kim")):
        said("add", "--mission", mission, "--crew", crew, "--destroyed", "8", home=tmp_path)
    page = tmp_path / "crew.html"
    assert "2 missions" in said("--crew", "Anna, Boris", "--html", str(page), home=tmp_path)
    written = page.read_text(encoding="utf-8")
    html5lib.HTMLParser(strict=True).parse(written)
    assert "Log book of Anna, Boris" in written
    assert "S2-3" in written and "S2-5" in written and "S2-4" not in written
    assert "&lt;b&gt;Kim" in written
    assert "S2-4" not in said("--crew", "Boris", home=tmp_path)
    assert "Nobody" in said("--crew", "Nobody", home=tmp_path)
    assert run("--csv", "--html", str(tmp_path / "other.html"), home=tmp_path).returncode == 2
    assert not (tmp_path / "other.html").exists()


def test_names_are_escaped_in_the_page() -> None:
    page = log_statistics.statistics_page(
        ENGLISH, log_statistics.compute_statistics(ENGLISH, [evolve(WON, crew=(CrewMember("<script>x</script>"),))])
    )
    assert "<script>" not in page


def test_names_that_may_be_misspelled_are_written_with_a_warning(tmp_path: Path) -> None:
    added = run("add", "--mission", "S2-33", "--lost-to", "Seekr", home=tmp_path)
    assert added.returncode == 0
    assert "S2-33  " in added.stdout
    assert "Did you mean S2-3?" in added.stderr
    assert "Seeker" in added.stderr
    corrected = run("correct", "1", "--mission", "S2-3", "--lost-to", "Seeker", home=tmp_path)
    assert (corrected.returncode, corrected.stderr) == (0, "")


def test_a_lost_mission_is_shown_with_what_destroyed_the_ship(tmp_path: Path) -> None:
    said("add", "--mission", "S2-3", "--lost-to", "Destroyer", home=tmp_path)
    assert "Lost to: Destroyer" in said("show", "1", home=tmp_path)


def test_blank_penalties_of_a_campaign_are_explained(tmp_path: Path) -> None:
    """A mission of a lost campaign had neither penalties nor a total anywhere."""
    log = logbook.open(tmp_path / "log.sqlite")
    log.add(evolve(WON, id="x"))
    why = "In a campaign, only the last mission counts penalties and has a total."
    assert why not in said(home=tmp_path)
    for line in campaign(SCORE, None):
        log.add(line.entry)
    assert why in said(home=tmp_path)
    shown = said("show", "2", home=tmp_path)
    assert f"Total: {SCORE.total}" in shown
    assert "Mission 1 of a campaign" in shown


def test_a_name_that_is_not_in_the_log_gets_a_suggestion(tmp_path: Path) -> None:
    said("add", "--mission", "S2-3", "--lost-to", "Destroyer", "--crew", "Anna, Boris", home=tmp_path)
    assert "Ann hasn't flown any missions. Did you mean Anna?" in said("--crew", "Ann", home=tmp_path)
    together = said("--crew", "Anna, Vera", home=tmp_path)
    assert "Anna, Vera haven't flown a mission together." in together
    assert "Did you mean" not in together


def test_points_and_pages_are_refused_or_accepted_in_plain_words(tmp_path: Path) -> None:
    said("add", "--mission", "S2-3", "--lost-to", "Destroyer", home=tmp_path)
    assert "'abc' is not a valid number." in run("correct", "1", "--destroyed", "abc", home=tmp_path).stderr
    said("stats", "--html", str(tmp_path / "s.html"), home=tmp_path)
    assert (tmp_path / "s.html").exists()
