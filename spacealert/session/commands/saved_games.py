"""Games that were left in the middle: going on with them, or giving them up."""

from typing import ClassVar

from attrs import evolve, frozen

from spacealert.kit.i18n.errors import UserError
from spacealert.session.commands.command import Command, playing, refuse_unless_free
from spacealert.session.session_state import Playing, Resolving, Resources, SessionState


@frozen
class Continue(Command):
    """Go on with a game that was left in the middle."""

    item: Playing | Resolving

    undoable: ClassVar[bool] = False

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_unless_free(state)
        item = self.item
        if isinstance(item, Playing):  # as loud as the table likes it now
            setup = state.setup
            table = evolve(item.round.setup, voice=setup.voice, volume=setup.volume, siren=setup.siren)
            item = evolve(item, round=evolve(item.round, setup=table))
        return state.at(item)


@frozen
class PutAside(Command):
    """Leave the mission that runs: it is saved, and can be gone on with from this second."""

    undoable: ClassVar[bool] = False

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        playing(state)
        return state.at(None)


@frozen
class Abandon(Command):
    """Give up a game that is not in the log book yet: what is on the table or, of its id, one left in the middle."""

    id: str | None = None

    undoable: ClassVar[bool] = False

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        if self.id is None and state.at_table is None:
            raise UserError("session-nothing-on-table")
        on_table = state.at_table is not None and self.id in (None, state.at_table.id)
        return state.at(None) if on_table else state


@frozen
class AbandonCampaign(Command):
    """Forget a campaign of which no mission has been flown."""

    undoable: ClassVar[bool] = False

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_unless_free(state)
        if state.campaign is None:
            raise UserError("session-no-campaign")
        if state.campaign.legs:
            raise UserError("session-campaign-has-missions")
        return state.without_campaign()
