"""The events as other programs see them, made from their classes: plain dicts, a JSON schema, a page of the docs."""

from collections.abc import Iterator
from inspect import cleandoc
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from attrs import fields, frozen

from spacealert.engine import events
from spacealert.engine.events import CrewEvent, CrewThreatEvent, Event, OneOf, ThreatEvent

_OF_EVERY_EVENT = frozenset({"turn", "step", "changes", "who", "threat", "card"})
KINDS: dict[str, type[Event]] = {
    kind.kind: kind
    for kind in vars(events).values()
    if isinstance(kind, type)
    and issubclass(kind, Event)
    and kind not in (Event, CrewEvent, ThreatEvent, CrewThreatEvent)
}


@frozen
class Fact:
    """A field of an event that is peculiar to its kind; `key` is its name in JSON."""

    name: str
    key: str
    type: Any


def _facts_of(kind: type[Event]) -> tuple[Fact, ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        Fact(field.name, key, hints[field.name])
        for field in fields(kind)
        if field.name not in _OF_EVERY_EVENT and (key := field.metadata.get("key", field.name)) is not None
    )


# The facts of each kind of event, in their order.
FACTS = {kind: _facts_of(kind) for kind in KINDS.values()}


def facts(event: Event) -> dict[str, Any]:
    """What is peculiar to the kind of the event."""
    return {fact.key: getattr(event, fact.name) for fact in FACTS[type(event)]}


def as_dict(event: Event) -> dict[str, Any]:
    """The event as plain values, without its sentence."""
    threat = {} if event.threat is None else {"threat": event.threat, "card": event.card}
    values = {"turn": event.turn, "step": event.step, "kind": event.kind, "who": event.who, **threat}
    return values | facts(event) | {"rule": event.rule}


# --- types --------------------------------------------------------------------------------------------------------


def one_of(type_: Any) -> OneOf | None:
    """What a type of facts is called, apart from being optional; None for numbers, truth values and lists."""
    if get_origin(type_) is Annotated:
        return next(mark for mark in type_.__metadata__ if isinstance(mark, OneOf))
    if get_origin(type_) in (Union, UnionType):
        return next((mark for part in get_args(type_) if (mark := one_of(part)) is not None), None)
    return None


def _schema(type_: Any) -> dict[str, Any]:
    if get_origin(type_) is Annotated:
        mark = one_of(type_)
        assert mark is not None
        plain = _schema(get_args(type_)[0])
        return plain | {"enum": list(mark.values)} if mark.values else plain
    if get_origin(type_) in (Union, UnionType):
        return {"anyOf": [_schema(part) for part in get_args(type_)]}
    if get_origin(type_) is tuple:
        parts = get_args(type_)
        if parts[1:] == (Ellipsis,):
            return {"type": "array", "items": _schema(parts[0])}
        items = [_schema(part) for part in parts]
        return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}
    return {"type": {int: "integer", bool: "boolean", str: "string", NoneType: "null"}[type_]}


def schema() -> dict[str, Any]:
    """A JSON schema of the lines that `--events` prints."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "An event of the resolution round of Space Alert",
        "oneOf": [_schema_of(kind) for kind in KINDS.values()],
    }


def _schema_of(kind: type[Event]) -> dict[str, Any]:
    hints = get_type_hints(kind, include_extras=True)
    properties = {
        "turn": {"type": "integer"},
        "step": {"enum": ["appear", "actions", "damage", "threats", "computer", "end"]},
        "kind": {"const": kind.kind},
        "who": _schema(hints["who"]) if "who" in hints else {"type": "null"},
    }
    optional = set()
    for name in ("threat", "card"):
        if name in hints:  # left out where there is none
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


# --- the page of the docs -------------------------------------------------------------------------------------------


_INTRODUCTION = """\
# The events of a resolution

<!-- Written by `spacealert.engine.event_schema.page()`; a test compares it with the classes. -->

`spacealert resolve --events` prints a JSON object for each thing that happens, in order. Every one has `turn`, `step`,
`kind`, `who` (the color of a crew member, or null), `rule` (the paragraph of the rules it follows) and `text` (the
sentence). Events about a threat have `threat`, its place in the game, and `card`, the code of its card. What else
there is depends on the kind:"""


def page() -> str:
    """`docs/events.md`: every kind of event with its facts and its paragraph."""
    return "\n".join(_page())


def _page() -> Iterator[str]:
    yield _INTRODUCTION
    for name, kind in KINDS.items():
        yield ""
        about = [word for word in ("who", "threat") if word in get_type_hints(kind)]
        yield f"## {name}"
        yield ""
        yield cleandoc(kind.__doc__ or "")
        yield ""
        yield f"§{kind.follows}" + (f" · about: {', '.join(about)}" if about else "")
        if FACTS[kind]:
            yield ""
            yield "| fact | value |"
            yield "| --- | --- |"
            for fact in FACTS[kind]:
                yield f"| `{fact.key}` | {_described(fact.type)} |"
    yield ""


def _described(type_: Any) -> str:
    if get_origin(type_) is Annotated:
        mark = one_of(type_)
        assert mark is not None
        return ", ".join(f"`{value}`" for value in mark.values) if mark.values else mark.name
    if get_origin(type_) in (Union, UnionType):
        return ", or ".join(_described(part) for part in get_args(type_))
    if get_origin(type_) is tuple:
        parts = get_args(type_)
        if parts[1:] == (Ellipsis,):
            return f"list of {_described(parts[0])}"
        return "[" + "; ".join(_described(part) for part in parts) + "]"
    return {int: "number", bool: "true or false", str: "text", NoneType: "null"}[type_]
