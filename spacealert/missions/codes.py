"""Mission codes: a generated mission in a few characters, easy to say or to type: `mission 5 K7F-3QD`.

A code consists of the kind of mission, the crew size and six characters: the generator's version, four for the seed,
and a check digit. With options, it has nine characters. The check digit catches any single error and any swap of two
neighbors.
"""

import re
from collections.abc import Sequence
from functools import cache, lru_cache

from attrs import frozen

from spacealert.kit.i18n.errors import UserError, sanitize
from spacealert.kit.i18n.texts import Texts
from spacealert.missions.description import kind_in_words
from spacealert.missions.limits import GRID, MissionLimits, load_limits
from spacealert.missions.scenario import Kind, format_time
from spacealert.texts import LANGUAGES, load_texts
from spacealert.texts.letters import code_character_table, without_accents

# Generator requests

CREWS = range(1, 6)
# The number of seeds that four characters of a mission code can express.
SEEDS = range(19**4)


@frozen
class GeneratorRequest:
    """A request for a generated mission. Options that are None are random, weighted as in the official missions."""

    kind: Kind
    crew: int
    seed: int
    level: int | None = None  # as announced to this crew: without unconfirmed reports for fewer than five players
    length: int | None = None  # length of the whole round, in seconds
    data: int | None = None  # number of incoming data and data transfers together
    silences: int | None = None

    @property
    def limits(self) -> MissionLimits:
        return load_limits(self.kind)

    @property
    def full_level(self) -> int | None:
        """The requested threat level, including unconfirmed reports, or None if no level was requested."""
        return None if self.level is None else self.level + self.ignored_unconfirmed_level

    @property
    def ignored_unconfirmed_level(self) -> int:
        return 0 if self.crew >= 5 else self.limits.unconfirmed_level

    @property
    def choices(self) -> tuple[tuple[int | None, Sequence[int]], ...]:
        """Each option with its possible values."""
        limits = self.limits
        return (
            (self.full_level, limits.levels),
            (self.length, limits.lengths),
            (self.data, limits.data),
            (self.silences, limits.silence_counts),
        )

    def check(self) -> None:
        """Raise an error if the seed is out of range, or an option is impossible for this kind of mission."""
        limits, kind = self.limits, kind_in_words(self.kind)
        if self.seed not in SEEDS:
            raise UserError("generator-seed", seed=str(self.seed), most=str(SEEDS[-1]))
        if self.length is not None and self.length % GRID:
            raise UserError("generator-length-step", length=format_time(self.length), step=GRID)
        levels = [level - self.ignored_unconfirmed_level for level in limits.levels]
        for matter, choice, possible in (
            ("level", self.level, levels),
            ("length", self.length, limits.lengths),
            ("data", self.data, limits.data),
            ("silences", self.silences, limits.silence_counts),
        ):
            if choice is not None and choice not in possible:
                bounds: dict[str, int | str] = {"choice": str(choice), "least": possible[0], "most": possible[-1]}
                if matter == "length":
                    bounds = {name: format_time(int(seconds)) for name, seconds in bounds.items()}
                raise UserError("generator-outside", matter=matter, kind=kind, crew=self.crew, **bounds)


# The check digit needs a prime, so there are 19 characters. Of letters that sound alike in English or Russian, one is
# used (B C D E G P T V Z, F S, M N, A H J K, Q U), and none that looks like another character (O 0, I L 1, S 5, Z 2, B
# 8, G 6).
SIGNS = "0123456789DFKMQRWXY"
# Generator version: use the next character when the same request starts to give a different mission.
VERSION = SIGNS.index("K")

_SEED_SIGNS, _CHOICE_SIGNS, _GROUP = 4, 3, 3
_LENGTHS = (1 + _SEED_SIGNS + 1, 1 + _SEED_SIGNS + _CHOICE_SIGNS + 1)
# Scrambles consecutive seeds, so that their codes look unrelated.
_STRIDE, _OFFSET = 48_271, 11_393
_LOOK_ALIKES = str.maketrans("OIL", "011")  # accepted typing mistakes


def write(request: GeneratorRequest) -> str:
    """Return the code in English. Codes can be read in any language."""
    return f"{request.kind} {request.crew} {code_suffix(request)}"


def localized_code(texts: Texts, request: GeneratorRequest) -> str:
    """Return the code in the reader's language: `задание 5 K7F-3QD`."""
    return f"{_kind_names(texts, request.kind)[0]} {request.crew} {code_suffix(request)}"


@lru_cache(4096)
def displayed_name(texts: Texts, name: str, *, in_sentence: bool = False) -> str:
    """Return a mission's name for display.

    Codes are translated, an empty name means a game entered by hand, and other names stay the same.
    """
    try:
        found = "" if name else texts.say("screen-own-game")
        found = localized_code(texts, read(name)) if is_code(name) else found
    except UserError:  # a custom mission name that starts like a code
        return name
    return (found if in_sentence else found[:1].upper() + found[1:]) or name


def code_suffix(request: GeneratorRequest) -> str:
    """Return the last part of the code: `K7F-3QD`."""
    numbers = [VERSION, *_to_digits((request.seed * _STRIDE + _OFFSET) % len(SEEDS), _SEED_SIGNS)]
    choices = choices_as_number(request)
    if choices:
        numbers += _to_digits(choices, _CHOICE_SIGNS)
    numbers.append(_check_digit(request.kind, request.crew, numbers))
    spelt = "".join(SIGNS[number] for number in numbers)
    return "-".join(spelt[place : place + _GROUP] for place in range(0, len(spelt), _GROUP))


def is_code(text: str) -> bool:
    """Return whether this text starts like a code, with a kind and a crew size."""
    return _split_code(text) is not None


def read(text: str) -> GeneratorRequest:
    """Parse a code in any spelling. Raise an error with the reason if the code is wrong."""
    apart = _split_code(text)
    if apart is None:
        raise UserError("generator-code-beginning", code=sanitize(text))
    kind, crew, rest = apart
    numbers = [_number(sign, text) for sign in rest]
    if len(numbers) not in _LENGTHS:
        raise UserError(
            "generator-code-length", code=sanitize(text), count=len(numbers), short=_LENGTHS[0], long=_LENGTHS[1]
        )
    if _check_digit(kind, crew, numbers[:-1]) != numbers[-1]:
        raise UserError("generator-code-misheard", code=sanitize(text))
    if numbers[0] != VERSION:
        raise UserError("generator-code-version", code=sanitize(text), age="newer" if numbers[0] > VERSION else "older")
    seed = (_from_digits(numbers[1 : 1 + _SEED_SIGNS]) - _OFFSET) * pow(_STRIDE, -1, len(SEEDS)) % len(SEEDS)
    request = _with_choices(GeneratorRequest(kind, crew, seed), _from_digits(numbers[1 + _SEED_SIGNS : -1]))
    if code_suffix(request).replace("-", "") != "".join(SIGNS[number] for number in numbers):
        raise UserError("generator-code-misheard", code=sanitize(text))  # no request has this code
    return request


def choices_as_number(request: GeneratorRequest) -> int:
    """Return all options as one number, or 0 if none is set."""
    number = 0
    for choice, possible in request.choices:
        number = number * (len(possible) + 1) + (0 if choice is None else possible.index(choice) + 1)
    return number


def _with_choices(request: GeneratorRequest, number: int) -> GeneratorRequest:
    choices: list[int | None] = []
    for _, possible in reversed(request.choices):
        number, place = divmod(number, len(possible) + 1)
        choices.append(possible[place - 1] if place else None)
    silences, data, length, full_level = choices
    level = None if full_level is None else full_level - request.ignored_unconfirmed_level
    return GeneratorRequest(request.kind, request.crew, request.seed, level, length, data, silences)


def _check_digit(kind: Kind, crew: int, numbers: list[int]) -> int:
    """Return the check digit, which makes a weighted sum of all parts a multiple of a prime."""
    parts = [list(Kind).index(kind), crew, *numbers]
    total = sum(weight * part for weight, part in enumerate(parts, start=1))
    return -total * pow(len(parts) + 1, -1, len(SIGNS)) % len(SIGNS)


def _to_digits(number: int, count: int) -> list[int]:
    return [number // len(SIGNS) ** place % len(SIGNS) for place in reversed(range(count))]


def _from_digits(digits: list[int]) -> int:
    number = 0
    for digit in digits:
        number = number * len(SIGNS) + digit
    return number


def _number(sign: str, text: str) -> int:
    place = SIGNS.find(sign.translate(_LOOK_ALIKES).translate(code_character_table()))
    if place < 0:
        raise UserError("generator-code-sign", code=sanitize(text), sign=sign, signs=" ".join(SIGNS))
    return place


def split_kind(text: str) -> tuple[Kind, str] | None:
    """Return the kind of mission that this text starts with, in any language, and the letters and digits after it.

    Return None if the text does not start with a kind.
    """
    normal = normalized_code(text)
    for words, kind in _kind_words():
        if normal.startswith(words):
            return kind, normal[len(words) :]
    return None


def normalized_code(text: str) -> str:
    """Return the text in upper case, without spaces, punctuation and accents."""
    return re.sub(r"[\W_]", "", without_accents(text).upper())


def _split_code(text: str) -> tuple[Kind, int, str] | None:
    found = split_kind(text)
    if found and found[1][:1].isdecimal() and int(found[1][0]) in CREWS:
        return found[0], int(found[1][0]), found[1][1:]
    return None


def _kind_names(texts: Texts, kind: Kind) -> list[str]:
    return [name.strip() for name in texts.say(f"generator-called.{kind.replace(' ', '-')}").split("|")]


@cache
def _kind_words() -> list[tuple[str, Kind]]:
    words = [
        (normalized_code(name), kind)
        for language in LANGUAGES
        for kind in Kind
        for name in _kind_names(load_texts(language), kind)
    ]
    return sorted(words, key=lambda pair: len(pair[0]), reverse=True)
