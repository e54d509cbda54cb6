"""Helpers for setting up games and inspecting their events."""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from spacealert.engine import Game, Member, Resolution, Threat, resolve
from spacealert.engine.events import Event

E = TypeVar("E", bound=Event)

COLORS = ("blue", "green", "red", "yellow", "purple")
LONGEST = dict.fromkeys(("red", "white", "blue", "internal"), "T7")


class Played:
    """A resolution with events that are easy to select by kind, turn and crew member."""

    def __init__(self, resolution: Resolution) -> None:
        self.resolution = resolution

    def __getattr__(self, name: str) -> Any:
        return getattr(self.resolution, name)

    def told(self, kind: type[E], **wanted: object) -> list[E]:
        return [event for event in self.resolution.events if isinstance(event, kind) and self._fits(event, wanted)]

    def the(self, kind: type[E], **wanted: object) -> E:
        [event] = self.told(kind, **wanted)
        return event

    @staticmethod
    def _fits(event: Event, wanted: dict[str, object]) -> bool:
        return all(getattr(event, name) == value for name, value in wanted.items())

    def plan(self, place: int = 0) -> str:
        return "".join(slot or "-" for slot in self.resolution.end.crew[place].plan)


Play = Callable[..., Played]


@pytest.fixture
def play() -> Play:
    """Play games as `play("a<", "c", E1_07="T5 red")`: plans in turn order, then cards with their turn and zone."""

    def played(*plans: str, tracks: dict[str, str] | None = None, **more: Any) -> Played:
        cards = {
            name.replace("_", "-"): more.pop(name) for name in list(more) if name[0] in "EIS" and name[1] in "12EI"
        }
        threats = [Threat(code, *(drawn if isinstance(drawn, tuple) else (drawn,))) for code, drawn in cards.items()]
        crew = [Member(color, plan) for color, plan in zip(COLORS, plans, strict=False)]
        return Played(resolve(Game(crew, LONGEST | (tracks or {}), threats, **more)))

    return played
