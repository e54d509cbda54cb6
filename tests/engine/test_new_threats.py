"""New threats: section 3 of `docs/rules/new-frontier.md`. Each test is named after its paragraph."""

from typing import Any

import pytest
from support.tables import Played, play

from spacealert.engine import CARDS, Carryover, Threat, events
from spacealert.engine.game import Rulings
from spacealert.engine.ship import TRACKS

TO_SPACE = "< ^ c ^"
SPIDER = "SE1-102"  # slow, with a hull of 13 and no shields at first


def alone(code: str, *plans: str, zone: str | None = None, track: str = "T7", turn: int = 1, **more: Any) -> Played:
    """Resolve a single threat on a track of this kind, in the red zone unless another is given."""
    external = CARDS[code].sort == "external"
    place = (zone or "red") if external else None
    calls = more.pop("calls", None)
    threats = (Threat(code, turn, place, Threat(calls, 0) if calls else None), *more.pop("also", ()))
    return play(*(plans or ("-",)), threats=threats, tracks={place or "internal": track}, **more)


def attacks(game: Played, **facts: object) -> list[tuple[int, str, int]]:
    """Return each attack: turn, zone and strength."""
    return [(event.turn, event.zone, event.attack + event.bonus) for event in game.events_of(events.Attacked, **facts)]


# --- 3.1 phasing ------------------------------------------------------------------------------------------------------


def test_3_1_it_appears_in_phase_and_is_out_after_every_other_movement() -> None:
    game = alone("SE3-101")
    assert [event.out for event in game.events_of(events.PhaseChanged)][:4] == [True, False, True, False]


def test_3_1_out_of_phase_no_weapon_chooses_it_but_the_next_one_behind() -> None:
    behind = Threat(SPIDER, 1, "white")
    game = alone("SE3-101", "a a", zone="white", also=(behind,))
    first, second = game.events_of(events.Aimed)
    assert [card for _, card in first.targets] == ["SE3-101"]
    assert [card for _, card in second.targets] == [SPIDER]
    assert [reason for _, _, reason in second.ignored] == ["out-of-phase"]


def test_3_1_out_of_phase_no_battlebots_find_it() -> None:
    """The troopers in lower red are phased out on even turns, when the squad of lower red attacks them."""
    game = alone("I3-105", "< ^ c - - x", turn=5)
    assert game.events_of(events.NoIntruder, turn=6)
    assert alone("I3-105", "< ^ c - x", turn=5).events_of(events.BotsAttacked, turn=5)


def test_3_1_a_malfunction_out_of_phase_leaves_its_button_usable() -> None:
    game = alone("SI2-101", "- - c c", turn=3)
    assert game.events_of(events.EffortLost, turn=3)
    assert game.events_of(events.Maintained, who="blue", turn=4)


@pytest.mark.parametrize(("track", "attack"), [("T1", 2), ("T3", 1)])
def test_3_1_letters_use_the_values_in_brackets_where_it_was_out_when_its_movement_began(
    track: str, attack: int
) -> None:
    """The Phasing Frigate performs its X in phase on turn 3 of the first track, and out of phase on turn 2 of T3."""
    game = alone("SE2-102", track=track)
    assert attacks(game)[0][2] == attack


def pushed(turn: int) -> Played:
    """Resolve a game in which a Scout pushes all others on turn 4, including a new Phasing Frigate."""
    threats = (Threat("E2-02", 1, "red"), Threat("SE2-102", turn, "white"))
    return play("-", threats=threats, tracks={"red": "T4", "white": "T1"})


def test_3_1_pushes_pass_by_what_is_out() -> None:
    assert len(pushed(2).events_of(events.ThreatMoved, card="SE2-102", turn=4)) == 2
    assert len(pushed(1).events_of(events.ThreatMoved, card="SE2-102", turn=4)) == 1


def test_3_1_a_push_does_not_toggle_and_what_was_in_phase_does_its_letter_so() -> None:
    """Its X on turn 4 attacks with 2 in phase, plus 1 for the Scout."""
    game = pushed(2)
    assert [event.turn for event in game.events_of(events.PhaseChanged)] == [2, 3, 4]
    assert attacks(game, card="SE2-102")[0] == (4, "white", 3)


# --- 3.2 megashield, 3.3 polarized, 3.4 plasmatic ---------------------------------------------------------------------


def test_3_2_a_megashield_loses_one_a_turn_in_which_a_weapon_aims_at_it_even_in_vain() -> None:
    hits = alone("SE3-102", "< a a", "1 a a").events_of(events.Hit)
    assert [(event.damage, event.shields, event.marks) for event in hits] == [(6, 5, 1), (6, 4, 2)]
    weak = alone("SE3-102", "1 a a").events_of(events.Hit)
    assert [(event.damage, event.shields, event.marks) for event in weak] == [(2, 5, 0), (2, 4, 0)]


def test_3_2_not_below_none() -> None:
    game = alone("E3-104", "1 - a a a a a", turn=3, tiles={"red": ("lift", "shield", "reactor")})
    assert [event.shields for event in game.events_of(events.ShieldsChanged)] == [3, 2, 1, 0]
    assert [event.marks for event in game.events_of(events.Hit)] == [0, 0, 0, 1, 2]


def test_3_3_lasers_count_half_rounded_up_once_and_all_else_in_full() -> None:
    """Heavy laser 4, light laser 2 and pulse cannon 1."""
    game = alone("E3-108", "<-a", "1-a", "2-a", track="T2")
    assert game.only_event(events.Hit).marks == (4 + 2) // 2 + 1 - 1


def test_3_3_an_odd_sum_of_lasers_is_rounded_up() -> None:
    game = alone("SE3-109", "a", zone="white")
    assert game.only_event(events.Hit).marks == 3 - 2


def test_3_4_an_attack_of_which_the_shield_absorbs_nothing_knocks_out_everybody_in_the_zone() -> None:
    """On turn 2, the fighter attacks the red zone, whose shield is gone."""
    no_shield = Carryover({"red": ("shield",)})
    game = alone("E1-101", "<", "1", ">", track="T1", carried=no_shield)
    assert [event.who for event in game.events_of(events.KnockedOut, turn=2)] == ["blue", "green"]


def test_3_4_one_point_absorbed_prevents_it_even_if_damage_gets_through() -> None:
    game = alone("SE2-101", "<", track="T1")
    first = game.events_of(events.Attacked)[0]
    assert (first.absorbed, first.through) == (1, 1)
    assert not game.events_of(events.KnockedOut, turn=first.turn)


# --- 3.5 jumping ------------------------------------------------------------------------------------------------------


def test_3_5_a_jumper_keeps_its_space_and_attacks_where_it_came() -> None:
    """On turn 2 of T3, it crosses its X at 8 on the way from 9 to 6."""
    game = alone("E3-105", zone="white", track="T3")
    jump = game.events_of(events.ThreatJumped)[0]
    assert (jump.turn, jump.zone) == (2, "red")
    assert attacks(game)[0] == (2, "red", 1)
    assert (game.threat(2).zone, game.threat(2).space) == ("red", 6)


@pytest.mark.parametrize(("code", "zone", "to"), [("E3-105", "red", "blue"), ("E3-106", "blue", "red")])
def test_3_5_around_the_ship(code: str, zone: str, to: str) -> None:
    assert alone(code, zone=zone).events_of(events.ThreatJumped)[0].zone == to


def test_3_5_no_jump_onto_a_track_that_is_too_short_and_the_rest_is_done() -> None:
    """X is at 12 on the longest track, but the shortest one has only ten spaces."""
    game = play("-", threats=(Threat("E3-105", 1, "white"),), tracks={"red": "T1"})
    assert [event.reason for event in game.events_of(events.NothingHappens, turn=2)] == ["track-too-short"]
    assert attacks(game, turn=2) == [(2, "white", 1)]


def test_3_5_it_finishes_its_movement_on_the_letters_of_the_old_track() -> None:
    """The X of the red track, on the way from 10 to 7, sends it to white.

    It stops on 7, which has a Y. The next Y, on 3, sends it to blue, on the way from 4 to the Z of the white track.
    """
    tracks = {"red": "T4", "white": "T6", "blue": "T7"}
    game = play("-", threats=(Threat("E3-106", 1, "red"),), tracks=tracks)
    assert [(event.turn, event.letter) for event in game.events_of(events.ThreatActs)] == [(2, "X"), (4, "Y"), (4, "Z")]


# --- 3.6 carriers, 3.7 spanning all zones -----------------------------------------------------------------------------


def test_3_6_each_attack_is_two_weaker_while_a_pilot_is_as_near_or_nearer() -> None:
    """On turn 5 of the shortest track, the carrier attacks all zones with four. The pilot launches on that turn."""
    assert attacks(alone("SE1-101", track="T1"), turn=5) == [(5, zone, 4) for zone in ("red", "white", "blue")]
    out = alone("SE1-101", f"{TO_SPACE} c x", track="T1")
    assert attacks(out, turn=5) == [(5, zone, 2) for zone in ("red", "white", "blue")]


def test_3_6_not_while_the_pilot_is_farther_out() -> None:
    out = alone("SE1-101", f"{TO_SPACE} c c c x x", track="T1", turn=4)
    assert attacks(out, turn=8) == [(8, zone, 4) for zone in ("red", "white", "blue")]


def test_3_7_lasers_of_all_zones_choose_what_spans_them() -> None:
    game = alone("SE3-103", "< a", "- a", "> a")
    assert {event.station for event in game.events_of(events.Aimed, turn=2)} == {"UR", "UW", "UB"}


def test_3_7_pulse_rocket_and_interceptors_hit_it_once() -> None:
    game = alone("SE3-103", f"{TO_SPACE} c", "^ - - - a", "3 - - c", track="T1", turn=4)
    [hit] = game.events_of(events.Hit)
    assert sorted(weapon for weapon, _ in hit.hits) == ["pulse-cannon", "rocket"]
    near = alone("SE3-103", f"{TO_SPACE} c c", track="T1", turn=5)
    assert [weapon for hit in near.events_of(events.Hit) for weapon, _ in hit.hits] == ["interceptors"]


# --- 3.8 inaccessibility ----------------------------------------------------------------------------------------------


def test_3_8_the_first_point_of_every_turn_is_lost() -> None:
    game = alone("I3-102", "^ a a", "2 a a")
    assert [event.turn for event in game.events_of(events.EffortLost)][:2] == [2, 3]
    assert [(event.turn, event.total) for event in game.events_of(events.Repaired)] == [(2, 1), (3, 2)]


def test_3_8_heroic_two_against_one_gives_one() -> None:
    assert alone("I3-102", "2 A").only_event(events.Repaired).marks == 1


def test_3_8_x_of_driller_and_hidden_transmitter_lifts_it() -> None:
    """The Driller performs its X on turn 2 of the shortest track and moves to lower white."""
    game = alone("I3-107", "< ^ c > x", track="T1", turn=3)
    assert game.events_of(events.Flagged, flag="accessible")[0].turn == 4
    assert game.only_event(events.BotsAttacked, turn=5).marks == 1


# --- 3.9 called threats -----------------------------------------------------------------------------------------------


def test_3_9_a_called_threat_is_placed_after_the_movements_and_moves_from_the_next_turn_on() -> None:
    game = alone("SE3-105", calls="E1-07")
    called = game.only_event(events.Called)
    assert game.threat(called.turn, 1).space == 16
    assert game.events_of(events.ThreatMoved, card="E1-07")[0].turn == called.turn + 1


def test_3_9_where_each_caller_puts_it() -> None:
    assert alone("SE3-105", zone="blue", calls="E1-07").only_event(events.Appeared, card="E1-07").zone == "blue"
    assert alone("SI3-102", calls="E1-07").only_event(events.Appeared, card="E1-07").zone == "blue"
    assert alone("SI3-103", calls="E1-07").only_event(events.Appeared, card="E1-07").zone == "red"
    assert alone("SE3-104", calls="I1-01").only_event(events.Appeared, card="I1-01").zone is None


@pytest.mark.parametrize(("plan", "speed"), [("-", 4), ("< a", 4), ("< a a", 3)])
def test_3_9_what_a_hardly_damaged_capsule_releases_is_one_faster(plan: str, speed: int) -> None:
    game = alone("E3-107", plan, calls="I1-01")
    arrived = game.only_event(events.Called).turn
    assert game.threat(arrived, 1).speed == speed


def test_3_9_destroyed_before_it_calls_both_count_as_destroyed() -> None:
    """Four people in upper blue repair the transmitter before its X. The first repair of the turn is lost."""
    game = alone("SI3-102", ">c", ">c", ">c", ">c", calls="E1-07")
    assert game.events_of(events.CallPrevented)
    assert game.resolution.score is not None
    assert game.resolution.score.destroyed == 8 + 4


def test_3_9_never_called_because_the_mission_ended_it_is_worth_nothing() -> None:
    game = alone("E3-107", calls="I1-01", turn=12)
    assert game.resolution.score is not None
    assert (game.resolution.score.destroyed, game.resolution.end.threats[1].came) == (0, False)


def test_3_9_a_sealed_capsule_itself_is_worth_nothing() -> None:
    assert (CARDS["E3-107"].survive, CARDS["E3-107"].destroy) == (0, 0)


def vortex(card: str, *plans: str) -> Played:
    """On the shortest track, the vortex performs its X on turn 3 and its Z on turn 5."""
    return alone("SI3-104", *plans, track="T1", calls=card)


INTERNAL = [card.code for card in CARDS.values() if card.severity == "common" and card.sort != "external"]


@pytest.mark.parametrize("card", INTERNAL)
def test_3_9_the_card_of_a_vortex_does_all_letters_at_its_z_and_is_worth_nothing(card: str) -> None:
    game = vortex(card, "< -", "> -", "^ -")
    assert game.only_event(events.Called).turn == 5
    end = game.resolution.end.threats[1]
    assert (end.fate, end.came) == ("not yet", False)
    if game.resolution.score is not None:
        assert (game.resolution.score.survived, game.resolution.score.destroyed) == (8, 0)


def test_3_9_the_card_of_a_vortex_does_its_z_too() -> None:
    assert [event.damage for event in vortex("I3-107").events_of(events.Damaged, card="I3-107", turn=5)] == [4]


def test_3_9_the_card_of_a_vortex_leaves_no_lasting_malfunction() -> None:
    sealed = vortex("I3-104", "- - - - - <")
    assert sealed.events_of(events.Flagged, flag="sealed-red")
    assert sealed.only_event(events.Moved, who="blue", turn=6).station == "UR"


def test_3_9_a_vortex_that_is_repaired_does_not_count_its_card() -> None:
    """Each repair throws everyone to the other deck, so the second one starts from above."""
    game = vortex("I1-01", "^ c", "- c", "2 c")
    assert game.only_event(events.Destroyed).turn == 2
    assert not game.events_of(events.CallPrevented)
    assert game.resolution.score is not None
    assert game.resolution.score.destroyed == 16


# --- 3.10 single cards ------------------------------------------------------------------------------------------------


def test_3_10_spinning_saucer_a_rocket_cancels_its_z_even_in_vain() -> None:
    assert attacks(alone("E1-102", track="T2"))[-1][2] == 5
    rocket = alone("E1-102", "> ^ c", track="T2")
    assert rocket.events_of(events.Hit)[0].marks == 0
    assert 5 not in [strength for _, _, strength in attacks(rocket)]
    assert rocket.events_of(events.Survived)


def test_3_10_dimension_spider_no_rockets_and_acts_at_the_jump() -> None:
    game = alone(SPIDER, "> ^ c", turn=9)
    assert not game.events_of(events.Hit)
    assert (game.only_event(events.Survived).turn, {turn for turn, _, _ in attacks(game)}) == (13, {13})


def test_3_10_mother_swarm_takes_two_a_turn_at_most_and_no_rockets() -> None:
    game = alone("SE2-103", "a", "> ^ c", zone="white")
    assert [event.marks for event in game.events_of(events.Hit)] == [2]


def test_3_10_planetoid_is_one_faster_after_each_turn_and_its_rocks_fall() -> None:
    """Destroyed on turn 4, after its X, it attacks with four."""
    game = alone("SE3-107", "- a a a", zone="white")
    assert [event.origin - event.space for event in game.events_of(events.ThreatMoved)] == [1, 2, 3]
    assert (game.only_event(events.Destroyed).turn, attacks(game)) == (4, [(4, "white", 4)])


def test_3_10_energy_snake_loses_its_shields_to_the_pulse_and_slows_down_when_hurt() -> None:
    game = alone("E3-109", "^ a -", track="T1", turn=2)
    hit = game.only_event(events.Hit)
    assert (hit.shields, hit.marks) == (0, 1)
    assert game.events_of(events.ThreatMoved, turn=2)[0].space == 10 - 2


def test_3_10_energy_snake_mends_what_the_shield_absorbed() -> None:
    game = alone("E3-109", "^ a -", track="T1", turn=2)
    assert (game.only_event(events.Mended).turn, game.only_event(events.Mended).amount) == (3, 1)


def test_3_10_laser_jam_the_last_repair_takes_energy_and_stops_short_without() -> None:
    game = alone("I1-101", "- a a", turn=2)
    assert game.only_event(events.Drained, turn=3).amount == 1
    assert game.only_event(events.Destroyed).turn == 3
    empty = alone("I1-101", "a a a A", turn=4)
    assert not empty.events_of(events.Destroyed)
    assert empty.threat(4).marks == 1


@pytest.mark.parametrize(("turn", "station"), [(1, "UR"), (2, "UB")])
def test_3_10_lateral_laser_jam_sits_by_its_number(turn: int, station: str) -> None:
    assert alone("I3-101", turn=turn).threat(turn).stations == (station,)


def test_3_10_pulse_cannon_short_circuit_attacks_at_every_shot_of_the_central_heavy_laser() -> None:
    game = alone("I3-102", "- a")
    assert attacks(game, turn=2)[:3] == [(2, "red", 1), (2, "white", 1), (2, "blue", 1)]


def test_3_10_internal_attacks_are_not_strengthened_by_a_scout() -> None:
    scout = next(code for code, card in CARDS.items() if any(effect.word == "boost-others" for effect in card.x))
    game = alone("I3-102", "- - - - - a", also=(Threat(scout, 1, "blue"),))
    assert game.events_of(events.Flagged, flag="boosting")
    assert {event.bonus for event in game.events_of(events.Attacked, card="I3-102")} == {0}


def test_3_10_reversed_shields_absorb_nothing_and_then_strengthen_attacks() -> None:
    """On T3, they perform their X on turn 1 and their Y on turn 3. The fighter attacks a turn after it appears."""
    tracks = {"internal": "T3", "red": "T1"}
    after_x = play("-", threats=(Threat("I3-103", 1), Threat("E1-101", 1, "red")), tracks=tracks)
    first = after_x.events_of(events.Attacked)[0]
    assert (first.turn, first.absorbed, first.shield, first.through) == (2, 0, 1, 1)
    after_y = play("-", threats=(Threat("I3-103", 1), Threat("E1-101", 2, "red")), tracks=tracks)
    first, second = after_y.events_of(events.Attacked)
    assert (first.turn, first.bonus, first.shield, first.through) == (3, 1, 0, 2)
    assert (second.turn, second.bonus, second.through) == (4, 0, 2)


@pytest.mark.parametrize(("repairers", "marks"), [(1, 2), (2, 2), (3, 3)])
def test_3_10_reversed_shields_repaired_by_exactly_one_are_repaired_by_one_more(repairers: int, marks: int) -> None:
    game = alone("I3-103", *["b"] * repairers)
    assert game.threat(1).marks == marks


def airlock(*plans: str) -> Played:
    """On the shortest track, it seals the red door on turn 2."""
    return alone("I3-104", *plans, track="T1")


def test_3_10_breached_airlock_nobody_goes_through_a_sealed_door() -> None:
    game = airlock("- - <", "- - 1", "Teleporter: > - S")
    assert [game.view_after(3).crew[place].station for place in range(3)] == ["UW", "LW", "LR"]


def test_3_10_breached_airlock_active_battlebots_repair_one_more() -> None:
    assert alone("I3-104", "< ^ c ^ c -", turn=5).only_event(events.Repaired).marks == 2


def test_3_10_breached_airlock_repaired_the_doors_are_open_again() -> None:
    game = airlock("< - c", "< - c", "< - c", "- - - <")
    assert game.only_event(events.Destroyed).turn == 3
    assert game.view_after(4).crew[3].station == "UR"


def test_3_10_breached_airlock_intruders_do_not_get_through_either() -> None:
    """The skirmishers in upper red would move blueward on turn 2, but the red door was sealed on turn 1."""
    game = alone("I1-01", also=(Threat("I3-104", 1),))
    stays = game.only_event(events.IntruderStays)
    assert (stays.turn, stays.station, stays.reason) == (2, "UR", "sealed")


def test_3_10_breached_airlock_that_is_survived_stays_sealed() -> None:
    assert airlock("- - - - - <").person_at_start(6).station == "UW"


def anomaly(*plans: str) -> Played:
    """On the shortest track, the anomaly blinds the central heavy laser on turn 3."""
    return play(*plans, threats=(Threat("SI2-101", 2), Threat(SPIDER, 1, "white")), tracks={"internal": "T1"})


def test_3_10_phasing_anomaly_a_blinded_zone_needs_somebody_at_the_window_or_out() -> None:
    blind = anomaly("- - - a")
    assert [reason for *_, reason in blind.only_event(events.AtNothing).ignored] == ["blinded"]
    assert blind.only_event(events.Fired).energy == 2  # the energy is spent anyway
    assert anomaly("- - - a", "- - ^ c").events_of(events.Aimed, turn=4)


def test_3_10_phasing_anomaly_its_first_y_blinds_red_and_its_second_blue() -> None:
    game = alone("SI2-101", track="T7")
    assert [event.flag for event in game.events_of(events.Flagged)] == ["blinded-white", "blinded-red", "blinded-blue"]


def test_3_10_phasing_mine_layer_lays_a_mine_at_every_letter() -> None:
    game = alone("SI2-102", track="T3")
    mines = [event.station for event in game.events_of(events.MineLaid)]
    assert len(mines) == 3
    assert sum(event.damage == 2 for event in game.events_of(events.Damaged)) == 3


def test_3_10_power_pack_overload_repaired_on_both_sides_is_repaired_by_one_more() -> None:
    game = alone("I2-101", "1 a", "3 a")
    assert game.threat(2).marks == 3


# --- 3.10 Ninja -------------------------------------------------------------------------------------------------------


def poisoned(game: Played) -> set[str]:
    return {event.who for event in game.events_of(events.Poisoned)}


def test_3_10_ninja_poisons_whose_move_starts_or_ends_beside_its_station() -> None:
    assert poisoned(alone("I2-102", ">", "^", "<", "2", "- >")) == {"blue", "green", "yellow"}
    assert poisoned(alone("I2-102", "- ^", "^", turn=2)) == {"blue"}


def test_3_10_ninja_passing_through_on_one_path_is_harmless() -> None:
    assert poisoned(alone("I2-102", "1 - >> -", turn=2)) == set()


def test_3_10_ninja_its_drones_are_there_from_its_appearance_or_by_the_other_reading_from_x() -> None:
    assert poisoned(alone("I2-102", ">")) == {"blue"}
    assert poisoned(alone("I2-102", ">", readings=Rulings(drones_from_x=True))) == set()
    later = alone("I2-102", "- - - >", track="T1", readings=Rulings(drones_from_x=True))
    assert poisoned(later) == {"blue"}


def test_3_10_ninja_at_z_the_poisoned_fall_and_every_rocket_attacks_red() -> None:
    game = alone("I2-102", ">", track="T1")
    assert game.only_event(events.KnockedOut).who == "blue"
    assert attacks(game) == [(5, "red", 2)] * 3
    assert game.view_after(5).rockets == 0


def test_3_10_ninja_killed_earlier_its_poison_still_works_but_no_rocket_flies() -> None:
    game = alone("I2-102", "1 c 3 x x x", ">")
    assert game.only_event(events.Destroyed).turn == 6
    assert game.only_event(events.KnockedOut).who == "green"
    assert game.only_event(events.KnockedOut).turn == 8
    assert not attacks(game)


def test_3_10_ninja_that_has_done_its_z_poisons_nobody_more() -> None:
    assert poisoned(alone("I2-102", "- - - - - - >", track="T1")) == set()


# --- 3.10 intruders ---------------------------------------------------------------------------------------------------


def test_3_10_rabid_beast_its_infection_goes_on_after_its_death() -> None:
    """It infects people in upper blue and moves to upper red, on turn 3 of the shortest track and turn 2 of T2."""
    game = alone("SI3-101", ">", "<", track="T1")
    assert game.only_event(events.Infected).who == "blue"
    harm = [(event.turn, event.zone, event.damage) for event in game.events_of(events.Damaged)]
    assert harm == [(5, "red", 4), (5, "blue", 2)]
    killed = alone("SI3-101", ">", "1 c ^ X X", track="T2")
    assert killed.only_event(events.Destroyed).turn == 5
    assert [(event.turn, event.zone, event.damage) for event in killed.events_of(events.Damaged)] == [(5, "blue", 2)]


def test_3_10_driller_goes_towards_the_zone_with_most_damage_and_on_a_tie_towards_white() -> None:
    assert alone("I3-107", track="T1").events_of(events.IntruderMoved)[0].station == "LW"
    red = alone("I3-107", track="T7", carried=Carryover({"red": ("heavy",)}))
    assert [event.station for event in red.events_of(events.IntruderMoved)][:2] == ["LW", "LR"]


@pytest.mark.parametrize("code", ["SI3-105", "I3-105", "SI3-101", "SI2-102", "SI3-107"])
def test_3_10_these_fight_back(code: str) -> None:
    assert CARDS[code].fires_back


def test_3_10_siren_a_heroic_attack_disables_no_squad_and_it_flees_to_lower_blue() -> None:
    game = alone("SI3-105", "> c < < X", "- < - - -", turn=4)
    assert game.only_event(events.BotsAttacked).heroic
    assert not game.events_of(events.FiredBack)
    assert game.threat(5).stations == ("LB",)
    assert alone("SI3-105", "> c < < x", "- < - - -", turn=4).events_of(events.FiredBack)


def test_3_10_vortex_each_repair_throws_everybody_aboard_to_the_other_deck() -> None:
    thrown = alone("SI3-104", "^ c", ">", calls="I1-01").events_of(events.Thrown, turn=2)
    assert {event.who: event.station for event in thrown} == {"blue": "UW", "green": "LB", "purple": "LW"}


def test_3_10_vortex_x_repeats_everybodys_card_and_the_rest_slides() -> None:
    game = alone("SI3-104", "- - a b - x", track="T1", calls="I1-01")
    assert game.plan()[:7] == ["-", "-", "a", "a", "b", "x", "-"]


def test_3_10_vortex_repeats_the_card_of_this_turn_and_not_that_of_the_next() -> None:
    assert vortex("I1-01", "- - x -").only_event(events.CardRepeated, who="blue").action == "x"
    empty = vortex("I1-01", "- - - a")
    assert not empty.events_of(events.CardRepeated, who="blue")
    assert empty.events_of(events.Fired, who="blue", turn=4)


def test_3_10_vortex_a_card_is_not_repeated_where_a_protected_slot_follows() -> None:
    game = alone("SI3-104", "SpecialOps: - - a bS - x", track="T1", calls="I1-01")
    assert game.plan()[:7] == ["-", "-", "a", "bS", "-", "x", "-"]


def test_3_10_vortex_y_swaps_red_and_blue_on_the_same_deck() -> None:
    game = alone("SI3-104", "<", "3", track="T3", calls="I1-01")
    assert [game.resolution.end.crew[place].station for place in (0, 1)] == ["UB", "LR"]


def test_3_10_vortex_teleports_nobody_whose_protected_slot_is_still_to_be_done() -> None:
    thrown = alone("SI3-104", "^ c", "SpecialOps: < aS", calls="I1-01").events_of(events.Thrown, turn=2)
    assert [event.who for event in thrown] == ["blue", "purple"]


def test_3_10_cyber_gremlin_is_as_much_faster_as_the_energy_that_it_swallows() -> None:
    game = alone("SI3-106", track="T1")
    assert game.events_of(events.SpeedChanged)[0].speed == 2 + 2
    assert game.view_after(3).zones["red"].reactor == 0


def test_3_10_cyber_gremlin_what_it_breaks_is_repaired_button_by_button_and_worth_nothing() -> None:
    game = alone("SI3-106", "- - - - < b a c", track="T1")
    assert [event.system for event in game.events_of(events.SabotageRepaired)] == ["B", "A", "C"]
    assert game.resolution.score is not None
    assert game.resolution.score.destroyed == 0


def test_3_10_cyber_gremlin_alive_at_the_jump_knocks_out_everybody() -> None:
    game = alone("SI3-106", turn=12)
    assert {event.turn for event in game.events_of(events.KnockedOut)} == {13}
    assert all(person.knocked_out for person in game.resolution.end.crew)


def test_3_10_parasite_its_host_is_who_first_goes_somewhere() -> None:
    game = alone("SI3-107", "- >", "<")
    assert game.only_event(events.HostFound).who == "green"


def test_3_10_parasite_only_others_can_hit_it_and_its_death_knocks_the_host_out() -> None:
    game = alone("SI3-107", "> c x", "- > - x", turn=1)
    assert game.only_event(events.HostFound).who == "blue"
    assert not game.events_of(events.BotsAttacked, who="blue")
    killed = alone("SI3-107", "- - > -", "> c - x", turn=3)
    assert killed.only_event(events.BotsAttacked, who="green").turn == 4
    assert killed.only_event(events.KnockedOut).who == "blue"
    assert killed.events_of(events.FiredBack, who="green")


def test_3_10_parasite_its_letters_harm_at_the_host() -> None:
    game = alone("SI3-107", ">", ">", track="T3")
    assert game.events_of(events.Drained)[0].zone == "blue"
    assert [event.who for event in game.events_of(events.KnockedOut)] == ["green"]
    assert [(event.zone, event.damage) for event in game.events_of(events.Damaged)] == [("blue", 5)]


def test_3_10_parasite_whose_host_is_in_space_attacks_white() -> None:
    """The host launches on turn 5 and is still in space at its Z, on turn 8 of T6."""
    game = alone("SI3-107", f"{TO_SPACE} c x x x x", track="T6")
    last = game.events_of(events.Attacked)[-1]
    assert (last.zone, last.attack) == ("white", 5)


def test_3_10_transmitter_satellite_at_z_the_captain_falls_and_everybody_else_is_late() -> None:
    game = alone("SE3-104", "- - - a", "> - - b", track="T1", calls="I1-01")
    assert [event.who for event in game.events_of(events.KnockedOut, turn=3)] == ["blue"]
    assert {event.who for event in game.events_of(events.Delayed, turn=3, cause="threat")} >= {"green", "purple"}


def test_3_10_dimension_spider_has_one_shield_more_at_each_letter() -> None:
    assert [event.shields for event in alone(SPIDER).events_of(events.ShieldsChanged)] == [1, 2, 3]
    assert [effect.word for effect in CARDS[SPIDER].x] == ["shields-become"]


def test_3_10_ninja_takes_one_energy_of_the_blue_reactor_at_its_y() -> None:
    drained = alone("I2-102", track="T3").events_of(events.Drained)
    assert [(event.zone, event.amount) for event in drained] == [("blue", 1)]


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize(
    "code", sorted(c.code for c in CARDS.values() if c.sort == "external" and c.box == "new-frontier")
)
def test_3_10_no_new_threat_from_without_does_damage_that_passes_the_shields(code: str, track: str) -> None:
    game = alone(code, track=track, calls={"E3-107": "I1-01", "SE3-104": "I1-01", "SE3-105": "E1-07"}.get(code))
    assert not game.events_of(events.Damaged, card=code)


def test_3_10_transmitter_satellite_is_out_of_sight_at_distance_3() -> None:
    assert alone("SE3-104", "a", zone="white", calls="I1-01").only_event(events.AtNothing).ignored == (
        (0, "SE3-104", "far"),
    )


def test_3_10_hidden_transmitter_empties_the_shield_and_does_damage_at_z() -> None:
    game = alone("SI3-102", track="T1", calls="E1-07")
    assert [(event.zone, event.system, event.now) for event in game.events_of(events.Drained)] == [
        ("blue", "shield", 0)
    ]
    assert [(event.zone, event.damage) for event in game.events_of(events.Damaged)] == [("blue", 4)]


def test_3_10_pulse_cannon_short_circuit_attacks_all_zones_at_z() -> None:
    assert attacks(alone("I3-102", track="T1"), turn=5) == [(5, zone, 1) for zone in ("red", "white", "blue")]


def test_3_10_ninja_does_nothing_at_its_x() -> None:
    game = alone("I2-102", track="T1")
    assert not game.events_of(events.Damaged) + game.events_of(events.Mended)
    assert game.events_of(events.NothingHappens, turn=3)


def test_3_10_shambler_with_nobody_around_mends_at_its_y() -> None:
    """Hit on turn 5 in lower white, it follows its prey to lower blue, and is alone there on turn 7."""
    game = alone("SI1-101", "< ^ c > x <", turn=4)
    assert game.only_event(events.BotsAttacked).turn == 5
    assert [event.station for event in game.events_of(events.IntruderMoved)] == ["LB"]
    assert [event.amount for event in game.events_of(events.Mended)][:1] == [1]
    [at_y] = CARDS["SI1-101"].y
    assert at_y.facts["otherwise"].facts == {"n": 1}


def test_3_10_shambler_with_nobody_around_stays_hurt_at_its_x() -> None:
    game = alone("SI1-101", "< ^ c > x <", turn=4, track="T1")
    assert game.events_of(events.ThreatActs, turn=6, letter="X")
    assert (game.threat(6).marks, game.threat(6).stations) == (1, ("LW",))


@pytest.mark.parametrize(("code", "plan"), [("I3-105", "< ^ c - x"), ("I3-106", "> c ^ - x")])
def test_3_1_troopers_out_of_phase_do_nothing_at_their_x(code: str, plan: str) -> None:
    game = alone(code, plan, turn=5, track="T3")
    assert game.events_of(events.ThreatActs, turn=6, letter="X")
    assert (game.threat(6).marks, game.threat(6).stations) == (1, CARDS[code].stations)


def test_3_8_of_two_attacks_on_a_driller_in_one_turn_one_is_lost() -> None:
    game = alone("I3-107", "> c ^ - - x", "< ^ c > > x", turn=6)
    assert game.only_event(events.EffortLost).marks == 1
    assert game.threat(6).marks == 1


def test_3_10_sealed_capsule_is_one_faster_at_each_letter_and_loses_a_shield_at_the_first() -> None:
    game = alone("E3-107", track="T3", calls="I1-01")
    assert [event.speed for event in game.events_of(events.SpeedChanged)] == [5, 6]
    assert [event.shields for event in game.events_of(events.ShieldsChanged)] == [3]


def test_3_10_phasing_man_of_war_has_one_shield_more_at_each_y() -> None:
    assert [event.shields for event in alone("SE3-101").events_of(events.ShieldsChanged)] == [3, 4]


def test_3_10_transmitter_satellite_moves_internal_threats_by_one_at_its_y() -> None:
    game = alone("SE3-104", track="T3", calls="I1-01", also=(Threat("SI1-101", 1),))
    [by_it, own] = game.events_of(events.ThreatMoved, card="SI1-101", turn=3)
    assert (by_it.origin - by_it.space, own.origin - own.space) == (1, 2)


def test_3_10_mother_swarm_takes_two_marks_as_they_come() -> None:
    """A light laser prepared by a Mechanic deals three to its one shield, and the swarm loses nothing."""
    game = alone("SE2-103", "Mechanic: < ^ s a", turn=3)
    hit = game.only_event(events.Hit)
    assert (hit.marks, hit.why) == (2, None)


def test_3_10_power_pack_overload_mends_one_at_its_y() -> None:
    game = alone("I2-101", "1 a", "3 a")
    assert [event.amount for event in game.events_of(events.Mended)][:1] == [1]


def test_3_10_phasing_anomaly_repaired_lets_all_lasers_aim_again() -> None:
    """Three people at the computer on turn 4. The first of their repairs is lost."""
    game = anomaly("- - - c a", "- - - c")
    assert game.events_of(events.Destroyed, card="SI2-101", turn=4)
    assert game.events_of(events.Aimed, turn=5)
    blinds = [CARDS["SI2-101"].effects[letter][0].facts for letter in "XY"]
    assert blinds == [{"zone": "white", "second": None}, {"zone": "red", "second": "blue"}]
