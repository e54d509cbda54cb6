"""Characters fight and flee (§5.6, §5.9): the die, the injury check, retreat, and the technical corridors (§5.8)."""

from spacealert.companions.nemesis.contamination import gain_card
from spacealert.companions.nemesis.intruder_attack import choose_kind
from spacealert.companions.nemesis.intruder_bag import leaves_the_board
from spacealert.companions.nemesis.ship_facts import COMBAT_DIE
from spacealert.companions.nemesis.ship_questions import choose, draw, how_many, kind, tell
from spacealert.companions.nemesis.ship_state import CrewMember, Ship, Status
from spacealert.companions.nemesis.wounds import serious_wound
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide

_MOST_IN_A_ROOM = 8


def shoot(ship: Ship, who: CrewMember) -> Guide[None]:
    yield from tell("nemesisplay-shoot", rule="§5.6", who=who.name)
    figure = yield from choose_kind(ship, "nemesisplay-shoot-at", "§5.6")
    face = yield from draw("nemesisplay-combat-die", COMBAT_DIE, "nemesis-die", rule="§5.6")
    injuries = yield from _injuries(ship, face, figure)
    yield from _hit(ship, figure, injuries)


def melee(ship: Ship, who: CrewMember) -> Guide[None]:
    """A contamination card first; whoever misses gets a serious wound; two hits count as one."""
    yield from gain_card(who)
    figure = yield from choose_kind(ship, "nemesisplay-shoot-at", "§5.6")
    face = yield from draw("nemesisplay-combat-die", COMBAT_DIE, "nemesis-die", rule="§5.6")
    injuries = min(1, (yield from _injuries(ship, face, figure)))
    yield from _hit(ship, figure, injuries)
    if not injuries:
        yield from serious_wound(ship, who)


def _injuries(ship: Ship, face: str, figure: str) -> Guide[int]:
    known = ship.species.injuries(face, figure)
    if known is None:
        return (yield from how_many("nemesisplay-injuries", 2, rule="§5.6", kind=kind(figure)))
    return known


def _hit(ship: Ship, figure: str, injuries: int) -> Guide[None]:
    if not injuries:
        yield from tell("nemesisplay-missed", rule="§5.6", kind=kind(figure))
        return
    yield from tell("nemesisplay-hit", rule="§5.6", kind=kind(figure), count=injuries)
    yield from injury_check(ship, figure)


def injury_check(ship: Ship, figure: str, rule: str = "§5.6") -> Guide[None]:
    """Whether it dies of its injuries, stays, or retreats."""
    cards = ship.species.toughness_cards(figure)
    if not cards:
        yield from _dies(ship, figure)
        return
    options = [(key, message(f"nemesisplay-check-{key}")) for key in ("stays", "dies", "retreats")]
    facts = {"kind": kind(figure), "count": cards}
    match (yield from choose(f"nemesisplay-check{ship.species.check_words}", options, rule=rule, **facts)):
        case "dies":
            yield from _dies(ship, figure)
        case "retreats":
            yield from retreat(ship, figure)


def _dies(ship: Ship, figure: str) -> Guide[None]:
    ship.figures[figure] -= 1
    ship.killed[figure] = ship.killed.get(figure, 0) + 1
    yield from ship.species.killed(ship, figure)


def retreat(ship: Ship, figure: str) -> Guide[None]:
    """The corridor whose number an event card shows."""
    options = [(key, message(f"nemesisplay-retreat-{key}")) for key in ("room", "door", "technical")]
    if figure not in ship.species.leaves_by_corridor:
        options = options[:2]
    way = yield from choose("nemesisplay-retreat", options, rule="§5.6", kind=kind(figure))
    if way == "technical":
        yield from leave_by_corridor(ship, figure)
    elif way == "door":
        yield from tell("nemesisplay-door-destroyed", rule="§5.15", kind=kind(figure))


def leave_by_corridor(ship: Ship, figure: str) -> Guide[None]:
    """Its injuries are gone, its figure is off the board, a token of its kind goes into the bag."""
    token = leaves_the_board(ship, figure)
    text_id = "nemesisplay-left-by-corridor" if token else "nemesisplay-left-without-token"
    yield from tell(text_id, rule="§5.8", kind=kind(figure))


def escape(ship: Ship, who: CrewMember) -> Guide[bool]:
    """Everything in the room attacks, the largest first; whether the character has got away alive."""
    most = min(ship.on_board, _MOST_IN_A_ROOM)
    count = yield from how_many("nemesisplay-escape-from", most, least=1, rule="§5.9", who=who.name)
    for number in range(1, count + 1):
        if not ship.on_board or who.status is Status.DEAD:
            break
        facts = {"number": number, "count": count}
        figure = yield from choose_kind(ship, "nemesisplay-attacker", "§5.9", **facts)
        yield from ship.species.attack(ship, figure, who)
    return who.status is not Status.DEAD
