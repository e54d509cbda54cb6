"""Wasted shots, actions, turns and points, and the decisive turns."""

from collections.abc import Iterable, Mapping

from attrs import frozen

from spacealert.engine import CARDS, Event, Game, Resolution, events
from spacealert.engine.state import DESTROYED
from spacealert.narration.sentences import PRESENTED

# Wasted events that are nobody's action or are counted separately.
_NOT_FAILED = (events.Delayed, events.AtNothing, events.RocketInVain)
_MISSED = (events.AtNothing, events.RocketInVain)
DECISIVE = 3


@frozen
class MemberWaste:
    """One player's waste: failed actions, turns without a card, and delays."""

    color: str
    failed: int
    waited: int
    delayed: int


@frozen
class Waste:
    """The wasted shots, actions and points of a game.

    `at_nothing` lists the shots without a target, with the crew member who fired each, or None for rockets and
    interceptors. `left` lists the threats that were not destroyed, with the points missed.
    """

    at_nothing: tuple[tuple[Event, str | None], ...]
    crew: tuple[MemberWaste, ...]
    left: tuple[tuple[int, int], ...]


def find_waste(game: Game, resolution: Resolution) -> Waste:
    story = resolution.events
    shots = tuple((event, _shooter(story, event)) for event in story if isinstance(event, _MISSED))
    crew = tuple(
        MemberWaste(
            member.color,
            sum(_is_failure(event) for event in story if event.who == member.color)
            + sum(who == member.color for _, who in shots),
            sum(isinstance(event, events.NoCard) and event.who == member.color for event in story),
            sum(isinstance(event, events.Delayed) and event.who == member.color for event in story),
        )
        for member in game.crew
    )
    return Waste(shots, crew, tuple(_surviving_threats(game, resolution)))


def _shooter(story: Iterable[Event], missed: Event) -> str | None:
    fired = (event for event in story if isinstance(event, events.Fired) and event.turn == missed.turn)
    return next((event.who for event in fired if event.station == getattr(missed, "station", None)), None)


def wasted_slots(resolution: Resolution) -> frozenset[tuple[str, int]]:
    """Return the player and planned turn of each wasted card: a failed action, or a shot that found no target."""
    story = resolution.events
    missed = {(event.turn, event.station) for event in story if isinstance(event, events.AtNothing)}
    fired = (event for event in story if isinstance(event, events.Fired) and (event.turn, event.station) in missed)
    failed = (event for event in story if event.who is not None and _is_failure(event))
    planned = _planned_turns(story)
    played = [(event.who, event.turn) for event in (*fired, *failed) if event.who is not None]
    return frozenset((who, planned.get((who, turn), turn)) for who, turn in played)


def _planned_turns(story: Iterable[Event]) -> dict[tuple[str, int], int]:
    """Return the planned turn of each card that was played later than planned, by player and turn."""
    planned: dict[tuple[str, int], int] = {}
    for event in story:
        if isinstance(event, events.Delayed):
            for _, before, after in reversed(event.moved):
                planned[event.who, after] = planned.get((event.who, before), before)
        elif isinstance(event, events.CardRepeated):
            planned[event.who, event.turn + 1] = planned.get((event.who, event.turn), event.turn)
    return planned


def _is_failure(event: Event) -> bool:
    return PRESENTED[type(event)].tone == "fail" and not isinstance(event, _NOT_FAILED)


def _surviving_threats(game: Game, resolution: Resolution) -> list[tuple[int, int]]:
    found = []
    ahead = {place for place, threat in enumerate(game.threats) if threat.turn > resolution.turn}  # after the loss
    for place, (drawn, threat) in enumerate(zip(game.cards, resolution.end.threats, strict=True)):
        if threat.came and place not in ahead and threat.fate != DESTROYED:
            card = CARDS[drawn.card]
            gained = (card.survive or 0) if threat.fate == "survived" and resolution.won else 0
            found.append((place, card.destroy - gained))
    return found


def decisive_turns(changes_of_turns: Mapping[int, int]) -> list[tuple[int, int]]:
    """Return up to three turns on which the most card changes would affect the result, with the number of changes."""
    most = sorted(changes_of_turns.items(), key=lambda one: (-one[1], one[0]))[:DECISIVE]
    return sorted((turn, count) for turn, count in most if count)
