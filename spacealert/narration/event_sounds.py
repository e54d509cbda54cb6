"""Sounds for the resolution: effects, the narrator's lines, and the tension on board."""

from spacealert.engine import Event, View, events
from spacealert.engine.ship import LAST_TURN, TILES, distance
from spacealert.narration.sentences import PRESENTED

LINES = "narratorspeech"
_WEAPONS = {
    "heavy-laser": "heavy-laser", "light-laser": "light-laser", "pulse-cannon": "pulse-cannon", "rocket": "destroyed",
    "interceptors": "interceptors",
}  # fmt: skip
_WAYS = {"door": "steps", "lift": "lift", "heroic": "lift"}


def event_sound(event: Event) -> str:
    """Return the name of this event's sound effect, a clip of `announcer.resolution_effects`."""
    match event:
        case events.Moved(by=by):
            return _WAYS[by]
        case events.Aimed(weapon=weapon):
            return _WEAPONS[weapon]
        case events.Hit(marks=marks):
            return "hit" if marks else "absorbed"
        case events.Attacked(through=through):
            return "hull-hit" if through > 0 else "shield-holds"
        case events.ComputerChecked(passed=passed):
            return "computer" if passed else "computer-fails"
    return PRESENTED[type(event)].sound


_PLACES = {"red": -0.6, "white": 0.0, "blue": 0.6}


def stereo_position(event: Event, view: View) -> float:
    """Return where an event is heard, from -1 (left, the red zone) to 1 (right, the blue zone)."""
    zone, station = getattr(event, "zone", None), getattr(event, "station", None)
    threat, who = getattr(event, "threat", None), getattr(event, "who", None)
    if zone is None and station is None and threat is not None:
        zone, station = view.threats[threat].zone, next(iter(view.threats[threat].stations), None)
    if zone is None and station is None and who is not None:
        station = next((person.station for person in view.crew if person.color == who), None)
    if zone is None and station is not None:
        zone = next((one for one in _PLACES if station[1:] == one[0].upper()), None)
    return _PLACES.get(zone or "", 0.0)


def narrator_line(event: Event, view: View) -> str | None:
    said = _line_name(event, view)
    return None if said is None else f"{LINES}-{said}"


def _line_name(event: Event, view: View) -> str | None:
    match event:
        case events.TurnBegins(turn=turn):
            return f"turn-{turn}" if turn <= LAST_TURN else None
        case events.Appeared(zone=zone):
            return f"threat-{zone or 'internal'}"
        case events.Called(called=called):
            return f"threat-{view.threats[called].track}"
        case events.TileDrawn(zone=zone):
            return f"hit-{zone}"
        case events.Attacked(through=through):
            return "shield-holds" if through <= 0 else None
        case events.Delayed():
            return "delayed"
        case events.ComputerChecked(passed=False):
            return "no-maintenance"
    return PRESENTED[type(event)].line or None


def view_tension(view: View) -> int:
    """Return the tension from 1 to 3, which depends on the most damaged zone and the nearest threat."""
    worst = max(len(zone.tiles) for zone in view.zones.values())
    spaces = [token.space for token in view.threats if token.space is not None]
    nearest = distance(min(spaces)) if spaces else 3
    danger = worst / len(TILES) + (3 - nearest) / 3
    return 3 if danger >= 0.9 else 2 if danger >= 0.4 else 1
