"""A guide in the window: what it asks now, the earlier answers, and beside it what its game has to show."""

from collections.abc import Callable
from enum import StrEnum
from random import SystemRandom
from typing import Generic, Protocol, TypeVar

from spacealert.apps.window import guide_paint
from spacealert.apps.window.explained_scene import ExplainedScene
from spacealert.apps.window.prompt_input import PromptInput
from spacealert.kit.guide.prompts import Answer, Draw, Moment, Prompt, Ritual, Secret, Wait
from spacealert.kit.guide.saved import SEEDS, SavedGuide
from spacealert.kit.guide.walkthrough import S, Walkthrough
from spacealert.kit.guide.wording import EarlierAnswer, earlier_answers, is_only_read
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Message, Texts
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.scene import Question

State = TypeVar("State", contravariant=True)

_DEAF = 0.7  # seconds; a key pressed in impatience answers nothing


class SidePanel(Protocol[State]):
    """What stands beside every prompt, such as the board of the game: read from its state or the prompt's `picture`."""

    def paint(self, canvas: Canvas, box: Box, state: State, prompt: Prompt | None) -> None: ...

    def describe(self, state: State, prompt: Prompt | None) -> list[str]: ...


class Page(StrEnum):
    """What the scene shows."""

    OPENING = "opening"  # whether to go on with what is kept, or why there is no guide
    ASKING = "asking"
    EARLIER = "earlier"  # the answers so far
    OVER = "over"


class SecretStage(StrEnum):
    """Whether a secret can be seen."""

    HIDDEN = "hidden"  # the others look away first
    SHOWN = "shown"
    ANSWERED = "answered"  # hidden again while the rest of its time passes


class GuideScene(ExplainedScene, Generic[S]):
    """Shows one guide until it is over or left; it is kept at every answer.

    A subclass may say what happens at the end in `finish`, and speaks in `speak`.
    """

    help_name = "guide"
    upright = True

    def __init__(
        self,
        texts: Texts,
        title: Message,
        saved: SavedGuide[S],
        side_panel: SidePanel[S] | None = None,
        new_seed: Callable[[], int] = lambda: SystemRandom().randrange(SEEDS),
    ) -> None:
        self.texts = texts
        self.title = title
        self.saved = saved
        self.side_panel = side_panel
        self.new_seed = new_seed
        self.walkthrough: Walkthrough[S] | None = None
        self.page = Page.OPENING
        self.trouble = ""
        self.notice = ""
        self.editing: int | None = None  # the place of the earlier answer that is being changed
        self.first = 0  # of the earlier answers that are shown
        self.passed = 0.0  # seconds, of what lasts a set time
        self.running = False  # whether a ritual has begun
        self.secret_stage = SecretStage.HIDDEN
        self.deaf = 0.0  # seconds for which keys are ignored, after something that lasted
        self.input: PromptInput | None = None
        if not saved.is_there:
            self._open(lambda: saved.begin(self.new_seed()))

    # what is shown

    @property
    def asked(self) -> Prompt | None:
        """The prompt of the guide, or the earlier one that is being changed."""
        if self.walkthrough is None:
            return None
        if self.editing is not None:
            return self.walkthrough.history[self.editing][0]
        return self.walkthrough.prompt

    @property
    def visible(self) -> Prompt | None:
        """What of it may be seen: what is in a secret only while it is shown."""
        asked = self.asked
        return asked.inside if isinstance(asked, Secret) and self.secret_stage is SecretStage.SHOWN else asked

    @property
    def share(self) -> float:
        """How much of its time has passed."""
        asked = self.asked
        return min(1.0, self.passed / asked.seconds) if isinstance(asked, Wait | Secret | Ritual) else 0.0

    @property
    def moment(self) -> Moment | None:
        """Which part of a ritual it is."""
        until = 0.0
        for moment in self.asked.moments if isinstance(self.asked, Ritual) and self.running else ():
            until += moment.seconds
            if self.passed < until:
                return moment
        return None

    @property
    def earlier(self) -> tuple[EarlierAnswer, ...]:
        return () if self.walkthrough is None else earlier_answers(self.texts, self.walkthrough)

    @property
    def troubles(self) -> list[str]:
        """What has to be said beside the prompt."""
        saved = [] if self.saved.trouble is None else [self.saved.trouble.render(self.texts)]
        return [line for line in (self.trouble, *saved, self.notice) if line]

    @property
    def writing(self) -> bool:  # type: ignore[override]
        return self._takes_answers and self.input is not None and self.input.writing

    @property
    def default(self) -> Action | None:  # type: ignore[override]
        if self.deaf > 0.0:
            return None
        if self.page is Page.OPENING:
            return "resume" if self.walkthrough is None and self.saved.is_there else "back"
        if self.page is not Page.ASKING:
            return "back"
        if isinstance(self.asked, Secret) and self.secret_stage is SecretStage.HIDDEN:
            return None  # the Enter that closed the last secret must not open the next one
        if isinstance(self.asked, Wait):
            return None
        if isinstance(self.asked, Ritual):
            return None if self.running else "start"
        return None if self.input is None else self.input.default

    @property
    def _takes_answers(self) -> bool:
        if self.page is not Page.ASKING or isinstance(self.asked, Ritual | Wait):
            return False
        return not isinstance(self.asked, Secret) or self.secret_stage is SecretStage.SHOWN

    @property
    def _can_look_back(self) -> bool:
        return self.page is not Page.OPENING and self.secret_stage is not SecretStage.SHOWN and not self.running

    # for subclasses

    def speak(self, text_id: str) -> None:
        """Say this aloud, if there is a clip of it."""

    def finish(self) -> None:
        """The guide has come to its end."""

    def asks(self, prompt: Prompt | None) -> None:
        """This is asked of the table now; nothing, while an earlier answer is changed."""

    # what can be done

    def do(self, action: Action) -> None:
        self.trouble = self.notice = ""
        try:
            self._do(action)
        except UserError as error:
            self.trouble = error.render(self.texts)

    def _do(self, action: Action) -> None:
        match action:
            case "resume":
                self._open(self.saved.resume)
            case "begin":
                self._open(lambda: self.saved.begin(self.new_seed()))
            case "back":
                self._back()
            case "undo":
                self._undo()
            case "earlier" if self._can_look_back:
                self.page = Page.EARLIER
                self.first = max(0, len(self.earlier) - guide_paint.EARLIER_SHOWN)
            case ("edit", int(place)):
                self.editing = place
                self._ask()
            case ("roll", int(by)):
                self.first = max(0, min(len(self.earlier) - guide_paint.EARLIER_SHOWN, self.first + by))
            case "say" if self.visible is not None:
                self.speak(self.visible.spoken)
            case "show" if isinstance(self.asked, Secret):
                self.secret_stage = SecretStage.SHOWN
            case "start":
                self.running, self.passed = True, 0.0
                self._say_moment(None)
            case "next" if self.moment is not None and isinstance(self.asked, Ritual):
                before, moments = self.moment, self.asked.moments
                self.passed = sum(one.seconds for one in moments[: 1 + list(moments).index(before)])
                self._say_moment(before)
            case _ if self._takes_answers and self.input is not None and self.input.do(action):
                self._answered()

    @property
    def help_keys(self) -> tuple[tuple[str, str], ...]:
        say = self.texts.say
        return (("H", say("guide-earlier")), ("U", say("guide-undo")), ("Esc", say("guide-leave")))

    def press(self, key: str) -> bool:
        if self.deaf > 0.0:
            return True
        answered = None
        if self._takes_answers and self.input is not None:
            self.trouble = ""
            try:
                answered = self.input.press(key)
            except UserError as error:
                self.trouble = error.render(self.texts)
                return True
        if answered is not None:
            if answered:
                self._answered()
            return True
        action = self._keys().get(key)
        if action is not None:
            self.do(action)
        return action is not None

    def _keys(self) -> dict[str, Action]:
        if self.page is Page.OPENING:
            return {"escape": "back", "n": "begin"}
        keys: dict[str, Action] = {"escape": "back", "backspace": "undo"}
        if not self.writing:
            keys |= {"u": "undo", "h": "earlier", "s": "say"}
        if self.running:
            keys |= {"n": "next"}
        if self.page is Page.ASKING and isinstance(self.asked, Secret) and self.secret_stage is SecretStage.HIDDEN:
            keys |= {"l": "show"}
        if self.page is Page.EARLIER:
            keys |= {"wheel-up": ("roll", -1), "wheel-down": ("roll", 1), "h": "back", "pageup": ("roll", -5)}
            keys |= {"pagedown": ("roll", 5)}
        return keys

    def write(self, text: str) -> None:
        if self.input is not None:
            self.input.write(text)

    def tick(self, seconds: float) -> None:
        self.deaf = max(0.0, self.deaf - seconds)
        asked = self.asked
        timed = isinstance(asked, Wait) or (isinstance(asked, Ritual) and self.running)
        timed = timed or (isinstance(asked, Secret) and self.secret_stage is not SecretStage.HIDDEN)
        if self.page is not Page.ASKING or not timed:
            return
        before = self.moment
        self.passed += seconds
        self._say_moment(before)
        if self.share < 1.0:
            return
        if isinstance(asked, Secret) and not is_only_read(asked) and self.secret_stage is SecretStage.SHOWN:
            self._ask()
            self.notice = self.texts.say("guide-look-again")
        else:
            self._give()
        self.deaf = _DEAF

    def leave(self) -> None:
        self.saved.close()

    def losing(self) -> Question | None:
        if self.saved.trouble is None:
            return None
        say = self.texts.say
        why = self.saved.trouble.render(self.texts)
        return Question(say("guide-leave-unsaved"), why, say("guide-leave"), say("guide-stay"))

    # how it goes on

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
        """Show the prompt that is asked now from its beginning."""
        asked = self.asked
        self.page = Page.OVER if asked is None else Page.ASKING
        self.passed, self.running, self.secret_stage = 0.0, False, SecretStage.HIDDEN
        self.asks(asked if self.editing is None else None)
        if asked is None:
            self.input = None
            self.finish()
            return
        self.input = PromptInput(asked.inside if isinstance(asked, Secret) else asked, self._drawn)
        if asked.spoken:
            self.speak(asked.spoken)

    def _drawn(self, draw: Draw) -> str:
        assert self.walkthrough is not None
        place = len(self.walkthrough.given) if self.editing is None else self.editing
        return draw.drawn(self.walkthrough.seed, place)

    def _answered(self) -> None:
        """What is answered in secret is handed over when its time is over."""
        if isinstance(self.asked, Secret):
            self.secret_stage = SecretStage.ANSWERED
        else:
            self._give()

    def _give(self) -> None:
        assert self.input is not None
        self.go_on_with(self.input.answer)

    def go_on_with(self, answer: Answer) -> None:
        """Hand this over as the answer of the table; asks first where an earlier one would change what follows."""
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
        unfit = self.walkthrough.count_unfit(place, answer)
        if not unfit:
            self._edit(place, answer)
            return
        say = self.texts.say
        question = Question(
            say("guide-change-title"),
            say("guide-change-text", count=unfit, all=len(self.walkthrough.given) - place - 1),
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
        if self.walkthrough is None or self.page is Page.EARLIER:
            return
        if self.editing is not None:
            self._back()
        elif self.running or self.secret_stage is not SecretStage.HIDDEN:
            self._ask()
        else:
            self.walkthrough.undo()
            self._ask()

    def _back(self) -> None:
        if self.page is Page.EARLIER:
            self.page = Page.OVER if self.asked is None else Page.ASKING
        elif self.editing is not None:
            self.editing = None
            self._ask()
            self.page = Page.EARLIER
        else:
            self.navigation.back()

    def _say_moment(self, before: Moment | None) -> None:
        moment = self.moment
        if moment is not None and moment is not before and moment.spoken:
            self.speak(moment.spoken)

    # in words and in a picture

    def describe(self) -> list[str]:
        lines = [self.title.render(self.texts), *self.troubles]
        match self.page:
            case Page.OPENING if self.saved.is_there:
                lines.append(self.texts.say("guide-resume-or-begin"))
            case Page.EARLIER:
                lines += [f"{one.asked} {one.answered}" for one in self.earlier] or [self.texts.say("guide-no-earlier")]
            case Page.OVER:
                lines.append(self.texts.say("guide-over"))
            case Page.ASKING:
                lines += self._prompt_in_words()
        if self.side_panel is not None and self.walkthrough is not None:
            lines += self.side_panel.describe(self.walkthrough.state, self.visible)
        return lines

    def _prompt_in_words(self) -> list[str]:
        visible = self.visible
        assert visible is not None
        if self.moment is not None:
            return [self.moment.text.render(self.texts)]
        if isinstance(self.asked, Secret) and self.secret_stage is SecretStage.ANSWERED:
            return [self.texts.say("guide-look-away-still")]
        rule = [self.texts.say("guide-rule", rule=visible.rule)] if visible.rule else []
        options = self.input.describe(self.texts) if self._takes_answers and self.input is not None else []
        notes = [note.render(self.texts) for note in visible.notes]
        return [*notes, visible.text.render(self.texts), *rule, *options]

    def paint(self, canvas: Canvas) -> None:
        guide_paint.paint(canvas, self)
