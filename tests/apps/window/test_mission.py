"""The action round on screen: it shows what was announced and nothing more, and obeys commands."""

from typing import Any
from unittest.mock import Mock

import gallery
import pygame
import pytest
from attrs import evolve
from support.languages import ENGLISH
from support.window_scenes import Elsewhere, mission_of, scene_on_screen

from spacealert.announcer.compiler import Soundtrack, compile_soundtrack
from spacealert.apps.window import announcement_text, board_paint
from spacealert.apps.window.announcement_text import Officers, describe_board
from spacealert.apps.window.mission_scene import Cover, MissionScene
from spacealert.apps.window.summary_scene import SummaryScene
from spacealert.engine import decks
from spacealert.kit.audio import voice_pack
from spacealert.kit.audio.player import AfterSleep, Player, PlayerState
from spacealert.kit.audio.voice_pack import Voice
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui.canvas import Box, Canvas
from spacealert.kit.ui.screen import Screen
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import FrameAction
from spacealert.missions import library
from spacealert.missions.announcements import (
    AnnouncedThreat,
    AnnouncementKind,
    CommunicationsDown,
    DataTransfer,
    IncomingData,
    Zone,
)
from spacealert.missions.scenario import Crew, Scenario, ScenarioEvent
from spacealert.missions.scenario import Kind as ScenarioKind
from spacealert.session.action_round import ActionRound, TimeLeft, round_status_at
from spacealert.session.commands import SkipAhead
from spacealert.session.session_state import Playing
from spacealert.session.setup import TableSetup
from spacealert.texts import LANGUAGES, load_texts

pytestmark = pytest.mark.usefixtures("own_folder")

MISSION = Scenario(
    "X-1",
    ScenarioKind.MISSION,
    {"en": "X"},
    (225, 450, 600),
    (
        ScenarioEvent(10, AnnouncedThreat(2, serious=True, zone=Zone.WHITE)),
        ScenarioEvent(55, AnnouncedThreat(3, internal=True, confirmed=False)),
        ScenarioEvent(80, IncomingData()),
        ScenarioEvent(110, AnnouncedThreat(4, zone=Zone.BLUE)),
        ScenarioEvent(150, CommunicationsDown(15)),
        ScenarioEvent(180, DataTransfer()),
        ScenarioEvent(240, AnnouncedThreat(5, serious=True, internal=True)),
        ScenarioEvent(290, AnnouncedThreat(4, zone=Zone.BLUE)),
        ScenarioEvent(500, DataTransfer()),
    ),
)


class Clock:
    """A fake monotonic clock, and a fake machine that sleeps on request."""

    def __init__(self) -> None:
        self.now = 100.0
        self.slept = 0.0


@pytest.fixture
def compiled(plausible_voice: Voice) -> Soundtrack:
    return compile_soundtrack(MISSION, plausible_voice, Crew(5))


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def mission(compiled: Soundtrack, clock: Clock) -> MissionScene:
    player = Player(compiled, now=lambda: clock.now, asleep=lambda: clock.slept)
    round_ = ActionRound(TableSetup().with_crew_size(5, 0), "X-1", MISSION, seed=1)
    return mission_of(round_, player, asleep=lambda: clock.slept)


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return load_texts(request.param)


# the board


def test_nothing_is_known_before_the_first_announcement(compiled: Soundtrack) -> None:
    board = round_status_at(compiled, 9.99)
    assert board.threats == ()
    assert (board.phase, board.left) == (1, 216)


def test_threat_appears_with_its_first_word(compiled: Soundtrack) -> None:
    board = round_status_at(compiled, 10.0)
    assert [said.threat for said in board.threats] == [AnnouncedThreat(2, serious=True, zone=Zone.WHITE)]
    assert board.latest_announcement is not None
    assert board.latest_announcement.threat == AnnouncedThreat(2, serious=True, zone=Zone.WHITE)


def test_time_left_is_zero_exactly_at_the_end_of_a_phase(compiled: Soundtrack) -> None:
    assert [
        (round_status_at(compiled, at).phase, round_status_at(compiled, at).left) for at in (219.5, 224.99, 225.0)
    ] == [
        (1, 6),
        (1, 1),
        (2, 225),
    ]
    assert [round_status_at(compiled, at).counting for at in (219.5, 220.0, 224.5, 225.0)] == [None, 5, 1, None]


def test_silence_has_a_countdown(compiled: Soundtrack) -> None:
    assert round_status_at(compiled, 149.99).silence is None
    assert round_status_at(compiled, 150.0).silence == TimeLeft(15, 15, 165)
    assert round_status_at(compiled, 164.5).silence == TimeLeft(1, 15, 165)
    assert round_status_at(compiled, 165.0).silence is None


def test_data_transfer_lasts_while_the_voice_counts(compiled: Soundtrack) -> None:
    (first, _) = [cue for cue in compiled.cues if cue.kind is AnnouncementKind.DATA_TRANSFER]
    opens, closes = first.mark_time("open"), first.mark_time("close")
    assert round_status_at(compiled, opens - 0.01).hand_over is None
    assert round_status_at(compiled, opens).hand_over == TimeLeft(5, 5, closes)
    assert round_status_at(compiled, closes - 0.01).hand_over == TimeLeft(1, 5, closes)
    assert round_status_at(compiled, closes).hand_over is None


def test_unspoken_announcements_say_so(plausible_voice: Voice) -> None:
    """Two threats in the same second: one of them is shown on time but not spoken."""
    events = (
        ScenarioEvent(100, AnnouncedThreat(2, zone=Zone.RED)),
        *(ScenarioEvent(100, AnnouncedThreat(turn, zone=Zone.BLUE)) for turn in (3, 4)),
    )
    crowded = compile_soundtrack(Scenario("X-2", ScenarioKind.MISSION, {}, (225, 450, 600), events), plausible_voice)
    (shown, *_) = crowded.unspoken_cues
    board = round_status_at(crowded, shown.at)
    words_ = describe_board(ENGLISH, board, Officers("Ann", "Bob"))
    last = [cue for cue in crowded.cues if cue.at <= shown.at][-1]
    assert (ENGLISH.say("screen-shown-only") in words_) == (not last.is_spoken)
    assert len(round_status_at(crowded, 200).threats) == 3


def test_clock_stops_at_the_end(compiled: Soundtrack) -> None:
    board = round_status_at(compiled, 9999)
    assert board.complete
    assert (board.phase, board.left) == (3, 0)
    assert [bar.over for bar in board.bars] == [1, 1, 1]


# a whole mission in a window


@pytest.mark.parametrize("speed", [480, pytest.param(60, marks=pytest.mark.slow)])
def test_whole_mission_shows_exactly_its_cues(mission: MissionScene, clock: Clock, texts: Texts, speed: int) -> None:
    mission.texts = texts
    screen = Screen(mission)
    cues = mission.player.soundtrack.cues
    screen.press("space")
    seen: set[int] = set()
    while True:
        left = mission.player.soundtrack.length - mission.player.position
        clock.now += speed / 30 if left > 20 else 2.0
        screen.tick(1 / 30)
        if isinstance(screen.scene, SummaryScene):
            break
        screen.paint()
        assert screen.canvas.overflows == []
        position = mission.player.position
        said = " ".join(mission.describe())
        begun = [cue for cue in mission.player.soundtrack.cues if cue.sample <= position * 48000]
        seen |= {cue.sample for cue in begun}
        announced = [cue.event.what for cue in begun if cue.event and isinstance(cue.event.what, AnnouncedThreat)]
        assert [entry.threat for entry in mission.board.threats] == announced
        down = 150 <= position < 165
        assert (texts.say("screen-no-talking") in said) == down
        if not down and begun and isinstance(begun[-1].event and begun[-1].event.what, AnnouncedThreat):
            assert texts.say("screen-at-turn", turn=announced[-1].turn) in said
        for turn in range(1, 9):
            if all(threat.turn != turn for threat in announced):
                assert texts.say("screen-at-turn", turn=turn) not in said
    assert seen == {cue.sample for cue in cues}


def test_board_is_repainted_only_when_changed(mission: MissionScene, clock: Clock) -> None:
    screen = Screen(mission)
    screen.press("space")
    clock.now += 30.5
    screen.paint()
    clock.now += 0.01
    assert screen.paint() == []


# players' requests


def test_mission_waits_and_starts_with_one_key(mission: MissionScene, clock: Clock) -> None:
    assert mission.cover is Cover.READY
    clock.now += 60
    assert mission.player.position == 0
    mission.press("space")
    clock.now += 12
    assert mission.player.position == pytest.approx(12)
    assert mission.cover is None


def test_trajectories_are_named_before_the_start(compiled: Soundtrack, mission: MissionScene) -> None:
    assert "Trajectories" not in mission.describe()
    round_ = mission.session.state.at_table
    assert isinstance(round_, Playing)
    laid = mission_of(evolve(round_.round, tracks={"blue": "T7", "red": "T1"}), mission.player)
    shown = [line for line in laid.describe() if line in ("Trajectories", "T1", "T7")]
    assert shown == ["Trajectories", "T1", "T7"]
    flight = ActionRound(TableSetup(), "S1-1", library.find("S1-1"), seed=1, tracks={"red": "T1", "internal": "T7"})
    without = mission_of(flight, mission.player).describe()
    assert "T1" in without
    assert "T7" not in without  # this flight has no internal threats


def test_pause_hides_the_announcements(mission: MissionScene, clock: Clock) -> None:
    mission.press("space")
    clock.now += 130
    assert "T+4" in " ".join(mission.describe())
    mission.press("space")
    assert mission.player.state is PlayerState.PAUSED
    assert "T+" not in " ".join(mission.describe())
    clock.now += 1000
    mission.press("space")
    assert mission.player.position == pytest.approx(130)


def test_rewind_and_repeat_the_last_announcement(mission: MissionScene, clock: Clock) -> None:
    mission.press("space")
    clock.now += 130
    mission.press("left")
    assert mission.player.position == pytest.approx(120)
    mission.press("r")  # repeats the last announcement while time continues
    assert mission.player.position == pytest.approx(120)
    assert ENGLISH.say("session-silent") in mission.describe()  # this player is silent


def test_paused_mission_skips_between_announcements(mission: MissionScene, clock: Clock) -> None:
    mission.press("space")
    clock.now += 20
    mission.press("space")
    soundtrack = mission.player.soundtrack
    for cue in [cue for cue in soundtrack.cues if cue.at > mission.player.position]:
        mission.press("right")
        assert mission.player.position == pytest.approx(cue.at, abs=0.01)
        assert mission.player.state is PlayerState.PAUSED
        offered = ENGLISH.say("screen-do-skip") in mission.describe()
        assert offered == (cue is not soundtrack.cues[-1])
    with pytest.raises(UserError):
        mission.session.do(SkipAhead())
    screen = Screen.of_size(mission.navigation, 1280, 720)
    screen.press("right")
    assert screen.canvas.focus is None


def test_help_of_a_paused_mission_explains_the_pause(mission: MissionScene, clock: Clock) -> None:
    mission.press("space")
    helped = mission.help()
    assert helped is not None and "Press C" in helped.text
    mission.press("space")
    helped = mission.help()
    assert helped is not None and "is paused" in helped.text and "Press C" not in helped.text


def test_refusal_disappears_after_some_seconds(mission: MissionScene, clock: Clock) -> None:
    screen = Screen(mission.navigation)
    screen.press("space")
    clock.now += 130
    screen.press("r")
    for _ in range(4):
        screen.paint()
        assert ENGLISH.say("session-silent") in mission.describe()
        screen.tick(1.0)
    for _ in range(8):
        screen.paint()
        screen.tick(1.0)
    assert ENGLISH.say("session-silent") not in mission.describe()


def test_missing_loudspeaker_is_the_reason_why_nothing_is_repeated(
    mission: MissionScene, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("has_loudspeaker", "is_device_missing"):
        monkeypatch.setattr(type(mission.player), name, property(lambda _: True))
    mission.press("space")
    clock.now += 130
    mission.press("r")
    assert ENGLISH.say("session-silent") in mission.describe()


def test_refusal_to_repeat_leaves_with_the_next_announcement(mission: MissionScene, clock: Clock) -> None:
    mission.press("space")
    clock.now += 1
    mission.tick(0.0)
    told = mission.notice = ENGLISH.say("session-cannot-say-again")
    mission.tick(0.0)
    assert told in mission.describe()
    clock.now += 60
    mission.tick(0.0)
    assert told not in mission.describe()


def test_volume_mute_and_siren_keys_work(mission: MissionScene) -> None:
    mission.press("space")
    mission.press("down")
    assert mission.player.volume == pytest.approx(0.7)  # one step below the level set in the ready room
    mission.press("m")
    assert mission.player.muted
    mission.press("up")
    assert not mission.player.muted
    assert mission.player.volume == pytest.approx(0.8)
    mission.press("s")
    assert not mission.player.siren


def test_aborting_asks_first(mission: MissionScene, clock: Clock) -> None:
    mission.press("space")
    clock.now += 50
    mission.press("escape")
    assert mission.aborting
    assert mission.player.state is PlayerState.PLAYING  # it keeps playing until someone confirms
    mission.press("escape")
    assert not mission.aborting
    assert mission.cover is None
    assert scene_on_screen(mission) is mission
    mission.press("escape")
    mission.do("leave")
    assert isinstance(scene_on_screen(mission), Elsewhere | SummaryScene)


def test_every_answer_has_a_key(mission: MissionScene, clock: Clock) -> None:
    mission.press("space")
    clock.now += 50
    mission.press("escape")
    mission.press("end")  # unavailable before the third phase
    for letter in "eay":
        mission.press(letter)  # part of a card name, typed too late or too early
    assert mission.aborting
    mission.press("delete")
    assert isinstance(scene_on_screen(mission), Elsewhere | SummaryScene)


def test_enter_leaves_a_complete_mission(mission: MissionScene, clock: Clock) -> None:
    mission.press("space")
    mission.press("enter")
    assert scene_on_screen(mission) is mission
    mission.player.seek(mission.player.soundtrack.phases[-1].end + 0.5)
    mission.press("enter")
    assert isinstance(scene_on_screen(mission), Elsewhere | SummaryScene)


def test_leaving_before_the_start_asks_nothing(mission: MissionScene) -> None:
    mission.press("escape")
    assert isinstance(scene_on_screen(mission), Elsewhere | SummaryScene)


def test_resumed_mission_waits_for_start(mission: MissionScene, clock: Clock) -> None:
    mission.player.seek(100)
    mission.press("escape")
    assert (mission.aborting, scene_on_screen(mission)) == (True, mission)
    mission.press("escape")
    clock.now += 10
    assert mission.player.position == pytest.approx(100)
    assert (mission.aborting, mission.cover) == (False, Cover.READY)
    mission.press("space")
    mission.press("space")  # pressed twice, as before a count-in
    assert mission.cover is None
    clock.now += 1.5
    mission.press("space")
    assert mission.player.state is PlayerState.PAUSED


def test_two_phase_flight_can_end_after_its_last_announcement(plausible_voice: Voice, clock: Clock) -> None:
    round_ = ActionRound(TableSetup(), "S1-1", library.find("S1-1"), seed=1)
    compiled = compile_soundtrack(round_.scenario, plausible_voice, round_.setup.crew)
    scene = mission_of(round_, Player(compiled, now=lambda: clock.now, asleep=lambda: 0.0))
    screen = Screen(scene)
    screen.press("space")
    last = max(cue.at + cue.length for cue in compiled.cues if cue.kind.value.listed)

    def offered() -> list[str]:
        help_ = scene.help()
        return [] if help_ is None else [what for _, what in help_.keys]

    clock.now += last - 1
    screen.tick(0.1)
    assert "End the round now" not in offered()
    clock.now += 2
    screen.tick(0.1)
    assert compiled.phases[-1].end - last > 30
    assert "End the round now" in offered()
    screen.press("end")
    assert isinstance(scene_on_screen(scene), SummaryScene)


def test_round_can_end_early_only_after_phase_two(mission: MissionScene, clock: Clock) -> None:
    mission.press("space")
    clock.now += 449
    mission.do("end early")
    assert scene_on_screen(mission) is mission
    clock.now += 2
    mission.do("end early")
    assert isinstance(scene_on_screen(mission), Elsewhere | SummaryScene)


def test_keys_are_shown_on_demand_during_the_mission(mission: MissionScene, clock: Clock) -> None:
    screen = Screen(mission.navigation)
    screen.press("space")
    screen.press("h")
    clock.now += 20
    assert mission.player.position == pytest.approx(20)
    assert any(line.startswith("M: ") for line in screen.scene.describe())
    screen.press("escape")
    assert screen.scene is mission


def test_mission_may_continue_during_sleep(compiled: Soundtrack, clock: Clock) -> None:
    player = Player(compiled, now=lambda: clock.now, asleep=lambda: clock.slept, after_sleep=AfterSleep.GOES_ON)
    round_ = ActionRound(TableSetup().with_crew_size(5, 0), "X-1", MISSION, seed=1)
    mission = mission_of(round_, player, asleep=lambda: clock.slept)
    mission.press("space")
    clock.now += 50
    clock.slept += 20
    mission.tick(0.03)
    assert mission.cover is None
    assert player.position == pytest.approx(70)
    assert ENGLISH.say("screen-notice-slept-on") in mission.describe()


def test_mission_stops_during_sleep_and_says_so(mission: MissionScene, clock: Clock) -> None:
    mission.press("space")
    clock.now += 50
    clock.slept += 3600
    mission.tick(0.03)
    assert mission.cover is Cover.PAUSED
    assert mission.player.position == pytest.approx(50)
    assert ENGLISH.say("screen-notice-slept") in mission.describe()


def test_reader_is_told_how_many_cards_to_deal() -> None:
    told = gallery.shown("reading-data", "en", (1280, 720)).scene.describe()
    assert "Everyone may draw one card, and one of you may draw another (take turns)" in told


def test_incoming_data_shows_the_cards_left() -> None:
    voice = voice_pack.load("en-george")
    soundtrack = compile_soundtrack(library.find("S2-3"), voice)
    times = [cue.at + 1 for cue in soundtrack.cues if cue.kind is AnnouncementKind.INCOMING_DATA]
    told = []
    for pile in (8, 12, 20):
        officers = Officers("Ann", "Bob", (1, 0), 5, pile)
        for time in times:
            board = round_status_at(soundtrack, time)
            assert board.latest_announcement is not None
            text = announcement_text.announcement_text(ENGLISH, board.latest_announcement, board, officers)
            told.append((text.what.partition("(")[2], text.label))
    short = "Not enough cards for everyone"
    assert told == [
        ("3 left)", short), ("0 left)", short), ("7 left)", ""), ("2 left)", short), ("15 left)", ""), ("10 left)", ""),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("players", "androids", "left"), [(5, 0, 20), (4, 0, 34), (4, 1, 30), (3, 1, 39), (2, 2, 50), (1, 4, None)]
)
def test_draw_pile_is_the_undealt_cards(players: int, androids: int, left: int | None) -> None:
    assert decks.action_cards_left(players, androids, 3) == left


@pytest.mark.parametrize(("players", "androids", "left"), [(5, 0, 45), (4, 1, 50), (2, 2, 62)])
def test_draw_pile_of_a_test_flight_is_larger(players: int, androids: int, left: int) -> None:
    assert decks.action_cards_left(players, androids, 2) == left


@pytest.mark.parametrize(("id_", "left"), [("S1-2", "(40 left)"), ("S2-3", "(15 left)"), ("DA-1", "")])
def test_incoming_data_counts_the_cards_of_the_missions_phases(id_: str, left: str, clock: Clock) -> None:
    found = library.find(id_)
    soundtrack = compile_soundtrack(found, voice_pack.load("en-george"))
    player = Player(soundtrack, now=lambda: clock.now)
    table = TableSetup().with_crew_size(5, 0).with_new_frontier(True)
    mission = mission_of(ActionRound(table, id_, found, seed=1), player)
    mission.press("space")
    clock.now += next(cue.at for cue in soundtrack.cues if cue.kind is AnnouncementKind.INCOMING_DATA) + 1
    mission.tick(0.03)
    [told] = {line for line in mission.describe() if "draw one card" in line}
    assert told.partition("(")[1] + told.partition("(")[2] == left


def test_threat_shows_the_cards_left_in_its_deck() -> None:
    soundtrack = compile_soundtrack(library.find("S2-3"), voice_pack.load("en-george"))
    officers = Officers(
        "Ann", "Bob", decks={(serious, internal): 9 for serious in (False, True) for internal in (False, True)}
    )
    told: dict[tuple[bool, bool], list[str]] = {}
    for cue in soundtrack.cues:
        board = round_status_at(soundtrack, cue.at + 1)
        said = board.latest_announcement
        if said is None or said.threat is None or not said.threat.confirmed:
            continue
        kind = said.threat.serious, said.threat.internal
        told.setdefault(kind, []).append(announcement_text.announcement_text(ENGLISH, said, board, officers).what)
    for lines in told.values():
        assert [line.partition("(")[2] for line in lines] == [f"{8 - number} left)" for number in range(len(lines))]


def test_enter_never_ends_the_round() -> None:
    """After card entry with Enter and Escape, only a click or the End key ends the round."""
    scene = gallery.scenes(ENGLISH)["mission-full"]()
    assert isinstance(scene, MissionScene)
    screen = Screen(scene, pygame.Surface((1280, 720)))
    screen.paint()
    assert scene.board.awaits_end
    screen.press("enter")
    assert screen.scene is scene
    screen.press("end")
    assert screen.scene is not scene


@pytest.mark.parametrize("name", ["reading-wait", "mission-silence"])
def test_card_entry_is_visible_when_it_takes_keys(name: str) -> None:
    scene = gallery.scenes(ENGLISH)[name]()
    assert isinstance(scene, MissionScene)
    scene.panel = Cover.CARDS
    shown = " ".join(scene.describe())
    assert ENGLISH.say("screen-cards-type") in shown or ENGLISH.say("screen-cards-silence") in shown
    scene.press("escape")
    assert scene.panel is None


@pytest.mark.parametrize("left", range(0, 61, 10))
def test_the_frame_of_the_last_minute_keeps_clear_of_the_corner(left: int, monkeypatch: pytest.MonkeyPatch) -> None:
    canvas = gallery.shown("mission-countdown", "en", (1280, 720)).canvas
    corner = [target.box for target in canvas.targets if isinstance(target.action, FrameAction)]
    icons = [box.inset((box.w - 24) / 2, (box.h - 24) / 2) for box in corner]
    painted: list[Box] = []
    for paint in ("stripes", "fill"):
        monkeypatch.setattr(canvas, paint, lambda box, *_: painted.append(box))
    board_paint.paint_closing_frame(canvas, canvas.box, left)
    assert len(painted) == 4
    assert icons
    assert not [icon for icon in icons for side in painted if canvas.pixels(icon).colliderect(canvas.pixels(side))]


def test_name_too_long_beside_its_sign_takes_the_whole_cell(monkeypatch: pytest.MonkeyPatch) -> None:
    canvas, texts = Canvas(pygame.Surface((1280, 720))), load_texts("ru")
    canvas.use_unit(1.0)
    said = Mock(one_line_text=lambda texts: "")
    written: list[Box] = []
    monkeypatch.setattr(canvas, "text", lambda box, *_, **__: written.append(box))
    cell = Box(0, 0, 112, 44)
    painted: list[Box] = []
    monkeypatch.setattr("spacealert.apps.window.title_art.paint_threat", lambda canvas, box, code: painted.append(box))
    board_paint._strip_cell(texts, canvas, cell, "red", {0: said}, {0: ("SE1-06",)}, pressable=False)
    assert [box.w for box in written] == [cell.w - 10]
    assert not painted  # below the name, neither could be seen
    written.clear()
    board_paint._strip_cell(texts, canvas, cell._replace(w=200), "red", {0: said}, {0: ("SE1-06",)}, pressable=False)
    assert [box.w < 160 for box in written] == [True]


def test_name_slightly_too_long_stays_beside_a_smaller_sign(monkeypatch: pytest.MonkeyPatch) -> None:
    canvas, texts = Canvas(pygame.Surface((1600, 900))), load_texts("en")
    canvas.use_unit(1.25)
    said, painted = Mock(one_line_text=lambda texts: ""), list[Box]()
    monkeypatch.setattr("spacealert.apps.window.title_art.paint_threat", lambda canvas, box, code: painted.append(box))
    for wide in (134, 136, 138, 140, 142):
        board_paint._strip_cell(
            texts, canvas, Box(0, 0, wide, 43), "white", {0: said}, {0: ("SE1-02",)}, pressable=False
        )
    assert [box.h > 40 for box in painted] == [True] * 5  # not a small one above the name


def test_a_threat_keeps_its_picture_beside_an_unknown_one(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[str] = []
    monkeypatch.setattr("spacealert.apps.window.title_art.paint_threat", lambda canvas, box, code: painted.append(code))
    canvas, texts = Canvas(pygame.Surface((1280, 720))), load_texts("en")
    canvas.use_unit(1.0)
    here = {place: Mock(one_line_text=lambda texts: "", threat=Mock(serious=True)) for place in (0, 1)}
    cell = Box(0, 0, 118, 40)
    board_paint._strip_cell(texts, canvas, cell, "blue", here, {0: ("E1-07",)}, pressable=False)
    assert painted == ["E1-07"]


def test_cards_with_names_too_long_for_a_cell_are_shown_as_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[str] = []
    monkeypatch.setattr("spacealert.apps.window.title_art.paint_threat", lambda canvas, box, code: painted.append(code))
    canvas, texts = Canvas(pygame.Surface((1280, 720))), load_texts("en")
    canvas.use_unit(1.0)
    monkeypatch.setattr(canvas, "text", lambda box, words, *_, **__: painted.append(words))
    here = {0: Mock(listed_text=lambda texts: "")}
    cell = Box(0, 0, 118, 40)
    board_paint._strip_cell(texts, canvas, cell, "blue", here, {0: ("E1-07", "SE1-06")}, pressable=False)
    assert painted == ["E1-07", "SE1-06", "→"]


def test_names_of_cards_stay_within_the_low_rows_of_a_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board_paint, "_names", lambda *_: ["Взломанные щиты"])
    painted: list[Box] = []
    text = Canvas.text

    def record(canvas: Canvas, box: Box, words: str, *args: Any, **named: Any) -> Box:
        painted.extend([box] if words == "Взломанные щиты" else [])
        return text(canvas, box, words, *args, **named)

    monkeypatch.setattr(Canvas, "text", record)
    gallery.shown("mission-silence-cards", "ru", (1366, 768))
    assert painted
    assert all(box.h >= Type.NOTE for box in painted)
