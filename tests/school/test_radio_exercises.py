"""Exercises about the intercom: judged by the rules of a mission, in both languages."""

import pytest
from support.languages import ENGLISH, RUSSIAN

from spacealert.engine.decks import cards_per_phase
from spacealert.kit.guide.prompts import MultiChoice, SingleChoice
from spacealert.school.lessons import RADIO_KINDS, make_radio_exercise

SEEDS = range(60)


@pytest.mark.parametrize("kind", RADIO_KINDS)
def test_exercises_depend_on_the_seed(kind: str) -> None:
    assert make_radio_exercise(kind, 7, 2) == make_radio_exercise(kind, 7, 2)
    assert len({str(make_radio_exercise(kind, seed, 2).question) for seed in SEEDS}) > 10
    assert len({make_radio_exercise(kind, seed, 2).answer for seed in SEEDS}) > 3


@pytest.mark.parametrize("kind", RADIO_KINDS)
@pytest.mark.parametrize("level", range(1, 6))
def test_every_exercise_can_be_answered_and_names_its_section_in_both_languages(kind: str, level: int) -> None:
    for seed in SEEDS:
        made = make_radio_exercise(kind, seed, level)
        made.question.check(made.answer)
        for texts in (ENGLISH, RUSSIAN):
            assert made.question.text.render(texts)
            for right in (True, False):
                assert "§" in made.explain_answer(right).render(texts)


def test_unconfirmed_reports_are_for_five_or_for_four_and_an_android() -> None:
    """Parse the question as shown, without using its source."""
    seen = set()
    for seed in range(200):
        made = make_radio_exercise("reports", seed, 3)
        asked = made.question.text.render(ENGLISH)
        unconfirmed = "Unconfirmed report." in asked
        five = asked.startswith(("There are 5 of you.", "There are 4 of you, plus an android."))
        assert isinstance(made.question, SingleChoice)
        assert (made.answer == "nobody") == (unconfirmed and not five), asked
        if made.answer != "nobody":
            assert ("internal" in str(made.answer)) == ("nternal threat" in asked)
            assert ("serious" in str(made.answer)) == ("erious" in asked)
        seen.add((unconfirmed, five))
    assert len(seen) == 4


def test_every_card_but_the_heroic_ones_may_be_handed_over() -> None:
    heroic = set()
    for seed in SEEDS:
        made = make_radio_exercise("transfer", seed, 2)
        assert isinstance(made.question, MultiChoice)
        assert isinstance(made.answer, tuple)
        kept = [option.label.render(ENGLISH) for option in made.question.options if option.key not in made.answer]
        assert all(label.startswith("heroic") for label in kept)
        labels = [option.label.render(ENGLISH) for option in made.question.options if option.key in made.answer]
        assert not any(label.startswith("heroic") for label in labels)
        heroic.add(len(kept))
    assert heroic == {0, 1}


def test_cards_are_those_that_are_dealt_and_those_that_came_as_data() -> None:
    for seed in SEEDS:
        made = make_radio_exercise("dealt", seed, 3)
        facts = {name: int(str(value)) for name, value in made.question.text.facts.items()}
        dealt = cards_per_phase(facts["players"], facts["androids"])[facts["phase"] - 1]
        assert made.answer == dealt + facts["incoming"]
