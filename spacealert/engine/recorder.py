"""Writing down what happens: a listener that keeps each event and the views of the table before and after it."""

from collections.abc import Callable, Iterable
from typing import Concatenate, ParamSpec

from spacealert.engine.events import Changes, Event
from spacealert.engine.state import State
from spacealert.engine.view import READERS, View, view_of

P = ParamSpec("P")


class Recorder:
    """Listens to a table. Only what the kind of event may change is read again; a test holds the engine to that."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.view = view_of(state)
        self.events: list[Event] = []
        self.views = [self.view]

    def __call__(
        self, kind: Callable[Concatenate[int, str, Changes, P], Event], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        state = self.state
        changes: Changes = ()
        values: list[object] | None = None  # of the new view
        for name in kind.touches:  # type: ignore[attr-defined]  # the class, of which mypy sees the call only
            place, read = READERS[name]
            now = read(state)
            if now != self.view[place]:
                changes = (*changes, (name, now))
                values = values or list(self.view)
                values[place] = now
        if values:
            self.view = View._make(values)  # a third of the time of `_replace`
        self.events.append(kind(state.turn, state.step, changes, *args, **kwargs))
        self.views.append(self.view)


def apply(view: View, event: Event) -> View:
    """The table after an event, from the table before it."""
    return view._replace(**dict(event.changes)) if event.changes else view


def replay(start: View, events: Iterable[Event]) -> View:
    """The table at the end of these events, from the table before them."""
    for event in events:
        start = apply(start, event)
    return start
