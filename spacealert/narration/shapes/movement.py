"""The positions of people and threats between two steps, as they walk, ride, fly and approach.

`share` is the progress of the movement from 0 to 1.
"""

from itertools import pairwise
from math import atan2, degrees, pi, sin

from attrs import frozen

from spacealert.engine import Event, View, events
from spacealert.engine.ship import RANGES, ZONE_OF
from spacealert.engine.view import PersonView, ThreatView
from spacealert.narration.shapes import crew_drawing, sky_drawing, svg
from spacealert.narration.shapes.shape import Point, Shapes, dim_shapes
from spacealert.narration.shapes.ship_layout import (
    LIFT,
    MIDDLE,
    ROCKET_WAY,
    STATION,
    person_position,
    positions_aboard,
    token_position,
)
from spacealert.narration.walk import event_spotlight

_THROUGH_NOTHING = (events.Teleported, events.Thrown)  # moves without a path
_BLOWS = (events.Attacked, events.Damaged, events.TileDrawn)  # people nearby hold on during these
_AHEAD = 30.0  # distance to the side at which eyes look straight ahead
_SWAY, _BREATH = 3.0, 3.0  # amplitude of a threat's sway, and seconds per breath
_AIM, _STEP_OF_TURN = 372.0, 6  # height on the ship that threats aim at, and degrees per turning step
_STEPS = 8  # steps to walk through a door
_LEAVES = 0.45  # share of a step after which a destroyed threat is gone


@frozen
class Moment:
    """A moment in the animation of a step.

    Threats sway over time (`beat`, in seconds). `awake` is the strength of the swaying, from 0 to 1.
    """

    before: View
    after: View
    event: Event | None
    share: float = 1.0
    beat: float = 0.0
    awake: float = 0.0

    @property
    def eased_share(self) -> float:
        """The progress, eased in and out."""
        return self.share * self.share * (3 - 2 * self.share)


@frozen
class Sprite:
    """A small drawing around its origin, with its position, and its rotation in degrees."""

    at: Point
    shapes: Shapes
    turn: int = 0


def move_people(moment: Moment) -> list[Sprite]:
    """Return everyone at their current position, with people in front last."""
    sprites: list[Sprite] = []
    lit = event_spotlight(moment.event)
    seen = [at for at in (position_on_track(moment, place) for place in lit.threats) if at is not None]
    seen += [(MIDDLE[zone], 0.0) for zone in lit.zones]
    for before, figure in zip(moment.before.crew, moment.after.crew, strict=True):
        at = _person_position(moment, before, figure)
        aside = seen[0][0] - at[0] if seen and not figure.knocked_out else 0.0
        look = 0 if abs(aside) < _AHEAD else 1 if aside > 0 else -1
        victim, pose = moment.after.is_victim(figure.color), _pose_of(moment, before, figure)
        drawn = crew_drawing.draw_person(figure._replace(plan=()), victim=victim, pose=pose, look=look)
        is_behind = figure.station in STATION and at[1] < STATION[figure.station].bottom - 10
        sprites.insert(0 if is_behind else len(sprites), Sprite(at, drawn))
    return sprites


def _pose_of(moment: Moment, before: PersonView, figure: PersonView) -> str:
    if moment.share < 1 and before.station != figure.station and not isinstance(moment.event, _THROUGH_NOTHING):
        if before.station[0] != figure.station[0]:
            return "ride"
        return "left-step" if int(moment.share * _STEPS) % 2 else "right-step"
    if moment.share < 1 and figure.station in STATION:
        if isinstance(moment.event, events.Destroyed):
            return "cheer"
        if isinstance(moment.event, _BLOWS) and ZONE_OF[figure.station] == moment.event.zone:
            return "ride"
    return "work" if moment.event is not None and moment.event.who == figure.color else "stand"


def _person_position(moment: Moment, before: PersonView, figure: PersonView) -> Point:
    start, end = person_position(moment.before, before), person_position(moment.after, figure)
    if start == end or moment.share >= 1 or isinstance(moment.event, _THROUGH_NOTHING):
        return end
    return point_along(path_between(start, end, before.station, figure.station), moment.eased_share)


def path_between(start: Point, end: Point, origin: str, station: str) -> tuple[Point, ...]:
    """Return the path between two positions: along the floor, through doors and by lift, or straight in space."""
    if origin in RANGES or station in RANGES:
        return (start, end)
    points = [start]
    floor = start[1]
    if origin[0] != station[0]:
        shaft = LIFT[ZONE_OF[origin]]
        middle = shaft.x + shaft.wide / 2
        floor = end[1]
        points += [(middle, start[1]), (middle, floor)]
    elif origin != station:
        points.append((start[0], floor))
    return (*points, (end[0], floor), end)


def point_along(points: tuple[Point, ...], share: float) -> Point:
    """Return the point at this share of the path."""
    lengths = [((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5 for (x, y), (to_x, to_y) in pairwise(points)]
    left = sum(lengths) * share
    for ((x, y), (to_x, to_y)), length in zip(pairwise(points), lengths, strict=True):
        if left <= length and length:
            part = left / length
            return x + (to_x - x) * part, y + (to_y - y) * part
        left -= length
    return points[-1]


def move_rockets(moment: Moment) -> list[Sprite]:
    """Return the rockets in flight, on their way from lower blue past the ship to their targets."""
    room = STATION["LB"]
    ways = {
        events.RocketLaunched: ((room.x + 150, room.y + 58), (ROCKET_WAY[0][0], room.y + 58), ROCKET_WAY[0]),
        events.TwoRocketsLaunched: ((room.x + 150, room.y + 58), (ROCKET_WAY[0][0], room.y + 58), ROCKET_WAY[0]),
        events.RocketFlies: ROCKET_WAY,
    }
    sprites = [
        Sprite(at, svg.drawing_part("rocket", 0.8))
        for was, flies, at in zip(moment.before.rocket_track, moment.after.rocket_track, ROCKET_WAY, strict=True)
        if flies and (was or moment.share >= 1)
    ]
    if moment.share < 1 and moment.event is not None and type(moment.event) in ways:
        sprites.append(
            Sprite(point_along(ways[type(moment.event)], moment.eased_share), svg.drawing_part("rocket", 0.8))
        )
    return sprites


def move_threats(moment: Moment) -> list[Sprite]:
    """Return every visible threat, on its trajectory and on board."""
    sprites = []
    for before, token in zip(moment.before.threats, moment.after.threats, strict=True):
        sprites += _move_on_track(moment, before, token)
        sprites += _move_aboard(moment, before, token)
    return sprites


def position_on_track(moment: Moment, place: int) -> Point | None:
    """Return a threat's position on its trajectory, or None if the threat is elsewhere before and after this step."""
    before, token = moment.before.threats[place], moment.after.threats[place]
    start, end = token_position(moment.before, before), token_position(moment.after, token)
    if start is None or end is None:
        return start if end is None else end
    return start[0] + (end[0] - start[0]) * moment.eased_share, start[1] + (end[1] - start[1]) * moment.eased_share


def _move_on_track(moment: Moment, before: ThreatView, token: ThreatView) -> list[Sprite]:
    start, end = token_position(moment.before, before), token_position(moment.after, token)
    if end is not None:
        at = position_on_track(moment, token.place)
        assert at is not None
        size = sky_drawing.threat_size(moment.after, token)
        body, label = sky_drawing.draw_body(token, size), sky_drawing.draw_label(token, size)
        if start is None and moment.share < 1:
            opacity = (1 + round(moment.share * 4)) / 5  # in coarse steps, so that few pictures are rendered
            body, label = dim_shapes(body, opacity), dim_shapes(label, opacity)
        return [Sprite(_sway(moment, token, at), body, _rotation_to_target(moment, token, at)), Sprite(at, label)]
    if start is not None and moment.share < _LEAVES:
        size = sky_drawing.threat_size(moment.before, before)
        return [Sprite(start, sky_drawing.draw_body(before, size)), Sprite(start, sky_drawing.draw_label(before, size))]
    return []


def _sway(moment: Moment, token: ThreatView, at: Point) -> Point:
    """Return the position of a swaying threat, which comes closer when it attacks and moves back when it is hit."""
    up = moment.awake * _SWAY * sin(2 * pi * (moment.beat / _BREATH + token.place * 0.37))
    if moment.share < 1 and moment.event is not None and moment.event.threat == token.place:
        push = sin(pi * moment.share)
        if isinstance(moment.event, (events.Attacked, events.ThreatActs)):
            up += 9 * push
        elif isinstance(moment.event, (events.Hit, events.Marked)):
            up -= 6 * push
    return at[0], at[1] + up


def _rotation_to_target(moment: Moment, token: ThreatView, at: Point) -> int:
    """Return the rotation toward the attacked zone, in coarse steps, so that few pictures are rendered."""
    event = moment.event
    if moment.share >= 1 or not isinstance(event, events.Attacked) or event.threat != token.place:
        return 0
    angle = degrees(atan2(at[0] - MIDDLE[event.zone], _AIM - at[1]))
    return round(angle * min(1.0, 3 * sin(pi * moment.share)) / _STEP_OF_TURN) * _STEP_OF_TURN


def _move_aboard(moment: Moment, before: ThreatView, token: ThreatView) -> list[Sprite]:
    if not token.is_internal:
        return []
    here, there = _positions_aboard(moment.before, before), _positions_aboard(moment.after, token)
    if len(here) == len(there) == 1 and before.stations != token.stations:
        origin, station = before.stations[0], token.stations[0]
        if origin in STATION and station in STATION:
            return [
                Sprite(
                    point_along(path_between(here[0], there[0], origin, station), moment.eased_share),
                    sky_drawing.draw_intruder(token),
                )
            ]
    shown = there or (here if moment.share < _LEAVES else ())
    return [Sprite(at, sky_drawing.draw_intruder(token)) for at in shown]


def _positions_aboard(view: View, token: ThreatView) -> tuple[Point, ...]:
    return positions_aboard(view, token) if sky_drawing.is_aboard(token) else ()
