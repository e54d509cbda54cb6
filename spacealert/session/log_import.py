"""Taking in another table's log book: its entries, and only those campaigns and games that can be gone on with."""

from pathlib import Path
from typing import Any

from spacealert.kit.i18n.errors import UserError
from spacealert.logbook import Log, import_export
from spacealert.logbook.entry_input import ENTRY_FORMAT
from spacealert.logbook.log_values import Merged
from spacealert.session.campaign_record import CAMPAIGN_FORMAT, campaign_of_content
from spacealert.session.drafts import format_named, game_of_draft


def import_log(log: Log, path: Path) -> Merged:
    """Merge this file into the log; what came of it."""
    return import_export.import_file(log, path, _is_campaign, _is_draft)


def _is_campaign(content: Any) -> bool:
    return CAMPAIGN_FORMAT.is_newer(content) or campaign_of_content("", content) is not None


def _is_draft(name: str, content: Any) -> bool:
    """Whether this can be gone on with, by us or by the newer version that saved it."""
    form = format_named(name)
    if form is not None:
        return form.is_newer(content) or game_of_draft(name, content) is not None
    try:
        return ENTRY_FORMAT.is_newer(content) or bool(ENTRY_FORMAT.read(content))
    except UserError:
        return False
