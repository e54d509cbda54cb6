"""Player actions (§3.2) by example: the effect of each card, and the event if it has none."""

from typing import Any

from support.tables import by_zone

from spacealert.engine import Slip, events
from spacealert.engine.event_schema import own_facts

IDLE = "c--c----c---"  # maintains the computer, so that nobody is delayed


def test_captain_acts_first_and_the_lift_delays_the_second_user(play: Any) -> None:
    game = play("^", "^ab")
    assert game.the(events.Delayed, who="green", cause="lift-in-use", late_turn=2).by == "blue"
    assert game.the(events.Delayed, who="green", cause="lift-in-use").moved == (("a", 2, 3), ("b", 3, 4))
    assert not game.told(events.Delayed, who="blue", cause="lift-in-use")


def test_damaged_lift_delays_even_the_first_user(play: Any) -> None:
    tiles = {"white": ("lift",)}
    game = play("---^a-------", IDLE, tiles=tiles, tracks={"white": "T1"}, E1_07=(1, "white"))
    assert game.the(events.TileDrawn, tile="lift").turn == 3
    assert game.the(events.Delayed, cause="lift-damaged").moved == (("a", 5, 6),)


def test_walls_block_movement(play: Any) -> None:
    game = play(">>", IDLE)
    assert own_facts(game.the(events.NoDoor)) == {"station": "UB", "action": ">"}
    assert game.end.crew[0].station == "UB"


def test_heroic_move_reaches_any_station_without_delay(play: Any) -> None:
    game = play("^", "3a", IDLE)
    assert own_facts(game.the(events.Moved, who="green")) == {"origin": "UW", "station": "LB", "by": "heroic"}
    assert not game.told(events.Delayed, who="green")
    assert own_facts(play("5").the(events.AlreadyThere)) == {"station": "UW"}


def test_cannon_without_energy_can_be_fired_later_in_the_turn(play: Any) -> None:
    game = play("aaaa", IDLE)
    assert [event.energy for event in game.told(events.Fired)] == [2, 1, 0]
    assert own_facts(game.the(events.NoEnergy)) == {"weapon": "heavy-laser", "station": "UW", "zone": "white"}
    assert game.the(events.NoEnergy).rule == "3.2"


def test_a_cannon_fires_once_a_turn_and_costs_nothing_the_second_time(play: Any) -> None:
    game = play("a", "A")
    assert game.the(events.AlreadyFired, who="green").by == "blue"
    assert by_zone(game.end, "reactor") == (2, 2, 2)


def test_a_light_laser_needs_no_reactor(play: Any) -> None:
    game = play("1a")
    assert game.the(events.Fired).energy is None
    assert by_zone(game.end, "reactor") == (2, 3, 2)


def test_missed_shots_name_skipped_targets(play: Any) -> None:
    scout = play("-a", E2_02=(2, "white"))
    assert scout.the(events.AtNothing).ignored == ((0, "E2-02", "heavy-laser"),)
    hidden = play("--a", E1_03=(3, "white"))
    assert hidden.the(events.AtNothing).ignored == ((0, "E1-03", "hidden"),)
    far = play("-a", SE2_03=(2, "white"))
    assert far.the(events.AtNothing).ignored == ((0, "SE2-03", "far"),)
    amoeba = play("3c", E1_09=(1, "red"), tracks={"red": "T1"})
    assert own_facts(amoeba.the(events.AtNothing)) == {
        "weapon": "rocket", "station": None, "ignored": ((0, "E1-09", "rocket"),),
    }  # fmt: skip
    assert play("a").the(events.AtNothing).ignored == ()


def test_laser_hits_the_nearer_threat(play: Any) -> None:
    game = play("--a", E1_05=(1, "white"), E1_07=(2, "white"))
    aimed = game.the(events.Aimed)
    assert aimed.targets == ((0, "E1-05"),)
    assert aimed.ignored == ((1, "E1-07", "behind"),)


def test_energy_transfer_is_limited_by_room_and_supply(play: Any) -> None:
    game = play("bbb-")
    assert own_facts(game.the(events.Filled)) == {
        "system": "shield", "zone": "white", "source": "white", "amount": 2, "extra": 0, "now": 3, "left": 1,
    }  # fmt: skip
    assert own_facts(game.told(events.AlreadyFull)[0]) == {"system": "shield", "zone": "white", "now": 3, "capacity": 3}
    drained = play("aaa", "---b")
    assert own_facts(drained.the(events.SourceEmpty)) == {"system": "shield", "zone": "white", "source": "white"}


def test_heroic_transfer_overfills_only_if_something_moved(play: Any) -> None:
    game = play("BB")
    assert game.the(events.Filled).extra == 1
    assert game.end.zones["white"].shield == 4
    assert game.the(events.AlreadyFull).now == 4


def test_refuelling_takes_a_capsule_even_when_the_reactor_is_full(play: Any) -> None:
    game = play("2bb-bb")
    assert [(event.amount, event.left) for event in game.told(events.Refuelled)] == [
        (2, 2),
        (0, 1),
        (0, 0),
    ]
    assert len(game.told(events.NoFuel)) == 1


def test_rockets_are_limited_and_launched_one_at_a_time(play: Any) -> None:
    game = play("3c-cc-c", "3c")
    assert len(game.told(events.RocketLaunched)) == 3
    assert game.the(events.RocketSpaceTaken, who="green")
    assert game.the(events.NoRocket).turn == 7


def test_computer_marker_is_placed_once_and_can_be_late(play: Any) -> None:
    game = play("--c", "c-c")
    assert [(event.who, event.in_time) for event in game.told(events.Maintained)] == [("green", True)]
    assert own_facts(play("------c").the(events.Maintained)) == {"phase": 2, "in_time": False}
    assert len(game.told(events.AlreadyMaintained)) == 2


def test_a_forgotten_computer_delays_everybody_aboard(play: Any) -> None:
    game = play("--a", "--<")
    checks = game.told(events.ComputerChecked)
    assert [(event.turn, event.passed) for event in checks] == [(2, False), (5, False), (9, False)]
    assert game.the(events.Delayed, who="blue", late_turn=3).moved == (("a", 3, 4),)
    assert game.told(events.Delayed, late_turn=3)[0].rule == "3.5"


def test_computer_does_not_delay_pilots_in_space(play: Any) -> None:
    game = play("1c^cxxxxxxx-")
    assert [event.turn for event in game.told(events.NotAboard)] == [5, 9]


def test_card_pushed_off_the_board_is_named(play: Any) -> None:
    game = play("<" + "a" * 11)
    assert game.told(events.Delayed, late_turn=3)[0].lost == "a"
    assert game.told(events.Delayed, late_turn=3)[0].moved[-1] == ("a", 11, 12)


def test_two_causes_delay_one_turn_once(play: Any) -> None:
    game = play("-^a", "-^<")
    late = game.told(events.Delayed, who="green", late_turn=3)
    assert [(event.cause, event.moved) for event in late] == [
        ("lift-in-use", (("<", 3, 4),)), ("computer", ()),
    ]  # fmt: skip


def test_squads_are_taken_once_and_restarted_anywhere(play: Any) -> None:
    game = play(">cc", "->-c")
    assert own_facts(game.the(events.SquadTaken)) == {"station": "UB", "squad": "active"}
    assert game.the(events.SquadAlreadyActive)
    assert game.the(events.SquadGone, who="green")


def test_interceptors_need_a_squad_and_one_pilot(play: Any) -> None:
    assert own_facts(play("<c").the(events.NoSortie)) == {"reason": "no-squad", "by": None}
    game = play("1c4cxx", "6c--4c")
    assert own_facts(game.the(events.NoSortie, who="green")) == {"reason": "hangar-empty", "by": "blue"}


def test_from_space_any_other_card_brings_home_and_waits(play: Any) -> None:
    game = play("1c4c>", IDLE)
    assert game.the(events.Delayed, cause="space").moved == ((">", 5, 6),)
    assert game.the(events.Returned, who="blue").turn == 5
    assert game.end.crew[0].station == "UW"


def test_battlebots_need_a_squad_and_an_intruder(play: Any) -> None:
    assert play("x").the(events.NoSquad)
    assert own_facts(play("6cx").the(events.NoIntruder)) == {"station": "UB"}


def test_return_fire_disables_non_heroic_squads(play: Any) -> None:
    game = play("6cx", IDLE, I1_02=3)
    assert game.the(events.BotsAttacked).total == 1
    assert game.the(events.FiredBack, who="blue").card == "I1-02"
    assert game.end.crew[0].squad == "disabled"
    assert game.score.disabled_squads == -1
    hero = play("6cX", IDLE, I1_02=3)
    assert not hero.told(events.FiredBack)
    assert hero.end.crew[0].squad == "active"


def test_a_repair_takes_the_lowest_number_that_can_be_repaired(play: Any) -> None:
    game = play("2-bb", IDLE, I2_06=2, SI2_03=3)
    assert [(event.card, event.others) for event in game.told(events.Repaired)] == [
        ("I2-06", ("SI2-03",)), ("I2-06", ("SI2-03",)),
    ]  # fmt: skip


def test_a_malfunction_after_its_z_is_beyond_repair(play: Any) -> None:
    game = play("2--------b--", IDLE, I2_06=1, tracks={"internal": "T1"})
    assert game.the(events.Survived, card="I2-06").turn == 5
    assert own_facts(game.the(events.BeyondRepair)) == {"station": "LW", "system": "B", "cards": ("I2-06",)}
    assert game.end.fuel == 3


def test_irreparable_malfunction_does_not_block_others(play: Any) -> None:
    game = play("2-----b-----", IDLE, I2_06=1, SI2_03=6, tracks={"internal": "T1"})
    assert game.the(events.Repaired).card == "SI2-03"
    assert game.the(events.Repaired).others == ("I2-06",)


def test_visual_confirmation_counts_the_best_turn(play: Any) -> None:
    game = play("2cc-c", "2c--c", "2c--c", IDLE)
    assert [(event.turn, own_facts(event)) for event in game.told(events.Confirmed)] == [
        (2, {"phase": 1, "players": 3, "best": 3, "points": 3}),
        (3, {"phase": 1, "players": 1, "best": 3, "points": 3}),
        (5, {"phase": 2, "players": 3, "best": 3, "points": 3}),
    ]
    assert game.score.visual == 6


def test_slip_plays_the_card_and_delays_the_next_turn(play: Any) -> None:
    game = play("<ab", IDLE, slips=[Slip(1, "blue", ">")])
    assert own_facts(game.the(events.Slipped, who="blue")) == {"laid": "<", "meant": ">"}
    assert game.the(events.Moved, turn=1).station == "UB"
    assert own_facts(game.the(events.Delayed, cause="slip")) == {
        "kept": None,
        "cause": "slip", "turn": 2, "moved": (("a", 2, 3), ("b", 3, 4)), "lost": None, "by": None,
    }  # fmt: skip
    assert game.plan() == ">-ab--------"


def test_slip_needs_a_card_to_take_back(play: Any) -> None:
    game = play("^", "^a", slips=[Slip(2, "green", "b")])
    assert own_facts(game.the(events.SlipWithoutCard, who="green")) == {"meant": "b"}
    assert not game.told(events.Delayed, cause="slip")


def test_slip_in_space_can_keep_the_pilot_out(play: Any) -> None:
    game = play("1c4cb", IDLE, slips=[Slip(5, "blue", "x")])
    assert game.the(events.StayedInSpace).turn == 5


def test_unconscious_players_do_nothing(play: Any) -> None:
    game = play("---------aaa", "-", SE2_03=(1, "white"), tracks={"white": "T1"})
    assert [event.who for event in game.told(events.KnockedOut)] == ["blue", "green"]
    assert {event.card for event in game.told(events.KnockedOut)} == {"SE2-03"}
    assert game.told(events.Unconscious, who="blue")
    assert game.score.knocked_out == -4
