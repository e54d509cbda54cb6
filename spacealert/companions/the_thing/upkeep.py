"""Phases 1 and 2: the weather, what it costs, the cold, the helicopter, and warnings for the next round."""

from collections.abc import Callable, Iterator

from attrs import frozen

from spacealert.companions.asking import choose_key
from spacealert.companions.the_thing.box_facts import (
    FREEZING_SPACES,
    RESCUE_FUEL_SPACES,
    RESCUE_SPACES,
    Effect,
    Weather,
    faces_with,
    in_weather,
    look_up,
    look_up_die,
)
from spacealert.companions.the_thing.pieces import BOILER_BREAKS_AT, OUTAGE_AT, Location, supplies_for
from spacealert.companions.the_thing.station import Ending, Station, add_damage, end
from spacealert.companions.the_thing.station_questions import draw, place_name
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message


@frozen
class Warned:
    """Something that the next upkeep can do; `spoken` is the clip that says it."""

    text: Message
    spoken: str


_WORST = 3  # what a weather that nobody has looked up yet may well take


def warnings(station: Station) -> Iterator[Warned]:
    """Return what threatens in the next round, the worst first."""
    if station.boiler_destroyed:
        yield from _in_weathers(station, Effect.FREEZING, "freezing", lambda steps: _freezes(station, steps))
    elif Location.BOILER not in station.burned:
        yield from _in_weathers(station, Effect.BOILER, "boiler", lambda due: _breaks_boiler(station, due))
    if not station.outage and Location.GENERATOR not in station.burned:
        yield from _in_weathers(station, Effect.GENERATOR, "generator", lambda due: _darkens(station, due))
    if station.kitchen == 0 and station.pantry < 4 and not station.starving:
        yield Warned(message("thing-warning-food", food=station.pantry), "thingspeech-warning-food")
    tank = station.box.get(RESCUE_FUEL_SPACES.key)
    if station.sos_round is not None and not station.rescue_gone and tank is not None and station.rescue_fuel >= tank:
        yield Warned(message("thing-warning-rescue"), "thingspeech-warning-rescue")


def _in_weathers(station: Station, effect: Effect, name: str, happens: Callable[[int], bool]) -> Iterator[Warned]:
    """One warning that lists every weather on the die in which it would happen."""
    table = supplies_for(station.players).weather_table
    on_die = [weather for weather in Weather if station.box.get(faces_with(weather).key)]
    wrong = [
        weather
        for weather in on_die
        if (fact := in_weather(table, weather, effect)).key in station.box and happens(station.box[fact.key])
    ]
    if wrong:
        names = tuple(message(f"thing-weather-{weather}") for weather in wrong)
        yield Warned(message(f"thing-warning-{name}", weathers=names), f"thingspeech-warning-{name}")
    unknown = [weather for weather in on_die if in_weather(table, weather, effect).key not in station.box]
    if unknown and happens(_WORST):
        names = tuple(message(f"thing-weather-{weather}") for weather in unknown)
        yield Warned(message(f"thing-warning-{name}-unknown", weathers=names), "")


def _freezes(station: Station, steps: int) -> bool:
    end = station.box.get(FREEZING_SPACES.key)
    return end is not None and station.frozen_up + steps >= end


def _breaks_boiler(station: Station, due: int) -> bool:
    missing = max(due - station.fuel[Location.BOILER], 0)
    return station.damage[Location.BOILER] + missing >= BOILER_BREAKS_AT


def _darkens(station: Station, due: int) -> bool:
    missing = due - station.fuel[Location.GENERATOR]
    return missing > 0 and station.damage[Location.GENERATOR] + missing >= OUTAGE_AT


def roll_weather(station: Station) -> Guide[Weather]:
    """The weather die, as many sides of each weather as it has."""
    sides = yield from look_up_die(station.box)
    return (yield from draw("thing-weather-roll", Weather, sides, "thing-weather", rule="§5.1"))


def weather_phase(station: Station) -> Guide[None]:
    """The Leader rolls and, if the die lay on the Weather Station, may keep what it showed there."""
    weather = yield from roll_weather(station)
    before = station.die_at_weather_station
    if before is not None and before is not weather:
        kept = yield from choose_key("thing-weather-keep", (weather, before), "thing-weather", rule="§5.1")
        weather = Weather(kept)
    station.die_at_weather_station = None
    station.weather = weather


def upkeep_phase(station: Station) -> Guide[None]:
    """Take what the weather takes, in the order of the table."""
    frozen_before = station.boiler_destroyed
    yield from supply_generator(station)
    if frozen_before:
        yield from freeze(station)
    elif Location.BOILER not in station.burned:
        yield from supply_boiler(station)
    yield from move_rescue(station)
    found = list(warnings(station))
    for warning in found[1:]:
        station.note(warning.text)
    if found:
        station.note(found[0].text, spoken=found[0].spoken)


def effect_now(station: Station, effect: Effect) -> Guide[int]:
    """Return what the weather table says in this weather."""
    assert station.weather is not None
    fact = in_weather(supplies_for(station.players).weather_table, station.weather, effect)
    return (yield from look_up(station.box, fact))


def supply_generator(station: Station) -> Guide[None]:
    if station.outage or Location.GENERATOR in station.burned:
        return
    burn_fuel(station, Location.GENERATOR, (yield from effect_now(station, Effect.GENERATOR)))
    if station.outage:
        station.note("thing-outage-begins", spoken="thingspeech-outage")


def supply_boiler(station: Station) -> Guide[None]:
    """With its third damage in this phase it is lost for good; the cold comes from the next round on."""
    burn_fuel(station, Location.BOILER, (yield from effect_now(station, Effect.BOILER)))
    if station.damage[Location.BOILER] >= BOILER_BREAKS_AT:
        station.freezing = 0
        station.note("thing-boiler-destroyed", spoken="thingspeech-boiler-destroyed")


def burn_fuel(station: Station, location: Location, due: int) -> None:
    """Each token that is missing is a damage, as far as there is room."""
    burned = min(due, station.fuel[location])
    station.fuel[location] -= burned
    damage = add_damage(station, location, due - burned)
    station.note("thing-upkeep-fuel", place=place_name(location), due=due, fuel=burned, damage=damage)


def freeze(station: Station) -> Guide[None]:
    """At the end of the track every Human on the station is dead."""
    spaces = yield from look_up(station.box, FREEZING_SPACES)
    steps = yield from effect_now(station, Effect.FREEZING)
    station.freezing = min(station.frozen_up + steps, spaces)
    station.note("thing-freezing", steps=steps, now=station.frozen_up, end=spaces, spoken="thingspeech-freezing")
    if station.frozen_up == spaces:
        end(station, Ending.FROZEN)


def move_rescue(station: Station) -> Guide[None]:
    """Only if it was called in an earlier round; without fuel it leaves, and does not come back."""
    if station.sos_round is None or station.sos_round >= station.round or station.rescue_gone:
        return
    spaces = yield from look_up(station.box, RESCUE_SPACES)
    tank = yield from look_up(station.box, RESCUE_FUEL_SPACES)
    if station.rescue_fuel >= tank:
        station.rescue_gone = True
        station.note("thing-rescue-gone", spoken="thingspeech-rescue-gone")
        return
    station.rescue_fuel += 1
    steps = 0
    if station.rescue < spaces:
        steps = yield from effect_now(station, Effect.RESCUE)
        station.rescue = min(station.rescue + steps, spaces)
    arrived = station.rescue_waits(spaces) and steps > 0
    waits = station.rescue_waits(spaces)
    text = message(
        "thing-rescue-moves",
        steps=steps,
        now=station.rescue,
        end=spaces,
        fuel=station.rescue_fuel,
        tank=tank,
        waits=str(waits).lower(),
    )
    if arrived:
        station.note(text, spoken="thingspeech-rescue-waits")
    else:
        station.note(text)
