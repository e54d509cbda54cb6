"""Interactions of two rules of The New Frontier: the smallest game for each, checked by its events."""

from support.tables import Played, play

from spacealert.engine import Carryover, Threat, events
from spacealert.engine.game import Rulings

VORTEX = Threat("SI3-104", 2, calls=Threat("I1-05", 0))
SHORT_TRACK = {"internal": "T2"}


def delay_in(game: Played, turn: int) -> events.Delayed:
    """Return the only delay of a turn."""
    return game.only_event(events.Delayed, turn=turn)


# --- NF 1.3: a slot is delayed once a turn at most


def test_half_a_slot_that_the_lift_delayed_is_not_delayed_again_by_the_computer() -> None:
    game = play("- ^ - -", "- ^b a -", crew_serves=False)
    assert game.plan(1)[:4] == ["-", "^", "b", "a"]
    computer = game.only_event(events.Delayed, turn=2, cause="computer", who="green")
    assert (computer.moved, computer.lost, computer.kept) == ((), None, "late")


def test_two_tokens_of_slime_delay_the_second_half_once() -> None:
    slime = (Threat("I2-01", 1), Threat("I2-02", 1))
    game = play("- - - - - - - - - <^ a b", threats=slime, tracks={"internal": "T1"})
    assert all(len(event.moved) <= 2 for event in game.events_of(events.Delayed))


def test_a_card_that_the_vortex_repeats_can_be_late_by_its_second_action() -> None:
    repeated = play(
        "< - - ^ - -", "- - <^ - b -", "c - - c - - - c", threats=(VORTEX,), tracks=SHORT_TRACK, crew_serves=False
    )
    laid_twice = play("< - - ^ - -", "- - <^ <^ b -", "c - - c - - - c", tracks=SHORT_TRACK, crew_serves=False)
    assert delay_in(repeated, 4).cause == "lift-in-use"
    assert delay_in(repeated, 4).moved == delay_in(laid_twice, 4).moved


def test_the_vortex_does_not_push_a_protected_slot() -> None:
    game = play("c", "SpecialOps: - - b >S a -", threats=(VORTEX,), tracks=SHORT_TRACK, crew_serves=False)
    assert game.plan(1)[:5] == ["-", "-", "b", ">S", "a"]
    assert not game.events_of(events.CardRepeated, who="green")
    assert game.only_event(events.Delayed, turn=3, cause="threat").kept == "protected"


def test_the_vortex_repeats_an_empty_slot_only_where_a_table_reads_it_so() -> None:
    for repeats, plan in ((False, ["-", "-", "-", "b"]), (True, ["-", "-", "-", "-", "b"])):
        readings = Rulings(vortex_repeats_empty=repeats)
        game = play("c", "- - - b", threats=(VORTEX,), tracks=SHORT_TRACK, crew_serves=False, readings=readings)
        assert game.plan(1)[: len(plan)] == plan


# --- NF 3.9, 7: what is called


def test_slime_that_the_vortex_calls_spreads_from_each_token_once() -> None:
    vortex = Threat("SI3-104", 1, calls=Threat("I2-02", 0))
    game = play("c - - c - - - c", "-", threats=(vortex,), tracks={"internal": "T7"}, crew_serves=False)
    spread = [event.station for event in game.events_of(events.Spread)]
    assert len(spread) == len(set(spread))
    assert [(event.zone, event.damage) for event in game.events_of(events.Damaged) if event.card == "I2-02"] == [
        (event.zone, 2) for event in game.events_of(events.Damaged) if event.card == "I2-02"
    ]
    assert len({event.zone for event in game.events_of(events.Damaged)}) == len(game.events_of(events.Damaged))


def test_a_ship_lost_to_what_the_vortex_calls_ends_without_it() -> None:
    vortex = Threat("SI3-104", 1, calls=Threat("I1-03", 0))
    tiles = Carryover({"blue": ("heavy", "lower", "shield", "reactor", "lift", "structure")})
    game = play("c - - c - - - c", "-", threats=(vortex,), carried=tiles, tracks={"internal": "T1"}, crew_serves=False)
    assert game.only_event(events.ShipLost).card == "I1-03"
    assert game.resolution.views[-1] == game.resolution.end


CALLED_BEFORE = (Threat("SE3-104", 3, "white", calls=Threat("I1-05", 0)), Threat("I3-103", 6))


def test_a_numbered_malfunction_is_repaired_before_one_that_was_called_earlier() -> None:
    for plan in ("c > - - - - b", "Mechanic: c > - - - - S"):
        tracks = {"white": "T7", "internal": "T6"}
        game = play(plan, "---c---c----", "------------", threats=CALLED_BEFORE, tracks=tracks, crew_serves=False)
        assert game.only_event(events.Repaired).card == "I3-103"


# --- NF 2.2


def test_a_failed_shot_uses_up_what_a_mechanic_prepared() -> None:
    game = play(
        "Mechanic: - - s - - -", "PulseGunner: a a - s - -", "c - - c ^ b ^ - -", "- - - - - - - a -",
        threats=(Threat("SE2-06", 5, "white"),), tracks={"red": "T1", "white": "T7", "blue": "T3"}, crew_serves=False,
    )  # fmt: skip
    assert game.only_event(events.SpecialInVain, turn=4).reason == "no-energy"
    assert game.only_event(events.Aimed, turn=8).damage == 5


def test_reversed_shields_that_one_person_repairs_are_not_repaired_by_all_at_once() -> None:
    game = play("c-b---------", "---c---c----", threats=(Threat("I3-103", 2),), crew_serves=False)
    assert not game.events_of(events.JointRepair)
    assert game.only_event(events.RepairedAlone).marks == 1
