"""Paints the station board: readable from three meters, and almost black while the power is out."""

from attrs import frozen

from spacealert.companions.the_thing.pieces import GENERATOR_FUEL, GREEN_SPACE, VEHICLES, YELLOW_SPACE, Fate
from spacealert.companions.the_thing.rec_room import FROM_PANTRY
from spacealert.companions.the_thing.station_board import Gauge, PlaceState, StationBoard, Suspect, Way
from spacealert.kit.i18n.texts import Message, Texts
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Color, Type

_GAP = 8.0
_HEAD, _GAUGES, _STORES, _DOGS = 96.0, 112.0, 64.0, 46.0
_ROW = 50.0  # of the suspicion track, at most
_ROOMY = 34.0  # from which a name can be larger
_NAME, _MARK = 132.0, 138.0
_FEW = {"thing-board-pantry": FROM_PANTRY, "thing-board-underground": GENERATOR_FUEL}  # with fewer it is getting tight
_FEWEST_SPACES, _MOST_SPACES = 9, 15  # a disc that is farther stands on the last one, with its number
_DARKNESS = 0.72  # of the light is gone


@frozen
class _Light:
    """Every color of the board, as it looks in this light."""

    dark: bool

    def __call__(self, color: Color) -> Color:
        return theme.mix(color, theme.SPACE, _DARKNESS) if self.dark else color


def paint(texts: Texts, canvas: Canvas, box: Box, board: StationBoard) -> None:
    light = _Light(board.dark)
    if board.dark:
        canvas.fill(box, theme.SPACE)
    rows = [_HEAD, _GAUGES, _STORES, None, _DOGS] if board.gauges else [_HEAD, None]
    boxes = box.rows(*rows, gap=_GAP)
    _paint_head(texts, canvas, boxes[0], board, light)
    if board.gauges:
        for cell, gauge in zip(boxes[1].columns(*[None] * len(board.gauges), gap=_GAP), board.gauges, strict=True):
            _paint_gauge(texts, canvas, cell, gauge, light)
        _paint_stores(texts, canvas, boxes[2], board, light)
        _paint_dogs(texts, canvas, boxes[4], board, light)
    _paint_suspicion(texts, canvas, boxes[3] if board.gauges else boxes[1], board, light)


def _paint_head(texts: Texts, canvas: Canvas, box: Box, board: StationBoard, light: _Light) -> None:
    """The weather, the round with its phase, and who leads."""
    canvas.plate(box, light(theme.PANEL))
    sky, phase, leader = box.inset(14, 8).columns(190, None, 200, gap=12)
    if board.weather is not None:
        picture, word = sky.columns(sky.h, None, gap=8)
        canvas.icon(picture, Icon(f"station-{board.weather}", light(_weather_color(board))))
        words = texts.say(f"thing-weather-{board.weather}")
        canvas.text(word, words, Type.SUBHEADING, light(theme.TEXT), fonts.SEMIBOLD, least=Type.SEAT)
    _paint_phase(texts, canvas, phase, board, light)
    if board.leader is not None:
        above, below = leader.rows(None, 28 if board.token is not None else 0, gap=4)
        name = texts.say("thing-board-leader", who=board.leader)
        canvas.text(above, name, Type.SUBHEADING, light(theme.BRIGHT), fonts.SEMIBOLD, "right", Type.SEAT, 2)
        if board.token is not None:
            token = texts.say("thing-board-token-short", place=board.token)
            canvas.text(below, token, Type.SEAT, light(theme.AMBER), align="right", least=Type.FINE, lines=2)


def _paint_phase(texts: Texts, canvas: Canvas, box: Box, board: StationBoard, light: _Light) -> None:
    """While the power is out, only that is drawn brightly."""
    above, below = box.rows(None, 26, gap=4)
    if board.dark:
        words = texts.say("thing-board-dark").upper()
        canvas.text(above, words, Type.BANNER, theme.ALARM, fonts.BOLD, "center", Type.HEADING)
    else:
        words = board.phase.render(texts)
        canvas.text(above, words, Type.HEADLINE, theme.AMBER, fonts.BOLD, "center", Type.LABEL)
    states = [texts.say("thing-board-round-number", round=board.number)]
    states += [texts.say(f"thing-board-{name}") for name in ("cold", "starving") if getattr(board, name)]
    ink = theme.ALARM if len(states) > 1 else theme.TEXT
    canvas.text(below, " · ".join(states), Type.LABEL, light(ink), align="center", least=Type.CAPTION)


def _weather_color(board: StationBoard) -> Color:
    return {"sun": theme.AMBER, "storm": theme.ALARM}.get(str(board.weather), theme.SIGNAL)


def _paint_gauge(texts: Texts, canvas: Canvas, box: Box, gauge: Gauge, light: _Light) -> None:
    """A place with its fuel above its damage."""
    broken = gauge.condition in (PlaceState.DARK, PlaceState.DESTROYED, PlaceState.BURNED)
    color = theme.tinted(theme.ALARM) if broken else theme.PANEL
    canvas.plate(box, light(color))
    name, fuel, damage = box.inset(10, 8).rows(28, None, None, gap=2)
    ink = theme.ALARM if broken else theme.TEXT
    canvas.text(name, gauge.name.render(texts), Type.LABEL, light(ink), fonts.SEMIBOLD, least=Type.CAPTION)
    if gauge.condition is not PlaceState.WORKING:
        mark = texts.say(f"thing-board-mark-{gauge.condition}")
        mark_ink = theme.ALARM if broken else theme.GOOD
        place = fuel if gauge.fuel is None or broken else damage
        canvas.text(place, mark, Type.LEAD, light(mark_ink), fonts.BOLD, least=Type.FINE)
        if broken or gauge.condition is PlaceState.READY:
            fuel, damage = (Box(0, 0, 0, 0), damage) if broken else (fuel, Box(0, 0, 0, 0))
    if fuel.w and gauge.fuel is not None:
        places = gauge.fuel_places or (None if gauge.location in VEHICLES else GENERATOR_FUEL)
        _paint_tokens(canvas, fuel, "station-fuel", gauge.fuel, places, light(theme.AMBER), light)
    if damage.w:
        _paint_tokens(canvas, damage, "station-damage", gauge.damage, gauge.damage_places, light(theme.ALARM), light)


def _paint_tokens(
    canvas: Canvas, box: Box, icon: str, tokens: int, places: int | None, color: Color, light: _Light
) -> None:
    """A drawing for each token and each empty place or, where these are many, one with a number."""
    shown = max(tokens, places or 0)
    if shown * 24 <= box.w:
        for place in range(shown):
            ink = color if place < tokens else light(theme.LINE)
            canvas.icon(Box(box.x + place * 24, box.y, 22, box.h).middle(22, 22), Icon(icon, ink))
        return
    picture, number = box.columns(30, None, gap=8)
    canvas.icon(picture.middle(28, 28), Icon(icon, color if tokens else light(theme.LINE)))
    words = str(tokens) if places is None else f"{tokens} / {places}"
    canvas.text(number, words, Type.SUBHEADING, light(theme.TEXT), fonts.BOLD, least=Type.LABEL)


def _paint_stores(texts: Texts, canvas: Canvas, box: Box, board: StationBoard, light: _Light) -> None:
    """What is left in store, and how far the cold and the helicopter have come."""
    cells = box.columns(*[None] * (len(board.stores) + len(board.ways)), gap=_GAP)
    for cell, (name, number) in zip(cells, board.stores, strict=False):
        _paint_number(texts, canvas, cell, name.render(texts), str(number), light(_store_color(name, number)), light)
    for cell, way in zip(cells[len(board.stores) :], board.ways, strict=True):
        words = f"{way.now} / {'?' if way.end is None else way.end}"
        _paint_number(texts, canvas, cell, way.name.render(texts), words, light(_way_color(way)), light)


def _store_color(name: Message, number: int) -> Color:
    """Red if it is running out; a Kitchen is usually empty."""
    if name.text_id == "thing-board-kitchen":
        return theme.GOOD if number else theme.FAINT
    return theme.ALARM if number < _FEW.get(name.text_id, 1) else theme.BRIGHT


def _way_color(way: Way) -> Color:
    if way.end is not None and way.now >= way.end - 1:
        return theme.ALARM if way.dangerous else theme.GOOD
    return theme.SIGNAL


def _paint_number(texts: Texts, canvas: Canvas, box: Box, name: str, number: str, color: Color, light: _Light) -> None:
    canvas.plate(box, light(theme.PANEL))
    above, below = box.inset(10, 6).rows(18, None, gap=2)
    canvas.text(above, name, Type.CAPTION, light(theme.FAINT), align="center", least=Type.FINE)
    canvas.text(below, number, Type.HEADING, color, fonts.BOLD, "center", Type.LABEL)


def _paint_dogs(texts: Texts, canvas: Canvas, box: Box, board: StationBoard, light: _Light) -> None:
    """Where the dogs are, and how strong the Aliens in the open."""
    canvas.plate(box, light(theme.PANEL))
    picture, words, more = box.inset(12, 6).columns(30, None, 210 if board.strength else 0, gap=8)
    canvas.icon(picture, Icon("station-dog", light(theme.TEXT)))
    dogs = texts.say("thing-board-dogs-short", places=board.dogs or "–", kennel=board.kennel)
    canvas.text(words, dogs, Type.BODY, light(theme.TEXT), least=Type.CAPTION, lines=2)
    if board.strength:
        said = texts.say("thing-board-strength", strength=board.strength)
        canvas.text(more, said, Type.BODY, light(theme.ALARM), fonts.BOLD, "right", Type.FINE, 2)


def _paint_suspicion(texts: Texts, canvas: Canvas, box: Box, board: StationBoard, light: _Light) -> None:
    """The suspicion track, one line for each character."""
    canvas.plate(box, light(theme.PANEL))
    if not board.suspects:
        return
    inner = box.inset(12, 8)
    high = min(_ROW, inner.h / len(board.suspects))
    farthest = max(*(one.disc + 1 for one in board.suspects), (board.max_zone or 0) + 3, (board.threat or 0) + 2)
    spaces = min(max(_FEWEST_SPACES, farthest), _MOST_SPACES)
    size = Type.LEAD if high >= _ROOMY else Type.BODY
    for place, suspect in enumerate(board.suspects):
        row = Box(inner.x, inner.y + place * high, inner.w, high)
        name, track, mark = row.columns(_NAME, None, _MARK, gap=10)
        playing = suspect.fate is Fate.PLAYING
        ink = theme.AMBER if suspect.leads else theme.TEXT if playing else theme.FAINT
        weight = fonts.BOLD if suspect.leads else fonts.SEMIBOLD
        canvas.text(name, suspect.name.render(texts), size, light(ink), weight, least=Type.CAPTION)
        if playing:
            _paint_track(canvas, track, board, suspect, spaces, light)
        _paint_mark(texts, canvas, mark, suspect, light)


def _paint_track(canvas: Canvas, box: Box, board: StationBoard, suspect: Suspect, spaces: int, light: _Light) -> None:
    cells = box.inset(0, 3).columns(*[None] * spaces, gap=3)
    for space, cell in enumerate(cells):
        canvas.fill(cell, light(theme.mix(theme.PANEL, space_color(board, space), 0.3)))
        if space == board.threat:
            canvas.frame(cell, light(theme.ALARM), 3)
        if space == min(suspect.disc, spaces - 1):
            side = min(cell.w, cell.h)
            canvas.icon(cell.middle(side, side), Icon("station-disc", light(space_color(board, space))))
            if suspect.disc > space:
                canvas.text(cell, str(suspect.disc), Type.CAPTION, theme.INK, fonts.BOLD, "center", Type.FINE)


def space_color(board: StationBoard, space: int) -> Color:
    """Green, yellow, and the red zone in which cards are laid open."""
    if space == GREEN_SPACE:
        return theme.GOOD
    if space == YELLOW_SPACE:
        return theme.AMBER
    red_from = board.max_zone if board.max_zone is not None else board.threat
    return theme.ALARM if red_from is not None and space >= red_from else theme.FAINT


def _paint_mark(texts: Texts, canvas: Canvas, box: Box, suspect: Suspect, light: _Light) -> None:
    """How somebody stands out: lost, playing face up, or with the Flamethrower."""
    if suspect.canisters is not None:
        box, flame = box.columns(None, 62, gap=6)
        picture, number = flame.columns(26, None, gap=4)
        canvas.icon(picture.middle(24, 24), Icon("station-flame", light(theme.AMBER)))
        canvas.text(number, str(suspect.canisters), Type.BODY, light(theme.AMBER), fonts.BOLD)
    if suspect.fate is Fate.PLAYING and not suspect.plays_face_up:
        if suspect.where is not None:
            canvas.text(box, suspect.where.render(texts), Type.LABEL, light(theme.TEXT), least=Type.FINE, ellipsis=True)
        return
    name = suspect.fate if suspect.fate is not Fate.PLAYING else "face-up"
    ink = theme.FAINT if suspect.fate is Fate.ABSORBED else theme.ALARM
    words = texts.say(f"thing-board-mark-{name}")
    canvas.text(box, words, Type.LABEL, light(ink), fonts.BOLD, least=Type.FINE)
