"""Lessons and practice: page by page, with judged answers, and the same when resumed."""

import pytest
from support.languages import ENGLISH, RUSSIAN

from spacealert.kit.guide.prompts import Answer, Count, Instruction, MultiChoice, Prompt, SingleChoice
from spacealert.kit.guide.walkthrough import Walkthrough
from spacealert.narration import explanations
from spacealert.school import studies
from spacealert.school.exercises import KINDS, Board, make_exercise
from spacealert.school.lessons import (
    LESSONS,
    RADIO_KINDS,
    LessonState,
    lesson_guide,
    make_radio_exercise,
    practice_guide,
)
from spacealert.school.pictures import picture_in_characters, picture_in_words
from spacealert.school.progress import COURSE, StepKind
from spacealert.school.setting_up import TablePicture, TablePlace


def first_answer(prompt: Prompt) -> Answer:
    match prompt:
        case SingleChoice(options=options):
            return options[0].key
        case MultiChoice():
            return ()
        case Count(least=least):
            return least
    return None


def to_the_end(walkthrough: Walkthrough[LessonState]) -> list[Prompt]:
    asked = []
    while (prompt := walkthrough.prompt) is not None:
        asked.append(prompt)
        walkthrough.answer(first_answer(prompt))
    return asked


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_lesson_page_has_a_picture(lesson: str) -> None:
    walkthrough = Walkthrough(lesson_guide(lesson), lambda: LessonState(5))
    for prompt in to_the_end(walkthrough):
        assert prompt.text.render(ENGLISH) != prompt.text.render(RUSSIAN)
        assert picture_in_characters(RUSSIAN, prompt.picture)
        picture_in_words(ENGLISH, prompt.picture)
    assert [kind for kind, _ in walkthrough.state.answered] == list(LESSONS[lesson].exercises)


def test_course_has_every_lesson_of_five_to_eight_minutes() -> None:
    lessons = [step for step in COURSE if step.kind is StepKind.LESSON]
    assert {step.id for step in lessons} == set(LESSONS)
    assert all(5 <= studies.estimate_minutes(step) <= 8 for step in lessons)


@pytest.mark.parametrize("kind", KINDS)
def test_practice_adapts_to_answers(kind: str) -> None:
    walkthrough = Walkthrough(practice_guide(kind, 3), lambda: LessonState(1, 2))
    to_the_end(walkthrough)
    right = walkthrough.state.right_count
    assert walkthrough.state.level == 2 + right - (3 - right)
    assert len(walkthrough.state.answered) == 3


def test_resumed_lesson_asks_the_same() -> None:
    first = Walkthrough(lesson_guide("threats"), lambda: LessonState(9))
    asked = to_the_end(first)
    again = Walkthrough(lesson_guide("threats"), lambda: LessonState(9), first.given_answers)
    assert (again.is_over, again.state) == (True, first.state)
    assert [prompt for prompt, _ in again.history] == asked


def test_an_exercise_is_followed_by_its_explanation() -> None:
    walkthrough = Walkthrough(practice_guide("targets", 1), lambda: LessonState(3))
    assert walkthrough.prompt is not None
    walkthrough.answer(first_answer(walkthrough.prompt))
    assert isinstance(walkthrough.prompt, Instruction)
    assert "§3.3" in walkthrough.prompt.text.render(ENGLISH)


PEOPLE = (("purple", "Nora"), ("yellow", "Max"), ("green", ""))
FIVE = (*PEOPLE, ("blue", "Kim"), ("red", "Ann"))


@pytest.mark.parametrize("lesson", LESSONS)
def test_lesson_pages_show_the_whole_crew(lesson: str) -> None:
    walkthrough = Walkthrough(lesson_guide(lesson), lambda: LessonState(5, people=FIVE))
    for prompt in to_the_end(walkthrough)[: len(LESSONS[lesson].pages)]:
        if isinstance(prompt.picture, Board):
            assert [(member.color, member.name) for member in prompt.picture.game.crew] == list(FIVE)
        else:
            assert isinstance(prompt.picture, TablePicture)
            assert prompt.picture.colors == tuple(color for color, _ in FIVE)


@pytest.mark.parametrize("kind", RADIO_KINDS)
def test_intercom_exercises_show_the_right_crew(kind: str) -> None:
    for seed in range(20):
        question = make_radio_exercise(kind, seed, 2, FIVE).question
        assert isinstance(question.picture, TablePicture)
        facts = question.text.facts
        count = facts["players"] + facts["androids"] if "players" in facts else len(FIVE)
        assert question.picture.colors == tuple(color for color, _ in FIVE)[:count]


@pytest.mark.parametrize("lesson", LESSONS)
def test_lessons_use_the_crews_colors_and_names(lesson: str) -> None:
    walkthrough = Walkthrough(lesson_guide(lesson), lambda: LessonState(5, people=PEOPLE))
    boards = [prompt.picture for prompt in to_the_end(walkthrough) if isinstance(prompt.picture, Board)]
    for board in boards:
        crew = [(member.color, member.name) for member in board.game.crew]
        assert crew[: len(PEOPLE)] == list(PEOPLE[: len(crew)])
        assert [person.color for person in board.view.crew] == [color for color, _ in crew]


@pytest.mark.parametrize("kind", ["moving", "energy", "late"])
def test_board_shows_the_result_of_an_answer(kind: str) -> None:
    walkthrough = Walkthrough(practice_guide(kind, 1), lambda: LessonState(3, people=PEOPLE))
    question = walkthrough.prompt
    assert question is not None
    assert isinstance(before := question.picture, Board)
    assert any(name in question.text.render(ENGLISH) for name in ("Nora", "Max", "Green")) or kind == "late"
    solution = make_exercise(kind, 3, 1, PEOPLE).answer
    walkthrough.answer(solution)
    explained = walkthrough.prompt
    assert isinstance(explained, Instruction)
    assert isinstance(after := explained.picture, Board)
    assert after.view != before.view
    assert after.turn >= before.turn
    if kind == "moving":
        assert solution in {person.station for person in after.view.crew}


def test_every_rule_has_an_explanation_in_both_languages() -> None:
    for texts in (ENGLISH, RUSSIAN):
        assert set(texts.ids("why")) == {f"why-{rule}" for rule in explanations.explained_rules()}


def test_pages_about_cards_and_boards_show_them() -> None:
    shown = {(lesson, number): LESSONS[lesson].pages[number - 1].place for lesson in ("moving", "round")
             for number in range(1, 6)}  # fmt: skip
    assert shown["moving", 2] is shown["round", 3] is shown["round", 5] is TablePlace.CARDS
    assert shown["moving", 5] is shown["round", 1] is TablePlace.BOARDS
    assert (shown["round", 2], shown["round", 4]) == (TablePlace.STEPS, TablePlace.EXTERNAL_DECKS)
