"""Records that keep every earlier state, so that steps can be undone and two histories can be merged.

The caller provides the tables: `act` has the steps, and each of `TABLES` has the states of one kind of record. See
`logbook/1.sql`, `2.sql` and `7.sql` for the columns.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta

from attrs import frozen

TABLES = ("state", "career")
_MOST_STEPS = 1_000_000_000_000


@frozen
class SavedState:
    """A state of a record. `made` is the time at which it was written, and `text` is its content."""

    id: str
    made: str
    removed: bool
    text: str


@frozen
class CurrentRecord:
    """The current state of an existing record: the newest state that was not undone.

    `place` is the number of the record on screen, counted from 1. `number` identifies the state, and `begun` is when
    the record was created.
    """

    place: int
    number: int
    id: str
    made: str
    begun: str


@frozen
class HistoryStep:
    """A step to undo or redo. `states` and `careers` are the states that it wrote to the two `TABLES`."""

    number: int
    kind: str
    states: tuple[SavedState, ...]
    careers: tuple[SavedState, ...] = ()


def current_records(connection: sqlite3.Connection, table: str = "state") -> list[CurrentRecord]:
    """Return the current states of all existing records, in order of creation."""
    newest: dict[str, tuple[str, int, int, str] | None] = {}  # by id, in order of first appearance
    # SQLite takes several times as long to find the newest state of each record in a query.
    for number, id_, made, removed, undone in connection.execute(
        f"SELECT number, id, made, removed, undone FROM {table} ORDER BY number"
    ):
        known = newest.setdefault(id_, None)
        if undone:
            continue
        begun = made if known is None else min(made, known[3])
        if known is None or made > known[0]:
            newest[id_] = made, number, removed, begun
        else:
            newest[id_] = *known[:3], begun
    there = [(id_, found) for id_, found in newest.items() if found is not None and not found[2]]
    return [
        CurrentRecord(place, number, id_, made, begun)
        for place, (id_, (made, number, _, begun)) in enumerate(there, start=1)
    ]


def current_state(connection: sqlite3.Connection, place: int) -> SavedState | None:
    found = next((record for record in current_records(connection) if record.place == place), None)
    if found is None:
        return None
    row = connection.execute("SELECT id, made, removed, entry FROM state WHERE number = ?", (found.number,)).fetchone()
    return SavedState(row[0], row[1], bool(row[2]), row[3])


def read_states(connection: sqlite3.Connection, table: str = "state") -> Iterator[SavedState]:
    """Yield all states that are not undone, in the order in which they were written."""
    query = f"SELECT id, made, removed, entry FROM {table} WHERE undone = 0 ORDER BY number"
    for id_, made, removed, text in connection.execute(query):
        yield SavedState(id_, made, bool(removed), text)


def begin_step(connection: sqlite3.Connection, kind: str) -> int:
    """Begin a step and return its number. Undone steps can no longer be redone."""
    connection.execute("DELETE FROM brought WHERE act IN (SELECT number FROM act WHERE undone)")
    connection.execute("DELETE FROM act WHERE undone")
    number = 1
    for column, table in (("number", "act"), *(("act", name) for name in TABLES)):
        # A damaged number may be text, or too large to be followed by another.
        (last,) = connection.execute(f"SELECT MAX({column}) FROM {table} WHERE {column} < {_MOST_STEPS}").fetchone()
        number = max(number, 1 + int(last or 0))
    connection.execute("INSERT INTO act (number, deed) VALUES (?, ?)", (number, kind))
    return int(number)


def forget_step(connection: sqlite3.Connection, number: int) -> None:
    """Delete a step that changed nothing."""
    connection.execute("DELETE FROM act WHERE number = ?", (number,))


def write(connection: sqlite3.Connection, states: Iterable[SavedState], step: int, table: str = "state") -> int:
    """Insert the states, and make those that had been undone active again. Return how many states this changed."""
    changed = connection.executemany(
        f"INSERT INTO {table} (id, made, removed, act, entry) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (id, made) DO UPDATE SET undone = 0, act = excluded.act WHERE undone = 1",
        ((state.id, state.made, state.removed, step, state.text) for state in states),
    )
    return max(0, changed.rowcount)


def write_step(connection: sqlite3.Connection, kind: str, id_: str, text: str, *, removed: bool = False) -> int:
    """Write a new state of this record as a separate step. Return the number of the step."""
    (newest,) = connection.execute("SELECT MAX(made) FROM state WHERE id = ?", (id_,)).fetchone()
    state = SavedState(id_, time_after(newest), removed, text)
    step = begin_step(connection, kind)
    write(connection, [state], step)
    return step


def last_step(connection: sqlite3.Connection, step: int | None = None) -> HistoryStep | None:
    """Return the step that `undo` would undo: step number `step` or, by default, the last one.

    Return None if there is none.
    """
    row = connection.execute(
        "SELECT number, deed FROM act WHERE number = COALESCE(?, number) AND NOT undone ORDER BY number DESC LIMIT 1",
        (step,),
    ).fetchone()
    return None if row is None else _read_step(connection, *row, undone=False)


def undo(connection: sqlite3.Connection, step: int | None = None) -> HistoryStep | None:
    """Undo step number `step` or, by default, the last one. Return the step, or None if there is none."""
    last = last_step(connection, step)
    if last is not None:
        _set_undone(connection, last.number, undone=True)
        connection.execute("UPDATE act SET undone = 1 + (SELECT MAX(undone) FROM act) WHERE number = ?", (last.number,))
    return last


def redo(connection: sqlite3.Connection) -> HistoryStep | None:
    """Redo the step that was undone last, and return it. Return None if there is none."""
    row = connection.execute("SELECT number, deed FROM act WHERE undone ORDER BY undone DESC LIMIT 1").fetchone()
    if row is None:
        return None
    step = _read_step(connection, *row, undone=True)
    _set_undone(connection, step.number, undone=False)
    connection.execute("UPDATE act SET undone = 0 WHERE number = ?", (step.number,))
    return step


def _read_step(connection: sqlite3.Connection, number: int, kind: str, *, undone: bool) -> HistoryStep:
    states, careers = (
        tuple(
            SavedState(id_, made, bool(removed), text)
            for id_, made, removed, text in connection.execute(
                f"SELECT id, made, removed, entry FROM {table} WHERE act = ? AND undone = ? ORDER BY number",
                (number, undone),
            )
        )
        for table in TABLES
    )
    return HistoryStep(number, kind, states, careers)


def _set_undone(connection: sqlite3.Connection, step: int, *, undone: bool) -> None:
    for table in TABLES:
        connection.execute(f"UPDATE {table} SET undone = ? WHERE act = ? AND undone <> ?", (undone, step, undone))


def current_time() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")


def time_after(moment: str | None) -> str:
    """Return the current time, or a time just after `moment` if that is later."""
    if moment is None:
        return current_time()
    return max(current_time(), (parse_time(moment) + timedelta(microseconds=1)).isoformat(timespec="microseconds"))


def parse_time(text: str) -> datetime:
    """Parse a time, or return the earliest time if the text is damaged."""
    try:
        return datetime.fromisoformat(text).astimezone(UTC)
    except (ValueError, OverflowError):
        return datetime.min.replace(tzinfo=UTC)
