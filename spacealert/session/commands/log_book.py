"""Commands for campaigns, careers and the log book."""

from typing import Literal

from attrs import evolve

from spacealert.engine.campaign_rules import Campaign, NotAllowed, Repair
from spacealert.gamefile.campaign_state import CampaignState
from spacealert.kit.i18n.errors import UserError
from spacealert.logbook import Entry, Log
from spacealert.logbook.careers.explorer import Explorer
from spacealert.logbook.entry import UndoSummary
from spacealert.logbook.entry_input import ENTRY_FORMAT, EntryDraft
from spacealert.logbook.other_games import CompanionEntry
from spacealert.session.campaign_record import CampaignRecord, CampaignStage
from spacealert.session.commands.command import Command, LogBookCommand, PermanentCommand, get_game, refuse_in_mission
from spacealert.session.effects import EffectRunner
from spacealert.session.session_state import Origin, Resolving, Resources, SessionState
from spacealert.session.setup import TableSetup


class BeginCampaign(PermanentCommand):
    """Begin a campaign of this many missions.

    The crew is that of `setup` or, without a setup, that of the ready room.
    """

    missions: Literal[3, 5] = 3
    setup: TableSetup | None = None

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_in_mission(state)
        setup = self.setup or state.setup
        setup.check_names()
        standing = CampaignState(Campaign(length=self.missions))
        return state.with_campaign(CampaignRecord(setup, resources.today(), standing=standing)).with_game(None)


class OpenCampaign(PermanentCommand):
    campaign: CampaignRecord

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_in_mission(state)
        return state.with_campaign(self.campaign).with_game(None)


class MakeRepair(Command):
    """Let the next crew member repair this item, or nothing."""

    item: Repair

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        campaign = _campaign_at_stage(state, CampaignStage.REPAIRING)
        try:
            return _with_standing(state, campaign.standing.repair(self.item))
        except NotAllowed:
            raise UserError("session-no-such-repair") from None


class UndoRepair(Command):
    """Undo the squad's placement or, if the squad has not been placed, the last repair."""

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        campaign = current_campaign(state)
        standing = campaign.standing
        if campaign.campaign.is_over or not (standing.repairs or standing.bays):
            raise UserError("session-no-repair-to-take-back")
        return evolve(state, campaign=campaign.without_last_repair())


class PlaceSquad(Command):
    bay: str

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        campaign = _campaign_at_stage(state, CampaignStage.PLACING)
        try:
            return _with_standing(state, campaign.standing.place_squad((self.bay,)))
        except NotAllowed:
            raise UserError("session-no-such-choice", found=self.bay) from None


class EndCampaign(Command):
    """End the campaign before its last mission, and delete its unfinished mission, if any."""

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        try:
            return _with_standing(state, current_campaign(state).standing.end())
        except NotAllowed:
            raise UserError("session-campaign-cannot-end") from None

    def effects(self, before: SessionState, after: SessionState, do: EffectRunner) -> None:
        do.unfinished.abandon_campaign(current_campaign(before).id)


def current_campaign(state: SessionState) -> CampaignRecord:
    """Return the current campaign. Raise an error if there is none, or if a mission is in progress."""
    refuse_in_mission(state)
    if state.campaign is None or state.at_table is not None:
        raise UserError("session-no-campaign")
    return state.campaign


def _campaign_at_stage(state: SessionState, stage: CampaignStage) -> CampaignRecord:
    campaign = current_campaign(state)
    if campaign.stage is not stage:
        raise UserError("session-campaign-not-now")
    return campaign


def _with_standing(state: SessionState, standing: CampaignState) -> SessionState:
    return evolve(state, campaign=evolve(current_campaign(state), standing=standing))


class SaveExplorers(LogBookCommand):
    """Save these careers in one step. Names must be unique.

    `before` has the careers before they were edited. Changes that others have made since then are kept.
    """

    explorers: tuple[Explorer, ...]
    before: tuple[Explorer, ...] = ()

    def write(self, log: Log) -> None:
        log.save_explorers(self.explorers, self.before)


class UndoCareer(LogBookCommand):
    """Undo the last career step, even if other log steps came after it."""

    def write(self, log: Log) -> UndoSummary:
        step = log.last_career_step()
        if step is None:
            raise UserError("careers-nothing-to-undo")
        return log.undo(step)


class LogCommand(Command):
    in_log = True


class EnterInLog(LogCommand):
    """Add the current game to the log book, or update its entry."""

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        item = _game_to_log(state)
        if item.origin is Origin.LOG:
            raise UserError("session-is-a-copy")
        if item.origin is Origin.COACH:
            raise UserError("logbook-coach")
        return state.with_game(evolve(item, logged=item.sheet))


class CorrectLog(LogCommand):
    """Replace the log entry of the current game with its corrected version, and correct its campaign."""

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        item = _game_to_log(state)
        if item.logged is None:
            raise UserError("session-not-in-log")
        return state.with_game(evolve(item, logged=item.sheet))


def _game_to_log(state: SessionState) -> Resolving:
    item = get_game(state)
    if item.sheet.unknown:
        raise UserError("session-cards-missing", count=len(item.sheet.unknown))
    if item.sheet == item.logged:
        raise UserError("session-log-says-so")
    return item


class AddEntry(LogBookCommand):
    """Add an entry that was typed in by hand, and delete its draft."""

    entry: Entry
    draft: str

    def write(self, log: Log) -> None:
        log.add(self.entry, instead_of=self.draft)


class ChangeEntry(LogBookCommand):
    """Replace an entry with its edited version, and delete its draft."""

    entry: Entry
    draft: str

    def write(self, log: Log) -> None:
        log.correct(self.entry, instead_of=self.draft)


class AddOtherGame(LogBookCommand):
    """Add an evening of another game, or correct it."""

    evening: CompanionEntry

    def write(self, log: Log) -> None:
        log.add_other_game(self.evening)


class RemoveEntry(LogBookCommand):
    number: int

    def write(self, log: Log) -> None:
        log.remove(self.number)


class UndoInLog(LogBookCommand):
    """Undo the last change to the log book, or the step with this number, no matter who made the change."""

    number: int | None = None

    def write(self, log: Log) -> UndoSummary:
        return log.undo(self.number)


class RedoInLog(LogBookCommand):
    """Redo the last change that was undone in the log book, unless the log book has changed since then."""

    def write(self, log: Log) -> UndoSummary:
        return log.redo()


class SaveEntryDraft(LogBookCommand):
    """Save a form that is only partly filled in, under this name."""

    name: str
    written: EntryDraft

    def write(self, log: Log) -> None:
        log.save_draft(self.name, ENTRY_FORMAT.write(self.written))


class DeleteEntryDraft(LogBookCommand):
    name: str

    def write(self, log: Log) -> None:
        log.delete_draft(self.name)
