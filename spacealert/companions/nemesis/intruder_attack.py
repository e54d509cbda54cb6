"""An alien attacks: whom (§5.7), and what an attack card does to that character."""

from collections.abc import Mapping, Sequence

from spacealert.companions.nemesis.contamination import gain_card
from spacealert.companions.nemesis.ship_facts import MOST_HAND
from spacealert.companions.nemesis.ship_questions import (
    choose,
    choose_several,
    how_many,
    is_so,
    kind,
    tell,
    which_members,
)
from spacealert.companions.nemesis.ship_state import CrewMember, Ship, Status
from spacealert.companions.nemesis.wounds import death, light_wound, serious_wound
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide

_EFFECTS = ("light", "light-twice", "serious", "contamination", "slime", "death", "card")


def target(in_room: Sequence[CrewMember], hands: Mapping[int, int]) -> CrewMember:
    """The fewest cards in hand; of several the first in turn order, in which `in_room` is."""
    fewest = min(hands[one.number] for one in in_room)
    return next(one for one in in_room if hands[one.number] == fewest)


def find_target(ship: Ship, rule: str = "§5.7") -> Guide[CrewMember]:
    """Whom an alien attacks in the event phase: asked only as far as it is not clear."""
    in_room = yield from which_members("nemesisplay-attack-in-room", ship.awake, rule=rule, least=1)
    if len(in_room) == 1:
        return in_room[0]
    hands = yield from hands_of(in_room)
    return target(in_room, hands)


def hands_of(crew: Sequence[CrewMember]) -> Guide[dict[int, int]]:
    """How many cards these hold, contamination cards with the others."""
    hands = {}
    for one in crew:
        hands[one.number] = yield from how_many("nemesisplay-hand", MOST_HAND, likely=5, who=one.name)
    return hands


def choose_kind(ship: Ship, text_id: str, rule: str = "", **facts: object) -> Guide[str]:
    """One of the kinds that are on the board."""
    kinds = list(ship.kinds_on_board())
    if len(kinds) == 1:
        return kinds[0]
    return (yield from choose(text_id, [(figure, kind(figure)) for figure in kinds], rule=rule, **facts))


def attacks_in_event_phase(ship: Ship, rule: str) -> Guide[None]:
    """Everything that shares a room with a character attacks."""
    if not ship.on_board or not ship.awake:
        return
    attackers = yield from how_many("nemesisplay-attackers", ship.on_board, rule=rule)
    for number in range(1, attackers + 1):
        if not ship.on_board or not ship.awake:
            return
        facts = {"number": number, "count": attackers}
        figure = yield from choose_kind(ship, "nemesisplay-attacker", rule, **facts)
        who = yield from find_target(ship)
        yield from ship.species.attack(ship, figure, who)


def attack_card(ship: Ship, figure: str, who: CrewMember, rule: str = "§5.7") -> Guide[None]:
    """One card: it hits only where the attacker's symbol is shown."""
    if not (yield from is_so("nemesisplay-attack-card", rule=rule, kind=kind(figure), who=who.name)):
        yield from tell("nemesisplay-attack-missed", rule=rule, kind=kind(figure), who=who.name)
        return
    options = [(effect, message(f"nemesisplay-effect-{effect}")) for effect in _EFFECTS]
    effects = yield from choose_several("nemesisplay-attack-effects", options, rule=rule, who=who.name)
    yield from suffer(ship, who, effects)


def suffer(ship: Ship, who: CrewMember, effects: Sequence[str]) -> Guide[None]:
    """One after the other, as long as the character lives."""
    for effect in effects:
        if who.status is Status.DEAD:
            return
        match effect:
            case "light":
                yield from light_wound(ship, who)
            case "light-twice":
                yield from light_wound(ship, who)
                yield from light_wound(ship, who)
            case "serious":
                yield from serious_wound(ship, who)
            case "contamination":
                yield from gain_card(who)
            case "slime":
                who.slime = True
                yield from tell("nemesisplay-slimed", rule="§5.12", who=who.name)
            case "death":
                yield from death(ship, who)
            case "card":
                yield from tell("nemesisplay-as-printed")
