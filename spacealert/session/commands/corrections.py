"""Corrections to a game's sheet: plans, threats, trajectories, crew, slips and damage tiles."""

from attrs import evolve

from spacealert.engine import Slip, Threat, ship
from spacealert.engine.cards import CALLERS
from spacealert.engine.ship import PLACES, TRACKS
from spacealert.gamefile.game_file import with_captain
from spacealert.kit.i18n.errors import UserError
from spacealert.missions.announcements import TURNS_OF_THREATS
from spacealert.session import resolution_sheet
from spacealert.session.commands.command import Command, get_game, refuse_unknown, refuse_unless_seat, seat_color
from spacealert.session.resolution_sheet import (
    ERASE,
    HEROIC,
    ORDINARY,
    ResolutionSheet,
    candidate_cards,
    find_cards_to_call,
    make_walk,
    threat_turns,
)
from spacealert.session.session_state import Resolving, Resources, SessionState
from spacealert.session.setup import LONGEST_NAME, SEAT_COLORS, clean_name


class SheetCommand(Command):
    """A command that corrects the sheet. `change_sheet` returns the new sheet or raises an error."""

    def change_sheet(self, sheet: ResolutionSheet) -> ResolutionSheet:
        raise NotImplementedError

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        item = get_game(state)
        before, sheet = item.sheet, self.change_sheet(item.sheet)
        if sheet == before:
            return state
        if not item.walking:
            return state.with_game(evolve(item, sheet=sheet))
        return state.with_game(evolve(item, sheet=sheet, compared=before if item.seen_end else None))


class SetCard(SheetCommand):
    """Set the card for a turn in the resolution sheet. Rows are counted from 0. `ERASE` empties the slot."""

    row: int
    turn: int
    card: str

    def change_sheet(self, sheet: ResolutionSheet) -> ResolutionSheet:
        _refuse_unless_slot(sheet, self.row, self.turn)
        reason = resolution_sheet.why_slot_not_allowed(self.card, sheet.crew[self.row], sheet.double_actions)
        if self.card != ERASE and reason is not None:
            raise UserError(reason)
        return sheet.with_row(self.row, self.turn, (self.card,))

    def is_allowed(self, state: SessionState, seat: int) -> bool:
        return _is_own_row(state, seat, self.row)


class PasteRow(SheetCommand):
    """Paste cards, starting at this slot. Cards that do not fit are dropped."""

    row: int
    turn: int
    text: str

    def change_sheet(self, sheet: ResolutionSheet) -> ResolutionSheet:
        _refuse_unless_slot(sheet, self.row, self.turn)
        member, room = sheet.crew[self.row], sheet.game.turns - self.turn + 1
        cards = resolution_sheet.parse_row(self.text, room, member, sheet.double_actions)
        if not cards:
            allowed = resolution_sheet.playable_cards(member, sheet.crew) + ERASE
            raise UserError("session-no-row", cards=" ".join(allowed))
        return sheet.with_row(self.row, self.turn, cards)

    def is_allowed(self, state: SessionState, seat: int) -> bool:
        return _is_own_row(state, seat, self.row)


class ChangeTrack(SheetCommand):
    """Choose another trajectory for a zone or for internal threats.

    If another place has that trajectory, the two swap.
    """

    place: str
    step: int = 1

    def change_sheet(self, sheet: ResolutionSheet) -> ResolutionSheet:
        refuse_unknown(self.place, PLACES)
        tracks, names = dict(sheet.game.tracks), list(TRACKS)
        mine = tracks[self.place]
        wanted = names[(names.index(mine) + self.step) % len(names)]
        tracks = {other: mine if track == wanted else track for other, track in tracks.items()}
        changed = sheet.with_game(tracks={**tracks, self.place: wanted})
        return evolve(changed, drawn_tracks=sheet.drawn_tracks - {self.place})


class EnterThreat(SheetCommand):
    """Set the card of the threat on this turn. If `zone` is None, the threat is internal.

    Any other threat on this turn is removed, but with double actions, an internal and an external threat can share a
    turn.
    """

    turn: int
    zone: str | None
    card: str

    def change_sheet(self, sheet: ResolutionSheet) -> ResolutionSheet:
        if self.turn not in threat_turns(sheet):
            last = min(TURNS_OF_THREATS[-1], sheet.game.turns)
            raise UserError("session-no-threat-on-turn", turn=self.turn, last=last)
        if self.zone is not None:
            refuse_unknown(self.zone, ship.ZONES)
        if self.card not in candidate_cards(sheet, self.turn, self.zone is None):
            raise UserError("session-card-not-in-deck", card=self.card)
        return sheet.with_threat(self.turn, self.zone, self.card)


class EnterCalledCard(SheetCommand):
    caller: str
    card: str

    def change_sheet(self, sheet: ResolutionSheet) -> ResolutionSheet:
        if self.caller not in CALLERS or self.caller not in sheet.cards:
            raise UserError("session-calls-nothing")
        if self.card not in find_cards_to_call(sheet, self.caller):
            raise UserError("session-card-not-in-deck", card=self.card)
        calls = Threat(self.card, 0, None, sheet.draw_called_card(self.card))
        return sheet.with_threats(*(_with_called_threat(threat, self.caller, calls) for threat in sheet.game.threats))


class DrawThreat(SheetCommand):
    """Draw a card for the threat announced for this turn. If there are two threats, `internal` chooses one."""

    turn: int
    internal: bool | None = None

    def change_sheet(self, sheet: ResolutionSheet) -> ResolutionSheet:
        sorts = (True, False) if self.internal is None else (self.internal,)
        here = (one for one in sheet.unknown if one.turn == self.turn and (one.zone is None) in sorts)
        announced = next(here, None)
        if announced is None:
            raise UserError("session-nothing-announced")
        deck = sheet.remaining_decks().deck(
            "serious" if announced.serious else "common", "external" if announced.zone else "internal"
        )
        return sheet.with_threat(announced.turn, announced.zone, deck.cards[0]) if deck.cards else sheet


class RemoveThreat(SheetCommand):
    """Remove the threat on this turn. With double actions, there can be two: `zone` is None for the internal threat."""

    turn: int
    zone: str | None = None

    def change_sheet(self, sheet: ResolutionSheet) -> ResolutionSheet:
        threats = tuple(one for one in sheet.game.threats if not sheet.is_replaced_by(one, self.turn, self.zone))
        unknown = tuple(one for one in sheet.unknown if not sheet.is_replaced_by(one, self.turn, self.zone))
        known = {(one.turn, one.zone) for one in sheet.game.threats} | {(one.turn, one.zone) for one in sheet.unknown}
        left = {(one.turn, one.zone) for one in threats} | {(one.turn, one.zone) for one in unknown}
        absent = sheet.absent | (known - left)
        return evolve(sheet.with_game(threats=threats), unknown=unknown, absent=absent)


class GiveTokens(SheetCommand):
    """Set the colors of the players who have the Teleporter's departure and arrival tokens."""

    departure: str
    arrival: str

    def change_sheet(self, sheet: ResolutionSheet) -> ResolutionSheet:
        for color in (self.departure, self.arrival):
            refuse_unknown(color, tuple(member.color for member in sheet.crew))
        if not sheet.token_holders:
            raise UserError("session-no-teleporter")
        return sheet.with_game(tokens=(self.departure, self.arrival))


class RenameMember(SheetCommand):
    row: int
    name: str

    def change_sheet(self, sheet: ResolutionSheet) -> ResolutionSheet:
        refuse_unless_seat(self.row, len(sheet.crew))
        if len(clean_name(self.name, most=len(self.name))) > LONGEST_NAME:
            raise UserError("session-name-too-long", most=LONGEST_NAME)
        return sheet.with_member(self.row, name=clean_name(self.name))


class SetAndroid(SheetCommand):
    row: int
    android: bool

    def change_sheet(self, sheet: ResolutionSheet) -> ResolutionSheet:
        refuse_unless_seat(self.row, len(sheet.crew))
        return sheet.with_member(self.row, android=self.android)


class MoveMember(SheetCommand):
    """Move this figure in turn order, swapping it with the figure at the new position.

    The first figure is the captain.
    """

    row: int
    by: int

    def change_sheet(self, sheet: ResolutionSheet) -> ResolutionSheet:
        refuse_unless_seat(self.row, len(sheet.crew))
        refuse_unless_seat(self.row + self.by, len(sheet.crew))
        crew = list(sheet.crew)
        crew[self.row], crew[self.row + self.by] = crew[self.row + self.by], crew[self.row]
        moved = sheet.with_game(crew=tuple(crew))
        return evolve(moved, file=evolve(moved.file, roles=with_captain(sheet.file.roles, crew[0].color)))


class ChangeMemberColor(SheetCommand):
    """Give this figure the next color. If another figure has that color, the two swap colors."""

    row: int

    def change_sheet(self, sheet: ResolutionSheet) -> ResolutionSheet:
        refuse_unless_seat(self.row, len(sheet.crew))
        mine = sheet.crew[self.row].color
        wanted = SEAT_COLORS[(SEAT_COLORS.index(mine) + 1) % len(SEAT_COLORS)]
        swapped = {mine: wanted, wanted: mine}

        def other(color: str) -> str:
            return swapped.get(color, color)

        crew = tuple(evolve(member, color=other(member.color)) for member in sheet.crew)
        slips = tuple(evolve(slip, color=other(slip.color)) for slip in sheet.game.slips)
        roles = {other(color): held for color, held in sheet.file.roles.items()}
        levels = {other(color): level for color, level in sheet.levels.items()}
        tokens = sheet.game.tokens and (other(sheet.game.tokens[0]), other(sheet.game.tokens[1]))
        recolored = sheet.with_game(crew=crew, slips=slips, tokens=tokens)
        return evolve(recolored, file=evolve(recolored.file, roles=roles), levels=levels)


class SetMemberCount(SheetCommand):
    count: int

    def change_sheet(self, sheet: ResolutionSheet) -> ResolutionSheet:
        refuse_unknown(self.count, range(1, 1 + len(SEAT_COLORS)))
        return sheet.with_crew_size(self.count)


class EnterSlip(SheetCommand):
    """Set the card that a player meant to play on this turn ("Oops", §3.2). None or `ERASE` cancels the slip."""

    turn: int
    color: str
    meant: str | None

    def change_sheet(self, sheet: ResolutionSheet) -> ResolutionSheet:
        refuse_unknown(self.color, tuple(member.color for member in sheet.crew))
        if not 1 <= self.turn <= sheet.game.turns:
            raise UserError("session-no-such-turn", turn=self.turn)
        if sheet.double_actions:
            raise UserError("session-no-trips")
        if self.meant not in (None, ERASE):
            refuse_unknown(self.meant or "", ORDINARY + HEROIC)
        slips = tuple(slip for slip in sheet.game.slips if (slip.turn, slip.color) != (self.turn, self.color))
        if self.meant not in (None, ERASE):
            slips = (*slips, Slip(self.turn, self.color, self.meant or ""))
        return sheet.with_game(slips=slips)

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        state = super().apply(state, resources)
        item = get_game(state)
        if not item.walking:
            return state
        acting = (self.turn, "actions", self.color)
        events = make_walk(item.sheet).events
        place = next(
            (place for place, event in enumerate(events, start=1) if (event.turn, event.step, event.who) == acting),
            item.place,
        )
        return state.with_game(evolve(item, place=min(place, len(events))))

    def is_allowed(self, state: SessionState, seat: int) -> bool:
        return isinstance(state.at_table, Resolving) and self.color == seat_color(state, seat)


class EnterTile(SheetCommand):
    """Set the damage tile at this position in the zone's stack, counted from 0."""

    zone: str
    place: int
    tile: str

    def change_sheet(self, sheet: ResolutionSheet) -> ResolutionSheet:
        refuse_unknown(self.zone, ship.ZONES)
        stack = list(sheet.game.tiles[self.zone])
        if not 0 <= self.place < len(stack) or self.tile not in stack:
            raise UserError("session-no-such-tile")
        other = stack.index(self.tile)  # swap with a tile nobody has seen
        stack[self.place], stack[other] = stack[other], stack[self.place]
        drawn = sheet.drawn - {(self.zone, other)} | {(self.zone, self.place)}
        return evolve(sheet.with_game(tiles={**sheet.game.tiles, self.zone: tuple(stack)}), drawn=drawn)

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        """Set the tile, without treating this as a correction."""
        item = get_game(super().apply(state, resources))
        return state.with_game(
            evolve(item, compared=get_game(state).compared, place=min(item.place, make_walk(item.sheet).last))
        )


class TurnTileFaceDown(SheetCommand):
    zone: str
    place: int

    def change_sheet(self, sheet: ResolutionSheet) -> ResolutionSheet:
        if (self.zone, self.place) not in sheet.drawn:
            raise UserError("session-no-such-tile")
        return evolve(sheet, drawn=sheet.drawn - {(self.zone, self.place)})


def _is_own_row(state: SessionState, seat: int, row: int) -> bool:
    """Return whether this row belongs to the seat. Once the resolution has started, rows belong to nobody."""
    item = state.at_table
    if not isinstance(item, Resolving) or item.walking or not 0 <= row < len(item.sheet.crew):
        return False
    return item.sheet.crew[row].color == seat_color(state, seat)


def _with_called_threat(threat: Threat, caller: str, calls: Threat) -> Threat:
    if threat.card == caller:
        return evolve(threat, calls=calls)
    return threat if threat.calls is None else evolve(threat, calls=_with_called_threat(threat.calls, caller, calls))


def _refuse_unless_slot(sheet: ResolutionSheet, row: int, turn: int) -> None:
    refuse_unless_seat(row, len(sheet.crew))
    if not 1 <= turn <= sheet.game.turns:
        raise UserError("session-no-such-turn", turn=turn)
