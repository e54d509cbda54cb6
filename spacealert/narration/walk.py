"""Walking through a resolution: forward and back by step, turn and phase, as often as one likes.

Stepping is indexing: place 0 is the table before the first event, place n the table after the nth of those that are
worth a step.
"""

from collections.abc import Callable, Iterator

from attrs import define, field, frozen

from spacealert.engine import events
from spacealert.engine.event_schema import FACTS, without_none
from spacealert.engine.events import Event
from spacealert.engine.game import Game
from spacealert.engine.ship import PHASE_OF, STATIONS, Station
from spacealert.engine.table import Resolution
from spacealert.engine.view import View
from spacealert.narration.sentences import QUIET


@define
class Walk:
    game: Game
    resolution: Resolution
    place: int = 0
    events: tuple[Event, ...] = field(init=False)
    _views: tuple[View, ...] = field(init=False)
    _turns: list[int] = field(init=False)

    def __attrs_post_init__(self) -> None:
        worth = [place for place, event in enumerate(self.resolution.events) if type(event) not in QUIET]
        self.events = tuple(self.resolution.events[place] for place in worth)
        views = self.resolution.views
        self._views = (views[0], *(views[place + 1] for place in worth))
        self._turns = [0, *(event.turn for event in self.events)]

    @property
    def last(self) -> int:
        return len(self.events)

    @property
    def event(self) -> Event | None:
        """What has just happened; nothing yet at the start."""
        return self.events[self.place - 1] if self.place else None

    @property
    def view(self) -> View:
        """The table as it is now."""
        return self._views[self.place]

    @property
    def view_before(self) -> View:
        """The table before what has just happened."""
        return self._views[max(0, self.place - 1)]

    @property
    def views(self) -> tuple[View, ...]:
        """The table at every place."""
        return self._views

    @property
    def turn(self) -> int:
        return self._turns[self.place]

    def go(self, place: int) -> bool:
        """To this place, or the nearest there is; whether that moved anything."""
        before, self.place = self.place, max(0, min(self.last, place))
        return self.place != before

    def step(self, by: int) -> bool:
        return self.go(self.place + by)

    def to_turn(self, turn: int) -> bool:
        """To the beginning of a turn; 0 is the start."""
        return self.go(next((place for place, at in enumerate(self._turns) if at >= turn), self.last))

    def step_turn(self, by: int) -> bool:
        return self._jump(by, lambda turn: turn)

    def step_phase(self, by: int) -> bool:
        return self._jump(by, phase)

    def _jump(self, by: int, part: Callable[[int], int]) -> bool:
        """To where the next part begins, or to where this one or, there already, the one before it began."""
        here = part(self.turn)
        parts = [part(turn) for turn in self._turns]
        if by > 0:
            return self.go(
                next((place for place in range(self.place, self.last + 1) if parts[place] > here), self.last)
            )
        begin = parts.index(here)
        return self.go(begin if begin < self.place else parts.index(parts[max(0, begin - 1)]))


def phase(turn: int) -> int:
    """The phase of a turn, 1 to 3; the start counts as 0 and the turn after the last as 4."""
    return PHASE_OF[turn] + 1 if turn in PHASE_OF else 0 if turn < 1 else 4


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
