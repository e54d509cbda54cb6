"""What several tests share: a voice that needs no clips on the disk."""

from pathlib import Path

import pytest

from spacealert.intercom import phrases
from spacealert.intercom.phrases import COUNT, Joins, Phrase
from spacealert.intercom.voice import RATE, Clip, Voice


def _plausible(phrase: Phrase) -> Clip:
    """As long as a brisk speaker needs, with the counts on whole seconds."""
    sentence = round((0.25 + 0.062 * len(phrase.sentence("en"))) * RATE)
    marks: dict[str, int] = {}
    if phrase.counts_to is not None:
        marks = {name: sentence + second * RATE for second, name in enumerate((*COUNT, phrase.counts_to))}
        if phrase.counts_to == "close":
            marks["open"] = sentence
        sentence += 5 * RATE + (RATE * 2 if phrase.ending else 0)
    return Clip(phrase.id, phrase.text("en"), sentence, marks)


@pytest.fixture(scope="session", params=list(Joins))
def plausible_voice(request: pytest.FixtureRequest) -> Voice:
    """A pack of either kind whose clips have lengths and marks, and no sound."""
    joins: Joins = request.param
    clips = {phrase.id: _plausible(phrase) for phrase in phrases.phrases(joins)}
    return Voice(Path("nowhere"), "plausible", "en", "none", "nobody", "CC0-1.0", joins, clips)
