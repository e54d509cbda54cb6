"""A fast reader for games in the exchange format.

It accepts only ordinary, valid games. `reader` reads all others, and reports every problem with its position.
"""

from functools import lru_cache
from typing import Any

from spacealert.engine import ship
from spacealert.engine.actions import ACTIONS
from spacealert.engine.cards import CALLERS, CARDS
from spacealert.engine.game import NO_CARD, SPECIALIZATIONS, Game, Member, Threat
from spacealert.engine.ship import PLACES, TRACKS
from spacealert.engine.slots import SPECIAL_ACTIONS
from spacealert.gamefile.game_file import COLORS

_REQUIRED = frozenset({"crew", "tracks", "threats", "tiles"})
_KNOWN = _REQUIRED | {"id", "turns", "trace", "variable_range"}
_TURNS = (ship.LAST_TURN, ship.LAST_TURN_OF_A_TEST_FLIGHT)


class _UnusualError(Exception):
    """Raised when a game needs the slower general parser."""


class DuplicateNameError(Exception):
    """Raised when a JSON object contains the same name twice."""


def build_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Build a JSON object, rejecting repeated names. Python would keep the last value."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise DuplicateNameError
    return found


def parse_game(values: dict[str, Any]) -> Game | None:
    """Return the game in a JSON object, or None if it is invalid or needs the slower general parser."""
    try:
        return _parse_game(values)
    except (_UnusualError, AttributeError, KeyError, TypeError):
        return None


def _check_usual_shape(usual: bool) -> None:
    if not usual:
        raise _UnusualError


def _parse_game(values: dict[str, Any]) -> Game:
    _check_usual_shape(_REQUIRED <= values.keys() <= _KNOWN)
    turns, ranged, name = values.get("turns", ship.LAST_TURN), values.get("variable_range", False), values.get("id", 0)
    _check_usual_shape(type(turns) is int and turns in _TURNS)
    _check_usual_shape(type(ranged) is bool)
    _check_usual_shape(_is_text(name) or (type(name) is int and 0 <= name < 10**12))
    tracks = {place: TRACKS[values["tracks"][place]].id for place in PLACES}
    tiles: dict[str, tuple[str, ...]] = {zone: _parse_stack(values["tiles"][zone]) for zone in ship.ZONES}
    _check_usual_shape(len(values["tracks"]) == len(tracks) and len(values["tiles"]) == len(tiles))
    return Game(
        _parse_crew(values["crew"], turns), tracks, _parse_threats(values["threats"], turns), tiles, turns,
        id=values.get("id", ""), variable_range=values.get("variable_range"),
    )  # fmt: skip


def _parse_crew(members: list[dict[str, Any]], turns: int) -> tuple[Member, ...]:
    _check_usual_shape(type(members) is list and 0 < len(members) <= len(COLORS))
    crew = tuple([_parse_member(member, turns) for member in members])
    taken = [member.color for member in crew]
    taken += [member.specialization for member in crew if member.specialization]
    _check_usual_shape(len(set(taken)) == len(taken))
    return crew


def _parse_member(member: dict[str, Any], turns: int) -> Member:
    color, plan, specialization = member["color"], member["plan"], member.get("specialization")
    _check_usual_shape(len(member) == (2 if specialization is None else 3) and _is_text(color) and len(plan) <= turns)
    _check_usual_shape(specialization is None or specialization in SPECIALIZATIONS)
    _check_usual_shape(type(plan) in (str, list) and not any(slot_fault(slot, specialization) for slot in plan))
    return Member(color, (*plan, *(NO_CARD,) * (turns - len(plan))), specialization=specialization)


def _parse_threats(drawn: list[dict[str, Any]], turns: int) -> tuple[Threat, ...]:
    _check_usual_shape(type(drawn) is list)
    threats = tuple([_parse_threat(card, turns) for card in drawn])
    codes = [threat.card for threat in threats] + [threat.calls.card for threat in threats if threat.calls]
    _check_usual_shape(len(set(codes)) == len(codes))
    return threats


def _parse_threat(drawn: dict[str, Any], turns: int) -> Threat:
    code, turn, zone = drawn["card"], drawn["turn"], drawn.get("zone")
    _check_usual_shape(len(drawn) == 2 + ("zone" in drawn) + ("calls" in drawn))
    _check_usual_shape(type(turn) is int and 0 < turn <= turns)
    _check_usual_shape(zone in ship.ZONES if CARDS[code].sort == "external" else zone is None)
    if code not in CALLERS:
        _check_usual_shape("calls" not in drawn)
        return Threat(code, turn, zone)
    calls = drawn["calls"]
    _check_usual_shape(calls not in CALLERS and (CARDS[calls].sort == "external") == (CALLERS[code] == "external"))
    return Threat(code, turn, zone, Threat(calls, 0))


def _parse_stack(tiles: list[str]) -> tuple[str, ...]:
    _check_usual_shape(type(tiles) is list and len(set(tiles)) == len(tiles) and set(tiles) <= _TILES)
    return tuple(tiles)


def _is_text(value: object) -> bool:
    return type(value) is str and value != "" and value.isprintable() and value.strip() == value


_TILES = frozenset(ship.TILES)


MOST_ACTIONS = 2
EMPTY = "-"


@lru_cache(1000)
def slot_fault(slot: str, specialization: str | None) -> str | None:
    """Return the text id of the problem with a slot, or None if the slot is valid."""
    known = (*ACTIONS, *SPECIAL_ACTIONS)
    if slot == EMPTY:
        return None
    if any(action not in known for action in slot):
        return "game-plan-letter"
    if specialization is None and any(action in SPECIAL_ACTIONS for action in slot):
        return "game-no-specialization"
    if len(slot) > MOST_ACTIONS + (specialization == "SpecialOps" and "S" in slot):
        return "game-three-actions"
    return None
