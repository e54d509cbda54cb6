"""Random answers to any prompt of a guide."""

from random import Random

from spacealert.kit.guide.prompts import (
    Answer,
    Arrangement,
    Count,
    Draw,
    MultiChoice,
    Prompt,
    Secret,
    SingleChoice,
    TextInput,
)

_LONG_MENU = 8  # options; with this many, most evenings continue
_GOES_ON = 0.65


def random_answer(prompt: Prompt, random: Random) -> Answer:
    """Return a random valid answer to the prompt."""
    match prompt:
        case Secret(inside=inside):
            return random_answer(inside, random)
        case TextInput():
            return random.choice(["Nora", "Аня", "Žofie", "x"])
        case Draw(options=options):
            return random.choices([one.key for one in options], [prompt.weight(one.key) for one in options])[0]
        case SingleChoice(options=options):
            keys = [one.key for one in options]
            return keys[0] if len(keys) >= _LONG_MENU and random.random() < _GOES_ON else random.choice(keys)
        case MultiChoice(options=options, least=least, each=each):
            every = [one.key for one in options for _ in range(each)]
            most = len(every) if prompt.most is None else min(prompt.most, len(every))
            chosen = random.sample(every, random.randint(least, most))
            return tuple(one.key for one in options for _ in range(chosen.count(one.key)))
        case Arrangement():
            return arranged(prompt, random)
        case Count(least=least, most=most):
            return random.randint(least, min(most, least + random.choice([1, 3, 30])))
    return None


def arranged(prompt: Arrangement, random: Random) -> Answer:
    """Put every piece in a random place with room for it."""
    placed: dict[str, str] = {}
    for piece in prompt.pieces:
        there = list(placed.values())
        free = [one.key for one in prompt.places if there.count(one.key) < prompt.room.get(one.key, len(there) + 1)]
        placed[piece.key] = random.choice(free)
    return prompt.to_answer(placed)
