"""Files of earlier versions can be opened. `older/` has files from before each change of a format, by commit."""

import json
import shutil
import sqlite3
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from support.folders import DATA
from support.languages import ENGLISH, refused
from support.window_scenes import kept

from spacealert import logbook
from spacealert.apps.window import evening
from spacealert.apps.window.log import entry_form
from spacealert.engine import resolve
from spacealert.engine.campaign_rules import Tile
from spacealert.kit.storage.versions import VersionedFormat
from spacealert.kit.ui.navigation import Navigation
from spacealert.kit.ui.screen import Screen
from spacealert.logbook import Entry, import_export
from spacealert.logbook.careers.explorer import Explorer
from spacealert.logbook.entry import ChangeKind, MergeCounts
from spacealert.logbook.entry_input import ENTRY_FORMAT, game_from_entry
from spacealert.logbook.log_database import SCHEMA
from spacealert.missions import library
from spacealert.session import Session, campaign_record, interrupted
from spacealert.session.action_round import ActionRound
from spacealert.session.commands import AbandonGame, OpenCampaign, Play, PlayRound, ResumeGame, UndoRepair
from spacealert.session.log_client import import_log
from spacealert.session.mission_player import SoundSetup
from spacealert.session.saved_games import MISSION_FORMAT, RESOLUTION_FORMAT, UnfinishedGame
from spacealert.session.session_state import Playing, Resolving
from spacealert.session.setup import TableSetup

OLDER = DATA / "older"
LOGS = {1: "371c642", 2: "9621e5d", 3: "a3033d8", 4: "83bb34d", 5: "daeceb3", 6: "e2a49ef"}  # by file version
FROZEN = ["be474c91e1ee", "11f42462f23a", "98b2c6c76ffe", "eecbaadf1824", "f9732c1ca2c4", "21363e0e49c2"]
FIRST = OLDER / "371c642"  # the log without event names, drafts without scenarios


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a user who last played with that version."""
    for path in FIRST.iterdir():
        shutil.copy(path, tmp_path)
    monkeypatch.setenv("SPACEALERT_HOME", str(tmp_path))
    return tmp_path


def test_log_of_version_1_is_upgraded_with_its_undo_steps() -> None:
    with logbook.open() as log:
        assert [message.text_id for message in log.notices] == ["database-upgraded"]
        assert [(line.number, line.entry.mission) for line in log.lines()] == [
            (1, "S2-1"), (2, "S2-3"), (3, "S2-5"), (4, "S2-6"),
        ]  # fmt: skip
        assert [log.undo().step for _ in range(5)] == [
            ChangeKind.MERGED, ChangeKind.REMOVED, ChangeKind.ADDED, ChangeKind.CORRECTED, ChangeKind.ADDED
        ]  # fmt: skip
        assert [line.entry.mission for line in log.lines()] == ["S2-1"]
    with sqlite3.connect(logbook.open().path) as base:
        assert base.execute("PRAGMA user_version").fetchone() == (SCHEMA.version,)
    base.close()


@pytest.fixture(params=LOGS, ids=lambda version: f"v{version}")
def old(request: pytest.FixtureRequest, home: Path) -> Path:
    """Return a log written by the commands of that version."""
    version: int = request.param
    shutil.copy(OLDER / LOGS[version] / "log.sqlite", home / "log.sqlite")
    with sqlite3.connect(home / "log.sqlite") as base:
        assert base.execute("PRAGMA user_version").fetchone() == (version,)
    base.close()
    return home / "log.sqlite"


def everything_in(log: logbook.Log) -> tuple[object, ...]:
    lines = [(line.number, line.entry) for line in log.summaries()]
    documents = [log.campaign(id_) for id_ in log.campaigns()], [log.draft(name) for name in log.drafts()]
    return lines, log.lines(), documents, log.explorers()


def test_old_file_is_kept_before_upgrading_and_reported_once(old: Path) -> None:
    before = old.read_bytes()
    version = before[63]  # header field that SQLite reserves for the version
    with logbook.open() as log:
        (notice,) = log.notices
        assert str(old.with_name(f"log-v{version}.sqlite")) in notice.render(ENGLISH)
        content = everything_in(log)
    with logbook.open() as log:
        assert (log.notices, everything_in(log)) == ((), content)
    aside = old.with_name(f"log-v{version}.sqlite")
    with sqlite3.connect(aside) as base:
        assert base.execute("PRAGMA user_version").fetchone() == (version,)
    base.close()
    shutil.copy(aside, old)  # the old program ran again, and then the new one
    with logbook.open() as log:
        assert everything_in(log) == content


def test_every_operation_works_on_an_old_log(old: Path, home: Path) -> None:
    with logbook.open() as log:
        before = everything_in(log)
        added = Entry("S2-7", date(2026, 11, 20), lost_to="SE1-01")
        number = len(log.summaries()) + 1
        log.add(added)
        log.correct(evolve(added, mission="S2-8"))
        assert log.line(number).entry.mission == "S2-8"
        log.remove(number)
        log.save_draft("mission", {"at": 1})
        log.delete_draft("mission")
        log.save_campaign("new", {"leg": 1})
        explorer = Explorer("Lyra", date(2026, 11, 20), id="lyra")
        log.save_explorers([explorer])
        assert explorer in log.explorers()
        for _ in range(4):
            log.undo()
        assert everything_in(log)[:2] == before[:2]
        assert everything_in(log)[3] == before[3]
        log.redo()
        assert log.line(number).entry.mission == "S2-7"
        log.undo()
        import_export.export_log(log, home / "new.json")
    with logbook.open(home / "by-export.sqlite") as other, logbook.open(home / "by-log.sqlite") as another:
        import_log(other, home / "new.json")
        import_log(another, old)
        assert other.explorers() == another.explorers() == before[3]
        assert [line.entry for line in other.lines()] == [line.entry for line in another.lines()]


def test_every_step_of_an_old_log_can_be_undone_and_redone(old: Path) -> None:
    with logbook.open() as log:
        states = [everything_in(log)]
        while log.next_undo() is not None:
            log.undo()
            states.append(everything_in(log))
        assert len(states) >= 4
        for before in reversed(states[:-1]):
            log.redo()
            assert everything_in(log)[:2] == before[:2]
            assert everything_in(log)[3] == before[3]
        with refused("nothing to redo"):
            log.redo()


def test_careers_of_version_6_keep_their_undo_steps(home: Path) -> None:
    shutil.copy(OLDER / LOGS[6] / "log.sqlite", home / "log.sqlite")
    with logbook.open() as log:
        rigel, vega = log.explorers()
        assert (rigel.name, rigel.is_dead, rigel.consent) == ("Rigel", True, None)
        assert (vega.player, vega.achievements, vega.steps) == ("Nora", ("wolf-pack",), ("Medic",))
        assert [run.mission for run in vega.runs] == ["S2-2", "S2-4", "", "S2-6"]
        said = []
        while (step := log.last_career_step()) is not None:
            log.undo(step)
            said.append([(one.name, len(one.runs), one.achievements, one.steps) for one in log.explorers()])
    given = ("wolf-pack",)
    assert said == [
        [("Rigel", 1, (), ()), ("Vega", 4, given, ())],
        [("Rigel", 1, (), ()), ("Vega", 3, given, ())],
        [("Rigel", 1, (), ()), ("Vega", 3, (), ())],
        [("Rigel", 1, (), ()), ("Vega", 2, (), ())],
        [("Rigel", 0, (), ()), ("Vega", 1, (), ())],
        [("Vega", 1, (), ())],
        [("Vega", 0, (), ())],
        [],
    ]


def test_every_migration_has_a_sample_file_and_changes_the_schema() -> None:
    assert [*LOGS] == [*range(1, SCHEMA.version)]
    assert len(set(SCHEMA.tables_by_version)) == SCHEMA.version + 1


def test_released_migrations_never_change() -> None:
    """An upgraded file is told apart from a damaged one by its shape, and only the newest version may still change."""
    frozen = [sha256(migration.encode()).hexdigest()[:12] for migration in SCHEMA.migrations[:6]]
    assert frozen == FROZEN


def test_read_only_log_of_version_1_can_be_imported(home: Path) -> None:
    before = (home / "log.sqlite").read_bytes()
    assert [json.loads(state.text)["mission"] for state in import_export.read_log(home / "log.sqlite").states] == [
        "S2-1", "S2-2", "S2-3", "S2-4", "S2-4", "S2-5", "S2-6",
    ]  # fmt: skip
    assert (home / "log.sqlite").read_bytes() == before


def test_old_export_can_be_imported(home: Path) -> None:
    with logbook.open(home / "new.sqlite") as log:
        merged = import_log(log, home / "export.json")
        assert (merged.entries, merged.campaigns, merged.drafts) == (
            MergeCounts(new=4, known=1),
            MergeCounts(new=1),
            MergeCounts(new=3),
        )


def test_old_entry_can_be_walked() -> None:
    with logbook.open() as log:
        entry = log.line(1).entry
    file = game_from_entry(entry)
    now = library.find("S2-1")
    assert file.scenario is not None
    assert evolve(file.scenario, title=now.title) == now  # titles may have been added in more languages
    resolution = resolve(file.game)
    assert (resolution.score, resolution.lost_to) == (entry.score, entry.lost_to) == (None, "SE2-02")


def unfinished(what: type) -> UnfinishedGame:
    (found,) = (one for one in kept() if isinstance(one.item, what))
    return found


def test_old_unfinished_mission_resumes() -> None:
    found = unfinished(Playing)
    assert isinstance(found.item, Playing)
    round_ = found.item.round
    assert (round_.scenario.id, round_.scenario.events) == ("S2-2", library.find("S2-2").events)
    assert found.position == 123.456
    assert (round_.cards, round_.tracks) == ({0: round_.cards[0]}, {"red": "T3"})
    assert [seat.name for seat in round_.setup.seats] == ["Anna", "Борис", "", ""]
    session = Session()
    session.do(ResumeGame(found.item))
    session.close()
    again = unfinished(Playing)
    assert (again.item, again.position) == (found.item, found.position)
    assert again.name == f"mission-{round_.id}"  # every mission has its own draft now


def test_old_unfinished_resolution_resumes() -> None:
    found = unfinished(Resolving).item
    assert isinstance(found, Resolving)
    assert (found.sheet.id, found.walking, found.sheet.file.scenario) == ("s" * 32, False, library.find("S2-3"))
    assert found.sheet.crew[0].plan[:3] == ("a", "b", "")


def test_old_campaign_continues() -> None:
    session = Session()
    (found,) = session.view().campaigns
    assert (found.id, found.begun, found.legs[0].mission) == ("c" * 32, date(2026, 11, 1), "S2-1")
    assert found.standing.repairs == (Tile("red", "reactor"),)
    session.do(OpenCampaign(found))
    session.do(UndoRepair())
    session.close()
    assert Session().view().campaigns == (found.without_last_repair(),)


def test_old_entry_draft_is_restored() -> None:
    assert entry_form.EntryForm(ENGLISH, Session()).written["mission"] == "S1-7"


# Files from newer versions

DRAFTS: dict[str, VersionedFormat[Any]] = {
    "mission": MISSION_FORMAT,
    f"resolution-{'s' * 32}": RESOLUTION_FORMAT,
    "form": ENTRY_FORMAT,
}


@pytest.fixture
def newer() -> dict[str, Any]:
    """Return everything as saved by a newer spacealert."""
    with logbook.open() as log:
        for name, kept_as in DRAFTS.items():
            log.save_draft(name, {**log.draft(name), "version": kept_as.version + 1, "new": name})
        (id_,) = log.campaigns()
        log.save_campaign(id_, {**log.campaign(id_), "version": campaign_record.CAMPAIGN_FORMAT.version + 1})
    return everything()


def everything() -> dict[str, Any]:
    with logbook.open() as log:
        return {name: log.draft(name) for name in DRAFTS} | {id_: log.campaign(id_) for id_ in log.campaigns()}


def test_data_of_a_newer_version_is_reported_and_kept(newer: dict[str, Any]) -> None:
    session = Session(sound=SoundSetup(silent=True))
    start = Screen(evening.open_title(ENGLISH, session))
    assert ENGLISH.say("files-newer", what="mission") in " ".join(start.scene.describe())
    with refused("An unfinished mission is from a newer version"):
        interrupted.interrupted_mission(session)
    session.do(PlayRound(ActionRound(TableSetup(), "S2-1", library.find("S2-1"), 1), begin_at=5.0))
    session.do(Play())
    session.tick()
    session.wait()
    assert session.save_problem is None
    assert unfinished(Playing).position == pytest.approx(5.0, abs=5)
    session.do(AbandonGame())
    session.wait()
    assert kept() == ()
    start.press("c")
    assert ENGLISH.say("campaign-left-alone", count=1) in start.scene.describe()
    scene = entry_form.EntryForm(ENGLISH, session)
    Navigation(start.scene, scene)
    assert scene.notice == ENGLISH.say("files-newer", what="entry")
    scene.type_text("S2-8")
    scene.do("back")
    session.close()
    assert everything() == newer


def test_export_of_a_newer_or_missing_version_is_refused(home: Path) -> None:
    for version, said in (
        (import_export.VERSION + 1, "newer version"),
        (0, "isn't a log book"),
        (None, "isn't a log book"),
    ):
        (home / "export.json").write_text(json.dumps({import_export.FORMAT: version, "states": []}))
        with refused(said):
            import_export.read_log(home / "export.json")
