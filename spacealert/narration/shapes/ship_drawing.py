"""Draws the ship: hull, decks, doors, lifts, reactors, cannons, shields and bays, with their damage.

`draw_empty_ship` draws the undamaged ship. Parts that change during a mission have names, so that a display only
redraws those that changed.
"""

from functools import cache, lru_cache
from typing import NamedTuple
from xml.etree import ElementTree

from spacealert import art
from spacealert.engine.ship import HANGAR, LOWER_DECK, STATIONS, ZONE_OF
from spacealert.engine.view import View
from spacealert.narration.shapes import crew_drawing, ship_layout, sky_drawing, svg

from spacealert.narration.shapes.shape import (  # isort: skip
    Area, Block, Disc, Label, Point, Ring, Role, Shape, Shapes, Stroke, dashed_line, place_shapes, star_points,
)  # fmt: skip

_READ_BY_ROOMS = tuple(field for field in View._fields if field not in ("turn", "tracks", "rocket_track"))
# Scorch marks, one per hit: distance from the middle of the zone, height and size.
_SCORCH_MARKS = ((34, 384, 1.1), (-48, 520, 0.9), (52, 506, 1.0), (-34, 404, 0.8), (4, 544, 1.2), (64, 420, 0.9))
# A scorch mark around its middle: dark discs and embers.
_SCORCH_MARK = (
    (0, 0, 18, Role.INK, 0.5), (14, 8, 14, Role.INK, 0.45), (-13, -7, 13, Role.INK, 0.45), (4, 2, 2.5, Role.FIRE, 0.8),
)  # fmt: skip
_REACH = 118.0  # from the middle of a shield's arc to its end


@cache
def draw_empty_ship() -> Shapes:
    """Draw the hull, decks, doors and shafts, without crew or damage."""
    return svg.read_group(ElementTree.parse(art.SHIP).getroot())


def draw_everything(view: View) -> Shapes:
    """Draw the sky with its trajectories, the ship, the crew and the threats."""
    fixed = (*sky_drawing.draw_sky(view), *draw_empty_ship())
    return (*fixed, *(shape for part in changeable_parts(view).values() for shape in part))


def changeable_parts(view: View, before: tuple[View, dict[str, Shapes]] | None = None) -> dict[str, Shapes]:
    """Return the parts that can change, in drawing order. Parts that have not changed since `before` are reused."""

    def changed(*fields: str) -> bool:
        return before is None or any(getattr(view, field) is not getattr(before[0], field) for field in fields)

    found = {} if before is None else {**before[1]}
    if changed(*_READ_BY_ROOMS):
        found |= draw_ship_parts(view)
    found["rockets"] = draw_rockets(view.rocket_track)
    if changed("threats"):
        found |= {f"threat-{token.place}": sky_drawing.draw_threat(view, token) for token in view.threats}
    if changed("threats", "crew"):
        found |= {f"person-{figure.number}": crew_drawing.draw_person_at(view, figure) for figure in view.crew}
    return found


def draw_ship_parts(view: View) -> dict[str, Shapes]:
    """Return the parts of the ship itself that can change, without crew and threats."""
    found: dict[str, Shapes] = {}
    for name, zone in view.zones.items():
        found[f"burns-{name}"] = draw_scorch(name, len(zone.tiles))
        found[f"shield-{name}"] = draw_shield(name, zone.shield, zone.shield_capacity, zone.temporary)
    for station in STATIONS:
        found[station] = _draw_room_content(_room_state(view, station))
    for name, zone in view.zones.items():
        found[f"damage-{name}"] = draw_damage(name, zone.tiles)
    return found


# --- parts


@lru_cache(maxsize=256)
def draw_shield(zone: str, held: int, capacity: int, temporary: int) -> Shapes:
    """Draw the shield of a zone as arcs above it."""
    shapes: list[Shape] = []
    for place in range(max(held, capacity)):
        line = shield_arc(zone, place)
        if place < held:
            above = place >= capacity
            shapes.append(Stroke(line, 8, Role.SHIELD, 0.22))
            shapes.append(Stroke(line, 3, Role.WARN if above else Role.SHIELD))
        else:
            shapes += dashed_line(line, 2, Role.SOCKET)
    for extra in range(temporary):
        shapes += dashed_line(shield_arc(zone, max(held, capacity) + extra), 3, Role.GOOD)
    if capacity < 2 + (zone == "white"):
        lost = shield_arc(zone, capacity)
        x, y = lost[4]
        shapes += [
            Stroke(((x - 7, y - 6), (x + 7, y + 6)), 3, Role.ALARM),
            Stroke(((x + 7, y - 6), (x - 7, y + 6)), 3, Role.ALARM),
        ]
    middle, top = ship_layout.MIDDLE[zone], 316.0
    shapes.append(Label(middle - _REACH + 16, top - 1, str(held), 17, Role.SHIELD if held else Role.FAINT))
    return tuple(shapes)


def shield_arc(zone: str, place: int) -> tuple[Point, ...]:
    """Return a flat arc over the zone. Arcs with a higher `place` are farther out."""
    middle, reach = ship_layout.MIDDLE[zone], 88.0
    lift = 300 - 7.5 * place - (12 if zone == "white" else 0)
    return tuple((middle - reach + 2 * reach * step / 24, lift + 16 * (2 * step / 24 - 1) ** 2) for step in range(25))


@lru_cache(maxsize=64)
def draw_scorch(zone: str, hits: int) -> Shapes:
    """Draw the scorch marks on a zone that was hit."""
    shapes: list[Shape] = []
    for hit, (dx, y, large) in enumerate(_SCORCH_MARKS[:hits]):
        side = 1 if hit % 2 else -1
        for x, down, reach, role, opacity in _SCORCH_MARK:
            at = ship_layout.MIDDLE[zone] + dx + x * large * side, y + down * large
            shapes.append(Disc(*at, reach * large, role, opacity))
    return tuple(shapes)


@lru_cache(maxsize=256)
def draw_damage(zone: str, tiles: tuple[str, ...]) -> Shapes:
    """Draw each damaged part in its place and, below the zone, a lamp for each possible damage tile."""
    groups = svg.file_groups(art.DAMAGE)
    shapes = [shape for tile in tiles for shape in svg.read_group(groups[f"{tile}-{zone}"])]
    left = ship_layout.MIDDLE[zone] - 48
    shapes += [
        Block(left + place * 16, 585, 13, 8, Role.ALARM if place < len(tiles) else Role.SOCKET, 2) for place in range(6)
    ]
    return tuple(shapes)


class _RoomState(NamedTuple):
    """The state that the drawing of a room depends on, without people and threats."""

    station: str
    malfunctions: tuple[str, ...]  # numbers of the malfunctions on each button
    fired: bool
    damaged: bool  # whether its cannon is damaged
    prepared: bool
    blinded: bool
    reactor: int
    reactor_capacity: int
    interceptors: bool
    bay: str | None
    mines: int
    sealed: bool  # whether the door toward the middle is sealed
    looks_out: bool
    marks: tuple[int, ...]  # what the station records: maintained phases, visual confirmations or rockets
    fuel: int


def _room_state(view: View, station: str) -> _RoomState:
    name = ZONE_OF[station]
    zone = view.zones[name]
    kept = {"UW": view.maintained, "LW": view.confirmed, "LB": (view.rockets,)}.get(station, ())
    has_reactor = station in LOWER_DECK
    return _RoomState(
        station,
        tuple(["+".join([threat.token_label for threat in view.malfunctions_at(station, letter)]) for letter in "ABC"]),
        station in view.fired,
        view.is_weapon_damaged(station),
        station in view.prepared,
        station != "LW" and view.has_flag(f"blinded-{name}"),
        zone.reactor if has_reactor else 0,
        zone.reactor_capacity if has_reactor else 0,
        station == HANGAR and not view.people_in_space,
        view.bays.get(station),
        sum([threat.tokens.count(station) for threat in view.threats]),
        name != "white" and view.has_flag(f"sealed-{name}"),
        station in view.lookouts,
        kept,
        view.fuel if station == "LW" else 0,
    )


@lru_cache(maxsize=1024)
def _draw_room_content(state: _RoomState) -> Shapes:
    station, room = state.station, ship_layout.STATION[state.station]
    shapes = [shape for place in range(3) for shape in _draw_button(state, place)]
    if station in LOWER_DECK:
        shapes += _draw_reactor(state)
    if station == "UW":
        shapes += _draw_maintenance(state.marks)
    if station == "LW":
        shapes += _draw_lookouts(state.marks)
        shapes += [Block(room.x + 11 + 17 * place, room.y + 37, 14, 13, Role.GOOD, 6) for place in range(state.fuel)]
    if station == "LB":
        for place in range(state.marks[0]):
            shapes += place_shapes(svg.drawing_part("rocket"), room.x + 124 + 17 * place, room.y + 58, 0.5)
    if state.interceptors:
        shapes += place_shapes(svg.drawing_part("interceptor"), room.x + 148, room.y + 50, 0.5)
    if state.bay:
        shapes += [
            Block(room.x + 112, room.y + 38, 30, 30, Role.SOCKET, 4),
            *place_shapes(crew_drawing.draw_squad(state.bay), room.x + 127, room.y + 65),
        ]
    for place in range(state.mines):
        shapes += place_shapes(svg.drawing_part("mine"), room.x + 100 + 26 * place, room.y + 84, 0.22)
    if state.sealed:
        shapes += _draw_barred_door(station)
    if state.looks_out:
        shapes.append(Disc(room.x + 100, room.y + 40, 4, Role.WARN))
    return tuple(shapes)


def _draw_button(state: _RoomState, place: int) -> Shapes:
    room, letter = ship_layout.STATION[state.station], "ABC"[place]
    x, y = room.x + 19 + place * 28, room.y + 22
    if numbers := state.malfunctions[place]:
        return (Area(star_points(x, y, 16, 11, 8), Role.INTERNAL), Label(x, y, letter + numbers, 15, Role.INK))
    fired = letter == "A" and state.fired
    shapes: list[Shape] = [
        Disc(x, y, 12, Role.WARN if fired else Role.PLATE),
        Ring(x, y, 12, 2, Role.WARN if fired else Role.EDGE),
        Label(x, y, letter, 17, Role.INK if fired else Role.TEXT),
    ]
    if letter != "A":
        return tuple(shapes)
    if state.damaged:
        shapes += place_shapes(svg.drawing_part("cross"), x, y)
    if state.prepared:
        shapes.append(Area(star_points(x + 9, y - 9, 8, 3.5, 5), Role.WARN))
    if state.blinded:
        shapes.append(Stroke(((x - 12, y + 14), (x + 12, y + 14)), 4, Role.ALARM))
    return tuple(shapes)


def _draw_reactor(state: _RoomState) -> Shapes:
    room = ship_layout.STATION[state.station]
    places = max(state.reactor, state.reactor_capacity)
    x, y = room.x + 100, room.y + 11
    built = 5 if state.station == "LW" else 3
    shapes: list[Shape] = [Block(x - 4, y - 3, max(places, built) * 14 + 6, 28, Role.SPACE, 6, 0.7)]
    for place in range(places):
        cell = x + place * 14
        if place < state.reactor:
            over = place >= state.reactor_capacity
            shapes += [
                Block(cell, y, 11, 22, Role.WARN if over else Role.ENERGY, 3),
                Block(cell + 2, y + 2, 3, 18, Role.TEXT, 1, 0.5),
            ]
        else:
            shapes.append(Block(cell, y, 11, 22, Role.SOCKET, 3))
    return tuple(shapes)


def _draw_maintenance(maintained: tuple[int, ...]) -> Shapes:
    room = ship_layout.STATION["UW"]
    shapes: list[Shape] = []
    for place, done in enumerate(maintained):
        x, y = room.x + 116 + place * 19, room.y + 13
        shapes.append(Block(x, y, 16, 18, Role.GOOD if done else Role.SOCKET, 3))
        if done:
            shapes.append(Stroke(((x + 4, y + 9), (x + 7, y + 13), (x + 13, y + 5)), 2.5, Role.INK))
    return tuple(shapes)


def _draw_lookouts(confirmed: tuple[int, ...]) -> Shapes:
    """Draw the highest number of people who looked out at the same time in each phase."""
    room = ship_layout.STATION["LW"]
    shapes: list[Shape] = []
    for place, seen in enumerate(confirmed):
        x, y = room.x + 108 + place * 21, room.y + 45
        if seen:
            shapes += [Disc(x, y, 8.5, Role.GOOD), Label(x, y, str(seen), 14, Role.INK)]
    return tuple(shapes)


def _draw_barred_door(station: str) -> Shapes:
    frame = ship_layout.DOOR[ZONE_OF[station], station[0]]
    return (
        Block(frame.x, frame.y, frame.wide, frame.high, Role.ALARM, 3),
        *(
            Stroke(((frame.x + 3, y), (frame.right - 3, y + 10)), 3, Role.INK)
            for y in (frame.y + 6, frame.y + 20, frame.y + 34)
        ),
    )


@cache
def draw_rockets(track: tuple[bool, bool]) -> Shapes:
    shapes: list[Shape] = []
    for flying, (x, y) in zip(track, ship_layout.ROCKET_WAY, strict=True):
        if flying:
            shapes += place_shapes(svg.drawing_part("rocket", 0.8), x, y)
    return tuple(shapes)
