"""What stays of an evening: the log book's lines, games left in the middle, and taking commands back."""

from typing import ClassVar

from attrs import evolve, frozen

from spacealert.kit.i18n.errors import UserError
from spacealert.session.commands.command import Command, refuse_unless_free, resolving
from spacealert.session.session_state import Origin, Playing, Resolving, Resources, SessionState


class Undo:
    """Take back the last command that can be taken back."""


class Redo:
    """Do again what was taken back last."""


@frozen
class Continue(Command):
    """Go on with a game that was left in the middle."""

    item: Playing | Resolving

    undoable: ClassVar[bool] = False

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_unless_free(state)
        return state.at(self.item)


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
        return evolve(state, campaign=None)


class LogCommand(Command):
    """A command that writes the game on the table into the log book."""


@frozen
class EnterInLog(LogCommand):
    """The game on the table becomes a line of the log book, or its line becomes what was played."""

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        item = _loggable(state)
        if item.origin is Origin.LOG:
            raise UserError("session-is-a-copy")
        return state.at(evolve(item, logged=item.sheet))


@frozen
class CorrectLog(LogCommand):
    """The line of the log book, and the campaign it belongs to, become what this copy of it now says."""

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        item = _loggable(state)
        if item.logged is None:
            raise UserError("session-not-in-log")
        return state.at(evolve(item, logged=item.sheet))


def _loggable(state: SessionState) -> Resolving:
    item = resolving(state)
    if item.sheet.unknown:
        raise UserError("session-cards-missing", count=len(item.sheet.unknown))
    if item.sheet == item.logged:
        raise UserError("session-log-says-so")
    return item
