"""Lessons as guides: a few pages of text with pictures, then exercises."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import yaml
from attrs import define, evolve, field, frozen

from spacealert.engine import Game, Member, Threat, resolve
from spacealert.engine.decks import cards_per_phase
from spacealert.kit.guide.prompts import Answer, Count, Instruction, MultiChoice, Option, Prompt, SingleChoice, message
from spacealert.kit.guide.walkthrough import Guide, answer_in_words
from spacealert.kit.i18n.texts import Message
from spacealert.kit.storage import codec
from spacealert.missions.announcements import TURNS_OF_THREATS, AnnouncedThreat, Zone
from spacealert.missions.scenario import LAST_TURNS, Crew, Kind, Scenario, ScenarioEvent
from spacealert.narration.sentences import card_in_words
from spacealert.school.exercises import (
    KINDS,
    Board,
    Exercise,
    People,
    RenderedMessage,
    make_exercise,
    with_people,
)
from spacealert.school.setting_up import TablePicture, TablePlace
from spacealert.session.setup import SEAT_COLORS

_CREWS = (Crew(5), Crew(4), Crew(4, 1), Crew(3, 1), Crew(2, 2))
_DRAWS = ("external", "serious-external", "internal", "serious-internal", "nobody")
_CARDS, _HEROIC = ("a", "b", "c", "x", "<", ">", "^"), ("A", "B", "X")
_MOST_CARDS = 15
_USUAL = 4  # people in a typical crew


@frozen
class RadioExercise:
    """A question about the intercom. `why` is the rule that gives the answer."""

    question: Prompt
    answer: Answer
    why: Message = field(repr=False)

    def explain_answer(self, right: bool) -> Message:
        if right:
            return message("school-right", why=self.why)
        return message(
            "school-wrong", answer=RenderedMessage(answer_in_words, (self.question, self.answer)), why=self.why
        )


def make_radio_exercise(kind: str, seed: int, level: int = 1, people: People = ()) -> RadioExercise:
    """Return the exercise of this kind and level for this seed, shown in these people's colors."""
    made = RADIO_KINDS[kind](Random(f"{kind}:{level}:{seed}"), level)
    assert isinstance(made.question.picture, TablePicture)
    picture = evolve(made.question.picture, colors=_colors(people, len(made.question.picture.colors)))
    return evolve(made, question=evolve(made.question, picture=picture))


def _colors(people: People, count: int = 0) -> tuple[str, ...]:
    own = tuple(color for color, _ in people)
    free = tuple(color for color in SEAT_COLORS if color not in own)
    return (*own, *free)[: count or len(own) or _USUAL]


def _ask_reports(random: Random, level: int) -> RadioExercise:
    """Ask which card is drawn for a reported threat, and by whom. From level 2 on, crews can include androids."""
    crew = random.choice(_CREWS if level > 1 else _CREWS[:2])
    internal = random.random() < 0.4
    zone = None if internal else random.choice(list(Zone))
    confirmed = random.random() < 0.3
    threat = AnnouncedThreat(random.choice(TURNS_OF_THREATS), random.random() < 0.4, internal, zone, confirmed)
    mission = Scenario("", Kind.MISSION, {}, (240, 420, 600), (ScenarioEvent(10, threat),))
    heard = bool(tuple(mission.for_crew(crew).threats()))
    sort = f"{'serious-' if threat.serious else ''}{'internal' if internal else 'external'}"
    asked = message("school-ask-reports", **_people(crew), said=_quote_announcement(threat))
    options = [Option(draw, message(f"school-draws-{draw}")) for draw in _DRAWS]
    question = SingleChoice(asked, options=options, rule="§2.1, §5", picture=_picture_for(TablePlace.STEPS, crew))
    why = "confirmed" if confirmed else "counts" if heard else "ignored"
    return RadioExercise(question, sort if heard else "nobody", message(f"school-why-report-{why}"))


def _quote_announcement(threat: AnnouncedThreat) -> Message:
    seriousness = "serious" if threat.serious else "threat"
    body = message("intercom-body", turn=threat.turn, zone=threat.zone or "internal", seriousness=seriousness)
    return (
        body if threat.confirmed else message("school-unconfirmed", report=message("intercom-unconfirmed"), body=body)
    )


def _ask_transfer(random: Random, level: int) -> RadioExercise:
    """Ask which cards can be passed in a data transfer."""
    heroic = random.sample(_HEROIC, random.choice((0, 1, 1)))
    hand = [*random.sample(_CARDS, min(len(_CARDS), 2 + level)), *heroic]
    random.shuffle(hand)
    options = [Option(card, RenderedMessage(card_in_words, (card,))) for card in hand]
    question = MultiChoice(
        message("school-ask-transfer"), options=options, rule="§2.1", picture=TablePicture(TablePlace.CARDS)
    )
    return RadioExercise(question, tuple(card for card in hand if card not in heroic), message("school-why-transfer"))


def _ask_cards_dealt(random: Random, level: int) -> RadioExercise:
    """Ask how many cards a player receives in a phase. From level 2 on, crews can include androids."""
    crew = random.choice(_CREWS if level > 1 else _CREWS[:2])
    phase = random.randrange(len(LAST_TURNS))
    incoming = random.randrange(1 + min(2, level))
    dealt = cards_per_phase(crew.players, crew.androids)[phase]
    asked = message("school-ask-dealt", **_people(crew), phase=phase + 1, incoming=incoming)
    question = Count(asked, most=_MOST_CARDS, rule="§1, §2.1, §5", picture=_picture_for(TablePlace.BOARDS, crew))
    return RadioExercise(question, dealt + incoming, message("school-why-dealt", dealt=dealt, incoming=incoming))


def _picture_for(place: TablePlace, crew: Crew) -> TablePicture:
    return TablePicture(place, colors=SEAT_COLORS[: crew.players + crew.androids])


def _people(crew: Crew) -> dict[str, int]:
    return {"players": crew.players, "androids": crew.androids}


RADIO_KINDS: dict[str, Callable[[Random, int], RadioExercise]] = {
    "reports": _ask_reports,
    "transfer": _ask_transfer,
    "dealt": _ask_cards_dealt,
}


@frozen
class LessonPage:
    """A page of text, `lesson-<name>-<number>`, with a picture: the table with `place` lit, or a sample board."""

    rule: str
    stations: tuple[str, ...] = ()  # stations to look at
    whole: bool = False  # whether to show the whole ship even if there is only one station to look at
    turn: int = 0  # show the sample game at the start of this turn
    place: TablePlace | None = None

    def picture(self, people: People) -> object:
        if self.place is None:
            return evolve(sample_board(self.turn, self.stations, people), whole=self.whole)
        return TablePicture(self.place, colors=_colors(people))


@frozen
class Lesson:
    """One lesson, named by the text `lesson-<id>`. It takes about a minute per page and per exercise."""

    id: str
    pages: tuple[LessonPage, ...]
    exercises: tuple[str, ...] = ()


PRACTICE = (*KINDS, *RADIO_KINDS)  # kinds of exercises


_FILE = Path(__file__).with_name("lessons.yaml")
LESSONS = {
    id_: codec.structure({"id": id_, **lesson}, Lesson)
    for id_, lesson in yaml.safe_load(_FILE.read_text(encoding="utf-8")).items()
}

_SAMPLE = Game(
    (Member("red", "<a-ab"), Member("green", "^a^-a"), Member("blue", ">ba-c")),
    {"red": "T2", "white": "T4", "blue": "T3", "internal": "T1"},
    (
        Threat("E1-02", 1, "red"),
        Threat("E1-07", 2, "red"),
        Threat("E1-08", 3, "blue"),
        Threat("I1-01", 4),
        Threat("I1-05", 5),
    ),
    turns=7,
)
_OTHER_COLORS = ("purple", "yellow")  # for crews of more than three


@define
class LessonState:
    """A crew's state during a lesson or an exercise, including whether each answer was right."""

    seed: int = 0
    level: int = 1
    answered: list[tuple[str, bool]] = field(factory=list)
    solution: Answer = None  # solution of the last answered exercise
    people: People = ()

    @property
    def right_count(self) -> int:
        return sum(right for _, right in self.answered)


def lesson_guide(lesson: str) -> Callable[[LessonState], Guide[None]]:

    def guide(studying: LessonState) -> Guide[None]:
        taught = LESSONS[lesson]
        for number, page in enumerate(taught.pages, start=1):
            text = message(f"lesson-{lesson}-{number}")
            yield Instruction(text, rule=page.rule, picture=page.picture(studying.people))
        for number, kind in enumerate(taught.exercises):
            yield from ask_exercise(studying, kind, studying.seed + number)
        if taught.exercises:
            done = message("school-lesson-done", right=studying.right_count, count=len(taught.exercises))
            yield Instruction(done, picture=sample_board(0, people=studying.people))

    return guide


def practice_guide(kind: str, count: int) -> Callable[[LessonState], Guide[None]]:
    """Return a guide with `count` exercises. They get harder after right answers and easier after wrong ones."""

    def guide(studying: LessonState) -> Guide[None]:
        for number in range(count):
            right = yield from ask_exercise(studying, kind, studying.seed + number)
            studying.level += 1 if right else -1

    return guide


def ask_exercise(studying: LessonState, kind: str, seed: int) -> Guide[bool]:
    """Ask the question of one exercise and explain the answer. Return whether the player's answer was right."""
    asked: Exercise | RadioExercise
    if kind in RADIO_KINDS:
        asked = make_radio_exercise(kind, seed, studying.level, studying.people)
    else:
        asked = make_exercise(kind, seed, studying.level, studying.people)
    right = (yield asked.question) == asked.answer
    studying.answered.append((kind, right))
    studying.solution = asked.answer
    after = asked.after if isinstance(asked, Exercise) else None
    yield Instruction(asked.explain_answer(right), picture=after or asked.question.picture)
    return right


@cache
def sample_board(turn: int, stations: tuple[str, ...] = (), people: People = ()) -> Board:
    """Return the sample game's board at the start of a turn, after threats have appeared.

    Turn 0 is before the first turn, without threats. People who are not in the sample stay on the bridge.
    """
    others = (Member(color, "-") for color in _OTHER_COLORS[: max(0, len(people) - len(_SAMPLE.crew))])
    game = with_people(evolve(_SAMPLE, crew=(*_SAMPLE.crew, *others)), people)
    resolution = resolve(game)
    appeared = (n + 1 for n, event in enumerate(resolution.events) if event.turn == turn and event.step == "appear")
    view = resolution.views[max(appeared, default=0)]
    return Board(game, view, turn, frozenset(stations))
