"""Who may come in: a code that everybody at the table can read, and a token for each place that somebody has taken.

Of tokens only digests are kept. Somebody who guesses codes is stopped long before it could help, and keeps nobody at
another address out.
"""

import hashlib
import hmac
import secrets
import threading
import time
from collections.abc import Callable, Mapping
from typing import Any

from spacealert.kit.web.strangers import SlidingCount

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without 0, O, 1 and I, which people mistake for each other
CODE_LENGTH = 6
WRONG_WITHIN = 60.0  # seconds in which wrong codes are counted
MOST_WRONG = 10  # from one address
MOST_WRONG_TOGETHER = 600  # from all addresses: a code has 30 bits
_MOST_ADDRESSES = 1024


class Admission:
    """The join code of this evening, and the tokens of the places that were taken with it.

    May be asked from any thread.
    """

    def __init__(self, code: str | None = None, now: Callable[[], float] = time.monotonic) -> None:
        self.code = code or "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        self._lock = threading.Lock()
        self._digests: dict[int, str] = {}
        self._now = now
        self._wrong: dict[str, SlidingCount] = {}
        self._wrong_together = SlidingCount(WRONG_WITHIN, now)
        self._known: set[str] = set()  # addresses that have said the right code or a token

    @property
    def taken(self) -> frozenset[int]:
        """The places that somebody has a token for."""
        with self._lock:
            return frozenset(self._digests)

    def is_blocked(self, address: str) -> bool:
        """Return whether so many wrong codes came lately that none from this address is looked at now."""
        with self._lock:
            return self._is_blocked(address)

    def _is_blocked(self, address: str) -> bool:
        if len(self._wrong.get(address, ())) >= MOST_WRONG:
            return True
        return address not in self._known and len(self._wrong_together) >= MOST_WRONG_TOGETHER

    def wrong_from(self, address: str) -> int:
        """How many wrong codes came from this address lately."""
        with self._lock:
            return len(self._wrong.get(address, ()))

    def accepts(self, code: str, address: str) -> bool:
        with self._lock:
            if self._is_blocked(address):
                return False
            if hmac.compare_digest(code.strip().upper().encode("utf-8", "replace"), self.code.encode()):
                self._remember(address)
                return True
            if len(self._wrong) >= _MOST_ADDRESSES:
                del self._wrong[next(iter(self._wrong))]
            self._wrong.setdefault(address, SlidingCount(WRONG_WITHIN, self._now)).add()
            self._wrong_together.add()
            return False

    def give(self, place: int) -> str:
        """Return a new token for this place. An earlier one opens nothing any more."""
        token = secrets.token_urlsafe(16)
        with self._lock:
            self._digests[place] = _digest(token)
        return token

    def place_of(self, token: str, address: str = "") -> int | None:
        """The place that this token was given for."""
        digest = _digest(token)
        with self._lock:
            found = next((place for place, one in self._digests.items() if hmac.compare_digest(one, digest)), None)
            if found is not None and address:
                self._remember(address)
            return found

    def take_back(self, place: int) -> None:
        with self._lock:
            self._digests.pop(place, None)

    def _remember(self, address: str) -> None:
        if len(self._known) < _MOST_ADDRESSES:
            self._known.add(address)

    def as_content(self) -> dict[str, Any]:
        with self._lock:
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
