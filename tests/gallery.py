"""Pictures of every scene, in every language and three sizes.

`python tests/gallery.py FOLDER [NAME …]` makes them.

`scenes` lists them by name, with functions that create each scene in an interesting state. The tests paint the same
scenes and fail if a text doesn't fit.
"""

import atexit
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from functools import cache, partial
from pathlib import Path
from random import Random
from unittest.mock import Mock, patch

import pygame
from attrs import evolve
from support.nemesis_evenings import SampleEvening as NemesisEvening
from support.nemesis_evenings import evening_at
from support.sample_guide import Bag, InMemory, everything
from support.thing_table import SampleEvening

from spacealert import logbook
from spacealert.announcer.compiler import Soundtrack, compile_soundtrack
from spacealert.apps.phones.invitation import SharedPage
from spacealert.apps.window import shape_painter, title_art
from spacealert.apps.window.briefing_scene import BriefingScene
from spacealert.apps.window.campaign.campaign_scene import CampaignScene, SavedCampaignsScene
from spacealert.apps.window.careers.award_scene import AwardScene
from spacealert.apps.window.careers.careers_scene import CareersScene, ExplorerChoiceScene, ExplorerForm
from spacealert.apps.window.expansion_scene import ExpansionScene, RulingsScene
from spacealert.apps.window.flight_school.school_scene import SchoolScene
from spacealert.apps.window.flight_school.study_scene import StudyScene
from spacealert.apps.window.guide_scene import GuideScene
from spacealert.apps.window.log.entry_form import EntryForm
from spacealert.apps.window.log.log_book_scene import LogBookScene, StatisticsScene
from spacealert.apps.window.mission_scene import Cover, MissionScene
from spacealert.apps.window.music import LineSpeaker
from spacealert.apps.window.nemesis_scene import NemesisScene
from spacealert.apps.window.preparing_scene import PreparingScene
from spacealert.apps.window.read_aloud import ReadAloudScene
from spacealert.apps.window.ready_scene import ReadyScene
from spacealert.apps.window.resolution.dialogs import InstructorDialog, why_dialog
from spacealert.apps.window.resolution.files import SaveResult
from spacealert.apps.window.resolution.plans_scene import PlansScene
from spacealert.apps.window.resolution.report_scene import ReportScene, SharedMissionScene
from spacealert.apps.window.resolution.walk_scene import WalkScene
from spacealert.apps.window.session_scene import seated_figures
from spacealert.apps.window.settings_scene import SettingsScene
from spacealert.apps.window.summary_scene import SummaryScene
from spacealert.apps.window.thing_scene import ThingScene
from spacealert.apps.window.unfinished_scene import UnfinishedScene
from spacealert.apps.window.welcome_scene import WelcomeScene
from spacealert.companions.carnomorphs.carnomorph_species import CARNOMORPHS
from spacealert.companions.nemesis.intruders import INTRUDERS
from spacealert.companions.nemesis.nemesis_evening import nemesis_companion
from spacealert.companions.nemesis.ship_state import Species
from spacealert.engine.campaign_rules import Aftermath, Campaign, MissionResult, Squad, Tile
from spacealert.engine.game import Score
from spacealert.gamefile.campaign_state import CampaignState
from spacealert.kit.audio import voice_pack
from spacealert.kit.audio.player import Player
from spacealert.kit.guide.prompts import Prompt, message
from spacealert.kit.guide.walkthrough import Guide, S
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import drawing
from spacealert.kit.ui.canvas import Action, Canvas, Overflow
from spacealert.kit.ui.controls import Leaf
from spacealert.kit.ui.navigation import Navigation
from spacealert.kit.ui.scene import Scene
from spacealert.kit.ui.screen import Screen
from spacealert.logbook import CrewMember, Entry, Log
from spacealert.logbook.careers.achievements import ACHIEVEMENTS
from spacealert.logbook.careers.explorer import Explorer, Run
from spacealert.logbook.entry import DIFFICULTIES
from spacealert.logbook.entry_input import entry_from_game
from spacealert.missions import library
from spacealert.missions.announcements import AnnouncedThreat, CommunicationsDown, DataTransfer, IncomingData, Zone
from spacealert.missions.scenario import Kind, Scenario, ScenarioEvent
from spacealert.narration.shapes.shape import Label, Point, Shapes
from spacealert.school.lessons import LessonState, lesson_guide, practice_guide
from spacealert.school.progress import COURSE, Progress
from spacealert.school.setting_up import SetupTask, guide_setup
from spacealert.school.studies import Debriefing, Study
from spacealert.session import Session
from spacealert.session.action_round import ActionRound
from spacealert.session.campaign_record import CampaignLeg, CampaignRecord
from spacealert.session.commands import (
    ChooseExplorer,
    ChooseMission,
    CountIn,
    DrawTracks,
    EndMission,
    MakeRepair,
    PlaceSquad,
    PlayRound,
    SetCrewSize,
    SetDifficulty,
    SetLevel,
    SetNewFrontier,
    SetReadAloud,
    SetRuling,
    SetVariableRange,
    UndoRepair,
)
from spacealert.session.log_client import find_flown_run
from spacealert.session.mission_player import MissionPlayer, SoundSetup, build_soundtrack
from spacealert.session.resolution_sheet import ResolutionSheet, sheet_from_round
from spacealert.session.saved_games import Autosave
from spacealert.session.session_state import Origin, Playing, Resolving, Resources, SessionState
from spacealert.session.setup import TableSetup
from spacealert.texts import FALLBACK, LANGUAGES, load_texts

SIZES = ((1024, 600), (1280, 720), (1920, 1080))

# A mission with everything a board can show, timed for the pictures below.
SAMPLE = Scenario(
    "S2-1",
    Kind.MISSION,
    library.find("S2-1").title,
    (225, 450, 600),
    (
        ScenarioEvent(10, AnnouncedThreat(2, serious=True, zone=Zone.WHITE)),
        ScenarioEvent(55, AnnouncedThreat(3, internal=True, confirmed=False)),
        ScenarioEvent(80, IncomingData()),
        ScenarioEvent(110, AnnouncedThreat(4, zone=Zone.BLUE)),
        ScenarioEvent(140, IncomingData()),
        ScenarioEvent(150, CommunicationsDown(15)),
        ScenarioEvent(180, DataTransfer()),
        ScenarioEvent(240, AnnouncedThreat(5, serious=True, internal=True)),
        ScenarioEvent(290, AnnouncedThreat(6, zone=Zone.RED)),
        ScenarioEvent(320, DataTransfer()),
        ScenarioEvent(350, AnnouncedThreat(4, serious=True, zone=Zone.BLUE)),
        ScenarioEvent(385, AnnouncedThreat(7, zone=Zone.WHITE, confirmed=False)),
        ScenarioEvent(470, DataTransfer()),
        ScenarioEvent(500, CommunicationsDown(20)),
        ScenarioEvent(530, DataTransfer()),
    ),
)

# As many open threats of one deck as a mission can have, and then an announcement.
CROWDED = evolve(
    SAMPLE,
    events=(
        *(ScenarioEvent(10 + 45 * n, AnnouncedThreat(min(n + 1, 8), zone=tuple(Zone)[n % 3])) for n in range(9)),
        ScenarioEvent(420, IncomingData()),
    ),
)


def _crew() -> TableSetup:
    table = TableSetup().with_crew_size(5, 0)
    for place, name in enumerate(("Nora", "Maximilian", "Kim")):
        table = table.with_name(place, name)
    return table


def _round() -> ActionRound:
    return ActionRound(
        _crew(), "S2-1", SAMPLE, seed=1, tracks={"red": "T2", "white": "T5", "blue": "T1", "internal": "T7"}
    )


@cache
def _soundtrack(language: str) -> Soundtrack:
    return compile_soundtrack(SAMPLE, voice_pack.default_voice(language), _crew().crew)


def session_of(
    texts: Texts,
    at_table: Playing | Resolving | None = None,
    *,
    at: float = 0.0,
    campaign: CampaignRecord | None = None,
    played: Iterable[str] = ("S2-1", "S2-3"),
    setup: TableSetup | None = None,
    log: Log | None = None,
    own: Iterable[Scenario] = (),
) -> Session:
    """Return a session in memory with this state. A mission is at second `at`."""
    kept = _new_log() if log is None else log
    shelf = (*library_scenarios(), *own)
    ids = frozenset(played)

    def player(playing: Playing, language: str, sound: SoundSetup) -> MissionPlayer:
        compiled = _soundtrack(language) if playing.round.scenario is SAMPLE else build_soundtrack(playing, language)
        made = Player(compiled, now=lambda: 0.0)
        if at:
            made.play()
        made.seek(at)
        return made

    session = Session(
        language=texts.language,
        make_player=player,
        open_log=lambda: kept,
        resources=Resources(scenarios=lambda: shelf, played=lambda: ids, dice=Random(1)),
        remember=lambda **chosen: None,
        state=SessionState(setup or _crew(), texts.language, campaign=campaign, at_table=at_table),
    )
    session.wait()
    return session


@cache
def library_scenarios() -> tuple[Scenario, ...]:
    return tuple(entry.scenario for entry in library.entries())


def _playing(round_: ActionRound, cards: int) -> Playing:
    for place in range(cards):
        round_ = round_.with_drawn_card(place)
    return Playing(round_)


def _mission(
    texts: Texts, at: float, cover: Cover | None = None, *, cards: int = 0, scenario: Scenario = SAMPLE
) -> Callable[[], Scene]:
    def made() -> Scene:
        round_ = evolve(_round(), scenario=scenario)
        scene = MissionScene(texts, session_of(texts, _playing(round_, cards), at=at))
        if cover is Cover.PAUSED:
            scene.do("pause")
        elif cover is not None:
            scene.panel = cover
        if cover is Cover.CARDS:
            scene.cards.open()
        return scene

    return made


def _published(texts: Texts, id_: str, at: float, cards: int = 0) -> Callable[[], Scene]:
    """Show a published mission as players see it. One of these is the picture in the README."""

    def made() -> Scene:
        round_ = ActionRound(_crew(), id_, library.find(id_), seed=1)
        return MissionScene(texts, session_of(texts, _playing(round_, cards), at=at))

    return made


def _aborting(texts: Texts) -> Scene:
    scene = _mission(texts, 500)()
    assert isinstance(scene, MissionScene)
    scene.aborting = True
    return scene


def _reading_card(texts: Texts) -> Scene:
    """Show an entered card being read while the mission runs."""
    scene = _mission(texts, 300, cards=5)()
    scene.do(("card of", 0))
    return scene


def _counting_in(texts: Texts) -> Scene:
    scene = _mission(texts, 0)()
    assert isinstance(scene, MissionScene)
    scene.run_command(CountIn(2.4))
    return scene


def _with_notices(texts: Texts) -> Scene:
    scene = _mission(texts, 130)()
    assert isinstance(scene, MissionScene)
    scene.player.muted, scene.player.siren = True, False
    return scene


def _slept(texts: Texts) -> Scene:
    """Show a mission in which the machine went to sleep."""
    asleep = [0.0]
    playing = _playing(_round(), 0)
    session = Session(
        language=texts.language,
        make_player=lambda playing, language, sound: _running(language, 130),
        open_log=lambda: _new_log(),
        remember=lambda **chosen: None,
        state=SessionState(_crew(), texts.language, at_table=playing),
        asleep=lambda: asleep[0],
    )
    session.wait()
    asleep[0] = 60.0
    scene = MissionScene(texts, session)
    scene.tick(0.0)
    return scene


def _running(language: str, at: float) -> MissionPlayer:
    player = Player(_soundtrack(language), now=lambda: 0.0)
    player.play()
    player.seek(at)
    return player


def _reading(texts: Texts, at: float) -> Callable[[], Scene]:
    def made() -> Scene:
        return ReadAloudScene(texts, session_of(texts, evolve(_playing(_round(), 0), read_aloud=True), at=at))

    return made


def _reading_data(texts: Texts) -> Scene:
    """Show three players with an android drawing four cards for incoming data."""
    table = TableSetup().with_crew_size(3, 1).with_new_frontier(True)
    round_ = evolve(_round(), setup=table, scenario=evolve(SAMPLE, kind=Kind.DOUBLE_ACTION))
    return ReadAloudScene(texts, session_of(texts, Playing(round_, read_aloud=True), at=81))


def _ready(texts: Texts, unfinished: int = 0) -> Callable[[], Scene]:
    return lambda: ReadyScene(texts, session_of(texts, log=_log([], unfinished=unfinished)))


def _ready_full(texts: Texts) -> Scene:
    """Show the title screen for players of The New Frontier, with a game to resume and a record."""
    table = _crew().with_new_frontier(True)
    return ReadyScene(texts, session_of(texts, log=_log(_entries(), unfinished=1), setup=table))


def _helped(texts: Texts, scene: Callable[[], Scene]) -> Callable[[], Scene]:
    """Show help on top of a scene."""

    def made() -> Scene:
        navigation = Navigation(scene())
        navigation.help()
        return navigation.scene

    return made


def _settings(texts: Texts, *actions: object) -> Callable[[], Scene]:
    def made() -> Scene:
        scene = SettingsScene(texts, session_of(texts))
        for action in actions:
            scene.perform(action)
        return scene

    return made


def _readings(texts: Texts) -> Scene:
    session = session_of(texts, setup=TableSetup(new_frontier=True))
    session.do(SetRuling("medic_improves", True))
    return RulingsScene(texts, session)


def _welcome(texts: Texts) -> Scene:
    scene = WelcomeScene(texts, session_of(texts, setup=TableSetup()))
    scene.edited_field = ("name", 1)
    return scene


def _briefing(texts: Texts, *actions: object) -> Callable[[], Scene]:
    def made() -> Scene:
        scene = BriefingScene(texts, session_of(texts))
        for action in actions:
            scene.perform(action)
        return scene

    return made


def _frontier_briefing(texts: Texts) -> Scene:
    """Show a crew with the expansion, and decks with long names."""
    table = (
        _crew().with_new_frontier(True).with_difficulty("common", "yellow-red").with_difficulty("serious", "mixed-new")
    )
    scene = BriefingScene(texts, session_of(texts, setup=table))
    for action in (("kind", str(Kind.DOUBLE_ACTION)), DrawTracks()):
        scene.perform(action)
    scene.edited_field = ("name", 0)
    return scene


def _many_own(texts: Texts) -> Scene:
    """Show a crew that has created many missions, with long names of people and missions."""
    own = [
        evolve(SAMPLE, id=f"own-{number}", title={texts.language: f"{number}. " + "Homeward " * 6})
        for number in range(1, 30)
    ]
    scene = BriefingScene(texts, session_of(texts, setup=_crew().with_name(0, "Wwwwwwwwwwwwww"), own=own))
    scene.do("more")
    scene.perform(ChooseMission("own-9"))
    return scene


def _wrong_code(texts: Texts) -> Scene:
    scene = _briefing(texts, SetCrewSize(2, 2))()
    scene.edited_field = "code"
    scene.type_text("mission 5 K7F-3Q")
    scene.press("enter")
    scene.do("start")
    return scene


def _preparing(texts: Texts) -> Scene:
    return PreparingScene(texts, session_of(texts, Playing(evolve(_round(), secret=True))))


def _summary(texts: Texts, until: float, cards: int, kind: Kind = Kind.MISSION) -> Callable[[], Scene]:
    def made() -> Scene:
        playing = _playing(evolve(_round(), scenario=evolve(SAMPLE, kind=kind)), cards)
        session = session_of(texts, playing, at=until)
        session.do(EndMission())
        return SummaryScene(texts, session)

    return made


def _called_round() -> ActionRound:
    """Return a round with two cards that call another."""
    table = _crew().with_new_frontier(True).with_difficulty("common", "all").with_difficulty("serious", "all")
    round_ = evolve(_round(), setup=table, scenario=evolve(SAMPLE, kind=Kind.DOUBLE_ACTION))
    round_ = round_.with_card(0, "SE3-104").with_called_card(0, "I3-105")
    return round_.with_card(2, "E3-107").with_called_card(2, "I3-102")


def _mission_called(texts: Texts) -> Scene:
    return MissionScene(texts, session_of(texts, Playing(_called_round()), at=310))


def _summary_called(texts: Texts) -> Scene:
    session = session_of(texts, Playing(_called_round()), at=700)
    session.do(EndMission())
    return SummaryScene(texts, session)


# A crew that does a bit of everything: fights inside and outside, makes repairs, is late, runs out of energy.
PLANS = ("c^bxaa-aba-c", ">c<^ba1-xx^a", "a^cca-baacb-", "<c^>ac-c>x-a", "^bcab-c<x-5c")


# A crew that keeps firing until the end.
WINNING = ("<aaa^aa-caa-", ">^aaaaa-aaa-", "^bcbb-bcb-cb", "<^b<baab-bab", "c^cc<x---xx-")


def sample_sheet(cards: int = 7, plans: Sequence[str] = PLANS) -> ResolutionSheet:
    round_ = _round()
    for place in range(cards):
        round_ = round_.with_drawn_card(place)
    sheet = sheet_from_round(round_)
    for row, plan in enumerate(plans):
        sheet = sheet.with_row(row, 1, plan)
    return sheet


def _resolving(texts: Texts, sheet: ResolutionSheet, *, walking: bool = False, origin: Origin = Origin.FILE) -> Session:
    return session_of(texts, Resolving(sheet, opened=sheet, origin=origin, walking=walking))


def _plans(texts: Texts, *keys: str, cards: int = 7) -> Callable[[], Scene]:
    def made() -> Scene:
        scene = PlansScene(texts, _resolving(texts, sample_sheet(cards)), at=(1, 5))
        for key in keys:
            scene.press(key)
        return scene

    return made


def _naming(texts: Texts) -> Scene:
    scene = PlansScene(texts, _resolving(texts, sample_sheet()), at=(0, 1))
    scene.do(("name", 1))
    scene.press("ctrl+a")
    return scene


def _picking(texts: Texts) -> Scene:
    scene = PlansScene(texts, _resolving(texts, sample_sheet(4)), at=(0, 1))
    scene.do(("threat", 5))
    return scene


def _stacks(texts: Texts) -> Scene:
    """Show a crew that draws its own tiles and enters them."""
    return _plans(texts, "t", "3", "down", "5", "right", "2")()


def _doubtful(texts: Texts) -> Scene:
    """Show four players with impossible plans, and more warnings than fit."""
    sheet = sample_sheet(0, ("AAbbXX4x5x6x", "AAAAAAAAAAAA", "XXXXXXXXXXXX", "456123456123")).with_crew_size(4)
    scene = PlansScene(texts, _resolving(texts, sheet), at=(0, 1))
    scene.press("pagedown")
    return scene


def _walked_to(texts: Texts, sheet: ResolutionSheet, kind: str, nth: int, *actions: object) -> WalkScene:
    """Show the walk of this sheet at the nth event of a kind, or at its end."""
    scene = WalkScene(texts, _resolving(texts, sheet, walking=True))
    places = [place for place, event in enumerate(scene.walk.events, start=1) if event.kind == kind]
    scene.do(("place", places[nth] if places else scene.walk.last))
    for action in actions:
        scene.perform(action)
    scene.tick(1)
    return scene


def _walking(texts: Texts, kind: str, nth: int = 0, *actions: object) -> Callable[[], Scene]:
    """Show the walk at the nth event of a kind, or at the "end"."""
    return lambda: _walked_to(texts, sample_sheet(), kind, nth, *actions)


def _won(texts: Texts) -> Scene:
    """Show a crew that survives, with its log entry and points of every kind."""
    sheet = evolve(sample_sheet(0, WINNING), unknown=())
    sheet = sheet.with_threat(1, "red", "SE2-06").with_threat(3, "blue", "SE1-01").with_threat(6, "red", "E1-06")
    session = _resolving(texts, sheet, walking=True, origin=Origin.TABLE)
    scene = WalkScene(texts, session)
    assert scene.walk.resolution.won
    scene.do("end")
    scene.do("skip")
    session.wait()
    return scene


def _flagged(texts: Texts, *actions: object) -> Callable[[], Scene]:
    """Show threats that were revealed or lost their protection."""

    def made() -> Scene:
        sheet = sample_sheet(7, WINNING).with_threat(1, "red", "E1-03").with_threat(2, "white", "E1-06")
        return _walked_to(texts, sheet, "flagged", -1, *actions)

    return made


def _in_space(texts: Texts) -> Scene:
    """Show the interceptors next to a fissure in the hull, and a button covered by a malfunction."""
    sheet = (
        sample_sheet(7, ("<^c^cccccccc", "c--c---c----", "-a-a--a-----", ">^-c--------", "---b--------"))
        .with_threat(3, None, "I1-05")
        .with_threat(5, None, "SI1-04")
    )
    return _walked_to(texts, sheet, "sortie", 0)


def _lost(texts: Texts) -> Scene:
    sheet = sample_sheet()
    for row in range(len(PLANS)):
        sheet = sheet.with_row(row, 1, "-" * 12)
    scene = WalkScene(texts, _resolving(texts, sheet, walking=True))
    scene.do("end")
    scene.do("skip")
    scene.saved = SaveResult(texts.say("resolution-unsaved"))
    return scene


def _own_tile(texts: Texts) -> Scene:
    scene = WalkScene(texts, _resolving(texts, sample_sheet(), walking=True))
    scene.do("tiles")
    scene.do("end")
    return scene


def _explained(texts: Texts, kind: str) -> Callable[[], Scene]:
    """Show a rule explained for the first time in a training flight."""

    def made() -> Scene:
        scene = _walking(texts, kind)()
        assert isinstance(scene, WalkScene)
        assert scene.walk.event is not None
        scene.cover = why_dialog(texts, scene.narrator, scene.walk.event, first=True)
        return scene

    return made


def _debriefed(texts: Texts) -> Scene:
    scene = _walking(texts, "end")()
    assert isinstance(scene, WalkScene)
    scene.cover = InstructorDialog(texts, Debriefing("schoolspeech-after-lost", message("lesson-internal")))
    return scene


def _corrected(texts: Texts) -> Scene:
    scene = WalkScene(texts, _resolving(texts, sample_sheet(), walking=True))
    scene.do(("turn", 2))
    while scene.walk.event is None or scene.walk.event.step != "actions":
        scene.do(("step", 1))
    scene.do("slip")
    scene.do(("meant", "c"))
    for _ in range(60):
        scene.tick(0.5)  # until the step has ended, as in all these pictures
    return scene


SPECIALIZATIONS = ("Medic", "PulseGunner", "Teleporter", "SpecialOps", "Mechanic")
DOUBLE_PLANS = (
    ("ab", "<s", "^a", "b", "c^", "a<", "", "ba", ">x", "^b", "a", "bc"),
    (">a", "s", "aS", "^", "cb", "<a", "ab", "", "b>", "ac", "c", "xa"),
    ("^c", "c", "xc", "xx", "", "<<", "s", "ca", "a>", "b^", "^a", "S"),
    (">>", "Sab", "a^", "s", "bx", "c<", "ca", "<b", "a", "", "bb", "^c"),
    ("<a", "s", "aa", "b", "^^", ">c", "cb", "S", "a<", "xb", "c", "ab"),
)


def frontier_sheet(mission: str = "DA-12") -> ResolutionSheet:
    """Return a double-action mission with red threats, cards drawn by the program, and a specialized crew."""
    setup = _crew().with_new_frontier(True).with_difficulty("common", "all").with_difficulty("serious", "red")
    for place, name in enumerate(SPECIALIZATIONS):
        setup = setup.with_specialization(place, name).with_level(place, 1 + place % 3)
    round_ = ActionRound(setup, mission, library.find(mission), seed=5)
    for place in range(len(round_.threats)):
        round_ = round_.with_drawn_card(place)
    sheet = sheet_from_round(round_)
    for row, plan in enumerate(DOUBLE_PLANS):
        sheet = sheet.with_row(row, 1, plan)
    return sheet


def _frontier_setup(texts: Texts, *actions: object) -> Callable[[], Scene]:
    def made() -> Scene:
        scene = ExpansionScene(texts, session_of(texts, setup=_crew()))
        for action in actions:
            scene.perform(action)
        return scene

    return made


def sample_explorers() -> tuple[Explorer, ...]:
    """Return six careers of all kinds: new, advanced, refusing to be cloned, dead."""
    day = date(2026, 5, 1)
    vega = Explorer("Vega", day, "Nora", id="vega")
    for number, gained in enumerate((15, 9, 14, 12, 5)):
        vega = vega.with_run(Run(f"{number}", date(2026, 6, 1 + number), f"S2-{number + 1}", gained))
    vega = vega.with_achievement("1", ACHIEVEMENTS["fantastic-four"]).with_achievement("1", ACHIEVEMENTS["bad-luck"])
    vega = vega.with_achievement("4", ACHIEVEMENTS["take-one-for-the-team"])
    vega = vega.with_specialization("Medic").with_specialization("Mechanic").with_specialization("Medic")
    lyra = Explorer("Lyra", day, "Max", None, id="lyra").with_run(Run("0", day, "S2-1", 24))
    lyra = (
        lyra.with_specialization("Teleporter")
        .with_specialization("Hypernavigator")
        .with_run(Run("1", day, "mission 5 KKX-DMM", 3))
    )
    lost = Run("0", date(2026, 4, 2), "DA-3", lost=True)
    return (
        Explorer("Altair", day, "Wwwwwwwwwwwwwwwwwwwwwwww", id="altair"),
        Explorer("Wwwwwwwwwwwwwwwwwwwwwwww", day, "Maximilian", id="w").with_run(lost),
        Explorer("Bellatrix", day, "Kim", None, id="bellatrix").with_run(lost),
        lyra,
        Explorer("Sirius", day, id="sirius").with_run(Run("0", day, "S2-1", 990)).with_run(Run("1", day, "S2-2", 1000)),
        vega,
    )


def _career_log() -> Log:
    log = _log([])
    log.save_explorers(sample_explorers())
    log.add(
        Entry("DA-1", date(2026, 11, 17), _career_crew(), "mixed", "yellow-red", Score(30, 4, 3, 0, 0, 0, 0), id="x")
    )
    return log


def _career_crew() -> tuple[CrewMember, ...]:
    named = (("Nora", "Vega"), ("Max", "Lyra"), ("Kim", ""), ("Ann", "Altair"))
    return tuple(CrewMember(name, explorer=explorer) for name, explorer in named)


def _career_session(texts: Texts) -> Session:
    return session_of(texts, log=_career_log(), setup=_crew().with_new_frontier(True))


def _careers(texts: Texts, name: str, *actions: object) -> Callable[[], Scene]:
    def made() -> Scene:
        scene = CareersScene(texts, _career_session(texts), name)
        for action in actions:
            scene.perform(action)
        return scene

    return made


def _awards(texts: Texts, *actions: object) -> Callable[[], Scene]:
    def made() -> Scene:
        session = _career_session(texts)
        line = session.log.find("x")
        assert line is not None
        scene = AwardScene(texts, session, find_flown_run(session.log, line.entry), "Vega")
        for action in actions:
            scene.perform(action)
        return scene

    return made


def _explorer_form(texts: Texts, explorer: Explorer | None) -> Callable[[], Scene]:
    return lambda: ExplorerForm(texts, _career_session(texts), explorer, color="red")  # any color is drawn by chance


def _explorer_choice(texts: Texts) -> Scene:
    session = _career_session(texts)
    session.do(ChooseExplorer(1, "Vega"))
    return ExplorerChoiceScene(texts, session, 1)


def _with_explorers(texts: Texts) -> Scene:
    session = _career_session(texts)
    session.do(ChooseExplorer(0, "Vega"))
    session.do(ChooseExplorer(1, "Lyra"))
    return ExpansionScene(texts, session)


def _frontier_plans(texts: Texts, *keys: str) -> Callable[[], Scene]:
    def made() -> Scene:
        scene = PlansScene(texts, _resolving(texts, frontier_sheet()), at=(1, 4))
        for key in keys:
            scene.press(key)
        return scene

    return made


def _calling(texts: Texts) -> Scene:
    """Show the question which card was drawn with one that calls another."""
    scene = PlansScene(texts, _resolving(texts, frontier_sheet()))
    called = next(threat for threat in scene.sheet.game.threats if threat.calls is not None)
    scene.do(("threat", called.turn, called.zone is None))
    scene.do(("take", called.card))
    return scene


def _entries() -> list[Entry]:
    """Return a log with every kind of entry after a few weeks."""
    file = evolve(sample_sheet().file, date=date(2026, 9, 4))
    crew = (
        CrewMember("Nora", ("captain",), wasted=3),
        CrewMember("Maximilian", ("communications", "security")),
        CrewMember("Kim"),
    )
    more = (*crew, CrewMember("Maria Wilhelmina"), CrewMember("", android=True, color="green"))
    found = [evolve(entry_from_game(file, date.today()), id="0")]
    for number in range(1, 14):
        total = Score(4 * number % 19 + 9, number % 7, number % 6, -(number * 5 % 9), -(number % 4), -(number % 5), -1)
        lost = number in (3, 7, 11)
        found.append(
            Entry(
                f"S2-{number % 8 + 1}" if number != 5 else "mission-5-KKX-DMM",
                date(2026, 9, 2 * number + 2),
                more if number % 3 else crew,
                common=DIFFICULTIES[number % 3],
                serious=DIFFICULTIES[number // 5],
                score=None if lost else total,
                lost_to="E1-05" if number == 3 else "SI2-04" if lost else None,
                campaign="c" if 8 <= number <= 10 else None,
                leg=number - 7 if 8 <= number <= 10 else None,
                id=str(number),
            )
        )
    return found


class _Shared(SharedPage):
    """A page that looks as if it were served."""

    link = "http://192.168.178.24:8642/vTq0cXkq5Y2mYJtT0b8n3A"

    def start(self) -> None:
        pass


def _new_log() -> Log:
    """Return an empty log and its backup, in a folder that is removed with this process."""
    return logbook.open(Path(tempfile.mkdtemp(dir=_folder_of_logs())) / "log.sqlite")


@cache
def _folder_of_logs() -> str:
    folder = tempfile.TemporaryDirectory(prefix="gallery")
    atexit.register(folder.cleanup)
    return folder.name


def _log(entries: Iterable[Entry], unfinished: int = 0) -> Log:
    """Return a log in memory with these entries and this many unfinished games."""
    log = _new_log()
    for entry in entries:
        log.add(entry)
    saving = Autosave(lambda: log)
    items: list[Playing | Resolving] = [
        Playing(_round()),
        Playing(evolve(_round(), secret=True), is_round_over=True),
        Resolving(sample_sheet(), opened=None),
    ]
    for number in range(unfinished):
        saving.save(items[number % len(items)], 312.4 + number)
        saving.wait(None)
    return log


def _book(texts: Texts, *actions: object) -> Callable[[], Scene]:
    def made() -> Scene:
        log = _log(_entries())
        log.save_campaign("c", {}, ended=True)
        book = LogBookScene(texts, session_of(texts, log=log))
        for action in actions:
            book.do(action)
        return book

    return made


def _form(texts: Texts, number: int | None, *keys: str) -> Callable[[], Scene]:
    def made() -> Scene:
        entry = None if number is None else _entries()[number]
        form = EntryForm(texts, session_of(texts), entry)
        for key in keys:
            form.press(key)
        return form

    return made


def _unfinished(texts: Texts, count: int, *actions: object, instead: PlayRound | None = None) -> Callable[[], Scene]:
    def made() -> Scene:
        scene = UnfinishedScene(texts, session_of(texts, log=_log([], unfinished=count)), instead=instead)
        for action in actions:
            scene.perform(action)
        return scene

    return made


_TILES = {"red": ("heavy", "lower", "shield", "reactor", "lift", "structure"), "white": ("lower",), "blue": ()}
_HOME = MissionResult(Score(16, 6, 3, -7, -6, -2, -2), Aftermath(_TILES, 2, ("purple", "red", "yellow", "blue")))
_LEGS = (
    CampaignLeg("1", "S2-1", "white", "white"),
    CampaignLeg("2", "mission-5-KKX-DMM", "mixed", "yellow"),
    CampaignLeg("3", "S2-8", "yellow", "yellow"),
)


def _voyage(*missions: MissionResult) -> CampaignRecord:
    standing = CampaignState(Campaign(missions))
    return CampaignRecord(_crew(), date(2026, 11, 4), standing=standing, legs=(*_LEGS, *_LEGS)[: len(missions)], id="c")


def _of_five(campaign_record: CampaignRecord) -> CampaignRecord:
    """Return a campaign of five missions, as played with The New Frontier."""
    standing = campaign_record.standing
    longer = evolve(standing, campaign=evolve(standing.campaign, length=5))
    setup = campaign_record.setup.with_new_frontier(True)
    for place, name in enumerate(SPECIALIZATIONS[: len(setup.seats)]):
        setup = setup.with_specialization(place, name)
    return evolve(campaign_record, setup=setup, standing=longer)


def _campaign(texts: Texts, campaign_record: CampaignRecord, *actions: object) -> Callable[[], Scene]:
    def made() -> Scene:
        scene = CampaignScene(texts, session_of(texts, campaign=campaign_record, played=("S2-1",)))
        for action in actions:
            scene.perform(action)
        return scene

    return made


def _campaigns(texts: Texts) -> Scene:
    log = _new_log()
    for number, campaign_record in enumerate([_voyage(_HOME), _voyage(), _voyage(_HOME, _HOME)] * 3):
        log.save_campaign(f"c{number}", campaign_record.as_content())
    return SavedCampaignsScene(texts, session_of(texts, log=log))


_REPAIRED = (
    MakeRepair(Tile("red", "structure")),
    MakeRepair(Squad()),
    MakeRepair(None),
    MakeRepair(Tile("red", "lift")),
)


class _Pictured(GuideScene[Bag]):
    """A guide with pictures, as the school and the companions have them."""

    def option_picture(self, prompt: Prompt, key: str) -> Leaf | None:
        return Leaf(title_art.paint_threat, args=(key,))

    def question_picture(self) -> Leaf:
        return title_art.crew_picture(seated_figures(self.texts, _crew()), "cheer", on_deck=True).sized(grow=1)


def _guide(texts: Texts, *keys: str, resumable: bool = False) -> Callable[[], Scene]:
    """Show a guide with every prompt, after these keys. A number among them lets this many seconds pass."""

    def made() -> Scene:
        saved = InMemory("sample", everything, Bag)
        saved.resumable = resumable
        screen = Screen(_Pictured(texts, message("school-title"), saved, new_seed=lambda: 3))
        for key in keys:
            if key == "tick":
                screen.tick(2.5)
            else:
                screen.press(key)
        return screen.scene

    return made


def _nemesis(
    texts: Texts,
    text_id: str,
    *keys: str,
    species: Species = INTRUDERS,
    again: int = 1,
    players: int = 5,
    turns: str = "each",
    happens: tuple[str, ...] = (),
) -> Callable[[], Scene]:
    """Show an evening of Nemesis with this question, after these keys."""

    def make() -> Scene:
        saved = NemesisEvening(evening_at(text_id, species, again, players, turns=turns, happens=happens))
        screen = Screen(NemesisScene(texts, Session(language=texts.language), nemesis_companion(species), saved))
        for key in keys:
            screen.press(key)
        return screen.scene

    return make


def _thing(
    texts: Texts, text_id: str, *keys: str, players: int = 5, again: int = 0, seed: int = 3, **answers: str
) -> Callable[[], Scene]:
    """Show an evening of The Thing at the question with this id, after these keys."""

    def made() -> Scene:
        known = {"thing-players": players} | {f"thing-{name.replace('_', '-')}": one for name, one in answers.items()}
        screen = Screen(ThingScene(texts, saved=SampleEvening(text_id, known, seed, again)))
        for key in keys:
            if key == "tick":
                screen.tick(2.5)
            else:
                screen.press(key)
        return screen.scene

    return made


_TO_COUNT = ("enter", "2", "1", "3", "enter")
_TO_DRAW = (*_TO_COUNT, "7", "enter", "enter")
_TO_SECRET = (*_TO_DRAW, "1")
_TO_RITUAL = (*_TO_SECRET, "l", "1", "tick", "tick", "tick", "tick")


class _Silent(LineSpeaker):
    """Says nothing."""

    def say(self, text_id: str) -> None:
        pass


class _SchoolOf(SchoolScene):
    """The progress of a crew that has learned this, without reading any file."""

    def __init__(self, texts: Texts, session: Session, learned: Progress) -> None:
        super().__init__(texts, session, _Silent(session))
        self.learned = learned

    def resume(self) -> None:
        self.progress = self.learned


def _school(texts: Texts, progress: Progress, *done: Action) -> Callable[[], Scene]:
    def made() -> Scene:
        session = session_of(texts)
        scene = _SchoolOf(texts, session, progress)
        for action in done:
            scene.do(action)
        return scene

    return made


def _study(texts: Texts, guide: Callable[[S], Guide[None]], new_state: Callable[[], S], *keys: str
           ) -> Callable[[], Scene]:  # fmt: skip
    """Show a flight school guide after these keys."""

    def made() -> Scene:
        study = Study(message("school-title"), InMemory("school", guide, new_state), lambda now, _: now)
        screen = Screen(StudyScene(texts, "", study, _Silent(session_of(texts))))
        for key in keys:
            screen.press(key)
        return screen.scene

    return made


def _lesson(texts: Texts, lesson: str, *keys: str) -> Callable[[], Scene]:
    return _study(texts, lesson_guide(lesson), LessonState, *keys)


def _practice(texts: Texts, kind: str, *keys: str) -> Callable[[], Scene]:
    return _study(texts, practice_guide(kind, 3), lambda: LessonState(1, 4), *keys)


def _setting_up(texts: Texts, mission: str, step: int, table: TableSetup | None = None) -> Callable[[], Scene]:
    def new_state() -> SetupTask:
        return SetupTask(library.find(mission), table or _crew(), {}, mission)

    return _study(texts, guide_setup, new_state, *["enter"] * step)


_LEARNED = (
    Progress({"moving": 1, "energy": 2}, ("threats",))
    .with_practice("targets", right=True)
    .with_practice("lift", right=False)
)


@cache
def scenes(texts: Texts) -> dict[str, Callable[[], Scene]]:
    """Return every scene in the gallery by name. Calling a value creates the scene."""
    return {
        "welcome": partial(_welcome, texts),
        "ready": _ready(texts),
        "ready-unfinished": _ready(texts, 1),
        "ready-full": lambda: _ready_full(texts),
        "ready-help": _helped(texts, _ready(texts)),
        "settings": _settings(texts, SetNewFrontier(True)),
        "readings": partial(_readings, texts),
        "settings-aloud": _settings(texts, SetReadAloud(True)),
        "briefing": _briefing(texts),
        "briefing-double": partial(_frontier_briefing, texts),
        "briefing-code": partial(_wrong_code, texts),
        "briefing-own": partial(_many_own, texts),
        "briefing-help": _helped(texts, _briefing(texts)),
        "preparing": partial(_preparing, texts),
        "mission-ready": _mission(texts, 0, Cover.READY),
        "mission-count-in": partial(_counting_in, texts),
        "mission-due": _mission(texts, 75),
        "mission-due-cards": _mission(texts, 300, cards=3),
        "mission-card": partial(_reading_card, texts),
        "mission-begins": _mission(texts, 3),
        "mission-serious": _mission(texts, 14),
        "mission-unconfirmed": _mission(texts, 60),
        "mission-data": _mission(texts, 82),
        "mission-silence": _mission(texts, 155),
        "mission-silence-cards": _mission(texts, 155, cards=3),
        "mission-transfer": _mission(texts, 187),
        "mission-minute": _mission(texts, 206),
        "mission-countdown": _mission(texts, 222.5),
        "mission-phase-ended": _mission(texts, 226),
        "mission-internal": _mission(texts, 246, cards=2),
        "mission-cards": _mission(texts, 300, Cover.CARDS, cards=3),
        "mission-cards-open": _mission(texts, 462, Cover.CARDS, scenario=CROWDED),
        "mission-cards-announced": _mission(texts, 425, Cover.CARDS, scenario=CROWDED),
        "mission-full": _mission(texts, 545, cards=5),
        "mission-published": _published(texts, "S2-1", 358, cards=5),
        "mission-two-phases": _published(texts, "S1-2", 300),  # test flights have no third phase
        "mission-last-minute": _mission(texts, 582),
        "mission-complete": _mission(texts, 601),
        "mission-notices": partial(_with_notices, texts),
        "mission-paused": _mission(texts, 130, Cover.PAUSED),
        "mission-slept": partial(_slept, texts),
        "mission-abort": partial(_aborting, texts),
        "reading-wait": _reading(texts, 40),
        "reading-soon": _reading(texts, 105),
        "reading-now": _reading(texts, 113),
        "reading-data": partial(_reading_data, texts),
        "reading-count": _reading(texts, 222.5),
        "summary": _summary(texts, 700, cards=6),
        "summary-early": _summary(texts, 455, cards=0),
        "summary-double": _summary(texts, 700, cards=0, kind=Kind.DOUBLE_ACTION),
        "mission-called": partial(_mission_called, texts),
        "summary-called": partial(_summary_called, texts),
        "plans": _plans(texts),
        "plans-help": _helped(texts, _plans(texts)),
        "plans-typing": _plans(texts, "A", "a", "shift+x", "6", cards=3),
        "plans-name": partial(_naming, texts),
        "plans-threat": partial(_picking, texts),
        "plans-stacks": partial(_stacks, texts),
        "expansion-closed": _frontier_setup(texts),
        "expansion": _frontier_setup(
            texts,
            SetNewFrontier(True),
            SetVariableRange(True),
            SetDifficulty("common", "all"),
            SetDifficulty("serious", "yellow-red"),
            *(("specialization", name) for name in SPECIALIZATIONS),
            SetLevel(1, 3),
            ("seat", 2),
        ),
        "expansion-explorers": partial(_with_explorers, texts),
        "careers": _careers(texts, "Vega"),
        "careers-dotted": _careers(texts, "Lyra"),
        "careers-dead": _careers(texts, "Bellatrix", "award"),
        "careers-best": _careers(texts, "Sirius"),
        "careers-none": lambda: CareersScene(texts, session_of(texts, setup=_crew().with_new_frontier(True))),
        "careers-new": _explorer_form(texts, None),
        "careers-correct": _explorer_form(texts, sample_explorers()[3]),
        "careers-choice": partial(_explorer_choice, texts),
        "careers-who": _awards(texts),
        "careers-proven": _awards(texts, "enter", ("award", "double-trouble")),
        "careers-judged": _awards(texts, "enter", ("category", "hot-shot")),
        "plans-double": _frontier_plans(texts, "a"),
        "plans-called": partial(_calling, texts),
        "walk-double": lambda: _walked_to(texts, frontier_sheet(), "delayed", 2),
        "walk-double-threats": lambda: _walked_to(texts, frontier_sheet(), "turn-begins", 6),
        "plans-doubts": partial(_doubtful, texts),
        "walk-begins": _walking(texts, "turn-begins"),
        "walk-moved": _walking(texts, "moved", 4),
        "report": lambda: ReportScene(texts, Path("/home/anna/.local/share/spacealert/games/S2-3.html"), _Shared(b"")),
        "mission-page": lambda: SharedMissionScene(
            texts, Path("/home/anna/.local/share/spacealert/mission.html"), _Shared(b"")
        ),
        "report-without-network": lambda: ReportScene(texts, Path("S2-3.html"), SharedPage(b"", find_networks=tuple)),
        "walk-beam": _walking(texts, "aimed", 1),
        "walk-tile": _walking(texts, "tile-drawn", 1),
        "walk-late": _walking(texts, "delayed"),
        "walk-slip": _walking(texts, "delayed", 0, "slip"),
        "walk-corrected": partial(_corrected, texts),
        "walk-own-tile": partial(_own_tile, texts),
        "walk-card": _walking(texts, "appeared", 0, ("card", "SI2-04")),
        "walk-help": _helped(texts, _walking(texts, "moved", 1)),
        "walk-why": _walking(texts, "aimed", 1, "why"),
        "walk-why-first": _explained(texts, "attacked"),
        "walk-debrief": partial(_debriefed, texts),
        "walk-flagged": _flagged(texts),
        "walk-flagged-card": _flagged(texts, ("card", "E1-03")),
        "walk-end": _walking(texts, "end", 0, "skip"),
        "walk-won": partial(_won, texts),
        "walk-space": partial(_in_space, texts),
        "walk-lost": partial(_lost, texts),
        "log": _book(texts),
        "log-by-total": _book(texts, ("sort", "total"), ("choose", 2), "remove"),
        "log-typed": _book(texts, "walk"),
        "log-empty": lambda: LogBookScene(texts, session_of(texts)),
        "log-form": _form(texts, None, "enter"),
        "log-form-correct": _form(texts, 1, "tab", "tab"),
        "log-figures": lambda: StatisticsScene(texts, _entries()),
        "log-figures-one": lambda: StatisticsScene(texts, _entries()[1:2]),
        "campaign-first": _campaign(texts, _voyage()),
        "campaign-five": _campaign(texts, _of_five(_voyage())),
        "campaign-five-flown": _campaign(
            texts, _of_five(_voyage(_HOME, _HOME, _HOME, _HOME)), *_REPAIRED, PlaceSquad("UB")
        ),
        "campaign-repairs": _campaign(texts, _voyage(_HOME)),
        "campaign-repairs-last": _campaign(
            texts, _voyage(_HOME, _HOME), *_REPAIRED[:3], MakeRepair(Tile("red", "lift")), UndoRepair()
        ),
        "campaign-squad": _campaign(texts, _voyage(_HOME), *_REPAIRED),
        "campaign-next": _campaign(texts, _voyage(_HOME, _HOME), *_REPAIRED, PlaceSquad("UB")),
        "campaign-stop": _campaign(texts, _voyage(_HOME), "stop"),
        "campaign-abandon": _campaign(texts, _voyage(), "stop"),
        "campaign-over": _campaign(texts, _voyage(_HOME, _HOME, _HOME)),
        "campaign-lost": _campaign(texts, _voyage(_HOME, MissionResult(None, None, "SE1-05"))),
        "campaigns": partial(_campaigns, texts),
        "guide": _guide(texts),
        "guide-choose": _guide(texts, "enter"),
        "guide-several": _guide(texts, "enter", "2", "1", "3"),
        "guide-count": _guide(texts, *_TO_COUNT),
        "guide-write": _guide(texts, *_TO_COUNT, "7", "enter"),
        "guide-draw": _guide(texts, *_TO_DRAW),
        "guide-drawn": _guide(texts, *_TO_DRAW, "enter"),
        "guide-secret": _guide(texts, *_TO_SECRET),
        "guide-secret-shown": _guide(texts, *_TO_SECRET, "l", "tick"),
        "guide-secret-over": _guide(texts, *_TO_SECRET, "l", "1", "tick"),
        "guide-ritual": _guide(texts, *_TO_RITUAL),
        "guide-ritual-runs": _guide(texts, *_TO_RITUAL, "enter", "tick"),
        "guide-earlier": _guide(texts, *_TO_RITUAL, "h"),
        "guide-over": _guide(texts, *_TO_RITUAL, "enter", "tick", "tick"),
        "guide-resume": _guide(texts, resumable=True),
        "nemesis": _nemesis(texts, "nemesissetup-follow"),
        "nemesis-settings": _nemesis(texts, "nemesissettings-which"),
        "nemesis-objectives": _nemesis(texts, "nemesissetup-objectives-semi"),
        "nemesis-phase": _nemesis(texts, "nemesisplay-phase", again=12, turns="phase"),
        "nemesis-sheet": _nemesis(texts, "nemesisplay-event-sheet", again=3, turns="phase"),
        "nemesis-bag": _nemesis(texts, "nemesisplay-bag", again=4, turns="bag"),
        "nemesis-lookup": _nemesis(texts, "nemesisplay-phase", "r", turns="phase"),
        "nemesis-map": _nemesis(texts, "nemesismap-move", again=3, turns="phase", happens=("token", "fire", "map")),
        "nemesis-turn": _nemesis(texts, "nemesisplay-turn", again=40),
        "nemesis-two": _nemesis(texts, "nemesisplay-turn", again=9, players=2),
        "nemesis-rooms": _nemesis(texts, "nemesismenu-which", again=6),
        "nemesis-event": _nemesis(texts, "nemesisplay-event-card", again=2),
        "nemesis-contact": _nemesis(texts, "nemesisplay-contact"),
        "nemesis-destruct": _nemesis(texts, "nemesisplay-time-destruct", again=3),
        "nemesis-now": _nemesis(texts, "nemesisnow-no", again=2),
        "nemesis-engine": _nemesis(texts, "nemesisend-engine", again=2, players=3),
        "nemesis-verdict": _nemesis(texts, "nemesisend-winners", players=3),
        "carnomorphs-turn": _nemesis(texts, "nemesisplay-turn", species=CARNOMORPHS, again=60),
        "carnomorphs-feeding": _nemesis(texts, "carnomorphs-eats-and-evolves", species=CARNOMORPHS, again=3),
        "carnomorphs-red": _nemesis(texts, "carnomorphs-develop-red", species=CARNOMORPHS, again=2),
        "carnomorphs-objective": _nemesis(texts, "nemesisend-objective-carnomorphs", species=CARNOMORPHS),
        "thing": _thing(texts, "thing-players"),
        "thing-weapons": _thing(texts, "thing-setup-weapons", players=8),
        "thing-roles": _thing(texts, "thing-roles-agreed"),
        "thing-secret": _thing(texts, "thing-roles-alone", "l", "tick", roles_agreed="yes", again=1),
        "thing-upkeep": _thing(texts, "thing-phase-upkeep", players=8, again=3),
        "thing-clash": _thing(texts, "thing-avoid", again=2),
        "thing-ritual": _thing(texts, "thing-ritual-players", "enter", "tick"),
        "thing-go": _thing(texts, "thing-go", "1", "5", players=6),
        "thing-earlier": _thing(texts, "thing-go", "h", players=6),
        "thing-dark": _thing(texts, "thing-darkness", players=6),
        "thing-pile": _thing(texts, "thing-pile-who", players=8, again=4),
        "thing-vote": _thing(texts, "thing-vote-fingers", players=6, again=3),
        "thing-aliens": _thing(texts, "thing-alien-card", players=7, exposes_itself="clark"),
        "thing-correct": _thing(texts, "thing-correct-kind", rec_room="correct"),
        "thing-dice": _thing(texts, "thing-dice-change", players=2, again=2),
        "thing-end": _thing(texts, "thing-end-frozen"),
        "school": _school(texts, _LEARNED),
        "school-done": _school(texts, Progress({step.id: 1 for step in COURSE})),
        "school-exercises": _school(texts, _LEARNED, ("page", True)),
        "school-lesson": _lesson(texts, "moving"),
        "school-lesson-energy": _lesson(texts, "energy", *["enter"] * 3),
        "school-lesson-threats": _lesson(texts, "threats", *["enter"] * 4),
        "school-lesson-data": _lesson(texts, "data", *["enter"] * 3),
        "school-targets": _practice(texts, "targets"),
        "school-targets-told": _practice(texts, "targets", "2"),
        "school-damage": _practice(texts, "damage"),
        "school-lift-told": _practice(texts, "lift", "2"),
        "school-late": _practice(texts, "late", "1"),
        "school-late-told": _practice(texts, "late", "1", "enter"),
        "school-space-told": _practice(texts, "space", "1"),
        "school-reports": _practice(texts, "reports"),
        "school-transfer": _practice(texts, "transfer", "1", "2"),
        "school-dealt-told": _practice(texts, "dealt", "enter"),
        "school-setup": _setting_up(texts, "S2-3", 0),
        "school-setup-energy": _setting_up(texts, "S2-3", 1),
        "school-setup-tracks": _setting_up(texts, "S2-3", 8),
        "school-setup-decks": _setting_up(texts, "S2-3", 10),
        "school-setup-steps": _setting_up(texts, "S2-3", 13),
        "school-setup-cards": _setting_up(texts, "S2-3", 17),
        "school-setup-androids": _setting_up(texts, "S1-1", 14, TableSetup().with_crew_size(2, 2)),
        "unfinished": _unfinished(texts, 3),
        "unfinished-give-up": _unfinished(texts, 9, ("give up", 0)),
        "unfinished-instead": _unfinished(texts, 1, instead=PlayRound(ActionRound(_crew(), "S1-1", SAMPLE, seed=1))),
    }


def main(arguments: Sequence[str]) -> int:
    """Write the pictures, print each text that doesn't fit, and return their number."""
    folder, wanted = Path(arguments[0]), arguments[1:]
    folder.mkdir(parents=True, exist_ok=True)
    cut = 0
    for name in scenes(load_texts(FALLBACK)):
        if wanted and not any(name.startswith(wish) for wish in wanted):
            continue
        for language in LANGUAGES:
            for size in SIZES:
                stage = shown(name, language, size)
                pygame.image.save(stage.canvas.surface, folder / f"{name}-{language}-{size[0]}x{size[1]}.png")
                for overflow in overflows(name, language, size):
                    cut += 1
                    sys.stdout.write(f"{name} {language} {size[0]}: {overflow.panel}: {overflow.text!r}\n")
    return min(cut, 1)


def shown(name: str, language: str, size: tuple[int, int], shows_keys: bool = False) -> Screen:
    """Show the scene in a picture of this size."""
    return Screen.of_size(scenes(load_texts(language))[name](), *size, shows_keys)


def overflows(name: str, language: str, size: tuple[int, int]) -> list[Overflow]:
    """Return the texts of a scene that don't fit at this size, with key caps shown."""
    with painted_in(language):
        return shown(name, language, size, shows_keys=True).canvas.overflows


@contextmanager
def painted_in(language: str) -> Iterator[None]:
    """Paint everything in English, and only texts in other languages: pictures are the same in all of them."""
    if language == FALLBACK:
        yield
        return
    blank = pygame.Surface((1, 1), pygame.SRCALPHA)

    def only_labels(
        shapes: Shapes, zoom: float, seen: shape_painter.Seen | None = None
    ) -> tuple[pygame.Surface, Point]:
        for shape in shapes:
            if isinstance(shape, Label):
                shape_painter._write(blank, shape, 0, 0, zoom)
        return blank, (0, 0)

    nothing, blank_drawing = Mock(return_value=None), Mock(return_value=blank)
    with (
        patch.multiple(Canvas, show_sky=nothing, _dim=nothing, plate=nothing),
        patch.multiple(drawing, **dict.fromkeys(("draw_icon", "draw_relief", "draw_illustration"), blank_drawing)),
        patch.object(shape_painter, "_render_shapes", only_labels),
    ):
        yield
    shape_painter.clear_cache()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
