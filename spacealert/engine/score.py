"""Counting the points of a mission that was survived (§4)."""

from typing import Literal, get_args

from spacealert.engine import ship
from spacealert.engine.game import Score
from spacealert.engine.state import DESTROYED, DISABLED, SURVIVED, State, points_of

ScoreItem = Literal[
    "destroyed", "survived", "visual", "damage", "worst_zone", "knocked_out", "disabled_squads", "bonus"
]
ITEMS: tuple[ScoreItem, ...] = get_args(ScoreItem)


def items_of(score: Score) -> tuple[str, ...]:
    """The items that a table counts; bonus points only where there are some, because the base game has none."""
    return tuple(item for item in ITEMS if item != "bonus" or score.bonus)


def score(state: State) -> Score:
    damage = [len(drawn) for drawn in state.tiles.values()]
    squads = [person.squad for person in state.crew] + list(state.bays.values())
    return Score(
        destroyed=sum([points_of(threat) for threat in state.threats if threat.fate == DESTROYED]),
        survived=sum([threat.card.survive or 0 for threat in state.threats if threat.fate == SURVIVED]),
        visual=sum([ship.VISUAL_CONFIRMATION[players] for players in state.confirmed]),
        damage=-sum(damage),
        worst_zone=-max(damage),
        knocked_out=-2 * sum([person.knocked_out for person in state.crew]),
        disabled_squads=-squads.count(DISABLED),
        bonus=state.bonus,
    )
