"""The number of answers per round, in simulated evenings with typical events, stays within limits."""

from random import Random
from statistics import mean

import pytest
from support.nemesis_evenings import new_ship
from support.thing_table import careful_answer, new_evening, play_until

from spacealert.companions.carnomorphs.carnomorph_species import CARNOMORPHS
from spacealert.companions.nemesis.house_settings import HouseSettings
from spacealert.companions.nemesis.intruders import INTRUDERS
from spacealert.companions.nemesis.nemesis_evening import guide_evening
from spacealert.companions.nemesis.ship_state import Phase, Ship, Species
from spacealert.companions.the_thing.station import RoundPhase
from spacealert.kit.guide.prompts import Answer, Arrangement, Count, Deal, Draw, Prompt, SingleChoice, TextInput
from spacealert.kit.guide.walkthrough import Walkthrough

_EVENINGS, _ROUNDS = 40, 7
# Average events in a four-player round's player phase, from experience.
_EVENTS = {"token": 1.3, "gone": 0.6, "fire": 0.4, "malfunction": 0.6, "repaired": 0.4}


def usual(prompt: Prompt, chance: Random) -> Answer:
    """Return the answer of Enter, or a random one."""
    match prompt:
        case Draw(options=options):
            weights = [prompt.weight(option.key) for option in options]
            return chance.choices([option.key for option in options], weights)[0]
        case SingleChoice(options=options, likely=likely):
            return likely or options[0].key
        case Count(least=least, likely=likely):
            return least if likely is None else likely
        case TextInput(likely=likely):
            return likely
        case Arrangement(pieces=pieces, places=places):
            return tuple(f"{piece.key}/{place.key}" for piece, place in zip(pieces, places, strict=False))
    return None


def answers_in_nemesis(seed: int) -> list[int]:
    """Return the number of answers in each round of an evening in phase mode."""
    chance, walkthrough = Random(seed), Walkthrough(guide_evening, new_ship(), seed=seed)
    counts: dict[int, int] = {}
    plan: list[str] = []
    planned = 0  # round the plan is for
    while (prompt := walkthrough.prompt) is not None and walkthrough.state.round <= _ROUNDS:
        ship: Ship = walkthrough.state
        if ship.phase in (Phase.PLAYERS, Phase.EVENTS):
            counts[ship.round] = counts.get(ship.round, 0) + 1
        if planned != ship.round:
            planned = ship.round
            plan = [event for event, rate in _EVENTS.items() for _ in range(int(rate + chance.random()))]
        offered = [option.key for option in prompt.options] if isinstance(prompt, SingleChoice) else []
        match prompt.text.text_id:
            case "nemesissetup-follow":
                answer: Answer = "phase"
            case "nemesissettings-which":
                answer = HouseSettings().encode()
            case "nemesisplay-phase":
                possible = [event for event in plan if event in offered]
                answer = possible[0] if possible else "all-passed"
                plan = [*plan[: plan.index(answer)], *plan[plan.index(answer) + 1 :]] if possible else []
            case "nemesisplay-everyone-rolls":
                answer = "encounter" if chance.random() < 0.45 else "rolled"
            case _:
                answer = usual(prompt, chance)
        walkthrough.answer(answer)
    return list(counts.values())


def answers_in_thing(seed: int, players: int) -> list[int]:
    """Return the number of answers in each round of a careful evening, without the numbers from the box."""
    chance, walkthrough = Random(seed), new_evening(seed, Random(seed))
    counts: dict[int, int] = {}
    while (prompt := walkthrough.prompt) is not None and walkthrough.state.round <= _ROUNDS:
        if walkthrough.state.phase not in (RoundPhase.SETUP, RoundPhase.OVER):
            counts[walkthrough.state.round] = counts.get(walkthrough.state.round, 0) + 1
        match prompt.text.text_id:
            case "thing-players":
                answer: Answer = players
            case "thing-dogs-how":
                answer = "drawn"
            case "thing-pile-card" if chance.random() < 0.2 and isinstance(prompt, SingleChoice):
                answer = "stop" if "stop" in [option.key for option in prompt.options] else "use"
            case "thing-pile-card":
                answer = chance.choice(["use", "use", "repair", "repair", "sabotage"])
            case _:
                answer = careful_answer(prompt, chance)
        walkthrough.answer(answer)
    return list(counts.values())


@pytest.mark.parametrize("species", [INTRUDERS, CARNOMORPHS], ids=lambda species: species.name)
def test_nemesis_setup_takes_at_most_a_dozen_answers(species: Species) -> None:
    walkthrough = Walkthrough(guide_evening, new_ship(species), seed=1)
    while walkthrough.state.phase is Phase.SET_UP:
        assert walkthrough.prompt is not None
        walkthrough.answer(usual(walkthrough.prompt, Random(1)))
    assert len([given for given in walkthrough.given_answers if not given.secret]) <= 12


@pytest.mark.parametrize(("agreed", "most"), [("yes", 14), ("no", 9)])
def test_thing_setup_takes_fourteen_answers_and_five_roles(agreed: str, most: int) -> None:
    walkthrough = new_evening()
    play_until(walkthrough, "thing-phase-weather", {"thing-players": 5, "thing-roles-agreed": agreed})
    assert len([prompt for prompt, _ in walkthrough.history if not isinstance(prompt, Deal)]) <= most


def test_a_table_of_four_answers_at_most_thirty_times_in_any_round_of_nemesis() -> None:
    rounds = [count for seed in range(_EVENINGS) for count in answers_in_nemesis(seed)]
    assert mean(rounds) <= 12
    assert max(rounds) <= 30


@pytest.mark.parametrize(("players", "most"), [(4, 35), (5, 35), (6, 35), (8, 40)])
def test_a_table_bears_the_answers_of_any_round_of_the_thing(players: int, most: int) -> None:
    rounds = [count for seed in range(_EVENINGS) for count in answers_in_thing(seed, players)]
    assert mean(rounds) <= 25
    assert max(rounds) <= most
