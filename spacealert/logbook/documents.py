"""Campaigns, explorers and drafts in the log book: saving and importing them, and undoing changes to them."""

import sqlite3
from contextlib import suppress
from datetime import date
from enum import StrEnum, auto
from typing import Any

from spacealert.kit.storage import codec, history
from spacealert.kit.storage.codec import InvalidValue
from spacealert.logbook.entry import ChangedDocument, Document, SavedDocument


class DocumentKind(StrEnum):
    """A kind of document. Its value is the name of a database table."""

    CAMPAIGN = auto()
    EXPLORER = auto()


def replace_draft(connection: sqlite3.Connection, name: str, step: int) -> None:
    """Delete a draft that became an entry. Undoing the entry restores the draft."""
    connection.execute(
        "INSERT INTO brought (act, what, name, kept, kept_before, content_before)"
        " SELECT ?, 'replaced draft', name, ?, kept, content FROM draft WHERE name = ?",
        (step, history.current_time(), name),
    )
    connection.execute("DELETE FROM draft WHERE name = ?", (name,))


def save(connection: sqlite3.Connection, kind: DocumentKind, document: Document) -> SavedDocument:
    """Save the current version of a document, with a later time than the previous version."""
    before = connection.execute(f"SELECT kept FROM {kind} WHERE id = ?", (document.id,)).fetchone()
    state = SavedDocument(document.id, history.time_after(before and before[0]), document.ended, document.content)
    _write(connection, kind, state)
    return state


def change(connection: sqlite3.Connection, kind: DocumentKind, document: Document, step: int) -> None:
    """Save a new version of a document as part of a step. Undoing the step restores the old version."""
    before = _find_row(connection, kind, document.id)
    _record_change(connection, kind, save(connection, kind, document), before, step)


def merge(connection: sqlite3.Connection, kind: DocumentKind, document: SavedDocument, step: int) -> str:
    """Save an imported document unless ours is at least as recent. Return which field of `MergeCounts` to increment."""
    before = _find_row(connection, kind, document.id)
    if before is not None and before[1] >= document.kept:
        return "known"
    _write(connection, kind, document)
    _record_change(connection, kind, document, before, step)
    return "new" if before is None else "changed"


def merge_draft(connection: sqlite3.Connection, name: str, content: Any, step: int) -> str:
    """Add an imported draft unless there is one of the same name. Return which field of `MergeCounts` to increment."""
    draft = name, history.current_time(), codec.dumps(content)
    added = connection.execute("INSERT OR IGNORE INTO draft (name, kept, content) VALUES (?, ?, ?)", draft)
    if not added.rowcount:
        return "known"
    connection.execute("INSERT INTO brought (act, what, name, kept) VALUES (?, 'draft', ?, ?)", (step, *draft[:2]))
    return "new"


def undo(connection: sqlite3.Connection, step: int) -> tuple[ChangedDocument, ...]:
    """Restore the documents as they were before the step, except documents changed since. Return the restored ones."""
    return tuple(brought for brought in step_documents(connection, step) if _undo_one(connection, step, brought))


def redo(connection: sqlite3.Connection, step: int) -> tuple[ChangedDocument, ...]:
    """Restore the documents as they were after the step, except documents changed since. Return the restored ones."""
    return tuple(brought for brought in step_documents(connection, step) if _redo_one(connection, step, brought))


def step_documents(connection: sqlite3.Connection, step: int) -> list[ChangedDocument]:
    rows = connection.execute("SELECT what, name, kept, content_before FROM brought WHERE act = ?", (step,))
    return [ChangedDocument(*row) for row in rows.fetchall()]


def campaign_start_date(connection: sqlite3.Connection, brought: ChangedDocument) -> date | None:
    """Return the date when a campaign began, or None if the date is unknown."""
    query = (
        "SELECT content_after FROM brought WHERE what = 'campaign' AND name = ?"
        " UNION ALL SELECT content FROM campaign WHERE id = ?"
    )
    others = connection.execute(query, (brought.name, brought.name)).fetchall()
    for text in (brought.content_before, *(text for (text,) in others)):
        with suppress(ValueError, TypeError, KeyError):
            return date.fromisoformat(parse_or_none(text or "")["begun"])
    return None


def parse_or_none(text: str) -> Any:
    """Parse saved content, or return None if it is damaged."""
    try:
        return codec.parse(text)
    except InvalidValue:
        return None


def _find_row(connection: sqlite3.Connection, kind: DocumentKind, id_: str) -> tuple[Any, ...] | None:
    row: tuple[Any, ...] | None = connection.execute(
        f"SELECT ended, kept, content FROM {kind} WHERE id = ?", (id_,)
    ).fetchone()
    return row


def _record_change(
    connection: sqlite3.Connection,
    kind: DocumentKind,
    document: SavedDocument,
    before: tuple[Any, ...] | None,
    step: int,
) -> None:
    connection.execute(
        "INSERT INTO brought (act, what, name, kept, ended_before, kept_before, content_before)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        (step, kind, document.id, document.kept, *(before or (None, None, None))),
    )


def _write(connection: sqlite3.Connection, kind: DocumentKind, document: SavedDocument) -> None:
    connection.execute(
        f"INSERT OR REPLACE INTO {kind} (id, kept, ended, content) VALUES (?, ?, ?, ?)",
        (document.id, document.kept, document.ended, codec.dumps(document.content)),
    )


def _undo_one(connection: sqlite3.Connection, step: int, brought: ChangedDocument) -> bool:
    key = (step, brought.what, brought.name)
    if brought.what == "replaced draft":
        return _execute_and_report_change(
            connection,
            "INSERT OR IGNORE INTO draft (name, kept, content)"
            " SELECT name, kept_before, content_before FROM brought WHERE act = ? AND what = ? AND name = ?",
            *key,
        )
    kind, id_, ended = _table_columns(brought.what)
    if kind is None:  # damage has changed its name
        return False
    connection.execute(
        f"UPDATE brought SET (content_after, ended_after) ="
        f" (SELECT content, {ended} FROM {kind} WHERE {id_} = brought.name)"
        " WHERE act = ? AND what = ? AND name = ?",
        key,
    )
    if brought.content_before is None:
        return _execute_and_report_change(
            connection, f"DELETE FROM {kind} WHERE {id_} = ? AND kept = ?", brought.name, brought.kept
        )
    return _execute_and_report_change(
        connection,
        f"UPDATE {kind} SET (ended, kept, content) ="
        " (SELECT ended_before, kept_before, content_before FROM brought WHERE act = ? AND what = ? AND name = ?)"
        " WHERE id = ? AND kept = ?",
        *key,
        brought.name,
        brought.kept,
    )


def _redo_one(connection: sqlite3.Connection, step: int, brought: ChangedDocument) -> bool:
    key = (step, brought.what, brought.name)
    of_step = "FROM brought WHERE act = ? AND what = ? AND name = ?"
    if brought.what == "replaced draft":
        return _execute_and_report_change(
            connection,
            f"DELETE FROM draft WHERE name = ? AND kept = (SELECT kept_before {of_step})",
            brought.name,
            *key,
        )
    kind, id_, _ = _table_columns(brought.what)
    if kind is None:
        return False
    has_content = f"{of_step} AND content_after IS NOT NULL"
    if brought.what == "draft":
        query = f"INSERT OR IGNORE INTO draft (name, kept, content) SELECT name, kept, content_after {has_content}"
        return _execute_and_report_change(connection, query, *key)
    if brought.content_before is None:
        query = (
            f"INSERT OR IGNORE INTO {kind} (id, kept, ended, content)"
            f" SELECT name, kept, ended_after, content_after {has_content}"
        )
        return _execute_and_report_change(connection, query, *key)
    return _execute_and_report_change(
        connection,
        f"UPDATE {kind} SET (ended, kept, content) = (SELECT ended_after, kept, content_after {of_step})"
        f" WHERE {id_} = ? AND kept = (SELECT kept_before {has_content})",
        *key,
        brought.name,
        *key,
    )


def _table_columns(what: str) -> tuple[str | None, str, str]:
    if what == "draft":
        return "draft", "name", "NULL"
    return (what, "id", "ended") if what in [*DocumentKind] else (None, "", "")


def _execute_and_report_change(connection: sqlite3.Connection, query: str, *values: object) -> bool:
    return connection.execute(query, values).rowcount > 0
