"""Random evenings: nothing is lost, nothing gets stuck, and every answer can be undone."""

from copy import deepcopy
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples
from support.languages import ENGLISH, RUSSIAN
from support.nemesis_evenings import new_ship
from support.random_answers import random_answer

from spacealert.companions.carnomorphs.carnomorph_species import CARNOMORPHS
from spacealert.companions.nemesis.intruders import INTRUDERS
from spacealert.companions.nemesis.nemesis_evening import guide_evening, outcome
from spacealert.companions.nemesis.ship_state import Phase, Ship, Species, Status
from spacealert.companions.nemesis.ship_text import ship_lines
from spacealert.kit.guide.prompts import Draw, MultiChoice, Prompt, Ritual, Secret, SingleChoice
from spacealert.kit.guide.walkthrough import Walkthrough, prompt_options
from spacealert.kit.i18n.texts import Message, Texts
from spacealert.texts import load_texts

MOST_ANSWERS = 15_000  # far more than any evening has needed
BOTH = st.sampled_from([INTRUDERS, CARNOMORPHS])
SEEDS = st.integers(0, 2**32)


def check_conserved(ship: Ship) -> None:
    """Check the bag, supply, figures, pods and people: the totals are right."""
    if not ship.bag:
        return
    species = ship.species
    for token, whole in species.token_counts.items():
        assert ship.bag[token] >= 0
        assert ship.supply[token] >= 0
        assert ship.bag[token] + ship.supply[token] == whole
    for figure, whole in species.figure_limits.items():
        assert 0 <= ship.figures[figure] <= whole
        assert ship.figures[figure] + ship.boxed.get(figure, 0) <= whole
    assert 0 <= ship.fires <= 8
    assert 0 <= ship.malfunctions <= 8
    assert min(ship.eggs, ship.egg_reserve, ship.eggs_out) >= 0
    assert ship.eggs + ship.egg_reserve + ship.eggs_out <= 8
    for token, numbers in ship.numbers_out.items():
        assert len(numbers) <= ship.supply[token]
    aboard = [number for pod in ship.pods if not pod.launched for number in pod.aboard]
    assert len(aboard) == len(set(aboard))
    if ship.phase in (Phase.PLAYERS, Phase.EVENTS):
        assert sorted(aboard) == sorted(one.number for one in ship.crew_with_status(Status.WAITING))
    assert all(len(pod.aboard) <= 2 for pod in ship.pods)
    for one in ship.crew:
        assert one.serious_wound_count <= 3
        assert one.light <= 2


def play(species: Species, seed: int) -> Walkthrough[Ship]:
    """Play a random evening to its end."""
    random = Random(seed)
    walkthrough = Walkthrough(guide_evening, new_ship(species), seed=seed)
    while (prompt := walkthrough.prompt) is not None:
        walkthrough.answer(random_answer(prompt, random))
        check_conserved(walkthrough.state)
        assert len(walkthrough.given_answers) < MOST_ANSWERS, "it never ends"
    return walkthrough


def check_evening(species: Species, seed: int) -> None:
    """Check that the evening ends, reports its outcome, and is the same when replayed."""
    walkthrough = play(species, seed)
    left = ("nemesisplay-leave-evening", "yes") in [(given.asked, given.answer) for given in walkthrough.given_answers]
    assert (outcome(walkthrough.state) is None) is left
    again = Walkthrough(guide_evening, new_ship(species), walkthrough.given_answers, seed)
    assert (again.state, again.is_over, again.left_over) == (walkthrough.state, True, 0)


@examples(30)
@given(BOTH, SEEDS)
def test_random_evenings_end_and_replay_identically(species: Species, seed: int) -> None:
    check_evening(species, seed)


@pytest.mark.slow
@examples(1000)
@given(BOTH, SEEDS)
def test_thousand_evenings_end_and_replay_identically(species: Species, seed: int) -> None:
    check_evening(species, seed)


def check_undo(species: Species, seed: int, every: int) -> None:
    """Check that undo at each answer restores the earlier ship and the same question."""
    random = Random(seed)
    walkthrough = Walkthrough(guide_evening, new_ship(species), seed=seed)
    while (prompt := walkthrough.prompt) is not None:
        before = deepcopy(walkthrough.state)
        answer = random_answer(prompt, random)
        if walkthrough.state.map is None and "map" in [option.key for option in prompt_options(prompt)]:
            answer = "map"  # most of what goes wrong, goes wrong there
        walkthrough.answer(answer)
        ship_lines(walkthrough.state)  # the board is shown at every answer, and changes nothing
        if len(walkthrough.given_answers) % every == 0 and not walkthrough.given_answers[-1].secret:
            walkthrough.undo()
            assert walkthrough.state == before
            assert walkthrough.prompt is not None
            assert walkthrough.prompt.text == prompt.text
            walkthrough.answer(answer)


@examples(3)
@given(BOTH, SEEDS)
def test_undo_restores_the_previous_ship(species: Species, seed: int) -> None:
    check_undo(species, seed, every=5)


@pytest.mark.slow
@examples(12)
@given(BOTH, SEEDS)
def test_undo_restores_the_previous_ship_at_every_answer(species: Species, seed: int) -> None:
    check_undo(species, seed, every=1)


def messages_of(prompt: Prompt) -> list[Message]:
    found = [prompt.text]
    if isinstance(prompt, SingleChoice | MultiChoice | Draw):
        found += [option.label for option in prompt.options]
    if isinstance(prompt, Ritual):
        found += [moment.text for moment in prompt.lines]
    return found + (messages_of(prompt.inside) if isinstance(prompt, Secret) else [])


def spoken_in(prompt: Prompt) -> list[str]:
    moments = prompt.lines if isinstance(prompt, Ritual) else ()
    return [text_id for text_id in (prompt.spoken, *(moment.spoken for moment in moments)) if text_id]


@pytest.mark.parametrize("texts", [ENGLISH, RUSSIAN, load_texts("cs")], ids=lambda texts: texts.language)
@pytest.mark.parametrize("species", [INTRUDERS, CARNOMORPHS], ids=lambda species: species.name)
def test_every_text_of_an_evening_exists_in_this_language(species: Species, texts: Texts) -> None:
    for seed in range(6):
        walkthrough = play(species, seed)
        for prompt, _ in walkthrough.history:
            for message in messages_of(prompt):
                assert message.render(texts)
                assert texts.has_own(message.text_id)
            for text_id in spoken_in(prompt):
                assert texts.has_own(text_id)
        for message in ship_lines(walkthrough.state):
            assert message.render(texts)
            assert texts.has_own(message.text_id)
