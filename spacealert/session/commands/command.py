"""What a command is: a value that says what somebody does at the table, and gives the state of the evening after it."""

from typing import ClassVar

from spacealert.kit.i18n.errors import UserError
from spacealert.logbook import Log
from spacealert.logbook.log_values import Undone
from spacealert.session.mission_player import MissionPlayer
from spacealert.session.session_state import Playing, Resolving, Resources, SessionState


class Command:
    """`apply` is pure: it gives the state after the command, or refuses with the reason.

    A command that is not `undoable` only looks at something else, or begins something that has its own way to end.
    """

    undoable: ClassVar[bool] = True

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        raise NotImplementedError


class PlayerCommand:
    """A command to the player of the running mission: nothing that could be undone, for time goes on."""

    def steer(self, player: MissionPlayer, playing: Playing) -> None:
        raise NotImplementedError


class LogBookCommand:
    """A command about lines of the log book that are not on the table; they have an undo of their own."""

    def write(self, log: Log) -> Undone | None:
        """In the thread that writes; what was taken back, if that is what it does."""
        raise NotImplementedError


class Undo:
    """Take back the last command that can be taken back."""


class Redo:
    """Do again what was taken back last."""


AnyCommand = Command | PlayerCommand | LogBookCommand | Undo | Redo


def playing(state: SessionState) -> Playing:
    """The mission in its action round; refused if there is none."""
    if not isinstance(state.at_table, Playing) or state.at_table.over:
        raise UserError("session-no-mission-runs")
    return state.at_table


def resolving(state: SessionState) -> Resolving:
    """The game that is being resolved; refused if there is none."""
    if not isinstance(state.at_table, Resolving):
        raise UserError("session-nothing-to-resolve")
    return state.at_table


def refuse_unless_free(state: SessionState) -> None:
    """Beginning something else never throws away what lies on the table."""
    if isinstance(state.at_table, Playing) and not state.at_table.over:
        raise UserError("session-mission-runs")
