"""Everything in a log as one file for another table, and taking in such a file, or that table's log itself.

A file from somebody else is only read: nothing in it runs, its size and its work are limited, and each entry is looked
at before it is believed.
"""

import contextlib
import json
import sqlite3
import stat
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeVar

from attrs import asdict, evolve, frozen

from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage import atomic
from spacealert.logbook import opening, snapshot
from spacealert.logbook.entry import MOST_FILE, MOST_WORDS, Entry, NotAnEntry
from spacealert.logbook.log import Log
from spacealert.logbook.states import CampaignKept, Merged, State
from spacealert.logbook.tables import too_deep

FORMAT = "spacealert log"
VERSION = 1
MOST_BYTES = 100_000_000
_MOST_STEPS = 20_000_000  # of SQLite's machine, for one query on a stranger's file
_SQLITE = b"SQLite format 3\0"

Read = TypeVar("Read")


@frozen
class Parcel:
    """All that travels; what was there and cannot be one of ours is counted."""

    states: list[State]
    campaigns: list[CampaignKept]
    drafts: dict[str, Any]
    unreadable_states: int = 0
    unreadable_campaigns: int = 0
    unreadable_drafts: int = 0


def export(log: Log, path: Path) -> int:
    """Write everything into one file; how many entries that is."""
    content = {
        FORMAT: VERSION,
        "states": [
            {"made": state.made, "removed": state.removed, "entry": state.entry.as_json()} for state in log.states()
        ],
        "campaigns": [
            {"id": kept.id, "kept": kept.kept, "ended": kept.ended, "content": kept.content} for kept in log.kept()
        ],
        "drafts": {name: log.draft(name) for name in log.drafts()},
    }
    atomic.write_asked(path, json.dumps(content, ensure_ascii=False, indent=1) + "\n")
    return len(log.lines())


def take_in(log: Log, path: Path) -> Merged:
    """Merge a file into this log; what came of it."""
    parcel = read(path)
    merged = log.merge(parcel.states, parcel.campaigns, parcel.drafts)
    return Merged(
        evolve(merged.entries, unreadable=parcel.unreadable_states),
        evolve(merged.campaigns, unreadable=parcel.unreadable_campaigns),
        evolve(merged.drafts, unreadable=parcel.unreadable_drafts),
    )


def read(path: Path) -> Parcel:
    """What a file from another table holds: an export, or a log book itself."""
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):  # a device has no end
            raise UserError("logbook-import-foreign", path=str(path))
        if status.st_size + _size(snapshot.ahead(path)) > MOST_BYTES:
            raise UserError("logbook-import-large", path=str(path), most=MOST_BYTES // 1_000_000)
        with path.open("rb") as file:
            is_log = file.read(len(_SQLITE)) == _SQLITE
        return _of_log(path) if is_log else _of_export(path)
    except OSError as error:
        raise UserError("logbook-import-unreadable", path=str(path), why=error.strerror or "") from error


def _size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def _of_export(path: Path) -> Parcel:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        version = found[FORMAT]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise UserError("logbook-import-foreign", path=str(path)) from None
    if not isinstance(version, int) or version < 1:
        raise UserError("logbook-import-foreign", path=str(path))
    if version > VERSION:
        raise UserError("logbook-newer", path=str(path))
    drafts = found.get("drafts")
    return _believed(
        _each(found.get("states"), _state),
        _each(found.get("campaigns"), _campaign),
        _each([*drafts.items()] if isinstance(drafts, dict) else [], _draft),
    )


def _each(rows: Any, reading: Callable[[Any], Read]) -> list[Read | None]:
    """Each row as what it should be, or None where it is not."""
    return [_or_none(row, reading) for row in rows] if isinstance(rows, list) else []


def _or_none(row: Any, reading: Callable[[Any], Read]) -> Read | None:
    try:
        return reading(row)
    except (NotAnEntry, TypeError, KeyError):
        return None


def _believed(
    states: list[State | None], campaigns: list[CampaignKept | None], drafts: list[tuple[str, Any] | None]
) -> Parcel:
    """All that could be read, and how much could not."""
    return Parcel(
        [state for state in states if state is not None],
        [kept for kept in campaigns if kept is not None],
        dict(draft for draft in drafts if draft is not None),
        states.count(None),
        campaigns.count(None),
        drafts.count(None),
    )


def _state(row: Any) -> State:
    return State(_moment(row["made"]), bool(row["removed"]), Entry.of_json(row["entry"]))


def _campaign(row: Any) -> CampaignKept:
    return CampaignKept(_name(row["id"]), _moment(row["kept"]), bool(row["ended"]), _content(row["content"]))


def _draft(named: tuple[str, Any]) -> tuple[str, Any]:
    name, content = named
    return _name(name), _content(content)


def _name(found: Any) -> str:
    if not isinstance(found, str) or len(found) > MOST_WORDS:
        raise NotAnEntry(found)
    return str(_content(found))


def _content(found: Any) -> Any:
    """What is kept of a campaign or a draft, if it is no bigger and no deeper than any is, and can be written."""
    try:
        if found is None or too_deep(found) or len(json.dumps(found, ensure_ascii=False).encode()) > MOST_FILE:
            raise NotAnEntry
    except UnicodeEncodeError:  # half a surrogate pair is valid JSON and no text
        raise NotAnEntry from None
    return found


def _moment(text: Any) -> str:
    """A time as we write it. One that lies ahead would outweigh every correction to come, so there is none."""
    try:
        moment = datetime.fromisoformat(text).astimezone(UTC)
    except (TypeError, ValueError, OverflowError):
        raise NotAnEntry(text) from None
    if moment > datetime.now(UTC) + timedelta(days=1):
        raise NotAnEntry(text)
    return moment.isoformat(timespec="microseconds")


def _of_log(path: Path) -> Parcel:
    log = Log(path, lambda: _stranger(path), lambda: _stranger(path))
    with contextlib.closing(log):
        parcel = _believed(
            _each(log.states(), lambda state: evolve(state, made=_moment(state.made))),
            _each([asdict(kept) for kept in log.kept()], _campaign),
            _each([(name, log.draft(name)) for name in log.drafts()], _draft),
        )
        return evolve(parcel, unreadable_states=parcel.unreadable_states + len(log.unreadable))


def _stranger(path: Path) -> sqlite3.Connection:
    """Somebody else's log, only to be read, with SQLite's guards up and an end to what a query may cost."""
    base = opening.in_memory(path)
    with opening.closed_on_failure(base):
        base.set_progress_handler(lambda: 1, _MOST_STEPS)
        if opening.damaged(base, path):
            raise UserError("logbook-import-damaged", path=str(path))
    return opening.only_to_read(base, path)
