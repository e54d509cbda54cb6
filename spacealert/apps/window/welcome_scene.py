"""The first start: which language, which box, who sits here; and flight school is proposed, or a first flight."""

from spacealert.apps.window import game_colors, title_art
from spacealert.apps.window.briefing_scene import crew_label
from spacealert.apps.window.client import SessionScene
from spacealert.apps.window.naming import name_of
from spacealert.apps.window.preparing_scene import PreparingScene
from spacealert.kit.storage import settings
from spacealert.kit.ui import fonts, glyphs, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.sky import Mood
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widgets import Option
from spacealert.missions.scenario import Kind
from spacealert.session import SessionView
from spacealert.session.commands import (
    ChooseKind,
    ChooseNew,
    NameSeat,
    SetCrewSize,
    SetLanguage,
    SetNewFrontier,
    StartMission,
)
from spacealert.session.setup import CREWS, TableSetup
from spacealert.texts import LANGUAGES, in_language

GAP = 12
_ASKED = "welcomed"  # under this name the settings keep that it was asked


def is_first_start(view: SessionView) -> bool:
    """Whether nobody has been welcomed here, and nobody has chosen or played anything."""
    kept = settings.read()
    begun = view.unfinished or view.played or view.campaigns
    return not begun and not kept.get(_ASKED) and "table" not in kept and "language" not in kept


class WelcomeScene(SessionScene):
    """Three questions, each answered by what most tables would answer."""

    default = "learn"
    upright = True
    mood = Mood.TITLE
    help_name = "welcome"
    edited: int | None = None  # the seat whose name is being written

    @property
    def writing(self) -> bool:  # type: ignore[override]
        return self.edited is not None

    @property
    def table(self) -> TableSetup:
        return self.view.setup

    def do(self, action: Action) -> None:
        self.trouble = ""
        self.edited = None
        match action:
            case ("language", str(language)):
                self.ask(SetLanguage(language))
                self.follow_language()
            case ("box", bool(there)):
                self.ask(SetNewFrontier(there))
            case ("crew", int(players), int(androids)):
                self.ask(SetCrewSize(players, androids))
            case ("name", int(place)):
                self.edited = place
            case "look around":
                self._welcomed()
                self.navigation.back()
            case "learn":
                self._welcomed()
                self._open_school()
            case "fly":
                self._welcomed()
                if self.ask(ChooseKind(Kind.TEST_FLIGHT)) and self.ask(ChooseNew()) and self.ask(StartMission()):
                    self.navigation.replace(PreparingScene(self.texts, self.session))

    def _open_school(self) -> None:
        from spacealert.apps.window.flight_school.school_scene import SchoolScene  # loaded when it is opened

        self.navigation.replace(SchoolScene(self.texts, self.session))

    def _welcomed(self) -> None:
        settings.change(**{_ASKED: True})

    def press(self, key: str) -> bool:
        if self.edited is None:
            if key == "escape":
                self.do("look around")
            return key == "escape"
        name = self.table.seats[self.edited].name
        match key:
            case "backspace":
                self.ask(NameSeat(self.edited, name[:-1]))
            case "enter" | "escape":
                self.edited = None
            case "tab" | "down":
                following = self.edited + 1
                self.edited = following if following < self.table.players else None
            case _:
                return key in ("left", "right", "up", "shift+tab")
        return True

    def write(self, text: str) -> None:
        if self.edited is not None:
            name = self.table.seats[self.edited].name
            self.ask(NameSeat(self.edited, glyphs.drawable(name + text)))

    # in words

    def describe(self) -> list[str]:
        say = self.texts.say
        box = say("settings-box-new-frontier" if self.table.new_frontier else "settings-box-base")
        names = ", ".join(name_of(self.texts, place, seat) for place, seat in enumerate(self.table.seats))
        return [
            say("welcome-title"),
            f"{say('settings-language')}: {say('screen-language')}", f"{say('settings-box')}: {box}",
            f"{say('welcome-who')}: {names}", say("welcome-learn"), say("welcome-learn-what"), say("welcome-fly"),
            *([self.trouble] if self.trouble else []),
        ]  # fmt: skip

    # painted

    def paint(self, canvas: Canvas) -> None:
        value = (self.table, self.texts.language, self.edited, self.trouble)
        canvas.panel("planet", canvas.box, None, self._paint_planet)
        box = canvas.box.middle(760, 740) if canvas.upright else canvas.box.middle(860, 640)
        canvas.panel("welcome", box, value, self._paint, theme.PANEL)

    def _paint_planet(self, canvas: Canvas, box: Box) -> None:
        title_art.planet(canvas, Box(box.right - 420, -80, 480, 480))

    def _paint(self, canvas: Canvas, box: Box) -> None:
        say = self.texts.say
        high = 164 if canvas.upright else 92
        inside = box.inset(36, 26)
        title, language, boxes, sizes, seats, note, ways = inside.rows(56, 82, 82, 82, 78, None, high, gap=GAP)
        canvas.title(title, say("welcome-title"), Type.HEADING, theme.AMBER)
        languages = [
            Option(("language", one), in_language(one).say("screen-language"), one == self.texts.language)
            for one in LANGUAGES
        ]
        self._question(canvas, language, say("settings-language"), languages)
        there = self.table.new_frontier
        options = [
            Option(("box", False), say("settings-box-base"), not there),
            Option(("box", True), say("settings-box-new-frontier"), there),
        ]
        self._question(canvas, boxes, say("settings-box"), options)
        mine = (self.table.players, self.table.androids)
        crews = [Option(("crew", *crew), crew_label(*crew), crew == mine) for crew in CREWS]
        self._question(canvas, sizes, say("welcome-who"), crews)
        self._paint_seats(canvas, seats)
        told, ink = (self.trouble, theme.ALARM) if self.trouble else (say("welcome-learn-what"), theme.FAINT)
        canvas.text(note, told, Type.SEAT, ink, least=Type.FINE, lines=2)
        if canvas.upright:
            learn, others = ways.rows(None, 64, gap=GAP)
            around, fly = others.columns(None, None, gap=GAP)
        else:
            around, fly, learn = ways.columns(200, 200, None, gap=GAP)
        widgets.button(canvas, around, "look around", say("welcome-look-around"), key="Esc", size=Type.LABEL, lines=2)
        widgets.button(canvas, fly, "fly", say("welcome-fly"), size=Type.LABEL, lines=2)
        icon = Icon("wing", theme.INK)
        widgets.button(canvas, learn, "learn", say("welcome-learn"), icon=icon, key="Enter", size=Type.TITLE, main=True)

    def _question(self, canvas: Canvas, box: Box, asked: str, options: list[Option]) -> None:
        caption, choice = box.rows(26, None, gap=4)
        widgets.caption(canvas, caption, asked, Type.SEAT)
        widgets.choice(canvas, choice, options, Type.LABEL)

    def _paint_seats(self, canvas: Canvas, box: Box) -> None:
        """Each in the color of the figure, to be named by whoever likes to."""
        for place, (cell, seat) in enumerate(
            zip(box.columns(*[None] * len(self.table.seats), gap=8), self.table.seats, strict=True)
        ):
            icon, name = cell.rows(30, None, gap=4)
            canvas.icon(icon, Icon("android" if seat.android else "person", game_colors.CREW[seat.color]))
            if seat.android:
                words = name_of(self.texts, place, seat)
                canvas.text(name, words, Type.SEAT, theme.FAINT, fonts.REGULAR, "center", ellipsis=True)
                continue
            hint = self.texts.say("screen-player", number=place + 1)
            widgets.entry(canvas, name, ("name", place), seat.name, hint, self.edited == place, Type.SEAT)
