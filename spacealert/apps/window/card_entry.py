"""Entering the drawn threat cards while the mission runs: for each announcement its card, out of the right deck only.

A few letters of the code or of the name are enough, in either language; or the card is pressed in the list; or the
program draws. What is left out can be entered later.
"""

from collections.abc import Iterable, Mapping

from spacealert.apps.window import announcement_text
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme, widgets
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.session import Session
from spacealert.session.board import Announced
from spacealert.session.commands import Command, DrawCard, EnterCard, RemoveCard
from spacealert.texts.letters import look_alikes, same_keys, says, searchable

LONGEST = 20
_FEWEST_ABREAST = 6  # threats in a row
_TWO_LINES = 44.0  # units that a card needs for its name and its code below
ACROSS = 4  # cards side by side in the list


class CardEntry:
    """Which announced threat is being given its card, and what has been typed so far."""

    def __init__(self, texts: Texts, session: Session) -> None:
        self.texts = texts
        self.place = 0
        self.typed = ""
        self.chosen: int | None = None  # the card that Enter takes
        self.trouble = ""
        self._announced = 0
        self._session = session

    def open(self, announced: int) -> None:
        """Begin with the last announced threat that has no card yet."""
        self._announced = announced
        missing = [place for place in range(announced) if place not in self.cards]
        self.go(missing[-1] if missing else max(0, announced - 1))

    def follow(self, announced: int) -> None:
        """A threat that is announced meanwhile comes to the front, unless another's card is just being typed."""
        if announced > self._announced and not self.typed:
            self.open(announced)
        self._announced = announced

    @property
    def cards(self) -> Mapping[int, str]:
        """The cards that have been entered, by the threat."""
        round_ = self._session.view().round
        return {} if round_ is None else round_.cards

    @property
    def candidates(self) -> tuple[str, ...]:
        """The cards of the deck that what was typed leaves."""
        round_ = self._session.view().round
        if round_ is None or self.place >= len(round_.candidates):
            return ()
        return found_in(round_.candidates[self.place], self.typed)

    def move(self, step: int, announced: int) -> None:
        """To the threat announced before or after this one."""
        if announced:
            self.go((self.place + step) % announced)

    def write(self, text: str) -> None:
        self.typed = (self.typed + text)[:LONGEST].lstrip()
        self.chosen = 0 if self.typed else None

    def erase(self) -> None:
        """The last letter."""
        self.typed = self.typed[:-1]
        self.chosen = 0 if self.typed else None

    def remove(self) -> None:
        """The card that was entered."""
        self._ask(RemoveCard(self.place))

    def step(self, along: int) -> None:
        """Another card of the list."""
        if self.candidates and self.chosen is None:
            self.chosen = 0 if along > 0 else len(self.candidates) - 1
        elif self.candidates and self.chosen is not None:
            self.chosen = (self.chosen + along) % len(self.candidates)

    def take(self, announced: int) -> None:
        """The chosen card is the one that was drawn; on to the next threat without one."""
        if self.chosen is None:
            self.trouble = self.texts.say("screen-cards-choose")
        elif self.place < announced and self.candidates:
            self.enter(self.candidates[min(self.chosen, len(self.candidates) - 1)], announced)

    def enter(self, code: str, announced: int) -> None:
        if self._ask(EnterCard(self.place, code)):
            self.go(self.place) if self.caller else self.open(announced)

    @property
    def caller(self) -> str | None:
        """The card of this threat that calls one which is asked for now."""
        round_ = self._session.view().round
        return None if round_ is None else round_.callers.get(self.place)

    def draw(self, announced: int) -> None:
        """Let the program draw it."""
        if self.place < announced and self._ask(DrawCard(self.place)):
            self.open(announced)

    def _ask(self, command: Command) -> bool:
        """Whether it was done."""
        self.trouble = ""
        try:
            self._session.do(command)
        except UserError as error:
            self.trouble = error.render(self.texts)
        return not self.trouble

    def go(self, place: int) -> None:
        """To the threat announced in this place."""
        self.place, self.typed, self.chosen, self.trouble = place, "", None, ""
        entered = self.cards.get(place)
        if entered in self.candidates:  # so that Enter leaves it as it is
            self.chosen = self.candidates.index(entered)

    def describe(self, threats: tuple[Announced, ...]) -> list[str]:
        if self.place >= len(threats):
            return [self.texts.say("screen-cards-none")]
        code = self.cards.get(self.place)
        entered = [self.texts.say("screen-card-entered", card=card_name(self.texts, code))] if code else []
        if self.caller:
            entered.append(self.texts.say("screen-cards-called", caller=card_name(self.texts, self.caller)))
        return [
            self.texts.say("screen-cards-for", threat=announcement_text.listed(self.texts, threats[self.place])),
            *entered,
            *([self.typed] if self.typed else []),
            *(f"{candidate} {card_name(self.texts, candidate)}" for candidate in self.candidates),
        ]

    def key(self) -> tuple[object, ...]:
        """All that its picture depends on."""
        return self.place, self.typed, self.chosen, self.caller, tuple(sorted(self.cards.items()))

    def paint(self, canvas: Canvas, box: Box, threats: tuple[Announced, ...]) -> None:
        canvas.frame(box, theme.AMBER, 2)
        if self.place >= len(threats):
            middle = box.inset(20).columns(None, 150, gap=10)
            canvas.text(middle[0], self.texts.say("screen-cards-none"), Type.SUBHEADING, theme.FAINT)
            widgets.button(
                canvas, middle[1].middle(150, 46), "cards", self.texts.say("screen-close"), key="Esc", size=Type.LABEL
            )
            return
        head, body = box.inset(14, 12).rows(46, None, gap=8)
        self._paint_threats(canvas, head, threats)
        left, right = body.columns(250, None, gap=14)
        self._paint_threat(canvas, left, threats[self.place])
        self._paint_candidates(canvas, right)

    def _paint_threats(self, canvas: Canvas, box: Box, threats: tuple[Announced, ...]) -> None:
        """All that were announced, with their cards; the one whose card is looked for is marked."""
        cells = box.columns(*[None] * max(_FEWEST_ABREAST, len(threats)), gap=5)
        for place, (said, cell) in enumerate(zip(threats, cells, strict=False)):
            assert said.threat is not None
            focused = canvas.target(cell, ("card of", place))
            here = place == self.place
            canvas.fill(cell, theme.CHOSEN if here else theme.RAISED)
            icon, words = cell.inset(6, 3).columns(28, None, gap=6)
            canvas.icon(icon, announcement_text.zone_icon(self.texts, said.zone, said.threat.serious))
            turn, name = words.rows(None, None)
            ink = theme.AMBER if here else theme.TEXT
            canvas.text(turn, self.texts.say("screen-at-turn", turn=said.threat.turn), Type.CAPTION, ink, fonts.BOLD)
            code = self.cards.get(place)
            called = card_name(self.texts, code) if code else self.texts.say("screen-card-open")
            canvas.text(name, called, Type.CAPTION, theme.GOOD if code else theme.AMBER, least=Type.FINE, ellipsis=True)
            if here or focused:
                canvas.frame(cell, theme.AMBER if here else theme.BRIGHT, 2)

    def _paint_threat(self, canvas: Canvas, box: Box, said: Announced) -> None:
        now, entry, buttons = box.rows(38, 46, None, gap=8)
        code = self.cards.get(self.place)
        text = card_name(self.texts, code) if code else announcement_text.short(self.texts, said)
        if self.caller:
            text = self.texts.say("screen-cards-called", caller=card_name(self.texts, self.caller))
        canvas.text(now, text, Type.LEAD, theme.GOOD if code else theme.TEXT, fonts.SEMIBOLD, least=Type.FINE, lines=2)
        widgets.entry(
            canvas, entry, "type", self.typed, self.texts.say("screen-cards-type"), writing=True, size=Type.BODY
        )
        draw, close = buttons.columns(128, None, gap=6)
        high = min(46.0, buttons.h)
        widgets.button(
            canvas,
            Box(draw.x, draw.y, draw.w, high),
            "draw",
            self.texts.say("screen-cards-draw"),
            icon=Icon("dice"),
            size=Type.LABEL,
        )
        widgets.button(
            canvas,
            Box(close.x, close.y, close.w, high),
            "cards",
            self.texts.say("screen-close"),
            key="Esc",
            size=Type.LABEL,
        )

    def _paint_candidates(self, canvas: Canvas, box: Box) -> None:
        if not self.candidates:
            none = self.texts.say("screen-cards-no-such", typed=self.typed)
            canvas.text(box, none, Type.LEAD, theme.FAINT, align="center")
        down = max(3, -(-len(self.candidates) // ACROSS))
        for number, (cell, code) in enumerate(zip(box.grid(ACROSS, down, gap=5), self.candidates, strict=False)):
            focused = canvas.target(cell, ("card", code))
            chosen = number == self.chosen
            taken = self.cards.get(self.place) == code
            canvas.fill(cell, theme.AMBER if chosen else theme.RAISED)
            ink = theme.INK if chosen else theme.GOOD if taken else theme.TEXT
            drawing, words = cell.inset(8, 4).columns(30, None, gap=9)
            serious = code.startswith("S")
            name = "intruder" if "I" in code else "fighter"
            canvas.icon(drawing, Icon(name, ink, serious=serious))
            if cell.h < _TWO_LINES:
                upper, lower = words.columns(None, 62, gap=6)
            else:
                upper, lower = words.rows(None, cell.h * 0.36)
            lines = 1 if cell.h < _TWO_LINES else 2
            name = card_name(self.texts, code)
            canvas.text(upper, name, Type.BODY, ink, fonts.SEMIBOLD, least=Type.FINE, lines=lines, ellipsis=True)
            canvas.text(lower, code, Type.CAPTION, ink if chosen else theme.FAINT, least=Type.FINE)
            if focused:
                canvas.frame(cell, theme.BRIGHT, 3)


def card_name(texts: Texts, code: str) -> str:
    return texts.say(f"threats-{code}")


def found_in(cards: Iterable[str], typed: str) -> tuple[str, ...]:
    """First the card of this very name, then those that begin so, or a word of whose name does, then the others."""
    wanted = searchable(typed)
    found = [code for code in cards if _begins(wanted, code) or any(wanted in name for name in _names(code))]
    return tuple(sorted(found, key=lambda code: (wanted not in _names(code), not _begins(wanted, code))))


def _begins(wanted: str, code: str) -> bool:
    """Whether the letters begin the code, its hyphen left out or not, or a word of the name in either language."""
    if not wanted:
        return True
    letters = wanted.replace("-", "").replace(" ", "")
    spelt = searchable(code).replace("-", "")
    if any(spelt.startswith(letters.translate(table)) for table in (look_alikes(), same_keys())):
        return True
    if letters.isdecimal():  # the deck is known: the number in it is enough
        return spelt.endswith(letters)
    return any(name.startswith(wanted) or f" {wanted}" in name for name in _names(code))


def _names(code: str) -> list[str]:
    return [searchable(name) for name in says(f"threats-{code}")]
