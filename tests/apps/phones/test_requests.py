"""Every message over the wire is either a valid request or rejected."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from spacealert.apps.phones import requests
from spacealert.apps.phones.requests import InvalidRequest, NumberedEntry
from spacealert.kit.web.server import parse_message as message_of
from spacealert.session.resolution_sheet import HEROIC, ORDINARY, SPECIAL

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=80),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
ENTRIES: list[dict[str, Any]] = [
    {"do": "rename", "name": "Anna"},
    {"do": "ready", "ready": True},
    {"do": "pause", "on": True},
    {"do": "repeat"},
    {"do": "enter-drawn", "game": "g", "threat": 0, "card": "E1-01"},
    {"do": "lay", "game": "g", "turn": 1, "slot": "a", "before": ""},
    {"do": "take-back", "game": "g"},
    {"do": "finish", "game": "g", "finished": True},
    {"do": "answer", "question": "1", "keys": ["red", "blue"]},
]
MESSAGES: list[dict[str, Any]] = [
    {"type": "hello", "code": "ABCDEF", "token": "", "languages": ["ru"], "spectator": False},
    {"type": "take-seat", "seat": 0, "name": "Anna"},
    {"type": "add-seat", "name": "Emil"},
    {"type": "answer-seat-request", "request": 1, "granted": False},
    {"type": "read-card", "code": "E1-01"},
    {"type": "leave-seat"},
    {"type": "language", "language": "cs"},
    *({"type": "entry", "page": "p", "number": 1, "entry": entry} for entry in ENTRIES),
]


def is_sound(message: dict[str, Any]) -> bool:
    """Return whether the message is accepted. If it is, check that its values are within the limits of our own page."""
    try:
        request = requests.parse_request(message)
    except InvalidRequest:
        return False
    if isinstance(request, NumberedEntry) and isinstance(request.entry, requests.PlayCards):
        assert 0 <= request.entry.turn <= 100
        assert len(request.entry.slot) <= 3
        assert set(request.entry.slot) <= set(ORDINARY + HEROIC + SPECIAL)
    return True


def test_every_request_of_the_page_is_understood() -> None:
    assert all(is_sound(message) for message in MESSAGES)


@given(st.dictionaries(st.sampled_from(["type", "entry", "do", "seat", "page", "number"]), ANYTHING))
def test_nonsense_is_refused(message: dict[str, Any]) -> None:
    assert not is_sound(message)


@given(st.sampled_from(MESSAGES), st.data())
def test_changed_request_is_understood_or_refused(message: dict[str, Any], data: st.DataObject) -> None:
    changed = json.loads(json.dumps(message))
    where = changed["entry"] if "entry" in changed and data.draw(st.booleans()) else changed
    where[data.draw(st.sampled_from(sorted(where)))] = data.draw(ANYTHING)
    is_sound(changed)


@given(st.text(max_size=300) | st.sampled_from(["[" * 4000, '{"a":' * 600, "1" * 4095, '{"a": 1e999}']))
def test_any_text_parses_as_an_object_or_nothing(text: str) -> None:
    found = message_of(text)
    assert found is None or isinstance(found, dict)


def test_fields_of_a_newer_page_are_ignored() -> None:
    for message in MESSAGES:
        newer = {**message, "later": 1}
        if "entry" in message:
            newer["entry"] = {**message["entry"], "later": {"more": []}}
        assert requests.parse_request(newer) == requests.parse_request(message)
