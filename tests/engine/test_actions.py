"""Player actions (§3.2) by example: what each card does, and what is told when it does nothing."""

from typing import Any

from spacealert.engine import Slip

IDLE = "c--c----c---"  # somebody who maintains the computer, so that nobody is late


def test_the_captain_acts_first_and_the_lift_is_late_for_the_second(play: Any) -> None:
    game = play("^", "^ab")
    assert game.the("delayed", who="green", cause="lift-in-use", turn=2).facts["by"] == "blue"
    assert game.the("delayed", who="green", cause="lift-in-use").facts["moved"] == (("a", 2, 3), ("b", 3, 4))
    assert not game.told("delayed", who="blue", cause="lift-in-use")


def test_a_damaged_lift_is_late_even_for_the_first(play: Any) -> None:
    tiles = {"white": ("lift",)}
    game = play("---^a-------", IDLE, tiles=tiles, tracks={"white": "T1"}, E1_07=(1, "white"))
    assert game.the("tile-drawn", tile="lift").turn == 3
    assert game.the("delayed", cause="lift-damaged").facts["moved"] == (("a", 5, 6),)


def test_nobody_goes_through_a_wall(play: Any) -> None:
    game = play(">>", IDLE)
    assert game.the("no-door").facts == {"station": "UB", "action": ">"}
    assert game.end.crew[0].station == "UB"


def test_a_heroic_move_goes_anywhere_at_once_and_never_late(play: Any) -> None:
    game = play("^", "3a", IDLE)
    assert game.the("moved", who="green").facts == {"origin": "UW", "station": "LB", "by": "heroic"}
    assert not game.told("delayed", who="green")
    assert play("5").the("already-there").facts == {"station": "UW"}


def test_a_cannon_without_energy_says_so_and_a_later_player_may_fire_it(play: Any) -> None:
    game = play("aaaa", IDLE)
    assert [event.facts["energy"] for event in game.told("fired")] == [2, 1, 0]
    assert game.the("no-energy").facts == {"weapon": "heavy-laser", "station": "UW", "zone": "white"}
    assert game.the("no-energy").rule == "3.2"


def test_a_cannon_fires_once_a_turn_and_costs_nothing_the_second_time(play: Any) -> None:
    game = play("a", "A")
    assert game.the("already-fired", who="green").facts["by"] == "blue"
    assert game.end.reactors == (2, 2, 2)


def test_a_light_laser_needs_no_reactor(play: Any) -> None:
    game = play("1a")
    assert game.the("fired").facts["energy"] is None
    assert game.end.reactors == (2, 3, 2)


def test_shots_at_nothing_name_whom_they_passed_over(play: Any) -> None:
    scout = play("-a", E2_02=(2, "white"))
    assert scout.the("at-nothing").facts["ignored"] == ((0, "E2-02", "heavy-laser"),)
    hidden = play("--a", E1_03=(3, "white"))
    assert hidden.the("at-nothing").facts["ignored"] == ((0, "E1-03", "hidden"),)
    far = play("-a", SE2_03=(2, "white"))
    assert far.the("at-nothing").facts["ignored"] == ((0, "SE2-03", "far"),)
    amoeba = play("3c", E1_09=(1, "red"), tracks={"red": "T1"})
    assert amoeba.the("at-nothing").facts == {
        "weapon": "rocket", "station": None, "ignored": ((0, "E1-09", "rocket"),),
    }  # fmt: skip
    assert play("a").the("at-nothing").facts["ignored"] == ()


def test_of_two_in_one_zone_a_laser_takes_the_nearer_one(play: Any) -> None:
    game = play("--a", E1_05=(1, "white"), E1_07=(2, "white"))
    aimed = game.the("aimed")
    assert aimed.facts["targets"] == ((0, "E1-05"),)
    assert aimed.facts["ignored"] == ((1, "E1-07", "behind"),)


def test_energy_moves_as_far_as_there_is_room_and_some_left(play: Any) -> None:
    game = play("bbb-")
    assert game.the("filled").facts == {
        "system": "shield", "zone": "white", "source": "white", "amount": 2, "extra": 0, "now": 3, "left": 1,
    }  # fmt: skip
    assert game.told("already-full")[0].facts == {"system": "shield", "zone": "white", "now": 3, "capacity": 3}
    drained = play("aaa", "---b")
    assert drained.the("source-empty").facts == {"system": "shield", "zone": "white", "source": "white"}


def test_a_heroic_transfer_overfills_but_only_what_got_something(play: Any) -> None:
    game = play("BB")
    assert game.the("filled").facts["extra"] == 1
    assert game.end.shields[1] == 4
    assert game.the("already-full").facts["now"] == 4


def test_refuelling_takes_a_capsule_even_when_the_reactor_is_full(play: Any) -> None:
    game = play("2bb-bb")
    assert [(event.facts["amount"], event.facts["left"]) for event in game.told("refuelled")] == [
        (2, 2),
        (0, 1),
        (0, 0),
    ]
    assert len(game.told("no-fuel")) == 1


def test_rockets_run_out_and_wait_for_each_other(play: Any) -> None:
    game = play("3c-cc-c", "3c")
    assert len(game.told("rocket-launched")) == 3
    assert game.the("rocket-space-taken", who="green")
    assert game.the("no-rocket").turn == 7


def test_a_marker_is_placed_once_and_may_come_too_late(play: Any) -> None:
    game = play("--c", "c-c")
    assert [(event.who, event.facts["in_time"]) for event in game.told("maintained")] == [("green", True)]
    assert play("------c").the("maintained").facts == {"phase": 2, "in_time": False}
    assert len(game.told("already-maintained")) == 2


def test_a_forgotten_computer_delays_everybody_aboard(play: Any) -> None:
    game = play("--a", "--<")
    checks = game.told("computer-checked")
    assert [(event.turn, event.facts["passed"]) for event in checks] == [(2, False), (5, False), (9, False)]
    assert game.the("delayed", who="blue", turn=3).facts["moved"] == (("a", 3, 4),)
    assert game.told("delayed", turn=3)[0].rule == "3.5"


def test_in_space_the_computer_delays_nobody(play: Any) -> None:
    game = play("1c^cxxxxxxx-")
    assert [event.turn for event in game.told("not-aboard")] == [5, 9]


def test_a_card_that_falls_off_the_board_is_named(play: Any) -> None:
    game = play("<" + "a" * 11)
    assert game.told("delayed", turn=3)[0].facts["lost"] == "a"
    assert game.told("delayed", turn=3)[0].facts["moved"][-1] == ("a", 11, 12)


def test_two_causes_delay_one_turn_once(play: Any) -> None:
    game = play("-^a", "-^<")
    late = game.told("delayed", who="green", turn=3)
    assert [(event.facts["cause"], event.facts["moved"]) for event in late] == [
        ("lift-in-use", (("<", 3, 4),)), ("computer", ()),
    ]  # fmt: skip


def test_squads_are_taken_once_and_start_again_anywhere(play: Any) -> None:
    game = play(">cc", "->-c")
    assert game.the("squad-taken").facts == {"station": "UB", "squad": "active"}
    assert game.the("squad-already-active")
    assert game.the("squad-gone", who="green")


def test_nobody_goes_out_without_a_squad_or_after_somebody(play: Any) -> None:
    assert play("<c").the("no-sortie").facts == {"reason": "no-squad", "by": None}
    game = play("1c4cxx", "6c--4c")
    assert game.the("no-sortie", who="green").facts == {"reason": "hangar-empty", "by": "blue"}


def test_from_space_any_other_card_brings_home_and_waits(play: Any) -> None:
    game = play("1c4c>", IDLE)
    assert game.the("delayed", cause="space").facts["moved"] == ((">", 5, 6),)
    assert game.the("returned", who="blue").turn == 5
    assert game.end.crew[0].station == "UW"


def test_battlebots_need_a_squad_and_an_intruder(play: Any) -> None:
    assert play("x").the("no-squad")
    assert play("6cx").the("no-intruder").facts == {"station": "UB"}


def test_who_fires_back_disables_the_squad_unless_a_hero_leads_it(play: Any) -> None:
    game = play("6cx", IDLE, I1_02=3)
    assert game.the("bots-attacked").facts["total"] == 1
    assert game.the("fired-back", who="blue").card == "I1-02"
    assert game.end.crew[0].squad == "disabled"
    assert game.score.disabled_squads == -1
    hero = play("6cX", IDLE, I1_02=3)
    assert not hero.told("fired-back")
    assert hero.end.crew[0].squad == "active"


def test_a_repair_takes_the_lowest_number_that_can_be_repaired(play: Any) -> None:
    game = play("2-bb", IDLE, I2_06=2, SI2_03=3)
    assert [(event.card, event.facts["others"]) for event in game.told("repaired")] == [
        ("I2-06", ("SI2-03",)), ("I2-06", ("SI2-03",)),
    ]  # fmt: skip


def test_a_malfunction_after_its_z_is_beyond_repair(play: Any) -> None:
    game = play("2--------b--", IDLE, I2_06=1, tracks={"internal": "T1"})
    assert game.the("survived", card="I2-06").turn == 5
    assert game.the("beyond-repair").facts == {"station": "LW", "system": "B", "cards": ("I2-06",)}
    assert game.end.fuel == 3


def test_one_beyond_repair_does_not_keep_another_from_being_repaired(play: Any) -> None:
    game = play("2-----b-----", IDLE, I2_06=1, SI2_03=6, tracks={"internal": "T1"})
    assert game.the("repaired").card == "SI2-03"
    assert game.the("repaired").facts["others"] == ("I2-06",)


def test_visual_confirmation_counts_the_most_who_look_out_together(play: Any) -> None:
    game = play("2cc-c", "2c--c", "2c--c", IDLE)
    assert [(event.turn, event.facts) for event in game.told("confirmed")] == [
        (2, {"phase": 1, "players": 3, "best": 3, "points": 3}),
        (3, {"phase": 1, "players": 1, "best": 3, "points": 3}),
        (5, {"phase": 2, "players": 3, "best": 3, "points": 3}),
    ]
    assert game.score.visual == 6


def test_a_slip_does_what_was_meant_and_makes_the_next_turn_late(play: Any) -> None:
    game = play("<ab", IDLE, slips=[Slip(1, "blue", ">")])
    assert game.the("slipped", who="blue").facts == {"laid": "<", "meant": ">"}
    assert game.the("moved", turn=1).facts["station"] == "UB"
    assert game.the("delayed", cause="slip").facts == {
        "cause": "slip", "turn": 2, "moved": (("a", 2, 3), ("b", 3, 4)), "lost": None, "by": None,
    }  # fmt: skip
    assert game.plan() == ">-ab--------"


def test_a_slip_with_no_card_left_to_take_back_is_none(play: Any) -> None:
    game = play("^", "^a", slips=[Slip(2, "green", "b")])
    assert game.the("slip-without-card", who="green").facts == {"meant": "b"}
    assert not game.told("delayed", cause="slip")


def test_a_slip_in_space_may_keep_one_out_there(play: Any) -> None:
    game = play("1c4cb", IDLE, slips=[Slip(5, "blue", "x")])
    assert game.the("stayed-in-space").turn == 5


def test_the_unconscious_do_nothing_more(play: Any) -> None:
    game = play("---------aaa", "-", SE2_03=(1, "white"), tracks={"white": "T1"})
    assert [event.who for event in game.told("knocked-out")] == ["blue", "green"]
    assert {event.card for event in game.told("knocked-out")} == {"SE2-03"}
    assert game.told("unconscious", who="blue")
    assert game.score.knocked_out == -4
