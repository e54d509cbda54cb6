"""Commands: values that describe a user's action."""

from collections.abc import Container
from typing import ClassVar, dataclass_transform

from attrs import field, frozen

from spacealert.kit.i18n.errors import UserError
from spacealert.logbook import Log
from spacealert.logbook.entry import UndoSummary
from spacealert.session.effects import EffectRunner
from spacealert.session.mission_player import MissionPlayer
from spacealert.session.session_state import Playing, Resolving, Resources, SessionState


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Action:
    """An action, as a frozen value.

    The shared screen can perform every action. A seat can perform those that `is_allowed` permits.
    """

    def __init_subclass__(cls) -> None:
        frozen(cls, slots=False)

    def is_allowed(self, state: SessionState, seat: int) -> bool:
        """Return whether this seat can perform this action from its own client."""
        return False


class Command(Action):
    """A command that changes the state.

    `apply` is pure: it returns the next state or raises an error. `effects` carries out the side effects, if any,
    before the state changes. With `in_log`, the command writes the current game to the log book.
    """

    undoable: ClassVar[bool] = True
    in_log: ClassVar[bool] = False

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return state

    def effects(self, before: SessionState, after: SessionState, do: EffectRunner) -> None:
        """Carry out the command's side effects.

        Raising an error cancels the command, so nothing may have changed by then.
        """


class PermanentCommand(Command):
    """A command that undo skips, because it only changes the view or is reversed in another way."""

    undoable = False


class PlayerCommand(Action):
    """A command to the audio player of the running mission. It cannot be undone."""

    def apply_to_player(self, player: MissionPlayer, playing: Playing) -> None:
        raise NotImplementedError


class LogBookCommand(Action):
    """A command that changes anything in the log book except the current game's entry.

    The log book has its own undo.
    """

    def write(self, log: Log) -> UndoSummary | None:
        """Write to the log in the writer thread. Return the undone step, if any."""
        raise NotImplementedError


class Undo(Action):
    """Undo the last command that can be undone."""


class Redo(Action):
    """Redo the last command that was undone."""


AnyCommand = Command | PlayerCommand | LogBookCommand | Undo | Redo


def get_mission(state: SessionState) -> Playing:
    """Return the mission whose action round is running. Raise an error if there is none."""
    if not isinstance(state.at_table, Playing) or state.at_table.is_round_over:
        raise UserError("session-no-mission-runs")
    return state.at_table


def get_game(state: SessionState) -> Resolving:
    """Return the game being resolved. Raise an error if no game is being resolved."""
    if not isinstance(state.at_table, Resolving):
        raise UserError("session-nothing-to-resolve")
    return state.at_table


def refuse_in_mission(state: SessionState) -> None:
    """Raise an error if a mission is running."""
    if isinstance(state.at_table, Playing) and not state.at_table.is_round_over:
        raise UserError("session-mission-runs")


def refuse_unknown(found: object, choices: Container[object]) -> None:
    if found not in choices:
        raise UserError("session-no-such-choice", found=str(found))


def refuse_unless_seat(seat: int, seats: int) -> None:
    if not 0 <= seat < seats:
        raise UserError("session-no-such-seat", seat=seat + 1)


def seat_color(state: SessionState, seat: int) -> str | None:
    return state.setup.seats[seat].color if 0 <= seat < len(state.setup.seats) else None


def has_role(state: SessionState, seat: int, role: str) -> bool:
    return isinstance(state.at_table, Playing) and state.at_table.round.setup.roles[role] == seat
