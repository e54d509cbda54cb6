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
    """Merge this file into the log; what came of it.

    A game that is here already stays as it is, under whatever name the file brings another state of it.
    """
    here = {game[0].id: name for name in log.drafts() if (game := game_of_draft(name, log.draft(name))) is not None}

    def is_draft(name: str, content: Any) -> bool:
        form, game = format_named(name), game_of_draft(name, content)
        if form is None:
            return _is_entry(content)
        return form.is_newer(content) or (game is not None and here.get(game[0].id, name) == name)

    return import_export.import_file(log, path, _is_campaign, is_draft)


def _is_campaign(content: Any) -> bool:
    return CAMPAIGN_FORMAT.is_newer(content) or campaign_of_content("", content) is not None


def _is_entry(content: Any) -> bool:
    """Whether a form of the log book can be gone on with, by us or by the newer version that saved it."""
    try:
        return ENTRY_FORMAT.is_newer(content) or bool(ENTRY_FORMAT.read(content))
    except UserError:
        return False
