"""Questions about characters, and the names of characters, figures and tokens."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from spacealert.companions.asking import choose, choose_several
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message

if TYPE_CHECKING:
    from spacealert.companions.nemesis.ship_state import CrewMember


def choose_member(text_id: str, crew: Sequence["CrewMember"], *, rule: str = "", **facts: Any) -> Guide["CrewMember"]:
    """Ask for one of these characters, unless there is only one character."""
    if len(crew) == 1:
        return crew[0]
    key = yield from choose(text_id, _options(crew), rule=rule, **facts)
    return next(one for one in crew if str(one.number) == key)


def choose_members(
    text_id: str, crew: Sequence["CrewMember"], *, rule: str = "", least: int = 0, **facts: Any
) -> Guide[list["CrewMember"]]:
    """Ask the players to choose at least `least` of these characters.

    If there are exactly that many, return them all without asking.
    """
    if len(crew) == least:
        return list(crew)
    keys = yield from choose_several(text_id, _options(crew), rule=rule, least=least, **facts)
    return [one for one in crew if str(one.number) in keys]


def _options(crew: Sequence["CrewMember"]) -> list[tuple[str, Message]]:
    return [(str(one.number), member_name(one)) for one in sorted(crew, key=lambda one: one.number)]


def member_name(one: "CrewMember") -> Message:
    return message("nemesis-name", name=one.name)


def kind_name(figure: str) -> Message:
    return message(f"nemesis-kind-{figure}")
