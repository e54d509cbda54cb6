"""The estimated difficulty of missions."""

import pytest
from attrs import evolve
from support.languages import ENGLISH

from spacealert.kit.i18n.errors import UserError
from spacealert.missions import difficulty, library
from spacealert.missions.announcements import AnnouncedThreat
from spacealert.missions.codes import GeneratorRequest
from spacealert.missions.generator import generate, generate_with_difficulty
from spacealert.missions.scenario import Crew, Kind, Scenario
from spacealert.texts import load_texts

FIVE, FOUR = Crew(5), Crew(4)


@pytest.fixture(scope="module")
def official() -> list[Scenario]:
    return [entry.scenario for entry in library.entries() if not entry.own]


def test_removing_a_threat_never_raises_difficulty(official: list[Scenario]) -> None:
    for scenario in official:
        for event in scenario.events:
            if isinstance(event.what, AnnouncedThreat):
                fewer = evolve(scenario, events=tuple(other for other in scenario.events if other is not event))
                assert difficulty.chance_to_win(fewer, FIVE) >= difficulty.chance_to_win(scenario, FIVE)


def test_official_missions_cover_every_difficulty(official: list[Scenario]) -> None:
    assert {difficulty.rate_difficulty(scenario, FIVE) for scenario in official} == set(difficulty.LEVELS)
    assert difficulty.rate_difficulty(official[0], FIVE) == "easy"


@pytest.mark.parametrize("language", ["en", "ru", "cs", "fr", "de"])
def test_difficulty_is_told_in_one_sentence(official: list[Scenario], language: str) -> None:
    texts = load_texts(language)
    told = {difficulty.describe_odds(texts, scenario, crew) for scenario in official for crew in (FOUR, FIVE)}
    assert len(told) > 4
    assert all(sentence.endswith(".") for sentence in told)


def test_difficulty_states_how_often_good_crews_win(official: list[Scenario]) -> None:
    assert difficulty.describe_odds(ENGLISH, official[0], FIVE).startswith("Easy: a crew that plans well comes home ")
    double = next(scenario for scenario in official if scenario.kind is Kind.DOUBLE_ACTION)
    assert difficulty.describe_odds(ENGLISH, double, FIVE).startswith("On paper: a crew that plans well comes home ")


@pytest.mark.parametrize("wanted", difficulty.LEVELS)
def test_the_generator_aims_for_a_difficulty(wanted: difficulty.DifficultyLevel) -> None:
    kind = {"easy": Kind.TEST_FLIGHT, "medium": Kind.SIMULATION, "hard": Kind.MISSION, "brutal": Kind.MISSION}[wanted]
    request, scenario = generate_with_difficulty(GeneratorRequest(kind, 5, 1), wanted)
    assert difficulty.rate_difficulty(scenario, FIVE) == wanted
    assert generate(request) == scenario


def test_unavailable_difficulty_is_refused() -> None:
    with pytest.raises(UserError, match="generator-difficulty"):
        generate_with_difficulty(GeneratorRequest(Kind.TEST_FLIGHT, 5, 1), "brutal")
