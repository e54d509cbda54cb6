"""Phases 1 and 2: the weather and its costs, freezing, the Rescue Helicopter, and warnings for the next round."""

from collections.abc import Callable, Iterator

from attrs import frozen

from spacealert.companions.asking import choose_by_id
from spacealert.companions.the_thing import box_facts
from spacealert.companions.the_thing.box_facts import Weather, WeatherEffect
from spacealert.companions.the_thing.pieces import BOILER_BREAKS_AT, OUTAGE_AT, Location, supplies_for
from spacealert.companions.the_thing.station import Ending, Station, add_damage, end_game
from spacealert.companions.the_thing.station_questions import ask_draw
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message


@frozen
class Hazard:
    """A warning about the next upkeep phase. `spoken` is the clip of the warning."""

    text: Message
    spoken: str


_WORST = 3  # largest likely effect of unknown weather


def find_hazards(station: Station) -> Iterator[Hazard]:
    """Yield the dangers of the next round, worst first."""
    if station.is_boiler_destroyed:
        yield from _warn_by_weather(station, WeatherEffect.FREEZING, "freezing", lambda steps: _freezes(station, steps))
    elif Location.BOILER not in station.burned:
        yield from _warn_by_weather(station, WeatherEffect.BOILER, "boiler", lambda due: _breaks_boiler(station, due))
    if not station.outage and Location.GENERATOR not in station.burned:
        yield from _warn_by_weather(station, WeatherEffect.GENERATOR, "generator", lambda due: _darkens(station, due))
    if station.kitchen == 0 and station.pantry < 4 and not station.starving:
        yield Hazard(message("thing-warning-food", food=station.pantry), "thingspeech-warning-food")
    tank = station.box.get(box_facts.RESCUE_FUEL_SPACES.key)
    if station.sos_round is not None and not station.rescue_gone and tank is not None and station.rescue_fuel >= tank:
        yield Hazard(message("thing-warning-rescue"), "thingspeech-warning-rescue")


def _warn_by_weather(
    station: Station, effect: WeatherEffect, name: str, happens: Callable[[int], bool]
) -> Iterator[Hazard]:
    table = supplies_for(station.players).weather_table
    on_die = [weather for weather in Weather if station.box.get(box_facts.faces_fact(weather).key)]
    wrong = [
        weather
        for weather in on_die
        if (fact := box_facts.weather_fact(table, weather, effect)).key in station.box
        and happens(station.box[fact.key])
    ]
    if wrong:
        yield Hazard(message(f"thing-warning-{name}", weathers=wrong), f"thingspeech-warning-{name}")
    unknown = [weather for weather in on_die if box_facts.weather_fact(table, weather, effect).key not in station.box]
    if unknown and happens(_WORST):
        yield Hazard(message(f"thing-warning-{name}-unknown", weathers=unknown), "")


def _freezes(station: Station, steps: int) -> bool:
    end = station.box.get(box_facts.FREEZING_SPACES.key)
    return end is not None and station.freezing_position + steps >= end


def _breaks_boiler(station: Station, due: int) -> bool:
    missing = max(due - station.fuel[Location.BOILER], 0)
    return station.damage[Location.BOILER] + missing >= BOILER_BREAKS_AT


def _darkens(station: Station, due: int) -> bool:
    missing = due - station.fuel[Location.GENERATOR]
    return missing > 0 and station.damage[Location.GENERATOR] + missing >= OUTAGE_AT


def roll_weather(station: Station) -> Guide[Weather]:
    """Roll the weather die, which has the same sides as the one in the box."""
    sides = yield from box_facts.look_up_die(station.box)
    return (yield from ask_draw("thing-weather-roll", Weather, sides, "thing-weather", rule="§5.1"))


def play_weather_phase(station: Station) -> Guide[None]:
    """Roll the weather. The players may keep the result left at the Weather Station instead."""
    weather = yield from roll_weather(station)
    before = station.die_at_weather_station
    if before is not None and before is not weather:
        kept = yield from choose_by_id("thing-weather-keep", (weather, before), "thing-weather", rule="§5.1")
        weather = Weather(kept)
    station.die_at_weather_station = None
    station.weather = weather


def play_upkeep_phase(station: Station) -> Guide[None]:
    """Apply the costs of the weather, and warn about the next round."""
    frozen_before = station.is_boiler_destroyed
    yield from supply_generator(station)
    if frozen_before:
        yield from advance_cold(station)
    elif Location.BOILER not in station.burned:
        yield from supply_boiler(station)
    yield from move_rescue(station)
    found = list(find_hazards(station))
    for warning in found[1:]:
        station.note(warning.text)
    if found:
        station.note(found[0].text, spoken=found[0].spoken)


def weather_effect(station: Station, effect: WeatherEffect) -> Guide[int]:
    assert station.weather is not None
    fact = box_facts.weather_fact(supplies_for(station.players).weather_table, station.weather, effect)
    return (yield from box_facts.look_up(station.box, fact))


def supply_generator(station: Station) -> Guide[None]:
    if station.outage or Location.GENERATOR in station.burned:
        return
    burn_fuel(station, Location.GENERATOR, (yield from weather_effect(station, WeatherEffect.GENERATOR)))
    if station.outage:
        station.note("thing-outage-begins", spoken="thingspeech-outage")


def supply_boiler(station: Station) -> Guide[None]:
    """Burn the Boiler's fuel. A lack of fuel can destroy the Boiler."""
    burn_fuel(station, Location.BOILER, (yield from weather_effect(station, WeatherEffect.BOILER)))
    if station.damage[Location.BOILER] >= BOILER_BREAKS_AT:
        station.freezing = 0
        station.note("thing-boiler-destroyed", spoken="thingspeech-boiler-destroyed")


def burn_fuel(station: Station, location: Location, due: int) -> None:
    """Burn fuel. Each missing token causes damage, if there is a free space."""
    burned = min(due, station.fuel[location])
    station.fuel[location] -= burned
    damage = add_damage(station, location, due - burned)
    station.note("thing-upkeep-fuel", place=location, due=due, fuel=burned, damage=damage)


def advance_cold(station: Station) -> Guide[None]:
    """Advance the freezing track. At its end, the game is lost."""
    spaces = yield from box_facts.look_up(station.box, box_facts.FREEZING_SPACES)
    steps = yield from weather_effect(station, WeatherEffect.FREEZING)
    station.freezing = min(station.freezing_position + steps, spaces)
    station.note(
        "thing-freezing", steps=steps, now=station.freezing_position, end=spaces, spoken="thingspeech-freezing"
    )
    if station.freezing_position == spaces:
        end_game(station, Ending.FROZEN)


def move_rescue(station: Station) -> Guide[None]:
    """Move the Rescue Helicopter if it is on its way. Without fuel, it leaves for good."""
    if station.sos_round is None or station.sos_round >= station.round or station.rescue_gone:
        return
    spaces = yield from box_facts.look_up(station.box, box_facts.RESCUE_SPACES)
    tank = yield from box_facts.look_up(station.box, box_facts.RESCUE_FUEL_SPACES)
    if station.rescue_fuel >= tank:
        station.rescue_gone = True
        station.note("thing-rescue-gone", spoken="thingspeech-rescue-gone")
        return
    station.rescue_fuel += 1
    steps = 0
    if station.rescue < spaces:
        steps = yield from weather_effect(station, WeatherEffect.RESCUE)
        station.rescue = min(station.rescue + steps, spaces)
    arrived = station.is_rescue_waiting(spaces) and steps > 0
    waits = station.is_rescue_waiting(spaces)
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
