"""The scene that sums up a mission after its end."""

from collections.abc import Sequence

from spacealert.apps.window import announcement_text, icons
from spacealert.apps.window.session_scene import SessionScene, seated_figures
from spacealert.apps.window.title_art import crew_picture, paint_threat, paint_unknown_card
from spacealert.gamefile import card_names
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Action, Box, Canvas
from spacealert.kit.ui.containers import CenteredColumn, Column, Flow, Grid, Layers, Row
from spacealert.kit.ui.controls import Button, Empty, Leaf, Picture, Spacer, Text, footer
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Color, Type
from spacealert.kit.ui.widget import Widget
from spacealert.logbook import CrewMember, Entry
from spacealert.missions import scenario_file
from spacealert.missions.scenario import format_time
from spacealert.session import Session
from spacealert.session.action_round import PastAnnouncement
from spacealert.session.commands import CloseGame, GoToPlans
from spacealert.session.session_state import Playing

Marks = Sequence[tuple[float, Icon, bool]]  # when something was announced, its icon, and whether it is below the line
_PICTURE = 124.0  # size of a threat's picture, in units


class SummaryScene(SessionScene):
    """The scene after a mission."""

    help_name = "summary"

    def __init__(self, texts: Texts, session: Session, typing: bool = False) -> None:
        super().__init__(texts, session)
        self._typing = typing  # a card was still being typed, so that the next Enter was meant for it
        assert self.view.round is not None and self.view.round.board is not None
        self.round = self.view.round
        board = self.view.round.board
        self.said = tuple(said for said in board.announcements if announcement_text.is_listed(said))
        self.complete = board.complete
        self.phases = tuple(bar.seconds for bar in board.bars)
        self.second = min(board.second, sum(self.phases))
        self._double = self.round.mission.kind.has_double_actions and not self.round.crew.new_frontier

    @property
    def title(self) -> str:
        """The mission's title, which is no longer secret."""
        return self.round.mission.title_in(self.texts)

    @property
    def headline(self) -> str:
        if self.complete:
            return self.texts.say("screen-complete")
        return self.texts.say("screen-ended-early", time=format_time(self.second))

    @property
    def leave_label(self) -> str:
        """The label of the button for leaving without a resolution."""
        return self.texts.say("screen-home" if self.view.campaign is None else "screen-open-campaign")

    @property
    def _onward(self) -> str:
        return self.texts.say("screen-to-log" if self._double else "screen-resolve")

    def press(self, key: str) -> bool:
        if key == "enter" and self._typing:
            self._typing, self.notice = False, self.texts.say("screen-cards-late")
            return True
        return super().press(key)

    def do(self, action: Action) -> None:
        if action == "onward" and self._double:
            self.open_scene("entry", begun=self._known_entry())
        elif action == "onward" and self.run_command(GoToPlans()):
            self.replace_scene("plans")
        elif action == "home":
            self.leave_game(CloseGame())

    def resume(self) -> None:
        """Show the log book once this mission has been logged."""
        if self.session.state.at_table is None:
            self.replace_scene("log")

    def _known_entry(self) -> Entry:
        playing = self.session.state.at_table
        assert isinstance(playing, Playing)
        setup, scenario = playing.round.setup, playing.round.scenario
        crew = tuple(
            CrewMember(seat.player_or_explorer, setup.seat_roles(seat), seat.android, color=seat.color)
            for seat in setup.seats_in_turn_order
        )
        written = scenario_file.write(scenario)
        return Entry(
            scenario.name, self.session.today, crew, setup.common, setup.serious, scenario=written, id=playing.id
        )

    def _card(self, said: PastAnnouncement) -> str:
        """Describe the card drawn for a threat and the cards it calls.

        Return an empty string if no card was entered.
        """
        code = self.round.cards.get(self._place(said))
        if code is None:
            return ""
        called = self.round.called.get(self._place(said), ())
        return " → ".join(card_names.code_and_name(one).render(self.texts) for one in (code, *called))

    def _place(self, said: PastAnnouncement) -> int:
        """Return the index of an announcement among those of threats, or -1 if it announces no threat."""
        threats = [one for one in self.said if one.threat is not None]
        return threats.index(said) if said in threats else -1

    # the page

    def build(self) -> Widget:
        color = theme.GOOD if self.complete else theme.AMBER
        headline = Text(self.headline.upper(), fonts.Style(Type.HEADLINE, color, fonts.BOLD), words=self.headline)
        between = Text(self.notice or self.texts.say("screen-between-rounds"), fonts.LABEL, theme.FAINT)
        drawn = None
        if not all(self.round.tracks.values()) and not self._double:
            drawn = Text(self.texts.say("screen-tracks-drawn"), fonts.LABEL, theme.AMBER)
        threats, others = ([said for said in self.said if (said.threat is None) is other] for other in (False, True))
        lacking = len(threats) - len(self.round.cards)
        missing = f"· {self.texts.say('resolution-end-lacking', count=lacking)}"
        below = Flow(
            Text(self.title, fonts.LEAD, theme.FAINT, theirs=True),
            Text(missing, fonts.LEAD, theme.AMBER) if lacking else None,
            gap=10,
        )
        words = Column(headline, below, drawn, gap=2, grow=1)
        marks = tuple(
            (one.at, announcement_text.announcement_icon(self.texts, one), one.threat is None) for one in self.said
        )
        stopped = "" if self.complete else format_time(self.second)
        args = self.phases, self.second, stopped, marks
        cards: list[Widget] = [*map(self._threat, threats)]
        if len(cards) % 4 == 3:  # the last place of the last row
            cards.append(crew_picture(seated_figures(self.texts, self.view.setup), on_deck=True))
        heard = tuple(said.one_line_text(self.texts) for said in others)
        lines = Column(
            Leaf(_paint_timeline, args=args, title="timeline", min_height=124, max_height=130, said=heard, grow=0.4),
            Grid(*cards, most=4, gap=10, grow=1),
            gap=12,
            grow=1,
        )
        more = Text(self.texts.say("screen-double-actions"), fonts.LABEL, theme.FAINT) if self._double else None
        note = CenteredColumn(between, more or self.status(), gap=2)
        home = Button(self.leave_label, "home", "escape")
        onward = Button(self._onward, "onward", main=True, size=Type.HEADING, min_height=64, min_width=320)
        return self.make_page(
            Row(Picture(Icon("done", color), 72), words, gap=20), lines, footer(home, onward, note=note)
        )

    def _threat(self, said: PastAnnouncement) -> Widget:
        assert said.threat is not None
        drawn, listed = self._card(said), said.one_line_text(self.texts)
        short = said.short_text(self.texts) + ("" if said.threat.confirmed else " (?)")
        head = Row(
            Picture(announcement_text.announcement_icon(self.texts, said), 34),
            Text(self.texts.say("screen-at-turn", turn=said.threat.turn), fonts.HEADING, grow=1),
            Text(format_time(int(said.at)), fonts.LABEL),
            gap=10,
        )
        place = self._place(said)
        code = self.round.cards.get(place)
        cards = () if code is None else (code, *self.round.called.get(place, ()))
        names = [card_names.card_title(self.texts, one) for one in cards]
        several = len(names) > 1
        names = [f"{'→ ' * bool(number)}{name}" for number, name in enumerate(names)]
        role = fonts.LABEL if several else fonts.LEAD
        card = (Text(name, role, theme.GOOD) for name in names)
        told = Column(
            head,
            Spacer(),
            Row(
                CenteredColumn(Text(short, fonts.LABEL), *card, gap=2, grow=1),
                Empty(min_width=80 if several else 100),
            ),
            Spacer(),
            gap=4,
            pad=(14, 8),
        )
        art = Leaf(_paint_threats, args=(cards, icons.ZONES[said.zone]), words=" ")
        return Layers(art, told, words=f"{listed}: {drawn}" if drawn else listed).sized(
            min_width=250, min_height=130, max_height=230
        )


def _paint_threats(canvas: Canvas, box: Box, cards: tuple[str, ...], color: Color) -> None:
    with canvas.clip_to(box):
        canvas.illustration(box, "space")
        canvas.veil(box, theme.mix(theme.SPACE, color, 0.3), 0.45)
        wide = _PICTURE + 16 if len(cards) < 2 else 80  # beside longer names
        room = Box(box.right - wide - 8, box.y + 46, wide, box.h - 54)
        canvas.glow(*room.center, box.h * 0.75, theme.mix(theme.UNLIT, color, 0.4))
        for code, cell in zip(cards, room.rows(*[None] * len(cards)), strict=True):
            paint_threat(canvas, cell, code)
        if not cards:
            paint_unknown_card(canvas, room, color)
    canvas.frame(box, theme.mix(theme.PANEL, color, 0.45), 1)


def _paint_timeline(
    canvas: Canvas,
    box: Box,
    phases: Sequence[int],
    until: float,
    stopped: str,
    marks: Marks,
) -> None:
    box = box.inset(22, 0)
    whole, y, x = sum(phases), box.y + box.h * 0.47, box.x
    for seconds in phases:
        bar = Box(x, y - 4, box.w * seconds / whole, 8)
        canvas.fill(Box(bar.x, bar.y, bar.w - 4, bar.h), theme.RAISED)
        done = max(0.0, min(bar.w - 4, box.w * until / whole - (bar.x - box.x)))
        canvas.fill(Box(bar.x, bar.y, done, bar.h), theme.mix(theme.PANEL, theme.SIGNAL, 0.6))
        x += bar.w
    last, deep, above = -99.0, 0, -99.0
    for at, icon, below in marks:
        side = 28 if below else 46
        middle = box.x + box.w * at / whole
        deep = (deep + 1) % 2 if below and middle - last < side else 0  # marks close to each other move down
        last = middle if below else last
        if not below:
            above = max(middle, above + side + 2)  # threats close to each other move right
        spot = Box((middle if below else above) - side / 2, y + 10 + 26 * deep if below else y - side - 10, side, side)
        canvas.glow(*spot.center, side, theme.mix(theme.UNLIT, icon.color, 0.3))
        canvas.fill(Box(middle - 1, y - 10 if not below else y + 4, 2, 8 + 26 * deep), icon.color)
        canvas.icon(spot, icon)
    if stopped:
        end = box.x + box.w * until / whole
        canvas.fill(Box(end - 2, y - 44, 4, 60), theme.AMBER)
        at_left = end + 120 > box.right + 22
        place = Box(end - 120 if at_left else end + 10, y - 46, 110, 30)
        canvas.text(place, stopped, Type.LEAD, theme.AMBER, fonts.BOLD, "right" if at_left else "left")
