"""What earlier versions wrote opens in today's: in `older/` lies, by commit, what each change of a form left behind."""

import shutil
import sqlite3
from pathlib import Path

import pytest

from spacealert import logbook
from spacealert.logbook import exchange
from spacealert.logbook.log import Came, Deed

OLDER = Path(__file__).parent / "older"
FIRST = OLDER / "371c642"  # the log without the names of deeds, drafts without their scenario, a place left off bare


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of somebody who played with that version last."""
    for path in FIRST.iterdir():
        shutil.copy(path, tmp_path)
    monkeypatch.setenv("SPACEALERT_HOME", str(tmp_path))
    return tmp_path


def test_a_log_of_version_1_is_brought_up_to_date_with_all_that_can_be_undone() -> None:
    with logbook.open() as log:
        assert log.told == ()
        assert [(line.number, line.entry.mission) for line in log.lines()] == [
            (1, "S2-1"), (2, "S2-3"), (6, "S2-5"), (7, "S2-6"),
        ]  # fmt: skip
        assert [log.undo().deed for _ in range(5)] == [
            Deed.MERGED, Deed.REMOVED, Deed.ADDED, Deed.CORRECTED, Deed.ADDED
        ]  # fmt: skip
        assert [line.entry.mission for line in log.lines()] == ["S2-1"]
    with sqlite3.connect(logbook.open().path) as base:
        assert base.execute("PRAGMA user_version").fetchone() == (2,)
    base.close()


def test_a_log_of_version_1_is_read_where_nothing_can_be_written_and_taken_in(home: Path) -> None:
    before = (home / "log.sqlite").read_bytes()
    assert [state.entry.mission for state in exchange.read(home / "log.sqlite").states] == [
        "S2-1", "S2-2", "S2-3", "S2-4", "S2-4", "S2-5", "S2-6",
    ]  # fmt: skip
    assert (home / "log.sqlite").read_bytes() == before


def test_an_export_of_then_is_taken_in(home: Path) -> None:
    with logbook.open(home / "new.sqlite") as log:
        merged = exchange.take_in(log, home / "export.json")
        assert (merged.entries, merged.campaigns, merged.drafts) == (Came(new=4, known=1), Came(new=1), Came(new=3))
