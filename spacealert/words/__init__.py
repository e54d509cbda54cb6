"""Every text a person reads or hears, in each language the program speaks; no sentence stands anywhere else.

The texts are Project Fluent files, `en/NAME.ftl` and `ru/NAME.ftl`. A text's id begins with the name of its file:
`say("scenario-unknown", id="S9-9")` is in `scenario.ftl`, and `say("cli-play.example")` is an attribute in `cli.ftl`.
"""

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "ru")

FOLDER = Path(__file__).resolve().parent
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
    bundle = _bundle(spoken, name)
    if not bundle.has_message(message_id):
        raise NoSuchText(f"{spoken}/{name}.ftl: {text_id}")
    message = bundle.get_message(message_id)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise NoSuchText(f"{spoken}/{name}.ftl: {text_id}")
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
    bundle = _bundle(spoken, name)
    return bundle.has_message(message_id) and (not attribute or attribute in bundle.get_message(message_id).attributes)


def from_environment(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the person's system speaks, as far as we speak it too."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wish = environment.get(variable, "")
        if wish:
            code = wish.partition("_")[0].partition(".")[0].lower()
            return code if code in LANGUAGES else "en"
    return "en"


@cache
def _bundle(spoken: str, name: str) -> FluentBundle:
    # Isolation marks are for mixed writing directions; here they would only disturb terminals and speech.
    bundle = FluentBundle([spoken], use_isolating=False)
    file = FOLDER / spoken / f"{name}.ftl"
    if not file.is_file():
        raise NoSuchText(str(file))
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
