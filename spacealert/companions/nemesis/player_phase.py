"""The player phase (§3): cards, the first player token, turns until all have passed, and the airlock."""

from spacealert.companions.nemesis import rooms, ship_map
from spacealert.companions.nemesis.combat import choose_kind
from spacealert.companions.nemesis.menus import DONE, EVERYTHING, QUICK, something_happens
from spacealert.companions.nemesis.ship_questions import choose, is_so, note, which_member
from spacealert.companions.nemesis.ship_state import CrewMember, Mode, Phase, Ship, Status
from spacealert.companions.nemesis.wounds import dress, heal_light, light_wound
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide


def reanimate_dead(ship: Ship) -> Guide[None]:
    """Whoever is dead and was carried there."""
    if ship.mode is not Mode.COOPERATIVE:
        return
    for who in ship.of_status(Status.DEAD):
        if who.number == ship.intruder_player:
            continue
        if (yield from is_so("nemesisplay-reanimate", rule="§8.2", who=who.name)):
            who.status = Status.AWAKE
            who.larva = False
            heal_light(who)
            dress(who)
            yield from note("nemesisplay-reanimated", rule="§8.2", spoken="reanimated", who=who.name)


_BESIDE_QUICK = tuple(menu for menu in EVERYTHING if menu != "hazards")  # its procedures are quick ones
_IN_FIRE = ("turn-over-fire", "passes-fire")


def player_phase(ship: Ship) -> Guide[None]:
    ship.round += 1
    ship.phase, ship.turn = Phase.PLAYERS, None
    for one in ship.crew:
        one.passed = False
    yield from reanimate_dead(ship)
    yield from _intruder_player_joins(ship)
    if ship.round > 1:
        _first_player_token(ship)
    first = "same" if ship.round == 1 else ship.member(ship.first).name
    yield from note("nemesisplay-draw", rule="§3", spoken="round", number=ship.round, first=first)
    if ship.follows_turns:
        yield from _turns(ship)
    else:
        yield from _whole_phase(ship)
    ship.turn = None
    yield from rooms.resolve_airlock(ship)


def _intruder_player_joins(ship: Ship) -> Guide[None]:
    """§8.3: after the round in which the character died was finished as usual."""
    if ship.joins_as_intruders is not None:
        ship.intruder_player, ship.joins_as_intruders = ship.joins_as_intruders, None
        yield from note("nemesisplay-intruder-player-begins", rule="§8.3")


def _first_player_token(ship: Ship) -> None:
    """To the left: to the next whose character is still in the game, never to the player of the intruders."""
    order = ship.in_turn_order()
    following = [*order[1:], order[0]]
    in_game = (one for one in following if one.status in (Status.AWAKE, Status.WAITING))
    ship.first = next((one.number for one in in_game), ship.first)


def _turns(ship: Ship) -> Guide[None]:
    waited: set[int] = set()
    while any(not one.passed for one in _taking_turns(ship)):
        for who in ship.in_turn_order():
            if who.passed or who not in _taking_turns(ship):
                continue
            ship.turn = who.number
            if who.status is Status.WAITING and who.number not in waited:
                waited.add(who.number)
                yield from rooms.first_turn_in_pod(ship, who)
            elif who.status is Status.WAITING:
                who.passed = True
            if who.number == ship.intruder_player:
                yield from _intruder_turn(ship, who)
            elif not who.passed and who.status is Status.AWAKE:
                yield from _turn(ship, who)


def _taking_turns(ship: Ship) -> list[CrewMember]:
    return [one for one in ship.crew if one.status in (Status.AWAKE, Status.WAITING) or _plays_intruders(ship, one)]


def _plays_intruders(ship: Ship, one: CrewMember) -> bool:
    return one.number == ship.intruder_player


def _turn(ship: Ship, who: CrewMember) -> Guide[None]:
    """Two actions, one and a pass, or a pass; with its end comes whether the character's room burns."""
    asks_for_fire = ship.fires and not ship_map.knows(ship)
    ends = ("turn-over", "passes", *(_IN_FIRE if asks_for_fire else ()))
    chosen = yield from something_happens(ship, who, "nemesisplay-turn", ends)
    if who.status is not Status.AWAKE:
        return
    who.passed = who.passed or chosen.startswith("passes")
    if chosen in _IN_FIRE or (not asks_for_fire and ship_map.burns(ship, ship_map.room_of(ship, who))):
        yield from light_wound(ship, who)


def _intruder_turn(ship: Ship, who: CrewMember) -> Guide[None]:
    """§8.3: one card: movement, an attack or its effect."""
    options = [(key, message(f"nemesisplay-intruder-turn-{key}")) for key in ("played", "attack", "passes")]
    match (yield from choose("nemesisplay-intruder-turn", options, rule="§8.3", who=who.name)):
        case "passes":
            who.passed = True
        case "attack" if ship.on_board and ship.awake:
            target = yield from which_member("nemesisplay-intruder-target", ship.awake, rule="§8.3")
            figure = yield from choose_kind(ship, "nemesisplay-intruder-attacker", "§8.3")
            yield from ship.species.attack(ship, figure, target)
        case _:
            yield from something_happens(ship, None, "nemesisplay-intruder-effect", (DONE,), EVERYTHING)


def _whole_phase(ship: Ship) -> Guide[None]:
    """Without following turns: pods first, then whatever happens until all have passed."""
    for who in ship.of_status(Status.WAITING):
        if who.status is Status.WAITING:
            yield from rooms.first_turn_in_pod(ship, who)
    yield from something_happens(ship, None, "nemesisplay-phase", ("all-passed",), (*QUICK, *_BESIDE_QUICK))
