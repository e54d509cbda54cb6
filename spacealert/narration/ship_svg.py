"""The ship, its crew and the four trajectories as SVG, part by part, so that a page need only swap what changes.

Every drawing is ours and free of words: colors are classes that the page's style sheet names, and names stand beside
the picture, never in it.
"""

from collections.abc import Iterable
from html import escape

from spacealert.engine.ship import STATIONS, ZONES
from spacealert.engine.tracks import PLACES
from spacealert.narration.picture import Figure, Picture, Token
from spacealert.narration.spotlight import NOTHING, Spotlight

_ROOM = (208, 150)  # a station's width and height
_LONGEST = 16  # spaces of the longest trajectory
_LEFT = {"R": 70, "W": 286, "B": 502}
_TOP = {"U": 90, "L": 248}
_ZONE_OF = {"R": "red", "W": "white", "B": "blue"}
# The signs that the zones have in the window, too: nobody need tell them by their color.
_TRACK_SIGNS = {
    "red": "M20 12L34 38H6Z",
    "white": "M7 26a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z",
    "blue": "M20 11L35 26L20 41L5 26Z",
    "internal": "M20 11L33 18.5V33.5L20 41L7 33.5V18.5Z",
}
_SIGNS = {  # what each damage tile shows, on a square of 20
    "heavy": "M3 13h9l5-4v8l-5-4M3 9v8",
    "lower": "M4 12h11M4 9v6M15 10v4",
    "shield": "M4 5q6-4 12 0v5q-1 6-6 8q-5-2-6-8z",
    "reactor": "M11 2l-5 9h5l-2 7l6-9h-5z",
    "lift": "M6 17V4M3 7l3-3l3 3M14 3v13M11 13l3 3l3-3",
    "structure": "M3 4l5 5l-2 4l5 1l1 4M12 3l-1 4l5 3",
}


def ship(picture: Picture, lit: Spotlight = NOTHING) -> str:
    """The whole ship as one `<svg>`, each changing part in a group that says which part it is."""
    return (
        '<svg class="ship" viewBox="0 0 800 480" role="img" aria-hidden="true">'
        + _hull()
        + "".join(f'<g data-part="{part}">{drawing}</g>' for part, drawing in ship_parts(picture, lit).items())
        + "</svg>"
    )


def tracks(picture: Picture) -> str:
    """The four trajectories as one `<svg>`; the ship is at their right end."""
    rows = []
    for row, track in enumerate(PLACES):
        rows.append(f'<g transform="translate(0 {row * 62 + 4})">{_cells(picture, track)}')
        rows.append(f'<g data-part="track-{track}">{_on_track(picture, track, NOTHING)}</g></g>')
    return '<svg class="tracks" viewBox="0 0 800 250" role="img" aria-hidden="true">' + "".join(rows) + "</svg>"


def ship_parts(picture: Picture, lit: Spotlight = NOTHING) -> dict[str, str]:
    parts = {"shields": _shields(picture)}
    parts |= {station: _station(picture, station) for station in STATIONS}
    parts |= {
        "space": _space(picture),
        "lifts": _lifts(picture),
        "tiles": _tiles(picture),
        "rockets": _rocket_track(picture),
        "light": _light(picture, lit),
    }
    return parts


def track_parts(picture: Picture, lit: Spotlight = NOTHING) -> dict[str, str]:
    return {f"track-{track}": _on_track(picture, track, lit) for track in PLACES}


def _hull() -> str:
    rooms = "".join(
        f'<rect class="room-{_ZONE_OF[zone]}" x="{left}" y="{top}" width="{_ROOM[0]}" height="{_ROOM[1]}" rx="14"/>'
        for zone, left in _LEFT.items()
        for top in _TOP.values()
    )
    doors = "".join(
        f'<rect class="door" x="{left + _ROOM[0] - 3}" y="{top + 56}" width="14" height="38" rx="4"/>'
        for left in (_LEFT["R"], _LEFT["W"])
        for top in _TOP.values()
    )
    engines = "".join(f'<path class="engine" d="M{left + 70} 414h68l12 22h-92z"/>' for left in _LEFT.values())
    outline = "M90 72H690Q742 72 752 130L772 244L752 358Q742 416 690 416H90Q38 416 28 358L8 244L28 130Q38 72 90 72Z"
    return engines + f'<path class="hull" d="{outline}"/>' + rooms + doors


def _pips(count: int, room: int, x: float, y: float, size: int = 13) -> str:
    """Energy against capacity: full ones, empty slots, and those that a heroic hand put above the capacity."""
    drawn = []
    for place in range(max(count, room)):
        at = f'x="{x + place * (size + 4)}" y="{y}" width="{size}" height="{size}" rx="3"'
        drawn.append(f'<rect class="{"pip" if place < count else "slot"}" {at}/>')
    return "".join(drawn)


def _shields(picture: Picture) -> str:
    drawn = []
    for zone, left in zip(ZONES, _LEFT.values(), strict=True):
        energy = picture.zones[zone].shield
        up = " arc-up" if energy else ""
        drawn.append(f'<path class="arc{up}" d="M{left + 4} 64q100 -26 200 0"/>')
        room = picture.zones[zone].shield_room
        width = max(energy, room) * 17 - 4
        drawn.append(_pips(energy, room, left + _ROOM[0] / 2 - width / 2, 32))
    return "".join(drawn)


def _station(picture: Picture, station: str) -> str:
    x, y = _LEFT[station[1]], _TOP[station[0]]
    zone = picture.zones[_ZONE_OF[station[1]]]
    drawn = [_letters(picture, station, x, y)]
    if station[0] == "L":
        drawn.append(_pips(zone.reactor, zone.reactor_room, x + 10, y + 42))
    if station == "UW":
        drawn += [_mark(done, x + 136 + place * 22, y + 12) for place, done in enumerate(picture.maintained)]
    if station == "LW":
        drawn += [_count(seen, x + 132 + place * 24, y + 12) for place, seen in enumerate(picture.confirmed)]
        drawn += [_capsule(x + 10 + place * 18, y + 124) for place in range(picture.fuel)]
    if station == "LB":
        drawn += [_rocket(x + 10 + place * 18, y + 120) for place in range(picture.rockets)]
    if station == "UR" and not picture.in_space:
        drawn.append(_interceptors(x + 10, y + 122))
    if lying := picture.bays.get(station):
        drawn.append(_squad(lying, x + 10, y + 122))
    drawn.append(_figures(picture.at(station), x + _ROOM[0] / 2, y + 84))
    for place, token in enumerate(picture.intruders(station)):
        drawn.append(_intruder(token, x + _ROOM[0] - 56 - place * 30, y + 132))
    return "".join(drawn)


def _letters(picture: Picture, station: str, x: float, y: float) -> str:
    drawn = []
    for place, letter in enumerate("ABC"):
        covering = picture.malfunctions(station, letter)
        at = x + 22 + place * 34
        drawn.append(f'<circle class="{"broken" if covering else "letter"}" cx="{at}" cy="{y + 22}" r="13"/>')
        drawn.append(f'<text class="{"on-dark" if covering else ""}" x="{at}" y="{y + 27.5}">{letter}</text>')
        if covering:
            numbers = "+".join(str(token.number) for token in covering)
            drawn.append(f'<text class="small" x="{at + 14}" y="{y + 14}">{numbers}</text>')
    return "".join(drawn)


def _figures(figures: tuple[Figure, ...], middle: float, y: float) -> str:
    left = middle - (len(figures) - 1) * 19
    return "".join(_figure(figure, left + place * 38, y) for place, figure in enumerate(figures))


def _figure(figure: Figure, x: float, y: float) -> str:
    out = "" if figure.conscious else " out"
    ink = "on-light" if figure.color == "yellow" else "on-dark"
    drawn = [
        f'<circle class="figure{out} person-{escape(figure.color)}" cx="{x}" cy="{y}" r="16"/>',
        f'<text class="{ink}" x="{x}" y="{y + 5.5}">{figure.number}</text>',
    ]
    if not figure.conscious:
        drawn.append(f'<path class="cross" d="M{x - 12} {y - 12}l24 24m0 -24l-24 24"/>')
    if figure.squad:
        drawn.append(_squad(figure.squad, x - 9, y + 15))
    return "".join(drawn)


def _squad(state: str, x: float, y: float) -> str:
    """Battlebots: a head with two eyes; disabled ones are hollow and crossed out."""
    kind = "bot-off" if state == "disabled" else "bot"
    head = (
        f'<rect class="{kind}" x="{x}" y="{y + 4}" width="18" height="13" rx="3"/>'
        f'<path class="{kind}" d="M{x + 9} {y + 4}v-5"/>'
    )
    if state == "disabled":
        return head + f'<path class="cross" d="M{x + 1} {y + 3}l16 15"/>'
    return head + f'<path class="sign" d="M{x + 5} {y + 9}v2M{x + 13} {y + 9}v2"/>'


def _intruder(token: Token, x: float, y: float) -> str:
    return (
        f'<path class="intruder" d="M{x - 14} {y + 11}L{x} {y - 14}L{x + 14} {y + 11}Z"/>'
        f'<text class="on-dark" x="{x}" y="{y + 8}">{token.number}</text>'
    )


def _mark(done: bool, x: float, y: float) -> str:
    tick = f'<path class="sign" d="M{x + 4} {y + 10}l4 4l6 -9"/>' if done else ""
    return f'<rect class="{"marker" if done else "slot"}" x="{x}" y="{y}" width="18" height="18" rx="3"/>{tick}'


def _count(seen: int, x: float, y: float) -> str:
    number = f'<text class="on-dark" x="{x + 9}" y="{y + 14.5}">{seen}</text>' if seen else ""
    return f'<circle class="{"marker" if seen else "slot"}" cx="{x + 9}" cy="{y + 9}" r="10"/>{number}'


def _capsule(x: float, y: float) -> str:
    return f'<rect class="fuel" x="{x}" y="{y}" width="12" height="18" rx="6"/>'


def _rocket(x: float, y: float) -> str:
    return f'<path class="rocket" d="M{x} {y + 22}v-12q0 -7 6 -10q6 3 6 10v12l-6 -5z"/>'


def _interceptors(x: float, y: float) -> str:
    return f'<path class="rocket" d="M{x} {y + 16}l11 -16l11 16l-11 -5z"/>'


def _space(picture: Picture) -> str:
    out = picture.in_space
    drawn = [_figure(figure, 60 + place * 60, 26) for place, figure in enumerate(out)]
    if out:
        drawn.append(_interceptors(14, 16))
    drawn += [_intruder(token, 130 + place * 34, 26) for place, token in enumerate(picture.intruders("space"))]
    return "".join(drawn)


def _lifts(picture: Picture) -> str:
    drawn = []
    for zone, left in zip(ZONES, _LEFT.values(), strict=True):
        broken = " lift-broken" if "lift" in picture.zones[zone].tiles else ""
        x = left + _ROOM[0] - 26
        drawn.append(f'<path class="lift{broken}" d="M{x} 258V230M{x - 5} 236l5 -6l5 6M{x - 5} 252l5 6l5 -6"/>')
    return "".join(drawn)


def _tiles(picture: Picture) -> str:
    drawn = []
    for zone, left in zip(ZONES, _LEFT.values(), strict=True):
        drawn_here = picture.zones[zone].tiles
        for place in range(max(6, len(drawn_here))):
            x = left + 4 + place * 34
            if place < len(drawn_here):
                sign = _SIGNS[drawn_here[place]]
                drawn.append(f'<rect class="tile" x="{x}" y="446" width="30" height="30" rx="5"/>')
                drawn.append(f'<path class="sign" transform="translate({x + 5} 451)" d="{sign}"/>')
            else:
                drawn.append(f'<rect class="tile-slot" x="{x}" y="446" width="30" height="30" rx="5"/>')
    return "".join(drawn)


def _rocket_track(picture: Picture) -> str:
    drawn = []
    for place, (taken, y) in enumerate(zip(picture.rocket_track, (438, 398), strict=True), start=1):
        drawn.append(f'<rect class="cell" x="752" y="{y}" width="36" height="36" rx="6"/>')
        if taken:
            drawn.append(_rocket(764, y + 7))
        else:
            drawn.append(f'<text class="small" x="770" y="{y + 23}">{place}</text>')
    return "".join(drawn)


def _cells(picture: Picture, track: str) -> str:
    layout = picture.tracks[track]
    drawn = [f'<path class="rim fill-{track}" d="{_TRACK_SIGNS[track]}"/>']
    for space in range(1, layout.length + 1):
        x = _cell(space)
        drawn.append(f'<rect class="cell" x="{x}" y="0" width="46" height="54"/>')
        if letter := layout.letters.get(space):
            drawn.append(f'<text x="{x + 23}" y="15">{letter}</text>')
    borders = (border for border in (5, 10) if border < layout.length)
    drawn += [f'<path class="cell-near" d="M{_cell(border)} -3v60"/>' for border in borders]
    return "".join(drawn)


def _cell(space: int) -> int:
    return 46 + (_LONGEST - space) * 46


def _on_track(picture: Picture, track: str, lit: Spotlight) -> str:
    tokens = picture.on_track(track)
    rings = [
        f'<circle class="{_light_class(lit)}" cx="{_cell(token.space or 0) + 23}" cy="34" r="21"/>'
        for token in tokens
        if token.place in lit.threats
    ]
    return "".join([*_piled(tokens), *rings])


def _light(picture: Picture, lit: Spotlight) -> str:
    """Frames around the stations and damages that the step is about."""
    drawn = []
    people = {figure.station for figure in picture.figures if figure.color in lit.people}
    for station in STATIONS:
        if station in (lit.stations or people):
            place = f'x="{_LEFT[station[1]]}" y="{_TOP[station[0]]}" width="{_ROOM[0]}" height="{_ROOM[1]}"'
            drawn.append(f'<rect class="{_light_class(lit)}" {place} rx="14"/>')
    for zone, left in zip(ZONES, _LEFT.values(), strict=True):
        if zone in lit.zones:
            drawn.append(f'<rect class="{_light_class(lit)}" x="{left}" y="443" width="208" height="36" rx="7"/>')
    return "".join(drawn)


def _light_class(lit: Spotlight) -> str:
    return "light harm" if lit.harm else "light"


def _piled(tokens: tuple[Token, ...]) -> Iterable[str]:
    """Tokens of one space lie half over one another, the lower number on top."""
    for space in sorted({token.space or 0 for token in tokens}):
        pile = sorted((token for token in tokens if token.space == space), key=lambda token: -token.number)
        spread = 16 if len(pile) < 3 else 9
        middle = _cell(space) + 23
        for place, token in enumerate(pile):
            x = middle + ((len(pile) - 1) / 2 - place) * spread
            yield (
                f'<circle class="rim fill-{token.track}" cx="{x}" cy="34" r="15"/>'
                f'<text class="on-dark" x="{x}" y="39.5">{token.number}</text>'
            )
