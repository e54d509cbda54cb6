"""The state of an evening as one value. Commands replace it, so that undo can restore an earlier state.

The playback position is not included, since it belongs to the audio player and changes by itself.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from enum import StrEnum, auto
from functools import cache
from random import Random, SystemRandom

from attrs import define, evolve, field, frozen

from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.logbook.careers.explorer import Explorer
from spacealert.missions import codes, library
from spacealert.missions.codes import SEEDS, GeneratorRequest
from spacealert.missions.scenario import Kind, Scenario
from spacealert.session.action_round import ActionRound, RoundStatus
from spacealert.session.campaign_record import CampaignRecord
from spacealert.session.resolution_sheet import ResolutionSheet, first_difference
from spacealert.session.setup import TableSetup, played_missions
from spacealert.texts import LANGUAGES


class Stage(StrEnum):
    READY = auto()  # choosing what to play
    CAMPAIGN = auto()  # between the missions of a campaign
    ROUND = auto()  # the action round
    SUMMARY = auto()  # between the action round and its resolution
    PLANS = auto()
    WALK = auto()


class PickMethod(StrEnum):
    RANDOM = auto()  # a published mission, kept secret
    NEW = auto()  # a newly generated mission
    NAMED = auto()  # chosen by id
    TYPED = auto()  # chosen by typing an id, title, number or code


@frozen
class Choice:
    """The players' choice of what to play next.

    It determines the Start button's caption, and the mission that the button starts.
    """

    kind: Kind = Kind.MISSION
    pick: PickMethod = PickMethod.RANDOM
    named: str = ""  # id, if the mission is chosen by id
    typed: str = ""


@frozen
class MissionName:
    """The name of a mission: empty if it is secret, and None for a game entered by hand."""

    kind: Kind
    name: str | None = ""
    titles: Mapping[str, str] = {}  # by language

    def title_in(self, texts: Texts) -> str:
        """Return the title for display: `S2-3 · Mission 3`, a code, or a general title if the mission has no name."""
        if self.name == "":
            return texts.say("screen-secret-mission")
        title = self.titles.get(texts.language) or next(iter(self.titles.values()), "")
        name = codes.displayed_name(texts, self.name or "")
        return f"{name} · {title}" if title else name


def _titles_of(scenario: Scenario) -> Mapping[str, str]:
    return {} if scenario.code else dict(scenario.title)


@frozen
class Playing:
    """A mission in its action round or after it. `begin_at` is the second at which it was started or resumed."""

    round: ActionRound
    read_aloud: bool = False
    begin_at: float = 0.0
    is_round_over: bool = False

    @property
    def id(self) -> str:
        return self.round.id

    @property
    def mission(self) -> MissionName:
        """The mission's name, or only its kind while it is secret."""
        scenario = self.round.scenario
        if self.round.secret and not self.is_round_over:
            return MissionName(scenario.kind)
        return MissionName(scenario.kind, scenario.name, _titles_of(scenario))

    @property
    def campaign(self) -> str | None:
        return None if self.round.campaign_mission is None else self.round.campaign_mission.campaign


class Origin(StrEnum):
    """The origin of a game, which determines what is saved."""

    TABLE = auto()  # played tonight
    PRACTICE = auto()  # planned without a clock, kept until its end has been seen, never logged
    FILE = auto()  # loaded from a game file
    COACH = auto()  # plans that nobody flew, never logged
    LOG = auto()  # replay of a log entry, copied until it is corrected


@frozen
class Resolving:
    """A game being resolved: at its plans or, while `walking`, at a step of the resolution.

    `opened` is the sheet as it was when opened, or None for a saved game. `logged` is the sheet in the log book, if it
    is there. `walked` is the sheet that was resolved last, and `compared` the sheet before the last correction, if the
    players had seen the end of its resolution.
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
    def mission(self) -> MissionName:
        file = self.sheet.file
        if file.scenario is None:
            return MissionName(Kind.MISSION, file.mission or None)
        return MissionName(file.scenario.kind, file.mission or None, _titles_of(file.scenario))

    @property
    def campaign(self) -> str | None:
        return self.sheet.campaign

    @property
    def is_round_over(self) -> bool:
        return True

    @property
    def resumes_at(self) -> int:
        """The step to return to from the plans.

        It is the last step shown, or the first step that a correction changed if that is earlier.
        """
        if self.walked is None or self.walked == self.sheet:
            return self.place
        return min(self.place, first_difference(self.walked, self.sheet) + 1)

    @property
    def is_worth_saving(self) -> bool:
        """Whether this game contains input that is not saved elsewhere."""
        if self.sheet == self.logged:
            return False
        return self.sheet != self.opened or (self.origin is Origin.TABLE and self.sheet.file.scenario is not None)


@frozen
class SessionState:
    """The state of an evening at one moment."""

    setup: TableSetup
    language: str = "en"  # language of the shared screen and the voice
    choice: Choice = Choice()
    read_aloud: bool = False
    is_read_once: bool = False  # whether `read_aloud` applies to this evening only
    tracks: Mapping[str, str] = field(factory=dict)  # tracks on the table for the next mission
    campaign: CampaignRecord | None = None
    expansion_before: TableSetup | None = None  # options of The New Frontier before it was turned off
    crew_before: TableSetup | None = None  # the crew with everyone who left when its size changed
    choice_before: Choice | None = None  # the campaign, if the ready room should return to it
    at_table: Playing | Resolving | None = None

    @property
    def stage(self) -> Stage:
        match self.at_table:
            case Playing(is_round_over=over):
                return Stage.SUMMARY if over else Stage.ROUND
            case Resolving(walking=walking):
                return Stage.WALK if walking else Stage.PLANS
        return Stage.READY if self.campaign is None else Stage.CAMPAIGN

    def with_campaign(self, campaign: CampaignRecord) -> "SessionState":
        """Return the state with this campaign open. Closing the campaign restores the earlier choice."""
        choice = Choice(campaign.kind, PickMethod.RANDOM)
        return evolve(
            self, campaign=campaign, choice=choice, choice_before=self.choice_before or self.choice
        ).with_tracks(campaign.tracks)

    def without_campaign(self) -> "SessionState":
        if self.campaign is None:
            return self
        return evolve(self, campaign=None, choice=self.choice_before or self.choice, choice_before=None, tracks={})

    def with_tracks(self, tracks: Mapping[str, str]) -> "SessionState":
        """Return the state with these trajectories for the next mission. An open campaign saves them as well."""
        return evolve(self, tracks=tracks, campaign=self.campaign and evolve(self.campaign, tracks=tracks))

    @property
    def game_id(self) -> str | None:
        return None if self.at_table is None else self.at_table.id

    def with_game(self, item: Playing | Resolving | None) -> "SessionState":
        return evolve(self, at_table=item)


@frozen
class Resources:
    """The resources besides the state that commands need.

    These are missions, the status of the round, the log book, dice and the date.
    """

    scenarios: Callable[[], Sequence[Scenario]] = field(
        factory=lambda: cache(lambda: tuple(entry.scenario for entry in library.entries()))
    )  # loaded on first use
    find: Callable[[str], Scenario] = library.find  # by id, code or file
    played: Callable[[], frozenset[str]] = played_missions
    dice: Random = field(factory=SystemRandom)
    today: Callable[[], date] = date.today
    explorers: Callable[[], Sequence[Explorer]] = tuple
    board: Callable[[Playing], RoundStatus | None] = lambda item: None  # board at the current moment of the mission
    find_campaign: Callable[[str], CampaignRecord | None] = lambda id_: None
    logged_sheet: Callable[[str], ResolutionSheet | None] = lambda id_: None  # logged sheet of a game
    is_elsewhere: Callable[[str], bool] = lambda id_: False  # whether another window or terminal has this game open


MOST = 500


@define(eq=False)
class UndoStep:
    """The states before and after a command, and the number of its step in the log book, or None."""

    before: SessionState
    after: SessionState
    log_step: int | None = None

    @property
    def changes_log(self) -> bool:
        """Whether the command added or corrected the current game's log entry."""
        before, after = self.before.at_table, self.after.at_table
        return isinstance(before, Resolving) and isinstance(after, Resolving) and before.logged != after.logged


@define(eq=False)
class UndoStack:
    """The steps for `undo`, newest last, and the steps for `redo`. A step can only be undone in the stage it led to."""

    _done: list[UndoStep] = field(factory=list, init=False)
    _undone: list[UndoStep] = field(factory=list, init=False)

    def push(self, step: UndoStep) -> None:
        self._done, self._undone = [*self._done[-MOST:], step], []

    def can_undo(self, stage: Stage) -> bool:
        return bool(self._done) and self._done[-1].after.stage is stage

    def can_redo(self, stage: Stage) -> bool:
        return bool(self._undone) and self._undone[-1].before.stage is stage

    def undo(self, stage: Stage) -> UndoStep:
        if not self.can_undo(stage):
            raise UserError("session-nothing-to-undo")
        self._undone.append(self._done.pop())
        return self._undone[-1]

    def redo(self, stage: Stage) -> UndoStep:
        if not self.can_redo(stage):
            raise UserError("session-nothing-to-redo")
        self._done.append(self._undone.pop())
        return self._done[-1]

    def has_log_step(self, log_step: int) -> bool:
        return any(step.log_step == log_step for step in (*self._done, *self._undone))

    def remove(self, step: UndoStep) -> None:
        """Remove a step whose log entry could not be written."""
        self._done = [one for one in self._done if one is not step]

    def clear(self) -> None:
        self._done, self._undone = [], []


_OFFICIAL = re.compile(r"(?:S1|S2|DA|DA-E)-?([0-9]{1,2})", re.IGNORECASE)  # published missions are known by number


@frozen
class Start:
    """The facts about the next mission that players may know before pressing Start."""

    kind: Kind
    pick: PickMethod
    mission: str = ""  # id or code, if known in advance


def find_start(choice: Choice, scenarios: Sequence[Scenario]) -> Start:
    """Return the facts about the next mission that players may know.

    Raise an error with a reason if it cannot start.
    """
    match choice.pick:
        case PickMethod.RANDOM if not any(scenario.kind is choice.kind for scenario in scenarios):
            raise UserError("screen-none-of-this-kind")
        case PickMethod.NAMED:
            return _find_start(choice.named, choice, scenarios)
        case PickMethod.TYPED:
            return _find_start(choice.typed, choice, scenarios)
    return Start(choice.kind, choice.pick)


def pick_mission(start: Start, players: int, resources: Resources) -> tuple[str, bool]:
    """Return the id or code of the mission to start, and whether the mission is secret.

    A random or new mission is drawn.
    """
    if start.pick is PickMethod.NEW:
        return codes.write(GeneratorRequest(start.kind, players, resources.dice.choice(SEEDS))), False
    if start.pick is PickMethod.RANDOM:
        all_ = [scenario.id for scenario in resources.scenarios() if scenario.kind is start.kind]
        played = resources.played()
        return resources.dice.choice([id_ for id_ in all_ if id_ not in played] or all_), True
    return start.mission, False


def official_number(scenario_id: str) -> str | None:
    """Return a published mission's number among the missions of its kind, or None for any other mission."""
    number = _OFFICIAL.fullmatch(scenario_id)
    return number[1] if number else None


def _find_start(text: str, choice: Choice, scenarios: Sequence[Scenario]) -> Start:
    """Find a mission by id, by its number in the chosen kind, by its title in any language, or by code.

    Raise an error if no mission matches.
    """
    wanted = _letters_and_digits(text)
    for scenario in scenarios:
        if _letters_and_digits(scenario.id) == wanted:
            return Start(scenario.kind, choice.pick, scenario.id)
    missions_of_kind = [scenario for scenario in scenarios if scenario.kind is choice.kind]
    for scenario in (*missions_of_kind, *scenarios):
        titles = {_letters_and_digits(scenario.title_in(language)) for language in LANGUAGES}
        if wanted and (wanted in titles or (scenario.kind is choice.kind and official_number(scenario.id) == wanted)):
            return Start(scenario.kind, choice.pick, scenario.id)
    if codes.is_code(text):
        order = codes.read(text)
        return Start(order.kind, choice.pick, codes.write(order))
    raise UserError("session-no-such-mission", typed=text.strip() or "none")


def _letters_and_digits(text: str) -> str:
    return re.sub(r"[\W_]", "", text).casefold()
