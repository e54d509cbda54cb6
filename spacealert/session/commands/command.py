"""What a command is: a value that says what somebody does at the table, and gives the state of the evening after it."""

from typing import ClassVar

from spacealert.kit.i18n.errors import UserError
from spacealert.logbook import Log
from spacealert.logbook.entry import Undone
from spacealert.session.effects import EffectRunner
from spacealert.session.mission_player import MissionPlayer
from spacealert.session.session_state import Playing, Resolving, Resources, SessionState


class Action:
    """Anything that can be done. The table together may do all of it, a seat by itself what `is_allowed` says."""

    def is_allowed(self, state: SessionState, seat: int) -> bool:
        """Return whether this seat may do it from a client of its own."""
        return False


class Command(Action):
    """`apply` is pure: it gives the state after the command, or refuses with the reason.

    `effects` does what else is to be done, before the state becomes the next one; most commands have none. One that is
    `in_log` writes the game on the table into the log book.
    """

    undoable: ClassVar[bool] = True
    in_log: ClassVar[bool] = False

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        """Return the state after the command; one that changes none says nothing here."""
        return state

    def effects(self, before: SessionState, after: SessionState, do: EffectRunner) -> None:
        """What else this step wants; refused, with the reason, as long as nothing has been done."""


class OnwardCommand(Command):
    """A command that undo leaves alone: it looks at something else, or begins what has its own way to end."""

    undoable = False


class PlayerCommand(Action):
    """A command to the player of the running mission: nothing that could be undone, for time goes on."""

    def steer(self, player: MissionPlayer, playing: Playing) -> None:
        raise NotImplementedError


class LogBookCommand(Action):
    """A command about lines of the log book that are not on the table; they have an undo of their own."""

    def write(self, log: Log) -> Undone | None:
        """In the thread that writes; what was taken back, if that is what it does."""
        raise NotImplementedError


class Undo(Action):
    """Take back the last command that can be taken back."""


class Redo(Action):
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


def color_of_seat(state: SessionState, seat: int) -> str | None:
    """The color of this seat, if there is one."""
    return state.setup.seats[seat].color if 0 <= seat < len(state.setup.seats) else None


def holds_role(state: SessionState, seat: int, role: str) -> bool:
    """Return whether this seat has that role in the mission on the table."""
    return isinstance(state.at_table, Playing) and state.at_table.round.setup.roles[role] == seat
