"""What a table chooses whose box has The New Frontier: decks with red threats, interceptors, specializations."""

from spacealert.apps.window import game_colors
from spacealert.apps.window.careers.careers_scene import CareersScene
from spacealert.apps.window.careers.explorer_choice import ExplorerChoice
from spacealert.apps.window.client import SessionScene
from spacealert.apps.window.naming import name_of
from spacealert.engine.decks import DIFFICULTIES
from spacealert.engine.game import SPECIALIZATIONS
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, glyphs, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widgets import Option
from spacealert.session import Session
from spacealert.session.commands import SetDifficulty, SetLevel, SetNewFrontier, SetSpecialization, SetVariableRange
from spacealert.session.setup import LEVELS, TableSetup

_ROW = 58.0  # how high the row of a seat is


class ExpansionScene(SessionScene):
    """The setting, and what it opens."""

    help_name = "expansion"
    default = "back"

    def __init__(self, texts: Texts, session: Session) -> None:
        super().__init__(texts, session)
        self.seat = 0  # whose specialization is chosen

    @property
    def table(self) -> TableSetup:
        return self.view.setup

    def do(self, action: Action) -> None:
        self.trouble = ""
        match action:
            case "new frontier":
                self.ask(SetNewFrontier(not self.table.new_frontier))
            case "range":
                self.ask(SetVariableRange(not self.table.variable_range))
            case (("common" | "serious") as which, str(level)):
                self.ask(SetDifficulty(which, level))
            case ("seat", int(seat)):
                self.seat = seat
            case ("specialization", str(name)):
                if self.ask(SetSpecialization(self.seat, name)):
                    self.seat = (self.seat + 1) % len(self.table.seats)
            case ("level", int(seat), int(level)):
                self.ask(SetLevel(seat, level))
            case "explorer" if not self.table.seats[self.seat].android:
                self.navigation.push(ExplorerChoice(self.texts, self.session, self.seat))
            case "careers":
                self.navigation.push(CareersScene(self.texts, self.session, self.table.seats[self.seat].explorer))
            case "back":
                self.navigation.back()

    def press(self, key: str) -> bool:
        actions: dict[str, Action] = {"escape": "back", "n": "new frontier"}
        if self.table.new_frontier:
            actions |= {"r": "range", "e": "explorer", "c": "careers"}
            actions |= {str(level): ("level", self.seat, level) for level in range(1, LEVELS + 1)}
        if key not in actions:
            return False
        self.do(actions[key])
        return True

    # in words

    def describe(self) -> list[str]:
        say, table = self.texts.say, self.table
        there = "yes" if table.new_frontier else "no"
        lines = [say("screen-new-frontier"), say("screen-new-frontier-there", there=there)]
        if table.new_frontier:
            lines.append(say("screen-variable-range-is", on="yes" if table.variable_range else "no"))
            lines += [
                say(f"screen-{which}", difficulty=say(f"screen-difficulty-{getattr(table, which)}"))
                for which in ("common", "serious")
            ]
            for place, seat in enumerate(table.seats):
                special = self._special(seat.specialization)
                played = f" ({seat.explorer})" if seat.explorer else ""
                told = f"{name_of(self.texts, place, seat)}{played}: {special}"
                lines.append(f"{told}, {say('screen-level', level=seat.level)}" if seat.specialization else told)
        return [*lines, *([self.trouble] if self.trouble else [])]

    def _special(self, name: str) -> str:
        return self.texts.say(f"screen-specialization-{name or 'none'}")

    def _played(self, place: int) -> str:
        """Who sits there, and as which explorer."""
        seat = self.table.seats[place]
        name = name_of(self.texts, place, seat)
        return f"{name} · {glyphs.drawable(seat.explorer)}" if seat.explorer else name

    # painted

    def paint(self, canvas: Canvas) -> None:
        head, body, foot = canvas.box.inset(24, 18).rows(56, None, 56, gap=14)
        table = self.table
        canvas.panel("head", head, (table.new_frontier, self.trouble), self._paint_head)
        if table.new_frontier:
            left, right = body.columns(560, None, gap=28)
            canvas.panel("seats", left, (table.seats, self.seat), self._paint_seats)
            value = (table.common, table.serious, table.variable_range, table.seats, self.seat)
            canvas.panel("choices", right, value, self._paint_choices)
        else:
            canvas.panel("closed", body, None, self._paint_closed)
        canvas.panel("foot", foot, table.new_frontier, self._paint_foot)

    def _paint_head(self, canvas: Canvas, box: Box) -> None:
        title, trouble, there = box.columns(None, 300, 460, gap=16)
        name = self.texts.say("screen-new-frontier").upper()
        canvas.text(title, name, Type.HEADLINE, theme.AMBER, fonts.BOLD, least=Type.SUBHEADING)
        canvas.text(trouble, self.trouble, Type.CAPTION, theme.ALARM, least=Type.FINE, lines=3)
        label, chosen = self.texts.say("screen-new-frontier-have"), self.table.new_frontier
        icon = Icon("done", theme.AMBER if chosen else theme.LINE)
        widgets.button(canvas, there, "new frontier", label, icon=icon, key="N", chosen=chosen, size=Type.BODY)

    def _paint_closed(self, canvas: Canvas, box: Box) -> None:
        words = box.middle(900, 160)
        what = self.texts.say("screen-new-frontier-what")
        canvas.text(words, what, Type.SUBHEADING, theme.FAINT, align="center", least=Type.LABEL, lines=4)

    def _paint_seats(self, canvas: Canvas, box: Box) -> None:
        caption, *rows = box.rows(24, *[_ROW] * len(self.table.seats), gap=8)
        widgets.caption(canvas, caption, self.texts.say("screen-specializations"))
        for place, (row, seat) in enumerate(zip(rows, self.table.seats, strict=True)):
            here = place == self.seat
            who, levels = row.columns(None, 170, gap=8)
            focused = canvas.target(who, ("seat", place))
            canvas.fill(who, theme.CHOSEN if here else theme.RAISED)
            face, words = who.inset(10, 6).columns(46, None, gap=12)
            canvas.icon(face, Icon("android" if seat.android else "person", game_colors.CREW[seat.color]))
            name, special = words.rows(20, None, gap=2)
            canvas.text(name, self._played(place), Type.CAPTION, theme.FAINT, least=Type.FINE)
            ink = theme.BRIGHT if seat.specialization else theme.FAINT
            canvas.text(special, self._special(seat.specialization), Type.BODY, ink, fonts.SEMIBOLD, least=Type.FINE)
            if here or focused:
                canvas.frame(who, theme.AMBER if here else theme.BRIGHT, 2)
            if seat.specialization:
                options = [
                    Option(("level", place, level), str(level), level == seat.level) for level in range(1, LEVELS + 1)
                ]
                widgets.choice(canvas, levels, options, Type.BODY)

    def _paint_choices(self, canvas: Canvas, box: Box) -> None:
        heads, grid, note, pools, ranges = box.rows(44, 200, 40, None, 56, gap=8)
        seat = self.table.seats[self.seat]
        whose = self.texts.say("screen-specialization-of", name=name_of(self.texts, self.seat, seat))
        caption, explorer = heads.columns(None, 330, gap=12)
        widgets.caption(canvas, caption, whose)
        if not seat.android:
            label = self.texts.say("careers-explorer", name=glyphs.drawable(seat.explorer) or "–")
            widgets.button(canvas, explorer, "explorer", label, key="E", size=Type.LABEL, ellipsis=True)
        owners = {one.specialization: one.color for one in self.table.seats if one.specialization}
        for name, cell in zip((*SPECIALIZATIONS, ""), grid.grid(3, 4, gap=6), strict=False):
            chosen, owner = seat.specialization == name, owners.get(name)
            icon = Icon("figure", game_colors.CREW[owner]) if owner else None
            action = ("specialization", name)
            widgets.button(canvas, cell, action, self._special(name), icon=icon, chosen=chosen, size=Type.LABEL)
        canvas.text(note, self.texts.say("screen-levels-what"), Type.CAPTION, theme.FAINT, least=Type.FINE, lines=2)
        for cell, which in zip(pools.columns(None, None, gap=14), ("common", "serious"), strict=True):
            self._paint_pools(canvas, cell, which)
        label, chosen = self.texts.say("screen-variable-range"), self.table.variable_range
        widgets.button(canvas, ranges, "range", label, key="R", chosen=chosen, size=Type.BODY)

    def _paint_pools(self, canvas: Canvas, box: Box, which: str) -> None:
        caption, choice = box.rows(24, None, gap=4)
        widgets.caption(canvas, caption, self.texts.say(f"screen-{which}-threats"))
        mine = getattr(self.table, which)
        for level, cell in zip(DIFFICULTIES, choice.grid(3, 3, gap=4), strict=True):
            label = self.texts.say(f"screen-difficulty-{level}")
            widgets.button(canvas, cell, (which, level), label, chosen=level == mine, size=Type.CAPTION, lines=2)

    def _paint_foot(self, canvas: Canvas, box: Box) -> None:
        back, careers, _ = box.columns(240, 240, None, gap=12)
        widgets.button(canvas, back, "back", self.texts.say("screen-back"), key="Esc", size=Type.BODY)
        if self.table.new_frontier:
            icon = Icon("star", theme.STORY)
            words = self.texts.say("careers-title")
            widgets.button(canvas, careers, "careers", words, icon=icon, key="C", size=Type.BODY)
