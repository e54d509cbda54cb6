"""Results as plain dicts, for comparing engines. See docs/file-formats.md."""

from attrs import asdict

from spacealert.engine import ship
from spacealert.engine.cards import CARDS
from spacealert.engine.event_schema import Json
from spacealert.engine.game import Game, Score
from spacealert.engine.state import ON_TRACK
from spacealert.engine.table import Resolution
from spacealert.engine.view import ThreatView, View

OUTSIDE = "SP1"  # the exchange format's name for the token of a threat repaired in space


def result_as_dict(game: Game, resolution: Resolution, *, trace: bool = False) -> Json:
    """Return the result as plain values.

    `trace` adds the table after each turn, and requires a resolution with events.
    """
    result: Json = {"id": game.id, "outcome": "won" if resolution.won else "lost", "turn": resolution.turn}
    if resolution.score is None:
        result["lost_to"] = resolution.lost_to
    else:
        result["score"] = _score(game, resolution.score)
    result |= _table(game, resolution.end)
    if trace:
        after = zip(resolution.events, resolution.views[1:], strict=True)
        ends = [view for event, view in after if event.kind == "turn-ends"]
        result["trace"] = [_turn(game, view) for view in ends]
    return result


def _score(game: Game, score: Score) -> dict[str, int]:
    items = asdict(score)
    if game.variable_range is None and not score.bonus:
        del items["bonus"]  # The New Frontier only
    return items | {"total": score.total}


def _table(game: Game, view: View) -> Json:
    called = [_end_of(threat) for threat in view.threats if threat.is_called and threat.came]
    return {
        "zones": _zones(view),
        "threats": [_end_of(threat) for threat in view.threats if not threat.is_called],
        "crew": _crew(game, view),
        "squads": dict(view.bays),
        "rockets": view.rockets,
        "fuel": view.fuel,
        **({"called": called} if called else {}),
    }


def _end_of(threat: ThreatView) -> Json:
    """Return how a threat ended, and its points."""
    card = CARDS[threat.code]
    points = {"destroyed": card.destroy, "survived": card.survive or 0}.get(threat.fate, 0)
    return {"card": threat.code, "fate": threat.fate, "at": threat.at, "points": points + threat.prevented}


def _zones(view: View) -> Json:
    return {
        name: {"tiles": list(zone.tiles), "shield": zone.shield, "reactor": zone.reactor}
        for name, zone in view.zones.items()
    }


def _crew(game: Game, view: View) -> list[Json]:
    doubles = any(len(slot) > 1 for member in game.crew for slot in member.plan)
    return [
        {
            "station": person.station,
            "knocked_out": person.knocked_out,
            "squad": person.squad,
            "plan": _plan(person.plan, doubles),
        }
        for person in view.crew
    ]


def _plan(plan: tuple[str, ...], doubles: bool) -> str | list[str]:
    slots = [slot or "-" for slot in plan]
    return slots if doubles else "".join(slots)


def _turn(game: Game, view: View) -> Json:
    on_track = [threat for threat in view.threats if threat.fate == ON_TRACK]
    called = [{"called": threat.code, **_threat(threat)} for threat in on_track if threat.is_called]
    return {
        "turn": view.turn,
        "threats": [{"i": threat.place, **_threat(threat)} for threat in on_track if not threat.is_called],
        "crew": _crew(game, view),
        "zones": _zones(view),
        "rockets": view.rockets,
        "fuel": view.fuel,
        **({"called": called} if called else {}),
    }


def _threat(threat: ThreatView) -> Json:
    card = CARDS[threat.code]
    result: Json = {"pos": threat.space or 0}
    if not any(trait.word == "slimy" for trait in card.traits):
        result["hull"] = threat.hull_left
        if card.sort != "external":
            result["stations"] = [OUTSIDE if station == ship.SPACE else station for station in threat.stations]
    if any(effect.word == "jump" for effect in card.z):
        result["zone"] = threat.zone
    if threat.out_of_phase:
        result["phased"] = True
    return result
