"""Painters for the board, which shows the time, the announcements and the threats of a mission.

Phase, time and announcement can be read from three meters, and the lists of announcements and threats from one.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import cos, pi, sin
from random import Random

import pygame
from attrs import evolve

from spacealert.apps.window import announcement_text, icons, title_art
from spacealert.apps.window.announcement_text import AnnouncementText, Officers, PendingTask
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Align, Box, Canvas
from spacealert.kit.ui.containers import Column, Plate, Row, Scroll
from spacealert.kit.ui.controls import Picture, Spacer, Text
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Color, Type
from spacealert.kit.ui.widget import Widget
from spacealert.missions.announcements import TURNS_OF_THREATS, AnnouncementKind
from spacealert.missions.scenario import format_time
from spacealert.session.action_round import PastAnnouncement, RoundStatus, TimeLeft

Cards = tuple[str, ...]  # a threat's card and those it calls

GAP = 14
_SAID_LINE = 34.0
_ROOMY = 80.0  # height of a line from which its type is larger, in units
_ACCENT = 12.0  # height of an accent above the tallest capitals, in units
_PHASE_ENDING = 20
_CLOSED, _STRIPED = 8.0, 10  # growth of the last minute's frame in units, and seconds it stays striped
_TICKS = 60  # in the ring that counts the seconds of a silence


def needs_attention(board: RoundStatus) -> bool:
    """Return whether everyone should look at the last announcement."""
    counted = board.hand_over is not None or board.counting is not None
    return board.latest_announcement is not None and (board.fresh or counted or board.complete)


def time_color(board: RoundStatus) -> Color:
    if board.complete:
        return theme.GOOD
    if board.left <= _PHASE_ENDING:
        return theme.ALARM
    return theme.AMBER if board.is_last_minute else theme.BRIGHT


def paint_phase_bars(canvas: Canvas, box: Box, texts: Texts, board: RoundStatus) -> None:
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
        if canvas.width(turns, Type.BODY, fonts.REGULAR) <= rest.w:
            canvas.text(rest, turns, Type.BODY, ink if now else theme.FAINT, fonts.REGULAR)
        canvas.fill(track, theme.RAISED)
        canvas.fill(Box(track.x, track.y, track.w * bar.over, track.h), ink if now else theme.FAINT)
        if bar.seconds > 60:  # show where the last minute begins
            last_minute = track.right - track.w * 60 / bar.seconds
            canvas.fill(Box(last_minute - 1.5, track.y, 3, track.h), theme.SPACE)


def paint_time(canvas: Canvas, box: Box, texts: Texts, board: RoundStatus) -> None:
    color = time_color(board)
    name, time, clock_line = box.rows(76, None, 34, gap=4)  # leaves room for accents on capitals
    canvas.text(
        name, texts.say("screen-phase", number=board.phase).upper(), Type.BANNER, color, fonts.BOLD, least=Type.TITLE
    )
    canvas.text(time, format_time(board.left), Type.CLOCK, color, fonts.BOLD, least=Type.HUGE)
    canvas.text(clock_line, texts.say("screen-clock", time=format_time(board.second)), Type.LEAD, theme.FAINT)


def paint_announcement(
    canvas: Canvas, box: Box, texts: Texts, board: RoundStatus, officers: Officers, cards: Mapping[int, Cards]
) -> None:
    """Paint the current announcement, readable from three meters."""
    assert board.latest_announcement is not None
    announcement = announcement_text.announcement_text(texts, board.latest_announcement, board, officers)
    threat = board.latest_announcement.threat
    late = board.left <= _PHASE_ENDING and announcement.color == theme.AMBER and not board.complete
    color = theme.ALARM if late else announcement.color
    color = color if board.fresh else theme.dim(color)
    serious = threat is not None and threat.serious
    flood = 0.3 if announcement.icon.color == theme.AMBER else 0.2 if serious or threat is None else 0.12
    canvas.plate(box, theme.mix(theme.PANEL, color, flood), theme.mix(theme.PANEL, color, 0.6))
    pictured = Box(box.x, box.y, min(box.w * title_art.PICTURED, box.h * 1.15), box.h).inset(2)
    _paint_news(canvas, Box(pictured.x, pictured.y, box.w - 4, pictured.h), color, board, cards)
    band = Box(box.x, box.y, box.w, 16)
    if serious or late:
        canvas.stripes(band, color, 16)
    else:
        canvas.fill(Box(band.x, band.y, band.w, 8), color)
    inside = Box(box.x + 26, box.y + 34, box.w - 52, box.h - 54)
    if not board.latest_announcement.spoken and announcement_text.is_listed(board.latest_announcement):
        canvas.text(
            Box(inside.x, box.y + 18, inside.w, 24),
            texts.say("screen-shown-only"),
            Type.LABEL,
            theme.AMBER,
            align="right",
        )
    sign = Box(pictured.x + 22, inside.y - 4, pictured.w - 60, min(96.0, inside.h * 0.36))
    words = Box(pictured.right + 10, inside.y, inside.right - pictured.right - 10, inside.h)
    ink = theme.BRIGHT if board.fresh else theme.TEXT
    if announcement.turn:
        icon, turn = sign.columns(min(sign.h, 0.45 * sign.w), None, gap=14)
        canvas.icon(icon, announcement.icon)
        canvas.text(turn, announcement.turn, Type.HUGE, ink, fonts.BOLD, least=Type.TITLE)
    else:
        canvas.icon(sign, Icon(announcement.icon.name, theme.mix(color, theme.BRIGHT, 0.6)))
    counted = board.hand_over.left if board.hand_over is not None else board.counting
    if counted is not None and threat is None:
        words, number = words.columns(None, min(240, words.w * 0.38), gap=20)
        canvas.text(number, str(counted), Type.COUNTDOWN, color, fonts.BOLD, "center", least=Type.POSTER)
        if board.hand_over is not None:
            _bar(canvas, Box(box.x, box.bottom - 10, box.w, 10), board.hand_over, color)
        announcement = evolve(announcement, what="")
    _words(canvas, words, announcement, color, ink)


def _paint_news(canvas: Canvas, box: Box, color: Color, board: RoundStatus, cards: Mapping[int, Cards]) -> None:
    """Paint a picture of the latest announcement."""
    assert board.latest_announcement is not None
    if (threat := board.latest_announcement.threat) is None:
        paint_announcement_picture(canvas, box, color, "")
        return
    code, *_ = cards.get(board.threats.index(board.latest_announcement), ("",))
    paint_announcement_picture(canvas, box, color, board.latest_announcement.zone, serious=threat.serious, code=code)


def paint_announcement_picture(
    canvas: Canvas, box: Box, color: Color, zone: str, *, serious: bool = False, code: str = ""
) -> None:
    """Paint the picture of an announcement: dealt cards, a threat or the ship."""
    if color in (theme.SIGNAL, theme.dim(theme.SIGNAL)):
        title_art.paint_dealt_cards(canvas, box, color)
    elif zone:
        title_art.paint_approach(canvas, box, color, zone, serious=serious, code=code)
    else:
        title_art.paint_alerted_ship(canvas, box, color)


def _words(canvas: Canvas, box: Box, announcement: AnnouncementText, color: Color, ink: Color) -> None:
    """Paint the texts of an announcement, with the headline as large as possible."""
    above = 34 if announcement.label else 0
    high = min(74, box.h * 0.27)
    over, headline, zone, what = box.rows(
        above, None, high if announcement.zone else 0, high if announcement.what else 0, gap=8
    )
    if announcement.label:
        headline = Box(headline.x, headline.y + _ACCENT, headline.w, headline.h - _ACCENT)
        canvas.text(over, announcement.label.upper(), Type.HEADING, theme.AMBER, fonts.SEMIBOLD)
    lines = 2 if announcement.zone else 3
    canvas.text(headline, announcement.headline.upper(), Type.POSTER, ink, fonts.BOLD, least=Type.TITLE, lines=lines)
    if announcement.zone:
        zone = Box(zone.x, zone.y + _ACCENT, zone.w, zone.h - _ACCENT - 5)
        canvas.text(zone, announcement.zone.upper(), Type.POSTER, color, fonts.BOLD, least=Type.TITLE)
    faint = theme.TEXT if ink == theme.BRIGHT else theme.FAINT
    canvas.text(what, announcement.what, Type.SUBHEADING, faint, least=Type.LABEL, lines=2)


def _bar(canvas: Canvas, box: Box, countdown: TimeLeft, color: Color) -> None:
    canvas.fill(box, theme.RAISED)
    canvas.fill(Box(box.x, box.y, box.w * countdown.left / countdown.whole, box.h), color)


def paint_last_announcement(
    canvas: Canvas, box: Box, texts: Texts, board: RoundStatus, officers: Officers, cards: Mapping[int, Cards]
) -> None:
    """Paint the last announcement as a line of text, next to a picture of its subject if there is room."""
    canvas.plate(box, theme.PANEL)
    icon, words = box.inset(16, 8).columns(min(box.h, 90) * 0.7, None, gap=14)
    if board.latest_announcement is not None and (wide := min(box.w * 0.3, box.h * 2)) > icon.w + 30:
        color = announcement_text.announcement_text(texts, board.latest_announcement, board, officers).color
        _paint_news(canvas, box.inset(1), color, board, cards)
        if board.latest_announcement.threat is None:
            canvas.veil(box.inset(1), theme.PANEL, 0.6)  # words and picture have the same color
        icon, words = Box(box.x + wide, words.y, box.right - wide - box.x - 16, words.h).columns(icon.w, None, gap=14)
    size = Type.SUBHEADING if box.h < _ROOMY else Type.TITLE
    if board.latest_announcement is None:
        canvas.text(words, texts.say("screen-listening"), Type.SUBHEADING, theme.FAINT)
        return
    last = announcement_text.announcement_text(texts, board.latest_announcement, board, officers)
    canvas.icon(icon, last.icon)
    line = " · ".join(part for part in (last.turn, last.headline, last.zone) if part)
    canvas.text(words, line, size, theme.dim(last.color), fonts.SEMIBOLD, least=Type.SEAT, lines=2)


def paint_pending_tasks(canvas: Canvas, box: Box, listed: Sequence[PendingTask]) -> None:
    canvas.plate(box, theme.PANEL)
    apart = 16  # keeps the lines of neighboring tasks apart
    high = min(_ROOMY + 30, (box.h - 20 + apart) / max(1, len(listed)) - apart)
    size = Type.LEAD if high < _ROOMY else Type.SUBHEADING
    for row, one in zip(box.inset(16, 10).rows(*[high] * len(listed), gap=apart), listed, strict=True):
        icon, what, until = row.columns(1.4 * size, None, 4.4 * size, gap=10)
        canvas.icon(icon.middle(1.3 * size, 1.3 * size), one.icon)
        canvas.text(what, one.what, size, one.color, least=Type.SEAT, lines=5)
        canvas.text(until, one.until, size, one.color, fonts.BOLD, "right", least=Type.SEAT, lines=2)


def paint_threat_strip(
    canvas: Canvas, box: Box, texts: Texts, board: RoundStatus, cards: Mapping[int, Cards], zones: Sequence[str]
) -> None:
    """Paint a table of all announced threats by turn and zone."""
    turns = [turn for turn in TURNS_OF_THREATS if turn <= board.bars[-1].turns[1]]
    first, last = board.bars[board.phase - 1].turns
    names, *columns = box.columns(50, *[None] * len(turns), gap=5)
    head, *rows = names.rows(28, *[None] * len(zones), gap=5)
    for row, zone in zip(rows, zones, strict=True):
        canvas.icon(row.middle(38, 38), icons.zone(texts, zone))
    for turn, column in zip(turns, columns, strict=True):
        head, *cells = column.rows(28, *[None] * len(zones), gap=5)
        now = first <= turn <= last
        ink, weight = (theme.AMBER, fonts.BOLD) if now else (theme.FAINT, fonts.SEMIBOLD)
        canvas.text(head, texts.say("screen-at-turn", turn=turn), Type.LEAD, ink, weight, "center", least=Type.SEAT)
        for cell, zone in zip(cells, zones, strict=True):
            here = {
                place: said
                for place, said in enumerate(board.threats)
                if said.threat is not None and said.threat.turn == turn and said.zone == zone
            }
            if not here:
                lane = theme.mix(theme.PANEL, icons.ZONES[zone], 0.55 if now else 0.3)
                canvas.fill(cell.inset(-2.5, 0), theme.mix(theme.SPACE, icons.ZONES[zone], 0.11 if now else 0.05))
                canvas.fill(Box(cell.x, cell.y + cell.h / 2 - 1, cell.w, 2), lane)
            else:
                _strip_cell(texts, canvas, cell, zone, here, cards, pressable=board.silence is None)


_NAMED = 5  # minimum width of a name that is cut short, in ems
_LOW, _LEAST_LINE = 30.0, 16.0  # units: heights of cells with room for one line, and of a line within its frame


def _strip_cell(
    texts: Texts,
    canvas: Canvas,
    cell: Box,
    zone: str,
    here: Mapping[int, PastAnnouncement],
    cards: Mapping[int, Cards],
    *,
    pressable: bool,
) -> None:
    """Paint the threats of one turn in one zone, in order of announcement."""
    wanted = next((place for place in here if place not in cards), next(iter(here)))
    color = icons.ZONES[zone]
    focused = pressable and canvas.add_target(cell, ("card of", wanted), here[wanted].one_line_text(texts))
    canvas.plate(cell, theme.tint(color), theme.BRIGHT if focused else color, cut=theme.CUT / 2)
    widths = [None if place in cards or len(here) == 1 else 42 for place in here]  # icons leave more room for names
    spots = cell.inset(5, 2).columns(*(widths if None in widths else [None] * len(here)), gap=4)
    for spot, (place, said) in zip(spots, here.items(), strict=True):
        assert said.threat is not None
        if place not in cards:
            if spot.w > 90:
                sign, picture = spot.columns(None, None)
                title_art.paint_unknown_card(canvas, picture, color)
                spot = sign
            canvas.icon(spot.middle(42, min(42, spot.h)), icons.zone(texts, zone, said.threat.serious))
            continue
        names = _names(texts, cards[place])
        wide = min(54 if len(names) == 1 else 38, spot.h * 1.16, spot.w * 0.5)
        beside = [spot.columns(wide * share, None, gap=3) for share in (1, 0.75)]
        sign, name = next((both for both in beside if _names_fit(canvas, both[1], names)), beside[0])
        lines, fits = 2 if len(names) == 1 else 1, _names_fit(canvas, name, names)
        above, below = spot.rows(None, spot.h * 0.46)
        for room in (below, spot):  # a whole name is better than a picture next to half a name
            if not fits and _names_fit(canvas, room, names):
                fits, sign, name = True, above, room
        if len(names) > 1 and not fits:  # pictures are better than names that are cut short
            for row, code in zip(spot.columns(*[None] * len(names), gap=3), cards[place], strict=True):
                title_art.paint_threat(canvas, row.inset(-2), code)
            canvas.text(spot.middle(24, 24), "→", Type.SEAT, theme.BRIGHT, fonts.BOLD, "center")
            continue
        if len(names) == 1 and (name.h < _LEAST_LINE if fits else spot.h < _LOW):
            name, lines = spot, 1
        rows = name.rows(*[None] * len(names))
        named = fits or canvas.pixels(name).w > _NAMED * canvas.em(Type.NOTE)
        if name is not spot or not named:  # else the words need all the room
            title_art.paint_threat(canvas, sign.inset(-3) if named else spot, cards[place][0])
        for row, words in zip(rows, names, strict=True) if named else ():
            most = lines if fits else 1
            align: Align = "center" if name is below else "left"
            canvas.text(
                row, words, Type.SEAT, theme.BRIGHT, fonts.SEMIBOLD, align, least=Type.NOTE, lines=most, ellipsis=True
            )


def _names_fit(canvas: Canvas, box: Box, names: Sequence[str]) -> bool:
    room, least = canvas.pixels(box.rows(*[None] * len(names))[0]).size, canvas.em(Type.NOTE)
    lines = 2 if len(names) == 1 else 1
    return all(fonts.fit_text(words, fonts.SEMIBOLD, least, least, *room, lines).fits for words in names)


def _names(texts: Texts, cards: Cards) -> list[str]:
    """Return the names of a card and of the cards it calls."""
    called = [f"→ {texts.say(f'threats-{code}')}" for code in cards[1:]]
    return [texts.say(f"threats-{cards[0]}"), *called]


def announcement_list(texts: Texts, board: RoundStatus, cards: Mapping[int, Cards]) -> Widget:
    """Return the list of announcements that players must act on, newest first."""
    said = tuple(one for one in reversed(board.announcements) if announcement_text.is_listed(one))

    def row(place: int, one: PastAnnouncement) -> Widget:
        ink, weight = (theme.BRIGHT, fonts.SEMIBOLD) if place == 0 else (theme.TEXT, fonts.REGULAR)
        card = cards.get(board.threats.index(one)) if one in board.threats else None
        line = one.short_text(texts) if card is None else " ".join(_names(texts, card))
        turn = None
        if one.threat is not None:
            line += "" if one.threat.confirmed else " (?)"
            style = fonts.Style(Type.LABEL, ink, fonts.BOLD)
            turn = Text(texts.say("screen-at-turn", turn=one.threat.turn), style, min_width=42)
        time = Text(format_time(int(one.at)), fonts.LABEL, theme.FAINT, "right", min_width=42)
        words = Text(line, fonts.Style(Type.LABEL, ink, weight), grow=1)
        return Row(
            time,
            Picture(announcement_text.announcement_icon(texts, one), 26),
            turn,
            words,
            gap=6,
            min_height=_SAID_LINE,
        )

    head = Text(texts.say("screen-said"), fonts.LABEL, theme.FAINT, theirs=True)
    lines = Scroll(Column(*map(row, range(len(said)), said), Spacer(), gap=0), id="said", grow=1)
    return Plate(head, lines, gap=4, pad=(14, 10), words=" ")  # the scene describes them in sentences


def paint_silence(
    canvas: Canvas, box: Box, texts: Texts, board: RoundStatus, crew: tuple[title_art.SeatedFigure, ...]
) -> None:
    """Paint the order not to talk, with the time until the silence ends."""
    if board.silence is None:
        return
    wide = box.w > 1.4 * box.h
    box = box.inset(0, 16)
    words, number = box.columns(None, min(box.h, box.w * 0.4), gap=30) if wide else box.rows(box.h * 0.45, None, gap=20)
    said, what, people = words.inset(0, words.h * 0.04).rows(None, min(64, words.h * 0.2), words.h * 0.42, gap=6)
    no_talking = texts.say("screen-no-talking").upper()
    canvas.text(said, no_talking, Type.GIANT, theme.BRIGHT, fonts.BOLD, "center", least=Type.TITLE, lines=2)
    advice = texts.say(f"{AnnouncementKind.COMMS_DOWN.text}.advice")
    canvas.text(what, advice, Type.HEADING, theme.TEXT, align="center", least=Type.SEAT, lines=2)
    title_art.paint_unnamed_crew(canvas, people.inset(people.w * 0.04, 0), crew)
    paint_countdown_ring(canvas, number, board.silence.left / max(1, board.silence.whole), theme.ALARM)
    left = number.middle(number.w * 0.62, number.h * 0.62)
    canvas.text(left, str(board.silence.left), Type.COUNTDOWN, theme.ALARM, fonts.BOLD, "center", least=Type.POSTER)


def paint_countdown_ring(canvas: Canvas, box: Box, lasts: float, ink: Color) -> None:
    """Paint a ring of ticks, like a clock face, and light the fraction `lasts` of it."""
    x, y = box.center
    reach = min(box.w, box.h) / 2 - 10
    canvas.glow(x, y, reach * 1.25, theme.mix(theme.UNLIT, ink, 0.12))
    for tick in range(_TICKS):
        share = tick / _TICKS
        color = ink if share < lasts else theme.mix(theme.PANEL, ink, 0.25)
        inner, outer = (
            (x + radius * sin(2 * pi * share), y - radius * cos(2 * pi * share)) for radius in (reach - 18, reach)
        )
        canvas.line(inner, outer, color, 7)


def paint_count_in(canvas: Canvas, box: Box, left: int, share: float) -> None:
    paint_countdown_ring(canvas, box, share, theme.AMBER)
    number = box.middle(box.h * 0.62, box.h * 0.62)
    canvas.text(number, str(left), Type.COUNTDOWN, theme.AMBER, fonts.BOLD, "center", least=Type.POSTER)


def paint_stripes(canvas: Canvas, box: Box) -> None:
    canvas.stripes(box, theme.AMBER, 22)


def paint_closing_frame(canvas: Canvas, box: Box, left: int) -> None:
    """Paint a frame that grows during the last minute of a phase. `left` is the number of seconds left."""
    wide = 3 + _CLOSED * (1 - left / 60)
    sides = (
        Box(box.x, box.y, box.w, wide),
        Box(box.x, box.bottom - wide, box.w, wide),
        Box(box.x, box.y + wide, wide, box.h - 2 * wide),
        Box(box.right - wide, box.y + wide, wide, box.h - 2 * wide),
    )
    for side in sides:
        if left > _STRIPED:
            canvas.fill(side, theme.mix(theme.SPACE, theme.ALARM, 0.75))
        else:
            canvas.stripes(side, theme.ALARM, 12)


def paint_static(canvas: Canvas, box: Box, frame: int) -> None:
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
    """Return a tile of dim noise, `grain` pixels per dot."""
    dice = Random(0)
    few = pygame.Surface((128, 128))
    for x in range(128):
        for y in range(128):
            shade = int(72 * dice.random() ** 2)
            few.set_at((x, y), (shade, shade + 4, shade + 10))
    return pygame.transform.scale(few, (128 * grain, 128 * grain))
