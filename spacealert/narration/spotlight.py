"""Where the eye should go at an event: stations, threats, zones, people, and the beam from a weapon to its targets."""

from attrs import frozen

from spacealert.engine.events import Event
from spacealert.engine.ship import STATIONS


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
_HARM = frozenset({"tile-drawn", "attacked", "damaged", "ship-lost", "knocked-out"})


def spotlight(event: Event | None) -> Spotlight:
    if event is None:
        return NOTHING
    facts = event.facts
    stations = {place for name in ("station", "origin") if (place := facts.get(name)) in STATIONS}
    stations |= {place for place in facts.get("stations", ()) if place in STATIONS}
    zone = facts.get("zone")
    targets = tuple(place for place, _ in facts.get("targets", ()))
    return Spotlight(
        frozenset(stations),
        frozenset(targets if event.threat is None else (event.threat,)),
        frozenset({zone} if zone and event.kind in _HARM | {"drained", "filled", "overcharged"} else ()),
        frozenset({event.who} if event.who else ()),
        facts.get("station") or facts["weapon"] if targets else "",
        targets,
        event.kind in _HARM,
    )
