"""A guide in the window: answered by keys and touch, undone, edited in the middle, left and resumed."""

from collections.abc import Iterator
from pathlib import Path

import gallery
import pytest
from support.languages import ENGLISH, RUSSIAN
from support.sample_guide import Bag, saved_sample

from spacealert.apps.window.guide_scene import GuidePage, GuideScene
from spacealert.apps.window.prompt_input import prompt_widgets, split_sentences
from spacealert.companions.nemesis.ship_state import CHARACTERS
from spacealert.kit.guide.prompts import Arrangement, Instruction, Option, Prompt, SingleChoice, message
from spacealert.kit.guide.saved import SavedGuide
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui.canvas import Box, Canvas
from spacealert.kit.ui.controls import Leaf
from spacealert.kit.ui.scene import Scene
from spacealert.kit.ui.screen import Screen
from spacealert.kit.ui.widget import Widget

TITLE = message("screen-title")


class Spoken(GuideScene[Bag]):
    """Records its spoken lines."""

    def __init__(self, texts: Texts = ENGLISH, saved: SavedGuide[Bag] | None = None) -> None:
        self.said: list[str] = []
        self.finished = 0
        super().__init__(texts, TITLE, saved or saved_sample(), new_seed=lambda: 3)

    def speak(self, text_id: str) -> None:
        self.said.append(text_id)

    def finish(self) -> None:
        self.finished += 1


@pytest.fixture
def scene(own_folder: Path) -> Iterator[Spoken]:
    made = Spoken()
    yield made
    made.saved.close()


def play_keys(scene: Scene, *keys: str) -> Screen:
    screen = Screen(scene)
    screen.paint()
    for key in keys:
        screen.press(key)
        screen.paint()
    return screen


TO_THE_SECRET = ("enter", "2", "1", "3", "enter", "7", "enter", "enter", "1")


def notes(scene: GuideScene[Bag]) -> list[object]:
    assert scene.walkthrough is not None
    return scene.walkthrough.state.notes


def test_keys_answer_every_kind_of_prompt(scene: Spoken) -> None:
    play_keys(scene, *TO_THE_SECRET)
    assert notes(scene) == ["E1-02", ("E1-01", "E1-03"), 7, "Nora", "E1-01"]


def test_taps_answer_like_keys(scene: Spoken) -> None:
    screen = play_keys(scene)

    def touch(*labels: str) -> None:
        for label in labels:
            target = next(one for one in screen.canvas.targets if label in one.words)
            x, y = target.box.center
            screen.click(x * screen.canvas.unit, y * screen.canvas.unit)
            screen.paint()

    threats = ENGLISH.say("threats-E1-05"), ENGLISH.say("threats-E1-02")
    touch("Continue", *threats, ENGLISH.say("guide-these"), "+1", "−1", "+10")
    assert scene.input is not None
    assert scene.input.number == 12  # the box has no more than this
    touch("−1", "Continue", "Continue", ENGLISH.say("threats-E1-02"))
    assert notes(scene) == ["E1-05", ("E1-02",), 11, "Nora", "E1-02"]


def test_invalid_answer_is_refused_and_asked_again(scene: Spoken) -> None:
    screen = play_keys(scene, "enter", "2", "enter")
    assert scene.trouble == "Choose 1 to 2."
    screen.press("1")
    assert scene.trouble == ""
    screen.press("enter")
    screen.press("9")
    screen.press("9")
    screen.press("enter")
    assert "“99”" in scene.trouble


def test_text_can_use_any_alphabet_and_backspace(scene: Spoken) -> None:
    screen = play_keys(scene, *TO_THE_SECRET[:-2])
    assert scene.is_writing
    screen.press("backspace")  # one too many neither leaves nor undoes
    screen.type_text("Ульянаа")
    screen.press("backspace")
    screen.press("enter")
    assert notes(scene)[-1] == "Ульяна"
    assert not scene.is_writing


def test_letters_go_to_the_focused_field(scene: Spoken) -> None:
    play_keys(scene, *TO_THE_SECRET[:-2])
    assert scene.is_writing
    assert not {"u", "h", "r", "s"} & {binding.key for binding in scene.tree.bindings()}
    scene.perform("earlier")
    scene.perform("back")
    assert scene.is_writing


def test_typing_replaces_the_suggestion_and_enter_accepts_it(scene: Spoken) -> None:
    screen = play_keys(scene, *TO_THE_SECRET[:-2])
    assert "Nora" in " ".join(screen.describe())
    screen.press("enter")
    assert notes(scene)[-1] == "Nora"


def test_program_draws_shows_and_continues(scene: Spoken) -> None:
    screen = play_keys(scene, *TO_THE_SECRET[:-1], "enter")
    drawn = [line for line in scene.describe() if line.startswith("Drawn: ")]
    assert len(drawn) == 1
    screen.press("u")  # looks again, without undoing anything
    assert not any(line.startswith("Drawn: ") for line in scene.describe())
    screen.press("enter")
    assert [line for line in scene.describe() if line.startswith("Drawn: ")] == drawn
    screen.press("enter")
    assert notes(scene)[-1] in ("E1-01", "E1-02")


def test_secret_step_takes_the_same_time_however_answered(scene: Spoken) -> None:
    screen = play_keys(scene, *TO_THE_SECRET)
    inside = ENGLISH.say("school-exercise-transfer")
    assert inside not in scene.describe()
    scene.tick(60.0)  # time only runs once it is shown
    screen.press("enter")
    assert inside not in scene.describe()  # another player's Enter reveals nothing
    screen.press("l")
    assert inside in scene.describe()
    scene.tick(1.0)
    screen.press("2")
    assert inside not in scene.describe()
    assert len(notes(scene)) == 5
    scene.tick(3.9)
    assert len(notes(scene)) == 5
    scene.tick(0.2)
    assert notes(scene)[-1] == "E1-02"
    scene.tick(1.0)
    screen.press("u")
    screen.press("h")
    assert inside not in scene.describe()


def test_earlier_answers_hide_secrets(scene: Spoken) -> None:
    screen = play_keys(scene, *TO_THE_SECRET, "l", "2")
    scene.tick(5.0)
    scene.tick(1.0)
    before = len(scene.earlier_answers)
    screen.press("h")
    assert before == 5  # none belongs to the secret
    assert not any(scene.prompt is not None and "E1-02" in line for line in scene.describe()[6:])


def test_unanswered_secret_is_shown_again(scene: Spoken) -> None:
    screen = play_keys(scene, *TO_THE_SECRET, "l")
    scene.tick(5.0)
    assert len(notes(scene)) == 5
    assert "Look again" in scene.notice
    scene.tick(1.0)
    screen.press("l")
    screen.press("1")
    scene.tick(5.0)
    assert notes(scene)[-1] == "E1-01"


def test_waits_and_rituals_run_by_themselves(scene: Spoken) -> None:
    screen = play_keys(scene, *TO_THE_SECRET, "l", "1")
    scene.tick(5.0)
    screen.press("enter")
    scene.tick(1.9)
    assert len(notes(scene)) == 6
    scene.tick(0.2)
    assert len(notes(scene)) == 7
    scene.tick(60.0)  # a ritual starts when the players are ready
    screen.press("enter")
    for _ in range(49):
        scene.tick(0.1)
    assert scene.page is GuidePage.ASKING
    assert scene.said == ["guide-tell", "one", "two"]
    scene.tick(0.2)
    assert (scene.page, scene.finished) == (GuidePage.OVER, 1)
    screen.paint()


def test_keys_pressed_during_a_wait_are_ignored(scene: Spoken) -> None:
    screen = play_keys(scene, *TO_THE_SECRET, "l", "1")
    for _ in range(120):  # someone hammers on Enter through the secret and the following wait
        screen.press("enter")
        scene.tick(0.1)
        if len(notes(scene)) == 7:
            break
    for _ in range(5):
        screen.press("enter")
        scene.tick(0.1)
    assert not scene.running


def test_ritual_moments_can_be_skipped_and_repeated(scene: Spoken) -> None:
    screen = play_keys(scene, *TO_THE_SECRET, "l", "1")
    scene.tick(5.0)
    scene.tick(2.1)
    scene.tick(1.0)
    screen.press("enter")
    assert scene.running
    screen.paint()
    screen.press("n")
    assert scene.said == ["guide-tell", "one", "two"]
    assert scene.page is GuidePage.ASKING
    screen.press("u")
    assert not scene.running


def test_undo_removes_answers_one_by_one(scene: Spoken) -> None:
    screen = play_keys(scene, *TO_THE_SECRET, "u", "backspace")
    assert len(notes(scene)) == 3
    screen.press("u")
    assert len(notes(scene)) == 3  # here the key is just a letter
    for _ in "u.":
        screen.press("backspace")
    assert len(notes(scene)) == 3  # and one too many loses no answer
    scene.do("undo")
    assert len(notes(scene)) == 2


def test_earlier_answers_with_long_questions_stay_low() -> None:
    targets = gallery.shown("thing-earlier", "en", (1280, 720)).canvas.targets
    assert sum(isinstance(target.action, tuple) and target.action[0] == "edit" for target in targets) >= 4


def test_changing_an_earlier_answer_keeps_the_rest(scene: Spoken) -> None:
    screen = play_keys(scene, *TO_THE_SECRET, "h")
    assert len(scene.earlier_answers) == 5
    screen.paint()
    first = scene.earlier_answers[0]
    target = next(one for one in screen.canvas.targets if one.action == ("edit", first.place))
    x, y = target.box.center
    screen.click(x * screen.canvas.unit, y * screen.canvas.unit)
    screen.paint()
    screen.press("4")
    assert notes(scene) == ["E1-04", ("E1-01", "E1-03"), 7, "Nora", "E1-01"]


def test_change_can_be_cancelled(scene: Spoken) -> None:
    screen = play_keys(scene, *TO_THE_SECRET, "h")
    scene.do(("edit", 1))
    screen.press("escape")
    assert scene.page is GuidePage.EARLIER
    screen.press("escape")
    assert str(scene.page) == "asking"
    assert notes(scene) == ["E1-02", ("E1-01", "E1-03"), 7, "Nora", "E1-01"]


def test_guide_is_resumed_or_restarted(scene: Spoken) -> None:
    play_keys(scene, *TO_THE_SECRET)
    scene.leave()
    for key, count in (("enter", 5), ("n", 0)):
        again = Spoken()
        screen = play_keys(again)
        assert ENGLISH.say("guide-resume-or-begin") in again.describe()
        screen.press(key)
        assert len(notes(again)) == count
        again.leave()


def test_guide_open_elsewhere_is_reported(scene: Spoken) -> None:
    play_keys(scene, "enter")
    other = Spoken()
    play_keys(other, "enter")
    assert other.walkthrough is None
    assert "open in another window" in other.trouble


def test_damaged_guide_is_reported_and_can_be_restarted(own_folder: Path) -> None:
    saved = saved_sample()
    saved.path.parent.mkdir(parents=True)
    saved.path.write_text("{")
    scene = Spoken(saved=saved)
    screen = play_keys(scene, "enter")
    assert "damaged" in scene.trouble
    screen.press("n")
    assert notes(scene) == []
    scene.leave()


def test_failed_save_is_reported_and_confirmed_before_leaving(own_folder: Path) -> None:
    (own_folder / "guides").write_text("a file where the folder should be")
    scene = Spoken()
    play_keys(scene, "enter")
    assert any("can't be written" in line or "guides" in line for line in scene.describe())
    question = scene.leave_question()
    assert question is not None
    scene.leave()


class Tokens:
    """Shows the number of tokens left."""

    painted = 0

    def build(self, state: Bag, prompt: Prompt | None) -> Widget:
        return Leaf(self._paint, args=(sum(state.tokens.values()),))

    def _paint(self, canvas: Canvas, box: Box, tokens: int) -> None:
        Tokens.painted += 1
        canvas.text(box, str(tokens), 40)

    def describe(self, state: Bag, prompt: Prompt | None) -> list[str]:
        return [f"{sum(state.tokens.values())} tokens"]


def test_board_is_repainted_when_the_state_changes(own_folder: Path) -> None:
    Tokens.painted = 0
    scene = GuideScene(ENGLISH, TITLE, saved_sample(), Tokens())
    screen = play_keys(scene, "enter", "2", "1", "3", "enter", "7", "enter", "enter")
    assert "3 tokens" in scene.describe()
    before = Tokens.painted
    screen.press("h")
    screen.press("h")
    screen.paint()
    assert Tokens.painted == before
    screen.press("1")
    assert "2 tokens" not in scene.describe()  # a secret has the window to itself
    screen.press("l")
    screen.press("1")
    screen.tick(30)
    assert "2 tokens" in scene.describe()
    scene.leave()


def nothing(bag: Bag) -> Guide[None]:
    yield Instruction(message("screen-title"))


def test_guide_uses_the_windows_language(own_folder: Path) -> None:
    scene = GuideScene(RUSSIAN, TITLE, SavedGuide("nothing", nothing, Bag))
    screen = play_keys(scene)
    assert RUSSIAN.say("guide-go-on") in " ".join(screen.describe())
    screen.press("enter")
    assert RUSSIAN.say("guide-over") in scene.describe()
    scene.leave()


def _two_long_questions(bag: Bag) -> Guide[None]:
    options = [Option(str(place), message("screen-at-turn", turn=place)) for place in range(90)]
    for _ in range(2):
        yield SingleChoice(message("screen-title"), options=options)


def _characters(bag: Bag) -> Guide[None]:
    places = [Option(one, message(f"nemesis-character-{one}")) for one in CHARACTERS]
    yield Arrangement(message("screen-title"), pieces=[Option("1", message("screen-title"))], places=places)


def test_placed_pieces_do_not_move_the_buttons(own_folder: Path) -> None:
    screen = play_keys(GuideScene(ENGLISH, TITLE, SavedGuide("long", _characters, Bag)))

    def boxes() -> list[Box]:
        screen.paint()
        return [one.box for one in screen.canvas.targets if isinstance(one.action, tuple) and one.action[0] == "option"]

    before = boxes()
    assert len({box.x for box in before}) == 2
    screen.scene.do(("option", CHARACTERS[2]))
    assert boxes() == before


def test_each_question_is_scrolled_to_its_top(own_folder: Path) -> None:
    scene = GuideScene(ENGLISH, TITLE, SavedGuide("long", _two_long_questions, Bag))
    screen = play_keys(scene)

    def first() -> float:
        """Return the position of the first option."""
        return next((one.box.y for one in screen.canvas.targets if one.action == ("option", "0")), -1.0)

    at_first = first()
    assert at_first > 0
    for _ in range(30):
        screen.press("wheel-down")
    screen.paint()
    assert first() < at_first
    scene.submit_answer("3")
    screen.paint()
    assert first() == at_first
    scene.saved.close()


@pytest.mark.parametrize(
    ("said", "sentences"),
    [
        ("There are 4 of you. Who draws?", ["There are 4 of you.", "Who draws?"]),
        ("It says: “Threat. Zone white.” Who draws?", ["It says: “Threat. Zone white.”", "Who draws?"]),
        ("Он говорит: «Угроза. Белый сектор.» Кто тянет?", ["Он говорит: «Угроза. Белый сектор.»", "Кто тянет?"]),
        ("Hlásí: „Hrozba. Zóna bílá.“ Kdo táhne?", ["Hlásí: „Hrozba. Zóna bílá.“", "Kdo táhne?"]),
    ],
)
def test_quotations_are_not_split_into_sentences(said: str, sentences: list[str]) -> None:
    assert split_sentences(said, 0) == sentences


def test_opening_says_how_many_answers_are_saved(own_folder: Path) -> None:
    first = Spoken()
    play_keys(first, "enter", "2")
    first.saved.close()
    assert "Steps so far: 2" in Spoken().describe()


def test_headings_of_phases_without_steps_are_left_out() -> None:
    notes = [message(f"thing-phase-{phase}") for phase in ("clashes", "actions")] + [message("thing-setup-actions")]
    prompt = Instruction(message("thing-setup-players"), notes=tuple(notes))
    told = " ".join(line for widget in prompt_widgets(ENGLISH, prompt) for line in widget.describe())
    assert "Actions" in told
    assert "Clashes" not in told
