"""Runs a lesson, an exercise or the setup guide, and saves the progress at the end."""

import re
from collections.abc import Callable, Iterable, Mapping
from random import SystemRandom
from typing import TYPE_CHECKING

from spacealert.apps.window.flight_school.school_board import (
    CLEAR_WIDE,
    AnsweredExercise,
    SchoolBoard,
    full_picture,
    hand_picture,
    option_picture,
)
from spacealert.apps.window.guide_scene import WORDS_WIDE, GuideScene, Page
from spacealert.apps.window.music import LineSpeaker
from spacealert.apps.window.prompt_input import paint_backdrop
from spacealert.apps.window.session_scene import SessionScene
from spacealert.engine import decks
from spacealert.kit.guide.prompts import Answer, Choose, ChooseSeveral, Count, Prompt, Tell, message
from spacealert.kit.guide.walkthrough import S, answer_in_words
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Message, Texts
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.containers import Column, Columns, Plate, Row
from spacealert.kit.ui.controls import CAPTION, WORDS, Leaf, Picture, Role, Spacer, Text
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.sky import Mood
from spacealert.kit.ui.theme import Color, Type
from spacealert.kit.ui.widget import Widget
from spacealert.missions import library
from spacealert.school import progress, studies
from spacealert.school.lessons import LessonState
from spacealert.school.setting_up import Place, SettingUp, TablePicture, scenario_of_all
from spacealert.school.studies import Study
from spacealert.session.action_round import SEEDS
from spacealert.session.commands import ChooseMission, DrawTracks, StartMission
from spacealert.session.setup import TableSetup

if TYPE_CHECKING:
    from spacealert.apps.phones.service import Phones

Exercise = Choose | ChooseSeveral | Count

_VERDICTS = ("school-right", "school-wrong")
_SECTIONS = re.compile(r" ?\((§[^)]*)\)")  # of the rules, behind each reason
_SHORT = 4  # letters of an answer shown as large as possible
_LEAST_PORTRAIT = 96.0  # minimum height of the instructor's portrait, in units


class StudyScene(GuideScene[S]):
    """A scene for a study. `then` is called once the study is over and saved, while the scene is still visible."""

    mood = Mood.DEEP
    clear_wide = CLEAR_WIDE

    def __init__(
        self,
        texts: Texts,
        crew: str,
        study: Study[S],
        instructor: LineSpeaker,
        then: Callable[[], None] | None = None,
        phones: "Phones | None" = None,
    ) -> None:
        self.crew = crew
        self.study = study
        self.instructor = instructor
        self.then = then
        self.phones = phones
        self.judged = ""  # result of the answers from phones, in words
        super().__init__(texts, study.title, study.saved, SchoolBoard(texts, lambda: self.answered_exercise))

    def speak(self, text_id: str) -> None:
        if text_id:
            self.instructor.say(text_id)

    @property
    def answered_exercise(self) -> AnsweredExercise | None:
        """The exercise just answered, while its answer is explained."""
        told, now = self.visible_prompt, self.walkthrough
        if now is None or not now.history or not isinstance(now.state, LessonState):
            return None
        if not isinstance(told, Tell) or told.text.text_id not in _VERDICTS:
            return None
        return AnsweredExercise(*now.history[-1], now.state.solution)

    def picture(self, key: str) -> Leaf | None:
        prompt = self.visible_prompt if self.answered_exercise is None else self.answered_exercise.question
        return None if prompt is None else option_picture(prompt, key)

    def prompt_widgets(self, prompt: Prompt) -> list[Widget]:
        """Return the text of a prompt or, after an exercise, the verdict in its color with the reasons below."""
        if self.answered_exercise is None:
            teacher = [] if self.scenery() is None else [_teacher(ratio=2.4)]
            return [*teacher, *super().prompt_widgets(prompt)]
        facts = dict(prompt.text.facts)
        why = facts.pop("why").render(self.texts)
        said = message(prompt.text.text_id, why="", **facts).render(self.texts).strip()
        color = theme.GOOD if self.answered_exercise.is_right else theme.ALARM
        verdict = Text(said, Role(Type.SUBHEADING, color, fonts.BOLD), grow=1)
        sign = Picture(Icon("done" if self.answered_exercise.is_right else "cross", color), 52)
        sections = dict.fromkeys(one for found in _SECTIONS.findall(why) for one in found.split(", "))
        rule = Text(self.texts.say("guide-rule", rule=", ".join(sections)), CAPTION) if sections else None
        reasons = [Text(line, WORDS) for line in _SECTIONS.sub("", why).split("\n")]
        return [Row(sign, verdict, gap=14), Column(*reasons, rule, gap=6)]

    def scenery(self) -> Leaf | None:
        """Return the table or the ship behind the words of a step."""
        told = self.visible_prompt
        if not isinstance(told, Tell) or self.answered_exercise is not None:
            return None
        return full_picture(self.texts, told.picture, WORDS_WIDE + 42)

    def drawing(self) -> Widget:
        """Return the instructor or, after an exercise, the answer in pictures."""
        answered = self.answered_exercise
        if answered is None:
            return _teacher(grow=1)
        wrong = None if answered.is_right else self._answer(answered.question, answered.given, theme.ALARM)
        right = self._answer(answered.question, answered.solution, theme.GOOD)
        return Columns(wrong, right, gap=12, grow=1, words=" ")

    def _answer(self, question: Prompt, answer: Answer, color: Color) -> Widget:
        """Show an answer as a card."""
        words = answer_in_words(self.texts, question, answer)
        keys = answer if isinstance(answer, tuple) else (answer,) if isinstance(answer, str) else ()
        drawn = [picture.sized(grow=1, min_width=30) for key in keys if (picture := self.picture(key)) is not None]
        if isinstance(answer, int) and isinstance(question.picture, TablePicture):
            drawn = [hand_picture(answer).sized(grow=1)]
        size = Type.POSTER if len(words) < _SHORT else Type.SUBHEADING
        name = Text(words, Role(Type.BODY if drawn and keys else size, color, fonts.BOLD), align="center")
        shown = [Row(*drawn, grow=1, min_height=50), name] if drawn else [Spacer(), name, Spacer()]
        mark = Picture(Icon("done" if color == theme.GOOD else "cross", color), 30)
        return Plate(mark, *shown, color=theme.SPACE, edge=color, pad=(10, 10), grow=1)

    @property
    def problems_to_show(self) -> list[str]:
        return [line for line in (*super().problems_to_show, self._of_phones) if line]

    def on_prompt(self, prompt: Prompt | None) -> None:
        """Show an exercise on the phones as well, and then tell each phone whether its answer was right."""
        if self.phones is None:
            return
        answers = self.phones.answers()
        state = None if self.walkthrough is None else self.walkthrough.state
        if isinstance(prompt, Tell) and isinstance(state, LessonState):
            self.judged = self._judgment(answers, state.solution)
            self.phones.show_solution(state.solution)
        else:
            self.judged = ""
            self.phones.ask(prompt if isinstance(prompt, Exercise) else None)

    def tick(self, seconds: float) -> None:
        """Take the most common answer once every phone has answered."""
        super().tick(seconds)
        if self.phones is None or self.page is not Page.ASKING or self.editing is not None:
            return
        answers = list(self.phones.answers().values())
        if answers and None not in answers:
            self.submit_answer(max(answers, key=answers.count))

    @property
    def _of_phones(self) -> str:
        """The players who have not answered yet, or those who were right, in words."""
        waiting = [] if self.phones is None else [seat for seat, one in self.phones.answers().items() if one is None]
        if not waiting:
            return self.judged
        return self.texts.say("school-phones-waiting", names=self._names(waiting), count=len(waiting))

    def _judgment(self, answers: Mapping[int, Answer], solution: Answer) -> str:
        given = {seat: answer == solution for seat, answer in answers.items() if answer is not None}
        lines = []
        for text_id, right in (("school-phones-right", True), ("school-phones-wrong", False)):
            if seats := [seat for seat in given if given[seat] is right]:
                lines.append(self.texts.say(text_id, names=self._names(seats)))
        return ". ".join(lines)

    def _names(self, seats: Iterable[int]) -> str:
        assert self.phones is not None
        return ", ".join(self.phones.name_of(self.texts, seat) for seat in seats)

    def _back(self) -> None:
        """Leave the scene. If only its last page was left to read, a lesson or an exercise counts as finished."""
        at_end = self.walkthrough is not None and self.walkthrough.has_no_more_answers
        if self.then is None and self.page is Page.ASKING and self.editing is None and at_end:
            self._submit()
        else:
            super()._back()

    def finish(self) -> None:
        assert self.walkthrough is not None
        try:
            before = progress.read(self.crew)
            progress.write(self.crew, self.study.learned(before, self.walkthrough.state))
        except UserError as error:
            self.trouble = self.texts.say("school-done-not-saved", why=error.render(self.texts))
        self.saved.delete()
        if self.then is not None:
            self.then()
        elif not self.trouble:  # after the last page, only an error would keep the scene open
            self.navigation.back()

    def leave(self) -> None:
        super().leave()
        if self.phones is not None:
            self.phones.ask(None)
        self.instructor.close()


class SetUpScene(StudyScene[SettingUp]):
    """The setup guide, opened from `room`. Trajectories that it draws are saved once they have been shown."""

    def __init__(
        self,
        room: SessionScene,
        crew: str,
        study: Callable[[Mapping[str, str]], Study[SettingUp]],
        instructor: LineSpeaker | None,
        then: Callable[[], None] | None = None,
    ) -> None:
        self.room = room
        self.seed = SystemRandom().randrange(SEEDS)
        tracks = room.view.tracks or decks.draw_tracks(self.seed)
        super().__init__(room.texts, crew, study(tracks), instructor or LineSpeaker(room.session), then)

    def on_prompt(self, prompt: Prompt | None) -> None:
        super().on_prompt(prompt)
        picture = prompt.picture if isinstance(prompt, Tell) else None
        if isinstance(picture, TablePicture) and picture.place is Place.TRACKS and not self.room.view.tracks:
            self.room.ask(DrawTracks(self.seed))


def crew_key(setup: TableSetup) -> str:
    """Return the name under which the school knows this crew."""
    return progress.key_of_crew(seat.name for seat in setup.seats if not seat.android)


def make_setup_scene(room: SessionScene, mission: str = "", instructor: LineSpeaker | None = None) -> SetUpScene:
    """Return the setup scene for this mission or the one Start would begin.

    Raise an error if there is none. For a secret mission, the setup suits any mission of its kind. In a campaign, the
    ship is as the last mission left it.
    """
    view, campaign = room.view, room.view.campaign
    table = view.setup if campaign is None else campaign.setup
    crew, start = crew_key(table), view.start
    called: str | Message = ""
    if mission or (start is not None and start.mission):
        scenario = library.find(mission or (start.mission if start is not None else ""))
    elif start is None:
        raise view.start_problem or UserError("screen-none-of-this-kind")
    else:
        scenario = scenario_of_all([one for one in room.session.scenarios if one.kind is start.kind])
        called = message("school-hidden-mission", kind=message(f"screen-kind-{start.kind.replace(' ', '-')}"))
    leg = None if campaign is None else campaign.next_mission
    return SetUpScene(
        room, crew, lambda tracks: studies.study_setting_up(crew, scenario, table, tracks, called, leg), instructor
    )


def flight_briefing(room: SessionScene, mission: str, instructor: LineSpeaker | None = None) -> SetUpScene:
    """Return the scene for setting up a training flight. The flight then replaces it.

    Raise an error if two players have the same name.
    """
    room.table.check_names()
    setup = room.view.setup
    crew = crew_key(setup)

    def fly() -> None:
        if room.ask(ChooseMission(mission)) and room.ask(StartMission()):
            room.replace_with("preparing")

    return SetUpScene(
        room, crew, lambda tracks: studies.study_briefing(crew, library.find(mission), setup, tracks), instructor, fly
    )


def _teacher(grow: float = 0, ratio: float = 0) -> Leaf:
    return Leaf(paint_teacher, title="teacher", words=" ", grow=grow, ratio=ratio)


def paint_teacher(canvas: Canvas, box: Box) -> None:
    """Paint the instructor on the flight deck, if there is room."""
    if box.h >= _LEAST_PORTRAIT:
        paint_backdrop(canvas, box, "deck")
        side = min(box.w, box.h * 1.05)
        with canvas.clipped(box):
            canvas.illustration(
                Box(box.center[0] - side / 2, box.bottom - side * 0.96, side, side), "bust-pilot", theme.AMBER
            )
