"""Connections of people who have not said the join code yet: few of them, few from each address, for a few seconds.

A new one is never turned away for one that was here before it: the oldest of the busiest address has to go. So
somebody who only holds places open loses them to the next phone that comes in, and everybody else is served at once.
"""

import time
from collections import Counter, deque
from collections.abc import Callable, Hashable, Iterator
from typing import Generic, TypeVar

MOST_STRANGERS = 64
MOST_PER_ADDRESS = 16  # a browser opens six at once
ARRIVALS_PER_SECOND, ARRIVALS_AT_ONCE = 10.0, 60.0  # of one address
_MOST_ADDRESSES = 512  # whose arrivals are counted

Connection = TypeVar("Connection", bound=Hashable)


class Strangers(Generic[Connection]):
    """The connections that nobody has admitted, in the order in which they came."""

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

    def may_come(self, address: str) -> bool:
        """Return whether this address opens connections at a rate at which browsers do."""
        limit = self._arrivals.get(address)
        if limit is None:
            if len(self._arrivals) >= _MOST_ADDRESSES:
                del self._arrivals[next(iter(self._arrivals))]
            limit = self._arrivals[address] = RateLimit(ARRIVALS_PER_SECOND, ARRIVALS_AT_ONCE, self._now)
        return limit.allows()

    def add(self, connection: Connection, address: str) -> Connection | None:
        """Let this one in and return the one that has to go for it, if there are too many."""
        self._address[connection] = address
        counted = Counter(self._address.values())
        if counted[address] > MOST_PER_ADDRESS:
            return self._oldest_of(address)
        if len(self._address) > MOST_STRANGERS:
            return self._oldest_of(max(counted, key=lambda one: counted[one]))
        return None

    def remove(self, connection: Connection) -> None:
        """Forget a connection that is gone or was admitted."""
        self._address.pop(connection, None)

    def _oldest_of(self, address: str) -> Connection:
        oldest = next(one for one, its_address in self._address.items() if its_address == address)
        del self._address[oldest]
        return oldest


class RateLimit:
    """A bucket of permissions that fills up at a steady rate."""

    def __init__(self, per_second: float, at_once: float, now: Callable[[], float] = time.monotonic) -> None:
        self._per_second, self._at_once, self._now = per_second, at_once, now
        self._left, self._counted = at_once, now()

    def allows(self) -> bool:
        """Take one permission and return whether there was one."""
        now = self._now()
        self._left = min(self._at_once, self._left + (now - self._counted) * self._per_second)
        self._counted = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class SlidingCount:
    """How often something happened lately."""

    def __init__(self, within: float, now: Callable[[], float] = time.monotonic) -> None:
        self._within, self._now = within, now
        self._moments: deque[float] = deque()

    def add(self) -> None:
        self._moments.append(self._now())

    def __len__(self) -> int:
        while self._moments and self._now() - self._moments[0] > self._within:
            self._moments.popleft()
        return len(self._moments)
