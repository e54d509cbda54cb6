"""Input for one prompt of a guide: a selection, counts or text, until it is submitted.

`question` and `answers` return its widgets.
"""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence

from attrs import define, evolve, field

from spacealert.kit.guide.prompts import (
    Answer,
    Arrange,
    Choose,
    ChooseSeveral,
    Count,
    Draw,
    Option,
    Prompt,
    Write,
    numbered,
)
from spacealert.kit.guide.walkthrough import label_of, options_of
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Action
from spacealert.kit.ui.containers import Grid, Plate, Row
from spacealert.kit.ui.controls import CAPTION, LABEL, SUBJECT, WORDS, Button, Field, Role, Text
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import Widget

_KEYS = {number: str(number % 10) for number in range(1, 11)}  # shortcuts of options by number
_MOST_DIGITS = 6
_MOST_STEPS = 10  # largest step of the number buttons
_HIGH = 60.0  # height of an answer button in units
_MANY = 12  # more are shown in smaller type
_VERY_FEW, _FEW, _SHORT = 3, 6, 16  # most options listed vertically: of any length, and with longer labels than this
_MUCH = 240  # longer notes are shown in smaller type
_LONG = 70  # longer texts are shown in smaller type
_NUMBER = Role(Type.BANNER, theme.AMBER, fonts.BOLD)


@define
class PromptInput:
    """The input for a prompt. `do` and `press` return whether it is complete, and `answer` holds the result."""

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
        self.placed = dict(prompt.now) if isinstance(prompt, Arrange) else {}
        self._take_up_next()

    @property
    def writing(self) -> bool:
        return isinstance(self.prompt, Write)

    @property
    def options(self) -> Sequence[Option]:
        """The options, or none after a draw."""
        return () if self.drawn else options_of(self.prompt)

    def do(self, action: Action) -> bool:
        match action:
            case "go on":
                return self._go_on()
            case "draw":
                if isinstance(self.prompt, Draw):
                    self.drawn = self.draw_for(self.prompt)
            case ("piece", str(key)):
                self.piece = key
            case ("option", str(key)):
                return self._choose(key)
            case ("count", int(by)):
                self._set_number(self.number + by)
                self.digits = ""
        return False

    def press(self, key: str) -> bool | None:
        """Handle a key as `do` does, or return None if it has no meaning here."""
        if key in ("backspace", "u") and self.drawn:
            self.drawn = ""
        elif isinstance(self.prompt, Count):
            return self._press_in_count(key)
        elif isinstance(self.prompt, Arrange) and (
            place := {at: one for one, at in shortcuts(self.options).items()}.get(key)
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

    def _set_number(self, number: int) -> None:
        assert isinstance(self.prompt, Count)
        self.number = max(self.prompt.least, min(self.prompt.most, number))

    def _choose(self, key: str) -> bool:
        match self.prompt:
            case ChooseSeveral(each=each):
                self.marked[key] = (self.marked[key] + 1) % (each + 1)
            case Arrange():
                self.placed[self.piece] = key
                self._take_up_next()
            case _:
                return self._give(key)
        return False

    def _take_up_next(self) -> None:
        """Select the first piece without a place, or the next one."""
        keys = [piece.key for piece in self.prompt.pieces] if isinstance(self.prompt, Arrange) else []
        following = keys[keys.index(self.piece) + 1 :] if self.piece in keys else []
        self.piece = next((key for key in keys if key not in self.placed), next(iter((*following, *keys)), ""))

    def _go_on(self) -> bool:
        match self.prompt:
            case Choose():
                return False
            case ChooseSeveral(options=options):
                return self._give(tuple(option.key for option in options for _ in range(self.marked[option.key])))
            case Arrange():
                return self._give(self.prompt.answer_of(self.placed))
            case Count():
                return self._give(self.number)
            case Write(likely=likely):
                return self._give(self.written.strip() or likely)
            case Draw():
                return bool(self.drawn) and self._give(self.drawn)
        return self._give(None)

    def _give(self, answer: Answer) -> bool:
        self.prompt.check(answer)
        self.answer = answer
        return True


def shortcuts(options: Sequence[Option]) -> dict[str, str]:
    """Return the key to press for each option, empty for those beyond the tenth number."""
    return {option.key: _KEYS.get(number, "") for number, option in numbered(options).items()}


def question(texts: Texts, prompt: Prompt) -> list[Widget]:
    """Return the result of the last answer, the question, and its place in the rules."""
    asked = prompt.text.render(texts)
    short = len(asked) < _LONG and len(options_of(prompt)) <= _FEW and not prompt.notes
    role = SUBJECT if short else Role(Type.SUBHEADING, theme.BRIGHT, fonts.SEMIBOLD)
    rule = Text(texts.say("guide-rule", rule=prompt.rule), CAPTION) if prompt.rule else None
    told = [note.render(texts) for note in prompt.notes]
    notes = [Text(note, WORDS if sum(map(len, told)) < _MUCH else LABEL) for note in told]
    return [*notes, Text(asked, role), *([rule] if rule is not None else [])]


def answers(
    texts: Texts,
    entry: PromptInput,
    edited: Action | None,
    on_map: Collection[str] = (),
    signs: Mapping[str, Icon] | None = None,
) -> list[Widget]:
    """Return the possible answers except those on a map. If Enter works, it presses the main button."""
    say = texts.say
    go_on = Button(say("guide-go-on"), "go on", main=True, size=Type.LEAD, min_height=_HIGH)
    match entry.prompt:
        case Draw() if entry.drawn:
            drawn = label_of(texts, entry.prompt.options, entry.drawn)
            told = Text(drawn, SUBJECT, theme.AMBER, "center", words=say("guide-drawn", what=drawn))
            return [Plate(told, color=theme.RAISED), go_on]
        case Choose():
            return [_options(texts, entry, on_map, signs)]
        case ChooseSeveral():
            return [_options(texts, entry, on_map, signs), evolve(go_on, label=say("guide-these"))]
        case Arrange():
            return [_pieces(texts, entry), _options(texts, entry, on_map), evolve(go_on, label=say("guide-these"))]
        case Draw():
            return [_options(texts, entry), evolve(go_on, label=say("guide-draw"), action="draw")]
        case Count():
            return [_counter(texts, entry), go_on]
        case Write(likely=likely, longest=longest):
            hint = likely or say("guide-write-here")
            return [Field("write", entry.written, hint, edited, longest=longest, size=Type.LEAD), go_on]
    return [go_on]


def _options(
    texts: Texts, entry: PromptInput, on_map: Collection[str] = (), signs: Mapping[str, Icon] | None = None
) -> Widget:
    likely = entry.prompt.likely if isinstance(entry.prompt, Choose) else None
    keys = shortcuts(entry.options)
    options = [option for option in entry.options if option.key not in on_map]
    labels = [_label(texts, entry, option) for option in options]
    few = len(options) <= _FEW
    paired = few and len(options) > _VERY_FEW and max(map(len, labels)) <= _SHORT
    buttons = [
        Button(
            label,
            ("option", option.key),
            keys[option.key],
            evolve(sign, color=theme.INK) if sign is not None and option.key == likely else sign,
            chosen=bool(entry.marked[option.key]),
            ticked=bool(entry.marked[option.key]),
            main=option.key == likely,
            size=Type.LEAD if few else Type.LABEL if signs or len(options) > _MANY else Type.BODY,
            min_height=_HIGH if few else 44.0,
        )
        for option, label in zip(options, labels, strict=True)
        for sign in ((signs or {}).get(option.key),)
    ]
    return Grid(*buttons, most=2 if paired else 1 if few else 3)


def _label(texts: Texts, entry: PromptInput, option: Option) -> str:
    """Return the option's name, its count if above one, and the pieces there."""
    label, count = option.label.render(texts), entry.marked[option.key]
    if isinstance(entry.prompt, Arrange):
        there = [
            piece.label.render(texts) for piece in entry.prompt.pieces if entry.placed.get(piece.key) == option.key
        ]
        return f"{label}: {', '.join(there)}" if there else label
    return f"{label} ×{count}" if count > 1 else label


def _pieces(texts: Texts, entry: PromptInput) -> Widget:
    """Show the pieces to move. The next tap on a place moves the selected one."""
    assert isinstance(entry.prompt, Arrange)
    buttons = [
        Button(
            piece.label.render(texts),
            ("piece", piece.key),
            chosen=piece.key == entry.piece,
            ticked=piece.key in entry.placed,
            size=Type.BODY,
            min_height=46.0,
        )
        for piece in entry.prompt.pieces
    ]
    return Grid(*buttons, most=4)


def _counter(texts: Texts, entry: PromptInput) -> Widget:
    prompt = entry.prompt
    assert isinstance(prompt, Count)
    large = prompt.most - prompt.least > _MOST_STEPS
    steps = (-_MOST_STEPS, -1, 1, _MOST_STEPS) if large else (-1, 1)
    keys = [
        Button(f"{'+' if step > 0 else '−'}{abs(step)}", ("count", step), size=Type.TITLE, min_height=_HIGH, grow=1)
        for step in steps
    ]
    said = texts.say("guide-number", number=entry.number)
    number = Text(str(entry.number), _NUMBER, align="center", words=said, grow=1, min_width=70)
    half = len(keys) // 2
    return Row(*keys[:half], number, *keys[half:])
