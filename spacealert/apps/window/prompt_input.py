"""The input for a guide's prompt, and the widgets for the prompt and its answers."""

import re
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from math import cos, pi, sin

from attrs import define, evolve, field, frozen

from spacealert.kit.guide.prompts import (
    Answer,
    Arrangement,
    Count,
    Draw,
    Instruction,
    MultiChoice,
    Option,
    Prompt,
    SingleChoice,
    TextInput,
    number_options,
)
from spacealert.kit.guide.walkthrough import option_label, prompt_options
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import drawing, fonts, theme
from spacealert.kit.ui.canvas import Action, Box, Canvas
from spacealert.kit.ui.containers import Column, Columns, Grid, Layers, Plate, Row, Scroll
from spacealert.kit.ui.controls import Button, Empty, Field, Leaf, Picture, Pressable, Text, paint_key_cap
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Color, Type
from spacealert.kit.ui.widget import Widget

_KEYS = {number: str(number % 10) for number in range(1, 11)}  # shortcuts of options by number
_MOST_DIGITS = 6
_MOST_STEPS = 10  # largest step of the number buttons
_HIGH, _WIDEST = 60.0, 680.0  # sizes of an answer button in units
_MANY = 12  # more are shown in smaller type
_VERY_FEW, _FEW, _SHORT = 3, 6, 16  # most options listed vertically: of any length, and with longer labels than this
_MUCH, _VERY_MUCH = 240, 500  # longer details scroll, and are shown in smaller type
_LONG = 70  # longer texts are split into a question and details
_BEFORE = 32  # most letters of a first sentence that stays with the question after it
_LARGEST_SIGN = 96.0  # on a tile, in units
_TILE_WIDE = 92.0  # units
_STOPS = (".", "!", "?", "…", ":")  # at the end of a sentence; notes without are headings
_SENTENCE = re.compile(r"(?<=[.?!…])\s+|(?<=[.?!…][”“»])\s+")
_PART = fonts.Style(Type.LABEL, theme.AMBER, fonts.BOLD)
_ON_MAP = fonts.Style(Type.LABEL, theme.AMBER, fonts.SEMIBOLD)
_TILE = fonts.Style(Type.CAPTION, theme.TEXT, fonts.SEMIBOLD)
_LARGE_TILE = fonts.Style(Type.BODY, theme.TEXT, fonts.SEMIBOLD)
_SMALL_TILE = fonts.Style(Type.NOTE, theme.TEXT, fonts.SEMIBOLD)
_BRIEF, _LONG_NAME = 22, 30  # letters: labels in larger type, and beside a picture instead of below it
_LEAST_PICTURE = 72.0  # minimum height of a picture, in units
RING_TICKS = 40  # lamps in a ring


@define
class PromptInput:
    """The input for a prompt. `do` and `press` return whether it is complete, and `answer` is the result."""

    prompt: Prompt
    draw_for: Callable[[Draw], str]  # what the program draws for this prompt
    answer: Answer = None
    marked: Counter[str] = field(factory=Counter)  # how often each option is chosen
    placed: dict[str, str] = field(init=False)  # position of each piece
    piece: str = ""  # piece to place with the next tap
    number: int = field(init=False)
    digits: str = ""
    written: str = ""
    drawn: str = ""

    def __attrs_post_init__(self) -> None:
        prompt = self.prompt
        self.number = 0
        if isinstance(prompt, Count):
            self.number = prompt.least if prompt.likely is None else prompt.likely
        self.placed = dict(prompt.now) if isinstance(prompt, Arrangement) else {}
        self._take_up_next()

    @property
    def writing(self) -> bool:
        return isinstance(self.prompt, TextInput)

    @property
    def options(self) -> Sequence[Option]:
        """The prompt's options, or none once the program has drawn one."""
        return () if self.drawn else prompt_options(self.prompt)

    def do(self, action: Action) -> bool:
        match action:
            case "go on":
                return self._continue()
            case "draw":
                if isinstance(self.prompt, Draw):
                    self.drawn = self.draw_for(self.prompt)
            case ("piece", str(key)):
                self.piece = key
            case ("option", str(key)):
                return self._choose(key)
            case ("count", int(by)) if isinstance(self.prompt, Count):
                self.number = max(self.prompt.least, min(self.prompt.most, self.number + by))
                self.digits = ""
        return False

    def press(self, key: str) -> bool | None:
        """Handle a key. Return whether the input is complete, or None if the key is not used here."""
        if key in ("backspace", "u") and self.drawn:
            self.drawn = ""
        elif isinstance(self.prompt, Count):
            return self._press_in_count(key)
        elif isinstance(self.prompt, Arrangement) and (
            place := {at: one for one, at in assign_shortcuts(self.options).items()}.get(key)
        ):
            return self.do(("option", place))
        else:
            return None
        return False

    def _press_in_count(self, key: str) -> bool | None:
        if key.isdecimal() and len(self.digits) < _MOST_DIGITS:
            self.digits += key
        elif key == "backspace" and self.digits:
            self.digits = self.digits[:-1]
        elif key in ("+", "-", "up", "down"):
            return self.do(("count", 1 if key in ("+", "up") else -1))
        else:
            return None
        self.number = int(self.digits or "0")  # values out of range are rejected on entry
        return False

    def _choose(self, key: str) -> bool:
        match self.prompt:
            case MultiChoice(each=each):
                self.marked[key] = (self.marked[key] + 1) % (each + 1)
            case Arrangement():
                self.placed[self.piece] = key
                self._take_up_next()
            case _:
                return self._give(key)
        return False

    def _take_up_next(self) -> None:
        """Select the first piece without a place or, if all pieces have one, the next piece."""
        keys = [piece.key for piece in self.prompt.pieces] if isinstance(self.prompt, Arrangement) else []
        following = keys[keys.index(self.piece) + 1 :] if self.piece in keys else []
        self.piece = next((key for key in keys if key not in self.placed), next(iter((*following, *keys)), ""))

    def _continue(self) -> bool:
        match self.prompt:
            case SingleChoice():
                return False
            case MultiChoice(options=options):
                return self._give(tuple(option.key for option in options for _ in range(self.marked[option.key])))
            case Arrangement():
                return self._give(self.prompt.to_answer(self.placed))
            case Count():
                return self._give(self.number)
            case TextInput(likely=likely):
                return self._give(self.written.strip() or likely)
            case Draw():
                return bool(self.drawn) and self._give(self.drawn)
        return self._give(None)

    def _give(self, answer: Answer) -> bool:
        self.prompt.check(answer)
        self.answer = answer
        return True


def assign_shortcuts(options: Sequence[Option]) -> dict[str, str]:
    """Return the key to press for each option, or an empty string if it has none."""
    return {option.key: _KEYS.get(number, "") for number, option in number_options(options).items()}


def prompt_widgets(texts: Texts, prompt: Prompt, signs: Callable[[str], Icon | None] = lambda _: None) -> list[Widget]:
    """Return the widgets that show a prompt's text.

    `signs` returns the icon for a text id, if it has one.
    """
    said = prompt.text.render(texts)
    only_told = isinstance(prompt, Instruction) and not prompt.notes and "?" not in said
    asked, rest = _question_first([said] if only_told else split_sentences(said, _LONG))
    notes = [(note.text_id, note.render(texts)) for note in prompt.notes]
    told = [  # without headings of phases in which nothing happens
        note
        for note, after in zip(notes, [*notes[1:], ("", ".")], strict=False)
        if any(words.endswith(_STOPS) for _, words in (note, after))
    ]
    total = sum(len(words) for _, words in told) + sum(map(len, rest))
    much = total > _MUCH
    many_lines = bool(told or rest) and len(asked) > _LONG / 2
    short = len(asked) < _LONG and len(prompt_options(prompt)) <= _FEW and not much and not many_lines
    is_crowded = len(prompt_options(prompt)) > _FEW
    small = fonts.SEAT if is_crowded else fonts.LABEL
    role = small if total > (_MUCH if is_crowded else _VERY_MUCH) else fonts.WORDS
    lines = [
        list_item(words, role, signs(text_id)) if words.endswith(_STOPS) else Text(words, _PART)
        for text_id, words in told
    ]
    listed = [part for one in rest for part in (one.rstrip(".").split(", ") if one.count(": ") > 1 else [one])]
    if told or len(listed) >= _VERY_FEW:
        lines += [list_item(words, role) for words in listed]
    elif rest:
        lines.append(Text(" ".join(rest), role))
    rule = [Text(texts.say("guide-rule", rule=prompt.rule), fonts.FINE)] if prompt.rule else []
    head = Text(asked, fonts.SUBJECT if short else fonts.Style(Type.SUBHEADING, theme.BRIGHT, fonts.SEMIBOLD))
    if much:
        for place in reversed(range(len(lines) - 1)):  # a heading is never seen without its first line
            if isinstance(lines[place], Text):
                lines[place : place + 2] = [Column(*lines[place : place + 2], gap=4)]
        return [head, Scroll(Column(*lines, *rule, gap=4 if is_crowded else 8), id=f"details {prompt.text.text_id}")]
    return [head, *lines, *rule]


def split_sentences(said: str, longest: int) -> list[str]:
    """Split a text into its sentences, keeping quotations whole. A text shorter than `longest` is not split."""
    sentences = [""]
    for part in _SENTENCE.split(said) if len(said) >= longest else [said]:
        last = sentences[-1]
        begin, end = "„“" if "„" in last else "«»" if "«" in last else "“”"
        # A lower-case letter follows an abbreviation.
        if part[:1].islower() or not last or last.count(begin) > last.count(end):
            sentences[-1] = f"{sentences[-1]} {part}".strip()
        else:
            sentences.append(part)
    return sentences


def _question_first(sentences: list[str]) -> tuple[str, list[str]]:
    """Return the question (or else the first sentence) and the remaining sentences.

    A short first sentence stays with a question that follows it.
    """
    asked = next((place for place, one in enumerate(sentences) if one.endswith("?")), 0)
    first = 0 if asked == 1 and len(sentences[0]) <= _BEFORE else asked
    return " ".join(sentences[first : asked + 1]), sentences[:first] + sentences[asked + 1 :]


def list_item(words: str, role: fonts.Style, sign: Icon | None = None) -> Widget:
    """Return a line of a list, with its icon or a bullet."""
    side = role.size * 1.4
    point = Leaf(_paint_point) if sign is None else Leaf(Canvas.picture, args=(sign,), words=" ")
    return Row(Column(point.sized(min_width=side, min_height=side)), Text(words, role, grow=1), gap=10)


def _paint_point(canvas: Canvas, box: Box) -> None:
    x, y = box.center
    canvas.polygon(theme.mix(theme.SPACE, theme.AMBER, 0.8), (x - 5, y), (x, y - 5), (x + 5, y), (x, y + 5))


@frozen(kw_only=True)
class AnswerWidgets:
    """The widgets for answering a prompt."""

    texts: Texts
    entry: PromptInput
    edited: Action | None
    places_on_map: Collection[str]
    signs: Mapping[str, Icon]
    pictures: Mapping[str, Widget]
    draws_cards: bool
    backdrop: str

    def build(self) -> list[Widget]:
        say, entry = self.texts.say, self.entry
        go_on = Button(say("guide-go-on"), "go on", main=True, size=Type.LEAD, min_height=_HIGH, max_width=_WIDEST)
        these = evolve(go_on, label=say("guide-these"))
        match entry.prompt:
            case Draw() if entry.drawn:
                drawn = option_label(self.texts, entry.prompt.options, entry.drawn)
                return [_drawn_card(drawn, say("guide-drawn", what=drawn), self.pictures.get(entry.drawn)), go_on]
            case SingleChoice():
                return [self._options()]
            case MultiChoice():
                return [self._options(), these]
            case Arrangement(pieces=pieces):
                return [self._pieces(pieces), evolve(self, signs={}, pictures={})._options(), these]
            case Draw():
                shown = evolve(self, places_on_map=())._options()
                draw = evolve(go_on, label=say("guide-draw"), action="draw")
                return [_deck(shown) if self.draws_cards else shown, draw]
            case Count() as prompt:
                dial, steps = _counter(self.texts, prompt, entry.number)
                return [picture_on_backdrop(dial, self.backdrop, 0 if prompt.notes else 2), steps, go_on]
            case TextInput(likely=likely, longest=longest):
                hint = likely or say("guide-write-here")
                tag = Leaf(_paint_tag, args=(entry.written or likely,), title="tag", words=" ", grow=1)
                field = Field("write", entry.written, hint, self.edited, longest=longest, size=Type.LEAD)
                return [picture_on_backdrop(tag, self.backdrop), field, go_on]
        return [go_on]

    @property
    def fills_space(self) -> bool:
        """Whether the answers fill the space below their question."""
        is_drawn = self.draws_cards and isinstance(self.entry.prompt, Draw)
        return self._are_pictured or self._are_menu or is_drawn or isinstance(self.entry.prompt, Count | TextInput)

    @property
    def _are_pictured(self) -> bool:
        return bool(self.entry.options) and self.entry.options[0].key in self.pictures

    @property
    def _are_menu(self) -> bool:
        signed = sum(option.key in self.signs for option in self.entry.options)
        return isinstance(self.entry.prompt, SingleChoice) and len(self.entry.options) > _FEW and signed > _VERY_FEW + 1

    @property
    def _likely(self) -> str | None:
        return self.entry.prompt.likely if isinstance(self.entry.prompt, SingleChoice) else None

    def _label(self, option: Option) -> str:
        """Return the option's name, with its count if that is above one or, for a place, the pieces placed there."""
        prompt, label, count = self.entry.prompt, option.label.render(self.texts), self.entry.marked[option.key]
        if isinstance(prompt, Arrangement):
            pieces = [one for one in prompt.pieces if self.entry.placed.get(one.key) == option.key]
            there = ", ".join(one.label.render(self.texts) for one in pieces)
            return f"{label}: {there}" if there else label
        return f"{label} ×{count}" if count > 1 else label

    def _options(self) -> Widget:
        if self._are_pictured:
            return self._cards()
        options = [option for option in self.entry.options if option.key not in self.places_on_map]
        labels = {option.key: self._label(option) for option in options}
        if self._are_menu:
            return self._menu(options, labels)
        if not options and self.entry.options:
            return Text(self.texts.say("guide-on-map"), _ON_MAP)
        few = len(options) <= _FEW
        names = [option.label.render(self.texts) for option in options]  # without pieces, so that buttons stay put
        paired = few and len(options) not in (0, 1, _VERY_FEW) and max(map(len, names)) <= _SHORT
        is_long = paired and max(map(len, labels.values())) > _SHORT
        many = Type.LABEL if is_long or self.signs or len(options) > _MANY else Type.BODY
        size = Type.LEAD if few and not is_long else many
        buttons = (self._button(option, labels[option.key], size, _HIGH if few else 44.0) for option in options)
        return Grid(*buttons, most=2 if paired else 1 if few else 3)

    def _button(self, option: Option, label: str, size: float, high: float) -> Button:
        main, marked, sign = option.key == self._likely, bool(self.entry.marked[option.key]), self.signs.get(option.key)
        icon = evolve(sign, color=theme.INK) if sign is not None and main else sign
        key = assign_shortcuts(self.entry.options)[option.key]
        action = ("option", option.key)
        return Button(label, action, key, icon, chosen=marked, ticked=marked, main=main, size=size, min_height=high)

    def _menu(self, options: Sequence[Option], labels: Mapping[str, str]) -> Widget:
        keys = assign_shortcuts(self.entry.options)
        signed = [option for option in options if option.key in self.signs and option.key != self._likely]
        first = options.index(signed[0])
        role, across = (_SMALL_TILE, 3) if len(signed) > (_FEW if self.entry.prompt.notes else _MANY) else (_TILE, 2)
        if across == 2 and max(len(labels[one.key]) for one in signed) <= _BRIEF:
            role = _LARGE_TILE
        before = [self._button(one, labels[one.key], Type.BODY, 54) for one in options[:first]]
        tiles = [
            _row_tile(labels[one.key], self.signs[one.key], ("option", one.key), keys[one.key], role) for one in signed
        ]
        after = [self._button(one, labels[one.key], Type.SEAT, 44) for one in options[first:] if one not in signed]
        groups = (Grid(*before, most=2), Grid(*tiles, most=across, gap=6, grow=1), Grid(*after, most=4, gap=6))
        return Column(*(group for group in groups if group.parts), gap=8, grow=1)

    def _cards(self) -> Widget:
        keys, labels = assign_shortcuts(self.entry.options), {one.key: self._label(one) for one in self.entry.options}
        longest, cards = max(map(len, labels.values())), []
        wide, lines = longest > _LONG_NAME, 2.4 if len(labels) > _FEW and longest > _SHORT else 0
        for key, label in labels.items():
            chosen, main = bool(self.entry.marked[key]), key == self._likely
            ink = theme.INK if main else theme.PICKED if chosen else theme.TEXT
            role = fonts.Style(Type.LABEL if wide else Type.BODY, ink, fonts.SEMIBOLD)
            done = Picture(Icon("done", theme.GOOD), 24) if chosen else None
            words = Text(label, role, align="left" if wide else "center", grow=1)
            name = Row(done, words, gap=6, min_height=lines * role.size, grow=1 if wide else 0)
            picture = self.pictures.get(key, Leaf(_paint_nothing))
            drawn = picture.sized(grow=0 if wide else 1, min_height=52, min_width=44)
            inside = (Row(drawn, name, Empty(min_width=12), gap=14, grow=1),) if wide else (drawn, name)
            pad, action = (14, 3) if wide else (8, 8), ("option", key)
            card = Pressable(*inside, action=action, key=keys[key], chosen=chosen, main=main, words=label, pad=pad)
            cards.append(card.sized(min_width=104))
        return Grid(*cards, most=1 if wide else 3, grow=1)

    def _pieces(self, pieces: Sequence[Option]) -> Widget:
        """Return buttons for the pieces to move. The next tap on a place moves the selected piece."""
        chosen, labels = self.entry.piece, {one.key: one.label.render(self.texts) for one in pieces}
        if all(key in self.signs for key in labels):
            tiles = (
                picture_tile(label, self.signs[key], ("piece", key), chosen=key == chosen, side=24)
                for key, label in labels.items()
            )
            return Grid(*tiles, most=5, gap=6)
        buttons = (
            Button(
                label, ("piece", key), icon=self.signs.get(key), chosen=key == chosen, ticked=key in self.entry.placed,
                size=Type.SEAT, min_height=46.0,
            )
            for key, label in labels.items()
        )  # fmt: skip
        return Grid(*buttons, most=4)


def _row_tile(label: str, sign: Icon, action: Action, key: str, role: fonts.Style) -> Pressable:
    wide = (1.7 if not drawing.find_picture(sign.name) else 2.6 if role == _SMALL_TILE else 3.3) * role.size
    picture = Leaf(_paint_sign_or_key, args=(sign, key), words=" ").sized(min_width=wide, max_width=wide, min_height=26)
    row = Row(picture, Text(label, role, grow=1), gap=9, grow=1)
    return Pressable(row, action=action, key=key, cap=False, pad=(9, 2))


def _paint_sign_or_key(canvas: Canvas, box: Box, sign: Icon, key: str) -> None:
    if key and canvas.shows_keys:
        paint_key_cap(canvas, box.middle(22, 22), key, theme.RAISED, theme.TEXT)
    else:
        _paint_sign(canvas, box, sign)


def picture_tile(
    label: str,
    sign: Icon,
    action: Action,
    role: fonts.Style = _TILE,
    *,
    chosen: bool = False,
    side: float = 34,
    backdrop: str = "",
) -> Pressable:
    """Return a button with a picture above its label."""
    words = Text(label, role, theme.PICKED if chosen else None, "center")
    picture: Widget = Leaf(_paint_sign, args=(sign, 0.7 if backdrop else 1.0), words=" ", min_height=side, grow=1)
    if backdrop:
        picture = picture_on_backdrop(picture, backdrop, 0)
    key = Pressable(picture, words, action=action, chosen=chosen, pad=(4, 4))
    return key.sized(min_width=_TILE_WIDE)


def _paint_sign(canvas: Canvas, box: Box, sign: Icon, share: float = 1) -> None:
    canvas.glow(*box.center, min(box.w, box.h) / 2, theme.mix(theme.UNLIT, sign.color, 0.3))
    canvas.picture(box.middle(box.w, min(share * box.h, _LARGEST_SIGN)), sign)


def _drawn_card(drawn: str, words: str, picture: Widget | None) -> Widget:
    size = Type.TITLE if len(drawn) < _SHORT else Type.SUBHEADING
    name = Text(drawn, fonts.Style(size, theme.AMBER, fonts.BOLD), align="center", words=words)
    shown = (picture or Leaf(_paint_face, words=" ")).sized(grow=1, min_height=40)
    card = Plate(shown, name, color=theme.SPACE, edge=theme.AMBER, pad=(14, 14), gap=10, max_width=360, grow=1)
    return Column(card, grow=1)


def _deck(options: Widget) -> Widget:
    deck = Leaf(_paint_deck, title="deck", words=" ", min_width=150, min_height=64, max_height=420, grow=0.45)
    return Columns(deck, options.sized(grow=1, min_width=280), gap=20, grow=1)


def _counter(texts: Texts, prompt: Count, number: int) -> tuple[Leaf, Row]:
    large = prompt.most - prompt.least > _MOST_STEPS
    steps = (-_MOST_STEPS, -1, 1, _MOST_STEPS) if large else (-1, 1)
    keys = [
        Button(f"{'+' if step > 0 else '−'}{abs(step)}", ("count", step), size=Type.TITLE, min_height=_HIGH, grow=1)
        for step in steps
    ]
    said = texts.say("guide-number", number=number)
    args = (number, prompt.least, prompt.most)
    return Leaf(_paint_dial, args=args, title="dial", words=said, min_height=84, grow=1), Row(*keys)


# pictures


def picture_on_backdrop(picture: Widget, name: str, ratio: float = 2) -> Widget:
    """Return a picture in front of a darkened illustration."""
    behind = Leaf(paint_backdrop, args=(name,), words=" ", ratio=ratio)
    return Layers(behind, picture, grow=picture.grow, min_height=picture.min_height)


def paint_backdrop(canvas: Canvas, box: Box, name: str, shade: float = 0.25) -> None:
    if not name:
        return
    canvas.illustration(box, name)
    canvas.veil(box, theme.SPACE, shade)
    canvas.frame(box, theme.EDGE, 1)


def paint_ring(canvas: Canvas, box: Box, share: float, color: Color, ticks: int = RING_TICKS) -> float:
    """Paint a ring of lamps, with the fraction `share` of them lit, clockwise. Return its inner radius."""
    x, y = box.center
    reach = min(box.w, box.h) / 2.3 - 3
    lamp = min(reach * 0.1, 0.72 * pi * reach / ticks)
    canvas.illustration(box.middle(2.3 * reach, 2.3 * reach), "dial")
    canvas.glow(x, y, reach * 0.8, theme.mix(theme.UNLIT, color, 0.22))
    for tick in range(ticks):
        turn, far = 2 * pi * (tick + 0.5) / ticks, reach - lamp
        is_lit = tick < round(share * ticks)
        canvas.disc(
            x + far * sin(turn), y - far * cos(turn), lamp, color if is_lit else theme.mix(theme.PANEL, color, 0.22)
        )
    return reach - 2 * lamp


def _paint_dial(canvas: Canvas, box: Box, number: int, least: int, most: int) -> None:
    has_lamp_each = least >= 0 and 3 <= most <= 2 * RING_TICKS
    share = number / most if has_lamp_each else (number - least) / max(1, most - least)
    inside = paint_ring(canvas, box, min(1.0, max(0.0, share)), theme.AMBER, most if has_lamp_each else RING_TICKS)
    size = max(Type.TITLE, inside * (1.1 if number < 100 else 0.8))
    canvas.text(box, str(number), size, theme.AMBER, fonts.BOLD, "center", least=Type.LABEL)


def _paint_tag(canvas: Canvas, box: Box, name: str) -> None:
    if box.h < _LEAST_PICTURE:
        return
    high = min(box.h * 0.72, box.w * 0.3)
    tag = box.middle(min(box.w, high * 2.6), high)
    canvas.glow(*tag.center, box.h * 0.5, theme.mix(theme.UNLIT, theme.SIGNAL, 0.3))
    canvas.illustration(tag, "name-tag")
    below = Box(tag.x + tag.w * 0.29, tag.y + tag.h * 0.3, tag.w * 0.68, tag.h * 0.54)
    canvas.text(below, name, Type.POSTER, theme.INK, fonts.BOLD, "center", least=Type.SEAT, ellipsis=True)


def paint_card_back(canvas: Canvas, box: Box, icon: str = "star", color: Color = theme.SIGNAL) -> None:
    canvas.illustration(box, "card-back", theme.mix(theme.SPACE, color, 0.6))
    side = box.w * 0.42
    canvas.picture(box.middle(side, side), Icon(icon, theme.mix(theme.SPACE, color, 0.85)))


def fit_card(box: Box, share: float = 1.0) -> Box:
    """Return a box with a card's proportions in the middle of this box.

    The card takes up `share` of the largest possible size.
    """
    high = min(box.h, box.w * 1.4) * share
    return box.middle(high / 1.4, high)


def _paint_deck(canvas: Canvas, box: Box) -> None:
    top = fit_card(box, 0.82)  # the pile below reaches a tenth of its height further
    for lower in range(5, -1, -1):
        off = lower * top.w * 0.028
        paint_card_back(canvas, Box(top.x - off, top.y + off, top.w, top.h))


def _paint_face(canvas: Canvas, box: Box) -> None:
    canvas.glow(*box.center, min(box.w, box.h) / 2, theme.mix(theme.UNLIT, theme.AMBER, 0.3))
    side = min(box.w, box.h) * 0.6
    canvas.icon(box.middle(side, side), Icon("dice", theme.AMBER))


def _paint_nothing(canvas: Canvas, box: Box) -> None:
    side = min(box.w, box.h) * 0.5
    canvas.icon(box.middle(side, side), Icon("empty", theme.FAINT))
