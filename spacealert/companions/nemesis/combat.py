"""Combat: attacks by aliens (§5.7) and by characters (§5.6), escape (§5.9) and technical corridors (§5.8)."""

from collections.abc import Mapping, Sequence
from typing import Any

from spacealert.companions.asking import add_note, ask_count, ask_draw, choose, choose_by_id, choose_several, confirm
from spacealert.companions.nemesis import ship_map
from spacealert.companions.nemesis.exploration import return_figure_to_bag
from spacealert.companions.nemesis.items import spend_ammo
from spacealert.companions.nemesis.ship_questions import choose_members, kind_name
from spacealert.companions.nemesis.ship_state import COMBAT_DIE, MOST_HAND, CrewMember, Ship, Status
from spacealert.companions.nemesis.wounds import add_light_wound, add_serious_wound, gain_contamination, resolve_death
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide

_EFFECTS = ("light", "light-twice", "serious", "contamination", "slime", "death", "card")


def find_member_with_fewest_cards(in_room: Sequence[CrewMember], hands: Mapping[int, int]) -> CrewMember:
    """Return the character with the fewest cards in hand. Ties are broken by the order of `in_room`."""
    fewest = min(hands[one.number] for one in in_room)
    return next(one for one in in_room if hands[one.number] == fewest)


def find_target(ship: Ship) -> Guide[CrewMember]:
    """Ask who shares a room with an alien in the event phase, and return the character it attacks."""
    in_room = yield from choose_members("nemesisplay-attack-in-room", ship.awake_crew, rule="§5.7", least=1)
    return (yield from _most_exposed(in_room))


def _most_exposed(in_room: Sequence[CrewMember]) -> Guide[CrewMember]:
    if len(in_room) == 1:
        return in_room[0]
    hands = yield from ask_hands(in_room)
    return find_member_with_fewest_cards(in_room, hands)


def ask_hands(crew: Sequence[CrewMember]) -> Guide[dict[int, int]]:
    """Ask how many cards these characters hold, contamination cards included."""
    hands = {}
    for one in crew:
        hands[one.number] = yield from ask_count("nemesisplay-hand", MOST_HAND, likely=5, who=one.name)
    return hands


def choose_kind(ship: Ship, text_id: str, rule: str = "", near: CrewMember | None = None, **facts: Any) -> Guide[str]:
    """Ask for a kind of alien on the board, unless only one is possible.

    With `near`, only kinds near that character are offered, if they are known.
    """
    kinds = list(ship.kinds_on_board())
    if near is not None and ship_map.is_complete(ship):
        kinds = list(dict.fromkeys(ship_map.figures_in(ship, ship_map.locate(ship, near)))) or kinds
    if len(kinds) == 1:
        return kinds[0]
    return (yield from choose(text_id, [(figure, kind_name(figure)) for figure in kinds], rule=rule, **facts))


def resolve_event_attacks(ship: Ship, rule: str) -> Guide[None]:
    """Resolve an attack by each alien that shares a room with a character."""
    if not ship.figure_count or not ship.awake_crew:
        return
    if ship_map.is_complete(ship):
        for room in ship_map.occupied_rooms(ship):
            for figure in ship_map.figures_in(ship, room):
                there = ship_map.crew_in(ship, room)
                if there:
                    yield from ship.species.attack(ship, figure, (yield from _most_exposed(there)))
        return
    attackers = yield from ask_count("nemesisplay-attackers", ship.figure_count, rule=rule)
    for number in range(1, attackers + 1):
        if not ship.figure_count or not ship.awake_crew:
            return
        facts: dict[str, Any] = {"number": number, "count": attackers}
        figure = yield from choose_kind(ship, "nemesisplay-attacker", rule, **facts)
        who = yield from find_target(ship)
        yield from ship.species.attack(ship, figure, who)


def draw_attack_card(ship: Ship, figure: str, who: CrewMember, rule: str = "§5.7") -> Guide[None]:
    """Resolve an attack card. It hits only if it shows the attacker's symbol."""
    if not (yield from confirm("nemesisplay-attack-card", rule=rule, kind=kind_name(figure), who=who.name)):
        yield from add_note("nemesisplay-attack-missed", kind=kind_name(figure), who=who.name)
        return
    options = [(effect, message(f"nemesisplay-effect-{effect}")) for effect in _EFFECTS]
    effects = yield from choose_several("nemesisplay-attack-effects", options, rule=rule, who=who.name)
    yield from apply_attack_effects(ship, who, effects)


def apply_attack_effects(ship: Ship, who: CrewMember, effects: Sequence[str]) -> Guide[None]:
    for effect in effects:
        if who.status is Status.DEAD:
            return
        match effect:
            case "light":
                yield from add_light_wound(ship, who)
            case "light-twice":
                yield from add_light_wound(ship, who)
                yield from add_light_wound(ship, who)
            case "serious":
                yield from add_serious_wound(ship, who)
            case "contamination":
                yield from gain_contamination(who)
            case "slime":
                who.slime = True
                yield from add_note("nemesisplay-slimed", who=who.name)
            case "death":
                yield from resolve_death(ship, who)
            case "card":
                yield from add_note("nemesisplay-as-printed")


_MOST_IN_A_ROOM = 8


def resolve_shot(ship: Ship, who: CrewMember) -> Guide[None]:
    if not (yield from spend_ammo(who)):
        return
    yield from add_note("nemesisplay-shoot", who=who.name)
    figure = yield from choose_kind(ship, "nemesisplay-shoot-at", "§5.6", who)
    face = yield from ask_draw("nemesisplay-combat-die", COMBAT_DIE, "nemesis-die", rule="§5.6")
    injuries = yield from _injuries(ship, face, figure)
    yield from _apply_injuries(ship, figure, injuries)


def resolve_melee(ship: Ship, who: CrewMember) -> Guide[None]:
    """Resolve a melee attack. The attacker gains a contamination card and, after a miss, a serious wound."""
    yield from gain_contamination(who)
    figure = yield from choose_kind(ship, "nemesisplay-shoot-at", "§5.6", who)
    face = yield from ask_draw("nemesisplay-combat-die", COMBAT_DIE, "nemesis-die", rule="§5.6")
    injuries = min(1, (yield from _injuries(ship, face, figure)))
    yield from _apply_injuries(ship, figure, injuries)
    if not injuries:
        yield from add_serious_wound(ship, who)


def _injuries(ship: Ship, face: str, figure: str) -> Guide[int]:
    known = ship.species.count_injuries(face, figure)
    if known is None:
        return (yield from ask_count("nemesisplay-injuries", 2, rule="§5.6", kind=kind_name(figure)))
    return known


def _apply_injuries(ship: Ship, figure: str, injuries: int) -> Guide[None]:
    if not injuries:
        yield from add_note("nemesisplay-missed", kind=kind_name(figure))
        return
    yield from add_note("nemesisplay-hit", kind=kind_name(figure), count=injuries)
    yield from check_injuries(ship, figure)


def check_injuries(ship: Ship, figure: str, rule: str = "§5.6") -> Guide[None]:
    """Check whether an injured alien dies, stays or retreats."""
    cards = ship.species.toughness_card_count(figure)
    if not cards:
        yield from _resolve_kill(ship, figure)
        return
    facts: dict[str, Any] = {"kind": kind_name(figure), "count": cards}
    asked, ends = f"nemesisplay-check{ship.species.check_words}", ("stays", "dies", "retreats")
    match (yield from choose_by_id(asked, ends, "nemesisplay-check", rule=rule, **facts)):
        case "dies":
            yield from _resolve_kill(ship, figure)
        case "retreats":
            yield from retreat(ship, figure)


def remove_killed(ship: Ship, figure: str, count: int = 1) -> None:
    """Remove killed figures from the board. Some kinds go back to the box for good."""
    ship.figures[figure] -= count
    ship.killed[figure] = ship.killed.get(figure, 0) + count
    if figure in ship.species.never_returns:
        ship.boxed[figure] = ship.boxed.get(figure, 0) + count


def _resolve_kill(ship: Ship, figure: str) -> Guide[None]:
    remove_killed(ship, figure)
    yield from ship.species.on_killed(ship, figure)


def retreat(ship: Ship, figure: str) -> Guide[None]:
    """Move the alien along the corridor shown by an event card."""
    ways = ("room", "door", *(["technical"] if figure in ship.species.leaves_by_corridor else []))
    way = yield from choose_by_id("nemesisplay-retreat", ways, rule="§5.6", kind=kind_name(figure))
    if way == "technical":
        yield from leave_by_corridor(ship, figure)
    elif way == "door":
        yield from add_note("nemesisplay-door-destroyed", kind=kind_name(figure))


def leave_by_corridor(ship: Ship, figure: str) -> Guide[None]:
    token = return_figure_to_bag(ship, figure)
    text_id = "nemesisplay-left-by-corridor" if token else "nemesisplay-left-without-token"
    yield from add_note(text_id, kind=kind_name(figure))


def escape(ship: Ship, who: CrewMember) -> Guide[bool]:
    """Resolve attacks by the aliens in the room that the character leaves. Return whether the character survives."""
    if ship_map.is_complete(ship):
        for figure in ship_map.figures_in(ship, ship_map.locate(ship, who)):
            if who.status is not Status.DEAD:
                yield from ship.species.attack(ship, figure, who)
        return who.status is not Status.DEAD
    most = min(ship.figure_count, _MOST_IN_A_ROOM)
    count = yield from ask_count("nemesisplay-escape-from", most, least=1, rule="§5.9", who=who.name)
    for number in range(1, count + 1):
        if not ship.figure_count or who.status is Status.DEAD:
            break
        facts: dict[str, Any] = {"number": number, "count": count}
        figure = yield from choose_kind(ship, "nemesisplay-attacker", "§5.9", **facts)
        yield from ship.species.attack(ship, figure, who)
    return who.status is not Status.DEAD
