"""What a table chooses whose box has The New Frontier: specializations, their levels, the range of interceptors."""

from attrs import evolve, frozen

from spacealert.engine.game import SPECIALIZATIONS
from spacealert.kit.i18n.errors import UserError
from spacealert.session.commands.command import Command
from spacealert.session.session_state import Resources, SessionState
from spacealert.session.setup import LEVELS, TableSetup


@frozen
class SetNewFrontier(Command):
    """Whether the table's box has the expansion; without it, nothing of it stays chosen."""

    there: bool

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return evolve(state, setup=state.setup.with_new_frontier(self.there))


@frozen
class SetVariableRange(Command):
    """Whether interceptors fly farther out in missions of single actions too; in double-action missions they do."""

    on: bool

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return evolve(state, setup=evolve(_with_expansion(state), variable_range=self.on))


@frozen
class SetSpecialization(Command):
    """This specialization, or none, for a seat, androids too; whoever had it takes the one that this seat had."""

    seat: int
    name: str

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        setup = _with_seat(state, self.seat)
        if self.name not in ("", *SPECIALIZATIONS):
            raise UserError("session-no-such-choice", found=self.name)
        return evolve(state, setup=setup.with_specialization(self.seat, self.name))


@frozen
class SetLevel(Command):
    """The level of a seat's specialization, 1 to 3: which of its cards the seat has."""

    seat: int
    level: int

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        setup = _with_seat(state, self.seat)
        if not 1 <= self.level <= LEVELS:
            raise UserError("session-no-such-choice", found=str(self.level))
        return evolve(state, setup=setup.with_level(self.seat, self.level))


def _with_expansion(state: SessionState) -> TableSetup:
    if not state.setup.new_frontier:
        raise UserError("session-no-new-frontier")
    return state.setup


def _with_seat(state: SessionState, seat: int) -> TableSetup:
    setup = _with_expansion(state)
    if not 0 <= seat < len(setup.seats):
        raise UserError("session-no-such-seat", seat=seat + 1)
    return setup
