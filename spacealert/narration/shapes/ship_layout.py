"""The layout of the drawing: stations, doors, lifts, trajectories, people and threats.

Threats come down from the top. The ship is at the bottom, with its zones from left to right as on the board.
"""

from attrs import frozen

from spacealert.engine.ship import RANGES, SECTION, STATIONS, ZONE_OF
from spacealert.engine.view import PersonView, ThreatView, View
from spacealert.narration.shapes.shape import Point


@frozen
class Frame:
    """A rectangle in the drawing."""

    x: float
    y: float
    wide: float
    high: float

    @property
    def right(self) -> float:
        return self.x + self.wide

    @property
    def bottom(self) -> float:
        return self.y + self.high

    @property
    def center(self) -> Point:
        return self.x + self.wide / 2, self.y + self.high / 2


SHEET = Frame(0, 0, 836, 640)  # the ship below the trajectories
SHIP = Frame(0, 270, 720, 370)  # the ship alone

ZONE_LEFT = {"red": 32.0, "white": 257.0, "blue": 482.0}
ROOM_WIDE, ROOM_HIGH = 206.0, 118.0
DECK_TOP = {"U": 334.0, "L": 464.0}
MIDDLE = {zone: left + ROOM_WIDE / 2 for zone, left in ZONE_LEFT.items()}
STATION: dict[str, Frame] = {
    station: Frame(ZONE_LEFT[ZONE_OF[station]], DECK_TOP[station[0]], ROOM_WIDE, ROOM_HIGH) for station in STATIONS
}
# The shafts run through both decks at the right of each zone; the doors are in the walls between the zones.
LIFT = {zone: Frame(left + ROOM_WIDE - 30, DECK_TOP["U"] + 34, 26, 214) for zone, left in ZONE_LEFT.items()}
DOOR = {
    (zone, deck): Frame(ZONE_LEFT["white"] - 19 if zone == "red" else ZONE_LEFT["blue"] - 19, top + 62, 19, 54)
    for zone in ("red", "blue")
    for deck, top in DECK_TOP.items()
}

LANE = {"red": MIDDLE["red"], "white": MIDDLE["white"], "blue": MIDDLE["blue"], "internal": 779.0}
LANE_WIDE = {"red": 190.0, "white": 190.0, "blue": 190.0, "internal": 106.0}
NEAREST, PITCH = 256.0, 15.4  # position of the space next to the ship, and distance between spaces
_NEAREST_INSIDE, _PITCH_INSIDE = 606.0, 37.0  # the same for internal threats, whose trajectory is beside the ship
LONGEST = 16

CANNON = {
    "UR": (MIDDLE["red"], 300.0),
    "UW": (MIDDLE["white"], 290.0),
    "UB": (MIDDLE["blue"], 300.0),
    "LR": (17.0, 404.0),
    "LW": (MIDDLE["white"], 606.0),
    "LB": (703.0, 404.0),
}
ROCKET_WAY = ((712.0, 376.0), (712.0, 296.0))  # positions of a rocket launched this turn and of one about to strike
_RAIL = 14.0  # from the edge of a lane to its line of spaces
_TOPMOST, _ABOVE_NEAREST = 78.0, 26.0  # limits for the center of a threat, so that it and its shields stay visible
PERSON, _CLOSE = 40.0, 34.0  # distance between two people, and the distance from which they stand in two lines
_BEHIND = 10.0  # how much higher the second line is
_INTRUDER = 34.0  # width of an intruder, which stands in front of the lift


def position_on_lane(track: str, space: int) -> Point:
    """Return the position of a space. Spaces are on the rail at the left of the lane."""
    nearest, pitch = (_NEAREST_INSIDE, _PITCH_INSIDE) if track == "internal" else (NEAREST, PITCH)
    return LANE[track] - LANE_WIDE[track] / 2 + _RAIL, nearest - (space - 1) * pitch


def range_frame(distance: int) -> Frame:
    """Return the part of the sky at this range (1 to 3)."""
    first, last = (distance - 1) * SECTION + 1, min(distance * SECTION, LONGEST)
    last = LONGEST if distance == 3 else last
    top = NEAREST - (last - 1) * PITCH - PITCH / 2
    return Frame(0, top, SHIP.wide, NEAREST - (first - 1) * PITCH + PITCH / 2 - top)


def person_position(view: View, figure: PersonView) -> Point:
    """Return the position of a crew member's feet."""
    if figure.station in RANGES:
        out = [one for one in view.people_in_space if one.station == figure.station]
        area = range_frame(RANGES[figure.station])
        return (247.0, 472.0, 640.0, 80.0, 700.0)[out.index(figure) % 5], area.center[1] + 20
    here = view.people_at(figure.station)
    room = STATION[figure.station]
    squads = sum(one.squad is not None for one in here)
    free = room.wide - 44 - _INTRUDER * len(view.intruders_at(figure.station))
    step = min(PERSON, free / max(1, len(here) - 1 + 0.5 * squads))
    x = room.x + 22.0
    for one in here[: here.index(figure)]:
        x += step * (1.5 if one.squad else 1)
    behind = step < _CLOSE and here.index(figure) % 2 == 1
    return x, room.bottom - 7 - (_BEHIND if behind else 0)


def token_position(view: View, token: ThreatView) -> Point | None:
    """Return where a threat is drawn on its trajectory, beside any others nearby, or None if it is not on one."""
    if token.space is None:
        return None
    rail, y = position_on_lane(token.track, token.space)
    near = _threats_near(view, token)
    left, right = rail + _RAIL - 6, LANE[token.track] + LANE_WIDE[token.track] / 2
    step = (right - left) / len(near)
    lowest = position_on_lane(token.track, 1)[1] - _ABOVE_NEAREST
    return left + step * (near.index(token) + 0.5), min(lowest, max(_TOPMOST, y))


def token_width(view: View, token: ThreatView) -> float:
    """Return the largest width at which a threat does not cover its neighbors."""
    return (LANE_WIDE[token.track] - _RAIL - 6) / len(_threats_near(view, token))


def _threats_near(view: View, token: ThreatView) -> list[ThreatView]:
    """Return the threats that would overlap with this threat, including the threat itself."""
    room, farthest = _ROOM_INSIDE if token.is_internal else _ROOM
    at, others = min(farthest, token.space or 0), view.threats_on_track(token.track)
    return [one for one in others if abs(min(farthest, one.space or 0) - at) < room]


# Height of a threat's drawing in spaces, and the space from which threats are drawn at the top.
_ROOM, _ROOM_INSIDE = (7, 12), (3, 15)


def positions_aboard(view: View, token: ThreatView) -> tuple[Point, ...]:
    """Return the position of an internal threat in each station where it has a token, or none if it is `broken`."""
    places = []
    for station in token.stations:
        if station not in STATION or token.broken:
            continue
        room = STATION[station]
        here = [one.place for one in view.intruders_at(station)]
        beside = here.index(token.place) if token.place in here else 0
        places.append((room.right - 18 - _INTRUDER * beside, room.bottom - 8))
    return tuple(places)
