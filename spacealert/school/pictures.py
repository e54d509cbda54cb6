"""Pictures shown next to lessons, exercises and setup steps, as words, characters or shapes."""

from functools import cache

from spacealert.engine.ship import TRACKS
from spacealert.engine.view import ThreatView
from spacealert.kit.i18n.texts import Texts
from spacealert.narration import chart
from spacealert.narration.sentences import Teller, card_in_words, card_name
from spacealert.narration.shapes import crew_drawing, ship_drawing
from spacealert.narration.shapes.shape import Block, Disc, Label, Role, Shape, Shapes, Stroke, dim_shapes, place_shapes
from spacealert.narration.shapes.ship_layout import LONGEST, SHIP, Frame
from spacealert.narration.shapes.threat_silhouettes import silhouette
from spacealert.school.exercises import Board
from spacealert.school.setting_up import OnTable, Place
from spacealert.session.setup import SEAT_COLORS


def picture_in_words(texts: Texts, picture: object) -> list[str]:
    match picture:
        case Board() as board:
            return board_in_words(texts, board)
        case OnTable(place=place):
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


TABLE = Frame(0, 0, 800, 640)

_SCALE = 0.5
_SHIP_AT = (220.0, 70.0)  # position of the ship sheet's origin
_ZONES = (Role.RED, Role.WHITE, Role.BLUE)
_ZONE_X = (245.0, 357.0, 470.0)
_TRACKS_AT = (*((x, 20.0, role) for x, role in zip(_ZONE_X, _ZONES, strict=True)), (610.0, 214.0, Role.INTERNAL))
_DIM = 0.7
_AROUND, _LEAST_PART = 1.24, 0.46  # surroundings shown, and smallest part of the table
_CARD = (46.0, 64.0)


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
    shapes: list[Shape] = []
    *outside, inner = (_draw_track(*at, name or "T6") for at, name in zip(_TRACKS_AT, tracks, strict=True))
    own = {
        Place.TRACKS: tuple(shape for board in outside for shape in board),
        Place.INTERNAL_TRACK: inner,
        Place.STEPS: _draw_steps(turns),
        Place.BOARDS: _draw_boards(colors, turns),
        Place.CARDS: _draw_cards(len(colors)),
    }
    for place, drawn in (_PLACES | own).items():
        if not inside and place in (Place.INTERNAL_TRACK, Place.INTERNAL_DECKS):
            continue
        shapes += drawn if place is lit else dim_shapes(drawn, _DIM)
    frame = _FRAMES[lit]
    x, y, right, bottom = frame.x, frame.y, frame.right, frame.bottom
    return (*shapes, Stroke(((x, y), (right, y), (right, bottom), (x, bottom), (x, y)), 4, Role.WARN))


def frame_of_place(lit: Place) -> Frame:
    """Return the part of the table to show with this place lit, so that it is large."""
    lit_at, whole = _FRAMES[lit], TABLE.wide / TABLE.high
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
        frame = Frame(frame.x, frame.y, 768 / players, frame.high)
    return Frame(frame.x + 3, frame.y + 3, frame.wide - 6, frame.high - 6)


def _draw_track(x: float, y: float, role: Role, name: str) -> Shapes:
    """Draw a trajectory board that ends at the ship."""
    track, high = TRACKS[name], 150 / LONGEST
    spaces: list[Shape] = []
    for space in range(1, track.length + 1):
        top, letter = y + 154 - high * space, track.letters.get(space, "")
        ink = Role.ALARM if letter == "Z" else Role.WARN if letter else Role.SOCKET
        spaces.append(Block(x + 22, top, 36, high - 1.6, ink, 2))
        if letter:
            spaces.append(Label(x + 40, top + high / 2 - 0.6, letter, 9, Role.INK))
    return (Block(x, y, 80, 160, Role.PLATE, 5), Block(x, y + 156, 80, 4, role), *spaces)


def _draw_decks(x: float, role: Role, *codes: str) -> Shapes:
    """Draw the common and the serious threat decks, with a silhouette on each."""
    wide, high = _CARD
    shapes: list[Shape] = []
    for number, code in enumerate(codes):
        y = 190 + 100 * number
        shapes += [Block(x + 3 * n, y - 3 * n, wide, high, role if n == 3 else Role.EDGE, 4) for n in range(4)]
        shapes += place_shapes(silhouette(code), x + 9 + wide / 2, y - 9 + high / 2, 0.36)
    return tuple(shapes)


def _draw_damage() -> Shapes:
    return tuple(
        Block(x + 28 + 3 * layer, 404 - 3 * layer, 26, 26, role if layer == 3 else Role.EDGE, 3)
        for x, role in zip(_ZONE_X, _ZONES, strict=True)
        for layer in range(4)
    ) + tuple(Stroke(((x + 43, 401 + down), (x + 57, 415 - down)), 3, Role.INK) for x in _ZONE_X for down in (0, 14))


def _draw_steps(turns: int) -> Shapes:
    """Draw the mission steps board, split into phases."""
    cells: list[Shape] = [Block(176, 446, 426, 44, Role.PLATE, 5)]
    for turn in range(1, turns + 1):
        x = 180 + 30 * turn + (turn > 3) * 8 + (turn > 7) * 8
        cells += [Block(x, 455, 26, 26, Role.SOCKET, 3), Label(x + 13, 468, str(turn), 18, Role.TEXT)]
    return (*cells, Disc(194, 468, 12, Role.BLUE))


def _draw_boards(colors: tuple[str, ...], turns: int) -> Shapes:
    """Draw an action board for each player."""
    shapes: list[Shape] = []
    wide = 768 / len(colors)
    step = (wide - 36) / 12
    for number, color in enumerate(colors):
        x = 24 + wide * number
        shapes += [Block(x, 516, wide - 16, 40, Role.PLATE, 4), Block(x, 516, 6, 40, Role(f"person-{color}"))]
        shapes += place_shapes(crew_drawing.draw_head(color), x + 4, 512, 1.1)
        shapes += [
            Block(x + 10 + step * slot + (slot > 2) * 3 + (slot > 6) * 3, 526, step - 3, 20, Role.SOCKET, 1)
            for slot in range(turns)
        ]
    return tuple(shapes)


def _draw_cards(players: int) -> Shapes:
    """Draw a hand of cards in front of each player."""
    wide = 768 / players
    return tuple(
        shape
        for seat in range(players)
        for number, action in enumerate("ABCAB")
        for x, y in ((28 + wide * seat + 27 * number, 574.0 + 5 * (number % 2)),)
        for shape in (
            Block(x, y, 24, 40, Role.METAL if number else Role.WARN, 3),
            Label(x + 12, y + 20, action, 20, Role.INK),
        )
    )


def _draw_tokens() -> Shapes:
    """Draw some of the number tokens, two of each."""
    return tuple(
        shape
        for number in range(4)
        for row in range(2)
        for shape in (
            Disc(50 + 34 * number, 408 + 32 * row, 14, Role.EDGE),
            Label(50 + 34 * number, 408 + 32 * row, str(number + 1), 18, Role.TEXT),
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
    Place.DAMAGE: Frame(262, 388, 276, 50),
    Place.STEPS: Frame(172, 440, 434, 56),
    Place.BOARDS: Frame(16, 494, 768, 70),
    Place.CARDS: Frame(16, 566, 768, 60),
    Place.STORE: Frame(28, 386, 146, 76),
}
