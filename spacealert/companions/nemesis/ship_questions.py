"""The prompts of this game's guides in the fewest words: `yield from tell("…")`, `if (yield from is_so("…"))`."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from spacealert.kit.guide.prompts import Choose, ChooseSeveral, Count, Draw, Note, Option, Tell, message
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message

if TYPE_CHECKING:
    from spacealert.companions.nemesis.ship_state import CrewMember

YES_NO = tuple(Option(key, message(f"nemesis-{key}")) for key in ("yes", "no"))


def tell(text_id: str, *, rule: str = "", spoken: str = "", **facts: Any) -> Guide[None]:
    """Something to do or to know."""
    yield Tell(message(text_id, **facts), rule=rule, spoken=f"nemesisspeech-{spoken}" if spoken else "")


def note(text_id: str, *, rule: str = "", spoken: str = "", **facts: Any) -> Guide[None]:
    """Something that is told with the next question."""
    yield Note(message(text_id, **facts), rule=rule, spoken=f"nemesisspeech-{spoken}" if spoken else "")


def is_so(text_id: str, *, rule: str = "", likely: bool = False, **facts: Any) -> Guide[bool]:
    """Ask yes or no; Enter takes the likely answer."""
    likely_key = "yes" if likely else "no"
    answer = yield Choose(message(text_id, **facts), options=YES_NO, rule=rule, likely=likely_key)
    return answer == "yes"


def choose(
    text_id: str, options: Iterable[tuple[str, Message]], *, rule: str = "", likely: str | None = None, **facts: Any
) -> Guide[str]:
    """Ask for the key of one of these; Enter takes the likely one."""
    found = tuple(Option(key, label) for key, label in options)
    return str((yield Choose(message(text_id, **facts), options=found, rule=rule, likely=likely)))


def choose_key(
    text_id: str,
    keys: Iterable[str],
    labels: str,
    *,
    rule: str = "",
    likely: str | None = None,
    spoken: str = "",
    **facts: Any,
) -> Guide[str]:
    """Ask for one of these keys, whose labels are the texts `<labels>-<key>`."""
    options = tuple(Option(key, message(f"{labels}-{key}")) for key in keys)
    clip = f"nemesisspeech-{spoken}" if spoken else ""
    return str((yield Choose(message(text_id, **facts), options=options, rule=rule, likely=likely, spoken=clip)))


def choose_several(
    text_id: str, options: Iterable[tuple[str, Message]], *, rule: str = "", least: int = 0, **facts: Any
) -> Guide[tuple[str, ...]]:
    found = tuple(Option(key, label) for key, label in options)
    answer = yield ChooseSeveral(message(text_id, **facts), options=found, rule=rule, least=least)
    assert isinstance(answer, tuple)
    return answer


def how_many(
    text_id: str, most: int, *, least: int = 0, likely: int | None = None, rule: str = "", **facts: Any
) -> Guide[int]:
    """A number; nothing is asked where only one is possible."""
    if least >= most:
        return most
    answer = yield Count(message(text_id, **facts), least=least, most=most, likely=likely, rule=rule)
    assert isinstance(answer, int)
    return answer


def draw(
    text_id: str, weights: Mapping[str, int], label: str, *, rule: str = "", spoken: str = "", **facts: Any
) -> Guide[str]:
    """Return what chance decides; the labels are the texts `<label>-<key>`."""
    options = tuple(Option(key, message(f"{label}-{key}")) for key in weights)
    prompt = Draw(message(text_id, **facts), options=options, weights=dict(weights), rule=rule)
    return str((yield prompt))


def which_member(text_id: str, crew: Sequence["CrewMember"], *, rule: str = "", **facts: Any) -> Guide["CrewMember"]:
    """One of these characters; nothing is asked where there is only one."""
    if len(crew) == 1:
        return crew[0]
    options = [(str(one.number), name_of(one)) for one in crew]
    key = yield from choose(text_id, options, rule=rule, **facts)
    return next(one for one in crew if str(one.number) == key)


def which_members(
    text_id: str, crew: Sequence["CrewMember"], *, rule: str = "", least: int = 0, **facts: Any
) -> Guide[list["CrewMember"]]:
    """Any of these characters."""
    if len(crew) == least:
        return list(crew)
    options = [(str(one.number), name_of(one)) for one in crew]
    keys = yield from choose_several(text_id, options, rule=rule, least=least, **facts)
    return [one for one in crew if str(one.number) in keys]


def name_of(one: "CrewMember") -> Message:
    return message("nemesis-name", name=one.name)


def kind(figure: str) -> Message:
    """Return what a figure or token is called."""
    return message(f"nemesis-kind-{figure}")
