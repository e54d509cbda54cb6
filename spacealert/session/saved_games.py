"""Games in progress, which are saved so that a crash loses nothing.

All work is done in order, in one thread with one open log book. A draft can come from another machine and is read
completely or not at all.
"""

import contextlib
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Generic, TypeVar
from uuid import NAMESPACE_OID, uuid5

import attrs
from attrs import define, field, frozen

from spacealert import logbook
from spacealert.engine import Carryover, ship
from spacealert.engine.campaign_rules import MOST_MISSIONS
from spacealert.engine.ship import PLACES, TRACKS
from spacealert.gamefile import mission_setup, reader, writer
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage import places, yaml_document
from spacealert.kit.storage.codec import Between, InvalidValue, Length, OneOf
from spacealert.kit.storage.locks import Lock, is_locked
from spacealert.kit.storage.versions import Content, VersionedFormat
from spacealert.missions import scenario_file
from spacealert.session.action_round import SEEDS, ActionRound, CampaignMission
from spacealert.session.resolution_sheet import ResolutionSheet, UnknownThreat
from spacealert.session.session_state import Origin, Playing, Resolving
from spacealert.session.setup import LEVELS, SEAT_COLORS, TableSetup, upgrade_colors

A = TypeVar("A", bound=attrs.AttrsInstance)
T = TypeVar("T")
_Id = Annotated[str, Length(300, least=1)]
_File = Annotated[str, Length(1_000_000)]
_MOST_ITEMS = 100  # more threats or tiles than any game has
_Zone = Annotated[str, OneOf(ship.ZONES)]
_Tiles = tuple[Annotated[str, OneOf(ship.TILES)], ...]
_Place = Annotated[str, OneOf(PLACES)]
_Track = Annotated[str, OneOf(tuple(TRACKS))]


@frozen
class _CampaignMissionDraft:
    campaign: _Id
    leg: Annotated[int, Between(1, MOST_MISSIONS)]
    tiles: Mapping[_Zone, _Tiles]
    bays: tuple[Annotated[str, OneOf(ship.BAYS)], ...]


@frozen
class _RoundDraft:
    table: TableSetup
    mission: Annotated[str, Length(300)]
    seed: Annotated[int, Between(0, SEEDS)]
    secret: bool
    cards: Mapping[int, str]
    tracks: Mapping[_Place, _Track]
    flight: _CampaignMissionDraft | None = None
    id: _Id | None = None  # missing in older games
    called: Mapping[int, tuple[str, ...]] = field(factory=dict)


@frozen
class _MissionDraft:
    position: Annotated[float, Between(0, 1_000_000)]  # in seconds
    read_aloud: bool
    round: _RoundDraft
    scenario: _File
    over: bool = False


@frozen
class _SheetDraft:
    game: _File
    unknown: Annotated[
        tuple[tuple[Annotated[int, Between(1, ship.LAST_TURN)], _Zone | None, bool], ...], Length(_MOST_ITEMS)
    ]
    drawn: Annotated[tuple[tuple[_Zone, Annotated[int, Between(0, len(ship.TILES) - 1)]], ...], Length(_MOST_ITEMS)]
    id: _Id
    scenario: _File | None
    drawn_tracks: tuple[_Place, ...] = ()
    campaign: _Id | None = None
    double: bool = False
    levels: Mapping[Annotated[str, OneOf(SEAT_COLORS)], Annotated[int, Between(1, LEVELS)]] = field(factory=dict)
    absent: Annotated[
        tuple[tuple[Annotated[int, Between(1, ship.LAST_TURN)], _Zone | None], ...], Length(_MOST_ITEMS)
    ] = ()


@frozen
class _ResolutionDraft:
    sheet: _SheetDraft
    place: Annotated[int, Between(0, 1_000_000)] | None  # None for plans
    origin: Origin = Origin.TABLE
    own_tiles: bool | None = None
    seen_end: bool = False
    resumes_at: Annotated[int, Between(0, 1_000_000)] = 0  # where the plans were opened


def _embed_scenario(found: Content) -> Content:
    """Upgrade a saved mission to version 2, which includes the scenario."""
    return {**found, "scenario": scenario_file.write(mission_setup.find_scenario(str(found["round"]["mission"])))}


def _add_colors(found: Content) -> Content:
    return {**found, "round": {**found["round"], "table": upgrade_colors(found["round"]["table"])}}


def _embed_scenario_of_sheet(found: Content) -> Content:
    """Upgrade a saved resolution to version 2, which includes the scenario."""
    sheet = found["sheet"]
    scenario = reader.game_from_document(yaml_document.parse(str(sheet["game"])), is_stored=True).scenario
    return {**found, "sheet": {**sheet, "scenario": None if scenario is None else scenario_file.write(scenario)}}


def _keep_content(found: Content) -> Content:
    """Upgrade a resolution to version 3 (practice flights, absent threats) or 4 (coach's plans, last step shown)."""
    return found


MISSION_FORMAT = VersionedFormat("mission", _MissionDraft, (_embed_scenario, _add_colors))
RESOLUTION_FORMAT = VersionedFormat(
    "resolution", _ResolutionDraft, (_embed_scenario_of_sheet, _keep_content, _keep_content)
)
FORMATS: tuple[VersionedFormat[Any], ...] = (MISSION_FORMAT, RESOLUTION_FORMAT)


def find_format(name: str) -> VersionedFormat[Any] | None:
    return next((form for form in FORMATS if name == form.what or name.startswith(f"{form.what}-")), None)


def draft_name(item: Playing | Resolving) -> str:
    return f"{(MISSION_FORMAT if isinstance(item, Playing) else RESOLUTION_FORMAT).what}-{item.id}"


def draft_from_game(item: Playing | Resolving, position: float) -> Content:
    """Return the draft of a game. `position` is the current second of a mission."""
    if isinstance(item, Playing):
        scenario = scenario_file.write(item.round.scenario)
        content = _MissionDraft(
            round(position, 3), item.read_aloud, _draft_of_round(item.round), scenario, item.is_round_over
        )
        return MISSION_FORMAT.write(content)
    place = item.place if item.walking else None
    sheet = _draft_of_sheet(item.sheet)
    return RESOLUTION_FORMAT.write(
        _ResolutionDraft(sheet, place, item.origin, item.own_tiles, item.seen_end, item.resumes_at)
    )


def game_from_draft(name: str, found: Any) -> tuple[Playing | Resolving, float] | None:
    """Return the game in a draft and its position, or None if the draft cannot be read."""
    form = find_format(name)
    try:
        if form is MISSION_FORMAT:
            return _playing_from_draft(MISSION_FORMAT.read(found))
        if form is RESOLUTION_FORMAT:
            return _resolving_from_draft(RESOLUTION_FORMAT.read(found)), 0.0
    except UserError:
        pass
    return None


def _playing_from_draft(draft: _MissionDraft) -> tuple[Playing, float]:
    round_ = _round_from_draft(draft.round, draft.scenario)
    over = draft.over or draft.position >= round_.scenario.end
    return Playing(round_, draft.read_aloud, draft.position, over), draft.position


def _resolving_from_draft(draft: _ResolutionDraft) -> Resolving:
    sheet = _sheet_from_draft(draft.sheet)
    return Resolving(
        sheet,
        opened=None,
        origin=draft.origin,
        walking=draft.place is not None,
        place=draft.resumes_at if draft.place is None else draft.place,
        walked=sheet if draft.resumes_at else None,
        seen_end=draft.seen_end,
        own_tiles=bool(sheet.drawn) if draft.own_tiles is None else draft.own_tiles,
    )


def _copy_matching_fields(type_: type[A], source: object, **others: Any) -> A:
    same = (name for name in attrs.fields_dict(type_) if name not in others)
    return type_(**{name: getattr(source, name) for name in same}, **others)


def _draft_of_round(round_: ActionRound) -> _RoundDraft:
    mission, flight = round_.campaign_mission, None
    if mission is not None:
        flight = _copy_matching_fields(
            _CampaignMissionDraft, mission, tiles=mission.carried.tiles, bays=mission.carried.bays
        )
    return _copy_matching_fields(_RoundDraft, round_, table=round_.setup, flight=flight)


def _round_from_draft(draft: _RoundDraft, scenario_text: str) -> ActionRound:
    scenario = mission_setup.saved_scenario_finder(scenario_text)(draft.mission)
    mission, flight = None, draft.flight
    if flight is not None:
        mission = _copy_matching_fields(CampaignMission, flight, carried=Carryover(flight.tiles, flight.bays))
    id_ = draft.id or uuid5(NAMESPACE_OID, f"{scenario.name} {draft.seed}").hex
    others = {"setup": draft.table, "scenario": scenario, "campaign_mission": mission, "id": id_, "called": {}}
    round_ = _copy_matching_fields(ActionRound, draft, **others)
    for place, card in round_.cards.items():
        if not 0 <= place < len(round_.threats) or card not in round_.possible_cards(place):
            raise InvalidValue.with_message("session-card-not-in-deck", card=card)
        for called in draft.called.get(place, ()):
            if called not in round_.find_cards_to_call(place):
                raise InvalidValue.with_message("session-card-not-in-deck", card=called)
            round_ = round_.with_called_card(place, called)
    return round_


def _draft_of_sheet(sheet: ResolutionSheet) -> _SheetDraft:
    scenario = sheet.file.scenario
    return _copy_matching_fields(
        _SheetDraft,
        sheet,
        game=writer.game_as_json(sheet.file, indent=None),
        unknown=tuple((one.turn, one.zone, one.serious) for one in sheet.unknown),
        drawn=tuple(sorted(sheet.drawn)),
        scenario=None if scenario is None else scenario_file.write(scenario),
        drawn_tracks=tuple(sorted(sheet.drawn_tracks)),
        absent=tuple(sorted(sheet.absent, key=str)),
    )


def _sheet_from_draft(draft: _SheetDraft) -> ResolutionSheet:
    find = mission_setup.saved_scenario_finder(draft.scenario)
    return _copy_matching_fields(
        ResolutionSheet,
        draft,
        file=reader.game_from_document(yaml_document.parse(draft.game), find, is_stored=True),
        unknown=tuple(UnknownThreat(*one) for one in draft.unknown),
        drawn=frozenset(draft.drawn),
        drawn_tracks=frozenset(draft.drawn_tracks),
        absent=frozenset(draft.absent),
    )


LONGEST_WAIT = 0.25  # seconds a command may wait for the disk; slower disks are reported instead


@frozen
class UnfinishedGame:
    """A game that can be resumed until it is logged or abandoned."""

    name: str  # name of the draft
    item: Playing | Resolving
    position: float  # seconds into the mission, if it was in the action round
    saved_at: datetime

    @property
    def id(self) -> str:
        return self.item.id

    @property
    def players(self) -> tuple[str, ...]:
        crew = self.item.round.setup.seats if isinstance(self.item, Playing) else self.item.sheet.crew
        return tuple(one.name for one in crew if not one.android)


@define(eq=False)
class Autosave:
    """Saves drafts in the background. `trouble` is the error in the last task, or None."""

    _open_log: Callable[[], logbook.Log] = logbook.open
    trouble: UserError | None = None
    _writer: ThreadPoolExecutor = field(
        factory=lambda: ThreadPoolExecutor(1, thread_name_prefix="autosave"), init=False
    )
    _last: Future[None] | None = None
    _log: logbook.Log | None = None
    _written: tuple[Playing | Resolving, str] | None = None  # content saved last, and its name

    @property
    def log(self) -> logbook.Log:
        if self._log is None:
            self._log = self._open_log()
        return self._log

    @property
    def is_busy(self) -> bool:
        return self._last is not None and not self._last.done()

    def save(self, item: Playing | Resolving, position: float = 0.0) -> None:
        """Save a draft of this game, replacing earlier drafts."""
        self.submit(lambda: self._write(item, position))

    def _write(self, item: Playing | Resolving, position: float) -> None:
        saved, name = self._written or (None, "")
        if saved is item and isinstance(item, Playing) and self.log.change_draft(name, "position", round(position, 3)):
            return  # nothing else has changed
        form = MISSION_FORMAT if isinstance(item, Playing) else RESOLUTION_FORMAT
        name = form.free_name(draft_name(item), self.log.draft(draft_name(item)))
        self.log.save_draft(name, draft_from_game(item, position))
        self._written = item, name
        if isinstance(item, Resolving):  # the mission has turned into this resolution
            self._delete(MISSION_FORMAT, item.id)

    def delete(self, item: Playing | Resolving) -> None:
        for form in FORMATS:
            self.submit(partial(self._delete, form, item.id))

    def submit(self, work: Callable[[], None]) -> None:
        """Run `work` after all earlier tasks. An error is stored in `trouble`."""
        self._last = self._writer.submit(self._run_and_record_trouble, work)

    def run(self, work: Callable[[logbook.Log], T]) -> T:
        """Run `work` with the log book, after all earlier tasks, and return its result."""
        return self._writer.submit(lambda: work(self.log)).result()

    def wait(self, seconds: float | None = LONGEST_WAIT) -> None:
        """Wait until all earlier tasks are done, or until the time is up."""
        if self._last is not None:
            with contextlib.suppress(TimeoutError):
                self._last.result(seconds)

    def close(self) -> None:
        self._writer.shutdown()
        if self._log is not None:
            self._log.close()
            self._log = None

    def _delete(self, form: VersionedFormat[Any], id_: str) -> None:
        name = f"{form.what}-{id_}"
        self.log.delete_draft(form.free_name(name, self.log.draft(name)))

    def _run_and_record_trouble(self, work: Callable[[], None]) -> None:
        try:
            work()
        except UserError as error:
            self.trouble = error
        except Exception:  # would go unnoticed in this thread
            self.trouble = UserError("session-not-saved", report=places.write_crash_report() or "none")
        else:
            self.trouble = None

    # reading

    def unfinished(self) -> tuple[UnfinishedGame, ...]:
        """Return all unfinished games, newest first. Unreadable games are skipped but kept."""
        self.wait()
        found: dict[str, UnfinishedGame] = {}
        drafts = self.log.drafts()
        for name in sorted(drafts, key=lambda name: drafts[name]):
            understood = game_from_draft(name, self.log.draft(name))
            if understood is not None:
                item, position = understood
                found.pop(item.id, None)
                found[item.id] = UnfinishedGame(name, item, position, drafts[name])
        return tuple(reversed(found.values()))

    def delete_named(self, name: str) -> None:
        self.submit(lambda: self.log.delete_draft(name))


@define(eq=False)
class CachedList(Generic[T]):
    """A list read from the log book and cached until `invalidate` is called."""

    _read: Callable[[], tuple[T, ...]]
    _found: tuple[T, ...] | None = None

    def __call__(self) -> tuple[T, ...]:
        if self._found is None:
            self._found = ()
            self._found = self._read()
        return self._found

    def invalidate(self) -> None:
        """Discard the list. The next call reads it again."""
        self._found = None


@define(eq=False)
class UnfinishedGames:
    """The games that can be resumed here: all except the current game and games that are open elsewhere."""

    _autosave: Autosave
    found: CachedList[UnfinishedGame]  # refreshed when a game is started or left
    _on_table: str | None = None
    _lock: Lock | None = None

    def lock_current_game(self, id_: str | None) -> None:
        """Lock this game instead of the previous one, so that no other window or terminal offers to resume it."""
        if id_ == self._on_table:
            return
        if self._lock is not None:
            self._lock.release()
            self._lock = None
        self._on_table = id_
        self.found.invalidate()
        if id_ is not None:
            self._lock = Lock(_lock_file(id_))
            self._lock.acquire()

    def games(self, *, open_elsewhere: bool = False) -> tuple[UnfinishedGame, ...]:
        """Return the games that can be resumed.

        With `open_elsewhere`, return those open in another window or terminal.
        """
        others = (game for game in self.found() if game.id != self._on_table)
        return tuple(game for game in others if is_open_elsewhere(game.id) == open_elsewhere)

    def abandon(self, id_: str) -> None:
        """Delete an unfinished game. Raise an error if the game is gone or open elsewhere."""
        found = next((game for game in self.games() if game.id == id_), None)
        if found is None:
            raise UserError("session-no-such-game")
        self._autosave.delete_named(found.name)
        self.found.invalidate()

    def abandon_campaign(self, id_: str) -> None:
        """Delete the unfinished missions of this campaign, except the current one and any that are open elsewhere."""
        for game in self.games():
            if game.item.campaign == id_:
                self.abandon(game.id)

    def save_resumed_mission(self, item: Playing | Resolving) -> None:
        """Save a resumed game again if its settings or the name of its draft have changed."""
        for game in self.games():
            if game.id == item.id:
                is_renamed = not game.name.startswith(draft_name(item))
                if is_renamed or (isinstance(item, Playing) and item != game.item):
                    self._autosave.save(item, game.position)
                if is_renamed:
                    self._autosave.delete_named(game.name)


def is_open_elsewhere(id_: str) -> bool:
    return is_locked(_lock_file(id_))


_LONGEST_ID = 64  # short enough for a file name; hashing would load a crypto library


def _lock_file(id_: str) -> Path:
    name = id_ if id_.isalnum() and len(id_) <= _LONGEST_ID else uuid5(NAMESPACE_OID, id_).hex
    return places.user_folder() / "on-the-table" / f"{name}.lock"
