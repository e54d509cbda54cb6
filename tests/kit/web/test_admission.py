"""Codes and tokens that decide who may join."""

import json

import pytest

from spacealert.kit.web.admission import ALPHABET, MOST_WRONG, MOST_WRONG_TOGETHER, WRONG_WITHIN, Admission


def test_code_accepts_spaces_and_case() -> None:
    admission = Admission()
    assert set(admission.code) <= set(ALPHABET)
    assert admission.accepts(f" {admission.code.lower()} ", "here")
    assert not admission.accepts("", "here")
    assert not admission.accepts("ж" * 6, "here")


def test_token_is_valid_until_replaced() -> None:
    admission = Admission()
    first = admission.new_token(2)
    assert admission.seat_of_token(first) == 2
    second = admission.new_token(2)
    assert admission.seat_of_token(first) is None
    assert admission.seat_of_token(second) == 2
    admission.revoke_tokens(2)
    assert admission.seat_of_token(second) is None


def test_stored_tokens_cannot_be_used_to_join() -> None:
    admission = Admission()
    token = admission.new_token(0)
    kept = json.dumps(admission.as_content())
    assert token not in kept
    again = Admission.from_content(json.loads(kept))
    assert again.code == admission.code
    assert again.seat_of_token(token) == 0


@pytest.mark.parametrize("kept", [{}, {"code": "x", "places": {}}, {"code": "ABCDEF", "places": []}, {"code": 1}])
def test_invalid_admission_is_refused(kept: dict[str, object]) -> None:
    with pytest.raises((ValueError, KeyError, TypeError, AttributeError)):
        Admission.from_content(kept)


def test_guessing_blocks_only_the_guesser() -> None:
    time = [0.0]
    admission = Admission(now=lambda: time[0])
    for _ in range(MOST_WRONG):
        assert not admission.accepts("WRONG2", "stranger")
    assert admission.is_blocked("stranger")
    assert not admission.accepts(admission.code, "stranger")
    assert admission.accepts(admission.code, "guest")
    time[0] = WRONG_WITHIN + 1
    assert admission.accepts(admission.code, "stranger")


def test_distributed_guessing_is_stopped_but_known_phones_return() -> None:
    time = [0.0]
    admission = Admission(now=lambda: time[0])
    assert admission.accepts(admission.code, "guest")
    for number in range(MOST_WRONG_TOGETHER):
        assert not admission.accepts("WRONG2", f"stranger {number}")
    assert admission.is_blocked("newcomer")
    assert not admission.accepts(admission.code, "newcomer")
    assert admission.accepts(admission.code, "guest")
