"""Wounds and death (§5.10)."""

from spacealert.companions.nemesis.ship_facts import MOST_LIGHT_WOUNDS, MOST_SERIOUS_WOUNDS
from spacealert.companions.nemesis.ship_questions import tell
from spacealert.companions.nemesis.ship_state import CrewMember, Mode, Ship, Status
from spacealert.companions.nemesis.turning_points import end_if_nobody_is_awake, first_death
from spacealert.kit.guide.walkthrough import Guide


def light_wound(ship: Ship, who: CrewMember) -> Guide[None]:
    """The third light wound becomes a serious one; with three serious ones any wound kills."""
    if who.status is Status.DEAD:
        return
    if who.wounds >= MOST_SERIOUS_WOUNDS:
        yield from death(ship, who)
    elif who.light < MOST_LIGHT_WOUNDS:
        who.light += 1
        yield from tell("nemesisplay-light-wound", rule="§5.10", who=who.name, count=who.light)
    else:
        who.light = 0
        yield from tell("nemesisplay-third-light-wound", rule="§5.10", who=who.name)
        yield from serious_wound(ship, who)


def serious_wound(ship: Ship, who: CrewMember) -> Guide[None]:
    if who.wounds >= MOST_SERIOUS_WOUNDS:
        yield from death(ship, who)
        return
    who.serious += 1
    yield from tell("nemesisplay-serious-wound", rule="§5.10", who=who.name, count=who.wounds)


def death(ship: Ship, who: CrewMember) -> Guide[None]:
    """The character is gone; what that means for everybody follows."""
    dies(ship, who)
    text_id = "nemesisplay-death-coop" if ship.mode is Mode.COOPERATIVE else "nemesisplay-death"
    yield from tell(text_id, rule="§5.10", spoken="crew-lost", who=who.name)
    yield from first_death(ship, who)
    end_if_nobody_is_awake(ship)


def dies(ship: Ship, who: CrewMember) -> None:
    who.status = Status.DEAD
    who.larva = False
    for pod in ship.pods:
        if who.number in pod.aboard:
            pod.aboard.remove(who.number)


def heal_light(who: CrewMember) -> None:
    who.light = 0


def dress(who: CrewMember) -> None:
    """All serious wounds are turned face down; they still count."""
    who.dressed, who.serious = who.wounds, 0


def heal_dressed(who: CrewMember) -> None:
    who.dressed = max(0, who.dressed - 1)
