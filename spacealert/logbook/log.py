"""The log book while it is open: entries, drafts, campaigns. Every call is one step that happens wholly or not at all.

SQLite with a write-ahead log, so that a step costs the disk one write and a cut never leaves half of one; it is on the
disk when the call returns, whichever thread calls. After every deed to an entry the file itself is complete, so that
it can simply be copied.
"""

import errno
import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime, timedelta
from enum import StrEnum, auto
from pathlib import Path
from threading import RLock
from typing import Any, Self

from attrs import evolve, frozen

from spacealert.files.refused import Refused
from spacealert.logbook.entry import Entry, NotAnEntry

# What SQLite calls each trouble, and the sentence for it.
_TROUBLES = {
    sqlite3.SQLITE_FULL: "logbook-full",
    sqlite3.SQLITE_READONLY: "logbook-read-only",
    sqlite3.SQLITE_PERM: "logbook-read-only",
    sqlite3.SQLITE_CANTOPEN: "logbook-read-only",
    sqlite3.SQLITE_BUSY: "logbook-busy",
    sqlite3.SQLITE_LOCKED: "logbook-busy",
    sqlite3.SQLITE_IOERR: "logbook-disk",
    sqlite3.SQLITE_CORRUPT: "logbook-torn",
    sqlite3.SQLITE_NOTADB: "logbook-torn",
    sqlite3.SQLITE_INTERRUPT: "logbook-endless",
}
# What the system itself says, when a folder is made or the log is read into memory.
_REASONS = {errno.ENOSPC: "logbook-full", errno.EDQUOT: "logbook-full", errno.EIO: "logbook-disk"}
_DEEPEST = 50  # lists in lists: many times what a campaign or a draft has
# Even reading needs a little file beside the log; where there can be none, the log is read into memory.
NOTHING_CAN_BE_WRITTEN = (
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_IOERR,
)


class Deed(StrEnum):
    """What was done to an entry in one step, and is named when it is undone."""

    ADDED = auto()
    CORRECTED = auto()
    REMOVED = auto()
    MERGED = auto()


@frozen
class Line:
    """An entry with its number in this log; numbers are given once and never move."""

    number: int
    entry: Entry


@frozen
class State:
    """What an entry was from some moment on."""

    made: str
    removed: bool
    entry: Entry


@frozen
class CampaignKept:
    """How a campaign stood when it was last kept; the content is for those who play it."""

    id: str
    kept: str
    ended: bool
    content: Any


@frozen
class Undone:
    """What `undo` took back: the deed, how many entries it concerned, and one of them if it can be read.

    `besides` is how many campaigns and drafts are as they were before a merge.
    """

    deed: Deed
    count: int
    entry: Entry | None
    besides: int = 0


@frozen
class Came:
    """How many of what a merge brought were new here, changed what was here, and were here already.

    Those that were `unreadable` were left out.
    """

    new: int = 0
    changed: int = 0
    known: int = 0
    unreadable: int = 0


@frozen
class Merged:
    """What came of a merge. A draft never changes one that is here."""

    entries: Came
    campaigns: Came
    drafts: Came


class Log:
    """An open log book. `told` are sentences the person should read: what was found damaged, and what was saved.

    `connect` gives the base itself; where it cannot be had, `copy` gives one to read.
    """

    def __init__(
        self,
        path: Path,
        connect: Callable[[], sqlite3.Connection],
        copy: Callable[[], sqlite3.Connection],
        told: Iterable[str] = (),
    ) -> None:
        self.path = path
        self.told = tuple(told)
        self._connect, self._copy = connect, copy
        self.unreadable: set[int] = set()  # numbers of entries whose bytes have rotted, known once they were read
        self._base: sqlite3.Connection | None = None
        self._one_at_a_time = RLock()  # a slow disk is waited for in a thread of its own

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        self.close()  # a command that ends with a refusal has no better moment

    def close(self) -> None:
        if self._base is not None:
            self._base.close()
            self._base = None

    # Entries

    def lines(self) -> list[Line]:
        """Every entry as it stands now, in the order in which they came into this log."""
        numbers = dict(self._read("SELECT id, MIN(number) FROM state GROUP BY id"))
        newest: dict[str, State] = {}
        for state in self.states():
            if state.entry.id not in newest or state.made >= newest[state.entry.id].made:
                newest[state.entry.id] = state
        lines = [Line(numbers[id_], state.entry) for id_, state in newest.items() if not state.removed]
        return sorted(lines, key=lambda line: line.number)

    def line(self, number: int) -> Line:
        """The entry of this number; refused where there is none."""
        for line in self.lines():
            if line.number == number:
                return line
        raise Refused("logbook-no-such-line", number=str(number))

    def add(self, entry: Entry, instead_of: str | None = None) -> None:
        """Write an entry. `instead_of` is the draft it grew from, which goes in the same step.

        Adding what is there already changes nothing, so that whoever was cut off may simply do it again.
        """
        _refuse_what_could_not_be_read(entry)
        with self._deed() as base:
            newest = base.execute(
                "SELECT removed FROM state WHERE id = ? AND undone = 0 ORDER BY made DESC LIMIT 1", (entry.id,)
            ).fetchone()
            if newest is None or newest[0]:
                _write(base, [State(_now_after(base, entry), False, entry)], _act(base, Deed.ADDED))
            if instead_of is not None:
                base.execute("DELETE FROM draft WHERE name = ?", (instead_of,))

    def correct(self, entry: Entry) -> None:
        """Put this in the place of the entry with its id; what stood there stays, for `undo`."""
        _refuse_what_could_not_be_read(entry)
        with self._deed() as base:
            _write(base, [State(_now_after(base, entry), False, entry)], _act(base, Deed.CORRECTED))

    def remove(self, number: int) -> Entry:
        entry = self.line(number).entry
        with self._deed() as base:
            _write(base, [State(_now_after(base, entry), True, entry)], _act(base, Deed.REMOVED))
        return entry

    def undo(self) -> Undone:
        """Take back the last deed that is not yet taken back."""
        with self._deed() as base:
            last = base.execute("SELECT number, deed FROM act ORDER BY number DESC LIMIT 1").fetchone()
            if last is None:
                raise Refused("logbook-nothing-to-undo")
            number, deed = last
            entries = dict(base.execute("SELECT id, entry FROM state WHERE act = ? AND undone = 0", (number,)))
            base.execute("UPDATE state SET undone = 1 WHERE act = ?", (number,))
            base.execute("DELETE FROM act WHERE number = ?", (number,))
            besides = _take_back_brought(base, number)
        named = Deed(deed) if deed in [*Deed] else Deed.MERGED  # its name may have rotted
        return Undone(named, len(entries), _entry(next(iter(entries.values()), "")), besides)

    # Drafts

    def keep_draft(self, name: str, content: Any) -> None:
        """Keep this, in place of what was kept under the name; anything JSON can say."""
        with self._step() as base:
            base.execute(
                "INSERT INTO draft (name, kept, content) VALUES (?, ?, ?)"
                " ON CONFLICT (name) DO UPDATE SET kept = excluded.kept, content = excluded.content",
                (name, _now(), _json(content)),
            )

    def draft(self, name: str) -> Any:
        """What was kept under this name, or None."""
        for (content,) in self._read("SELECT content FROM draft WHERE name = ?", name):
            return _loaded(content)
        return None

    def drafts(self) -> dict[str, datetime]:
        """Every name under which something is kept, with the time of it."""
        rows = self._read("SELECT name, kept FROM draft ORDER BY kept")
        return {name: _time(kept) for name, kept in rows}

    def drop_draft(self, name: str) -> None:
        with self._step() as base:
            base.execute("DELETE FROM draft WHERE name = ?", (name,))

    # Campaigns

    def keep_campaign(self, id_: str, content: Any, *, ended: bool = False) -> None:
        """Keep how a campaign stands; it can rest for weeks."""
        with self._step() as base:
            _write_campaign(base, CampaignKept(id_, _now(), ended, content))

    def campaign(self, id_: str) -> Any:
        for (content,) in self._read("SELECT content FROM campaign WHERE id = ?", id_):
            return _loaded(content)
        return None

    def campaigns(self) -> dict[str, bool]:
        """Every campaign, the one touched last first, and whether it has ended."""
        return {id_: bool(ended) for id_, ended in self._read("SELECT id, ended FROM campaign ORDER BY kept DESC")}

    # Everything at once

    def states(self) -> list[State]:
        """All states of all entries but those undone: what travels to another table."""
        found = []
        for number, id_, made, removed, text in self._read(
            "SELECT number, id, made, removed, entry FROM state WHERE undone = 0 ORDER BY number"
        ):
            entry = _entry(text)
            if entry is None or entry.id != id_:
                self.unreadable.add(number)
            else:
                found.append(State(made, bool(removed), entry))
        return found

    def kept(self) -> list[CampaignKept]:
        """How each campaign stands: what travels to another table."""
        rows = self._read("SELECT id, kept, ended, content FROM campaign ORDER BY kept")
        return [CampaignKept(id_, kept, bool(ended), _loaded(content)) for id_, kept, ended, content in rows]

    def merge(
        self, states: list[State], campaigns: Sequence[CampaignKept] = (), drafts: Mapping[str, Any] | None = None
    ) -> Merged:
        """Take in all that another log knows. What both know stays once, and the newer state of an entry counts."""
        drafts = drafts or {}
        before = {line.entry.id: line.entry for line in self.lines()}
        doubles = _typed_twice(list(before.values()), states)
        fresh = [state for state in states if state.entry.id not in doubles]
        with self._deed() as base:
            act = _act(base, Deed.MERGED)
            written = _write(base, sorted(fresh, key=lambda state: state.made), act)
            flown = Counter(_bring_campaign(base, kept, act) for kept in campaigns)
            cut_off = Counter(_bring_draft(base, name, content, act) for name, content in drafts.items())
            if not written and {*flown, *cut_off} <= {"known"}:  # nothing to undo
                base.execute("DELETE FROM act WHERE number = ?", (act,))
        after = {line.entry.id: line.entry for line in self.lines()}
        new = len(after.keys() - before.keys())
        changed = sum(before[id_] != after.get(id_) for id_ in before)
        known = len({state.entry.id for state in states}) - new - changed
        return Merged(Came(new, changed, known), Came(**flown), Came(**cut_off))

    # The base

    def _read(self, query: str, *values: Any) -> list[Any]:
        with self._one_at_a_time, troubles_in_one_sentence(self.path):
            if self._base is None and not self.path.exists():
                return []
            try:
                return self._open().execute(query, values).fetchall()
            except sqlite3.OperationalError as error:
                if trouble(error) not in NOTHING_CAN_BE_WRITTEN:
                    raise
            with closing(self._copy()) as base:
                return base.execute(query, values).fetchall()

    @contextmanager
    def _step(self) -> Iterator[sqlite3.Connection]:
        """One step: on the disk when it is left, or as if it had not begun."""
        with self._one_at_a_time, troubles_in_one_sentence(self.path):
            base = self._open()
            base.execute("BEGIN IMMEDIATE")
            try:
                yield base
                base.execute("COMMIT")
            except BaseException:
                if base.in_transaction:
                    base.execute("ROLLBACK")
                raise

    @contextmanager
    def _deed(self) -> Iterator[sqlite3.Connection]:
        """A step that changes entries: after it the file alone holds them all."""
        with self._step() as base:
            yield base
        with suppress(sqlite3.Error):  # when another program is reading, it will do so
            self._open().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def _open(self) -> sqlite3.Connection:
        if self._base is None:
            self._base = self._connect()
        return self._base


def trouble(error: sqlite3.Error) -> int:
    """SQLite's number for what happened; errors of the Python module itself have none."""
    found: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    # On a full disk not even the little file beside the log can be made that all who read it share.
    return sqlite3.SQLITE_FULL if found == sqlite3.SQLITE_IOERR_SHMSIZE else found & 0xFF


@contextmanager
def troubles_in_one_sentence(path: Path) -> Iterator[None]:
    """What SQLite or the disk will not do, said to a person."""
    try:
        yield
    except sqlite3.Error as error:
        raise Refused(_TROUBLES.get(trouble(error), "logbook-disk"), path=str(path)) from error
    except UnicodeDecodeError as error:  # where names inside the file have rotted, even the error cannot be read
        raise Refused("logbook-torn", path=str(path)) from error
    except OSError as error:
        raise Refused(_REASONS.get(error.errno or 0, "logbook-read-only"), path=str(path)) from error


def _refuse_what_could_not_be_read(entry: Entry) -> None:
    try:
        Entry.of_json(entry.as_json())
    except NotAnEntry:
        raise Refused("logbook-no-entry") from None


def _write(base: sqlite3.Connection, states: Iterable[State], act: int) -> int:
    """How many states that wrote. One that is here already is only taken out of what was undone."""
    changed = base.executemany(
        "INSERT INTO state (id, made, removed, act, entry) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (id, made) DO UPDATE SET undone = 0, act = excluded.act WHERE undone = 1",
        [(state.entry.id, state.made, state.removed, act, _json(state.entry.as_json())) for state in states],
    )
    return max(0, changed.rowcount)


def _write_campaign(base: sqlite3.Connection, kept: CampaignKept) -> None:
    base.execute(
        "INSERT INTO campaign (id, kept, ended, content) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET kept = excluded.kept, ended = excluded.ended, content = excluded.content"
        " WHERE excluded.kept >= kept",
        (kept.id, kept.kept, kept.ended, _json(kept.content)),
    )


def _act(base: sqlite3.Connection, deed: Deed) -> int:
    """The number of this deed, which begins."""
    (number,) = base.execute(
        "SELECT 1 + MAX(COALESCE((SELECT MAX(act) FROM state), 0), COALESCE((SELECT MAX(number) FROM act), 0))"
    ).fetchone()
    base.execute("INSERT INTO act (number, deed) VALUES (?, ?)", (number, deed))
    return int(number)


def _bring_campaign(base: sqlite3.Connection, kept: CampaignKept, act: int) -> str:
    """What that made of it: a field of `Came`."""
    before = base.execute("SELECT ended, kept, content FROM campaign WHERE id = ?", (kept.id,)).fetchone()
    if before is not None and before[1] >= kept.kept:
        return "known"
    _write_campaign(base, kept)
    base.execute(
        "INSERT INTO brought VALUES (?, 'campaign', ?, ?, ?, ?, ?)",
        (act, kept.id, kept.kept, *(before or (None, None, None))),
    )
    return "new" if before is None else "changed"


def _bring_draft(base: sqlite3.Connection, name: str, content: Any, act: int) -> str:
    """What that made of it: a field of `Came`. A draft of ours is not replaced by another table's."""
    draft = name, _now(), _json(content)
    added = base.execute("INSERT OR IGNORE INTO draft (name, kept, content) VALUES (?, ?, ?)", draft)
    if not added.rowcount:
        return "known"
    base.execute("INSERT INTO brought (act, what, name, kept) VALUES (?, 'draft', ?, ?)", (act, *draft[:2]))
    return "new"


def _take_back_brought(base: sqlite3.Connection, act: int) -> int:
    """How many campaigns and drafts are as before they were brought; those that have come further since stay."""
    rows = base.execute(
        "SELECT what, name, kept, ended_before, kept_before, content_before FROM brought WHERE act = ?", (act,)
    ).fetchall()
    base.execute("DELETE FROM brought WHERE act = ?", (act,))
    return sum(_taken_back(base, *row) for row in rows)


def _taken_back(base: sqlite3.Connection, what: str, name: str, kept: str, *before: Any) -> int:
    if what == "draft":
        return base.execute("DELETE FROM draft WHERE name = ? AND kept = ?", (name, kept)).rowcount
    if before[-1] is None:
        return base.execute("DELETE FROM campaign WHERE id = ? AND kept = ?", (name, kept)).rowcount
    query = "UPDATE campaign SET ended = ?, kept = ?, content = ? WHERE id = ? AND kept = ?"
    return base.execute(query, (*before, name, kept)).rowcount


def _typed_twice(ours: list[Entry], theirs: list[State]) -> set[str]:
    """Ids of theirs that are entries of ours under another id: two tables have typed in the same evening."""
    known = {entry.id for entry in ours}
    newest = {state.entry.id: state.entry for state in sorted(theirs, key=lambda state: state.made)}
    facts = Counter(_facts(entry) for entry in ours if entry.id not in newest)
    doubles: set[str] = set()
    for id_, entry in newest.items():
        if id_ not in known and facts[_facts(entry)]:
            facts[_facts(entry)] -= 1
            doubles.add(id_)
    return doubles


def _facts(entry: Entry) -> Entry:
    """What the printed log would show of it."""
    crew = tuple(evolve(person, wasted=None) for person in entry.crew)
    return evolve(entry, id="", game=None, scenario=None, campaign=None, crew=crew)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")


def _now_after(base: sqlite3.Connection, entry: Entry) -> str:
    """Now, but after every state the entry has had: clocks are set back, and another table's may be ahead."""
    (newest,) = base.execute("SELECT MAX(made) FROM state WHERE id = ?", (entry.id,)).fetchone()
    now = _now()
    if newest is not None and newest >= now:
        now = (_time(newest) + timedelta(microseconds=1)).isoformat(timespec="microseconds")
    return now


def _json(content: Any) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def _time(text: str) -> datetime:
    """The time that stands there, or the beginning of all times where it has rotted."""
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        return datetime.min.replace(tzinfo=UTC)


def _entry(text: str) -> Entry | None:
    try:
        return Entry.of_json(_loaded(text))
    except NotAnEntry:
        return None


def _loaded(text: str) -> Any:
    """What was kept, or None where bytes have rotted inside it, or it is nested deeper than anything of ours."""
    try:
        found = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return None
    return None if too_deep(found) else found


def too_deep(found: Any) -> bool:
    """Whether lists lie in lists far deeper than ours: from Python 3.12 on, JSON is read that nothing else can take."""
    inner = [found]
    for _ in range(_DEEPEST):
        inner = [each for one in inner if isinstance(one, dict | list) for each in _within(one)]
    return bool(inner)


def _within(one: dict[str, Any] | list[Any]) -> Iterable[Any]:
    return one.values() if isinstance(one, dict) else one
