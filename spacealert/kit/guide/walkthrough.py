"""A guide that is under way: the answers so far and the prompt that they lead to.

A guide is a generator function. It is given the state of its game, which it changes as it goes, yields prompts and gets
their answers; what it calls with `yield from` is a guide, too.

    def toss(score: Score) -> Guide[None]:
        side = yield Draw(message("toss-coin"), options=COIN)
        if side == "heads":
            score.points += 1
"""

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Generic, TypeAlias, TypeVar

from attrs import frozen

from spacealert.kit.guide.prompts import Answer, Draw, Prompt, Secret
from spacealert.kit.i18n.errors import UserError

S = TypeVar("S")
R = TypeVar("R")

Guide: TypeAlias = Generator[Prompt, Answer, R]


@frozen
class Given:
    """An answer, and the id of the text that asked for it: an answer is never taken for that of another question."""

    asked: str
    answer: Answer


class Walkthrough(Generic[S]):
    """Answers lead on, `undo` takes the last one back, `edit` changes one in the middle and replays the rest.

    `new_state` makes the state of a game that begins. The state is never kept: what is kept is `given` and `seed`, and
    `keep` is called whenever that has changed.
    """

    def __init__(
        self,
        guide: Callable[[S], Guide[object]],
        new_state: Callable[[], S],
        given: Iterable[Given] = (),
        seed: int = 0,
        keep: Callable[["Walkthrough[S]"], None] = lambda _: None,
    ) -> None:
        self.seed = seed
        self._keep = keep
        self._guide = guide
        self._new_state = new_state
        self._start()
        self.left_over = self._replay(list(given))

    @property
    def state(self) -> S:
        """Of the game, at the prompt that is asked now."""
        return self._state

    @property
    def prompt(self) -> Prompt | None:
        """What is asked now; None once the guide has ended."""
        return self._prompt

    @property
    def over(self) -> bool:
        return self._prompt is None

    @property
    def given(self) -> tuple[Given, ...]:
        return tuple(self._given)

    @property
    def history(self) -> Sequence[tuple[Prompt, Answer]]:
        """Every prompt that was answered, with its answer, the first one first."""
        return [(prompt, given.answer) for prompt, given in zip(self._asked, self._given, strict=True)]

    def answer(self, answer: Answer) -> None:
        """Go on with this; refused if it is no answer to the prompt."""
        prompt = self._prompt
        if prompt is None:
            raise UserError("guide-is-over")
        prompt.check(answer)
        self._go_on(prompt, answer)
        self._keep(self)

    def drawn(self) -> str:
        """What the program draws for the prompt that is asked now, which is a `Draw` or one in secret."""
        prompt = self._prompt.inside if isinstance(self._prompt, Secret) else self._prompt
        assert isinstance(prompt, Draw)
        return prompt.drawn(self.seed, len(self._given))

    def undo(self) -> None:
        """Take the last answer back."""
        if not self._given:
            raise UserError("guide-nothing-to-undo")
        self.back_to(len(self._given) - 1)

    def back_to(self, place: int) -> None:
        """Take back the answer at this place and all after it."""
        self._restart(self._given[:place])
        self._keep(self)

    def edit(self, place: int, answer: Answer) -> int:
        """Put this in the place of an earlier answer and replay the rest, as far as the same questions are asked.

        How many of the later answers were dropped, because they answer what is no longer asked.
        """
        self._asked[place].check(answer)
        before = self._given
        self._restart([*before[:place], Given(before[place].asked, answer), *before[place + 1 :]])
        self._keep(self)
        return len(before) - len(self._given)

    def _start(self) -> None:
        self._state = self._new_state()
        self._running = self._guide(self._state)
        self._asked: list[Prompt] = []
        self._given: list[Given] = []
        self._prompt: Prompt | None = next(self._running, None)

    def _go_on(self, prompt: Prompt, answer: Answer) -> None:
        self._asked.append(prompt)
        self._given.append(Given(prompt.text.text_id, answer))
        try:
            self._prompt = self._running.send(answer)
        except StopIteration:
            self._prompt = None

    def _restart(self, given: Sequence[Given]) -> None:
        self._running.close()
        self._start()
        self._replay(given)

    def _replay(self, given: Sequence[Given]) -> int:
        """Give these answers as long as they fit; how many did not."""
        for place, one in enumerate(given):
            prompt = self._prompt
            if prompt is None or prompt.text.text_id != one.asked or not _fits(prompt, one.answer):
                return len(given) - place
            self._go_on(prompt, one.answer)
        return 0


def _fits(prompt: Prompt, answer: Answer) -> bool:
    try:
        prompt.check(answer)
    except UserError:
        return False
    return True
