"""The contents of the station board: public facts only, to draw or to read out."""

from collections.abc import Iterator
from enum import StrEnum

from attrs import frozen

from spacealert.companions.the_thing import box_facts, pieces
from spacealert.companions.the_thing.box_facts import Weather
from spacealert.companions.the_thing.pieces import Character, Fate, Location, Person
from spacealert.companions.the_thing.station import RoundPhase, Station
from spacealert.kit.guide.prompts import message
from spacealert.kit.i18n.texts import Message


class PlaceState(StrEnum):
    """The condition of a place, apart from the fuel and damage on it."""

    WORKING = "working"
    DARK = "dark"
    DESTROYED = "destroyed"
    READY = "ready"
    BURNED = "burned"
    SENT = "sent"


@frozen
class Gauge:
    """A place that can have fuel or damage.

    `fuel_places` and `damage_places` are None if the number of spaces is unknown.
    """

    location: Location
    name: Message
    condition: PlaceState
    fuel: int | None
    fuel_places: int | None
    damage: int
    damage_places: int | None


@frozen
class Meter:
    """Progress on a track whose length may still be unknown."""

    name: Message
    now: int
    end: int | None
    dangerous: bool


@frozen
class Suspect:
    """A character on the suspicion track."""

    character: Character
    name: Message
    disc: int
    fate: Fate
    leads: bool
    plays_face_up: bool
    canisters: int | None
    where: Message | None = None  # None in the Rec Room and for those out of play


@frozen
class StationBoard:
    phase: Message
    number: int  # current round
    leader: Message | None
    weather: Weather | None
    dark: bool
    cold: bool
    starving: bool
    gauges: tuple[Gauge, ...]
    stores: tuple[tuple[Message, int], ...]
    meters: tuple[Meter, ...]
    dogs: tuple[Message, ...]
    kennel: int
    token: Message | None
    suspects: tuple[Suspect, ...]
    max_zone: int | None  # first space of the zone where cards are played face up
    threat: int | None
    strength: int


def make_station_board(station: Station) -> StationBoard:
    """Return the current board, without any hidden roles."""
    leading = [person for person in station.characters if person.player == station.leader]
    zone = station.box.get(box_facts.max_zone_fact(station.players).key) if station.players else None
    begun = station.phase is not RoundPhase.SETUP
    return StationBoard(
        phase=message(f"thing-board-phase-{station.phase}"),
        number=station.round,
        leader=_leader(station, leading) if begun else None,
        weather=station.weather,
        dark=station.outage and station.phase is not RoundPhase.OVER,
        cold=station.is_boiler_destroyed,
        starving=station.starving,
        gauges=tuple(_gauge(station, location) for location in pieces.DAMAGEABLE) if station.damage else (),
        stores=tuple(_stores(station)),
        meters=tuple(_meters(station)),
        dogs=tuple(place.label for place in pieces.GREEN if station.dogs.get(place)),
        kennel=station.kennel_dog_count,
        token=None if station.token_at is None else station.token_at.label,
        suspects=tuple(_suspect(station, person) for person in station.people),
        max_zone=None if zone is None or not station.has_roles else zone + 1,
        threat=None if station.has_roles or not begun else station.threat,
        strength=station.strength,
    )


def _leader(station: Station, leading: list[Person]) -> Message | None:
    if not station.has_roles:
        return message(f"thing-player-{station.leader + 1}")
    return leading[0].label if leading else None


def _gauge(station: Station, location: Location) -> Gauge:
    places = box_facts.damage_spaces_fact(location)
    return Gauge(
        location,
        message("thing-board-helicopter") if location is Location.HELICOPTER else location.label,
        _condition(station, location),
        station.fuel.get(location) if location in pieces.FUELED else None,
        station.box.get(box_facts.fuel_spaces_fact(location).key) if location in pieces.VEHICLES else None,
        station.damage[location],
        pieces.BOILER_BREAKS_AT if location is Location.BOILER else station.box.get(places.key),
    )


def _condition(station: Station, location: Location) -> PlaceState:
    if location in station.burned:
        return PlaceState.BURNED
    if location is Location.BOILER and station.is_boiler_destroyed:
        return PlaceState.DESTROYED
    if location is Location.GENERATOR and station.outage:
        return PlaceState.DARK
    if location is Location.RADIO_ROOM and station.sos_round is not None:
        return PlaceState.SENT
    known = box_facts.fuel_spaces_fact(location).key in station.box if location in pieces.VEHICLES else False
    return PlaceState.READY if known and station.is_ready(location) else PlaceState.WORKING


def _stores(station: Station) -> Iterator[tuple[Message, int]]:
    yield message("thing-board-underground"), station.underground
    yield message("thing-board-outdoor"), station.outdoor
    yield message("thing-board-pantry"), station.pantry
    yield message("thing-board-kitchen"), station.kitchen


def _meters(station: Station) -> Iterator[Meter]:
    if station.is_boiler_destroyed:
        end = station.box.get(box_facts.FREEZING_SPACES.key)
        yield Meter(message("thing-board-cold"), station.freezing_position, end, dangerous=True)
    if station.sos_round is not None and not station.rescue_gone:
        yield Meter(
            message("thing-board-rescue"), station.rescue, station.box.get(box_facts.RESCUE_SPACES.key), dangerous=False
        )
        tank = station.box.get(box_facts.RESCUE_FUEL_SPACES.key)
        yield Meter(message("thing-board-rescue-fuel"), station.rescue_fuel, tank, dangerous=True)


def _suspect(station: Station, person: Person) -> Suspect:
    begun = station.phase is not RoundPhase.SETUP
    return Suspect(
        person.character,
        person.label,
        person.disc,
        person.fate,
        station.has_roles and begun and person.player == station.leader and person.is_playing,
        station.plays_face_up(person),
        person.canisters,
        person.where.label if person.is_playing and person.where is not Location.REC_ROOM else None,
    )


def board_lines(board: StationBoard) -> Iterator[Message]:
    """Describe the board in words, for terminals and screen readers."""
    weather = message("thing-board-no-weather") if board.weather is None else board.weather.label
    yield message("thing-board-round", round=board.number, phase=board.phase, weather=weather)
    if board.leader is not None:
        yield message("thing-board-leader", who=board.leader)
    for fact in ("dark", "cold", "starving"):
        if getattr(board, fact):
            yield message(f"thing-board-{fact}")
    for gauge in board.gauges:
        condition = message(f"thing-board-is-{gauge.condition}")
        fuel = -1 if gauge.fuel is None else gauge.fuel
        yield message("thing-board-gauge", place=gauge.name, fuel=fuel, damage=gauge.damage, condition=condition)
    for name, number in board.stores if board.gauges else ():
        yield message("thing-board-store", name=name, number=number)
    for meter in board.meters:
        yield message(
            "thing-board-way", name=meter.name, now=meter.now, end="?" if meter.end is None else str(meter.end)
        )
    if board.dogs or board.kennel:
        yield message("thing-board-dogs", places=board.dogs or "–", kennel=board.kennel)
    if board.token is not None:
        yield message("thing-board-token", place=board.token)
    for suspect in board.suspects:
        where = suspect.where or "none"
        state = suspect_state(suspect)
        facts = {"disc": suspect.disc, "past": suspect.disc - pieces.YELLOW_SPACE, "state": state, "where": where}
        yield message("thing-board-suspect", who=suspect.name, **facts)
    if board.threat is not None:
        yield message("thing-board-threat", space=board.threat)
    if board.strength:
        yield message("thing-board-strength", strength=board.strength)


def suspect_state(suspect: Suspect) -> Message:
    """Return the character's fate or, for a character in play, how they play their cards."""
    if suspect.fate is not Fate.PLAYING:
        return message(f"thing-board-{suspect.fate}")
    return message("thing-board-face-up" if suspect.plays_face_up else "thing-board-playing")
