"""The log book as a picture: results over time, who played how, and what ended our ships most."""

from collections.abc import Iterable, Mapping
from itertools import pairwise

from spacealert.apps.window.explained_scene import ExplainedScene
from spacealert.kit.i18n.texts import Texts, with_minus
from spacealert.kit.ui import fonts, glyphs, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas, Growth
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.logbook import Entry, log_statistics, log_table, statistics_page
from spacealert.logbook.entry_story import date_in_words
from spacealert.logbook.entry_summary import EntrySummary
from spacealert.logbook.log_statistics import Record

MOST_RESULTS = 60  # the newest; more would lie over each other
_ROWS = 6  # bars under a heading


class StatisticsScene(ExplainedScene):
    """What a log says of its table."""

    help_name = "statistics"
    growth = Growth.MORE_ROOM
    default = "back"

    def __init__(self, texts: Texts, entries: Iterable[Entry | EntrySummary]) -> None:
        self.texts = texts
        self.found = log_statistics.statistics_of(self.texts, entries)
        self.results = self.found.results[-MOST_RESULTS:]

    def do(self, action: Action) -> None:
        if action == "back":
            self.navigation.back()

    def press(self, key: str) -> bool:
        if key in ("escape", "p"):
            self.do("back")
            return True
        return False

    # in words

    def describe(self) -> list[str]:
        found = self.found
        shown = [statistics_page.summary(self.texts, found.all)]
        for day, total in self.results:
            shown.append(
                f"{date_in_words(self.texts, day)}: {self.texts.say('logbook-lost') if total is None else total}"
            )
        for title, records in self._tables():
            shown += [
                title,
                *(f"{name}: {statistics_page.in_words(self.texts, record)}" for name, record in records.items()),
            ]
        if found.killers:
            shown.append(self.texts.say("logbook-stats-killers"))
            shown += [f"{log_table.threat(self.texts, code)}: {ships}" for code, ships in found.killers.items()]
        return shown

    def _tables(self) -> list[tuple[str, Mapping[str, Record]]]:
        tables = [
            (self.texts.say("logbook-stats-people"), self.found.people),
            (self.texts.say("logbook-stats-difficulties"), self._difficulties()),
        ]
        return [(title, records) for title, records in tables if records]

    def _difficulties(self) -> dict[str, Record]:
        """By the decks of common and serious threats, in words."""
        say = self.texts.say
        return {
            f"{say(f'screen-difficulty-{common}')} / {say(f'screen-difficulty-{serious}')}": record
            for (common, serious), record in self.found.difficulties.items()
        }

    # painted

    def paint(self, canvas: Canvas) -> None:
        head, results, below, foot = canvas.box.inset(24, 18).rows(84, None, 268, 52, gap=14)
        canvas.panel("head", head, None, self._paint_head)
        canvas.panel("results", results, None, self._paint_results, background=theme.PANEL)
        canvas.panel("tables", below, None, self._paint_tables)
        canvas.panel("foot", foot, None, self._paint_foot)

    def _paint_head(self, canvas: Canvas, box: Box) -> None:
        title, summary = box.rows(52, None, gap=6)
        canvas.title(title, self.texts.say("logbook-statistics-title"), Type.HEADING, theme.AMBER)
        canvas.text(
            summary, statistics_page.summary(self.texts, self.found.all), Type.LABEL, theme.FAINT, least=Type.FINE
        )

    def _paint_results(self, canvas: Canvas, box: Box) -> None:
        """A dot for each mission at its points, a cross on the ground for each lost ship."""
        caption, field = box.inset(18, 12).rows(26, None, gap=8)
        self._question(canvas, caption, self.texts.say("logbook-stats-results"))
        if not self.results:
            return
        scale, chart, last = field.columns(44, None, 100, gap=8)
        dates = Box(chart.x, chart.bottom - 18, chart.w, 18)
        chart = Box(chart.x, chart.y + 8, chart.w, chart.h - 40)
        totals = [total for _, total in self.results if total is not None]
        low, high = min([0, *totals]), max([10, *totals])

        def up(points: float) -> float:
            return chart.bottom - chart.h * (points - low) / (high - low)

        step = 10 if high - low <= 60 else 50
        for level in range(low - low % step, high + 1, step):
            if level < low:
                continue
            canvas.fill(Box(chart.x, up(level), chart.w, 2 if level == 0 else 1), theme.LINE)
            mark = with_minus(level)
            canvas.text(Box(scale.x, up(level) - 10, scale.w, 20), mark, Type.CAPTION, theme.FAINT, align="right")
        across = chart.w / max(1, len(self.results))
        places = [(chart.x + across * (place + 0.5), total) for place, (_, total) in enumerate(self.results)]
        won = [(x, up(total)) for x, total in places if total is not None]
        for start, end in pairwise(won):
            canvas.line(start, end, theme.faded(theme.SIGNAL), 3)
        for x, total in places:
            if total is None:
                canvas.icon(Box(x - 9, up(0) - 9, 18, 18), Icon("cross", theme.ALARM))
            else:
                best = total == max(totals)
                side = 18 if best else 13
                color = theme.AMBER if best else theme.SIGNAL
                canvas.icon(Box(x - side / 2, up(total) - side / 2, side, side), Icon("figure", color))
        average = self.found.all.average
        if average is not None:
            canvas.fill(Box(chart.x, up(average), chart.w, 1), theme.AMBER)
            words = self.texts.say("logbook-average", average=average)
            canvas.text(Box(last.x, up(average) - 12, last.w, 24), words, Type.CAPTION, theme.AMBER, least=Type.FINE)
        first, until = (date_in_words(self.texts, self.results[place][0]) for place in (0, -1))
        canvas.text(dates, first, Type.CAPTION, theme.FAINT)
        if until != first:
            canvas.text(dates, until, Type.CAPTION, theme.FAINT, align="right")

    def _question(self, canvas: Canvas, box: Box, asked: str) -> None:
        """What a crew asks, over the picture that answers it."""
        canvas.text(box, asked, Type.LABEL, theme.STORY, fonts.SEMIBOLD, least=Type.CAPTION)

    def _paint_tables(self, canvas: Canvas, box: Box) -> None:
        killers, *tables = box.columns(*[None] * (1 + len(self._tables())), gap=18)
        self._paint_killers(canvas, killers)
        for cell, (title, records) in zip(tables, self._tables(), strict=True):
            self._paint_records(canvas, cell, title, records)

    def _paint_killers(self, canvas: Canvas, box: Box) -> None:
        canvas.plate(box, theme.PANEL)
        caption, body = box.inset(16, 12).rows(26, None, gap=8)
        self._question(canvas, caption, self.texts.say("logbook-stats-killers"))
        found = list(self.found.killers.items())[:_ROWS]
        if not found:
            canvas.text(
                body.middle(body.w, 60),
                self.texts.say("logbook-no-ship-lost"),
                Type.LABEL,
                theme.GOOD,
                align="center",
                lines=2,
            )
        for row, (code, ships) in zip(body.rows(*[None] * _ROWS, gap=4), found, strict=False):
            share = ships / max(self.found.killers.values())
            _bar(canvas, row, log_table.threat(self.texts, code), share, theme.ALARM, str(ships))

    def _paint_records(self, canvas: Canvas, box: Box, title: str, records: Mapping[str, Record]) -> None:
        """The bar is the share of missions won."""
        canvas.plate(box, theme.PANEL)
        caption, body = box.inset(16, 12).rows(26, None, gap=8)
        self._question(canvas, caption, title)
        for row, (name, record) in zip(body.rows(*[None] * _ROWS, gap=4), records.items(), strict=False):
            average = "" if record.average is None else f" · {self.texts.say('logbook-number', number=record.average)}"
            wasted = "" if record.wasted is None else f" · {self.texts.say('logbook-wasted', points=record.wasted)}"
            after = f"{record.won}/{record.missions}{average}{wasted}"
            _bar(canvas, row, name, record.won / record.missions, theme.GOOD, after)

    def _paint_foot(self, canvas: Canvas, box: Box) -> None:
        back, note = box.columns(160, None, gap=24)
        widgets.button(canvas, back, "back", self.texts.say("screen-back"), key="Esc", size=Type.BODY)
        canvas.text(
            note, self.texts.say("logbook-statistics-note"), Type.CAPTION, theme.FAINT, least=Type.FINE, lines=2
        )


def _bar(canvas: Canvas, row: Box, name: str, share: float, color: theme.Color, after: str) -> None:
    """A name over its bar, and what stands at its end."""
    words, bar = row.rows(None, 7, gap=1)
    said, number = words.columns(None, 190, gap=8)
    canvas.text(
        said,
        glyphs.drawable(log_table.printable(name)) or "…",
        Type.CAPTION,
        theme.TEXT,
        least=Type.FINE,
        ellipsis=True,
    )
    canvas.text(number, after, Type.CAPTION, theme.FAINT, fonts.SEMIBOLD, "right", least=Type.FINE)
    canvas.fill(bar, theme.RAISED)
    canvas.fill(Box(bar.x, bar.y, bar.w * share, bar.h), color)
