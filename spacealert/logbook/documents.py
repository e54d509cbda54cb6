"""Campaigns and drafts, which a log book keeps by name beside its entries: as they are, as they came, and as they were
before.
"""

import sqlite3
from typing import Any

from spacealert.kit.storage import codec, history
from spacealert.kit.storage.codec import InvalidValue
from spacealert.logbook.log_values import CampaignContent, SavedCampaign


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


def save_campaign(connection: sqlite3.Connection, campaign: CampaignContent) -> SavedCampaign:
    """How it stands after what was just done, whatever the clock says."""
    before = connection.execute("SELECT kept FROM campaign WHERE id = ?", (campaign.id,)).fetchone()
    moment = history.now() if before is None else history.after(before[0])
    state = SavedCampaign(campaign.id, moment, campaign.ended, campaign.content)
    _write_campaign(connection, state)
    return state


def change_campaign(connection: sqlite3.Connection, campaign: CampaignContent, step: int) -> None:
    """How it stands after this step; when the step is taken back, it is as before."""
    before = _campaign_row(connection, campaign.id)
    _note_campaign(connection, save_campaign(connection, campaign), before, step)


def merge_campaign(connection: sqlite3.Connection, campaign: SavedCampaign, step: int) -> str:
    """What that made of it: a field of `Counts`."""
    before = _campaign_row(connection, campaign.id)
    if before is not None and before[1] >= campaign.kept:
        return "known"
    _write_campaign(connection, campaign)
    _note_campaign(connection, campaign, before, step)
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
    """How many campaigns and drafts are as before the step; those that have come further since stay."""
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


def _campaign_row(connection: sqlite3.Connection, id_: str) -> tuple[Any, ...] | None:
    row: tuple[Any, ...] | None = connection.execute(
        "SELECT ended, kept, content FROM campaign WHERE id = ?", (id_,)
    ).fetchone()
    return row


def _note_campaign(
    connection: sqlite3.Connection, campaign: SavedCampaign, before: tuple[Any, ...] | None, step: int
) -> None:
    connection.execute(
        "INSERT INTO brought VALUES (?, 'campaign', ?, ?, ?, ?, ?)",
        (step, campaign.id, campaign.kept, *(before or (None, None, None))),
    )


def _write_campaign(connection: sqlite3.Connection, campaign: SavedCampaign) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO campaign (id, kept, ended, content) VALUES (?, ?, ?, ?)",
        (campaign.id, campaign.kept, campaign.ended, codec.dumps(campaign.content)),
    )


def _undo_one(connection: sqlite3.Connection, what: str, name: str, kept: str, *before: Any) -> int:
    if what == "draft":
        return connection.execute("DELETE FROM draft WHERE name = ? AND kept = ?", (name, kept)).rowcount
    if what == "replaced draft":
        query = "INSERT OR IGNORE INTO draft (name, kept, content) VALUES (?, ?, ?)"
        return connection.execute(query, (name, *before[1:])).rowcount
    if before[-1] is None:
        return connection.execute("DELETE FROM campaign WHERE id = ? AND kept = ?", (name, kept)).rowcount
    query = "UPDATE campaign SET ended = ?, kept = ?, content = ? WHERE id = ? AND kept = ?"
    return connection.execute(query, (*before, name, kept)).rowcount
