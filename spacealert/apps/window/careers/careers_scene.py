"""The explorers, one of whom is shown: boxes and level, specializations to learn, achievements and runs."""

from spacealert.apps.window.careers.award_scene import AwardScene
from spacealert.apps.window.careers.explorer_form import ExplorerForm
from spacealert.apps.window.client import SessionScene
from spacealert.engine.game import SPECIALIZATIONS
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, glyphs, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.logbook.careers import career_text, experience
from spacealert.logbook.careers.achievements import ACHIEVEMENTS, Category, in_category
from spacealert.logbook.careers.explorer import SPECIALIZATION_LEVELS, Explorer, by_category
from spacealert.logbook.careers.flown_run import FlownRun
from spacealert.logbook.entry_story import step_in_words
from spacealert.session import Session
from spacealert.session.commands import SaveExplorers, UndoCareer
from spacealert.session.log_client import flown_by

_SHOWN = 8  # explorers at a time
_RUNS_SHOWN = 7  # lines of the newest runs with their achievements
_KEYS: dict[str, Action] = {
    "up": ("by", -1), "down": ("by", 1), "wheel-up": ("by", -1), "wheel-down": ("by", 1), "n": "new", "e": "correct",
    "a": "award", "l": "add", "u": "undo", "ctrl+z": "undo", "escape": "back",
}  # fmt: skip


class CareersScene(SessionScene):
    """All explorers of the log book; `flown` is a run of no noted explorer, which somebody may add to careers."""

    help_name = "careers"
    default = "award"

    def __init__(self, texts: Texts, session: Session, name: str = "", flown: FlownRun | None = None) -> None:
        super().__init__(texts, session)
        self.flown = flown
        self.chosen = next((place for place, one in enumerate(self.explorers) if one.name == name), 0)
        self.notice = ""

    @property
    def explorers(self) -> tuple[Explorer, ...]:
        return self.view.explorers

    @property
    def explorer(self) -> Explorer | None:
        return self.explorers[min(self.chosen, len(self.explorers) - 1)] if self.explorers else None

    def do(self, action: Action) -> None:
        self.trouble = self.notice = ""
        match action:
            case ("by", int(by)):
                self.chosen = max(0, min(len(self.explorers) - 1, self.chosen + by))
            case ("explorer", int(place)):
                self.chosen = place
            case ("learn", str(name)) if self.explorer is not None:
                self._learn(self.explorer, name)
            case "new":
                self.navigation.push(ExplorerForm(self.texts, self.session))
            case "correct" if self.explorer is not None:
                self.navigation.push(ExplorerForm(self.texts, self.session, self.explorer))
            case "award" if self.explorer is not None:
                self._award(self.explorer)
            case "add" if self.flown is not None and self.explorer is not None:
                self.navigation.push(AwardScene(self.texts, self.session, self.flown))
            case "undo":
                if self.ask(UndoCareer()) and self.view.undone_in_log is not None:
                    self.notice = step_in_words(self.texts, self.view.undone_in_log, "undone")
            case "back":
                self.navigation.back()

    def _learn(self, explorer: Explorer, name: str) -> None:
        try:
            self.ask(SaveExplorers((explorer.learned(name),), (explorer,)))
        except UserError as error:
            self.trouble = error.render(self.texts)

    def _award(self, explorer: Explorer) -> None:
        """What the last run of this explorer may still be given."""
        flown = flown_by(self.session.log, explorer.runs[-1]) if explorer.runs else None
        if flown is None:
            self.trouble = self.texts.say("careers-award-no-line", name=explorer.name)
        else:
            self.navigation.push(AwardScene(self.texts, self.session, flown, explorer.name))

    def press(self, key: str) -> bool:
        if key not in _KEYS:
            return False
        self.do(_KEYS[key])
        return True

    def resume(self) -> None:
        """Back from the form, whoever is new is the one shown."""
        known = getattr(self, "_known", None)
        fresh = [place for place, one in enumerate(self.explorers) if known is not None and one.id not in known]
        if fresh:
            self.chosen = fresh[-1]

    def suspend(self) -> None:
        self._known = {one.id for one in self.explorers}

    # in words

    def describe(self) -> list[str]:
        notes = [note for note in (self.trouble, self.notice) if note]
        if self.explorer is None:
            return [self.texts.say("careers-title"), self.texts.say("careers-empty"), *notes]
        listed = [career_text.one_line(self.texts, one) for one in self.explorers]
        page = [line for line in career_text.page(self.texts, self.explorer) if line]
        return [self.texts.say("careers-title"), *listed, *page, *notes]

    # painted

    def paint(self, canvas: Canvas) -> None:
        head, body, foot = canvas.box.inset(24, 18).rows(52, None, 52, gap=12)
        canvas.panel("head", head, (self.trouble, self.notice), self._paint_head)
        if self.explorer is None:
            canvas.panel("empty", body, None, self._paint_empty)
        else:
            listed, page = body.columns(330, None, gap=20)
            canvas.panel("list", listed, (self.explorers, self.chosen), self._paint_list)
            canvas.panel("page", page, self.explorer, self._paint_page, theme.PANEL)
        canvas.panel("foot", foot, self.explorer is None, self._paint_foot)

    def _paint_head(self, canvas: Canvas, box: Box) -> None:
        title = self.texts.say("careers-title").upper()
        name, note = box.columns(canvas.width(title, Type.HEADLINE, fonts.BOLD) + 30, None)
        canvas.text(name, title, Type.HEADLINE, theme.AMBER, fonts.BOLD)
        words, color = (self.trouble, theme.ALARM) if self.trouble else (self.notice, theme.SIGNAL)
        canvas.text(note, words, Type.LABEL, color, align="right", least=Type.FINE, lines=2, ellipsis=True)

    def _paint_empty(self, canvas: Canvas, box: Box) -> None:
        words = self.texts.say("careers-empty")
        canvas.text(box.middle(900, 160), words, Type.SUBHEADING, theme.FAINT, align="center", lines=4)

    def _paint_list(self, canvas: Canvas, box: Box) -> None:
        first = max(0, min(self.chosen - _SHOWN + 1, len(self.explorers) - _SHOWN))
        rows = box.rows(*[None] * _SHOWN, gap=8)
        for place, (row, one) in enumerate(zip(rows, self.explorers[first:], strict=False), start=first):
            focused = canvas.target(row, ("explorer", place))
            here = one is self.explorer
            canvas.plate(row, theme.CHOSEN if here else theme.PANEL, theme.PICKED if here else None)
            words, level = row.inset(14, 8).columns(None, 58, gap=8)
            name, player = words.rows(None, 20, gap=2)
            ink = theme.faded(theme.TEXT) if one.dead else theme.PICKED if here else theme.TEXT
            canvas.text(name, glyphs.drawable(one.name), Type.LEAD, ink, fonts.SEMIBOLD, least=Type.SEAT, ellipsis=True)
            line = self.texts.say("careers-is-dead") if one.dead else glyphs.drawable(one.player)
            canvas.text(player, line, Type.CAPTION, theme.FAINT, least=Type.FINE, ellipsis=True)
            color = theme.AMBER if one.open_steps and not one.dead else theme.STORY
            canvas.text(level, str(one.level), Type.HEADING, color, fonts.BOLD, "right")
            if focused:
                canvas.frame(row, theme.BRIGHT, 2)

    def _paint_page(self, canvas: Canvas, box: Box) -> None:
        explorer = self.explorer
        assert explorer is not None
        title, bar, label, clones, heads, grid, lists = box.inset(20, 14).rows(44, 26, 22, 44, 22, 132, None, gap=8)
        name, level = title.columns(None, 220, gap=12)
        told = glyphs.drawable(explorer.name)
        if explorer.player:
            told += f" · {self.texts.say('careers-played-by', player=glyphs.drawable(explorer.player))}"
        canvas.text(name, told, Type.HEADING, theme.BRIGHT, fonts.BOLD, least=Type.LABEL, ellipsis=True)
        words = self.texts.say("careers-level", level=explorer.level)
        canvas.text(level, words, Type.HEADING, theme.STORY, fonts.BOLD, "right")
        self._paint_boxes(canvas, bar, explorer)
        left, right = label.columns(None, 260, gap=12)
        canvas.text(left, career_text.boxes(self.texts, explorer), Type.CAPTION, theme.FAINT, least=Type.FINE)
        gained = self.texts.say("careers-experience", experience=explorer.experience)
        canvas.text(right, gained, Type.CAPTION, theme.FAINT, align="right", least=Type.FINE)
        color = theme.ALARM if explorer.dead else theme.TEXT
        canvas.text(clones, career_text.cloning(self.texts, explorer), Type.SEAT, color, least=Type.FINE, lines=2)
        self._paint_specializations(canvas, heads, grid, explorer)
        categories, runs = lists.columns(330, None, gap=28)
        self._paint_categories(canvas, categories, explorer)
        self._paint_runs(canvas, runs, explorer)

    def _paint_boxes(self, canvas: Canvas, box: Box, explorer: Explorer) -> None:
        """The boxes of this level: passed, dotted for who refuses to be cloned, and blank."""
        progress = explorer.progress
        if progress.level == experience.MOST_LEVEL:
            canvas.fill(box, theme.STORY)
            return
        count, skipped = experience.boxes(progress.level), experience.dotted(progress.level)
        for place, cell in enumerate(box.columns(*[None] * count, gap=2)):
            dotted = not explorer.cloned and place < skipped
            if place < progress.passed:
                canvas.fill(cell, theme.faded(theme.STORY) if dotted else theme.STORY)
            else:
                canvas.frame(cell, theme.LINE if dotted else theme.FAINT)
                if dotted:
                    canvas.fill(cell.middle(3, 3), theme.FAINT)

    def _paint_specializations(self, canvas: Canvas, head: Box, grid: Box, explorer: Explorer) -> None:
        open_steps = 0 if explorer.dead else explorer.open_steps
        words = self.texts.say("careers-specializations")
        if open_steps:
            words = self.texts.say("careers-open-steps", count=open_steps)
        canvas.text(head, words, Type.SEAT, theme.AMBER if open_steps else theme.FAINT, fonts.SEMIBOLD, least=Type.FINE)
        offered = explorer.next_steps if open_steps else ()
        for name, cell in zip(SPECIALIZATIONS, grid.grid(5, 2, gap=6), strict=True):
            level = explorer.specializations.get(name, 0)
            label = career_text.specialization_name(self.texts, name)
            if name in offered:
                widgets.button(canvas, cell, ("learn", name), size=Type.SEAT, words=label)
            else:
                canvas.plate(cell, theme.SPACE, cut=theme.CUT / 2)
            said, pips = cell.inset(12, 8).rows(None, 12, gap=6)
            ink = theme.STORY if level else theme.TEXT if name in offered else theme.faded(theme.FAINT)
            canvas.text(said, label, Type.SEAT, ink, fonts.SEMIBOLD, least=Type.FINE)
            for place, dot in enumerate(pips.columns(*[pips.h] * SPECIALIZATION_LEVELS, gap=5)):
                (canvas.fill if place < level else canvas.frame)(dot, theme.STORY if place < level else theme.LINE)

    def _paint_categories(self, canvas: Canvas, box: Box, explorer: Explorer) -> None:
        caption, *rows = box.rows(22, *[None] * len(Category), gap=1)
        widgets.caption(canvas, caption, self.texts.say("careers-achievements"), Type.SEAT)
        have = by_category(explorer)
        for category, row in zip(Category, rows, strict=True):
            name, number = row.columns(None, 80, gap=6)
            count = have.get(category, 0)
            ink = theme.TEXT if count else theme.FAINT
            canvas.text(name, self.texts.say(f"careers-category-{category}"), Type.CAPTION, ink, least=Type.FINE)
            total = f"{count} / {len(in_category(category))}"
            canvas.text(number, total, Type.CAPTION, ink, fonts.SEMIBOLD, "right", least=Type.FINE)

    def _paint_runs(self, canvas: Canvas, box: Box, explorer: Explorer) -> None:
        caption, *rows = box.rows(22, *[None] * _RUNS_SHOWN, gap=1)
        words = self.texts.say("careers-runs", count=len(explorer.runs))
        widgets.caption(
            canvas,
            caption,
            f"{words}, {self.texts.say('careers-survived', count=explorer.survived)}" if explorer.runs else words,
            Type.SEAT,
        )
        lines: list[tuple[str, theme.Color]] = []
        for run in reversed(explorer.runs):
            color = theme.ALARM if run.lost else theme.TEXT
            lines.append((glyphs.drawable(career_text.run_line(self.texts, run)), color))
            awarded = [career_text.with_gain(self.texts, ACHIEVEMENTS[id_]) for id_ in run.achievements]
            lines += [(f"   {words}", theme.GOOD) for words in awarded]
        for row, (line, color) in zip(rows, lines, strict=False):
            canvas.text(row, line, Type.CAPTION, color, least=Type.FINE, ellipsis=True)

    def _paint_foot(self, canvas: Canvas, box: Box) -> None:
        back, add, undo, new, correct, award = box.columns(150, None, 170, 180, 200, 250, gap=8)
        widgets.button(canvas, back, "back", self.texts.say("screen-back"), key="Esc", size=Type.LABEL)
        widgets.button(canvas, undo, "undo", self.texts.say("logbook-undo"), key="U", size=Type.LABEL)
        icon = Icon("person", theme.TEXT)
        widgets.button(canvas, new, "new", self.texts.say("careers-new"), icon=icon, key="N", size=Type.LABEL)
        if self.explorer is not None:
            if self.flown is not None:
                words = self.texts.say("careers-add", mission=glyphs.drawable(self.flown.mission))
                widgets.button(canvas, add, "add", words, key="L", size=Type.LABEL, ellipsis=True)
            widgets.button(canvas, correct, "correct", self.texts.say("logbook-correct"), key="E", size=Type.LABEL)
            words = self.texts.say("careers-achievements")
            widgets.button(canvas, award, "award", words, key="A", main=True, size=Type.LABEL)
