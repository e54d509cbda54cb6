"""JSON is converted to a value, or an error says where it is wrong, what is there and what was expected."""

from datetime import date
from enum import StrEnum
from typing import Annotated, Any, Literal

import pytest
from attrs import field, frozen
from hypothesis import given
from hypothesis import strategies as st
from support.languages import ENGLISH, refused

from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage import codec
from spacealert.kit.storage.codec import REQUIRED, Between, InvalidValue, Length, Matches


class Mark(StrEnum):
    STAR = "star"
    DOT = "dot"


@frozen
class Point:
    x: Annotated[int, Between(0, 9)]
    y: int = 0


@frozen
class Drawing:
    name: Annotated[str, Length(10)]
    day: date = date(2026, 1, 1)
    color: Literal["red", "blue"] = "red"
    points: tuple[Point, ...] = ()
    pair: tuple[int, str] = (0, "")
    by_number: dict[int, Point] = field(factory=dict)
    code: Annotated[str, Matches("[a-z]+")] | None = None
    mark: Mark = Mark.STAR
    done: bool = False
    id: str = field(default="", metadata=REQUIRED)


DRAWING = Drawing(
    "Schiff", date(2026, 11, 18), "blue", (Point(1, 2), Point(3)), (7, "Ж"), {4: Point(5)}, "abc", Mark.DOT, True,
    "i",
)  # fmt: skip


def test_values_survive_json() -> None:
    assert codec.loads(codec.dumps(DRAWING), Drawing) == DRAWING
    assert codec.structure(codec.unstructure(DRAWING), Drawing) == DRAWING
    assert codec.unstructure(DRAWING)["day"] == "2026-11-18"
    assert codec.loads('{"name": "a", "id": "b"}', Drawing) == Drawing("a", id="b")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"name": 1}, "name: Found “1” here; expected text."),
        ({"name": None}, "name: Found nothing here; expected text."),
        ({"name": "\ud800"}, "name: Found “\N{REPLACEMENT CHARACTER}” here; expected text."),
        ({"name": "x" * 11}, "name: Found text of 11 characters here; expected at most 10."),
        ({"day": "yesterday"}, "day: Found “yesterday” here; expected a date such as 2026-11-18."),
        ({"color": "pink"}, "color: “pink” is unknown here; expected one of: red, blue."),
        ({"color": "bleu"}, "color: “bleu” is unknown here; did you mean “blue”?"),
        ({"color": 3}, "color: Found “3” here; expected one of: red, blue."),
        ({"mark": "stars"}, "mark: “stars” is unknown here; did you mean “star”?"),
        ({"points": "abc"}, "points: Found “abc” here; expected a list"),
        ({"points": [{"x": 1}, {"x": 10}]}, "points[1].x: Found “10” here; expected a whole number from 0 to 9."),
        ({"points": [{"x": 10**30}]}, "points[0].x: Found “1000000000000000000000000000000” here; expected a whole"),
        ({"points": [{"x": True}]}, "points[0].x: Found “true” here; expected a whole number"),
        ({"points": [{}]}, "points[0]: “x” is missing here"),
        ({"points": [7]}, "points[0]: Found “7” here; expected a table"),
        ({"pair": [1]}, "pair: Found a list of 1 value here; expected exactly 2."),
        ({"pair": [1, 2]}, "pair[1]: Found “2” here; expected text."),
        ({"by_number": {"x": {"x": 1}}}, "by_number[x]: Found “x” here; expected a whole number"),
        ({"by_number": {"1": {"x": []}}}, "by_number[1].x: Found a list here; expected a whole number"),
        ({"code": "a b"}, "code: Found “a b” here, which contains a character that isn't allowed."),
        ({"done": 1}, "done: Found “1” here; expected true or false."),
        ({"nmae": "x"}, "“nmae” is unknown here; did you mean “name”?"),
        ({"x\x1b[2J": "x"}, "“x\N{REPLACEMENT CHARACTER}[2J” is unknown here; expected one of: name, day"),
    ],
)
def test_invalid_values_are_reported_with_positions(change: dict[str, Any], said: str) -> None:
    with pytest.raises(InvalidValue) as told:
        codec.structure({**codec.unstructure(DRAWING), **change}, Drawing)
    assert told.value.render(ENGLISH).startswith(said)
    assert "\n" not in told.value.render(ENGLISH)


def test_json_may_require_fields_with_defaults() -> None:
    with refused("“id” is missing here"):
        codec.loads('{"name": "a"}', Drawing)


@pytest.mark.parametrize("text", ["", "{", "[NaN]", "[Infinity]", b"\xff", "[" * 100_000, "[" * 60 + "]" * 60])
def test_invalid_json_is_reported(text: str | bytes) -> None:
    with pytest.raises(InvalidValue):
        codec.parse(text)


def test_types_may_define_their_own_form() -> None:
    class Plan:
        def __init__(self, cards: str) -> None:
            self.cards = cards

    def read(found: Any) -> Plan:
        if found == "?":
            raise UserError("files-empty")
        return Plan(str(found))

    @frozen
    class Seat:
        plan: Plan

    codec.register(Plan, read, lambda plan: plan.cards)
    assert codec.dumps(codec.loads('{"plan":"ab-"}', Seat)) == '{"plan":"ab-"}'
    with refused("plan: The file is empty"):
        codec.loads('{"plan":"?"}', Seat)


NAMES = list(codec.unstructure(DRAWING))
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(NAMES) | st.text(), inner),
)


@given(JSON | st.tuples(st.sampled_from(NAMES), JSON).map(lambda change: codec.unstructure(DRAWING) | dict([change])))
def test_any_input_is_a_value_or_a_one_line_error(found: object) -> None:
    try:
        value = codec.structure(found, Drawing)
    except InvalidValue as told:
        assert str(told).isprintable()
    else:
        assert codec.loads(codec.dumps(value), Drawing) == value
