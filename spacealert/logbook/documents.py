"""Campaigns, explorers and drafts, which a log book keeps by name beside its entries: as they are, as they came, and as
they were before.
"""

import sqlite3
from enum import StrEnum, auto
from typing import Any

from spacealert.kit.storage import codec, history
from spacealert.kit.storage.codec import InvalidValue
from spacealert.logbook.log_values import Document, SavedDocument


class DocumentKind(StrEnum):
    """What is kept as a document: the name of its table."""

    CAMPAIGN = auto()
    EXPLORER = auto()


def save_draft(connection: sqlite3.Connection, name: str, content: Any) -> None:
    connection.execute(
        "INSERT INTO draft (name, kept, content) VALUES (?, ?, ?)"
        " ON CONFLICT (name) DO UPDATE SET kept = excluded.kept, content = excluded.content",
        (name, history.now(), codec.dumps(content)),
    )


def replace_draft(connection: sqlite3.Connection, name: str, step: int) -> None:
    """Drop this draft, because an entry has come in its place; when the entry is taken back, the draft returns."""
    connection.execute(
        "INSERT INTO brought (act, what, name, kept, kept_before, content_before)"
        " SELECT ?, 'replaced draft', name, ?, kept, content FROM draft WHERE name = ?",
        (step, history.now(), name),
    )
    connection.execute("DELETE FROM draft WHERE name = ?", (name,))


def save(connection: sqlite3.Connection, kind: DocumentKind, document: Document) -> SavedDocument:
    """How it stands after what was just done, whatever the clock says."""
    before = connection.execute(f"SELECT kept FROM {kind} WHERE id = ?", (document.id,)).fetchone()
    moment = history.now() if before is None else history.after(before[0])
    state = SavedDocument(document.id, moment, document.ended, document.content)
    _write(connection, kind, state)
    return state


def change(connection: sqlite3.Connection, kind: DocumentKind, document: Document, step: int) -> None:
    """How it stands after this step; when the step is taken back, it is as before."""
    before = _row(connection, kind, document.id)
    _note(connection, kind, save(connection, kind, document), before, step)


def merge(connection: sqlite3.Connection, kind: DocumentKind, document: SavedDocument, step: int) -> str:
    """What that made of it: a field of `Counts`."""
    before = _row(connection, kind, document.id)
    if before is not None and before[1] >= document.kept:
        return "known"
    _write(connection, kind, document)
    _note(connection, kind, document, before, step)
    return "new" if before is None else "changed"


def merge_draft(connection: sqlite3.Connection, name: str, content: Any, step: int) -> str:
    """What that made of it: a field of `Counts`. A draft of ours is not replaced by another table's."""
    draft = name, history.now(), codec.dumps(content)
    added = connection.execute("INSERT OR IGNORE INTO draft (name, kept, content) VALUES (?, ?, ?)", draft)
    if not added.rowcount:
        return "known"
    connection.execute("INSERT INTO brought (act, what, name, kept) VALUES (?, 'draft', ?, ?)", (step, *draft[:2]))
    return "new"


def undo(connection: sqlite3.Connection, step: int) -> int:
    """How many campaigns, explorers and drafts are as before the step; those that have come further since stay."""
    rows = connection.execute(
        "SELECT what, name, kept, ended_before, kept_before, content_before FROM brought WHERE act = ?", (step,)
    ).fetchall()
    connection.execute("DELETE FROM brought WHERE act = ?", (step,))
    return sum(_undo_one(connection, *row) for row in rows)


def loaded(text: str) -> Any:
    """What was saved, or None where bytes have rotted inside it."""
    try:
        return codec.parse(text)
    except InvalidValue:
        return None


def _row(connection: sqlite3.Connection, kind: DocumentKind, id_: str) -> tuple[Any, ...] | None:
    row: tuple[Any, ...] | None = connection.execute(
        f"SELECT ended, kept, content FROM {kind} WHERE id = ?", (id_,)
    ).fetchone()
    return row


def _note(
    connection: sqlite3.Connection,
    kind: DocumentKind,
    document: SavedDocument,
    before: tuple[Any, ...] | None,
    step: int,
) -> None:
    connection.execute(
        "INSERT INTO brought VALUES (?, ?, ?, ?, ?, ?, ?)",
        (step, kind, document.id, document.kept, *(before or (None, None, None))),
    )


def _write(connection: sqlite3.Connection, kind: DocumentKind, document: SavedDocument) -> None:
    connection.execute(
        f"INSERT OR REPLACE INTO {kind} VALUES (?, ?, ?, ?)",
        (document.id, document.kept, document.ended, codec.dumps(document.content)),
    )


def _undo_one(connection: sqlite3.Connection, what: str, name: str, kept: str, *before: Any) -> int:
    if what == "draft":
        return connection.execute("DELETE FROM draft WHERE name = ? AND kept = ?", (name, kept)).rowcount
    if what == "replaced draft":
        query = "INSERT OR IGNORE INTO draft (name, kept, content) VALUES (?, ?, ?)"
        return connection.execute(query, (name, *before[1:])).rowcount
    if what not in [*DocumentKind]:  # its name has rotted
        return 0
    if before[-1] is None:
        return connection.execute(f"DELETE FROM {what} WHERE id = ? AND kept = ?", (name, kept)).rowcount
    query = f"UPDATE {what} SET ended = ?, kept = ?, content = ? WHERE id = ? AND kept = ?"
    return connection.execute(query, (*before, name, kept)).rowcount
