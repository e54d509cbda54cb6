"""Random evenings of Nemesis that have reached a certain question."""

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from random import Random

from attrs import define, field
from support.random_answers import random_answer

from spacealert.companions.nemesis.house_settings import HouseSettings
from spacealert.companions.nemesis.intruders import INTRUDERS
from spacealert.companions.nemesis.nemesis_evening import guide_evening
from spacealert.companions.nemesis.ship_state import CrewMember, GameOver, Pod, Ship, Species, Trigger
from spacealert.kit.guide.prompts import Answer, Deal, Instruction, Ritual
from spacealert.kit.guide.saved import SavedGuide
from spacealert.kit.guide.walkthrough import GivenAnswer, Guide, Walkthrough, prompt_options

_MOST_TRIES = 4000
# Earlier seeds only get there if a rule changes, and trying them all takes seconds in each process. After such a change
# write down what `cd tests; python -m support.nemesis_evenings` prints.
_FIRST_TRIES = {"nemesisend-engine": 48, "nemesisend-winners": 220}
_tries: dict[str, int] = {}  # the last one that was needed
NAMES = ("Nora", "Kim", "Аня", "Žofie", "Bo")


@cache
def _answers_to(
    text_id: str, species: Species, again: int, players: int, seed: int, turns: str, happens: tuple[str, ...]
) -> tuple[GivenAnswer, ...]:
    """Return the answers that lead to this question."""
    return _found(text_id, species, again, players, seed, turns, happens).given_answers


def evening_at(
    text_id: str,
    species: Species,
    again: int = 1,
    players: int = 4,
    seed: int = 1,
    turns: str = "each",
    happens: tuple[str, ...] = (),
) -> Walkthrough[Ship]:
    """Return the first random evening that asks this question `again` times, at the last of them.

    In phase mode, only `happens` occurs during the phases, if given.
    """
    answers = _answers_to(text_id, species, again, players, seed, turns, happens)
    return Walkthrough(guide_evening, new_ship(species), answers, seed)


def _found(
    text_id: str, species: Species, again: int, players: int, seed: int, turns: str, happens: tuple[str, ...] = ()
) -> Walkthrough[Ship]:
    for try_ in range(_FIRST_TRIES.get(text_id, 0), _MOST_TRIES):
        random = Random(f"{seed} {try_}")
        walkthrough = Walkthrough(guide_evening, new_ship(species), seed=seed, chance=random)
        left = again
        while (prompt := walkthrough.prompt) is not None:
            if text_id in (prompt.text.text_id, *(note.text_id for note in prompt.notes)):
                left -= 1
                if not left:
                    _tries[text_id] = try_
                    return walkthrough
            fixed: dict[str, Answer] = {"nemesissetup-players": players}
            fixed["nemesissetup-follow"] = turns
            fixed["nemesisplay-leave-evening"] = "no"
            fixed["nemesissettings-which"] = HouseSettings(turns=turns).encode()
            fixed["nemesissetup-names"] = ", ".join(NAMES[:players])
            keys = {option.key for option in prompt_options(prompt)}
            if possible := [one for one in happens if one in keys]:
                fixed["nemesisplay-phase"] = random.choice(possible)
            asked = prompt.text.text_id
            walkthrough.answer(fixed[asked] if asked in fixed else random_answer(prompt, random))
    raise AssertionError(text_id)


class SampleEvening(SavedGuide[Ship]):
    """An evening that has reached a certain question, without saving it."""

    def __init__(self, walkthrough: Walkthrough[Ship]) -> None:
        super().__init__("sample", guide_evening, new_ship())
        self._walkthrough = walkthrough

    @property
    def exists(self) -> bool:
        return False

    def begin(self, seed: int) -> Walkthrough[Ship]:
        return self._walkthrough

    def close(self) -> None:
        pass


def new_ship(species: Species = INTRUDERS) -> Callable[[], Ship]:
    return lambda: Ship(species, HouseSettings())


def ship(species: Species, players: int = 3, **changes: object) -> Ship:
    """Return an evening in progress after setup. The players are called 1, 2 and so on."""
    bag = dict.fromkeys(species.token_counts, 0) | species.starting_bag(players)
    made = Ship(
        species,
        HouseSettings(turns="each"),
        crew=[CrewMember(str(number), number) for number in range(1, players + 1)],
        time=15,
        round=1,
        bag=bag,
        supply={token: count - bag[token] for token, count in species.token_counts.items()},
        figures=dict.fromkeys(species.figure_limits, 0),
        pods=[Pod(1, "A"), Pod(2, "B")],
        eggs=species.eggs,
        egg_reserve=species.egg_reserve,
    )
    for name, value in changes.items():
        setattr(made, name, value)
    return made


@define
class GuideRun:
    """A completed procedure: its texts and questions, its result, and whether it ended the game."""

    asked: list[str] = field(factory=list)
    result: object = None
    end: Trigger | None = None


def run_guide(guide: Guide[object], *answers: Answer) -> GuideRun:
    """Run a procedure with these answers, all of which must be asked for. Texts to read need none."""
    left, gone = list(answers), GuideRun()
    try:
        prompt = next(guide)
        while True:
            gone.asked.append(prompt.text.text_id)
            answer: Answer = None
            if isinstance(prompt, Deal):
                answer = prompt.keys[0]
            elif not isinstance(prompt, Instruction | Ritual):
                assert left, f"no answer to {prompt.text}"
                answer = left.pop(0)
                prompt.check(answer)
            prompt = guide.send(answer)
    except StopIteration as stopped:
        gone.result = stopped.value
    except GameOver as end:
        gone.end = end.trigger
    assert not left, f"nobody asked for {left}; it was asked: {gone.asked}"
    return gone


if __name__ == "__main__":
    from support import nemesis_evenings

    from spacealert.texts import load_texts

    nemesis_evenings._FIRST_TRIES.clear()
    for name, make in import_module("gallery").scenes(load_texts("en")).items():
        if name.startswith(("nemesis", "carnomorphs")):
            make()
    for text_id, needed in sorted(nemesis_evenings._tries.items()):
        if needed > 2:
            sys.stdout.write(f'"{text_id}": {needed}\n')
