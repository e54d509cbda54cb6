"""Statistics of the log book: results over time and by player, and the threats that destroyed the most ships."""

from collections.abc import Iterable, Mapping
from itertools import pairwise

from spacealert.apps.window import icons
from spacealert.apps.window.session_scene import ExplainedScene
from spacealert.apps.window.title_art import SeatedFigure, crew_picture, paint_ship, threat_picture
from spacealert.engine import CARDS
from spacealert.kit.i18n.texts import Texts, with_minus
from spacealert.kit.ui import fonts, glyphs, theme
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.containers import Centered, Column, Columns, Plate, Row
from spacealert.kit.ui.controls import CAPTION, LABEL, LEAD, SMALL, TITLE, Button, Leaf, Picture, Role, Text, foot
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import APART, Key, Widget
from spacealert.logbook import Entry, log_statistics, log_table
from spacealert.logbook.entry import EntrySummary
from spacealert.logbook.entry_story import date_in_words
from spacealert.logbook.log_statistics import Record

MOST_RESULTS = 60  # the newest; more would overlap
_HIGHEST = 640.0  # of the chart, in units
_ROWS = 6  # bars per heading

QUESTION = Role(Type.LABEL, theme.STORY, fonts.SEMIBOLD)  # a crew's question, above the chart that answers it


class StatisticsScene(ExplainedScene):
    """The statistics of a log."""

    help_name = "statistics"

    def __init__(self, texts: Texts, entries: Iterable[Entry | EntrySummary]) -> None:
        self.texts = texts
        self.found = log_statistics.statistics_of(self.texts, entries)
        self.results = self.found.results[-MOST_RESULTS:]

    def _tables(self) -> list[tuple[str, Mapping[str, Record]]]:
        tables = [
            (self.texts.say("logbook-stats-people"), self.found.people),
            (self.texts.say("logbook-stats-difficulties"), self._difficulties()),
        ]
        return [(title, records) for title, records in tables if records]

    def _difficulties(self) -> dict[str, Record]:
        """Return the records by difficulty, with the difficulties in words."""
        say = self.texts.say
        return {
            f"{say(f'screen-difficulty-{common}')} / {say(f'screen-difficulty-{serious}')}": record
            for (common, serious), record in self.found.difficulties.items()
        }

    # the page

    def build(self) -> Widget:
        say = self.texts.say
        results = tuple(
            f"{date_in_words(self.texts, day)}: {say('logbook-lost') if total is None else total}"
            for day, total in self.results
        )
        chart = Leaf(self._paint_results, said=results, min_height=140, grow=1)
        tables = (self._table(title, records) for title, records in self._tables())
        body = Column(
            Text(log_statistics.summary_in_words(self.texts, self.found.all), LEAD),
            Plate(
                Text(say("logbook-stats-results"), QUESTION, words=" "),
                chart if len(results) > 1 else Column(self._only(), words=results[0] if results else " ", grow=1),
                grow=1,
                max_height=_HIGHEST,
            ),
            Columns(self._killers(), *tables, gap=18, even=True, grow=0.4),
            gap=APART,
            grow=1,
        )
        back = Button(say("screen-back"), "back", "escape", main=True, min_width=150)
        note = Text(say("logbook-statistics-note"), SMALL, theme.FAINT, words=" ")
        return self.make_page(
            Text(say("logbook-statistics-title"), TITLE), body, foot(back, note=note), Key("p", "back")
        )

    def _only(self) -> Widget:
        """Show a single result: its points, or the threat that destroyed the ship, and the crew."""
        total = self.results[0][1] if self.results else None
        killer = next(iter(self.found.killers), "")
        people = zip(icons.CREW, self.found.people, strict=False)
        pose = "fall" if total is None else "cheer"
        crew = tuple(
            SeatedFigure(color, log_table.without_control_characters(name), False, pose) for color, name in people
        )
        if total is not None:
            shown: Widget = Text(with_minus(total), Role(Type.CLOCK, theme.AMBER, fonts.BOLD), align="center")
        else:
            shown = threat_picture(killer, 220) if killer in CARDS else Picture(Icon("cross", theme.ALARM), 120)
        return Columns(Centered(shown, min_width=280), crew_picture(crew).sized(grow=3, min_height=170), grow=1)

    def _killers(self) -> Widget:
        found, most = list(self.found.killers.items())[:_ROWS], max(self.found.killers.values(), default=1)
        rows: list[Widget] = [
            Row(
                threat_picture(code, 50) if code in CARDS else None,
                _bar(log_table.threat_in_words(self.texts, code), ships / most, theme.ALARM, str(ships)).sized(grow=1),
            )
            for code, ships in found
        ]
        said = Text(self.texts.say("logbook-no-ship-lost"), LABEL, theme.GOOD, "center")
        none = Column(said, Leaf(paint_ship, title="ship", words=" ", min_height=90, grow=1), grow=1)
        question = Text(self.texts.say("logbook-stats-killers"), QUESTION, words="" if found else " ")
        return Plate(question, *(rows or (none,)), grow=1, min_width=230)

    def _table(self, title: str, records: Mapping[str, Record]) -> Widget:
        """Show records with a bar for the share of missions won."""
        rows = []
        for name, record in list(records.items())[:_ROWS]:
            average = "" if record.average is None else f" · {self.texts.say('logbook-number', number=record.average)}"
            wasted = "" if record.wasted is None else f" · {self.texts.say('logbook-wasted', points=record.wasted)}"
            after = f"{record.won}/{record.missions}{average}{wasted}"
            told = f"{name}: {log_statistics.record_in_words(self.texts, record)}"
            rows.append(_bar(name, record.won / record.missions, theme.GOOD, after, told))
        return Plate(Text(title, QUESTION), *rows, grow=1, min_width=230)

    def _paint_results(self, canvas: Canvas, box: Box) -> None:
        """Paint a dot for each mission at its points, and a cross at the bottom for each lost ship."""
        if not self.results:
            return
        scale, chart, last = box.columns(44, None, 100, gap=8)
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
            canvas.line(start, end, theme.fade(theme.SIGNAL), 3)
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


def _bar(name: str, share: float, color: theme.Color, after: str, told: str = "") -> Widget:
    """Show a name over its bar, with a value at the end."""
    shown = glyphs.clean(log_table.without_control_characters(name)) or "…"
    line = Row(Text(shown, SMALL, theirs=True, grow=1), Text(after, CAPTION, align="right"))
    return Column(line, Leaf(_paint_bar, args=(share, color), min_height=7), gap=1, words=told or f"{shown}: {after}")


def _paint_bar(canvas: Canvas, box: Box, share: float, color: theme.Color) -> None:
    canvas.fill(box, theme.RAISED)
    canvas.fill(Box(box.x, box.y, box.w * share, box.h), color)
