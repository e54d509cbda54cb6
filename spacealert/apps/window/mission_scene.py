"""The scene of the action round. It shows the board at the position of the sound player."""

from collections.abc import Hashable, Sequence
from enum import Enum, auto
from math import ceil

from spacealert.announcer.compiler import COUNT_IN
from spacealert.apps.window import announcement_text, board_paint, icons, phones_scene, title_art
from spacealert.apps.window.announcement_text import Officers, pending_tasks
from spacealert.apps.window.card_entry import CardPanel
from spacealert.apps.window.resolution.dialogs import card_face
from spacealert.apps.window.session_scene import OpenScene, SessionScene, seated_figures
from spacealert.engine import decks
from spacealert.gamefile import card_names
from spacealert.kit.audio.player import PlayerState
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, glyphs, theme
from spacealert.kit.ui.canvas import Action, Box, Canvas
from spacealert.kit.ui.containers import CenteredColumn, Column, Columns, Flow, Layers, Plate, Row, Scroll
from spacealert.kit.ui.controls import Button, Leaf, Notice, Picture, Spacer, Text, dialog
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.scene import Question
from spacealert.kit.ui.sky import Mood
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import FieldChanged, Key, Widget
from spacealert.missions.scenario import Kind
from spacealert.session import Session, commands
from spacealert.session.action_round import RoundStatus, are_heroic_cards_due, round_tension
from spacealert.session.commands.mission import next_announcement
from spacealert.session.mission_player import MissionPlayer, SoundView
from spacealert.session.session_state import Stage
from spacealert.session.setup import VOLUMES, TableSetup
from spacealert.session.views import RoundView

_DOUBLE_PRESS = 1.0  # seconds after resuming in which a second press is not a pause
_STATIC_FRAMES = 12  # per second: enough to flicker, few enough to be cheap
_CLOCK_RATIO = 2.2  # width divided by height of the clock, if there is room
_BAR_STEPS = 600  # resolution of the phase bars
_CONTROL_WIDE = 60.0  # minimum width of a control, in units
_EDGE = 40.0  # width of the static around a silent screen, in units
_BIG = fonts.Style(140, theme.AMBER, fonts.BOLD)

# Actions with their keys and icons.
CONTROLS: dict[str, tuple[str, str]] = {
    "pause": ("space", "pause"),
    "back": ("left", "back"),
    "repeat": ("r", "repeat"),
    "quieter": ("down", "quieter"),
    "louder": ("up", "louder"),
    "mute": ("m", "muted"),
    "siren": ("s", "siren"),
    "cards": ("c", "card"),
    "abort": ("escape", "cross"),
}
_WHILE_TYPING = ("pause", "abort")  # actions available while card names are typed
_IN_SILENCE = ("pause", "abort")  # actions with a visible button in silence, which needs no others


class Cover(Enum):
    """Panels and pages that replace the board or a part of it."""

    READY = auto()  # before the first second
    PAUSED = auto()
    CARDS = auto()
    CARD = auto()  # a single entered card, to be read


_STOPPED = (Cover.READY, Cover.PAUSED)  # these hide the board


class MissionScene(SessionScene):
    """The scene of a mission, from the ready screen to the end."""

    screensaver = False
    least_unit = 0.66  # large text has at least 18 units, and everything must fit
    enlarged = False

    def __init__(self, texts: Texts, session: Session) -> None:
        super().__init__(texts, session)
        self.cards = CardPanel(texts, session, lambda: self.view.round)
        self.panel: Cover | None = None  # cards covering the strip: all of them, one or none
        self.read_card = 0  # threat whose card is being read
        self._resumed_at = -_DOUBLE_PRESS  # second at which an interrupted mission was resumed
        self.aborting = False  # whether to show the confirmation for leaving the mission
        self._heard = 0  # announcements so far
        self._known_officers: tuple[TableSetup, Kind, bool, Officers] | None = None

    # the model

    @property
    def help_name(self) -> str:  # type: ignore[override]
        return "paused" if self.cover in _STOPPED else "mission"

    @property
    def cover(self) -> Cover | None:
        """The panel or page that covers the board now, or None."""
        match self.sound.state:
            case PlayerState.READY:
                return Cover.READY
            case PlayerState.PAUSED:
                return Cover.PAUSED
        return self.panel

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
    def count_in_left(self) -> float:
        """Seconds left in the count-in, or 0."""
        return self.sound.count_in_left

    @property
    def title(self) -> str:
        return self.round.mission.title_in(self.texts)

    @property
    def officers(self) -> Officers:
        table, kind, board = self.round.crew, self.round.mission.kind, self.round.board
        heroic = board is not None and are_heroic_cards_due(board, table, kind)
        if self._known_officers is not None:
            known_table, known_kind, known_heroic, known = self._known_officers
            if known_table is table and known_kind is kind and known_heroic == heroic:
                return known
        names = {
            role: glyphs.clean(table.seats[place].player_or_explorer) or self.texts.say(f"screen-role-{role}")
            for role, place in table.roles.items()
        }
        to_draw = decks.data_card_counts(table.crew.players, table.crew.androids if kind.has_double_actions else 0)
        special = any(seat.specialization for seat in table.seats)
        pile = None  # players with specializations or double actions have other cards
        if board is not None and not special and not kind.has_double_actions:
            pile = decks.action_cards_left(table.players, table.androids, len(board.bars))
        sizes = announcement_text.deck_sizes(table.common, table.serious)
        found = Officers(names["communications"], names["security"], to_draw, table.players, pile, sizes, heroic)
        self._known_officers = (table, kind, heroic, found)
        return found

    @property
    def writing(self) -> bool:  # type: ignore[override]
        return self.cover is Cover.CARDS and not self.aborting

    @property
    def board(self) -> RoundStatus:
        board = self.round.board
        assert board is not None
        return board

    @property
    def drawn_cards(self) -> dict[int, tuple[str, ...]]:
        """The codes of known cards by threat: the threat's own card, then the cards that it calls."""
        called = self.round.called
        return {place: (code, *called.get(place, ())) for place, code in self.round.cards.items()}

    @property
    def mood(self) -> Mood:  # type: ignore[override]
        """The mood of the sky, which reflects the danger."""
        if self.view.round is None or self.view.round.board is None:
            return Mood.CALM
        board = self.view.round.board
        if board.complete:
            return Mood.HOME
        if board.silence is not None:
            return Mood.ALARM
        return (Mood.CALM, Mood.TENSE, Mood.ALARM)[round_tension(board) - 1]

    def state(self) -> Hashable:
        view = self.view
        if view.round is None or view.round.board is None or view.round.sound is None:
            return super().state()
        board, sound = view.round.board, view.round.sound
        frame = int(sound.position * _STATIC_FRAMES) if board.silence is not None and self.is_animated else 0
        heard = (board.second, board.left, board.fresh, board.counting, board.hand_over, board.silence, board.complete)
        bars = tuple(round(bar.over * _BAR_STEPS) for bar in board.bars)
        switches = (sound.state, sound.volume, sound.muted, sound.siren, sound.is_device_missing, view.round.slept)
        count = ceil(sound.count_in_left)
        phones = phones_scene.phones_revision(self)
        return (
            super().state(),
            heard,
            len(board.announcements),
            bars,
            frame,
            switches,
            count,
            self.cards.repaint_key(),
            phones,
        )

    def tick(self, seconds: float) -> None:
        self.session.tick()
        view = self.refresh_view()
        if view.stage is Stage.SUMMARY:
            self._open_summary()
            return
        if view.round is None or view.round.board is None or view.round.sound is None:
            return
        board = view.round.board
        if board.silence is not None and self.panel is Cover.CARD:
            self.panel = None  # nobody reads cards during a silence. Card entry is only hidden
        elif board.silence is None and self.notice == self.texts.say("screen-cards-silence"):
            self.notice = ""
        if len(board.announcements) != self._heard and self.notice == self.texts.say("session-cannot-say-again"):
            self.notice = ""  # the announcement that it was waiting for has come
        self._heard = len(board.announcements)
        if self.panel is Cover.CARDS:
            self.cards.update_question()

    def _open_summary(self) -> None:
        self.replace_scene(
            "summary", typing=self.panel is Cover.CARDS and bool(self.cards.typed or self.cards.fitting_threats)
        )

    def _end(self) -> None:
        if self.run_command(commands.EndMission()):
            self._open_summary()

    def press(self, key: str) -> bool:
        self.refresh_view()
        if self.aborting and key == "space":
            self.do("go on")
            return True
        if not self.aborting and self.cover is Cover.CARDS and self._press_in_cards(key):
            return True
        if self.cover is None and not self.aborting and key == "enter" and self.board.complete:
            self._end()  # nobody has to wait for the last words
            return True
        return super().press(key)

    def _press_in_cards(self, key: str) -> bool:
        if self.board.silence is not None:  # hidden, so that letters still typed are no shortcuts
            self.panel = None if key == "escape" else self.panel
            return key != "space"
        match key:
            case "enter":
                self.cards.enter_selected()
            case "backspace":
                self.cards.erase()
            case "left" | "right":
                self.cards.move_selection(1 if key == "right" else -1)
            case "up" | "down":
                self.cards.move_by_row(1 if key == "down" else -1)
            case "tab" | "shift+tab":
                self.do(("threat", 1 if key == "tab" else -1))
            case "escape" if self.cards.fitting_threats:
                self.cards.cancel_threat_choice()
            case _:
                return False
        return True

    def type_text(self, text: str) -> None:
        is_silent = self.board.silence is not None
        if self.cover is Cover.CARDS and text == " " and (is_silent or not self.cards.typed):
            self.do("pause")  # no card name begins with a space
        elif self.cover is Cover.CARDS and not is_silent:
            self.cards.type_text(text)

    def default_action(self) -> Action | None:
        """Return the action for Enter. It never ends the round, because players use Enter to enter cards."""
        found = super().default_action()
        return None if found == "end early" else found

    def do(self, action: Action) -> None:
        self.refresh_view()
        match action:
            case "cards":
                self._toggle_cards()
            case FieldChanged("type", text):
                self.cards.search(text)
            case "remove":
                self.cards.remove()
            case "draw":
                self.cards.draw()
            case ("threat", int(step)):
                self.cards.move_threat(step)
            case ("card of", int(place)) if place in self.round.cards and self.cover is not Cover.CARDS:
                self.panel, self.read_card = Cover.CARD, place
            case ("card of", int(place)):
                self._open_cards(place)
            case "change card":
                self._open_cards(self.read_card)
            case "close card":
                self.panel = None
            case ("card", str(code)):
                self.cards.enter(code)
            case ("fits", int(place)):
                self.cards.choose_threat(place)
            case "pause":
                self._pause_or_continue()
            case "go on":
                self.aborting = False
            case "skip":
                self.try_command(commands.SkipAhead())
            case "repeat":
                self.try_command(commands.RepeatAnnouncement())
            case "quieter" | "louder":
                volume = self.view.setup.volume + (1 if action == "louder" else -1)
                self.try_command(commands.SetVolume(max(0, min(VOLUMES, volume))))
                if action == "louder":
                    self.try_command(commands.Mute(False))
            case "mute":
                self.try_command(commands.Mute(not self.sound.muted))
            case "siren":
                self.try_command(commands.SetSiren(not self.view.setup.siren))
            case "abort" if self.count_in_left:
                self.run_command(commands.CancelCountIn())
            case "abort" if self.cover is Cover.READY and not self.sound.position:
                self._leave_mission()  # nothing has begun that could be lost
            case "abort":
                self.aborting = True  # the mission continues meanwhile
            case "leave":
                self._leave_mission()
            case "end early" if self.round.can_end:
                self._end()

    def back(self) -> None:
        """Go back a few seconds instead of leaving the scene."""
        self.try_command(commands.StepBack())

    def try_command(self, command: commands.AnyCommand) -> None:
        """Run a command. If it fails, briefly show why."""
        if not self.run_command(command):
            self.notice, self.trouble = self.trouble, ""

    def _pause_or_continue(self) -> None:
        if self.count_in_left:
            self.run_command(commands.Play())  # a second press skips the wait
        elif self.cover is Cover.READY and not self.sound.position and COUNT_IN:
            self._resumed_at = 0.0  # a press to skip the wait may come too late
            self.run_command(commands.CountIn(COUNT_IN))
        elif self.cover in _STOPPED:
            if self.cover is Cover.READY and self.sound.position:
                self._resumed_at = self.sound.position
            self.run_command(commands.Play())
        elif self.sound.position >= self._resumed_at + _DOUBLE_PRESS:
            self.panel = Cover.CARDS if self.panel is Cover.CARDS else None  # the list of cards reopens after the pause
            self.run_command(commands.Pause())

    def _toggle_cards(self) -> None:
        if self.cover is Cover.CARDS:
            self.panel = None
        elif self.board.silence is not None:
            self.notice = self.texts.say("screen-cards-silence")
        elif self.cover not in _STOPPED:
            self.panel = Cover.CARDS
            self.cards.open()

    def _open_cards(self, place: int) -> None:
        if self.board.silence is not None:
            self.notice = self.texts.say("screen-cards-silence")
        else:
            self.panel = Cover.CARDS
            self.cards.go_to_threat(place)

    def leave(self) -> None:
        title_art.free_announcements()

    def leave_question(self) -> Question | None:
        """Return the question to ask before the window closes if a mission is playing, otherwise None."""
        if self.view.round is None or self.view.stage is not Stage.ROUND or self.sound.state is not PlayerState.PLAYING:
            return None
        say = self.texts.say
        return Question(
            say("screen-close-mission"),
            self.save_problem or say("screen-close-mission-what"),
            say("screen-quit-yes"),
            say("screen-close-mission-no"),
        )

    def _leave_mission(self) -> None:
        """Leave the mission. If it has started, save it. If not, discard it."""
        begun = self.cover is not Cover.READY or self.sound.position > 0
        self.leave_game(commands.LeaveMission() if begun else commands.AbandonGame())

    # the page

    def build(self) -> Widget:
        page = self._stopped_page() if self.cover in _STOPPED else self._running_page()
        return Layers(page, self._abort_question()) if self.aborting else page

    def _abort_question(self) -> Widget:
        say = self.texts.say
        told = say("screen-abort-what", running=self.sound.state is PlayerState.PLAYING)
        early = Button(say("screen-end-early"), "end early", "end", size=Type.LEAD, min_height=60)
        return dialog(
            say("screen-abort"),
            Row(title_art.instructor_portrait(), CenteredColumn(Text(told, fonts.LEAD), grow=1), gap=18),
            buttons=[
                Button(say("screen-abort-yes"), "leave", "delete", danger=True, size=Type.LEAD, min_height=60),
                *([early] if self.round.can_end else []),
                Button(say("screen-abort-no"), "go on", "escape", main=True, size=Type.LEAD, min_height=60),
            ],
            close="go on",
            width=900,
        )

    def _stopped_page(self) -> Widget:
        big, what = self._stopped_words()
        notices, room = " · ".join(self._machine_notices()), Spacer(grow=0.1)
        if self.count_in_left:
            count = ceil(self.count_in_left)
            shown: Widget = Leaf(
                board_paint.paint_count_in, args=(count, count / max(1, COUNT_IN)), title="count", said=(big,), grow=4
            )
        else:
            people = seated_figures(self.texts, self.round.crew)
            crew = Leaf(title_art.paint_unnamed_crew, args=(people,), title="crew", words=" ")
            shown = crew.sized(min_height=150, max_height=360, grow=4)
        buttons, keys = (
            [one for one in self._stopped_buttons() if isinstance(one, Key) is key] for key in (False, True)
        )
        poster = Column(
            Leaf(board_paint.paint_stripes, min_height=22),
            room,
            None if self.count_in_left else Text(self.title, fonts.HEADING, theme.FAINT, "center", theirs=True),
            None if self.count_in_left else Text(big.upper(), _BIG, align="center", words=big),
            None if self.count_in_left else Text(what, fonts.HEADING, theme.TEXT, "center"),
            Text(notices, fonts.HEADING, theme.AMBER, "center"),
            shown,
            Text(what, fonts.HEADING, theme.TEXT, "center") if self.count_in_left else None,
            self._tracks() if self.cover is Cover.READY else None,
            Flow(*buttons, phones_scene.phones_button(self, self.texts), align="center", gap=14),
            Row(*keys, gap=0),
            room,
            Leaf(board_paint.paint_stripes, min_height=22),
            gap=10,
            grow=1,
        )
        hangar = Leaf(_paint_dark_hangar, title="hangar", words=" ")
        return Layers(hangar, self.make_page(Row(), poster, console=False))

    def _tracks(self) -> Widget | None:
        """Return the trajectories that should be on the table, or None if none were chosen."""
        signs = [
            Row(Picture(icons.zone(self.texts, place), 34), Text(track, fonts.LEAD), gap=6)
            for place, track in self.round.tracks.items()
            if track
        ]
        said = self.texts.say("screen-tracks")
        return Flow(Text(said, fonts.LABEL, theme.FAINT), *signs, align="center", gap=22) if signs else None

    def _stopped_words(self) -> tuple[str, str]:
        say = self.texts.say
        if self.count_in_left:
            return str(ceil(self.count_in_left)), say("screen-getting-ready-what")
        minutes, seconds = divmod(self.board.left, 60)
        left = say("screen-left", phase=self.board.phase, minutes=minutes, seconds=f"{seconds:02}")
        if self.cover is Cover.READY:
            return say("screen-ready"), left if self.sound.position else say("screen-ready-what")
        return say("screen-paused"), f"{left}\n{say('screen-paused-what')}"

    def _stopped_buttons(self) -> list[Widget]:
        say = self.texts.say

        def button(action: str, label: str, key: str) -> Button:
            main = action == "pause"
            return Button(label, action, key, main=main, size=Type.LEAD, min_height=76, min_width=240)

        if self.count_in_left:
            return [Key("space", "pause"), Key("enter", "pause"), button("abort", say("screen-back"), "escape")]
        if self.cover is Cover.READY:
            start = say("screen-go-on" if self.sound.position else "screen-start")
            begin = Key("enter", "pause")
            page = OpenScene("mission page", (self.title,))
            on_a_phone = Button(say("soundtrack-phone-instead"), page, "t", size=Type.LEAD, min_height=76)
            return [
                begin,
                button("abort", say("screen-do-abort"), "escape"),
                on_a_phone,
                button("pause", start, "space"),
            ]
        return [
            button("abort", say("screen-do-abort"), "escape"),
            button("back", say("screen-do-back"), "left"),
            # After the last announcement the key does nothing. Unbound, it would move the focus to the corner.
            button("skip", say("screen-do-skip"), "right") if next_announcement(self.player) else Key("right", "skip"),
            button("pause", say("screen-go-on"), "space"),
        ]

    def _running_page(self) -> Widget:
        board = self.board
        if board.silence is not None:
            return self._silent_page()
        told = announcement_text.describe_board(self.texts, board, self.officers)
        clock = self._clock(told).sized(min_width=380, min_height=236, grow=self._time_grows)
        upper = Columns(clock, self._news(tuple(told[3:])), gap=board_paint.GAP, grow=1)
        page = self.make_page(
            self._bars(), Column(upper, self._lower(), gap=board_paint.GAP, grow=1), self._controls(), console=False
        )
        if not board.is_last_minute:
            return page
        return Layers(Leaf(board_paint.paint_closing_frame, args=(board.left,), title="closing in"), page)

    def _clock(self, told: Sequence[str]) -> Leaf:
        board = self.board
        value = (board.phase, board.left, board.complete, board.second)
        return Leaf(board_paint.paint_time, value, (self.texts, board), "time", tuple(told[:3]), _CLOCK_RATIO)

    @property
    def _time_grows(self) -> float:
        """The share of free space that the clock gets."""
        return 1.0 if self.board.is_last_minute and not board_paint.needs_attention(self.board) else 0.0

    def _bars(self) -> Widget:
        bars = tuple(round(bar.over * _BAR_STEPS) for bar in self.board.bars)
        value = (bars, self.board.phase, self.board.left <= 60, self.board.left <= 20, self.board.complete)
        return Leaf(board_paint.paint_phase_bars, value, (self.texts, self.board), "bars", min_height=52, grow=1)

    def _news(self, told: tuple[str, ...]) -> Widget:
        """Return the current announcement or, between announcements, pending tasks and the last announcement."""
        board = self.board
        shown = (self.texts, board, self.officers, self.drawn_cards)
        if board_paint.needs_attention(board):
            value: Hashable = (
                board.latest_announcement,
                board.fresh,
                board.hand_over,
                board.counting,
                *self.drawn_cards.items(),
            )
            heard = Leaf(board_paint.paint_announcement, value, shown, "present", told)
            return heard.sized(min_width=620, min_height=236, grow=3)
        last = Leaf(
            board_paint.paint_last_announcement,
            (board.latest_announcement, *self.drawn_cards.items()),
            shown,
            "last",
            told,
        ).sized(min_height=54, max_height=150, grow=1.4)
        listed = pending_tasks(self.texts, board, self.officers, frozenset(self.round.cards))
        duties = Leaf(
            board_paint.paint_pending_tasks, args=(listed,), title="due", min_width=300, min_height=172, grow=3
        )
        said = board_paint.announcement_list(self.texts, board, self.drawn_cards).sized(grow=2)
        lower = Row(duties, said, even=True, gap=board_paint.GAP, grow=1)
        return Column(last, lower, gap=10, min_width=620, grow=3)

    def _lower(self) -> Widget:
        """Return the panel for entering cards, the card being read or, without either, the threats by turn and zone."""
        if self.cover is Cover.CARDS:
            return self.cards.build(self.board.threats)
        if self.cover is Cover.CARD and self.read_card in self.round.cards:
            return self._card()
        return self._strip()

    def _strip(self) -> Leaf:
        board = self.board
        value = (board.threats, board.phase, tuple(self.drawn_cards.items()), board.silence is None)
        shown = (self.texts, board, self.drawn_cards, tuple(self.round.tracks))
        return Leaf(board_paint.paint_threat_strip, value, shown, "strip", min_width=320, min_height=228)

    def _card(self) -> Widget:
        code = self.round.cards[self.read_card]
        say = self.texts.say
        return Plate(
            Row(
                Text(card_names.card_name(self.texts, code), fonts.HEADING, grow=1),
                Button(say("screen-card-change"), "change card"),
                Button(say("screen-close"), "close card", "escape", main=True),
            ),
            Scroll(Column(card_face(self.texts, code, 130)), id="card", grow=1),
            edge=theme.SIGNAL,
        ).sized(min_height=228, max_height=300)

    def _silent_page(self) -> Widget:
        assert self.board.silence is not None
        frame = int(self.sound.position * _STATIC_FRAMES) if self.is_animated else 0
        told = announcement_text.describe_board(self.texts, self.board, self.officers)

        def edge(side: str) -> Leaf:
            static = Leaf(board_paint.paint_static, args=(frame,), title=f"static {side}")
            if side in ("left", "right"):
                return static.sized(min_width=_EDGE, max_width=_EDGE)
            return static.sized(min_height=_EDGE, max_height=_EDGE)

        shown = (self.texts, self.board, seated_figures(self.texts, self.round.crew))
        silence = Leaf(
            board_paint.paint_silence, self.board.silence, shown, "silence", tuple(told), min_height=240, grow=1
        )
        middle = Column(
            silence, self._strip().sized(min_height=150, max_height=190), self._controls(), gap=10, pad=(12, 8)
        ).sized(grow=1)
        page = Column(edge("top"), Row(edge("left"), middle, edge("right"), gap=0, grow=1), edge("bottom"), gap=0)
        return Layers(page, self.corner_buttons())

    def _controls(self) -> Widget:
        say, quiet = self.texts.say, self.board.silence is not None and self.panel is None
        volume = say("screen-volume", level=round(self.sound.volume * VOLUMES))
        notices = self._notices()
        note: Widget = Notice(self.notice, grow=1, min_width=150)
        if not self.notice:
            said = [Text(one, fonts.LABEL, theme.AMBER) for one in notices] or [
                Text(self.title, fonts.LABEL, theme.FAINT)
            ]
            note = Flow(*said, Text(volume, fonts.LABEL, theme.FAINT), gap=16, grow=1, min_width=150)
        if quiet and not notices and not self.notice:
            minutes, seconds = divmod(self.board.left, 60)
            left = say("screen-left", phase=self.board.phase, minutes=minutes, seconds=f"{seconds:02}")
            note = Text(left, fonts.HEADING, theme.AMBER, grow=1)
        buttons: list[Widget] = [
            self._control(action)
            if not quiet or action in _IN_SILENCE
            else Key(key, action if key == "c" else "hidden")
            for action, (key, _) in CONTROLS.items()
        ]
        if self.board.awaits_end and not self.board.complete:
            early = Button(self.texts.say("screen-end-early"), "end early", "end", main=True, size=Type.BODY)
            note = Flow(early, grow=1)
        phones = phones_scene.phones_button(self, self.texts)
        return Columns(note, Flow(*buttons, phones, align="right", gap=6), gap=14)

    def _control(self, action: str) -> Widget:
        key, icon = CONTROLS[action]
        off = (action == "mute" and self.sound.muted) or (action == "siren" and not self.sound.siren)
        types = action != "pause" or not self.cards.typed  # Space is part of a name
        works = self.cover is not Cover.CARDS or (action in _WHILE_TYPING and types)
        silent = action == "cards" and self.board.silence is not None
        return Column(
            Button(
                "",
                action,
                key if works and not (action == "abort" and self.cover is not None) else "",
                Icon(icon, theme.ALARM if off else theme.FAINT if silent else theme.TEXT),
                words=self.texts.say(f"screen-do-{action}"),
                size=Type.BODY,
                min_width=_CONTROL_WIDE,
            ),
            Text(self.texts.say(f"screen-short-{action}"), fonts.SEAT, align="center", words=" "),
            gap=2,
            words=" ",
        )

    def _notices(self) -> list[str]:
        typing = self.cover is Cover.CARDS
        entry = self.cards.trouble if typing else ""
        if typing and self.board.silence is not None:
            entry = self.texts.say("screen-cards-silence")
        found = [one for one in (self.trouble, entry) if one]
        found += self._machine_notices()
        if self.session.save_problem is not None:
            why = "fault" if self.session.save_problem.text_id == "session-not-saved" else "disk"
            found.append(self.texts.say("screen-notice-unsaved", why=why))
        if self.sound.muted:
            found.append(self.texts.say("screen-notice-muted"))
        if not self.sound.siren:
            found.append(self.texts.say("screen-notice-no-siren"))
        return found[:1] if typing else found  # with more, the cards would not fit

    def _machine_notices(self) -> list[str]:
        found = []
        if self.round.slept:
            is_paused = self.sound.state is PlayerState.PAUSED
            found.append(self.texts.say("screen-notice-slept" if is_paused else "screen-notice-slept-on"))
        if self.sound.is_device_missing:
            found.append(self.texts.say("screen-notice-no-sound"))
        return found


def _paint_dark_hangar(canvas: Canvas, box: Box) -> None:
    near = Box(box.x - 0.1 * box.w, box.y - 0.19 * box.h, 1.2 * box.w, 1.25 * box.h)
    canvas.illustration(near, "deck")  # with the crew on its floor, and its rail below the words
    canvas.veil(box, theme.SPACE, 0.45)
