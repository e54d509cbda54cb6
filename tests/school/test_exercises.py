"""Exercises: made by the engine, the same for a seed, answered and explained by what the engine does."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples
from support.languages import ENGLISH, RUSSIAN

from spacealert.engine import CARDS, events, resolve
from spacealert.kit.guide.prompts import Choose, ChooseSeveral
from spacealert.narration.sentences import Teller
from spacealert.school.exercises import HARDEST, KINDS, NOTHING, Board, exercise, made_up_game


@pytest.mark.parametrize("kind", KINDS)
def test_a_seed_gives_the_same_exercise_and_others_give_others(kind: str) -> None:
    first = exercise(kind, 7, 2)
    exercise.cache_clear()
    assert exercise(kind, 7, 2) == first
    made = [exercise(kind, seed, 2) for seed in range(12)]
    assert len({str((one.game.threats, one.game.crew)) for one in made}) == 12


@examples(60)
@given(st.sampled_from(list(KINDS)), st.integers(0, 2**31), st.integers(1, HARDEST))
def test_every_exercise_can_be_answered_and_is_explained_in_both_languages(kind: str, seed: int, level: int) -> None:
    made = exercise(kind, seed, level)
    made.question.check(made.answer)
    assert isinstance(made.question.picture, Board)
    happened = resolve(made.game).events
    assert made.because
    assert all(event in happened for event in made.because)
    for texts in (ENGLISH, RUSSIAN):
        assert made.question.text.render(texts)
        teller = Teller(texts, made.game)
        for right in (True, False):
            told = made.explained(right).render(texts)
            assert all(teller.tell(event).explained(texts)[:200] in told for event in made.because[:1])
            assert "§" in told


@pytest.mark.parametrize("kind", KINDS)
def test_the_answer_is_not_always_the_same(kind: str) -> None:
    assert len({exercise(kind, seed, 3).answer for seed in range(25)}) > 1


@pytest.mark.parametrize("level", [1, 2, 3])
def test_nobody_is_late_where_moving_is_asked(level: int) -> None:
    """A computer that nobody maintained pushed cards back, five lessons before anybody hears of it."""
    for seed in range(40):
        asked = exercise("moving", seed, level)
        turn = asked.question.text.facts["turn"]
        late = [event for event in resolve(asked.game).events if isinstance(event, events.Delayed)]
        assert not [event for event in late if event.late_turn <= turn], (seed, level)


def test_targets_are_asked_as_a_choice_of_threats_and_nothing() -> None:
    for seed in range(20):
        question = exercise("targets", seed).question
        assert isinstance(question, Choose)
        keys = [option.key for option in question.options]
        assert keys[-1] == NOTHING
        assert len(keys) > 2


def test_who_is_late_may_be_several_or_nobody() -> None:
    late = [exercise("late", seed, 4) for seed in range(60)]
    assert all(isinstance(made.question, ChooseSeveral) for made in late)
    assert {len(made.answer) for made in late if isinstance(made.answer, tuple)} >= {0, 1, 2}


def test_the_damage_that_is_asked_for_is_what_the_engine_marks() -> None:
    for seed in range(20):
        made = exercise("damage", seed, 3)
        hit = made.because[-1]
        assert isinstance(hit, events.Hit)
        assert made.answer == max(0, hit.marks)


def test_what_lies_in_a_slot_is_what_the_engine_leaves_there() -> None:
    """The answer is the card of the plan after the delay, read from the events alone."""
    for seed in range(20):
        made = exercise("lift", seed, 2)
        delay = made.because[-1]
        assert isinstance(delay, events.Delayed)
        slot = int(str(made.question.text.facts["slot"]))
        arrived = [card for card, _, goal in delay.moved if goal == slot]
        assert made.answer == (arrived[0] if arrived else NOTHING)


def test_exercises_become_harder() -> None:
    def threats(level: int) -> int:
        return sum(len(exercise("targets", seed, level).game.threats) for seed in range(10))

    def people(level: int) -> int:
        return sum(len(exercise("late", seed, level).game.crew) for seed in range(10))

    assert threats(1) < threats(2) < threats(3)
    assert people(1) < people(3) < people(HARDEST)


@pytest.mark.parametrize("level", range(1, HARDEST))
def test_peculiar_cards_come_last(level: int) -> None:
    for kind in KINDS.values():
        game = made_up_game(kind.recipe, Random(level), level)
        assert not any(CARDS[threat.card].traits for threat in game.threats)
