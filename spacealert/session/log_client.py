"""The session's access to the log book: campaigns, runs, entries and imports."""

from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

from attrs import define, evolve, field

from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage import places
from spacealert.logbook import Entry, Log, import_export
from spacealert.logbook.careers import flown_run
from spacealert.logbook.careers.explorer import Run
from spacealert.logbook.careers.flown_run import FlownRun
from spacealert.logbook.entry import Document, MergeResult
from spacealert.logbook.entry_input import ENTRY_FORMAT, entry_from_game, game_from_entry, with_corrected_game
from spacealert.session.campaign_record import CAMPAIGN_FORMAT, CampaignRecord, campaign_from_content
from spacealert.session.resolution_sheet import ResolutionSheet
from spacealert.session.saved_games import (
    RESOLUTION_FORMAT,
    Autosave,
    CachedList,
    draft_name,
    find_format,
    game_from_draft,
)
from spacealert.session.session_state import Resolving, UndoStep


def best_scores(log: Log) -> tuple[tuple[str, int], ...]:
    best: dict[str, int] = {}
    for line in log.summaries():
        if line.entry.score is not None:
            total = line.entry.score.total
            best[line.entry.mission] = max(total, best.get(line.entry.mission, total))
    return tuple(best.items())


def unfinished_campaigns(log: Log, saved: set[str]) -> tuple[CampaignRecord, ...]:
    """Return the readable campaigns that have not ended, and add their ids to `saved`."""
    found = [campaign_from_content(id_, log.campaign(id_)) for id_, ended in log.campaigns().items() if not ended]
    running = tuple(campaign for campaign in found if campaign is not None)
    saved |= {campaign.id for campaign in running}
    return running


@define(eq=False)
class CampaignStore:
    """The campaigns in progress, which are saved from their first mission on."""

    _autosave: Autosave
    running: CachedList[CampaignRecord]
    _saved: set[str]

    def count_unreadable(self) -> int:
        """Count the unfinished campaigns that are damaged or saved by a newer version.

        Return 0 if the log book is unreadable.
        """
        try:
            found = self._autosave.log.campaigns()
            return sum(not ended for ended in found.values()) - len(self.running())
        except UserError:
            return 0

    def find(self, id_: str) -> CampaignRecord | None:
        found = self._autosave.log.campaign(id_)
        return None if found is None else campaign_from_content(id_, found)

    def begin(self, campaign: CampaignRecord) -> None:
        """Save a campaign now, and from now on whenever it changes."""
        self.mark_saved(campaign)
        self._submit(campaign)

    def mark_saved(self, campaign: CampaignRecord) -> None:
        """Mark a campaign as saved, so that later changes to it are saved as well."""
        self._saved.add(campaign.id)
        self.running.invalidate()

    def save_change(self, before: CampaignRecord | None, after: CampaignRecord | None, *, is_written: bool) -> None:
        """Save a changed campaign, unless it was already saved with a log entry (`is_written`)."""
        self.running.invalidate()
        if after is not None and after != before and after.id in self._saved and not is_written:
            self._submit(after)

    def abandon(self, campaign: CampaignRecord) -> None:
        if campaign.id in self._saved:
            self._submit(campaign, abandoned=True)

    def _submit(self, campaign: CampaignRecord, *, abandoned: bool = False) -> None:
        log, ended = self._autosave, abandoned or campaign.campaign.is_over
        self._autosave.submit(lambda: log.log.save_campaign(campaign.id, campaign.as_content(), ended=ended))


def find_flown_run(log: Log, entry: Entry) -> FlownRun:
    """Return the run that this entry belongs to. Raise an error if the run is not finished or does not count."""
    if entry.campaign is None:
        return flown_run.run_from_entry(entry)
    record = campaign_from_content(entry.campaign, log.campaign(entry.campaign))
    if record is None:
        raise UserError("careers-campaign-unknown")
    if not log.campaigns().get(entry.campaign):
        raise UserError("careers-campaign-runs")
    lines = [log.find(leg.line) for leg in record.legs]
    entries = [line.entry for line in lines if line is not None]
    return flown_run.run_from_campaign(entry.campaign, entries, record.campaign.length, record.campaign.score)


def why_no_experience(log: Log, id_: str) -> UserError | None:
    """Return the reason why this entry currently brings no experience, or None."""
    try:
        line = log.find(id_)
        if line is not None:
            find_flown_run(log, line.entry)
    except UserError as why:
        return why
    return None


def find_logged_run(log: Log, run: Run) -> FlownRun | None:
    """Return a career's run according to the log book, or None if its entries are gone or no longer count."""
    line = log.find(run.id)
    if line is None:
        record = campaign_from_content(run.id, log.campaign(run.id))
        line = None if record is None or not record.legs else log.find(record.legs[0].line)
    try:
        return None if line is None else find_flown_run(log, line.entry)
    except UserError:
        return None


# Called in the writer's thread when a step is saved, or with the error if it isn't.
Finish = Callable[[UndoStep, UserError | None], None]


@define(eq=False)
class LogWriter:
    """Writes games to the log book in the autosave thread, after all earlier tasks."""

    _autosave: Autosave
    _campaigns: CampaignStore
    _today: Callable[[], date]
    numbers: dict[str, int] = field(factory=dict, init=False)  # number of each written entry, by the id of its game

    def logged_sheet(self, id_: str) -> ResolutionSheet | None:
        line = self._autosave.log.find(id_)
        if line is None or line.entry.game is None:
            return None
        return ResolutionSheet(game_from_entry(line.entry), id=line.entry.id, campaign=line.entry.campaign)

    def write(self, step: UndoStep, finish: Finish) -> None:
        """Write the entry that this step added or corrected, and bring its campaign up to date."""
        item = step.after.at_table
        assert isinstance(item, Resolving)
        campaign = step.after.campaign
        if item.sheet.campaign is not None:
            if campaign is None or campaign.id != item.sheet.campaign:
                campaign = self._campaigns.find(item.sheet.campaign)
            if campaign is not None:
                campaign = campaign.after_mission(item.sheet)
                self._campaigns.mark_saved(campaign)
                if step.after.campaign is not None:
                    step.after = evolve(step.after, campaign=campaign)
        self._autosave.submit(partial(self._write, step, item, campaign, finish))

    def undo_step(self, step: UndoStep) -> None:
        self._autosave.submit(partial(self._take_back, step))

    def _write(self, step: UndoStep, item: Resolving, campaign: CampaignRecord | None, finish: Finish) -> None:
        error: UserError | None = None
        try:
            self._write_entry(step, item, campaign)
        except UserError as refused:
            error = refused
        except Exception:
            error = UserError("session-not-saved", report=places.write_crash_report() or "none")
        finish(step, error)

    def _write_entry(self, step: UndoStep, item: Resolving, campaign: CampaignRecord | None) -> None:
        log = self._autosave.log
        draft = RESOLUTION_FORMAT.free_name(draft_name(item), log.draft(draft_name(item)))
        content = None
        if campaign is not None:
            content = Document(campaign.id, campaign.campaign.is_over, campaign.as_content())
        before = log.find(item.id)
        if before is None:
            entry = evolve(entry_from_game(item.sheet.file, self._today()), id=item.id, campaign=item.sheet.campaign)
            step.log_step = log.add(entry, draft, content)
        else:
            entry = with_corrected_game(before.entry, item.sheet.file)
            step.log_step = log.correct(entry, draft, content) if entry != before.entry else None
        written = log.find(item.id)
        assert written is not None
        self.numbers[item.id] = written.number

    def _take_back(self, step: UndoStep) -> None:
        if step.log_step is not None:
            self._autosave.log.undo(step.log_step)
            step.log_step = None


def import_log(log: Log, path: Path, progress: Callable[[float], None] = lambda share: None) -> MergeResult:
    here = {game[0].id: name for name in log.drafts() if (game := game_from_draft(name, log.draft(name))) is not None}

    def is_draft(name: str, content: Any) -> bool:
        form, game = find_format(name), game_from_draft(name, content)
        if form is None:
            return _is_entry(content)
        return form.is_newer(content) or (game is not None and here.get(game[0].id, name) == name)

    return import_export.import_file(log, path, _is_campaign, is_draft, progress)


def _is_campaign(content: Any) -> bool:
    return CAMPAIGN_FORMAT.is_newer(content) or campaign_from_content("", content) is not None


def _is_entry(content: Any) -> bool:
    try:
        return ENTRY_FORMAT.is_newer(content) or bool(ENTRY_FORMAT.read(content))
    except UserError:
        return False
