"""What a table chooses whose box has The New Frontier: specializations, their levels, explorers, interceptors."""

from attrs import evolve, frozen

from spacealert.engine.game import OTHER_READINGS, SPECIALIZATIONS
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Message
from spacealert.logbook.careers.explorer import Explorer
from spacealert.session.commands.command import Command
from spacealert.session.session_state import Choice, Resources, SessionState
from spacealert.session.setup import LEVELS, Seat, TableSetup


@frozen
class SetNewFrontier(Command):
    """Whether the table's box has the expansion; without it, nothing of it stays chosen."""

    there: bool

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        choice = state.choice if self.there or not state.choice.kind.has_double_actions else Choice()
        return evolve(state, setup=state.setup.with_new_frontier(self.there), choice=choice)


@frozen
class SetVariableRange(Command):
    """Whether interceptors fly farther out in missions of single actions too; in double-action missions they do."""

    on: bool

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return evolve(state, setup=evolve(_with_expansion(state), variable_range=self.on))


@frozen
class SetReading(Command):
    """Take the usual reading of a disputed rule, or the other one; the names are those of `engine.game.Readings`."""

    name: str
    other: bool

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        setup = _with_expansion(state)
        if self.name not in OTHER_READINGS:
            raise UserError("session-no-such-choice", found=self.name)
        readings = setup.readings.with_reading(self.name, other=self.other)
        return evolve(state, setup=evolve(setup, readings=readings))


@frozen
class SetSpecialization(Command):
    """This specialization, or none, for a seat, androids too; whoever had it takes the one that this seat had."""

    seat: int
    name: str

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        setup = _with_seat(state, self.seat)
        if self.name not in ("", *SPECIALIZATIONS):
            raise UserError("session-no-such-choice", found=self.name)
        explorer = _explorer_of(setup.seats[self.seat], resources)
        if explorer is not None and self.name and self.name not in explorer.specializations:
            special = Message(f"screen-specialization-{self.name}", {})
            raise UserError("session-not-learned", name=explorer.name, specialization=special)
        changed = setup.with_specialization(self.seat, self.name)
        return evolve(state, setup=changed.within_careers(resources.explorers()))


@frozen
class SetLevel(Command):
    """The level of a seat's specialization, 1 to 3: which of its cards the seat has."""

    seat: int
    level: int

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        setup = _with_seat(state, self.seat)
        if not 1 <= self.level <= LEVELS:
            raise UserError("session-no-such-choice", found=str(self.level))
        seat = setup.seats[self.seat]
        explorer = _explorer_of(seat, resources)
        if explorer is not None and self.level > explorer.specializations.get(seat.specialization, 0):
            raise UserError("session-not-learned-so-well", name=explorer.name, level=self.level)
        return evolve(state, setup=setup.with_level(self.seat, self.level))


@frozen
class ChooseExplorer(Command):
    """The explorer of this name, or none, for a seat of a person; the specialization and its level follow."""

    seat: int
    name: str

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        setup = _with_seat(state, self.seat)
        if not self.name:
            return evolve(state, setup=setup.with_explorer(self.seat, None))
        explorer = next((one for one in resources.explorers() if one.name == self.name), None)
        if explorer is None:
            raise UserError("careers-unknown", name=self.name)
        if explorer.dead:
            raise UserError("careers-dead", name=self.name)
        if setup.seats[self.seat].android:
            raise UserError("careers-no-android")
        return evolve(state, setup=setup.with_explorer(self.seat, explorer))


def _explorer_of(seat: Seat, resources: Resources) -> Explorer | None:
    return next((one for one in resources.explorers() if seat.explorer and one.name == seat.explorer), None)


def _with_expansion(state: SessionState) -> TableSetup:
    if not state.setup.new_frontier:
        raise UserError("session-no-new-frontier")
    return state.setup


def _with_seat(state: SessionState, seat: int) -> TableSetup:
    setup = _with_expansion(state)
    if not 0 <= seat < len(setup.seats):
        raise UserError("session-no-such-seat", seat=seat + 1)
    return setup
