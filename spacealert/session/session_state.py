"""The state of an evening as one value: what a command changes is here, so that undoing it is having the old value.

Where the sound is in the mission is not here: that is the player's, and goes on by itself.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from enum import StrEnum, auto
from functools import cache
from random import Random, SystemRandom

from attrs import define, evolve, field, frozen

from spacealert.kit.i18n.errors import UserError
from spacealert.logbook.careers.explorer import Explorer
from spacealert.missions import codes, library
from spacealert.missions.codes import SEEDS, GeneratorRequest
from spacealert.missions.scenario import Kind, Scenario
from spacealert.session.action_round import ActionRound, Board
from spacealert.session.campaign_record import CampaignRecord
from spacealert.session.resolution_sheet import ResolutionSheet
from spacealert.session.setup import TableSetup, played_missions
from spacealert.texts import LANGUAGES


class Stage(StrEnum):
    """What the table is busy with."""

    READY = auto()  # choosing what to play
    CAMPAIGN = auto()  # between the missions of a campaign
    ROUND = auto()  # the action round
    SUMMARY = auto()  # the action round is over, and its resolution has not begun
    PLANS = auto()
    WALK = auto()


class Pick(StrEnum):
    """How the mission is chosen."""

    RANDOM = auto()  # one of the published ones, kept secret
    NEW = auto()  # one that nobody has played, generated
    NAMED = auto()  # by its id
    TYPED = auto()  # by what somebody wrote: an id, a title, a number or a code


@frozen
class Choice:
    """What is played next. The caption of Start is made of this, and so is the mission that it begins."""

    kind: Kind = Kind.MISSION
    pick: Pick = Pick.RANDOM
    named: str = ""  # the id where one is picked
    typed: str = ""


@frozen
class Playing:
    """A mission in its action round, or after it. It begins, or went on, at second `begin_at`."""

    round: ActionRound
    read_aloud: bool = False
    begin_at: float = 0.0
    over: bool = False

    @property
    def id(self) -> str:
        return self.round.id


class Origin(StrEnum):
    """Where the game on the sheet came from, which decides what is kept of it."""

    TABLE = auto()  # played this evening
    FILE = auto()  # written down by somebody
    LOG = auto()  # a line of the log book, walked again: a copy, until somebody corrects the line


@frozen
class Resolving:
    """A game in its resolution: its plans or, while `walking`, the place where the walk is.

    `opened` is the sheet as it was opened: while nothing differs from it there is nothing to keep. A game that was kept
    before has none.
    `logged` is the sheet that the line in the log book says, once there is one.
    `walked` is the sheet as it was last walked, and `compared` the one before the last correction, if the table had
    already seen how that ends.
    """

    sheet: ResolutionSheet
    opened: ResolutionSheet | None
    origin: Origin = Origin.TABLE
    walking: bool = False
    place: int = 0
    seen_end: bool = False
    own_tiles: bool = False
    logged: ResolutionSheet | None = None
    walked: ResolutionSheet | None = None
    compared: ResolutionSheet | None = None

    @property
    def id(self) -> str:
        return self.sheet.id

    @property
    def is_worth_saving(self) -> bool:
        """Whether something would be lost with it that is nowhere else."""
        if self.sheet == self.logged:
            return False
        return self.sheet != self.opened or (self.origin is Origin.TABLE and self.sheet.file.scenario is not None)


@frozen
class SessionState:
    """An evening at one moment."""

    setup: TableSetup
    language: str = "en"  # of the shared screen, and of the voice
    choice: Choice = Choice()
    read_aloud: bool = False
    tracks: Mapping[str, str] = field(factory=dict)  # of the trajectory boards that lie there for the next mission
    campaign: CampaignRecord | None = None
    choice_before: Choice | None = None  # the campaign, to which the ready room returns
    at_table: Playing | Resolving | None = None

    @property
    def stage(self) -> Stage:
        match self.at_table:
            case Playing(over=over):
                return Stage.SUMMARY if over else Stage.ROUND
            case Resolving(walking=walking):
                return Stage.WALK if walking else Stage.PLANS
        return Stage.READY if self.campaign is None else Stage.CAMPAIGN

    def without_campaign(self) -> "SessionState":
        return evolve(self, campaign=None, choice=self.choice_before or self.choice, choice_before=None)

    @property
    def game_id(self) -> str | None:
        """The id of the game on the table."""
        return None if self.at_table is None else self.at_table.id

    def at(self, item: Playing | Resolving | None) -> "SessionState":
        return evolve(self, at_table=item)


def _all_scenarios() -> tuple[Scenario, ...]:
    return tuple(entry.scenario for entry in library.entries())


@frozen
class Resources:
    """What commands need beside the state: missions, the time of the running one, the log book, dice and the date."""

    scenarios: Callable[[], Sequence[Scenario]] = field(
        factory=lambda: cache(_all_scenarios)
    )  # read when first asked for
    find: Callable[[str], Scenario] = library.find  # by id, code or file
    played: Callable[[], frozenset[str]] = played_missions
    dice: Random = field(factory=SystemRandom)
    today: Callable[[], date] = date.today
    explorers: Callable[[], Sequence[Explorer]] = tuple
    board: Callable[[Playing], Board | None] = lambda item: None  # as it stands at this moment of the running mission
    find_campaign: Callable[[str], CampaignRecord | None] = lambda id_: None
    logged_sheet: Callable[[str], ResolutionSheet | None] = lambda id_: None  # of a game, as the log book has it
    is_elsewhere: Callable[[str], bool] = lambda id_: False  # whether another window or terminal plays this game


MOST = 500


@define(eq=False)
class UndoStep:
    """The state before and after a command and, if it wrote into the log book, the number of its step there."""

    before: SessionState
    after: SessionState
    log_step: int | None = None

    @property
    def is_of_log(self) -> bool:
        """Whether the command wrote the game on the table into the log book."""
        before, after = self.before.at_table, self.after.at_table
        return isinstance(before, Resolving) and isinstance(after, Resolving) and before.logged != after.logged


class UndoStack:
    """The steps that `undo` takes back, the last one first, and those that `redo` does again."""

    def __init__(self) -> None:
        self._done: list[UndoStep] = []
        self._undone: list[UndoStep] = []

    def push(self, step: UndoStep) -> None:
        self._done, self._undone = [*self._done[-MOST:], step], []

    def undo(self) -> UndoStep:
        if not self._done:
            raise UserError("session-nothing-to-undo")
        self._undone.append(self._done.pop())
        return self._undone[-1]

    def redo(self) -> UndoStep:
        if not self._undone:
            raise UserError("session-nothing-to-redo")
        self._done.append(self._undone.pop())
        return self._done[-1]

    def wrote(self, log_step: int) -> bool:
        """Return whether one of the steps wrote this step of the log book."""
        return any(step.log_step == log_step for step in (*self._done, *self._undone))

    def remove(self, step: UndoStep) -> None:
        """This step did not happen after all."""
        self._done = [one for one in self._done if one is not step]

    def clear(self) -> None:
        self._done, self._undone = [], []


_OFFICIAL = re.compile(r"(?:S1|S2|DA|DA-E)-?([0-9]{1,2})", re.IGNORECASE)  # a published mission is known by its number


@frozen
class Start:
    """What Start begins, as far as the table may know: its caption, and what the mission that begins must be."""

    kind: Kind
    pick: Pick
    mission: str = ""  # the id or code, where it is known beforehand


def start_of(choice: Choice, scenarios: Sequence[Scenario]) -> Start:
    """What Start begins; refused, with the reason, where it could begin nothing."""
    match choice.pick:
        case Pick.RANDOM if not any(scenario.kind is choice.kind for scenario in scenarios):
            raise UserError("screen-none-of-this-kind")
        case Pick.NAMED:
            return _found(choice.named, choice, scenarios)
        case Pick.TYPED:
            return _found(choice.typed, choice, scenarios)
    return Start(choice.kind, choice.pick)


def mission_of(start: Start, players: int, resources: Resources) -> tuple[str, bool]:
    """The id or code of the mission that begins, drawn where that is wanted, and whether it stays a secret."""
    if start.pick is Pick.NEW:
        return codes.write(GeneratorRequest(start.kind, players, resources.dice.choice(SEEDS))), False
    if start.pick is Pick.RANDOM:
        all_ = [scenario.id for scenario in resources.scenarios() if scenario.kind is start.kind]
        played = resources.played()
        return resources.dice.choice([id_ for id_ in all_ if id_ not in played] or all_), True
    return start.mission, False


def number_of(scenario_id: str) -> str | None:
    """The number by which a published mission is known among those of its kind."""
    number = _OFFICIAL.fullmatch(scenario_id)
    return number[1] if number else None


def _found(text: str, choice: Choice, scenarios: Sequence[Scenario]) -> Start:
    """By its id, its number among those of the chosen kind, its title in any language, or as a code."""
    wanted = _plain(text)
    for scenario in scenarios:
        if _plain(scenario.id) == wanted:
            return Start(scenario.kind, choice.pick, scenario.id)
    of_this_kind = [scenario for scenario in scenarios if scenario.kind is choice.kind]
    for scenario in (*of_this_kind, *scenarios):
        titles = {_plain(scenario.title_in(language)) for language in LANGUAGES}
        if wanted and (wanted in titles or (scenario.kind is choice.kind and number_of(scenario.id) == wanted)):
            return Start(scenario.kind, choice.pick, scenario.id)
    if codes.is_code(text):
        order = codes.read(text)
        return Start(order.kind, choice.pick, codes.write(order))
    raise UserError("session-no-such-mission", typed=text.strip() or "none")


def _plain(text: str) -> str:
    return re.sub(r"[\W_]", "", text).casefold()
