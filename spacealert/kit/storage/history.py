"""Records that keep every state they ever had: the last step can always be undone, and two tables' histories merge.

The tables `state` and `act` are the user's; see `logbook/1.sql` and `2.sql` for the columns that are needed.
"""

import sqlite3
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

from attrs import frozen


@frozen
class SavedState:
    """What a record was from some moment on; `text` is the record itself."""

    id: str
    made: str
    removed: bool
    text: str


@frozen
class Current:
    """The state that counts of a record that is there: the newest that was not undone.

    `place` is the record's place among all that are there, from 1, by which people call it; `number` is the state's.
    """

    place: int
    number: int
    id: str
    made: str


@frozen
class UndoneStep:
    """What was taken back: the step's number and kind, and the records it had written."""

    number: int
    kind: str
    texts: tuple[str, ...]


def current(connection: sqlite3.Connection) -> list[Current]:
    """Of all records that are there, in the order in which they came."""
    newest: dict[str, tuple[str, int, int] | None] = {}  # by id, in the order in which the ids came
    # Here, and not in a query: SQLite takes several times as long to find the newest of each.
    for number, id_, made, removed, undone in connection.execute(
        "SELECT number, id, made, removed, undone FROM state ORDER BY number"
    ):
        known = newest.setdefault(id_, None)
        if not undone and (known is None or made > known[0]):
            newest[id_] = made, number, removed
    there = [(id_, found) for id_, found in newest.items() if found is not None and not found[2]]
    return [Current(place, number, id_, made) for place, (id_, (made, number, _)) in enumerate(there, start=1)]


def current_state(connection: sqlite3.Connection, place: int) -> SavedState | None:
    """The state that counts of the record in this place, if there is one."""
    found = next((record for record in current(connection) if record.place == place), None)
    if found is None:
        return None
    row = connection.execute("SELECT id, made, removed, entry FROM state WHERE number = ?", (found.number,)).fetchone()
    return SavedState(row[0], row[1], bool(row[2]), row[3])


def begin_step(connection: sqlite3.Connection, kind: str) -> int:
    """The number of this step, which begins."""
    (number,) = connection.execute(
        "SELECT 1 + MAX(COALESCE((SELECT MAX(act) FROM state), 0), COALESCE((SELECT MAX(number) FROM act), 0))"
    ).fetchone()
    connection.execute("INSERT INTO act (number, deed) VALUES (?, ?)", (number, kind))
    return int(number)


def forget_step(connection: sqlite3.Connection, number: int) -> None:
    """It changed nothing that could be undone."""
    connection.execute("DELETE FROM act WHERE number = ?", (number,))


def write(connection: sqlite3.Connection, states: Iterable[SavedState], step: int) -> int:
    """How many states that wrote. One that is here already is only taken out of what was undone."""
    changed = connection.executemany(
        "INSERT INTO state (id, made, removed, act, entry) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (id, made) DO UPDATE SET undone = 0, act = excluded.act WHERE undone = 1",
        ((state.id, state.made, state.removed, step, state.text) for state in states),
    )
    return max(0, changed.rowcount)


def write_now(connection: sqlite3.Connection, kind: str, id_: str, text: str, *, removed: bool = False) -> int:
    """A new state of this record, in a step of its own, whose number that is."""
    state = SavedState(id_, _now_after_all(connection, id_), removed, text)
    step = begin_step(connection, kind)
    write(connection, [state], step)
    return step


def undo(connection: sqlite3.Connection, step: int | None = None) -> UndoneStep | None:
    """Take back the last step that is not yet taken back, or the one of this number, if there is any."""
    last = connection.execute(
        "SELECT number, deed FROM act WHERE number = COALESCE(?, number) ORDER BY number DESC LIMIT 1", (step,)
    ).fetchone()
    if last is None:
        return None
    number, kind = last
    written = connection.execute("SELECT id, entry FROM state WHERE act = ? AND undone = 0", (number,))
    texts = tuple(dict(written).values())
    connection.execute("UPDATE state SET undone = 1 WHERE act = ?", (number,))
    forget_step(connection, number)
    return UndoneStep(number, kind, texts)


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")


def after(moment: str) -> str:
    """Now, or just after this moment where a clock was set back or another table's is ahead.

    So the order of moments is the order in which things happened, whatever the clocks of the tables say.
    """
    return max(now(), (time_of(moment) + timedelta(microseconds=1)).isoformat(timespec="microseconds"))


def time_of(text: str) -> datetime:
    """The time that stands there, or the beginning of all times where it has rotted."""
    try:
        return datetime.fromisoformat(text).astimezone(UTC)
    except (ValueError, OverflowError):
        return datetime.min.replace(tzinfo=UTC)


def _now_after_all(connection: sqlite3.Connection, id_: str) -> str:
    (newest,) = connection.execute("SELECT MAX(made) FROM state WHERE id = ?", (id_,)).fetchone()
    return now() if newest is None else after(newest)
