"""The action round: the board that follows the sound, and everything the table can ask of it while it runs.

The scene owns nothing of the mission's time: it reads the player's position and shows the board of that moment.
"""

from collections.abc import Callable
from enum import Enum, auto
from typing import Protocol

from spacealert.announcer.compiler import Soundtrack
from spacealert.apps.window import board_paint, telling
from spacealert.apps.window.cards import ACROSS, CardEntry
from spacealert.apps.window.telling import Officers
from spacealert.kit.audio import clock
from spacealert.kit.audio.player import AfterSleep, Player, State
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.scene import Scene
from spacealert.kit.ui.theme import Type
from spacealert.session.action_round import Round
from spacealert.session.board import Board, board_at
from spacealert.session.setup import VOLUMES

STEP_BACK = 10.0  # seconds
LAST_PHASE = 3


class Cover(Enum):
    """What lies over the board."""

    READY = auto()  # before the first second
    PAUSED = auto()
    KEYS = auto()
    CARDS = auto()
    ABORT = auto()


_STOPPED = (Cover.READY, Cover.PAUSED, Cover.ABORT)  # these stand in the place of the board, the others lie upon it


# What can be done, the key that does it, and the icon on its button.
CONTROLS: dict[str, tuple[str, str]] = {
    "pause": ("space", "pause"),
    "back": ("left", "back"),
    "repeat": ("r", "repeat"),
    "quieter": ("down", "quieter"),
    "louder": ("up", "louder"),
    "mute": ("m", "muted"),
    "siren": ("s", "siren"),
    "cards": ("c", "card"),
    "keys": ("h", "keys"),
    "fullscreen": ("f", "fullscreen"),
    "abort": ("escape", "cross"),
}
_BY_KEY = {key: action for action, (key, _) in CONTROLS.items()} | {"f1": "keys"}
_ABORT_KEYS = {"escape": "go on", "space": "go on", "e": "end early", "a": "leave"}
_KEY_CAPS = {"left": "←", "up": "↑", "down": "↓", "escape": "Esc"}


def key_cap(texts: Texts, key: str) -> str:
    """What is printed on a key."""
    if key in ("space", "enter"):
        return texts.say(f"screen-key-{key}")
    return _KEY_CAPS.get(key, key.upper())


class Keeping(Protocol):
    """Keeps a mission so that an accident loses a second of it at most."""

    failed: str

    def keep(self, round_: Round, position: float) -> None: ...

    def close(self) -> None: ...


class Mission(Scene):
    """One mission, from before its first second to its end; `finished` says what comes then."""

    screensaver = False

    def __init__(
        self,
        texts: Texts,
        round_: Round,
        player: Player[Soundtrack],
        finished: Callable[["Mission"], Scene],
        aborted: Callable[[], Scene | None],
        keeper: Keeping | None = None,
        begin_at: float = 0.0,
        motion: bool = True,
        asleep: Callable[[], float] = clock.asleep,
    ) -> None:
        self.texts = texts
        self.player = player
        self.cards = CardEntry(self.texts, round_, self._keep)
        self.cover: Cover | None = Cover.READY
        self.notice = ""  # the id of a sentence about something that happened to the machine
        self.motion = motion
        self._finished, self._aborted, self._keeper = finished, aborted, keeper
        self._kept = -1
        self._asleep, self._slept = asleep, asleep()
        if begin_at:
            player.seek(begin_at)

    # the model

    @property
    def round(self) -> Round:
        return self.cards.round

    @property
    def title(self) -> str:
        return self.round.title(self.texts)

    @property
    def officers(self) -> Officers:
        """By name or, of people who gave none, by what they do."""
        table = self.round.table
        names = {
            role: table.seats[place].name or self.texts.say(f"screen-role-{role}")
            for role, place in table.roles.items()
        }
        return Officers(names["communications"], names["security"])

    @property
    def writing(self) -> bool:  # type: ignore[override]
        return self.cover is Cover.CARDS

    @property
    def board(self) -> Board:
        return board_at(self.player.soundtrack, self.player.position)

    @property
    def can_end_early(self) -> bool:
        """By agreement, any time after the second phase (rules §2)."""
        return self.board.phase >= LAST_PHASE

    def tick(self, seconds: float) -> None:
        self._mind_sleep()
        if self.cover is Cover.CARDS and self.board.silence is not None:
            self.cover = None  # who may not talk needs no list
        if int(self.player.position) != self._kept and self.cover is not Cover.READY:
            self._keep(self.round)
        if self.player.state is State.ENDED and self.cover not in _STOPPED:
            self.next = self._finished(self)

    def _keep(self, round_: Round) -> None:
        """So that whoever starts the program anew after an accident can go on from this second."""
        self._kept = int(self.player.position)
        if self._keeper is not None:
            self._keeper.keep(round_, self.player.position)

    def _mind_sleep(self) -> None:
        """The mission stopped where the machine fell asleep or, if that was wished, went on; either is told."""
        slept = self._asleep()
        if slept - self._slept > 1 and self.player.state is State.PLAYING:
            if self.player.after_sleep is AfterSleep.STOPS:
                self._cover(Cover.PAUSED)
                self.notice = "screen-notice-slept"
            else:
                self.notice = "screen-notice-slept-on"
        self._slept = slept

    def press(self, key: str) -> bool:
        if self.cover is Cover.ABORT and _ABORT_KEYS.get(key) in dict(self._abort_options()):
            self.do(_ABORT_KEYS[key])
        elif self.cover is Cover.KEYS and key in ("escape", "h", "f1", "space", "enter"):
            self.do("keys")
        elif self.cover is Cover.CARDS:
            return self._press_in_cards(key)
        elif self.cover is Cover.READY and key == "enter":
            self.do("pause")
        elif self.cover is None and key == "enter" and self.board.complete:
            self.next = self._finished(self)  # nobody has to wait for the last words
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
        if self.cover is Cover.CARDS:
            self.cards.write(text)

    def do(self, action: Action) -> None:
        match action:
            case "cards":
                self._toggle_cards()
            case "draw":
                self.cards.draw(len(self.board.threats))
            case ("threat", int(step)):
                self.cards.move(step, len(self.board.threats))
            case ("card", str(code)):
                self.cards.enter(code, len(self.board.threats))
            case "pause":
                self._uncover() if self.cover in (Cover.PAUSED, Cover.READY) else self._cover(Cover.PAUSED)
            case "go on" if self.player.state is State.READY:
                self.cover = Cover.READY
            case "go on":
                self._uncover()
            case "back":
                self.player.seek(self.player.position - STEP_BACK)
            case "repeat":
                self.player.repeat_last()
            case "quieter" | "louder":
                louder = 1 / VOLUMES if action == "louder" else -1 / VOLUMES
                self.player.volume = round(min(1.0, max(0.0, self.player.volume + louder)), 3)
                self.player.muted = False
            case "mute":
                self.player.muted = not self.player.muted
            case "siren":
                self.player.siren = not self.player.siren
            case "keys":
                self._toggle_keys()
            case "fullscreen":
                self.navigation.fullscreen = not self.navigation.fullscreen
            case "abort" if self.cover is Cover.READY and not self.player.position:
                self._leave_mission()  # nothing has begun that could be lost
            case "abort":
                self._cover(Cover.ABORT)
            case "leave":
                self._leave_mission()
            case "end early" if self.can_end_early:
                self.player.pause()
                self.next = self._finished(self)

    def _cover(self, cover: Cover) -> None:
        self.player.pause()
        self.cover = cover

    def _uncover(self) -> None:
        self.cover, self.notice = None, ""
        self.player.play(again=True)

    def _toggle_keys(self) -> None:
        """The keys lie over the running board: the mission goes on behind them, as it does behind a stopped one."""
        if self.cover is None:
            self.cover = Cover.KEYS
        elif self.cover is Cover.KEYS:
            self.cover = None

    def _toggle_cards(self) -> None:
        if self.cover is Cover.CARDS:
            self.cover = None
        elif self.cover is None:
            self.cover = Cover.CARDS
            self.cards.open(len(self.board.threats))

    def _leave_mission(self) -> None:
        self.next = self._aborted()
        self.closing = self.next is None

    def leave(self) -> None:
        self.player.close()
        if self._keeper is not None:
            self._keeper.close()

    # in words

    def describe(self) -> list[str]:
        lines = [self.title]
        if self.cover in _STOPPED:
            lines += self._cover_words()
        else:
            lines += self.running_words()
            if self.cover is Cover.CARDS:
                lines += self.cards.describe(self.board.threats)
            if self.cover is Cover.KEYS:
                lines += [
                    f"{key_cap(self.texts, key)}: {self.texts.say(f'screen-do-{action}')}"
                    for action, (key, _) in CONTROLS.items()
                ]
        return [*lines, *self._notices()]

    def running_words(self) -> list[str]:
        return telling.described(self.texts, self.board, self.officers)

    def _cover_words(self) -> list[str]:
        minutes, seconds = divmod(self.board.left, 60)
        left = self.texts.say("screen-left", phase=self.board.phase, minutes=minutes, seconds=f"{seconds:02}")
        if self.cover is Cover.READY:
            return [
                self.texts.say("screen-ready"),
                left if self.player.position else self.texts.say("screen-ready-what"),
            ]
        if self.cover is Cover.ABORT:
            return [
                self.texts.say("screen-abort"),
                self.texts.say("screen-abort-what"),
                *(label for _, label in self._abort_options()),
            ]
        return [self.texts.say("screen-paused"), left, self.texts.say("screen-paused-what")]

    def _abort_options(self) -> list[tuple[str, str]]:
        options = [("go on", self.texts.say("screen-abort-no")), ("leave", self.texts.say("screen-abort-yes"))]
        if self.can_end_early:
            options.insert(1, ("end early", self.texts.say("screen-end-early")))
        return options

    def _notices(self) -> list[str]:
        """What happened to the machine, and what is switched off."""
        found = [self.texts.say(self.notice)] if self.notice else []
        if self.player.lost:
            found.append(self.texts.say("screen-notice-no-sound"))
        if self._keeper is not None and self._keeper.failed:
            found.append(self.texts.say("screen-notice-unsaved", why=self._keeper.failed))
        if self.player.muted:
            found.append(self.texts.say("screen-notice-muted"))
        if not self.player.siren:
            found.append(self.texts.say("screen-notice-no-siren"))
        return found

    # painted

    def paint(self, canvas: Canvas) -> None:
        body, foot = canvas.box.inset(24, 20).rows(None, 44, gap=14)
        if self.cover in _STOPPED:
            covered = (self.cover, self.notice, self.board.left, self.can_end_early, self.player.lost)
            canvas.panel("cover", canvas.box, covered, self._paint_cover, modal=True)
            return
        self.paint_running(canvas, body)
        shown = (self.title, round(self.player.volume, 2), tuple(self._notices()))
        canvas.panel("foot", foot, shown, self._paint_foot)
        if self.cover is Cover.CARDS:
            threats = self.board.threats
            below = Box(body.x, body.bottom - 262, body.w, 262)
            entry = (self.cards.key(), threats)
            canvas.panel("cards", below, entry, lambda c, b: self.cards.paint(c, b, threats), theme.PANEL)
        if self.cover is Cover.KEYS:
            beside_the_clock = Box(body.right - 740, body.y, 740, min(body.h, 600))
            canvas.panel("keys", beside_the_clock, None, self._paint_keys, theme.PANEL)

    def paint_running(self, canvas: Canvas, body: Box) -> None:
        position, cards = self.player.position, self.round.cards
        board_paint.paint(self.texts, canvas, body, self.board, self.officers, cards, position, self.motion)

    def _paint_foot(self, canvas: Canvas, box: Box) -> None:
        buttons = list(CONTROLS.items())
        words, row = box.columns(None, 82 * len(buttons) + 50, gap=14)
        notices = self._notices()
        volume = self.texts.say("screen-volume", level=round(self.player.volume * VOLUMES))
        line = " · ".join(notices) if notices else f"{self.title} · {volume}"
        canvas.text(
            words, line, Type.LABEL, theme.AMBER if notices else theme.FAINT, least=Type.TINY, lines=2, ellipsis=True
        )
        for cell, (action, (key, icon)) in zip(
            row.columns(132, *[None] * (len(buttons) - 2), 94, gap=5), buttons, strict=True
        ):
            widgets.button(
                canvas, cell, action, icon=Icon(icon, theme.TEXT), key=key_cap(self.texts, key), size=Type.LABEL
            )

    def _paint_cover(self, canvas: Canvas, box: Box) -> None:
        inside = box.middle(1000, 600)
        canvas.stripes(Box(box.x, box.y, box.w, 22), theme.AMBER, 22)
        canvas.stripes(Box(box.x, box.bottom - 22, box.w, 22), theme.AMBER, 22)
        head, big, what, notice, buttons = inside.rows(60, None, 80, 60, 76, gap=16)
        canvas.text(
            head, self.title, Type.HEADING, theme.FAINT, fonts.SEMIBOLD, "center", least=Type.LABEL, ellipsis=True
        )
        words = self._cover_words()
        canvas.text(big, words[0].upper(), Type.GIANT, theme.AMBER, fonts.BOLD, "center", least=Type.BANNER, lines=2)
        canvas.text(what, words[1], Type.TITLE, theme.TEXT, align="center", least=Type.LEAD, lines=2)
        notices = [self.texts.say(self.notice)] if self.notice else []
        if self.player.lost:
            notices.append(self.texts.say("screen-notice-no-sound"))
        canvas.text(
            notice, " · ".join(notices), Type.SUBHEADING, theme.AMBER, align="center", least=Type.CAPTION, lines=2
        )
        options = self._cover_buttons()
        row = buttons.middle(min(buttons.w, 330 * len(options)), 76)
        for cell, (action, label, key) in zip(row.columns(*[None] * len(options), gap=14), options, strict=True):
            widgets.button(
                canvas, cell, action, label, key=key, size=Type.SUBHEADING, main=action in ("go on", "pause")
            )

    def _cover_buttons(self) -> list[tuple[str, str, str]]:
        if self.cover is Cover.ABORT:
            keys = {"go on": key_cap(self.texts, "space"), "end early": "E", "leave": "A"}
            return [(action, label, keys[action]) for action, label in self._abort_options()]
        if self.cover is Cover.READY:
            return [
                ("pause", self.texts.say("screen-start"), key_cap(self.texts, "space")),
                ("abort", self.texts.say("screen-do-abort"), "Esc"),
            ]
        return [
            ("pause", self.texts.say("screen-go-on"), key_cap(self.texts, "space")),
            ("back", self.texts.say("screen-do-back"), key_cap(self.texts, "left")),
            ("abort", self.texts.say("screen-do-abort"), key_cap(self.texts, "escape")),
        ]

    def _paint_keys(self, canvas: Canvas, box: Box) -> None:
        canvas.frame(box, theme.AMBER, 2)
        head, rest, foot = box.inset(30, 24).rows(50, None, 56, gap=10)
        canvas.text(head, self.texts.say("screen-keys"), Type.HEADING, theme.AMBER, fonts.BOLD)
        rows = rest.rows(*[None] * len(CONTROLS))
        for row, (action, (key, icon)) in zip(rows, CONTROLS.items(), strict=True):
            drawing, cap, words = row.columns(34, 130, None, gap=20)
            canvas.icon(drawing.middle(28, 28), Icon(icon, theme.TEXT))
            canvas.text(cap, key_cap(self.texts, key), Type.LEAD, theme.AMBER, fonts.BOLD)
            canvas.text(words, self.texts.say(f"screen-do-{action}"), Type.LEAD)
        widgets.button(
            canvas, foot.middle(300, 56), "keys", self.texts.say("screen-close"), key=key_cap(self.texts, "h")
        )
