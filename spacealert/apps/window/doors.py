"""The ways out of the ready room, in their order; a new one is a line in `DOORS`."""

from collections.abc import Callable

from attrs import frozen

from spacealert.apps.window.briefing_scene import BriefingScene
from spacealert.apps.window.campaign.campaign_scene import CampaignScene
from spacealert.apps.window.campaign.saved_campaigns import SavedCampaignsScene
from spacealert.apps.window.careers.careers_scene import CareersScene
from spacealert.apps.window.client import SessionScene
from spacealert.apps.window.flight_school.school_scene import SchoolScene, next_step
from spacealert.apps.window.log.log_book_scene import LogBookScene
from spacealert.apps.window.nemesis.nemesis_scene import NemesisScene
from spacealert.apps.window.resolution.plans_scene import PlansScene
from spacealert.apps.window.the_thing.thing_scene import ThingScene
from spacealert.apps.window.unfinished_scene import UnfinishedScene
from spacealert.companions.carnomorphs.carnomorph_species import CARNOMORPHS
from spacealert.kit.ui.scene import Scene
from spacealert.session.commands import BeginCampaign, ResolveOnly
from spacealert.session.session_view import SessionView


@frozen
class Door:
    """A way out: `screen-open-NAME` says where it leads. `opens` gives the scene behind it, or says in the room's
    `trouble` why there is none.
    """

    name: str
    icon: str
    key: str
    opens: Callable[[SessionScene], Scene | None]
    is_there: Callable[[SessionView], bool] = lambda view: True
    waits: Callable[[SessionView], bool] = lambda view: False  # something was left in the middle behind it
    proposes: Callable[[SessionScene], str] = lambda room: ""  # what would be next behind it


def _campaign(room: SessionScene) -> Scene | None:
    if room.view.campaigns:
        return SavedCampaignsScene(room.texts, room.session)
    if not room.ask(BeginCampaign()):
        return None
    scene = CampaignScene(room.texts, room.session)
    if unreadable := room.session.unreadable_campaigns():
        scene.trouble = room.texts.say("campaign-left-alone", count=unreadable)
    return scene


def _plans(room: SessionScene) -> Scene | None:
    return PlansScene(room.texts, room.session) if room.ask(ResolveOnly()) else None


DOORS = (
    Door(
        "continue",
        "again",
        "o",
        lambda room: UnfinishedScene(room.texts, room.session),
        is_there=lambda view: bool(view.unfinished),
    ),
    Door("mission", "begin", "m", lambda room: BriefingScene(room.texts, room.session)),
    Door("school", "wing", "f", lambda room: SchoolScene(room.texts, room.session), proposes=next_step),
    Door("campaign", "voyage", "c", _campaign, waits=lambda view: bool(view.campaigns)),
    Door("resolve", "card", "r", _plans),
    Door("log", "book", "l", lambda room: LogBookScene(room.texts, room.session)),
    Door(
        "careers",
        "star",
        "e",
        lambda room: CareersScene(room.texts, room.session),
        is_there=lambda view: view.setup.new_frontier,
    ),
    Door("thing", "station-snow", "t", lambda room: ThingScene(room.texts, room.session)),
    Door("nemesis", "ship-nemesis", "n", lambda room: NemesisScene(room.texts, room.session)),
    Door("carnomorphs", "alien-3", "k", lambda room: NemesisScene(room.texts, room.session, CARNOMORPHS)),
)
