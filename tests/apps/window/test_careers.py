"""Careers in the window, with only keys: create an explorer, choose a seat, fly, earn awards and learn."""

from datetime import date

import gallery
import pytest
from attrs import evolve
from gallery import sample_explorers, session_of
from support.languages import ENGLISH
from support.silent_session import TODAY, Evening
from support.window_scenes import Elsewhere, scrolled

from spacealert.apps.window import icons, shape_painter, title_art
from spacealert.apps.window.briefing_scene import BriefingScene
from spacealert.apps.window.careers.award_scene import AwardScene, explorer_color
from spacealert.apps.window.careers.careers_scene import CareersScene, ExplorerForm
from spacealert.apps.window.expansion_scene import ExpansionScene
from spacealert.apps.window.log.log_book_scene import LogBookScene
from spacealert.apps.window.ready_scene import ReadyScene
from spacealert.apps.window.resolution.walk_scene import ENDING, WalkScene
from spacealert.apps.window.session_scene import OpenScene, seat_name
from spacealert.engine import resolve
from spacealert.engine.game import SPECIALIZATIONS, Score
from spacealert.kit.ui.canvas import Box, Canvas
from spacealert.kit.ui.controls import Leaf, Pressable, Text
from spacealert.kit.ui.navigation import Navigation
from spacealert.kit.ui.screen import Screen
from spacealert.kit.ui.tree import PlacedWidget
from spacealert.kit.ui.widget import FieldChanged, RefusedAction
from spacealert.logbook import CrewMember, Entry
from spacealert.logbook.careers.explorer import Explorer, Run
from spacealert.missions import library
from spacealert.narration import report
from spacealert.narration.shapes.shape import Shapes
from spacealert.narration.shapes.ship_layout import Frame
from spacealert.school.setting_up import list_steps
from spacealert.session import Session
from spacealert.session.commands import (
    AddEntry,
    AnyCommand,
    BeginCampaign,
    ChangeEntry,
    ChooseExplorer,
    ChooseMission,
    GoToPlans,
    GoToStep,
    NameSeat,
    PlanWithoutClock,
    ResumeGame,
    SaveExplorers,
    SetLevel,
    SetNewFrontier,
    SetReadAloud,
    SetSpecialization,
    StartMission,
    StartWalk,
)
from spacealert.session.log_client import find_flown_run
from spacealert.session.resolution_sheet import empty_sheet
from spacealert.session.session_state import Origin, Resolving, Stage
from spacealert.session.setup import TableSetup
from spacealert.texts import LANGUAGES, load_texts

LONGER_THAN_ANY = 1000.0
WITHOUT_EXPERIENCE = [ENGLISH.say(f"careers-{why}") for why in ("no-run", "campaign-runs", "not-by-itself")]


def evening() -> Session:
    session = session_of(ENGLISH, setup=TableSetup().with_new_frontier(True))
    session.do(SaveExplorers(sample_explorers()))
    return session


def typed(screen: Screen, text: str) -> None:
    for letter in text:
        screen.type_text(letter)


def portrait_colors(screen: Screen) -> set[str]:
    """Return the colors of all explorers on the screen."""
    screen.paint()
    args = (arg for leaf in screen.scene.tree.widgets() if isinstance(leaf, Leaf) for arg in leaf.args)
    return {getattr(arg, "color", arg) for arg in args} & set(icons.CREW)


def flown(session: Session, explorer: str = "Vega") -> None:
    crew = (CrewMember("Nora", explorer=explorer), *(CrewMember(name) for name in ("Max", "Kim", "Ann")))
    session.do(AddEntry(Entry("S2-3", date(2026, 11, 19), crew, score=Score(30, 0, 0, 0, 0, 0, 0), id="x"), "form"))


def test_explorer_is_created_and_undone() -> None:
    screen = Screen(CareersScene(ENGLISH, session_of(ENGLISH, setup=TableSetup().with_new_frontier(True))))
    screen.press("n")
    typed(screen, "Rigel")
    screen.press("tab")
    typed(screen, "Nora")
    screen.press("right")
    screen.press("enter")
    assert "Rigel: Level 0, No runs yet, played by Nora" in screen.scene.describe()
    assert "Refuses cloning: a lost ship is the end, and dotted boxes are skipped." in screen.scene.describe()
    screen.press("n")
    typed(screen, "rigel")
    screen.press("enter")
    assert "There's already an explorer called rigel. Choose another name." in screen.scene.describe()
    screen.press("escape")
    screen.press("u")
    assert ENGLISH.say("careers-empty") in screen.scene.describe()


def test_new_explorer_keeps_the_color_of_their_player() -> None:
    session = session_of(ENGLISH, setup=TableSetup().with_new_frontier(True))
    for place, seat in enumerate(session.view().setup.seats):
        session.do(NameSeat(place, f"Player {place}"))
        screen = Screen(ExplorerForm(ENGLISH, session))
        Navigation(Elsewhere(), screen.scene)
        typed(screen, f"Explorer {place}")
        screen.press("tab")
        typed(screen, f"Player {place}")
        screen.press("enter")
        (created,) = [one for one in session.view().explorers if one.name == f"Explorer {place}"]
        assert explorer_color(created.id) == seat.color


def test_undo_needs_a_career_step() -> None:
    session = session_of(ENGLISH, setup=TableSetup().with_new_frontier(True))
    screen = Screen(CareersScene(ENGLISH, session))
    nothing = f"Undo: {ENGLISH.say('careers-nothing-to-undo')}"
    assert nothing in screen.scene.describe()
    session.do(SaveExplorers(sample_explorers()[:1]))
    assert nothing not in screen.scene.describe()
    screen.press("u")
    assert nothing in screen.scene.describe()


def test_refused_form_keeps_the_cursor_in_the_name() -> None:
    screen = Screen(CareersScene(ENGLISH, session_of(ENGLISH, setup=TableSetup().with_new_frontier(True))))
    screen.press("n")
    screen.press("enter")
    assert ENGLISH.say("careers-no-name") in screen.scene.describe()
    typed(screen, "Rigel")
    screen.press("enter")
    assert "Rigel: Level 0, No runs yet" in " ".join(screen.scene.describe())


def test_n_pressed_twice_keeps_the_expansion() -> None:
    scene = ExpansionScene(ENGLISH, evening())
    assert scene.view.setup.new_frontier
    Screen.of_size(scene, 1280, 720).press("n")
    assert scene.view.setup.new_frontier


def test_explorer_wears_the_seat_number(monkeypatch: pytest.MonkeyPatch) -> None:
    worn: list[int] = []
    monkeypatch.setattr(title_art, "paint_portrait", lambda canvas, box, color, number, *rest: worn.append(number))
    screen = Screen.of_size(ExpansionScene(ENGLISH, evening()), 1280, 720)
    screen.paint()
    assert worn == [1, 2, 3, 4]
    for explorers in (CareersScene(ENGLISH, evening()), ExplorerForm(ENGLISH, evening())):
        worn.clear()
        Screen.of_size(explorers, 1280, 720)
        assert set(worn) == {0}  # without a seat there is no number


@pytest.mark.parametrize("color", ["red", "yellow", "green", "blue", "purple"])
@pytest.mark.parametrize("pose", ["stand", "cheer", "work"])
def test_portrait_shows_the_whole_tool(color: str, pose: str, monkeypatch: pytest.MonkeyPatch) -> None:
    canvas, frame = Screen.of_size(ExpansionScene(ENGLISH, evening()), 1280, 720).canvas, Box(100, 100, 130, 330)
    bounds: list[Box] = []

    def paint(canvas: Canvas, box: Box, shapes: Shapes, drawn: Frame) -> None:
        sheet, whole = shape_painter.fit_sheet(canvas, box, drawn), shape_painter.find_bounds(shapes)
        left, top = sheet.to_pixels((whole.x, whole.y))
        bounds.append(Box(left, top, whole.wide * sheet.zoom, whole.high * sheet.zoom))

    monkeypatch.setattr(shape_painter, "paint", paint)
    title_art.paint_portrait(canvas, frame, color, 0, pose)
    (figure,), inside = bounds, canvas.pixels(frame)
    assert inside.left <= figure.x
    assert figure.right <= inside.right


def test_choosing_an_explorer_sets_specialization_and_level() -> None:
    session = evening()
    screen = Screen(ExpansionScene(ENGLISH, session))
    screen.press("e")
    screen.scene.do(("explorer", "Vega"))
    seat = session.view().setup.seats[0]
    assert (seat.explorer, seat.specialization, seat.level) == ("Vega", "Medic", 2)
    screen.scene.perform(SetLevel(0, 3))
    assert "Vega hasn't reached level 3 of this specialization." in screen.scene.describe()
    screen.scene.do(("specialization", "Teleporter"))
    assert "Vega hasn't learned this specialization: Teleporter." in screen.scene.describe()
    screen.scene.do(("specialization", "Mechanic"))
    assert session.view().setup.seats[0].level == 1
    session.do(ChooseExplorer(1, "Vega"))
    assert [seat.explorer for seat in session.view().setup.seats[:2]] == ["", "Vega"]
    assert session.view().setup.seats[1].specialization == "Medic"
    session.do(SetSpecialization(0, "Medic"))
    assert (session.view().setup.seats[1].specialization, session.view().setup.seats[1].level) == ("Mechanic", 1)
    session.do(SetSpecialization(0, "Teleporter"))
    session.do(SetSpecialization(0, "Mechanic"))
    assert session.view().setup.seats[1].specialization == ""  # Vega has not learned the seat's previous specialization
    session.do(SetNewFrontier(False))
    assert not any(seat.explorer for seat in session.view().setup.seats)


def test_explorer_can_be_created_while_choosing() -> None:
    session = session_of(ENGLISH, setup=TableSetup().with_new_frontier(True))
    session.do(NameSeat(0, "Nora"))
    screen = Screen(ExpansionScene(ENGLISH, session))
    for key in ("e", "n"):
        screen.press(key)
    typed(screen, "Rigel")
    screen.press("enter")
    screen.scene.do(("explorer", "Rigel"))
    assert session.view().setup.seats[0].explorer == "Rigel"
    assert [one.player for one in session.view().explorers] == ["Nora"]


def test_enter_chooses_the_only_explorer() -> None:
    session = session_of(ENGLISH, setup=TableSetup().with_new_frontier(True))
    session.do(SaveExplorers(sample_explorers()[:1]))
    screen = Screen(ExpansionScene(ENGLISH, session))
    for key in ("e", "enter"):
        screen.press(key)
    assert session.view().setup.seats[0].explorer == sample_explorers()[0].name


@pytest.mark.parametrize("seat", range(4))
def test_new_explorer_keeps_the_seat_color(seat: int) -> None:
    session = session_of(ENGLISH, setup=TableSetup().with_new_frontier(True))
    color = session.view().setup.seats[seat].color
    screen = Screen(ExpansionScene(ENGLISH, session))
    screen.scene.perform(("seat", seat))
    for key in ("e", "n"):
        screen.press(key)
    form = screen.scene
    assert isinstance(form, ExplorerForm)
    assert explorer_color(form.id) == color
    typed(screen, "Rigel")
    screen.press("enter")
    assert [explorer_color(one.id) for one in session.view().explorers] == [color]


def test_unlearned_specializations_are_dimmed_with_a_reason() -> None:
    session = session_of(ENGLISH, setup=TableSetup().with_new_frontier(True))
    session.do(SaveExplorers((Explorer("Commander Ann", date(2026, 11, 19)),)))
    session.do(ChooseExplorer(0, "Commander Ann"))
    screen = Screen(ExpansionScene(ENGLISH, session))
    screen.paint()
    actions = [target.action for target in screen.canvas.targets]
    assert ENGLISH.say("screen-only-learned", name="Commander Ann") in screen.scene.describe()
    for name in SPECIALIZATIONS:
        special = ENGLISH.say(f"screen-specialization-{name}")
        assert RefusedAction(f"Commander Ann hasn't learned this specialization: {special}.") in actions
        assert ("specialization", name) not in actions
    screen.scene.perform(("seat", 1))
    screen.paint()  # other seats are unaffected
    assert ("specialization", "Medic") in [target.action for target in screen.canvas.targets]


def test_unreached_levels_are_dimmed() -> None:
    session = evening()
    session.do(ChooseExplorer(0, "Vega"))
    screen = Screen(ExpansionScene(ENGLISH, session))
    screen.paint()
    actions = [target.action for target in screen.canvas.targets]
    assert SetLevel(0, 2) in actions
    assert RefusedAction("Vega hasn't reached level 3 of this specialization.") in actions


def test_judged_achievements_say_where_their_conditions_are() -> None:
    judged, proven = (gallery.shown(f"careers-{name}", "en", (1280, 688)).scene for name in ("judged", "proven"))
    assert ENGLISH.say("careers-award-judged") in judged.describe()
    assert ENGLISH.say("careers-award-judged") not in proven.describe()


def test_renamed_seat_tells_that_its_explorer_stays() -> None:
    session = evening()
    session.do(SaveExplorers((Explorer("Rigel", TODAY, id="rigel"),)))
    session.do(ChooseExplorer(0, "Rigel"))
    room = BriefingScene(ENGLISH, session)
    Navigation(room)
    told = ENGLISH.say("briefing-explorer-stays", name="Zoe", explorer="Rigel")
    room.do(FieldChanged(("name", 0), "Zoe"))
    assert told in room.describe()
    session.do(ChooseExplorer(0, ""))
    room.notice = ""
    room.do(FieldChanged(("name", 0), "Zoe"))
    assert told not in room.describe()


def test_logged_mission_becomes_a_run_with_achievements() -> None:
    session = evening()
    flown(session)
    screen = Screen(LogBookScene(ENGLISH, session))
    screen.press("c")
    assert screen.scene.describe()[:2] == ["S2-3, November 19, 2026", "Which explorers flew?"]
    assert "Vega: +5" in screen.scene.describe()
    screen.press("enter")
    before = next(one for one in session.view().explorers if one.id == "vega").experience
    assert "Vega: To choose" in screen.scene.describe()
    assert ENGLISH.say("careers-award-hint") in screen.scene.describe()  # also below the notice about experience
    screen.scene.perform(("award", "not-even-a-scratch"))
    screen.press("right")  # to the mission list, which has one now
    assert "Vega: Missions" in screen.scene.describe()
    screen.scene.perform(("award", "fantastic-four"))
    assert "Vega already has this achievement." in screen.scene.describe()
    screen.scene.perform(("award", "yellow-alert"))
    assert "Vega already has an achievement of this category from this run." in screen.scene.describe()
    vega = next(one for one in session.view().explorers if one.id == "vega")
    assert vega.experience == before + 3
    screen.scene.perform(("award", "not-even-a-scratch"))
    assert next(one for one in session.view().explorers if one.id == "vega").experience == before
    screen.press("enter")
    assert isinstance(screen.scene, LogBookScene)
    assert "Added to careers: Vega +5" in " ".join(screen.scene.describe())


def test_flight_corrected_since_it_was_added_says_how_to_count_it() -> None:
    session = evening()
    entry = Entry("S2-3", date(2026, 11, 19), (CrewMember("Nora", explorer="Vega"), CrewMember("Max")), id="x")
    session.do(AddEntry(entry, "form"))  # a lost ship
    screen, told = Screen(LogBookScene(ENGLISH, session)), ENGLISH.say("careers-corrected-since")
    screen.press("c")
    screen.press("enter")
    assert told not in screen.scene.describe()
    session.do(ChangeEntry(evolve(entry, score=Score(30, 0, 0, 0, 0, 0, 0)), "form"))
    screen = Screen(LogBookScene(ENGLISH, session))
    screen.press("c")
    assert told in screen.scene.describe()
    screen.press("u")
    assert "Vega: +5" in screen.scene.describe()
    screen.press("enter")
    assert told not in screen.scene.describe()


def test_missing_crew_member_can_be_added() -> None:
    session = evening()
    flown(session, explorer="")
    screen = Screen(LogBookScene(ENGLISH, session))
    screen.press("c")
    screen.press("l")
    assert isinstance(screen.scene, AwardScene)
    screen.press("enter")
    assert "Which explorers flew?" in screen.scene.describe()
    screen.scene.do(("who", "Lyra"))
    screen.press("enter")
    assert any(line.startswith("Lyra, Level 3") for line in screen.scene.describe())


def test_earned_step_is_learned_and_undone() -> None:
    session = evening()
    screen = Screen(CareersScene(ENGLISH, session, "Vega"))
    screen.scene.perform(("learn", "Mechanic"))
    assert "  Mechanic 2" in screen.scene.describe()
    screen.press("u")
    assert "  Mechanic 1" in screen.scene.describe()


def test_specializations_are_explained_where_chosen_and_learned() -> None:
    session = evening()
    screen = Screen(CareersScene(ENGLISH, session, "Vega"))
    screen.scene.do(("about", "Mechanic"))
    assert ENGLISH.say("screen-special-Mechanic") in screen.scene.describe()
    assert "Learn: Mechanic" in screen.scene.describe()
    screen = Screen(ExpansionScene(ENGLISH, session))
    for name in SPECIALIZATIONS:
        screen.scene.do(("seat", 0))
        screen.scene.do(("specialization", name))
        assert ENGLISH.say(f"screen-special-{name}") in " ".join(screen.scene.describe())


def test_choosing_a_specialization_keeps_the_player_and_says_who_loses_it() -> None:
    session = session_of(ENGLISH, setup=TableSetup().with_new_frontier(True).with_name(0, "Ann").with_name(1, "Bob"))
    screen = Screen(ExpansionScene(ENGLISH, session))

    def chosen(seat: int, name: str) -> list[str]:
        screen.scene.do(("seat", seat))
        screen.scene.do(("specialization", name))
        return screen.scene.describe()

    told = chosen(0, "Rocketeer")
    assert {"For Ann", ENGLISH.say("screen-special-Rocketeer")} <= set(told)
    assert ENGLISH.say("screen-special-Medic") in chosen(1, "Medic")
    assert "Ann now has: Medic." in chosen(1, "Rocketeer")
    told = chosen(2, "Medic")
    assert "Ann has no specialization now." in told
    assert "Ann has no specialization now." not in chosen(1, "Rocketeer")


def test_explorer_name_is_shown_in_every_scene() -> None:
    """No player has entered a name, but the explorer in the first seat has one."""
    session = evening()
    session.do(ChooseExplorer(0, "Vega"))
    seats = session.view().setup
    assert seat_name(ENGLISH, seats.seats[0]) == "Vega"
    assert seats.seats[0].name_in(ENGLISH) == "Vega"
    told = {step.id: step.text.render(ENGLISH) for step in list_steps(library.find("S2-3"), seats, {})}
    assert "Vega" in told["figures"] and "Captain: Vega" in told["roles"]
    sheet = empty_sheet(seats)
    assert sheet.crew[0].name == "Vega"
    assert "Vega" in report.report_page(ENGLISH, sheet.file, resolve(sheet.game))


@pytest.mark.parametrize("language", LANGUAGES)
def test_unnamed_players_are_called_by_color(language: str) -> None:
    texts, table = load_texts(language), TableSetup()
    colors = [texts.say(f"screen-color-{seat.color}").capitalize() for seat in table.seats]
    assert [seat_name(texts, seat) for seat in table.seats] == colors
    assert [seat.name_in(texts) for seat in table.seats] == colors
    if texts.has_own("story-color-red"):
        assert [texts.say(f"story-color-{seat.color}") for seat in table.seats] == colors


def test_crew_is_told_about_an_open_advancement() -> None:
    session = evening()
    told = "Vega · 1 advancement to choose before the next mission."
    room, briefing = ReadyScene(ENGLISH, session), BriefingScene(ENGLISH, session)
    assert told not in " ".join(Screen(Navigation(briefing)).scene.describe())
    session.do(ChooseExplorer(0, "Vega"))
    assert told in " ".join(Screen(Navigation(room)).scene.describe())
    assert told in ExpansionScene(ENGLISH, session).describe()
    screen = Screen(Navigation(briefing))
    assert told in screen.scene.describe()
    screen.scene.perform(OpenScene("careers", ("Vega",)))
    assert isinstance(screen.scene, CareersScene)
    assert screen.scene.explorer is not None and screen.scene.explorer.name == "Vega"
    screen.scene.do(("learn", "Mechanic"))
    assert screen.scene.advancing_explorer is None


@pytest.mark.usefixtures("own_folder")
def test_awards_lead_to_an_open_advancement() -> None:
    screen = walked_by_a_beginner(Evening(), ChooseMission("S2-3"), StartMission(), SetReadAloud(True))
    screen.press("escape")
    awards = screen.scene
    assert isinstance(awards, AwardScene)
    if not awards.has_crew:
        screen.press("enter")
    rigel = awards.explorer
    while rigel.open_advance_count < 1:
        rigel = rigel.with_run(Run(f"{len(rigel.runs)}", TODAY, "S2-3", experience=20))
    awards.run_command(SaveExplorers((rigel,), (awards.explorer,)))
    screen.press("enter")
    assert isinstance(screen.scene, CareersScene)
    screen.scene.do(("learn", "Mechanic"))
    seat = awards.view.setup.seats[0]
    assert (seat.explorer, seat.specialization, seat.level) == ("Rigel", "Mechanic", 1)


def test_improved_specialization_is_played_at_its_new_level() -> None:
    session = evening()
    session.do(ChooseExplorer(0, "Vega"))
    scene = CareersScene(ENGLISH, session, "Vega")
    session.do(SetSpecialization(0, "Mechanic"))
    scene.do(("learn", "Mechanic"))
    seat = session.view().setup.seats[0]
    assert (seat.specialization, seat.level) == ("Mechanic", 2)


def test_awards_open_after_the_first_flight() -> None:
    session = evening()
    scene = CareersScene(ENGLISH, session, "Vega")
    assert scene.explorer is not None
    label = ENGLISH.say("careers-achievements")
    offered = [one.label for one in Screen(scene).scene.tree.bindings() if one.key == "a"]
    assert offered == ([label] if scene.explorer.runs else [])
    session.do(SaveExplorers((Explorer("Rigel", TODAY, id="rigel"),)))
    scene = CareersScene(ENGLISH, session, "Rigel")
    Screen(scene)
    assert not any(one.key == "a" for one in scene.tree.bindings())


def walked_by_a_beginner(evening: Evening, *begin: AnyCommand) -> Screen:
    """Create an explorer without a specialization and watch a mission to its end, saving it if necessary."""
    evening.do(SetNewFrontier(True), SaveExplorers((Explorer("Rigel", TODAY, id="rigel"),)), ChooseExplorer(0, "Rigel"))
    evening.do(*begin)
    evening.session.wait()
    if evening.view.stage is Stage.ROUND:
        evening.play(LONGER_THAN_ANY)
        evening.do(GoToPlans())
    item = evening.session.state.at_table
    assert isinstance(item, Resolving)
    evening.do(ResumeGame(evolve(item, sheet=evolve(item.sheet.with_game(threats=()), unknown=()))))
    evening.do(StartWalk(), GoToStep(10_000))
    scene = WalkScene(ENGLISH, evening.session)
    screen = Screen(Navigation(Elsewhere(), scene))
    screen.tick(ENDING + 1)
    if scene.resolution.origin is Origin.PRACTICE:
        screen.press("s")
    evening.session.wait()
    screen.paint()
    return screen


@pytest.mark.usefixtures("own_folder")
def test_leaving_the_walk_awards_a_beginner() -> None:
    screen = walked_by_a_beginner(Evening(), ChooseMission("S2-3"), StartMission(), SetReadAloud(True))
    assert not set(WITHOUT_EXPERIENCE) & set(screen.scene.describe())
    assert ("back", ["Experience"]) in [(spot.action, spot.words) for spot in screen.canvas.targets]
    screen.press("escape")
    assert isinstance(screen.scene, AwardScene)
    screen.press("escape")  # to see the end once more, before the run is added
    assert isinstance(screen.scene, WalkScene)
    screen.press("escape")
    screen.press("enter")
    assert any(line.startswith("Rigel, Level 0") for line in screen.scene.describe())
    screen.press("escape")
    assert isinstance(screen.scene, Elsewhere)


@pytest.mark.usefixtures("own_folder")
@pytest.mark.parametrize(
    ("begin", "why"),
    [
        ((ChooseMission("S1-1"), StartMission(), SetReadAloud(True)), "no-run"),
        ((BeginCampaign(), StartMission(), SetReadAloud(True)), "campaign-runs"),
        ((ChooseMission("DA-1"), PlanWithoutClock()), "not-by-itself"),
        ((ChooseMission("S1-1"), PlanWithoutClock()), "no-run"),
    ],
)
def test_walk_explains_missing_experience(begin: tuple[AnyCommand, ...], why: str) -> None:
    screen = walked_by_a_beginner(Evening(), *begin)
    assert [line for line in screen.scene.describe() if line in WITHOUT_EXPERIENCE] == [ENGLISH.say(f"careers-{why}")]
    screen.press("escape")
    assert isinstance(screen.scene, Elsewhere)


@pytest.mark.usefixtures("own_folder")
def test_practice_is_added_to_a_career_from_the_log_book() -> None:
    evening = Evening()
    screen = walked_by_a_beginner(evening, ChooseMission("DA-1"), PlanWithoutClock())
    screen.press("escape")
    screen = Screen(LogBookScene(ENGLISH, evening.session))
    screen.press("c")
    assert isinstance(screen.scene, AwardScene)


def test_careers_need_the_expansion() -> None:
    session = session_of(ENGLISH, setup=TableSetup())
    screen = Screen(LogBookScene(ENGLISH, session))
    screen.press("c")
    assert isinstance(screen.scene, LogBookScene)


def test_awards_of_a_lost_ship_say_why_there_are_none() -> None:
    session = session_of(ENGLISH, setup=TableSetup().with_new_frontier(True))
    session.do(SaveExplorers((Explorer("Vega", TODAY, "Nora", id="vega"),)))
    lost = Entry("S2-3", date(2026, 11, 19), (CrewMember("Nora", explorer="Vega"),), lost_to="E1-05", id="x")
    session.do(AddEntry(lost, "form"))
    found = find_flown_run(session.log, session.log.lines()[-1].entry)
    assert found is not None
    scene = AwardScene(ENGLISH, session, found)
    Navigation(Elsewhere(), scene)
    scene.perform("enter")
    assert "A lost ship earns neither experience nor achievements." in scene.describe()


def test_explorer_keeps_one_color_when_the_player_and_the_crew_change() -> None:
    """A corrected explorer had the player's color, and another one as soon as another crew was at the table."""
    table = TableSetup().with_new_frontier(True)
    session = session_of(ENGLISH, setup=table)
    session.do(SaveExplorers((Explorer("Anna", TODAY, "nna", id="vega"),)))
    own = explorer_color("vega")
    seat = next(place for place, seat in enumerate(table.seats) if seat.color != own)
    for player, command in (
        ("nna", NameSeat(seat, "Anna")),
        ("Anna", ChooseExplorer(seat, "Anna")),
        ("", NameSeat(seat, "Ira")),
    ):
        session.do(command)
        screen = Screen(CareersScene(ENGLISH, session))
        Navigation(Elsewhere(), screen.scene)
        assert portrait_colors(screen) == {own}
        screen.press("e")
        screen.scene.perform(FieldChanged("player", player))
        assert portrait_colors(screen) == {own}
        screen.press("enter")
        assert portrait_colors(screen) == {own}


def test_name_of_the_explorer_has_a_line_of_its_own() -> None:
    screen = gallery.shown("expansion-explorers", "ru", (1366, 768))
    [button] = [one for one in screen.scene.tree.widgets() if isinstance(one, Pressable) and one.key == "e"]
    lines = [part for part in button.parts if isinstance(part, Text)]
    assert [line.text for line in lines] == ["Vega", "исследователь"]
    assert not any(line.theirs for line in lines), "a long name has two lines instead of ending in dots"


@pytest.mark.parametrize("language", LANGUAGES)
def test_medals_stay_on_the_page_below_an_explanation(language: str) -> None:
    scene = gallery.scenes(load_texts(language))["careers"]()
    for name in SPECIALIZATIONS:
        scene.perform(("about", name))
        Screen.of_size(scene, 1280, 688, shows_keys=True)
        assert scrolled(scene.tree.placed) == [], name


@pytest.mark.parametrize("language", ["en", "ru"])
def test_key_of_the_explorer_is_beside_the_name(language: str, painted_caps: list[tuple[str, Box]]) -> None:
    screen = gallery.shown("expansion-explorers", language, (1280, 688), shows_keys=True)
    (cap,) = (box for key, box in painted_caps if key == "e")
    (name,) = texts_in(screen.scene.tree.placed, "Vega")
    assert name.right <= cap.x or name.y >= cap.bottom


def texts_in(placed: PlacedWidget | None, words: str) -> list[Box]:
    """Return the boxes of all centered texts with these words."""
    assert placed is not None
    here = placed.widget
    found = [placed.box] if isinstance(here, Text) and (here.text, here.align) == (words, "center") else []
    return found + [box for part in placed.parts for box in texts_in(part, words)]
