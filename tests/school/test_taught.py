"""Exercises only ask about rules taught so far, and explain everything that led to the answer."""

import pytest

from spacealert.engine import events, resolve
from spacealert.engine.events import Event
from spacealert.narration.explanations import find_rule
from spacealert.school.exercises import KINDS, Board, Exercise, make_exercise
from spacealert.school.lessons import LESSONS
from spacealert.school.progress import COURSE

SEEDS = range(60)

# Rules taught by each lesson, by their names in `why.ftl`.
TEACHES = {
    "moving": {"door", "no-door", "lift", "late-lift", "no-card"},
    "energy": {"fire", "fire-light", "no-energy", "already-fired", "fill-shield", "fill-reactor", "fuel", "full"},
    "threats": {"appears", "threat-moves", "letter", "attack", "tile", "aim-laser", "aim-pulse-cannon", "hit"},
    "round": set(),
    "computer": {"computer"},
    "resolution": {"slip"},
    "internal": {"repair", "beyond-repair", "knocked-out", "late", "damage-within", "intruder-moves"},
    "battlebots": {"squad", "bots", "fired-back"},
    "rockets": {"rocket", "aim-rocket"},
    "interceptors": {"space", "aim-interceptors", "late"},
    "window": {"window"},
    "unconfirmed": set(),
    "data": set(),
}


def taught_by(lesson: str) -> set[str]:
    """Return the rules taught by the end of this lesson."""
    rules: set[str] = set()
    for step in COURSE:
        rules |= TEACHES.get(step.id, set())
        if step.id == lesson:
            return rules
    raise AssertionError(lesson)


def between(made: Exercise) -> list[Event]:
    """Return the events from the moment shown to the last event of the answer."""
    resolution = resolve(made.game)
    assert isinstance(made.question.picture, Board)
    first = resolution.views.index(made.question.picture.view)
    last = max(place for place, event in enumerate(resolution.events) if event in made.because)
    return list(resolution.events[first : last + 1])


ASKED = [(lesson, kind) for lesson, taught in LESSONS.items() for kind in taught.exercises if kind in KINDS]


@pytest.mark.parametrize(("lesson", "kind"), dict.fromkeys(ASKED))
def test_lesson_exercises_need_only_taught_rules(lesson: str, kind: str) -> None:
    taught = taught_by(lesson)
    for seed in SEEDS:
        made = make_exercise(kind, seed)
        happened = between(made)
        needed = {find_rule(event) for event in made.because} - {None}
        assert needed <= taught, seed
        delays = {find_rule(event) for event in happened if isinstance(event, events.Delayed)}
        assert delays <= taught, seed
        assert not [event for event in happened if isinstance(event, events.KnockedOut)], seed


def test_delays_in_exercises_are_explained() -> None:
    """The player in the question may be delayed, if the answer mentions it."""
    found = 0
    for seed in range(200):
        made = make_exercise("space", seed)
        (who,) = {event.who for event in made.because if isinstance(event, events.CrewEvent)}
        for event in between(made):
            if isinstance(event, events.Delayed) and event.who == who:
                assert event in made.because, seed
                found += 1
    assert found


@pytest.mark.parametrize("kind", KINDS)
def test_ship_damage_does_not_change_answers(kind: str) -> None:
    """No lesson teaches what damage tiles do."""
    for seed in SEEDS:
        made = make_exercise(kind, seed)
        for event in made.because:
            assert not (isinstance(event, events.Delayed) and event.cause == "lift-damaged"), seed
            assert not (isinstance(event, events.Attacked) and event.factor > 1), seed
        assert isinstance(made.question.picture, Board)
        fired = {event.station for event in made.because if isinstance(event, events.Aimed) and event.station}
        if made.question.text.text_id == "school-ask-damage":
            assert not any(map(made.question.picture.view.is_weapon_damaged, fired)), seed
