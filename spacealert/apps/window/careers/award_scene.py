"""What a run has brought: its experience for everybody who flew it, and the achievements that may be given for it."""

from spacealert.apps.window.client import SessionScene
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, glyphs, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.logbook.careers import career_text
from spacealert.logbook.careers.achievements import ACHIEVEMENTS, Achievement, Category
from spacealert.logbook.careers.explorer import Explorer
from spacealert.logbook.careers.flown_run import FlownRun
from spacealert.logbook.careers.proof import offers
from spacealert.logbook.entry_story import date_in_words, step_in_words
from spacealert.session import Session
from spacealert.session.commands import SaveExplorers, UndoCareer

_ROWS, _ACROSS = 6, 2  # achievements at a time
_KEYS: dict[str, Action] = {
    "up": ("by", -1), "down": ("by", 1), "left": ("category", -1), "right": ("category", 1), "u": "undo",
    "ctrl+z": "undo", "escape": "back", "wheel-up": ("page", -1), "wheel-down": ("page", 1), "m": ("page", 1),
}  # fmt: skip


class AwardScene(SessionScene):
    """First everybody who flew gets the run; then each may be given achievements, one of a category."""

    help_name = "awards"
    default = "enter"

    def __init__(self, texts: Texts, session: Session, flown: FlownRun, name: str = "") -> None:
        super().__init__(texts, session)
        self.flown = flown
        self.who = {one.name for one in self.living if one.name in flown.explorers}
        self.name = name  # of the one whose achievements are shown
        self.category: Category | None = None  # None: what the log book proves
        self.page = 0
        self.notice = ""

    # the model

    @property
    def living(self) -> tuple[Explorer, ...]:
        return tuple(one for one in self.view.explorers if not one.dead)

    @property
    def crew(self) -> tuple[Explorer, ...]:
        """Those whose careers have this run."""
        return tuple(one for one in self.view.explorers if one.run(self.flown.id) is not None)

    @property
    def is_entered(self) -> bool:
        return bool(self.crew)

    @property
    def explorer(self) -> Explorer:
        return next((one for one in self.crew if one.name == self.name), self.crew[0])

    @property
    def given(self) -> tuple[str, ...]:
        run = self.explorer.run(self.flown.id)
        return run.achievements if run is not None else ()

    @property
    def offered(self) -> tuple[tuple[Achievement, bool], ...]:
        """What is given and may be given, of the chosen category or what is proven; and whether it is given."""
        given = [(ACHIEVEMENTS[id_], True) for id_ in self.given]
        found = [
            (offer.achievement, False)
            for offer in offers(self.explorer, self.flown, self.session.today)
            if self.category is not None or offer.proven
        ]
        if self.category is None:
            return (*given, *found)
        return tuple(one for one in (*given, *found) if one[0].category is self.category)

    @property
    def categories(self) -> tuple[Category | None, ...]:
        open_ones = {offer.achievement.category for offer in offers(self.explorer, self.flown, self.session.today)}
        open_ones |= {ACHIEVEMENTS[id_].category for id_ in self.given}
        return (None, *(category for category in Category if category in open_ones))

    @property
    def shown(self) -> tuple[tuple[Achievement, bool], ...]:
        first = self.page * _ROWS * _ACROSS
        return self.offered[first : first + _ROWS * _ACROSS]

    def do(self, action: Action) -> None:
        self.trouble = self.notice = ""
        match action:
            case ("who", str(name)):
                self.who ^= {name}
            case "enter" if not self.is_entered:
                self._enter()
            case "enter" | "back":
                self.navigation.back()
            case "undo":
                if self.ask(UndoCareer()) and self.view.undone_in_log is not None:
                    self.notice = step_in_words(self.texts, self.view.undone_in_log, "undone")
            case _ if self.is_entered:
                self._choose(action)

    def _choose(self, action: Action) -> None:
        match action:
            case ("explorer", str(name)):
                self._show(name, self.category)
            case ("by", int(by)):
                self._show(self.crew[(self.crew.index(self.explorer) + by) % len(self.crew)].name, self.category)
            case ("category", str(category)):
                self._show(self.name, Category(category) if category else None)
            case ("category", int(by)):
                place = self.categories.index(self.category) + by
                self._show(self.name, self.categories[place % len(self.categories)])
            case ("page", int(by)):
                pages = max(1, -(-len(self.offered) // (_ROWS * _ACROSS)))
                self.page = (self.page + by) % pages
            case ("award", str(id_)):
                self._award(ACHIEVEMENTS[id_])

    def _show(self, name: str, category: Category | None) -> None:
        self.name, self.page = name, 0
        self.category = category if category in self.categories else None

    def _enter(self) -> None:
        if not self.who:
            self.trouble = self.texts.say("careers-who-flew")
            return
        run = self.flown.as_run()
        try:
            flew = tuple(one.flown(run) for one in self.living if one.name in self.who)
        except UserError as error:
            self.trouble = error.render(self.texts)
            return
        if self.ask(SaveExplorers(flew, self.living)):
            self.notice = self.texts.say("careers-entered", count=len(flew), experience=run.experience)

    def _award(self, achievement: Achievement) -> None:
        """Give it or, if it was given for this run, take it back."""
        try:
            if achievement.id in self.given:
                changed = self.explorer.not_awarded(achievement)
            else:
                changed = self.explorer.awarded(self.flown.id, achievement)
        except UserError as error:
            self.trouble = error.render(self.texts)
            return
        self.ask(SaveExplorers((changed,), (self.explorer,)))

    def press(self, key: str) -> bool:
        if key not in _KEYS:
            return False
        self.do(_KEYS[key])
        return True

    # in words

    def describe(self) -> list[str]:
        say, notes = self.texts.say, [note for note in (self.trouble, self.notice) if note]
        if not self.is_entered:
            crew = [f"{one.name}{': ' + self._gain() if one.name in self.who else ''}" for one in self.living]
            return [self._title(), say("careers-who-flew"), *crew, *notes]
        lines = [f"{one.name}, {say('careers-level', level=one.level)}" for one in self.crew]
        offered = [
            f"{'✓ ' if given else ''}{career_text.with_gain(self.texts, one)}: {career_text.needs(self.texts, one)}"
            for one, given in self.offered
        ]
        return [self._title(), *lines, f"{self.explorer.name}: {self._category(self.category)}", *offered, *notes]

    def _title(self) -> str:
        text_id = "careers-run-campaign" if self.flown.is_campaign else "careers-run-mission"
        return self.texts.say(text_id, mission=self.flown.mission, date=date_in_words(self.texts, self.flown.day))

    def _gain(self) -> str:
        run = self.flown.as_run()
        if run.lost:
            return self.texts.say("careers-ship-lost")
        return self.texts.say("careers-gain", experience=run.experience)

    def _category(self, category: Category | None) -> str:
        return self.texts.say("careers-proven" if category is None else f"careers-category-{category}")

    # painted

    def paint(self, canvas: Canvas) -> None:
        head, body, foot = canvas.box.inset(24, 18).rows(52, None, 60, gap=14)
        canvas.panel("head", head, (self.trouble, self.notice), self._paint_head)
        if self.is_entered:
            crew, offered = body.columns(300, None, gap=20)
            canvas.panel("crew", crew, (self.crew, self.explorer.name), self._paint_crew)
            value = (self.explorer, self.category, self.page)
            canvas.panel("offered", offered, value, self._paint_offered, theme.PANEL)
        else:
            canvas.panel("who", body, (self.living, frozenset(self.who)), self._paint_who)
        canvas.panel("foot", foot, (self.is_entered, len(self.offered) if self.is_entered else 0), self._paint_foot)

    def _paint_head(self, canvas: Canvas, box: Box) -> None:
        title, note = box.columns(None, 420, gap=16)
        words = glyphs.drawable(self._title())
        canvas.text(title, words, Type.TITLE, theme.AMBER, fonts.BOLD, least=Type.LABEL, ellipsis=True)
        said, color = (self.trouble, theme.ALARM) if self.trouble else (self.notice, theme.SIGNAL)
        canvas.text(note, said, Type.LABEL, color, align="right", least=Type.FINE, lines=2, ellipsis=True)

    def _paint_who(self, canvas: Canvas, box: Box) -> None:
        caption, grid = box.rows(30, None, gap=10)
        canvas.text(caption, self.texts.say("careers-who-flew"), Type.BODY, theme.TEXT, least=Type.FINE)
        for one, cell in zip(self.living, grid.grid(3, 7, gap=10), strict=False):
            flew = one.name in self.who
            label = glyphs.drawable(one.name) + (f"  {self._gain()}" if flew else "")
            icon = Icon("done", theme.GOOD if flew else theme.LINE)
            widgets.button(
                canvas, cell, ("who", one.name), label, icon=icon, chosen=flew, size=Type.LEAD, ellipsis=True
            )

    def _paint_crew(self, canvas: Canvas, box: Box) -> None:
        for one, row in zip(self.crew, box.rows(*[84] * 5, gap=10), strict=False):
            here = one is self.explorer
            focused = canvas.target(row, ("explorer", one.name))
            canvas.plate(row, theme.CHOSEN if here else theme.PANEL, theme.PICKED if here else None)
            name, level = row.inset(14, 10).rows(None, 22, gap=4)
            ink = theme.PICKED if here else theme.TEXT
            canvas.text(name, glyphs.drawable(one.name), Type.LEAD, ink, fonts.SEMIBOLD, least=Type.SEAT, ellipsis=True)
            run = one.run(self.flown.id)
            gained = sum(ACHIEVEMENTS[id_].experience for id_ in run.achievements) + run.experience if run else 0
            words = f"{self.texts.say('careers-level', level=one.level)}, "
            words += self.texts.say("careers-gain", experience=gained)
            canvas.text(level, words, Type.CAPTION, theme.STORY, least=Type.FINE)
            if focused:
                canvas.frame(row, theme.BRIGHT, 2)

    def _paint_offered(self, canvas: Canvas, box: Box) -> None:
        tabs, grid = box.inset(14, 12).rows(84, None, gap=12)
        cells = tabs.grid(4, 2, gap=4)
        for category, cell in zip(self.categories, cells, strict=False):
            chosen = category is self.category
            action = ("category", "" if category is None else str(category))
            widgets.button(canvas, cell, action, self._category(category), chosen=chosen, size=Type.SEAT)
        if not self.offered:
            words = self.texts.say(
                "careers-nothing-offered" if len(self.categories) > 1 else "careers-nothing-possible"
            )
            canvas.text(grid.middle(700, 80), words, Type.BODY, theme.FAINT, align="center", least=Type.FINE, lines=3)
        for (achievement, given), cell in zip(self.shown, grid.grid(_ACROSS, _ROWS, gap=6), strict=False):
            self._paint_offer(canvas, cell, achievement, given)

    def _paint_offer(self, canvas: Canvas, box: Box, achievement: Achievement, given: bool) -> None:
        focused = canvas.target(box, ("award", achievement.id))
        surface = theme.CHOSEN if given else theme.RAISED
        widgets.key_surface(canvas, box, surface, theme.PICKED if given else None)
        tick, words, gain = box.inset(10, 5).columns(24, None, 44, gap=8)
        canvas.icon(tick, Icon("done", theme.GOOD if given else theme.LINE))
        asked = career_text.needs(self.texts, achievement)
        name, needs = words.rows(None, 34, gap=1) if asked else (words, words)
        ink = theme.PICKED if given else theme.TEXT
        canvas.text(
            name, career_text.achievement_name(self.texts, achievement), Type.SEAT, ink, fonts.SEMIBOLD, least=Type.FINE
        )
        if asked:
            canvas.text(needs, asked, Type.FINE, theme.FAINT, least=Type.FINE, lines=2, ellipsis=True)
        plus = self.texts.say("careers-gain", experience=achievement.experience)
        canvas.text(gain, plus, Type.LABEL, theme.STORY, fonts.BOLD, "right", least=Type.FINE)
        if focused:
            canvas.frame(box, theme.BRIGHT, 3)

    def _paint_foot(self, canvas: Canvas, box: Box) -> None:
        back, undo, more, note, onward = box.columns(160, 180, 160, None, 330, gap=10)
        widgets.button(canvas, back, "back", self.texts.say("screen-back"), key="Esc", size=Type.LABEL)
        enter = self.texts.say("screen-key-enter")
        if not self.is_entered:
            words = self.texts.say("careers-enter")
            widgets.button(canvas, onward, "enter", words, key=enter, main=True, size=Type.LEAD)
            return
        widgets.button(canvas, undo, "undo", self.texts.say("logbook-undo"), key="U", size=Type.LABEL)
        if len(self.offered) > _ROWS * _ACROSS:
            widgets.button(canvas, more, ("page", 1), self.texts.say("careers-more"), key="M", size=Type.LABEL)
        canvas.text(note, self.texts.say("careers-award-hint"), Type.CAPTION, theme.FAINT, least=Type.FINE, lines=3)
        words = self.texts.say("careers-done")
        widgets.button(canvas, onward, "enter", words, key=enter, main=True, size=Type.LEAD)
