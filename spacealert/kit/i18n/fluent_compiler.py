"""A compiler from Fluent to plain lists and dictionaries, which `texts` resolves and wheels contain as JSON.

A message is a dictionary of patterns: its value under "", its attributes under their names. A pattern is a string, or a
list of strings and placeables. A placeable is a dictionary: `{"fact": name}`, `{"text": id, "of": attribute}` or
`{"fact": name, "cases": {key: pattern}, "else": key}`.
"""

import re
from typing import Any

from fluent.syntax import FluentParser, ast

_ID = re.compile(r"[A-Za-z][\w-]*")


def split_messages(source: str) -> dict[str, str]:
    """Split a file into messages by id, uncompiled. In Fluent, only a message's id starts a line with a letter."""
    parts = re.split(r"(?m)^(?=[A-Za-z])", source)
    return {id_[0]: part for part in parts if (id_ := _ID.match(part))}


def compile_messages(source: str) -> dict[str, dict[str, Any]]:
    """Compile the messages of this source by id. Invalid messages are left out, and the tests report them."""
    found: dict[str, dict[str, Any]] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            patterns = found[entry.id.name] = {} if entry.value is None else {"": _compile_pattern(entry.value)}
            patterns |= {attribute.id.name: _compile_pattern(attribute.value) for attribute in entry.attributes}
    return found


def _compile_pattern(pattern: ast.Pattern) -> Any:
    parts = [
        part.value if isinstance(part, ast.TextElement) else _compile_placeable(part.expression)
        for part in pattern.elements
    ]
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _compile_placeable(expression: Any) -> Any:
    match expression:
        case ast.StringLiteral():
            return expression.parse()["value"]
        case ast.NumberLiteral():
            return expression.value
        case ast.VariableReference():
            return {"fact": expression.id.name}
        case ast.MessageReference():
            return {"text": expression.id.name, "of": expression.attribute.name if expression.attribute else ""}
        case ast.SelectExpression(selector=ast.VariableReference() as selector):
            select: dict[str, Any] = {"fact": selector.id.name, "cases": {}, "else": ""}
            for variant in expression.variants:
                key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                select["cases"][key] = _compile_pattern(variant.value)
                if variant.default:
                    select["else"] = key
            return select
    raise NotImplementedError(type(expression).__name__)  # functions and terms, which our texts don't use
