"""The main menu of the ready room: what can be opened there, in its order; a new item is a line in `MENU`.

The scene of an item is imported when it is first opened, so that the ready room is there at once.
"""

from collections.abc import Callable

from attrs import frozen

from spacealert.apps.window.client import SessionScene
from spacealert.kit.ui.scene import Scene
from spacealert.session.commands import BeginCampaign, ResolveOnly
from spacealert.session.views import SessionView


@frozen
class MenuItem:
    """The text `screen-open-NAME` is its label; `opens` gives its scene, or says in the room's `trouble` why there is
    none.
    """

    name: str
    icon: str
    key: str
    opens: Callable[[SessionScene], Scene | None]
    is_there: Callable[[SessionView], bool] = lambda view: True
    waits: Callable[[SessionView], bool] = lambda view: False  # whether something was left in the middle there
    proposes: Callable[[SessionScene], str] = lambda room: ""  # what would be next there


def _unfinished(room: SessionScene) -> Scene:
    from spacealert.apps.window.unfinished_scene import UnfinishedScene

    return UnfinishedScene(room.texts, room.session)


def _briefing(room: SessionScene) -> Scene:
    from spacealert.apps.window.briefing_scene import BriefingScene

    return BriefingScene(room.texts, room.session)


def _school(room: SessionScene) -> Scene:
    from spacealert.apps.window.flight_school.school_scene import SchoolScene

    return SchoolScene(room.texts, room.session)


def _next_step(room: SessionScene) -> str:
    """What the course proposes, once anybody has begun it."""
    from spacealert.school import progress

    if not progress.path().exists():
        return ""
    from spacealert.apps.window.flight_school.school_scene import next_step

    return next_step(room)


def _campaign(room: SessionScene) -> Scene | None:
    from spacealert.apps.window.campaign.campaign_scene import CampaignScene
    from spacealert.apps.window.campaign.saved_campaigns import SavedCampaignsScene

    if room.view.campaigns:
        return SavedCampaignsScene(room.texts, room.session)
    if not room.ask(BeginCampaign()):
        return None
    scene = CampaignScene(room.texts, room.session)
    if unreadable := room.session.unreadable_campaigns():
        scene.trouble = room.texts.say("campaign-left-alone", count=unreadable)
    return scene


def _plans(room: SessionScene) -> Scene | None:
    from spacealert.apps.window.resolution.plans_scene import PlansScene

    return PlansScene(room.texts, room.session) if room.ask(ResolveOnly()) else None


def _log(room: SessionScene) -> Scene:
    from spacealert.apps.window.log.log_book_scene import LogBookScene

    return LogBookScene(room.texts, room.session)


def _careers(room: SessionScene) -> Scene:
    from spacealert.apps.window.careers.careers_scene import CareersScene

    return CareersScene(room.texts, room.session)


def _thing(room: SessionScene) -> Scene:
    from spacealert.apps.window.the_thing.thing_scene import ThingScene

    return ThingScene(room.texts, room.session)


def _nemesis(room: SessionScene) -> Scene:
    from spacealert.apps.window.nemesis.nemesis_scene import NemesisScene

    return NemesisScene(room.texts, room.session)


def _carnomorphs(room: SessionScene) -> Scene:
    from spacealert.apps.window.nemesis.nemesis_scene import NemesisScene
    from spacealert.companions.carnomorphs.carnomorph_species import CARNOMORPHS

    return NemesisScene(room.texts, room.session, CARNOMORPHS)


MENU = (
    MenuItem("continue", "again", "o", _unfinished, is_there=lambda view: bool(view.unfinished)),
    MenuItem("mission", "begin", "m", _briefing),
    MenuItem("school", "wing", "f", _school, proposes=_next_step),
    MenuItem("campaign", "voyage", "c", _campaign, waits=lambda view: bool(view.campaigns)),
    MenuItem("resolve", "card", "r", _plans),
    MenuItem("log", "book", "l", _log),
    MenuItem("careers", "star", "e", _careers, is_there=lambda view: view.setup.new_frontier),
    MenuItem("thing", "station-snow", "t", _thing),
    MenuItem("nemesis", "ship-nemesis", "n", _nemesis),
    MenuItem("carnomorphs", "alien-3", "k", _carnomorphs),
)
