"""What a seat may do by itself, from a client of its own; the table together may do everything."""

from spacealert.kit.i18n.errors import UserError
from spacealert.session.commands import (
    EnterSlip,
    LayCard,
    LayRow,
    NameSeat,
    Pause,
    Play,
    RepeatAnnouncement,
)
from spacealert.session.commands.command import AnyCommand
from spacealert.session.commands.mission import CardCommand
from spacealert.session.session_state import Playing, Resolving, SessionState


def refuse_unless_allowed(state: SessionState, command: AnyCommand, seat: int | None) -> None:
    """Officers enter the cards they draw, the captain pauses and repeats, everybody plans for themselves."""
    if seat is None or _may(state, command, seat):
        return
    raise UserError("session-not-yours")


def _may(state: SessionState, command: AnyCommand, seat: int) -> bool:
    item = state.at_table
    match command:
        case NameSeat():
            return command.seat == seat
        case Play() | Pause() | RepeatAnnouncement():
            return isinstance(item, Playing) and item.round.setup.roles["captain"] == seat
        case CardCommand() if isinstance(item, Playing) and 0 <= command.threat < len(item.round.threats):
            role = "security" if item.round.threats[command.threat].internal else "communications"
            return item.round.setup.roles[role] == seat
        case LayCard() | LayRow() if isinstance(item, Resolving) and 0 <= command.row < len(item.sheet.crew):
            return not item.walking and item.sheet.crew[command.row].color == _color(state, seat)
        case EnterSlip():
            return isinstance(item, Resolving) and command.color == _color(state, seat)
    return False


def _color(state: SessionState, seat: int) -> str | None:
    return state.setup.seats[seat].color if 0 <= seat < len(state.setup.seats) else None
