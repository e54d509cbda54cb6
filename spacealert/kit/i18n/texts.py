"""The texts of one language: a folder of Fluent files, handed on as a value to whatever shows or says something.

A text's id begins with the name of its file: `texts.say("scenario-unknown", id="S9-9")` is in `scenario.ftl`, and
`texts.say("cli-play.example")` is an attribute in `cli.ftl`.
"""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from attrs import frozen
from fluent.runtime import FluentBundle, FluentResource

_LONGEST_FACT = 1000  # Fluent gives up on a longer one
_MINUS = re.compile(r"(?<![\w-])-(?=\d)")
_ID = re.compile(r"-?[A-Za-z][\w-]*")
# Characters that would command a terminal, begin a line of their own or turn the reading direction round.
_COMMANDS = re.compile("[\0-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


class NoSuchText(LookupError):
    """A text that is asked for is missing: an error of the programmer's, which the tests find."""


def with_minus(value: int | str) -> str:
    """A whole number as people write it, or one that is already text: with a minus sign instead of a hyphen."""
    return str(value).replace("-", "−")


class _Catalog:
    """One file of texts, each parsed when it is first said: a command says few of the many, and starts the sooner."""

    def __init__(self, file: Path, language: str) -> None:
        self._file = file
        # Isolation marks are for mixed writing directions; here they would only disturb terminals and speech.
        self._bundle = FluentBundle([language], use_isolating=False)
        source = file.read_text(encoding="utf-8") if file.is_file() else ""
        # In Fluent only the first line of a text begins at the margin, with its id.
        texts = re.split(r"(?m)^(?=-?[A-Za-z])", source)
        self._unparsed = {id_[0]: text for text in texts if (id_ := _ID.match(text))}
        self.ids = tuple(self._unparsed)

    def has(self, message_id: str, attribute: str) -> bool:
        self._parse(message_id)
        if not self._bundle.has_message(message_id):
            return False
        message = self._bundle.get_message(message_id)
        return attribute in message.attributes if attribute else message.value is not None

    def attributes(self, message_id: str) -> Iterable[str]:
        return self._bundle.get_message(message_id).attributes

    def say(self, message_id: str, attribute: str, facts: dict[str, Any]) -> str:
        message = self._bundle.get_message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # `has` was asked before
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise NoSuchText(f"{self._file}: {message_id}.{attribute}: {errors[0]}")
        # In English and Russian, babel writes a negative number with a hyphen.
        negative = any(isinstance(fact, int | float) and fact < 0 for fact in facts.values())
        return _MINUS.sub("−", str(text)) if negative else str(text)

    def _parse(self, message_id: str) -> None:
        """Have the bundle know this text and all texts that it mentions, if there is such a text."""
        wanted = [message_id]
        while wanted:
            text = self._unparsed.pop(wanted.pop(), None)
            if text is not None:
                self._bundle.add_resource(FluentResource(text))
                wanted += _ID.findall(text)


class Texts:
    """One language. A text that its folder lacks is looked up in the fallback."""

    def __init__(self, folder: Path, fallback: "Texts | None" = None) -> None:
        self.language = folder.name
        self._folder = folder
        self._fallback = fallback
        self._catalogs: dict[str, _Catalog] = {}

    def __repr__(self) -> str:
        return f"Texts({self.language!r})"

    def say(self, text_id: str, /, **facts: Any) -> str:
        """The text of this id with its facts filled in; an id may name an attribute, as in `cli-play.example`."""
        catalog, message_id, attribute = self._found(text_id)
        if catalog is None:
            if self._fallback is None:
                raise NoSuchText(f"{self._folder}: {text_id}")
            return self._fallback.say(text_id, **facts)
        return catalog.say(message_id, attribute, {name: self._fact(fact) for name, fact in facts.items()})

    def has(self, text_id: str) -> bool:
        """Whether there is such a text: for texts that may be left out, such as a command's second example."""
        return self._found(text_id)[0] is not None or (self._fallback is not None and self._fallback.has(text_id))

    def owns(self, text_id: str) -> bool:
        """Whether this language has the text itself, and need not fall back."""
        return self._found(text_id)[0] is not None

    def ids(self, file: str) -> tuple[str, ...]:
        """The ids of all texts in a file of this language, or of the fallback where this one has no such file."""
        ids = self._catalog(file).ids
        return ids if ids or self._fallback is None else self._fallback.ids(file)

    def forms(self, text_id: str) -> dict[str, str]:
        """The attributes of a text by name, such as the cases of a word that this language needs."""
        catalog, message_id, _ = self._found(text_id)
        if catalog is None:
            return {} if self._fallback is None else self._fallback.forms(text_id)
        return {name: catalog.say(message_id, name, {}) for name in catalog.attributes(message_id)}

    def _found(self, text_id: str) -> tuple[_Catalog | None, str, str]:
        message_id, _, attribute = text_id.partition(".")
        catalog = self._catalog(message_id.partition("-")[0])
        return (catalog if catalog.has(message_id, attribute) else None), message_id, attribute

    def _catalog(self, name: str) -> _Catalog:
        if name not in self._catalogs:
            self._catalogs[name] = _Catalog(self._folder / f"{name}.ftl", self.language)
        return self._catalogs[name]

    def _fact(self, fact: Any) -> Any:
        if isinstance(fact, Message):
            return fact.render(self)
        if isinstance(fact, tuple):
            return ", ".join(str(self._fact(one)) for one in fact)
        if isinstance(fact, str):
            fact = harmless(fact)
            return fact if len(fact) <= _LONGEST_FACT else fact[: _LONGEST_FACT - 1] + "…"
        return fact


@frozen
class Message:
    """A text that is still to be said: its id and facts, before it is known in which language.

    A fact may be a message itself, or a tuple of them, which is said as a list.
    """

    text_id: str
    facts: Mapping[str, Any]

    def render(self, texts: Texts) -> str:
        return texts.say(self.text_id, **self.facts)


def harmless(text: str) -> str:
    """A text that came from a file or its name, as it may be shown: all that people read as a fact passes here."""
    return text if text.isprintable() else _COMMANDS.sub("\N{REPLACEMENT CHARACTER}", text)


def preferred(languages: Iterable[str], environment: Mapping[str, str]) -> str | None:
    """Which of these languages the person's system speaks, if any."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environment.get(variable, "")
        if locale:
            code = locale.partition("_")[0].partition(".")[0].lower()
            return code if code in languages else None
    return None
