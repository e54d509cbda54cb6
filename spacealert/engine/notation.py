"""Games and results as plain dicts, in the format in which engines are compared: one JSON object a line.

A game:
    id       anything; the result has it again
    crew     [{"color": "blue", "plan": "a>c-"}, …], one to five in the order of acting, captain first, each with a
             colour of their own. A plan has one character a turn, or is a list of such: a b c the buttons, x
             battlebots, < towards red, > towards blue, ^ gravolift, - no card; heroic cards A B X, and 4 5 6 to
             upper, 1 2 3 to lower red, white, blue
    tracks   {"red": "T1", "white": …, "blue": …, "internal": …}, from T1 to T7
    threats  [{"card": "E1-05", "turn": 3, "zone": "red"}, …], without a zone for internal ones; no card twice
    tiles    {"red": ["heavy", "lower", "shield", "reactor", "lift", "structure"], …} in the order they will be drawn
    trace    true, if the table after each turn is wanted
    turns    7 on a two-phase test flight; left out, 12

A result:
    outcome  "won", or "lost" with `turn` and the card `lost_to`, and nothing more but a trace to the turn before
    turn     the last one: 13 if it was won
    score    the items of §4 with their total, penalties negative
    zones    for each the tiles drawn, the energy in shield and reactor
    threats  in the game's order: fate "destroyed", "survived", "on track" or "not yet", the turn `at`, the points
    crew     in the game's order: station (or "space"), knocked_out, squad null, "active" or "disabled", and the plan as
             it stood after all delays
    squads   those in the bays UB and LR: "ready", "disabled", or null when taken
    rockets, fuel    what is left aboard
    trace    after each turn: the threats on a track (`i` the place in the game, `pos` the space counted from the ship,
             `hull` left and `stations` of internal ones; both left out for slime), crew, zones, rockets, fuel
"""

from collections.abc import Mapping
from typing import Any, Final

from spacealert.engine import ship
from spacealert.engine.actions import ACTIONS
from spacealert.engine.cards import CARDS
from spacealert.engine.game import Game, Member, Resolution, Threat
from spacealert.engine.state import ON_TRACK
from spacealert.engine.tracks import TRACKS
from spacealert.engine.view import View

OUTSIDE = "SP1"  # the format's name for the token of a threat that is repaired in space
MOST_MEMBERS = 5
TURNS = (ship.LAST_TURN_OF_A_TEST_FLIGHT, ship.LAST_TURN)
MISSING: Final = object()  # what `NotAGame` has found where nothing stands


class NotAGame(ValueError):
    """Something in the dict is not as the format has it: where ("crew[0].plan"), what stands there, what may.

    `expected` are the values that may stand there, or a word for them: "object", "list", "text", "truth", "plan",
    "turn", "crew", "new-color", "new-card", "no-zone".
    """

    def __init__(self, where: str, found: Any, expected: str | tuple[str, ...]) -> None:
        super().__init__(where, found, expected)
        self.where = where
        self.found = found
        self.expected = expected


def read(values: Any) -> Game:
    """The game of such a dict; `NotAGame` for the first thing in it that is wrong. Further keys are left alone."""
    _object(values, "")
    if not isinstance(trace := values.get("trace", False), bool):
        raise NotAGame("trace", trace, "truth")
    if type(turns := values.get("turns", ship.LAST_TURN)) is not int or turns not in TURNS:
        raise NotAGame("turns", turns, tuple(map(str, TURNS)))
    return Game(
        id=values.get("id", ""),
        crew=_crew_of(values),
        tracks=_tracks(values),
        threats=_threats(values),
        tiles=_tiles(values),
        turns=turns,
    )


def _crew_of(values: Mapping[str, Any]) -> list[Member]:
    listed = _list(values, "crew")
    if not 1 <= len(listed) <= MOST_MEMBERS:
        raise NotAGame("crew", listed, "crew")
    crew: list[Member] = []
    for place, values_of_one in enumerate(listed):
        member = _member(values_of_one, f"crew[{place}]")
        if any(member.color == other.color for other in crew):
            raise NotAGame(f"crew[{place}].color", member.color, "new-color")
        crew.append(member)
    return crew


def _member(member: Any, where: str) -> Member:
    _object(member, where)
    if not isinstance(color := member.get("color", MISSING), str):
        raise NotAGame(f"{where}.color", color, "text")
    plan = member.get("plan", MISSING)
    if not isinstance(plan, str | list) or len(plan) > ship.LAST_TURN:
        raise NotAGame(f"{where}.plan", plan, "plan")
    for turn, action in enumerate(plan, 1):
        if not isinstance(action, str) or (action not in ACTIONS and action != "-"):
            raise NotAGame(f"{where}.plan[{turn}]", action, (*ACTIONS, "-"))
    return Member(color, plan)


def _threats(values: Mapping[str, Any]) -> list[Threat]:
    """In the order of the list; a double-action mission may have two on one turn, but no card is in the box twice."""
    threats: list[Threat] = []
    for place, values_of_one in enumerate(_list(values, "threats")):
        threat = _drawn(values_of_one, f"threats[{place}]")
        if any(threat.card == other.card for other in threats):
            raise NotAGame(f"threats[{place}].card", threat.card, "new-card")
        threats.append(threat)
    return threats


def _drawn(threat: Any, where: str) -> Threat:
    _object(threat, where)
    code = _one_of(threat.get("card", MISSING), tuple(CARDS), f"{where}.card")
    turn = threat.get("turn", MISSING)
    if type(turn) is not int or not 1 <= turn <= ship.LAST_TURN:
        raise NotAGame(f"{where}.turn", turn, "turn")
    if CARDS[code].sort == "external":
        return Threat(code, turn, _one_of(threat.get("zone", MISSING), ship.ZONES, f"{where}.zone"))
    if (zone := threat.get("zone")) is not None:
        raise NotAGame(f"{where}.zone", zone, "no-zone")
    return Threat(code, turn)


def _tracks(values: Mapping[str, Any]) -> dict[str, str]:
    tracks = _object(values.get("tracks", MISSING), "tracks")
    return {way: _one_of(tracks.get(way, MISSING), tuple(TRACKS), f"tracks.{way}") for way in (*ship.ZONES, "internal")}


def _tiles(values: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    tiles = _object(values.get("tiles", MISSING), "tiles")
    return {zone: _order(_list(tiles, zone, f"tiles.{zone}"), f"tiles.{zone}") for zone in ship.ZONES}


def _order(tiles: list[Any], where: str) -> tuple[str, ...]:
    """A zone has each tile once."""
    for place, tile in enumerate(tiles):
        _one_of(tile, tuple(left for left in ship.TILES if left not in tiles[:place]), f"{where}[{place}]")
    return tuple(tiles)


def _object(value: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise NotAGame(where, value, "object")
    return value


def _list(values: Mapping[str, Any], key: str, where: str = "") -> list[Any]:
    value = values.get(key, MISSING)
    if not isinstance(value, list):
        raise NotAGame(where or key, value, "list")
    return value


def _one_of(value: Any, expected: tuple[str, ...], where: str) -> str:
    if not isinstance(value, str) or value not in expected:
        raise NotAGame(where, value, expected)
    return value


def written(game: Game, resolution: Resolution, *, trace: bool = False) -> dict[str, Any]:
    """The result; with `trace` the table after each turn, which needs the resolution's events."""
    result: dict[str, Any] = {"id": game.id, "outcome": "won" if resolution.won else "lost", "turn": resolution.turn}
    if resolution.score is None:
        result["lost_to"] = resolution.lost_to
    else:
        result |= _end(game, resolution)
    if trace:
        ends = [
            view for event, view in zip(resolution.events, resolution.views, strict=True) if event.kind == "turn-ends"
        ]
        result["trace"] = [_turn(game, view) for view in ends]
    return result


def _end(game: Game, resolution: Resolution) -> dict[str, Any]:
    assert resolution.score is not None
    view, score = resolution.end, resolution.score
    return {
        "score": {
            "destroyed": score.destroyed,
            "survived": score.survived,
            "visual": score.visual,
            "damage": score.damage,
            "worst_zone": score.worst_zone,
            "knocked_out": score.knocked_out,
            "disabled_squads": score.disabled_squads,
            "total": score.total,
        },
        "zones": _zones(view),
        "threats": [
            {"card": drawn.card, "fate": threat.fate, "at": threat.at, "points": _points(drawn.card, threat.fate)}
            for drawn, threat in zip(game.threats, view.threats, strict=True)
        ],
        "crew": _crew(view),
        "squads": dict(zip(ship.BAYS, view.bays, strict=True)),
        "rockets": view.rockets,
        "fuel": view.fuel,
    }


def _points(code: str, fate: str) -> int:
    card = CARDS[code]
    return {"destroyed": card.destroy, "survived": card.survive or 0}.get(fate, 0)


def _zones(view: View) -> dict[str, Any]:
    return {
        zone: {"tiles": list(tiles), "shield": shield, "reactor": reactor}
        for zone, tiles, shield, reactor in zip(ship.ZONES, view.tiles, view.shields, view.reactors, strict=True)
    }


def _crew(view: View) -> list[dict[str, Any]]:
    return [
        {
            "station": person.station,
            "knocked_out": person.knocked_out,
            "squad": person.squad,
            "plan": _plan(person.plan),
        }
        for person in view.crew
    ]


def _plan(plan: tuple[str, ...]) -> str | list[str]:
    """A character a turn, where no slot needs more."""
    slots = [slot or "-" for slot in plan]
    return "".join(slots) if all(len(slot) == 1 for slot in slots) else slots


def _turn(game: Game, view: View) -> dict[str, Any]:
    return {
        "turn": view.turn,
        "threats": [
            _threat(place, game.threats[place].card, view)
            for place, threat in enumerate(view.threats)
            if threat.fate == ON_TRACK
        ],
        "crew": _crew(view),
        "zones": _zones(view),
        "rockets": view.rockets,
        "fuel": view.fuel,
    }


def _threat(place: int, code: str, view: View) -> dict[str, Any]:
    """Slime has a hull for each of its tokens, so the format names neither hull nor stations for it."""
    threat, card = view.threats[place], CARDS[code]
    result: dict[str, Any] = {"i": place, "pos": threat.space}
    if not any(trait.word == "slimy" for trait in card.traits):
        result["hull"] = threat.hull - threat.marks
        if card.sort != "external":
            result["stations"] = [OUTSIDE if station == ship.SPACE else station for station in threat.stations]
    return result
