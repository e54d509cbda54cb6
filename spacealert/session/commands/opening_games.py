"""From what a game is resolved: from the mission just played, from a file, from the log book, or from nothing."""

from typing import ClassVar

from attrs import evolve, frozen

from spacealert.gamefile.game_file import GameFile
from spacealert.kit.i18n.errors import UserError
from spacealert.logbook import Entry
from spacealert.logbook.game_entries import game_of
from spacealert.session import resolution_sheet
from spacealert.session.commands.command import Command, refuse_unless_free
from spacealert.session.resolution_sheet import ResolutionSheet
from spacealert.session.session_state import Origin, Playing, Resolving, Resources, SessionState


@frozen
class GoToPlans(Command):
    """From the mission that is over to its plans, with all that was entered meanwhile."""

    undoable: ClassVar[bool] = False

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        if not isinstance(state.at_table, Playing) or not state.at_table.over:
            raise UserError("session-no-mission-over")
        round_ = state.at_table.round
        if round_.scenario.kind.has_double_actions and not round_.setup.new_frontier:
            raise UserError("session-double-actions")
        sheet = resolution_sheet.sheet_of_round(state.at_table.round)
        # The trajectory boards were those of this mission: the next one is not to begin with them unnoticed.
        return evolve(state.at(Resolving(sheet, opened=sheet)), tracks={})


@frozen
class ResolveOnly(Command):
    """Plans for a table that played its action round without the program, or a game that somebody wrote down."""

    file: GameFile | None = None

    undoable: ClassVar[bool] = False

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_unless_free(state)
        if self.file is None:
            double = state.setup.new_frontier and state.choice.kind.has_double_actions
            sheet = resolution_sheet.empty_sheet(state.setup, double=double)
            return state.at(Resolving(sheet, opened=sheet))
        sheet = ResolutionSheet(self.file)
        return state.at(Resolving(sheet, opened=sheet, origin=Origin.FILE, walking=True))


@frozen
class WalkAgain(Command):
    """A line of the log book, as a copy: nothing of it changes the line unless somebody corrects it."""

    entry: Entry

    undoable: ClassVar[bool] = False

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_unless_free(state)
        if self.entry.game is None:
            raise UserError("session-entry-without-game", mission=self.entry.mission)
        sheet = ResolutionSheet(game_of(self.entry), id=self.entry.id, campaign=self.entry.campaign)
        return state.at(Resolving(sheet, opened=sheet, origin=Origin.LOG, walking=True, logged=sheet))


@frozen
class Leave(Command):
    """Put away what lies on the table. Nothing is lost: a game that is not in the log book yet can be gone on with."""

    undoable: ClassVar[bool] = False

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_unless_free(state)
        if state.at_table is not None:
            return state.at(None)
        return state.without_campaign()
