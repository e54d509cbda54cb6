"""Threats by example (§3.3, §3.4, §7): what the peculiar cards do, and what is told of them."""

from typing import Any

from spacealert.engine import CARDS

IDLE = "c--c----c---"
NEAR = {"red": "T1", "white": "T1", "blue": "T1", "internal": "T1"}


def test_an_attack_tells_what_the_shield_absorbed_and_what_the_tiles_cost(play: Any) -> None:
    game = play(IDLE, E1_07=(1, "red"), tracks=NEAR, tiles={"red": ("reactor", "shield")})
    first, last = game.told("attacked", card="E1-07")
    assert first.facts == {
        "zone": "red", "attack": 1, "bonus": 0, "absorbed": 1, "shield": 0, "through": 0, "factor": 1,
    }  # fmt: skip
    assert (last.turn, last.facts["absorbed"], last.facts["through"]) == (3, 0, 3)
    drawn = game.told("tile-drawn")
    assert [(event.facts["tile"], event.facts["capacity"], event.facts["lost"]) for event in drawn] == [
        ("reactor", 2, 0), ("shield", 1, 0), ("heavy", None, 0),
    ]  # fmt: skip
    assert game.end.tiles == (("reactor", "shield", "heavy"), (), ())


def test_energy_that_has_no_room_any_more_is_lost(play: Any) -> None:
    game = play("1b", IDLE, E1_07=(2, "red"), tracks=NEAR, tiles={"red": ("reactor",)})
    lost = game.the("tile-drawn", tile="reactor")
    assert (lost.facts["capacity"], lost.facts["lost"]) == (2, 1)
    assert game.end.reactors == (2, 2, 2)


def test_a_movement_names_the_letters_passed(play: Any) -> None:
    game = play(IDLE, E1_10=(1, "red"), tracks={"red": "T6"})
    moves = game.told("threat-moved")
    assert [(event.facts["origin"], event.facts["space"], event.facts["letters"]) for event in moves] == [
        (15, 10, "X"), (10, 5, "Y"), (5, 1, "YZ"),
    ]  # fmt: skip
    assert [event.facts["letter"] for event in game.told("threat-acts")] == ["X", "Y", "Y", "Z"]
    assert game.the("survived").facts == {"points": 2}


def test_the_hits_on_a_threat_are_summed_and_its_shields_taken_off_once(play: Any) -> None:
    game = play("--a", "2-A", IDLE, E1_05=(2, "white"), tracks={"white": "T2"})
    hit = game.the("hit")
    assert hit.facts == {
        "hits": (("heavy-laser", 5), ("pulse-cannon", 2)), "damage": 7, "shields": 2, "marks": 5, "total": 5, "hull": 5,
        "why": None,
    }  # fmt: skip
    assert game.the("destroyed").facts == {"points": 4}


def test_a_hit_that_shields_absorb_leaves_no_mark(play: Any) -> None:
    game = play("2-a", IDLE, E1_05=(1, "white"), tracks={"white": "T4"})
    assert (game.the("hit").facts["damage"], game.the("hit").facts["marks"]) == (1, 0)


def test_the_cryoshield_takes_the_first_blow_and_is_gone(play: Any) -> None:
    game = play("aa", IDLE, E1_06=(1, "white"))
    first, second = game.told("hit")
    assert (first.facts["marks"], first.facts["why"]) == (0, "cryoshield")
    assert game.the("flagged").facts == {"flag": "cryoshield-lost"}
    assert second.facts["marks"] == 4


def test_the_pulse_cannon_takes_an_energy_clouds_shields_even_from_a_marauder(play: Any) -> None:
    game = play("2--a", "---a", IDLE, E2_06=(1, "red"), E1_04=(2, "white"), tracks={"red": "T2", "white": "T3"})
    assert game.the("flagged", card="E2-06").turn == 1
    assert game.the("hit", card="E1-04").facts == {
        "hits": (("pulse-cannon", 1), ("heavy-laser", 5)), "damage": 6, "shields": 0, "marks": 6, "total": 6, "hull": 5,
        "why": "pulse",
    }  # fmt: skip
    assert game.the("hit", card="E2-06").facts["shields"] == 2


def test_a_swarm_takes_one_mark_whatever_hits_it(play: Any) -> None:
    game = play("-a", IDLE, E2_04=(1, "white"))
    assert (game.the("hit").facts["damage"], game.the("hit").facts["marks"], game.the("hit").facts["why"]) == (
        5,
        1,
        "swarm",
    )


def test_a_phantom_wastes_the_rocket_that_finds_it(play: Any) -> None:
    game = play("3c", IDLE, E2_03=(1, "white"), tracks={"white": "T4"})
    assert game.the("rocket-in-vain").card == "E2-03"
    assert (game.the("hit").facts["damage"], game.the("hit").facts["marks"]) == (3, 0)


def test_every_rocket_goes_for_the_juggernaut_and_hardens_it(play: Any) -> None:
    game = play("3c", IDLE, E1_05=(1, "red"), SE2_02=(2, "blue"), tracks={"red": "T1"})
    assert game.the("aimed", weapon="rocket").facts["targets"] == ((1, "SE2-02"),)
    assert game.the("aimed", weapon="rocket").facts["ignored"] == ((0, "E1-05", "drawn-elsewhere"),)
    assert game.the("rocket-hardened").facts == {"shields": 4}


def test_a_scout_makes_others_stronger_and_urges_them_on(play: Any) -> None:
    game = play(IDLE, E2_02=(1, "red"), E1_05=(2, "white"), tracks={"red": "T3", "white": "T3"})
    assert game.told("attacked", card="E1-05")[0].facts["bonus"] == 1
    moves = game.told("threat-moved", card="E1-05", turn=5)
    assert [(event.facts["origin"], event.facts["space"]) for event in moves] == [
        (6, 5), (5, 3),
    ]  # fmt: skip
    assert not game.told("attacked", card="E2-02")


def test_an_exploding_tanker_marks_all_others_and_what_dies_of_it_still_acts(play: Any) -> None:
    game = play(
        "aaaaaa",
        "-2b",
        IDLE,
        SE1_03=(1, "white"),
        E1_06=(1, "red"),
        SE2_05=(2, "blue"),
        tiles={"white": ("structure", "lift")},
    )
    assert game.the("exploded").card == "SE1-03"
    assert {event.card for event in game.told("marked")} == {"E1-06", "SE2-05"}
    assert game.the("retaliated").card == "SE2-05"
    assert not game.told("flagged", flag="cryoshield-lost")


def test_what_an_explosion_destroys_still_acts_at_the_end_of_the_step(play: Any) -> None:
    game = play(
        "aaaa", "2-b", "4--a", "1--a", IDLE, SE1_03=(1, "white"), E2_07=(3, "red"), E1_06=(2, "blue"),
        tiles={"white": ("structure", "lift")},
    )  # fmt: skip
    told = [(event.kind, event.card) for event in game.events if (event.turn, event.step) == (4, "damage")]
    end = told[told.index(("exploded", "SE1-03")) :]
    assert end[1:4] == [("marked", "E1-06"), ("marked", "E2-07"), ("destroyed", "E2-07")]
    assert end[4] == ("retaliated", "E2-07")
    assert game.the("retaliated").facts == {"attack": 1}


def test_an_asteroid_falls_by_the_letters_it_has_passed(play: Any) -> None:
    game = play("----aa", IDLE, SE1_08=(3, "white"), tracks={"white": "T6"})
    assert game.told("destroyed", card="SE1-08")
    assert game.the("retaliated").facts == {"attack": 2 * 2}


def test_interceptors_alone_with_a_behemoth_do_not_come_back(play: Any) -> None:
    game = play("1c4--c", IDLE, SE2_01=(2, "blue"), tracks={"blue": "T1"})
    assert game.the("aimed", weapon="interceptors").facts["damage"] == 9
    assert game.the("knocked-out").facts == {"station": "space", "squad": True}
    assert game.end.crew[0].station == "space"


def test_a_fissure_draws_the_interceptors_and_doubles_damage_until_it_is_mended(play: Any) -> None:
    game = play("1c4cx", IDLE, SI1_04=1, E1_07=(1, "red"), tracks=NEAR)
    assert game.told("flagged")[0].facts == {"flag": "doubles-red"}
    assert [event.facts["factor"] for event in game.told("attacked", zone="red") if event.facts["through"]] == [2]
    assert [(event.turn, event.facts["station"], event.facts["total"]) for event in game.told("repaired")] == [
        (4, "space", 1), (5, "space", 2),
    ]  # fmt: skip
    assert game.told("aimed", weapon="interceptors")[0].facts["targets"] == ((0, "SI1-04"),)
    assert game.the("destroyed", card="SI1-04").turn == 5


def test_a_seeker_stays_on_a_tie(play: Any) -> None:
    game = play("<", ">", IDLE, SI2_02=1, tracks={"internal": "T3"})
    assert game.the("intruder-stays", turn=2).facts == {"station": "UW", "reason": "tie"}


def test_who_beats_a_seeker_falls_with_it(play: Any) -> None:
    game = play("6c5xx", IDLE, SI2_02=3)
    assert game.the("destroyed", card="SI2-02").facts == {"points": 15}
    assert game.the("knocked-out").facts == {"station": "UW", "squad": True}


def test_three_at_once_disarm_a_nuclear_device(play: Any) -> None:
    game = play("2-c", "2-c", "2-c", IDLE, SI2_05=3)
    assert [(event.facts["count"], event.facts["needed"]) for event in game.told("repair-waits")] == [(1, 3), (2, 3)]
    assert game.the("destroyed").turn == 3
    two = play("2-cc", "2-cc", IDLE, SI2_05=3)
    assert not two.told("destroyed")
    assert two.lost_to == "SI2-05"
    assert two.the("ship-lost").facts == {"cause": "card", "zone": None}


def test_slime_spreads_and_makes_late_whoever_comes(play: Any) -> None:
    game = play("---2aa", "6", IDLE, I2_02=1, tracks={"internal": "T3"})
    assert game.the("bay-disabled").facts == {"station": "LR"}
    assert game.the("spread").facts == {"origin": "LR", "station": "LW"}
    late = play("------2aa", IDLE, I2_02=1, tracks={"internal": "T3"})
    assert late.the("delayed", cause="slime").card == "I2-02"


def test_warheads_lose_hull_with_a_rocket_that_slime_destroys(play: Any) -> None:
    game = play(IDLE, I2_01=1, I1_07=2, tracks={"internal": "T2"})
    assert game.the("rocket-lost").facts == {"left": 2}
    assert game.the("hull-changed", card="I1-07").facts == {"hull": 2}
    assert game.told("damaged", card="I1-07")[-1].facts["damage"] == 6


def test_warheads_are_mended_by_a_slime_that_eats_the_rockets_left(play: Any) -> None:
    game = play("3-cc", IDLE, I1_07=2, I2_01=3)
    assert game.the("rocket-lost").turn == 4
    destroyed = game.the("destroyed", card="I1-07")
    assert (destroyed.turn, destroyed.step, destroyed.rule) == (4, "threats", "7.2")


def test_a_reactor_that_overheats_finds_no_fuel_to_spoil(play: Any) -> None:
    game = play("2bbb", IDLE, I2_06=5, tracks={"internal": "T3"})
    assert game.the("nothing-to-lose").facts == {"what": "fuel"}


def test_warheads_without_rockets_are_gone_at_once(play: Any) -> None:
    game = play("3cc-c", IDLE, I1_07=6)
    assert game.the("appeared").facts["hull"] == 0
    assert game.the("destroyed").turn == 6


def test_a_seventh_tile_ends_the_ship_and_says_where(play: Any) -> None:
    game = play(IDLE, SE1_06=(1, "blue"), tracks=NEAR)
    assert not game.won
    assert (game.lost_to, game.cause, game.score) == ("SE1-06", "zone", None)
    assert game.the("ship-lost").facts == {"cause": "zone", "zone": "blue"}
    assert len(game.end.tiles[2]) == 6


def test_a_threat_still_on_its_way_counts_for_nothing(play: Any) -> None:
    game = play(IDLE, SE1_02=(12, "red"))
    assert game.end.threats[0].fate == "on track"
    assert game.score.total == 0


def test_every_base_card_is_here_once() -> None:
    sizes: dict[str, int] = {}
    for code in CARDS:
        sizes[code.split("-")[0]] = sizes.get(code.split("-")[0], 0) + 1
    assert sizes == {"E1": 10, "E2": 7, "SE1": 8, "SE2": 6, "I1": 7, "I2": 6, "SI1": 6, "SI2": 5}


def test_a_letter_without_effect_says_why(play: Any) -> None:
    octopus = play(IDLE, SE1_06=(1, "red"), tracks={"red": "T4"})
    assert octopus.told("nothing-happens")[0].facts == {"reason": "undamaged"}
    meteoroid = play(IDLE, E1_10=(1, "red"))
    assert {event.facts["reason"] for event in meteoroid.told("nothing-happens")} == {"no-action"}
    behemoth = play("aa--", IDLE, SE2_01=(1, "white"), tracks={"white": "T4"})
    assert behemoth.told("nothing-happens")[0].facts == {"reason": "damaged"}
    psionic = play("<", "<", SE2_03=(1, "blue"), tracks={"blue": "T3"})
    assert psionic.told("nothing-happens")[0].facts == {"reason": "nobody"}


def test_interceptors_at_a_fissure_leave_all_others_alone(play: Any) -> None:
    game = play("1c4c", IDLE, SI1_04=1, E1_05=(2, "red"), tracks={"red": "T1"})
    assert game.told("aimed", weapon="interceptors")[0].facts["ignored"] == ((1, "E1-05", "busy"),)


def test_heroic_interceptors_do_one_more_to_each(play: Any) -> None:
    alone = play("1c4cX", IDLE, E1_05=(2, "red"), tracks={"red": "T1"})
    assert [event.facts["damage"] for event in alone.told("aimed", weapon="interceptors")] == [4]
    several = play("1c4cX", IDLE, E1_05=(2, "red"), E1_07=(3, "blue"), tracks={"red": "T1", "blue": "T1"})
    assert [event.facts["damage"] for event in several.told("aimed", weapon="interceptors")] == [2]
    assert len(several.the("aimed", weapon="interceptors").facts["targets"]) == 2
    behemoth = play("1c4cX", IDLE, SE2_01=(2, "red"), tracks={"red": "T1"})
    assert [event.facts["damage"] for event in behemoth.told("aimed", weapon="interceptors")] == [10]
    assert behemoth.the("knocked-out").facts == {"station": "space", "squad": True}
    fissure = play("1c4cX", IDLE, SI1_04=5)
    assert fissure.the("repaired").facts["marks"] == 1


def test_a_behemoth_in_company_swallows_nobody(play: Any) -> None:
    game = play("1c4cx", IDLE, SE2_01=(2, "red"), E1_07=(3, "blue"), tracks={"red": "T1", "blue": "T1"})
    assert game.the("aimed", weapon="interceptors").facts["damage"] == 1
    assert not game.told("knocked-out")


def test_a_swarm_takes_the_mark_of_an_explosion_on_top_of_its_one(play: Any) -> None:
    game = play(
        "aaaa", "2-b", "4--a", IDLE, SE1_03=(1, "white"), E2_04=(3, "red"), tiles={"white": ("structure", "lift")}
    )
    assert game.the("hit", card="E2-04").facts["marks"] == 1
    assert game.the("marked", card="E2-04").facts["total"] == 2
