"""Phase 4.4: the cards that the Leader turns over (Use, Repair and Sabotage), items and burning (§5, §10, §11)."""

from spacealert.companions.asking import choose, choose_by_id, confirm
from spacealert.companions.the_thing import pieces
from spacealert.companions.the_thing import station_questions as ask
from spacealert.companions.the_thing.box_facts import Face, Weather
from spacealert.companions.the_thing.escape import leave_in_vehicle
from spacealert.companions.the_thing.exposed_aliens import (
    describe_sabotage,
    remove_supplies_or_add_damage,
    spend_fire_weapon,
)
from spacealert.companions.the_thing.pieces import Character, Location, Person
from spacealert.companions.the_thing.station import STORES, Station, repair
from spacealert.companions.the_thing.station_corrections import perform_side_action
from spacealert.companions.the_thing.upkeep import roll_weather
from spacealert.kit.guide.prompts import Option, message
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message


def can_perform(station: Station, person: Person, action: Face) -> bool:
    """Return whether the action would have any effect at the character's location."""
    location = person.where
    match action:
        case Face.USE:
            return _can_use(station, location)
        case Face.REPAIR:
            lost = location is Location.BOILER and station.is_boiler_destroyed
            return location in pieces.DAMAGEABLE and not lost and station.damage[location] > 0
        case Face.SABOTAGE if location in STORES:
            return bool(getattr(station, STORES[location]))
        case Face.SABOTAGE:
            return station.count_free_damage_spaces(location) > 0
    return False


def _can_use(station: Station, location: Location) -> bool:
    match location:
        case Location.WEATHER_STATION:
            return True
        case _ if location in STORES:
            return bool(getattr(station, STORES[location]))
        case Location.GENERATOR | Location.BOILER:
            return station.underground > 0 and station.count_free_fuel_spaces(location) > 0
        case Location.RADIO_ROOM:
            return station.sos_round is None and not station.damage[location]
        case Location.SNOWCAT | Location.HELICOPTER:
            return station.is_ready(location) or (station.outdoor > 0 and station.count_free_fuel_spaces(location) > 0)
    return False


def count_actions(station: Station, person: Person) -> int:
    """Return how often a Use or Repair counts: once, or once per standing character where cooperation is allowed."""
    return len(station.standing_at(person.where)) if person.where in pieces.COOPERATIVE else 1


def perform(station: Station, person: Person, action: Face) -> Guide[None]:
    match action:
        case Face.USE:
            yield from use_location(station, person)
        case Face.REPAIR:
            dark = station.outage
            each = 2 if person.character is Character.WINDOWS else 1
            helpers = count_actions(station, person)
            removed = repair(station, person.where, each * helpers)
            station.note("thing-repaired", place=person.where, who=person, done=removed, times=helpers)
            if dark and not station.outage:
                station.note("thing-outage-ends", spoken="thingspeech-outage-ends")
        case Face.SABOTAGE:
            done = remove_supplies_or_add_damage(station, person.where, 1)
            station.note(describe_sabotage(person.where, done, "card"))
            if person.where is Location.GENERATOR and station.outage:
                station.note("thing-outage-begins", spoken="thingspeech-outage")


def use_location(station: Station, person: Person) -> Guide[None]:
    match person.where:
        case Location.ARMORY:
            yield from search_armory(station, person)
        case Location.STORAGE:
            station.items_left -= 1
            station.note("thing-used-storage", who=person)
        case Location.GENERATOR | Location.BOILER:
            refuel(station, person)
        case Location.KITCHEN:
            cook(station, person)
        case Location.LAB:
            draw_samples(station, person)
        case Location.WEATHER_STATION:
            yield from watch_weather(station, person)
        case Location.RADIO_ROOM:
            station.sos_round = station.round
            station.note("thing-used-radio-room", spoken="thingspeech-sos")
        case Location.SNOWCAT | Location.HELICOPTER:
            if station.is_ready(person.where):
                yield from leave_in_vehicle(station, person)
            else:
                refuel(station, person)


def search_armory(station: Station, person: Person) -> Guide[None]:
    """Draw two weapons, or three for MacReady, and keep one. Only a Flamethrower is shown."""
    seen = 3 if person.character is Character.MACREADY else 2
    station.weapons_left -= min(seen, station.weapons_left) if seen == 3 else 1
    station.note("thing-used-armory", who=person, seen=seen)
    if (yield from confirm("thing-is-flamethrower", rule="§11", canisters=pieces.CANISTERS)):
        person.canisters = (person.canisters or 0) + pieces.CANISTERS


def refuel(station: Station, person: Person) -> None:
    """Move up to `count_actions` fuel tokens to the character's location, limited by supply and free spaces."""
    store = station.outdoor if person.where in pieces.VEHICLES else station.underground
    moved = min(count_actions(station, person), store, station.count_free_fuel_spaces(person.where))
    move_fuel(station, person.where, moved)
    station.note("thing-refueled", place=person.where, who=person, done=moved)


def move_fuel(station: Station, location: Location, tokens: int) -> None:
    """Move fuel to this location: from the outdoor reserve to vehicles, or from the underground store elsewhere."""
    if location in pieces.VEHICLES:
        station.outdoor -= tokens
    else:
        station.underground -= tokens
    station.fuel[location] += tokens


def cook(station: Station, person: Person) -> None:
    """Move food from the Pantry to the Kitchen."""
    cooked = min(1 if person.character is Character.NAULS else 2, station.pantry)
    station.pantry -= cooked
    station.kitchen += cooked
    station.note("thing-used-kitchen", who=person, done=cooked)


def draw_samples(station: Station, person: Person) -> None:
    """Draw samples, which the player keeps or discards in secret."""
    wanted = count_actions(station, person) + (person.character is Character.BLAIR)
    drawn = min(wanted, station.lab_tokens)
    station.lab_tokens -= drawn
    station.note("thing-used-lab", who=person, done=drawn)


def watch_weather(station: Station, person: Person) -> Guide[None]:
    """Roll the weather, and ask which result to keep for the next round. Then offer to move one fuel token."""
    results: list[Weather] = []
    for _ in range(2 if person.character is Character.BENNINGS else 1):
        results.append((yield from roll_weather(station)))  # noqa: PERF401  (it is a question)
    if station.die_at_weather_station is not None:
        results.append(station.die_at_weather_station)
    weathers = list(dict.fromkeys(results))
    chosen = weathers[0]
    if len(weathers) > 1:
        chosen = Weather(
            (yield from choose_by_id("thing-weather-which", weathers, "thing-weather", rule="§10", who=person))
        )
    station.die_at_weather_station = chosen
    places = [location for location in pieces.FUELED if station.count_free_fuel_spaces(location)]
    if station.underground and places:
        place = yield from ask.choose_place("thing-weather-fuel", places, rule="§10", or_none="thing-none", who=person)
        if place is not None:
            station.underground -= 1
            station.fuel[place] += 1


EXTRAS = ("tools", "fuel", "correct", "left", "leave-evening")


def ask_leader_to_continue(station: Station, text: Message) -> Guide[bool]:
    """Ask whether the Leader wants another roll. Until the answer, players can perform extra actions."""
    while True:
        chosen = yield from choose_by_id(
            text, ("next", "stop", *possible_extra_actions(station)), "thing-action", rule="§5.4.4", likely="next"
        )
        if chosen in ("next", "stop"):
            return chosen == "next"
        yield from perform_extra_action(station, chosen)


def possible_extra_actions(station: Station) -> list[str]:
    able = {"tools": characters_able_to_repair(station), "fuel": characters_able_to_refuel(station)}
    return [one for one in EXTRAS if one not in able or (station.drawn_item_count and able[one])]


def perform_extra_action(station: Station, chosen: str) -> Guide[None]:
    match chosen:
        case "tools":
            dark = station.outage
            person = yield from ask.choose_one_person("thing-tools-who", characters_able_to_repair(station), rule="§11")
            repair(station, person.where, 1)
            station.note("thing-tools-used", place=person.where)
            if dark and not station.outage:
                station.note("thing-outage-ends", spoken="thingspeech-outage-ends")
        case "fuel":
            person = yield from ask.choose_one_person(
                "thing-fuel-card-who", characters_able_to_refuel(station), rule="§11"
            )
            move_fuel(station, person.where, 1)
            station.note("thing-fuel-card-used", place=person.where)
        case _:
            yield from perform_side_action(station, chosen)


def characters_able_to_repair(station: Station) -> list[Person]:
    return [person for person in station.characters if can_perform(station, person, Face.REPAIR)]


def characters_able_to_refuel(station: Station) -> list[Person]:
    return [
        person
        for person in station.characters
        if person.where in pieces.FUELED
        and station.count_free_fuel_spaces(person.where)
        and (station.outdoor if person.where in pieces.VEHICLES else station.underground)
    ]


def offer_burning(station: Station) -> Guide[None]:
    while station.fires_left and station.pile and station.drawn_weapon_count:
        people = [person for person in station.characters if person.standing and person.where in pieces.GREEN]
        if not people:
            return
        person = yield from ask.choose_person(
            "thing-burn",
            people,
            rule="§11",
            or_none="thing-nobody",
            spoken="thingspeech-burn",
            frozen=station.freezing_position,
        )
        if person is None:
            return
        yield from spend_fire_weapon(station, person)
        burn(station, person.where)


def burn(station: Station, location: Location) -> None:
    """Burn a location. Characters there move to the Rec Room and lie down, and dogs leave the board."""
    for person in station.people_at(location):
        person.where, person.standing = Location.REC_ROOM, False
    station.dogs_aside += station.dogs.pop(location, 0)
    station.burned.append(location)
    if station.token_at is location:
        station.token_at = None
    if station.is_boiler_destroyed:
        station.freezing = 0
    station.note(
        "thing-burned", place=location, warm=str(station.is_boiler_destroyed).lower(), spoken="thingspeech-burned"
    )


CARDS = (Face.USE, Face.REPAIR, Face.SABOTAGE)


def turn_over_cards(station: Station) -> Guide[None]:
    """Turn over cards from the pile until the Leader stops, and discard the rest."""
    if any(person.standing for person in station.characters):
        station.note("thing-pile-shuffle", cards=station.pile)
    turned = False
    while station.pile and any(person.standing for person in station.characters):
        text = message("thing-pile-card", left=station.pile)
        stop = ("stop",) if turned else ()
        able = (*CARDS, *stop, *possible_extra_actions(station))
        options = [
            Option(key, message(f"thing-{'face' if key in CARDS else 'action'}-{key}"), number)
            for number, key in enumerate((*map(str, CARDS), "stop", *EXTRAS), start=1)
            if key in able
        ]
        chosen = yield from choose(text, options, rule="§5.4.4")
        if chosen == "stop":
            break
        if chosen in CARDS:
            yield from turn_over_card(station, Face(chosen))
            turned = True
        else:
            yield from perform_extra_action(station, chosen)
    station.pile = 0


def turn_over_card(station: Station, card: Face) -> Guide[None]:
    """Give the card to a character who can use it. If nobody can, a character lies down without effect."""
    station.pile -= 1
    able = [person for person in station.characters if person.standing and can_perform(station, person, card)]
    if able:
        person = yield from ask.choose_one_person(describe_targets(station, able, card), able, rule="§5.4.4")
        yield from perform(station, person, card)
    else:
        standing = [person for person in station.characters if person.standing]
        person = yield from ask.choose_one_person("thing-pile-nobody", standing, rule="§5.4.4", card=card.label)
    person.standing = False


def describe_targets(station: Station, able: list[Person], card: Face) -> Message:
    """List where each character would act, and how often."""
    targets = tuple(
        message(
            "thing-pile-target",
            who=person,
            place=person.where,
            times=1 if card is Face.SABOTAGE else count_actions(station, person),
        )
        for person in able
    )
    return message("thing-pile-who", card=card, targets=targets)
