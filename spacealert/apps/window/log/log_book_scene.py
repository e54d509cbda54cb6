"""Scenes for the log book and its statistics."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import cycle, pairwise
from math import inf

from attrs import evolve

from spacealert.apps.window import icons
from spacealert.apps.window.log.entry_form import EntryForm, paint_score_medal
from spacealert.apps.window.prompt_input import paint_backdrop
from spacealert.apps.window.session_scene import LocalizedScene, OpenScene, SessionScene, create_scene
from spacealert.apps.window.title_art import (
    SeatedFigure,
    crew_picture,
    figure_picture,
    paint_threat,
    threat_picture,
)
from spacealert.engine import CARDS
from spacealert.engine.game import Score
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts, format_minus
from spacealert.kit.storage import atomic, places
from spacealert.kit.ui import fonts, glyphs, theme
from spacealert.kit.ui.canvas import Action, Box, Canvas
from spacealert.kit.ui.containers import (
    Centered,
    CenteredColumn,
    Column,
    Columns,
    Flow,
    Layers,
    List,
    Plate,
    Row,
    Scroll,
)
from spacealert.kit.ui.controls import Button, Empty, Leaf, Notice, Picture, Pressable, Text, footer, option_grid
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.scene import Question
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import APART, Key, Widget
from spacealert.logbook import Entry, Log, log_statistics, log_table, other_games
from spacealert.logbook.entry import EntrySummary
from spacealert.logbook.entry_story import EntryStory, date_in_words, make_story, record_ids, step_in_words
from spacealert.logbook.log_statistics import ResultSummary
from spacealert.logbook.log_table import AnyLine, LogRow
from spacealert.logbook.other_games import CompanionEntry
from spacealert.session import Session
from spacealert.session.commands import RedoInLog, RemoveEntry, ReplayEntry, UndoInLog
from spacealert.session.log_client import find_flown_run

_ONE_LINE, _TWO_LINES = 20, 48  # letters of a mission that fit on one line, and on two smaller ones
_HEAD_WIDE = 560.0  # units of the header beside the title; in portrait it is below
_DOUBLE_CLICK = 0.5  # seconds in which a second click removes no second entry
_LOOKS = 1.0  # seconds between checks for changes by other programs, which may still be saving a walk
_SORTED_BY = ("date", "mission", "total", "destroyed", "damage", "crew")


class LogBookScene(SessionScene):
    """The scene that lists the log book's entries."""

    help_name = "log"

    def __init__(self, texts: Texts, session: Session, chosen: str | None = None) -> None:
        super().__init__(texts, session)
        self.sort, self.reversed = "date", False
        self._found: Sequence[AnyLine] = ()
        self._over: Mapping[str, bool] = {}  # whether campaigns have ended
        self.rows: list[LogRow] = []
        self.best: frozenset[str] = frozenset()  # entries that were records at the time
        self.titles = {one.id: one.title_in(texts.language) for one in session.scenarios}
        self.chosen = 0
        self._can_undo = self._can_redo = False
        self._log = log = session.log
        self.notice = " ".join(message.render(texts) for message in log.notices)
        with suppress(UserError):
            log.campaigns()  # opened now, because opening changes the file's timestamp
        self._waited, self._stamp = 0.0, _stamp(log)
        self._since_removed = inf  # seconds since an entry was removed
        self._read()
        places = [place for place, row in enumerate(self.rows) if row.line.entry.id == chosen]
        self._choose(places[0] if places else len(self.rows) - 1)

    # the model

    @property
    def selection(self) -> AnyLine | None:
        return self.rows[self.chosen].line if self.rows else None

    def _read(self) -> None:
        try:
            self._found, self._over = self._log.summaries(), self._log.campaigns()
            self._can_undo, self._can_redo = self._log.can_undo, self._log.can_redo
        except UserError as error:
            self.notice = error.render(self.texts)
            return
        self.best = record_ids(self._found)
        self._order_rows()

    def _order_rows(self) -> None:
        ordered = log_table.make_rows(self.texts, self._found, self._over, self.sort, glyphs.clean)
        self.rows = log_table.group_campaigns(ordered[::-1] if self.reversed else ordered)
        self._choose(self.chosen)

    def _reload_if_changed(self) -> None:
        stamp = _stamp(self._log)
        if stamp != self._stamp:
            self._stamp = stamp
            self._read()

    def _choose(self, place: int) -> None:
        self.chosen = max(0, min(len(self.rows) - 1, place))

    def do(self, action: Action) -> None:
        if not (isinstance(action, tuple) and action[0] == "choose"):
            self.notice = ""  # the user has seen it by now
        try:
            self._do(action)
        except UserError as error:
            self.notice = error.render(self.texts)

    def _do(self, action: Action) -> None:
        match action:
            case ("choose", int(place)):
                self._choose(place)
            case ("sort", str(column)):
                self._sort(column)
            case ("line", int(place)) if place != self.chosen:
                self._choose(place)
            case ("line", _) | "walk":
                self._walk()
            case "remove":
                self._remove()
            case "undo":
                self._undo()
            case ("undo", int(number)):
                self._undo_step(number)
            case "redo":
                self.session.do(RedoInLog())
                self._tell_step("redone")
            case "correct" if self.selection is not None:
                self.navigation.push(EntryForm(self.texts, self.session, self._log.line(self.selection.number).entry))
            case "careers" if self.view.setup.new_frontier:
                self._open_careers()
            case "figures":
                self.navigation.push(StatisticsScene(self.texts, (line.entry for line in self._log.summaries())))
            case "print" if self.selection is not None:
                self._print(self.selection.entry)

    def _print(self, entry: Entry | EntrySummary) -> None:
        """Save the log of this entry's crew as a page, and open the scene that shares the page."""
        names = tuple(person.name for person in entry.crew if person.name)
        lines = log_table.crew_missions(self._log.summaries(), names)
        rows = log_table.group_campaigns(log_table.make_rows(self.texts, lines, self._log.campaigns()))
        found = log_statistics.compute_statistics(self.texts, (line.entry for line in lines))
        file = places.user_folder() / "log.html"
        try:
            atomic.write(file, log_statistics.statistics_page(self.texts, found, rows, names))
        except OSError:
            raise UserError("resolution-unsaved") from None
        self.navigation.push(create_scene("report", self.texts, file))

    def _undo(self) -> None:
        """Undo the last step. If that removes missions, ask first."""
        step = self._log.next_undo()
        if step is None or not step.removes_missions:
            self._undo_step(None if step is None else step.number)
            return
        say = self.texts.say
        text = step_in_words(self.texts, step, "undo-ask")
        question = Question(say("logbook-undo-title"), text, say("logbook-undo-yes"), say("screen-keep"))
        self.navigation.ask(question, lambda: self.do(("undo", step.number)))

    def _undo_step(self, number: int | None) -> None:
        self.session.do(UndoInLog(number))
        self._tell_step("undone")

    def _tell_step(self, what: str) -> None:
        undone = self.view.undone_in_log
        assert undone is not None
        self.notice = step_in_words(self.texts, undone, what)
        self._read()

    def _sort(self, column: str) -> None:
        """Sort by a column, or reverse the order if the list is already sorted by it. The selection stays."""
        line = self.selection
        self.reversed = column == self.sort and not self.reversed
        self.sort = column
        self._order_rows()
        if line is not None:
            self._choose([row.line.number for row in self.rows].index(line.number))

    def _walk(self) -> None:
        if self.selection is None:
            return
        evening = self._other_game()
        if evening is not None:
            self.notice = other_games.facts_in_words(self.texts, evening) or self.texts.say(
                "logbook-other-game", number=str(self.selection.number)
            )
            return
        entry = self._log.line(self.selection.number).entry
        if entry.game is None:
            raise UserError("logbook-no-game", number=str(self.selection.number))
        self.session.do(ReplayEntry(entry))
        self.open_scene("walk")

    def _other_game(self) -> CompanionEntry | None:
        entry = None if self.selection is None else self.selection.entry
        return entry.other_game if isinstance(entry, EntrySummary) else None

    def _open_careers(self) -> None:
        """Open the awards for the selected entry's run or, if no explorer flew it, the careers."""
        line, flown = self.selection, None
        if line is not None:
            with suppress(UserError):  # it may belong to another game, or not count as a run
                flown = find_flown_run(self._log, self._log.line(line.number).entry)
        if flown is not None and flown.explorers:
            self.open_scene("award", flown)
        else:
            self.open_scene("careers", flown=flown)

    def _remove(self) -> None:
        if self.selection is not None and self._since_removed > _DOUBLE_CLICK:
            self._since_removed, removed = 0.0, self.selection.entry
            self.session.do(RemoveEntry(self.selection.number))
            known = not (isinstance(removed, EntrySummary) and removed.unreadable)
            mission, day = (
                (log_table.entry_name(self.texts, removed), date_in_words(self.texts, removed.played))
                if known
                else ("?", "?")
            )
            self.notice = self.texts.say("logbook-removed", mission=mission, date=day)
            self._read()

    def tick(self, seconds: float) -> None:
        self._waited += seconds
        self._since_removed += seconds
        if self._waited >= _LOOKS:
            self._waited = 0.0
            self._reload_if_changed()

    def resume(self) -> None:
        """Select an entry that was added meanwhile, if there is one."""
        before = {row.line.entry.id for row in self.rows}
        chosen = self.rows[self.chosen].line.entry.id if self.rows else None
        self._reload_if_changed()
        fresh = [place for place, row in enumerate(self.rows) if row.line.entry.id not in before]
        kept = [place for place, row in enumerate(self.rows) if row.line.entry.id == chosen]
        if fresh or kept:
            self._choose((fresh or kept)[-1])

    # the page

    def build(self) -> Widget:
        say = self.texts.say
        careers = None
        if self.view.setup.new_frontier:
            careers = Button(say("careers-title"), "careers", "c", Icon("star", theme.STORY))
        print_ = None
        if self.selection is not None:
            nameless = "" if any(one.name for one in self.selection.entry.crew) else say("logbook-print-nameless")
            print_ = Button(say("logbook-print"), "print", "ctrl+p", Icon("book", theme.STORY), disabled=nameless)
        count = say("logbook-count", count=len(self.rows)) if self.rows else ""
        said: Widget = Text(count, fonts.LABEL, theme.FAINT, "right", words=" ", grow=1)
        if self.notice:
            said = Notice(self.notice, align="right", grow=1)
        rest = Row(careers, print_, said, gap=20, min_width=_HEAD_WIDE, grow=1)
        head = Columns(Text(say("logbook-title"), fonts.TITLE), rest, gap=20)
        return self.make_page(head, self._body(), self._foot(), Key("ctrl+z", "undo"), Key("ctrl+y", "redo"))

    def _body(self) -> Widget:
        if not self.rows:
            return self.empty_page(self.texts.say("logbook-empty"))
        lines = List(
            tuple(self.rows),
            self._line,
            self.chosen,
            lambda place: ("choose", place),
            row_height=70,
            in_words=lambda _, row: f"{self._story(row).in_one_line} {row.cells['crew']}".strip(),
            grow=1,
        )
        return Column(self._order(), lines, grow=1)

    def _order(self) -> Widget:
        """Return the buttons for sorting by a column."""
        say = self.texts.say
        arrow = "↓" if self.reversed else "↑"
        columns = (
            Button(
                label := say(f"logbook-column-{column}.long") + (f" {arrow}" if column == self.sort else ""),
                ("sort", column),
                chosen=column == self.sort,
                size=Type.CAPTION,
                words=label,
            )
            for column in _SORTED_BY
        )
        order = say("logbook-sorted", column=say(f"logbook-column-{self.sort}.long"))
        caption = Text(say("logbook-sort-by"), fonts.CAPTION, words=" ")
        return Row(caption, option_grid(*columns, words=order, grow=1), gap=APART)

    def _line(self, place: int, row: LogRow) -> Widget:
        entry, is_best = row.line.entry, row.line.entry.id in self.best
        shown = self.reuse(_entry_row, self.texts, self.titles, entry, row.total, is_best, self._campaign_around(place))
        return Pressable(
            shown,
            action=("line", place),
            chosen=place == self.chosen,
            raised=False,
            tint=theme.ALARM if entry.is_lost else theme.AMBER if is_best else None,
            pad=(4, 2),
        )

    def _campaign_around(self, place: int) -> tuple[bool, bool] | None:
        """Return whether the rows above and below belong to this entry's campaign, or None if it has none."""
        campaign = self.rows[place].line.entry.campaign
        if campaign is None:
            return None
        above = place > 0 and self.rows[place - 1].line.entry.campaign == campaign
        below = place + 1 < len(self.rows) and self.rows[place + 1].line.entry.campaign == campaign
        return above, below

    def _story(self, row: LogRow) -> EntryStory:
        entry = row.line.entry
        return make_story(self.texts, entry, self.titles, row.total, is_record=entry.id in self.best)

    def _foot(self) -> Widget:
        say, there = self.texts.say, bool(self.rows)
        return footer(
            Button(say("screen-back"), "back", "escape"),
            Button(say("logbook-statistics"), "figures", "p") if there else None,
            Button(say("logbook-type-in"), OpenScene("entry"), "n", size=Type.LABEL if there else Type.LEAD),
            Button(say("logbook-undo"), "undo", "u", disabled="" if self._can_undo else say("logbook-nothing-to-undo")),
            Button(say("logbook-redo"), "redo", "r") if self._can_redo else None,
            Button(say("logbook-remove"), "remove", "delete") if there else None,
            Button(say("logbook-correct"), "correct", "e") if there else None,
            Button(say("logbook-walk"), "walk", "enter", main=True, min_width=170) if there else None,
        )


def _stamp(log: Log) -> tuple[int, ...]:
    """Return a value that changes when the log is written."""
    found = []
    for path in (log.path, log.path.with_name(log.path.name + "-wal")):
        try:
            stat = path.stat()
        except OSError:
            continue
        found += [stat.st_mtime_ns, stat.st_size]
    return tuple(found)


def _entry_row(
    texts: Texts,
    titles: Mapping[str, str],
    entry: Entry | EntrySummary,
    total: str,
    is_best: bool,
    around: tuple[bool, bool] | None,
) -> Widget:
    told = make_story(texts, entry, titles, total, is_record=is_best)
    has_lines = _ONE_LINE < len(told.mission) <= _TWO_LINES
    role = fonts.Style(Type.SEAT, theme.BRIGHT, fonts.SEMIBOLD) if has_lines else fonts.LEAD
    mission = Text(told.mission, role, theirs=not has_lines)
    what = CenteredColumn(mission, Text(told.day, fonts.SMALL, theme.STORY), gap=2).sized(grow=2, min_width=190)
    outcome = Text(told.outcome, fonts.WORDS, theme.ALARM if entry.is_lost else theme.TEXT)
    how = CenteredColumn(
        outcome if entry.score is None else _points(entry.score, told.outcome),
        Text(" · ".join(told.special), fonts.SMALL, theme.AMBER) if told.special else None,
        gap=2,
    ).sized(grow=3.4, min_width=240)
    crew = CenteredColumn(_crew(texts, entry), grow=3.2, min_width=230)
    bracket = Leaf(_paint_bracket, args=around, min_width=7) if around else Empty(min_width=7)
    facts = Columns(Columns(what, how, gap=12, even=True, grow=6), crew, gap=12, even=True, pad=(0, 4), grow=1)
    points = "" if entry.score is None else format_minus(str(entry.score.total))
    planet = icons.planet(sum(map(ord, entry.mission)))
    killer = entry.lost_to or "" if entry.is_lost else None
    picture = Leaf(_paint_outcome, args=(points, is_best, planet, killer), min_width=150, min_height=64)
    return Row(bracket, picture, facts, gap=12, grow=1)


def _paint_outcome(canvas: Canvas, box: Box, points: str, record: bool, planet: str, killer: str | None) -> None:
    with canvas.clip_to(box):
        canvas.show_sky(canvas.pixels(box))
        side = max(box.w, box.h) * (0.9 if killer is None else 1.3)
        spot = Box(box.right - side * 0.7, box.y + box.h * 0.5 - side * 0.36, side, side)
        canvas.illustration(spot, planet if killer is None else "blast")
    side = min(box.h - 6, 66)
    cell = Box(box.x + 6, box.center[1] - side / 2, side, side)
    if killer in CARDS:
        canvas.glow(*cell.center, cell.w * 0.7, theme.mix(theme.UNLIT, theme.ALARM, 0.3))
        paint_threat(canvas, cell, killer)
    elif points:
        paint_score_medal(canvas, cell, points, record)
    else:
        icon = Icon("book", theme.STORY) if killer is None else Icon("cross", theme.ALARM)
        canvas.icon(cell.inset(cell.w * 0.25), icon)
    canvas.frame(box, theme.EDGE, 1)


def _points(score: Score, told: str) -> Widget:
    """Return the parts of a score that are not zero, each with its icon."""
    parts = {
        "destroyed": score.destroyed,
        "survived": score.survived,
        "visual": score.visual,
        "damage": score.damage + score.worst_zone,
        "knocked_out": score.knocked_out,
        "squads": score.disabled_squads,
    }
    shown = (
        Row(
            Picture(icons.score(part, theme.GOOD if number > 0 else theme.ALARM), 24),
            Text(format_minus(str(number)), fonts.LABEL, theme.BRIGHT),
            gap=4,
        )
        for part, number in parts.items()
        if number
    )
    return Flow(*shown, gap=12, leading=0, words=told)


def _crew(texts: Texts, entry: Entry | EntrySummary) -> Widget:
    people, known = [], {one.color for one in entry.crew}
    free = iter([color for color in icons.CREW if color not in known])
    for one in entry.crew:
        color = one.color or next(free, "purple")
        figure = figure_picture(SeatedFigure(color, "", one.android), 0).sized(
            min_width=26, max_width=26, min_height=32
        )
        signs = (Picture(Icon(icons.ROLES[role], theme.AMBER), 16) for role in one.roles)
        name = log_table.person_name(texts, evolve(one, name=glyphs.clean(one.name))) or "…"
        ink = theme.mix(icons.CREW[color], theme.BRIGHT, 0.5)
        people.append(Row(figure, Text(name, fonts.SEAT, ink, theirs=True), *signs, gap=3))
    return Flow(*people, gap=10, leading=0)


def _paint_bracket(canvas: Canvas, box: Box, above: bool, below: bool) -> None:
    """Paint one entry's part of a campaign's bracket.

    It is open at the top if `above`, and at the bottom if `below`.
    """
    top, bottom = box.y if above else box.y + 8, box.bottom if below else box.bottom - 8
    canvas.fill(Box(box.x, top, 3, bottom - top), theme.SIGNAL)
    for end, y in ((above, top), (below, bottom - 3)):
        if not end:
            canvas.fill(Box(box.x, y, 7, 3), theme.SIGNAL)


MOST_RESULTS = 60  # the newest; more would overlap
_HIGHEST = 640.0  # of the chart, in units
_ROWS = 6  # bars per heading; more people or difficulties scroll
_LEAST_ROWS = 240.0  # units of height for them

QUESTION = fonts.Style(Type.LABEL, theme.STORY, fonts.SEMIBOLD)  # a crew's question, above the chart that answers it


class StatisticsScene(LocalizedScene):
    """The scene that shows the log book's statistics."""

    help_name = "statistics"

    def __init__(self, texts: Texts, entries: Iterable[Entry | EntrySummary]) -> None:
        self.texts = texts
        self.found = log_statistics.compute_statistics(self.texts, entries)
        self.results = self.found.results[-MOST_RESULTS:]

    def _tables(self) -> list[tuple[str, Mapping[str, ResultSummary], bool]]:
        tables = [
            (self.texts.say("logbook-stats-people"), self.found.people, True),
            (self.texts.say("logbook-stats-difficulties"), self._difficulties(), False),
        ]
        return [table for table in tables if table[1]]

    def _difficulties(self) -> dict[str, ResultSummary]:
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
        chart = Leaf(self._paint_results, said=results, min_height=160, grow=1)
        tables = (self._table(title, records, people) for title, records, people in self._tables())
        body = Column(
            Text(log_statistics.summary_in_words(self.texts, self.found.all), fonts.LEAD),
            Plate(
                Text(say("logbook-stats-results"), QUESTION, words=" "),
                chart if len(results) > 1 else Column(self._only(), words=results[0] if results else " ", grow=1),
            ).sized(grow=1, max_height=_HIGHEST),
            Columns(self._killers(), *tables, gap=18, even=True, grow=0.4),
            gap=APART,
            grow=1,
        )
        back = Button(say("screen-back"), "back", "escape", main=True, min_width=150)
        note = Text(say("logbook-statistics-note"), fonts.SMALL, theme.FAINT, words=" ")
        return self.make_page(
            Text(say("logbook-statistics-title"), fonts.TITLE), body, footer(back, note=note), Key("p", "back")
        )

    def _only(self) -> Widget:
        """Return a picture of the only result so far."""
        total = self.results[0][1] if self.results else None
        killer = next(iter(self.found.killers), "")
        people = zip(icons.CREW, self.found.people, strict=False)
        pose = "fall" if total is None else "cheer"
        crew = tuple(
            SeatedFigure(self.found.colors.get(name, color), log_table.without_control_characters(name), False, pose)
            for color, name in people
        )
        if total is not None:
            shown: Widget = Text(format_minus(total), fonts.Style(Type.CLOCK, theme.AMBER, fonts.BOLD), align="center")
        else:
            shown = threat_picture(killer, 220) if killer in CARDS else Picture(Icon("cross", theme.ALARM), 120)
        scene = Leaf(paint_backdrop, args=("orbit" if total is None else "home", 0.5), words=" ")
        line = crew_picture(crew).sized(grow=3, min_height=170)
        return Layers(scene, Columns(Centered(shown, min_width=280), line, pad=(8, 8)), grow=1)

    def _killers(self) -> Widget:
        found, most = list(self.found.killers.items())[:_ROWS], max(self.found.killers.values(), default=1)
        rows: list[Widget] = [
            Row(
                threat_picture(code, 64) if code in CARDS else None,
                _bar(log_table.threat_in_words(self.texts, code), ships / most, theme.ALARM, str(ships)).sized(grow=1),
            )
            for code, ships in found
        ]
        said = Text(self.texts.say("logbook-no-ship-lost"), fonts.LABEL, theme.GOOD, "center")
        none = Column(said, Leaf(_paint_hull, title="ship", words=" ", min_height=90, grow=1), grow=1)
        question = Text(self.texts.say("logbook-stats-killers"), QUESTION, words="" if found else " ")
        return Plate(question, *(rows or (none,)), grow=1, min_width=230)

    def _table(self, title: str, records: Mapping[str, ResultSummary], people: bool) -> Widget:
        say = self.texts.say
        rows, colors = list[Widget](), self.found.colors
        free = cycle([color for color in icons.CREW if color not in {colors.get(name) for name in records}])
        for name, record in records.items():
            average = "" if record.average is None else f" · {say('logbook-number', number=record.average)}"
            wasted = "" if record.wasted is None else f" · {record.wasted}"
            after = f"{record.won}/{record.missions}{average}{wasted}"
            told = f"{name}: {log_statistics.record_in_words(self.texts, record)}"
            bar = _bar(name, record.won / record.missions, theme.GOOD, after, told)
            rows.append(
                Row(Picture(icons.person(colors.get(name) or next(free, "red")), 34), bar.sized(grow=1))
                if people
                else bar
            )
        legend = say("logbook-legend", wasted=any(one.wasted is not None for one in records.values()))
        head = Text(legend, fonts.CAPTION, align="right") if rows else None
        if len(rows) > _ROWS:
            rows = [Scroll(Column(*rows), id=f"records {people}", grow=1, min_height=_LEAST_ROWS)]
        return Plate(Text(title, QUESTION), head, *rows, grow=1, min_width=230)

    def _paint_results(self, canvas: Canvas, box: Box) -> None:
        if not self.results:
            return
        canvas.show_sky(canvas.pixels(box))
        scale, chart, last = box.inset(8, 6).columns(44, None, 100, gap=8)
        dates = Box(chart.x, chart.bottom - 18, chart.w, 18)
        chart = Box(chart.x, chart.y + 22, chart.w, chart.h - 68)
        totals = [total for _, total in self.results if total is not None]
        low, high = min([0, *totals]), max([10, *totals])

        def up(points: float) -> float:
            return chart.bottom - chart.h * (points - low) / (high - low)

        step = 10 if high - low <= 60 else 50
        for level in range(low - low % step, high + 1, step):
            if level < low:
                continue
            canvas.fill(Box(chart.x, up(level), chart.w, 2 if level == 0 else 1), theme.LINE)
            mark = format_minus(level)
            canvas.text(Box(scale.x, up(level) - 10, scale.w, 20), mark, Type.CAPTION, theme.FAINT, align="right")
        across = chart.w / max(1, len(self.results))
        places = [(chart.x + across * (place + 0.5), total) for place, (_, total) in enumerate(self.results)]
        won = [(x, up(total)) for x, total in places if total is not None]
        for start, end in pairwise(won):
            floor = (end[0], up(low)), (start[0], up(low))
            canvas.light(theme.mix(theme.UNLIT, theme.SIGNAL, 0.16), start, end, *floor)
            canvas.line(start, end, theme.SIGNAL, 3)
        small = min(34.0, 0.8 * across)
        for place, (x, total) in enumerate(places):
            best = total is not None and total == max(totals)
            side = 1.5 * small if best or total is None else small
            y = up(low) if total is None else up(total)
            spot = Box(x - side / 2, y - side / 2, side, side)
            if best:
                canvas.glow(x, y, side, theme.AMBER)
            canvas.illustration(spot, "blast" if total is None else icons.planet(place))
        average = self.found.all.average
        if average is not None:
            canvas.fill(Box(chart.x, up(average), chart.w, 1), theme.AMBER)
            words = self.texts.say("logbook-average", average=average)
            canvas.text(Box(last.x, up(average) - 12, last.w, 24), words, Type.CAPTION, theme.AMBER, least=Type.FINE)
        first, until = (date_in_words(self.texts, self.results[place][0]) for place in (0, -1))
        canvas.text(dates, first, Type.CAPTION, theme.FAINT)
        if until != first:
            canvas.text(dates, until, Type.CAPTION, theme.FAINT, align="right")


def _paint_hull(canvas: Canvas, box: Box) -> None:
    high = min(box.h, box.w * 0.517)
    canvas.illustration(box.middle(high / 0.517, high), "hull")


def _bar(name: str, share: float, color: theme.Color, after: str, told: str = "") -> Widget:
    shown = glyphs.clean(log_table.without_control_characters(name)) or "…"
    line = Row(Text(shown, fonts.SMALL, theirs=True, grow=1), Text(after, fonts.CAPTION, align="right"))
    return Column(line, Leaf(_paint_bar, args=(share, color), min_height=7), gap=1, words=told or f"{shown}: {after}")


def _paint_bar(canvas: Canvas, box: Box, share: float, color: theme.Color) -> None:
    canvas.fill(box, theme.RAISED)
    canvas.fill(Box(box.x, box.y, box.w * share, box.h), color)
