"""After the last second: every announcement with its time and card, and one key to what comes next."""

from spacealert.apps.window import announcement_text
from spacealert.apps.window.card_entry import card_name
from spacealert.apps.window.client import SessionScene, mission_title
from spacealert.apps.window.log.entry_form import EntryForm
from spacealert.apps.window.log.log_book_scene import LogBookScene
from spacealert.apps.window.resolution.plans_scene import PlansScene
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.logbook import CrewMember, Entry
from spacealert.missions import scenario_file
from spacealert.missions.scenario import clock
from spacealert.session import Session
from spacealert.session.board import Announced
from spacealert.session.commands import GoToPlans, Leave
from spacealert.session.session_state import Playing

PER_COLUMN = 12


class SummaryScene(SessionScene):
    """The mission that was played: from here to its resolution or, of double actions, to its line in the log book."""

    help_name = "summary"
    upright = True
    default = "onward"

    def __init__(self, texts: Texts, session: Session) -> None:
        super().__init__(texts, session)
        assert self.view.round is not None and self.view.round.board is not None
        self.round = self.view.round
        board = self.view.round.board
        self.said = tuple(said for said in board.announcements if announcement_text.is_listed(said))
        self.complete = board.complete
        self.second = min(board.second, sum(bar.seconds for bar in board.bars))
        self._double = self.round.mission.kind.has_double_actions and not self.round.crew.new_frontier

    @property
    def title(self) -> str:
        """Which mission it was: now it is no secret any more."""
        return mission_title(self.texts, self.round.mission)

    @property
    def headline(self) -> str:
        return (
            self.texts.say("screen-complete")
            if self.complete
            else self.texts.say("screen-ended-early", time=clock(self.second))
        )

    @property
    def way_back(self) -> str:
        """What comes when nobody wants the resolution: where this mission came from."""
        return self.texts.say("screen-home" if self.view.campaign is None else "screen-open-campaign")

    @property
    def help_keys(self) -> tuple[tuple[str, str], ...]:
        say = self.texts.say
        return ((say("screen-key-enter"), self._onward), ("Esc", self.way_back))

    @property
    def _onward(self) -> str:
        return self.texts.say("screen-to-log" if self._double else "screen-resolve")

    def do(self, action: Action) -> None:
        if action == "onward" and self._double:
            self.navigation.push(EntryForm(self.texts, self.session, begun=self._begun()))
        elif action == "onward" and self.ask(GoToPlans()):
            self.navigation.replace(PlansScene(self.texts, self.session))
        elif action == "home" and self.ask(Leave()):
            self.navigation.back()

    def resume(self) -> None:
        """Once its line is written, the log book shows it."""
        if self.session.state.at_table is None:
            self.navigation.replace(LogBookScene(self.texts, self.session))

    def _begun(self) -> Entry:
        """What is known of its line in the log book; always under the same id, so that what is typed is found again."""
        playing = self.session.state.at_table
        assert isinstance(playing, Playing)
        setup, scenario = playing.round.setup, playing.round.scenario
        crew = tuple(
            CrewMember(seat.name, setup.roles_of(seat), seat.android, color=seat.color) for seat in setup.acting
        )
        written = scenario_file.write(scenario)
        return Entry(
            scenario.name, self.session.today, crew, setup.common, setup.serious, scenario=written, id=playing.id
        )

    def press(self, key: str) -> bool:
        if key == "escape":
            self.do("home")
        return key == "escape"

    def describe(self) -> list[str]:
        return [self.headline, self.title, *(self._line(said) for said in self.said), *self._notes()]

    def _notes(self) -> list[str]:
        return [self.texts.say("screen-double-actions")] if self._double else []

    def _line(self, said: Announced) -> str:
        card = self._card(said)
        return (
            f"{announcement_text.listed(self.texts, said)}: {card}"
            if card
            else announcement_text.listed(self.texts, said)
        )

    def _card(self, said: Announced) -> str:
        """The card that was drawn for a threat, if anybody has said which."""
        code = self.round.cards.get(self._place(said))
        if code is None:
            return ""
        return " → ".join(f"{one} {card_name(self.texts, one)}" for one in (code, *self._calls(said)))

    def _calls(self, said: Announced) -> tuple[str, ...]:
        """The cards that were drawn with it."""
        return self.round.called.get(self._place(said), ())

    def _place(self, said: Announced) -> int:
        """Among all threats that were announced."""
        threats = [one for one in self.said if one.threat is not None]
        return threats.index(said) if said in threats else -1

    def paint(self, canvas: Canvas) -> None:
        head, body, foot = canvas.box.inset(24, 20).rows(
            116, None, 140 if canvas.upright and self._double else 64, gap=14
        )
        canvas.panel("head", head, self.headline, self._paint_head)
        canvas.panel("said", body, self.said, self._paint_said)
        canvas.panel("foot", foot, None, self._paint_foot)

    def _paint_head(self, canvas: Canvas, box: Box) -> None:
        color = theme.GOOD if self.complete else theme.AMBER
        icon, words = box.columns(96, None, gap=24)
        canvas.icon(icon, Icon("done", color))
        headline, title = words.rows(None, 34, gap=4)
        canvas.text(headline, self.headline.upper(), Type.BANNER, color, fonts.BOLD, least=Type.SUBHEADING)
        canvas.text(title, self.title, Type.LEAD, theme.FAINT, fonts.SEMIBOLD, ellipsis=True)

    def _paint_said(self, canvas: Canvas, box: Box) -> None:
        across = 1 if canvas.upright else max(2, -(-len(self.said) // PER_COLUMN))
        columns = box.columns(*[None] * across, gap=24)
        down = max(9, -(-len(self.said) // across))
        for number, said in enumerate(self.said):
            column = columns[number // down]
            high = column.h / down
            self._paint_line(canvas, Box(column.x, column.y + high * (number % down), column.w, high - 4), said)

    def _paint_line(self, canvas: Canvas, box: Box, said: Announced) -> None:
        canvas.fill(box, theme.PANEL)
        time, icon, turn, words, card = box.inset(10, 3).columns(54, 30, 56, None, 230, gap=12)
        canvas.text(time, clock(int(said.at)), Type.LEAD, theme.FAINT, align="right")
        canvas.icon(icon, announcement_text.list_sign(self.texts, said))
        if said.threat is None:
            canvas.text(
                Box(turn.x, words.y, card.right - turn.x, words.h), announcement_text.short(self.texts, said), Type.LEAD
            )
            return
        canvas.text(turn, self.texts.say("screen-at-turn", turn=said.threat.turn), Type.LEAD, theme.BRIGHT, fonts.BOLD)
        unsure = "" if said.threat.confirmed else " ?"
        canvas.text(words, announcement_text.short(self.texts, said) + unsure, Type.LEAD, least=Type.FINE)
        drawn = self._card(said)
        canvas.text(
            card,
            drawn or self.texts.say("screen-card-open"),
            Type.BODY,
            theme.GOOD if drawn else theme.FAINT,
            least=Type.FINE,
            lines=3 if self._calls(said) else 1,
        )

    def _paint_foot(self, canvas: Canvas, box: Box) -> None:
        if canvas.upright and self._double:
            above, box = box.rows(None, 64, gap=10)
            notes = [above]
            home, onward = box.columns(box.w * 0.4, None, gap=16)
        else:
            home, *notes, onward = box.columns(box.w * 0.26, *([None] if self._double else []), None, gap=16)
        widgets.button(canvas, home, "home", self.way_back, key="Esc")
        for place, note in zip(notes, self._notes(), strict=True):
            canvas.text(place, note, Type.LABEL, theme.FAINT, least=Type.FINE, lines=3)
        key = self.texts.say("screen-key-enter")
        widgets.button(canvas, onward, "onward", self._onward, key=key, main=True, size=Type.HEADING)
