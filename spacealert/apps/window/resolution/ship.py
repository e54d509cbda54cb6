"""The ship and the four trajectories as they are at one moment, with what the event just now lights up."""

from spacealert.apps.window.icons import zone
from spacealert.apps.window.resolution import art
from spacealert.engine.ship import BAYS, STATIONS, ZONES
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import colors, fonts
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.colors import Colour, mix
from spacealert.kit.ui.icons import Sign
from spacealert.kit.ui.layout import Box
from spacealert.narration.picture import TRACK_NAMES, Picture, Token
from spacealert.narration.spotlight import Spotlight

_COLUMN = {"R": "red", "W": "white", "B": "blue"}
_LONGEST = 16


class Chart:
    """Where everything stands in a box, so that beams know their ends."""

    def __init__(self, box: Box) -> None:
        ship, self.tracks_box = box.rows(None, 4 * 29, gap=10)
        self.space, zones, self.rockets = ship.columns(78, None, 64, gap=8)
        heads, decks = zones.rows(28, None, gap=8)
        columns = [head.columns(None, 6 * 21, gap=6) for head in heads.columns(*[None] * 3, gap=10)]
        self.shields = {name: shield for name, (shield, _) in zip(ZONES, columns, strict=True)}
        self.tiles = {name: tiles for name, (_, tiles) in zip(ZONES, columns, strict=True)}
        self.hull = Box(decks.x - 6, decks.y - 4, decks.w + 12, decks.h + 8)
        upper, lower = decks.rows(None, None, gap=5)
        rooms = [*upper.columns(*[None] * 3, gap=6), *lower.columns(*[None] * 3, gap=6)]
        self.stations = dict(zip(STATIONS, rooms, strict=True))
        self.tracks = dict(zip(TRACK_NAMES, self.tracks_box.rows(*[None] * 4, gap=4), strict=True))

    def cell(self, track: str, space: int) -> Box:
        """A space of a trajectory; the ship is at its right end."""
        line = self.tracks[track]
        wide = (line.w - 92) / _LONGEST
        return Box(line.x + 92 + (_LONGEST - space) * wide, line.y, wide, line.h)


def paint(texts: Texts, canvas: Canvas, box: Box, picture: Picture, lit: Spotlight, shown: float) -> None:
    """`shown` is how far the step's movement has come, 1 when it is over."""
    chart = Chart(box)
    _hull(canvas, chart)
    for name in ZONES:
        _shield(texts, canvas, chart.shields[name], picture, name, name in lit.zones, lit.harm)
        _tiles(canvas, chart.tiles[name], picture, name)
    for station in STATIONS:
        _station(canvas, chart.stations[station], picture, station)
    _outside(texts, canvas, chart, picture)
    for track in TRACK_NAMES:
        _track(texts, canvas, chart, picture, track)
    _light(canvas, chart, picture, lit, shown)


def _hull(canvas: Canvas, chart: Chart) -> None:
    hull = chart.hull
    canvas.polygon(
        colors.PANEL,
        (hull.x, hull.y), (hull.right, hull.y), (hull.right + 14, hull.y + hull.h * 0.5),
        (hull.right, hull.bottom), (hull.x, hull.bottom), (hull.x - 14, hull.y + hull.h * 0.5),
    )  # fmt: skip


def _shield(texts: Texts, canvas: Canvas, box: Box, picture: Picture, name: str, lit: bool, harm: bool) -> None:
    state = picture.zones[name]
    sign, line, pips = box.columns(26, 20, None, gap=5)
    canvas.sign(sign, zone(name, texts.say("resolution-letter", place=name)))
    canvas.sign(line.middle(20, 20), Sign("tile-shield", colors.SIGNAL if state.shield else colors.LINE))
    art.energy(canvas, Box(pips.x, pips.y + 5, pips.w, 18), state.shield, state.shield_room)
    if lit:
        canvas.frame(box, colors.ALARM if harm else colors.AMBER, 2)


def _tiles(canvas: Canvas, box: Box, picture: Picture, name: str) -> None:
    """The zone's damages as they were drawn, and places for those that the ship would still survive."""
    drawn = picture.zones[name].tiles
    for place, cell in enumerate(box.columns(*[None] * 6, gap=3)):
        if place < len(drawn):
            canvas.fill(cell, colors.ALARM)
            canvas.sign(cell.inset(2), Sign(f"tile-{drawn[place]}", colors.INK))
        else:
            canvas.frame(cell, art.EMPTY, 1)


def _station(canvas: Canvas, box: Box, picture: Picture, station: str) -> None:
    name = _COLUMN[station[1]]
    state = picture.zones[name]
    canvas.fill(box, mix(colors.PANEL, colors.ZONES[name], 0.14))
    canvas.fill(Box(box.x, box.y, box.w, 3), mix(colors.PANEL, colors.ZONES[name], 0.75))
    if station[0] == "U":
        broken = "lift" in state.tiles
        lift = Box(box.right - 24, box.bottom - 26, 20, 24)
        canvas.sign(lift, Sign("gravolift", colors.ALARM if broken else colors.FAINT))
    top, people, low = box.inset(8, 8).rows(26, None, 24, gap=3)
    _letters(canvas, top, picture, station)
    _gauges(canvas, Box(top.x + 96, top.y, top.w - 96, top.h), picture, station)
    _people(canvas, people, picture, station)
    _things(canvas, low, picture, station)


def _letters(canvas: Canvas, box: Box, picture: Picture, station: str) -> None:
    for place, letter in enumerate("ABC"):
        cell = Box(box.x + place * 30, box.y, 27, box.h)
        covering = picture.malfunctions(station, letter)
        fired = letter == "A" and station in picture.fired
        surface = colors.INTERNAL if covering else colors.AMBER if fired else colors.RAISED
        ink = colors.INK if covering or fired else colors.TEXT
        canvas.fill(cell, surface)
        if covering:
            numbers = "+".join(str(token.number) for token in covering)
            canvas.text(cell, f"{letter}{numbers}", 17, ink, fonts.BOLD, "centre", least=9)
        else:
            canvas.text(cell, letter, 19, ink, fonts.BOLD, "centre")


def _gauges(canvas: Canvas, box: Box, picture: Picture, station: str) -> None:
    """Energy below, and on the bridge the maintenance of the three phases."""
    if station[0] == "L":
        state = picture.zones[_COLUMN[station[1]]]
        canvas.sign(Box(box.x, box.y + 3, 20, 20), Sign("tile-reactor", colors.FAINT))
        art.energy(canvas, Box(box.x + 24, box.y + 4, box.w - 24, 18), state.reactor, state.reactor_room)
    if station == "UW":
        canvas.sign(Box(box.right - 92, box.y + 2, 22, 22), Sign("computer", colors.FAINT))
        for place, done in enumerate(picture.maintained):
            cell = Box(box.right - 64 + place * 22, box.y + 4, 18, 18)
            if done:
                canvas.sign(cell, Sign("done", colors.GOOD))
            else:
                canvas.frame(cell, art.EMPTY, 1)


def _people(canvas: Canvas, box: Box, picture: Picture, station: str) -> None:
    """Everyone in a row, each squad on the right of its leader."""
    here = picture.at(station)
    if not here:
        return
    squads = sum(figure.squad is not None for figure in here)
    gap, share = 4.0, 0.66  # of a face's width, for a squad
    side = min(40.0, box.h, (box.w - gap * (len(here) - 1)) / (len(here) + share * squads))
    wide = side * (len(here) + share * squads) + gap * (len(here) - 1)
    x, y = box.x + (box.w - wide) / 2, box.y + (box.h - side) / 2
    for figure in here:
        face = Box(x, y, side, side)
        art.person(canvas, face, figure.color, figure.number, figure.conscious, None)
        x += side
        if figure.squad:
            art.bots(canvas, Box(x, y + side * (1 - share), side * share, side * share), figure.squad)
            x += side * share
        x += gap


def _things(canvas: Canvas, box: Box, picture: Picture, station: str) -> None:
    x = box.x
    if station in BAYS and (lying := picture.bays[station]):
        art.bots(canvas, Box(x, box.y, 24, 24), lying)
        x += 30
    if station == "UR" and not picture.in_space:
        canvas.sign(Box(x, box.y, 24, 24), Sign("wing", colors.TEXT))
        x += 30
    if station == "LW":
        for place in range(picture.fuel):
            canvas.sign(Box(x + place * 18, box.y + 2, 20, 20), Sign("capsule", colors.AMBER))
        x += picture.fuel * 18 + 6
        _looked_out(canvas, Box(box.right - 86, box.y, 86, box.h), picture.confirmed)
    if station == "LB":
        for place in range(picture.rockets):
            canvas.sign(Box(x + place * 20, box.y + 1, 22, 22), Sign("rocket", colors.TEXT))
        x += picture.rockets * 20 + 6
    for token in picture.intruders(station):
        canvas.sign(Box(x, box.y - 1, 26, 26), Sign("internal", colors.INTERNAL, str(token.number), token.serious))
        x += 30


def _looked_out(canvas: Canvas, box: Box, confirmed: tuple[int, ...]) -> None:
    """How many looked out together in each phase."""
    canvas.sign(Box(box.x, box.y + 2, 20, 20), Sign("eye", colors.FAINT))
    for place, seen in enumerate(confirmed):
        cell = Box(box.x + 26 + place * 20, box.y, 20, box.h)
        canvas.text(cell, str(seen), 17, colors.GOOD if seen else colors.FAINT, fonts.SEMIBOLD, "centre")


def _outside(texts: Texts, canvas: Canvas, chart: Chart, picture: Picture) -> None:
    """Space on the left with those who are out there, the rockets' two spaces on the right."""
    space = chart.space
    caption, people, tokens = space.rows(28, None, 60)
    canvas.text(caption, texts.say("resolution-space"), 15, colors.FAINT, align="centre", least=10)
    for number, figure in enumerate(picture.in_space):
        face = Box(people.x + 20, people.y + 26 + number * 62, 36, 60)
        canvas.sign(Box(face.x + 6, face.y - 26, 24, 24), Sign("wing", colors.TEXT))
        art.person(canvas, face, figure.color, figure.number, figure.conscious, figure.squad)
    for number, token in enumerate(picture.intruders("space")):
        box = Box(tokens.x + 20, tokens.y + number * 34, 32, 32)
        canvas.sign(box, Sign("internal", colors.INTERNAL, str(token.number), token.serious))
    caption, first, second, _ = chart.rockets.rows(28, 64, 64, None, gap=8)
    canvas.text(caption, texts.say("resolution-rockets"), 15, colors.FAINT, align="centre", least=10)
    for cell, flying, number in zip((second, first), picture.rocket_track, (1, 2), strict=True):
        canvas.frame(cell, art.EMPTY, 1)
        if flying:
            canvas.sign(cell.inset(8), Sign("rocket", colors.ALARM))
        else:
            canvas.text(cell, str(number), 18, colors.LINE, fonts.SEMIBOLD, "centre")


def _track(texts: Texts, canvas: Canvas, chart: Chart, picture: Picture, name: str) -> None:
    track = picture.tracks[name]
    line = chart.tracks[name]
    canvas.sign(Box(line.x, line.y, 30, line.h), zone(name, texts.say("resolution-letter", place=name)))
    canvas.text(Box(line.x + 38, line.y, 48, line.h), track.id, 17, colors.FAINT, fonts.SEMIBOLD)
    for space in range(1, track.length + 1):
        cell = chart.cell(name, space).inset(1.5, 2)
        letter = track.letters.get(space)
        near = (colors.PANEL, colors.RAISED, mix(colors.RAISED, colors.LINE, 0.6))[2 - min(2, (space - 1) // 5)]
        canvas.fill(cell, near)
        if letter:
            colour = {"X": colors.AMBER, "Y": colors.AMBER, "Z": colors.ALARM}[letter]
            canvas.text(cell, letter, 20, mix(near, colour, 0.85), fonts.BOLD, "centre")
    for token in reversed(picture.on_track(name)):
        canvas.sign(_token_box(chart, picture, token), _token_sign(token))


def _token_sign(token: Token) -> Sign:
    return Sign(token.track, colors.ZONES[token.track], str(token.number), token.serious)


def _token_box(chart: Chart, picture: Picture, token: Token) -> Box:
    """Tokens on one space lie half over one another, the lowest number on top."""
    assert token.space is not None
    pile = [one for one in picture.on_track(token.track) if one.space == token.space]
    cell = chart.cell(token.track, token.space)
    side = cell.h
    shift = (pile.index(token) - (len(pile) - 1) / 2) * min(16, cell.w / max(1, len(pile)))
    return Box(cell.x + (cell.w - side) / 2 + shift, cell.y, side, side)


def _light(canvas: Canvas, chart: Chart, picture: Picture, lit: Spotlight, shown: float) -> None:
    colour: Colour = colors.ALARM if lit.harm else colors.AMBER
    thick = 2 + 5 * (1 - shown)
    for station in lit.stations:
        canvas.frame(chart.stations[station], colour, thick)
    for figure in picture.figures:
        if figure.color in lit.people and figure.station in STATIONS and not lit.stations:
            canvas.frame(chart.stations[figure.station], colour, thick)
    for name in lit.zones:
        canvas.frame(chart.tiles[name], colour, thick)
    for token in picture.tokens:
        if token.place in lit.threats:
            if token.space is not None:
                box = _token_box(chart, picture, token)
                canvas.frame(Box(box.x - 3, box.y - 3, box.w + 6, box.h + 6), colour, thick)
            for station in token.stations:
                if station in chart.stations and token.internal:
                    canvas.frame(chart.stations[station], colors.INTERNAL, 2)
        if token.place in lit.beam_to and token.space is not None:
            start = _beam_start(chart, lit.beam_from)
            end = _token_box(chart, picture, token).centre
            canvas.line(
                start, (start[0] + (end[0] - start[0]) * shown, start[1] + (end[1] - start[1]) * shown), colour, 4
            )


def _beam_start(chart: Chart, origin: str) -> tuple[float, float]:
    if origin in chart.stations:
        room = chart.stations[origin]
        return room.x + 21, room.y + 34
    return (chart.rockets if origin == "rocket" else chart.space).centre
