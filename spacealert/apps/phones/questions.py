"""A question that every seat answers for itself on its own phone, such as an exercise of the school."""

from collections.abc import Mapping, Sequence

from attrs import evolve, field, frozen

from spacealert.apps.phones.shown import OptionShown, QuestionShown
from spacealert.kit.guide.prompts import Answer, Choose, ChooseSeveral, Count, refuse
from spacealert.kit.i18n.texts import Texts

Asked = Choose | ChooseSeveral | Count


@frozen
class PhoneQuestion:
    """What is asked, and what each seat has answered so far."""

    id: str
    prompt: Asked
    answers: Mapping[int, Answer] = field(factory=dict)

    def answered(self, seat: int, keys: Sequence[str]) -> "PhoneQuestion":
        """With the options that this seat has chosen; refused if they are no answer."""
        answer = _answer(self.prompt, keys)
        self.prompt.check(answer)
        return evolve(self, answers={**self.answers, seat: answer})

    def shown_to(self, texts: Texts, seat: int) -> QuestionShown:
        """The question and the own answer, and nobody else's."""
        given = self.answers.get(seat)
        own = given if isinstance(given, tuple) else () if given is None else (str(given),)
        return QuestionShown(
            self.id,
            self.prompt.text.render(texts),
            tuple(_options(texts, self.prompt)),
            isinstance(self.prompt, ChooseSeveral),
            seat in self.answers,
            own,
        )


def _options(texts: Texts, prompt: Asked) -> list[OptionShown]:
    """Numbers are options, too."""
    if isinstance(prompt, Count):
        return [OptionShown(str(number), str(number)) for number in range(prompt.least, prompt.most + 1)]
    return [OptionShown(option.key, option.label.render(texts)) for option in prompt.options]


def _answer(prompt: Asked, keys: Sequence[str]) -> Answer:
    if isinstance(prompt, ChooseSeveral):
        known = [option.key for option in prompt.options]
        if not set(keys) <= set(known):
            refuse(", ".join(keys))
        return tuple(key for key in known if key in keys)
    if len(keys) != 1:
        refuse(", ".join(keys))
    if isinstance(prompt, Count):
        numbers = {str(number): number for number in range(prompt.least, prompt.most + 1)}
        return numbers.get(keys[0], keys[0])
    return keys[0]
