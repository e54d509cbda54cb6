"""Every text a person reads or hears, in each language the program speaks; no sentence stands anywhere else.

The texts are Project Fluent files, `en/NAME.ftl` and `ru/NAME.ftl`. A text's id begins with the name of its file:
`say("scenario-unknown", id="S9-9")` is in `scenario.ftl`, and `say("cli-play.example")` is an attribute in `cli.ftl`.
"""

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "ru")
_LONGEST_FACT = 1000  # Fluent gives up on a longer one

FOLDER = Path(__file__).resolve().parents[2] / "texts"
_language = "en"


class NoSuchText(LookupError):
    """A text that is asked for is missing: an error of the programmer's, which the tests find."""


def speak(language: str) -> None:
    """From now on `say` uses this language."""
    global _language
    if language not in LANGUAGES:
        raise NoSuchText(language)
    _language = language


def language() -> str:
    """The language that `say` uses now."""
    return _language


def say(text_id: str, /, lang: str | None = None, **facts: Any) -> str:
    """The text of this id with its facts filled in; an id may name an attribute, as in `cli-play.example`."""
    spoken = lang or _language
    message_id, _, attribute = text_id.partition(".")
    name = message_id.partition("-")[0]
    bundle = _catalogue(spoken, name).bundle_with(message_id)
    if bundle is None:
        raise NoSuchText(f"{spoken}/{name}.ftl: {text_id}")
    message = bundle.get_message(message_id)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise NoSuchText(f"{spoken}/{name}.ftl: {text_id}")
    for fact, value in facts.items():
        if isinstance(value, str) and len(value) > _LONGEST_FACT:
            facts[fact] = value[: _LONGEST_FACT - 1] + "…"
    text, errors = bundle.format_pattern(pattern, facts)
    if errors:
        raise NoSuchText(f"{spoken}/{name}.ftl: {text_id}: {errors[0]}")
    return str(text)


def has(text_id: str, lang: str | None = None) -> bool:
    """Whether there is such a text: for texts that may be left out, such as a command's second example."""
    message_id, _, attribute = text_id.partition(".")
    spoken, name = lang or _language, message_id.partition("-")[0]
    if not (FOLDER / spoken / f"{name}.ftl").is_file():
        return False
    bundle = _catalogue(spoken, name).bundle_with(message_id)
    return bundle is not None and (not attribute or attribute in bundle.get_message(message_id).attributes)


def from_environment(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the person's system speaks, as far as we speak it too."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wish = environment.get(variable, "")
        if wish:
            code = wish.partition("_")[0].partition(".")[0].lower()
            return code if code in LANGUAGES else "en"
    return "en"


class _Catalogue:
    """One file of texts, each parsed when it is first said: a command says few of the many, and starts the sooner."""

    def __init__(self, spoken: str, file: Path) -> None:
        # Isolation marks are for mixed writing directions; here they would only disturb terminals and speech.
        self._bundle = FluentBundle([spoken], use_isolating=False)
        # In Fluent only the first line of a text begins at the margin, with its id.
        texts = re.split(r"(?m)^(?=-?[A-Za-z])", file.read_text(encoding="utf-8"))
        self._unread = {id_[0]: text for text in texts if (id_ := _ID.match(text))}

    def bundle_with(self, message_id: str) -> FluentBundle | None:
        """The bundle when it has this text with all texts that it mentions, or none if there is no such text."""
        wanted = [message_id]
        while wanted:
            text = self._unread.pop(wanted.pop(), None)
            if text is not None:
                self._bundle.add_resource(FluentResource(text))
                wanted += _ID.findall(text)
        return self._bundle if self._bundle.has_message(message_id) else None


_ID = re.compile(r"-?[A-Za-z][\w-]*")


@cache
def _catalogue(spoken: str, name: str) -> _Catalogue:
    file = FOLDER / spoken / f"{name}.ftl"
    if not file.is_file():
        raise NoSuchText(str(file))
    return _Catalogue(spoken, file)
