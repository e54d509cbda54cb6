"""Details of single cards that no conformance game covers, found by `tests/bench/mutate_cards.py`."""

from typing import Any

import pytest

from spacealert.engine import events

# For each intruder that strikes back: a player with a squad reaches its station and attacks when it appears.
STRUCK = {
    "I1_01": "<^c^x",
    "I1_02": ">cx",
    "I2_03": "<^c^x",
    "I2_04": ">c^x",
    "SI1_01": "<^cx",
    "SI1_02": ">cx",
    "SI2_01": ">cx",
}


@pytest.mark.parametrize(("code", "plan"), STRUCK.items())
def test_these_intruders_fire_back(play: Any, code: str, plan: str) -> None:
    game = play(plan, "c--c", **{code: len(plan)})
    assert game.told(events.BotsAttacked, turn=len(plan))
    assert game.the(events.FiredBack).card == code.replace("_", "-")


def test_an_alien_fires_back_only_after_its_x(play: Any) -> None:
    assert not play(">c<^x", "c--c", SI1_03=5).told(events.FiredBack)
    assert play(">c<^x", "c--c", SI1_03=3).the(events.FiredBack).turn == 5


def test_kamikaze_drops_shields_and_accelerates(play: Any) -> None:
    game = play("-aa", "c", E2_01=(1, "white"))
    assert [event.shields for event in game.told(events.Hit)] == [1, 0]
    assert [event.speed for event in game.told(events.SpeedChanged)] == [5, 6]


def test_swarm_ignores_the_first_point_of_damage(play: Any) -> None:
    game = play("^----a", "c--c", E2_04=(1, "red"))
    hit = game.the(events.Hit)
    assert (hit.damage, hit.marks, hit.why) == (1, 1, None)


@pytest.mark.parametrize(("code", "drawn"), [("E1_10", (1, "red")), ("SE2_06", (1, "red")), ("I1_07", 1)])
def test_letters_without_an_action_do_nothing(play: Any, code: str, drawn: Any) -> None:
    game = play("c--c----c", **{code: drawn})
    letters = [event.letter for event in game.told(events.ThreatActs)]
    assert letters == ["X", "Y", "Y", "Z"]
    assert [event.reason for event in game.told(events.NothingHappens)] == ["no-action"] * 3


def test_uprising_strikes_squad_leaders_in_its_stations(play: Any) -> None:
    game = play("<^c^c-^", "c--c", SI1_06=4)
    assert game.the(events.Returned).turn == 6
    assert (game.the(events.KnockedOut).turn, game.the(events.KnockedOut).squad) == (7, True)


def test_three_simultaneous_overload_repairs_count_as_five(play: Any) -> None:
    game = play("^-b", "<^b", ">^b", "c--", SI2_03=1)
    assert game.the(events.JointRepair).marks == 2
    assert game.the(events.JointRepair).total == 5


def test_a_nuclear_device_gets_faster_twice(play: Any) -> None:
    game = play("c", SI2_05=1)
    assert [event.speed for event in game.told(events.SpeedChanged)][:2] == [5, 6]


def test_no_card_is_repeated_after_the_last(play: Any) -> None:
    """Threats move once more after the last turn, which has no card and no slot after it."""
    game = play("a" * 12, tracks={"internal": "T2"}, turns=7, SI3_104=7)
    assert [event.turn for event in game.told(events.ThreatActs, letter="X")] == [8]
    assert game.told(events.CardRepeated) == []
