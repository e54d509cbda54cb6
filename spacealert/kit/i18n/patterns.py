"""The texts that `fluent_compiler` made, with their facts filled in: plural rules, thousands, references.

Our texts use no function and no term of Fluent. fluent.runtime, which would resolve those too, has had no release since
2023 and brings Babel and pytz: 38 MB, and a third of the time in which a command starts.
"""

from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Any

_DIGITS = Decimal("0.001")  # the most that is shown of a fraction
_NO_BREAK = "\N{NO-BREAK SPACE}"


def _english(whole: int, fraction: bool) -> str:
    return "one" if whole == 1 and not fraction else "other"


def _russian(whole: int, fraction: bool) -> str:
    if fraction:
        return "other"
    if whole % 10 == 1 and whole % 100 != 11:
        return "one"
    return "few" if 2 <= whole % 10 <= 4 and not 12 <= whole % 100 <= 14 else "many"


def _czech(whole: int, fraction: bool) -> str:
    if fraction:
        return "many"
    return "one" if whole == 1 else "few" if 2 <= whole <= 4 else "other"


# What a language needs: the category of a number, and how thousands and fractions are set apart.
_RULES: dict[str, tuple[Callable[[int, bool], str], str, str]] = {
    "en": (_english, ",", "."),
    "ru": (_russian, _NO_BREAK, ","),
    "cs": (_czech, _NO_BREAK, ","),
}


class Resolver:
    """Fills in the facts of one language's texts."""

    def __init__(self, language: str) -> None:
        self._plural, self._thousands, self._point = _RULES.get(language, _RULES["en"])

    def resolve(self, pattern: Any, facts: Mapping[str, Any], text: Callable[[str, str], Any]) -> str:
        """Return the pattern with its facts; `text` finds the pattern of an id and an attribute. Raise LookupError."""
        if isinstance(pattern, str):
            return pattern
        parts = []
        for part in pattern:
            if isinstance(part, str):
                parts.append(part)
            elif "text" in part:
                parts.append(self.resolve(text(part["text"], part["of"]), facts, text))
            elif "cases" in part:
                parts.append(self.resolve(self._chosen(part, facts[part["fact"]]), facts, text))
            else:
                parts.append(self._shown(facts[part["fact"]]))
        return "".join(parts)

    def _chosen(self, select: Mapping[str, Any], fact: Any) -> Any:
        cases = select["cases"]
        if isinstance(fact, str):
            key = str(fact)
        else:
            # A number finds its own case before that of its plural, wherever they stand.
            exact, fraction = str(int(fact)), fact != int(fact)
            key = exact if exact in cases and not fraction else self._plural(abs(int(fact)), fraction)
        return cases[key] if key in cases else cases[select["else"]]

    def _shown(self, fact: Any) -> str:
        if isinstance(fact, str):
            return fact
        if not isinstance(fact, int | float):
            raise LookupError(f"a fact is a text or a number, not {fact!r}")
        shown = f"{int(fact):,}" if isinstance(fact, int) else f"{_rounded(fact):,f}"
        return shown.translate({ord(","): self._thousands, ord("."): self._point})


def _rounded(fact: float) -> Decimal:
    rounded = Decimal(str(fact)).quantize(_DIGITS).normalize()
    return rounded.quantize(Decimal(1)) if rounded == rounded.to_integral_value() else rounded
