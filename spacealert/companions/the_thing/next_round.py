"""What the next weather would do, one round ahead, as far as the weather table is known."""

from collections.abc import Callable, Iterator

from attrs import frozen

from spacealert.companions.the_thing.box_facts import (
    FREEZING_SPACES,
    RESCUE_FUEL_SPACES,
    Effect,
    Weather,
    faces_with,
    in_weather,
)
from spacealert.companions.the_thing.locations import Location
from spacealert.companions.the_thing.station import Station
from spacealert.companions.the_thing.supplies import BOILER_BREAKS_AT, OUTAGE_AT, supplies_for
from spacealert.kit.guide.prompts import message
from spacealert.kit.i18n.texts import Message


@frozen
class Warned:
    """Something that the next upkeep can do; `spoken` is the clip that says it."""

    text: Message
    spoken: str


def warnings(station: Station) -> Iterator[Warned]:
    """What threatens in the next round, the worst first."""
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
    wrong = [
        weather
        for weather in Weather
        if station.box.get(faces_with(weather).key)
        and (fact := in_weather(table, weather, effect)).key in station.box
        and happens(station.box[fact.key])
    ]
    if wrong:
        names = tuple(message(f"thing-weather-{weather}") for weather in wrong)
        yield Warned(message(f"thing-warning-{name}", weathers=names), f"thingspeech-warning-{name}")


def _freezes(station: Station, steps: int) -> bool:
    end = station.box.get(FREEZING_SPACES.key)
    return end is not None and station.frozen_up + steps >= end


def _breaks_boiler(station: Station, due: int) -> bool:
    missing = max(due - station.fuel[Location.BOILER], 0)
    return station.damage[Location.BOILER] + missing >= BOILER_BREAKS_AT


def _darkens(station: Station, due: int) -> bool:
    missing = due - station.fuel[Location.GENERATOR]
    return missing > 0 and station.damage[Location.GENERATOR] + missing >= OUTAGE_AT
