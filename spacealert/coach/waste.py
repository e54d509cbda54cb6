"""Wasted shots, actions, turns and points, and the decisive turns."""

from collections.abc import Mapping

from attrs import frozen

from spacealert.engine import CARDS, Event, Game, Resolution, events
from spacealert.engine.state import DESTROYED
from spacealert.narration.sentences import PRESENTED

# Wasted events that are nobody's action or are counted separately.
_NOT_FAILED = (events.Delayed, events.AtNothing, events.RocketInVain)
DECISIVE = 3


@frozen
class MemberWaste:
    """One player's waste: failed actions, turns without a card, cards delayed past the last turn."""

    color: str
    failed: int
    waited: int
    delayed: int


@frozen
class Waste:
    """All waste in a game. `left` maps threats that were not destroyed to the points missed."""

    at_nothing: tuple[Event, ...]
    crew: tuple[MemberWaste, ...]
    left: tuple[tuple[int, int], ...]


def find_waste(game: Game, resolution: Resolution) -> Waste:
    story = resolution.events
    crew = tuple(
        MemberWaste(
            member.color,
            sum(_is_failure(event) for event in story if event.who == member.color),
            sum(isinstance(event, events.NoCard) and event.who == member.color for event in story),
            sum(isinstance(event, events.Delayed) and event.who == member.color for event in story),
        )
        for member in game.crew
    )
    shots = tuple(event for event in story if isinstance(event, events.AtNothing | events.RocketInVain))
    return Waste(shots, crew, tuple(_surviving_threats(game, resolution)))


def wasted_slots(resolution: Resolution) -> frozenset[tuple[str, int]]:
    """Return the player and turn of each card that was wasted: it failed, or its shot found no target."""
    story = resolution.events
    missed = {(event.turn, event.station) for event in story if isinstance(event, events.AtNothing)}
    fired = (event for event in story if isinstance(event, events.Fired) and (event.turn, event.station) in missed)
    failed = (event for event in story if event.who is not None and _is_failure(event))
    return frozenset((event.who, event.turn) for event in (*fired, *failed) if event.who is not None)


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
    """Return the turns on which a changed slot mattered most often, with counts, in order of play."""
    most = sorted(changes_of_turns.items(), key=lambda one: (-one[1], one[0]))[:DECISIVE]
    return sorted((turn, count) for turn, count in most if count)
