"""A description of the events for other programs: the JSON form and the types of their fields."""

from types import NoneType, UnionType
from typing import Union, get_args, get_origin, get_type_hints

from attrs import fields, frozen

from spacealert.engine import events
from spacealert.engine.events import CrewEvent, CrewThreatEvent, Event, Meaning, ThreatEvent

Json = dict[str, object]
_OF_EVERY_EVENT = frozenset({"turn", "step", "who", "threat", "card"})
KINDS: dict[str, type[Event]] = {
    kind.kind: kind
    for kind in vars(events).values()
    if isinstance(kind, type)
    and issubclass(kind, Event)
    and kind not in (Event, CrewEvent, ThreatEvent, CrewThreatEvent)
}


@frozen
class Fact:
    """A field specific to one kind of event. `key` is its name in JSON."""

    name: str
    key: str
    type: object


def _facts_of(kind: type[Event]) -> tuple[Fact, ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        Fact(field.name, key, hints[field.name])
        for field in fields(kind)  # type: ignore[arg-type]  # attrs made it, which mypy cannot see behind `event`
        if field.name not in _OF_EVERY_EVENT and (key := field.metadata.get("key", field.name)) is not None
    )


# Facts by kind of event, in order.
FACTS = {kind: _facts_of(kind) for kind in KINDS.values()}


def own_facts(event: Event) -> Json:
    """Return the fields specific to this kind of event, by their names in JSON."""
    return {fact.key: getattr(event, fact.name) for fact in FACTS[type(event)]}


def event_as_dict(event: Event) -> Json:
    """Return the event as plain values, without a sentence that describes it."""
    threat = {} if event.threat is None else {"threat": event.threat, "card": event.card}
    values = {"turn": event.turn, "step": event.step, "kind": event.kind, "who": event.who, **threat}
    return values | own_facts(event) | {"rule": event.rule}


# --- types --------------------------------------------------------------------------------------------------------


def strip_none(type_: object) -> object:
    """Return the type of a fact, without None if it is optional."""
    parts = [part for part in get_args(type_) if part is not NoneType]
    return parts[0] if get_origin(type_) in (Union, UnionType) and len(parts) == 1 else type_


def find_meaning(type_: object) -> str | None:
    """Return what values of this type mean, such as "color" or "flag", or None if the type is not annotated."""
    marks = getattr(strip_none(type_), "__metadata__", ())
    return next((mark.name for mark in marks if isinstance(mark, Meaning)), None)
