"""The title screen, where an evening begins."""

from collections.abc import Hashable
from typing import TYPE_CHECKING

from attrs import evolve

from spacealert.apps.window import music, phones_scene, title_art
from spacealert.apps.window.main_menu import MENU, MenuItem
from spacealert.apps.window.music import TitleMusic
from spacealert.apps.window.session_scene import OpenScene, SessionScene, seated_figures
from spacealert.apps.window.title_art import SeatedFigure
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts, format_minus
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Action, Box, Canvas
from spacealert.kit.ui.containers import CenteredColumn, Column, Columns, Grid, Layers, Row, Scroll
from spacealert.kit.ui.controls import Button, Leaf, Picture, Pressable, Spacer, Text, dialog
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.scene import Question
from spacealert.kit.ui.sky import Mood
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import APART, Key, Widget
from spacealert.missions import codes
from spacealert.missions.scenario import format_time
from spacealert.session import Session
from spacealert.session.commands import CloseGame
from spacealert.session.session_state import Stage

if TYPE_CHECKING:
    from spacealert.apps.phones.service import Phones

_GLOWS = 6  # changes of the engine glow per second
_GLOW = (0.5, 0.62, 0.74, 0.9, 1.0, 0.92, 0.78, 0.6)
_FEW_ITEMS, _SHORT_WORD = 9, 8  # limits for a large title: menu items, and letters per word


class ReadyScene(SessionScene):
    """The title screen."""

    mood = Mood.TITLE
    enlarged = False
    help_name = "ready"

    def __init__(self, texts: Texts, session: Session) -> None:
        super().__init__(texts, session)
        self.chooses_ship = False  # whether the game chooser is open
        self.flown = ""  # summary of the last and the best flight
        self.suggestions: dict[str, str] = {}  # suggested next steps by menu item
        self._phones: Phones | None = None
        self._passed = 0.0
        self._music = TitleMusic(session.open_mix)

    # the model

    @property
    def phones(self) -> "Phones":
        """The phone service of the current evening. It is imported when first needed."""
        if self._phones is None:
            from spacealert.apps.phones.service import Phones

            self._phones = Phones(self.session)
        return self._phones

    @property
    def has_phones(self) -> bool:
        return self._phones is not None and self._phones.is_on

    @property
    def menu(self) -> tuple[MenuItem, ...]:
        """The available menu items. The first one becomes the big button."""
        return tuple(item for item in MENU if item.is_available(self.view))

    @property
    def other_games(self) -> tuple[MenuItem, ...]:
        return tuple(item for item in self.menu if item.is_other_game)

    @property
    def warning(self) -> str:
        return self.trouble or self.save_problem

    @property
    def crew(self) -> tuple[SeatedFigure, ...]:
        """The crew. Players wave if their phones are connected."""
        crew = seated_figures(self.texts, self.view.setup)
        return phones_scene.wave_if_connected(crew, self.phones) if self.has_phones else crew

    def tick(self, seconds: float) -> None:
        self._passed += seconds

    def suspend(self) -> None:
        self._music.stop()

    def leave(self) -> None:
        self._music.stop()
        if self._phones is not None:
            # A game that was open when the window closed can be resumed with its phones.
            (self._phones.stop if self.session.state.at_table is None else self._phones.suspend)()

    def resume(self) -> None:
        """Close an open campaign, start the music, and update the texts."""
        if self.view.stage is Stage.CAMPAIGN:
            self.run_command(CloseGame())
        self._music.start()
        self.update_language()
        self.flown = self._flown()
        self.suggestions = {item.name: item.suggest(self) for item in self.menu}

    def do(self, action: Action) -> None:
        self.trouble = self.notice = ""
        match action:
            case "main":
                self._open(self.menu[0])
            case "music":
                (self._music.start if music.toggle() else self._music.stop)()
            case ("open", str(name)):
                self._open(next(item for item in self.menu if item.name == name))
            case "ships":
                self.chooses_ship = not self.chooses_ship
            case "settings":
                self.open_scene("settings")
            case "phones":
                self.invite()
            case "crew":
                self.do(("open", "mission"))
            case "leave":
                self.navigation.back()

    def _flown(self) -> str:
        """Describe the last flight and the best score, or return an empty string if there is no readable flight."""
        try:
            lines = self.session.log.summaries()
        except UserError:
            return ""  # reported when the log book is opened
        flown = [line.entry for line in lines if line.entry.other_game is None and not line.entry.unreadable]
        if not flown:
            return ""
        last, scores = (
            max(reversed(flown), key=lambda one: one.played),
            [one.score.total for one in flown if one.score is not None],
        )
        points = "lost" if last.score is None else last.score.total
        facts = {
            "mission": codes.displayed_name(self.texts, last.mission, in_sentence=True),
            "points": points,
            "best": format_minus(max(scores)) if scores else "none",
        }
        return self.texts.say("ready-last-flight", **facts)

    def _open(self, item: MenuItem) -> None:
        self.chooses_ship = False
        scene = item.make_scene(self)
        if scene is not None:
            self.navigation.push(scene)

    def invite(self) -> None:
        self.open_scene("phones", self.phones)

    def exit_question(self) -> Question:
        return Question(
            self.texts.say("screen-quit"),
            self.save_problem or self.texts.say("screen-quit-what"),
            self.texts.say("screen-quit-yes"),
            self.texts.say("screen-quit-no"),
        )

    @property
    def footnote(self) -> str:
        """A problem, a notice or, without either, the next steps that menu items suggest."""
        return self.warning or self.notice or " · ".join(what for what in self.suggestions.values() if what)

    def _main_what(self) -> str:
        """Return the second line of the big button: the crew, or the game it resumes."""
        if not self.view.unfinished_games:
            return self.texts.say("ready-for", crew=len(self.crew))
        game = self.view.unfinished_games[0]
        title = game.item.mission.title_in(self.texts)
        return title if game.item.is_round_over else f"{title} · {format_time(int(game.position))}"

    # the page

    def state(self) -> Hashable:
        return super().state(), self.has_phones and self.phones.revision

    def _glow(self) -> float:
        return _GLOW[int(self._passed * _GLOWS) % len(_GLOW)] if self.is_animated else _GLOW[0]

    def build(self) -> Widget:
        say = self.texts.say
        crowded = bool(self.flown or self.footnote)  # then the title has one line, if it fits
        longest = max(map(len, say("screen-title").split()))
        size = Type.BANNER if crowded or len(self.menu) > _FEW_ITEMS or longest > _SHORT_WORD else Type.POSTER
        name = fonts.Style(size, theme.BRIGHT, fonts.BOLD, spaced=True)
        words = (Text(word, name) for word in ([say("screen-title")] if crowded else say("screen-title").split()))
        title = Column(*words, gap=0, words=say("screen-title"))
        left = Column(
            title,
            Text(say("ready-subtitle"), fonts.Style(Type.LEAD, theme.STORY), words=" "),
            self._main(),
            self._others(),
            Text(self.flown, fonts.LABEL, theme.TEXT) if self.flown and not (self.warning or self.notice) else None,
            Text(self.footnote, fonts.LABEL, theme.ALARM if self.warning else theme.TEXT) if self.footnote else None,
            Spacer(),
            self._small(),
            gap=APART,
        ).sized(min_width=448, max_width=560)
        crew = tuple(f"{one.name}, {say(f'screen-color-{one.color}')}" for one in self.crew)
        art = Leaf(self._paint_art, self.crew, said=crew, live=self._glow, min_width=480, min_height=440, grow=1)
        page = Scroll(Columns(left, art, gap=20, pad=(40, 30)))
        keys = (
            Key(self.menu[0].key, "main"),
            Key(music.KEY, "music", say("settings-music")),
            Key("escape", "leave", say("screen-quit-yes")),
        )
        hangar = Leaf(Canvas.illustration, args=("hangar",), words=" ")
        layers = Layers(hangar, page, self.corner_buttons(), *keys)
        return Layers(layers, self._door()) if self.chooses_ship else layers

    def _door(self) -> Widget:
        """Return the dialog for choosing one of the other games."""
        say = self.texts.say
        ships = (
            Button(
                say(f"screen-open-{item.name}"),
                ("open", item.name),
                item.key,
                Icon(item.icon, theme.SIGNAL),
                detail=say("ready-started") if has_begun else "",
                chosen=has_begun,
                size=Type.SUBHEADING,
                align="left",
                min_height=84,
            )
            for item in self.other_games
            for has_begun in (item.waits(self.view),)
        )
        close = Button(say("screen-close"), "ships", "escape")
        return dialog(say("ready-other-ships"), *ships, buttons=[close], close="ships", width=560)

    def _main(self) -> Widget:
        item, what = self.menu[0], self._main_what()
        words = CenteredColumn(
            Text(self.texts.say(f"screen-open-{item.name}"), fonts.Style(Type.HEADLINE, theme.INK, fonts.BOLD)),
            Text(what, fonts.Style(Type.LABEL, theme.INK, fonts.SEMIBOLD)) if what else None,
            grow=1,
        )
        sign = Picture(Icon(item.icon, theme.INK), 60)
        row = Row(sign, words, gap=18)
        return Pressable(row, action="main", key="enter", main=True, min_height=100, pad=(20, 10))

    def _others(self) -> Widget:
        say = self.texts.say
        listed, icon = say("screen-unfinished"), Icon("again", theme.AMBER)
        games = Button(listed, OpenScene("unfinished"), "d", icon, size=Type.BODY, align="left", min_height=48)
        items = [games] if self.view.unfinished_games else []
        items += [
            Button(
                say(f"screen-open-{item.name}"),
                ("open", item.name),
                item.key,
                Icon(item.icon, theme.SIGNAL),
                chosen=item.waits(self.view),
                size=Type.BODY,
                align="left",
                min_height=48,
            )
            for item in self.menu[1:]
            if not item.is_other_game
        ]
        names, label = ", ".join(say(f"screen-open-{item.name}") for item in self.other_games), say("ready-other-ships")
        fits = len(items) % 2 == 1  # the grid has a free place for the button
        door = Button(
            label,
            "ships",
            "g",
            Icon("ship-course", theme.SIGNAL),
            size=Type.BODY,
            align="left",
            detail="" if fits else names,
            words=f"{label}: {names}",
            min_height=48,
        )
        return Column(Grid(*items, door if fits else None, most=2), None if fits else door)

    def _small(self) -> Widget:
        say, phone = self.texts.say, Icon("phone", theme.PICKED if self.has_phones else theme.TEXT)
        return Grid(
            Button(say("settings-title"), "settings", "s", Icon("gear"), align="left", min_height=48),
            Button(say("phones-title"), "phones", "p", phone, chosen=self.has_phones, align="left", min_height=48),
            most=2,
        )

    def _paint_art(self, canvas: Canvas, box: Box) -> None:
        around = Box(box.x, box.bottom - box.h * 0.36, box.w, box.h * 0.36)
        focused = canvas.add_target(around, "crew", self.texts.say("ready-crew"))
        crew = tuple(evolve(one, pose="cheer") for one in self.crew) if focused else self.crew
        title_art.paint_title(canvas, box, crew, self._glow())
        if focused and canvas.shows_keys:
            canvas.frame(around, theme.BRIGHT, 2)
