"""Flight school in the window: the next step, a crew's progress, and the start of a flight."""

from collections.abc import Iterator
from pathlib import Path

import gallery
import pytest
from attrs import evolve
from support.languages import ENGLISH
from support.window_scenes import walking_of

from spacealert.apps.phones.service import Phones
from spacealert.apps.window import shape_painter
from spacealert.apps.window.briefing_scene import BriefingScene
from spacealert.apps.window.flight_school import school_scene, study_scene
from spacealert.apps.window.flight_school.school_scene import SchoolScene
from spacealert.apps.window.flight_school.study_scene import StudyScene
from spacealert.apps.window.music import LineSpeaker
from spacealert.apps.window.preparing_scene import PreparingScene
from spacealert.apps.window.ready_scene import ReadyScene
from spacealert.apps.window.resolution.coach_scene import CoachScene
from spacealert.apps.window.resolution.dialogs import InstructorDialog, TrainingDialogs, WhyDialog
from spacealert.apps.window.resolution.walk_scene import WalkScene
from spacealert.engine.game import Score
from spacealert.gamefile.game_file import GameFile
from spacealert.kit.guide.prompts import Answer, Instruction, Prompt, SingleChoice
from spacealert.kit.i18n.texts import Message, Texts
from spacealert.kit.ui.canvas import Box, Canvas
from spacealert.kit.ui.screen import Screen
from spacealert.narration.explanations import find_rule
from spacealert.narration.shapes.shape import Stroke
from spacealert.narration.shapes.ship_layout import SHIP, STATION, Frame
from spacealert.school import progress, studies
from spacealert.school.lessons import LESSONS
from spacealert.school.progress import COURSE, Progress
from spacealert.session import Session
from spacealert.session.commands import ChooseMission, ChooseRandom, NameSeat
from spacealert.session.setup import LONGEST_NAME

CREW = "kim, maximilian, nora"


class Recorded(LineSpeaker):
    """Stays silent and records the lines."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.said: list[str] = []

    def say(self, text_id: str) -> None:
        self.said.append(text_id)


@pytest.fixture
def instructor(own_folder: Path) -> Recorded:
    return Recorded(gallery.session_of(ENGLISH))


@pytest.fixture
def screen(instructor: Recorded) -> Iterator[Screen]:
    session = instructor._session
    made = Screen(SchoolScene(ENGLISH, session, instructor))
    made.paint()
    yield made
    made.navigation.close_now()
    session.close()


def press(screen: Screen, *keys: str) -> None:
    for key in keys:
        screen.press(key)
        screen.paint()


def study_to_the_end(screen: Screen) -> None:
    scene = screen.scene
    assert isinstance(scene, StudyScene)
    while screen.scene is scene and scene.prompt is not None:
        press(screen, "enter" if scene.default_action() else "1")


def test_enter_starts_the_next_lesson_and_its_end_counts(screen: Screen) -> None:
    assert "Next: Moving and buttons" in screen.scene.describe()
    press(screen, "enter")
    study_to_the_end(screen)
    assert progress.read(CREW).done == {"moving": 1}
    assert sum(practice.asked for practice in progress.read(CREW).practice.values()) == 3
    assert isinstance(screen.scene, SchoolScene)  # the lesson ended with its last page; no other page says so
    assert "Next: Energy" in screen.scene.describe()
    assert "Moving and buttons: done" in screen.scene.describe()


def test_lesson_left_on_its_last_page_counts(screen: Screen) -> None:
    press(screen, "enter")
    scene = screen.scene
    assert isinstance(scene, StudyScene)
    while not any("You got" in line for line in scene.describe()):
        press(screen, "enter" if scene.default_action() else "1")
    press(screen, "escape")
    assert isinstance(screen.scene, SchoolScene)
    assert progress.read(CREW).done == {"moving": 1}
    assert "Moving and buttons: done" in screen.scene.describe()
    press(screen, "enter")
    assert isinstance(screen.scene, StudyScene)
    press(screen, "escape")  # leaving on any other page records nothing
    assert progress.read(CREW).done == {"moving": 1}


def test_corrected_name_keeps_lesson_progress(screen: Screen, instructor: Recorded) -> None:
    press(screen, "enter")
    study_to_the_end(screen)
    press(screen, "enter", "enter", "escape")  # the second page of the second lesson
    instructor._session.do(NameSeat(0, "Norah"))
    again = Screen(SchoolScene(ENGLISH, instructor._session, instructor))
    again.paint()
    assert "Moving and buttons: done" in again.scene.describe()
    press(again, "enter")
    assert ENGLISH.say("guide-resume-or-begin") in again.scene.describe()


@pytest.mark.parametrize("step", [("step", 0), ("step", 6), ("practice", "lift")])
def test_duplicate_names_block_starting(screen: Screen, instructor: Recorded, step: tuple[str, object]) -> None:
    for place, name in enumerate(("Bob", "bob")):
        instructor._session.do(NameSeat(place, name))
    screen.scene.perform(step)
    assert isinstance(screen.scene, SchoolScene)
    assert "Two of you are called Bob. Change one of the names so we can tell you apart." in screen.scene.describe()
    instructor._session.do(NameSeat(1, "Max"))
    screen.scene.perform(step)
    assert isinstance(screen.scene, StudyScene)


def test_exercises_left_on_their_last_page_count(screen: Screen) -> None:
    screen.scene.do(("practice", "lift"))
    scene = screen.scene
    assert isinstance(scene, StudyScene)
    while scene.walkthrough is not None and len(scene.walkthrough.given_answers) < 9:
        press(screen, "enter" if scene.default_action() else "1")
    press(screen, "escape")
    assert isinstance(screen.scene, SchoolScene)
    assert progress.read(CREW).practice_results("lift").asked == 5


def test_exercise_rows_use_the_names_of_the_question(instructor: Recorded) -> None:
    people = (("green", "Anastasia-Wilh"), ("purple", "Bob"))
    study = studies.prepare_practice(CREW, "moving", Progress(), people)
    painted = Screen(StudyScene(ENGLISH, CREW, study, instructor))
    painted.paint()
    told = " ".join(painted.scene.describe())
    assert "Anastasia-Wilh: 1 " in told
    assert "Bob: 1 " in told
    assert not painted.canvas.overflows


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
def test_longest_name_does_not_overlap_exercise_cards(instructor: Recorded, size: tuple[int, int]) -> None:
    people = (("green", "Константинополь Великий"[:LONGEST_NAME]), ("purple", "W" * LONGEST_NAME))
    study = studies.prepare_practice(CREW, "moving", Progress(), people)
    painted = Screen.of_size(StudyScene(ENGLISH, CREW, study, instructor), *size)
    assert not painted.canvas.overflows


def test_lesson_counts_once_even_if_its_end_is_undone(screen: Screen) -> None:
    screen.scene.do(("practice", "lift"))
    study_to_the_end(screen)
    press(screen, "u", "enter")
    assert progress.read(CREW).practice_results("lift").asked == 5


class AnsweredBy(Phones):
    """Fake phones with given answers. `asked` lists the questions they received, newest last."""

    def __init__(self, *names: str) -> None:
        self.names = names
        self.asked: list[Prompt | None] = []
        self.given: dict[int, Answer] = {}
        self.solutions: list[Answer] = []

    def show_solution(self, solution: Answer) -> None:
        self.solutions.append(solution)
        self.given = {}

    def show_question(self, prompt: Prompt | None) -> None:
        self.asked.append(prompt)
        self.given = dict.fromkeys(range(len(self.names))) if prompt is not None else {}

    def answers(self) -> dict[int, Answer]:
        return dict(self.given)

    def player_name(self, texts: Texts, seat: int) -> str:
        return self.names[seat]


def test_exercise_is_answered_on_all_phones(instructor: Recorded) -> None:
    phones = AnsweredBy("Anna", "Boris", "Cem")
    study = studies.prepare_practice(CREW, "targets", Progress())
    scene = StudyScene(ENGLISH, CREW, study, instructor, phones=phones)
    Screen(scene)
    question = phones.asked[-1]
    assert isinstance(question, SingleChoice)
    assert "Anna, Boris, Cem still have to answer by phone." in scene.describe()
    assert scene.walkthrough is not None
    state = scene.walkthrough.state
    keys = [option.key for option in question.options]
    phones.given |= {0: keys[0], 1: keys[1]}
    scene.tick(0.1)
    assert scene.prompt is question
    assert "Cem still has to answer by phone." in scene.describe()
    phones.given[2] = keys[1]
    scene.tick(0.1)
    assert isinstance(scene.prompt, Instruction)
    assert scene.walkthrough.given_answers[-1].answer == keys[1]  # answered by most players
    assert len(phones.solutions) == 1  # every phone shows whether its answer was right
    right = [name for name, key in zip(phones.names, (keys[0], keys[1], keys[1]), strict=True) if key == state.solution]
    wrong = [name for name in phones.names if name not in right]
    lines = ([f"Got it right: {', '.join(right)}"] if right else []) + (
        [f"Got it wrong: {', '.join(wrong)}"] if wrong else []
    )
    assert ". ".join(lines) in scene.describe()
    scene.do(scene.default_action())
    assert isinstance(phones.asked[-1], SingleChoice)
    assert not any("Wrong:" in line for line in scene.describe())
    scene.leave()
    assert phones.asked[-1] is None


def test_laptop_can_answer_before_the_phones(instructor: Recorded) -> None:
    phones = AnsweredBy("Anna", "Boris")
    study = studies.prepare_practice(CREW, "targets", Progress())
    scene = StudyScene(ENGLISH, CREW, study, instructor, phones=phones)
    screen = Screen(scene)
    press(screen, "1")
    assert isinstance(scene.prompt, Instruction)
    assert not any("phone" in line for line in scene.describe())


def test_steps_can_be_skipped_or_chosen(screen: Screen) -> None:
    press(screen, "n")
    assert "Next: Energy" in screen.scene.describe()
    screen.scene.do(("step", 12))
    assert isinstance(screen.scene, StudyScene)
    assert screen.scene.title.render(ENGLISH) == "The window"


def test_lesson_can_be_resumed_later(screen: Screen) -> None:
    press(screen, "enter", "enter", "enter", "escape")
    assert "Moving and buttons: unfinished" in screen.scene.describe()
    assert ENGLISH.say("guide-resume") in screen.scene.describe()
    press(screen, "enter")
    assert ENGLISH.say("guide-resume-or-begin") in screen.scene.describe()
    taught = LESSONS["moving"]
    steps = len(taught.pages) + 2 * len(taught.exercises) + 1  # each exercise has a verdict, and the last page a praise
    assert f"Steps so far: 2 of {steps}" in screen.scene.describe()
    press(screen, "enter")
    assert ENGLISH.say("lesson-moving-3") in screen.scene.describe()


def test_question_with_several_answers_keeps_its_picture(instructor: Recorded) -> None:
    study = studies.prepare_practice(CREW, "late", Progress())
    screen = Screen(StudyScene(ENGLISH, CREW, study, instructor))
    board = screen.scene.describe()
    assert any(line.startswith("Red: 1 ") for line in board)  # the plans
    screen.press("1")
    assert [line for line in screen.scene.describe() if line.startswith("Red: 1 ")]


def test_flight_can_be_continued_from_the_school(own_folder: Path) -> None:
    session = gallery.session_of(ENGLISH, log=gallery._log([], unfinished=1))
    screen = Screen(SchoolScene(ENGLISH, session, Recorded(session)))
    flight = next(
        place for place, step in enumerate(COURSE) if step.id == session.view().unfinished_games[0].item.mission.name
    )
    assert f"{studies.step_title(COURSE[flight]).render(ENGLISH)}: unfinished" in screen.scene.describe()
    before = session.view().unfinished_games[0].id
    screen.scene.do(("step", flight))
    assert isinstance(screen.scene, PreparingScene)
    assert session.state.game_id == before
    session.close()


def test_flight_of_another_crew_is_not_offered(own_folder: Path) -> None:
    session = gallery.session_of(ENGLISH, log=gallery._log([], unfinished=1))
    for place, name in enumerate(("Ola", "Sven", "Priya", "Jo")):
        session.do(NameSeat(place, name))
    screen = Screen(SchoolScene(ENGLISH, session, Recorded(session)))
    assert not [line for line in screen.scene.describe() if "unfinished" in line]
    session.close()


def test_trajectories_are_drawn_once_shown_by_the_setup_guide(screen: Screen) -> None:
    room = screen.scene
    assert isinstance(room, SchoolScene)
    room.do("set up")
    guide = screen.scene
    press(screen, "enter", "escape")
    assert not room.view.tracks
    room.do("set up")
    for _ in range(20):
        if room.view.tracks:
            break
        screen.press("enter")
    assert set(room.view.tracks) == {"red", "white", "blue", "internal"}
    told = " ".join(screen.scene.describe())
    assert all(room.view.tracks[zone] in told for zone in ("red", "white", "blue"))
    assert guide is not screen.scene


def test_setup_steps_are_spoken_and_repeated_on_request(screen: Screen, instructor: Recorded) -> None:
    press(screen, "t", "enter", "s")
    assert instructor.said == ["schoolspeech-setup-ship", "schoolspeech-setup-energy", "schoolspeech-setup-energy"]


def test_flight_begins_after_the_instructors_briefing(screen: Screen, instructor: Recorded) -> None:
    screen.scene.do(("step", next(n for n, step in enumerate(COURSE) if step.id == "S1-1")))
    study_to_the_end(screen)
    assert instructor.said[:2] == ["schoolspeech-welcome", "schoolspeech-before-s1-1"]
    assert isinstance(screen.scene, PreparingScene)
    assert screen.scene.title == "S1-1 · Test flight 1"
    assert progress.read(CREW).flying == "S1-1"


def test_finished_course_is_congratulated(screen: Screen) -> None:
    progress.write(CREW, Progress({step.id: 1 for step in COURSE}))
    screen.scene.resume()
    assert ENGLISH.say("school-all-done") in screen.scene.describe()
    press(screen, "enter")
    assert isinstance(screen.scene, SchoolScene)


def test_damaged_progress_file_is_reported_and_ignored(screen: Screen) -> None:
    progress.progress_file().write_text("{")
    screen.scene.resume()
    assert any("damaged" in line for line in screen.scene.describe())
    screen.scene.do(("practice", "lift"))
    study_to_the_end(screen)
    assert any("couldn't be saved" in line for line in screen.scene.describe())
    assert progress.progress_file().read_text() == "{"


# before the first mission


@pytest.fixture
def briefing(instructor: Recorded) -> Iterator[Screen]:
    session = gallery.session_of(ENGLISH)
    made = Screen(BriefingScene(ENGLISH, session))
    yield made
    made.navigation.close_now()
    session.close()


def told_until_ready(screen: Screen) -> list[str]:
    """Return all texts of the setup."""
    scene = screen.scene
    assert isinstance(scene, StudyScene)
    scene.instructor = Recorded(gallery.session_of(ENGLISH))
    told = []
    while scene.prompt is not None:
        told.append(scene.prompt.text.render(ENGLISH))
        screen.press("enter")
    return told


def test_setup_guide_uses_the_drawn_trajectories(briefing: Screen) -> None:
    briefing.scene.perform(ChooseMission("S2-3"))
    briefing.press("t")
    told = told_until_ready(briefing)
    assert told[-1].startswith("You're ready for S2-3.")
    tracks = briefing.navigation.scenes[0].view.tracks  # type: ignore[attr-defined]
    assert any(f"{tracks['red']} for red, {tracks['white']} for white" in line for line in told)


def test_setup_does_not_spoil_a_secret_mission(briefing: Screen) -> None:
    briefing.scene.perform(ChooseRandom())
    briefing.paint()
    briefing.click(*next(spot.box.center for spot in briefing.canvas.targets if spot.action == "set up"))
    told = told_until_ready(briefing)
    assert told[-1].startswith("You're ready for a hidden mission.")
    assert not any("S2-" in line for line in told)
    assert sum(line.startswith(("External threats", "Internal threats")) for line in told) == 2


def test_setup_needs_a_startable_mission(briefing: Screen) -> None:
    briefing.scene.edited_field = "code"
    briefing.type_text("no such thing")
    briefing.press("enter")
    briefing.press("t")
    assert isinstance(briefing.scene, BriefingScene)
    assert briefing.scene.trouble


# the walk through a flight


def flown(mission: str = "S1-1") -> WalkScene:
    """Return the walk of a game of this mission, flown by a crew without names."""
    sheet = gallery.sample_sheet(0)
    file = evolve(sheet.file, mission=mission, scenario=None)
    return walking_of(evolve(sheet, file=file, unknown=()))


def explained(scene: WalkScene, steps: int) -> list[str]:
    """Return the rules that are explained automatically in this many steps."""
    found = []
    for _ in range(steps):
        scene.press("right")
        while isinstance(scene.cover, WhyDialog):
            found.append(scene.cover.why.rule)
            scene.press("enter")
    return found


@pytest.fixture
def flying(own_folder: Path) -> None:
    progress.write(crew_of(gallery.sample_sheet().file), Progress(flying="S1-1"))


def crew_of(file: GameFile) -> str:
    return progress.crew_key(member.name for member in file.game.crew if not member.android)


@pytest.mark.usefixtures("flying")
def test_rules_are_explained_only_on_the_first_flight() -> None:
    first = explained(flown(), 60)
    assert len(first) > 5
    assert len(first) == len(set(first))
    assert not set(explained(flown(), 60)) & set(first)


@pytest.mark.usefixtures("own_folder")
def test_other_missions_explain_rules_only_on_request() -> None:
    scene = flown("S1-2")
    assert explained(scene, 20) == []
    scene.press("w")
    assert isinstance(scene.cover, WhyDialog)
    assert scene.walk.event is not None
    told = scene.describe()
    assert scene.narrator.describe(scene.walk.event).text in told
    assert f"Rules: §{scene.walk.event.rule}" in told
    place = scene.walk.place
    scene.press("right")
    assert str(scene.cover) == "None"
    assert scene.walk.place == place


@pytest.mark.usefixtures("flying")
def test_why_can_be_tapped() -> None:
    scene = flown("S1-2")
    scene.press("right")
    while scene.walk.event is not None and find_rule(scene.walk.event) is None:
        screen = Screen.of_size(scene, 1280, 720)
        assert all(one.action != "why" for one in screen.canvas.targets)
        screen.press("w")
        assert scene.cover is None
        assert ENGLISH.say("resolution-no-why") in scene.describe()
        scene.press("right")
    screen = Screen.of_size(scene, 1280, 720)
    target = next(one for one in screen.canvas.targets if one.action == "why")
    x, y = target.box.center
    screen.click(x * screen.canvas.unit, y * screen.canvas.unit)
    assert isinstance(scene.cover, WhyDialog)


@pytest.mark.usefixtures("flying")
def test_buttons_beside_the_instructor_work_at_once() -> None:
    scene = flown()
    scene.press("end")
    assert isinstance(scene.cover, InstructorDialog)
    scene.press("c")
    assert isinstance(scene.navigation.scene, CoachScene)
    scene.session.close()


@pytest.mark.usefixtures("flying")
def test_instructor_ends_the_flight(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(LineSpeaker, "say", lambda instructor, line: said.append(line))
    scene = flown()
    scene.press("end")
    assert isinstance(scene.cover, InstructorDialog)
    line = "schoolspeech-after-safe" if scene.walk.resolution.won else "schoolspeech-after-lost"
    assert said == [line]
    assert ENGLISH.say(line) in scene.describe()
    assert "Next: Moving and buttons" in scene.describe()
    crew = crew_of(gallery.sample_sheet().file)
    assert progress.read(crew).done == {"S1-1": 1}
    assert progress.read(crew).flying == ""
    scene.press("enter")
    scene.press("left")
    scene.press("end")
    assert scene.cover is None


@pytest.mark.usefixtures("flying")
def test_negative_score_is_not_praised(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(LineSpeaker, "say", lambda instructor, line: said.append(line))
    score = Score(destroyed=0, survived=0, visual=0, damage=-8, worst_zone=-2, knocked_out=0, disabled_squads=0)
    dialog = TrainingDialogs(
        ENGLISH, gallery.sample_sheet().crew, "S1-1", LineSpeaker(gallery.session_of(ENGLISH))
    ).debrief(score)
    assert dialog is not None
    assert said == []
    assert dialog.debriefing.closing_text == Message("school-after-rough", {})


def test_ready_room_proposes_the_next_step(own_folder: Path) -> None:
    session = gallery.session_of(ENGLISH)
    progress.write(CREW, Progress({"moving": 1}))
    screen = Screen(ReadyScene(ENGLISH, session))
    assert "Flight school. Next: Energy" in screen.scene.describe()
    screen.press("f")
    assert isinstance(screen.scene, SchoolScene)
    screen.navigation.close_now()
    session.close()


@pytest.mark.parametrize("size", [(1280, 688), (1024, 600)])
def test_course_is_a_straight_route(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    stops: list[Box] = []
    monkeypatch.setattr(school_scene, "_paint_stop", lambda canvas, box, *_: stops.append(box))
    gallery.shown("school", "ru", size)  # some of its names have two lines
    assert len(stops) == len(COURSE)
    assert len({(round(box.y), round(box.h)) for box in stops}) == len(COURSE) // 6


@pytest.fixture
def frames(monkeypatch: pytest.MonkeyPatch) -> list[Frame]:
    """The rooms and other parts of the ship framed during the test."""
    frames: list[Frame] = []
    frame_of = study_scene._frame_of

    def noted(room: Frame) -> Stroke:
        frames.append(room)
        return frame_of(room)

    monkeypatch.setattr(study_scene, "_frame_of", noted)
    return frames


def test_first_lesson_shows_the_whole_ship_and_its_buttons(
    frames: list[Frame], monkeypatch: pytest.MonkeyPatch
) -> None:
    parts: list[Frame] = []
    fit = shape_painter.fit_sheet

    def fitted(canvas: Canvas, box: Box, part: Frame) -> shape_painter.Sheet:
        parts.append(part)
        return fit(canvas, box, part)

    monkeypatch.setattr(shape_painter, "fit_sheet", fitted)
    screen = Screen.of_size(gallery.scenes(ENGLISH)["school-lesson"](), 1280, 720)
    assert set(frames) == {STATION["UW"]}  # where everyone starts
    assert parts[0].wide > SHIP.wide
    frames.clear()
    for _ in range(5):
        screen.press("enter")
    screen.paint()
    assert len(frames) >= len(STATION)
    assert all(frame.wide < room.wide / 2 for frame, room in zip(frames, STATION.values(), strict=False))


def test_setup_frames_reactors_and_shields_for_energy(frames: list[Frame]) -> None:
    gallery.shown("school-setup-energy", "en", (1280, 720))
    assert len(set(frames)) == 6
    assert sum(frame.y < STATION["UW"].y for frame in frames) == sum(frame.y > STATION["LW"].y for frame in frames)
    buttons = [Frame(room.x, room.y, 90, 40) for room in STATION.values()]
    assert not any(
        frame.x < one.right and frame.right > one.x and frame.y < one.bottom and frame.bottom > one.y
        for frame in frames
        for one in buttons
    )


def test_setup_without_questions_has_no_earlier_answers(screen: Screen) -> None:
    screen.scene.do("set up")
    press(screen, "enter", "enter")
    offered = {one.key for one in screen.scene.tree.bindings()}
    assert "u" in offered and "h" not in offered
