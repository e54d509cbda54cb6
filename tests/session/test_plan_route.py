"""The path of a plan through the ship, by its moves alone."""

import pytest

from spacealert.session.resolution_sheet import plan_route


@pytest.mark.parametrize(
    ("plan", "stations", "blocked"),
    [
        ("-a-", ["UW", "UW", "UW"], []),
        ("<^>", ["UR", "LR", "LW"], []),
        (">>^", ["UB", "UB", "LB"], [2]),
        ("1-6", ["LR", "LR", "UB"], []),
    ],
)
def test_route_follows_the_moves(plan: str, stations: list[str], blocked: list[int]) -> None:
    stops = plan_route([slot.strip("-") for slot in plan])
    assert [stop.station for stop in stops] == stations
    assert [stop.turn for stop in stops if stop.blocked] == blocked


def test_two_moves_in_a_slot_happen_in_order() -> None:
    assert [stop.station for stop in plan_route(["<^", "s>"])] == ["LR", "LW"]
