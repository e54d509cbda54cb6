"""A question that each seat answers on its own phone, such as a flight school exercise."""

from collections.abc import Mapping, Sequence
from typing import Literal

from attrs import evolve, field, frozen

from spacealert.apps.phones.messages import OptionMessage, QuestionMessage
from spacealert.kit.guide import prompts
from spacealert.kit.guide.walkthrough import answer_in_words
from spacealert.kit.i18n.texts import Texts

Asked = prompts.SingleChoice | prompts.MultiChoice | prompts.Count


@frozen
class PhoneQuestion:
    """A question and the answers so far. `solution` is set once the answer is revealed."""

    id: str
    prompt: Asked
    answers: Mapping[int, prompts.Answer] = field(factory=dict)
    solution: tuple[prompts.Answer, ...] = ()

    def with_answer(self, seat: int, keys: Sequence[str]) -> "PhoneQuestion":
        """Return the question with this seat's answer added. Raise an error if the answer is invalid."""
        answer = parse_answer(self.prompt, keys)
        self.prompt.check(answer)
        return evolve(self, answers={**self.answers, seat: answer})

    def seat_message(self, texts: Texts, seat: int) -> QuestionMessage:
        """Return the question with this seat's answer, and no one else's."""
        given = self.answers.get(seat)
        own = given if isinstance(given, tuple) else () if given is None else (str(given),)
        return QuestionMessage(
            self.id,
            self.prompt.text.render(texts),
            _option_messages(texts, self.prompt),
            isinstance(self.prompt, prompts.MultiChoice),
            seat in self.answers,
            own,
            self._verdict(seat),
            answer_in_words(texts, self.prompt, self.solution[0]) if self.solution else "",
        )

    def _verdict(self, seat: int) -> Literal["", "right", "wrong", "none"]:
        if not self.solution:
            return ""
        if seat not in self.answers:
            return "none"
        return "right" if self.answers[seat] == self.solution[0] else "wrong"


def _option_messages(texts: Texts, prompt: Asked) -> tuple[OptionMessage, ...]:
    """Return the options of the prompt. For a `Count`, each allowed number is an option."""
    if isinstance(prompt, prompts.Count):
        return tuple(OptionMessage(str(number), str(number)) for number in range(prompt.least, prompt.most + 1))
    return option_messages(texts, prompt.options)


def option_messages(texts: Texts, options: Sequence[prompts.Option]) -> tuple[OptionMessage, ...]:
    return tuple(OptionMessage(option.key, option.label.render(texts)) for option in options)


def parse_answer(prompt: prompts.Prompt, keys: Sequence[str], drawn: str = "") -> prompts.Answer:
    """Return the answer that these keys from a page stand for. Without keys, a `Draw` is answered with `drawn`."""
    match prompt:
        case prompts.MultiChoice(options=options):
            known = [option.key for option in options]
            if not set(keys) <= set(known):
                prompts.reject_answer(", ".join(keys))
            return tuple(sorted(keys, key=known.index))
        case prompts.Arrangement():
            return tuple(keys)
        case prompts.Draw() if not keys:
            return drawn
        case prompts.Count() if len(keys) == 1 and keys[0].isascii() and keys[0].isdecimal():
            return int(keys[0])
        case prompts.SingleChoice() | prompts.Draw() | prompts.TextInput() if len(keys) == 1:
            return keys[0].strip()
        case _ if not keys:
            return None
    return prompts.reject_answer(", ".join(keys))
