"""The flight school: what comes next for this crew, the whole course, exercises, and setting up the table."""

from spacealert.apps.window.flight_school.setting_up_scene import crew_of, draw_tracks, setting_up_scene
from spacealert.apps.window.flight_school.study_scene import PhoneAnswers, StudyScene
from spacealert.apps.window.line_speaker import LineSpeaker
from spacealert.apps.window.preparing_scene import PreparingScene
from spacealert.apps.window.ready_scene import ReadyScene
from spacealert.apps.window.session_scene import SessionScene
from spacealert.kit.guide.walkthrough import S
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.missions import library
from spacealert.missions.scenario import Scenario
from spacealert.school import progress, studies
from spacealert.school.course import COURSE, Step, StepKind
from spacealert.school.lessons import PRACTICE
from spacealert.school.progress import Progress
from spacealert.school.studies import Study
from spacealert.session import Session
from spacealert.session.commands import ChooseMission, StartMission
from spacealert.session.session_state import Pick

_RIGHT_WIDE = 420.0
_NEXT_HIGH = 138.0
_STEPS_ACROSS = 2
_HIGHEST = 84.0  # that a step or a kind of exercise is, in a window that is high


def next_step(room: SessionScene) -> str:
    """What the course proposes to the crew in this room; nothing before it has begun, and once it is through."""
    try:
        now = progress.read(crew_of(room.view.setup))
    except UserError:  # the school says what is wrong with its file
        return ""
    if now.next_step is None or not (now.done or now.skipped):
        return ""
    return room.texts.say("school-next", what=studies.title_of(now.next_step))


class SchoolScene(SessionScene):
    """The crew is the one of the ready room; what it has learned is read anew whenever the scene comes back."""

    help_name = "school"
    default = "next"

    def __init__(self, texts: Texts, session: Session, instructor: LineSpeaker | None = None) -> None:
        super().__init__(texts, session)
        self.crew = crew_of(self.view.setup)
        self.instructor = instructor or LineSpeaker(session)
        self.progress = Progress()

    def resume(self) -> None:
        try:
            self.progress = progress.read(self.crew)
        except UserError as error:
            self.trouble = error.render(self.texts)

    def leave(self) -> None:
        self.instructor.close()

    @property
    def _phones(self) -> PhoneAnswers | None:
        """Those of the ready room below, if any were let in."""
        rooms = [scene for scene in self.navigation.scenes if isinstance(scene, ReadyScene)]
        return next((room.phones for room in rooms if room.has_phones), None)

    @property
    def next_step(self) -> Step | None:
        return self.progress.next_step

    @property
    def mission(self) -> Scenario:
        """The one to set up for: what is chosen in the ready room, or, where that is a secret, the next flight."""
        start = self.view.start
        if start is not None and start.pick in (Pick.NAMED, Pick.TYPED) and start.mission:
            return library.find(start.mission)
        flights = (step for step in COURSE if step.kind is StepKind.FLIGHT)
        return library.find(next((step.id for step in flights if step.id not in self.progress.done), COURSE[-1].id))

    def do(self, action: Action) -> None:
        self.trouble = ""
        match action:
            case "next" if self.next_step is not None:
                self._begin(self.next_step)
            case "skip" if self.next_step is not None:
                self._note(self.progress.with_skipped(self.next_step.id))
            case ("step", int(place)) if place < len(COURSE):
                self._begin(COURSE[place])
            case ("practice", str(kind)):
                self._open(studies.practice(self.crew, kind, self.progress))
            case "set up":
                self.navigation.push(setting_up_scene(self, self.mission.id, self.instructor))
            case "back":
                self.navigation.back()

    def press(self, key: str) -> bool:
        actions: dict[str, Action] = {"escape": "back", "n": "skip", "t": "set up"}
        if key in actions:
            self.do(actions[key])
        return key in actions

    def _begin(self, step: Step) -> None:
        if step.kind is StepKind.LESSON:
            self._open(studies.lesson(self.crew, step.id, self.progress))
            return
        draw_tracks(self)
        briefing = studies.briefing(self.crew, library.find(step.id), self.view.setup, self.view.tracks)
        scene = StudyScene(self.texts, self.crew, briefing, self.instructor, lambda: self._fly(step.id))
        self.navigation.push(scene)

    def _open(self, study: Study[S]) -> None:
        self.navigation.push(StudyScene(self.texts, self.crew, study, self.instructor, phones=self._phones))

    def _fly(self, mission: str) -> None:
        """The briefing is over: the mission takes its place."""
        if self.ask(ChooseMission(mission)) and self.ask(StartMission()):
            self.navigation.replace(PreparingScene(self.texts, self.session))

    def _note(self, now: Progress) -> None:
        self.progress = now
        try:
            progress.write(self.crew, now)
        except UserError as error:
            self.trouble = self.texts.say("school-done-not-saved", why=error.render(self.texts))

    # in words

    def _title(self, step: Step) -> str:
        return studies.title_of(step).render(self.texts)

    def _state(self, step: Step) -> str:
        done, skipped = step.id in self.progress.done, step.id in self.progress.skipped
        return "done" if done else "skipped" if skipped else "open"

    def _about(self, step: Step) -> str:
        """What kind of step it is: how long a lesson takes, or what kind of flight it is."""
        if step.kind is StepKind.LESSON:
            return self.texts.say("school-minutes", minutes=studies.minutes_of(step))
        return self.texts.say("school-about-flight", id=step.id, minutes=library.find(step.id).end // 60)

    def _level(self, kind: str) -> str:
        practice = self.progress.practice_in(kind)
        return self.texts.say("school-level", asked=practice.asked, right=practice.right, level=practice.level)

    def _crew_in_words(self) -> str:
        names = tuple(seat.name for seat in self.view.setup.seats if seat.name)
        return self.texts.say("school-crew", names=names) if names else self.texts.say("school-crew-unnamed")

    def _next_in_words(self) -> str:
        step = self.next_step
        if step is None:
            return self.texts.say("school-all-done")
        return self.texts.say("school-next", what=self._title(step))

    def describe(self) -> list[str]:
        steps = (f"{self._title(step)}: {self.texts.say(f'school-{self._state(step)}')}" for step in COURSE)
        kinds = (f"{self.texts.say(f'school-exercise-{kind}')}: {self._level(kind)}" for kind in PRACTICE)
        setting_up = self.texts.say("school-set-up-for", mission=self.mission.id)
        trouble = [self.trouble] if self.trouble else []
        title = self.texts.say("school-title")
        return [title, self._crew_in_words(), *trouble, self._next_in_words(), *steps, setting_up, *kinds]

    # painted

    def paint(self, canvas: Canvas) -> None:
        head, body, foot = canvas.box.inset(24, 18).rows(44, None, 56, gap=14)
        left, right = body.columns(None, _RIGHT_WIDE, gap=20)
        first, course = left.rows(_NEXT_HIGH, None, gap=12)
        language = self.texts.language
        canvas.panel("head", head, (language, self.trouble), self._paint_head)
        canvas.panel("next", first, (language, self.progress), self._paint_next, theme.PANEL)
        canvas.panel("course", course, (language, self.progress), self._paint_course)
        canvas.panel("practice", right, (language, self.progress), self._paint_practice)
        canvas.panel("foot", foot, language, self._paint_foot)

    def _paint_head(self, canvas: Canvas, box: Box) -> None:
        title, crew = box.columns(460, None, gap=20)
        words = self.texts.say("school-title").upper()
        canvas.text(title, words, Type.HEADING, theme.AMBER, fonts.BOLD, least=Type.LABEL)
        line = self.trouble or self._crew_in_words()
        ink = theme.ALARM if self.trouble else theme.FAINT
        canvas.text(crew, line, Type.LABEL, ink, align="right", least=Type.FINE, lines=2, ellipsis=True)

    def _paint_next(self, canvas: Canvas, box: Box) -> None:
        words, begin, skip = box.inset(20, 16).columns(None, 210, 180, gap=12)
        if self.next_step is None:
            canvas.text(words, self._next_in_words(), Type.HEADING, theme.GOOD, least=Type.LABEL, lines=3)
            return
        title, about = words.rows(None, 28, gap=6)
        canvas.text(title, self._next_in_words(), Type.HEADING, theme.BRIGHT, fonts.SEMIBOLD, least=Type.LABEL, lines=2)
        canvas.text(about, self._about(self.next_step), Type.LABEL, theme.FAINT)
        label, enter = self.texts.say("school-begin-next"), self.texts.say("screen-key-enter")
        widgets.button(canvas, begin, "next", label, key=enter, main=True)
        widgets.button(canvas, skip, "skip", self.texts.say("school-skip"), key="N", size=Type.LABEL)

    def _paint_course(self, canvas: Canvas, box: Box) -> None:
        """Down the first column, then down the second one."""
        down = -(-len(COURSE) // _STEPS_ACROSS)
        high = min(_HIGHEST, (box.h - 4 * (down - 1)) / down)
        columns = [column.rows(*[high] * down, gap=4) for column in box.columns(*[None] * _STEPS_ACROSS, gap=8)]
        for place, step in enumerate(COURSE):
            cell = columns[place // down][place % down]
            focused = canvas.target(cell, ("step", place))
            canvas.fill(cell, theme.CHOSEN if step == self.next_step else theme.RAISED)
            number, name, sign = cell.inset(12, 4).columns(30, None, 24, gap=6)
            ink = theme.AMBER if step == self.next_step else theme.TEXT
            flight = step.kind is StepKind.FLIGHT
            if flight:
                canvas.icon(number.middle(22, 22), Icon("wing", theme.SIGNAL))
            else:
                canvas.text(number, str(place + 1), Type.CAPTION, theme.FAINT)
            weight = fonts.SEMIBOLD if flight else fonts.REGULAR
            canvas.text(name, self._title(step), Type.LABEL, ink, weight, least=Type.FINE)
            if self._state(step) == "done":
                canvas.icon(sign.middle(22, 22), Icon("done", theme.GOOD))
            elif self._state(step) == "skipped":
                canvas.text(sign, "–", Type.LABEL, theme.FAINT, align="right")
            if focused:
                canvas.frame(cell, theme.BRIGHT, 3)

    def _paint_practice(self, canvas: Canvas, box: Box) -> None:
        set_up, caption, kinds = box.rows(60, 26, None, gap=8)
        label = self.texts.say("school-set-up-for", mission=self.mission.id)
        widgets.button(canvas, set_up, "set up", label, key="T", size=Type.BODY, ellipsis=True)
        widgets.caption(canvas, caption, self.texts.say("school-practice"), Type.LABEL)
        down = -(-len(PRACTICE) // 2)
        high = min(_HIGHEST, (kinds.h - 4 * (down - 1)) / down)
        cells = [cell for row in kinds.rows(*[high] * down, gap=4) for cell in row.columns(None, None, gap=6)]
        for cell, kind in zip(cells, PRACTICE, strict=False):
            focused = canvas.target(cell, ("practice", kind))
            canvas.fill(cell, theme.RAISED)
            name, level = cell.inset(12, 4).rows(None, 18)
            words = self.texts.say(f"school-exercise-{kind}")
            canvas.text(name, words, Type.LABEL, theme.TEXT, least=Type.FINE, lines=2)
            canvas.text(level, self._level(kind), Type.CAPTION, theme.FAINT, least=Type.FINE)
            if focused:
                canvas.frame(cell, theme.BRIGHT, 3)

    def _paint_foot(self, canvas: Canvas, box: Box) -> None:
        back = box.columns(240, None)[0]
        widgets.button(canvas, back, "back", self.texts.say("screen-home"), key="Esc", size=Type.BODY)
