"""Who may come in: a code that everybody at the table can read, and a token for each place that somebody has taken.

Of tokens only digests are kept. Whoever guesses codes is stopped long before it could help.
"""

import hashlib
import hmac
import secrets
import time
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without 0, O, 1 and I, which people mistake for each other
CODE_LENGTH = 6
MOST_WRONG, WRONG_WITHIN = 30, 60.0  # wrong codes from everybody together, and the seconds in which they are counted


class Admission:
    """The join code of this evening, and the tokens of the places that were taken with it."""

    def __init__(self, code: str | None = None, now: Callable[[], float] = time.monotonic) -> None:
        self.code = code or "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        self._digests: dict[int, str] = {}
        self._wrong: deque[float] = deque()
        self._now = now

    @property
    def taken(self) -> frozenset[int]:
        """The places that somebody has a token for."""
        return frozenset(self._digests)

    def is_blocked(self) -> bool:
        """Whether so many wrong codes came lately that none is looked at now."""
        while self._wrong and self._now() - self._wrong[0] > WRONG_WITHIN:
            self._wrong.popleft()
        return len(self._wrong) >= MOST_WRONG

    def accepts(self, code: str) -> bool:
        if self.is_blocked():
            return False
        if hmac.compare_digest(code.strip().upper().encode(), self.code.encode()):
            return True
        self._wrong.append(self._now())
        return False

    def give(self, place: int) -> str:
        """A token for this place; an earlier one opens nothing any more."""
        token = secrets.token_urlsafe(16)
        self._digests[place] = _digest(token)
        return token

    def place_of(self, token: str) -> int | None:
        """The place that this token was given for."""
        digest = _digest(token)
        return next((place for place, one in self._digests.items() if hmac.compare_digest(one, digest)), None)

    def take_back(self, place: int) -> None:
        self._digests.pop(place, None)

    def as_content(self) -> dict[str, Any]:
        return {"code": self.code, "places": {str(place): digest for place, digest in self._digests.items()}}

    @classmethod
    def from_content(cls, found: Mapping[str, Any]) -> "Admission":
        """As it was kept; raises `ValueError`, `KeyError`, `TypeError` or `AttributeError` if it is none."""
        code = str(found["code"])
        if len(code) != CODE_LENGTH or not set(code) <= set(ALPHABET):
            raise ValueError(code)
        admission = cls(code)
        admission._digests = {int(place): str(digest) for place, digest in found["places"].items()}
        return admission


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
