"""Writing down what happens: each thing told becomes an event, with the table after it and what changed on it."""

from collections.abc import Callable
from typing import Any

from spacealert.engine.events import KINDS, Event
from spacealert.engine.state import Foe, State, View

# How each field of a `View` is read off the table.
READING: dict[str, Callable[[State], Any]] = {
    "turn": lambda state: state.turn,
    "crew": lambda state: tuple([person.view() for person in state.crew]),
    "threats": lambda state: tuple([foe.view() for foe in state.foes]),
    "shields": lambda state: tuple(state.shields.values()),
    "reactors": lambda state: tuple(state.reactors.values()),
    "tiles": lambda state: tuple([tuple(drawn) for drawn in state.tiles.values()]),
    "fuel": lambda state: state.fuel,
    "rockets": lambda state: state.rockets,
    "rocket_track": lambda state: (state.rocket_near, state.rocket_far),
    "bays": lambda state: tuple(state.bays.values()),
    "fired": lambda state: tuple(state.fired),
    "lifts": lambda state: tuple(state.lifts.values()),
    "maintained": lambda state: tuple(state.maintained),
    "confirmed": lambda state: tuple(state.confirmed),
    "lookouts": lambda state: tuple(state.lookouts),
}


def view_of(state: State) -> View:
    return View(*[read(state) for read in READING.values()])


class Log:
    """A `state.tell`. Only what the kind of event may change is read again; a test holds the engine to that."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.view = view_of(state)
        self.events: list[Event] = []
        self.views: list[View] = []

    def __call__(
        self, name: str, who: str | None = None, foe: Foe | None = None, /, rule: str | None = None, **facts: Any
    ) -> None:
        state, kind = self.state, KINDS[name]
        changes: tuple[tuple[str, Any], ...] = ()
        for field in kind.changes:
            now = READING[field](state)
            if now != getattr(self.view, field):
                changes = (*changes, (field, now))
        if changes:
            self.view = self.view._replace(**dict(changes))
        place, card = (None, None) if foe is None else (foe.place, foe.card.code)
        self.events.append(Event(state.turn, state.step, name, who, place, card, facts, rule or kind.rule, changes))
        self.views.append(self.view)


def apply(view: View, event: Event) -> View:
    """The table after an event, from the table before it."""
    return view._replace(**dict(event.changes)) if event.changes else view


def replay(start: View, events: tuple[Event, ...]) -> View:
    """The table at the end of these events, from the table before them."""
    for event in events:
        start = apply(start, event)
    return start
