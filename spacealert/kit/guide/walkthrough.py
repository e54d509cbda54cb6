"""A guide that is under way: the answers so far and the prompt that they lead to.

A guide is a generator function. It is given the state of its game, which it changes as it goes, yields prompts and gets
their answers; what it calls with `yield from` is a guide, too.

    def toss(score: Score) -> Guide[None]:
        side = yield Draw(message("toss-coin"), options=COIN)
        if side == "heads":
            score.points += 1
"""

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from random import Random, SystemRandom
from typing import Generic, TypeAlias, TypeVar

from attrs import evolve, frozen

from spacealert.kit.guide.prompts import (
    Answer,
    Arrange,
    Choose,
    ChooseSeveral,
    Deal,
    Draw,
    Note,
    Option,
    Prompt,
    Ritual,
    Secret,
    Tell,
    Wait,
    Write,
    places_in,
)
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Message, Texts

S = TypeVar("S")
R = TypeVar("R")

Guide: TypeAlias = Generator[Prompt, Answer, R]


_IN_A_ROW = 3  # questions that must be asked again one after another before answers that wait for them are used
_MOST_SKIPPED = 20  # waiting answers that one question may pass over; the next round asks the same again
_MOST_TRIES = 6  # places among the waiting answers that are tried for one question
_MOST_BY_HAND = 30  # answers without any use for those that wait; then they are given up
_LONGEST_SUBJECT = 200


def changed(guide: Guide[R], change: Callable[[Prompt], Prompt]) -> Guide[R]:
    """The same guide, with each of its prompts as `change` makes it."""
    try:
        prompt = next(guide)
        while True:
            prompt = guide.send((yield change(prompt)))
    except StopIteration as ended:
        result: R = ended.value
        return result


def with_notes(guide: Guide[R]) -> Guide[R]:
    """The same guide with its notes told by the prompts that follow them.

    Such a prompt says the first clip of its notes, unless it has one of its own.
    """
    notes: list[Message] = []
    spoken = ""
    try:
        prompt = next(guide)
        while True:
            if isinstance(prompt, Note):
                notes += (*prompt.notes, prompt.text)
                spoken = spoken or prompt.spoken
                prompt = guide.send(None)
            elif isinstance(prompt, Deal):
                prompt = guide.send((yield prompt))
            else:
                told = evolve(prompt, notes=(*prompt.notes, *notes), spoken=prompt.spoken or spoken)
                notes, spoken = [], ""
                prompt = guide.send((yield told))
    except StopIteration as ended:
        result: R = ended.value
        return result


@frozen
class Given:
    """An answer with the question it belongs to: the id of its text, and whom and what that was about."""

    asked: str
    answer: Answer
    subject: str = ""
    secret: bool = False  # not for everybody: saved where nobody reads it by chance


@frozen
class Edit:
    """The answers before an earlier one was changed; `length` is how many there were right after the change."""

    given: tuple[Given, ...]
    waiting: tuple[Given, ...]
    length: int


@frozen
class _Step:
    """What `undo` goes back to: all answers before an edit, or the first `count` of those there are."""

    count: int
    waiting: tuple[Given, ...]
    edit: Edit | None = None


class Walkthrough(Generic[S]):
    """Answers lead on, `undo` takes the last step back, `edit` changes an earlier answer.

    After an edit, later answers stay with their questions: those whose question is still asked are given again, and
    the others wait until it is. `new_state` makes the state of a game that begins. The state is never saved: `given`,
    `waiting`, `last_edit` and `seed` are, and `keep` is called whenever they have changed.
    """

    def __init__(
        self,
        guide: Callable[[S], Guide[object]],
        new_state: Callable[[], S],
        given: Iterable[Given] = (),
        seed: int = 0,
        keep: Callable[["Walkthrough[S]"], None] = lambda _: None,
        waiting: Iterable[Given] = (),
        last_edit: Edit | None = None,
        chance: Random | None = None,
    ) -> None:
        self.seed = seed
        self._chance = SystemRandom() if chance is None else chance  # for what nobody may foresee
        self.reused = 0  # answers that the last step gave again by itself
        self._keep = keep
        self._guide = guide
        self._new_state = new_state
        self._waiting: tuple[Given, ...] = ()
        self._by_hand = 0
        self._start()
        given = list(given)
        self._resume(given, tuple(waiting))
        self.left_over = max(0, len(given) - len(self._given))
        self._steps = [_Step(place, self._waiting) for place in range(len(self._given))]
        if last_edit is not None and last_edit.length <= len(self._given):
            self._steps.insert(last_edit.length, _Step(0, (), last_edit))

    @property
    def state(self) -> S:
        """State of the game at the prompt that is asked now."""
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
    def waiting(self) -> tuple[Given, ...]:
        """Answers whose questions have not come up again since an earlier answer was changed."""
        return self._waiting

    @property
    def last_edit(self) -> Edit | None:
        """The last change of an earlier answer that `undo` would still come to."""
        return next((step.edit for step in reversed(self._steps) if step.edit is not None), None)

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
        self._steps.append(_Step(len(self._given), self._waiting))
        waiting = self._waiting
        if waiting and (waiting[0].asked, waiting[0].subject) == (prompt.text.text_id, subject_of(prompt)):
            waiting = waiting[1:]  # its question has just been answered anew
        self._go_on(prompt, answer)
        before = len(self._given)
        self._replay(waiting)
        self.reused = sum(not isinstance(asked, Deal) for asked in self._asked[before:])
        self._by_hand = 0 if self.reused else self._by_hand + 1
        if self._by_hand > _MOST_BY_HAND:
            self._waiting = ()
        self._keep(self)

    def drawn(self) -> str:
        """Return what the program draws for the prompt that is asked now, which is a `Draw` or one in secret."""
        prompt = self._prompt.inside if isinstance(self._prompt, Secret) else self._prompt
        assert isinstance(prompt, Draw)
        return prompt.drawn(self.seed, len(self._given))

    def undo(self) -> None:
        """Take back the last answer, with what it had given again, or the last change of an earlier one.

        What was shown in secret is taken back with the answer before it, so that nobody sees it a second time.
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
            self._waiting = step.waiting
        else:
            self._restart(step.edit.given)
            self._waiting = step.edit.waiting
            self._steps = [_Step(place, self._waiting) for place in range(len(self._given))]
        self.reused = 0
        self._keep(self)

    def edit(self, place: int, answer: Answer) -> int:
        """Put this in the place of an earlier answer and give the later ones again where their questions come up.

        Return how many of the later answers were not given again: most wait, some answer what is no longer asked.
        """
        self._asked[place].check(answer)
        before = tuple(self._given)
        waiting_before = self._waiting
        self._change(place, answer)
        edit = Edit(before, waiting_before, len(self._given))
        self._steps = [_Step(number, self._waiting) for number in range(len(self._given))]
        self._steps.append(_Step(0, (), edit))
        self._by_hand = 0
        self._keep(self)
        return max(0, len(before) - len(self._given))

    def count_unfit(self, place: int, answer: Answer) -> int:
        """Return how many later answers this change would not give again; nothing is changed."""
        trial = Walkthrough(self._guide, self._new_state, seed=self.seed)
        trial._replay(self._given)
        trial._change(place, answer)
        return max(0, len(self._given) - len(trial._given))

    def _change(self, place: int, answer: Answer) -> None:
        before = self._given[place]
        renamed = dict(_renamed(self._asked[place], before.answer, answer))
        later = [_with_names(given, renamed) for given in (*self._given[place + 1 :], *self._waiting)]
        self._restart(self._given[:place])
        assert self._prompt is not None
        self._go_on(self._prompt, answer)
        self._replay(later)

    def _start(self) -> None:
        self._state = self._new_state()
        self._running = self._guide(self._state)
        self._asked: list[Prompt] = []
        self._given: list[Given] = []
        self._prompt: Prompt | None = next(self._running, None)

    def _go_on(self, prompt: Prompt, answer: Answer) -> None:
        self._asked.append(prompt)
        self._given.append(Given(prompt.text.text_id, answer, subject_of(prompt), isinstance(prompt, Deal | Secret)))
        try:
            self._prompt = self._running.send(answer)
        except StopIteration:
            self._prompt = None

    def _restart(self, given: Sequence[Given]) -> None:
        """Give these answers from the beginning on; each is known to fit."""
        self._running.close()
        self._start()
        for one in given:
            assert self._prompt is not None
            self._go_on(self._prompt, one.answer)

    def _resume(self, given: Sequence[Given], waiting: tuple[Given, ...]) -> None:
        """Give saved answers again in their order; where a later version asks something else, the rest waits."""
        for place, one in enumerate(given):
            prompt = self._prompt
            if prompt is None or prompt.text.text_id != one.asked or not _fits(prompt, one.answer):
                self._replay([*given[place:], *waiting])
                return
            self._go_on(prompt, one.answer)
        self._waiting = waiting
        if isinstance(self._prompt, Deal):
            self._replay(waiting)

    def _replay(self, waiting: Sequence[Given]) -> None:
        """Give all of these that answer what is asked, in their order; the rest waits."""
        while (prompt := self._prompt) is not None:
            found = self._next_place(waiting, 0) if waiting else None
            if found is not None:
                self._go_on(prompt, waiting[found].answer)
                waiting = waiting[found + 1 :]
            elif isinstance(prompt, Deal):
                self._go_on(prompt, self._chance.choice(prompt.keys))
                waiting = [given for given in waiting if not given.secret]  # all look anew, so that none stands out
            else:
                break
        self._waiting = tuple(waiting)

    def _next_place(self, waiting: Sequence[Given], first: int) -> int | None:
        """Find the answer to the current prompt; one further on only if what follows it is asked next, too."""
        prompt = self._prompt
        assert prompt is not None
        if _answers(waiting[first], prompt):
            return first
        same = [
            place
            for place in range(first + 1, min(len(waiting), first + _MOST_SKIPPED))
            if _answers(waiting[place], prompt)
        ]
        return next((place for place in same[:_MOST_TRIES] if self._leads_on(waiting, place)), None)

    def _leads_on(self, waiting: Sequence[Given], place: int) -> bool:
        """Return whether the answers from this place on answer what would be asked, a few in a row."""
        trial = Walkthrough(self._guide, self._new_state, seed=self.seed)
        trial._restart(self._given)
        for given in waiting[place : place + _IN_A_ROW]:
            if trial._prompt is None or not _answers(given, trial._prompt):
                return False
            trial._go_on(trial._prompt, given.answer)
        return True


def subject_of(prompt: Prompt) -> str:
    """Whom and what a question is about: the names in its text, without numbers, which change with every correction."""
    words = list(_names(prompt.text.facts.values()))
    if isinstance(prompt, Secret):
        words += _names([prompt.seat])  # never what is inside: subjects are saved
    return "|".join(words)[:_LONGEST_SUBJECT]


def _names(facts: Iterable[object]) -> Iterator[str]:
    for fact in facts:
        match fact:
            case str():
                yield fact
            case Message():
                yield fact.text_id
                yield from _names(fact.facts.values())
            case tuple() | list():
                yield from _names(fact)


def _renamed(prompt: Prompt, before: Answer, after: Answer) -> Iterator[tuple[str, str]]:
    """Names that this change replaces in later questions: what was written, or what the chosen option is called."""
    inside = prompt.inside if isinstance(prompt, Secret) else prompt
    if not isinstance(before, str) or not isinstance(after, str):
        return
    if isinstance(inside, Write):
        yield before, after
    elif isinstance(inside, Choose | Draw):
        labels = {option.key: list(_names([option.label])) for option in inside.options}
        yield from zip(labels.get(before, ()), labels.get(after, ()), strict=False)


def _with_names(given: Given, renamed: dict[str, str]) -> Given:
    if not renamed:
        return given
    subject = "|".join(renamed.get(word, word) for word in given.subject.split("|"))
    return evolve(given, subject=subject)


def _is_hidden(prompt: Prompt) -> bool:
    return isinstance(prompt, Deal) or (isinstance(prompt, Secret) and isinstance(prompt.inside, Tell))


def _answers(given: Given, prompt: Prompt) -> bool:
    """Return whether this was given to the same question and still is an answer to it."""
    same_subject = not given.subject or given.subject == subject_of(prompt)
    return given.asked == prompt.text.text_id and same_subject and _fits(prompt, given.answer)


def _fits(prompt: Prompt, answer: Answer) -> bool:
    try:
        prompt.check(answer)
    except UserError:
        return False
    return True


@frozen
class EarlierAnswer:
    """One that can be changed: `place` is what `Walkthrough.edit` calls it."""

    place: int
    asked: str
    answered: str


def earlier_answers(texts: Texts, walkthrough: Walkthrough[S]) -> tuple[EarlierAnswer, ...]:
    """Return what was decided so far, the first one first; what was only read or is a secret is left out."""
    return tuple(
        EarlierAnswer(place, prompt.text.render(texts), answer_in_words(texts, prompt, answer))
        for place, (prompt, answer) in enumerate(walkthrough.history)
        if not is_only_read(prompt) and not isinstance(prompt, Secret)
    )


def is_only_read(prompt: Prompt) -> bool:
    """Return whether there is nothing to decide."""
    return (
        is_only_read(prompt.inside) if isinstance(prompt, Secret) else isinstance(prompt, Tell | Wait | Ritual | Deal)
    )


def answer_in_words(texts: Texts, prompt: Prompt, answer: Answer) -> str:
    """As it stands in a list that everybody may see."""
    match prompt:
        case Choose(options=options) | Draw(options=options):
            return label_of(texts, options, str(answer))
        case ChooseSeveral(options=options):
            keys = answer if isinstance(answer, tuple) else ()
            labels = [_counted(label_of(texts, options, key), keys.count(key)) for key in dict.fromkeys(keys)]
            return ", ".join(labels) or texts.say("guide-none")
        case Arrange(pieces=pieces, places=places):
            there = places_in(answer).items()
            return ", ".join(f"{label_of(texts, pieces, piece)}: {label_of(texts, places, at)}" for piece, at in there)
    return texts.say("guide-done") if answer is None else str(answer)


def _counted(label: str, count: int) -> str:
    return label if count == 1 else f"{label} ×{count}"


def label_of(texts: Texts, options: Sequence[Option], key: str) -> str:
    """Return what the option with this key is called; the key itself where it is none of today's options."""
    return next((option.label.render(texts) for option in options if option.key == key), key)


def options_of(prompt: Prompt) -> Sequence[Option]:
    """Return what can be chosen or drawn; of a bag, what is still in it."""
    match prompt:
        case Choose(options=options) | ChooseSeveral(options=options):
            return options
        case Draw(options=options):
            return [option for option in options if prompt.weight(option.key) > 0]
        case Arrange(places=places):
            return places
    return ()
