"""What may lie in a slot of a plan, as far as one can tell without the cards: any two actions, and a special one."""

from functools import lru_cache

from spacealert.engine.actions import ACTIONS
from spacealert.engine.slots import SPECIAL_ACTIONS

MOST_ACTIONS = 2
EMPTY = "-"


@lru_cache(1000)
def fault_of_slot(slot: str, specialization: str | None) -> str | None:
    """What is wrong with a slot of somebody with this specialization or none: the id of a text."""
    known = (*ACTIONS, *SPECIAL_ACTIONS)
    if slot == EMPTY:
        return None
    if any(action not in known for action in slot):
        return "game-plan-letter"
    if specialization is None and any(action in SPECIAL_ACTIONS for action in slot):
        return "game-no-specialization"
    if len(slot) > MOST_ACTIONS + (specialization == "SpecialOps" and "S" in slot):
        return "game-three-actions"
    return None
