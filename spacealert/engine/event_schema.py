"""Events for other programs, derived from their classes: plain dicts and a JSON schema."""

from inspect import cleandoc
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from attrs import fields, frozen

from spacealert.engine import events
from spacealert.engine.events import CrewEvent, CrewThreatEvent, Event, Named, Step, ThreatEvent

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


def facts(event: Event) -> Json:
    """Return the fields specific to this kind of event."""
    return {fact.key: getattr(event, fact.name) for fact in FACTS[type(event)]}


def as_dict(event: Event) -> Json:
    """Return the event as plain values, without its sentence."""
    threat = {} if event.threat is None else {"threat": event.threat, "card": event.card}
    values = {"turn": event.turn, "step": event.step, "kind": event.kind, "who": event.who, **threat}
    return values | facts(event) | {"rule": event.rule}


# --- types --------------------------------------------------------------------------------------------------------


def without_none(type_: object) -> object:
    """Return the type of a fact, ignoring whether it is optional."""
    parts = [part for part in get_args(type_) if part is not NoneType]
    return parts[0] if get_origin(type_) in (Union, UnionType) and len(parts) == 1 else type_


def name_of(type_: object) -> str | None:
    """Return what a free text or number stands for, such as "color" or "flag"."""
    marks = getattr(without_none(type_), "__metadata__", ())
    return next((mark.name for mark in marks if isinstance(mark, Named)), None)


_PLAIN: dict[object, str] = {int: "integer", bool: "boolean", str: "string", NoneType: "null"}


def _schema(type_: object) -> Json:
    origin, parts = get_origin(type_), get_args(type_)
    if origin is Annotated:
        return _schema(parts[0])
    if origin is Literal:
        return {"type": "string", "enum": list(parts)}
    if origin in (Union, UnionType):
        return {"anyOf": [_schema(part) for part in parts]}
    if origin is tuple:
        if parts[1:] == (Ellipsis,):
            return {"type": "array", "items": _schema(parts[0])}
        items = [_schema(part) for part in parts]
        return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}
    return {"type": _PLAIN[type_]}


def schema() -> dict[str, Any]:
    """Return a JSON schema for the lines that `--events` prints."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Resolution event",
        "oneOf": [_schema_of(kind) for kind in KINDS.values()],
    }


def _schema_of(kind: type[Event]) -> Json:
    hints = get_type_hints(kind, include_extras=True)
    properties = {
        "turn": {"type": "integer"},
        "step": {"enum": list(get_args(Step))},
        "kind": {"const": kind.kind},
        "who": _schema(hints["who"]) if "who" in hints else {"type": "null"},
    }
    optional = set()
    for name in ("threat", "card"):
        if name in hints:  # omitted for events without one
            properties[name] = {"type": "integer" if name == "threat" else "string"}
            if NoneType in get_args(hints[name]):
                optional.add(name)
    properties |= {fact.key: _schema(fact.type) for fact in FACTS[kind]}
    properties |= {"rule": {"type": "string"}, "text": {"type": "string"}}
    return {
        "description": cleandoc(kind.__doc__ or "").partition("\n")[0],
        "type": "object",
        "properties": properties,
        "required": [name for name in properties if name not in optional],
        "additionalProperties": False,
    }
