"""Earlier answers in words, for the lists that clients show of them."""

from collections.abc import Sequence

from attrs import frozen

from spacealert.kit.guide.prompts import (
    Answer,
    Choose,
    ChooseSeveral,
    Deal,
    Draw,
    Option,
    Prompt,
    Ritual,
    Secret,
    Tell,
    Wait,
)
from spacealert.kit.guide.walkthrough import S, Walkthrough
from spacealert.kit.i18n.texts import Texts


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
            return ", ".join(label_of(texts, options, key) for key in keys) or texts.say("guide-none")
    return texts.say("guide-done") if answer is None else str(answer)


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
    return ()
