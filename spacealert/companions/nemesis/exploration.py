"""The bag and encounters (§4, §5.4), exploration and noise (§5.1, §5.2), fires and malfunctions (§5.13, §5.14)."""

from collections.abc import Sequence
from typing import Any

from attrs import frozen

from spacealert.companions.asking import add_note, ask_count, ask_draw, choose, choose_by_id, confirm
from spacealert.companions.nemesis import ship_map, ship_state
from spacealert.companions.nemesis.ship_questions import choose_members, kind_name
from spacealert.companions.nemesis.ship_state import CrewMember, GameOver, Mode, Ship, Status, Trigger
from spacealert.companions.nemesis.wounds import resolve_first_contact
from spacealert.kit.guide.prompts import Draw, Option, message
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message

_PARTS = 840  # units per token in the bag, divided among its possible numbers


@frozen
class TokenChance:
    """A kind of token, the number of these tokens in the bag, and the chance of drawing one."""

    token: str
    count: int
    share: float


def fill_bag(ship: Ship) -> None:
    """Fill the bag for the start of the game (§2, step 10). The remaining tokens form the supply."""
    ship.bag = dict.fromkeys(ship.species.token_counts, 0) | ship.species.starting_bag(len(ship.crew))
    ship.supply = {token: count - ship.bag[token] for token, count in ship.species.token_counts.items()}


def token_chances(ship: Ship) -> list[TokenChance]:
    whole = sum(ship.bag.values())
    return [TokenChance(token, count, count / whole) for token, count in ship.bag.items() if count]


def draw_token(ship: Ship, text_id: str, rule: str) -> Guide[str]:
    """Draw a token from the bag and put it in the supply. Return the token."""
    token = yield from ask_draw(text_id, ship.bag, "nemesis-kind", rule=rule)
    ship.bag[token] -= 1
    ship.supply[token] += 1
    return token


def put_in_bag(ship: Ship, *tokens: str) -> str:
    """Move the first of these tokens that is in the supply to the bag. Return that token, or an empty string."""
    for token in tokens:
        if ship.supply.get(token, 0):
            ship.supply[token] -= 1
            ship.bag[token] += 1
            known = ship.numbers_out.get(token, [])
            del known[ship.supply[token] :]  # the rest are back in the bag
            return token
    return ""


def token_weights(ship: Ship) -> dict[str, int]:
    """Return how likely each token is to be drawn, by `token/number`, or by `token` if it has no number."""
    found = {}
    for token, count in ship.bag.items():
        numbers = numbers_in_bag(ship, token)
        for number, copies in numbers.items():
            found[f"{token}/{number}"] = round(_PARTS * count * copies / sum(numbers.values()))
        if count and not numbers:
            found[token] = _PARTS * count
    return {key: weight for key, weight in found.items() if weight}


def numbers_in_bag(ship: Ship, token: str) -> dict[int, int]:
    """Return the numbers still possible for tokens of this kind, with the number of copies of each."""
    printed = dict(ship.species.token_numbers.get(token, {}))
    for number in ship.numbers_out.get(token, []):
        printed[number] = printed.get(number, 0) - 1
    left = {number: copies for number, copies in printed.items() if copies > 0}
    return left or dict(ship.species.token_numbers.get(token, {}))


def draw_numbered_token(ship: Ship, text_id: str, rule: str, **facts: Any) -> Guide[tuple[str, int]]:
    """Draw a token from the bag. Return it with its number, or with 0 if it has no number."""
    weights = token_weights(ship)
    options = tuple(Option(key, _token_label(key)) for key in weights)
    token, _, written = str(
        (yield Draw(message(text_id, **facts), options=options, weights=weights, rule=rule))
    ).partition("/")
    ship.bag[token] -= 1
    ship.supply[token] += 1
    number = int(written or 0)
    if number:
        ship.numbers_out.setdefault(token, []).append(number)
    return token, number


def _token_label(key: str) -> Message:
    token, _, number = key.partition("/")
    return message("nemesis-token", token=kind_name(token), number=number or "none")


def return_figure_to_bag(ship: Ship, figure: str) -> str:
    """Take a figure off the board. Return the token put into the bag for it, or an empty string if none was left."""
    ship.figures[figure] -= 1
    return put_in_bag(ship, *ship.species.figure_tokens(figure))


NO_TOKEN = "none"  # a figure placed without a token


def _encounter_room(ship: Ship, who: CrewMember | None) -> Guide[str]:
    rooms = ship_map.occupied_rooms(ship)
    if who is not None or not rooms:
        return "" if who is None else ship_map.locate(ship, who)
    return (yield from ship_map.choose_room(ship, "nemesismap-encounter", rooms))


def resolve_encounter(ship: Ship, who: CrewMember | None = None) -> Guide[bool]:
    """Resolve an encounter and return whether an alien appeared.

    Without `who`, the players check for a surprise attack themselves.
    """
    if who is not None:
        yield from add_note("nemesisplay-encounter", spoken="nemesisspeech-encounter", who=who.name)
    if not sum(ship.bag.values()):
        yield from add_note("nemesisplay-bag-empty")
        return False
    text_id = "nemesisplay-encounter-draw" if who is None else "nemesisplay-encounter-token"
    token, number = yield from draw_numbered_token(ship, text_id, "§5.4")
    if token == ship_state.BLANK:
        yield from resolve_blank_token(ship)
        return False
    figure = ship.species.token_figure(token)
    room = yield from _encounter_room(ship, who)
    if not (yield from place_figure(ship, figure, token, number=number if who is None else 0, room=room)):
        return False
    if who is not None:
        yield from check_surprise(ship, figure, number, who)
    return True


def resolve_blank_token(ship: Ship) -> Guide[None]:
    """Resolve the blank token, which returns to the bag."""
    put_in_bag(ship, ship_state.BLANK)
    yield from add_note("nemesisplay-encounter-blank")
    if sum(ship.bag.values()) == ship.bag.get(ship_state.BLANK, 0):
        yield from ship.species.on_only_blank_left(ship)


def place_figure(ship: Ship, figure: str, token: str = NO_TOKEN, *, number: int = 0, room: str = "") -> Guide[bool]:
    """Place a figure and return True, or return False if none is left."""
    yield from resolve_first_contact(ship)
    yield from ship.species.before_placing(ship, figure)
    if ship.free_figure_count(figure) <= 0:
        yield from add_note("nemesisplay-no-figure", kind=kind_name(figure))
        return False
    ship_map.put_figure(ship, figure, room)
    ship.figures[figure] += 1
    if number:
        facts: dict[str, object] = {"kind": kind_name(figure), "number": number}
        yield from add_note("nemesisplay-appears", spoken="nemesisspeech-encounter", **facts)
    else:
        yield from add_note("nemesisplay-figure-placed", kind=kind_name(figure), token=token)
    yield from ship.species.on_placed(ship, figure)
    return True


def check_surprise(ship: Ship, figure: str, number: int, who: CrewMember) -> Guide[None]:
    """Ask for the size of the character's hand, and resolve a surprise attack if the hand is too small."""
    hand = yield from ask_count("nemesisplay-hand", ship_state.MOST_HAND, likely=5, rule="§5.4", who=who.name)
    if is_surprise(hand, number):
        facts = {"kind": kind_name(figure), "who": who.name}
        yield from add_note("nemesisplay-surprise", spoken="nemesisspeech-surprise", **facts)
        yield from ship.species.attack(ship, figure, who)
    else:
        yield from add_note("nemesisplay-no-surprise", who=who.name)


def is_surprise(hand: int, number: int) -> bool:
    return hand < number


_ANNOUNCED_FROM = 6


def place_fire(ship: Ship, room: str = "") -> Guide[None]:
    """Set a room on fire. A ninth fire ends the game, so ask for confirmation."""
    if ship.map is not None and not room:
        rooms = [*(one for one in ship.map.rooms if not ship_map.is_burning(ship, one)), ship_map.UNEXPLORED]
        room = yield from ship_map.choose_room(ship, "nemesismap-where-fire", rooms)
    if ship.fires >= ship_state.MOST_FIRES:
        if not (yield from confirm("nemesisplay-fire-ninth", rule="§5.13", likely=True)):
            return
        raise GameOver(Trigger.FIRE)
    ship_map.put_fire(ship, room)
    ship.fires += 1
    spoken = f"nemesisspeech-fire-{ship.fires}" if ship.fires >= _ANNOUNCED_FROM else ""
    yield from add_note("nemesisplay-fire-placed", spoken=spoken, count=ship.fires, most=ship_state.MOST_FIRES)


def remove_fire(ship: Ship) -> Guide[None]:
    burning = [] if ship.map is None else [room for room in ship.map.rooms if ship_map.is_burning(ship, room)]
    if burning:
        ship_map.clear_fire(ship, (yield from ship_map.choose_room(ship, "nemesismap-which-fire", burning)))
    ship.fires = max(0, ship.fires - 1)


def place_malfunction(ship: Ship) -> Guide[None]:
    """Count a new malfunction. A ninth malfunction ends the game, so ask for confirmation."""
    if ship.malfunctions >= ship_state.MOST_MALFUNCTIONS:
        if not (yield from confirm("nemesisplay-malfunction-ninth", rule="§5.14", likely=True)):
            return
        raise GameOver(Trigger.HULL)
    ship.malfunctions += 1
    spoken = f"nemesisspeech-hull-{ship.malfunctions}" if ship.malfunctions >= _ANNOUNCED_FROM else ""
    facts = {"count": ship.malfunctions, "most": ship_state.MOST_MALFUNCTIONS}
    yield from add_note("nemesisplay-malfunction-placed", spoken=spoken, **facts)


def remove_malfunction(ship: Ship) -> None:
    ship.malfunctions = max(0, ship.malfunctions - 1)


def roll_noise(ship: Ship, who: CrewMember) -> Guide[bool]:
    """Resolve a noise roll. Return whether an alien appears or moves in."""
    if not ship.follows_turns:
        return (yield from _roll_at_the_table(ship, who))
    face = yield from ask_draw("nemesisplay-noise", ship_state.NOISE_DIE, "nemesis-noise", rule="§5.2", who=who.name)
    if face == "silence" and not who.slime:
        yield from add_note("nemesisplay-silence", who=who.name)
        return False
    if face in ("silence", "danger"):
        return (yield from resolve_danger(ship, who, by_slime=face == "silence"))
    if (yield from confirm("nemesisplay-noise-there", rule="§5.2", number=face, who=who.name)):
        return (yield from resolve_encounter(ship, who))
    yield from add_note("nemesisplay-noise-placed", number=face, who=who.name)
    return False


def _roll_at_the_table(ship: Ship, who: CrewMember) -> Guide[bool]:
    quiet = ("corridor", "silence") if who.slime else ("nothing",)  # slime turns silence into danger
    keys = (*quiet, "encounter", *(("comes",) if ship.figure_count else ()))
    text_id = "nemesisplay-noise-short"
    came = yield from choose_by_id(text_id, keys, rule="§5.2", likely=quiet[0], who=who.name)
    if came == "silence":
        return (yield from resolve_danger(ship, who, by_slime=True))
    return came == "comes" or (came == "encounter" and (yield from resolve_encounter(ship)))


def resolve_danger(ship: Ship, who: CrewMember, *, by_slime: bool = False) -> Guide[bool]:
    """Resolve danger: attract nearby aliens, break doors or make noise. Return whether an alien comes."""
    near = "nobody"
    if ship.figure_count:
        text_id = "nemesisplay-slime-danger" if by_slime else "nemesisplay-danger"
        near = yield from choose_by_id(
            text_id, ("nobody", "comes", "doors"), "nemesisplay-danger", rule="§5.2", who=who.name
        )
    yield from add_note(f"nemesisplay-danger-{near}-do", who=who.name)
    if near == "comes":
        yield from return_from_pods(ship, who)
    return near == "comes"


def roll_for_everyone(ship: Ship, rule: str = "§5.2") -> Guide[None]:
    """Have everyone who is not in combat roll for noise."""
    if not ship.follows_turns:
        yield from _everyone_rolls_at_the_table(ship, rule)
        return
    rolling: Sequence[CrewMember] = ship.awake_crew_aboard
    if ship.figure_count:
        fighting = yield from choose_members("nemesisplay-who-fights", ship.awake_crew, rule=rule)
        rolling = [one for one in rolling if one not in fighting]
    for who in rolling:
        if who.status not in (Status.AWAKE, Status.WAITING):
            continue
        if (yield from roll_noise(ship, who)):
            yield from return_from_pods(ship, who)


def _everyone_rolls_at_the_table(ship: Ship, rule: str) -> Guide[None]:
    sections = sorted({pod.section for pod in ship.pods if pod.aboard and not pod.launched})
    keys = ("rolled", "encounter", *(f"section-{section}" for section in sections))
    text_id = "nemesisplay-everyone-rolls"
    left = len([one for one in ship.awake_crew_aboard if not ship_map.figures_in(ship, ship_map.locate(ship, one))])
    while left and (came := (yield from choose_by_id(text_id, keys, rule=rule, likely="rolled"))) != "rolled":
        left -= 1
        if came == "encounter":
            yield from resolve_encounter(ship)
        else:
            yield from empty_pods(ship, came.removeprefix("section-"))


def return_from_pods(ship: Ship, who: CrewMember) -> Guide[None]:
    """If the character is waiting in a pod, an Intruder has come: empty all pods of that section (§6.4)."""
    section = next((pod.section for pod in ship.pods if who.number in pod.aboard), None)
    if section is not None:
        yield from empty_pods(ship, section)


def empty_pods(ship: Ship, section: str) -> Guide[None]:
    for pod in ship.pods:
        if pod.section == section and not pod.launched:
            for number in pod.aboard:
                ship.member(number).status = Status.AWAKE
            pod.aboard.clear()
    yield from add_note("nemesisplay-out-of-pods", section=section)


EFFECTS = ("silence", "danger", "slime", "fire", "malfunction", "doors")


def enter_room(ship: Ship, who: CrewMember, *, escapes: bool = False) -> Guide[None]:
    """Resolve entering a room after a move or an escape."""
    careful = (
        not escapes and (yield from _choose_for_character("nemesisplay-move", ("normal", "careful"), who)) == "careful"
    )
    effect = ""
    if not (yield from _enters_explored_room(ship, who)):
        effect = yield from explore(ship, who)
    if careful:
        yield from add_note("nemesisplay-careful-noise", who=who.name)
        return
    if effect == "silence" and not who.slime:
        yield from add_note("nemesisplay-silence", who=who.name)
    elif effect in ("danger", "silence"):
        yield from resolve_danger(ship, who, by_slime=effect == "silence")
    elif (yield from _was_room_empty(ship, who)):
        yield from roll_noise(ship, who)
    else:
        yield from add_note("nemesisplay-no-roll", who=who.name)


def _enters_explored_room(ship: Ship, who: CrewMember) -> Guide[bool]:
    """Return whether the character enters an explored room.

    If the players track the map, ask which room and record the move.
    """
    if ship.map is None:
        return (yield from confirm("nemesisplay-explored", rule="§5.1", likely=True, who=who.name))
    rooms = [room for room in ship.map.rooms if room != ship_map.locate(ship, who)]
    rooms += [ship_map.UNEXPLORED] if ship_map.unexplored_rooms(ship) else []
    room = yield from choose("nemesismap-to", ship_map.room_options(ship, rooms), rule="§5.1", who=who.name)
    ship.map.crew[who.number] = room
    return room != ship_map.UNEXPLORED


def _was_room_empty(ship: Ship, who: CrewMember) -> Guide[bool]:
    if ship_map.is_complete(ship):
        room = ship_map.locate(ship, who)
        return ship_map.crew_in(ship, room) == [who] and not ship_map.figures_in(ship, room)
    return (yield from confirm("nemesisplay-room-empty", rule="§5.1", likely=True, who=who.name))


def _ask_revealed_room(ship: Ship, who: CrewMember) -> Guide[str]:
    if ship.map is None:
        return (yield from _choose_for_character("nemesisplay-explore", ("other", "nest", "slimy"), who))
    room = yield from ship_map.choose_room(ship, "nemesismap-turned-over", ship_map.unexplored_rooms(ship))
    ship_map.add_room(ship, room)
    ship.map.crew[who.number] = room
    return {ship_map.NEST: "nest", "room-slimy": "slimy"}.get(room, "other")


def explore(ship: Ship, who: CrewMember) -> Guide[str]:
    """Resolve the exploration of a room. Return the effect shown by its exploration token."""
    room = yield from _ask_revealed_room(ship, who)
    if room == "nest":
        ship.nest_found = True
    elif room == "slimy":
        who.slime = True
    else:
        halved = "-solo" if ship.mode is Mode.SOLO else ""
        yield from add_note(f"nemesisplay-item-counter{halved}")
    effect = yield from _choose_for_character("nemesisplay-exploration", EFFECTS, who)
    match effect:
        case "slime":
            who.slime = True
            yield from add_note("nemesisplay-slimed", who=who.name)
        case "fire" if ship_map.is_burning(ship, ship_map.locate(ship, who)):
            yield from add_note("nemesisplay-no-second-fire")
        case "fire" if (
            ship.fires and ship.map is None and (yield from confirm("nemesisplay-burns-already", rule="§5.13"))
        ):
            yield from add_note("nemesisplay-no-second-fire")
        case "fire":
            yield from place_fire(ship, ship_map.locate(ship, who))
        case "malfunction" if room == "other":
            yield from place_malfunction(ship)
        case "malfunction":
            yield from add_note("nemesisplay-no-malfunction-here")
        case "doors":
            yield from add_note("nemesisplay-door-closes")
    return effect


def _choose_for_character(text_id: str, keys: tuple[str, ...], who: CrewMember) -> Guide[str]:
    return (yield from choose_by_id(text_id, keys, rule="§5.1", likely=keys[0], who=who.name))
