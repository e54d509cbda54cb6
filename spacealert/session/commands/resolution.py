"""Commands for the resolution: opening a game, stepping through it, and the coach."""

from attrs import evolve

from spacealert.gamefile.game_file import GameFile
from spacealert.kit.i18n.errors import UserError
from spacealert.logbook import Entry
from spacealert.logbook.entry_input import game_from_entry
from spacealert.session import resolution_sheet
from spacealert.session.action_round import SEEDS, ActionRound
from spacealert.session.commands.command import PermanentCommand, get_game, refuse_in_mission
from spacealert.session.effects import EffectRunner
from spacealert.session.resolution_sheet import ResolutionSheet, make_walk, tile_to_draw
from spacealert.session.session_state import (
    Origin,
    Playing,
    Resolving,
    Resources,
    SessionState,
    find_start,
    pick_mission,
)


class GoToPlans(PermanentCommand):
    """Go from a finished mission to its plans, keeping all cards and trajectories that were entered."""

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        if not isinstance(state.at_table, Playing) or not state.at_table.is_round_over:
            raise UserError("session-no-mission-over")
        round_ = state.at_table.round
        if round_.scenario.kind.has_double_actions and not round_.setup.new_frontier:
            raise UserError("session-double-actions")
        sheet = resolution_sheet.sheet_from_round(state.at_table.round)
        return state.with_game(Resolving(sheet, opened=sheet))


class ResolveOnly(PermanentCommand):
    """Open empty plans for a mission played without the program, or resolve a game from a file or the coach."""

    file: GameFile | None = None
    origin: Origin = Origin.FILE

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_in_mission(state)
        if self.file is None:
            double = state.setup.new_frontier and state.choice.kind.has_double_actions
            sheet = resolution_sheet.empty_sheet(state.setup, double=double)
            return state.with_game(Resolving(sheet, opened=sheet))
        sheet = ResolutionSheet(self.file)
        return state.with_game(Resolving(sheet, opened=sheet, origin=self.origin, walking=True))


class PlanWithoutClock(PermanentCommand):
    """Practice planning the chosen mission without a time limit. The program draws all cards, and nothing is logged."""

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_in_mission(state)
        start = find_start(state.choice, resources.scenarios())
        mission, _ = pick_mission(start, state.setup.players, resources)
        scenario = resources.find(mission)
        setup, seed = state.setup.for_kind(scenario.kind), resources.dice.randrange(SEEDS)
        round_ = ActionRound(setup, mission, scenario, seed, tracks=state.tracks)
        for place in range(len(round_.threats)):
            round_ = round_.with_drawn_card(place)
        sheet = resolution_sheet.sheet_from_round(round_)
        return evolve(state, at_table=Resolving(sheet, opened=sheet, origin=Origin.PRACTICE), tracks={})


class ReplayEntry(PermanentCommand):
    """Open a copy of a log entry. The entry only changes if the players choose to correct it."""

    entry: Entry

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_in_mission(state)
        if self.entry.game is None:
            raise UserError("session-entry-without-game", mission=self.entry.mission)
        sheet = ResolutionSheet(game_from_entry(self.entry), id=self.entry.id, campaign=self.entry.campaign)
        sheet = sheet.with_missing_confirmed()  # they were, or the game would not be in the log book
        return state.with_game(Resolving(sheet, opened=sheet, origin=Origin.LOG, walking=True, logged=sheet))


class CloseGame(PermanentCommand):
    """Close the current game or, without one, the campaign."""

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_in_mission(state)
        if state.at_table is not None:
            return state.with_game(None)
        return state.without_campaign()


class StartWalk(PermanentCommand):
    """Start the resolution, or return to its last position.

    If a correction changed an earlier step, return to the first step changed.
    """

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        item = get_game(state)
        compared = item.walked if item.walked != item.sheet and item.seen_end else None
        place = min(item.resumes_at, make_walk(item.sheet).last)
        return state.with_game(evolve(item, walking=True, place=place, compared=compared))


class EditPlans(PermanentCommand):
    """Go back to the plans. The position in the resolution is kept."""

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        item = get_game(state)
        return state.with_game(evolve(item, walking=False, walked=item.sheet, compared=None))


class GoToStep(PermanentCommand):
    """Move within the resolution, but not past a damage tile that the players have to draw."""

    place: int

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        item = get_game(state)
        if not item.walking:
            raise UserError("session-not-walking")
        walk = make_walk(item.sheet)
        place = max(0, min(walk.last, self.place))
        if item.own_tiles and place > item.place:
            ways = range(item.place + 1, place + 1)
            place = next((at for at in ways if tile_to_draw(item.sheet, walk, at)), place)
        if place == item.place:
            return state
        return state.with_game(evolve(item, place=place, compared=None, seen_end=item.seen_end or place == walk.last))


class SetTilesDrawnByPlayers(PermanentCommand):
    """Choose whether the players draw damage tiles themselves, or the program does."""

    on: bool

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return state.with_game(evolve(get_game(state), own_tiles=self.on))


class AskCoach(PermanentCommand):
    """Start the coach in the background. The players must have reached the end of the resolution."""

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        item = get_game(state)
        if not item.walking or item.place < make_walk(item.sheet).last:
            raise UserError("session-coach-at-the-end")
        return state

    def effects(self, before: SessionState, after: SessionState, do: EffectRunner) -> None:
        do.start_coach(get_game(after).sheet)


class AskBestPlan(AskCoach):
    """For `seconds`, search for the plan with the most points, using knowledge that players cannot have."""

    seconds: int = 20

    def effects(self, before: SessionState, after: SessionState, do: EffectRunner) -> None:
        do.start_coach(get_game(after).sheet, self.seconds)


class StopCoach(PermanentCommand):
    def effects(self, before: SessionState, after: SessionState, do: EffectRunner) -> None:
        do.stop_coach()
