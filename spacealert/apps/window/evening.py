"""Functions that open the window with different first scenes."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from attrs import evolve

from spacealert.apps.phones import resume_state
from spacealert.apps.window import icons
from spacealert.apps.window.ready_scene import ReadyScene
from spacealert.apps.window.session_scene import create_scene
from spacealert.apps.window.welcome_scene import WelcomeScene, is_first_start
from spacealert.gamefile.game_file import GameFile
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Message, Texts
from spacealert.kit.process import release_memory
from spacealert.kit.storage import places, settings
from spacealert.kit.ui import main_loop
from spacealert.kit.ui.display import NoDisplayError
from spacealert.kit.ui.main_loop import WindowSize
from spacealert.kit.ui.navigation import Navigation
from spacealert.kit.ui.reading_aloud import ScreenReader, speech_command
from spacealert.missions.scenario import Crew, Scenario
from spacealert.session import Session, interrupted
from spacealert.session.commands import BeginCampaign, PlayRound, ResolveOnly, ResumeGame, SetDifficulty, SetReadAloud
from spacealert.session.mission_player import SoundSetup

if TYPE_CHECKING:
    from spacealert.apps.event_feed import EventFeed

Opening = Callable[[Texts, Session], Navigation]


def open_window(
    texts: Texts, opening: Opening, sound: SoundSetup | None = None, mission: str | None = None, *, speak: bool = False
) -> None:
    """Open the window with the scenes that `opening` returns, and wait until it closes.

    Without a display, raise an error that suggests the terminal.
    """
    release_memory()
    aloud = _reading_aloud(texts) if speak else None
    session = Session(language=texts.language, sound=evolve(sound or SoundSetup(), live=True))
    try:
        first = opening(texts, session)
        try:
            main_loop.run(first, texts.say("screen-title"), icons.WINDOW, _remembered_size(), _remember_size, aloud)
        except NoDisplayError:
            first.close_now()  # closes files that a terminal may want to open
            raise
    except NoDisplayError as error:
        why = str(error) or Message("screen-no-screen", {})
        raise UserError("screen-no-window", reason=why, mission=mission or "S2-3") from None
    finally:
        session.close()


def _reading_aloud(texts: Texts) -> ScreenReader:
    command = speech_command(texts.language)
    if command is None:
        raise UserError("screen-no-speech")
    return ScreenReader(command)


def _remember_size(size: WindowSize) -> None:
    settings.change(window={"width": size.width, "height": size.height, "fullscreen": size.fullscreen})


def _remembered_size() -> WindowSize | None:
    match settings.read().get("window"):
        case {"width": int(width), "height": int(height), "fullscreen": bool(fullscreen)} if width > 0 and height > 0:
            return WindowSize(width, height, fullscreen)
    return None


def open_title(texts: Texts, session: Session) -> Navigation:
    """Open the title screen, with the welcome or the unfinished games on top if needed."""
    title = _title_scene(texts, session)
    elsewhere = (one.item.mission.title_in(texts) for one in session.games_open_elsewhere())
    messages = *session.messages(), *(Message("player-played-elsewhere", {"mission": name}) for name in elsewhere)
    title.trouble = " ".join(message.render(texts) for message in messages)
    if not title.trouble and is_first_start(session.view()):
        return Navigation(title, WelcomeScene(texts, session))
    if (report := places.new_crash_report()) is not None:
        title.trouble = f"{texts.say('screen-crashed', report=report)} {title.trouble}".strip()
    if not session.view().unfinished_games:
        return Navigation(title)
    return Navigation(title, create_scene("unfinished", texts, session, title.trouble))


def open_with_phones(opening: Opening, address: str | None, texts: Texts, session: Session) -> Navigation:
    """Open the scenes of `opening`, with an invitation for phones on top."""
    navigation = opening(texts, session)
    title = navigation.scenes[0]
    assert isinstance(title, ReadyScene)
    title.phones.start(address)
    title.invite()
    return navigation


def open_with_difficulty(opening: Opening, levels: Mapping[str, str], texts: Texts, session: Session) -> Navigation:
    """Open the scenes of `opening` after setting the difficulty of common or serious threats."""
    for threats, level in levels.items():
        session.do(SetDifficulty(threats, level))
    return opening(texts, session)


def open_with_feed(feed: "EventFeed", opening: Opening, texts: Texts, session: Session) -> Navigation:
    """Open the scenes of `opening` while reporting mission events to other programs."""
    feed.start_watching(session)
    return opening(texts, session)


def _title_scene(texts: Texts, session: Session) -> ReadyScene:
    """Return the title screen, after reconnecting the phones of an evening that was interrupted, if any."""
    title = ReadyScene(texts, session)
    if resume_state.exists():
        title.phones.resume()
    return title


def open_log_book(texts: Texts, session: Session) -> Navigation:
    """Open the log book, without the title screen."""
    return Navigation(create_scene("log", texts, session))


def open_companion(
    texts: Texts, session: Session, name: str, phones: bool = False, address: str | None = None
) -> Navigation:
    """Open a companion without the title screen, with an invitation for phones on top if requested."""
    from spacealert.apps.window.companion_scene import make_companion_scene

    scene = make_companion_scene(texts, session, name)
    navigation = Navigation(scene)
    if phones or address is not None:
        scene.invite(session, address)
    return navigation


def open_school(texts: Texts, session: Session) -> Navigation:
    """Open the flight school on top of the title screen."""
    return Navigation(_title_scene(texts, session), create_scene("school", texts, session))


def open_resolution(texts: Texts, session: Session, file: GameFile | None) -> Navigation:
    """Open the resolution of a game file or, without one, empty plans for the last crew."""
    session.do(ResolveOnly(file))
    return Navigation(create_scene("plans" if file is None else "walk", texts, session))


def open_campaigns(texts: Texts, session: Session, crew: Crew | None = None, read_aloud: bool = False) -> Navigation:
    """Open the saved campaigns or, if there are none, a new campaign, on top of the title screen."""
    title = _title_scene(texts, session)
    begin = BeginCampaign(setup=None if crew is None else session.view().setup.with_crew(crew))
    if read_aloud:
        session.do(SetReadAloud(True, once=True))
    if session.view().campaigns:
        return Navigation(title, create_scene("campaigns", texts, session, begin))
    session.do(begin)
    return Navigation(title, create_scene("campaign", texts, session))


def start_mission(
    texts: Texts,
    session: Session,
    mission: str,
    scenario: Scenario | None = None,
    crew: Crew | None = None,
    read_aloud: bool = False,
    at: float | None = None,
) -> Navigation:
    """Open this mission, with the last crew unless another crew is given.

    `at` is the second to start at. Without it, offer unfinished missions first.
    """
    setup = session.view().setup
    if crew is not None:
        setup = setup.with_crew(crew)
    begin = PlayRound(interrupted.new_round(setup, mission, scenario), read_aloud, at or 0.0)
    title = _title_scene(texts, session)
    if at is None and interrupted.interrupted_missions(session):
        return Navigation(title, create_scene("unfinished", texts, session, instead=begin))
    session.do(begin)
    return Navigation(title, create_scene("preparing", texts, session))


def resume_mission(texts: Texts, session: Session, scenario_id: str | None) -> Navigation:
    """Resume the last unfinished mission, or the last one of this scenario. Raise an error if there is none."""
    session.do(ResumeGame(interrupted.interrupted_mission(session, scenario_id).item))
    return Navigation(_title_scene(texts, session), create_scene("preparing", texts, session))
