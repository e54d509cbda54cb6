"""The panel for entering drawn threat cards during a mission."""

from spacealert.apps.window import icons
from spacealert.apps.window.title_art import paint_threat, threat_picture
from spacealert.gamefile import card_names
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Action, Box, Canvas
from spacealert.kit.ui.containers import Column, Columns, Flow, Grid, Plate, Row, Scroll
from spacealert.kit.ui.controls import Button, Empty, Field, Leaf, Picture, Pressable, Spacer, Text
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.widget import Key, Widget
from spacealert.session.action_round import PastAnnouncement
from spacealert.session.card_entry import LONGEST, CardEntry

_ACROSS = 4  # cards per row of the list
_FEW_THREATS, _MOST_THREATS = 5, 9  # in a row of the strip
_SMALL = 70.0  # a smaller picture has its name in smaller type
_FEW = 6  # up to this many cards have large pictures


class CardPanel(CardEntry):
    """Widgets for entering drawn threat cards."""

    most_named = 3  # since all of them are lit

    def move_by_row(self, along: int) -> None:
        """Choose the card in the row above or below. If no card is chosen yet, move by one card instead."""
        self.move_selection(along * self._across if self.chosen is not None else along)

    @property
    def _across(self) -> int:
        return _FEW if self._has_few else _ACROSS

    @property
    def _has_few(self) -> bool:
        return self.deck_size <= _FEW and not self.caller

    def build(self, threats: tuple[PastAnnouncement, ...]) -> Widget:
        """Return the panel or, if there is no threat to enter a card for, a note that says so."""
        say = self.texts.say
        close = Button(say("screen-close"), "cards", "escape")
        if self.place >= len(threats):
            return Plate(
                Row(Text(say("screen-cards-none"), fonts.LEAD, grow=1), close), edge=theme.AMBER, min_height=228
            )
        is_done = self.place in self.cards and not self.caller
        asked = Column(
            Text(self.confirmation, fonts.CAPTION, theme.GOOD, min_height=22),
            None
            if self.fitting_threats or (is_done and self.confirmation)
            else Text(self.question(threats), fonts.LABEL, theme.GOOD if is_done else None),
            Field("type", self.typed, say("screen-cards-type"), "type", longest=LONGEST),
            Row(Button(say("screen-cards-draw"), "draw", icon=Icon("dice"), grow=1), close.sized(grow=1), gap=8),
            Key("delete", "remove", say("screen-cards-remove")),
        ).sized(min_width=250, max_width=340)
        listed = [self._threat(place, said) for place, said in enumerate(threats)]
        room = [Empty()] * (_FEW_THREATS - len(listed))  # so that a few threats are no wider than several
        strip = Grid(*listed, *room, most=_MOST_THREATS, gap=5)
        found = self._choice_of_threats(threats) if self.fitting_threats else self._candidates()
        lower = Columns(asked, Scroll(found, id="cards", grow=1), gap=14, grow=1)
        return Plate(strip, lower, edge=theme.AMBER, pad=(14, 10), min_height=250, max_height=420)

    def _threat(self, place: int, said: PastAnnouncement) -> Widget:
        assert said.threat is not None
        code, turn = self.cards.get(place), self.texts.say("screen-at-turn", turn=said.threat.turn)
        name = card_names.card_name(self.texts, code) if code else self.texts.say("screen-card-open")
        icon = icons.zone(self.texts, said.zone, said.threat.serious)
        words: Widget = Text(turn, fonts.LEAD, theme.AMBER, grow=1)  # that all cards are missing needs no words
        if code:
            drawn = Text(name, fonts.CAPTION, theme.GOOD, theirs=True)
            words = Column(Text(turn, fonts.LABEL), drawn, gap=0, grow=1)
        row = Row(Picture(icon, 28), words, gap=6)
        said_in_words = f"{said.one_line_text(self.texts)}: {name}"
        return Pressable(
            row, action=("card of", place), chosen=place in self.asked_threats, pad=(8, 4), words=said_in_words
        )

    def _choice_of_threats(self, threats: tuple[PastAnnouncement, ...]) -> Widget:
        ask = Text(self.question(threats), fonts.LEAD, theme.AMBER)
        buttons = (
            Button(threats[place].one_line_text(self.texts), ("fits", place), str(number), main=number == 1)
            for number, place in enumerate(self.fitting_threats, start=1)
        )
        return Column(ask, Flow(*buttons))

    def _candidates(self) -> Widget:
        if not self.candidates:
            return Text(self.no_match_reason, fonts.WORDS, theme.AMBER)
        cells: list[Widget] = [self._candidate(number, code) for number, code in enumerate(self.candidates)]
        room = [Empty()] * (self._across - len(cells))  # so that a few cards are no larger than many
        return Column(Grid(*cells, *room, most=self._across, gap=5), Spacer())

    def _candidate(self, number: int, code: str) -> Widget:
        entered = self.cards.get(self.place) == code
        main, large = number == self.chosen, self._has_few
        return card_button(
            self.texts, code, ("card", code), main=main, entered=entered, tall=large, side=64 if large else 46
        )


def card_button(
    texts: Texts, code: str, action: Action, *, main: bool, entered: bool, tall: bool = False, side: float = 46
) -> Pressable:
    """Return a button for a threat card."""
    ink = theme.INK if main else theme.GOOD if entered else theme.TEXT
    name, below, where = card_names.card_name(texts, code), ink if main else theme.FAINT, card_names.distinction(code)
    told = f"{code} · {where.render(texts)}" if where else code
    if tall:
        picture = Leaf(paint_threat_in_place, args=(code,), words=" ", min_height=side)
        title = Text(
            name, fonts.LABEL if side > _SMALL else fonts.CAPTION, ink, "center", grow=1
        )  # pictures of a row line up, however long its names are
        words = title, Text(told, fonts.CAPTION, below, "center")
        return Pressable(picture, *words, action=action, main=main, chosen=entered, pad=(8, 8), words=f"{told} {name}")
    row = Row(
        threat_picture(code, side),
        Column(Text(name, fonts.LABEL, ink), Text(told, fonts.CAPTION, below), gap=0, grow=1),
    )
    return Pressable(row, action=action, main=main, chosen=entered, pad=(8, 3), words=f"{told} {name}")


def paint_threat_in_place(canvas: Canvas, box: Box, code: str) -> None:
    """Paint a threat in its surroundings: in space or inside the ship."""
    inside = card_names.is_internal(code)
    with canvas.clip_to(box):
        canvas.illustration(box, "deck" if inside else "orbit")
        canvas.veil(box, theme.SPACE, 0.3)
        light = theme.STORY if inside else theme.ALARM
        canvas.glow(*box.center, box.h * 0.7, theme.mix(theme.UNLIT, light, 0.35))
        paint_threat(canvas, box.inset(0, 3), code)
    canvas.frame(box, theme.EDGE, 1)
