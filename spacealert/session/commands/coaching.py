"""Asking the coach, once the walk has come to its end, what would have helped."""

from typing import ClassVar

from attrs import frozen

from spacealert.kit.i18n.errors import UserError
from spacealert.session.commands.command import Command, resolving
from spacealert.session.session_state import Resources, SessionState
from spacealert.session.walk_cache import walk_of


@frozen
class AskCoach(Command):
    """The coach thinks while the evening goes on; nothing is given away before everybody has seen the end."""

    undoable: ClassVar[bool] = False

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return _at_the_end(state)


@frozen
class AskBestPlan(Command):
    """The coach searches so many seconds for the plan with most points, with all that nobody could know."""

    seconds: int = 20

    undoable: ClassVar[bool] = False

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return _at_the_end(state)


@frozen
class StopCoach(Command):
    """What has been found stays."""

    undoable: ClassVar[bool] = False

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return state


def _at_the_end(state: SessionState) -> SessionState:
    item = resolving(state)
    if not item.walking or item.place < walk_of(item.sheet).last:
        raise UserError("session-coach-at-the-end")
    return state
