"""The log book while it is open: entries, drafts, campaigns. Every call is one step that happens wholly or not at all.

SQLite with a write-ahead log, so that a step costs the disk one write and a cut never leaves half of one; it is on the
disk when the call returns, whichever thread calls. After every deed to an entry the file itself is complete, so that
it can simply be copied.
"""

import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from threading import RLock
from typing import Any, Self

from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Message
from spacealert.logbook import tables
from spacealert.logbook.entry import Entry, NotAnEntry
from spacealert.logbook.states import Came, CampaignKept, Deed, Line, Merged, State, Undone, typed_twice
from spacealert.logbook.troubles import NOTHING_CAN_BE_WRITTEN, trouble, troubles_in_one_sentence


class Log:
    """An open log book. `told` are sentences the person should read: what was found damaged, and what was saved.

    `connect` gives the base itself; where it cannot be had, `copy` gives one to read.
    """

    def __init__(
        self,
        path: Path,
        connect: Callable[[], sqlite3.Connection],
        copy: Callable[[], sqlite3.Connection],
        told: Iterable[Message] = (),
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
        raise UserError("logbook-no-such-line", number=str(number))

    def add(self, entry: Entry, instead_of: str | None = None, campaign: CampaignKept | None = None) -> int | None:
        """Write an entry. `instead_of` is the draft it grew from, which goes in the same step; `campaign` is what the
        entry made of its campaign. The number of this deed, for `undo`.

        Adding what is there already changes nothing, so that whoever was cut off may simply do it again.
        """
        _refuse_what_could_not_be_read(entry)
        with self._deed() as base:
            newest = base.execute(
                "SELECT removed FROM state WHERE id = ? AND undone = 0 ORDER BY made DESC LIMIT 1", (entry.id,)
            ).fetchone()
            if newest is not None and not newest[0]:
                if instead_of is not None:
                    base.execute("DELETE FROM draft WHERE name = ?", (instead_of,))
                return None
            act = tables.write_entry(base, Deed.ADDED, entry)
            if instead_of is not None:
                tables.replace_draft(base, instead_of, act)
            if campaign is not None:
                tables.bring_campaign(base, campaign, act)
            return act

    def correct(self, entry: Entry, instead_of: str | None = None, campaign: CampaignKept | None = None) -> int:
        """Put this in the place of the entry with its id; what stood there stays, for `undo`. The rest as in `add`."""
        _refuse_what_could_not_be_read(entry)
        with self._deed() as base:
            act = tables.write_entry(base, Deed.CORRECTED, entry)
            if instead_of is not None:
                tables.replace_draft(base, instead_of, act)
            if campaign is not None:
                tables.bring_campaign(base, campaign, act)
            return act

    def remove(self, number: int) -> Entry:
        entry = self.line(number).entry
        with self._deed() as base:
            tables.write_entry(base, Deed.REMOVED, entry)
        return entry

    def undo(self, act: int | None = None) -> Undone:
        """Take back the last deed that is not yet taken back, or the one of this number."""
        with self._deed() as base:
            last = base.execute(
                "SELECT number, deed FROM act WHERE number = COALESCE(?, number) ORDER BY number DESC LIMIT 1", (act,)
            ).fetchone()
            if last is None:
                raise UserError("logbook-nothing-to-undo")
            number, deed = last
            entries = dict(base.execute("SELECT id, entry FROM state WHERE act = ? AND undone = 0", (number,)))
            base.execute("UPDATE state SET undone = 1 WHERE act = ?", (number,))
            base.execute("DELETE FROM act WHERE number = ?", (number,))
            besides = tables.take_back_brought(base, number)
        named = Deed(deed) if deed in [*Deed] else Deed.MERGED  # its name may have rotted
        return Undone(named, len(entries), tables.entry_of(next(iter(entries.values()), "")), besides)

    # Drafts

    def keep_draft(self, name: str, content: Any) -> None:
        """Keep this, in place of what was kept under the name; anything JSON can say."""
        with self._step() as base:
            base.execute(
                "INSERT INTO draft (name, kept, content) VALUES (?, ?, ?)"
                " ON CONFLICT (name) DO UPDATE SET kept = excluded.kept, content = excluded.content",
                (name, tables.now(), tables.as_json(content)),
            )

    def draft(self, name: str) -> Any:
        """What was kept under this name, or None."""
        for (content,) in self._read("SELECT content FROM draft WHERE name = ?", name):
            return tables.loaded(content)
        return None

    def drafts(self) -> dict[str, datetime]:
        """Every name under which something is kept, with the time of it."""
        rows = self._read("SELECT name, kept FROM draft ORDER BY kept")
        return {name: tables.time_of(kept) for name, kept in rows}

    def drop_draft(self, name: str) -> None:
        with self._step() as base:
            base.execute("DELETE FROM draft WHERE name = ?", (name,))

    # Campaigns

    def keep_campaign(self, id_: str, content: Any, *, ended: bool = False) -> None:
        """Keep how a campaign stands; it can rest for weeks."""
        with self._step() as base:
            tables.write_campaign(base, CampaignKept(id_, tables.now(), ended, content))

    def campaign(self, id_: str) -> Any:
        for (content,) in self._read("SELECT content FROM campaign WHERE id = ?", id_):
            return tables.loaded(content)
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
            entry = tables.entry_of(text)
            if entry is None or entry.id != id_:
                self.unreadable.add(number)
            else:
                found.append(State(made, bool(removed), entry))
        return found

    def kept(self) -> list[CampaignKept]:
        """How each campaign stands: what travels to another table."""
        rows = self._read("SELECT id, kept, ended, content FROM campaign ORDER BY kept")
        return [CampaignKept(id_, kept, bool(ended), tables.loaded(content)) for id_, kept, ended, content in rows]

    def merge(
        self, states: list[State], campaigns: Sequence[CampaignKept] = (), drafts: Mapping[str, Any] | None = None
    ) -> Merged:
        """Take in all that another log knows. What both know stays once, and the newer state of an entry counts."""
        drafts = drafts or {}
        before = {line.entry.id: line.entry for line in self.lines()}
        doubles = typed_twice(list(before.values()), states)
        fresh = [state for state in states if state.entry.id not in doubles]
        with self._deed() as base:
            act = tables.begin_act(base, Deed.MERGED)
            written = tables.write(base, sorted(fresh, key=lambda state: state.made), act)
            flown = Counter(tables.bring_campaign(base, kept, act) for kept in campaigns)
            cut_off = Counter(tables.bring_draft(base, name, content, act) for name, content in drafts.items())
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


def _refuse_what_could_not_be_read(entry: Entry) -> None:
    try:
        Entry.of_json(entry.as_json())
    except NotAnEntry:
        raise UserError("logbook-no-entry") from None
