"""The players' input for the resolution: a game, possibly with cards missing, and every correction to it.

A sheet is a value. Each correction returns a new sheet, and undoing it means going back to the earlier sheet.
"""

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cached_property
from typing import Any, Self
from uuid import uuid4

from attrs import evolve, field, frozen

from spacealert.engine import CARDS, Carryover, Game, Member, Resolution, Threat, decks, resolve, ship
from spacealert.engine.actions import HEROIC_MOVES
from spacealert.engine.cards import CALLERS
from spacealert.engine.events import TileDrawn
from spacealert.engine.game import NO_CARD
from spacealert.engine.legality import PlanWarning
from spacealert.engine.ship import BLUEWARD, BRIDGE, OTHER_DECK, PLACES, REDWARD, TRACKS, ZONES
from spacealert.gamefile import mission_setup
from spacealert.gamefile.game_file import Difficulty, GameFile
from spacealert.gamefile.plan_warnings import announced_scenario, describe_warning, find_warnings
from spacealert.kit.i18n.errors import UserError, sanitize
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import glyphs
from spacealert.missions.announcements import TURNS_OF_THREATS
from spacealert.missions.scenario import Scenario
from spacealert.narration.walk import Walk
from spacealert.session.action_round import ActionRound
from spacealert.session.setup import SEAT_COLORS, TableSetup

ORDINARY = "abcx<^>"
HEROIC = "ABX456123"
ERASE = "-"  # an empty slot
CARDS_OF_A_PLAN = ORDINARY + ERASE + HEROIC  # without the expansion
SPECIAL = "sS"  # basic and advanced action of the player's specialization
ADVANCED = SPECIAL[1]
_MOVES = "<^>"


def has_special(level: int, card: str) -> bool:
    return level > 1 or card != ADVANCED


def playable_cards(member: Member, crew: Iterable[Member]) -> str:
    """Return the cards that this crew member can play. Specializations replace heroic cards (NF 2.1)."""
    if member.specialization is not None:
        return ORDINARY + SPECIAL
    return ORDINARY + ("" if any(one.specialization for one in crew) else HEROIC)


def why_slot_not_allowed(slot: str, member: Member, double: bool) -> str | None:
    """Return why a slot is not allowed, as a text id, or None."""
    special = [action for action in slot if action in SPECIAL]
    others = "".join(action for action in slot if action not in SPECIAL)
    if special and member.specialization is None:
        return "session-no-specialization"
    heroic = sum(action in HEROIC for action in others)
    if any(action not in ORDINARY + HEROIC for action in others) or len(special) > 1 or (heroic and len(slot) > 1):
        return "session-slot-impossible"
    if len(others) > (_room_beside_special(special[0], others, member, double) if special else 1 + double):
        return "session-slot-impossible"
    return None


def _room_beside_special(special: str, others: str, member: Member, double: bool) -> int:
    if member.specialization == "Medic" and all(action in _MOVES for action in others):
        return 1
    return 1 + double if member.specialization == "SpecialOps" and special == "S" else 0


def with_action(slot: str, action: str, member: Member) -> str:
    """Return the slot with another action added. A Medic's move always comes first."""
    if member.specialization == "Medic" and action in _MOVES and slot in SPECIAL:
        return action + slot
    return slot + action


def is_full(slot: str, member: Member, double: bool) -> bool:
    special = next((action for action in slot if action in SPECIAL), None)
    if special is None:
        return any(action in HEROIC for action in slot) or len(slot) > double
    return len(slot) > _room_beside_special(special, "", member, double)


def row_as_text(plan: Sequence[str]) -> str:
    """Format a plan in the way `parse_row` reads it: spaces between slots, and a dash for an empty slot."""
    return " ".join(slot or "-" for slot in plan)


_AS_ON_A_KEYBOARD = str.maketrans({**dict.fromkeys("|,;/", " "), **dict.fromkeys("–—−_", ERASE)})


def parse_row(text: str, room: int, member: Member, double: bool) -> tuple[str, ...]:
    """Parse a pasted plan, up to `room` slots. Raise `UserError` if a slot is not allowed."""
    words = text.translate(_AS_ON_A_KEYBOARD).split()
    unknown = [letter for word in words for letter in word if letter not in ORDINARY + HEROIC + SPECIAL + ERASE]
    if unknown:
        cards = " ".join(sorted(playable_cards(member, ()), key=lambda card: card if card.isdecimal() else ""))
        raise UserError("session-not-a-card", found=sanitize(unknown[0]), cards=cards)
    slots = [slot for word in words for slot in _split_into_slots(word, member, double)]
    found = [NO_CARD if slot == ERASE else slot for slot in slots][:room]
    for slot in found:
        reason = why_slot_not_allowed(slot, member, double)
        if reason is not None:
            raise UserError(reason)
    return tuple(found)


def _split_into_slots(word: str, member: Member, double: bool) -> Iterable[str]:
    return [word] if word and (double or why_slot_not_allowed(word, member, double) is None) else word


_WAYS = {"<": REDWARD, ">": BLUEWARD, "^": OTHER_DECK}


@frozen
class RouteStop:
    """The station of a figure after a turn. `blocked` means that a move on this turn hit a wall."""

    turn: int
    station: str
    blocked: bool = False


def plan_route(plan: Sequence[str]) -> tuple[RouteStop, ...]:
    """Return the stops after each turn of a plan, starting on the bridge.

    >>> [stop.station for stop in plan_route(("<", "^", "", "5"))]
    ['UR', 'LR', 'LR', 'UW']
    """
    station, stops = BRIDGE, []
    for turn, slot in enumerate(plan, start=1):
        blocked = False
        for action in slot:
            if action in HEROIC_MOVES:
                station = HEROIC_MOVES[action]
            elif action in _WAYS:
                blocked |= station not in _WAYS[action]
                station = _WAYS[action].get(station, station)
        stops.append(RouteStop(turn, station, blocked))
    return tuple(stops)


@frozen
class UnknownThreat:
    turn: int
    zone: str | None
    serious: bool

    @property
    def place(self) -> str:
        return self.zone or "internal"


@frozen
class ResolutionSheet:
    """The known facts about a game. `unknown` lists the announced threats without a card."""

    file: GameFile
    unknown: tuple[UnknownThreat, ...] = ()
    absent: frozenset[tuple[int, str | None]] = frozenset()  # announced, but confirmed as absent: turn and zone
    drawn: frozenset[tuple[str, int]] = frozenset()  # tiles the players drew themselves, by zone and place
    drawn_tracks: frozenset[str] = frozenset()  # places whose trajectory the program drew because nobody entered it
    id: str = field(factory=lambda: uuid4().hex)  # id of its future log entry
    campaign: str | None = None  # campaign of that entry
    double: bool = False  # whether slots hold two actions, unless the mission says otherwise
    levels: Mapping[str, int] = field(factory=dict)  # specialization levels by color

    @property
    def game(self) -> Game:
        return self.file.game

    @property
    def crew(self) -> tuple[Member, ...]:
        return self.game.crew

    @property
    def token_holders(self) -> tuple[str, ...]:
        """The players with the Teleporter's departure and arrival tokens, by color. The Teleporter starts with both."""
        teleporters = [one.color for one in self.crew if one.specialization == "Teleporter"]
        return (self.game.tokens or (teleporters[0], teleporters[0])) if teleporters else ()

    def member_name(self, texts: Texts, color: str) -> str:
        names = {member.color: member.name for member in self.crew}
        return names.get(color) or texts.say(f"story-color-{color}")

    @cached_property
    def has_expansion(self) -> bool:
        return self.game.variable_range is not None or any(CARDS[card].box != "base" for card in self.cards)

    @cached_property
    def double_actions(self) -> bool:
        """Whether slots can hold two actions."""
        scenario = self.file.scenario
        if self.double or (scenario is not None and scenario.kind.has_double_actions):
            return True
        return any(sum(action in ORDINARY for action in slot) > 1 for member in self.crew for slot in member.plan)

    @property
    def places(self) -> tuple[str, ...]:
        """The places that need a trajectory. Without internal threats, these are only the three zones."""
        scenario = announced_scenario(self.file)
        inside = scenario is None or any(threat.internal for threat in scenario.threats())
        return PLACES if inside or any(threat.zone is None for threat in self.game.cards) else ZONES

    @property
    def next_slot(self) -> tuple[int, int]:
        """The row and turn after the last card, where input continues."""
        laid = [
            (row, turn)
            for row, member in enumerate(self.crew)
            for turn, action in enumerate(member.plan, start=1)
            if action
        ]
        if not laid:
            return 0, 1
        row, turn = laid[-1]
        if turn < self.game.turns:
            return row, turn + 1
        return min(row + 1, len(self.crew) - 1), 1 if row + 1 < len(self.crew) else turn

    @cached_property
    def displayable_game(self) -> Game:
        """The game with names that the program's font can display. The file keeps the originals."""
        crew = tuple(evolve(member, name=glyphs.clean(member.name)) for member in self.crew)
        return evolve(self.game, crew=crew)

    def warnings_with_text(self, texts: Texts) -> list[tuple[PlanWarning, str]]:
        file = evolve(self.file, game=self.displayable_game)
        return [(warning, describe_warning(texts, warning, file)) for warning in self.warnings]

    def warnings_in_words(self, texts: Texts) -> list[str]:
        return [told for _, told in self.warnings_with_text(texts)]

    @cached_property
    def warnings(self) -> list[PlanWarning]:
        """All warnings about the game, except about missing threats that the players have confirmed as absent."""
        found = find_warnings(self.file_with_levels)
        return [warning for warning in found if _missing_place(warning) not in self.absent]

    @property
    def file_with_levels(self) -> GameFile:
        """The game file, including the levels of the crew's specializations."""
        return evolve(self.file, levels=self.levels)

    def with_missing_confirmed(self) -> Self:
        return evolve(self, absent=self.absent | set(filter(None, map(_missing_place, self.warnings))))

    # correcting

    def with_row(self, row: int, turn: int, actions: Iterable[str]) -> Self:
        """Return the sheet with these cards, starting at this turn. Cards that do not fit are dropped."""
        plan = list(self.crew[row].plan)
        for place, action in zip(range(turn - 1, len(plan)), actions, strict=False):
            plan[place] = action
        return self.with_member(row, plan=tuple(plan))

    def with_threat(self, turn: int, zone: str | None, card: str) -> Self:
        """Return the sheet with this card on this turn.

        Other threats on the turn are removed. In games with double actions, an external and an internal threat can
        come on the same turn.
        """
        others = [one for one in self.game.threats if one.card != card and not self.is_replaced_by(one, turn, zone)]
        unknown = tuple(one for one in self.unknown if not self.is_replaced_by(one, turn, zone))
        absent = self.absent - {(turn, zone)}
        sheet = evolve(self.with_game(threats=tuple(others)), unknown=unknown, absent=absent)
        return sheet.with_threats(*others, Threat(card, turn, zone, sheet.draw_called_card(card)))

    def is_replaced_by(self, threat: Threat | UnknownThreat, turn: int, zone: str | None) -> bool:
        """Return whether adding a threat on this turn and in this zone would replace `threat`."""
        return threat.turn == turn and (not self.double_actions or (threat.zone is None) == (zone is None))

    def with_threats(self, *threats: Threat) -> Self:
        """Return the sheet with these threats, sorted by turn. On the same turn, external threats come first."""
        return self.with_game(threats=tuple(sorted(threats, key=lambda threat: (threat.turn, threat.zone is None))))

    def draw_called_card(self, card: str) -> Threat | None:
        """Draw and return the card that this card calls. Return None if it calls no other, or if no card is left."""
        if card not in CALLERS:
            return None
        left = self.remaining_decks(card).deck("common", CALLERS[card]).cards
        return Threat(left[0], 0, None, self.draw_called_card(left[0])) if left else None

    def remaining_decks(self, *laid: str) -> decks.ThreatDecks:
        difficulty = self.file.difficulty or Difficulty()
        return mission_setup.remaining_threat_decks(
            self.file.seed or mission_setup.NO_SEED, difficulty, (*laid, *self.cards)
        )

    @property
    def cards(self) -> tuple[str, ...]:
        return tuple(threat.card for threat in self.game.cards)

    def with_member(self, row: int, **changed: Any) -> Self:
        crew = list(self.crew)
        crew[row] = evolve(crew[row], **changed)
        return self.with_game(crew=tuple(crew))

    def with_crew_size(self, count: int) -> Self:
        """Return the sheet with this many crew members. New members get unused colors."""
        free = [color for color in SEAT_COLORS if color not in {member.color for member in self.crew}]
        more = [Member(color, (NO_CARD,) * self.game.turns) for color in free]
        crew = (*self.crew, *more)[:count]
        left = {member.color for member in crew}
        slips = tuple(slip for slip in self.game.slips if slip.color in left)
        tokens = self.game.tokens if left.issuperset(self.game.tokens or ()) else None
        sized = self.with_game(crew=crew, slips=slips, tokens=tokens)
        roles = {color: held for color, held in self.file.roles.items() if color in left}
        return evolve(sized, file=evolve(sized.file, roles=roles))

    def with_game(self, **changed: Any) -> Self:
        return evolve(self, file=evolve(self.file, game=evolve(self.game, **changed)))


def _missing_place(warning: PlanWarning) -> tuple[int, str | None] | None:
    turn, zone = warning.facts.get("turn"), warning.facts.get("zone")
    if warning.text_id != "game-doubt-missing" or not isinstance(turn, int):
        return None
    return turn, None if zone == "none" else str(zone)


def empty_sheet(table: TableSetup, seed: int = mission_setup.NO_SEED, double: bool = False) -> ResolutionSheet:
    file = _new_game_file(table, None, ship.LAST_TURN, decks.draw_tracks(seed), (), seed)
    return ResolutionSheet(file, drawn_tracks=frozenset(PLACES), double=double, levels=_specialization_levels(table))


def sheet_from_round(round_: ActionRound) -> ResolutionSheet:
    """Return the sheet for a finished action round. Trajectories that were not entered are drawn at random."""
    known = {place: track for place, track in round_.tracks.items() if track}
    spare = (track for track in (*decks.draw_tracks(round_.seed).values(), *TRACKS) if track not in known.values())
    tracks = {place: known[place] if place in known else next(spare) for place in PLACES}
    threats, unknown = [], []
    for place in round_.cards:
        round_ = round_.with_called_cards_drawn(place)
    for place, announced in enumerate(round_.threats):
        threat = round_.threat(place)
        if threat is not None:
            threats.append(threat)
        else:
            unknown.append(UnknownThreat(announced.turn, announced.zone and announced.zone.value, announced.serious))
    threats.sort(key=lambda threat: (threat.turn, threat.zone is None))
    turns = mission_setup.turn_count(round_.scenario)
    name = round_.scenario.name
    file = _new_game_file(round_.setup, name, turns, tracks, tuple(threats), round_.seed, round_.scenario)
    mission = round_.campaign_mission
    if mission is not None:
        tiles = mission_setup.draw_tiles(round_.seed, mission.carried, {})
        file = evolve(file, game=evolve(file.game, carried=mission.carried, tiles=tiles), campaign=mission.leg)
    return ResolutionSheet(
        file,
        tuple(unknown),
        drawn_tracks=frozenset(PLACES) - frozenset(known),
        id=round_.id,
        campaign=None if mission is None else mission.campaign,
        levels=_specialization_levels(round_.setup),
    )


def _new_game_file(
    table: TableSetup,
    mission: str | None,
    turns: int,
    tracks: Mapping[str, str],
    threats: tuple[Threat, ...],
    seed: int,
    scenario: Scenario | None = None,
) -> GameFile:
    crew = tuple(
        Member(
            seat.color,
            (NO_CARD,) * turns,
            seat.player_or_explorer,
            seat.android,
            seat.specialization or None,
            seat.explorer,
        )
        for seat in table.seats_in_turn_order
    )
    roles = {seat.color: held for seat in table.seats_in_turn_order if (held := table.seat_roles(seat))}
    tiles = mission_setup.draw_tiles(seed, Carryover(), {})
    double = scenario is not None and scenario.kind.has_double_actions
    ranged = (double or table.variable_range) if table.new_frontier else None
    game = Game(crew, tracks, threats, tiles, turns, id=mission or "", variable_range=ranged, readings=table.readings)
    difficulty = Difficulty(table.common, table.serious)
    return GameFile(game, mission, None, difficulty, roles, seed, scenario=scenario)


def _specialization_levels(table: TableSetup) -> dict[str, int]:
    return {seat.color: seat.level for seat in table.seats if seat.specialization}


def candidate_cards(sheet: ResolutionSheet, turn: int, internal: bool, serious: bool | None = None) -> tuple[str, ...]:
    """Return the cards in the players' boxes that this turn's internal or external threat could have.

    Cards of other threats are left out. `serious` limits the cards to one severity.
    """
    zone = None if internal else ""
    others = (one for one in sheet.game.threats if not sheet.is_replaced_by(one, turn, zone))
    taken = {card.card for one in others for card in (one, *threats_called_by(one))}
    return tuple(
        code
        for code, card in CARDS.items()
        if (card.sort != "external") == internal
        and code not in taken
        and serious in (None, card.severity == "serious")
        and (sheet.has_expansion or card.box == "base")
    )


def find_cards_to_call(sheet: ResolutionSheet, caller: str) -> tuple[str, ...]:
    """Return the cards that this caller could call: the card it calls now, and the cards left in the deck."""
    there = next((one.calls for one in sheet.game.cards if one.card == caller), None)
    left = sheet.remaining_decks().deck("common", CALLERS[caller]).cards
    return tuple(sorted({*left, *([there.card] if there is not None else [])}))


def threats_called_by(threat: Threat) -> list[Threat]:
    return [] if threat.calls is None else [threat.calls, *threats_called_by(threat.calls)]


def candidate_cards_in_decks(
    sheet: ResolutionSheet, turn: int, internal: bool, serious: bool | None = None
) -> tuple[str, ...]:
    """Return the candidates that are in the decks of the chosen difficulty."""
    chosen = sheet.file.difficulty or Difficulty("mixed", "mixed")
    where = "internal" if internal else "external"
    in_decks = {*decks.deck_codes("common", where, chosen.common), *decks.deck_codes("serious", where, chosen.serious)}
    return tuple(code for code in candidate_cards(sheet, turn, internal, serious) if code in in_decks)


def threat_turns(sheet: ResolutionSheet) -> tuple[int, ...]:
    """Return the turns on which threats appear or could appear."""
    there = {threat.turn for threat in sheet.game.threats} | {one.turn for one in sheet.unknown}
    return tuple(sorted({turn for turn in TURNS_OF_THREATS if turn <= sheet.game.turns} | there))


_MOST = 4
_recent: list[Walk] = []


def make_walk(sheet: ResolutionSheet, place: int = 0) -> Walk:
    """Return the walk through this game, at this place or, if the walk is shorter, at its end."""
    walk = copy(_cached_walk(sheet.game))
    walk.go_to(place)
    return walk


def first_difference(one: ResolutionSheet, other: ResolutionSheet) -> int:
    """Return the last step up to which both resolutions are the same."""
    pairs = zip(make_walk(one).events, make_walk(other).events, strict=False)
    return next((place for place, (was, now) in enumerate(pairs) if was != now), make_walk(other).last)


def cached_resolution(game: Game) -> Resolution:
    return _cached_walk(game).resolution


def _cached_walk(game: Game) -> Walk:
    known = next((walk for walk in _recent if walk.game is game), None)
    if known is None:
        known = Walk(game, resolve(game))
        _recent.insert(0, known)
        del _recent[_MOST:]
    return known


def tile_to_draw(sheet: ResolutionSheet, walk: Walk, place: int) -> tuple[str, int] | None:
    """Return the damage tile that players have to draw at this step, as its zone and position in the stack, or None."""
    event = walk.events[place - 1] if place else None
    if not isinstance(event, TileDrawn):
        return None
    under = event.number - 1 - len(sheet.game.carried.tiles.get(event.zone, ()))
    return None if (event.zone, under) in sheet.drawn else (event.zone, under)


def tiles_drawn_until(sheet: ResolutionSheet, place: int) -> frozenset[tuple[str, int]]:
    """Return the damage tiles drawn up to this step, by zone and place in the stack."""
    carried = sheet.game.carried.tiles
    drawn = (event for event in make_walk(sheet).events[:place] if isinstance(event, TileDrawn))
    return frozenset((event.zone, event.number - 1 - len(carried.get(event.zone, ()))) for event in drawn)
