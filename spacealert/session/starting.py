"""What the command line begins or goes on with: the same for the window and for the terminal."""

from secrets import randbelow

from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Message
from spacealert.missions import library
from spacealert.missions.scenario import clock
from spacealert.session.action_round import SEEDS, Round
from spacealert.session.autosave import MISSION
from spacealert.session.session import Session
from spacealert.session.setup import Table
from spacealert.session.state import Playing
from spacealert.session.view import UnfinishedView


def new_round(setup: Table, mission: str) -> Round:
    """The action round of this mission, by its id, code or file."""
    return Round(setup, mission, library.find(mission), randbelow(SEEDS))


def cut_off_missions(session: Session) -> tuple[UnfinishedView, ...]:
    """The missions that were cut off in or after their action round, the latest first."""
    return tuple(one for one in session.view().unfinished if isinstance(one.item, Playing))


def cut_off(session: Session, scenario_id: str | None = None) -> UnfinishedView:
    """The mission that was cut off last; refused if there is none, or if it is another one than this."""
    found = cut_off_missions(session)
    if not found:
        if (trouble := session.view().trouble) is not None:  # nobody knows whether there is one
            raise trouble
        if MISSION.what in session.kept_by_newer():
            raise UserError("files-newer", what=MISSION.what)
        raise UserError("player-nothing-interrupted", id=scenario_id or "none")
    if scenario_id is None:
        return found[0]
    for one in found:
        if isinstance(one.item, Playing) and one.item.round.scenario.id == scenario_id:
            return one
    raise UserError("player-other-interrupted", id=scenario_id, last=told(found[0], session.state.language))


def told(found: UnfinishedView, language: str) -> Message:
    """Which mission it is, and where it was cut off or that it is over, in a sentence."""
    assert isinstance(found.item, Playing)
    mission = title_of(found.item.round, language)
    if found.over:
        return Message("player-interrupted-over", {"mission": mission})
    second = int(found.position or 0)
    phase = found.item.round.scenario.phase_at(second)
    return Message("player-interrupted", {"mission": mission, "time": clock(second), "phase": phase})


def title_of(round_: Round, language: str) -> str | Message:
    """What its mission is called, or that it is a secret."""
    return Message("screen-secret-mission", {}) if round_.secret else round_.scenario.display_title(language)
