"""Evenings of other games in the log book: added, corrected, undone, exported and merged like missions."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from attrs import evolve
from click.testing import CliRunner
from support.languages import ENGLISH, refused

from spacealert import logbook
from spacealert.logbook import Entry, Log, import_export, log_table, other_games
from spacealert.logbook.entry import ChangeKind, MergeCounts
from spacealert.logbook.log_statistics import compute_statistics
from spacealert.logbook.other_games import CompanionEntry
from spacealert.session.log_client import import_log

MISSION = Entry("S2-3", date(2026, 11, 18), lost_to="SE1-01")
EVENING = CompanionEntry(
    "unknown-ship",
    date(2026, 11, 19),
    ("Аня", "Bob"),
    "escaped",
    won=True,
    facts={"ship": "Argo"},
    numbers={"rounds": 12},
)


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Log]:
    with logbook.open(tmp_path / "log.sqlite") as opened:
        yield opened


def evenings(log: Log) -> list[CompanionEntry]:
    return [line.entry.other_game for line in log.summaries() if line.entry.other_game is not None]


def test_evening_of_another_game_is_saved_beside_missions(log: Log) -> None:
    log.add(MISSION)
    log.add_other_game(EVENING)
    log.close()
    with logbook.open(log.path) as again:
        assert evenings(again) == [EVENING]
        assert [(line.number, line.entry.id) for line in again.summaries()] == [(1, MISSION.id), (2, EVENING.id)]
        assert [line.entry for line in again.lines()] == [MISSION]


def test_adding_again_corrects_the_outcome(log: Log) -> None:
    log.add_other_game(EVENING)
    log.add_other_game(EVENING)
    log.add_other_game(evolve(EVENING, outcome="lost"))
    assert [evening.outcome for evening in evenings(log)] == ["lost"]
    undone = log.undo()
    assert (undone.step, undone.entries[0]) == (ChangeKind.CORRECTED, evolve(EVENING, outcome="lost"))
    assert evenings(log) == [EVENING]
    assert log.undo().step is ChangeKind.ADDED
    assert evenings(log) == []


def test_evening_is_removed_and_restored(log: Log) -> None:
    log.add_other_game(EVENING)
    assert log.remove(1) == EVENING
    assert evenings(log) == []
    log.undo()
    assert evenings(log) == [EVENING]


def test_evening_cannot_be_walked_or_corrected(log: Log) -> None:
    log.add_other_game(EVENING)
    with refused("from another game"):
        log.line(1)


def test_evening_does_not_count_in_mission_statistics(log: Log) -> None:
    log.add(MISSION)
    log.add_other_game(EVENING)
    assert compute_statistics(ENGLISH, (line.entry for line in log.summaries())).all.missions == 1


@pytest.mark.parametrize("what", ["export", "log"])
def test_evening_is_merged_once(log: Log, what: str, tmp_path: Path) -> None:
    log.add(MISSION)
    log.add_other_game(EVENING)
    path = tmp_path / "export.json" if what == "export" else log.path
    if what == "export":
        assert import_export.export_log(log, path).entries == 2
    else:
        log.close()
    with logbook.open(tmp_path / "other.sqlite") as other:
        assert import_log(other, path).entries == MergeCounts(new=2)
        assert import_log(other, path).entries == MergeCounts(known=2)
        assert evenings(other) == [EVENING]


def test_unknown_outcome_is_shown_plainly() -> None:
    assert other_games.game_title(ENGLISH, EVENING) == "unknown-ship"
    assert other_games.outcome_in_words(ENGLISH, EVENING) == "escaped"
    assert other_games.facts_in_words(ENGLISH, EVENING) == ""


@pytest.mark.parametrize("change", [{"other_game": "Not A Word"}, {"players": ("x" * 301,)}, {"facts": {"a": 1}}])
def test_unreadable_evening_is_not_written(log: Log, change: dict[str, object]) -> None:
    with refused("can't be saved"):
        log.add_other_game(evolve(EVENING, **change))  # type: ignore[arg-type]
    assert log.summaries() == []


def test_command_lists_shows_and_removes_an_evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from spacealert.apps.cli.log_command import log as command

    monkeypatch.setenv("SPACEALERT_HOME", str(tmp_path))
    with logbook.open() as own:
        own.add(MISSION)
        own.add_other_game(EVENING)

    def run(*words: str) -> str:
        result = CliRunner().invoke(command, words, obj=ENGLISH, catch_exceptions=False)
        return result.output

    assert "unknown-ship" in run()
    assert "escaped" in run("show", "2")
    assert '"rounds": 12' in run("show", "2", "--json")
    assert "unknown-ship" in run("remove", "2")
    assert "unknown-ship" in run("undo")


def test_printed_log_lists_game_date_players_and_outcome(log: Log) -> None:
    log.add_other_game(EVENING)
    (row,) = log_table.make_rows(ENGLISH, log.summaries())
    filled = {column: cell for column, cell in row.cells.items() if cell}
    assert filled == {
        "number": "1", "date": "2026-11-19", "mission": "unknown-ship", "total": "escaped", "crew": "Аня, Bob",
    }  # fmt: skip
