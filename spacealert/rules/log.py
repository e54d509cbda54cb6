"""Writing down what happens: each thing told becomes an event, with the table after it and what changed on it."""

from typing import Any

from spacealert.rules.events import KINDS, Event
from spacealert.rules.state import READING, Foe, State, View, view_of


class Log:
    """A `state.tell`. Only what the kind of event may change is read again; a test holds the engine to that."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.view = view_of(state)
        self.events: list[Event] = []
        self.views: list[View] = []

    def __call__(self, name: str, who: str | None = None, foe: Foe | None = None, /, **facts: Any) -> None:
        state, kind = self.state, KINDS[name]
        changes: tuple[tuple[str, Any], ...] = ()
        for field in kind.changes:
            now = READING[field](state)
            if now != getattr(self.view, field):
                changes = (*changes, (field, now))
        if changes:
            self.view = self.view._replace(**dict(changes))
        place, card = (None, None) if foe is None else (foe.place, foe.card.code)
        self.events.append(Event(state.turn, state.step, name, who, place, card, facts, kind.rule, changes))
        self.views.append(self.view)


def apply(view: View, event: Event) -> View:
    """The table after an event, from the table before it."""
    return view._replace(**dict(event.changes)) if event.changes else view


def replay(start: View, events: tuple[Event, ...]) -> View:
    """The table at the end of these events, from the table before them."""
    for event in events:
        start = apply(start, event)
    return start
