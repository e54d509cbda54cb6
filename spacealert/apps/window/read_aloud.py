"""The scene of a mission whose announcements a player reads aloud, instead of the loudspeaker.

Only the reader may know the next lines, so the screen faces away from the other players.
"""

from math import ceil

from attrs import frozen

from spacealert.announcer.compiler import IntercomCue, Soundtrack
from spacealert.apps.window import announcement_text, board_paint, icons
from spacealert.apps.window.mission_scene import MissionScene
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Box, Canvas
from spacealert.kit.ui.containers import Column, Columns
from spacealert.kit.ui.controls import Leaf
from spacealert.kit.ui.theme import Color, Type
from spacealert.kit.ui.widget import Widget
from spacealert.missions.announcements import AnnouncedThreat, AnnouncementKind

COUNT_IN = 10  # seconds of count-in before a line
_LEAST_PICTURE = 100.0  # units: less height shows no picture
_LINES = 4  # most lines of an announcement
SHOWN_ONLY = 5.0  # seconds for a line without audio
_COUNTS = ("five", "four", "three", "two", "one")


@frozen
class ReadAloudLine:
    """A line to read aloud, and what it announces."""

    text: str
    twice: bool
    data: bool = False
    zone: str = ""

    @property
    def color(self) -> Color:
        return theme.SIGNAL if self.data else icons.ZONES.get(self.zone, theme.AMBER)

    @property
    def text_by_sentence(self) -> str:
        """The text with each sentence on its own line."""
        return self.text.replace(". ", ".\n")


@frozen
class ReadAloudState:
    """The reader's current task: read `now`, or wait for `upcoming`.

    `share` is the fraction of the time for `now` that has passed, and `count` the number to say, if any.
    """

    now: ReadAloudLine | None
    share: float
    count: int | None
    upcoming: ReadAloudLine | None
    seconds_until: int


def read_aloud_state(soundtrack: Soundtrack, seconds: float) -> ReadAloudState:
    begun = [cue for cue in soundtrack.cues if cue.at <= seconds < cue.at + _duration_of(cue)]
    cue = begun[-1] if begun else None
    coming = soundtrack.next_cue(seconds)
    return ReadAloudState(
        now=None if cue is None else _line(cue),
        share=0.0 if cue is None else (seconds - cue.at) / _duration_of(cue),
        count=None if cue is None else _count(cue, seconds),
        upcoming=None if coming is None else _line(coming),
        seconds_until=0 if coming is None else ceil(coming.at - seconds),
    )


def _duration_of(cue: IntercomCue) -> float:
    return cue.length if cue.is_spoken else SHOWN_ONLY


def _line(cue: IntercomCue) -> ReadAloudLine:
    twice = cue.kind in (AnnouncementKind.THREAT, AnnouncementKind.UNCONFIRMED)
    threat = cue.event.what if cue.event is not None else None
    zone = (threat.zone or "internal") if isinstance(threat, AnnouncedThreat) else ""
    return ReadAloudLine(cue.said_once, twice, cue.kind is AnnouncementKind.INCOMING_DATA, str(zone))


def _count(cue: IntercomCue, seconds: float) -> int | None:
    """Return the number to say now in a line that ends with a countdown, or None outside the countdown."""
    said = [name for name in _COUNTS if name in cue.marks and cue.mark_time(name) <= seconds]
    end = cue.marks.get("zero", cue.marks.get("close"))
    if not said or end is None or seconds >= end / cue.rate:
        return None
    return 5 - _COUNTS.index(said[-1])


class ReadAloudScene(MissionScene):
    """The scene of a mission, for the player who reads the announcements aloud."""

    @property
    def reader_state(self) -> ReadAloudState:
        return read_aloud_state(self.player.soundtrack, self.view.position)

    def _running_page(self) -> Widget:
        board, reading = self.board, self.reader_state
        told = announcement_text.describe_board(self.texts, board, self.officers)
        clock = self._clock(told).sized(min_width=360, min_height=220)
        now = (reading.now, round(reading.share * 200), reading.count)
        coming = reading.upcoming and (reading.upcoming, reading.seconds_until)
        read = Leaf(self._paint_now, now, title="read now", said=self._now_in_words(), min_height=260, grow=2)
        following = Leaf(
            self._paint_next, coming, title="read next", said=self._next_in_words(), min_height=170, grow=1
        )
        lower = following if self.panel is None else self._lower()  # the cards being entered
        waits = reading.now is None and reading.upcoming is not None and self.panel is None
        lines = Column(None if waits else read, lower, gap=board_paint.GAP, min_width=420, grow=3)
        pictured = reading.now or reading.upcoming
        subject = Leaf(self._paint_subject, pictured, (pictured,), "subject", words=" ", min_height=140, grow=1)
        left = Column(clock.sized(max_height=236), subject, gap=board_paint.GAP)
        return self.make_page(self._bars(), Columns(left, lines, gap=24, grow=1), self._controls(), console=False)

    def _now_in_words(self) -> tuple[str, ...]:
        reading, say = self.reader_state, self.texts.say
        if reading.now is None:
            return ()
        lines = [say("screen-read-now"), reading.now.text]
        lines += [say("screen-read-twice")] if reading.now.twice else []
        lines += [str(reading.count)] if reading.count is not None else []
        return tuple(lines + ([self._draws()] if reading.now.data else []))

    def _next_in_words(self) -> tuple[str, ...]:
        reading = self.reader_state
        if reading.upcoming is None:
            return ()
        return self.texts.say("screen-read-next", seconds=reading.seconds_until), reading.upcoming.text

    def _draws(self) -> str:
        return announcement_text.describe_incoming_data(self.texts, self.officers)

    def _paint_now(self, canvas: Canvas, box: Box) -> None:
        say, reading = self.texts.say, self.reader_state
        canvas.plate(box, theme.PANEL)
        if reading.now is None:
            canvas.text(box.inset(30), say("screen-read-wait"), Type.HEADLINE, theme.FAINT, align="center")
            return
        color = reading.now.color
        canvas.plate(box, theme.mix(theme.PANEL, color, 0.2), theme.mix(theme.PANEL, color, 0.6))
        canvas.fill(Box(box.x, box.y, box.w, 12), color)
        canvas.fill(Box(box.x, box.bottom - 10, box.w * reading.share, 10), color)
        head, words = box.inset(28, 26).rows(40, None, gap=8)
        canvas.text(head, say("screen-read-now").upper(), Type.HEADING, theme.AMBER, fonts.BOLD)
        if reading.now.twice:
            canvas.text(head, say("screen-read-twice"), Type.SUBHEADING, theme.TEXT, align="right")
        if reading.count is not None:
            words, number = words.columns(None, min(200, words.w * 0.22), gap=20)
            canvas.text(
                number, str(reading.count), Type.COUNTDOWN, theme.AMBER, fonts.BOLD, "center", least=Type.BANNER
            )
        if reading.now.data:
            words, draws = words.rows(None, 70, gap=8)
            canvas.text(draws, self._draws(), Type.SUBHEADING, theme.TEXT, least=Type.SEAT, lines=2)
        lines = reading.now.text_by_sentence
        canvas.text(words, lines, Type.BANNER, theme.BRIGHT, fonts.SEMIBOLD, least=Type.SUBHEADING, lines=_LINES)

    def _paint_subject(self, canvas: Canvas, box: Box, line: ReadAloudLine | None) -> None:
        if line is None or box.h < _LEAST_PICTURE:
            return
        board_paint.paint_announcement_picture(canvas, box, line.color, line.zone)

    def _paint_next(self, canvas: Canvas, box: Box) -> None:
        texts, reading = self.texts, self.reader_state
        canvas.plate(box, theme.PANEL)
        if reading.upcoming is None:
            return
        near = reading.seconds_until <= COUNT_IN
        if reading.now is None:
            color = reading.upcoming.color
            canvas.plate(box, theme.mix(theme.PANEL, color, 0.2), theme.mix(theme.PANEL, color, 0.6))
        ink: Color = theme.TEXT if near else theme.FAINT
        head, words = box.inset(28, 18).rows(34, None, gap=8)
        canvas.text(
            head,
            texts.say("screen-read-next", seconds=reading.seconds_until),
            Type.SUBHEADING,
            theme.AMBER if near else theme.FAINT,
        )
        if near and reading.now is None:  # alone, it has room for the count
            words, number = words.columns(None, min(200, words.w * 0.22), gap=20)
            count = str(reading.seconds_until)
            canvas.text(number, count, Type.COUNTDOWN, theme.AMBER, fonts.BOLD, "center", least=Type.BANNER)
        size = Type.HEADLINE if reading.now is not None else Type.POSTER  # alone, it has all the space
        canvas.text(words, reading.upcoming.text_by_sentence, size, ink, fonts.SEMIBOLD, least=Type.LEAD, lines=_LINES)
