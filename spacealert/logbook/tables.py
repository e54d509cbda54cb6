"""What stands in the tables of a log book: pieces of steps that `Log` begins and ends, and how a row is read."""

import json
import sqlite3
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any

from spacealert.logbook.entry import Entry, NotAnEntry
from spacealert.logbook.states import CampaignKept, Deed, State

_DEEPEST = 50  # lists in lists: many times what a campaign or a draft has


def write(base: sqlite3.Connection, states: Iterable[State], act: int) -> int:
    """How many states that wrote. One that is here already is only taken out of what was undone."""
    changed = base.executemany(
        "INSERT INTO state (id, made, removed, act, entry) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (id, made) DO UPDATE SET undone = 0, act = excluded.act WHERE undone = 1",
        [(state.entry.id, state.made, state.removed, act, as_json(state.entry.as_json())) for state in states],
    )
    return max(0, changed.rowcount)


def write_entry(base: sqlite3.Connection, deed: Deed, entry: Entry) -> int:
    """A new state of this entry, by a deed of its own, whose number that is."""
    state = State(_now_after(base, entry), deed is Deed.REMOVED, entry)
    act = begin_act(base, deed)
    write(base, [state], act)
    return act


def write_campaign(base: sqlite3.Connection, kept: CampaignKept) -> None:
    base.execute(
        "INSERT INTO campaign (id, kept, ended, content) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET kept = excluded.kept, ended = excluded.ended, content = excluded.content"
        " WHERE excluded.kept >= kept",
        (kept.id, kept.kept, kept.ended, as_json(kept.content)),
    )


def begin_act(base: sqlite3.Connection, deed: Deed) -> int:
    """The number of this deed, which begins."""
    (number,) = base.execute(
        "SELECT 1 + MAX(COALESCE((SELECT MAX(act) FROM state), 0), COALESCE((SELECT MAX(number) FROM act), 0))"
    ).fetchone()
    base.execute("INSERT INTO act (number, deed) VALUES (?, ?)", (number, deed))
    return int(number)


def bring_campaign(base: sqlite3.Connection, kept: CampaignKept, act: int) -> str:
    """What that made of it: a field of `Came`."""
    before = base.execute("SELECT ended, kept, content FROM campaign WHERE id = ?", (kept.id,)).fetchone()
    if before is not None and before[1] >= kept.kept:
        return "known"
    write_campaign(base, kept)
    base.execute(
        "INSERT INTO brought VALUES (?, 'campaign', ?, ?, ?, ?, ?)",
        (act, kept.id, kept.kept, *(before or (None, None, None))),
    )
    return "new" if before is None else "changed"


def bring_draft(base: sqlite3.Connection, name: str, content: Any, act: int) -> str:
    """What that made of it: a field of `Came`. A draft of ours is not replaced by another table's."""
    draft = name, now(), as_json(content)
    added = base.execute("INSERT OR IGNORE INTO draft (name, kept, content) VALUES (?, ?, ?)", draft)
    if not added.rowcount:
        return "known"
    base.execute("INSERT INTO brought (act, what, name, kept) VALUES (?, 'draft', ?, ?)", (act, *draft[:2]))
    return "new"


def replace_draft(base: sqlite3.Connection, name: str, act: int) -> None:
    """Drop this draft, because an entry has come in its place; when the entry is taken back, the draft returns."""
    base.execute(
        "INSERT INTO brought (act, what, name, kept, kept_before, content_before)"
        " SELECT ?, 'replaced draft', name, ?, kept, content FROM draft WHERE name = ?",
        (act, now(), name),
    )
    base.execute("DELETE FROM draft WHERE name = ?", (name,))


def take_back_brought(base: sqlite3.Connection, act: int) -> int:
    """How many campaigns and drafts are as before they were brought; those that have come further since stay."""
    rows = base.execute(
        "SELECT what, name, kept, ended_before, kept_before, content_before FROM brought WHERE act = ?", (act,)
    ).fetchall()
    base.execute("DELETE FROM brought WHERE act = ?", (act,))
    return sum(_taken_back(base, *row) for row in rows)


def _taken_back(base: sqlite3.Connection, what: str, name: str, kept: str, *before: Any) -> int:
    if what == "draft":
        return base.execute("DELETE FROM draft WHERE name = ? AND kept = ?", (name, kept)).rowcount
    if what == "replaced draft":
        query = "INSERT OR IGNORE INTO draft (name, kept, content) VALUES (?, ?, ?)"
        return base.execute(query, (name, *before[1:])).rowcount
    if before[-1] is None:
        return base.execute("DELETE FROM campaign WHERE id = ? AND kept = ?", (name, kept)).rowcount
    query = "UPDATE campaign SET ended = ?, kept = ?, content = ? WHERE id = ? AND kept = ?"
    return base.execute(query, (*before, name, kept)).rowcount


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")


def _now_after(base: sqlite3.Connection, entry: Entry) -> str:
    """Now, but after every state the entry has had: clocks are set back, and another table's may be ahead."""
    (newest,) = base.execute("SELECT MAX(made) FROM state WHERE id = ?", (entry.id,)).fetchone()
    moment = now()
    if newest is None or newest < moment:
        return moment
    return (time_of(newest) + timedelta(microseconds=1)).isoformat(timespec="microseconds")


def as_json(content: Any) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def time_of(text: str) -> datetime:
    """The time that stands there, or the beginning of all times where it has rotted."""
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        return datetime.min.replace(tzinfo=UTC)


def entry_of(text: str) -> Entry | None:
    try:
        return Entry.of_json(loaded(text))
    except NotAnEntry:
        return None


def loaded(text: str) -> Any:
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
