"""Generate the event reference from the event classes.

python docs/write_events.py    writes docs/events.md
"""

import re
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from spacealert.engine.event_schema import FACTS, KINDS, find_meaning

PAGE = Path(__file__).resolve().with_name("events.md")
RULES = Path(__file__).resolve().parent / "rules"

INTRODUCTION = """\
# Resolution events

<!-- Written by `python docs/write_events.py`; a test compares it with the classes. -->

`spacealert resolve --events` prints one JSON object for each event, in order. Every event has `turn`, `step`,
`kind`, `who` (the color of a crew member, or null), `rule` (the section of the rules) and `text` (a sentence that
describes it). Events about a threat also have `threat`, its index in the game, and `card`, the code of its card. Each
kind of event has its own additional fields:"""


def page() -> str:
    return "\n".join(lines())


def lines() -> Iterator[str]:
    yield INTRODUCTION
    for name, kind in KINDS.items():
        yield ""
        about = [word for word in ("who", "threat") if word in get_type_hints(kind)]
        yield f"## {name}"
        yield ""
        yield cleandoc(kind.__doc__ or "")
        yield ""
        yield section(kind.follows) + (f" · about: {', '.join(about)}" if about else "")
        if FACTS[kind]:
            yield ""
            yield "| field | value |"
            yield "| --- | --- |"
            for fact in FACTS[kind]:
                yield f"| `{fact.key}` | {described(fact.type)} |"
    yield ""


def section(number: str) -> str:
    """Return a link to the section of the rules with this number."""
    page = "new-frontier.md" if number.startswith("NF") else "space-alert.md"
    heading = re.search(rf"^#+ (§{re.escape(number)} .+)$", (RULES / page).read_text(encoding="utf-8"), re.MULTILINE)
    assert heading is not None, f"there is no §{number} in {page}"
    anchor = re.sub(r"[^\w -]", "", heading[1].lower()).replace(" ", "-")
    return f"[§{number}](rules/{page}#{anchor})"


def described(type_: Any) -> str:
    if get_origin(type_) is Annotated:
        return find_meaning(type_) or ""
    if get_origin(type_) is Literal:
        return ", ".join(f"`{value}`" for value in get_args(type_))
    if get_origin(type_) in (Union, UnionType):
        return ", or ".join(described(part) for part in get_args(type_))
    if get_origin(type_) is tuple:
        parts = get_args(type_)
        if parts[1:] == (Ellipsis,):
            return f"list of {described(parts[0])}"
        return "[" + "; ".join(described(part) for part in parts) + "]"
    return {int: "number", bool: "true or false", str: "text", NoneType: "null"}[type_]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
