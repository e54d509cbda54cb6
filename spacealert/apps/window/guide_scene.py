"""The scene that shows a guide: its prompts, earlier answers and reference."""

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from enum import StrEnum
from math import ceil
from operator import is_
from random import SystemRandom
from typing import Generic, Protocol, TypeVar

from attrs import evolve

from spacealert.apps.window import prompt_input
from spacealert.apps.window.session_scene import LocalizedScene
from spacealert.kit.guide.prompts import (
    BACK,
    Answer,
    Arrangement,
    Draw,
    Instruction,
    MultiChoice,
    Prompt,
    Ritual,
    RitualLine,
    RuleEntry,
    Secret,
    SingleChoice,
    Wait,
)
from spacealert.kit.guide.saved import SEEDS, SavedGuide
from spacealert.kit.guide.walkthrough import (
    EarlierAnswer,
    S,
    Walkthrough,
    earlier_answers,
    is_only_read,
    prompt_options,
)
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Message, Texts
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Action, Box, Canvas
from spacealert.kit.ui.containers import CenteredColumn, Column, Columns, Grid, Layers, List, Plate, Row, Scroll
from spacealert.kit.ui.controls import Button, Leaf, Notice, Picture, Pressable, Spacer, Text, footer
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.scene import Question
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import FieldChanged, Key, Widget

State = TypeVar("State", contravariant=True)

_DEAF = 0.7  # seconds to ignore hasty key presses
_BAR_STEPS = 300  # steps of the progress bar
_LEAST_CLOCK, _LARGEST_CLOCK = 90.0, 330.0  # units
_SIGN, _HALF = 120.0, 380.0  # units: sizes of a sign beside words, and of each of two pictures
_LEAST_EYE = 60.0
_FEW = 2  # pictures of an earlier answer
_CURTAIN = 400 / 760  # width of a curtain's drawing, as a share of its height
_ALONE_WIDE = 1232.0  # widest panel, in units
_PROMPT_WIDE, _BESIDE_WIDE, _BESIDE_HIGH = 500.0, 680.0, 500.0  # minimum sizes in units
_DUSK = 6  # steps in which a place darkens towards its upper and lower edges
_SHORT = 40  # letters of a secret that is shown as large as possible
_CLEAR_HIGH = 320.0  # height of a full-window picture that stays clear of words below, in units
WORDS_WIDE = 520.0  # width of the words on such a picture, in units
_SECRET_WIDE, _SECRET_HIGH = 700.0, 216.0  # of any secret, so that its size reveals nothing
_POSTER = fonts.Style(Type.BANNER, theme.BRIGHT, fonts.BOLD)
_ONE_BREATH = 60  # letters; of a longer earlier question, only one sentence is shown
_ASKED = fonts.Style(Type.SEAT, theme.FAINT)  # an earlier question
_LONG_MOMENT = 90  # letters; longer parts of a ritual are shown as a list
_STEP = fonts.Style(Type.HEADING, theme.BRIGHT, fonts.SEMIBOLD)
_SHELF = fonts.Style(Type.SUBHEADING, theme.BRIGHT, fonts.SEMIBOLD)
_MOMENT = fonts.Style(Type.HEADLINE, theme.BRIGHT, fonts.SEMIBOLD)


class SidePanel(Protocol[State]):
    """A panel next to the prompts, such as a board."""

    def build(self, state: State, prompt: Prompt | None) -> Widget: ...

    def describe(self, state: State, prompt: Prompt | None) -> list[str]: ...


class GuidePage(StrEnum):
    """The pages of a guide's scene."""

    OPENING = "opening"  # offers to resume a saved evening, or says why there is no guide
    ASKING = "asking"
    EARLIER = "earlier"  # answers so far
    LOOKUP = "lookup"  # index of the reference
    OVER = "over"


class SecretStage(StrEnum):
    """The stages of showing a secret prompt."""

    HIDDEN = "hidden"  # waits until the others look away
    SHOWN = "shown"
    ANSWERED = "answered"  # hidden until the time is up


class GuideScene(LocalizedScene, Generic[S]):
    """A scene that shows a guide until it is over or the players leave it. Answers are kept by `saved`.

    Subclasses override `finish` to act at the end, and `speak` to play clips.
    """

    help_name = "guide"
    draws_cards = True  # instead of tokens and dice
    backdrop = "nebula"  # illustration behind its pictures
    emblem = ""  # icon beside its title
    clear_wide = 420.0  # width of a full-window picture that stays clear of words beside it, in units

    def __init__(
        self,
        texts: Texts,
        title: Message,
        saved: SavedGuide[S],
        side_panel: SidePanel[S] | None = None,
        new_seed: Callable[[], int] = lambda: SystemRandom().randrange(SEEDS),
        lookup: Sequence[RuleEntry] = (),
    ) -> None:
        self.lookup = lookup
        self.looked_up: int | None = None  # index of the entry being read
        self.shelf = ""  # group of entries shown, the first one if empty
        self.texts = texts
        self.title = title
        self.saved = saved
        self.side_panel = side_panel
        self._board: tuple[tuple[object, ...], Widget] | None = None  # the side panel as last built, and what it shows
        self.new_seed = new_seed
        self.walkthrough: Walkthrough[S] | None = None
        self.page = GuidePage.OPENING
        self.notice = ""
        self.editing: int | None = None  # index of the earlier answer being changed
        self._passed = 0.0  # seconds passed in a step with a fixed length
        self.running = False  # whether the ritual has begun
        self.secret_stage = SecretStage.HIDDEN
        self._deaf = 0.0  # seconds left to ignore keys
        self.input: prompt_input.PromptInput | None = None
        if not saved.exists:
            self._open(lambda: saved.begin(self.new_seed()))

    # state

    @property
    def prompt(self) -> Prompt | None:
        """The current prompt, or the earlier one whose answer is being changed.

        It is None if there is no guide or the guide is over.
        """
        if self.walkthrough is None:
            return None
        if self.editing is not None:
            return self.walkthrough.history[self.editing][0]
        return self.walkthrough.prompt

    @property
    def visible_prompt(self) -> Prompt | None:
        """The prompt that is visible now. The prompt inside a secret is visible only while the secret is shown."""
        asked = self.prompt
        return asked.inside if isinstance(asked, Secret) and self.secret_stage is SecretStage.SHOWN else asked

    @property
    def elapsed_share(self) -> float:
        """The share of the prompt's time that has passed, or 0 if the prompt is not timed."""
        asked = self.prompt
        return min(1.0, self._passed / asked.seconds) if isinstance(asked, Wait | Secret | Ritual) else 0.0

    @property
    def current_line(self) -> RitualLine | None:
        """The current line of the ritual that is running, or None."""
        until = 0.0
        for moment in self.prompt.lines if isinstance(self.prompt, Ritual) and self.running else ():
            until += moment.seconds
            if self._passed < until:
                return moment
        return None

    @property
    def earlier_answers(self) -> tuple[EarlierAnswer, ...]:
        return () if self.walkthrough is None else earlier_answers(self.texts, self.walkthrough)

    @property
    def problems_to_show(self) -> list[str]:
        """The problems and the notice to show with the prompt."""
        saved = [] if self.saved.trouble is None else [self.saved.trouble.render(self.texts)]
        return [line for line in (self.trouble, *saved, self.notice) if line]

    @property
    def _takes_answers(self) -> bool:
        if self.page is not GuidePage.ASKING or isinstance(self.prompt, Ritual | Wait):
            return False
        return not isinstance(self.prompt, Secret) or self.secret_stage is SecretStage.SHOWN

    @property
    def _in_submenu(self) -> bool:
        return self.page is GuidePage.ASKING and isinstance(self.prompt, SingleChoice) and self.prompt.is_submenu

    @property
    def _can_go_back(self) -> bool:
        return self.page is not GuidePage.OPENING and self.secret_stage is not SecretStage.SHOWN and not self.running

    # for subclasses

    @property
    def _is_alone(self) -> bool:
        """Whether the prompt has no panel next to it and isn't a secret."""
        return self.side_panel is None and not isinstance(self.prompt, Secret)

    @property
    def surface(self) -> str:
        """The name of the illustration behind numbers and clocks."""
        return "table" if self.draws_cards else self.backdrop

    @property
    def _place(self) -> str:
        """The name of the illustration around a prompt without a panel."""
        shown = self.visible_prompt
        is_told = self.page is not GuidePage.ASKING or (
            isinstance(shown, Instruction) and self.question_picture() != Spacer()
        )
        return self.backdrop if is_told and self.draws_cards and self.page is not GuidePage.EARLIER else self.surface

    def speak(self, text_id: str) -> None:
        """Play this clip. By default, do nothing."""

    def finish(self) -> None:
        """Handle the end of the guide. By default, do nothing."""

    def count_steps(self) -> int:
        """Return the number of steps from start to end, or 0 if the number depends on the answers."""
        return 0

    def extra_buttons(self) -> list[Button]:
        """Return additional buttons for the footer."""
        return []

    def background(self) -> Leaf | None:
        """Return a picture that fills the window behind the prompt, or None."""
        return None

    def secret_hint(self) -> str:
        """Return a note below the question of a secret, by default none."""
        return ""

    def question_picture(self) -> Widget:
        """Return a picture that fills the space between a question and its answers, by default nothing."""
        return Spacer()

    def prompt_widgets(self, prompt: Prompt) -> list[Widget]:
        """Return the widgets that show a prompt's text."""
        return prompt_input.prompt_widgets(self.texts, prompt, self.instruction_icon)

    def entry_group(self, text_id: str) -> tuple[str, Icon]:
        """Return the group of an entry in the reference, as a text id, and the entry's icon."""
        return "guide-lookup", Icon("book", theme.SIGNAL)

    def shelf_icon(self, group: str, first: Icon) -> Icon:
        """Return the icon of a group of entries. `first` is the icon of the group's first entry."""
        return first

    def entry_backdrop(self, text_id: str) -> str:
        """Return the name of the illustration behind an entry's icon."""
        return self.backdrop

    def entry_picture(self, text_id: str) -> Widget:
        """Return a picture that fills the space below an entry, by default nothing."""
        return Spacer()

    def instruction_icon(self, text_id: str) -> Icon | None:
        """Return the icon for an instruction, or None."""
        return None

    def option_picture(self, prompt: Prompt, key: str) -> Leaf | None:
        """Return a picture of this answer to a prompt, or None to show words only."""
        return None

    def answer_icons(self, prompt: Prompt) -> Mapping[str, Icon]:
        """Return the icons of the answers to a prompt, by their keys."""
        return {}

    @property
    def places_on_map(self) -> Collection[str]:
        """The places that can be tapped on the panel instead of in a list."""
        return ()

    def on_prompt(self, prompt: Prompt | None) -> None:
        """Handle a new prompt, or None at the end and while an earlier answer is changed. By default, do nothing."""

    # actions

    def back(self) -> None:
        self.do("back")

    def do(self, action: Action) -> None:
        self.trouble = self.notice = ""
        with self.catch_user_errors():
            self._run_action(action)

    def _run_action(self, action: Action) -> None:
        match action:
            case "resume":
                self._open(self.saved.resume)
            case "begin":
                self._open(lambda: self.saved.begin(self.new_seed()))
            case "back":
                self._back()
            case "undo":
                self._undo()
            case "earlier" if self._can_go_back:
                self.page = GuidePage.EARLIER
            case "lookup" if self._can_go_back and self.lookup:
                self.page, self.looked_up = GuidePage.LOOKUP, None
            case ("shelf", str(group)):
                self.shelf = group
            case ("look up", int(place)):
                self.looked_up = place
            case ("edit", int(place)):
                self.editing = place
                self._ask()
            case "say" if self.visible_prompt is not None:
                self.speak(self.visible_prompt.spoken)
            case "show" if isinstance(self.prompt, Secret):
                self.secret_stage = SecretStage.SHOWN
                self.edited_field = "write" if self.input is not None and self.input.writing else None
            case "start":
                self.running, self._passed = True, 0.0
                self._say_moment(None)
            case "next" if self.current_line is not None and isinstance(self.prompt, Ritual):
                before, moments = self.current_line, self.prompt.lines
                self._passed = sum(one.seconds for one in moments[: 1 + list(moments).index(before)])
                self._say_moment(before)
            case FieldChanged(text=text) if self.input is not None:
                self.input.written = text
            case _ if self._takes_answers and self.input is not None and self.input.do(action):
                self._submit_or_hold()

    def press(self, key: str) -> bool:
        if self._deaf > 0.0:
            return True
        writing = self.edited_field is not None
        if writing and key == "enter":
            self.do("go on")
            return True
        if self._takes_answers and self.input is not None and not writing:
            answered = self.input.press(key)
            if answered is not None:
                self.trouble = ""
                return True
        if key == "backspace" and not writing:
            self.do("undo")
            return True
        return super().press(key)

    def tick(self, seconds: float) -> None:
        self._deaf = max(0.0, self._deaf - seconds)
        asked = self.prompt
        timed = isinstance(asked, Wait) or (isinstance(asked, Ritual) and self.running)
        timed = timed or (isinstance(asked, Secret) and self.secret_stage is not SecretStage.HIDDEN)
        if self.page is not GuidePage.ASKING or not timed:
            return
        before = self.current_line
        self._passed += seconds
        self._say_moment(before)
        if self.elapsed_share < 1.0:
            return
        if isinstance(asked, Secret) and not is_only_read(asked) and self.secret_stage is SecretStage.SHOWN:
            self._ask()
            self.notice = self.texts.say("guide-look-again")
        else:
            self._submit()
        self._deaf = _DEAF

    def leave(self) -> None:
        self.saved.close()

    def leave_question(self) -> Question | None:
        if self.saved.trouble is None:
            return None
        say = self.texts.say
        why = self.saved.trouble.render(self.texts)
        return Question(say("guide-leave-unsaved"), why, say("guide-leave"), say("guide-stay"))

    # progress

    def _open(self, opening: Callable[[], Walkthrough[S]]) -> None:
        try:
            self.walkthrough = opening()
        except UserError as error:
            self.trouble = error.render(self.texts)
            return
        self._ask()
        if self.walkthrough.left_over:
            self.notice = self.texts.say("guide-left-over", count=self.walkthrough.left_over)

    def _ask(self) -> None:
        """Show the current prompt from its start or, if there is none, finish the guide."""
        asked = self.prompt
        self.page = GuidePage.OVER if asked is None else GuidePage.ASKING
        self._passed, self.running, self.secret_stage = 0.0, False, SecretStage.HIDDEN
        self.edited_field = None
        self.on_prompt(asked if self.editing is None else None)
        if asked is None:
            self.input = None
            self.finish()
            return
        self.input = prompt_input.PromptInput(asked.inside if isinstance(asked, Secret) else asked, self._draw)
        self._focus_text_field()
        if asked.spoken:
            self.speak(asked.spoken)

    def _focus_text_field(self) -> None:
        if self._takes_answers and self.input is not None and self.input.writing:
            self.edited_field = "write"

    def _draw(self, draw: Draw) -> str:
        assert self.walkthrough is not None
        place = len(self.walkthrough.given_answers) if self.editing is None else self.editing
        return draw.pick(self.walkthrough.seed, place)

    def _submit_or_hold(self) -> None:
        """Submit the answer. An answer to a secret is held back until the secret's time is up."""
        if isinstance(self.prompt, Secret):
            self.secret_stage = SecretStage.ANSWERED
            self.edited_field = None
        else:
            self._submit()

    def _submit(self) -> None:
        assert self.input is not None
        self.submit_answer(self.input.answer)

    def submit_answer(self, answer: Answer) -> None:
        """Submit this answer. If later answers would be lost, ask first."""
        assert self.walkthrough is not None
        if self.editing is not None:
            self._change(self.editing, answer)
            return
        self.walkthrough.answer(answer)
        self._ask()
        if self.walkthrough.reused:
            self.notice = self.texts.say("guide-reused", count=self.walkthrough.reused)

    def _change(self, place: int, answer: Answer) -> None:
        assert self.walkthrough is not None
        unfit = self.walkthrough.count_lost_answers(place, answer)
        if not unfit:
            self._edit(place, answer)
            return
        say = self.texts.say
        question = Question(
            say("guide-change-title"),
            say("guide-change-text", count=unfit, all=len(self.walkthrough.given_answers) - place - 1),
            say("guide-change"),
            say("guide-change-not"),
        )
        self.navigation.ask(question, lambda: self._edit(place, answer), self._stop_editing)

    def _edit(self, place: int, answer: Answer) -> None:
        assert self.walkthrough is not None
        self.editing = None
        unfit = self.walkthrough.edit(place, answer)
        self._ask()
        if unfit:
            self.notice = self.texts.say("guide-waiting", count=unfit)

    def _stop_editing(self) -> None:
        self.editing = None
        self._ask()

    def _undo(self) -> None:
        if self.walkthrough is None or self.page in (GuidePage.EARLIER, GuidePage.LOOKUP):
            return
        if self.editing is not None:
            self._back()
        elif self.running or self.secret_stage is not SecretStage.HIDDEN:
            self._ask()
        else:
            self.walkthrough.undo()
            self._ask()

    def _back(self) -> None:
        if self.looked_up is not None:
            self.looked_up = None
        elif self.page in (GuidePage.EARLIER, GuidePage.LOOKUP):
            self.page = GuidePage.OVER if self.prompt is None else GuidePage.ASKING
            self._focus_text_field()
        elif self.editing is not None:
            self.editing = None
            self._ask()
            self.page = GuidePage.EARLIER
        elif self._in_submenu:
            self.submit_answer(BACK)
        else:
            self.navigation.back()

    def _say_moment(self, before: RitualLine | None) -> None:
        moment = self.current_line
        if moment is not None and moment is not before and moment.spoken:
            self.speak(moment.spoken)

    # widgets

    def state(self) -> Hashable:
        return self.page, id(self.prompt), self.secret_stage, self.current_line, tuple(self.problems_to_show)

    def build(self) -> Widget:
        emblem = Picture(Icon(self.emblem, theme.AMBER), 36) if self.emblem else None
        head = Row(emblem, Text(self.title.render(self.texts), fonts.TITLE, grow=1), gap=12)
        parts = self._page()
        if self.page is GuidePage.LOOKUP and self.looked_up is None:
            return self.make_page(head, Plate(*parts, pad=(20, 10), grow=1), self._foot(), *self._keys())
        if self.page not in (GuidePage.EARLIER, GuidePage.LOOKUP):
            answered = 0 if self.walkthrough is None else len(self.walkthrough.given_answers)
            parts = [Scroll(Column(*parts, gap=14), id=f"prompt {answered}", grow=1)]  # each begins at its top
        plate = Plate(*parts, gap=14, pad=(24, 20), min_width=_PROMPT_WIDE, grow=1)
        scenery = self.background() if self.page is GuidePage.ASKING else None
        if scenery is not None:
            clear = Spacer(min_width=self.clear_wide, min_height=_CLEAR_HIGH, grow=1.4)
            over = Columns(
                clear,
                Column(Spacer(), plate.sized(grow=0, min_width=WORDS_WIDE, max_width=WORDS_WIDE), grow=1),
                gap=14,
                pad=(14, 14),
            )
            return self.make_page(head, Layers(scenery, over, grow=1), self._foot(), *self._keys())
        if isinstance(self.prompt, Secret) and self.page is GuidePage.ASKING:
            # The curtain is not painted behind the page, whose bar changes all the time.
            curtain = Leaf(_paint_curtain, title="curtain", words=" ", grow=1)
            gap = Spacer(max_width=_SECRET_WIDE + 4, grow=1000)
            stage = Column(plate.sized(max_width=_SECRET_WIDE))
            return self.make_page(
                head, Layers(Row(curtain, gap, curtain, gap=0), stage, grow=1), self._foot(), *self._keys()
            )
        if self.side_panel is None or self.walkthrough is None or self.page is GuidePage.LOOKUP:
            place = Leaf(_paint_place, args=(self._place,), title="place", words=" ")
            laid = Column(*parts, gap=14, pad=(32, 20), max_width=_ALONE_WIDE, grow=1)
            return self.make_page(head, Layers(place, laid, grow=1), self._foot(), *self._keys())
        shown = self.visible_prompt
        if isinstance(shown, Arrangement) and self.input is not None:
            shown = evolve(shown, now=self.input.placed)  # the picture follows each tap
        elif isinstance(shown, MultiChoice) and shown.picture is None and self.input is not None:
            shown = evolve(shown, picture=+self.input.marked)
        state, panel = self.walkthrough.state, self.side_panel
        shows = shown, state, len(self.walkthrough.given_answers)  # the state only changes by answers
        if self._board is None or not all(map(is_, self._board[0], shows)):
            said = "\n".join(panel.describe(state, shown))
            self._board = shows, panel.build(state, shown).sized(words=said or " ")
        beside = Scroll(self._board[1], id="beside", min_width=_BESIDE_WIDE, min_height=_BESIDE_HIGH, grow=1.75)
        return self.make_page(head, Columns(plate, beside, gap=14, grow=1), self._foot(), *self._keys())

    def _foot(self) -> Widget:
        say = self.texts.say
        inner = self.page in (GuidePage.EARLIER, GuidePage.LOOKUP) or self.editing is not None
        back = Button(
            say("guide-back" if inner or self._in_submenu else "guide-leave"), "back", "escape", size=Type.LABEL
        )
        buttons: list[Button] = []
        if self._can_go_back and not inner:
            if self.lookup:
                buttons.append(Button(say("guide-lookup"), "lookup", "r", size=Type.LABEL))
            if self.walkthrough is not None and self.walkthrough.given_answers:
                if not all(is_only_read(prompt) for prompt, _ in self.walkthrough.history):
                    buttons.append(Button(say("guide-earlier"), "earlier", "h", size=Type.LABEL))
                buttons.append(Button(say("guide-undo"), "undo", "u", size=Type.LABEL))
            buttons += self.extra_buttons()
        if self.visible_prompt is not None and self.visible_prompt.spoken and not inner:
            buttons.append(Button(say("guide-say"), "say", "s", size=Type.LABEL))
        if self.is_writing:  # letters are typed as text now
            buttons = [button.with_values(key="" if len(button.key) == 1 else button.key) for button in buttons]
        wrong = " ".join(line for line in self.problems_to_show if line != self.notice)
        note = Text(wrong, fonts.LABEL, theme.ALARM) if self.trouble or self.saved.trouble else Text(wrong, fonts.LABEL)
        return footer(back, *buttons, note=note if wrong else Notice(self.notice))

    def _keys(self) -> list[Key]:
        if self.running:
            return [Key("u", "undo", self.texts.say("guide-undo"))]  # allows the ritual to start again
        if (
            self.page is GuidePage.ASKING
            and self.input is not None
            and isinstance(self.visible_prompt, SingleChoice | MultiChoice)
        ):
            caps = prompt_input.assign_shortcuts(self.input.options)  # of places on the map, which have no buttons
            return [Key(caps[one], ("option", one)) for one in self.places_on_map if caps.get(one)]
        return {GuidePage.EARLIER: [Key("h", "back")], GuidePage.LOOKUP: [Key("r", "back")]}.get(self.page, [])

    def _page(self) -> list[Widget]:
        match self.page:
            case GuidePage.OPENING:
                return self._opening()
            case GuidePage.EARLIER:
                return self._earlier_answers()
            case GuidePage.LOOKUP:
                return self._lookup()
            case GuidePage.OVER:
                done = Leaf(_paint_done, title="done", words=" ")
                return self._words(done, Text(self.texts.say("guide-over"), fonts.SUBJECT), "back", "guide-close")
            case GuidePage.ASKING:
                return self._prompt()

    def _words(self, sign: Leaf | None, words: Widget, action: Action, text_id: str) -> list[Widget]:
        """Return `words` with `sign` next to them, the picture for the question, and the button to continue."""
        main = Button(self.texts.say(text_id), action, main=True, size=Type.LEAD, min_height=60, max_width=680)
        side = None if sign is None else sign.sized(min_width=_SIGN, max_width=_SIGN, min_height=_SIGN)
        return [Row(side, CenteredColumn(words, grow=1), gap=24), self.question_picture(), main]

    def _opening(self) -> list[Widget]:
        say = self.texts.say
        if not self.saved.exists:
            return self._words(None, Text(self.trouble, fonts.LEAD), "back", "guide-close")
        anew = Button(say("guide-begin"), "begin", "n", size=Type.LEAD, min_height=60, max_width=680)
        count, last = self.saved.answer_count, self.count_steps()
        stopped = Leaf(_paint_stopped, args=(count, last), title="stopped", words=" ")
        of_all = say("guide-step-of", step=count, last=last) if last else count
        steps = Text(f"{say('guide-earlier')}: {of_all}", fonts.LEAD, theme.AMBER) if count else None
        told = Column(steps, Text(say("guide-resume-or-begin"), fonts.LEAD), gap=6)
        return [*self._words(stopped, told, "resume", "guide-resume"), anew]

    def _earlier_answers(self) -> list[Widget]:
        if not self.earlier_answers:
            return [Text(self.texts.say("guide-no-earlier"), fonts.LEAD)]
        newest_first = tuple(reversed(self.earlier_answers))
        how = Text(self.texts.say("guide-earlier-how"), fonts.CAPTION)
        return [how, List(newest_first, self._earlier_row, row_height=100, gap=6, id="earlier", grow=1)]

    def _earlier_row(self, place: int, one: EarlierAnswer) -> Widget:
        number = len(self.earlier_answers) - place
        step = Leaf(_paint_step, args=(number, number == 1), min_width=52, max_width=52, min_height=44, words=" ")
        sentences = prompt_input.split_sentences(one.asked, _ONE_BREATH)
        asked = next((said for said in sentences if said.endswith("?")), sentences[0])
        large = fonts.LEAD if len(one.answered) <= _SHORT else fonts.CAPTION
        told = CenteredColumn(Text(asked, _ASKED), Text(one.answered, large), gap=2, words=" ", grow=3)
        edit = Picture(Icon("back", theme.FAINT), 24)
        assert self.walkthrough is not None
        prompt, answer = self.walkthrough.history[one.place]
        given = answer if isinstance(answer, tuple) else (answer,)
        keys = [option.key for option in prompt_options(prompt) if option.key in given][:_FEW]
        thing = given[0] if given and isinstance(given[0], int) else None
        drawn: list[Widget] = [
            prompt_input.picture_on_backdrop(shown, self.backdrop, 0)
            for key in keys
            if (shown := self.option_picture(prompt, key)) is not None
        ] or [Leaf(_paint_given, args=(thing,), words=" ")]
        drawn = [one.sized(min_width=20, max_height=100, grow=1) for one in drawn]
        row = Row(step, Row(*drawn, gap=4, min_width=140, max_width=140), told, edit, gap=10, grow=1)
        return Pressable(row, action=("edit", one.place), pad=(8, 7), words=f"{one.asked} · {one.answered}")

    def _lookup(self) -> list[Widget]:
        if self.looked_up is not None:
            entry = self.lookup[self.looked_up]
            found = [
                Text(entry.title.render(self.texts), fonts.SUBJECT),
                Text(entry.text.render(self.texts), fonts.LEAD),
            ]
            return [
                *found,
                Text(entry.source.render(self.texts), fonts.CAPTION),
                self.entry_picture(entry.title.text_id),
            ]
        groups: dict[str, list[Widget]] = {}
        signs: dict[str, Icon] = {}
        for place, entry in enumerate(self.lookup):
            group, icon = self.entry_group(entry.title.text_id)
            title, action = entry.title, ("look up", place)
            scene = self.entry_backdrop(title.text_id)
            shown = prompt_input.picture_tile(
                title.render(self.texts), icon, action, fonts.LABEL, side=64, backdrop=scene
            )
            groups.setdefault(group, []).append(shown)
            signs.setdefault(group, self.shelf_icon(group, icon))
        opened = self.shelf if self.shelf in groups else next(iter(groups))
        shelves = [
            Pressable(
                Leaf(_paint_shelf, args=(signs[group], self.backdrop), words=" ", min_height=44, grow=1),
                Text(self.texts.say(group), _SHELF, align="center"),
                action=("shelf", group), chosen=group == opened, pad=(8, 8), min_width=200,
            )
            for group in groups
        ]  # fmt: skip
        entries = Scroll(Grid(*groups[opened], most=5, gap=8, grow=1), id=f"lookup {opened}", min_width=480, grow=3)
        return [Columns(Grid(*shelves, most=1, gap=8, grow=1), entries, gap=14, grow=1)]

    def _prompt(self) -> list[Widget]:
        asked, say = self.prompt, self.texts.say
        assert asked is not None
        assert self.input is not None
        bar = [Leaf(self._paint_bar, live=self._bar, title="bar", min_height=10)] if isinstance(asked, Secret) else []
        clock = Leaf(self._paint_clock, live=self._clock, title="clock", words=" ", min_height=10, grow=1, ratio=2)
        if self.current_line is not None:
            sentences = prompt_input.split_sentences(self.current_line.text.render(self.texts), _LONG_MOMENT)
            listed = Column(*(prompt_input.list_item(one, _STEP) for one in sentences), gap=22)
            moment = listed if len(sentences) > 1 else Text(sentences[0], _MOMENT, align="center")
            later = Button(say("guide-next-step"), "next", "n", size=Type.LEAD, min_height=60, max_width=680)
            return [clock, moment, later]
        if isinstance(asked, Ritual):
            beside = Columns(clock.sized(min_width=_HALF), self.question_picture().sized(min_width=_HALF), grow=1)
            start = Button(say("guide-start"), "start", main=True, size=Type.LEAD, min_height=60, max_width=680)
            return [*self.prompt_widgets(asked), clock if self.background() else beside, start]
        if isinstance(asked, Secret) and self.secret_stage is SecretStage.HIDDEN:
            show = Button(say("guide-show", seat=asked.seat), "show", "l", size=Type.LEAD, min_height=60)
            eye = Leaf(_paint_eye, args=(False,), title="eye", words=" ", grow=1, ratio=1.6)
            return [*bar, *self.prompt_widgets(asked), Text(self.secret_hint(), fonts.WORDS), eye, show]
        if isinstance(asked, Secret) and self.secret_stage is SecretStage.ANSWERED:
            eye = Leaf(_paint_eye, args=(True,), title="eye", words=" ", grow=1, ratio=1.6)
            return [*bar, eye, Text(say("guide-look-away-still"), _MOMENT, align="center")]
        if isinstance(asked, Wait):
            return [*self.prompt_widgets(asked), clock]
        entry = self.input
        asked_for, said = self.prompt_widgets(entry.prompt), entry.prompt.text.render(self.texts)
        is_poster = isinstance(asked, Secret) and is_only_read(asked) and len(said) < _SHORT
        if is_poster:
            poster = Text(said, _POSTER, align="center", min_height=_SECRET_HIGH, grow=1)
            asked_for = [prompt_input.picture_on_backdrop(poster, "stage", 0)]  # usually a role
        drawn = ((option.key, self.option_picture(entry.prompt, option.key)) for option in prompt_options(entry.prompt))
        ratio = 0 if entry.prompt.notes else max(1.2, 3 - 0.6 * len(prompt_options(entry.prompt)))
        shown = prompt_input.AnswerWidgets(
            texts=self.texts,
            entry=entry,
            edited=self.edited_field,
            places_on_map=self.places_on_map,
            signs=self.answer_icons(entry.prompt),
            pictures={
                key: prompt_input.picture_on_backdrop(one, self.backdrop, ratio)
                for key, one in drawn
                if one is not None
            },
            draws_cards=self.draws_cards,
            backdrop="" if self._is_alone else self.surface,
        )
        is_full = is_poster or shown.fills_space or self.background()
        return [*bar, *asked_for, *([] if is_full else [self.question_picture()]), *shown.build()]

    def _bar(self) -> int:
        return int(_BAR_STEPS * self.elapsed_share)

    def _paint_bar(self, canvas: Canvas, box: Box) -> None:
        canvas.fill(box, theme.RAISED)
        canvas.fill(Box(box.x, box.y, box.w * (1 - self.elapsed_share), box.h), theme.AMBER)

    def _clock(self) -> tuple[int, int]:
        return int(prompt_input.RING_TICKS * self.elapsed_share), self._seconds_left

    @property
    def _seconds_left(self) -> int:
        asked = self.prompt
        return ceil(asked.seconds - self._passed) if isinstance(asked, Wait | Ritual) else 0

    def _paint_clock(self, canvas: Canvas, box: Box) -> None:
        if box.h < _LEAST_CLOCK:
            self._paint_bar(canvas, Box(box.x, box.y, box.w, 10))
            return
        prompt_input.paint_backdrop(canvas, box, "" if self._is_alone else self.surface)
        box = box.middle(box.w, min(box.h - 16, _LARGEST_CLOCK))
        inside = prompt_input.paint_ring(canvas, box, 1 - self.elapsed_share, theme.AMBER)
        seconds = str(max(0, self._seconds_left))
        canvas.text(box, seconds, inside, theme.BRIGHT, fonts.BOLD, "center", least=Type.LABEL)


def _paint_shelf(canvas: Canvas, box: Box, sign: Icon, name: str) -> None:
    prompt_input.paint_backdrop(canvas, box, name)
    side = min(box.w, box.h) * 0.72
    canvas.glow(*box.center, min(box.w, box.h) / 2, theme.mix(theme.UNLIT, sign.color, 0.5))
    canvas.picture(box.middle(side, side), sign)


def _paint_place(canvas: Canvas, box: Box, name: str) -> None:
    canvas.illustration(box, name)
    canvas.veil(box, theme.SPACE, 0.4)
    with canvas.clip_to(box):
        for lower in range(_DUSK):
            canvas.veil(Box(box.x, box.y, box.w, 120 * (lower + 1) / _DUSK), theme.SPACE, 0.12)
            canvas.veil(Box(box.x, box.bottom - 90 * (lower + 1) / _DUSK, box.w, 100), theme.SPACE, 0.1)
        light = theme.mix(theme.UNLIT, theme.AMBER if name == "table" else theme.SIGNAL, 0.2)
        canvas.glow(box.center[0], box.center[1] + 20, box.w * 0.42, light)
    canvas.frame(box, theme.EDGE, 1)


def _paint_done(canvas: Canvas, box: Box) -> None:
    inside = prompt_input.paint_ring(canvas, box, 1.0, theme.GOOD)
    canvas.icon(box.middle(1.3 * inside, 1.3 * inside), Icon("done", theme.GOOD))


def _paint_stopped(canvas: Canvas, box: Box, steps: int, last: int) -> None:
    """Paint how many steps were taken, in a ring. The share `steps / last` of it is lit, or half if `last` is 0."""
    inside = prompt_input.paint_ring(canvas, box, steps / last if last else 0.5, theme.AMBER)
    canvas.text(box, str(steps or "?"), inside, theme.AMBER, fonts.BOLD, "center", least=Type.LABEL)


def _paint_step(canvas: Canvas, box: Box, number: int, is_first: bool) -> None:
    x, y = box.center
    until = y if is_first else box.bottom + 12
    canvas.fill(Box(x - 2, box.y - 12, 4, until - box.y + 12), theme.mix(theme.PANEL, theme.GOOD, 0.5))
    canvas.disc(x, y, 24, theme.GOOD)
    canvas.disc(x, y, 21, theme.mix(theme.SPACE, theme.GOOD, 0.25))
    canvas.text(box, str(number), Type.BODY, theme.BRIGHT, fonts.BOLD, "center", least=Type.CAPTION)


def _paint_given(canvas: Canvas, box: Box, number: int | None) -> None:
    """Paint an answer that has no picture of its own: its number or, without one, a person."""
    side = min(box.w, box.h)
    if number is None:
        canvas.picture(box.middle(side, side), Icon("person", theme.SIGNAL))
        return
    canvas.illustration(box.middle(side, side), "dial")
    canvas.text(box, str(number), side * 0.4, theme.AMBER, fonts.BOLD, "center", Type.LABEL)


def _paint_curtain(canvas: Canvas, box: Box) -> None:
    wide = box.h * _CURTAIN
    with canvas.clip_to(box):
        for place in range(ceil(box.w / wide)):
            canvas.illustration(Box(box.x + place * wide, box.y, wide, box.h), "curtain")


def _paint_eye(canvas: Canvas, box: Box, closed: bool) -> None:
    side = min(box.h * 0.8, box.w * 0.6, 360)
    if side >= _LEAST_EYE:
        prompt_input.paint_backdrop(canvas, box, "stage")
        canvas.picture(box.middle(side, side), Icon("eye-shut" if closed else "eye"))
