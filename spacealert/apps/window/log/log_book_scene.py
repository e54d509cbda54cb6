"""The log book as the printed one: an entry for each mission, sorted by any column; each can be replayed, corrected
and removed.
"""

from contextlib import suppress

from attrs import evolve

from spacealert.apps.window.careers.award_scene import AwardScene
from spacealert.apps.window.careers.careers_scene import CareersScene
from spacealert.apps.window.client import SessionScene
from spacealert.apps.window.log.entry_form import EntryForm
from spacealert.apps.window.log.statistics_scene import StatisticsScene
from spacealert.apps.window.resolution.walk_scene import WalkScene
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts, with_minus
from spacealert.kit.ui import fonts, glyphs, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas, Growth
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.logbook import CrewMember, Entry, Log, log_table, other_games
from spacealert.logbook.entry_story import EntryStory, date_in_words, records, story
from spacealert.logbook.entry_summary import EntrySummary
from spacealert.logbook.log_table import AnyLine, LogRow
from spacealert.logbook.other_games import OtherGame
from spacealert.session import Session
from spacealert.session.career_store import run_of
from spacealert.session.commands import RemoveEntry, UndoInLog, WalkAgain

LINES_SHOWN = 7  # lines that every window shows at a time
_LINE = 74.0  # units of a line of a larger one
_WHEEL = 3
_LOOKS = 1.0  # seconds between two looks whether another has written: the end of a walk takes a moment
_SORTED_BY = ("date", "mission", "total", "destroyed", "damage", "crew")
ROLE_SIGNS = {"captain": "star", "communications": "antenna", "security": "shield"}
_KEYS = {
    "up": ("by", -1), "down": ("by", 1), "pageup": ("by", -LINES_SHOWN), "pagedown": ("by", LINES_SHOWN),
    "wheel-up": ("roll", -_WHEEL), "wheel-down": ("roll", _WHEEL), "delete": "remove", "u": "undo", "ctrl+z": "undo",
    "e": "correct", "n": "type in", "p": "figures", "c": "careers", "escape": "back",
}  # fmt: skip


class LogBookScene(SessionScene):
    """The lines of the log book, one of which is chosen."""

    default = "walk"
    growth = Growth.MORE_ROOM
    help_name = "log"

    def __init__(self, texts: Texts, session: Session, chosen: str | None = None) -> None:
        super().__init__(texts, session)
        self.sort, self.reversed = "date", False
        self.rows: list[LogRow] = []
        self.best: frozenset[str] = frozenset()  # the lines that were records when they were written
        self.titles = {one.id: one.title_in(texts.language) for one in session.scenarios}
        self.chosen = 0
        self.lines_shown = LINES_SHOWN
        self.first = 0  # the topmost line on the screen
        self._log = log = session.log
        self.notice = " ".join(message.render(texts) for message in log.notices)
        self._waited, self._stamp = 0.0, _stamp(log)
        self._read()
        places = [place for place, row in enumerate(self.rows) if row.line.entry.id == chosen]
        self._choose(places[0] if places else len(self.rows) - 1)

    # the model

    @property
    def line(self) -> AnyLine | None:
        return self.rows[self.chosen].line if self.rows else None

    @property
    def shown(self) -> list[LogRow]:
        return self.rows[self.first : self.first + self.lines_shown]

    def _read(self) -> None:
        try:
            found = self._log.summaries()
            over = self._log.campaigns()
        except UserError as error:
            self.notice = error.render(self.texts)
            return
        self.best = records(found)
        ordered = log_table.rows(self.texts, found, over, self.sort, glyphs.drawable)
        self.rows = log_table.grouped(ordered[::-1] if self.reversed else ordered)
        self._choose(self.chosen)

    def _read_what_was_written(self) -> None:
        stamp = _stamp(self._log)
        if stamp != self._stamp:
            self._stamp = stamp
            self._read()

    def _choose(self, place: int) -> None:
        self.chosen = max(0, min(len(self.rows) - 1, place))
        self._roll(min(max(self.first, self.chosen - self.lines_shown + 1), self.chosen))

    def _roll(self, first: int) -> None:
        self.first = max(0, min(len(self.rows) - self.lines_shown, first))

    def do(self, action: Action) -> None:
        if not (isinstance(action, tuple) and action[0] in ("by", "roll")):
            self.notice = ""  # what was done is read while one looks around
        try:
            self._do(action)
        except UserError as error:
            self.notice = error.render(self.texts)

    def _do(self, action: Action) -> None:
        match action:
            case ("by", int(by)):
                self._choose(self.chosen + by)
            case ("roll", int(by)):
                self._roll(self.first + by)
            case ("sort", str(column)):
                self._sort(column)
            case ("line", int(place)) if place != self.chosen:
                self._choose(place)
            case ("line", _) | "walk":
                self._walk()
            case "remove":
                self._remove()
            case "undo":
                self.session.do(UndoInLog())
                undone = self.view.undone_in_log
                assert undone is not None
                mission = log_table.name_of_entry(self.texts, undone.entry) if undone.entry else "?"
                self.notice = self.texts.say(
                    "logbook-undone", deed=undone.step.value, mission=mission, count=undone.count
                )
                if undone.besides:
                    self.notice += " " + self.texts.say("logbook-undone-besides", count=undone.besides)
                self._read()
            case "correct" if self.line is not None:
                self.navigation.push(EntryForm(self.texts, self.session, self._log.line(self.line.number).entry))
            case "type in":
                self.navigation.push(EntryForm(self.texts, self.session))
            case "careers" if self.view.setup.new_frontier:
                self._open_careers()
            case "figures":
                self.navigation.push(StatisticsScene(self.texts, (line.entry for line in self._log.summaries())))
            case "back":
                self.navigation.back()

    def _sort(self, column: str) -> None:
        """A heading pressed once more turns the order round; the chosen line stays chosen."""
        line = self.line
        self.reversed = column == self.sort and not self.reversed
        self.sort = column
        self._read()
        if line is not None:
            self._choose([row.line.number for row in self.rows].index(line.number))

    def _walk(self) -> None:
        if self.line is None:
            return
        evening = self._other_game()
        if evening is not None:
            self.notice = other_games.told_facts(self.texts, evening) or self.texts.say(
                "logbook-other-game", number=str(self.line.number)
            )
            return
        entry = self._log.line(self.line.number).entry
        if entry.game is None:
            raise UserError("logbook-no-game", number=str(self.line.number))
        self.session.do(WalkAgain(entry))
        self.navigation.push(WalkScene(self.texts, self.session))

    def _other_game(self) -> OtherGame | None:
        entry = None if self.line is None else self.line.entry
        return entry.other_game if isinstance(entry, EntrySummary) else None

    def _open_careers(self) -> None:
        """What the chosen line brought those who flew it, if anybody is noted, or all careers."""
        line, flown = self.line, None
        if line is not None:
            with suppress(UserError):  # it may be no run, or that of another game
                flown = run_of(self._log, self._log.line(line.number).entry)
        if flown is not None and flown.explorers:
            self.navigation.push(AwardScene(self.texts, self.session, flown))
        else:
            self.navigation.push(CareersScene(self.texts, self.session, flown=flown))

    def _remove(self) -> None:
        if self.line is not None:
            removed = self.line.entry
            self.session.do(RemoveEntry(self.line.number))
            known = not (isinstance(removed, EntrySummary) and removed.unreadable)
            mission, day = (
                (log_table.name_of_entry(self.texts, removed), date_in_words(self.texts, removed.played))
                if known
                else ("?", "?")
            )
            self.notice = self.texts.say("logbook-removed", mission=mission, date=day)
            self._read()

    def press(self, key: str) -> bool:
        if key in ("home", "end"):
            self.do(("by", -len(self.rows) if key == "home" else len(self.rows)))
        elif key in _KEYS:
            self.do(_KEYS[key])
        else:
            return False
        return True

    def tick(self, seconds: float) -> None:
        self._waited += seconds
        if self._waited >= _LOOKS:
            self._waited = 0.0
            self._read_what_was_written()

    def resume(self) -> None:
        """Back here, a line that is new is the chosen one."""
        before = {row.line.entry.id for row in self.rows}
        chosen = self.rows[self.chosen].line.entry.id if self.rows else None
        self._read_what_was_written()
        fresh = [place for place, row in enumerate(self.rows) if row.line.entry.id not in before]
        kept = [place for place, row in enumerate(self.rows) if row.line.entry.id == chosen]
        if fresh or kept:
            self._choose((fresh or kept)[-1])

    def describe(self) -> list[str]:
        notice = [self.notice] if self.notice else []
        if not self.rows:
            return [self.texts.say("logbook-title"), *notice, self.texts.say("logbook-empty")]
        order = self.texts.say("logbook-sorted", column=self.texts.say(f"logbook-column-{self.sort}.long"))
        said = [f"{self._story(row).told} {row.cells['crew']}".strip() for row in self.rows]
        return [self.texts.say("logbook-title"), order, *notice, *said]

    # the picture

    def paint(self, canvas: Canvas) -> None:
        lang = self.texts.language
        head, heads, body, foot = canvas.box.inset(24, 18).rows(52, 40, None, 52, gap=9)
        self._show_lines(max(LINES_SHOWN, int(body.h // _LINE)))
        canvas.panel("head", head, (self.notice, len(self.rows), lang), self._paint_head)
        canvas.panel("heads", heads, (self.sort, self.reversed, lang), self._paint_heads)
        value = (tuple(map(_key, self.shown)), self.first, self.chosen, len(self.rows), lang)
        canvas.panel("lines", body, value, self._paint_lines)
        canvas.panel("foot", foot, (bool(self.rows), lang), self._paint_foot)

    def _show_lines(self, lines: int) -> None:
        """A larger window has room for more of them."""
        if lines != self.lines_shown:
            self.lines_shown = lines
            self._choose(self.chosen)

    def _paint_head(self, canvas: Canvas, box: Box) -> None:
        title = self.texts.say("logbook-title")
        wide = min(canvas.width(title.upper(), Type.HEADING, fonts.BOLD) * 1.4 + 30, 460)
        name, careers, notice = box.columns(wide, 210, None, gap=12)
        canvas.title(name, title, Type.HEADING, theme.AMBER)
        if self.view.setup.new_frontier:
            icon, label = Icon("star", theme.STORY), self.texts.say("careers-title")
            widgets.button(canvas, careers, "careers", label, icon=icon, key="C", size=Type.LABEL)
        words = self.notice or (self.texts.say("logbook-count", count=len(self.rows)) if self.rows else "")
        color = theme.SIGNAL if self.notice else theme.FAINT
        canvas.text(notice, words, Type.LABEL, color, align="right", least=Type.FINE, lines=2, ellipsis=True)

    def _paint_heads(self, canvas: Canvas, box: Box) -> None:
        """By what the lines can be sorted; the heading pressed once more turns the order round."""
        caption, keys = box.columns(150, None, gap=12)
        canvas.text(caption, self.texts.say("logbook-sort-by"), Type.SEAT, theme.FAINT, least=Type.FINE, lines=2)
        for column, cell in zip(_SORTED_BY, keys.columns(*[None] * len(_SORTED_BY), gap=6), strict=True):
            here = column == self.sort
            label = self.texts.say(f"logbook-column-{column}.long")
            widgets.button(canvas, cell, ("sort", column), label, chosen=here, size=Type.CAPTION, lines=2)
            if here:
                self._paint_order(canvas, cell.right - 18, cell.center[1])

    def _paint_order(self, canvas: Canvas, x: float, y: float) -> None:
        tip = 4 if self.reversed else -4
        canvas.polygon(theme.PICKED, (x, y - tip), (x + 8, y - tip), (x + 4, y + tip))

    def _paint_lines(self, canvas: Canvas, box: Box) -> None:
        if not self.rows:
            canvas.text(
                box.middle(900, 120), self.texts.say("logbook-empty"), Type.LEAD, theme.FAINT, align="center", lines=3
            )
            return
        high = (box.h + 4) / self.lines_shown - 4
        for place, row in enumerate(self.shown, start=self.first):
            line = Box(box.x, box.y + (place - self.first) * (high + 4), box.w - 12, high)
            self._paint_line(canvas, line, place, row)
        if len(self.rows) > self.lines_shown:
            rail = Box(box.right - 6, box.y, 6, box.h)
            canvas.fill(rail, theme.PANEL)
            share = rail.h / len(self.rows)
            canvas.fill(Box(rail.x, rail.y + share * self.first, rail.w, share * self.lines_shown), theme.FAINT)

    def _paint_line(self, canvas: Canvas, box: Box, place: int, row: LogRow) -> None:
        """How it ended in a medal, when and what it was, how it is told, and who was there."""
        focused = canvas.target(box, ("line", place))
        chosen = place == self.chosen
        surface = theme.CHOSEN if chosen else theme.PANEL
        canvas.plate(box, surface, theme.PICKED if chosen else None, cut=theme.CUT / 2)
        self._paint_bracket(canvas, box, place)
        entry, told = row.line.entry, self._story(row)
        medal, what, how, crew = box.inset(22, 6).columns(58, None, box.w * 0.36, box.w * 0.25, gap=16)
        self._paint_medal(canvas, medal, row)
        name, day = what.rows(None, 22, gap=2)
        canvas.text(name, told.mission, Type.LEAD, theme.BRIGHT, fonts.SEMIBOLD, least=Type.CAPTION, ellipsis=True)
        canvas.text(day, told.day, Type.CAPTION, theme.STORY, least=Type.FINE, ellipsis=True)
        outcome, special = how.rows(None, 22 if told.special else 0, gap=2)
        ink = theme.ALARM if entry.lost else theme.TEXT
        canvas.text(outcome, told.outcome, Type.BODY, ink, least=Type.FINE, lines=2, ellipsis=True)
        canvas.text(special, " · ".join(told.special), Type.CAPTION, theme.AMBER, least=Type.FINE, ellipsis=True)
        _paint_crew(self.texts, canvas, crew, entry)
        if focused:
            canvas.frame(box, theme.BRIGHT, 2)

    def _paint_medal(self, canvas: Canvas, box: Box, row: LogRow) -> None:
        """The points in a ring or, of a lost ship, a cross; a record shines."""
        entry, (x, y) = row.line.entry, box.center
        if entry.score is None:
            canvas.icon(box.middle(34, 34), Icon("cross", theme.ALARM) if entry.lost_to else Icon("book", theme.STORY))
            return
        record = entry.id in self.best
        color = theme.AMBER if record else theme.GOOD
        if record:
            canvas.glow(x, y, 44, theme.mix(theme.SPACE, theme.AMBER, 0.5))
        canvas.disc(x, y, 27, color)
        canvas.disc(x, y, 24, theme.PANEL)
        words = with_minus(str(entry.score.total))
        canvas.text(box.middle(44, 40), words, Type.LEAD, color, fonts.BOLD, "center", least=Type.CAPTION)

    def _story(self, row: LogRow) -> EntryStory:
        entry = row.line.entry
        return story(self.texts, entry, self.titles, row.total, is_record=entry.id in self.best)

    def _paint_bracket(self, canvas: Canvas, box: Box, place: int) -> None:
        """The missions of a campaign are held together at their left."""
        campaign = self.rows[place].line.entry.campaign
        if campaign is None:
            return
        above = place > 0 and self.rows[place - 1].line.entry.campaign == campaign
        below = place + 1 < len(self.rows) and self.rows[place + 1].line.entry.campaign == campaign
        x, top = box.x + 8, box.y - 4 if above else box.y + 8
        bottom = box.bottom + 4 if below else box.bottom - 8
        canvas.fill(Box(x, top, 3, bottom - top), theme.SIGNAL)
        for end, y in ((above, top), (below, bottom - 3)):
            if not end:
                canvas.fill(Box(x, y, 7, 3), theme.SIGNAL)

    def _paint_foot(self, canvas: Canvas, box: Box) -> None:
        back, figures, _, type_in, undo, remove, correct, walk = box.columns(
            136, 150, None, 170, 150, 170, 180, 214, gap=8
        )
        widgets.button(canvas, back, "back", self.texts.say("screen-back"), key="Esc", size=Type.LABEL)
        widgets.button(canvas, type_in, "type in", self.texts.say("logbook-type-in"), key="N", size=Type.LABEL)
        widgets.button(canvas, undo, "undo", self.texts.say("logbook-undo"), key="U", size=Type.LABEL)
        if self.rows:
            enter = self.texts.say("screen-key-enter")
            widgets.button(canvas, figures, "figures", self.texts.say("logbook-statistics"), key="P", size=Type.LABEL)
            widgets.button(canvas, remove, "remove", self.texts.say("logbook-remove"), key="Del", size=Type.LABEL)
            widgets.button(canvas, correct, "correct", self.texts.say("logbook-correct"), key="E", size=Type.LABEL)
            widgets.button(canvas, walk, "walk", self.texts.say("logbook-walk"), key=enter, main=True, size=Type.LABEL)


def _drawn_crew(entry: Entry | EntrySummary) -> list[CrewMember]:
    """Its people, their names as they can be drawn here."""
    return [evolve(person, name=glyphs.drawable(person.name)) for person in entry.crew]


def _key(row: LogRow) -> tuple[object, ...]:
    """What a row shows, as a value."""
    return row.line.entry.id, *row.cells.values()


def _stamp(log: Log) -> tuple[int, ...]:
    """Changes when somebody writes into the log."""
    found = []
    for path in (log.path, log.path.with_name(log.path.name + "-wal")):
        try:
            stat = path.stat()
        except OSError:
            continue
        found += [stat.st_mtime_ns, stat.st_size]
    return tuple(found)


def _paint_crew(texts: Texts, canvas: Canvas, box: Box, entry: Entry | EntrySummary) -> None:
    """The names with the marks of their roles, in two lines if one is too short, smaller if two are."""
    for size in (Type.SEAT, Type.CAPTION, Type.FINE):
        rows = _broken(texts, canvas, box.w, entry, size)
        if len(rows) <= 2:
            break
    for line, row in zip(box.rows(*[None] * min(2, len(rows))), rows, strict=False):
        x = line.x
        for name, roles, wide in row:
            mark = size * 0.9
            words = wide - mark * len(roles)
            canvas.text(Box(x, line.y, words, line.h), name, size, theme.TEXT, ellipsis=True)
            for place, role in enumerate(roles):
                at = Box(x + words + place * mark, line.y + (line.h - mark) / 2, mark - 1, mark - 1)
                canvas.icon(at, Icon(ROLE_SIGNS[role], theme.AMBER))
            x += wide + 10


def _broken(
    texts: Texts, canvas: Canvas, room: float, entry: Entry | EntrySummary, size: float
) -> list[list[tuple[str, tuple[str, ...], float]]]:
    """Names, roles and how wide both are together, line by line."""
    rows: list[list[tuple[str, tuple[str, ...], float]]] = [[]]
    left = room
    for person in _drawn_crew(entry):
        name = log_table.name_of_person(texts, person) or "…"
        wide = min(canvas.width(name, size) + 3 + size * 0.9 * len(person.roles), room)
        if rows[-1] and wide > left:
            rows.append([])
            left = room
        rows[-1].append((name, person.roles, wide))
        left -= wide + 10
    return rows
