"""What a client of the session sees: values without a word of text, and nothing that was not announced or entered."""

from collections.abc import Mapping
from datetime import datetime

from attrs import frozen

from spacealert.engine.events import Event
from spacealert.engine.game import Resolution
from spacealert.kit.audio.player import PlayerState
from spacealert.kit.i18n.errors import UserError
from spacealert.missions.scenario import Kind
from spacealert.narration.picture import Picture
from spacealert.narration.walk import Walk
from spacealert.session.board import Board
from spacealert.session.campaign_record import CampaignRecord
from spacealert.session.mission_choice import Start
from spacealert.session.resolution_sheet import ResolutionSheet
from spacealert.session.session_state import Choice, Origin, Playing, Resolving, Stage
from spacealert.session.setup import TableSetup


@frozen
class MissionName:
    """What a mission is called; of a secret one, only its kind is known."""

    kind: Kind
    name: str = ""
    titles: Mapping[str, str] = {}  # by language


@frozen
class SoundView:
    """What the player does."""

    state: PlayerState
    position: float
    volume: float
    muted: bool
    siren: bool
    speed: float
    lost: bool  # there ought to be a loudspeaker, and is none


@frozen
class RoundView:
    """The action round at this moment.

    `candidates` are, for each announced threat, the cards that may have been drawn for it; none for a seat that has
    nothing to do with it, or while nobody may communicate.
    """

    mission: MissionName
    crew: TableSetup
    board: Board | None  # none while the soundtrack is being made
    sound: SoundView | None
    cards: Mapping[int, str]
    candidates: tuple[tuple[str, ...], ...]
    read_aloud: bool
    can_end: bool
    slept: bool  # the machine fell asleep during the mission


@frozen
class PlanView:
    """One figure's plan; its cards are none of another's business before the walk begins."""

    row: int
    color: str
    name: str
    android: bool
    plan: tuple[str, ...] | None


@frozen
class WalkView:
    """How far the walk is: nothing of it lies ahead."""

    place: int
    last: int
    events: tuple[Event, ...]
    picture: Picture
    tile_to_draw: tuple[str, int] | None


@frozen
class ResolutionView:
    """A game in its plans or on its walk. `sheet` and `whole` are for the shared screen only.

    `before` is what became of the game before the last correction, where the table had already seen the end of it.
    """

    id: str
    mission: str | None
    origin: Origin
    plans: tuple[PlanView, ...]
    missing_cards: int
    own_tiles: bool
    opened_tiles: frozenset[tuple[str, int]]  # that the walk has drawn, by zone and place in the stack
    walk: WalkView | None
    sheet: ResolutionSheet | None = None
    whole: Walk | None = None
    before: Resolution | None = None
    logged: Resolution | None = None  # what the log book says became of it
    is_in_log: bool = False
    differs_from_log: bool = False
    line: int | None = None  # its number in the log book


@frozen
class UnfinishedView:
    """A game that can be gone on with. `position` is the second of its mission, if it was still in its action round."""

    id: str
    mission: MissionName
    crew: tuple[str, ...]
    kept: datetime
    campaign: str | None
    position: float | None
    over: bool
    item: Playing | Resolving


@frozen
class SessionView:
    """The evening as one client sees it."""

    revision: int  # grows with everything that happens; equal revisions show the same but for the running time
    seat: int | None
    stage: Stage
    language: str
    setup: TableSetup
    choice: Choice
    played: frozenset[str]  # the ids of published missions that this table has played
    read_aloud: bool
    tracks: Mapping[str, str]
    start: Start | None  # what Start begins
    start_refused: UserError | None  # or why it begins nothing
    preparing: bool  # the soundtrack is being made
    round: RoundView | None
    resolution: ResolutionView | None
    campaign: CampaignRecord | None
    unfinished: tuple[UnfinishedView, ...]
    campaigns: tuple[CampaignRecord, ...]
    can_undo: bool
    can_redo: bool
    trouble: UserError | None  # what went wrong beside the command: a soundtrack, a line of the log
    unsaved: UserError | None  # why the last change is not on the disk
