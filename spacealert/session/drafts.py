"""How a mission and a resolution that were left in the middle are saved, and read again in whichever version.

What is saved may come from another table's log book: it is taken as a whole or not at all.
"""

from collections.abc import Mapping
from typing import Annotated, Any
from uuid import NAMESPACE_OID, uuid5

from attrs import field, frozen

from spacealert.engine import ship
from spacealert.engine.campaign_rules import MOST_MISSIONS
from spacealert.engine.game import Carried
from spacealert.engine.tracks import PLACES, TRACKS
from spacealert.gamefile import played_mission, reader, writer
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage import yaml_document
from spacealert.kit.storage.codec import Between, InvalidValue, Length, OneOf
from spacealert.kit.storage.versions import Content, VersionedFormat
from spacealert.missions import scenario_file
from spacealert.session.action_round import SEEDS, ActionRound, CampaignMission
from spacealert.session.resolution_sheet import ResolutionSheet, UnknownThreat
from spacealert.session.session_state import Origin, Playing, Resolving
from spacealert.session.setup import LEVELS, SEAT_COLORS, TableSetup, with_colors

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
    id: _Id | None = None  # once they had none
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


@frozen
class _ResolutionDraft:
    sheet: _SheetDraft
    place: Annotated[int, Between(0, 1_000_000)] | None  # none in the plans
    origin: Origin = Origin.TABLE
    own_tiles: bool | None = None
    seen_end: bool = False


def _with_scenario(found: Content) -> Content:
    """To version 2 of a mission: the scenario is saved with its round."""
    return {**found, "scenario": scenario_file.write(played_mission.find(str(found["round"]["mission"])))}


def _with_colors(found: Content) -> Content:
    """To version 3 of a mission."""
    return {**found, "round": {**found["round"], "table": with_colors(found["round"]["table"])}}


def _with_scenario_of_sheet(found: Content) -> Content:
    """To version 2 of a resolution: the scenario of its mission is saved with a sheet."""
    sheet = found["sheet"]
    scenario = reader.game_of_document(yaml_document.parse(str(sheet["game"]))).scenario
    return {**found, "sheet": {**sheet, "scenario": None if scenario is None else scenario_file.write(scenario)}}


MISSION_FORMAT = VersionedFormat("mission", _MissionDraft, (_with_scenario, _with_colors))
RESOLUTION_FORMAT = VersionedFormat("resolution", _ResolutionDraft, (_with_scenario_of_sheet,))
FORMATS: tuple[VersionedFormat[Any], ...] = (MISSION_FORMAT, RESOLUTION_FORMAT)


def format_named(name: str) -> VersionedFormat[Any] | None:
    """The format of the draft of this name."""
    return next((form for form in FORMATS if name == form.what or name.startswith(f"{form.what}-")), None)


def draft_of(item: Playing | Resolving, position: float) -> Content:
    """The draft of a game; a mission is at this second."""
    if isinstance(item, Playing):
        scenario = scenario_file.write(item.round.scenario)
        content = _MissionDraft(round(position, 3), item.read_aloud, _draft_of_round(item.round), scenario, item.over)
        return MISSION_FORMAT.write(content)
    place = item.place if item.walking else None
    sheet = _draft_of_sheet(item.sheet)
    return RESOLUTION_FORMAT.write(_ResolutionDraft(sheet, place, item.origin, item.own_tiles, item.seen_end))


def game_of_draft(name: str, found: Any) -> tuple[Playing | Resolving, float] | None:
    """The game of a draft, and at which second its mission was; what cannot be understood is none."""
    form = format_named(name)
    try:
        if form is MISSION_FORMAT:
            return _playing(MISSION_FORMAT.read(found))
        if form is RESOLUTION_FORMAT:
            return _resolving(RESOLUTION_FORMAT.read(found)), 0.0
    except UserError:
        pass
    return None


def _playing(draft: _MissionDraft) -> tuple[Playing, float]:
    round_ = _round_of(draft.round, draft.scenario)
    over = draft.over or draft.position >= round_.scenario.end
    return Playing(round_, draft.read_aloud, draft.position, over), draft.position


def _resolving(draft: _ResolutionDraft) -> Resolving:
    sheet = _sheet_of(draft.sheet)
    return Resolving(
        sheet,
        opened=None,
        origin=draft.origin,
        walking=draft.place is not None,
        place=draft.place or 0,
        seen_end=draft.seen_end,
        own_tiles=bool(sheet.drawn) if draft.own_tiles is None else draft.own_tiles,
    )


def _draft_of_round(round_: ActionRound) -> _RoundDraft:
    of_campaign = None
    if round_.campaign_mission is not None:
        mission, carried = round_.campaign_mission, round_.campaign_mission.carried
        of_campaign = _CampaignMissionDraft(mission.campaign, mission.leg, carried.tiles, carried.bays)
    return _RoundDraft(
        round_.setup,
        round_.mission,
        round_.seed,
        round_.secret,
        round_.cards,
        round_.tracks,
        of_campaign,
        round_.id,
        round_.called,
    )


def _round_of(draft: _RoundDraft, scenario_text: str) -> ActionRound:
    scenario = played_mission.stored(scenario_text)(draft.mission)
    mission = draft.flight
    round_ = ActionRound(
        draft.table,
        draft.mission,
        scenario,
        draft.seed,
        draft.secret,
        draft.cards,
        draft.tracks,
        None
        if mission is None
        else CampaignMission(mission.campaign, mission.leg, Carried(mission.tiles, mission.bays)),
        draft.id or uuid5(NAMESPACE_OID, f"{scenario.name} {draft.seed}").hex,
    )
    for place, card in round_.cards.items():
        if not 0 <= place < len(round_.threats) or card not in round_.candidates(place):
            raise InvalidValue.of("session-card-not-in-deck", card=card)
        for called in draft.called.get(place, ()):
            if called not in round_.called_candidates(place):
                raise InvalidValue.of("session-card-not-in-deck", card=called)
            round_ = round_.with_called(place, called)
    return round_


def _draft_of_sheet(sheet: ResolutionSheet) -> _SheetDraft:
    scenario = sheet.file.scenario
    return _SheetDraft(
        writer.as_json(sheet.file, indent=None),
        tuple((one.turn, one.zone, one.serious) for one in sheet.unknown),
        tuple(sorted(sheet.drawn)),
        sheet.id,
        None if scenario is None else scenario_file.write(scenario),
        tuple(sorted(sheet.drawn_tracks)),
        sheet.campaign,
        sheet.double,
        sheet.levels,
    )


def _sheet_of(draft: _SheetDraft) -> ResolutionSheet:
    return ResolutionSheet(
        reader.game_of_document(yaml_document.parse(draft.game), played_mission.stored(draft.scenario)),
        tuple(UnknownThreat(*one) for one in draft.unknown),
        frozenset(draft.drawn),
        frozenset(draft.drawn_tracks),
        draft.id,
        draft.campaign,
        draft.double,
        draft.levels,
    )
