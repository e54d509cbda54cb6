"""The ready room, where an evening begins: the ship, the crew around the table, and one large way on."""

from typing import TYPE_CHECKING

from spacealert.apps.window import title_art
from spacealert.apps.window.client import SessionScene, mission_title
from spacealert.apps.window.main_menu import MENU, MenuItem
from spacealert.apps.window.naming import name_of
from spacealert.apps.window.settings_scene import SettingsScene
from spacealert.apps.window.title_art import SeatedFigure
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.scene import Question
from spacealert.kit.ui.sky import Mood
from spacealert.kit.ui.theme import Type
from spacealert.missions.scenario import clock
from spacealert.session import Session
from spacealert.session.commands import Leave
from spacealert.session.session_state import Stage

if TYPE_CHECKING:
    from spacealert.apps.phones.service import Phones

_GLOWS = 6  # times a second that the light of the engines changes
_GLOW = (0.5, 0.62, 0.74, 0.9, 1.0, 0.92, 0.78, 0.6)
_ITEM_HIGH = 58.0
_CAPITAL = 0.72  # of a title's em
_NOTE = 22.0  # below the menu, at least
_FEW_ITEMS = 7  # items that leave room for a large title
_TITLE, _LOW_TITLE = 212.0, 152.0
GAP = 10


class ReadyScene(SessionScene):
    """Before a mission."""

    default = "main"
    upright = True
    mood = Mood.TITLE

    def __init__(self, texts: Texts, session: Session) -> None:
        super().__init__(texts, session)
        self.notice = ""  # what there is to say at a start
        self.proposed: dict[str, str] = {}  # what would be next, by the name of the menu item
        self._phones: Phones | None = None
        self._passed = 0.0

    # the model

    @property
    def phones(self) -> "Phones":
        """The phones of this evening, whose server is loaded when it is first asked for."""
        if self._phones is None:
            from spacealert.apps.phones.service import Phones

            self._phones = Phones(self.session)
        return self._phones

    @property
    def has_phones(self) -> bool:
        return self._phones is not None and self._phones.is_on

    @property
    def menu(self) -> tuple[MenuItem, ...]:
        """The items of this moment; the first of them is the large one."""
        return tuple(item for item in MENU if item.is_there(self.view))

    @property
    def warning(self) -> str:
        return self.trouble or self.notice or self.unsaved

    @property
    def crew(self) -> tuple[SeatedFigure, ...]:
        return tuple(
            SeatedFigure(seat.color, name_of(self.texts, place, seat), seat.android)
            for place, seat in enumerate(self.view.setup.seats)
        )

    def tick(self, seconds: float) -> None:
        self._passed += seconds

    def leave(self) -> None:
        if self._phones is not None:
            self._phones.stop()

    def resume(self) -> None:
        """Back here, nothing is on the table any more, and the language may be another."""
        if self.view.stage is Stage.CAMPAIGN:
            self.ask(Leave())
        self.follow_language()
        self.proposed = {item.name: item.proposes(self) for item in self.menu}

    def do(self, action: Action) -> None:
        self.trouble = self.notice = ""
        match action:
            case "main":
                self._open(self.menu[0])
            case ("open", str(name)):
                self._open(next(item for item in self.menu if item.name == name))
            case "settings":
                self.navigation.push(SettingsScene(self.texts, self.session))
            case "phones":
                self.invite()
            case "crew":
                self.do(("open", "mission"))

    def _open(self, item: MenuItem) -> None:
        try:
            scene = item.opens(self)
        except UserError as error:
            self.trouble = error.render(self.texts)
            return
        if scene is not None:
            self.navigation.push(scene)

    def press(self, key: str) -> bool:
        keys: dict[str, Action] = {"p": "phones", "s": "settings"}
        keys |= {item.key: ("open", item.name) for item in self.menu}
        if key == "escape":
            self.navigation.back()
        elif key in keys:
            self.do(keys[key])
        else:
            return False
        return True

    def invite(self) -> None:
        """Let phones in, and show how they find us."""
        from spacealert.apps.window.inviting import Inviting

        self.navigation.push(Inviting(self.texts, self.session, self.phones))

    def ending(self) -> Question:
        return Question(
            self.texts.say("screen-quit"),
            self.unsaved or self.texts.say("screen-quit-what"),
            self.texts.say("screen-quit-yes"),
            self.texts.say("screen-quit-no"),
        )

    # in words

    help_name = "ready"

    @property
    def help_keys(self) -> tuple[tuple[str, str], ...]:
        say = self.texts.say
        items = ((item.key.upper(), say(f"screen-open-{item.name}")) for item in self.menu)
        return (("Enter", self._main_label()), *items, ("S", say("settings-title")), ("P", say("phones-title")))

    def describe(self) -> list[str]:
        say = self.texts.say
        crew = [f"{one.name}, {say(f'screen-color-{one.color}')}" for one in self.crew]
        ways = [say(f"screen-open-{item.name}") for item in self.menu]
        main = " ".join(part for part in (self._main_label(), self._main_what()) if part)
        return [
            say("screen-title"), main, *ways, say("settings-title"), say("phones-title"), *crew,
            *([self.note] if self.note else []),
        ]  # fmt: skip

    @property
    def note(self) -> str:
        """What is wrong, or else what would be next in some item of the menu."""
        proposed = (f"{self.texts.say(f'screen-open-{name}')}. {what}" for name, what in self.proposed.items() if what)
        return self.warning or " ".join(proposed)

    def _main_label(self) -> str:
        return self.texts.say(f"screen-open-{self.menu[0].name}")

    def _main_what(self) -> str:
        """What the large item would begin or continue."""
        if not self.view.unfinished:
            return self.texts.say("ready-for", crew=len(self.crew))
        game = self.view.unfinished[0]
        if game.position is None or game.over:
            return mission_title(self.texts, game.mission) if game.mission.name else ""
        return f"{mission_title(self.texts, game.mission)} · {clock(int(game.position))}"

    # painted

    def paint(self, canvas: Canvas) -> None:
        glow = _GLOW[int(self._passed * _GLOWS) % len(_GLOW)] if self.motion else _GLOW[0]
        lang, inside = self.texts.language, canvas.box.inset(44, 34)
        if canvas.upright:
            title, art, ways = inside.rows(110, None, 560, gap=16)
        else:
            left, art = inside.columns(448, None, gap=20)
            title, ways = left.rows(_TITLE if len(self.menu) <= _FEW_ITEMS else _LOW_TITLE, None, gap=24)
        canvas.panel("art", art, (self.crew, glow), lambda c, b: self._paint_art(c, b, glow))
        canvas.panel("title", title, lang, self._paint_title)
        waiting = tuple(item.waits(self.view) for item in self.menu)
        value = (
            lang,
            self.menu,
            tuple(self.proposed.items()),
            waiting,
            self._main_what(),
            self.warning,
            self.has_phones,
        )
        canvas.panel("ways", ways, value, self._paint_ways)

    def _paint_art(self, canvas: Canvas, box: Box, glow: float) -> None:
        crew = Box(box.x, box.bottom - box.h * 0.36, box.w, box.h * 0.36)
        focused = canvas.target(crew, "crew", self.texts.say("ready-crew"))
        title_art.paint(canvas, box, self.crew, glow)
        if focused:
            canvas.frame(crew, theme.BRIGHT, 2)

    def _paint_title(self, canvas: Canvas, box: Box) -> None:
        name, under = self.texts.say("screen-title"), self.texts.say("ready-subtitle")
        words = [name] if canvas.upright else name.split()
        *lines, below = box.rows(*[None] * len(words), 36, gap=8)
        for line, word in zip(lines, words, strict=True):
            canvas.title(line, word, min(Type.POSTER, line.h / _CAPITAL), theme.BRIGHT)
        canvas.text(below, under, Type.LEAD, theme.STORY, least=Type.SEAT)

    def _paint_ways(self, canvas: Canvas, box: Box) -> None:
        others = self.menu[1:]
        rows = -(-len(others) // 2)
        high = min(_ITEM_HIGH, (box.h - 112 - _NOTE - 48 - 3 * GAP) / rows - GAP)
        main, items, note, small = box.rows(112, rows * (high + GAP), None, 48, gap=GAP)
        self._paint_main(canvas, main)
        for cell, item in zip(items.grid(2, rows, gap=GAP), others, strict=False):
            cell = Box(cell.x, cell.y, cell.w, min(cell.h, high))
            label, key = self.texts.say(f"screen-open-{item.name}"), item.key.upper()
            icon = Icon(item.icon, theme.SIGNAL)
            action, chosen = ("open", item.name), item.waits(self.view)
            widgets.button(canvas, cell, action, label, icon=icon, key=key, chosen=chosen, size=Type.LEAD, lines=2)
        ink = theme.ALARM if self.warning else theme.STORY
        canvas.text(note, self.note, Type.LABEL, ink, least=Type.FINE, lines=5, ellipsis=True)
        settings, phones = small.columns(None, None, gap=GAP)
        said = self.texts.say("settings-title")
        widgets.button(canvas, settings, "settings", said, icon=Icon("gear", theme.TEXT), key="S", size=Type.LABEL)
        icon = Icon("phone", theme.PICKED if self.has_phones else theme.TEXT)
        said, on = self.texts.say("phones-title"), self.has_phones
        widgets.button(canvas, phones, "phones", said, icon=icon, key="P", size=Type.LABEL, chosen=on)

    def _paint_main(self, canvas: Canvas, box: Box) -> None:
        """The one large way on."""
        focused = canvas.target(box, "main")
        widgets.key_surface(canvas, box, theme.AMBER)
        sign, words = box.inset(20, 12).columns(64, None, gap=18)
        canvas.icon(sign.middle(60, 60), Icon(self.menu[0].icon, theme.INK))
        what = self._main_what()
        label, line = words.rows(None, 26 if what else 0, gap=6)
        canvas.text(label, self._main_label(), Type.HEADLINE, theme.INK, fonts.BOLD, least=Type.SUBHEADING)
        canvas.text(line, what, Type.LABEL, theme.INK, fonts.SEMIBOLD, least=Type.FINE, ellipsis=True)
        if focused:
            canvas.frame(box, theme.BRIGHT, 4)
