"""PendingConnections can only hold a few connections for a short time, and never lock anyone out."""

from spacealert.kit.web.admission import (
    ARRIVALS_AT_ONCE,
    MOST_PER_ADDRESS,
    MOST_STRANGERS,
    PendingConnections,
    RateLimit,
)


def test_too_many_connections_drop_the_oldest() -> None:
    strangers: PendingConnections[int] = PendingConnections()
    assert [strangers.add(number, "10.0.0.9") for number in range(MOST_PER_ADDRESS)] == [None] * MOST_PER_ADDRESS
    assert strangers.add(99, "10.0.0.9") == 0
    assert strangers.add(100, "10.0.0.5") is None
    assert len(strangers) == MOST_PER_ADDRESS + 1


def test_crowd_drops_the_busiest_addresses_oldest_connection() -> None:
    strangers: PendingConnections[int] = PendingConnections()
    for number in range(MOST_STRANGERS):
        assert strangers.add(number, f"10.0.0.{1 + max(0, number - 10)}") is None  # eleven, then one each
    assert strangers.add(1000, "10.0.1.1") == 0
    assert strangers.add(1001, "10.0.1.2") == 1
    strangers.remove(2)  # admitted, so no longer a stranger
    assert strangers.add(1002, "10.0.1.3") is None


def test_an_address_opens_connections_no_faster_than_browsers_do() -> None:
    time = [0.0]
    strangers: PendingConnections[int] = PendingConnections(lambda: time[0])
    allowed = sum(strangers.is_within_rate("10.0.0.9") for _ in range(200))
    assert allowed == ARRIVALS_AT_ONCE
    assert strangers.is_within_rate("10.0.0.5")
    time[0] = 1.0
    assert strangers.is_within_rate("10.0.0.9")


def test_address_counters_are_limited() -> None:
    strangers: PendingConnections[int] = PendingConnections()
    for number in range(5000):
        assert strangers.is_within_rate(f"fd00::{number:x}")
    assert len(strangers._arrivals) <= 512


def test_connection_allowance_recovers() -> None:
    time = [0.0]
    limit = RateLimit(2.0, 3.0, lambda: time[0])
    assert [limit.try_take() for _ in range(4)] == [True, True, True, False]
    time[0] = 0.5
    assert limit.try_take()
    assert not limit.try_take()
