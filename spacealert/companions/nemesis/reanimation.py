"""Full co-operation (§8.2): a body in a working Emergency Room comes back to life at the start of a round."""

from spacealert.companions.nemesis.ship_questions import is_so, tell
from spacealert.companions.nemesis.ship_state import Mode, Ship, Status
from spacealert.companions.nemesis.wounds import dress, heal_light
from spacealert.kit.guide.walkthrough import Guide


def wake(ship: Ship) -> Guide[None]:
    """Whoever is dead and was carried there."""
    if ship.mode is not Mode.COOPERATIVE:
        return
    for who in ship.of_status(Status.DEAD):
        if (yield from is_so("nemesisplay-reanimate", rule="§8.2", who=who.name)):
            who.status = Status.AWAKE
            who.larva = False
            heal_light(who)
            dress(who)
            yield from tell("nemesisplay-reanimated", rule="§8.2", spoken="reanimated", who=who.name)
