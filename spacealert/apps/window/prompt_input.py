"""How one prompt of a guide is answered in the window: what is marked, counted or written so far, until it answers."""

from collections.abc import Callable, Sequence

from attrs import define, field

from spacealert.kit.guide.prompts import (
    LONGEST_TEXT,
    Answer,
    Choose,
    ChooseSeveral,
    Count,
    Draw,
    Option,
    Prompt,
    Write,
)
from spacealert.kit.guide.wording import label_of, options_of
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui.canvas import Action

SHOWN = 18  # options at a time
_KEYS = "1234567890"  # of the first options shown
_MOST_DIGITS = 6


@define
class PromptInput:
    """`do` and `press` say whether it is answered now; then `answer` holds what with."""

    prompt: Prompt
    draw_for: Callable[[Draw], str]  # what the program draws here
    answer: Answer = None
    first: int = 0  # of the options that are shown
    marked: frozenset[str] = frozenset()
    number: int = field(init=False)
    digits: str = ""
    written: str = field(init=False)
    drawn: str = ""

    def __attrs_post_init__(self) -> None:
        prompt = self.prompt
        self.number = 0
        if isinstance(prompt, Count):
            self.number = prompt.least if prompt.likely is None else prompt.likely
        self.written = prompt.likely if isinstance(prompt, Write) else ""

    @property
    def writing(self) -> bool:
        return isinstance(self.prompt, Write)

    @property
    def options(self) -> Sequence[Option]:
        """What there is to choose from; nothing more once it was drawn."""
        return () if self.drawn else options_of(self.prompt)

    @property
    def shown(self) -> Sequence[Option]:
        return self.options[self.first : self.first + SHOWN]

    @property
    def default(self) -> Action | None:
        """What Enter does while nothing is in focus."""
        match self.prompt:
            case Choose(likely=likely):
                return None if likely is None else ("option", likely)
            case Draw() if not self.drawn:
                return "draw"
        return "go on"

    def key_of(self, place: int) -> str:
        """The key of the option at this place of those that are shown."""
        return _KEYS[place] if place < len(_KEYS) else ""

    def do(self, action: Action) -> bool:
        match action:
            case "go on":
                return self._go_on()
            case "draw":
                if isinstance(self.prompt, Draw):
                    self.drawn = self.draw_for(self.prompt)
            case ("option", str(key)):
                return self._choose(key)
            case ("count", int(by)):
                self._set_number(self.number + by)
                self.digits = ""
            case "more":
                self.first = self.first + SHOWN if self.first + SHOWN < len(self.options) else 0
        return False

    def press(self, key: str) -> bool | None:
        """As `do`; None where the key means nothing here."""
        if key in ("backspace", "u") and self.drawn:
            self.drawn = ""
        elif isinstance(self.prompt, Count):
            return self._press_in_count(key)
        elif self.writing and key == "backspace" and self.written:
            self.written = self.written[:-1]
        elif key in _KEYS and _KEYS.index(key) < len(self.shown):
            return self.do(("option", self.shown[_KEYS.index(key)].key))
        else:
            return None
        return False

    def write(self, text: str) -> None:
        self.written = (self.written + text)[:LONGEST_TEXT]

    def describe(self, texts: Texts) -> list[str]:
        """What can be answered, and what has been marked so far."""
        if self.drawn and isinstance(self.prompt, Draw):
            return [texts.say("guide-drawn", what=label_of(texts, self.prompt.options, self.drawn))]
        if isinstance(self.prompt, Count):
            return [texts.say("guide-number", number=self.number)]
        if self.writing:
            return [self.written] if self.written else []
        return [f"{'✓ ' if option.key in self.marked else ''}{option.label.render(texts)}" for option in self.options]

    def _press_in_count(self, key: str) -> bool | None:
        if key.isdecimal() and len(self.digits) < _MOST_DIGITS:
            self.digits += key
        elif key == "backspace" and self.digits:
            self.digits = self.digits[:-1]
        elif key in ("+", "-", "up", "down"):
            return self.do(("count", 1 if key in ("+", "up") else -1))
        else:
            return None
        self.number = int(self.digits or "0")  # what is too much is refused when it is given
        return False

    def _set_number(self, number: int) -> None:
        assert isinstance(self.prompt, Count)
        self.number = max(self.prompt.least, min(self.prompt.most, number))

    def _choose(self, key: str) -> bool:
        if isinstance(self.prompt, ChooseSeveral):
            self.marked ^= {key}
            return False
        return self._give(key)

    def _go_on(self) -> bool:
        match self.prompt:
            case Choose():
                return False
            case ChooseSeveral(options=options):
                return self._give(tuple(option.key for option in options if option.key in self.marked))
            case Count():
                return self._give(self.number)
            case Write():
                return self._give(self.written.strip())
            case Draw():
                return bool(self.drawn) and self._give(self.drawn)
        return self._give(None)

    def _give(self, answer: Answer) -> bool:
        self.prompt.check(answer)
        self.answer = answer
        return True
