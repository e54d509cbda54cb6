"""The texts of one language, read from a folder of Fluent files.

A text's id starts with the name of its file: `texts.say("scenario-unknown", id="S9-9")` is in `scenario.ftl`, and
`texts.say("cli-play.example")` is an attribute in `cli.ftl`.
"""

import json
import re
from collections.abc import Callable, Iterable, Mapping
from decimal import Decimal
from pathlib import Path
from typing import Any

from attrs import frozen

_DIGITS = Decimal("0.001")  # displayed precision
_NO_BREAK = "\N{NO-BREAK SPACE}"


def _english_plural(whole: int, fraction: bool) -> str:
    return "one" if whole == 1 and not fraction else "other"


def _russian_plural(whole: int, fraction: bool) -> str:
    if fraction:
        return "other"
    if whole % 10 == 1 and whole % 100 != 11:
        return "one"
    return "few" if 2 <= whole % 10 <= 4 and not 12 <= whole % 100 <= 14 else "many"


def _french_plural(whole: int, fraction: bool) -> str:
    if whole and whole % 1_000_000 == 0 and not fraction:
        return "many"  # un million de cartes
    return "one" if whole < 2 else "other"  # also for fractions such as a half


def _czech_plural(whole: int, fraction: bool) -> str:
    if fraction:
        return "many"
    return "one" if whole == 1 else "few" if 2 <= whole <= 4 else "other"


# By language: plural category, thousands separator, decimal separator.
_RULES: dict[str, tuple[Callable[[int, bool], str], str, str]] = {
    "en": (_english_plural, ",", "."),
    "ru": (_russian_plural, _NO_BREAK, ","),
    "cs": (_czech_plural, _NO_BREAK, ","),
    "de": (_english_plural, ".", ","),
    "fr": (_french_plural, "\N{NARROW NO-BREAK SPACE}", ","),
}


class Resolver:
    """A resolver that fills facts into the texts of one language."""

    def __init__(self, language: str) -> None:
        self._plural, self._thousands, self._point = _RULES.get(language, _RULES["en"])

    def resolve(self, pattern: Any, facts: Mapping[str, Any], message: Callable[[str], Mapping[str, Any]]) -> str:
        """Return the pattern with its facts filled in.

        `message` looks up references. A missing reference or fact raises a LookupError.
        """
        if isinstance(pattern, str):
            return pattern
        parts = []
        for part in pattern:
            if isinstance(part, str):
                parts.append(part)
            elif "text" in part:
                parts.append(self.resolve(message(part["text"])[part["of"]], facts, message))
            elif "cases" in part:
                parts.append(self.resolve(self._choose_variant(part, facts[part["fact"]]), facts, message))
            else:
                parts.append(self._format_fact(facts[part["fact"]]))
        return "".join(parts)

    def _choose_variant(self, select: Mapping[str, Any], fact: Any) -> Any:
        cases = select["cases"]
        if isinstance(fact, str):
            key = str(fact)
        else:
            # An exact number takes precedence over its plural category, wherever it is listed.
            exact, fraction = str(int(fact)), fact != int(fact)
            key = exact if exact in cases and not fraction else self._plural(abs(int(fact)), fraction)
        return cases[key] if key in cases else cases[select["else"]]

    def _format_fact(self, fact: Any) -> str:
        if isinstance(fact, str):
            return fact
        if not isinstance(fact, int | float):
            raise LookupError(f"a fact is a text or a number, not {fact!r}")
        shown = f"{int(fact):,}" if isinstance(fact, int) else f"{_round_fact(fact):,f}"
        return shown.translate({ord(","): self._thousands, ord("."): self._point})


def _round_fact(fact: float) -> Decimal:
    rounded = Decimal(str(fact)).quantize(_DIGITS).normalize()
    return rounded.quantize(Decimal(1)) if rounded == rounded.to_integral_value() else rounded


_LONGEST_FACT = 1000  # characters, so that sentences stay readable
_MINUS = re.compile(r"(?<![\w-])-(?=\d)")
# Characters that control terminals, start a new line or change the writing direction.
_COMMANDS = re.compile("[\0-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


class MissingTextError(LookupError):
    """Raised if a text is missing, which is a bug."""


def format_minus(value: int | str) -> str:
    """Return a number with a minus sign instead of a hyphen."""
    return str(value).replace("-", "−")


def format_signed(points: int) -> str:
    """Format gained or lost points, such as `+4`, `−3` or `0`."""
    return format_minus(f"{points:+}" if points else "0")


class _Catalog:
    """One file of texts. Wheels contain it compiled; elsewhere, each message is compiled on first use."""

    def __init__(self, file: Path, resolver: Resolver) -> None:
        self._file = file
        self._resolver = resolver
        self._messages: dict[str, dict[str, Any]] = {}
        self._sources: dict[str, str] = {}
        built = file.with_suffix(".json")
        if built.is_file():
            self._messages = json.loads(built.read_text(encoding="utf-8"))
        elif file.is_file():
            from spacealert.kit.i18n import fluent_compiler  # only a checkout needs it

            self._compiled = fluent_compiler.compile_messages
            self._sources = fluent_compiler.split_messages(file.read_text(encoding="utf-8"))
        self.ids = tuple(self._messages or self._sources)

    def patterns(self, message_id: str) -> Mapping[str, Any]:
        """Return the patterns of a message by attribute, or an empty mapping if there is no such message.

        The message's own pattern is under "".
        """
        if message_id in self._sources:
            self._messages |= self._compiled(self._sources.pop(message_id))
        return self._messages.get(message_id, {})

    def say(self, message_id: str, attribute: str, facts: Mapping[str, Any]) -> str:
        try:
            text = self._resolver.resolve(self.patterns(message_id)[attribute], facts, self.patterns)
        except LookupError as error:
            raise MissingTextError(f"{self._file}: {message_id}.{attribute}: {error}") from error
        negative = any(isinstance(fact, int | float) and fact < 0 for fact in facts.values())
        return _MINUS.sub("−", text) if negative else text


class Texts:
    """The texts of one language, with a fallback for missing texts."""

    def __init__(self, folder: Path, fallback: "Texts | None" = None) -> None:
        self.language = folder.name
        self._folder = folder
        self._fallback = fallback
        self._resolver = Resolver(self.language)
        self._catalogs: dict[str, _Catalog] = {}
        self._said: dict[str, str] = {}  # texts without facts, which never change

    def __repr__(self) -> str:
        return f"Texts({self.language!r})"

    def say(self, text_id: str, /, **facts: Any) -> str:
        """Return this text with its facts filled in. The id can name an attribute, as in `cli-play.example`."""
        if not facts and text_id in self._said:
            return self._said[text_id]
        catalog, message_id, attribute = self._find(text_id)
        if catalog is None:
            if self._fallback is None:
                raise MissingTextError(f"{self._folder}: {text_id}")
            return self._fallback.say(text_id, **facts)
        said = catalog.say(message_id, attribute, {name: self._prepare_fact(fact) for name, fact in facts.items()})
        if not facts:
            self._said[text_id] = said
        return said

    def has(self, text_id: str) -> bool:
        """Return whether this text exists. Some texts are optional, such as a command's second example."""
        return self._find(text_id)[0] is not None or (self._fallback is not None and self._fallback.has(text_id))

    def has_own(self, text_id: str) -> bool:
        """Return whether this language has the text, ignoring the fallback."""
        return self._find(text_id)[0] is not None

    def ids(self, file: str) -> tuple[str, ...]:
        """Return the ids of all texts in a file, from the fallback if this language lacks it."""
        ids = self._catalog(file).ids
        return ids if ids or self._fallback is None else self._fallback.ids(file)

    def forms(self, text_id: str) -> dict[str, str]:
        """Return the attributes of a text by name, such as grammatical cases."""
        catalog, message_id, _ = self._find(text_id)
        if catalog is None:
            return {} if self._fallback is None else self._fallback.forms(text_id)
        return {name: catalog.say(message_id, name, {}) for name in catalog.patterns(message_id) if name}

    def _find(self, text_id: str) -> tuple[_Catalog | None, str, str]:
        message_id, _, attribute = text_id.partition(".")
        catalog = self._catalog(message_id.partition("-")[0])
        return (catalog if attribute in catalog.patterns(message_id) else None), message_id, attribute

    def _catalog(self, name: str) -> _Catalog:
        if name not in self._catalogs:
            self._catalogs[name] = _Catalog(self._folder / f"{name}.ftl", self._resolver)
        return self._catalogs[name]

    def _prepare_fact(self, fact: Any) -> Any:
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        if isinstance(fact, Message):
            return fact.render(self)
        if isinstance(fact, tuple):
            return ", ".join(str(self._prepare_fact(one)) for one in fact)
        if isinstance(fact, str):
            fact = without_control_characters(fact)
            return fact if len(fact) <= _LONGEST_FACT else fact[: _LONGEST_FACT - 1] + "…"
        return fact


@frozen
class Message:
    """A text to render once the language is known: its id and its facts.

    A fact can be another message, or a tuple of messages, which is rendered as a list. True and false become `yes` and
    `no`.
    """

    text_id: str
    facts: Mapping[str, Any]

    def render(self, texts: Texts) -> str:
        return texts.say(self.text_id, **self.facts)


def without_control_characters(text: str) -> str:
    """Return untrusted text without control characters. All text facts pass through here."""
    return text if text.isprintable() else _COMMANDS.sub("\N{REPLACEMENT CHARACTER}", text)


def preferred_language(languages: Iterable[str], environment: Mapping[str, str]) -> str | None:
    """Return the system's language if it is in `languages`, or None."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environment.get(variable, "")
        if locale:
            code = locale.partition("_")[0].partition(".")[0].lower()
            return code if code in languages else None
    return None
