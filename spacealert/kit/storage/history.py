"""Records that keep every state they ever had: the last step can always be undone, and two tables' histories merge.

The tables `state` and `act` are the user's; see `logbook/1.sql` and `2.sql` for the columns that are needed.
"""

import sqlite3
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

from attrs import frozen


@frozen
class State:
    """What a record was from some moment on; `text` is the record itself."""

    id: str
    made: str
    removed: bool
    text: str


@frozen
class Current:
    """The state that counts of a record that is there: the newest that was not undone.

    `first` is the number of the record's first state, by which people call it; `number` is that of this one.
    """

    first: int
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
    first: dict[str, int] = {}
    newest: dict[str, tuple[str, int, int]] = {}
    # Here, and not in a query: SQLite takes several times as long to find the newest of each.
    for number, id_, made, removed, undone in connection.execute(
        "SELECT number, id, made, removed, undone FROM state ORDER BY number"
    ):
        first.setdefault(id_, number)
        if not undone and (id_ not in newest or made > newest[id_][0]):
            newest[id_] = made, number, removed
    return [
        Current(first[id_], newest[id_][1], id_, newest[id_][0])
        for id_ in first
        if id_ in newest and not newest[id_][2]
    ]


def current_state(connection: sqlite3.Connection, first: int) -> State | None:
    """The state that counts of the record with this number, if it is there."""
    row = connection.execute(
        "SELECT id, made, removed, entry FROM state WHERE undone = 0 AND id = ("
        " SELECT id FROM state AS first WHERE number = ?1"
        " AND NOT EXISTS (SELECT 1 FROM state AS earlier WHERE earlier.id = first.id AND earlier.number < ?1)"
        ") ORDER BY made DESC LIMIT 1",
        (first,),
    ).fetchone()
    return None if row is None or row[2] else State(row[0], row[1], bool(row[2]), row[3])


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


def write(connection: sqlite3.Connection, states: Iterable[State], step: int) -> int:
    """How many states that wrote. One that is here already is only taken out of what was undone."""
    changed = connection.executemany(
        "INSERT INTO state (id, made, removed, act, entry) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (id, made) DO UPDATE SET undone = 0, act = excluded.act WHERE undone = 1",
        ((state.id, state.made, state.removed, step, state.text) for state in states),
    )
    return max(0, changed.rowcount)


def write_now(connection: sqlite3.Connection, kind: str, id_: str, text: str, *, removed: bool = False) -> int:
    """A new state of this record, in a step of its own, whose number that is."""
    state = State(id_, _now_after_all(connection, id_), removed, text)
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
