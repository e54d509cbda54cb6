"""Questions about characters, and the names of characters, figures and tokens."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from spacealert.companions.asking import choose, choose_several
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message

if TYPE_CHECKING:
    from spacealert.companions.nemesis.ship_state import CrewMember


def which_member(text_id: str, crew: Sequence["CrewMember"], *, rule: str = "", **facts: Any) -> Guide["CrewMember"]:
    """Ask for one of these characters, unless there is only one."""
    if len(crew) == 1:
        return crew[0]
    options = [(str(one.number), name_of(one)) for one in crew]
    key = yield from choose(text_id, options, rule=rule, **facts)
    return next(one for one in crew if str(one.number) == key)


def which_members(
    text_id: str, crew: Sequence["CrewMember"], *, rule: str = "", least: int = 0, **facts: Any
) -> Guide[list["CrewMember"]]:
    """Ask for any of these characters."""
    if len(crew) == least:
        return list(crew)
    options = [(str(one.number), name_of(one)) for one in crew]
    keys = yield from choose_several(text_id, options, rule=rule, least=least, **facts)
    return [one for one in crew if str(one.number) in keys]


def name_of(one: "CrewMember") -> Message:
    return message("nemesis-name", name=one.name)


def kind(figure: str) -> Message:
    """Return the name of a figure or a token."""
    return message(f"nemesis-kind-{figure}")
