"""Use, Repair and Sabotage: who can do which where, and what it does. Section 10 of the rules."""

from spacealert.companions.the_thing.boarding import leave_in_vehicle
from spacealert.companions.the_thing.box_facts import Face, Weather
from spacealert.companions.the_thing.expedition import Character, Person
from spacealert.companions.the_thing.exposed_aliens import spoil, spoiled_text
from spacealert.companions.the_thing.locations import COOPERATIVE, DAMAGEABLE, FUELED, VEHICLES, Location
from spacealert.companions.the_thing.station import Station, repair
from spacealert.companions.the_thing.station_questions import (
    choose_place,
    choose_word,
    is_so,
    person_name,
    place_name,
    tell,
)
from spacealert.companions.the_thing.supplies import CANISTERS
from spacealert.companions.the_thing.upkeep import roll_weather
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide


def can_do(station: Station, person: Person, action: Face) -> bool:
    """Whether this does anything where the character stands."""
    match action:
        case Face.USE:
            return _can_use(station, person.where)
        case Face.REPAIR:
            return _can_repair(station, person.where)
        case Face.SABOTAGE:
            return _can_sabotage(station, person.where)
    return False


def _can_use(station: Station, location: Location) -> bool:
    match location:
        case Location.ARMORY:
            return station.weapons_left > 0
        case Location.STORAGE:
            return station.items_left > 0
        case Location.GENERATOR | Location.BOILER:
            return station.underground > 0 and station.fuel_room(location) > 0
        case Location.KITCHEN:
            return station.pantry > 0
        case Location.LAB:
            return station.lab_tokens > 0
        case Location.WEATHER_STATION:
            return True
        case Location.RADIO_ROOM:
            return station.sos_round is None and not station.damage[location]
        case Location.SNOWCAT | Location.HELICOPTER:
            return station.is_ready(location) or (station.outdoor > 0 and station.fuel_room(location) > 0)
    return False


def _can_repair(station: Station, location: Location) -> bool:
    lost = location is Location.BOILER and station.boiler_destroyed
    return location in DAMAGEABLE and not lost and station.damage[location] > 0


def _can_sabotage(station: Station, location: Location) -> bool:
    match location:
        case Location.ARMORY:
            return station.weapons_left > 0
        case Location.STORAGE:
            return station.items_left > 0
        case Location.KITCHEN:
            return station.pantry > 0
        case Location.LAB:
            return station.lab_tokens > 0
        case Location.WEATHER_STATION:
            return station.underground > 0
    return station.damage_room(location) > 0


def times(station: Station, person: Person) -> int:
    """How often Use or Repair is done: where people help each other, once for each who stands there."""
    return len(station.standing_at(person.where)) if person.where in COOPERATIVE else 1


def perform(station: Station, person: Person, action: Face) -> Guide[None]:
    """Do it, and say what it comes to."""
    match action:
        case Face.USE:
            yield from use(station, person)
        case Face.REPAIR:
            yield from mend(station, person)
        case Face.SABOTAGE:
            done = spoil(station, person.where, 1)
            yield from tell(spoiled_text(person.where, done, "card"), rule="§10")
            if person.where is Location.GENERATOR and station.outage:
                yield from tell(message("thing-outage-begins"), rule="§5.2", spoken="thingspeech-outage")


def mend(station: Station, person: Person) -> Guide[None]:
    """Windows removes two wherever others remove one."""
    dark = station.outage
    each = 2 if person.character is Character.WINDOWS else 1
    helpers = times(station, person)
    removed = repair(station, person.where, each * helpers)
    text = message(
        "thing-repaired", place=place_name(person.where), who=person_name(person), done=removed, times=helpers
    )
    yield from tell(text, rule="§5.4.4")
    if dark and not station.outage:
        yield from tell(message("thing-outage-ends"), rule="§5.2", spoken="thingspeech-outage-ends")


def use(station: Station, person: Person) -> Guide[None]:
    match person.where:
        case Location.ARMORY:
            yield from search_armory(station, person)
        case Location.STORAGE:
            station.items_left -= 1
            yield from tell(message("thing-used-storage", who=person_name(person)), rule="§10")
        case Location.GENERATOR | Location.BOILER:
            yield from refuel(station, person)
        case Location.KITCHEN:
            yield from cook(station, person)
        case Location.LAB:
            yield from draw_samples(station, person)
        case Location.WEATHER_STATION:
            yield from watch_weather(station, person)
        case Location.RADIO_ROOM:
            station.sos_round = station.round
            yield from tell(message("thing-used-radio-room"), rule="§10", spoken="thingspeech-sos")
        case Location.SNOWCAT | Location.HELICOPTER:
            if station.is_ready(person.where):
                yield from leave_in_vehicle(station, person)
            else:
                yield from refuel(station, person)


def search_armory(station: Station, person: Person) -> Guide[None]:
    """One weapon is kept; only a Flamethrower is shown. MacReady takes three and discards two."""
    seen = 3 if person.character is Character.MACREADY else 2
    station.weapons_left -= min(seen, station.weapons_left) if seen == 3 else 1
    text = message("thing-used-armory", who=person_name(person), seen=seen)
    yield from tell(text, rule="§10")
    if (yield from is_so(message("thing-is-flamethrower", canisters=CANISTERS), rule="§11")):
        person.canisters = (person.canisters or 0) + CANISTERS


def refuel(station: Station, person: Person) -> Guide[None]:
    """One for each who helps, from the store that belongs to the place."""
    store = station.outdoor if person.where in VEHICLES else station.underground
    moved = min(times(station, person), store, station.fuel_room(person.where))
    move_fuel(station, person.where, moved)
    text = message("thing-refueled", place=place_name(person.where), who=person_name(person), done=moved)
    yield from tell(text, rule="§10")


def move_fuel(station: Station, location: Location, tokens: int) -> None:
    """From the outdoor reserve to vehicles, from underground to everything else."""
    if location in VEHICLES:
        station.outdoor -= tokens
    else:
        station.underground -= tokens
    station.fuel[location] += tokens


def cook(station: Station, person: Person) -> Guide[None]:
    """Nauls needs one food where others need two; any food feeds everybody."""
    cooked = min(1 if person.character is Character.NAULS else 2, station.pantry)
    station.pantry -= cooked
    station.kitchen += cooked
    text = message("thing-used-kitchen", who=person_name(person), done=cooked)
    yield from tell(text, rule="§10")


def draw_samples(station: Station, person: Person) -> Guide[None]:
    """Each is kept or discarded unseen by the others; Dr. Blair draws one more."""
    wanted = times(station, person) + (person.character is Character.BLAIR)
    drawn = min(wanted, station.lab_tokens)
    station.lab_tokens -= drawn
    yield from tell(message("thing-used-lab", who=person_name(person), done=drawn), rule="§10")


def watch_weather(station: Station, person: Person) -> Guide[None]:
    """A roll that the next round may keep, and a fuel from underground to wherever there is room."""
    results: list[Weather] = []
    for _ in range(2 if person.character is Character.BENNINGS else 1):
        results.append((yield from roll_weather(station)))  # noqa: PERF401  (it is a question)
    if station.die_at_weather_station is not None:
        results.append(station.die_at_weather_station)
    weathers = list(dict.fromkeys(results))
    chosen = weathers[0]
    if len(weathers) > 1:
        text = message("thing-weather-which", who=person_name(person))
        chosen = Weather((yield from choose_word(text, weathers, "thing-weather", rule="§10")))
    station.die_at_weather_station = chosen
    places = [location for location in FUELED if station.fuel_room(location)]
    if station.underground and places:
        text = message("thing-weather-fuel", who=person_name(person))
        place = yield from choose_place(text, places, rule="§10", or_none="thing-none")
        if place is not None:
            station.underground -= 1
            station.fuel[place] += 1
