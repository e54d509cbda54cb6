"""Helpers for games of The New Frontier and their events."""

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import frozen

from spacealert.engine import Game, Member, Resolution, Threat, resolve
from spacealert.engine.events import Event, TurnEnds
from spacealert.engine.view import PersonView, ThreatView, View

E = TypeVar("E", bound=Event)

COLORS = ("blue", "green", "red", "yellow")
LONGEST: Mapping[str, str] = dict.fromkeys(("red", "white", "blue", "internal"), "T7")
SERVES_COMPUTER = "c--c----c---"


@frozen
class Played:
    """A resolved game with events that are easy to select."""

    resolution: Resolution

    def events_of(self, kind: type[E], **facts: object) -> list[E]:
        events = [event for event in self.resolution.events if isinstance(event, kind)]
        return [event for event in events if all(getattr(event, name) == value for name, value in facts.items())]

    def only_event(self, kind: type[E], **facts: object) -> E:
        [event] = self.events_of(kind, **facts)
        return event

    def view_after(self, turn: int) -> View:
        """Return the table at the end of a turn."""
        views = zip(self.resolution.events, self.resolution.views[1:], strict=True)
        return next(view for event, view in views if isinstance(event, TurnEnds) and event.turn == turn)

    def person_at_start(self, turn: int) -> PersonView:
        """Return the crew member with the first plan, at the end of a turn."""
        return self.view_after(turn).crew[0]

    def threat(self, turn: int, place: int = 0) -> ThreatView:
        return self.view_after(turn).threats[place]

    def plan(self, place: int = 0) -> list[str]:
        return [slot or "-" for slot in self.resolution.end.crew[place].plan]


def by_zone(view: View, part: str) -> tuple[object, ...]:
    """Return a value for each zone, such as its reactor: red, white, blue."""
    return tuple(getattr(view.zones[zone], part) for zone in ("red", "white", "blue"))


def play(
    *plans: str,
    threats: tuple[Threat, ...] = (),
    tracks: Mapping[str, str] | None = None,
    crew_serves: bool = True,
    **more: Any,
) -> Played:
    """Resolve a game with these plans, which are in turn order.

    A plan has a letter for each turn, or slots separated by spaces. The specialization comes before a colon, as in
    `"Medic: s - x^"`. With `crew_serves`, another member only maintains the computer.
    """
    crew = [_member(color, plan) for color, plan in zip(COLORS, plans, strict=False)]
    crew += [Member("purple", SERVES_COMPUTER)] if crew_serves else []
    return Played(resolve(Game(crew, {**LONGEST, **(tracks or {})}, threats, **{"variable_range": True, **more})))


def _member(color: str, plan: str) -> Member:
    specialization, colon, slots = plan.rpartition(":")
    slots = slots.strip()
    return Member(color, slots.split() if " " in slots else slots, specialization=specialization if colon else None)
