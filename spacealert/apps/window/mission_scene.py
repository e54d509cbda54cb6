"""The action round: the board that follows the sound, and everything the table can ask of it while it runs.

The scene owns nothing of the mission's time: it reads the player's position and shows the board of that moment.
"""

from enum import Enum, auto
from functools import partial
from math import ceil

from spacealert.apps.window import announcement_text, board_paint, mission_covers
from spacealert.apps.window.announcement_text import Officers
from spacealert.apps.window.card_entry import ACROSS, CardEntry
from spacealert.apps.window.client import SessionScene, mission_title
from spacealert.apps.window.mission_covers import CONTROLS, key_cap
from spacealert.apps.window.resolution.covers import card_lines
from spacealert.apps.window.summary_scene import SummaryScene
from spacealert.engine import decks
from spacealert.kit.audio.player import PlayerState
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.scene import Question
from spacealert.kit.ui.sky import Mood
from spacealert.kit.ui.theme import Type
from spacealert.session import Session, SessionView
from spacealert.session.board import Board, tension
from spacealert.session.commands import (
    Abandon,
    EndMission,
    Mute,
    Pause,
    Play,
    PutAside,
    RepeatAnnouncement,
    SetSiren,
    SetVolume,
    SoundKlaxon,
    StepBack,
)
from spacealert.session.round_view import RoundView, SoundView
from spacealert.session.session_state import Stage
from spacealert.session.setup import VOLUMES
from spacealert.session.sound import MissionPlayer

COUNT_IN = 3.0  # seconds in which the klaxon sounds and a new mission is counted in
_A_FRAME = 0.02  # seconds in which nothing changes that an eye would see


class Cover(Enum):
    """What lies over the board."""

    READY = auto()  # before the first second
    PAUSED = auto()
    KEYS = auto()
    CARDS = auto()
    CARD = auto()  # one that was entered, to be read


_STOPPED = (Cover.READY, Cover.PAUSED)  # these stand in the place of the board, the others lie upon it


_WHILE_TYPING = ("pause", "abort")  # what still has a key while the names of cards are typed
_BY_KEY = {key: action for action, (key, _) in CONTROLS.items()} | {"f1": "keys"}
_ABORT_KEYS = {"escape": "go on", "space": "go on", "e": "end early", "a": "leave"}


class MissionScene(SessionScene):
    """The mission on the table, from before its first second to its end."""

    screensaver = False
    upright = True

    def __init__(self, texts: Texts, session: Session) -> None:
        super().__init__(texts, session)
        self.cards = CardEntry(texts, session)
        self.laid: Cover | None = None  # the keys or the cards, while they lie over the running board
        self.counting_in: float | None = None  # seconds until a new mission begins
        self.read_card = 0  # the threat whose card lies over the board
        self.aborting = False  # whether the table is asked if the mission is to end here
        self._seen_at = session.position

    # the model

    @property
    def view(self) -> SessionView:
        """As it is at this moment: time goes on without anything being done."""
        position = self.session.position
        if self._view.revision != self.session.revision or abs(position - self._seen_at) > _A_FRAME:
            self._view, self._seen_at = self.session.view(), position
        return self._view

    @property
    def cover(self) -> Cover | None:
        """A stopped mission is covered, whoever stopped it: this window, a phone, or a machine that slept."""
        match self.sound.state:
            case PlayerState.READY:
                return Cover.READY
            case PlayerState.PAUSED:
                return Cover.PAUSED
        return self.laid

    @property
    def sound(self) -> SoundView:
        sound = self.round.sound
        assert sound is not None
        return sound

    @property
    def player(self) -> MissionPlayer:
        return self.session.player

    @property
    def round(self) -> RoundView:
        round_ = self.view.round
        assert round_ is not None
        return round_

    @property
    def title(self) -> str:
        return mission_title(self.texts, self.round.mission)

    @property
    def officers(self) -> Officers:
        """By name or, of people who gave none, by what they do."""
        table = self.round.crew
        names = {
            role: table.seats[place].name or self.texts.say(f"screen-role-{role}")
            for role, place in table.roles.items()
        }
        crew, double = self.round.crew, self.round.mission.kind.has_double_actions
        to_draw = decks.incoming_data(crew.players, crew.androids if double else 0)
        return Officers(names["communications"], names["security"], to_draw)

    @property
    def writing(self) -> bool:  # type: ignore[override]
        return self.cover is Cover.CARDS and not self.aborting

    @property
    def board(self) -> Board:
        board = self.round.board
        assert board is not None
        return board

    @property
    def mood(self) -> Mood:  # type: ignore[override]
        """The light of the sky follows how dangerous the moment is."""
        if self.view.round is None or self.view.round.board is None:
            return Mood.CALM
        board = self.view.round.board
        if board.complete:
            return Mood.HOME
        if board.silence is not None:
            return Mood.ALARM
        return (Mood.CALM, Mood.TENSE, Mood.ALARM)[tension(board) - 1]

    @property
    def can_end_early(self) -> bool:
        """By agreement, any time after the second phase (rules §2)."""
        return self.round.can_end

    def tick(self, seconds: float) -> None:
        if self.counting_in is not None:
            self.counting_in -= seconds
            if self.counting_in <= 0:
                self._begin()
        self.session.tick()
        view = self.view
        if view.stage is Stage.SUMMARY:
            self._sum_up()
            return
        if view.round is None or view.round.board is None or view.round.sound is None:
            return
        if view.round.board.silence is not None:
            if self.laid in (Cover.CARDS, Cover.CARD):
                self.laid = None  # who may not talk needs no list
        elif self.trouble == self.texts.say("screen-cards-silence"):
            self.trouble = ""
        if self.laid is Cover.CARDS:
            self.cards.follow(len(view.round.board.threats))

    def _sum_up(self) -> None:
        self.navigation.replace(SummaryScene(self.texts, self.session))

    def _end(self) -> None:
        if self.ask(EndMission()):
            self._sum_up()

    def press(self, key: str) -> bool:
        if self.aborting:
            if _ABORT_KEYS.get(key) not in dict(self._abort_options()):
                return False
            self.do(_ABORT_KEYS[key])
        elif self.cover is Cover.KEYS and key in ("escape", "h", "f1", "space", "enter"):
            self.do("keys")
        elif self.cover is Cover.CARDS:
            return self._press_in_cards(key)
        elif self.cover is Cover.CARD and key in ("escape", "enter"):
            self.do("close card")
        elif self.cover is Cover.READY and key == "enter":
            self.do("pause")
        elif self.cover is None and key == "enter" and self.board.complete:
            self._end()  # nobody has to wait for the last words
        elif key in _BY_KEY:
            self.do(_BY_KEY[key])
        else:
            return False
        return True

    def _press_in_cards(self, key: str) -> bool:
        threats = len(self.board.threats)
        match key:
            case "escape":
                self.do("cards")
            case "delete":
                self.cards.remove()
            case "enter":
                self.cards.take(threats)
            case "backspace":
                self.cards.erase()
            case "left" | "right":
                self.cards.step(1 if key == "right" else -1)
            case "up" | "down":
                self.cards.step(ACROSS if key == "down" else -ACROSS)
            case "tab" | "shift+tab":
                self.do(("threat", 1 if key == "tab" else -1))
            case _:
                return False
        return True

    def write(self, text: str) -> None:
        if self.cover is Cover.CARDS and text == " " and not self.cards.typed:
            self.do("pause")  # no card's name begins with a space
        elif self.cover is Cover.CARDS:
            self.cards.write(text)

    def do(self, action: Action) -> None:
        match action:
            case "cards":
                self._toggle_cards()
            case "draw":
                self.cards.draw(len(self.board.threats))
            case ("threat", int(step)):
                self.cards.move(step, len(self.board.threats))
            case ("card of", int(place)) if place in self.round.cards:
                self.laid, self.read_card = Cover.CARD, place
            case ("card of", int(place)):
                self._toggle_cards(place)
            case "change card":
                self._toggle_cards(self.read_card)
            case "close card":
                self.laid = None
            case ("card", str(code)):
                self.cards.enter(code, len(self.board.threats))
            case "pause":
                self._pause_or_go_on()
            case "go on":
                self.aborting = False
            case "back":
                self.ask(StepBack())
            case "repeat":
                self.ask(RepeatAnnouncement())
            case "quieter" | "louder":
                volume = self.view.setup.volume + (1 if action == "louder" else -1)
                self.ask(SetVolume(max(0, min(VOLUMES, volume))))
                if action == "louder":
                    self.ask(Mute(False))
            case "mute":
                self.ask(Mute(not self.sound.muted))
            case "siren":
                self.ask(SetSiren(not self.view.setup.siren))
            case "keys":
                self._toggle_keys()
            case "fullscreen":
                self.navigation.fullscreen = not self.navigation.fullscreen
            case "abort" if self.counting_in is not None:
                self.counting_in = None
            case "abort" if self.cover is Cover.READY and not self.sound.position:
                self._leave_mission()  # nothing has begun that could be lost
            case "abort":
                self.aborting = True  # the mission goes on meanwhile, for everybody
            case "leave":
                self._leave_mission()
            case "end early" if self.can_end_early:
                self._end()

    def _pause_or_go_on(self) -> None:
        if self.counting_in is not None:
            self._begin()  # who presses twice does not want to wait
        elif self.cover is Cover.READY and not self.sound.position and COUNT_IN:
            self.counting_in = COUNT_IN
            self.ask(SoundKlaxon())
        elif self.cover in _STOPPED:
            self.ask(Play())
        else:
            self.laid = Cover.CARDS if self.laid is Cover.CARDS else None  # the cards are there again afterwards
            self.ask(Pause())

    def _begin(self) -> None:
        self.counting_in = None
        if self.cover is Cover.READY:
            self.ask(Play())

    def _toggle_keys(self) -> None:
        """The keys lie over the running board: the mission goes on behind them, as it does behind a stopped one."""
        if self.cover is None:
            self.laid = Cover.KEYS
        elif self.cover is Cover.KEYS:
            self.laid = None

    def _toggle_cards(self, place: int | None = None) -> None:
        """The list of the last threat without a card, or of this one."""
        if self.board.silence is not None:
            self.trouble = self.texts.say("screen-cards-silence")
        elif place is not None:
            self.laid = Cover.CARDS
            self.cards.go(place)
        elif self.cover is Cover.CARDS:
            self.laid = None
        elif self.cover is None:
            self.laid = Cover.CARDS
            self.cards.open(len(self.board.threats))

    def losing(self) -> Question | None:
        """Whoever closes the window ends the mission for everybody."""
        if self.view.round is None or self.view.stage is not Stage.ROUND or self.sound.state is not PlayerState.PLAYING:
            return None
        say = self.texts.say
        return Question(
            say("screen-close-mission"),
            self.unsaved or say("screen-close-mission-what"),
            say("screen-quit-yes"),
            say("screen-close-mission-no"),
        )

    def _leave_mission(self) -> None:
        """What has begun is saved, to be continued; what has not is as if nobody had chosen it."""
        begun = self.cover is not Cover.READY or self.sound.position > 0
        if self.ask(PutAside() if begun else Abandon()):
            self.navigation.back()

    # in words

    def describe(self) -> list[str]:
        lines = [self.title]
        if self.aborting:
            lines += self._abort_words()
        elif self.cover in _STOPPED:
            lines += self._cover_words()
        else:
            lines += self.running_words()
            if self.cover is Cover.CARDS:
                lines += self.cards.describe(self.board.threats)
            if self.cover is Cover.CARD and self.read_card in self.round.cards:
                lines += card_lines(self.texts, self.round.cards[self.read_card])
            if self.cover is Cover.KEYS:
                lines += mission_covers.keys_in_words(self.texts)
        return [*lines, *self._notices()]

    def running_words(self) -> list[str]:
        return announcement_text.described(self.texts, self.board, self.officers)

    def _cover_words(self) -> list[str]:
        if self.counting_in is not None:
            say = self.texts.say
            return [str(ceil(self.counting_in)), say("screen-getting-ready-what")]
        minutes, seconds = divmod(self.board.left, 60)
        left = self.texts.say("screen-left", phase=self.board.phase, minutes=minutes, seconds=f"{seconds:02}")
        if self.cover is Cover.READY:
            what = left if self.sound.position else self.texts.say("screen-ready-what")
            return [self.texts.say("screen-ready"), what]
        return [self.texts.say("screen-paused"), left, self.texts.say("screen-paused-what")]

    def _abort_words(self) -> list[str]:
        running = "yes" if self.sound.state is PlayerState.PLAYING else "no"
        what = self.texts.say("screen-abort-what", running=running)
        return [self.texts.say("screen-abort"), what, *(label for _, label in self._abort_options())]

    def _abort_options(self) -> list[tuple[str, str]]:
        options = [("go on", self.texts.say("screen-abort-no")), ("leave", self.texts.say("screen-abort-yes"))]
        if self.can_end_early:
            options.insert(1, ("end early", self.texts.say("screen-end-early")))
        return options

    def _notices(self) -> list[str]:
        """What could not be done, what happened to the machine, and what is switched off."""
        found = [trouble for trouble in (self.trouble, self.cards.trouble) if trouble]
        found += self._machine_notices()
        if self.session.unsaved is not None:
            why = "fault" if self.session.unsaved.text_id == "session-not-saved" else "disk"
            found.append(self.texts.say("screen-notice-unsaved", why=why))
        if self.sound.muted:
            found.append(self.texts.say("screen-notice-muted"))
        if not self.sound.siren:
            found.append(self.texts.say("screen-notice-no-siren"))
        return found

    def _machine_notices(self) -> list[str]:
        """That the machine slept, and that it has no loudspeaker."""
        found = []
        if self.round.slept:
            stands = self.sound.state is PlayerState.PAUSED
            found.append(self.texts.say("screen-notice-slept" if stands else "screen-notice-slept-on"))
        if self.sound.lost:
            found.append(self.texts.say("screen-notice-no-sound"))
        return found

    # painted

    def paint(self, canvas: Canvas) -> None:
        self._paint_mission(canvas)
        if self.aborting:
            title, told, *_ = words = self._abort_words()
            options = self._abort_options()
            painter = partial(mission_covers.paint_abort, self.texts, title, told, options)
            canvas.panel("abort", canvas.box.middle(900, 320), tuple(words), painter, theme.PANEL, modal=True)

    def _paint_mission(self, canvas: Canvas) -> None:
        body, foot = canvas.box.inset(24, 20).rows(None, 170 if canvas.upright else 66, gap=12)
        if self.cover in _STOPPED:
            covered = (tuple(self._cover_words()), self.cover, tuple(self._machine_notices()), self.board.left)
            canvas.panel("cover", canvas.box, covered, self._paint_cover, modal=True)
            return
        self.paint_running(canvas, body)
        shown = (self.title, round(self.sound.volume, 2), tuple(self._notices()), self.board.silence is None)
        canvas.panel("foot", foot, shown, self._paint_foot)
        if self.cover is Cover.CARDS:
            threats = self.board.threats
            below = Box(body.x, body.bottom - 268, body.w, 268)
            entry = (self.cards.key(), threats)
            canvas.panel("cards", below, entry, lambda c, b: self.cards.paint(c, b, threats), theme.PANEL)
        if self.cover is Cover.CARD and self.read_card in self.round.cards:
            code = self.round.cards[self.read_card]
            box = Box(body.right - 700, body.y, 700, min(body.h, 600))
            canvas.panel("card", box, code, partial(mission_covers.paint_card, self.texts, code), theme.PANEL)
        if self.cover is Cover.KEYS:
            beside_the_clock = Box(body.right - 740, body.y, 740, min(body.h, 600))
            canvas.panel("keys", beside_the_clock, None, partial(mission_covers.paint_keys, self.texts), theme.PANEL)

    def paint_running(self, canvas: Canvas, body: Box) -> None:
        position, called = self.sound.position, self.round.called
        cards = {place: (code, *called.get(place, ())) for place, code in self.round.cards.items()}
        board_paint.paint(self.texts, canvas, body, self.board, self.officers, cards, position, self.motion)

    def _paint_foot(self, canvas: Canvas, box: Box) -> None:
        if canvas.upright:
            words, first, second = box.rows(46, None, None, gap=6)
            half = -(-len(CONTROLS) // 2)
            cells = [*first.columns(*[None] * half, gap=6), *second.columns(*[None] * half, gap=6)]
        else:
            words, row = box.columns(None, 88 * len(CONTROLS), gap=14)
            cells = row.columns(*[None] * len(CONTROLS), gap=6)
        notices = self._notices()
        volume = self.texts.say("screen-volume", level=round(self.sound.volume * VOLUMES))
        line = " · ".join([*notices, volume] if notices else [self.title, volume])
        ink = theme.AMBER if notices else theme.FAINT
        canvas.text(words, line, Type.LABEL, ink, least=Type.FINE, lines=3, ellipsis=True)
        for cell, (action, (key, icon)) in zip(cells, CONTROLS.items(), strict=False):
            able = self.board.silence is None or action != "cards"
            off = (action == "mute" and self.sound.muted) or (action == "siren" and not self.sound.siren)
            drawn = Icon(icon, theme.ALARM if off else theme.TEXT if able else theme.FAINT)
            works = self.cover is not Cover.CARDS or action in _WHILE_TYPING
            cap = key_cap(self.texts, key) if works else ""
            does, short = self.texts.say(f"screen-do-{action}"), self.texts.say(f"screen-short-{action}")
            widgets.labeled(canvas, cell, action, drawn, short, key=cap, words=does)

    def _paint_cover(self, canvas: Canvas, box: Box) -> None:
        inside = box.middle(1000, 600)
        canvas.stripes(Box(box.x, box.y, box.w, 22), theme.AMBER, 22)
        canvas.stripes(Box(box.x, box.bottom - 22, box.w, 22), theme.AMBER, 22)
        head, big, what, notice, buttons = inside.rows(60, None, 80, 60, 76, gap=16)
        canvas.text(
            head, self.title, Type.HEADING, theme.FAINT, fonts.SEMIBOLD, "center", least=Type.LABEL, ellipsis=True
        )
        words = self._cover_words()
        size = Type.GIANT if self.counting_in is None else Type.COUNTDOWN
        canvas.text(big, words[0].upper(), size, theme.AMBER, fonts.BOLD, "center", least=Type.BANNER, lines=2)
        canvas.text(what, words[1], Type.TITLE, theme.TEXT, align="center", least=Type.LEAD, lines=2)
        notices = " · ".join(self._machine_notices())
        canvas.text(notice, notices, Type.SUBHEADING, theme.AMBER, align="center", least=Type.CAPTION, lines=2)
        options = self._cover_buttons()
        row = buttons.middle(min(buttons.w, 330 * len(options)), 76)
        for cell, (action, label, key) in zip(row.columns(*[None] * len(options), gap=14), options, strict=True):
            widgets.button(canvas, cell, action, label, key=key, size=Type.SUBHEADING, main=action == "pause")

    def _cover_buttons(self) -> list[tuple[str, str, str]]:
        if self.counting_in is not None:
            return [("abort", self.texts.say("screen-back"), "Esc")]
        if self.cover is Cover.READY:
            label = self.texts.say("screen-go-on" if self.sound.position else "screen-start")
            space = key_cap(self.texts, "space")
            return [("pause", label, space), ("abort", self.texts.say("screen-do-abort"), "Esc")]
        return [
            ("pause", self.texts.say("screen-go-on"), key_cap(self.texts, "space")),
            ("back", self.texts.say("screen-do-back"), key_cap(self.texts, "left")),
            ("abort", self.texts.say("screen-do-abort"), key_cap(self.texts, "escape")),
        ]
