"""Admission of phones: with a code shown on the laptop, then with a token for each seat taken.

Only digests of tokens are stored. Addresses that send too many wrong codes must wait. Connections that have not been
admitted are limited, in total and per address.
"""

import hashlib
import hmac
import secrets
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import Any, Generic, TypeVar

MOST_STRANGERS = 64
MOST_PER_ADDRESS = 16  # a browser opens six at once
ARRIVALS_PER_SECOND, ARRIVALS_AT_ONCE = 10.0, 60.0  # from one address
_MOST_ADDRESSES = 512  # addresses to keep connection counts for

Connection = TypeVar("Connection", bound=Hashable)


class PendingConnections(Generic[Connection]):
    """Connections not admitted yet, in order of arrival."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._address: dict[Connection, str] = {}
        self._arrivals: dict[str, RateLimit] = {}

    def __len__(self) -> int:
        return len(self._address)

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._address

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self._address))

    def is_within_rate(self, address: str) -> bool:
        """Count a new connection from this address.

        Return False if the address connects more often than a browser would.
        """
        limit = self._arrivals.get(address)
        if limit is None:
            if len(self._arrivals) >= _MOST_ADDRESSES:
                del self._arrivals[next(iter(self._arrivals))]
            limit = self._arrivals[address] = RateLimit(ARRIVALS_PER_SECOND, ARRIVALS_AT_ONCE, self._now)
        return limit.try_take()

    def add(self, connection: Connection, address: str) -> Connection | None:
        """Add a connection. If there are too many now, remove one and return it, so that it can be closed."""
        self._address[connection] = address
        counted = Counter(self._address.values())
        if counted[address] > MOST_PER_ADDRESS:
            return self._oldest_of(address)
        if len(self._address) > MOST_STRANGERS:
            return self._oldest_of(max(counted, key=lambda one: counted[one]))
        return None

    def remove(self, connection: Connection) -> None:
        """Forget a connection that was closed or admitted."""
        self._address.pop(connection, None)

    def _oldest_of(self, address: str) -> Connection:
        oldest = next(one for one, its_address in self._address.items() if its_address == address)
        del self._address[oldest]
        return oldest


class RateLimit:
    """A token bucket that refills at a steady rate."""

    def __init__(self, per_second: float, at_once: float, now: Callable[[], float] = time.monotonic) -> None:
        self._per_second, self._at_once, self._now = per_second, at_once, now
        self._left, self._counted = at_once, now()

    def try_take(self) -> bool:
        """Take a token from the bucket. Return False if there is none."""
        now = self._now()
        self._left = min(self._at_once, self._left + (now - self._counted) * self._per_second)
        self._counted = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class SlidingCount:
    """A count of the events in the last `within` seconds."""

    def __init__(self, within: float, now: Callable[[], float] = time.monotonic) -> None:
        self._within, self._now = within, now
        self._moments: deque[float] = deque()

    def add(self) -> None:
        self._moments.append(self._now())

    def __len__(self) -> int:
        while self._moments and self._now() - self._moments[0] > self._within:
            self._moments.popleft()
        return len(self._moments)


ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without 0, O, 1 and I, which are easily confused
CODE_LENGTH = 6
WRONG_WITHIN = 60.0  # seconds over which wrong codes are counted
MOST_WRONG = 10  # from one address
MOST_WRONG_TOGETHER = 600  # from all addresses; a code has 30 bits
_MOST_GUESSING = 1024


class Admission:
    """The join code for an evening, and the tokens for the seats taken. Thread-safe."""

    def __init__(self, code: str | None = None, now: Callable[[], float] = time.monotonic) -> None:
        self.code = code or "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        self._lock = threading.RLock()
        self._digests: dict[int, str] = {}
        self._now = now
        self._wrong: dict[str, SlidingCount] = {}
        self._wrong_together = SlidingCount(WRONG_WITHIN, now)
        self._known: set[str] = set()  # addresses that have sent the right code or a token

    @property
    def taken_seats(self) -> frozenset[int]:
        with self._lock:
            return frozenset(self._digests)

    def is_blocked(self, address: str) -> bool:
        """Return whether this address must wait before it can try another code."""
        with self._lock:
            stranger = address not in self._known
            return self.wrong_codes_from(address) >= MOST_WRONG or (
                stranger and len(self._wrong_together) >= MOST_WRONG_TOGETHER
            )

    def wrong_codes_from(self, address: str) -> int:
        """Return the number of wrong codes this address sent recently."""
        with self._lock:
            return len(self._wrong.get(address, ()))

    def accepts(self, code: str, address: str) -> bool:
        with self._lock:
            if self.is_blocked(address):
                return False
            if hmac.compare_digest(code.strip().upper().encode("utf-8", "replace"), self.code.encode()):
                self._remember(address)
                return True
            if len(self._wrong) >= _MOST_GUESSING:
                del self._wrong[next(iter(self._wrong))]
            self._wrong.setdefault(address, SlidingCount(WRONG_WITHIN, self._now)).add()
            self._wrong_together.add()
            return False

    def new_token(self, place: int) -> str:
        """Return a new token for this seat. Earlier tokens become invalid."""
        token = secrets.token_urlsafe(16)
        with self._lock:
            self._digests[place] = _digest(token)
        return token

    def seat_of_token(self, token: str, address: str = "") -> int | None:
        """Return the seat for this token, or None if the token is invalid.

        An `address` that sends a valid token becomes a known one.
        """
        digest = _digest(token)
        with self._lock:
            found = next((place for place, one in self._digests.items() if hmac.compare_digest(one, digest)), None)
            if found is not None and address:
                self._remember(address)
            return found

    def revoke_tokens(self, place: int) -> None:
        with self._lock:
            self._digests.pop(place, None)

    def _remember(self, address: str) -> None:
        if len(self._known) < _MOST_GUESSING:
            self._known.add(address)

    def as_content(self) -> dict[str, Any]:
        with self._lock:
            return {"code": self.code, "places": {str(place): digest for place, digest in self._digests.items()}}

    @classmethod
    def from_content(cls, found: Mapping[str, Any]) -> "Admission":
        """Restore the code and the tokens from saved content.

        Raise `ValueError`, `KeyError`, `TypeError` or `AttributeError` if the content is invalid.
        """
        code = str(found["code"])
        if len(code) != CODE_LENGTH or not set(code) <= set(ALPHABET):
            raise ValueError(code)
        admission = cls(code)
        admission._digests = {int(place): str(digest) for place, digest in found["places"].items()}
        return admission


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
