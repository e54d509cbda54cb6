"""Writes the game on the table into the log book, with what it makes of its campaign, in the place of its draft."""

from collections.abc import Callable
from datetime import date
from functools import partial

from attrs import evolve

from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage import crash_report
from spacealert.logbook.game_entries import corrected, entry_of, game_of
from spacealert.logbook.log_values import Document
from spacealert.session.autosave import Autosave
from spacealert.session.campaign_record import CampaignRecord
from spacealert.session.campaign_store import CampaignStore
from spacealert.session.drafts import RESOLUTION_FORMAT
from spacealert.session.resolution_sheet import ResolutionSheet
from spacealert.session.session_state import Resolving
from spacealert.session.undo_stack import UndoStep

# Hears, in the writer's thread, that a step is written, or why it is not.
Finish = Callable[[UndoStep, UserError | None], None]


class LogWriter:
    """All of it goes through the thread of the autosave, after what was to be saved before."""

    def __init__(self, autosave: Autosave, campaigns: CampaignStore, today: Callable[[], date]) -> None:
        self._autosave, self._campaigns, self._today = autosave, campaigns, today
        self._lines: dict[str, int] = {}

    def line_of(self, id_: str) -> int | None:
        """The number of the line that this game became this evening."""
        return self._lines.get(id_)

    def logged_sheet(self, id_: str) -> ResolutionSheet | None:
        """The game of this id as the log book has it."""
        line = self._autosave.log.find(id_)
        if line is None or line.entry.game is None:
            return None
        return ResolutionSheet(game_of(line.entry), id=line.entry.id, campaign=line.entry.campaign)

    def write(self, step: UndoStep, finish: Finish) -> None:
        """Write what this step has entered or corrected; a campaign on the table comes further by it."""
        item = step.after.at_table
        assert isinstance(item, Resolving)
        campaign = step.after.campaign
        if item.sheet.campaign is not None:
            if campaign is None or campaign.id != item.sheet.campaign:
                campaign = self._campaigns.find(item.sheet.campaign)
            if campaign is not None:
                campaign = campaign.after(item.sheet)
                self._campaigns.written(campaign)
                if step.after.campaign is not None:
                    step.after = evolve(step.after, campaign=campaign)
        self._autosave.submit(partial(self._write, step, item, campaign, finish))

    def take_back(self, step: UndoStep) -> None:
        self._autosave.submit(partial(self._take_back, step))

    def _write(self, step: UndoStep, item: Resolving, campaign: CampaignRecord | None, finish: Finish) -> None:
        """In the writer's thread: what everybody wasted takes a while to work out."""
        error: UserError | None = None
        try:
            self._write_entry(step, item, campaign)
        except UserError as refused:
            error = refused
        except Exception:
            error = UserError("session-not-saved", report=crash_report.noted() or "none")
        finish(step, error)

    def _write_entry(self, step: UndoStep, item: Resolving, campaign: CampaignRecord | None) -> None:
        log = self._autosave.log
        draft = RESOLUTION_FORMAT.name_in(log, f"{RESOLUTION_FORMAT.what}-{item.id}")
        content = None
        if campaign is not None:
            content = Document(campaign.id, campaign.campaign.over, campaign.as_content())
        before = log.find(item.id)
        if before is None:
            entry = evolve(entry_of(item.sheet.file, self._today()), id=item.id, campaign=item.sheet.campaign)
            step.log_step = log.add(entry, draft, content)
        else:
            entry = corrected(before.entry, item.sheet.file)
            step.log_step = log.correct(entry, draft, content) if entry != before.entry else None
        written = log.find(item.id)
        assert written is not None
        self._lines[item.id] = written.number

    def _take_back(self, step: UndoStep) -> None:
        if step.log_step is not None:
            self._autosave.log.undo(step.log_step)
            step.log_step = None
