"""What an event looks like while it happens: beams, pulses, rockets, impacts, explosions, energy on its way.

Every drawing is a function of the moment, so that a window, a film and a test see the same.
"""

from collections.abc import Callable, Iterator
from math import sin
from typing import Any

from spacealert.engine import events
from spacealert.engine.ship import RANGES, STATIONS, ZONE_OF
from spacealert.engine.view import View
from spacealert.narration.shapes.movement import Moment, along, where
from spacealert.narration.shapes.shape import (
    Area,
    Disc,
    Label,
    Point,
    Ring,
    Role,
    Shape,
    Shapes,
    Stroke,
    arc,
    around,
    dashes,
    placed,
    star,
)
from spacealert.narration.shapes.ship_drawing import FLYING_ROCKET, shield_arc
from spacealert.narration.shapes.ship_layout import (
    CANNON,
    LANE,
    MIDDLE,
    ROCKET_WAY,
    SHEET,
    STATION,
    band,
    place_of,
    place_of_token,
    space_on_lane,
    stations_of,
)
from spacealert.narration.walk import Spotlight, spotlight

_BEAM = {"heavy-laser": (9.0, Role.WARN), "light-laser": (5.0, Role.WARN), "interceptors": (3.0, Role.GOOD)}
_SHARDS = 9


def drawing(moment: Moment) -> Shapes:
    """What is drawn over the ship for the moment's event; nothing once it is over."""
    if moment.event is None or moment.share >= 1:
        return ()
    draw = _DRAWINGS.get(type(moment.event))
    return tuple(draw(moment, moment.event)) if draw else tuple(_light(moment))


def light(view: View, lit: Spotlight) -> Shapes:
    """Where the eye should go, in a picture that stands still."""
    role = Role.ALARM if lit.harm else Role.WARN
    shapes: list[Shape] = []
    for figure in view.crew:
        if figure.color in lit.people:
            x, y = place_of(view, figure)
            shapes.append(Ring(x, y - 22, 30, 3, role))
    for token in view.threats:
        at = place_of_token(view, token)
        if at is not None and token.place in (*lit.threats, *lit.beam_to):
            shapes.append(Ring(*at, 36, 3, role))
    for station in sorted(lit.stations):
        shapes += _frame(station, role, 0)
    for zone in lit.zones:
        shapes.append(Ring(*_zone_hit(zone), 26, 4, role))
    return tuple(shapes)


# --- parts


def _fade(share: float) -> float:
    """Full at first, gone at the end."""
    return max(0.05, 1 - share)


def _light(moment: Moment) -> Iterator[Shape]:
    """A ring around each station, person and threat that the event is about."""
    lit = spotlight(moment.event)
    role = Role.ALARM if lit.harm else Role.WARN
    reach = 34 - 14 * moment.share
    for figure in moment.after.crew:
        if figure.color in lit.people:
            x, y = place_of(moment.after, figure)
            yield Ring(x, y - 22, reach, 3, role, _fade(moment.share))
    for place in lit.threats:
        for at in _places_of(moment, place):
            yield Ring(*at, reach + 6, 3, role, _fade(moment.share))
    if not lit.people:
        for station in sorted(lit.stations):
            yield from _frame(station, role, moment.share)


def _frame(station: str, role: Role, share: float) -> Iterator[Shape]:
    room = STATION[station]
    corners = ((room.x, room.y), (room.right, room.y), (room.right, room.bottom), (room.x, room.bottom))
    yield Stroke((*corners, corners[0]), 2 + 4 * (1 - share), role, _fade(share))


def _places_of(moment: Moment, place: int) -> list[Point]:
    """Where a threat is to be seen: on its trajectory and aboard."""
    token = moment.before.threats[place] if moment.after.threats[place].space is None else moment.after.threats[place]
    on_track = where(moment, place)
    aboard = [(x, y - 20) for x, y in stations_of(moment.after, token)] if token.internal else []
    return ([on_track] if on_track else []) + aboard


def _beam(start: Point, end: Point, wide: float, role: Role, share: float) -> Iterator[Shape]:
    """It shoots out in the first third, stands, and thins away."""
    reach = min(1.0, share * 3)
    tip = (start[0] + (end[0] - start[0]) * reach, start[1] + (end[1] - start[1]) * reach)
    thick = wide * (1 if share < 0.6 else max(0.2, 1 - (share - 0.6) * 2))
    yield Stroke((start, tip), thick * 2.6, role, 0.22)
    yield Stroke((start, tip), thick, role, 0.85)
    yield Stroke((start, tip), thick * 0.4, Role.TEXT)
    yield Disc(*start, thick * 1.4, role, 0.6)
    if reach == 1:
        yield from _impact(end, (share - 0.33) * 1.5, role)


def _impact(at: Point, share: float, role: Role = Role.FIRE, large: float = 1.0) -> Iterator[Shape]:
    if 0 <= share < 1:
        yield Area(star(*at, (10 + 18 * share) * large, (5 + 6 * share) * large, 8, share / 6), role, _fade(share))
        yield Disc(*at, 8 * (1 - share) * large, Role.TEXT, 0.9)


def _explosion(at: Point, share: float, large: float = 1.0) -> Iterator[Shape]:
    """A flash, a ring that runs outward, and shards."""
    if share < 0.35:
        yield Disc(*at, (12 + 60 * share) * large, Role.TEXT, 0.8 * _fade(share * 2))
    yield Area(star(*at, (16 + 40 * share) * large, (9 + 16 * share) * large, 9, share / 8), Role.FIRE, _fade(share))
    yield Ring(*at, (8 + 58 * share) * large, 4 * _fade(share), Role.WARN, _fade(share))
    for shard in range(_SHARDS):
        turn = shard / _SHARDS + 0.03 * (shard % 3)
        x, y = around(*at, (10 + (46 + 6 * (shard % 4)) * share) * large, turn)
        yield Area(star(x, y, 5 * large, 2 * large, 3, turn + share), Role.METAL, _fade(share))


def _number(at: Point, text: str, role: Role, share: float) -> Label:
    """A number that rises and goes."""
    return Label(at[0], at[1] - 26 - 18 * share, text, 24, role, 1)


def _energy(start: Point, end: Point, amount: int, share: float) -> Iterator[Shape]:
    """Cubes on their way, one behind the other."""
    for cube in range(min(amount, 5)):
        part = min(1.0, max(0.0, share * 1.5 - cube * 0.1))
        x, y = along((start, (start[0], (start[1] + end[1]) / 2), (end[0], (start[1] + end[1]) / 2), end), part)
        yield Disc(x, y, 11, Role.ENERGY, 0.3)
        yield Area(((x - 6, y - 6), (x + 6, y - 6), (x + 6, y + 6), (x - 6, y + 6)), Role.ENERGY)


def _reactor(zone: str) -> Point:
    room = STATION["L" + zone[0].upper()]
    return room.x + 122, room.y + 22


def _shield(zone: str) -> Point:
    return MIDDLE[zone], shield_arc(zone, 0)[12][1]


def _zone_hit(zone: str) -> Point:
    return MIDDLE[zone] + 30, 372.0


# --- the crew's weapons


def _fired(moment: Moment, event: events.Fired) -> Iterator[Shape]:
    muzzle = CANNON[event.station]
    if event.energy is not None:
        yield from _energy(_reactor(event.zone), muzzle, 1, moment.share)
    yield from _impact((muzzle[0], muzzle[1] - 4), moment.share * 1.4 - 0.5, Role.WARN)
    yield from _light(moment)


def _aimed(moment: Moment, event: events.Aimed) -> Iterator[Shape]:
    targets = [at for place, _ in event.targets if (at := where(moment, place)) is not None]
    if event.weapon == "pulse-cannon":
        yield from _pulse(moment.share)
        for at in targets:
            yield from _impact(at, moment.share * 1.6 - 0.6, Role.SHIELD)
    elif event.weapon == "rocket":
        for at in targets:
            yield from _rocket(along((ROCKET_WAY[1], (ROCKET_WAY[1][0], at[1] + 40), at), min(1, moment.share * 1.7)))
            yield from _impact(at, moment.share * 2 - 1.1, Role.FIRE, 1.6)
    else:
        wide, role = _BEAM[event.weapon]
        for start in _muzzles(moment, event.weapon, event.station):
            for at in targets:
                yield from _beam(start, at, wide * (1.5 if event.heroic else 1), role, moment.share)


def _muzzles(moment: Moment, weapon: str, station: str | None) -> list[Point]:
    if weapon == "interceptors":
        return [(x, y - 34) for figure in moment.after.in_space for x, y in [place_of(moment.after, figure)]]
    return [CANNON[station]] if station in CANNON else [ROCKET_WAY[1]]


def _pulse(share: float) -> Iterator[Shape]:
    """It runs out from below the ship, through everything that is near enough."""
    center = CANNON["LW"]
    farthest = center[1] - band(2).y
    for ring, opacity in ((0.0, 0.9), (0.12, 0.5), (0.24, 0.25)):
        reach = (share - ring) * 1.15
        if reach > 0:
            yield Stroke(
                arc(*center, min(reach, 1) * farthest, -0.19, 0.19, 40), 7, Role.SHIELD, opacity * _fade(share)
            )


def _at_nothing(moment: Moment, event: events.AtNothing) -> Iterator[Shape]:
    if event.weapon == "pulse-cannon":
        yield from _pulse(moment.share)
        return
    wide, role = _BEAM.get(event.weapon, (4.0, Role.FAINT))
    for x, y in _muzzles(moment, event.weapon, event.station):
        lane = LANE[ZONE_OF[event.station]] if event.station in ZONE_OF else x
        yield from dashes(tuple((x + (lane - x) * at / 16, y - y * at / 16) for at in range(17)), wide * 0.6, role)
    yield from _light(moment)


def _rocket(at: Point) -> Shapes:
    return (Disc(at[0], at[1] + 30, 12, Role.FIRE, 0.3), *placed(FLYING_ROCKET, *at))


# --- what becomes of threats


def _hit(moment: Moment, event: events.Hit) -> Iterator[Shape]:
    for at in _places_of(moment, event.threat):
        if event.marks:
            yield from _impact(at, moment.share, Role.FIRE, 1.3)
            yield _number(at, f"−{event.marks}", Role.FIRE, moment.share)
        else:
            yield Stroke(arc(*at, 34, 0.3, 0.7, 16), 7 * _fade(moment.share), Role.SHIELD, 0.9)
            yield _number(at, "0", Role.SHIELD, moment.share)


def _marked(moment: Moment, event: events.Marked) -> Iterator[Shape]:
    for at in _places_of(moment, event.threat):
        yield from _impact(at, moment.share)
        yield _number(at, f"−{event.marks}", Role.FIRE, moment.share)


def _destroyed(moment: Moment, event: events.Destroyed) -> Iterator[Shape]:
    for at in _places_of(moment, event.threat):
        yield from _explosion(at, moment.share, 1.3)
        yield _number(at, f"+{event.points}", Role.GOOD, moment.share)


def _exploded(moment: Moment, event: events.Exploded) -> Iterator[Shape]:
    for at in _places_of(moment, event.threat):
        yield Ring(*at, 30 + 320 * moment.share, 8 * _fade(moment.share), Role.FIRE, _fade(moment.share))
        yield from _explosion(at, moment.share, 1.8)


def _appeared(moment: Moment, event: events.Appeared) -> Iterator[Shape]:
    for at in _places_of(moment, event.threat):
        yield from _warp(at, moment.share)


def _called(moment: Moment, event: events.Called) -> Iterator[Shape]:
    for place in (event.threat, event.called):
        for at in _places_of(moment, place):
            yield from _warp(at, moment.share)


def _warp(at: Point, share: float) -> Iterator[Shape]:
    """Rings that close in on it."""
    for ring in range(3):
        reach = 70 * (1 - share) - 14 * ring
        if reach > 2:
            yield Ring(*at, reach, 3, Role.WARN, 0.3 + 0.6 * share)


def _jumped(moment: Moment, event: events.ThreatJumped) -> Iterator[Shape]:
    start = place_of_token(moment.before, moment.before.threats[event.threat])
    end = place_of_token(moment.after, moment.after.threats[event.threat])
    if start and end:
        points = tuple(
            (
                start[0] + (end[0] - start[0]) * at / 20,
                start[1] + (end[1] - start[1]) * at / 20 - 40 * sin(at / 20 * 3.14),
            )
            for at in range(21)
        )
        yield from dashes(points, 4, Role.WARN)
        yield from _warp(end, moment.share)


def _phase(moment: Moment, event: events.PhaseChanged) -> Iterator[Shape]:
    for at in _places_of(moment, event.threat):
        for ring in range(3):
            reach = 20 + 12 * ring + 20 * moment.share
            yield from dashes(arc(*at, reach, moment.share / 4, 1 + moment.share / 4, 24), 2.5, Role.INTERNAL)


def _acts(moment: Moment, event: events.ThreatActs) -> Iterator[Shape]:
    token = moment.after.threats[event.threat]
    at = where(moment, event.threat)
    if at is not None:
        letters = moment.after.tracks[token.track].letters
        spaces = [space for space, letter in letters.items() if letter == event.letter and space >= (token.space or 1)]
        x, y = space_on_lane(token.track, min(spaces, default=1))
        role = Role.ALARM if event.letter == "Z" else Role.WARN
        yield Ring(x, y, 12 + 30 * moment.share, 5, role, _fade(moment.share))
        yield Ring(*at, 30 + 8 * moment.share, 3, role, _fade(moment.share))
        yield Label(x, y, event.letter, 30 + 20 * moment.share, role)


def _survived(moment: Moment, event: events.Survived) -> Iterator[Shape]:
    for at in _places_of(moment, event.threat):
        yield Ring(*at, 20 + 30 * moment.share, 3, Role.ALARM, _fade(moment.share))
        yield _number(at, f"+{event.points}", Role.FAINT, moment.share)


# --- what strikes the ship


def _attacked(moment: Moment, event: events.Attacked) -> Iterator[Shape]:
    token = moment.after.threats[event.threat]
    at = where(moment, event.threat) or (LANE[event.zone], 20.0)
    shield, hull = _shield(event.zone), _zone_hit(event.zone)
    if token.internal:
        yield from _frame("U" + event.zone[0].upper(), Role.ALARM, moment.share)
    else:
        yield from _beam(at, hull if event.through > 0 else shield, 5, Role.ALARM, moment.share)
    if event.absorbed:
        line = shield_arc(event.zone, 0)
        yield Stroke(line, 10 * _fade(moment.share), Role.SHIELD, 0.8)
        yield _number((shield[0] - 50, shield[1] + 30), f"−{event.absorbed}", Role.SHIELD, moment.share)
    if event.through > 0 and moment.share > 0.3:
        yield from _explosion(hull, (moment.share - 0.3) / 0.7, 0.9)
        yield _number(hull, f"{event.through}", Role.ALARM, moment.share)


def _damaged(moment: Moment, event: events.Damaged) -> Iterator[Shape]:
    hull = _zone_hit(event.zone)
    yield from _explosion(hull, moment.share)
    yield _number(hull, str(event.damage), Role.ALARM, moment.share)


_TILE_AT: dict[str, Callable[[str], Point]] = {
    "heavy": lambda zone: CANNON["U" + zone[0].upper()],
    "lower": lambda zone: CANNON["L" + zone[0].upper()],
    "shield": _shield,
    "reactor": _reactor,
    "lift": lambda zone: (STATION["U" + zone[0].upper()].right - 17, 458.0),
    "structure": lambda zone: {"red": (22.0, 540.0), "white": (MIDDLE["white"] + 70, 594.0), "blue": (698.0, 540.0)}[
        zone
    ],
}


def _tile(moment: Moment, event: events.TileDrawn) -> Iterator[Shape]:
    at = _TILE_AT[event.tile](event.zone)
    yield from _explosion(at, moment.share, 0.9)
    yield Label(MIDDLE[event.zone] + 62, 566, f"{event.number}", 24 + 10 * _fade(moment.share), Role.ALARM)


# --- energy, people, the computer


def _filled(moment: Moment, event: events.Filled) -> Iterator[Shape]:
    goal = _shield(event.zone) if event.system == "shield" else _reactor(event.zone)
    yield from _energy(_reactor(event.source), goal, event.amount + event.extra, moment.share)


def _refuelled(moment: Moment, event: events.Refuelled) -> Iterator[Shape]:
    room = STATION["LW"]
    yield from _energy((room.x + 20 + 17 * event.left, room.y + 53), _reactor("white"), event.amount, moment.share)


def _drained(moment: Moment, event: events.Drained) -> Iterator[Shape]:
    start = _shield(event.zone) if event.system == "shield" else _reactor(event.zone)
    goal = where(moment, event.threat) or (start[0], start[1] - 60)
    yield from _energy(start, goal, event.amount, moment.share)


def _struck(moment: Moment, event: events.BotsAttacked | events.BotsCleared | events.Repaired) -> Iterator[Shape]:
    """Sparks at what is fought or repaired."""
    token = moment.before.threats[event.threat]
    room = STATION.get(event.station)
    aboard = [(x, y - 20) for x, y in stations_of(moment.before, token) if room and room.x < x < room.right]
    spots = aboard or ([(room.x + 22, room.y + 22)] if room else _places_of(moment, event.threat))
    for at in spots[:1]:
        yield from _impact(at, moment.share, Role.GOOD, 1.2)
        if not isinstance(event, events.BotsCleared):
            yield _number(at, f"−{event.marks}", Role.GOOD, moment.share)
    yield from _light(moment)


def _knocked_out(moment: Moment, event: events.KnockedOut) -> Iterator[Shape]:
    for figure in moment.after.crew:
        if figure.color == event.who:
            x, y = place_of(moment.after, figure)
            yield from _impact((x, y - 20), moment.share, Role.ALARM, 1.4)
            for turn in range(5):
                yield Area(star(*around(x, y - 26, 24, turn / 5 + moment.share), 6, 2.5, 5), Role.WARN)


def _computer(moment: Moment, event: events.ComputerChecked | events.Maintained) -> Iterator[Shape]:
    room = STATION["UW"]
    good = not isinstance(event, events.ComputerChecked) or event.passed
    role = Role.GOOD if good else Role.ALARM
    yield Ring(room.x + 142, room.y + 75, 24 + 30 * moment.share, 5, role, _fade(moment.share))
    if not good:
        yield from _frame("UW", Role.ALARM, moment.share)
    yield from _light(moment)


def _beamed(moment: Moment, event: events.Teleported | events.Thrown) -> Iterator[Shape]:
    for station in (event.origin, event.station):
        if station in STATIONS:
            room = STATION[station]
            x = room.x + 34
            for line in range(6):
                yield Stroke(
                    ((x - 15 + 6 * line, room.y + 30), (x - 15 + 6 * line, room.bottom - 8)),
                    2,
                    Role.SHIELD,
                    _fade(moment.share),
                )
    yield from _light(moment)


def _poisoned(moment: Moment, event: events.Poisoned | events.Infected | events.HostFound) -> Iterator[Shape]:
    for figure in moment.after.crew:
        if figure.color == event.who:
            x, y = place_of(moment.after, figure)
            for puff in range(6):
                yield Disc(
                    *around(x, y - 24, 10 + 24 * moment.share, puff / 6), 8, Role.CREATURE, 0.6 * _fade(moment.share)
                )


def _in_space(moment: Moment, event: events.CrewEvent) -> Iterator[Shape]:
    """The engine's trail of an interceptor."""
    for before, figure in zip(moment.before.crew, moment.after.crew, strict=True):
        if figure.color == event.who and (figure.station in RANGES or before.station in RANGES):
            start, end = place_of(moment.before, before), place_of(moment.after, figure)
            at = along((start, end), moment.eased)
            yield Stroke((start, at), 5, Role.FIRE, 0.35 * _fade(moment.share))


def _jump(moment: Moment, event: events.Event) -> Iterator[Shape]:
    """Stars become lines: the ship is about to jump."""
    for number in range(36):
        x = (number * 97.3) % SHEET.wide
        y = (number * 61.7) % SHEET.high
        yield Stroke(((x, y), (x, y + 10 + 140 * moment.share)), 2, Role.SHIELD, 0.5 * moment.share + 0.05)


_DRAWINGS: dict[type[events.Event], Callable[[Moment, Any], Iterator[Shape]]] = {
    events.Fired: _fired,
    events.Aimed: _aimed,
    events.AtNothing: _at_nothing,
    events.Hit: _hit,
    events.Marked: _marked,
    events.Destroyed: _destroyed,
    events.Exploded: _exploded,
    events.Appeared: _appeared,
    events.Called: _called,
    events.ThreatJumped: _jumped,
    events.PhaseChanged: _phase,
    events.ThreatActs: _acts,
    events.Survived: _survived,
    events.Attacked: _attacked,
    events.Damaged: _damaged,
    events.TileDrawn: _tile,
    events.Filled: _filled,
    events.Refuelled: _refuelled,
    events.Drained: _drained,
    events.BotsAttacked: _struck,
    events.BotsCleared: _struck,
    events.Repaired: _struck,
    events.KnockedOut: _knocked_out,
    events.ComputerChecked: _computer,
    events.Maintained: _computer,
    events.Teleported: _beamed,
    events.Thrown: _beamed,
    events.Poisoned: _poisoned,
    events.Infected: _poisoned,
    events.HostFound: _poisoned,
    events.Sortie: _in_space,
    events.FlewOut: _in_space,
    events.CameNearer: _in_space,
    events.Returned: _in_space,
    events.PulledHome: _in_space,
    events.JumpsEarly: _jump,
}
