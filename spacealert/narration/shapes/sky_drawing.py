"""Draws the sky: three bands for the ranges, the trajectories that cross them, and the threats."""

from functools import cache, lru_cache

from attrs import evolve

from spacealert.engine.ship import PLACES, TRACKS, ZONES
from spacealert.engine.view import ThreatView, View
from spacealert.narration.shapes import ship_layout
from spacealert.narration.shapes.svg import load_silhouette

from spacealert.narration.shapes.shape import (  # isort: skip
    ROOM, Area, Block, Disc, Figure, Label, Point, Ring, Role, Shape, Shapes, Stroke, dashed_line, dim_shapes,
    arc_points, place_shapes, star_points,
)  # fmt: skip

ZONE_ROLE = {"red": Role.RED, "white": Role.WHITE, "blue": Role.BLUE, "internal": Role.INTERNAL}
COMMON, SERIOUS = 0.9, 1.06  # size relative to a silhouette's square
_ABOVE_LANE = 30.0  # from the farthest space of a lane to its upper edge, with the zone's symbol between
_LETTER = {"X": Role.WARN, "Y": Role.WARN, "Z": Role.ALARM}


def draw_sky(view: View) -> Shapes:
    places = PLACES if None in [threat.zone for threat in view.threats] else ZONES  # internal threats have no zone
    return draw_sky_lanes(tuple((name, view.tracks[name].id) for name in places))


@cache
def draw_sky_lanes(tracks: tuple[tuple[str, str], ...]) -> Shapes:
    """Draw stars, bands and lanes. A lane has a dot for each space, and a ring around each letter."""
    shapes: list[Shape] = []
    for number in range(70):  # stars, always the same
        x, y = (number * 197.3) % ship_layout.SHEET.wide, (number * 71.7 + number * number * 3.1) % 300
        shapes.append(Disc(x, y, 0.7 + (number % 3) * 0.4, Role.TEXT, 0.25 + (number % 4) * 0.1))
    for distance in (1, 2, 3):
        area = ship_layout.range_frame(distance)
        shapes += [
            Block(area.x, area.y, area.wide, area.high, Role.HULL, 0, 0.55 - 0.16 * distance),
            Stroke(((0, area.y), (area.wide, area.y)), 1, Role.LINE, 0.7),
            Label(14, area.y + area.high / 2, str(distance), 20, Role.FAINT),
        ]
    for name, id_ in tracks:
        track = TRACKS[id_]
        wide = ship_layout.LANE_WIDE[name]
        left = ship_layout.LANE[name] - wide / 2
        ends = ship_layout.position_on_lane(name, track.length), ship_layout.position_on_lane(name, 1)
        top = max(1.0, ends[0][1] - _ABOVE_LANE)
        high = ends[1][1] + ship_layout.PITCH / 2 - top
        shapes += [Block(left, top, wide, high, ROOM[name], 10, 0.5), Stroke(ends, 1.5, Role.LINE)]
        shapes += _draw_zone_sign(name, ends[0][0], top + 12)
        for space in range(1, track.length + 1):
            x, y = ship_layout.position_on_lane(name, space)
            if letter := track.letters.get(space):
                shapes += [
                    Stroke(((x + 10, y), (left + wide - 4, y)), 1, _LETTER[letter], 0.3),
                    Disc(x, y, 10, Role.SPACE),
                    Ring(x, y, 10, 2, _LETTER[letter]),
                    Label(x, y, letter, 15, _LETTER[letter]),
                ]
            else:
                shapes.append(Disc(x, y, 2.4, Role.FAINT))
    return tuple(shapes)


def _draw_zone_sign(name: str, x: float, y: float) -> Shapes:
    """Draw the symbol of a zone, so that zones can be distinguished without color."""
    role = ZONE_ROLE[name]
    match name:
        case "red":
            return (Area(((x, y - 8), (x + 8, y + 6), (x - 8, y + 6)), role),)
        case "white":
            return (Disc(x, y, 7, role),)
        case "blue":
            return (Area(((x, y - 8), (x + 8, y), (x, y + 8), (x - 8, y)), role),)
        case _:
            return (Area(star_points(x, y, 8, 7, 3), role),)


def draw_threat(view: View, token: ThreatView) -> Shapes:
    """Draw a threat at all its positions: on its trajectory and on board."""
    here = ship_layout.positions_aboard(view, token) if token.is_internal and is_aboard(token) else ()
    return _draw_threat_at(token, ship_layout.token_position(view, token), here, threat_size(view, token))


@lru_cache(maxsize=1024)
def _draw_threat_at(token: ThreatView, at: Point | None, here: tuple[Point, ...], size: float) -> Shapes:
    on_lane = (
        (*place_shapes(draw_body(token, size), *at), *place_shapes(draw_label(token, size), *at))
        if at is not None
        else ()
    )
    return (*on_lane, *(shape for place in here for shape in place_shapes(draw_intruder(token), *place)))


def is_aboard(token: ThreatView) -> bool:
    """Return whether the threat's tokens are on board: from its appearance until it is destroyed."""
    return token.fate in ("on track", "survived")


def threat_size(view: View, token: ThreatView) -> float:
    """Return the size of a threat, which depends on its severity and on the space available."""
    wanted = SERIOUS if token.serious else COMMON
    return wanted if token.space is None else min(wanted, ship_layout.token_width(view, token) / 92)


@lru_cache(maxsize=256)
def draw_body(token: ThreatView, size: float) -> Shapes:
    """Draw a threat around the origin, facing down, with its shields in front, or faintly if it is out of phase."""
    drawn = (Figure(0, 0, load_silhouette(token.code), size),)
    if not token.out_of_phase:
        return (*drawn, *_draw_shields(token, size))
    return (*dim_shapes(drawn, 0.35), *dashed_line(arc_points(0, 0, 54 * size, 0, 1, 24), 2, ZONE_ROLE[token.track]))


@lru_cache(maxsize=256)
def draw_label(token: ThreatView, size: float) -> Shapes:
    """Draw the label of a threat: its number, a cell per hull point, and a mark for each of its `flags`."""
    wide = max(44.0, min(64.0, 96 * size))
    left, y, role = -wide / 2, -50 * size - 12, ZONE_ROLE[token.track]
    shapes: list[Shape] = [Block(left, y - 8, wide, 16, Role.SPACE, 8, 0.75)]
    if token.serious:
        shapes.append(Ring(left + 8, y, 11, 1.6, role))
    shapes += [Disc(left + 8, y, 9, role), Label(left + 8, y, token.token_label, 14, Role.INK)]
    step = min(7.0, (wide - 26) / max(1, token.hull))
    for point in range(max(0, token.hull)):
        whole = point < token.hull_left
        cell = Block(left + 21 + point * step, y - 4.5, max(1.2, step - 1.4), 9, Role.TEXT if whole else Role.ALARM, 1)
        shapes.append(cell if whole else evolve(cell, opacity=0.4))
    shapes += [Block(left + 20 + 8 * place, y + 6, 6, 5, Role.WARN, 1) for place in range(len(token.flags))]
    return tuple(shapes)


def _draw_shields(token: ThreatView, size: float) -> Shapes:
    """Draw an arc for each shield, but at most four. If there are more, add their number."""
    if token.is_internal or token.shields <= 0:
        return ()
    shown = min(token.shields, 4)
    arcs = tuple(
        Stroke(arc_points(0, 0, 50 * size + 4 + 4.5 * place, 0.38, 0.62, 12), 2.2, Role.SHIELD)
        for place in range(shown)
    )
    return arcs if token.shields <= 4 else (*arcs, Label(0, 50 * size + 30, str(token.shields), 14, Role.SHIELD))


@lru_cache(maxsize=256)
def draw_intruder(token: ThreatView) -> Shapes:
    size = 0.42 if token.serious else 0.36
    body = (Figure(0, -46 * size, load_silhouette(token.code), size),)
    drawn = dim_shapes(body, 0.4) if token.out_of_phase else body
    return (*drawn, Disc(-13, -36, 7.5, Role.INTERNAL), Label(-13, -36, token.token_label, 12, Role.INK))
