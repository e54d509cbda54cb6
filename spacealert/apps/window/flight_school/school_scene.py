"""The scene of the flight school, with its course and exercises."""

from spacealert.apps.window import icons, phones_scene, title_art
from spacealert.apps.window.flight_school.study_scene import (
    StudyScene,
    crew_key,
    make_setup_scene,
    make_training_setup_scene,
)
from spacealert.apps.window.music import LineSpeaker
from spacealert.apps.window.prompt_input import paint_backdrop
from spacealert.apps.window.session_scene import SessionScene, seated_figures
from spacealert.kit.guide.walkthrough import S
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Action, Box, Canvas
from spacealert.kit.ui.containers import CenteredColumn, Column, Columns, Grid, Layers, Plate, Row
from spacealert.kit.ui.controls import Button, Leaf, Pressable, Text, option_grid
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import Widget
from spacealert.missions import library
from spacealert.missions.scenario import Scenario
from spacealert.school import progress, studies
from spacealert.school.lessons import PRACTICE
from spacealert.school.progress import COURSE, Progress, Step, StepKind
from spacealert.school.studies import Study
from spacealert.session import Session
from spacealert.session.commands import ResumeGame
from spacealert.session.saved_games import UnfinishedGame
from spacealert.session.session_state import PickMethod


def describe_next_step(scene: SessionScene) -> str:
    """Describe the next step of the course. Return an empty string if the course has not begun or is over."""
    try:
        now = progress.read(crew_key(scene.view.setup))
    except UserError:  # the school reports what is wrong with the file
        return ""
    if now.next_step is None or not (now.done or now.skipped):
        return ""
    return scene.texts.say("school-next", what=studies.step_title(now.next_step))


_SIGNS = {
    "moving": "person", "energy": "tile-reactor", "letters": "keys", "targets": "fighter", "damage": "tile-heavy",
    "attack": "shield", "lift": "gravolift", "late": "clock", "rockets": "rocket", "interceptors": "wing",
    "computer": "computer", "bots": "bots", "space": "voyage", "reports": "antenna", "transfer": "transfer",
    "dealt": "card", "window": "eye", "repair": "gear",
}  # fmt: skip


class SchoolScene(SessionScene):
    """The flight school of the current crew. Its progress is read again whenever the scene is shown."""

    help_name = "school"

    def __init__(self, texts: Texts, session: Session, instructor: LineSpeaker | None = None) -> None:
        super().__init__(texts, session)
        self.crew = crew_key(self.view.setup)
        self.instructor = instructor or LineSpeaker(session)
        self.progress = Progress()
        self.practicing = False  # whether the exercises are shown instead of the course
        self.halfway: frozenset[Step] = frozenset()  # steps the crew has begun but not finished
        self.games: tuple[UnfinishedGame, ...] = ()  # those of this crew

    def resume(self) -> None:
        with self.catch_user_errors():
            self.progress = progress.read(self.crew)
        self.halfway = frozenset(step for step in COURSE if studies.is_unfinished(self.crew, step))
        self.games = tuple(game for game in self.view.unfinished_games if progress.crew_key(game.players) == self.crew)

    def leave(self) -> None:
        self.instructor.close()

    @property
    def next_step(self) -> Step | None:
        return self.progress.next_step

    @property
    def mission(self) -> Scenario:
        """The mission to set up: the chosen one or, if that is secret, the next flight of the course."""
        start = self.view.start
        if start is not None and start.pick in (PickMethod.NAMED, PickMethod.TYPED) and start.mission:
            return library.find(start.mission)
        flights = (step for step in COURSE if step.kind is StepKind.FLIGHT)
        return library.find(next((step.id for step in flights if step.id not in self.progress.done), COURSE[-1].id))

    def do(self, action: Action) -> None:
        match action:
            case "next" if self.next_step is not None:
                self._begin(self.next_step)
            case "skip" if self.next_step is not None:
                self.progress = self.progress.with_skipped(self.next_step.id)
                try:
                    progress.write(self.crew, self.progress)
                except UserError as error:
                    self.trouble = self.texts.say("school-done-not-saved", why=error.render(self.texts))
            case ("step", int(place)) if place < len(COURSE):
                self._begin(COURSE[place])
            case ("page", bool(practicing)):
                self.practicing = practicing
            case ("practice", str(kind)):
                self._open(
                    studies.prepare_practice(self.crew, kind, self.progress, studies.table_people(self.view.setup))
                )
            case "set up":
                self.navigation.push(make_setup_scene(self, self.mission.id, self.instructor))

    def _left(self, step: Step) -> UnfinishedGame | None:
        """Return the unfinished flight of this step, or None."""
        games = self.games if step.kind is StepKind.FLIGHT else ()
        return next((game for game in games if game.item.mission.name == step.id and game.item.campaign is None), None)

    def _begin(self, step: Step) -> None:
        left = self._left(step)
        if left is not None:
            if self.run_command(ResumeGame(left.item)):
                self.open_scene(self.current_scene_name)
            return
        if step.kind is StepKind.LESSON:
            self._open(studies.prepare_lesson(self.crew, step.id, self.progress, studies.table_people(self.view.setup)))
            return
        self.navigation.push(make_training_setup_scene(self, step.id, self.instructor))

    def _open(self, study: Study[S]) -> None:
        self.table.check_names()  # questions mention players by name
        self.navigation.push(
            StudyScene(self.texts, self.crew, study, self.instructor, phones=phones_scene.find_phones(self))
        )

    # in words

    def _title(self, step: Step) -> str:
        return studies.step_title(step).render(self.texts)

    def _state(self, step: Step) -> str:
        if step in self.halfway or self._left(step) is not None:
            return "halfway"
        done, skipped = step.id in self.progress.done, step.id in self.progress.skipped
        return "done" if done else "skipped" if skipped else "open"

    def _about(self, step: Step) -> str:
        """Return a short description of a step, such as its length."""
        if step.kind is StepKind.LESSON:
            return self.texts.say("school-minutes", minutes=studies.estimate_minutes(step))
        return self.texts.say("school-about-flight", id=step.id, minutes=library.find(step.id).end // 60)

    def _level(self, kind: str) -> str:
        practice = self.progress.practice_results(kind)
        return self.texts.say("school-level", asked=practice.asked, right=practice.right, level=practice.level)

    def _crew_in_words(self) -> str:
        names = tuple(seat.name for seat in self.view.setup.seats if seat.name)
        return self.texts.say("school-crew", names=names) if names else self.texts.say("school-crew-unnamed")

    def _next_in_words(self) -> str:
        step = self.next_step
        if step is None:
            return self.texts.say("school-all-done")
        return self.texts.say("school-next", what=self._title(step))

    # the page

    def build(self) -> Widget:
        say = self.texts.say
        crew = Text(self._crew_in_words(), fonts.LABEL, theme.FAINT, "right")
        pages = option_grid(
            Button(say("school-course"), ("page", False), chosen=not self.practicing, size=Type.BODY, min_height=52),
            Button(say("school-practice"), ("page", True), "e", chosen=self.practicing, size=Type.BODY, min_height=52),
            grow=1,
        )
        label = say("school-set-up-for", mission=self.mission.id)
        table = Button(label, "set up", "t", Icon("card", theme.FAINT), size=Type.BODY, min_height=52)
        shown = Grid(*map(self._practice, PRACTICE), most=6, gap=8, grow=1) if self.practicing else self._course()
        body = Column(self._next(), Columns(pages, table, gap=14), shown, gap=14, grow=1)
        return self.make_page(self.header(say("school-title"), crew), body, self.footer(back=say("screen-home")))

    def _next(self) -> Widget:
        say, step = self.texts.say, self.next_step
        if step is None:
            crew = title_art.crew_picture(seated_figures(self.texts, self.view.setup), "cheer", on_deck=True, ratio=0)
            stamp = Leaf(Canvas.picture, args=(Icon("done", theme.GOOD),), words=" ", min_width=84, max_width=84)
            praise = Text(self._next_in_words(), fonts.SUBJECT, theme.GOOD, grow=1)
            told = Row(stamp, praise, gap=22, grow=1, min_width=460)
            crew_shown = crew.sized(min_width=400, min_height=140, max_height=140, grow=1)
            return Plate(Columns(told, crew_shown, gap=16), edge=theme.GOOD)
        label = say("guide-resume" if self._state(step) == "halfway" else "school-begin-next")
        begin = Button(label, "next", main=True, size=Type.TITLE, min_height=76, min_width=250)
        skip = Button(say("school-skip"), "skip", "n", min_width=120)
        words = Text(self._next_in_words(), fonts.SUBJECT), Text(self._about(step), fonts.WORDS, theme.FAINT)
        teacher = Leaf(title_art.paint_instructor, words=" ", min_width=190, max_width=190, min_height=104)
        told = Row(teacher, CenteredColumn(*words, gap=4, grow=1), gap=20, grow=1)
        return Plate(Columns(told, Row(skip, begin, gap=14), gap=16), pad=(14, 12))

    def _course(self) -> Widget:
        route = Grid(*map(self._step, range(len(COURSE))), most=6, gap=0, grow=1)
        return Layers(Leaf(paint_backdrop, args=("nebula",), words=" "), route, grow=1)

    def _step(self, place: int) -> Widget:
        step = COURSE[place]
        state, is_next = self._state(step), step == self.next_step
        flight = step.kind is StepKind.FLIGHT
        ends = place == 0, place == len(COURSE) - 1
        stop = Leaf(_paint_stop, args=(place + 1, flight, state, is_next, ends), min_height=64, words=" ", grow=1)
        ink = theme.AMBER if is_next else theme.BRIGHT if flight else theme.TEXT
        name = Text(self._title(step), fonts.LABEL, ink, "center")
        words = f"{self._title(step)}: {self.texts.say(f'school-{state}')}"
        halfway = (
            Text(self.texts.say("school-halfway"), fonts.CAPTION, theme.AMBER, "center") if state == "halfway" else None
        )
        name_lines = Column(name, halfway, gap=0, min_height=50)  # two lines, so that the route stays straight
        return Pressable(
            stop, name_lines, action=("step", place), chosen=is_next, raised=None, words=words, pad=(0, 6)
        ).sized(min_width=112, grow=1)

    def _practice(self, kind: str) -> Widget:
        name, level = self.texts.say(f"school-exercise-{kind}"), self._level(kind)
        asked = self.progress.practice_results(kind).asked
        sign = Leaf(_paint_exercise, args=(kind, bool(asked)), words=" ", min_height=44, grow=1)
        told = Text(level, fonts.SMALL, theme.FAINT, "center") if asked else None
        words = Column(Text(name, fonts.LABEL, theme.BRIGHT, "center"), told, gap=2, min_height=48)
        return Pressable(sign, words, action=("practice", kind), words=f"{name}: {level}", pad=(4, 6), min_width=150)


def _paint_stop(
    canvas: Canvas, box: Box, number: int, flight: bool, state: str, is_next: bool, ends: tuple[bool, bool]
) -> None:
    x, y = box.center
    color = theme.GOOD if state == "done" else theme.AMBER if is_next else theme.SIGNAL if flight else theme.STORY
    begin, until = x if ends[0] else box.x, x if ends[1] else box.right
    canvas.fill(Box(begin, y - 2, until - begin, 4), theme.mix(theme.SPACE, color, 0.5))
    side = box.h * 0.92
    if is_next:
        canvas.glow(x, y, box.h / 2, theme.mix(theme.UNLIT, color, 0.9))
    canvas.illustration(box.middle(side, side), icons.planet(number))
    rim = max(28.0, 0.42 * side)
    badge = Box(x + side * 0.2, box.bottom - rim - 1, rim, rim)
    if state == "done":
        canvas.picture(badge, Icon("done", theme.GOOD))
        return
    canvas.disc(*badge.center, badge.w / 2, color)
    canvas.disc(*badge.center, badge.w / 2 - 2, theme.SPACE)
    if flight:
        canvas.icon(badge.inset(badge.w * 0.16, badge.w * 0.16), Icon("wing", theme.mix(color, theme.BRIGHT, 0.5)))
    else:
        words = "–" if state == "skipped" else str(number)
        ink = theme.mix(color, theme.BRIGHT, 0.5)
        canvas.text(badge, words, badge.w * 0.5, ink, fonts.BOLD, "center", least=Type.FINE)


_PLACES = ("deck", "space", "nebula", "frontier")  # illustrations behind exercises


def _paint_exercise(canvas: Canvas, box: Box, kind: str, asked: bool) -> None:
    color = theme.SIGNAL if asked else theme.STORY
    side = min(box.h, box.w) * 0.92
    paint_backdrop(canvas, box, _PLACES[sum(map(ord, kind)) % len(_PLACES)])
    canvas.glow(*box.center, side * 0.9, theme.mix(theme.UNLIT, color, 0.34))
    canvas.picture(box.middle(side, side), Icon(_SIGNS.get(kind, "book"), theme.mix(color, theme.BRIGHT, 0.3)))
