"""Manual corrections, to match the components on the table."""

from collections.abc import Callable, Sequence

from attrs import frozen

from spacealert.companions.asking import ask_count, choose, choose_by_id, confirm
from spacealert.companions.shelf import EveningStopped
from spacealert.companions.the_thing import pieces
from spacealert.companions.the_thing.box_facts import SPACES, ClashOutcome, WeatherEffect, look_up, max_zone_fact
from spacealert.companions.the_thing.escape import could_all_be_aliens
from spacealert.companions.the_thing.pieces import Character, Location, Role
from spacealert.companions.the_thing.station import Ending, Station, end_game, record_shown_role
from spacealert.companions.the_thing.station_questions import choose_place
from spacealert.kit.guide.prompts import Option, message
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message

KINDS = ("fuel", "damage", "supplies", "suspicion", "leader", "dogs", "tracks", "aliens", "box", "done")
BESIDE = ("correct", "left", "leave-evening")
BOX_GROUPS = {
    "weather": ("die", *WeatherEffect),
    "tracks": ("freezing-track", "rescue-track", "rescue-fuel-track"),
    "spaces": ("fuel-spaces", "damage-spaces", "max-zone"),
    "clashes": tuple(ClashOutcome),
    "dice": ("burns", "stops"),
}
_MANY = 40  # more tokens of a kind than the box has


@frozen
class Correction:
    """A number that can be corrected. `now` is the program's value."""

    key: str
    label: Message
    now: int
    most: int
    set: Callable[[int], None]


def correct_by_hand(station: Station) -> Guide[None]:
    """Let the players correct one number after another until everything matches the table."""
    while True:
        match (yield from choose_by_id("thing-correct-kind", KINDS, "thing-correct", rule="§4")):
            case "fuel":
                yield from correct_number(fuel_corrections(station))
            case "damage":
                yield from correct_number(damage_corrections(station))
                station.outage = yield from confirm("thing-correct-outage", rule="§4")
            case "supplies":
                yield from correct_number(supply_corrections(station))
                station.starving = yield from confirm("thing-correct-starving", rule="§4")
            case "suspicion":
                yield from correct_number(suspicion_and_canister_corrections(station))
            case "leader":
                yield from correct_leader(station)
            case "dogs":
                yield from correct_dogs(station)
            case "tracks":
                freezing = {"freezing": _MANY} if station.is_boiler_destroyed else {}
                threat = {} if station.has_roles else {"threat": _MANY}
                yield from correct_number(corrections(station, rescue=_MANY, rescue_fuel=_MANY, **threat, **freezing))
            case "aliens":
                yield from correct_number(corrections(station, strength=_MANY))
            case "box":
                yield from reread_box_numbers(station)
            case "done":
                return


def continue_or_correct(station: Station, text: Message, *, rule: str) -> Guide[None]:
    """Wait until the players continue. Before that, they can correct the state or end the evening."""
    keys = ("on", *(key for key in BESIDE if station.has_roles or key != "left"))
    while True:
        chosen = yield from choose_by_id(text, keys, "thing-action", rule=rule, likely="on")
        if chosen == "on":
            return
        yield from perform_side_action(station, chosen)


def perform_side_action(station: Station, chosen: str) -> Guide[None]:
    """Perform an action that players can choose at any pause."""
    match chosen:
        case "correct":
            yield from correct_by_hand(station)
        case "left":
            if not could_all_be_aliens(station):
                station.note("thing-some-human-left")
            elif (yield from confirm("thing-no-human-left", rule="§9.4")):
                record_shown_role(station, station.characters, Role.ALIEN)
                end_game(station, Ending.NO_HUMAN_LEFT)
        case "leave-evening":
            if (yield from confirm("thing-leave-evening", rule="")):
                raise EveningStopped


def reread_box_numbers(station: Station) -> Guide[None]:
    """Ask which numbers from the box to forget, and ask again for those that are needed now."""
    group = yield from choose_by_id("thing-correct-box-which", BOX_GROUPS, "thing-correct-box", rule="§15")
    for key in [key for key in station.box if key.split("/")[0] in BOX_GROUPS[group]]:
        del station.box[key]
    for fact in (*SPACES, max_zone_fact(station.players)):
        yield from look_up(station.box, fact)


def correct_number(corrections: Sequence[Correction]) -> Guide[None]:
    """Ask for the new value of one of these numbers. If there are several, ask first which of them is wrong."""
    one = corrections[0]
    if len(corrections) > 1:
        options = [Option(one.key, message("thing-correct-now", what=one, now=one.now)) for one in corrections]
        key = yield from choose("thing-correct-which", options, rule="§4")
        one = next(one for one in corrections if one.key == key)
    one.set(
        (
            yield from ask_count(
                "thing-correct-to", max(one.most, one.now), likely=one.now, rule="§4", what=one, now=one.now
            )
        )
    )


def fuel_corrections(station: Station) -> list[Correction]:
    places = [_place_correction(place, station.fuel, station.fuel_capacity(place)) for place in pieces.FUELED]
    return [*places, *corrections(station, underground=_MANY, outdoor=_MANY)]


def supply_corrections(station: Station) -> list[Correction]:
    supplies = pieces.supplies_for(station.players)
    decks = {"weapons_left": supplies.weapons.card_count, "items_left": supplies.items.card_count, "lab_tokens": _MANY}
    return corrections(station, pantry=pieces.FOOD - station.kitchen, kitchen=pieces.FOOD - station.pantry, **decks)


def damage_corrections(station: Station) -> list[Correction]:
    """Return corrections for damage, limited by the available tokens."""
    most = {place: station.damage[place] + station.damage_in_hq for place in pieces.DAMAGEABLE}
    return [_place_correction(place, station.damage, min(limit, pieces.DAMAGE_TOKENS)) for place, limit in most.items()]


def suspicion_and_canister_corrections(station: Station) -> list[Correction]:
    """Return corrections for suspicion discs (0 is green, 1 is yellow) and Flamethrower canisters."""
    found = []
    for key, name, most in (("", "disc", _MANY), ("canisters-", "canisters", 2 * pieces.CANISTERS)):
        for person in station.characters:
            label = message(f"thing-correct-{name}", who=person)
            found.append(_attribute_correction(person, name, f"{key}{person.character}", label, most))
    return found


def corrections(station: Station, **most: int) -> list[Correction]:
    """Return corrections for these attributes of the station, each with its maximum."""
    labels = {name: message(f"thing-correct-{name.replace('_', '-')}") for name in most}
    return [_attribute_correction(station, name, name, labels[name], limit) for name, limit in most.items()]


def _attribute_correction(owner: object, name: str, key: str, label: Message, most: int) -> Correction:
    return Correction(key, label, getattr(owner, name) or 0, most, lambda number: setattr(owner, name, number))


def _place_correction(place: Location, table: dict[Location, int], most: int) -> Correction:
    return Correction(place, place.label, table[place], most, lambda number: table.__setitem__(place, number))


def correct_leader(station: Station) -> Guide[None]:
    people = [person.character for person in station.characters]
    who = yield from choose_by_id("thing-correct-leader-who", people, "thing-person", rule="§4")
    station.leader = station.person(Character(who)).player
    if station.has_roles:
        places = [location for location in pieces.GREEN if location not in station.burned]
        station.token_at = yield from choose_place("thing-correct-token-where", places, rule="§4", or_none="thing-none")
        if station.token_at is not None:
            station.token_holder = None


def correct_dogs(station: Station) -> Guide[None]:
    """Ask where each surviving dog is."""
    station.dogs = {}
    station.kennel_card_in_deck = False
    station.dogs_aside = pieces.DOGS - station.dogs_eaten
    places = [place for place in (*pieces.GREEN, Location.KENNEL) if place not in station.burned]
    for number in range(pieces.DOGS - station.dogs_eaten):
        place = yield from choose_place(
            "thing-correct-dog-where", places, rule="§4", or_none="thing-beside-board", number=number + 1
        )
        if place is not None:
            station.dogs_aside -= 1
            station.dogs[place] = station.dogs.get(place, 0) + 1
    station.kennel_card_in_deck = bool(station.kennel_dog_count) and not station.beginner_kennel
