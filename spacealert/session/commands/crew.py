"""Who sits at the table, in which color and with which role."""

from attrs import evolve, frozen

from spacealert.gamefile.game_file import ROLES
from spacealert.kit.i18n.errors import UserError
from spacealert.session.commands.command import Command
from spacealert.session.session_state import Resources, SessionState
from spacealert.session.setup import CREWS, LONGEST_NAME, TableSetup, name_of


@frozen
class SetCrewSize(Command):
    players: int
    androids: int

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        if (self.players, self.androids) not in CREWS:
            raise UserError("session-no-such-crew", players=self.players, androids=self.androids)
        return evolve(state, setup=state.setup.of_size(self.players, self.androids))


@frozen
class NameSeat(Command):
    seat: int
    name: str

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        _person(state.setup, self.seat)
        if len(name_of(self.name, most=len(self.name))) > LONGEST_NAME:
            raise UserError("session-name-too-long", most=LONGEST_NAME)
        return evolve(state, setup=state.setup.named(self.seat, self.name))


@frozen
class NextSeatColor(Command):
    seat: int

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        if not 0 <= self.seat < len(state.setup.seats):
            raise UserError("session-no-such-seat", seat=self.seat + 1)
        return evolve(state, setup=state.setup.with_next_color(self.seat))


@frozen
class GiveRole(Command):
    role: str
    seat: int

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        _person(state.setup, self.seat)
        if self.role not in ROLES:
            raise UserError("session-no-such-choice", found=self.role)
        return evolve(state, setup=state.setup.with_role(self.role, self.seat))


def _person(setup: TableSetup, seat: int) -> None:
    if not 0 <= seat < setup.players:
        raise UserError("session-no-such-seat", seat=seat + 1)
