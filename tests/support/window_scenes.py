"""Window scenes with their own session, in the player's folder."""

from collections.abc import Callable

from support.languages import ENGLISH

from spacealert.apps.window.mission_scene import MissionScene
from spacealert.apps.window.resolution.plans_scene import PlansScene
from spacealert.apps.window.resolution.walk_scene import WalkScene
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui.containers import Scroll, Scrollbar
from spacealert.kit.ui.navigation import Navigation
from spacealert.kit.ui.scene import Scene
from spacealert.kit.ui.tree import PlacedWidget
from spacealert.session import Session
from spacealert.session.action_round import ActionRound
from spacealert.session.commands import ResumeGame
from spacealert.session.mission_player import MissionPlayer
from spacealert.session.resolution_sheet import ResolutionSheet
from spacealert.session.saved_games import Autosave, UnfinishedGame
from spacealert.session.session_state import Origin, Playing, Resolving, SessionState


class Elsewhere(Scene):
    """The scene below the one being tested."""

    def describe(self) -> list[str]:
        return ["elsewhere"]


def session_with(item: Playing | Resolving) -> Session:
    """Return a session with this state."""
    session = Session()
    session.do(ResumeGame(item))
    session.wait()
    return session


def resolving(
    sheet: ResolutionSheet, *, walking: bool = False, place: int = 0, origin: Origin = Origin.TABLE
) -> Session:
    """Return a session in which this game is being resolved."""
    return session_with(Resolving(sheet, opened=sheet, origin=origin, walking=walking, place=place, seen_end=False))


def open_on_top(scene: Scene) -> Scene:
    """Open this scene on top of another one."""
    Navigation(Elsewhere(), scene)
    return scene


def plans_of(sheet: ResolutionSheet, at: tuple[int, int] | None = None, texts: Texts = ENGLISH) -> PlansScene:
    scene = PlansScene(texts, resolving(sheet), at)
    open_on_top(scene)
    return scene


def walking_of(
    sheet: ResolutionSheet, place: int = 0, origin: Origin = Origin.FILE, texts: Texts = ENGLISH
) -> WalkScene:
    scene = WalkScene(texts, resolving(sheet, walking=True, place=place, origin=origin))
    open_on_top(scene)
    return scene


def mission_of(
    round_: ActionRound, player: MissionPlayer, begin_at: float = 0.0, asleep: Callable[[], float] = lambda: 0.0
) -> MissionScene:
    """Return the scene of this round, with a player created elsewhere."""

    def handed_over(*_: object) -> MissionPlayer:
        if begin_at:
            player.seek(begin_at)
        return player

    state = SessionState(round_.setup, at_table=Playing(round_, begin_at=begin_at))
    session = Session(make_player=handed_over, state=state, asleep=asleep)
    session.wait()
    scene = MissionScene(ENGLISH, session)
    open_on_top(scene)
    return scene


def scene_on_screen(scene: Scene) -> Scene:
    """Return the scene that has replaced this one on screen."""
    return scene.navigation.scene


def kept() -> tuple[UnfinishedGame, ...]:
    """Return the unfinished games that the next start would find, newest first."""
    saving = Autosave()
    try:
        return saving.unfinished()
    finally:
        saving.close()


def scrolled(placed: PlacedWidget | None) -> list[str]:
    """Return the ids of all areas of a scene whose contents are taller than they are."""
    assert placed is not None
    here, has_bar = placed.widget, any(isinstance(one.widget, Scrollbar) for one in placed.parts)
    ids = [here.id] if isinstance(here, Scroll) and has_bar else []
    return ids + [name for part in placed.parts for name in scrolled(part)]
