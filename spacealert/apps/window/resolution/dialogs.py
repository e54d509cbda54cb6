"""Dialogs of the resolution, such as those for cards and explanations."""

from collections.abc import Iterable

from attrs import frozen

from spacealert.apps.window import icons
from spacealert.apps.window.music import LineSpeaker
from spacealert.apps.window.resolution import art
from spacealert.apps.window.resolution.plans_parts import KEYS
from spacealert.apps.window.title_art import paint_instructor, paint_portrait, paint_threat
from spacealert.engine import CARDS
from spacealert.engine.actions import HEROIC_MOVES
from spacealert.engine.events import Event
from spacealert.engine.game import Member, Score
from spacealert.engine.ship import TILES
from spacealert.gamefile.card_names import is_internal
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Box, Canvas
from spacealert.kit.ui.containers import Column, Columns, Flow, Grid, Modal, Plate, Row, Scroll
from spacealert.kit.ui.controls import Button, Leaf, Pressable, Text, dialog
from spacealert.kit.ui.theme import Color, Type
from spacealert.kit.ui.widget import Key, Widget
from spacealert.narration import explanations
from spacealert.narration.explanations import Explanation, explain_event
from spacealert.narration.sentences import EventNarrator, card_in_words
from spacealert.school.studies import Debriefing, FlightLesson
from spacealert.session.resolution_sheet import CARDS_OF_A_PLAN, ERASE

_DECKS: dict[str, Color] = {"white": icons.WHITE, "yellow": icons.CREW["yellow"], "red": icons.RED}
_NUMBER = fonts.Style(Type.LABEL, theme.BRIGHT, fonts.SEMIBOLD)
_SAID = fonts.Style(Type.HEADING, theme.BRIGHT, fonts.SEMIBOLD)


@frozen
class WhyDialog:
    """A dialog that explains the rule behind an event. `first` means that it opened by itself."""

    texts: Texts
    why: Explanation
    first: bool = False

    def build(self, picture: Widget | None = None) -> Widget:
        title = self.texts.say("school-why-first" if self.first else "school-why-button")
        told = Text(self.why.told, fonts.LEAD, theme.AMBER)
        section = Text(self.texts.say("guide-rule", rule=self.why.section), fonts.CAPTION)
        rule = Text(self.why.rule, fonts.LABEL, theme.BRIGHT) if self.why.rule else None
        return _with_face(self.texts, title, told, rule, below=picture, beside=section)


@frozen
class InstructorDialog:
    """A dialog that shows the instructor's words and the next step of the course."""

    texts: Texts
    debriefing: Debriefing

    def build(self) -> Widget:
        said = Text(self.debriefing.closing_text.render(self.texts), _SAID)
        following = Text(self.debriefing.suggestion.render(self.texts), fonts.LEAD, theme.AMBER)
        face = Leaf(paint_instructor, title="instructor", words=" ", min_width=110, min_height=84)
        return _with_face(self.texts, self.texts.say("school-debrief-title"), said, following, face=face)


def why_dialog(texts: Texts, narrator: EventNarrator, event: Event, *, first: bool = False) -> WhyDialog:
    return WhyDialog(texts, explain_event(texts, narrator, event), first)


def _with_face(
    texts: Texts,
    title: str,
    *words: Widget | None,
    face: Widget | None = None,
    below: Widget | None = None,
    beside: Widget | None = None,
) -> Widget:
    """Return a panel with a title, text, optional pictures and a button that closes it."""
    on = Button(texts.say("guide-go-on"), "close", "escape", main=True, size=Type.LEAD, min_height=60)
    body = Scroll(Column(*words, gap=18), id="why", grow=1 if below is None else 0)
    return Plate(
        Row(face, Text(title, fonts.HEADING, grow=1), beside, gap=16),
        body,
        below,
        on,
        edge=theme.AMBER,
        gap=14,
        pad=(22, 18),
    ).sized(grow=2, min_width=400)


@frozen
class SlipDialog:
    """A dialog that asks which card a player meant ("Oops", §3.2). Choosing the empty slot cancels an earlier slip."""

    texts: Texts
    turn: int
    color: str
    played: str = ""
    is_entered: bool = False  # whether this slip was entered earlier and can be canceled

    def build(self, narrator: EventNarrator) -> Widget:
        title = self.texts.say("resolution-trip-what", who=narrator.name_by_color(self.color), turn=self.turn)
        letters = [letter for letter in CARDS_OF_A_PLAN if letter != ERASE or self.is_entered]
        cards = Grid(*map(self._card, letters), most=8)
        keys = (Key(key, ("meant", letter)) for key, letter in KEYS.items() if letter in letters)
        played = Leaf(_paint_played, args=(self.color, self.played), words=" ", wish=150, min_height=90)
        shut = [_close(self.texts)]
        return dialog(title, played, cards, Row(*keys, gap=0), buttons=shut, close="close", width=1100, wish=1100)

    def _card(self, letter: str) -> Widget:
        if letter == ERASE:
            return Pressable(
                Text(self.texts.say("resolution-no-trip"), fonts.CAPTION, align="center"), action=("meant", letter)
            )
        face = Leaf(art.draw_card, args=(letter,), wish=84, min_height=48, min_width=80)
        name = Text(_label(self.texts, letter), fonts.CAPTION, align="center", min_height=50)  # some have two lines
        return Pressable(face, name, action=("meant", letter))


def _paint_played(canvas: Canvas, box: Box, color: str, action: str) -> None:
    paint_portrait(canvas, box, color, 0, "work")
    laid = Box(box.center[0] + box.h * 0.62, box.y, box.h * 0.72, box.h).inset(box.h * 0.06)
    canvas.glow(*laid.center, box.h * 0.6, theme.mix(theme.UNLIT, theme.AMBER, 0.4))
    canvas.plate(laid, theme.RAISED, theme.AMBER)
    art.draw_card(canvas, laid.inset(laid.w * 0.1), action)


def _label(texts: Texts, letter: str) -> str:
    """Return the label below a card. For a heroic move, it is just the destination."""
    station = HEROIC_MOVES.get(letter)
    return card_in_words(texts, letter).strip("«»") if station is None else texts.say(f"story-station-{station}")


def _close(texts: Texts, label: str = "screen-close") -> Button:
    return Button(texts.say(label), "close", "escape")


@frozen
class TileDialog:
    """A dialog that asks which damage tile the players drew. `remaining` contains the possible tiles."""

    texts: Texts
    zone: str
    place: int
    remaining: frozenset[str]

    def build(self, narrator: EventNarrator) -> Widget:
        tiles = (
            Pressable(
                Leaf(art.draw_tile, args=(tile, self.zone), min_width=96, min_height=110, words=" "),
                Text(self._name(tile), fonts.LEAD, align="center"),
                action=("tile", tile),
                key=str(number),
                pad=(10, 12),
                words=self._name(tile),
            )
            for number, tile in enumerate(TILES, start=1)
            if tile in self.remaining
        )
        title = self.texts.say("resolution-tile-which", zone=self.zone)
        close = _close(self.texts, "resolution-tile-drawn")
        return dialog(title, Grid(*tiles, most=3), buttons=[close], close="close", width=860)

    def _name(self, tile: str) -> str:
        return self.texts.say(f"story-tile-{tile}", zone=self.zone)


def card_dialog(texts: Texts, code: str, flags: tuple[str, ...] = ()) -> Modal:
    """Return a dialog that shows the text of a threat's card, and the threat's state in this game."""
    marks = (Text(texts.say(f"story-flag-{flag}"), fonts.LABEL, theme.AMBER) for flag in flags)
    close = Button(texts.say("screen-close"), "close", "escape", main=True)
    name, body = explanations.card_text(texts, code).name, card_face(texts, code, 290)
    return dialog(name, body, *marks, buttons=[close], close="close", edge=theme.SIGNAL, width=1180, wish=1180)


def card_face(texts: Texts, code: str, size: float) -> Widget:
    """Return a threat's card: its picture, numbers, rules and actions."""
    card, color = explanations.card_text(texts, code), _DECKS[CARDS[code].color]
    picture = Leaf(_paint_portrait, args=(code, color), words=" ", min_height=size, grow=1)
    picture = picture.sized(min_width=size + 20, max_width=size + 20)
    numbers = (Plate(Text(one, _NUMBER), color=theme.RAISED, pad=(12, 5)) for one in card.numbers)
    kind = " · ".join(one for one in (code, card.kind, card.place) if one)
    facts = Column(
        Text(kind, fonts.LABEL, theme.FAINT), Flow(*numbers, gap=6), *(Text(rule, fonts.LABEL) for rule in card.rules)
    )
    letters = (
        Row(
            Leaf(_paint_letter, args=(letter,), min_width=44, max_width=44, min_height=44, words=letter),
            Text(text, fonts.LEAD, grow=1),
            gap=14,
        )
        for letter, text in card.letters
    )
    return Columns(picture, facts.sized(grow=1, min_width=240), Column(*letters, grow=1, min_width=240), gap=22, grow=1)


def _paint_portrait(canvas: Canvas, box: Box, code: str, color: Color) -> None:
    canvas.plate(box, theme.SPACE, color)
    with canvas.clip_to(box.inset(2), theme.CUT):
        canvas.illustration(box, "corridor" if is_internal(code) else "space")
        canvas.veil(box, theme.mix(theme.SPACE, color, 0.25), 0.3)
        for reach in (0.75, 0.4):
            canvas.glow(*box.center, box.w * reach, theme.mix(theme.UNLIT, color, 0.3))
        paint_threat(canvas, box.inset(box.w * 0.02), code)


def _paint_letter(canvas: Canvas, box: Box, letter: str) -> None:
    x, y = box.center
    color = theme.ALARM if letter == "Z" else theme.AMBER
    canvas.glow(x, y, 22, theme.mix(theme.UNLIT, color, 0.4))
    canvas.disc(x, y, 19, color)
    canvas.disc(x, y, 16, theme.SPACE)
    canvas.text(box, letter, Type.LEAD, color, fonts.BOLD, "center")


def correction_dialog(texts: Texts, changes: Iterable[str]) -> Modal:
    """Return a dialog that asks before correcting the log entry, and shows the changes."""
    correct = Button(texts.say("resolution-correct"), "correct", "l", main=True)
    lines = (Text(change) for change in changes)
    return dialog(texts.say("resolution-correct-sure"), *lines, buttons=[_close(texts), correct], close="close")


def story_dialog(texts: Texts, told: Iterable[Widget]) -> Modal:
    close = Button(texts.say("screen-close"), "close", "escape", main=True)
    return dialog(texts.say("resolution-story"), *told, buttons=[close], close="close", width=1000)


WalkDialog = SlipDialog | TileDialog | WhyDialog | InstructorDialog | Modal


class TrainingDialogs:
    """Dialogs that open by themselves on a training flight. Other missions have none."""

    def __init__(self, texts: Texts, members: Iterable[Member], mission: str | None, instructor: LineSpeaker) -> None:
        self.texts = texts
        self._explained = FlightLesson(members, mission)
        self._instructor = instructor

    def explain(self, event: Event | None, narrator: EventNarrator) -> WhyDialog | None:
        """Return an explanation of this event if its rule is new to the crew, or None."""
        if event is None or not self._explained.introduce_rule(event):
            return None
        return why_dialog(self.texts, narrator, event, first=True)

    def debrief(self, score: Score | None) -> InstructorDialog | None:
        """Return a dialog with the instructor's words after a training flight, or None. Play their clip, if any."""
        debriefing = self._explained.finish_flight(score)
        if debriefing is None:
            return None
        if debriefing.is_spoken:
            self._instructor.say(debriefing.line)
        return InstructorDialog(self.texts, debriefing)

    def close(self) -> None:
        self._instructor.close()
