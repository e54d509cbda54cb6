"""Double actions: section 1 of `docs/rules/new-frontier.md`. Each test is named after its paragraph."""

from collections import Counter
from typing import Any

import pytest
from support.tables import Played, play

from spacealert.engine import Threat, events
from spacealert.engine.decks import DOUBLE_CARDS

BUTTONS, MOVES = "abcx", "<>^"
SLIME_IN_LB = Threat("I2-01", 1)
TO_SPACE = "< ^ c ^"  # picks up the squad in lower red; C in upper red on turn 5 launches it


# --- 1.1 the cards ----------------------------------------------------------------------------------------------------


def test_1_1_there_are_ninety_cards_with_78_faces() -> None:
    assert (len(DOUBLE_CARDS), len(set(DOUBLE_CARDS))) == (90, 78)


def test_1_1_the_single_half_is_a_movement_where_the_double_half_begins_with_a_button() -> None:
    for card in DOUBLE_CARDS:
        assert (card.double[0] in BUTTONS) == (card.single in MOVES), card
    kinds = ["".join("m" if symbol in MOVES else "a" for symbol in card.double) for card in DOUBLE_CARDS]
    assert Counter(kinds) == {"aa": 22, "am": 23, "ma": 23, "mm": 22}


def test_1_1_no_card_has_twice_a_button_red_and_blue_or_two_lifts() -> None:
    doubles = {card.double for card in DOUBLE_CARDS}
    assert not doubles & {"aa", "bb", "cc", "xx", "<>", "><", "^^"}
    assert {"<<", ">>"} <= doubles


def test_1_1_each_symbol_is_there_as_often_as_was_counted() -> None:
    def counted(place: int) -> dict[str, int]:
        return Counter((card.double + card.single)[place] for card in DOUBLE_CARDS)

    assert counted(0) == {"a": 14, "b": 15, "c": 6, ">": 18, "x": 10, "^": 7, "<": 20}
    assert counted(1) == {"a": 18, "b": 11, "c": 13, ">": 12, "x": 3, "^": 21, "<": 12}
    assert counted(2) == {"a": 13, "b": 11, "c": 12, ">": 14, "x": 9, "^": 17, "<": 14}


# --- 1.3 how a slot with two symbols resolves -------------------------------------------------------------------------


def test_1_3_1_one_performs_both_actions_before_the_next_acts() -> None:
    acted = [event.who for event in play("ba -", ">b -").resolution.events if event.turn == 1 and event.who]
    assert acted == sorted(acted, key=["blue", "green", "purple"].index)
    assert acted.count("blue") == 2


def test_1_3_1_in_the_order_of_the_symbols() -> None:
    assert [event.kind for event in play("a> -").resolution.events if event.who == "blue"][:2] == ["fired", "moved"]
    assert [event.kind for event in play(">a -").resolution.events if event.who == "blue"][:2] == ["moved", "fired"]


def test_1_3_2_a_second_action_is_done_though_the_first_has_no_effect() -> None:
    game = play("<< < <a")  # upper red has no door to the left
    assert game.events_of(events.NoDoor, who="blue", turn=3)
    assert game.only_event(events.Fired, who="blue").station == "UR"


def test_1_3_3_a_cannon_fires_once_a_turn() -> None:
    game = play("aa -")
    assert len(game.events_of(events.Fired)) == len(game.events_of(events.AlreadyFired)) == 1


def test_1_3_3_one_rocket_is_launched_a_turn() -> None:
    game = play(">^ cc")
    assert len(game.events_of(events.RocketLaunched)) == len(game.events_of(events.RocketSpaceTaken)) == 1


def test_1_3_3_who_rides_a_lift_after_another_is_late() -> None:
    assert not play("^ -", "> ^").events_of(events.Delayed, cause="lift-in-use")
    assert play("^ -", "^ a").only_event(events.Delayed, cause="lift-in-use").who == "green"


def test_1_3_4_slime_delays_whoever_passes_through_it() -> None:
    """The first of two moves ends in the slime in lower blue, so the second one is delayed."""
    game = play("> ^< -", threats=(SLIME_IN_LB,))
    assert game.only_event(events.Delayed, cause="slime").moved == (("<", 2, 3),)


def test_1_3_4_two_moves_are_one_path_for_drones() -> None:
    ninja = (Threat("I2-102", 1),)
    through = play("^< >> -", threats=ninja)  # out of lower white, then from lower red to lower blue
    assert through.threat(2).tokens == ()
    assert play("^ < > >", threats=ninja).threat(3).tokens == ("blue",)


def delays_of(first: str, second: str, **more: Any) -> list[str]:
    """Return the end of the second member's plan if the first was in the lift before."""
    return play(first, second, **more).plan(1)


def test_1_3_5_a_delay_by_the_first_action_moves_the_second_one_alone() -> None:
    assert delays_of("^ -", "^a b - c")[:5] == ["^", "a", "b", "c", "-"]


def test_1_3_5_the_movement_itself_happens() -> None:
    assert play("^ -", "^a -").only_event(events.Moved, who="green").station == "LW"


def test_1_3_5_the_second_action_is_performed_alone_on_the_next_turn() -> None:
    fired = play("^ -", "^a b").only_event(events.Fired, who="green")
    assert (fired.turn, fired.weapon) == (2, "pulse-cannon")


def test_1_3_5_a_damaged_lift_and_slime_delay_the_second_action_too() -> None:
    broken = play(
        "- - - ^a -", threats=(Threat("E1-07", 1, "white"),), tracks={"white": "T1"}, tiles={"white": ("lift",)}
    )
    assert broken.plan()[3:6] == ["^", "a", "-"]
    assert play("> ^c -", threats=(SLIME_IN_LB,)).plan()[1:4] == ["^", "c", "-"]


def test_1_3_5_what_falls_out_behind_the_last_turn_is_lost() -> None:
    full = "^a " + " ".join("b" * 11)
    delayed = play("^ -", full).only_event(events.Delayed, who="green", cause="lift-in-use")
    assert delayed.lost == "b"
    assert delays_of("^ -", full)[:3] == ["^", "a", "b"]


def test_1_3_5_on_the_last_turn_the_second_half_is_lost() -> None:
    waits = "- - - - - - - - - - - "
    assert delays_of(waits + "^", waits + "^a")[-1] == "^"
    delayed = play(waits + "^", waits + "^a").only_event(events.Delayed, cause="lift-in-use")
    assert delayed.lost == "a"


def test_1_3_6_a_delay_by_the_second_action_moves_the_next_slot_with_both_symbols() -> None:
    assert delays_of("^ -", "a^ bc - -")[:4] == ["a^", "-", "bc", "-"]


def test_1_3_6_a_delay_from_outside_moves_the_whole_next_slot() -> None:
    game = play("- - ab -", crew_serves=False)
    assert game.plan()[:5] == ["-", "-", "-", "ab", "-"]


def test_1_3_7_two_causes_delay_a_slot_once() -> None:
    """On turn 2, the lift is busy and the computer isn't maintained."""
    game = play("- ^ -", "- ^ a b", crew_serves=False)
    assert [event.cause for event in game.events_of(events.Delayed, who="green", late_turn=3)] == [
        "lift-in-use",
        "computer",
    ]
    assert game.plan(1)[:5] == ["-", "^", "-", "a", "b"]


def test_1_3_7_half_a_slot_that_was_late_is_not_late_again_in_the_same_turn() -> None:
    """The lift's delay already moves the next slot, so the computer doesn't delay it again."""
    game = play("- ^ -", "- ^a bb", crew_serves=False)
    assert game.plan(1)[:6] == ["-", "^", "a", "bb", "-", "-"]


def test_1_3_9_launched_by_the_first_action_the_second_is_neither_done_nor_delayed() -> None:
    game = play(f"{TO_SPACE} ca x")
    assert game.only_event(events.Sortie).turn == 5
    assert not game.events_of(events.Fired, who="blue")
    assert game.plan()[4:6] == ["ca", "x"]


def test_1_3_9_knocked_out_by_the_first_action_the_second_is_neither_done_nor_delayed() -> None:
    """A contamination that survives knocks out anyone who comes in."""
    game = play("- - - - - - - - - - >a b", threats=(Threat("SI2-04", 1),), tracks={"internal": "T1"})
    assert game.only_event(events.KnockedOut, who="blue").turn == 11
    assert not game.events_of(events.Fired, who="blue")
    assert game.plan()[10:] == [">a", "b"]


def test_1_3_10_a_heroic_card_is_one_action_in_its_slot() -> None:
    game = play("A a^ 1")
    assert game.only_event(events.Fired, who="blue", turn=1).heroic
    assert game.only_event(events.Moved, who="blue", by="heroic").station == "LR"


def sealed(plan: str) -> Played:
    """Resolve a game in which a Breached Airlock seals the red door on turn 2."""
    return play(plan, threats=(Threat("I3-104", 1),), tracks={"internal": "T1"})


def test_1_3_11_a_heroic_move_neither_blocks_nor_uses_a_lift() -> None:
    game = play("2 -", "^ a")
    assert not game.events_of(events.Delayed, cause="lift-in-use")


def test_1_3_11_a_sealed_door_stops_a_heroic_move_but_not_its_change_of_deck() -> None:
    assert sealed("- - 1").person_at_start(3).station == "LW"
    assert sealed("- - 4").person_at_start(3).station == "UW"
    assert sealed("- - 3").person_at_start(3).station == "LB"
    assert sealed("> - 1").person_at_start(3).station == "LW"


# --- 1.4 interceptors with variable range -----------------------------------------------------------------------------


def pilot(*slots: str, **more: Any) -> Played:
    """Resolve a game whose first member launches on turn 5 and continues with these slots."""
    return play(" ".join([TO_SPACE, "c", *slots]), **more)


def stations(game: Played, turns: range) -> list[str]:
    return [game.person_at_start(turn).station for turn in turns]


def test_1_4_a_launch_puts_the_pilot_at_range_1() -> None:
    assert pilot("-").person_at_start(5).station == "space"


@pytest.mark.parametrize("slot", ["c", "xc", "cx", "c>", ">c", "Xc"])
def test_1_4_c_comes_first_whatever_the_order_on_the_card(slot: str) -> None:
    assert pilot(slot).person_at_start(6).station == "space2"
    assert pilot("c", slot).person_at_start(7).station == "space3"


@pytest.mark.parametrize("slot", ["x", "x>", ">x", "ax", "bX", "X"])
def test_1_4_battlebots_stay_where_they_are(slot: str) -> None:
    assert pilot("c", slot).person_at_start(7).station == "space2"


@pytest.mark.parametrize("slot", ["a", "ab", "<<", "^", "b>", "A", "1"])
def test_1_4_anything_else_comes_nearer_and_is_late_as_a_whole(slot: str) -> None:
    game = pilot("c", slot, "-")
    assert game.person_at_start(7).station == "space"
    assert game.only_event(events.Delayed, who="blue", cause="space", turn=7).moved == ((slot, 7, 8),)


def test_1_4_nothing_comes_nearer_without_a_delay() -> None:
    game = pilot("c", "-", "-")
    assert stations(game, range(6, 9)) == ["space2", "space", "UR"]
    assert not game.events_of(events.Delayed, who="blue")


def hits(game: Played) -> list[tuple[int, int]]:
    """Return the interceptors' shots: turn and damage."""
    return [
        (hit.turn, how) for hit in game.events_of(events.Hit) for weapon, how in hit.hits if weapon == "interceptors"
    ]


def test_1_4_the_attack_reaches_exactly_the_range_of_the_pilot() -> None:
    """From turn 5 on, the threat is at 16, 13, 10, 7 and 4 when damage is computed."""
    threat = (Threat("E1-03", 5, "red"),)
    assert hits(pilot("c", "x", threats=threat)) == [(7, 3)]
    assert hits(pilot("x", "x", "x", threats=threat)) == []
    assert hits(pilot("x", "x", "x", "x", threats=threat)) == [(9, 3)]


def test_1_4_a_lone_target_takes_three_and_several_take_one_each() -> None:
    one, both = (Threat("E1-07", 5, "red"),), (Threat("E1-07", 5, "red"), Threat("E1-03", 5, "blue"))
    near = {"red": "T1", "blue": "T1"}
    assert {how for _, how in hits(pilot("c", "x", threats=one, tracks=near))} == {3}
    assert {how for _, how in hits(pilot("c", "-", threats=both, tracks=near))} >= {1}


SLOW = (Threat("SE1-102", 1, "red"),)  # enters range 1 of the shortest track on turn 6, and comes closer each turn


def test_1_4_heroic_battlebots_do_one_more() -> None:
    assert hits(pilot("x", threats=SLOW, tracks={"red": "T1"})) == [(6, 3)]
    assert hits(pilot("X", threats=SLOW, tracks={"red": "T1"})) == [(6, 4)]


def test_1_4_a_squad_leaders_advanced_action_is_a_heroic_one_out_there() -> None:
    game = play(f"SquadLeader: {TO_SPACE} c S", threats=SLOW, tracks={"red": "T1"})
    assert hits(game) == [(6, 4)]


def test_1_4_whoever_is_in_space_after_the_crew_acted_attacks_also_at_the_launch_and_after_a_return_step() -> None:
    game = pilot("c", "-", "-")
    turns = [event.turn for event in game.events_of(events.AtNothing, weapon="interceptors")]
    assert turns == [5, 6, 7]  # launch, fly out, come closer; returning to upper red is not an attack


def test_1_4_whoever_comes_home_meets_what_is_in_upper_red() -> None:
    """A Parasite takes the first player to enter a station: here the pilot, since nobody else moves."""
    game = pilot("-", threats=(Threat("SI3-107", 5),))
    assert game.only_event(events.HostFound).turn == 6


def test_1_4_phased_out_threats_and_satellites_far_away_are_passed_over() -> None:
    phasing = (Threat("SE3-101", 4, "red"),)  # with speed 1, it is out of phase on turn 5
    assert not pilot("-", threats=phasing, tracks={"red": "T1"}).events_of(events.Hit, turn=5)
    satellite = (Threat("SE3-104", 5, "red"),)
    assert hits(pilot("c", "c", "x", threats=satellite)) == []


def test_1_4_interceptors_at_any_range_mend_a_fissure_instead() -> None:
    game = pilot("c", "c", "x", threats=(Threat("SI1-04", 5), Threat("E1-07", 5, "red")))
    assert [event.turn for event in game.events_of(events.Repaired, system="bots")] == [5, 6]


def test_1_4_c_at_range_3_brings_the_pilot_home_unconscious() -> None:
    game = pilot("c", "c", "c")
    assert stations(game, range(5, 9)) == ["space", "space2", "space3", "UR"]
    person = game.person_at_start(8)
    assert (person.knocked_out, person.squad) == (True, "disabled")


def test_1_4_at_the_end_a_pilot_lands_from_range_1_and_is_pulled_home_from_farther_out() -> None:
    near, far = pilot(*"xxxxxxx").resolution.end.crew[0], pilot("c", *"xxxxxx").resolution.end.crew[0]
    assert (near.station, near.knocked_out, near.squad) == ("UR", False, "active")
    assert (far.station, far.knocked_out, far.squad) == ("UR", True, "disabled")


def test_1_4_special_ops_are_protected_from_it_by_their_own_action_but_not_at_the_end() -> None:
    home = play(f"SpecialOps: {TO_SPACE} c c c cS -").person_at_start(8)
    assert (home.station, home.knocked_out, home.squad) == ("UR", False, "active")
    at_the_end = play(f"SpecialOps: {TO_SPACE} c c x x x x x xS").resolution.end.crew[0]
    assert at_the_end.knocked_out


def test_1_4_the_protection_of_special_ops_ends_with_the_flight_home() -> None:
    """On turn 8, a plasmatic needleship attacks the red zone, whose shield is empty."""
    threats = (Threat("E1-101", 4, "red"), Threat("E3-101", 7, "red"))
    game = play(f"SpecialOps: {TO_SPACE} c c c cS -", threats=threats, tracks={"red": "T1"})
    assert [event.turn for event in game.events_of(events.Spared, who="blue")] == [8]
    assert [event.turn for event in game.events_of(events.KnockedOut, who="blue")] == [8]


def test_1_4_a_medic_in_the_hangar_does_not_protect_from_it() -> None:
    game = play(f"{TO_SPACE} c c c c", "Medic: < - - - - - - S")
    assert game.person_at_start(8).knocked_out
    assert game.person_at_start(8).station == "UR"


def test_1_4_a_medic_does_not_protect_at_the_end() -> None:
    medic = "Medic: < - - - - - - - - - - S"
    assert play(f"{TO_SPACE} c c x x x x x x", medic).resolution.end.crew[0].knocked_out


def test_1_4_delays_from_outside_do_not_touch_a_pilot() -> None:
    """Nobody maintains the computer in the second phase."""
    game = play(f"{TO_SPACE} c x x", "c", crew_serves=False)
    assert game.events_of(events.NotAboard, who="blue", turn=5)
    assert not game.events_of(events.Delayed, who="blue", late_turn=6)


def test_1_4_without_the_option_interceptors_stay_near() -> None:
    game = pilot("x", "c", "-", variable_range=None)
    assert stations(game, range(5, 8)) == ["space", "space", "UR"]


# --- 1.5 two threats on one number ------------------------------------------------------------------------------------


def test_1_5_both_appear_in_the_same_step_and_the_external_one_moves_first() -> None:
    game = play("-", threats=(Threat("I1-01", 1), Threat("E1-07", 1, "red")))
    assert {event.turn for event in game.events_of(events.Appeared)} == {1}
    assert [event.card for event in game.events_of(events.ThreatMoved, turn=1)] == ["E1-07", "I1-01"]


def test_1_5_of_several_on_one_space_a_cannon_takes_the_lower_number() -> None:
    game = play("- a", threats=(Threat("E1-07", 2, "white"), Threat("E1-05", 2, "white")))
    assert [card for _, card in game.only_event(events.Aimed).targets] == ["E1-07"]


def test_1_5_called_threats_come_after_all_numbered_ones_in_the_order_of_calling() -> None:
    """The Overlord calls on its second turn, and the faster transmitter satellite one turn earlier."""
    overlord = Threat("SE3-105", 1, "red", Threat("E1-07", 0))
    satellite = Threat("SE3-104", 1, "white", Threat("I1-01", 0))
    game = play("-", threats=(overlord, satellite, Threat("E1-05", 3, "blue")), tracks={"white": "T5"})
    assert [event.called_card for event in game.events_of(events.Called)] == ["I1-01", "E1-07"]
    assert [event.card for event in game.events_of(events.ThreatMoved, turn=3)][-3:] == ["E1-05", "I1-01", "E1-07"]
