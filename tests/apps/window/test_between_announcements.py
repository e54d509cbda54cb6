"""The action round between announcements: the count-in, pending tasks, the strip, and reading cards."""

from itertools import pairwise
from typing import Any

import gallery
import pytest
from support.languages import ENGLISH
from support.silent_session import Evening

from spacealert.apps.window import announcement_text, board_paint, mission_scene, title_art
from spacealert.apps.window.announcement_text import PendingTask, pending_tasks
from spacealert.apps.window.icons import ZONES
from spacealert.apps.window.mission_scene import Cover, MissionScene
from spacealert.engine.ship import PLACES
from spacealert.kit.audio.player import PlayerState
from spacealert.kit.ui import theme
from spacealert.kit.ui.canvas import Box, Canvas
from spacealert.kit.ui.containers import Scroll
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.navigation import Navigation
from spacealert.kit.ui.screen import Screen
from spacealert.kit.ui.sky import Mood
from spacealert.kit.ui.tree import PlacedWidget
from spacealert.missions.scenario import format_time
from spacealert.session import interrupted
from spacealert.session.commands import PlayRound, Seek
from spacealert.session.setup import TableSetup

pytestmark = pytest.mark.usefixtures("own_folder")


def mission(name: str) -> MissionScene:
    scene = gallery.scenes(ENGLISH)[name]()
    assert isinstance(scene, MissionScene)
    Navigation(scene)
    return scene


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> MissionScene:
    monkeypatch.setattr(mission_scene, "COUNT_IN", 3.0)
    return mission("mission-ready")


def test_mission_starts_with_a_count_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mission_scene, "COUNT_IN", 3.0)
    evening = Evening()
    evening.do(PlayRound(interrupted.new_round(TableSetup().with_crew_size(5, 0), "S2-3")))
    evening.session.wait()
    counted = MissionScene(ENGLISH, evening.session)
    counted.press("space")
    counts = []
    for _ in range(3):
        assert counted.sound.state is PlayerState.READY
        counts.append(counted.describe()[0])
        evening.time += 1.0
        counted.tick(1.0)
    assert counts == ["3", "2", "1"]
    assert counted.sound.state is PlayerState.PLAYING
    assert counted.sound.position == pytest.approx(0, abs=0.1)


def test_second_press_skips_the_count_in_and_escape_cancels(counted: MissionScene) -> None:
    counted.press("space")
    counted.press("escape")
    assert not counted.count_in_left
    assert counted.cover is Cover.READY
    counted.press("space")
    counted.press("space")
    assert counted.sound.state is PlayerState.PLAYING


def test_press_that_comes_too_late_to_skip_the_count_in_is_no_pause(counted: MissionScene) -> None:
    counted.press("space")
    counted.press("space")
    counted.press("space")  # the count-in has just ended
    assert counted.sound.state is PlayerState.PLAYING


def test_pending_actions_are_shown_between_announcements() -> None:
    scene = mission("mission-due")
    told = [(one.what, one.until) for one in pending_tasks(ENGLISH, scene.board, scene.officers, frozenset())]
    assert told == [
        ("Kim: draw a common internal threat", "T+3"),
        ("Everyone: plan turns 1–3", "2:30"),
        ("Anyone: wiggle the mouse! (C\u00a0on the bridge)", "by turn 2"),
    ]
    entered = pending_tasks(ENGLISH, scene.board, scene.officers, frozenset({1}))
    assert [one.until for one in entered] == ["2:30", "by turn 2"]


def test_last_data_announcement_can_be_read_before_its_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = gallery._mission(ENGLISH, 100)()
    assert isinstance(scene, MissionScene)
    canvas = Screen.of_size(scene, 1280, 688).canvas
    monkeypatch.setattr(canvas, "text", lambda *_, **__: None)
    monkeypatch.setattr(canvas, "icon", lambda *_: None)
    box = Box(300, 80, 800, 80)
    board_paint.paint_last_announcement(canvas, box, ENGLISH, scene.board, scene.officers, {})
    area = canvas.pixels(box)
    behind = [canvas.surface.get_at((x, area.centery)) for x in range(area.left + 2 * area.h, area.right, 5)]
    assert max(sum(color[:3]) for color in behind) < 0.6 * sum(theme.SIGNAL)


def test_threats_stay_visible_but_inactive_in_silence() -> None:
    screen = Screen.of_size(mission("mission-silence"), 1280, 720)
    assert not [target for target in screen.canvas.targets if target.action == ("card of", 0)]
    below = {tuple(screen.canvas.surface.get_at((x, y)))[:3] for x in range(60, 700, 2) for y in range(420, 620, 2)}
    assert {ZONES["white"], ZONES["blue"], ZONES["internal"]} <= below


def test_pressing_an_entered_card_shows_its_text() -> None:
    scene = mission("mission-due-cards")
    scene.do(("card of", 0))
    assert scene.cover is Cover.CARD
    assert "Pulse Satellite" in scene.describe()
    scene.press("escape")
    assert scene.cover is None
    scene.do(("card of", 0))
    scene.do("change card")
    assert scene.cover is Cover.CARDS


def test_new_threat_does_not_close_a_card_or_search() -> None:
    scene = mission("mission-due-cards")
    missing = next(place for place in range(len(scene.board.threats)) if place not in scene.round.cards)
    for read, cover in ((("card of", 0), Cover.CARD), (("card of", missing), Cover.CARDS), ("cards", Cover.CARDS)):
        scene.tick(0.0)
        scene.do(read)
        place, announced = scene.cards.place, len(scene.board.threats)
        while len(scene.board.threats) == announced:
            scene.session.do(Seek(scene.sound.position + 1.0))
            scene.tick(0.0)
            if scene.board.silence is None:
                assert (scene.cover, scene.cards.place) == (cover, place)
        scene.panel = None
        scene.session.do(Seek(300.0))


@pytest.mark.parametrize("name", ["mission-cards", "mission-card"])
def test_cards_never_cover_an_announcement(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Box] = []
    monkeypatch.setattr(board_paint, "paint_announcement", lambda canvas, box, *more: told.append(box))
    screen = Screen.of_size(mission(name), 1280, 720)
    (announcement,) = told
    for target in screen.canvas.targets:
        above, left = target.box.bottom <= announcement.y, target.box.right <= announcement.x
        assert above or left or target.box.y >= announcement.bottom


def test_alert_shows_the_threat_of_a_known_card(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(title_art, "paint_approach", lambda *_, code, **more: shown.append(code))
    for name in ("mission-due-cards", "mission-card"):
        Screen.of_size(mission(name), 1280, 720).paint()
    unknown, known = dict.fromkeys(shown)
    assert unknown == ""
    assert known in mission("mission-card").drawn_cards[4]


def test_sky_reddens_with_danger() -> None:
    names = ("mission-begins", "mission-due-cards", "mission-full", "mission-silence", "mission-complete")
    assert [mission(name).mood for name in names] == [Mood.CALM, Mood.TENSE, Mood.ALARM, Mood.ALARM, Mood.HOME]


def test_two_line_pending_actions_are_separated(monkeypatch: pytest.MonkeyPatch) -> None:
    long = PendingTask(Icon("clock", theme.TEXT), "Bartholomew: common external threat card of zone red", "T+7")
    monkeypatch.setattr(mission_scene, "pending_tasks", lambda *_: (long,) * 4)
    lines: list[Box] = []
    write = Canvas.text

    def text(canvas: Canvas, box: Box, words: str, *how: Any, **more: Any) -> Box:
        at = write(canvas, box, words, *how, **more)
        if words == long.what:
            lines.append(at)
        return at

    monkeypatch.setattr(Canvas, "text", text)
    Screen.of_size(mission("mission-due"), 1280, 720).paint()
    assert len(lines) == 4
    for one, following in pairwise(lines):
        between_its_own = one.h / 3  # a capital, the line gap, a capital
        assert following.y - one.bottom > between_its_own


def test_all_announcements_can_be_scrolled_to() -> None:
    screen = Screen.of_size(mission("mission-full"), 1280, 720)
    scene = screen.scene
    assert isinstance(scene, MissionScene)
    scene.session.do(Seek(565.0))
    screen.tick(0.0)
    screen.paint()
    first = next(one for one in scene.board.announcements if announcement_text.is_listed(one))

    def shows_first() -> bool:
        """Return whether the line of the first announcement is in view."""
        said = said_list(screen)
        rows = said.parts[0].parts
        oldest = next(row for row in rows if format_time(int(first.at)) in list(row.widget.describe()))
        return said.box.y <= oldest.box.y and oldest.box.bottom <= said.box.bottom + 0.5

    assert not shows_first()
    screen.move_pointer(*(side * screen.canvas.unit for side in said_list(screen).box.center))
    for _ in scene.board.announcements:
        screen.press("wheel-down")
    screen.paint()
    assert shows_first()


def said_list(screen: Screen) -> PlacedWidget:
    waiting = [screen.scene.tree.placed]
    while waiting:
        place = waiting.pop()
        assert place is not None
        if isinstance(place.widget, Scroll) and place.widget.id == "said":
            return place
        waiting += place.parts
    raise AssertionError


def test_long_card_names_stay_in_the_strip(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = mission("mission-silence")
    screen = Screen.of_size(scene, 1280, 688)
    painted: list[str] = []
    monkeypatch.setattr(Canvas, "text", lambda canvas, box, words, *more, **how: painted.append(words))
    cards = dict.fromkeys(range(len(scene.board.threats)), ("SE1-05",))
    for high in (140, 228):
        painted.clear()
        board_paint.paint_threat_strip(screen.canvas, Box(40, 40, 1180, high), ENGLISH, scene.board, cards, PLACES)
        assert painted.count(ENGLISH.say("threats-SE1-05")) == len(cards) > 0
