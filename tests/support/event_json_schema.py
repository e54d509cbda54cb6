"""The JSON schema for the output of `--events`, derived from the event classes."""

from inspect import cleandoc
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from spacealert.engine.event_schema import FACTS, KINDS, Json
from spacealert.engine.events import Event, Step

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


def event_schema() -> dict[str, Any]:
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
