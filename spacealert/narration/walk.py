"""Steps through a resolution, forward and backward, by step, turn or phase.

Place 0 is the board before the first event, and place n is the board after the nth event that is worth showing. The
functions below analyze the result: decisive turns and, for a lost ship, the cause.
"""

from collections.abc import Callable, Iterator, Sequence

from attrs import define, field, frozen

from spacealert.engine import Event, Game, Resolution, View, events
from spacealert.engine.event_schema import FACTS, strip_none
from spacealert.engine.ship import PHASE_OF, STATIONS, ZONE_OF, ZONES, Station
from spacealert.kit.i18n.texts import Texts
from spacealert.narration.sentences import PRESENTED, EventNarrator, cached_text


@define
class Walk:
    game: Game
    resolution: Resolution
    place: int = 0
    events: tuple[Event, ...] = field(init=False)
    views: tuple[View, ...] = field(init=False)  # the table at every position
    _turns: list[int] = field(init=False)

    def __attrs_post_init__(self) -> None:
        worth = [place for place, event in enumerate(self.resolution.events) if not PRESENTED[type(event)].quiet]
        self.events = tuple(self.resolution.events[place] for place in worth)
        views = self.resolution.views
        self.views = (views[0], *(views[place + 1] for place in worth))
        self._turns = [0, *(event.turn for event in self.events)]

    @property
    def last(self) -> int:
        return len(self.events)

    @property
    def event(self) -> Event | None:
        """The event that has just happened, or None at the start."""
        return self.events[self.place - 1] if self.place else None

    @property
    def view(self) -> View:
        """The board at the current place."""
        return self.views[self.place]

    @property
    def view_before(self) -> View:
        """The board before the current event."""
        return self.views[max(0, self.place - 1)]

    @property
    def turn(self) -> int:
        return self._turns[self.place]

    def go_to(self, place: int) -> bool:
        """Move to `place`, clamped to the walk. Return whether the position changed."""
        before, self.place = self.place, max(0, min(self.last, place))
        return self.place != before

    def step_events(self, by: int) -> bool:
        return self.go_to(self.place + by)

    def go_to_turn(self, turn: int) -> bool:
        """Move to the beginning of a turn (0 is the start). Return whether the position changed."""
        return self.go_to(next((place for place, at in enumerate(self._turns) if at >= turn), self.last))

    def step_turns(self, by: int) -> bool:
        return self._go_by_parts(by, lambda turn: turn)

    def step_phases(self, by: int) -> bool:
        return self._go_by_parts(by, phase_of_turn)

    def _go_by_parts(self, by: int, part: Callable[[int], int]) -> bool:
        """Move to the next turn or phase if `by` is positive, else back to the start of the current or previous one.

        `part` returns the number of the turn or phase that a turn belongs to.
        """
        here = part(self.turn)
        parts = [part(turn) for turn in self._turns]
        if by > 0:
            return self.go_to(
                next((place for place in range(self.place, self.last + 1) if parts[place] > here), self.last)
            )
        begin = parts.index(here)
        return self.go_to(begin if begin < self.place else parts.index(parts[max(0, begin - 1)]))


def phase_of_turn(turn: int) -> int:
    """Return the phase of a turn: 1 to 3, 0 at the start, and 4 after the last turn."""
    return PHASE_OF[turn] + 1 if turn in PHASE_OF else 0 if turn < 1 else 4


@frozen
class Spotlight:
    """The parts of the board that an event highlights. Weapon beams go to the threats in `beam_to`."""

    stations: frozenset[str] = frozenset()
    threats: frozenset[int] = frozenset()
    zones: frozenset[str] = frozenset()
    people: frozenset[str] = frozenset()
    beam_to: tuple[int, ...] = ()
    harm: bool = False


NOTHING = Spotlight()
_HARM = (events.TileDrawn, events.Attacked, events.Damaged, events.ShipLost, events.KnockedOut)
# Fields with one or several stations, by kind of event.
_STATION_FACTS = {
    kind: [fact.name for fact in facts if strip_none(fact.type) in (Station, tuple[Station, ...])]
    for kind, facts in FACTS.items()
}
_ENERGY = (events.Drained, events.Filled, events.Overcharged)


def event_spotlight(event: Event | None) -> Spotlight:
    if event is None:
        return NOTHING
    zone = event.zone if isinstance(event, (*_HARM, *_ENERGY)) and not isinstance(event, events.KnockedOut) else None
    targets: tuple[int, ...] = ()
    if isinstance(event, events.Aimed):
        targets = tuple(place for place, _ in event.targets)
    named = [getattr(event, name) for name in _STATION_FACTS[type(event)]]
    stations = [station for given in named for station in ([given] if isinstance(given, str) else given or ())]
    return Spotlight(
        frozenset(stations).intersection(STATIONS),
        frozenset(targets if event.threat is None else (event.threat,)),
        frozenset({zone} if zone else ()),
        frozenset({event.who} if event.who else ()),
        targets,
        isinstance(event, _HARM),
    )


# What the crew did or failed to do against a threat.
_TRIED = (
    events.Hit, events.Repaired, events.BotsAttacked, events.BotsCleared, events.RepairWaits, events.FiredBack,
    events.RocketInVain,
)  # fmt: skip
# The events that a `TurnResult` counts, in the order of its fields.
_COUNTED = (events.Destroyed, events.Survived, events.TileDrawn, events.KnockedOut, events.ShipLost)
_COULD_NOT = (events.NoEnergy, events.AlreadyFired, events.AtNothing, events.NoFuel, events.SourceEmpty)
_MATTERED = 3  # most decisive turns to list
_CHAIN = 12  # most links to show before the last


@frozen
class TurnResult:
    """The results of a turn, and the indexes of the events that caused them."""

    turn: int
    destroyed: int
    survived: int
    damage: int
    knocked_out: int
    lost: int  # 1 for the ship
    events: tuple[int, ...]

    @property
    def weight(self) -> int:
        return 100 * self.lost + 2 * self.destroyed + 2 * self.survived + self.damage + 2 * self.knocked_out


def key_turns(story: Sequence[Event]) -> tuple[TurnResult, ...]:
    """Return the most important turns, in order of play."""
    turns = []
    for turn in sorted({event.turn for event in story}):
        places = [place for place, event in enumerate(story) if event.turn == turn and type(event) in _COUNTED]
        kinds = [type(story[place]) for place in places]
        destroyed, survived, damage, knocked_out, lost = map(kinds.count, _COUNTED)
        turns.append(TurnResult(turn, destroyed, survived, damage, knocked_out, lost, tuple(places)))
    heavy = sorted((turn for turn in turns if turn.weight), key=lambda turn: (-turn.weight, turn.turn))[:_MATTERED]
    return tuple(sorted(heavy, key=lambda turn: turn.turn))


def describe_turn(texts: Texts, turn: TurnResult) -> str:
    counts = {
        "destroyed": turn.destroyed,
        "survived": turn.survived,
        "damage": turn.damage,
        "knocked-out": turn.knocked_out,
        "lost": turn.lost,
    }
    brought = [texts.say(f"report-{what}", count=count) for what, count in counts.items() if count]
    return f"{texts.say('story-turn', turn=turn.turn)}: {', '.join(brought)}"


def events_leading_to_loss(resolution: Resolution) -> tuple[int, ...]:
    """Return the indexes of the events that led to the loss of the ship, or nothing if the ship survived."""
    story = resolution.events
    if resolution.won or not story:
        return ()
    end, lost = next((place, event) for place, event in enumerate(story) if isinstance(event, events.ShipLost))
    led = [place for place, event in enumerate(story[:end]) if _contributed_to_loss(event, lost.zone, lost.threat)]
    blows = [place for place in led if isinstance(story[place], events.TileDrawn)]
    rest = [place for place in led if place not in blows][-(_CHAIN - len(blows)) :]
    return (*sorted(blows + rest), end)


def _contributed_to_loss(event: Event, zone: str | None, threat: int) -> bool:
    if isinstance(event, events.ComputerChecked):
        return not event.passed
    damages = isinstance(event, events.TileDrawn) and event.zone == zone
    if event.threat == threat:
        if isinstance(event, events.ThreatMoved):
            return bool(event.letters)
        return isinstance(event, (*_TRIED, events.Appeared)) or damages
    if isinstance(event, events.AtNothing) and not event.ignored:
        return False  # a shot at an empty zone costs energy but spares no threat
    return damages or (isinstance(event, _COULD_NOT) and zone is not None and _zone_of(event) == zone)


def _zone_of(event: Event) -> str | None:
    match event:
        case events.NoEnergy() | events.SourceEmpty():
            return event.zone
        case events.AlreadyFired() | events.AtNothing():
            return ZONE_OF.get(event.station or "")
    return None


def describe_changes(texts: Texts, game: Game, before: Resolution, after: Resolution) -> list[str]:
    """Describe the differences between two results, or say that there are none.

    `game` is the game of `after`, whose crew and threats can differ from those of `before`.
    """
    narrator = EventNarrator(texts, game)
    found = list(_describe_each_change(texts, game, before, after, narrator))
    was, now = (narrator.verdict(one, brief=True) for one in (before, after))
    verdict = [texts.say("changes-verdict", was=was, now=now)] if was != now else []
    return [*verdict, *found] or [texts.say("changes-none")]


def _describe_each_change(
    texts: Texts, game: Game, before: Resolution, after: Resolution, narrator: EventNarrator
) -> Iterator[str]:
    if len(before.end.threats) == len(after.end.threats):
        for place, (was, now) in enumerate(zip(before.end.threats, after.end.threats, strict=True)):
            if was.fate != now.fate:
                fates = {"was": _fate_in_words(texts, was.fate), "now": _fate_in_words(texts, now.fate)}
                yield texts.say("changes-fate", threat=narrator.threat_name(place), **fates)
    for zone in ZONES:
        had, has = len(before.end.zones[zone].tiles), len(after.end.zones[zone].tiles)
        if had != has:
            yield texts.say("changes-damage", zone=zone, was=had, now=has)
    if len(before.end.crew) == len(after.end.crew):
        for member, person, now_ in zip(game.crew, before.end.crew, after.end.crew, strict=True):
            if person.knocked_out != now_.knocked_out:
                state = "out" if now_.knocked_out else "awake"
                yield texts.say("changes-person", who=narrator.member_name(member), state=state)


def _fate_in_words(texts: Texts, fate: str) -> str:
    return cached_text(texts, f"changes-fate-{fate.replace(' ', '-')}")
