"""Between the missions of a campaign: repairs, the squad's place, going on or ending."""

from typing import ClassVar, Literal

from attrs import evolve, frozen

from spacealert.engine.campaign_rules import Campaign, NotAllowed, Repair
from spacealert.gamefile.campaign_state import CampaignState
from spacealert.kit.i18n.errors import UserError
from spacealert.session.campaign_record import CampaignRecord, CampaignStage
from spacealert.session.commands.command import Command, refuse_unless_free
from spacealert.session.session_state import Choice, Pick, Resources, SessionState


@frozen
class BeginCampaign(Command):
    """A new one of so many missions, with this evening's crew. It is kept once its first mission begins."""

    missions: Literal[3, 5] = 3

    undoable: ClassVar[bool] = False

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_unless_free(state)
        standing = CampaignState(Campaign(length=self.missions))
        return _opened(state, CampaignRecord(state.setup, resources.today(), standing=standing))


@frozen
class OpenCampaign(Command):
    """One that rests in the log book."""

    campaign: CampaignRecord

    undoable: ClassVar[bool] = False

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_unless_free(state)
        return _opened(state, self.campaign)


@frozen
class MakeRepair(Command):
    """Whose turn it is repairs this, or nothing."""

    item: Repair

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        campaign = _at(state, CampaignStage.REPAIRING)
        try:
            return evolve(state, campaign=campaign.repair(self.item))
        except NotAllowed:
            raise UserError("session-no-such-repair") from None


@frozen
class TakeBackRepair(Command):
    """Without the squad's place or, if that is open, without the last repair."""

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        campaign = campaign_of(state)
        standing = campaign.standing
        if campaign.campaign.over or not (standing.repairs or standing.bays):
            raise UserError("session-no-repair-to-take-back")
        return evolve(state, campaign=campaign.take_back())


@frozen
class PlaceSquad(Command):
    bay: str

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        campaign = _at(state, CampaignStage.PLACING)
        try:
            return evolve(state, campaign=campaign.place(self.bay))
        except NotAllowed:
            raise UserError("session-no-such-choice", found=self.bay) from None


@frozen
class EndCampaign(Command):
    """By agreement, after its first or second mission."""

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        try:
            return evolve(state, campaign=campaign_of(state).end())
        except NotAllowed:
            raise UserError("session-campaign-cannot-end") from None


def campaign_of(state: SessionState) -> CampaignRecord:
    """The campaign on the table, while none of its missions is; refused if there is none."""
    refuse_unless_free(state)
    if state.campaign is None or state.at_table is not None:
        raise UserError("session-no-campaign")
    return state.campaign


def _at(state: SessionState, stage: CampaignStage) -> CampaignRecord:
    campaign = campaign_of(state)
    if campaign.stage is not stage:
        raise UserError("session-campaign-not-now")
    return campaign


def _opened(state: SessionState, campaign: CampaignRecord) -> SessionState:
    return evolve(
        state,
        campaign=campaign,
        at_table=None,
        choice=Choice(campaign.kind, Pick.RANDOM),
        choice_before=state.choice_before or state.choice,
    )
