"""A guide in progress: the answers so far and the current prompt.

A guide is a generator function. It takes the state of its game, changes it, yields prompts and receives their answers.
Guides call other guides with `yield from`.

    def toss(score: Score) -> Guide[None]:
        side = yield Draw(message("toss-coin"), options=COIN)
        if side == "heads":
            score.points += 1
"""

import re
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from random import Random, SystemRandom
from typing import Generic, TypeAlias, TypeVar

from attrs import evolve, frozen

from spacealert.kit.guide import prompts
from spacealert.kit.guide.prompts import Answer, Option, Prompt
from spacealert.kit.i18n import Message, Texts, UserError

S = TypeVar("S")
R = TypeVar("R")

Guide: TypeAlias = Generator[Prompt, Answer, R]


_IN_A_ROW = 3  # questions in a row that must be repeated before waiting answers are reused
_MOST_SKIPPED = 20  # waiting answers one question may skip; the next round asks the same questions again
_MOST_TRIES = 6  # positions among the waiting answers to try for one question
_MOST_BY_HAND = 30  # new answers without a match before the waiting ones are dropped
_LONGEST_SUBJECT = 200


def map_prompts(guide: Guide[R], change: Callable[[Prompt], Prompt]) -> Guide[R]:
    try:
        prompt = next(guide)
        while True:
            prompt = guide.send((yield change(prompt)))
    except StopIteration as ended:
        result: R = ended.value
        return result


def attach_notes(guide: Guide[R]) -> Guide[R]:
    """Return the guide with its notes attached to the prompts that follow.

    A prompt without a clip of its own uses the first clip of its notes.
    """
    notes: list[Message] = []
    spoken = ""
    try:
        prompt = next(guide)
        while True:
            if isinstance(prompt, prompts.Note):
                notes += (*prompt.notes, prompt.text)
                spoken = spoken or prompt.spoken
                prompt = guide.send(None)
            elif isinstance(prompt, prompts.Deal):
                prompt = guide.send((yield prompt))
            else:
                if notes:
                    prompt = evolve(prompt, notes=(*prompt.notes, *notes), spoken=prompt.spoken or spoken)
                    notes, spoken = [], ""
                prompt = guide.send((yield prompt))
    except StopIteration as ended:
        result: R = ended.value
        return result


@frozen
class GivenAnswer:
    """An answer, with the text id and the subject of its prompt."""

    asked: str
    answer: Answer
    subject: str = ""
    secret: bool = False  # whether to save it so that nobody reads it by accident


@frozen
class Edit:
    """The answers before one of them was changed. `length` is the number of answers right after the change."""

    given: tuple[GivenAnswer, ...]
    waiting: tuple[GivenAnswer, ...]
    length: int


@frozen
class _Step:
    """A step that `undo` returns to: the first `count` answers, or the answers before an edit."""

    count: int
    waiting: tuple[GivenAnswer, ...]
    edit: Edit | None = None


class Walkthrough(Generic[S]):
    """A guide in progress: `answer` continues, `undo` goes back, `edit` changes an earlier answer.

    After an edit, later answers are repeated as soon as their questions come up, and are kept in `waiting_answers`
    until then. `new_state` creates the initial state. `keep` is called whenever there is something new to save.
    """

    def __init__(
        self,
        guide: Callable[[S], Guide[object]],
        new_state: Callable[[], S],
        given: Iterable[GivenAnswer] = (),
        seed: int = 0,
        keep: Callable[["Walkthrough[S]"], None] = lambda _: None,
        waiting: Iterable[GivenAnswer] = (),
        last_edit: Edit | None = None,
        chance: Random | None = None,
    ) -> None:
        self.seed = seed
        self._chance = SystemRandom() if chance is None else chance  # unpredictable by default
        self.reused = 0  # answers reused in the last step
        self._keep = keep
        self._guide = guide
        self._new_state = new_state
        # Answers whose questions have not come up again since an edit.
        self.waiting_answers: tuple[GivenAnswer, ...] = ()
        self._by_hand = 0
        self._start()
        given = list(given)
        self._resume(given, tuple(waiting))
        self.left_over = max(0, len(given) - len(self._given))
        self._steps = [_Step(place, self.waiting_answers) for place in range(len(self._given))]
        if last_edit is not None and last_edit.length <= len(self._given):
            self._steps.insert(last_edit.length, _Step(0, (), last_edit))

    @property
    def state(self) -> S:
        return self._state

    @property
    def prompt(self) -> Prompt | None:
        """The current prompt, or None once the guide has ended."""
        return self._prompt

    @property
    def is_over(self) -> bool:
        return self._prompt is None

    @property
    def given_answers(self) -> tuple[GivenAnswer, ...]:
        return tuple(self._given)

    @property
    def last_edit(self) -> Edit | None:
        """The last edit that `undo` can still reach, or None."""
        return next((step.edit for step in reversed(self._steps) if step.edit is not None), None)

    @property
    def history(self) -> Sequence[tuple[Prompt, Answer]]:
        """Every answered prompt with its answer, oldest first."""
        return [(prompt, given.answer) for prompt, given in zip(self._asked, self._given, strict=True)]

    def answer(self, answer: Answer) -> None:
        """Answer the current prompt. Raise an error if the answer is not valid."""
        prompt = self._prompt
        if prompt is None:
            raise UserError("guide-is-over")
        prompt.check(answer)
        self._steps.append(_Step(len(self._given), self.waiting_answers))
        waiting = self.waiting_answers
        if waiting and (waiting[0].asked, waiting[0].subject) == (prompt.text.text_id, prompt_subject(prompt)):
            waiting = waiting[1:]  # its question has just been answered again
        self._record_answer(prompt, answer)
        before = len(self._given)
        self._replay(waiting)
        self.reused = sum(not isinstance(asked, prompts.Deal) for asked in self._asked[before:])
        self._by_hand = 0 if self.reused else self._by_hand + 1
        if self._by_hand > _MOST_BY_HAND:
            self.waiting_answers = ()
        self._keep(self)

    @property
    def is_on_last_page(self) -> bool:
        """Whether the guide ends once the current instruction has been read."""
        if not isinstance(self._prompt, prompts.Instruction):
            return False
        trial = Walkthrough(self._guide, self._new_state, seed=self.seed)
        trial._restart(self._given)
        trial._record_answer(self._prompt, None)
        return trial.is_over

    def pick(self) -> str:
        """Return the program's draw for the current prompt, which is a `Draw` or a `Secret` with one inside."""
        prompt = self._prompt.inside if isinstance(self._prompt, prompts.Secret) else self._prompt
        assert isinstance(prompt, prompts.Draw)
        return prompt.pick(self.seed, len(self._given))

    def undo(self) -> None:
        """Undo the last edit, or the last answer and those repeated after it. Raise an error if there are none.

        Secrets are undone together with the answer before them, so that nobody sees a secret twice.
        """
        steps = list(self._steps)
        while steps and steps[-1].edit is None and _is_hidden(self._asked[steps[-1].count]):
            steps.pop()
        if not steps:
            raise UserError("guide-nothing-to-undo")
        self._steps = steps
        step = self._steps.pop()
        if step.edit is None:
            self._restart(self._given[: step.count])
            self.waiting_answers = step.waiting
        else:
            self._restart(step.edit.given)
            self.waiting_answers = step.edit.waiting
            self._steps = [_Step(place, self.waiting_answers) for place in range(len(self._given))]
        self.reused = 0
        self._keep(self)

    def edit(self, place: int, answer: Answer) -> int:
        """Change the answer with the index `place`, and repeat later answers whose questions come up again.

        Return how many were not repeated.
        """
        self._asked[place].check(answer)
        before = tuple(self._given)
        waiting_before = self.waiting_answers
        self._change_answer(place, answer)
        edit = Edit(before, waiting_before, len(self._given))
        self._steps = [_Step(number, self.waiting_answers) for number in range(len(self._given))]
        self._steps.append(_Step(0, (), edit))
        self._by_hand = 0
        self._keep(self)
        return max(0, len(before) - len(self._given))

    def count_lost_answers(self, place: int, answer: Answer) -> int:
        """Return how many later answers `edit` would not repeat. Nothing is changed."""
        trial = Walkthrough(self._guide, self._new_state, seed=self.seed)
        trial._replay(self._given)
        trial._change_answer(place, answer)
        return max(0, len(self._given) - len(trial._given))

    def _change_answer(self, place: int, answer: Answer) -> None:
        before = self._given[place]
        renamed = dict(_replaced_names(self._asked[place], before.answer, answer))
        later = [_with_names(given, renamed) for given in (*self._given[place + 1 :], *self.waiting_answers)]
        self._restart(self._given[:place])
        assert self._prompt is not None
        self._record_answer(self._prompt, answer)
        self._replay(later)

    def _start(self) -> None:
        self._state = self._new_state()
        self._running = self._guide(self._state)
        self._asked: list[Prompt] = []
        self._given: list[GivenAnswer] = []
        self._prompt: Prompt | None = next(self._running, None)

    def _record_answer(self, prompt: Prompt, answer: Answer) -> None:
        self._asked.append(prompt)
        self._given.append(
            GivenAnswer(
                prompt.text.text_id, answer, prompt_subject(prompt), isinstance(prompt, prompts.Deal | prompts.Secret)
            )
        )
        try:
            self._prompt = self._running.send(answer)
        except StopIteration:
            self._prompt = None

    def _restart(self, given: Sequence[GivenAnswer]) -> None:
        self._running.close()
        self._start()
        for one in given:
            assert self._prompt is not None
            self._record_answer(self._prompt, one.answer)

    def _resume(self, given: Sequence[GivenAnswer], waiting: tuple[GivenAnswer, ...]) -> None:
        """Repeat saved answers in order.

        If this version asks something else, the remaining answers are kept for later.
        """
        for place, one in enumerate(given):
            prompt = self._prompt
            if prompt is None or prompt.text.text_id != one.asked or not _is_valid_answer(prompt, one.answer):
                self._replay([*given[place:], *waiting])
                return
            self._record_answer(prompt, one.answer)
        self.waiting_answers = waiting
        if isinstance(self._prompt, prompts.Deal):
            self._replay(waiting)

    def _replay(self, waiting: Sequence[GivenAnswer]) -> None:
        while (prompt := self._prompt) is not None:
            found = self._find_answer(waiting, 0) if waiting else None
            if found is not None:
                self._record_answer(prompt, waiting[found].answer)
                waiting = waiting[found + 1 :]
            elif isinstance(prompt, prompts.Deal):
                self._record_answer(prompt, self._chance.choice(prompt.keys))
                waiting = [given for given in waiting if not given.secret]  # everyone looks again: nobody stands out
            else:
                break
        self.waiting_answers = tuple(waiting)

    def _find_answer(self, waiting: Sequence[GivenAnswer], first: int) -> int | None:
        """Return the index of a waiting answer to the current prompt, searching from `first` on, or None."""
        prompt = self._prompt
        assert prompt is not None
        if _is_answer_to(waiting[first], prompt):
            return first
        same = [
            place
            for place in range(first + 1, min(len(waiting), first + _MOST_SKIPPED))
            if _is_answer_to(waiting[place], prompt)
        ]
        return next((place for place in same[:_MOST_TRIES] if self._do_next_answers_fit(waiting, place)), None)

    def _do_next_answers_fit(self, waiting: Sequence[GivenAnswer], place: int) -> bool:
        trial = Walkthrough(self._guide, self._new_state, seed=self.seed)
        trial._restart(self._given)
        for given in waiting[place : place + _IN_A_ROW]:
            if trial._prompt is None or not _is_answer_to(given, trial._prompt):
                return False
            trial._record_answer(trial._prompt, given.answer)
        return True


def prompt_subject(prompt: Prompt) -> str:
    """Return the subject of a prompt: the names in its text, but not the numbers."""
    words = list(_names_in_facts(prompt.text.facts.values()))
    if isinstance(prompt, prompts.Secret):
        words += _names_in_facts([prompt.seat])  # never the secret itself, because subjects are saved
    return "|".join(words)[:_LONGEST_SUBJECT]


def _names_in_facts(facts: Iterable[object]) -> Iterator[str]:
    for fact in facts:
        match fact:
            case str():
                yield fact
            case Message():
                yield fact.text_id
                yield from _names_in_facts(fact.facts.values())
            case tuple() | list():
                yield from _names_in_facts(fact)


def _replaced_names(prompt: Prompt, before: Answer, after: Answer) -> Iterator[tuple[str, str]]:
    inside = prompt.inside if isinstance(prompt, prompts.Secret) else prompt
    labels = {option.key: list(_names_in_facts([option.label])) for option in prompt_options(inside)}
    if isinstance(inside, prompts.TextInput):
        for separators in (r"\s*,\s*", r"[\s,]+"):  # one name, or several in a line
            yield from zip(re.split(separators, str(before)), re.split(separators, str(after)), strict=False)
    elif isinstance(inside, prompts.Arrangement):
        moved = prompts.parse_arrangement(after)
        for piece, place in prompts.parse_arrangement(before).items():
            yield from zip(labels[place], labels[moved[piece]], strict=False)
    elif isinstance(inside, prompts.SingleChoice | prompts.Draw):
        yield from zip(labels.get(str(before), ()), labels.get(str(after), ()), strict=False)


def _with_names(given: GivenAnswer, renamed: dict[str, str]) -> GivenAnswer:
    if not renamed:
        return given
    subject = "|".join(renamed.get(word, word) for word in given.subject.split("|"))
    return evolve(given, subject=subject)


def _is_hidden(prompt: Prompt) -> bool:
    return isinstance(prompt, prompts.Deal) or (
        isinstance(prompt, prompts.Secret) and isinstance(prompt.inside, prompts.Instruction)
    )


def _is_answer_to(given: GivenAnswer, prompt: Prompt) -> bool:
    same_subject = not given.subject or given.subject == prompt_subject(prompt)
    return given.asked == prompt.text.text_id and same_subject and _is_valid_answer(prompt, given.answer)


def _is_valid_answer(prompt: Prompt, answer: Answer) -> bool:
    try:
        prompt.check(answer)
    except UserError:
        return False
    return True


@frozen
class EarlierAnswer:
    """An answer that can be changed. `place` is its index for `Walkthrough.edit`."""

    place: int
    asked: str
    answered: str


def earlier_answers(texts: Texts, walkthrough: Walkthrough[S]) -> tuple[EarlierAnswer, ...]:
    """Return the decisions so far, oldest first, without secrets and prompts that were only read."""
    return tuple(
        EarlierAnswer(place, prompt.text.render(texts), answer_in_words(texts, prompt, answer))
        for place, (prompt, answer) in enumerate(walkthrough.history)
        if not is_only_read(prompt) and not isinstance(prompt, prompts.Secret)
    )


def is_only_read(prompt: Prompt) -> bool:
    """Return whether the prompt requires no decision."""
    if isinstance(prompt, prompts.Secret):
        return is_only_read(prompt.inside)
    return isinstance(prompt, prompts.Instruction | prompts.Wait | prompts.Ritual | prompts.Deal)


def answer_in_words(texts: Texts, prompt: Prompt, answer: Answer) -> str:
    """Return an answer in words, with labels instead of keys."""
    match prompt:
        case prompts.SingleChoice(options=options) | prompts.Draw(options=options):
            return option_label(texts, options, str(answer))
        case prompts.MultiChoice(options=options):
            keys = answer if isinstance(answer, tuple) else ()
            labels = [
                option_label(texts, options, key) + (f" ×{count}" if count > 1 else "")
                for key, count in Counter(keys).items()
            ]
            return ", ".join(labels) or texts.say("guide-none")
        case prompts.Arrangement(pieces=pieces, places=places):
            there = prompts.parse_arrangement(answer).items()
            return ", ".join(
                f"{option_label(texts, pieces, piece)}: {option_label(texts, places, at)}" for piece, at in there
            )
    return texts.say("guide-done") if answer is None else str(answer)


def option_label(texts: Texts, options: Sequence[Option], key: str) -> str:
    """Return the label of this option, or the key itself if it is unknown."""
    return next((option.label.render(texts) for option in options if option.key == key), key)


def prompt_options(prompt: Prompt) -> Sequence[Option]:
    """Return the options that a prompt offers, such as the places of an arrangement."""
    match prompt:
        case prompts.SingleChoice(options=options) | prompts.MultiChoice(options=options):
            return options
        case prompts.Draw(options=options):
            return [option for option in options if prompt.weight(option.key) > 0]
        case prompts.Arrangement(places=places):
            return places
    return ()
