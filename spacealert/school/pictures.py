"""Pictures shown next to lessons, exercises and setup steps: as descriptions, text art for the terminal, or shapes."""

from functools import cache

from spacealert.engine.ship import TRACKS
from spacealert.engine.view import ThreatView
from spacealert.kit.i18n.texts import Texts
from spacealert.narration import chart
from spacealert.narration.sentences import EventNarrator, card_in_words, card_name
from spacealert.narration.shapes import crew_drawing, ship_drawing
from spacealert.narration.shapes.shape import Area, Block, Disc, Label, Role, Shape, Shapes, Stroke, place_shapes
from spacealert.narration.shapes.ship_layout import LONGEST, SHIP, Frame
from spacealert.narration.shapes.svg import load_silhouette
from spacealert.school.exercises import Board
from spacealert.school.setting_up import TablePicture, TablePlace
from spacealert.session.setup import SEAT_COLORS


def picture_in_words(texts: Texts, picture: object) -> list[str]:
    match picture:
        case Board() as board:
            return board_in_words(texts, board)
        case TablePicture(place=place):
            return [texts.say("school-place", place=texts.say(f"school-place-{place}"))]
    return []


def visible_threats(board: Board) -> list[ThreatView]:
    """Return the threats that are on a trajectory, ordered by number."""
    return sorted((token for token in board.view.threats if token.space), key=lambda token: token.number)


def picture_in_characters(texts: Texts, picture: object) -> list[str]:
    """Draw a board as text for a terminal, with the ship and its trajectories, or describe any other picture."""
    match picture:
        case Board() as board:
            tracks = chart.draw_tracks(texts, board.view) if visible_threats(board) else []
            lines = [*chart.draw_ship(texts, board.view), *tracks]
            if not board.asks:
                return lines
            narrator = EventNarrator(texts, board.game)
            return [
                *lines,
                *chart.list_threats(texts, board.view, narrator),
                *chart.list_plans(board.game, board.view, narrator),
            ]
    return picture_in_words(texts, picture)


def board_in_words(texts: Texts, board: Board) -> list[str]:
    """Describe the threats on the board and, if it belongs to a question, everyone's plan."""
    threats = [
        texts.say(
            "school-token-line",
            number=token.token_label,
            name=card_name(texts, token.code),
            zone=token.track,
            space=token.space,
            values=texts.say("school-token", left=token.hull_left, shields=token.shields, speed=token.speed),
        )
        for token in visible_threats(board)
    ]
    narrator = EventNarrator(texts, board.game)
    plans = []
    for person in board.view.crew if board.asks else ():
        cards = ", ".join(f"{turn} {card_in_words(texts, slot)}" for turn, slot in enumerate(person.plan, start=1))
        plans.append(f"{narrator.name_by_color(person.color)}: {cards}")
    return [*threats, *plans]


_SCALE = 0.5
_SHIP_AT = (220.0, 70.0)  # position of the ship sheet's origin
_ZONES = (Role.RED, Role.WHITE, Role.BLUE)
_ZONE_X = (245.0, 357.0, 470.0)
_TRACKS_AT = (*((x, 20.0, role) for x, role in zip(_ZONE_X, _ZONES, strict=True)), (610.0, 214.0, Role.INTERNAL))
_RANGES = (Role.ALARM, Role.WARN, Role.ENERGY)  # nearest the ship first
_AROUND, _LEAST_WIDE = 1.14, 230.0  # how much of the surroundings to show, and the smallest width of a picture
_CARD = (46.0, 64.0)
_SEATS_AT, _SEAT_HIGH, _BOARD_HIGH = 612.0, 232.0, 76.0
_BARE_HIGH = 96.0  # height of a seat without cards
_SEATS = (TablePlace.BOARDS, TablePlace.CARDS)
_HAND_WIDE, _HAND_HIGH = 84.0, 132.0  # size of a card in a hand
_ACTIONS = {"A": Role.ALARM, "B": Role.ENERGY, "C": Role.SHIELD}


@cache
def draw_table(
    lit: TablePlace,
    colors: tuple[str, ...] = SEAT_COLORS[:4],
    turns: int = 12,
    *,
    inside: bool = True,
    tracks: tuple[str, ...] = ("",) * 4,
    face_down: bool = False,
    cards: int = 5,
) -> tuple[Shapes, Shapes]:
    """Return two drawings: everything on the table except the area `lit`, and that area with a border.

    `tracks` are the trajectories in the order of `PLACES`.
    """
    *outside, inner = (_draw_track(*at, name or "T6") for at, name in zip(_TRACKS_AT, tracks, strict=True))
    own = {
        TablePlace.TRACKS: tuple(shape for board in outside for shape in board),
        TablePlace.INTERNAL_TRACK: inner,
        TablePlace.STEPS: _draw_steps(turns),
        TablePlace.BOARDS: _draw_boards(colors, turns, _BARE_HIGH if lit is TablePlace.BOARDS else _SEAT_HIGH),
        TablePlace.CARDS: _draw_cards(len(colors), cards, face_down=face_down),
    }
    unused = () if inside else (TablePlace.INTERNAL_TRACK, TablePlace.INTERNAL_DECKS)
    places = {place: drawn for place, drawn in (_PLACES | own).items() if place not in unused}
    frame = _frame(lit, len(colors))
    x, y, right, bottom = frame.x, frame.y, frame.right, frame.bottom
    at = {place: _frame(place, len(colors)) for place in places}
    away = [place for place in places if at[place] == frame or {lit, place} <= {*_SEATS}]
    around = [shape for place, drawn in places.items() if place not in away for shape in drawn]
    beside = places[TablePlace.BOARDS] if lit is TablePlace.CARDS else ()
    edge = Stroke(((x, y), (right, y), (right, bottom), (x, bottom), (x, y)), 3, Role.WARN)
    return tuple(around), (*beside, *places.get(lit, ()), edge)


def place_frame(lit: TablePlace, players: int = 4, ratio: float = 1.25) -> Frame:
    """Return a frame that shows the area `lit` enlarged, with its surroundings. `ratio` is width to height."""
    lit_at = _frame(lit, players)
    wide = max(lit_at.wide * _AROUND, lit_at.high * _AROUND * ratio, _LEAST_WIDE)
    x, y = lit_at.center
    return Frame(x - wide / 2, y - wide / ratio / 2, wide, wide / ratio)


def _frame(place: TablePlace, players: int) -> Frame:
    rows, high = -(-players // 2), _BARE_HIGH if place is TablePlace.BOARDS else _SEAT_HIGH
    return _FRAMES.get(place) or Frame(16, _SEATS_AT - 8, 768, high * rows + 4)


def _shadow(x: float, y: float, wide: float, high: float) -> Shape:
    return Block(x + 3, y + 5, wide, high, Role.SPACE, 7, 0.45)


def _draw_track(x: float, y: float, role: Role, name: str) -> Shapes:
    track, high = TRACKS[name], 146 / LONGEST
    spaces: list[Shape] = [
        _shadow(x, y, 80, 160),
        Block(x, y, 80, 160, role, 5),
        Block(x + 4, y + 4, 72, 152, Role.SPACE, 3),
    ]
    for space in range(1, track.length + 1):
        top, letter = y + 152 - high * space, track.letters.get(space, "")
        ink = _RANGES[min(2, (space - 1) // 5)]
        spaces.append(Block(x + 10, top, 60, high - 1.8, ink, 2, 1.0 if letter else 0.45))
        if letter:
            spaces.append(Label(x + 40, top + high / 2 - 0.8, letter, 10.5, Role.INK))
    return tuple(spaces)


def _draw_decks(x: float, role: Role, *codes: str) -> Shapes:
    wide, high = _CARD
    shapes: list[Shape] = []
    for number, code in enumerate(codes):
        y = 190 + 100 * number
        shapes.append(_shadow(x, y, wide + 6, high))
        for n in range(4):
            at = x + 3 * n, y - 3 * n
            shapes += [
                Block(*at, wide, high, Role.INK, 4),
                Block(at[0] + 1, at[1] + 1, wide - 2, high - 2, Role.TEXT, 3.5),
            ]
        shapes.append(Block(x + 14, y - 4, wide - 10, high - 10, role, 2))
        shapes += place_shapes(load_silhouette(code), x + 9 + wide / 2, y - 9 + high / 2, 0.36)
    return tuple(shapes)


def _draw_damage() -> Shapes:
    return tuple(
        Block(x + 2 + 3 * layer + rim, 414 - 3 * layer + rim, 66 - 2 * rim, 66 - 2 * rim, ink, 5 - rim)
        for x, role in zip(_ZONE_X, _ZONES, strict=True)
        for layer in range(5)
        for rim, ink in ((0, Role.INK), (1.2, role))
    ) + tuple(Stroke(((x + 30, 418 + down), (x + 64, 452 - down)), 7, Role.INK) for x in _ZONE_X for down in (0, 34))


def _draw_steps(turns: int) -> Shapes:
    cells: list[Shape] = [
        _shadow(168, 498, 440, 90), Block(168, 498, 440, 90, Role.METAL, 7), Block(172, 502, 432, 82, Role.BLUE_ROOM, 5)
    ]  # fmt: skip
    for turn in range(1, turns + 1):
        x = 180 + 30 * turn + (turn > 3) * 8 + (turn > 7) * 8
        phase = _ZONES[(turn > 3) + (turn > 7)]
        cells += [Block(x, 512, 26, 62, Role.TEXT, 3), Block(x, 512, 26, 12, phase, 3)]
        cells.append(Label(x + 13, 549, str(turn), 20 if turn < 10 else 15, Role.INK))
    return (*cells, Disc(191, 543, 15, Role.INK), Disc(191, 541, 13, Role.BLUE))


def _seats(players: int, high: float = _SEAT_HIGH) -> list[tuple[float, float, float]]:
    return [(24 + 384.0 * (n % 2), _SEATS_AT + high * (n // 2), 368.0) for n in range(players)]


def _draw_boards(colors: tuple[str, ...], turns: int, seat: float) -> Shapes:
    shapes: list[Shape] = []
    for color, (x, y, wide) in zip(colors, _seats(len(colors), seat), strict=True):
        step, high = (wide - 60) / turns, _BOARD_HIGH
        shapes += [_shadow(x, y, wide, high), Block(x, y, wide, high, Role(f"person-{color}"), 7)]
        shapes += [Block(x + 4, y + 4, 42, high - 8, Role.SPACE, 4)]
        shapes += place_shapes(crew_drawing.draw_head(color), x + 25, y + high / 2, 1.9)
        for slot in range(turns):
            at = x + 48 + step * slot + (slot > 2) * 4 + (slot > 6) * 4
            shapes += [Block(at, y + 6, step - 2, high - 12, Role.SPACE, 3)]
            if slot in (0, 3, 7):  # a phase begins; the other numbers would be too small to read
                shapes.append(Label(at + step / 2 - 1, y + high / 2, str(slot + 1), 20, Role.WARN))
    return tuple(shapes)


def _draw_cards(players: int, cards: int, *, face_down: bool) -> Shapes:
    return tuple(
        shape
        for left, top, wide in _seats(players)
        for shape in draw_hand(cards, left + 2, top + _BOARD_HIGH + 9, wide - 4, face_down=face_down)
    )


def draw_hand(cards: int, left: float, top: float, room: float, *, face_down: bool = False) -> Shapes:
    """Draw this many cards side by side. If the room is too narrow, they overlap."""
    wide, high = _HAND_WIDE, _HAND_HIGH
    shapes: list[Shape] = []
    for number in range(cards):
        x, y = left + min(70, (room - wide) / max(1, cards - 1)) * number, top + 4 * (number % 2)
        shapes += [_shadow(x - 2, y - 2, wide, high), Block(x - 1, y - 1, wide + 2, high + 2, Role.INK, 9)]
        shapes += (_draw_back if face_down else _draw_front)(x, y, number)
    return tuple(shapes)


def _draw_front(x: float, y: float, number: int) -> Shapes:
    wide, high = _HAND_WIDE, _HAND_HIGH
    action, tip, ink = "ABC"[number % 3], (-22 if number % 2 else 22), (Role.RED if number % 2 else Role.BLUE)
    middle, down = x + wide / 2, y + 0.74 * high
    return (
        Block(x, y, wide, high, Role.TEXT if number else Role.WARN, 8),
        Block(x + 6, y + 6, wide - 12, high / 2 - 8, _ACTIONS[action], 5),
        Label(middle, y + high / 4 + 2, action, 52, Role.INK),
        Block(x + 6, y + high / 2 + 2, wide - 12, high / 2 - 8, Role.SPACE, 5, 0.14),
        Stroke(((middle - tip, down), (middle, down)), 11, ink),
        Area(((middle, down - 18), (middle + tip * 1.2, down), (middle, down + 18)), ink),
    )


def _draw_back(x: float, y: float, number: int) -> Shapes:
    wide, high = _HAND_WIDE, _HAND_HIGH
    ink, deep = (Role.TEXT, Role.BLUE) if number else (Role.WARN, Role.RED)
    return (
        Block(x, y, wide, high, ink, 8),
        Block(x + 5, y + 5, wide - 10, high - 10, deep, 6),
        Block(x + 5, y + 5, wide - 10, high - 10, Role.SPACE, 6, 0.5),
        Disc(x + wide / 2, y + high / 2, 25, ink),
        Disc(x + wide / 2, y + high / 2, 21, Role.SPACE),
        *place_shapes(load_silhouette("E1-07"), x + wide / 2, y + high / 2, 0.34),
    )


def _draw_tokens() -> Shapes:
    return tuple(
        shape
        for number in range(4)
        for row in range(2)
        for x, y in ((50 + 34 * number, 418 + 36 * row),)
        for shape in (
            Disc(x + 1, y + 2, 15, Role.INK),
            Disc(x, y, 15, Role.TEXT),
            Label(x, y, str(number + 1), 20, Role.INK),
        )
    )


_PLACES: dict[TablePlace, Shapes] = {
    TablePlace.SHIP: place_shapes(ship_drawing.draw_empty_ship(), *_SHIP_AT, _SCALE),
    TablePlace.EXTERNAL_DECKS: _draw_decks(80, Role.SHIP_FOE_DARK, "E1-07", "SE1-04"),
    TablePlace.INTERNAL_DECKS: _draw_decks(710, Role.CREATURE_DARK, "I1-03", "SI1-03"),
    TablePlace.DAMAGE: _draw_damage(),
    TablePlace.STORE: _draw_tokens(),
}
_SHIP_FRAME = Frame(
    _SHIP_AT[0] + SHIP.x * _SCALE, _SHIP_AT[1] + SHIP.y * _SCALE, SHIP.wide * _SCALE, SHIP.high * _SCALE
)
_FRAMES = {
    TablePlace.SHIP: _SHIP_FRAME,
    TablePlace.STATIONS: _SHIP_FRAME,
    TablePlace.TRACKS: Frame(236, 12, 326, 176),
    TablePlace.INTERNAL_TRACK: Frame(602, 206, 96, 176),
    TablePlace.EXTERNAL_DECKS: Frame(70, 166, 78, 200),
    TablePlace.INTERNAL_DECKS: Frame(702, 166, 78, 200),
    TablePlace.DAMAGE: Frame(238, 392, 322, 96),
    TablePlace.STEPS: Frame(162, 492, 452, 102),
    TablePlace.STORE: Frame(28, 396, 146, 82),
}
