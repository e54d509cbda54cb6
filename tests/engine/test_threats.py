"""Threats by example (§3.3, §3.4, §7): the effects of special cards, and their events."""

from typing import Any

from support.tables import by_zone

from spacealert.engine import CARDS, events
from spacealert.engine.event_schema import own_facts

IDLE = "c--c----c---"
NEAR = {"red": "T1", "white": "T1", "blue": "T1", "internal": "T1"}


def test_attack_reports_absorption_and_tile_damage(play: Any) -> None:
    game = play(IDLE, E1_07=(1, "red"), tracks=NEAR, tiles={"red": ("reactor", "shield")})
    first, last = game.told(events.Attacked, card="E1-07")
    assert own_facts(first) == {
        "zone": "red", "attack": 1, "bonus": 0, "absorbed": 1, "shield": 0, "through": 0, "factor": 1,
    }  # fmt: skip
    assert (last.turn, last.absorbed, last.through) == (3, 0, 3)
    drawn = game.told(events.TileDrawn)
    assert [(event.tile, event.capacity, event.lost) for event in drawn] == [
        ("reactor", 2, 0), ("shield", 1, 0), ("heavy", None, 0),
    ]  # fmt: skip
    assert by_zone(game.end, "tiles") == (("reactor", "shield", "heavy"), (), ())


def test_excess_energy_is_lost(play: Any) -> None:
    game = play("1b", IDLE, E1_07=(2, "red"), tracks=NEAR, tiles={"red": ("reactor",)})
    lost = game.the(events.TileDrawn, tile="reactor")
    assert (lost.capacity, lost.lost) == (2, 1)
    assert by_zone(game.end, "reactor") == (2, 2, 2)


def test_a_movement_names_the_letters_passed(play: Any) -> None:
    game = play(IDLE, E1_10=(1, "red"), tracks={"red": "T6"})
    moves = game.told(events.ThreatMoved)
    assert [(event.origin, event.space, event.letters) for event in moves] == [
        (15, 10, "X"), (10, 5, "Y"), (5, 1, "YZ"),
    ]  # fmt: skip
    assert [event.letter for event in game.told(events.ThreatActs)] == ["X", "Y", "Y", "Z"]
    assert own_facts(game.the(events.Survived)) == {"points": 2}


def test_hits_are_summed_before_shields_apply(play: Any) -> None:
    game = play("--a", "2-A", IDLE, E1_05=(2, "white"), tracks={"white": "T2"})
    hit = game.the(events.Hit)
    assert own_facts(hit) == {
        "hits": (("heavy-laser", 5), ("pulse-cannon", 2)), "damage": 7, "shields": 2, "marks": 5, "total": 5, "hull": 5,
        "why": None,
    }  # fmt: skip
    assert own_facts(game.the(events.Destroyed)) == {"points": 4}


def test_absorbed_hit_leaves_no_mark(play: Any) -> None:
    game = play("2-a", IDLE, E1_05=(1, "white"), tracks={"white": "T4"})
    assert (game.the(events.Hit).damage, game.the(events.Hit).marks) == (1, 0)


def test_cryoshield_absorbs_one_hit(play: Any) -> None:
    game = play("aa", IDLE, E1_06=(1, "white"))
    first, second = game.told(events.Hit)
    assert (first.marks, first.why) == (0, "cryoshield")
    assert own_facts(game.the(events.Flagged)) == {"flag": "cryoshield-lost"}
    assert second.marks == 4


def test_the_pulse_cannon_takes_an_energy_clouds_shields_even_from_a_marauder(play: Any) -> None:
    game = play("2--a", "---a", IDLE, E2_06=(1, "red"), E1_04=(2, "white"), tracks={"red": "T2", "white": "T3"})
    assert game.the(events.Flagged, card="E2-06").turn == 1
    assert own_facts(game.the(events.Hit, card="E1-04")) == {
        "hits": (("pulse-cannon", 1), ("heavy-laser", 5)), "damage": 6, "shields": 0, "marks": 6, "total": 6, "hull": 5,
        "why": "pulse",
    }  # fmt: skip
    assert game.the(events.Hit, card="E2-06").shields == 2


def test_swarm_takes_one_damage_from_any_hit(play: Any) -> None:
    game = play("-a", IDLE, E2_04=(1, "white"))
    assert (game.the(events.Hit).damage, game.the(events.Hit).marks, game.the(events.Hit).why) == (
        5,
        1,
        "swarm",
    )


def test_phantom_ignores_rockets(play: Any) -> None:
    game = play("3c", IDLE, E2_03=(1, "white"), tracks={"white": "T4"})
    assert game.the(events.RocketInVain).card == "E2-03"
    assert (game.the(events.Hit).damage, game.the(events.Hit).marks) == (3, 0)


def test_juggernaut_attracts_rockets_and_gains_shields(play: Any) -> None:
    game = play("3c", IDLE, E1_05=(1, "red"), SE2_02=(2, "blue"), tracks={"red": "T1"})
    assert game.the(events.Aimed, weapon="rocket").targets == ((1, "SE2-02"),)
    assert game.the(events.Aimed, weapon="rocket").ignored == ((0, "E1-05", "drawn-elsewhere"),)
    assert own_facts(game.the(events.RocketHardened)) == {"shields": 4}


def test_scout_strengthens_and_speeds_up_others(play: Any) -> None:
    game = play(IDLE, E2_02=(1, "red"), E1_05=(2, "white"), tracks={"red": "T3", "white": "T3"})
    assert game.told(events.Attacked, card="E1-05")[0].bonus == 1
    moves = game.told(events.ThreatMoved, card="E1-05", turn=5)
    assert [(event.origin, event.space) for event in moves] == [
        (6, 5), (5, 3),
    ]  # fmt: skip
    assert not game.told(events.Attacked, card="E2-02")


def test_tanker_explosion_damages_others_which_still_act(play: Any) -> None:
    game = play(
        "aaaaaa",
        "-2b",
        IDLE,
        SE1_03=(1, "white"),
        E1_06=(1, "red"),
        SE2_05=(2, "blue"),
        tiles={"white": ("structure", "lift")},
    )
    assert game.the(events.Exploded).card == "SE1-03"
    assert {event.card for event in game.told(events.Marked)} == {"E1-06", "SE2-05"}
    assert game.the(events.Retaliated).card == "SE2-05"
    assert not game.told(events.Flagged, flag="cryoshield-lost")


def test_threats_destroyed_by_an_explosion_still_act(play: Any) -> None:
    game = play(
        "aaaa", "2-b", "4--a", "1--a", IDLE, SE1_03=(1, "white"), E2_07=(3, "red"), E1_06=(2, "blue"),
        tiles={"white": ("structure", "lift")},
    )  # fmt: skip
    told = [(event.kind, event.card) for event in game.events if (event.turn, event.step) == (4, "damage")]
    end = told[told.index(("exploded", "SE1-03")) :]
    assert end[1:4] == [("marked", "E1-06"), ("marked", "E2-07"), ("destroyed", "E2-07")]
    assert end[4] == ("retaliated", "E2-07")
    assert own_facts(game.the(events.Retaliated)) == {"attack": 1}


def test_asteroid_impact_grows_with_letters_passed(play: Any) -> None:
    game = play("----aa", IDLE, SE1_08=(3, "white"), tracks={"white": "T6"})
    assert game.told(events.Destroyed, card="SE1-08")
    assert own_facts(game.the(events.Retaliated)) == {"attack": 2 * 2}


def test_behemoth_destroys_lone_interceptors(play: Any) -> None:
    game = play("1c4--c", IDLE, SE2_01=(2, "blue"), tracks={"blue": "T1"})
    assert game.the(events.Aimed, weapon="interceptors").damage == 9
    assert own_facts(game.the(events.KnockedOut)) == {"station": "space", "squad": True}
    assert game.end.crew[0].station == "space"


def test_fissure_attracts_interceptors_and_doubles_damage(play: Any) -> None:
    game = play("1c4cx", IDLE, SI1_04=1, E1_07=(2, "red"), tracks=NEAR)
    assert own_facts(game.told(events.Flagged)[0]) == {"flag": "doubles-red"}
    assert [event.factor for event in game.told(events.Attacked, zone="red") if event.through] == [2]
    assert [(event.turn, event.station, event.total) for event in game.told(events.Repaired)] == [
        (4, "space", 1), (5, "space", 2),
    ]  # fmt: skip
    assert game.told(events.Aimed, weapon="interceptors")[0].targets == ((0, "SI1-04"),)
    assert game.the(events.Destroyed, card="SI1-04").turn == 5


def test_seeker_stays_on_a_tie(play: Any) -> None:
    game = play("<", ">", IDLE, SI2_02=1, tracks={"internal": "T3"})
    assert own_facts(game.the(events.IntruderStays, turn=2)) == {"station": "UW", "reason": "tie"}


def test_defeating_a_seeker_knocks_out_its_attacker(play: Any) -> None:
    game = play("6c5xx", IDLE, SI2_02=3)
    assert own_facts(game.the(events.Destroyed, card="SI2-02")) == {"points": 15}
    assert own_facts(game.the(events.KnockedOut)) == {"station": "UW", "squad": True}


def test_nuclear_device_needs_three_simultaneous_repairs(play: Any) -> None:
    game = play("2-c", "2-c", "2-c", IDLE, SI2_05=3)
    assert [(event.count, event.needed) for event in game.told(events.RepairWaits)] == [(1, 3), (2, 3)]
    assert game.the(events.Destroyed).turn == 3
    two = play("2-cc", "2-cc", IDLE, SI2_05=3)
    assert not two.told(events.Destroyed)
    assert two.lost_to == "SI2-05"
    assert own_facts(two.the(events.ShipLost)) == {"cause": "card", "zone": None}


def test_slime_spreads_and_delays_arrivals(play: Any) -> None:
    game = play("---2aa", "6", IDLE, I2_02=1, tracks={"internal": "T3"})
    assert own_facts(game.the(events.BayDisabled)) == {"station": "LR"}
    assert own_facts(game.the(events.Spread)) == {"origin": "LR", "station": "LW"}
    late = play("------2aa", IDLE, I2_02=1, tracks={"internal": "T3"})
    assert late.the(events.Delayed, cause="slime").card == "I2-02"


def test_warheads_lose_hull_with_a_rocket_that_slime_destroys(play: Any) -> None:
    game = play(IDLE, I2_01=1, I1_07=2, tracks={"internal": "T2"})
    assert own_facts(game.the(events.RocketLost)) == {"left": 2}
    assert own_facts(game.the(events.HullChanged, card="I1-07")) == {"hull": 2}
    assert game.told(events.Damaged, card="I1-07")[-1].damage == 6


def test_slime_destroying_rockets_repairs_warheads(play: Any) -> None:
    game = play("3-cc", IDLE, I1_07=2, I2_01=3)
    assert game.the(events.RocketLost).turn == 4
    destroyed = game.the(events.Destroyed, card="I1-07")
    assert (destroyed.turn, destroyed.step, destroyed.rule) == (4, "threats", "7.2")


def test_overheating_reactor_without_fuel_loses_none(play: Any) -> None:
    game = play("2bbb", IDLE, I2_06=5, tracks={"internal": "T3"})
    assert own_facts(game.the(events.NothingToLose)) == {"what": "fuel"}


def test_warheads_without_rockets_vanish(play: Any) -> None:
    game = play("3cc-c", IDLE, I1_07=6)
    assert game.the(events.Appeared).hull == 0
    assert game.the(events.Destroyed).turn == 6


def test_seventh_tile_destroys_the_ship(play: Any) -> None:
    game = play(IDLE, SE1_06=(1, "blue"), tracks=NEAR)
    assert not game.won
    assert (game.lost_to, game.cause, game.score) == ("SE1-06", "zone", None)
    assert own_facts(game.the(events.ShipLost)) == {"cause": "zone", "zone": "blue"}
    assert len(game.end.zones["blue"].tiles) == 6


def test_approaching_threat_scores_nothing(play: Any) -> None:
    game = play(IDLE, SE1_02=(12, "red"))
    assert game.end.threats[0].fate == "on track"
    assert game.score.total == 0


def test_every_card_exists_once() -> None:
    sizes: dict[str, dict[str, int]] = {"base": {}, "new-frontier": {}}
    for code, card in CARDS.items():
        deck = code.split("-")[0]
        sizes[card.box][deck] = sizes[card.box].get(deck, 0) + 1
    assert sizes["base"] == {"E1": 10, "E2": 7, "SE1": 8, "SE2": 6, "I1": 7, "I2": 6, "SI1": 6, "SI2": 5}
    assert sizes["new-frontier"] == {
        "E1": 2, "E2": 3, "E3": 9, "SE1": 2, "SE2": 3, "SE3": 9,
        "I1": 1, "I2": 2, "I3": 7, "SI1": 1, "SI2": 2, "SI3": 7,
    }  # fmt: skip


def test_letter_without_effect_is_explained(play: Any) -> None:
    octopus = play(IDLE, SE1_06=(1, "red"), tracks={"red": "T4"})
    assert own_facts(octopus.told(events.NothingHappens)[0]) == {"reason": "undamaged"}
    meteoroid = play(IDLE, E1_10=(1, "red"))
    assert {event.reason for event in meteoroid.told(events.NothingHappens)} == {"no-action"}
    behemoth = play("aa--", IDLE, SE2_01=(1, "white"), tracks={"white": "T4"})
    assert own_facts(behemoth.told(events.NothingHappens)[0]) == {"reason": "damaged"}
    psionic = play("<", "<", SE2_03=(1, "blue"), tracks={"blue": "T3"})
    assert own_facts(psionic.told(events.NothingHappens)[0]) == {"reason": "nobody"}


def test_interceptors_at_a_fissure_attack_nothing_else(play: Any) -> None:
    game = play("1c4c", IDLE, SI1_04=1, E1_05=(2, "red"), tracks={"red": "T1"})
    assert game.told(events.Aimed, weapon="interceptors")[0].ignored == ((1, "E1-05", "busy"),)


def test_heroic_interceptors_add_one_damage_each(play: Any) -> None:
    alone = play("1c4cX", IDLE, E1_05=(2, "red"), tracks={"red": "T1"})
    assert [event.damage for event in alone.told(events.Aimed, weapon="interceptors")] == [4]
    several = play("1c4cX", IDLE, E1_05=(2, "red"), E1_07=(3, "blue"), tracks={"red": "T1", "blue": "T1"})
    assert [event.damage for event in several.told(events.Aimed, weapon="interceptors")] == [2]
    assert len(several.the(events.Aimed, weapon="interceptors").targets) == 2
    behemoth = play("1c4cX", IDLE, SE2_01=(2, "red"), tracks={"red": "T1"})
    assert [event.damage for event in behemoth.told(events.Aimed, weapon="interceptors")] == [10]
    assert own_facts(behemoth.the(events.KnockedOut)) == {"station": "space", "squad": True}
    fissure = play("1c4cX", IDLE, SI1_04=5)
    assert fissure.the(events.Repaired).marks == 1


def test_behemoth_spares_interceptors_with_other_targets(play: Any) -> None:
    game = play("1c4cx", IDLE, SE2_01=(2, "red"), E1_07=(3, "blue"), tracks={"red": "T1", "blue": "T1"})
    assert game.the(events.Aimed, weapon="interceptors").damage == 1
    assert not game.told(events.KnockedOut)


def test_explosion_damages_a_swarm_once_more(play: Any) -> None:
    game = play(
        "aaaa", "2-b", "4--a", IDLE, SE1_03=(1, "white"), E2_04=(3, "red"), tiles={"white": ("structure", "lift")}
    )
    assert game.the(events.Hit, card="E2-04").marks == 1
    assert game.the(events.Marked, card="E2-04").total == 2
