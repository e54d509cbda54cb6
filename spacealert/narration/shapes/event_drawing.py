"""Draws events while they happen: beams, pulses, rockets, impacts, explosions and energy.

A drawing depends only on its `Moment`, so that the window, films and tests agree.
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from math import sin
from typing import Any

from spacealert.engine import View, events
from spacealert.engine.ship import RANGES, STATIONS, ZONE_OF
from spacealert.narration.shapes import ship_layout, svg
from spacealert.narration.shapes.movement import Moment, point_along, position_on_track
from spacealert.narration.shapes.ship_drawing import shield_arc
from spacealert.narration.walk import Spotlight, event_spotlight

from spacealert.narration.shapes.shape import (  # isort: skip
    Area, Block, Disc, Effect, Glow, Label, Point, Ray, Ring, Role, Shape, Shapes, Stroke, dashed_line, place_shapes,
    point_on_circle, arc_points, star_points,
)  # fmt: skip

_BEAM = {"heavy-laser": (9.0, Role.WARN), "light-laser": (5.0, Role.WARN), "interceptors": (3.0, Role.GOOD)}
_SHARDS = 9
# Shares of a step: beam arrives, beam fades, rocket strikes, zone stays white.
_RISE, _HOLD, _STRIKES, _WHITE = 0.12, 0.42, 0.5, 0.08


def draw_event(moment: Moment) -> tuple[Effect, ...]:
    """Draw the event of this moment over the ship, or nothing once the event is over."""
    if moment.event is None or moment.share >= 1:
        return ()
    event = moment.event
    if type(event) in _AT_THREATS and event.threat is not None:
        draw_at, share = _AT_THREATS[type(event)], moment.share
        return tuple(shape for at in _places_of(moment, event.threat) for shape in draw_at(at, share, event))
    draw = _DRAWINGS.get(type(event))
    return tuple(draw(moment, event)) if draw else tuple(_draw_light(moment))


def draw_spotlight(view: View, lit: Spotlight) -> Shapes:
    """Mark the people, threats, stations and zones that `lit` highlights, for a still picture."""
    role = Role.ALARM if lit.harm else Role.WARN
    shapes: list[Shape] = []
    for figure in view.crew:
        if figure.color in lit.people:
            x, y = ship_layout.person_position(view, figure)
            shapes.append(Ring(x, y - 22, 30, 3, role))
    for token in view.threats:
        at = ship_layout.token_position(view, token)
        if at is not None and token.place in (*lit.threats, *lit.beam_to):
            shapes.append(Ring(*at, 36, 3, role))
    for station in sorted(lit.stations):
        shapes += _draw_frame(station, role, 0)
    for zone in lit.zones:
        shapes.append(Ring(*_impact_position(zone), 26, 4, role))
    return tuple(shapes)


# --- parts


def _fade_out(share: float) -> float:
    return max(0.05, 1 - share)


def _draw_light(moment: Moment) -> Iterator[Effect]:
    """Draw rings around the people and threats involved. If no people are, draw frames around the stations."""
    lit = event_spotlight(moment.event)
    role = Role.ALARM if lit.harm else Role.WARN
    reach = 34 - 14 * moment.share
    for figure in moment.after.crew:
        if figure.color in lit.people:
            x, y = ship_layout.person_position(moment.after, figure)
            yield Ring(x, y - 22, reach, 3, role, _fade_out(moment.share))
    for place in lit.threats:
        for at in _places_of(moment, place):
            yield Ring(*at, reach + 6, 3, role, _fade_out(moment.share))
    if not lit.people:
        for station in sorted(lit.stations):
            yield from _draw_frame(station, role, moment.share)


def _draw_frame(station: str, role: Role, share: float) -> Iterator[Shape]:
    room = ship_layout.STATION[station]
    corners = ((room.x, room.y), (room.right, room.y), (room.right, room.bottom), (room.x, room.bottom))
    yield Stroke((*corners, corners[0]), 2 + 4 * (1 - share), role, _fade_out(share))


def _places_of(moment: Moment, place: int) -> list[Point]:
    """Return the positions where a threat is visible: on its trajectory and on board."""
    token = moment.before.threats[place] if moment.after.threats[place].space is None else moment.after.threats[place]
    on_track = position_on_track(moment, place)
    aboard = [(x, y - 20) for x, y in ship_layout.positions_aboard(moment.after, token)] if token.is_internal else []
    return ([on_track] if on_track else []) + aboard


def _draw_beam(
    start: Point, end: Point, wide: float, role: Role, share: float, *, hits: bool = True
) -> Iterator[Effect]:
    reach = min(1.0, share / _RISE)
    tip = point_along((start, end), reach)
    strength = 1.0 if share < _HOLD else max(0.0, 1 - (share - _HOLD) / (1 - _HOLD)) ** 1.6
    yield Glow(*start, 5 * wide, role, 0.9 * strength)
    if hits:
        yield Ray((start, tip), 4.6 * wide * (0.5 + 0.5 * strength), role, strength)
    else:  # a miss fades into the dark
        for part in range(4):
            piece = point_along((start, tip), part / 4), point_along((start, tip), (part + 1) / 4)
            yield Ray(piece, 4 * wide, role, strength * (0.8 - 0.22 * part))
    if hits and reach == 1:
        yield from _draw_impact(end, (share - _RISE) / (1 - _RISE), role, 0.5 + wide / 10)


def _draw_impact(at: Point, share: float, role: Role = Role.FIRE, large: float = 1.0) -> Iterator[Effect]:
    if 0 <= share < 1:
        yield Glow(*at, (26 + 34 * share) * large, role, _fade_out(share))
        yield Glow(*at, 20 * large * (1 - share), Role.TEXT, _fade_out(share))
        yield from _draw_sparks(at, share, 6, 46 * large, role)


def _draw_sparks(at: Point, share: float, count: int, far: float, role: Role) -> Iterator[Effect]:
    flown = 1 - (1 - share) ** 2
    for spark in range(count):
        turn = spark * 0.381966 + at[0] * 0.013
        reach = far * (0.45 + 0.55 * ((spark * 7) % 5) / 4)
        tail, tip = (point_on_circle(*at, reach * part, turn) for part in (max(0.0, flown - 0.22), flown))
        yield Ray((tail, tip), 6, role, _fade_out(share))


def _draw_explosion(at: Point, share: float, large: float = 1.0) -> Iterator[Effect]:
    if share < 0.25:
        yield Glow(*at, (50 + 160 * share) * large, Role.TEXT, 1 - share * 4)
    yield Glow(*at, (34 + 60 * share) * large, Role.FIRE, _fade_out(share))
    yield Glow(*at, (54 + 80 * share) * large, Role.ALARM, 0.7 * _fade_out(share))
    yield Ring(*at, (10 + 90 * share) * large, 5 * _fade_out(share), Role.WARN, 0.9 * _fade_out(share))
    yield from _draw_sparks(at, share, 11, 110 * large, Role.WARN)
    for shard in range(_SHARDS):
        turn = shard / _SHARDS + 0.03 * (shard % 3)
        x, y = point_on_circle(*at, (10 + (60 + 9 * (shard % 4)) * (1 - (1 - share) ** 2)) * large, turn)
        yield Area(
            star_points(x, y, 6 * large * _fade_out(share), 2 * large, 3, turn + 2 * share),
            Role.METAL,
            _fade_out(share),
        )


def _draw_struck_zone(zone: str, share: float) -> Iterator[Effect]:
    for deck in "UL":
        room = ship_layout.STATION[deck + zone[0].upper()]
        if share < _WHITE:
            yield Block(room.x, room.y, room.wide, room.high, Role.TEXT, 10, 0.75)
        else:
            yield Glow(*room.center, 130, Role.ALARM, 0.75 * _fade_out(share))


def _draw_lit_shield(zone: str, x: float, share: float) -> Iterator[Effect]:
    """Draw light that starts where a shield is hit and runs to both ends of its arc."""
    line = shield_arc(zone, 0)
    for at, (begin, end) in enumerate(pairwise(line)):
        far = abs((begin[0] + end[0]) / 2 - x) / 100
        strength = max(0.0, 1 - abs(far - share * 1.1) * 2.2) * _fade_out(share)
        if strength > 0.05:
            yield Ray(line[at : at + 2], 26, Role.SHIELD, strength)
    yield Glow(x, line[12][1], 60, Role.SHIELD, 0.8 * _fade_out(share))


def _draw_number(at: Point, text: str, role: Role, share: float) -> Iterator[Effect]:
    """Draw a rising number on a dark disc, so that it is readable on bright backgrounds."""
    x, y = at[0], at[1] - 20 - 30 * (1 - (1 - share) ** 2)
    yield Disc(x, y, 21, Role.SPACE, 0.6)
    yield Label(x, y, text, 32, role)


def _draw_energy(start: Point, end: Point, amount: int, share: float) -> Iterator[Effect]:
    for cube in range(min(amount, 5)):
        part = min(1.0, max(0.0, share * 1.5 - cube * 0.1))
        x, y = point_along((start, (start[0], (start[1] + end[1]) / 2), (end[0], (start[1] + end[1]) / 2), end), part)
        yield Glow(x, y, 26, Role.ENERGY, 0.8)
        yield Area(((x - 6, y - 6), (x + 6, y - 6), (x + 6, y + 6), (x - 6, y + 6)), Role.ENERGY)


def _reactor_position(zone: str) -> Point:
    room = ship_layout.STATION["L" + zone[0].upper()]
    return room.x + 122, room.y + 22


def _shield_position(zone: str) -> Point:
    return ship_layout.MIDDLE[zone], shield_arc(zone, 0)[12][1]


def _impact_position(zone: str) -> Point:
    return ship_layout.MIDDLE[zone] + 30, 372.0


# --- the crew's weapons


def _draw_shot(moment: Moment, event: events.Fired) -> Iterator[Effect]:
    muzzle = ship_layout.CANNON[event.station]
    if event.energy is not None:
        yield from _draw_energy(_reactor_position(event.zone), muzzle, 1, moment.share)
    yield from _draw_impact((muzzle[0], muzzle[1] - 4), moment.share * 1.4 - 0.5, Role.WARN)
    yield from _draw_light(moment)


def _draw_aimed_shot(moment: Moment, event: events.Aimed) -> Iterator[Effect]:
    targets = [at for place, _ in event.targets if (at := position_on_track(moment, place)) is not None]
    if event.weapon == "pulse-cannon":
        yield from _draw_pulse(moment.share)
        for at in targets:
            yield from _draw_impact(at, moment.share * 1.6 - 0.6, Role.SHIELD)
    elif event.weapon == "rocket":
        for at in targets:
            if moment.share < _STRIKES:
                way = (ship_layout.ROCKET_WAY[1], (ship_layout.ROCKET_WAY[1][0] - 20, at[1] + 60), at)
                yield from _draw_rocket(way, moment.share / _STRIKES)
            else:
                yield from _draw_explosion(at, (moment.share - _STRIKES) / (1 - _STRIKES), 0.7)
    else:
        wide, role = _BEAM[event.weapon]
        for start in _muzzle_positions(moment, event.weapon, event.station):
            for at in targets:
                yield from _draw_beam(start, at, wide * (1.5 if event.heroic else 1), role, moment.share)


def _muzzle_positions(moment: Moment, weapon: str, station: str | None) -> list[Point]:
    if weapon == "interceptors":
        return [
            (x, y - 34)
            for figure in moment.after.people_in_space
            for x, y in [ship_layout.person_position(moment.after, figure)]
        ]
    return [ship_layout.CANNON[station]] if station in ship_layout.CANNON else [ship_layout.ROCKET_WAY[1]]


def _draw_pulse(share: float) -> Iterator[Effect]:
    center = ship_layout.CANNON["LW"]
    farthest = center[1] - ship_layout.range_frame(2).y
    yield Glow(*center, 70, Role.SHIELD, _fade_out(share))
    for ring, opacity in ((0.0, 1.0), (0.1, 0.55), (0.2, 0.3)):
        reach = min(1.0, (share - ring) * 1.4)
        if reach > 0:
            yield Ray(arc_points(*center, reach * farthest, -0.19, 0.19, 24), 30, Role.SHIELD, opacity * (1 - reach**3))


def _draw_missed_shot(moment: Moment, event: events.AtNothing) -> Iterator[Effect]:
    if event.weapon == "pulse-cannon":
        yield from _draw_pulse(moment.share)
        return
    wide, role = _BEAM.get(event.weapon, (4.0, Role.FAINT))
    for x, y in _muzzle_positions(moment, event.weapon, event.station):
        lane = ship_layout.LANE[ZONE_OF[event.station]] if event.station in ZONE_OF else x
        yield from _draw_beam((x, y), (lane + (lane - x) * 0.3 + 34, -20.0), wide, role, moment.share, hits=False)
    yield from _draw_light(moment)


def _draw_rocket(way: tuple[Point, ...], share: float) -> Iterator[Effect]:
    at = point_along(way, share)
    yield Ray(
        (point_along(way, max(0.0, share - 0.3)), point_along(way, max(0.0, share - 0.12)), at), 22, Role.FIRE, 0.8
    )
    yield from place_shapes(svg.drawing_part("rocket", 0.8), *at)
    yield Glow(at[0], at[1] + 24, 30, Role.FIRE, 0.9)


# --- defeated and departing threats


def _draw_hit(at: Point, share: float, event: events.Hit) -> Iterator[Effect]:
    if event.marks:
        yield from _draw_impact(at, share, Role.FIRE, 1.3)
        yield from _draw_number(at, f"−{event.marks}", Role.FIRE, share)
    else:
        yield Ray(arc_points(*at, 46, 0.36, 0.64, 12), 24, Role.SHIELD, _fade_out(share))
        yield from _draw_number(at, "0", Role.SHIELD, share)


def _draw_marked(at: Point, share: float, event: events.Marked) -> Iterator[Effect]:
    yield from _draw_impact(at, share)
    yield from _draw_number(at, f"−{event.marks}", Role.FIRE, share)


def _draw_destroyed(at: Point, share: float, event: events.Destroyed) -> Iterator[Effect]:
    yield from _draw_explosion(at, share, 1.3)
    yield from _draw_number(at, f"+{event.points}", Role.GOOD, share)


def _draw_exploded(at: Point, share: float, _: events.Exploded) -> Iterator[Effect]:
    yield Ray(arc_points(*at, 30 + 320 * share, 0, 1, 40), 24, Role.FIRE, _fade_out(share))
    yield from _draw_explosion(at, share, 1.8)


def _draw_called(moment: Moment, event: events.Called) -> Iterator[Effect]:
    for place in (event.threat, event.called):
        for at in _places_of(moment, place):
            yield from _draw_warp(at, moment.share)


def _draw_warp(at: Point, share: float, _: object = None) -> Iterator[Effect]:
    """Draw a warp: a line of light that collapses into a flash."""
    yield Ray(
        ((at[0], at[1] - 190 * (1 - share)), (at[0], at[1] + 60 * (1 - share))), 20, Role.SHIELD, _fade_out(share)
    )
    yield Glow(*at, 30 + 70 * share, Role.SHIELD, _fade_out(share))
    yield Glow(*at, 40 * (1 - share), Role.TEXT, _fade_out(share))


def _draw_threat_jump(moment: Moment, event: events.ThreatJumped) -> Iterator[Effect]:
    start = ship_layout.token_position(moment.before, moment.before.threats[event.threat])
    end = ship_layout.token_position(moment.after, moment.after.threats[event.threat])
    if start and end:
        points = tuple(
            (
                start[0] + (end[0] - start[0]) * at / 20,
                start[1] + (end[1] - start[1]) * at / 20 - 40 * sin(at / 20 * 3.14),
            )
            for at in range(21)
        )
        yield from dashed_line(points, 4, Role.WARN)
        yield from _draw_warp(end, moment.share)


def _draw_phase_change(at: Point, share: float, _: events.PhaseChanged) -> Iterator[Effect]:
    for ring in range(3):
        yield from dashed_line(
            arc_points(*at, 20 + 12 * ring + 20 * share, share / 4, 1 + share / 4, 24), 2.5, Role.INTERNAL
        )


def _draw_threat_action(moment: Moment, event: events.ThreatActs) -> Iterator[Effect]:
    token = moment.after.threats[event.threat]
    at = position_on_track(moment, event.threat)
    if at is not None:
        letters = moment.after.tracks[token.track].letters
        spaces = [space for space, letter in letters.items() if letter == event.letter and space >= (token.space or 1)]
        x, y = ship_layout.position_on_lane(token.track, min(spaces, default=1))
        role = Role.ALARM if event.letter == "Z" else Role.WARN
        yield Glow(x, y, 30 + 30 * moment.share, role, _fade_out(moment.share))
        yield Glow(*at, 76, role, 0.5 * _fade_out(moment.share))
        yield Ring(x, y, 12 + 30 * moment.share, 5, role, _fade_out(moment.share))
        yield Label(x, y, event.letter, 30 + 20 * moment.share, role)


def _draw_survived(at: Point, share: float, event: events.Survived) -> Iterator[Effect]:
    yield Ring(*at, 20 + 30 * share, 3, Role.ALARM, _fade_out(share))
    yield from _draw_number(at, f"+{event.points}", Role.FAINT, share)


# --- hits on the ship


def _draw_attack(moment: Moment, event: events.Attacked) -> Iterator[Effect]:
    share, x = moment.share, ship_layout.MIDDLE[event.zone] + 30
    at = position_on_track(moment, event.threat) or (ship_layout.LANE[event.zone], 20.0)
    shield, hull = _shield_position(event.zone), _impact_position(event.zone)
    if moment.after.threats[event.threat].is_internal:
        yield from _draw_frame("U" + event.zone[0].upper(), Role.ALARM, share)
    else:
        nose = point_along((at, hull), min(0.4, 34 / max(1.0, hull[1] - at[1])))
        yield from _draw_beam(nose, hull if event.through > 0 else (x, shield[1]), 6, Role.ALARM, share)
    if event.absorbed and share > _RISE:
        yield from _draw_lit_shield(event.zone, x, (share - _RISE) / (1 - _RISE))
        yield from _draw_number((shield[0] - 60, shield[1] + 44), f"−{event.absorbed}", Role.SHIELD, share)
    if event.through > 0 and share > _RISE:
        yield from _draw_struck_zone(event.zone, (share - _RISE) / (1 - _RISE))
        yield from _draw_explosion(hull, (share - _RISE) / (1 - _RISE), 0.8)
        yield from _draw_number(hull, f"{event.through}", Role.ALARM, share)


def _draw_damage(moment: Moment, event: events.Damaged) -> Iterator[Effect]:
    hull = _impact_position(event.zone)
    yield from _draw_struck_zone(event.zone, moment.share)
    yield from _draw_explosion(hull, moment.share)
    yield from _draw_number(hull, str(event.damage), Role.ALARM, moment.share)


_TILE_AT: dict[str, Callable[[str], Point]] = {
    "heavy": lambda zone: ship_layout.CANNON["U" + zone[0].upper()],
    "lower": lambda zone: ship_layout.CANNON["L" + zone[0].upper()],
    "shield": _shield_position,
    "reactor": _reactor_position,
    "lift": lambda zone: (ship_layout.STATION["U" + zone[0].upper()].right - 17, 458.0),
    "structure": lambda zone: {
        "red": (22.0, 540.0),
        "white": (ship_layout.MIDDLE["white"] + 70, 594.0),
        "blue": (698.0, 540.0),
    }[zone],
}


def _draw_tile(moment: Moment, event: events.TileDrawn) -> Iterator[Effect]:
    at = _TILE_AT[event.tile](event.zone)
    yield from _draw_struck_zone(event.zone, moment.share)
    yield from _draw_explosion(at, moment.share, 0.8)
    yield Label(
        ship_layout.MIDDLE[event.zone] + 62, 566, f"{event.number}", 24 + 18 * _fade_out(moment.share), Role.ALARM
    )


# --- energy, people, the computer


def _draw_filling(moment: Moment, event: events.Filled) -> Iterator[Effect]:
    goal = _shield_position(event.zone) if event.system == "shield" else _reactor_position(event.zone)
    yield from _draw_energy(_reactor_position(event.source), goal, event.amount + event.extra, moment.share)


def _draw_refuelling(moment: Moment, event: events.Refuelled) -> Iterator[Effect]:
    room = ship_layout.STATION["LW"]
    yield from _draw_energy(
        (room.x + 20 + 17 * event.left, room.y + 53), _reactor_position("white"), event.amount, moment.share
    )


def _draw_draining(moment: Moment, event: events.Drained) -> Iterator[Effect]:
    start = _shield_position(event.zone) if event.system == "shield" else _reactor_position(event.zone)
    goal = position_on_track(moment, event.threat) or (start[0], start[1] - 60)
    yield from _draw_energy(start, goal, event.amount, moment.share)


def _draw_strike(moment: Moment, event: events.BotsAttacked | events.BotsCleared | events.Repaired) -> Iterator[Effect]:
    """Draw sparks where battlebots attack or someone repairs, with the damage done, if any."""
    token = moment.before.threats[event.threat]
    room = ship_layout.STATION.get(event.station)
    aboard = [
        (x, y - 20) for x, y in ship_layout.positions_aboard(moment.before, token) if room and room.x < x < room.right
    ]
    spots = aboard or ([(room.x + 22, room.y + 22)] if room else _places_of(moment, event.threat))
    for at in spots[:1]:
        yield from _draw_impact(at, moment.share, Role.GOOD, 1.2)
        if not isinstance(event, events.BotsCleared):
            yield from _draw_number(at, f"−{event.marks}", Role.GOOD, moment.share)
    yield from _draw_light(moment)


def _position_of(moment: Moment, who: str) -> Point:
    return next(
        ship_layout.person_position(moment.after, figure) for figure in moment.after.crew if figure.color == who
    )


def _draw_knockout(moment: Moment, event: events.KnockedOut) -> Iterator[Effect]:
    x, y = _position_of(moment, event.who)
    yield from _draw_impact((x, y - 20), moment.share, Role.ALARM, 1.2)
    for turn in range(5):
        yield Area(star_points(*point_on_circle(x, y - 26, 24, turn / 5 + moment.share), 6, 2.5, 5), Role.WARN)


def _draw_computer(moment: Moment, event: events.ComputerChecked | events.Maintained) -> Iterator[Effect]:
    room = ship_layout.STATION["UW"]
    good = not isinstance(event, events.ComputerChecked) or event.passed
    role = Role.GOOD if good else Role.ALARM
    yield Ring(room.x + 142, room.y + 75, 24 + 30 * moment.share, 5, role, _fade_out(moment.share))
    if not good:
        yield from _draw_frame("UW", Role.ALARM, moment.share)
    yield from _draw_light(moment)


def _draw_teleport(moment: Moment, event: events.Teleported | events.Thrown) -> Iterator[Effect]:
    for station in (event.origin, event.station):
        if station in STATIONS:
            room = ship_layout.STATION[station]
            x = room.x + 34
            for line in range(6):
                stroke = (x - 15 + 6 * line, room.y + 30), (x - 15 + 6 * line, room.bottom - 8)
                yield Ray(stroke, 10, Role.SHIELD, _fade_out(moment.share))
    yield from _draw_light(moment)


def _draw_poison(moment: Moment, event: events.Poisoned | events.Infected | events.HostFound) -> Iterator[Effect]:
    x, y = _position_of(moment, event.who)
    for puff in range(6):
        at = point_on_circle(x, y - 24, 10 + 24 * moment.share, puff / 6)
        yield Disc(*at, 8, Role.CREATURE, 0.6 * _fade_out(moment.share))


def _draw_engine_trail(moment: Moment, event: events.CrewEvent) -> Iterator[Effect]:
    for before, figure in zip(moment.before.crew, moment.after.crew, strict=True):
        if figure.color == event.who and (figure.station in RANGES or before.station in RANGES):
            start, end = (
                ship_layout.person_position(moment.before, before),
                ship_layout.person_position(moment.after, figure),
            )
            at = point_along((start, end), moment.eased_share)
            yield Ray((start, at), 18, Role.FIRE, 0.8 * _fade_out(moment.share))


def _draw_ship_jump(moment: Moment, event: events.Event) -> Iterator[Effect]:
    for number in range(36):
        x = (number * 97.3) % ship_layout.SHEET.wide
        y = (number * 61.7) % ship_layout.SHEET.high
        yield Ray(((x, y), (x, y + 10 + 140 * moment.share)), 6, Role.SHIELD, 0.6 * moment.share + 0.05)


def _draw_loss(moment: Moment, event: events.ShipLost) -> Iterator[Effect]:
    for zone in (event.zone,) if event.zone else ship_layout.MIDDLE:
        yield from _draw_struck_zone(zone, moment.share)
        yield from _draw_explosion(_impact_position(zone), moment.share, 2.2)


# --- duration and camera shake

_SLOW, _QUICK = 0.9, 0.5  # seconds for events with a light effect, and for plain movement
_SHINES = (
    events.Aimed, events.AtNothing, events.Hit, events.Marked, events.Destroyed, events.Exploded, events.Attacked,
    events.Damaged, events.TileDrawn, events.ShipLost, events.ThreatActs, events.Appeared, events.KnockedOut,
)  # fmt: skip
_SHAKES: dict[type[events.Event], float] = {
    events.Damaged: 6.0, events.TileDrawn: 5.0, events.Attacked: 6.0, events.Exploded: 4.0, events.ShipLost: 12.0,
    events.Destroyed: 2.0,
}  # fmt: skip
_SHAKING = 0.4  # share of the step
_PUSH, _STRIKES_AT = 0.013, 0.15  # share of the picture per unit of strength, and the moment of closest zoom


def event_duration(event: events.Event | None) -> float:
    """Return the length of this event's animation, in seconds."""
    return _SLOW if isinstance(event, _SHINES) else _QUICK


def camera_at(moment: Moment) -> tuple[Point, float, Point]:
    """Return the offset of the shaking ship, the camera's zoom and the point it zooms to."""
    event, share = moment.event, moment.share
    hard = 0.0 if event is None or share >= 1 else _SHAKES.get(type(event), 0.0)
    if not hard or (isinstance(event, events.Attacked) and not event.through):
        return (0.0, 0.0), 1.0, ship_layout.SHEET.center
    shakes = hard * max(0.0, 1 - share / _SHAKING)
    lit = event_spotlight(event)
    at = next((_impact_position(zone) for zone in lit.zones), None) or next(
        map(partial(position_on_track, moment), lit.threats), None
    )
    nearer = 1 + _PUSH * hard * min(1.0, share / _STRIKES_AT) * (1 - share) ** 1.5
    return (shakes * sin(97 * share), shakes * sin(71 * share + 1)), nearer, at or ship_layout.SHEET.center


# How to draw a threat's events wherever it is visible, and all others.
_AT_THREATS: dict[type[events.Event], Callable[[Point, float, Any], Iterator[Effect]]] = {
    events.Hit: _draw_hit, events.Marked: _draw_marked, events.Destroyed: _draw_destroyed,
    events.Exploded: _draw_exploded, events.Appeared: _draw_warp, events.PhaseChanged: _draw_phase_change,
    events.Survived: _draw_survived,
}  # fmt: skip
_DRAWINGS: dict[type[events.Event], Callable[[Moment, Any], Iterator[Effect]]] = {
    events.Fired: _draw_shot, events.Aimed: _draw_aimed_shot, events.AtNothing: _draw_missed_shot,
    events.Called: _draw_called, events.ThreatJumped: _draw_threat_jump, events.ThreatActs: _draw_threat_action,
    events.Attacked: _draw_attack, events.Damaged: _draw_damage, events.TileDrawn: _draw_tile,
    events.Filled: _draw_filling, events.Refuelled: _draw_refuelling, events.Drained: _draw_draining,
    events.KnockedOut: _draw_knockout, events.JumpsEarly: _draw_ship_jump, events.ShipLost: _draw_loss,
    **dict.fromkeys((events.BotsAttacked, events.BotsCleared, events.Repaired), _draw_strike),
    **dict.fromkeys((events.ComputerChecked, events.Maintained), _draw_computer),
    **dict.fromkeys((events.Teleported, events.Thrown), _draw_teleport),
    **dict.fromkeys((events.Poisoned, events.Infected, events.HostFound), _draw_poison),
    **dict.fromkeys(
        (events.Sortie, events.FlewOut, events.CameNearer, events.Returned, events.PulledHome), _draw_engine_trail
    ),
}  # fmt: skip
