"""Games and results as plain dicts, in the format in which engines are compared: one JSON object a line.

`read` makes a game of such a dict, `written` the result of one; both are described in `spacealert resolve --help`.
"""

from collections.abc import Mapping
from typing import Any

from spacealert.rules import ship
from spacealert.rules.cards import CARDS
from spacealert.rules.game import Game, Member, Resolution, Threat
from spacealert.rules.state import ON_TRACK, View

OUTSIDE = "SP1"  # the format's name for the token of a threat that is repaired in space


def read(values: Mapping[str, Any]) -> Game:
    return Game(
        id=values.get("id", ""),
        crew=[Member(member["color"], member["plan"]) for member in values["crew"]],
        tracks=values["tracks"],
        threats=[Threat(threat["card"], threat["turn"], threat.get("zone")) for threat in values["threats"]],
        tiles={zone: tuple(values["tiles"][zone]) for zone in ship.ZONES},
    )


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
            "plan": "".join(person.plan),
        }
        for person in view.crew
    ]


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
