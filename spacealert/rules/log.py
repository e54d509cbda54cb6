"""Writing down what happens: each thing told becomes an event, with the table after it and what changed on it."""

from typing import Any

from spacealert.rules.events import KINDS, Event
from spacealert.rules.state import Foe, State, View


class Log:
    """A `state.tell`. It compares the table with that of the event before, so that no change goes untold."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.view = state.view()
        self.events: list[Event] = []
        self.views: list[View] = []

    def __call__(self, kind: str, who: str | None = None, foe: Foe | None = None, /, **facts: Any) -> None:
        state, before = self.state, self.view
        now = state.view()
        changes: tuple[tuple[str, Any], ...] = ()
        if now != before:
            changes = tuple([(field, new) for field, old, new in zip(FIELDS, before, now, strict=True) if old != new])
            self.view = now
        place, card = (None, None) if foe is None else (foe.place, foe.card.code)
        rule = KINDS[kind].rule
        self.events.append(Event(state.turn, state.step, kind, who, place, card, facts, rule, changes))
        self.views.append(self.view)


FIELDS = View._fields


def apply(view: View, event: Event) -> View:
    """The table after an event, from the table before it."""
    return view._replace(**dict(event.changes)) if event.changes else view


def replay(start: View, events: "tuple[Event, ...]") -> View:
    """The table at the end of these events, from the table before them."""
    for event in events:
        start = apply(start, event)
    return start
