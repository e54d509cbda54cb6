"""What is written into the log book."""

from attrs import evolve, frozen

from spacealert.kit.i18n.errors import UserError
from spacealert.session.commands.command import Command, resolving
from spacealert.session.session_state import Origin, Resolving, Resources, SessionState


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
