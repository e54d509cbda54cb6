"""Conversion of values to and from JSON.

A file is converted as a whole, or `InvalidValue` names the part that is wrong.

The types of fields define what is allowed: `Annotated[str, Length(300)]`, `Literal["white", "yellow"]`, `date`, another
attrs class, or a tuple of any of these. Unknown names are rejected, and nothing is converted silently: "1" is not a
number. A class with further rules has a method `check_content`, which raises `UserError` or `ValueError`.
"""

import json
import re
from collections.abc import Callable, Iterable, Mapping
from datetime import date
from difflib import get_close_matches
from enum import Enum
from itertools import cycle
from math import isfinite
from typing import Annotated, Any, Literal, TypeGuard, TypeVar, get_args, get_origin

import attrs
from attrs import frozen
from cattrs import AttributeValidationNote, Converter, ForbiddenExtraKeysError, IterableValidationNote
from cattrs.gen import make_dict_structure_fn

from spacealert.kit.i18n.errors import UserError, describe_value, sanitize
from spacealert.kit.i18n.texts import Message

T = TypeVar("T")
E = TypeVar("E", bound=Enum)

MOST_DEPTH = 50  # nested lists and tables: far deeper than any of our values
MOST_NUMBER = 1_000_000_000_000

# In a field's metadata: required in JSON, although the code has a default.
REQUIRED = {"required in JSON": True}


class Limit:
    """An additional condition on a field's values."""

    def check(self, value: Any) -> None:
        """Raise an error if the value does not meet the condition."""
        raise NotImplementedError


@frozen
class Length(Limit):
    """The allowed length of a string or a list."""

    most: int
    least: int = 0

    def check(self, value: Any) -> None:
        if not self.least <= len(value) <= self.most:
            text_id = "files-expected-length" if isinstance(value, str) else "files-expected-items"
            raise _Problem(text_id, count=len(value), least=self.least, most=self.most)


@frozen
class Between(Limit):
    """A range of numbers that includes both ends."""

    least: int
    most: int

    def check(self, value: Any) -> None:
        if not self.least <= value <= self.most:
            raise _Problem("files-expected-number", value, least=str(self.least), most=str(self.most))


@frozen
class OneOf(Limit):
    """One of these strings. Unlike in a `Literal`, the choices can be computed."""

    choices: tuple[str, ...]

    def check(self, value: Any) -> None:
        if value not in self.choices:
            raise _unknown_word_problem(value, self.choices)


@frozen
class Matches(Limit):
    """A string that fully matches the regular expression `form`."""

    form: str

    def check(self, value: Any) -> None:
        if not re.fullmatch(self.form, value):
            raise _Problem("files-expected-form", value)


class InvalidValue(UserError):
    """An error for JSON that doesn't match the expected type. `path` is its position, such as `crew[2].color`."""

    def __init__(self, path: str, problem: Message) -> None:
        path = path.removeprefix(".")
        if path:
            super().__init__("files-value", path=sanitize(path), problem=problem)
        else:
            super().__init__(problem.text_id, **problem.facts)
        self.path = path

    @classmethod
    def with_message(cls, text_id: str, **facts: object) -> "InvalidValue":
        """Return the error for a value of the right type that is still not allowed."""
        return cls("", Message(text_id, facts))


def structure(found: object, type_: type[T]) -> T:
    """Convert parsed JSON to a value of this type."""
    try:
        return _converter.structure(found, type_)
    except Exception as error:
        raise _invalid(error) from None


def unstructure(value: object) -> Any:
    """Convert a value to plain JSON values, which `structure` converts back."""
    return _converter.unstructure(value)


def parse(text: str | bytes) -> Any:
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8-sig")
        found = _decoder.decode(text)
    except (ValueError, RecursionError):
        raise InvalidValue("", Message("files-not-json", {})) from None
    # Few brackets mean little depth, and counting them is much faster than walking the value.
    if text.count("[") + text.count("{") > MOST_DEPTH:
        check_depth(found)
    return found


def check_depth(found: object) -> None:
    """Raise an error for deeply nested values, which Python can read but neither write nor compare."""
    inner = [found]
    for _ in range(MOST_DEPTH):
        inner = [
            each
            for one in inner
            if isinstance(one, dict | list)
            for each in (one.values() if isinstance(one, dict) else one)
        ]
    if inner:
        raise InvalidValue.with_message("files-too-deep", most=MOST_DEPTH)


def loads(text: str | bytes, type_: type[T]) -> T:
    """Parse JSON as a value of this type."""
    return structure(parse(text), type_)


def loads_or_none(text: str, type_: type[T]) -> T | None:
    """Parse JSON as a value of this type, or return None if it is invalid."""
    try:
        return loads(text, type_)
    except InvalidValue:
        return None


def dumps(value: object, indent: int | None = None) -> str:
    """Return the value as JSON, on one line or indented."""
    separators = (",", ":") if indent is None else (",", ": ")
    try:
        return json.dumps(unstructure(value), ensure_ascii=False, indent=indent, separators=separators, allow_nan=False)
    except ValueError:  # infinity or NaN
        raise InvalidValue.with_message("files-impossible") from None


def register(type_: type[T], read: Callable[[Any], T], write: Callable[[T], Any]) -> None:
    """Register a JSON form for a type. `read` raises `UserError` or `ValueError` for invalid JSON."""
    _converter.register_structure_hook(type_, lambda found, _: read(found))
    _converter.register_unstructure_hook(type_, write)


class _Problem(Exception):
    """Raised for a problem with one value. Callers add the path."""

    def __init__(self, text_id: str, found: object = None, /, **facts: object) -> None:
        super().__init__(text_id)
        self.message = Message(text_id, {**_standing(found), **facts})


def _invalid(error: Exception, path: str = "") -> InvalidValue:
    path += _path_segment(error)
    if isinstance(error, ExceptionGroup):
        return _invalid(error.exceptions[0], path)
    match error:
        case _Problem():
            return InvalidValue(path, error.message)
        case InvalidValue(path=""):
            return InvalidValue(path, Message(error.text_id, error.facts))
        case UserError():
            return InvalidValue(path, Message(error.text_id, error.facts))
        case ForbiddenExtraKeysError():
            known = [field.name for field in attrs.fields(error.cl)]
            return InvalidValue(path, _unknown_word_problem(min(error.extra_fields), known).message)
        case KeyError():
            return InvalidValue(path.rpartition(".")[0], Message("files-missing", {"name": str(error.args[0])}))
        case ValueError() | TypeError() | OverflowError():
            return InvalidValue(path, Message("files-impossible", {}))
    raise error


def _path_segment(error: Exception) -> str:
    path = ""
    for note in getattr(error, "__notes__", ()):
        if isinstance(note, AttributeValidationNote):
            path = f".{note.name}{path}"
        elif isinstance(note, IterableValidationNote):
            path = f"[{note.index}]{path}"
    return path


def _unknown_word_problem(word: str, known: Iterable[str]) -> _Problem:
    known = list(known)
    nearest = get_close_matches(word.casefold(), known, 1)
    if nearest:
        return _Problem("files-unknown-near", word, nearest=nearest[0])
    return _Problem("files-unknown", word, choices=", ".join(known))


def _standing(found: object) -> dict[str, Any]:
    match found:
        case None | "":
            return describe_value("nothing")
        case list() | tuple():
            return describe_value("list")
        case dict():
            return describe_value("table")
        case str():
            return describe_value("text", sanitize(found))
    return describe_value("text", sanitize(json.dumps(found, default=str)))


# Readers by type

Hook = Callable[[Any, Any], Any]  # converts what was found to the expected type


def _structure_text(found: object, type_: type = str) -> Any:
    if type_ is not str and _is_enumeration(type_):  # cattrs treats text enumerations as plain text
        return _structure_enum(found, type_)
    if type(found) is not str:
        raise _Problem("files-expected-text", found)
    # Half a surrogate pair is valid JSON but not valid text: no file could hold it.
    if not found.isascii() and _HALF_A_PAIR.search(found):
        raise _Problem("files-expected-text", "\N{REPLACEMENT CHARACTER}")
    return found


def _structure_number(found: object, type_: type = int) -> Any:
    if type_ is not int and _is_enumeration(type_):
        return _structure_enum(found, type_)
    if type(found) is not int or not -MOST_NUMBER <= found <= MOST_NUMBER:
        raise _Problem("files-expected-number", found, least=str(-MOST_NUMBER), most=str(MOST_NUMBER))
    return found


def _structure_decimal(found: object, _: object = float) -> float:
    if type(found) not in (int, float) or not isinstance(found, int | float) or not isfinite(found):
        raise _Problem("files-expected-decimal", found)
    return float(found)


def _structure_bool(found: object, _: object = bool) -> bool:
    if type(found) is not bool:
        raise _Problem("files-expected-truth", found)
    return found


def _structure_none(found: object, _: object = None) -> None:
    if found is not None:
        raise _Problem("files-expected-nothing", found)


def _structure_date(found: object, _: object = date) -> date:
    try:
        return date.fromisoformat(_structure_text(found))
    except ValueError:
        raise _Problem("files-expected-date", found) from None


def _check_table(found: object) -> dict[str, Any]:
    if not isinstance(found, dict):
        raise _Problem("files-expected-table", found)
    return found


def _check_list(found: object) -> list[Any] | tuple[Any, ...]:
    if not isinstance(found, list | tuple):
        raise _Problem("files-expected-list", found)
    return found


def _class_hook(type_: type, converter: Converter) -> Hook:
    required = [field.name for field in attrs.fields(type_) if field.metadata == REQUIRED]
    read: Hook = make_dict_structure_fn(type_, converter, _cattrs_forbid_extra_keys=True)
    check: Callable[[Any], None] | None = getattr(type_, "check_content", None)

    def hook(found: object, _: object) -> Any:
        table = _check_table(found)
        for name in required:
            if name not in table:
                raise _Problem("files-missing", name=name)
        value = read(table, type_)
        if check is not None:
            check(value)
        return value

    return hook


def _tuple_hook(type_: Any, converter: Converter) -> Hook:
    types = get_args(type_)
    hooks = [converter.get_structure_hook(each) for each in types if each is not Ellipsis]

    def hook(found: object, _: object) -> Any:
        items = _check_list(found)
        if types[-1] is not Ellipsis and len(items) != len(types):
            raise _Problem("files-expected-items", count=len(items), least=len(types), most=len(types))
        value: list[Any] = []
        try:
            for read, each, item in zip(cycle(hooks), cycle(types[: len(hooks)]), items):
                value.append(read(item, each))
        except Exception as error:  # only the first: an untrusted list may have a million
            error.add_note(IterableValidationNote("", len(value), type_))
            raise
        return tuple(value)

    return hook


def _mapping_hook(type_: Any, converter: Converter) -> Hook:
    key_type, value_type = get_args(type_)
    read_key = converter.get_structure_hook(_Digits if key_type is int else key_type)
    read_value = converter.get_structure_hook(value_type)

    def hook(found: object, _: object) -> Any:
        value = {}
        for name, item in _check_table(found).items():
            try:
                value[read_key(name, key_type)] = read_value(item, value_type)
            except Exception as error:
                error.add_note(IterableValidationNote("", name, value_type))
                raise
        return value

    return hook


class _Digits:
    """A number used as a key, which JSON only allows as a string."""


def _structure_digits(found: object, _: object) -> Any:
    return _structure_number(int(found) if isinstance(found, str) and re.fullmatch("-?[0-9]{1,9}", found) else found)


def _structure_enum(found: object, enumeration: type[E]) -> E:
    return _choose(found, {each.value: each for each in enumeration})


def _literal_hook(type_: Any, _: Converter) -> Hook:
    choices = {value: value for value in get_args(type_)}
    return lambda found, _: _choose(found, choices)


def _choose(found: object, choices: Mapping[object, T]) -> T:
    if isinstance(found, str | int) and not isinstance(found, bool) and found in choices:
        return choices[found]
    if isinstance(found, str) and found:
        raise _unknown_word_problem(found, map(str, choices))
    raise _Problem("files-expected-choice", found, choices=", ".join(map(str, choices)))


def _limited_hook(type_: Any, converter: Converter) -> Hook:
    inner, *limits = get_args(type_)
    read = converter.get_structure_hook(inner)

    def hook(found: object, _: object) -> Any:
        value = read(found, inner)
        for limit in limits:
            limit.check(value)
        return value

    return hook


def _refuse_constant(word: str) -> float:
    raise ValueError(word)  # NaN and Infinity are not JSON


def _is_limited(type_: Any) -> bool:
    return get_origin(type_) is Annotated and all(isinstance(limit, Limit) for limit in type_.__metadata__)


def _has_origin(*origins: object) -> Callable[[object], bool]:
    return lambda type_: get_origin(type_) in origins


def _is_enumeration(type_: object) -> TypeGuard[type[Enum]]:
    return isinstance(type_, type) and issubclass(type_, Enum)


def _new_converter() -> Converter:
    converter = Converter(forbid_extra_keys=True, unstruct_collection_overrides={tuple: list})
    for type_, hook in (
        (str, _structure_text),
        (int, _structure_number),
        (float, _structure_decimal),
        (bool, _structure_bool),
        (date, _structure_date),
    ):
        converter.register_structure_hook(type_, hook)
    converter.register_structure_hook(type(None), _structure_none)
    converter.register_structure_hook(_Digits, _structure_digits)
    converter.register_unstructure_hook(date, date.isoformat)
    converter.register_structure_hook_factory(attrs.has)(_class_hook)
    converter.register_structure_hook_factory(_has_origin(tuple))(_tuple_hook)
    converter.register_structure_hook_factory(_has_origin(dict, Mapping))(_mapping_hook)
    converter.register_structure_hook_factory(_has_origin(Literal))(_literal_hook)
    converter.register_structure_hook_func(_is_enumeration, _structure_enum)
    converter.register_structure_hook_factory(_is_limited)(_limited_hook)
    return converter


_HALF_A_PAIR = re.compile("[\ud800-\udfff]")
_decoder = json.JSONDecoder(parse_constant=_refuse_constant)
_converter = _new_converter()
