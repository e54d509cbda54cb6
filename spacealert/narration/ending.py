"""How it came to the end: the turns that mattered, and for a lost ship the chain of events that led there."""

from collections.abc import Sequence

from attrs import frozen

from spacealert.engine.events import Event
from spacealert.engine.game import Resolution
from spacealert.engine.ship import ZONE_OF
from spacealert.kit.i18n.texts import Texts

# What the crew tried against a threat, or could not try.
_TRIED = frozenset({"hit", "repaired", "bots-attacked", "bots-cleared", "repair-waits", "fired-back", "rocket-in-vain"})
_COULD_NOT = frozenset({"no-energy", "already-fired", "at-nothing", "no-fuel", "source-empty"})
_CHAIN = 12  # so many links before the last are still read


@frozen
class Turn:
    """What a turn brought, and which of its events say so."""

    turn: int
    destroyed: int
    survived: int
    damage: int
    knocked_out: int
    events: tuple[int, ...]

    @property
    def weight(self) -> int:
        """Lost people weigh as their two points, threats as much as two damages."""
        return 2 * self.destroyed + 2 * self.survived + self.damage + 2 * self.knocked_out


def turns_that_mattered(events: Sequence[Event], most: int = 3) -> tuple[Turn, ...]:
    """The heaviest turns, in their order."""
    turns = [_turn(events, turn) for turn in sorted({event.turn for event in events})]
    heavy = sorted((turn for turn in turns if turn.weight), key=lambda turn: (-turn.weight, turn.turn))[:most]
    return tuple(sorted(heavy, key=lambda turn: turn.turn))


def told(texts: Texts, turn: Turn) -> str:
    """A turn that mattered, in one line."""
    counts = {
        "destroyed": turn.destroyed,
        "survived": turn.survived,
        "damage": turn.damage,
        "knocked-out": turn.knocked_out,
    }
    brought = [texts.say(f"report-{what}", count=count) for what, count in counts.items() if count]
    return f"{texts.say('story-turn', turn=turn.turn)}: {', '.join(brought)}"


def _turn(events: Sequence[Event], turn: int) -> Turn:
    told = {"destroyed": 0, "survived": 0, "tile-drawn": 0, "knocked-out": 0}
    places = []
    for place, event in enumerate(events):
        if event.turn == turn and event.kind in told:
            told[event.kind] += 1
            places.append(place)
    return Turn(turn, told["destroyed"], told["survived"], told["tile-drawn"], told["knocked-out"], tuple(places))


def chain(resolution: Resolution) -> tuple[int, ...]:
    """Which events led to the loss of the ship, the loss last; empty if the ship came home.

    A zone was lost to its damages, and to the shots that could not be fired there; a card, or the one that dealt the
    last blow, came nearer turn by turn while the crew hit it, missed it or was late.
    """
    events = resolution.events
    if resolution.won or not events:
        return ()
    end = next(place for place, event in enumerate(events) if event.kind == "ship-lost")
    zone, threat = events[end].facts["zone"], events[end].threat
    led = [place for place, event in enumerate(events[:end]) if _led_there(event, zone, threat)]
    blows = [place for place in led if events[place].kind == "tile-drawn"]
    rest = [place for place in led if place not in blows][-(_CHAIN - len(blows)) :]
    return (*sorted(blows + rest), end)


def _led_there(event: Event, zone: str | None, threat: int | None) -> bool:
    if event.kind == "computer-checked":
        return not event.facts["passed"]
    if event.threat is not None and event.threat == threat:
        crossed = event.kind == "threat-moved" and bool(event.facts["letters"])
        return crossed or event.kind in _TRIED or event.kind == "appeared" or _damages(event, zone)
    if event.kind == "at-nothing" and not event.facts["ignored"]:
        return False  # a shot at an empty zone cost energy, but no threat was spared by it
    return _damages(event, zone) or (zone is not None and event.kind in _COULD_NOT and _zone_of(event) == zone)


def _damages(event: Event, zone: str | None) -> bool:
    return event.kind == "tile-drawn" and event.facts["zone"] == zone


def _zone_of(event: Event) -> str | None:
    zone = event.facts.get("zone")
    if zone is None and event.facts.get("station") in ZONE_OF:
        return ZONE_OF[event.facts["station"]]
    return zone
