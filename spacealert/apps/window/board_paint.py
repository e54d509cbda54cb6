"""Paints a board: the time on the left, what is said now on the right, below it all that is known so far.

Three meters away one sees phase, time and the announcement; one meter away the list and the strip.
"""

from collections.abc import Mapping
from functools import lru_cache
from random import Random

import pygame

from spacealert.apps.window import announcement_text
from spacealert.apps.window.announcement_text import AnnouncementText, Officers
from spacealert.engine.tracks import PLACES
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Color, Type
from spacealert.missions.scenario import TURNS_OF_THREATS, clock
from spacealert.session.board import Announced, Board, TimeLeft

GAP = 14
_STATIC_FRAMES = 12  # a second: enough to flicker, few enough to cost nothing
_PHASE_ENDING = 20


def paint(
    texts: Texts,
    canvas: Canvas,
    box: Box,
    board: Board,
    officers: Officers,
    cards: Mapping[int, str],
    seconds: float,
    motion: bool,
) -> None:
    """Declare the panels of the board in this box."""
    bars, main, below = box.rows(58, None, 262, gap=GAP)
    time, present = main.columns(474, None, gap=GAP)
    strip, said = below.columns(572, None, gap=28)
    paint_time(texts, canvas, bars, time, board)
    if board.silence is not None:
        frame = int(seconds * _STATIC_FRAMES) if motion else 0
        cover = Box(present.x, present.y, present.w, below.bottom - present.y)
        whole = Box(box.x, below.y, present.x - box.x, below.h)
        canvas.panel("static left", whole, frame, lambda c, b: _static(c, b, frame + 1))
        canvas.panel("static", cover, (frame, board.silence), lambda c, b: _silence(texts, c, b, board, frame))
        return
    value = (board.present, board.fresh, board.hand_over, board.counting)
    canvas.panel("present", present, value, lambda c, b: _present(texts, c, b, board, officers))
    known = tuple(sorted(cards.items()))
    canvas.panel("strip", strip, (board.threats, board.phase, known), lambda c, b: _strip(texts, c, b, board, cards))
    canvas.panel("said", said, (board.announcements, known), lambda c, b: _said(texts, c, b, board, cards))


def paint_time(texts: Texts, canvas: Canvas, bars: Box, time: Box, board: Board) -> None:
    """Declare the bars of the phases, and phase and time."""
    # A bar moves by less than a pixel a frame: it is painted when it has moved by one.
    moved = tuple(round(bar.over * bars.w / 2) for bar in board.bars)
    value = (board.phase, board.left, board.complete)
    canvas.panel("bars", bars, (moved, *value), lambda c, b: _bars(texts, c, b, board))
    canvas.panel("time", time, (*value, board.second), lambda c, b: _time(texts, c, b, board))


def time_color(board: Board) -> Color:
    if board.complete:
        return theme.GOOD
    if board.left <= _PHASE_ENDING:
        return theme.ALARM
    return theme.AMBER if board.last_minute else theme.BRIGHT


def _bars(texts: Texts, canvas: Canvas, box: Box, board: Board) -> None:
    whole = sum(bar.seconds for bar in board.bars)
    room = box.w - GAP * (len(board.bars) - 1)
    x = box.x
    for bar in board.bars:
        cell = Box(x, box.y, room * bar.seconds / whole, box.h)
        x = cell.right + GAP
        now = bar.number == board.phase and not board.complete
        names, track = cell.rows(28, None, gap=8)
        ink = time_color(board) if now else theme.FAINT
        at = canvas.text(names, texts.say("screen-phase", number=bar.number), Type.LEAD, ink, fonts.BOLD)
        turns = texts.say("screen-turns", first=bar.turns[0], until=bar.turns[1])
        rest = Box(at.right + 12, names.y, max(0, names.right - at.right - 12), names.h)
        canvas.text(rest, turns, Type.BODY, ink if now else theme.FAINT, fonts.REGULAR, "right")
        canvas.fill(track, theme.RAISED)
        canvas.fill(Box(track.x, track.y, track.w * bar.over, track.h), ink if now else theme.FAINT)
        if bar.seconds > 60:  # where the last minute begins
            last_minute = track.right - track.w * 60 / bar.seconds
            canvas.fill(Box(last_minute - 1.5, track.y, 3, track.h), theme.SPACE)


def _time(texts: Texts, canvas: Canvas, box: Box, board: Board) -> None:
    color = time_color(board)
    name, time, clock_line = box.rows(76, None, 34)  # room for the accents of capitals
    canvas.text(
        name, texts.say("screen-phase", number=board.phase).upper(), Type.BANNER, color, fonts.BOLD, least=Type.TITLE
    )
    canvas.text(time, clock(board.left), Type.CLOCK, color, fonts.BOLD, least=Type.HUGE)
    canvas.text(clock_line, texts.say("screen-clock", time=clock(board.second)), Type.LEAD, theme.FAINT)


def _present(texts: Texts, canvas: Canvas, box: Box, board: Board, officers: Officers) -> None:
    canvas.fill(box, theme.PANEL)
    if board.present is None:
        canvas.text(box.inset(30), texts.say("screen-listening"), Type.TITLE, theme.FAINT, align="center")
        return
    announcement = announcement_text.telling(texts, board.present, board, officers)
    color = announcement.color if board.fresh else theme.receding(announcement.color)
    serious = board.present.threat is not None and board.present.threat.serious
    band = Box(box.x, box.y, box.w, 16)
    if serious:
        canvas.stripes(band, color, 16)
    else:
        canvas.fill(Box(band.x, band.y, band.w, 8), color)
    inside = Box(box.x + 26, box.y + 34, box.w - 52, box.h - 54)
    if not board.present.spoken and announcement_text.is_listed(board.present):
        canvas.text(
            Box(inside.x, box.y + 18, inside.w, 24),
            texts.say("screen-shown-only"),
            Type.LABEL,
            theme.AMBER,
            align="right",
        )
    counted = board.hand_over.left if board.hand_over is not None else board.counting
    if counted is not None and board.present.threat is None:
        _counted(canvas, inside, announcement, color, counted)
        if board.hand_over is not None:
            _bar(canvas, Box(box.x, box.bottom - 10, box.w, 10), board.hand_over, color)
    elif announcement.turn:
        _threat(canvas, inside, announcement, color, board.fresh)
    else:
        _plain(canvas, inside, announcement, color, board.fresh)


def _threat(canvas: Canvas, box: Box, announcement: AnnouncementText, color: Color, fresh: bool) -> None:
    left, right = box.columns(210, None, gap=30)
    icon, turn = left.rows(None, 84, gap=12)
    canvas.icon(icon, announcement.icon)
    canvas.text(turn, announcement.turn, Type.HUGE, theme.BRIGHT if fresh else theme.TEXT, fonts.BOLD, "center")
    above = 34 if announcement.above else 0
    over, headline, zone, what = right.rows(above, None, 72 if announcement.zone else 0, 40, gap=10)
    ink = theme.BRIGHT if fresh else theme.TEXT
    if announcement.above:
        canvas.text(over, announcement.above.upper(), Type.HEADING, theme.AMBER, fonts.SEMIBOLD)
    canvas.text(
        headline,
        announcement.headline.upper(),
        Type.POSTER,
        ink,
        fonts.BOLD,
        least=Type.TITLE,
        lines=3 if not announcement.zone else 2,
    )
    if announcement.zone:
        canvas.text(zone, announcement.zone.upper(), Type.POSTER, color, fonts.BOLD, least=Type.HEADLINE)
    canvas.text(
        what, announcement.what, Type.SUBHEADING, theme.TEXT if fresh else theme.FAINT, least=Type.LABEL, ellipsis=True
    )


def _plain(canvas: Canvas, box: Box, announcement: AnnouncementText, color: Color, fresh: bool) -> None:
    left, right = box.columns(190, None, gap=34)
    canvas.icon(left.middle(180, 180), Icon(announcement.icon.name, color))
    headline, what = right.rows(None, 84 if announcement.what else 0, gap=12)
    ink = theme.BRIGHT if fresh else theme.TEXT
    canvas.text(headline, announcement.headline.upper(), Type.POSTER, ink, fonts.BOLD, least=Type.TITLE, lines=3)
    canvas.text(what, announcement.what, Type.HEADING, theme.TEXT if fresh else theme.FAINT, least=Type.LEAD, lines=2)


def _counted(canvas: Canvas, box: Box, announcement: AnnouncementText, color: Color, left: int) -> None:
    words, number = box.columns(None, 240, gap=20)
    icon, headline = words.rows(96, None, gap=16)
    canvas.icon(Box(icon.x, icon.y, 96, 96), Icon(announcement.icon.name, color))
    canvas.text(
        headline, announcement.headline.upper(), Type.POSTER, theme.BRIGHT, fonts.BOLD, least=Type.TITLE, lines=3
    )
    canvas.text(number, str(left), Type.COUNTDOWN, color, fonts.BOLD, "center", least=Type.GIANT)


def _bar(canvas: Canvas, box: Box, countdown: TimeLeft, color: Color) -> None:
    """How much of it is left, for those who see shapes before figures."""
    canvas.fill(box, theme.RAISED)
    canvas.fill(Box(box.x, box.y, box.w * countdown.left / countdown.whole, box.h), color)


def _strip(texts: Texts, canvas: Canvas, box: Box, board: Board, cards: Mapping[int, str]) -> None:
    turns = [turn for turn in TURNS_OF_THREATS if turn <= board.bars[-1].turns[1]]
    first, last = board.bars[board.phase - 1].turns
    names, *columns = box.columns(64, *[None] * len(turns), gap=5)
    head, *rows = names.rows(40, *[None] * len(PLACES), gap=5)
    for row, zone in zip(rows, PLACES, strict=True):
        canvas.icon(row.middle(40, 40), announcement_text.zone_icon(texts, zone))
    for turn, column in zip(turns, columns, strict=True):
        head, *cells = column.rows(40, *[None] * len(PLACES), gap=5)
        ink = theme.TEXT if first <= turn <= last else theme.FAINT
        canvas.text(head, texts.say("screen-at-turn", turn=turn), Type.SUBHEADING, ink, fonts.BOLD, "center")
        for cell, zone in zip(cells, PLACES, strict=True):
            here = [
                (place, said)
                for place, said in enumerate(board.threats)
                if said.threat is not None and said.threat.turn == turn and said.zone == zone
            ]
            canvas.fill(cell, theme.PANEL)
            if not here:
                continue
            wanted = next((place for place, _ in here if place not in cards), here[0][0])
            focused = canvas.target(cell, ("card of", wanted), announcement_text.listed(texts, board.threats[wanted]))
            canvas.frame(cell, theme.BRIGHT if focused else announcement_text.zone_color(zone), 2)
            for spot, (place, said) in zip(cell.inset(4, 0).columns(*[None] * len(here), gap=2), here, strict=True):
                serious = said.threat is not None and said.threat.serious
                side = 42 if len(here) == 1 else 28
                if place in cards:  # its name stands below its icon
                    spot, name = spot.inset(0, 2).rows(None, 17)
                    called = texts.say(f"threats-{cards[place]}")
                    canvas.text(name, called, Type.FINE, theme.TEXT, align="center", least=Type.FINE, ellipsis=True)
                    side = 28
                canvas.icon(spot.middle(side, side), announcement_text.zone_icon(texts, zone, serious))


def _said(texts: Texts, canvas: Canvas, box: Box, board: Board, cards: Mapping[int, str]) -> None:
    entries = [said for said in reversed(board.announcements) if announcement_text.is_listed(said)]
    head, rest = box.rows(40, None, gap=5)
    canvas.text(head, texts.say("screen-said"), Type.LEAD, theme.FAINT, fonts.SEMIBOLD)
    if not entries:
        return
    down = max(7, -(-len(entries) // 2))  # in two columns, the newest first
    columns = rest.columns(None, None, gap=16) if len(entries) > 7 else [rest]
    for number, said in enumerate(entries):
        column = columns[number // down]
        high = column.h / down
        card = cards.get(board.threats.index(said)) if said in board.threats else None
        _line(texts, canvas, Box(column.x, column.y + high * (number % down), column.w, high), said, card, number == 0)


def _line(texts: Texts, canvas: Canvas, box: Box, said: Announced, card: str | None, newest: bool) -> None:
    size = min(26, box.h * 0.84)
    time, icon, turn, words = box.columns(size * 2.1, size, size * 1.9, None, gap=size * 0.32)
    ink = theme.BRIGHT if newest else theme.TEXT
    canvas.text(time, clock(int(said.at)), size, theme.FAINT, align="right")
    canvas.icon(icon.middle(size * 1.08, size * 1.08), announcement_text.list_sign(texts, said))
    if said.threat is not None:
        canvas.text(turn, texts.say("screen-at-turn", turn=said.threat.turn), size, ink, fonts.BOLD)
    else:
        words = Box(turn.x, words.y, words.right - turn.x, words.h)
    line = announcement_text.short(texts, said) if card is None else texts.say(f"threats-{card}")
    if said.threat is not None and not said.threat.confirmed:
        line = f"{line} ?"
    weight = fonts.SEMIBOLD if newest else fonts.REGULAR
    canvas.text(words, line, size, ink, weight, least=size * 0.7, ellipsis=card is not None)


def _silence(texts: Texts, canvas: Canvas, box: Box, board: Board, frame: int) -> None:
    assert board.silence is not None
    _static(canvas, box, frame)
    plate = box.middle(min(box.w - 60, 700), min(box.h - 60, 480))
    canvas.fill(plate, theme.SPACE)
    canvas.stripes(Box(plate.x, plate.y, plate.w, 18), theme.ALARM, 18)
    canvas.stripes(Box(plate.x, plate.bottom - 18, plate.w, 18), theme.ALARM, 18)
    top, number, what = plate.inset(30, 36).rows(130, None, 44, gap=10)
    icon, words = top.columns(130, None, gap=24)
    canvas.icon(icon, Icon("silence", theme.ALARM))
    canvas.text(words, texts.say("screen-no-talking").upper(), Type.HUGE, theme.BRIGHT, fonts.BOLD, least=Type.HEADLINE)
    canvas.text(number, str(board.silence.left), Type.CLOCK, theme.ALARM, fonts.BOLD, "center")
    _bar(canvas, Box(number.x, number.bottom - 10, number.w, 10), board.silence, theme.ALARM)
    canvas.text(what, texts.say("screen-no-talking-what"), Type.HEADING, theme.TEXT, align="center", least=Type.BODY)


def _static(canvas: Canvas, box: Box, frame: int) -> None:
    area = canvas.pixels(box)
    dice = Random(frame)
    tile = _noise(max(2, round(3 * canvas.unit)))
    side = tile.get_width()
    left, top = dice.randrange(side), dice.randrange(side)
    for x in range(area.x - left, area.right, side):
        for y in range(area.y - top, area.bottom, side):
            canvas.surface.blit(tile, (x, y))


@lru_cache(maxsize=2)
def _noise(grain: int) -> pygame.Surface:
    """A tile of grains, each `grain` pixels: dim, so that the words on it stay the brightest thing."""
    dice = Random(0)
    few = pygame.Surface((128, 128))
    for x in range(128):
        for y in range(128):
            shade = int(72 * dice.random() ** 2)
            few.set_at((x, y), (shade, shade + 4, shade + 10))
    return pygame.transform.scale(few, (128 * grain, 128 * grain))
