"""The frame of the resolution: turn 13 (§3.6), test flights, the score (§4), and damage at the start (§6.2)."""

from typing import Any

import pytest
from support.tables import by_zone

from spacealert.engine import Carryover, Game, Member, events, resolve
from spacealert.engine.event_schema import own_facts
from spacealert.engine.events import Event

IDLE = "c--c----c---"


def test_on_turn_13_a_rocket_hits_the_crew_comes_home_and_threats_act(play: Any) -> None:
    game = play("3----------c", "1c4cxxxxxxxx", IDLE, E2_03=(8, "red"), E1_05=(12, "blue"), tracks={"blue": "T1"})
    assert game.turn == 13
    assert game.the(events.Returned).turn == 13
    assert game.the(events.Aimed, weapon="rocket", turn=13).targets == ((1, "E1-05"),)
    assert game.told(events.ThreatMoved, turn=13, card="E1-05")
    assert not game.told(events.NoCard, turn=13)


def test_nobody_in_space_attacks_on_turn_13(play: Any) -> None:
    game = play("1c4cxxxxxxxx", IDLE, E1_05=(11, "red"), tracks={"red": "T1"})
    assert not game.told(events.Aimed, weapon="interceptors", turn=13)


def test_a_test_flight_has_seven_turns_and_threats_act_once_more_on_the_eighth(play: Any) -> None:
    game = play("c--c--3caaaa", turns=7, E1_05=(6, "blue"), tracks={"blue": "T1"})
    assert game.turn == 8
    assert game.plan() == "c--c--3"
    assert [event.turn for event in game.told(events.ComputerChecked)] == [2, 5]
    assert game.told(events.ThreatMoved)[-1].turn == 8


def test_a_rocket_of_turn_7_hits_on_turn_8_of_a_test_flight(play: Any) -> None:
    game = play("3-----c", "c--c---", turns=7, E1_05=(6, "blue"), tracks={"blue": "T1"})
    assert game.the(events.Aimed, weapon="rocket").turn == 8


def test_every_step_of_a_turn_happens_in_order(play: Any) -> None:
    game = play(IDLE, E1_05=(1, "red"), I2_05=2)
    steps = ["appear", "actions", "damage", "threats", "computer", "end"]

    def at(event: Event) -> tuple[int, int]:
        return event.turn, steps.index(event.step)

    assert [at(event) for event in game.events] == sorted(map(at, game.events))


def test_score_is_itemized(play: Any) -> None:
    game = play("a", IDLE, E1_10=(1, "white"), tracks={"white": "T1"})
    assert [event.item for event in game.told(events.Scored)] == [
        "destroyed", "survived", "visual", "damage", "worst_zone", "knocked_out", "disabled_squads",
    ]  # fmt: skip
    assert sum(event.points for event in game.told(events.Scored)) == game.score.total == 4
    assert own_facts(game.the(events.MissionWon)) == {"points": 4}
    assert game.the(events.MissionWon).rule == "4"


def test_unrepaired_reactors_and_shields_start_with_one_less(play: Any) -> None:
    carried = Carryover({"red": ("shield", "reactor"), "white": ("reactor",)})
    start = play("1b", IDLE, carried=carried).views[0]
    assert by_zone(start, "shield") == (0, 1, 1)
    assert by_zone(start, "reactor") == (1, 2, 2)
    assert by_zone(start, "tiles") == (("shield", "reactor"), ("reactor",), ())
    filled = play("1b", IDLE, carried=carried).the(events.Filled)
    assert (filled.amount, filled.now) == (1, 2)


def test_structure_from_an_earlier_mission_doubles_damage_and_a_fresh_one_does_not(play: Any) -> None:
    old = play(IDLE, E1_07=(1, "red"), tracks={"red": "T1"}, carried=Carryover({"red": ("structure",)}))
    assert old.told(events.Attacked)[-1].factor == 2
    assert not old.won
    fresh = play(IDLE, E1_07=(1, "red"), E1_05=(2, "red"), tracks={"red": "T1"}, tiles={"red": ("structure",)})
    assert {event.factor for event in fresh.told(events.Attacked)} == {1}


def test_carried_tiles_are_not_drawn_again_and_count_towards_the_seventh(play: Any) -> None:
    game = play(
        IDLE, E1_07=(1, "red"), tracks={"red": "T1"},
        tiles={"red": ("lift", "heavy")}, carried=Carryover({"red": ("lift", "shield", "lower")}),
    )  # fmt: skip
    assert [event.tile for event in game.told(events.TileDrawn)] == ["heavy", "reactor", "structure"]
    assert [event.number for event in game.told(events.TileDrawn)] == [4, 5, 6]
    assert not game.won


def test_an_unrepaired_squad_is_not_placed(play: Any) -> None:
    game = play("1c", "6c", IDLE, carried=Carryover(bays=("UB",)))
    assert game.views[0].bays == {"UB": "ready", "LR": None}
    assert own_facts(game.the(events.SquadGone)) == {"station": "LR"}
    assert game.the(events.SquadTaken, who="green")


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_androids_act_like_people(size: int) -> None:
    colors = ("blue", "green", "red", "yellow", "purple")[:size]
    tracks = dict.fromkeys(("red", "white", "blue", "internal"), "T7")
    people = Game([Member(color, "c--c----c") for color in colors], tracks)
    androids = Game([Member(color, "c--c----c", android=True) for color in colors], tracks)
    assert resolve(people).events == resolve(androids).events
    assert len(resolve(people).end.crew) == size
