"""The main menu on the title screen.

To add an item, add a line to `MENU`. An item's scene is imported when it is first opened, so that the title
screen appears immediately.
"""

from collections.abc import Callable
from functools import partial

from attrs import frozen

from spacealert.apps.window.session_scene import SessionScene, create_scene
from spacealert.companions.shelf import SHELF, load_companion
from spacealert.kit.ui.scene import Scene
from spacealert.session import SessionView
from spacealert.session.commands import BeginCampaign, ResolveOnly, ResumeGame

_FIRST_FLIGHT = "S1-1"


@frozen
class MenuItem:
    """A menu item. Its label is `screen-open-NAME`. `make_scene` returns its scene, or None if it can't be opened."""

    name: str
    icon: str
    key: str
    make_scene: Callable[[SessionScene], Scene | None]
    is_available: Callable[[SessionView], bool] = lambda view: True
    waits: Callable[[SessionView], bool] = lambda view: False  # whether something unfinished waits there
    suggest: Callable[[SessionScene], str] = lambda scene: ""  # suggestion for the next step there
    is_other_game: bool = False  # whether it is a separate game; all such games share one button


def _scene(name: str, scene: SessionScene) -> Scene:
    return create_scene(name, scene.texts, scene.session)


def _next_step(scene: SessionScene) -> str:
    """Suggest the next step of the flight school's course. Return an empty string if it has not begun or is over."""
    from spacealert.school import progress

    if not progress.progress_file().exists():
        return ""
    from spacealert.apps.window.flight_school.school_scene import describe_next_step

    step = describe_next_step(scene)
    return step and f"{scene.texts.say('screen-open-school')}. {step}"


def _continue(scene: SessionScene) -> Scene | None:
    """Resume the latest unfinished game, and return its scene, or None if no game could be resumed."""
    games = scene.view.unfinished_games
    if not games or not scene.run_command(ResumeGame(games[0].item)):
        return None
    if scene.view.campaign is not None:  # the mission returns to the campaign
        scene.open_scene("campaign")
    return _scene(scene.current_scene_name, scene)


def _first_flight(scene: SessionScene) -> str:
    """Return a note that offers the test flight to a new crew, or an empty string."""
    is_new = scene.view.choice.named == _FIRST_FLIGHT and not scene.view.played_missions
    return scene.texts.say("ready-first-flight") if is_new else ""


def _advancement(scene: SessionScene) -> str:
    """Return a note about who has an advancement to choose, or an empty string."""
    return scene.advancement_hint() if scene.view.setup.new_frontier else ""


def _next_of_campaign(scene: SessionScene) -> str:
    """Return a caption with the number of the latest campaign's next mission, or an empty string."""
    texts, campaigns = scene.texts, scene.view.campaigns
    if not campaigns:
        return ""
    return texts.say("campaign-now", leg=campaigns[0].standing.next_number, of=campaigns[0].campaign.length)


def _campaign(scene: SessionScene) -> Scene | None:
    if scene.view.campaigns:
        return _scene("campaigns", scene)
    return _scene("campaign", scene) if scene.run_command(BeginCampaign()) else None


def _plans(scene: SessionScene) -> Scene | None:
    return _scene("plans", scene) if scene.run_command(ResolveOnly()) else None


def _companion(name: str, scene: SessionScene) -> Scene:
    from spacealert.apps.window.companion_scene import make_companion_scene

    return make_companion_scene(scene.texts, scene.session, name)


def _of_companion(name: str, icon: str, key: str) -> MenuItem:
    """Return the menu item of a companion. It is hidden if the companion doesn't support the current language."""
    return MenuItem(
        name,
        icon,
        key,
        partial(_companion, name),
        lambda view: SHELF[name].supports(view.language),
        lambda view: load_companion(name).saved().exists,
        is_other_game=True,
    )


MENU = (
    MenuItem("continue", "again", "o", _continue, is_available=lambda view: bool(view.unfinished_games)),
    MenuItem("mission", "begin", "m", partial(_scene, "briefing"), suggest=_first_flight),
    MenuItem("school", "wing", "f", partial(_scene, "school"), suggest=_next_step),
    MenuItem("campaign", "voyage", "c", _campaign, waits=lambda view: bool(view.campaigns), suggest=_next_of_campaign),
    MenuItem("resolve", "card", "r", _plans),
    MenuItem("log", "book", "l", partial(_scene, "log")),
    MenuItem(
        "careers",
        "star",
        "e",
        partial(_scene, "careers"),
        is_available=lambda view: view.setup.new_frontier,
        suggest=_advancement,
    ),
    _of_companion("thing", "station-snow", "t"),
    _of_companion("nemesis", "ship-nemesis", "n"),
    _of_companion("carnomorphs", "alien-3", "k"),
)
