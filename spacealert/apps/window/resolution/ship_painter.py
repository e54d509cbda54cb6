"""The ship and the four trajectories as they are at one moment, with what the event just now lights up."""

from spacealert.apps.window import game_colors
from spacealert.apps.window.icons import zone
from spacealert.apps.window.resolution import art
from spacealert.engine.ship import BAYS, SPACE, STATIONS, ZONES
from spacealert.engine.tracks import PLACES
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Color, Type
from spacealert.narration.picture import Picture, Token
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
        self.tracks = dict(zip(PLACES, self.tracks_box.rows(*[None] * 4, gap=4), strict=True))

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
    _doors(canvas, chart, picture)
    _outside(texts, canvas, chart, picture)
    for track in PLACES:
        _track(texts, canvas, chart, picture, track)
    _light(canvas, chart, picture, lit, shown)


def _hull(canvas: Canvas, chart: Chart) -> None:
    hull = chart.hull
    canvas.polygon(
        theme.PANEL,
        (hull.x, hull.y), (hull.right, hull.y), (hull.right + 14, hull.y + hull.h * 0.5),
        (hull.right, hull.bottom), (hull.x, hull.bottom), (hull.x - 14, hull.y + hull.h * 0.5),
    )  # fmt: skip


def _shield(texts: Texts, canvas: Canvas, box: Box, picture: Picture, name: str, lit: bool, harm: bool) -> None:
    state = picture.zones[name]
    icon, line, pips = box.columns(26, 20, None, gap=5)
    canvas.icon(icon, zone(name, texts.say("resolution-letter", place=name)))
    canvas.icon(line.middle(20, 20), Icon("tile-shield", theme.SIGNAL if state.shield else theme.LINE))
    temporary = picture.temporary[ZONES.index(name)]
    if temporary:  # of an Energy Technician
        pips, more = pips.columns(None, 30, gap=4)
        canvas.text(more, f"+{temporary}", Type.LABEL, theme.SIGNAL, fonts.BOLD)
    art.energy(canvas, Box(pips.x, pips.y + 5, pips.w, 18), state.shield, state.shield_room)
    if lit:
        canvas.frame(box, theme.ALARM if harm else theme.AMBER, 2)


def _tiles(canvas: Canvas, box: Box, picture: Picture, name: str) -> None:
    """The zone's damages as they were drawn, and places for those that the ship would still survive."""
    drawn = picture.zones[name].tiles
    for place, cell in enumerate(box.columns(*[None] * 6, gap=3)):
        if place < len(drawn):
            canvas.fill(cell, theme.ALARM)
            canvas.icon(cell.inset(2), Icon(f"tile-{drawn[place]}", theme.INK))
        else:
            canvas.frame(cell, theme.HOLLOW, 1)


def _station(canvas: Canvas, box: Box, picture: Picture, station: str) -> None:
    name = _COLUMN[station[1]]
    state = picture.zones[name]
    canvas.fill(box, theme.tinted(game_colors.ZONES[name]))
    canvas.fill(Box(box.x, box.y, box.w, 3), theme.receding(game_colors.ZONES[name]))
    if station[0] == "U":
        broken = "lift" in state.tiles
        lift = Box(box.right - 24, box.bottom - 26, 20, 24)
        canvas.icon(lift, Icon("gravolift", theme.ALARM if broken else theme.FAINT))
    top, people, low = box.inset(8, 8).rows(26, None, 24, gap=3)
    _letters(canvas, top, picture, station)
    _gauges(canvas, Box(top.x + 96, top.y, top.w - 96, top.h), picture, station)
    _people(canvas, people, picture, station)
    _things(canvas, low, picture, station)


def _doors(canvas: Canvas, chart: Chart, picture: Picture) -> None:
    """A sealed door stands between its zone and the white one."""
    for name, station in (("red", "UR"), ("blue", "UW")):
        if picture.has_flag(f"sealed-{name}"):
            upper, lower = chart.stations[station], chart.stations["L" + station[1]]
            canvas.fill(Box(upper.right, upper.y, 6, lower.bottom - upper.y), theme.ALARM)


def _letters(canvas: Canvas, box: Box, picture: Picture, station: str) -> None:
    for place, letter in enumerate("ABC"):
        cell = Box(box.x + place * 30, box.y, 27, box.h)
        covering = picture.malfunctions(station, letter)
        fired = letter == "A" and station in picture.fired
        damaged = letter == "A" and picture.is_weapon_damaged(station)
        blinded = letter == "A" and station != "LW" and picture.has_flag(f"blinded-{_COLUMN[station[1]]}")
        prepared = letter == "A" and station in picture.prepared
        surface = game_colors.INTERNAL if covering else theme.AMBER if fired else theme.RAISED
        ink = theme.INK if covering or fired else theme.ALARM if damaged else theme.TEXT
        canvas.fill(cell, surface)
        if damaged:
            canvas.frame(cell, theme.ALARM, 3)
        if prepared:
            canvas.icon(Box(cell.right - 9, cell.y - 5, 14, 14), Icon("star", theme.AMBER))
        if blinded:
            canvas.fill(Box(cell.x, cell.bottom - 5, cell.w, 5), theme.ALARM)
        if covering:
            numbers = "+".join(token.sign for token in covering)
            canvas.text(cell, f"{letter}{numbers}", Type.CAPTION, ink, fonts.BOLD, "center", least=Type.FINE)
        else:
            canvas.text(cell, letter, Type.LABEL, ink, fonts.BOLD, "center")


def _gauges(canvas: Canvas, box: Box, picture: Picture, station: str) -> None:
    """Energy below, and on the bridge the maintenance of the three phases."""
    if station[0] == "L":
        state = picture.zones[_COLUMN[station[1]]]
        canvas.icon(Box(box.x, box.y + 3, 20, 20), Icon("tile-reactor", theme.FAINT))
        art.energy(canvas, Box(box.x + 24, box.y + 4, box.w - 24, 18), state.reactor, state.reactor_room)
    if station == "UW":
        canvas.icon(Box(box.right - 92, box.y + 2, 22, 22), Icon("computer", theme.FAINT))
        for place, done in enumerate(picture.maintained):
            cell = Box(box.right - 64 + place * 22, box.y + 4, 18, 18)
            if done:
                canvas.icon(cell, Icon("done", theme.GOOD))
            else:
                canvas.frame(cell, theme.HOLLOW, 1)


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
        if picture.is_victim(figure):
            canvas.icon(Box(x + side * 0.6, y - side * 0.1, side * 0.5, side * 0.5), Icon("figure", theme.GOOD))
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
        canvas.icon(Box(x, box.y, 24, 24), Icon("wing", theme.TEXT))
        x += 30
    if station == "LW":
        for place in range(picture.fuel):
            canvas.icon(Box(x + place * 18, box.y + 2, 20, 20), Icon("capsule", theme.AMBER))
        x += picture.fuel * 18 + 6
        _looked_out(canvas, Box(box.right - 86, box.y, 86, box.h), picture.confirmed)
    if station == "LB":
        for place in range(picture.rockets):
            canvas.icon(Box(x + place * 20, box.y + 1, 22, 22), Icon("rocket", theme.TEXT))
        x += picture.rockets * 20 + 6
    for _ in range(picture.mines(station)):
        canvas.icon(Box(x, box.y + 2, 20, 20), Icon("cross", theme.ALARM))
        x += 24
    for token in picture.intruders(station):
        canvas.icon(Box(x, box.y - 1, 26, 26), Icon("internal", game_colors.INTERNAL, token.sign, token.serious))
        x += 30


def _looked_out(canvas: Canvas, box: Box, confirmed: tuple[int, ...]) -> None:
    """How many looked out together in each phase."""
    canvas.icon(Box(box.x, box.y + 2, 20, 20), Icon("eye", theme.FAINT))
    for place, seen in enumerate(confirmed):
        cell = Box(box.x + 26 + place * 20, box.y, 20, box.h)
        canvas.text(cell, str(seen), Type.CAPTION, theme.GOOD if seen else theme.FAINT, fonts.SEMIBOLD, "center")


def _outside(texts: Texts, canvas: Canvas, chart: Chart, picture: Picture) -> None:
    """Space on the left with those who are out there, the rockets' two spaces on the right."""
    space = chart.space
    caption, people, tokens = space.rows(28, None, 60)
    canvas.text(caption, texts.say("resolution-space"), Type.FINE, theme.FAINT, align="center", least=Type.FINE)
    for number, figure in enumerate(picture.in_space):
        face = Box(people.x + 20, people.y + 26 + number * 62, 36, 60)
        canvas.icon(Box(face.x + 6, face.y - 26, 24, 24), Icon("wing", theme.TEXT))
        if figure.station != SPACE:  # farther out than the nearest range
            away = Box(face.x + 32, face.y - 26, 26, 24)
            canvas.text(away, f"{picture.range_of(figure)}", Type.BODY, theme.AMBER, fonts.BOLD, "center")
        art.person(canvas, face, figure.color, figure.number, figure.conscious, figure.squad)
    for number, token in enumerate(picture.intruders("space")):
        box = Box(tokens.x + 20, tokens.y + number * 34, 32, 32)
        canvas.icon(box, Icon("internal", game_colors.INTERNAL, token.sign, token.serious))
    caption, first, second, _ = chart.rockets.rows(28, 64, 64, None, gap=8)
    canvas.text(caption, texts.say("resolution-rockets"), Type.FINE, theme.FAINT, align="center", least=Type.FINE)
    for cell, flying, number in zip((second, first), picture.rocket_track, (1, 2), strict=True):
        canvas.frame(cell, theme.HOLLOW, 1)
        if flying:
            canvas.icon(cell.inset(8), Icon("rocket", theme.ALARM))
        else:
            canvas.text(cell, str(number), Type.CAPTION, theme.LINE, fonts.SEMIBOLD, "center")


def _track(texts: Texts, canvas: Canvas, chart: Chart, picture: Picture, name: str) -> None:
    track = picture.tracks[name]
    line = chart.tracks[name]
    canvas.icon(Box(line.x, line.y, 30, line.h), zone(name, texts.say("resolution-letter", place=name)))
    canvas.text(Box(line.x + 38, line.y, 48, line.h), track.id, Type.CAPTION, theme.FAINT, fonts.SEMIBOLD)
    for space in range(1, track.length + 1):
        cell = chart.cell(name, space).inset(1.5, 2)
        letter = track.letters.get(space)
        near = (theme.PANEL, theme.RAISED, theme.NEARBY)[2 - min(2, (space - 1) // 5)]
        canvas.fill(cell, near)
        if letter:
            color = {"X": theme.AMBER, "Y": theme.AMBER, "Z": theme.ALARM}[letter]
            canvas.text(cell, letter, Type.LABEL, theme.receding(color), fonts.BOLD, "center")
    for token in reversed(picture.on_track(name)):
        canvas.icon(_token_box(chart, picture, token), _token_sign(token))


def _token_sign(token: Token) -> Icon:
    """One out of phase is dim."""
    color = game_colors.ZONES[token.track]
    return Icon(token.track, theme.faded(color) if token.out_of_phase else color, token.sign, token.serious)


def _token_box(chart: Chart, picture: Picture, token: Token) -> Box:
    """Tokens on one space lie half over one another, the lowest number on top."""
    assert token.space is not None
    pile = [one for one in picture.on_track(token.track) if one.space == token.space]
    cell = chart.cell(token.track, token.space)
    side = cell.h
    shift = (pile.index(token) - (len(pile) - 1) / 2) * min(16, cell.w / max(1, len(pile)))
    return Box(cell.x + (cell.w - side) / 2 + shift, cell.y, side, side)


def _light(canvas: Canvas, chart: Chart, picture: Picture, lit: Spotlight, shown: float) -> None:
    color: Color = theme.ALARM if lit.harm else theme.AMBER
    thick = 2 + 5 * (1 - shown)
    for station in lit.stations:
        canvas.frame(chart.stations[station], color, thick)
    for figure in picture.figures:
        if figure.color in lit.people and figure.station in STATIONS and not lit.stations:
            canvas.frame(chart.stations[figure.station], color, thick)
    for name in lit.zones:
        canvas.frame(chart.tiles[name], color, thick)
    for token in picture.tokens:
        if token.place in lit.threats:
            if token.space is not None:
                box = _token_box(chart, picture, token)
                canvas.frame(Box(box.x - 3, box.y - 3, box.w + 6, box.h + 6), color, thick)
            for station in token.stations:
                if station in chart.stations and token.internal:
                    canvas.frame(chart.stations[station], game_colors.INTERNAL, 2)
        if token.place in lit.beam_to and token.space is not None:
            start = _beam_start(chart, lit.beam_from)
            end = _token_box(chart, picture, token).center
            canvas.line(
                start, (start[0] + (end[0] - start[0]) * shown, start[1] + (end[1] - start[1]) * shown), color, 4
            )


def _beam_start(chart: Chart, origin: str) -> tuple[float, float]:
    if origin in chart.stations:
        room = chart.stations[origin]
        return room.x + 21, room.y + 34
    return (chart.rockets if origin == "rocket" else chart.space).center
