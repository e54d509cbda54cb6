"""The log book survives kills, concurrent programs, damage, other versions, and imports."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from datetime import date
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st
from support.child_process import child_process
from support.examples import examples
from support.languages import ENGLISH, refused

from spacealert import logbook
from spacealert.engine.game import Score
from spacealert.kit.storage import codec
from spacealert.kit.storage.codec import InvalidValue
from spacealert.kit.storage.database import (
    Database,
    backup_path,
    backup_paths,
    explain_errors,
    wal_path,
)
from spacealert.logbook import CrewMember, Entry, Log, import_export
from spacealert.logbook.documents import DocumentKind
from spacealert.logbook.entry import ChangeKind, Document, MergeCounts
from spacealert.logbook.import_export import ExportCounts
from spacealert.logbook.log_database import SCHEMA

SCORE = Score(destroyed=18, survived=4, visual=5, damage=-6, worst_zone=-4, knocked_out=-2, disabled_squads=0)
WON = Entry(
    mission="S2-3",
    played=date(2026, 11, 18),
    crew=(
        CrewMember("Аня", ("captain",)),
        CrewMember("Bob", ("communications", "security")),
        CrewMember("R2", android=True, wasted=3),
    ),
    common="yellow",
    serious="mixed",
    score=SCORE,
    game="crew: []\n",
    scenario="id: S2-3\n",
)
LOST = Entry("mission 5 KKX-DMM", date(2026, 11, 17), (CrewMember("Аня"),), lost_to="SE1-01")


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Log]:
    opened = logbook.open(tmp_path / "log.sqlite")
    yield opened
    opened.close()


def entries(log: Log) -> list[Entry]:
    return [line.entry for line in log.lines()]


def reopened(log: Log) -> Log:
    log.close()
    return logbook.open(log.path)


def test_entry_is_saved_unchanged(log: Log) -> None:
    log.add(WON)
    log.add(LOST)
    assert entries(reopened(log)) == [WON, LOST]
    assert [line.number for line in log.lines()] == [1, 2]
    assert WON.score is not None
    assert (WON.score.total, WON.penalties) == (15, (-10, -2, 0))
    assert LOST.is_lost


def test_unused_log_creates_no_file(log: Log) -> None:
    assert (log.lines(), log.drafts(), log.draft("mission"), log.campaigns()) == ([], {}, None, {})
    assert not log.path.exists()


def test_repeated_add_creates_no_duplicate(log: Log) -> None:
    log.add(WON)
    log.add(WON)
    assert entries(log) == [WON]


def test_removed_entries_can_be_added_again(log: Log) -> None:
    log.add(WON)
    log.undo()
    log.add(WON)
    assert entries(log) == [WON]
    log.remove(1)
    log.add(WON)
    assert entries(log) == [WON]


def test_corrections_and_removals_keep_numbers_and_can_be_undone_one_by_one(log: Log) -> None:
    log.add(WON)
    log.add(LOST)
    log.correct(evolve(WON, mission="S2-4"))
    log.correct(evolve(WON, mission="S2-5"))
    assert log.remove(2) == LOST
    assert [(line.number, line.entry.mission) for line in log.lines()] == [(1, "S2-5")]
    assert log.undo().step is ChangeKind.REMOVED
    assert [(line.number, line.entry.mission) for line in log.lines()] == [(1, "S2-5"), (2, LOST.mission)]
    assert log.undo().step is ChangeKind.CORRECTED
    assert entries(log)[0].mission == "S2-4"
    log.undo()
    assert entries(log) == [WON, LOST]
    undone = log.undo()
    assert (undone.step, undone.entries[0]) == (ChangeKind.ADDED, LOST)
    log.undo()
    assert entries(log) == []
    with refused("nothing to undo"):
        log.undo()


def test_clock_set_back_hides_no_correction(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    log.add(WON)
    monkeypatch.setattr("spacealert.kit.storage.history.current_time", lambda: "2001-01-01T00:00:00.000000+00:00")
    log.correct(evolve(WON, mission="S2-4"))
    log.correct(evolve(WON, mission="S2-5"))
    assert entries(log)[0].mission == "S2-5"


def test_no_number_is_skipped_after_corrections_and_removals(log: Log) -> None:
    third = evolve(LOST, id="third", mission="S2-6")
    log.add(WON)
    log.correct(evolve(WON, mission="S2-5"))
    log.add(LOST)
    log.add(third)
    assert [line.number for line in log.lines()] == [1, 2, 3]
    log.remove(2)
    assert [(line.number, line.entry.id) for line in log.lines()] == [(1, WON.id), (2, third.id)]
    assert log.line(2).entry == third
    assert log.find(third.id) == log.line(2)
    log.undo()
    assert [line.number for line in log.lines()] == [1, 2, 3]
    assert log.line(3).entry == third


def test_clock_set_back_drops_no_campaign_step(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    log.save_campaign("c", {"leg": 1})
    monkeypatch.setattr("spacealert.kit.storage.history.current_time", lambda: "2001-01-01T00:00:00.000000+00:00")
    log.save_campaign("c", {"leg": 2})
    assert log.campaign("c") == {"leg": 2}
    log.add(WON, campaign=Document("c", False, {"leg": 3}))
    assert log.campaign("c") == {"leg": 3}


def test_reads_are_consistent_snapshots(log: Log) -> None:
    """Another program writes between any two statements. An entry without its number once caused a KeyError."""
    stop = threading.Event()

    def write() -> None:
        with logbook.open(log.path) as other:
            number = 0
            while not stop.is_set():
                other.add(evolve(WON, id=f"{number}"))
                number += 1

    log.add(LOST)
    writer_ = threading.Thread(target=write)
    writer_.start()
    try:
        for _ in range(150):
            numbers = [line.number for line in log.lines()]
            assert numbers == sorted(set(numbers))
            assert len(log.summaries()) >= len(numbers)
    finally:
        stop.set()
        writer_.join()


def test_unknown_entry_number_is_refused(log: Log) -> None:
    with refused("no entry 7"):
        log.remove(7)


def test_drafts_become_entries_in_one_transaction(log: Log) -> None:
    log.save_draft("mission", {"at": 12.5, "plan": ["a", "Б"]})
    log.save_draft("mission", {"at": 13.5})
    log.save_draft("walk", [1])
    again = reopened(log)
    assert again.draft("mission") == {"at": 13.5}
    assert list(again.drafts()) == ["mission", "walk"]
    again.add(WON, instead_of="mission")
    assert again.draft("mission") is None
    again.delete_draft("walk")
    assert again.drafts() == {}


def test_campaign_is_saved_between_missions(log: Log) -> None:
    log.save_campaign("c1", {"next": 2})
    log.save_campaign("c2", {"next": 1})
    log.save_campaign("c1", {"next": 3}, ended=True)
    again = reopened(log)
    assert again.campaign("c1") == {"next": 3}
    assert again.campaigns() == {"c1": True, "c2": False}


# Other tables


def test_merging_is_idempotent_and_symmetric(tmp_path: Path) -> None:
    ours, theirs = logbook.open(tmp_path / "a.sqlite"), logbook.open(tmp_path / "b.sqlite")
    ours.add(WON)
    theirs.merge(ours.states())
    theirs.add(LOST)
    theirs.correct(evolve(WON, mission="S2-8"))
    ours.remove(1)
    ours.undo()
    merged = ours.merge(theirs.states())
    assert merged.entries == MergeCounts(new=1, changed=1)
    again = ours.merge(theirs.states())
    assert again.entries == MergeCounts(known=2)
    theirs.merge(ours.states())
    assert entries(ours) == entries(theirs) == [evolve(WON, mission="S2-8"), LOST]


def test_newer_correction_wins_on_both_computers(tmp_path: Path) -> None:
    ours, theirs = logbook.open(tmp_path / "a.sqlite"), logbook.open(tmp_path / "b.sqlite")
    ours.add(WON)
    theirs.merge(ours.states())
    ours.correct(evolve(WON, mission="S2-4"))
    theirs.remove(1)
    ours_then = ours.states()
    ours.merge(theirs.states())
    theirs.merge(ours_then)
    assert entries(ours) == entries(theirs) == []


def test_merge_deduplicates_entries_but_keeps_equal_evenings(tmp_path: Path) -> None:
    ours, theirs = logbook.open(tmp_path / "a.sqlite"), logbook.open(tmp_path / "b.sqlite")
    ours.add(LOST)
    theirs.add(evolve(LOST, id="x"))
    theirs.add(evolve(LOST, id="y"))
    merged = ours.merge(theirs.states())
    assert merged.entries == MergeCounts(new=1, known=1)
    assert len(entries(ours)) == 2


def test_merge_is_undone_as_a_whole(tmp_path: Path) -> None:
    ours, theirs = logbook.open(tmp_path / "a.sqlite"), logbook.open(tmp_path / "b.sqlite")
    theirs.add(WON)
    theirs.add(LOST)
    ours.merge(theirs.states())
    undone = ours.undo()
    assert (undone.step, undone.count) == (ChangeKind.MERGED, 2)
    assert entries(ours) == []
    ours.merge(theirs.states())
    assert len(entries(ours)) == 2


def test_a_merge_of_one_entry_is_undone_as_a_merge(tmp_path: Path) -> None:
    ours, theirs = logbook.open(tmp_path / "a.sqlite"), logbook.open(tmp_path / "b.sqlite")
    theirs.add(WON)
    ours.add(LOST)
    ours.merge(theirs.states())
    undone = ours.undo()
    assert (undone.step, undone.count, undone.entries[0]) == (ChangeKind.MERGED, 1, WON)
    assert entries(ours) == [LOST]


def test_empty_merge_is_not_a_step(tmp_path: Path) -> None:
    ours, theirs = logbook.open(tmp_path / "a.sqlite"), logbook.open(tmp_path / "b.sqlite")
    theirs.add(WON)
    ours.merge(theirs.states())
    ours.merge(theirs.states())
    assert ours.undo().step is ChangeKind.MERGED
    assert entries(ours) == []


def test_undoing_a_merge_removes_its_campaigns_and_drafts(tmp_path: Path) -> None:
    ours, theirs = logbook.open(tmp_path / "a.sqlite"), logbook.open(tmp_path / "b.sqlite")
    for log in (ours, theirs):
        log.save_campaign("both", {"next": 1})
        log.save_draft("mission", {"of": log.path.name})
    ours.save_campaign("ours", {"next": 1})
    theirs.save_campaign("theirs", {"next": 1})
    theirs.save_campaign("played on", {"next": 1})
    theirs.save_campaign("both", {"next": 2}, ended=True)
    merged = ours.merge(
        [], theirs.saved_documents(DocumentKind.CAMPAIGN), {"mission": theirs.draft("mission"), "form": [1]}
    )
    assert (merged.entries, merged.campaigns, merged.drafts) == (
        MergeCounts(),
        MergeCounts(new=2, changed=1),
        MergeCounts(new=1, known=1),
    )
    assert (ours.campaign("both"), ours.draft("mission")) == ({"next": 2}, {"of": "a.sqlite"})
    ours.save_campaign("played on", {"next": 2})
    undone = ours.undo()
    assert (undone.step, undone.count, len(undone.campaigns), undone.drafts) == (ChangeKind.MERGED, 0, 2, ("form",))
    assert {id_: ours.campaign(id_) for id_ in ours.campaigns()} == {
        "both": {"next": 1}, "ours": {"next": 1}, "played on": {"next": 2},
    }  # fmt: skip
    assert (ours.campaigns()["both"], list(ours.drafts())) == (False, ["mission"])
    again = ours.merge([], theirs.saved_documents(DocumentKind.CAMPAIGN))
    assert again.campaigns == MergeCounts(new=1, changed=1, known=1)


TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
PEOPLE = st.builds(
    CrewMember,
    TEXT,
    st.lists(st.sampled_from(["captain", "security"])).map(lambda roles: tuple(roles[:3])),
    st.booleans(),
)
SCORES = st.builds(Score, *[st.integers(-99, 99)] * 7)
ENTRIES = st.builds(
    Entry,
    TEXT,
    st.dates(),
    st.lists(PEOPLE, max_size=5).map(tuple),
    score=st.none() | SCORES,
    lost_to=st.none() | TEXT,
    game=st.none() | TEXT,
)


@given(ENTRIES)
def test_every_entry_survives_json(entry: Entry) -> None:
    assert codec.loads(codec.dumps(entry), Entry) == entry


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(list(codec.unstructure(WON))) | st.text(), inner),
)


@given(
    JSON
    | st.tuples(st.sampled_from(list(codec.unstructure(WON))), JSON).map(
        lambda change: codec.unstructure(WON) | {change[0]: change[1]}
    )
)
def test_foreign_json_is_an_entry_or_refused(found: object) -> None:
    try:
        entry = codec.structure(found, Entry)
    except InvalidValue:
        return
    assert codec.loads(codec.dumps(entry), Entry) == entry


# Damage


def test_log_of_a_newer_version_is_not_changed(log: Log) -> None:
    log.add(WON)
    log.close()
    with sqlite3.connect(log.path) as base:
        base.execute("PRAGMA user_version = 99")
    base.close()
    before = log.path.read_bytes()
    with refused("newer version"):
        logbook.open(log.path)
    assert log.path.read_bytes() == before
    assert sorted(file.name for file in log.path.parent.iterdir()) == ["log-backup.sqlite", "log.sqlite"]


def test_database_of_another_program_is_not_changed(tmp_path: Path) -> None:
    path = tmp_path / "log.sqlite"
    with sqlite3.connect(path) as base:
        base.execute("CREATE TABLE theirs (a)")
    base.close()
    before = path.read_bytes()
    with refused("another program"):
        logbook.open(path)
    assert path.read_bytes() == before


def test_empty_file_counts_as_a_new_log(tmp_path: Path) -> None:
    (tmp_path / "log.sqlite").touch()
    log = logbook.open(tmp_path / "log.sqlite")
    log.add(WON)
    assert entries(log) == [WON]


def test_garbage_file_is_set_aside_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "log.sqlite"
    path.write_bytes(b"not a log" * 1000)
    log = logbook.open(path)
    assert "No entries could be recovered" in log.notices[0].render(ENGLISH)
    log.add(WON)
    (aside,) = tmp_path.glob("log-damaged-*.sqlite")
    assert aside.read_bytes() == b"not a log" * 1000
    assert entries(logbook.open(path)) == [WON]
    assert logbook.open(path).notices == ()


@pytest.mark.parametrize("seed", range(6))
def test_readable_parts_of_a_damaged_log_are_saved(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "log.sqlite"
    log = logbook.open(path)
    for number in range(60):
        log.add(evolve(WON, id=f"{number:032}", game="x" * 1500))
    log.save_draft("mission", {"at": 1})
    log.close()
    content = bytearray(path.read_bytes())
    page = 4096 * Random(seed).randrange(8, len(content) // 4096)
    content[page : page + 4096] = b"\xff" * 4096
    path.write_bytes(content)
    log = logbook.open(path)
    assert "was damaged" in log.notices[0].render(ENGLISH)
    saved = entries(log)
    assert len(saved) == 60
    assert all(entry == evolve(WON, id=entry.id, game="x" * 1500) for entry in saved)
    assert len(list(tmp_path.glob("log-damaged-*.sqlite"))) == 1
    assert next(tmp_path.glob("log-damaged-*.sqlite")).read_bytes() == bytes(content)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere names of files are text")
def test_log_works_in_a_folder_with_an_undecodable_name(tmp_path: Path) -> None:
    folder = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff?#%41"))
    with logbook.open(folder / "log.sqlite") as log:
        log.add(WON)
    assert backup_path(log.path).exists()
    log.path.write_bytes(log.path.read_bytes()[:5000])
    with logbook.open(log.path) as log:
        assert entries(log) == [WON]


@pytest.mark.skipif(sys.platform == "win32", reason="no file that is open can be removed here")
@pytest.mark.parametrize("replaced", [False, True])
def test_write_to_a_deleted_log_is_reported(log: Log, replaced: bool) -> None:
    log.add(WON)
    backup = backup_path(log.path)
    log.path.rename(log.path.with_name("taken-away.sqlite"))
    if replaced:
        with logbook.open(log.path) as other:
            other.add(LOST)
    before = backup.read_bytes() if replaced else None
    with refused("removed or replaced while it was open"):
        log.save_draft("mission", {"at": 1})
    log.close()
    if replaced:
        assert backup.read_bytes() == before
        assert entries(logbook.open(log.path)) == [LOST]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such devices")
@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null", "pipe", "folder"])
def test_non_file_is_not_a_log(device: str, tmp_path: Path) -> None:
    path = tmp_path / "log.sqlite"
    if device == "pipe":
        os.mkfifo(path)
    elif device == "folder":
        path.mkdir()
    else:
        path.symlink_to(device)
    with refused("not an ordinary file"):
        logbook.open(path)


def test_truncated_log_is_salvaged_without_a_backup(tmp_path: Path) -> None:
    """As if a USB stick was unplugged while the file was being copied to it."""
    path = tmp_path / "log.sqlite"
    with logbook.open(path) as log:
        for number in range(60):
            log.add(evolve(WON, id=f"{number:032}", game="x" * 1500))
    backup_path(path).unlink()
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) * 4 // 5])
    with logbook.open(path) as log:
        assert len(entries(log)) > 30


@pytest.mark.parametrize("spoiled", [b"}ob", b"B\xffb"])
def test_changed_byte_is_detected_and_restored_from_backup(log: Log, spoiled: bytes) -> None:
    """SQLite doesn't notice it: the pages are intact, but one of them contains a wrong letter."""
    log.add(WON)
    log.add(LOST)
    log.close()
    log.path.write_bytes(log.path.read_bytes().replace(b"Bob", spoiled))
    with logbook.open(log.path) as again:
        assert [message.text_id for message in again.notices] == ["database-restored"]
        assert entries(again) == [WON, LOST]
    with logbook.open(log.path) as again:
        assert again.notices == ()


def test_backup_is_replaced_only_by_an_intact_log(log: Log) -> None:
    """Damage while the log is open isn't found when it is opened, and must not reach the backup."""
    for number in range(20):
        log.add(evolve(WON, id=f"{number:032}", game=f"{number}: {'x' * 900}"))
    log.close()
    whole = backup_path(log.path).read_bytes()
    with logbook.open(log.path) as open_log:
        log.path.write_bytes(log.path.read_bytes().replace(b"3: xxx", b"3: xyx", 1))
        open_log.add(evolve(LOST, id="another"))
    assert backup_path(log.path).read_bytes() == whole
    with logbook.open(log.path) as healed:
        assert [message.text_id for message in healed.notices] == ["database-restored"]
        assert {entry.game for entry in entries(healed)} == {None, *(f"{number}: {'x' * 900}" for number in range(20))}


@pytest.mark.parametrize("missing", [1, 499, 4095, 4096])
def test_slightly_truncated_log_is_restored_from_backup(log: Log, missing: int) -> None:
    for number in range(20):
        log.add(evolve(WON, id=f"{number:032}", game="x" * 900))
    log.close()
    log.path.write_bytes(log.path.read_bytes()[:-missing])
    with logbook.open(log.path) as again:
        assert [message.text_id for message in again.notices] == ["database-restored"]
        assert len(entries(again)) == 20


def test_daily_and_weekly_backups_are_kept(log: Log) -> None:
    latest, yesterday, last_week = backup_paths(log.path)
    for number, days in enumerate((8, 1, 0)):
        with logbook.open(log.path) as writing:
            writing.add(evolve(LOST, id=str(number)))
        then = time.time() - days * 86_400
        os.utime(latest, (then, then))
    assert len(list(log.path.parent.glob("log-backup*"))) == 3
    with logbook.open(log.path) as writing:
        writing.add(evolve(LOST, id="today"))

    def ids(path: Path) -> list[str]:
        """Return the ids of the entries in a copy of this file."""
        with TemporaryDirectory() as folder, logbook.open(Path(shutil.copy(path, folder))) as copy:
            return [entry.id for entry in entries(copy)]

    assert ids(last_week) == ["0"]
    assert ids(yesterday) == ["0", "1"]
    assert ids(latest) == ["0", "1", "2", "today"]
    latest.write_bytes(b"not a log")
    log.path.write_bytes(b"not a log")
    with logbook.open(log.path) as again:
        assert [entry.id for entry in entries(again)] == ["0", "1"]


def test_own_sql_error_is_not_called_a_disk_error(log: Log) -> None:
    log.add(WON)
    with pytest.raises(sqlite3.OperationalError, match="no such column"), log._database.read() as connection:
        connection.execute("SELECT notes FROM state")
    log.close()
    mistaken = evolve(SCHEMA, migrations=(*SCHEMA.migrations, "ALTER TABLE elsewhere ADD COLUMN note;"))
    before = log.path.read_bytes()
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        Database(log.path, mistaken)
    assert log.path.read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="no such permissions here")
def test_log_file_is_private(log: Log) -> None:
    log.add(WON)
    log.save_draft("mission", 1)
    assert {path.stat().st_mode & 0o777 for path in log.path.parent.iterdir()} == {0o600}
    log.close()
    assert {path.stat().st_mode & 0o777 for path in log.path.parent.iterdir()} == {0o600}


@pytest.mark.parametrize("act", ["'x'", "9223372036854775807", "x'ff'", "-5", "1.5"])
def test_damaged_step_number_does_not_block_writing(log: Log, act: str) -> None:
    """Without a backup, the row stays as far as it can be read."""
    log.add(WON)
    log.add(LOST)
    log.close()
    backup_path(log.path).unlink()
    with sqlite3.connect(log.path) as base:
        base.execute(f"UPDATE state SET act = {act} WHERE number = 1")
        base.execute("UPDATE state SET made = CAST(made AS BLOB) WHERE number = 2")
    base.close()
    with logbook.open(log.path) as again:
        assert again.notices
        again.add(evolve(LOST, id="after"))
        assert [entry.id for entry in entries(again)] == [WON.id, LOST.id, "after"]
        again.undo()
        again.redo()
        assert len(entries(again)) == 3


def test_damaged_entry_hides_no_other(log: Log) -> None:
    """If no backup is intact either, everything readable is listed."""
    log.add(WON)
    log.add(LOST)
    log.close()
    backup_path(log.path).unlink()
    content = log.path.read_bytes()
    log.path.write_bytes(
        content.replace(b"Bob", b"B\xffb").replace(b'"mission":"mission 5', b'"mission\xff:"mission 5')
    )
    again = logbook.open(log.path)
    assert [entry.crew[1].name for entry in entries(again)] == ["B\ufffdb"]
    assert import_export.export_log(again, log.path.with_name("log.json")) == ExportCounts(entries=1, unreadable=1)
    with refused("log remove 2"):
        again.line(2)


@pytest.mark.parametrize("number", [-2_000_000_000, 0])
def test_damaged_version_number_is_treated_as_damage(log: Log, number: int) -> None:
    log.add(WON)
    log.close()
    with sqlite3.connect(log.path) as base:
        base.execute(f"PRAGMA user_version = {number}")
    base.close()
    again = logbook.open(log.path)
    assert "1 entry was recovered" in again.notices[0].render(ENGLISH)
    assert entries(again) == [WON]


def test_interrupted_set_aside_is_finished_at_next_start(log: Log) -> None:
    log.add(WON)
    log.close()
    log.path.rename(log.path.with_name("log.sqlite.saved"))
    assert entries(logbook.open(log.path)) == [WON]


@examples(25)
@given(st.floats(0, 1))
def test_power_cut_keeps_everything_committed(cut: float) -> None:
    """The file and its write-ahead log are cut off at some byte, so the last step is incomplete."""
    with TemporaryDirectory() as folder:
        log = logbook.open(Path(folder) / "log.sqlite")
        log.add(WON)
        for number in range(5):
            log.save_draft("mission", {"at": number, "padding": "x" * 3000})
        after = Path(folder) / "cut.sqlite"
        shutil.copy(log.path, after)
        ahead = Path(f"{log.path}-wal").read_bytes()
        Path(f"{after}-wal").write_bytes(ahead[: int(cut * len(ahead))])
        log.close()
        again = logbook.open(after)
        assert again.notices == ()
        assert entries(again) == [WON]
        draft = again.draft("mission")
        assert draft is None or draft["padding"] == "x" * 3000
        assert cut < 1 or draft["at"] == 4
        again.close()


def test_main_file_holds_every_entry_while_open(log: Log, tmp_path: Path) -> None:
    log.add(WON)
    log.save_draft("mission", {"at": 1})
    log.add(LOST)
    shutil.copy(log.path, tmp_path / "stick.sqlite")
    assert entries(logbook.open(tmp_path / "stick.sqlite")) == [WON, LOST]


def test_full_disk_is_reported_and_loses_nothing(log: Log) -> None:
    log.add(WON)
    with log._database.read() as connection:
        connection.execute(f"PRAGMA max_page_count = {connection.execute('PRAGMA page_count').fetchone()[0]}")
    with refused("The disk is full"):
        log.add(evolve(LOST, game="x" * 100_000))
    assert entries(log) == entries(reopened(log)) == [WON]


def test_no_room_for_the_journal_counts_as_full_disk() -> None:
    full = sqlite3.OperationalError("disk I/O error")
    full.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
    with refused("full"), explain_errors(Path("log.sqlite")):
        raise full


def test_impossible_log_folder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    log = logbook.open(tmp_path / "file" / "log.sqlite")
    assert log.lines() == []
    with refused("can't be written"):
        log.add(WON)


@contextmanager
def nobody() -> Iterator[None]:
    """Root may write anywhere, so become another user for a while."""
    if os.geteuid():
        yield
        return
    ENGLISH.say("database-read-only", path="")  # load the texts of errors, which another user may not read
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="no read-only folders of this sort here")
def test_log_in_a_read_only_folder_can_be_read() -> None:
    with TemporaryDirectory() as folder:
        log = logbook.open(Path(folder) / "log.sqlite")
        log.add(WON)
        log.close()
        log.path.chmod(0o444)
        Path(folder).chmod(0o555)
        with nobody():
            again = logbook.open(log.path)
            assert entries(again) == [WON]
            with refused("can't be written"):
                again.add(LOST)
            with refused("can't be written"):
                again.save_draft("mission", 1)
            again.close()
        Path(folder).chmod(0o755)


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="no read-only folders of this sort here")
def test_read_only_log_includes_its_write_ahead_log() -> None:
    with TemporaryDirectory() as folder:
        path, killed = Path(folder) / "log.sqlite", Path(folder) / "killed.sqlite"
        log = logbook.open(path)
        log.add(WON)
        log.save_draft("mission", {"at": 1})
        shutil.copy(path, killed)
        shutil.copy(wal_path(path), wal_path(killed))
        log.close()
        for shared in (killed, wal_path(killed)):
            shared.chmod(0o644)
        Path(folder).chmod(0o555)
        with nobody(), logbook.open(killed) as again:
            assert (entries(again), again.draft("mission")) == ([WON], {"at": 1})
        Path(folder).chmod(0o755)


# Kill the program while it writes. tests/bench/kills.py does this many more times.

WRITER = textwrap.dedent(
    """
    import sys
    from datetime import date
    from pathlib import Path
    from attrs import evolve
    from spacealert import logbook
    log = logbook.open(Path(sys.argv[1]))
    for number in range(10_000):
        name = f"{sys.argv[2]}-{number}"
        for key in range(3):
            log.save_draft("mission", [name, key])
            print("key", name, key, flush=True)
        entry = logbook.Entry(name, date(2026, 11, 18), game="x" * (number * 977 % 9000), id=name)
        log.add(entry, instead_of="mission")
        print("entry", name, flush=True)
        log.correct(evolve(entry, mission=name + "!"))
        print("corrected", name, flush=True)
        log.save_campaign(sys.argv[2], {"flown": number})
        print("campaign", name, flush=True)
    """
)


def writer(path: Path, name: str) -> AbstractContextManager[subprocess.Popen[str]]:
    return child_process([sys.executable, "-c", WRITER, str(path), name], stdout=subprocess.PIPE, text=True)


def killed_after(path: Path, name: str, words: int, seconds: float) -> list[str]:
    """Return the entries a writer had confirmed when it was killed, some time after this many confirmations."""
    with writer(path, name) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(words)]
        time.sleep(seconds)
        process.kill()
        said += process.stdout
    return [line for line in said if line.endswith("\n")]


def missing_entries(path: Path, said: list[str]) -> list[str]:
    """Return entries that were confirmed as saved but are missing."""
    log = logbook.open(path)
    there = {line.entry.id: line.entry.mission for line in log.lines()}
    lost = [line for line in said if line.startswith("entry") and line.split()[1] not in there]
    corrected = [line for line in said if line.startswith("corrected")]
    lost += [line for line in corrected if not there.get(line.split()[1], "").endswith("!")]
    for line in said:
        if line.startswith("campaign"):
            id_, number = line.split()[1].split("-")
            kept = log.campaign(id_)
            lost += [line] * (kept is None or kept["flown"] < int(number))
    last = said[-1].split()
    draft = log.draft("mission")
    if last[0] == "key" and draft is None and last[1] not in there:
        lost.append(said[-1])
    if last[0] == "key" and draft is not None and (draft[0] == last[1]) and draft[1] < int(last[2]):
        lost.append(said[-1])
    log.close()
    return [*lost, *(message.render(ENGLISH) for message in log.notices)]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no kill -9 here")
@pytest.mark.parametrize("kills", [3, pytest.param(12, marks=pytest.mark.slow)])
def test_kill_at_any_moment_loses_nothing_written(tmp_path: Path, kills: int) -> None:
    path, dice = tmp_path / "log.sqlite", Random(7)
    for number in range(kills):
        said = killed_after(path, str(number), dice.randrange(1, 60), dice.uniform(0, 0.003))
        assert missing_entries(path, said) == []


def test_log_being_created_is_not_called_damaged(tmp_path: Path) -> None:
    for number in range(40):
        path = tmp_path / f"{number}.sqlite"

        def make(path: Path = path) -> None:
            with logbook.open(path) as log:
                log.save_draft("mission", 1)

        maker = threading.Thread(target=make)
        maker.start()
        while maker.is_alive():
            with logbook.open(path) as log:
                assert log.notices == ()
        maker.join()
        with logbook.open(path) as log:
            assert log.draft("mission") == 1


def test_second_program_waits_for_log_creation(tmp_path: Path) -> None:
    path = tmp_path / "log.sqlite"
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    made = threading.Timer(0.3, other.execute, ("COMMIT",))
    made.start()
    with logbook.open(path) as log:
        log.save_draft("mission", 1)
        assert log.draft("mission") == 1
    made.join()
    other.close()


def test_two_programs_can_write_at_once(tmp_path: Path) -> None:
    path = tmp_path / "log.sqlite"
    said = []
    with writer(path, "a") as one, writer(path, "b") as other:
        for process in (one, other):
            assert process.stdout is not None
            said += [process.stdout.readline() for _ in range(40)]
        for process in (one, other):
            process.kill()
            said += process.communicate()[0].splitlines(keepends=True)
    whole = [line for line in said if line.startswith("entry") and line.endswith("\n")]
    assert {line.split()[1][0] for line in whole} == {"a", "b"}
    assert missing_entries(path, whole) == []
