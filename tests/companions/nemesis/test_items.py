"""Search, pick up, drop, trade, craft and ammunition, following the rulebook's chapter on items."""

from typing import Any

import pytest
from support.nemesis_evenings import run_guide, ship

from spacealert.companions.nemesis import combat, items, rooms
from spacealert.companions.nemesis.house_settings import HouseSettings
from spacealert.companions.nemesis.intruders import INTRUDERS
from spacealert.companions.nemesis.ship_state import Ship, ShipMap
from spacealert.companions.nemesis.wounds import mark_dead

LAB, NEST = "room-laboratory", "room-nest"


def table(*hands: list[str], **changes: Any) -> Ship:
    """Return a ship whose characters hold these things."""
    made = ship(INTRUDERS, len(hands), contact=True, **changes)
    for one, things in zip(made.crew, hands, strict=True):
        one.hands = list(things)
    return made


@pytest.mark.parametrize(
    ("found", "hands"), [("light", ["weapon"]), ("heavy", ["weapon", "item"]), ("weapon", ["weapon", "weapon"])]
)
def test_only_heavy_items_fill_a_hand(found: str, hands: list[str]) -> None:
    made = table(["weapon"])
    asked = run_guide(items.search_room(made, made.crew[0]), found).asked
    assert made.crew[0].hands == hands
    assert ("nemesisitem-found-ammo" in asked) is (found == "weapon")
    assert "nemesisitem-search-rest" in asked


def test_searching_an_empty_room_finds_nothing() -> None:
    made = table(["weapon"])
    assert run_guide(items.search_room(made, made.crew[0]), "empty").asked[-1] == "nemesisitem-nothing-left"


@pytest.mark.parametrize(("room", "adults", "told"), [(NEST, [], "no-search"), (LAB, [LAB], "in-combat")])
def test_map_shows_where_nobody_can_search(room: str, adults: list[str], told: str) -> None:
    made = table(["weapon"], figures={"adult": len(adults)})
    made.map = ShipMap([LAB, NEST], {1: room}, {"adult": adults})
    assert run_guide(items.search_room(made, made.crew[0])).asked == [f"nemesisitem-{told}"]


def test_full_hands_must_drop_something_first() -> None:
    made = table(["weapon", "corpse"])
    asked = run_guide(items.pick_up(made, made.crew[0]), "carcass", "corpse").asked
    assert made.crew[0].hands == ["weapon", "carcass"]
    assert asked[-1] == "nemesisitem-dropped-object"


@pytest.mark.parametrize("edition", ["deck", "discard"])
def test_dropped_items_leave_the_room_as_the_edition_says(edition: str) -> None:
    made = table(["item"], settings=HouseSettings(dropped_items=edition))
    assert run_guide(items.drop_object(made, made.crew[0])).asked == [f"nemesisitem-dropped-{edition}"]
    assert run_guide(items.drop_object(made, made.crew[0])).asked == ["nemesisitem-hands-empty"]


def test_an_egg_on_the_floor_can_be_picked_up_and_one_from_the_nest_fills_a_hand() -> None:
    made = table([], eggs_out=1)
    run_guide(items.pick_up(made, made.crew[0]), "egg")
    run_guide(rooms.take_egg(made, made.crew[0]), "silence")
    assert made.crew[0].hands == ["egg", "egg"]


def test_a_swap_fits_into_full_hands() -> None:
    made = table(["weapon", "corpse"], ["item", "egg"], [])
    one, other, third = made.crew
    run_guide(items.resolve_trade(made, one), ("2", "3"), ("1-corpse", "2-item"), "2", "1")
    assert (one.hands, other.hands, third.hands) == (["weapon", "item"], ["egg", "corpse"], [])


def test_with_a_map_only_those_in_the_room_trade() -> None:
    made = table(["corpse"], [], [])
    made.map = ShipMap([LAB, NEST], {1: LAB, 2: LAB, 3: NEST})
    run_guide(items.resolve_trade(made, made.crew[0]), ("1-corpse",))  # with the only other player there
    assert [one.hands for one in made.crew] == [[], ["corpse"], []]


def test_a_crafted_item_may_be_heavy() -> None:
    made = table([])
    run_guide(items.craft_item(made, made.crew[0]), "flamethrower", "yes")
    run_guide(items.craft_item(made, made.crew[0]), "antidote", "no")
    assert made.crew[0].hands == ["item"]


def test_shots_are_counted_once_the_table_has_said_how_much_there_is() -> None:
    made = table(["weapon"], figures={"adult": 1})
    who = made.crew[0]
    run_guide(combat.resolve_shot(made, who), "miss")
    assert who.ammo is None
    run_guide(items.enter_ammo(made, who), 1)
    assert "nemesisitem-ammo-left" in run_guide(combat.resolve_shot(made, who), "miss").asked
    assert run_guide(combat.resolve_shot(made, who)).asked == ["nemesisitem-no-ammo"]


def test_hands_and_ammo_can_be_corrected_and_the_dead_hold_nothing() -> None:
    made = table(["weapon"])
    run_guide(items.correct_items(made), ("item", "egg"), 3)
    assert (made.crew[0].hands, made.crew[0].ammo) == (["item", "egg"], 3)
    mark_dead(made, made.crew[0])
    assert made.crew[0].hands == []


@pytest.mark.parametrize("what", ["search", "pick-up", "trade", "craft", "shoot", "melee"])
def test_rule_check_covers_the_help_card_actions(what: str) -> None:
    made = table([])
    asked = rooms.CONDITIONS[what].asked
    fine = ["no" if one.stops else "yes" for one in asked]
    assert run_guide(rooms.check_action(made), what, *fine).asked[-1] == "nemesisnow-yes"
    first = "yes" if asked[0].stops else "no"
    assert run_guide(rooms.check_action(made), what, first).asked[-1] == "nemesisnow-no"
