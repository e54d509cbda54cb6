"""Random evenings: nothing is lost, nothing gets stuck, and undo restores the earlier state."""

from collections.abc import Iterator
from copy import deepcopy
from random import Random

import pytest
from hypothesis import Phase as Stage
from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples
from support.languages import ENGLISH, RUSSIAN
from support.thing_table import any_answer, careless_answer, new_evening, new_station

from spacealert.companions.the_thing.pieces import DAMAGE_TOKENS, DAMAGEABLE, DOGS, FOOD, GREEN, MOST_IN_GREEN, Location
from spacealert.companions.the_thing.station import RoundPhase, Station
from spacealert.companions.the_thing.station_board import board_lines, make_station_board
from spacealert.companions.the_thing.thing_evening import guide_game
from spacealert.kit.guide.prompts import Count, Draw, Prompt, Ritual, Secret, SingleChoice
from spacealert.kit.guide.walkthrough import Walkthrough
from spacealert.kit.i18n.texts import Message

_PATIENCE, _MOST_ANSWERS = 800, 2500


def messages(prompt: Prompt) -> Iterator[Message]:
    """Return all texts of a prompt."""
    yield prompt.text
    yield from prompt.notes
    if isinstance(prompt, Secret):
        yield from messages(prompt.inside)
    for option in (*getattr(prompt, "options", ()), *getattr(prompt, "pieces", ()), *getattr(prompt, "places", ())):
        yield option.label
    for moment in prompt.lines if isinstance(prompt, Ritual) else ():
        yield moment.text


def spoken_lines(prompt: Prompt) -> Iterator[str]:
    if prompt.spoken:
        yield prompt.spoken
    yield from (moment.spoken for moment in prompt.lines) if isinstance(prompt, Ritual) else ()


def check_prompt(prompt: Prompt) -> None:
    """Check that the prompt can be read in both languages and answered."""
    for message in messages(prompt):
        for texts in (ENGLISH, RUSSIAN):
            assert message.render(texts)
    for text_id in spoken_lines(prompt):
        assert ENGLISH.has_own(text_id)
        assert RUSSIAN.has_own(text_id)
    if isinstance(prompt, SingleChoice):
        assert prompt.options
        assert len({option.key for option in prompt.options}) == len(prompt.options)
    if isinstance(prompt, Draw):
        assert any(prompt.weight(option.key) for option in prompt.options)
    if isinstance(prompt, Count):
        assert prompt.least <= prompt.most


def check_station(station: Station) -> None:
    """Check the rules that hold whatever the players do, except for manual corrections."""
    if not station.damage:
        return
    assert sum(station.dogs.values()) + station.dogs_aside + station.dogs_eaten == DOGS
    assert sum(station.damage.values()) + station.damage_in_hq == DAMAGE_TOKENS
    assert station.damage_in_hq >= 0
    numbers = (
        *station.fuel.values(),
        *station.damage.values(),
        *station.dogs.values(),
        *(station.underground, station.outdoor, station.pantry, station.kitchen, station.weapons_left),
        *(station.items_left, station.lab_tokens, station.strength, station.pile, station.dogs_aside, station.threat),
        *(person.disc for person in station.people),
    )
    assert min(numbers) >= 0
    assert station.pantry + station.kitchen <= FOOD
    assert not station.kennel_card_in_deck or station.kennel_dog_count
    assert not any(station.dogs.get(location) for location in station.burned)
    assert not any(person.where in station.burned for person in station.characters)
    assert len(station.people_at(Location.KENNEL)) == 0
    if station.phase not in (RoundPhase.SETUP, RoundPhase.MOVE):
        assert all(len(station.people_at(location)) <= MOST_IN_GREEN for location in GREEN)
    for location in DAMAGEABLE:
        assert station.count_free_damage_spaces(location) >= 0


def play(seed: int) -> Walkthrough[Station]:
    """Play a whole evening, undoing and repeating some answers along the way."""
    walkthrough = new_evening(seed)
    chance = Random(seed)
    read: set[str] = set()
    for number in range(_MOST_ANSWERS):
        prompt = walkthrough.prompt
        if prompt is None:
            return walkthrough
        if prompt.text.text_id not in read:
            check_prompt(prompt)
            read.add(prompt.text.text_id)
        check_station(walkthrough.state)
        # Careful players could stay forever once the Boiler has burned down, so these lose patience.
        answer = (careless_answer if number < _PATIENCE else any_answer)(prompt, chance)
        if answer == "correct" and number >= _PATIENCE and isinstance(prompt, SingleChoice):
            answer = prompt.options[0].key
        undone = number % 131 == seed % 131
        before = deepcopy(walkthrough.state) if undone else None
        walkthrough.answer(answer)
        if undone and not _hides(walkthrough):
            walkthrough.undo()
            assert walkthrough.state == before
            walkthrough.answer(answer)
        if number % 50 == 0:
            assert [line.render(ENGLISH) for line in board_lines(make_station_board(walkthrough.state))]
    raise AssertionError(f"evening {seed} does not end")


def _hides(walkthrough: Walkthrough[Station]) -> bool:
    """Return whether undoing now would deal new roles."""
    return walkthrough.given_answers[-1].secret


def check_evening(seed: int) -> None:
    walkthrough = play(seed)
    left = ("thing-leave-evening", "yes") in [(given.asked, given.answer) for given in walkthrough.given_answers]
    assert (walkthrough.state.ending is None) is left
    again = Walkthrough(guide_game, new_station, walkthrough.given_answers, seed)
    assert again.state == walkthrough.state
    assert again.is_over


@examples(30, phases=[Stage.generate])  # shrinking the seed does not simplify the evening
@given(st.integers(0, 2**32))
def test_random_evening_keeps_all_pieces_and_ends(seed: int) -> None:
    check_evening(seed)


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("block", range(10))
def test_thousand_evenings_keep_all_pieces_and_end(block: int) -> None:
    for seed in range(100 * block, 100 * block + 100):
        check_evening(seed)


@examples(3, phases=[Stage.generate])
@given(st.integers(0, 2**32))
def test_every_answer_can_be_undone(seed: int) -> None:
    walkthrough = new_evening(seed)
    chance = Random(seed)
    states: dict[int, Station] = {}
    while walkthrough.prompt is not None and len(states) < 120:
        states[len(walkthrough.given_answers)] = deepcopy(walkthrough.state)
        walkthrough.answer(any_answer(walkthrough.prompt, chance))
    while walkthrough.given_answers:
        walkthrough.undo()
        before = states[len(walkthrough.given_answers)]
        if not walkthrough.state.roles:  # undoing the deal deals again
            assert walkthrough.state == before
