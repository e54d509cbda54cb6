"""Pictures shown next to lessons, exercises and setup steps, as words, characters or shapes."""

from functools import cache

from spacealert.engine.ship import TRACKS
from spacealert.engine.view import ThreatView
from spacealert.kit.i18n.texts import Texts
from spacealert.narration import chart
from spacealert.narration.sentences import Teller, card_in_words, card_name
from spacealert.narration.shapes import crew_drawing, ship_drawing
from spacealert.narration.shapes.shape import (
    Area,
    Block,
    Disc,
    Label,
    Role,
    Shape,
    Shapes,
    Stroke,
    dim_shapes,
    place_shapes,
)
from spacealert.narration.shapes.ship_layout import LONGEST, SHIP, Frame
from spacealert.narration.shapes.threat_silhouettes import silhouette
from spacealert.school.exercises import Board
from spacealert.school.setting_up import Place, TablePicture
from spacealert.session.setup import SEAT_COLORS


def picture_in_words(texts: Texts, picture: object) -> list[str]:
    match picture:
        case Board() as board:
            return board_in_words(texts, board)
        case TablePicture(place=place):
            return [texts.say("school-place", place=texts.say(f"school-place-{place}"))]
    return []


def tokens_of(board: Board) -> list[ThreatView]:
    """Return the threats in play, ordered by number."""
    return sorted((token for token in board.view.threats if token.space), key=lambda token: token.number)


def picture_in_characters(texts: Texts, picture: object) -> list[str]:
    """Draw the picture in characters for a terminal, with the ship and its trajectories."""
    match picture:
        case Board() as board:
            tracks = chart.draw_tracks(texts, board.view) if tokens_of(board) else []
            lines = [*chart.draw_ship(texts, board.view), *tracks]
            if not board.asks:
                return lines
            teller = Teller(texts, board.game)
            return [
                *lines,
                *chart.list_threats(texts, board.view, teller),
                *chart.list_plans(board.game, board.view, teller),
            ]
    return picture_in_words(texts, picture)


def board_in_words(texts: Texts, board: Board) -> list[str]:
    """Describe who plans what, and where every threat is."""
    threats = [
        texts.say(
            "school-token-line",
            number=token.sign,
            name=card_name(texts, token.code),
            zone=token.track,
            space=token.space,
            values=texts.say("school-token", left=token.left, shields=token.shields, speed=token.speed),
        )
        for token in tokens_of(board)
    ]
    teller = Teller(texts, board.game)
    plans = [f"{teller.crew_member(person.color)}: {_plan_in_words(texts, person.plan)}" for person in board.view.crew]
    return [*threats, *(plans if board.asks else [])]


def _plan_in_words(texts: Texts, plan: tuple[str, ...]) -> str:
    return ", ".join(f"{turn} {card_in_words(texts, slot)}" for turn, slot in enumerate(plan, start=1))


TABLE = Frame(0, 0, 800, 946)
TABLE_TOP = Role.ROCK_DARK

_SCALE = 0.5
_SHIP_AT = (220.0, 70.0)  # position of the ship sheet's origin
_ZONES = (Role.RED, Role.WHITE, Role.BLUE)
_ZONE_X = (245.0, 357.0, 470.0)
_TRACKS_AT = (*((x, 20.0, role) for x, role in zip(_ZONE_X, _ZONES, strict=True)), (610.0, 214.0, Role.INTERNAL))
_SHADE, _BESIDE = 0.35, 0.55  # darkness over what is not lit, and opacity of what shares its place
_AROUND, _LEAST_PART, _SHOWN = 1.14, 0.34, 1.25  # surroundings, smallest share of the table, and width to height
_CARD = (46.0, 64.0)
_SEATS_AT, _SEAT_HIGH = 612.0, 160.0
_ACTIONS = {"A": Role.ALARM, "B": Role.ENERGY, "C": Role.SHIELD}


@cache
def draw_table(
    lit: Place,
    colors: tuple[str, ...] = SEAT_COLORS[:4],
    turns: int = 12,
    *,
    inside: bool = True,
    tracks: tuple[str, ...] = ("",) * 4,
) -> Shapes:
    """Draw the whole table for this crew, with one place lit and the rest dimmed.

    Without threats `inside` the ship, their decks and trajectory stay in the box. `tracks` are the trajectories in the
    order of `PLACES`. Unknown trajectories are shown as T6.
    """
    *outside, inner = (_draw_track(*at, name or "T6") for at, name in zip(_TRACKS_AT, tracks, strict=True))
    own = {
        Place.TRACKS: tuple(shape for board in outside for shape in board),
        Place.INTERNAL_TRACK: inner,
        Place.STEPS: _draw_steps(turns),
        Place.BOARDS: _draw_boards(colors, turns),
        Place.CARDS: _draw_cards(len(colors)),
    }
    unused = () if inside else (Place.INTERNAL_TRACK, Place.INTERNAL_DECKS)
    places = {place: drawn for place, drawn in (_PLACES | own).items() if place not in unused}
    shade = Block(0, 0, TABLE.wide, TABLE.high, Role.SPACE, 18, _SHADE)
    top = (
        Block(0, 0, TABLE.wide, TABLE.high, Role.ROCK, 18),
        Block(7, 7, TABLE.wide - 14, TABLE.high - 14, TABLE_TOP, 12),
    )
    frame = _FRAMES[lit]
    x, y, right, bottom = frame.x, frame.y, frame.right, frame.bottom
    light = Block(x, y, frame.wide, frame.high, TABLE_TOP)
    dark = [shape for place, drawn in places.items() if _FRAMES[place] != frame for shape in drawn]
    beside = [shape for place, drawn in places.items() if _FRAMES[place] == frame and place != lit for shape in drawn]
    edge = Stroke(((x, y), (right, y), (right, bottom), (x, bottom), (x, y)), 4, Role.WARN)
    return (*top, *dark, shade, light, *dim_shapes(beside, _BESIDE), *places.get(lit, ()), edge)


def frame_of_place(lit: Place) -> Frame:
    """Return the part of the table to show with this place lit, so that it is large."""
    lit_at, whole = _FRAMES[lit], _SHOWN
    wide = min(TABLE.wide, max(lit_at.wide * _AROUND, lit_at.high * _AROUND * whole, TABLE.wide * _LEAST_PART))
    high = wide / whole
    x, y = (
        min(max(0.0, middle - size / 2), most - size)
        for middle, size, most in zip(lit_at.center, (wide, high), (TABLE.wide, TABLE.high), strict=True)
    )
    return Frame(x, y, wide, high)


def close_up(lit: Place, players: int) -> Frame:
    """Return the lit place alone: of boards and hands, only the first player's."""
    frame = _FRAMES[lit]
    if lit in (Place.BOARDS, Place.CARDS) and players:
        down, high = (64, 96) if lit is Place.CARDS else (3, 66)
        frame = Frame(frame.x, frame.y + down, 768 / _columns(players), high)
    return Frame(frame.x + 3, frame.y + 3, frame.wide - 6, frame.high - 6)


def _draw_track(x: float, y: float, role: Role, name: str) -> Shapes:
    """Draw a trajectory board that ends at the ship."""
    track, high = TRACKS[name], 146 / LONGEST
    spaces: list[Shape] = []
    for space in range(1, track.length + 1):
        top, letter = y + 152 - high * space, track.letters.get(space, "")
        ink = Role.ALARM if letter == "Z" else Role.WARN if letter else Role.METAL
        spaces.append(Block(x + 12, top, 56, high - 1.6, ink, 2))
        if letter:
            spaces.append(Label(x + 40, top + high / 2 - 0.6, letter, 10, Role.INK))
    return (Block(x, y, 80, 160, role, 5), Block(x + 4, y + 4, 72, 150, Role.SPACE, 3), *spaces)


def _draw_decks(x: float, role: Role, *codes: str) -> Shapes:
    """Draw the common and the serious threat decks, with a silhouette on each."""
    wide, high = _CARD
    shapes: list[Shape] = []
    for number, code in enumerate(codes):
        y = 190 + 100 * number
        shapes += [Block(x + 3 * n, y - 3 * n, wide, high, Role.TEXT if n % 2 else Role.INK, 4) for n in range(4)]
        shapes.append(Block(x + 14, y - 4, wide - 10, high - 10, role, 2))
        shapes += place_shapes(silhouette(code), x + 9 + wide / 2, y - 9 + high / 2, 0.36)
    return tuple(shapes)


def _draw_damage() -> Shapes:
    return tuple(
        Block(x + 2 + 3 * layer, 414 - 3 * layer, 66, 66, Role.INK if layer % 2 else role, 5)
        for x, role in zip(_ZONE_X, _ZONES, strict=True)
        for layer in range(5)
    ) + tuple(Stroke(((x + 30, 418 + down), (x + 64, 452 - down)), 7, Role.INK) for x in _ZONE_X for down in (0, 34))


def _draw_steps(turns: int) -> Shapes:
    """Draw the mission steps board, split into phases."""
    cells: list[Shape] = [Block(168, 498, 440, 90, Role.METAL, 7), Block(172, 502, 432, 82, Role.BLUE_ROOM, 5)]
    for turn in range(1, turns + 1):
        x = 180 + 30 * turn + (turn > 3) * 8 + (turn > 7) * 8
        phase = _ZONES[(turn > 3) + (turn > 7)]
        cells += [Block(x, 512, 26, 62, Role.TEXT, 3), Block(x, 512, 26, 12, phase, 3)]
        cells.append(Label(x + 13, 549, str(turn), 20, Role.INK))
    return (*cells, Disc(191, 543, 15, Role.INK), Disc(191, 541, 13, Role.BLUE))


def _columns(players: int) -> int:
    return 3 if players > 4 else 2


def _seats(players: int) -> list[tuple[float, float, float]]:
    """Return position and width of each player's place, in two rows."""
    columns = _columns(players)
    wide = 768 / columns
    return [(24 + wide * (n % columns), _SEATS_AT + _SEAT_HIGH * (n // columns), wide - 16) for n in range(players)]


def _draw_boards(colors: tuple[str, ...], turns: int) -> Shapes:
    """Draw an action board for each player, in their color."""
    shapes: list[Shape] = []
    for color, (x, y, wide) in zip(colors, _seats(len(colors)), strict=True):
        step = (wide - 44) / turns
        shapes += [Block(x, y, wide, 54, Role.INK, 5), Block(x + 1, y + 1, wide - 2, 50, Role(f"person-{color}"), 5)]
        shapes += [Block(x + 3, y + 4, 26, 44, Role.INK, 3)]
        shapes += place_shapes(crew_drawing.draw_head(color), x + 16, y + 26, 1.2)
        for slot in range(turns):
            at = x + 32 + step * slot + (slot > 2) * 4 + (slot > 6) * 4
            shapes += [Block(at, y + 6, step - 2, 40, Role.SPACE, 2)]
            if slot in (0, 3, 7):  # a phase begins
                shapes.append(Label(at + step / 2 - 1, y + 26, str(slot + 1), 16, Role.FAINT))
    return tuple(shapes)


def _draw_cards(players: int) -> Shapes:
    """Draw a hand of cards in front of each player: an action above, a move below."""
    return tuple(
        shape
        for left, top, wide in _seats(players)
        for number, action in enumerate("ABCAB")
        for x, y in ((left + 4 + min(72, (wide - 58) / 4) * number, top + 62 + 4 * (number % 2)),)
        for tip in (-12 if number % 2 else 12,)
        for shape in (
            Block(x - 1, y - 1, 52, 82, Role.INK, 5),
            Block(x, y, 50, 80, Role.TEXT if number else Role.WARN, 4),
            Block(x + 4, y + 4, 42, 42, _ACTIONS[action], 3),
            Label(x + 25, y + 25, action, 32, Role.INK),
            Stroke(((x + 25 - tip, y + 62), (x + 25, y + 62)), 7, Role.RED if tip < 0 else Role.BLUE),
            Area(
                ((x + 25, y + 52), (x + 25 + tip * 1.3, y + 62), (x + 25, y + 72)), Role.RED if tip < 0 else Role.BLUE
            ),
        )
    )


def _draw_tokens() -> Shapes:
    """Draw some of the number tokens, two of each."""
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


_PLACES: dict[Place, Shapes] = {
    Place.SHIP: place_shapes(ship_drawing.draw_empty_ship(), *_SHIP_AT, _SCALE),
    Place.EXTERNAL_DECKS: _draw_decks(80, Role.SHIP_FOE_DARK, "E1-07", "SE1-04"),
    Place.INTERNAL_DECKS: _draw_decks(710, Role.CREATURE_DARK, "I1-03", "SI1-03"),
    Place.DAMAGE: _draw_damage(),
    Place.STORE: _draw_tokens(),
}
_SHIP_FRAME = Frame(
    _SHIP_AT[0] + SHIP.x * _SCALE, _SHIP_AT[1] + SHIP.y * _SCALE, SHIP.wide * _SCALE, SHIP.high * _SCALE
)
_FRAMES = {
    Place.SHIP: _SHIP_FRAME,
    Place.STATIONS: _SHIP_FRAME,
    Place.TRACKS: Frame(236, 12, 326, 176),
    Place.INTERNAL_TRACK: Frame(602, 206, 96, 176),
    Place.EXTERNAL_DECKS: Frame(70, 166, 78, 200),
    Place.INTERNAL_DECKS: Frame(702, 166, 78, 200),
    Place.DAMAGE: Frame(238, 392, 322, 96),
    Place.STEPS: Frame(162, 492, 452, 102),
    Place.BOARDS: Frame(16, _SEATS_AT - 8, 768, 2 * _SEAT_HIGH + 4),
    Place.CARDS: Frame(16, _SEATS_AT - 8, 768, 2 * _SEAT_HIGH + 4),
    Place.STORE: Frame(28, 396, 146, 82),
}
