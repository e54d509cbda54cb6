"""The rules of The New Frontier, each test named by the section of `docs/rules/new-frontier.md` that it proves."""

from typing import Any

import pytest
from support import known_games

from spacealert.engine import Game, Member, Table, Threat, events, resolve, results
from spacealert.engine.decks import DOUBLE_CARDS

LONGEST = dict.fromkeys(("red", "white", "blue", "internal"), "T7")
IDLE = "c--c----c---"
NAMES = {code: card["name"] for code, card in known_games.all_threats().items()}

# Games of the corpora in which the other engine is not followed, by the reason.
KNOWN = {
    # It has the doors that a Breached Airlock seals swapped; the collected facts about the cards say so.
    "new-frontier/random": {331, 416, 1210, 1493, 1578, 2563, 2577}
    # A slime that a hardly damaged capsule released is one faster, there without what has spread from it.
    | {1228},
    # Interceptors mend a fissure from any range (NF 1.4), there only from range 1.
    "new-frontier/specialisations": {328},
}
CORPORA = (
    "single-threat", "random", "double-actions", "double-actions-traced", "specialisations", "specialisations-traced",
)  # fmt: skip


def result_of(case: dict[str, Any]) -> dict[str, Any]:
    game, trace = known_games.game_of(case["game"]), "trace" in case["result"]
    return results.as_dict(game, resolve(game, events=trace), trace=trace)


def by_name(result: dict[str, Any]) -> dict[str, Any]:
    return result | {"lost_to": NAMES[result["lost_to"]]} if "lost_to" in result else result


@pytest.mark.parametrize("name", [f"new-frontier/{name}" for name in CORPORA])
def test_the_corpus(name: str) -> None:
    differing = {
        case["game"]["id"] for case in known_games.cases(name) if by_name(result_of(case)) != by_name(case["result"])
    }
    assert differing == KNOWN.get(name, set())


def test_copying_and_stepping_is_resolving() -> None:
    for name in ("double-actions", "specialisations", "single-threat"):
        for case in list(known_games.cases(f"new-frontier/{name}"))[::12]:
            game = known_games.game_of(case["game"])
            table = Table(game)
            while not table.done:
                copy = table.copy()
                assert copy == table
                table.step()
                copy.step()
                assert copy == table
            assert table.result() == resolve(game, events=False)


def plan_after(plan: list[str], first: list[str]) -> list[str]:
    """How the plan of the last in the crew ends, after another member and one who serves the computer have acted."""
    crew = [Member("red", first), Member("green", IDLE), Member("blue", plan)]
    end = resolve(Game(crew, LONGEST, variable_range=True)).end
    return [slot or "-" for slot in end.crew[-1].plan]


def test_1_1_there_are_ninety_double_action_cards() -> None:
    assert len(DOUBLE_CARDS) == 90
    assert len(set(DOUBLE_CARDS)) == 78
    assert all(card.double[0] != card.double[1] or card.double[0] in "<>" for card in DOUBLE_CARDS)


def test_1_3_a_delay_by_the_first_action_moves_the_second_one_alone() -> None:
    assert plan_after(["^a", "b", "-", "c", *"--------"], ["^", *"-----------"]) == ["^", "a", "b", "c", *"--------"]


def test_1_3_on_the_last_turn_the_second_half_is_lost() -> None:
    assert plan_after([*"-----------", "^a"], [*"-----------", "^"])[-1] == "^"


def test_1_3_a_second_action_is_done_though_the_first_cannot_work() -> None:
    game = Game([Member("blue", ["aa", "-"])], LONGEST, variable_range=True)
    told = resolve(game).events
    assert [type(event) for event in told if event.who == "blue"][:2] == [events.Fired, events.AlreadyFired]


def pilot(*slots: str, **more: Any) -> list[str]:
    """Where the pilot is after each turn from the launch on: battlebots from lower red, then C of upper red."""
    crew = [Member("blue", ["<", "^", "c", "^", "c", *slots, *"-------"][:12]), Member("green", IDLE)]
    game = Game(crew, LONGEST, variable_range=True, **more)
    table, found = Table(game), []
    while not table.done:
        table.step()
        if table.turn >= 5:
            found.append(table.view.crew[0].station)
    return found


def test_1_4_c_flies_farther_out_and_an_empty_slot_comes_nearer() -> None:
    assert pilot("c", "c", "-", "-", "-")[:6] == ["space", "space2", "space3", "space2", "space", "UR"]


def test_1_4_c_beyond_the_last_range_brings_the_pilot_home_unconscious() -> None:
    crew = [Member("blue", ["<", "^", "c", "^", "c", "c", "c", "c"]), Member("green", IDLE)]
    told = resolve(Game(crew, LONGEST, variable_range=True)).events
    assert [event.turn for event in told if isinstance(event, events.PulledHome | events.KnockedOut)] == [8, 8]


def test_1_4_a_pilot_far_out_at_the_end_comes_home_unconscious() -> None:
    assert pilot("c", *"xxxxxx")[-1] == "UR"
    crew = [Member("blue", ["<", "^", "c", "^", "c", "c", *"xxxxxx"]), Member("green", IDLE)]
    assert resolve(Game(crew, LONGEST, variable_range=True)).end.crew[0].knocked_out


def test_1_5_of_two_threats_on_a_turn_the_external_one_moves_first() -> None:
    threats = [Threat("I1-01", 1), Threat("E1-07", 1, "red")]
    told = resolve(Game([Member("blue", IDLE)], LONGEST, threats)).events
    assert [event.card for event in told if isinstance(event, events.ThreatMoved)][:2] == ["E1-07", "I1-01"]


def special(specialization: str, plan: str, *threats: Threat, **more: Any) -> list[events.Event]:
    return list(
        resolve(
            Game([Member("blue", plan, specialization=specialization)], LONGEST, threats, variable_range=True, **more)
        ).events
    )


@pytest.mark.parametrize(
    ("specialization", "plan", "told"),
    [
        ("Rocketeer", "s", events.RocketLaunched),
        ("Rocketeer", ">^S", events.TwoRocketsLaunched),
        ("DataAnalyst", "s", events.BonusScored),
        ("EnergyTechnician", "s", events.Refuelled),
        ("EnergyTechnician", "S", events.TemporaryShields),
        ("Medic", "S", events.MedicProtects),
        ("Teleporter", "<S", events.Teleported),
        ("Hypernavigator", "^s", events.ThreatsSlowed),
        ("SpecialOps", "sa", events.MadeHeroic),
        ("Mechanic", "s", events.CannonPrepared),
    ],
)
def test_2_2_what_a_specialization_does(specialization: str, plan: str, told: type[events.Event]) -> None:
    assert any(isinstance(event, told) for event in special(specialization, plan))


def test_2_2_an_early_jump_skips_the_last_turns() -> None:
    crew = [Member("blue", "^--------S", specialization="Hypernavigator"), Member("green", IDLE)]
    resolution = resolve(Game(crew, LONGEST, [Threat("E1-07", 11, "red")], variable_range=True))
    assert (resolution.won, resolution.turn) == (True, 11)
    assert resolution.end.threats[0].fate == "not yet"


def test_2_2_a_pulse_gunner_fires_both_cannons_or_none() -> None:
    fired = [event.station for event in special("PulseGunner", "s--s") if isinstance(event, events.Fired)]
    assert fired == ["UW", "LW"]
    assert any(isinstance(event, events.SpecialInVain) for event in special("PulseGunner", "s--s"))


def test_3_1_a_phasing_threat_is_out_of_reach_every_other_turn() -> None:
    told = resolve(Game([Member("blue", "aa")], LONGEST, [Threat("E2-102", 1, "white")], variable_range=True)).events
    assert [event.kind for event in told if event.kind in ("aimed", "at-nothing")] == ["aimed", "at-nothing"]


def test_3_3_polarized_two_and_four_and_one() -> None:
    crew = [Member("blue", "<-a"), Member("red", "^<a"), Member("green", "^-a")]
    told = resolve(Game(crew, LONGEST | {"red": "T2"}, [Threat("E3-108", 1, "red")], variable_range=True)).events
    hit = next(event for event in told if isinstance(event, events.Hit))
    assert hit.marks == (4 + 2 + 1) // 2 + 1 - hit.shields


def test_3_9_a_prevented_call_scores_both() -> None:
    """Four in upper blue repair the transmitter before its X; the first mark of the turn is lost."""
    crew = [Member("yellow", IDLE), *(Member(color, ">c") for color in ("blue", "red", "green", "purple"))]
    resolution = resolve(Game(crew, LONGEST, [Threat("SI3-102", 1, None, Threat("E1-07", 0))], variable_range=True))
    assert any(isinstance(event, events.CallPrevented) for event in resolution.events)
    assert resolution.score is not None
    assert resolution.score.destroyed == 8 + 4


def test_3_9_a_called_threat_does_not_move_on_its_first_turn() -> None:
    threats = [Threat("SE3-105", 1, "red", Threat("E1-07", 0))]
    told = resolve(Game([Member("blue", IDLE)], LONGEST, threats)).events
    called = next(event for event in told if isinstance(event, events.Called))
    moves = [event.turn for event in told if isinstance(event, events.ThreatMoved) and event.threat == called.called]
    assert moves[0] == called.turn + 1
