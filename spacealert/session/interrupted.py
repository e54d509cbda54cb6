"""Starts and resumes missions from the command line, in the window or in the terminal."""

from random import SystemRandom

from spacealert.kit.i18n import Message, UserError
from spacealert.missions import codes, library
from spacealert.missions.scenario import Scenario, format_time
from spacealert.session.action_round import SEEDS, ActionRound
from spacealert.session.saved_games import MISSION_FORMAT, UnfinishedGame
from spacealert.session.session import Session
from spacealert.session.session_state import Playing
from spacealert.session.setup import TableSetup
from spacealert.texts import load_texts


def new_round(setup: TableSetup, mission: str, scenario: Scenario | None = None) -> ActionRound:
    """Return an action round for a mission: an id, a code or a file. Pass its scenario if it is already loaded."""
    scenario = scenario or library.find(mission)
    return ActionRound(setup.for_kind(scenario.kind), mission, scenario, SystemRandom().randrange(SEEDS))


def interrupted_missions(session: Session) -> tuple[UnfinishedGame, ...]:
    """Return the missions that were interrupted during or after their action round, newest first."""
    return tuple(one for one in session.view().unfinished_games if isinstance(one.item, Playing))


def interrupted_mission(session: Session, scenario_id: str | None = None) -> UnfinishedGame:
    """Return the mission that was interrupted last or, if `scenario_id` is given, the last one of that scenario.

    Raise an error if there is none.
    """
    found = interrupted_missions(session)
    if not found:
        if (trouble := session.view().trouble) is not None:  # the saved games could not be read
            raise trouble
        if MISSION_FORMAT.what in session.kinds_needing_newer_version():
            raise UserError("files-newer", what=MISSION_FORMAT.what)
        elsewhere = [one for one in session.games_open_elsewhere() if isinstance(one.item, Playing)]
        if elsewhere:
            assert isinstance(elsewhere[0].item, Playing)
            mission = round_title(elsewhere[0].item.round, session.state.language)
            raise UserError("player-played-elsewhere", mission=mission)
        raise UserError("player-nothing-interrupted", id=scenario_id or "none")
    if scenario_id is None:
        return found[0]
    for one in found:
        if isinstance(one.item, Playing) and one.item.round.scenario.id == scenario_id:
            return one
    raise UserError(
        "player-other-interrupted", id=scenario_id, last=describe_interrupted(found[0], session.state.language)
    )


def describe_interrupted(found: UnfinishedGame, language: str) -> Message:
    """Describe an interrupted mission: its title and, unless its round was over, the moment of the interruption."""
    assert isinstance(found.item, Playing)
    mission = round_title(found.item.round, language)
    if found.item.is_round_over:
        return Message("player-interrupted-over", {"mission": mission})
    second = int(found.position)
    phase = found.item.round.scenario.phase_at(second)
    return Message("player-interrupted", {"mission": mission, "time": format_time(second), "phase": phase})


def round_title(round_: ActionRound, language: str) -> str | Message:
    """Return the title of the round's mission, or a general title if the mission is secret."""
    if round_.secret:
        return Message("screen-secret-mission", {})
    return codes.displayed_name(load_texts(language), round_.scenario.display_title(language))
