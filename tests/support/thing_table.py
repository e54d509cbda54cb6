"""A simulated evening of The Thing, with a box of made-up numbers and an answer to every question."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from support.random_answers import random_answer
from support.sample_guide import InMemory

from spacealert.companions.the_thing import box_facts
from spacealert.companions.the_thing.box_facts import BoxFact, max_zone_fact
from spacealert.companions.the_thing.pieces import (
    CHARACTERS_WITHOUT_ROLES,
    YELLOW_SPACE,
    Character,
    Person,
    supplies_for,
)
from spacealert.companions.the_thing.station import GameEnded, RoundPhase, Station
from spacealert.companions.the_thing.station_setup import fill_station
from spacealert.companions.the_thing.thing_evening import guide_game
from spacealert.kit.guide.prompts import (
    Answer,
    Arrangement,
    Count,
    Deal,
    Draw,
    Instruction,
    MultiChoice,
    Prompt,
    Ritual,
    Secret,
    SingleChoice,
)
from spacealert.kit.guide.walkthrough import Guide, Walkthrough
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Message

# Unlike any real box, so that tests don't depend on details missing from the rules text.
_SIDES = {"sun": 1, "clouds": 1, "wind": 1, "snow": 1, "storm": 2}
_EFFECTS = {
    "generator": {"sun": 0, "clouds": 1, "wind": 1, "snow": 1, "storm": 2},
    "boiler": {"sun": 0, "clouds": 1, "wind": 1, "snow": 2, "storm": 2},
    "rescue": {"sun": 4, "clouds": 3, "wind": 2, "snow": 1, "storm": 0},
    "freezing": {"sun": 0, "clouds": 1, "wind": 1, "snow": 2, "storm": 3},
}
_NUMBERS = {
    "freezing-track": 8,
    "rescue-track": 12,
    "rescue-fuel-track": 8,
    "fuel-spaces/snowcat": 3,
    "fuel-spaces/helicopter": 4,
    "damage-spaces/generator": 3,
    "damage-spaces/radio-room": 8,
    "damage-spaces/snowcat": 4,
    "damage-spaces/helicopter": 6,
    "absorbs/stronger": 1,
    "loses/weaker": 1,
    "sabotages/stronger": 1,
    "burns/use": 1,
    "stops/sabotage": 1,
    "stops/threat": 1,
}


def _number(fact: BoxFact) -> int:
    first, *names = fact.key.split("/")
    if first == "die":
        return _SIDES[names[0]]
    if first in _EFFECTS:
        return _EFFECTS[first][names[1]]
    if first == "max-zone":
        return int(names[0]) // 2 + 1
    return _NUMBERS.get(fact.key, fact.least)


BOX: Mapping[str, int] = {key: _number(fact) for key, fact in box_facts.ALL.items()}

Policy = Callable[[Prompt, Random], Answer]


def any_answer(prompt: Prompt, chance: Random) -> Answer:
    """Return any valid answer, all with the same probability."""
    match prompt:
        case Secret(inside=inside):
            return any_answer(inside, chance)
        case Draw(options=options):
            return chance.choice([option.key for option in options if prompt.weight(option.key)])
        case SingleChoice(options=options):
            return chance.choice([option.key for option in options])
        case MultiChoice(options=options, most=None, each=1):
            return tuple(option.key for option in options if chance.random() < 0.3)
        case MultiChoice() | Arrangement():
            return random_answer(prompt, chance)
        case Count(text=Message(text_id="thing-box-die", facts={"first": Message(text_id=weather)})):
            return _SIDES[weather.rpartition("-")[2]]  # other answers are rejected
        case Count(least=least, most=most):
            return chance.randint(least, most)
    return None


# Careful answers, which keep an evening going.
_CAREFUL: Mapping[str, Answer] = {
    "thing-roles-agreed": "no",
    "thing-setup-beginner-kennel": "no",
    "thing-exposes-itself": "nobody",
    "thing-test": "none",
    "thing-burn": "nobody",
    "thing-rescue-first": "no",
    "thing-keys": "no",
    "thing-avoid": (),
    "thing-board-role": "human",
    "thing-test-result": "human",
    "thing-is-flamethrower": "no",
    "thing-no-human-left": "no",
    "thing-leave-evening": "no",
}


def careful_answer(prompt: Prompt, chance: Random) -> Answer:
    """Answer like `any_answer`, but never correct anything or end the game."""
    known = prompt.text.text_id
    if known in _CAREFUL:
        return _CAREFUL[known]
    if known == "thing-characters" and isinstance(prompt, Arrangement):
        return tuple(f"{one.key}/{there.key}" for one, there in zip(prompt.pieces, prompt.places, strict=False))
    if isinstance(prompt, SingleChoice) and any(option.key == "correct" for option in prompt.options):
        return prompt.options[0].key
    return any_answer(prompt, chance)


def careless_answer(prompt: Prompt, chance: Random) -> Answer:
    """Answer carefully most of the time, so that evenings last, and randomly otherwise."""
    return any_answer(prompt, chance) if chance.random() < 0.15 else careful_answer(prompt, chance)


def new_station() -> Station:
    return Station(box=dict(BOX))


class DealsTo(Random):
    """Random numbers that always deal the Alien to the player at this place."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def choice(self, seq: Any) -> Any:
        return seq[self.place if isinstance(seq[0], Character) else 0]


def new_evening(seed: int = 0, chance: Random | None = None) -> Walkthrough[Station]:
    return Walkthrough(guide_game, new_station, seed=seed, chance=chance)


def play_until(
    walkthrough: Walkthrough[Station],
    text_id: str,
    answers: Mapping[str, Answer],
    policy: Policy = careful_answer,
    seed: int = 0,
    most: int = 3000,
) -> None:
    """Continue until this is asked. `answers` apply to questions with these ids, and the policy to all others."""
    chance = Random(seed)
    for _ in range(most):
        prompt = walkthrough.prompt
        assert prompt is not None, f"the evening ended before {text_id}"
        if text_id in (prompt.text.text_id, *(note.text_id for note in prompt.notes)):
            return
        known = prompt.text.text_id
        given = known in answers and _fits(prompt, answers[known])
        walkthrough.answer(answers[known] if given else policy(prompt, chance))
    raise AssertionError(f"{text_id} was never asked")


def _fits(prompt: Prompt, answer: Answer) -> bool:
    try:
        prompt.check(answer)
    except UserError:
        return False
    return True


class SampleEvening(InMemory[Station]):
    """An evening in memory that has reached a question."""

    def __init__(self, text_id: str, answers: Mapping[str, Answer], seed: int = 0, again: int = 0) -> None:
        super().__init__("the-thing", guide_game, new_station)
        self.text_id, self.answers, self.chance, self.again = text_id, answers, seed, again

    def begin(self, seed: int) -> Walkthrough[Station]:
        walkthrough = new_evening(self.chance, Random(self.chance))  # the same deal in every run
        play_until(walkthrough, self.text_id, self.answers, seed=self.chance)
        for _ in range(self.again):
            assert walkthrough.prompt is not None
            walkthrough.answer(careful_answer(walkthrough.prompt, Random(self.chance)))
            play_until(walkthrough, self.text_id, self.answers, seed=self.chance)
        return walkthrough


def lay_out_station(players: int, *characters: Character, **facts: object) -> Station:
    """Return a station after setup, with the characters in this order and with these fields set."""
    station = new_station()
    station.players = players
    number = players if station.has_roles else CHARACTERS_WITHOUT_ROLES
    seated = [*characters, *(one for one in Character if one not in characters)][:number]
    station.people = [Person(one, place * players // number) for place, one in enumerate(seated)]
    fill_station(station, supplies_for(players))
    station.phase = RoundPhase.WEATHER
    if not station.has_roles:
        station.threat = YELLOW_SPACE + station.box[max_zone_fact(players).key]
    for name, fact in facts.items():
        setattr(station, name, fact)
    return station


def run_procedure(
    station: Station, procedure: Callable[[Station], Guide[object]], *answers: Answer
) -> list[tuple[str, Prompt]]:
    """Return the questions and texts of a procedure, given these answers, all of which must be asked for.

    Notes for the next question come before that question.
    """
    asked: list[tuple[str, Prompt]] = []
    left = list(answers)
    running = procedure(station)
    try:
        prompt = next(running, None)
    except GameEnded:
        prompt = None
    while prompt is not None:
        asked += _pop_tells(station)
        asked.append((prompt.text.text_id, prompt))
        answer: Answer = None
        if isinstance(prompt, Deal):
            answer = prompt.keys[0]
        elif not isinstance(prompt, Instruction | Ritual):
            assert left, f"no answer is left for {prompt.text.text_id}"
            answer = left.pop(0)
        prompt.check(answer)
        try:
            prompt = running.send(answer)
        except StopIteration:
            break
        except GameEnded:
            break
    asked += _pop_tells(station)
    assert not left, f"never asked for {left}"
    return asked


def _pop_tells(station: Station) -> list[tuple[str, Prompt]]:
    told = [(text.text_id, Instruction(text)) for text in station.said]
    station.said.clear()
    return [*told]


def ids(asked: list[tuple[str, Prompt]]) -> list[str]:
    return [text_id for text_id, _ in asked]


def fact(asked: list[tuple[str, Prompt]], text_id: str, name: str) -> object:
    """Return a fact of the last prompt with this text."""
    return next(prompt for known, prompt in reversed(asked) if known == text_id).text.facts[name]
