"""Specializations: section 2 of `docs/rules/new-frontier.md`. Each test is named after its paragraph."""

from typing import Any

import pytest
from support.tables import Played, by_zone, play

from spacealert.engine import Carryover, Threat, events, ship
from spacealert.engine.game import Rulings

TO_SPACE = "< ^ c ^"
SERVER_MALFUNCTION = "I2-05"  # breaks C in upper white, hull 3
GREMLIN = (Threat("SI3-106", 1),)  # on the shortest track, it breaks A, B and C in upper red on turn 5


def in_vain(game: Played) -> list[str]:
    return [event.reason for event in game.events_of(events.SpecialInVain)]


# --- 2.1 general ------------------------------------------------------------------------------------------------------


def test_2_1_a_remote_repair_is_never_the_last_one() -> None:
    """Someone in upper white has to make the last of three repairs."""
    game = play("DataAnalyst: < - - - s s s s", threats=(Threat(SERVER_MALFUNCTION, 5),))
    assert [(event.turn, event.who) for event in game.events_of(events.Repaired)][:2] == [(5, "blue"), (6, "blue")]
    assert game.events_of(events.RepairWithheld, who="blue", turn=7)


def test_2_1_in_space_every_other_special_card_is_anything_else() -> None:
    for specialization in ("Rocketeer", "Medic", "Mechanic", "Hypernavigator", "Teleporter", "DataAnalyst"):
        game = play(f"{specialization}: {TO_SPACE} c c s -")
        assert game.person_at_start(7).station == "space"
        assert game.only_event(events.Delayed, who="blue", cause="space", turn=7).moved == (("s", 7, 8),)


# --- 2.2 Rocketeer ----------------------------------------------------------------------------------------------------


def test_2_2_1_a_rocketeer_launches_from_any_station() -> None:
    launched = play("Rocketeer: < s").only_event(events.RocketLaunched)
    assert (launched.turn, launched.left) == (2, 2)


def test_2_2_1_not_if_a_rocket_was_launched_this_turn_or_none_is_left() -> None:
    assert play("> ^ c", "Rocketeer: - - s").events_of(events.RocketSpaceTaken, who="green")
    assert play("Rocketeer: s s s s").events_of(events.NoRocket, turn=4)


def rocket_hits(game: Played) -> list[tuple[int, int]]:
    return [(hit.turn, how) for hit in game.events_of(events.Hit) for weapon, how in hit.hits if weapon == "rocket"]


NEAR = (Threat("SE1-101", 1, "red"),)


def test_2_2_1_two_rockets_from_lower_blue_fly_as_one_hit_of_five_on_the_next_turn() -> None:
    game = play("Rocketeer: > ^ S", threats=NEAR, tracks={"red": "T1"})
    assert game.view_after(3).rockets == 1
    assert rocket_hits(game) == [(4, 5)]
    assert game.only_event(events.Hit).marks == 5 - 3  # shields are subtracted only once


def test_2_2_1_with_one_rocket_left_it_is_an_ordinary_one() -> None:
    game = play("Rocketeer: s s > ^ S", threats=(Threat("SE1-101", 3, "red"),), tracks={"red": "T1"})
    assert rocket_hits(game)[-1] == (6, 3)


def test_2_2_1_elsewhere_the_advanced_action_is_c_of_the_own_station() -> None:
    assert play("Rocketeer: S", crew_serves=False).events_of(events.Maintained, who="blue")


# --- 2.2 Data Analyst -------------------------------------------------------------------------------------------------


def test_2_2_2_a_data_analyst_serves_the_computer_from_any_station_for_a_point() -> None:
    game = play("DataAnalyst: < s", crew_serves=False)
    assert game.only_event(events.Maintained, turn=2).in_time
    assert game.resolution.score is not None
    assert game.resolution.score.bonus == 1


def test_2_2_2_the_point_is_given_on_every_use_too_late_or_a_repair() -> None:
    game = play("DataAnalyst: - - s s", threats=(Threat(SERVER_MALFUNCTION, 4),))
    assert [event.points for event in game.events_of(events.BonusScored)] == [1, 1]


def test_2_2_2_a_look_out_of_the_window_counts_as_three_people() -> None:
    game = play("DataAnalyst: ^ S", "2 c")
    assert [event.players for event in game.events_of(events.Confirmed)] == [4]
    assert play("DataAnalyst: ^ S").only_event(events.Confirmed).points == 3


def test_2_2_2_elsewhere_the_advanced_action_is_c_of_the_own_station() -> None:
    assert play("DataAnalyst: > S").only_event(events.SquadTaken).station == "UB"


# --- 2.2 Energy Technician --------------------------------------------------------------------------------------------


def test_2_2_3_an_energy_technician_fills_the_central_reactor_from_any_station() -> None:
    filled = play("EnergyTechnician: < s").only_event(events.Refuelled)
    assert (filled.amount, filled.now, filled.left) == (2, 5, 2)


def test_2_2_3_without_a_capsule_nothing_happens() -> None:
    assert play("EnergyTechnician: s s s s").events_of(events.NoFuel, turn=4)


def test_2_2_3_temporary_shields_protect_the_own_zone_by_two_and_the_others_by_one() -> None:
    """The Dimension Spider attacks all zones with four on turn 9, when each shield holds one energy."""
    game = play("EnergyTechnician: < - - - - - - - S", threats=(Threat("SE1-102", 1, "red"),), tracks={"red": "T1"})
    assert {event.zone: event.absorbed for event in game.events_of(events.Attacked)} == {
        "red": 3,
        "white": 2,
        "blue": 2,
    }


def test_2_2_3_they_are_used_up_before_energy_and_gone_at_the_end_of_the_turn() -> None:
    """The Plasmatic Fighter attacks with one on turn 2 and with two on turn 3."""
    game = play("EnergyTechnician: < S", threats=(Threat("E1-101", 1, "red"),), tracks={"red": "T1"})
    assert [(event.absorbed, event.shield) for event in game.events_of(events.Attacked)] == [(1, 1), (1, 0)]


@pytest.mark.parametrize("code", ["I1-05", "I1-06"])
def test_2_2_3_they_stop_no_damage_from_within(code: str) -> None:
    game = play("EnergyTechnician: - - - - S", threats=(Threat(code, 1),), tracks={"internal": "T1"})
    assert [(event.turn, event.damage) for event in game.events_of(events.Damaged)] == [(5, 2)]


def test_2_2_3_not_on_the_lower_deck() -> None:
    assert in_vain(play("EnergyTechnician: ^ S")) == ["wrong-station"]


# --- 2.2 Pulse Gunner -------------------------------------------------------------------------------------------------


def weapons_fired(game: Played, turn: int) -> list[str]:
    return [event.station for event in game.events_of(events.Fired, turn=turn)]


def test_2_2_4_a_pulse_gunner_fires_the_laser_of_the_station_and_the_pulse_cannon() -> None:
    assert weapons_fired(play("PulseGunner: s"), 1) == ["UW", "LW"]
    assert weapons_fired(play("PulseGunner: < s"), 2) == ["UR", "LW"]
    assert weapons_fired(play("PulseGunner: < ^ s"), 3) == ["LR", "LW"]


def test_2_2_4_all_or_nothing() -> None:
    assert in_vain(play("a", "PulseGunner: s")) == ["already-fired"]
    assert in_vain(play("^ a", "PulseGunner: - s")) == ["already-fired"]
    upper_white = play("PulseGunner: a a s")  # the shot needs two energy, but only one is left
    assert (in_vain(upper_white), weapons_fired(upper_white, 3)) == (["no-energy"], [])


def test_2_2_4_light_lasers_need_no_energy_but_the_pulse_cannon_does() -> None:
    assert weapons_fired(play("a a - -", "PulseGunner: - < ^ s"), 4) == ["LR", "LW"]
    assert in_vain(play("a a a -", "PulseGunner: - < ^ s")) == ["no-energy"]


def test_2_2_4_a_broken_pulse_cannon_keeps_both_silent() -> None:
    assert in_vain(play("PulseGunner: - s", threats=(Threat("I3-102", 1),))) == ["broken"]


def test_2_2_4_where_the_own_cannon_is_broken_it_is_a_plain_repair() -> None:
    game = play("PulseGunner: - s", threats=(Threat("I1-101", 1),))
    assert (weapons_fired(game, 2), len(game.events_of(events.Repaired, system="A"))) == ([], 1)
    sabotaged = play("PulseGunner: - - - - < s", threats=GREMLIN, tracks={"internal": "T1"})
    assert not weapons_fired(sabotaged, 6)


def test_2_2_4_in_lower_white_it_is_a_plain_a() -> None:
    assert weapons_fired(play("PulseGunner: ^ s"), 2) == ["LW"]


def pulse_damage(plan: str, card: str = "E1-07", track: str = "T7", appears: int = 2, **more: Any) -> list[int]:
    """Return the pulse cannon's damage to a threat on the turn it appears in the red zone.

    That is at range 2 on T1 and at range 3 on T7.
    """
    game = play(plan, threats=(Threat(card, appears, "red"),), tracks={"red": track}, **more)
    return [how for hit in game.events_of(events.Hit) for weapon, how in hit.hits if weapon == "pulse-cannon"]


def test_2_2_4_farther_out_the_pulse_hits_with_two_and_beyond_its_range_with_one() -> None:
    assert pulse_damage("PulseGunner: ^ S", track="T1") == [2]
    assert pulse_damage("PulseGunner: ^ S", track="T7") == [1]
    assert pulse_damage("PulseGunner: ^ a", track="T7") == []


def test_2_2_4_elsewhere_the_advanced_action_is_a_of_the_own_station() -> None:
    assert weapons_fired(play("PulseGunner: S"), 1) == ["UW"]


def test_2_2_4_a_damaged_pulse_cannon_hits_with_two_at_range_1_and_one_at_range_2() -> None:
    damaged: dict[str, Any] = {"carried": Carryover({"white": ("lower",)})}
    assert pulse_damage("PulseGunner: ^ S", track="T1", **damaged) == [1]
    assert pulse_damage("PulseGunner: ^ S", track="T7", **damaged) == []


# --- 2.2 Medic --------------------------------------------------------------------------------------------------------


def test_2_2_5_a_medic_acts_before_the_captain() -> None:
    game = play("a", "Medic: s")
    assert game.only_event(events.Stimulated, who="blue", by="green")
    assert game.only_event(events.Fired).heroic


def test_2_2_5_everybody_in_the_station_at_that_moment_is_heroic_once() -> None:
    game = play("aa -", "< a", "Medic: s s")
    assert [event.who for event in game.events_of(events.Stimulated, turn=1)] == ["blue"]
    assert len(game.events_of(events.MadeHeroic)) == 1


def test_2_2_5_the_first_a_b_or_battlebots_of_the_slot_is_meant() -> None:
    assert play(">a -", "Medic: s").only_event(events.Fired).heroic
    first_symbol = play(">a -", "Medic: s", readings=Rulings(medic_improves="first-symbol"))
    assert not first_symbol.only_event(events.Fired).heroic


def test_2_2_5_c_is_never_heroic() -> None:
    assert not play("c", "Medic: s", crew_serves=False).events_of(events.MadeHeroic)


def test_2_2_5_nobody_where_the_medic_is_can_be_knocked_out_and_that_walks_with_him() -> None:
    """On turn 5, the Siren knocks out everyone except in upper white, where the Medic has just gone."""
    siren: dict[str, Any] = {"threats": (Threat("SI3-105", 1),), "tracks": {"internal": "T1"}}
    assert play("-", "Medic: - - - < >", **siren).events_of(events.KnockedOut, who="blue")
    game = play("-", "Medic: - - - < >S", "- - - <", "- - - <", **siren)
    assert [event.who for event in game.events_of(events.Spared)] == ["blue", "green", "purple"]
    assert [event.who for event in game.events_of(events.KnockedOut)] == ["red", "yellow"]


def test_2_2_5_protection_costs_a_point_a_use_and_ends_with_the_turn() -> None:
    game = play("Medic: S S")
    assert [event.points for event in game.events_of(events.BonusScored)] == [-1, -1]


def test_2_2_5_battlebots_of_whom_a_medic_protects_are_disabled_still() -> None:
    """Crossed wires knock out squad leaders at their X, on turn 5."""
    game = play("> c <", "Medic: - - - - S", threats=(Threat("SI1-06", 3),), tracks={"internal": "T1"})
    assert game.only_event(events.Spared).who == "blue"
    assert (game.person_at_start(5).squad, game.person_at_start(5).knocked_out) == ("disabled", False)


def test_2_2_5_a_movement_in_the_slot_goes_first_and_both_before_the_captain() -> None:
    game = play("> a", "Medic: - >s")
    acted = [event.who for event in game.resolution.events if event.turn == 2 and event.who]
    assert acted[0] == "green"
    assert game.only_event(events.Fired).heroic


# --- 2.2 Teleporter ---------------------------------------------------------------------------------------------------


def test_2_2_6_one_token_goes_to_the_station_of_the_other() -> None:
    game = play("Teleporter: - s", "< -", "> -", tokens=("green", "red"))
    moved = game.only_event(events.Teleported)
    assert (moved.who, moved.origin, moved.station) == ("green", "UR", "UB")


def test_2_2_6_both_tokens_start_with_the_teleporter() -> None:
    assert in_vain(play("Teleporter: s")) == ["no-tokens"]


def test_2_2_6_nothing_happens_if_either_is_in_space() -> None:
    pilot = f"{TO_SPACE} c x x"
    for tokens in (("blue", "red"), ("red", "blue")):
        game = play(pilot, "Teleporter: - - - - - s", "> -", tokens=tokens)
        assert in_vain(game) == ["in-space"]


@pytest.mark.parametrize(("way", "station"), [("<", "LB"), (">", "LR"), ("< ^", "UB"), ("> ^", "UR")])
def test_2_2_6_the_advanced_action_goes_diagonally_across(way: str, station: str) -> None:
    game = play(f"Teleporter: {way} S")
    assert game.only_event(events.Teleported).station == station


def test_2_2_6_from_the_white_zone_nothing_happens() -> None:
    assert in_vain(play("Teleporter: S ^ S")) == ["wrong-station", "wrong-station"]


def test_2_2_6_it_is_no_movement_for_lifts_slime_parasite_and_drones() -> None:
    game = play("Teleporter: < S -", threats=(Threat("I2-01", 2), Threat("SI3-107", 2), Threat("I2-102", 2)))
    assert game.person_at_start(2).station == "LB"
    assert not game.events_of(events.Delayed) + game.events_of(events.HostFound) + game.events_of(events.Poisoned)


# --- 2.2 Hypernavigator -----------------------------------------------------------------------------------------------


def spaces(game: Played, turn: int) -> dict[str, int]:
    return {event.card: event.origin - event.space for event in game.events_of(events.ThreatMoved, turn=turn)}


def test_2_2_7_on_the_lower_deck_every_threat_moves_one_less() -> None:
    threats = (Threat("E1-07", 1, "red"), Threat("I1-01", 1))
    game = play("Hypernavigator: ^ s -", threats=threats)
    plain, slow = spaces(game, 1), spaces(game, 2)
    assert {card: plain[card] - slow[card] for card in plain} == {"E1-07": 1, "I1-01": 1}
    assert spaces(game, 3) == plain
    only_external = play("Hypernavigator: ^ s -", threats=threats, readings=Rulings(navigator_slows="external"))
    assert {card: plain[card] - slow for card, slow in spaces(only_external, 2).items()} == {"E1-07": 1, "I1-01": 0}


def test_2_2_7_not_below_none_and_not_from_the_upper_deck() -> None:
    spider = (Threat("SE1-102", 1, "red"),)
    assert spaces(play("Hypernavigator: ^ s -", threats=spider), 2) == {"SE1-102": 0}
    assert in_vain(play("Hypernavigator: s")) == ["wrong-station"]


@pytest.mark.parametrize("turn", [10, 11])
def test_2_2_7_an_early_jump_goes_straight_to_the_final_step(turn: int) -> None:
    waits = " ".join(["-"] * (turn - 2))
    game = play(f"Hypernavigator: ^ {waits} S a", threats=(Threat("E1-07", 12, "red"),))
    assert (game.resolution.won, game.resolution.turn) == (True, turn + 1)
    assert game.resolution.end.threats[0].fate == "not yet"
    assert not game.events_of(events.Fired)


def test_2_2_7_only_in_lower_white_on_turns_10_and_11() -> None:
    assert in_vain(play("Hypernavigator: ^ - - - - - - - S")) == ["wrong-turn"]
    assert in_vain(play("Hypernavigator: - - - - - - - - - S")) == ["wrong-station"]


def test_2_3_at_an_early_jump_rockets_of_the_last_turn_hit_threats_move_and_pilots_land() -> None:
    navigator = "Hypernavigator: ^ - - - - - - - - S"
    threats = (Threat("SE1-102", 9, "red"),)
    game = play(navigator, "> ^ - - - - - - - c", f"{TO_SPACE} - - - - - c", threats=threats, tracks={"red": "T1"})
    assert [event.turn for event in game.events_of(events.RocketLaunched)] == [10]
    assert game.events_of(events.CannonsCleared, turn=11)
    assert game.events_of(events.Returned, turn=11) == game.events_of(events.Returned, who="red")
    assert game.resolution.end.threats[0].fate == "survived"  # the Dimension Spider acts during the jump


# --- 2.2 Special Ops --------------------------------------------------------------------------------------------------


def test_2_2_8_the_next_a_b_or_battlebots_is_heroic_whenever_it_comes() -> None:
    game = play("SpecialOps: s > - a a")
    assert [event.heroic for event in game.events_of(events.Fired)] == [True, False]


def test_2_2_8_an_action_that_is_heroic_already_leaves_it_prepared() -> None:
    assert [event.heroic for event in play("SpecialOps: s A a").events_of(events.Fired)] == [True, True]
    used_up = play("SpecialOps: s A a", readings=Rulings(special_ops_skips_heroic=False))
    assert [event.heroic for event in used_up.events_of(events.Fired)] == [True, False]


def test_2_2_8_it_works_in_space() -> None:
    game = play(f"SpecialOps: s {TO_SPACE} c x", threats=(Threat("SE1-102", 2, "red"),), tracks={"red": "T1"})
    assert game.only_event(events.StayedInSpace, turn=7).heroic


def test_2_2_8_alone_the_advanced_action_does_nothing() -> None:
    assert in_vain(play("SpecialOps: S")) == ["alone"]


def test_2_3_a_protected_slot_is_not_delayed_and_busy_lifts_do_not_matter() -> None:
    game = play("^ -", "SpecialOps: ^S a")
    assert not game.events_of(events.Delayed, who="green")
    late = play("- -", "SpecialOps: - - aS -", crew_serves=False)
    assert late.only_event(events.Fired, who="green").turn == 3


def test_2_3_a_shift_from_an_earlier_slot_still_moves_a_protected_one() -> None:
    game = play("^ -", "SpecialOps: ^b aS -")
    assert game.plan(1)[:3] == ["^", "b", "aS"]


def test_2_3_a_protected_slot_is_performed_with_both_symbols_and_passes_sealed_doors_and_slime() -> None:
    through = play("SpecialOps: - - <aS", threats=(Threat("I3-104", 1),), tracks={"internal": "T1"})
    assert through.only_event(events.Fired).station == "UR"
    slime = play("SpecialOps: > ^aS", threats=(Threat("I2-01", 1),))
    assert not slime.events_of(events.Delayed)
    assert slime.only_event(events.Fired).station == "LB"


def test_2_3_his_own_protected_action_knocks_nobody_out() -> None:
    """Interceptors that attack only the Behemoth don't return. A slot protects until they have attacked."""
    behemoth: dict[str, Any] = {"threats": (Threat("SE2-01", 2, "red"),), "tracks": {"red": "T1"}}
    assert play(f"SpecialOps: {TO_SPACE} c x x", **behemoth).only_event(events.KnockedOut, who="blue").turn == 5
    safe = play(f"SpecialOps: {TO_SPACE} cS", **behemoth)
    assert safe.events_of(events.Spared, who="blue", turn=5)
    assert not safe.person_at_start(5).knocked_out


# --- 2.2 Squad Leader -------------------------------------------------------------------------------------------------

DAMAGED: dict[str, Any] = {
    "carried": Carryover({"white": ("structure", "reactor", "shield", "lift", "lower", "heavy")})
}


def test_2_2_9_a_squad_leader_revives_a_disabled_squad() -> None:
    assert in_vain(play("SquadLeader: s")) == ["no-squad"]
    game = play("SquadLeader: > c x s", threats=(Threat("SI1-02", 2),))
    assert game.only_event(events.FiredBack).turn == 3
    assert game.only_event(events.SquadRevived).turn == 4


@pytest.mark.parametrize(
    ("way", "order"),
    [
        ("> c <", ["heavy", "lower", "lift", "shield", "reactor", "structure"]),
        ("> c < ^", ["lower", "heavy", "lift", "reactor", "shield", "structure"]),
    ],
)
def test_2_2_9_with_an_active_squad_it_removes_tiles_of_the_own_zone_in_the_order_of_the_deck(
    way: str, order: list[str]
) -> None:
    game = play(f"SquadLeader: {way} - s s s s s s s", crew_serves=False, **DAMAGED)
    assert [event.tile for event in game.events_of(events.TileRemoved)] == order[
        : len(game.events_of(events.TileRemoved))
    ]
    assert len(game.events_of(events.TileRemoved)) >= 5


def test_6_a_structure_left_broken_doubles_damage_until_a_squad_leader_clears_it_away() -> None:
    """The needleship attacks red with one on turn 6, when its shield has been empty from the start."""
    broken = Carryover({"red": ("structure", "shield")})
    threats = (Threat("E3-101", 5, "red"),)
    leader = "SquadLeader: < ^ c"

    def factors(plan: str) -> list[tuple[int, int]]:
        game = play(plan, threats=threats, tracks={"red": "T1"}, carried=broken)
        return [(event.turn, event.factor) for event in game.events_of(events.Attacked) if event.through]

    assert factors(leader)[0] == (6, 2)
    assert factors(f"{leader} s s")[0] == (6, 1)


def test_6_shield_and_reactor_begin_one_lower_and_a_squad_that_was_left_is_missing() -> None:
    start = play("-", carried=Carryover({"red": ("shield", "reactor")}, bays=("LR",))).view_after(1)
    assert (by_zone(start, "shield"), by_zone(start, "reactor")) == ((0, 1, 1), (1, 3, 2))
    assert start.bays == {"UB": None, "LR": "ready"}


def test_6_more_than_three_people_at_the_window_are_worth_two_more_each() -> None:
    assert ship.VISUAL_CONFIRMATION[1:] == (1, 2, 3, 5, 7, 9, 11)
    six = play("DataAnalyst: 2 S", "2 c", "2 c", "2 c").only_event(events.Confirmed)
    assert (six.players, six.points) == (6, 9)


def test_2_2_9_the_capacity_comes_back_but_not_the_energy() -> None:
    game = play("SquadLeader: > c < s", carried=Carryover({"white": ("shield",)}))
    assert game.only_event(events.TileRemoved).tile == "shield"
    assert by_zone(game.view_after(4), "shield") == by_zone(game.view_after(3), "shield")


def test_2_2_9_the_advanced_action_flies_to_upper_red_and_launches_at_once() -> None:
    game = play("SquadLeader: > c S")
    assert (game.only_event(events.Sortie).turn, game.person_at_start(3).station) == (3, "space")


def test_2_2_9_not_from_lower_blue_and_not_without_an_active_squad() -> None:
    assert in_vain(play("SquadLeader: > c ^ S")) == ["wrong-station"]
    assert in_vain(play("SquadLeader: S")) == ["no-squad"]


def test_2_2_9_where_c_of_upper_red_is_broken_or_the_interceptors_are_out_he_only_goes_there() -> None:
    broken = play("SquadLeader: > c S", threats=(Threat("I3-104", 3),))
    assert (broken.person_at_start(3).station, broken.events_of(events.Sortie)) == ("UR", [])
    out = play(f"{TO_SPACE} c x", "SquadLeader: > c - - - S")
    assert out.view_after(6).crew[1].station == "UR"


# --- 2.2 Mechanic -----------------------------------------------------------------------------------------------------


def strengths(game: Played) -> list[int]:
    return [event.damage for event in game.events_of(events.Aimed)]


def test_2_2_10_the_next_shot_of_a_prepared_laser_is_one_stronger() -> None:
    game = play("Mechanic: s a a", threats=(Threat("SE1-102", 1, "white"),))
    assert strengths(game) == [6, 5]


def test_2_2_10_a_prepared_pulse_cannon_reaches_one_range_farther_and_is_not_stronger() -> None:
    assert pulse_damage("Mechanic: ^ s a", appears=3, track="T7") == [1]
    assert pulse_damage("Mechanic: ^ - a", appears=3, track="T7") == []


def test_2_2_10_it_stays_until_the_next_a_there_and_cannot_be_stacked() -> None:
    game = play("Mechanic: s s - a a", threats=(Threat("SE1-102", 1, "white"),))
    assert strengths(game) == [6, 5]


def test_2_2_10_a_failed_shot_or_a_repair_uses_it_up() -> None:
    failed = play("a a a", "Mechanic: - - s a b a", threats=(Threat("SE1-102", 1, "white"),))
    assert 6 not in strengths(failed)
    repaired = play("Mechanic: s - a a a", threats=(Threat("I1-101", 3), Threat("SE1-102", 1, "white")))
    assert 6 not in strengths(repaired)


def test_2_2_10_not_where_a_is_broken() -> None:
    assert in_vain(play("Mechanic: - s", threats=(Threat("I1-101", 1),))) == ["broken"]


def test_2_2_10_the_advanced_action_repairs_by_two_the_lowest_number_first() -> None:
    threats = (Threat("I1-101", 2), Threat(SERVER_MALFUNCTION, 1))
    game = play("Mechanic: - S", threats=threats)
    repaired = game.only_event(events.Repaired, turn=2)
    assert (repaired.card, repaired.marks) == (SERVER_MALFUNCTION, 2)
    assert in_vain(play("Mechanic: S")) == ["nothing-broken"]


def test_2_2_10_what_a_cyber_gremlin_broke_comes_after_all_that_have_a_number() -> None:
    game = play("Mechanic: - - - < - S S S S", threats=GREMLIN, tracks={"internal": "T1"})
    assert [event.system for event in game.events_of(events.SabotageRepaired)] == ["A", "B", "C"]


# --- 2.3 fine print ---------------------------------------------------------------------------------------------------


def test_2_3_a_heroic_bonus_makes_cannons_stronger_energy_more_and_repairs_double() -> None:
    assert strengths(play("SpecialOps: s a", threats=(Threat("SE1-102", 1, "white"),))) == [6]
    assert play("SpecialOps: s b").only_event(events.Filled).extra == 1
    assert play("SpecialOps: s a", threats=(Threat("I1-101", 2),)).only_event(events.Repaired).marks == 2


def test_2_3_a_delayed_combined_movement_puts_the_medics_action_into_the_next_slot() -> None:
    """The Medic acts before everyone else, so only a damaged lift can delay them."""
    game = play("a", "Medic: ^s -", carried=Carryover({"white": ("lift",)}))
    assert game.plan(1)[:2] == ["^", "s"]


def test_2_3_knocked_out_people_can_be_teleported() -> None:
    """On turn 3, the Siren knocks out everyone who is alone in a station."""
    siren: dict[str, Any] = {"threats": (Threat("SI3-105", 1),), "tracks": {"internal": "T1"}}
    game = play("Teleporter: - - - s", ">", tokens=("green", "blue"), **siren)
    assert game.only_event(events.KnockedOut, turn=3).who == "green"
    assert game.only_event(events.Teleported).who == "green"


def test_2_3_temporary_shields_count_as_absorbed_for_plasmatic_attacks() -> None:
    game: dict[str, Any] = {
        "threats": (Threat("E1-101", 1, "red"),), "tracks": {"red": "T1"}, "carried": Carryover({"red": ("shield",)}),
    }  # fmt: skip
    assert play("<", **game).only_event(events.KnockedOut, turn=2).who == "blue"
    assert not play("EnergyTechnician: < S", **game).events_of(events.KnockedOut, turn=2)


def test_2_3_shields_that_absorb_nothing_do_not_stop_temporary_ones() -> None:
    """Reversed Shields perform their X on turn 2 of the shortest track, and the fighter attacks after them."""
    threats = (Threat("I3-103", 1), Threat("E1-101", 2, "red"))
    game = play("EnergyTechnician: < - S", threats=threats, tracks={"red": "T1", "internal": "T1"})
    assert [event.absorbed for event in game.events_of(events.Attacked, turn=3)] == [1]
    assert [event.absorbed for event in game.events_of(events.Attacked, turn=4)] == [0]
