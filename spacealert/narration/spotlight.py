"""Where the eye should go at an event: stations, threats, zones, people, and the beam from a weapon to its targets."""

from collections.abc import Iterator

from attrs import frozen

from spacealert.engine import events
from spacealert.engine.event_schema import FACTS, without_none
from spacealert.engine.events import Event
from spacealert.engine.ship import STATIONS, Station


@frozen
class Spotlight:
    """What is lit; `beam` goes from a station, or from nowhere in particular, to the threats at these places."""

    stations: frozenset[str] = frozenset()
    threats: frozenset[int] = frozenset()
    zones: frozenset[str] = frozenset()
    people: frozenset[str] = frozenset()
    beam_from: str = ""
    beam_to: tuple[int, ...] = ()
    harm: bool = False


NOTHING = Spotlight()
_HARM = (events.TileDrawn, events.Attacked, events.Damaged, events.ShipLost, events.KnockedOut)
_ENERGY = (events.Drained, events.Filled, events.Overcharged)


def spotlight(event: Event | None) -> Spotlight:
    if event is None:
        return NOTHING
    zone = event.zone if isinstance(event, (*_HARM, *_ENERGY)) and not isinstance(event, events.KnockedOut) else None
    targets: tuple[int, ...] = ()
    beam_from = ""
    if isinstance(event, events.Aimed):
        targets, beam_from = tuple(place for place, _ in event.targets), event.station or event.weapon
    return Spotlight(
        frozenset(_stations(event)),
        frozenset(targets if event.threat is None else (event.threat,)),
        frozenset({zone} if zone else ()),
        frozenset({event.who} if event.who else ()),
        beam_from,
        targets,
        isinstance(event, _HARM),
    )


def _stations(event: Event) -> Iterator[str]:
    """The stations that the event names."""
    for fact in FACTS[type(event)]:
        given = getattr(event, fact.name)
        if without_none(fact.type) == Station and given in STATIONS:
            yield given
        elif fact.type == tuple[Station, ...]:
            yield from (station for station in given if station in STATIONS)
