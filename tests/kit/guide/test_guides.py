"""Guides: their questions, valid answers, undo, and editing an earlier answer."""

import os
import sys
import time
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path

import pytest
from attrs import define, field
from hypothesis import given
from hypothesis import strategies as st
from support.child_process import child_process
from support.examples import examples

from spacealert.kit.guide.prompts import (
    Answer,
    Arrangement,
    Count,
    Draw,
    Instruction,
    MultiChoice,
    Option,
    Prompt,
    Ritual,
    RitualLine,
    Secret,
    SingleChoice,
    TextInput,
    Wait,
    message,
)
from spacealert.kit.guide.saved import SEEDS, SavedGuide, guide_path
from spacealert.kit.guide.walkthrough import Guide, Walkthrough
from spacealert.kit.i18n.errors import UserError


@define
class Bag:
    """The tokens in a bag, and those taken out."""

    tokens: dict[str, int] = field(factory=lambda: {"red": 2, "blue": 1})
    taken: list[str] = field(factory=list)
    owner: str = ""


def options(*keys: str) -> list[Option]:
    return [Option(key, message(f"test-{key}")) for key in keys]


def name_the_owner(bag: Bag) -> Guide[None]:
    bag.owner = str((yield TextInput(message("test-owner"))))


def empty_the_bag(bag: Bag) -> Guide[None]:
    yield from name_the_owner(bag)
    while any(bag.tokens.values()):
        what = yield SingleChoice(message("test-what"), options=options("draw", "stop"))
        if what == "stop":
            return
        token = str((yield Draw(message("test-draw"), options=options("red", "blue"), weights=dict(bag.tokens))))
        bag.tokens[token] -= 1
        bag.taken.append(token)
    yield Instruction(message("test-empty"))


def begin_guide(answers: tuple[Answer, ...] = (), seed: int = 0) -> Walkthrough[Bag]:
    walkthrough = Walkthrough(empty_the_bag, Bag, seed=seed)
    for answer in answers:
        walkthrough.answer(answer)
    return walkthrough


def id_of_question(walkthrough: Walkthrough[Bag]) -> str:
    return "" if walkthrough.prompt is None else walkthrough.prompt.text.text_id


def test_answers_advance_prompts_and_state() -> None:
    walkthrough = begin_guide()
    assert id_of_question(walkthrough) == "test-owner"
    walkthrough.answer("Nora")
    walkthrough.answer("draw")
    walkthrough.answer("blue")
    assert (walkthrough.state.owner, walkthrough.state.taken) == ("Nora", ["blue"])
    walkthrough.answer("stop")
    assert walkthrough.is_over


def test_no_answers_after_the_end() -> None:
    with pytest.raises(UserError, match="guide-is-over"):
        begin_guide(("Nora", "stop")).answer("draw")


def test_undo_reverts_the_last_answer() -> None:
    walkthrough = begin_guide(("Nora", "draw", "red"))
    walkthrough.undo()
    assert (id_of_question(walkthrough), walkthrough.state.taken) == ("test-draw", [])
    walkthrough.undo()
    walkthrough.undo()
    with pytest.raises(UserError, match="guide-nothing-to-undo"):
        walkthrough.undo()


def test_undo_works_after_the_end() -> None:
    walkthrough = begin_guide(("Nora", "stop"))
    walkthrough.undo()
    assert id_of_question(walkthrough) == "test-what"


def test_changing_a_middle_answer_replays_the_rest() -> None:
    walkthrough = begin_guide(("Nora", "draw", "red", "draw", "blue"))
    assert walkthrough.edit(0, "Kim") == 0
    assert (walkthrough.state.owner, walkthrough.state.taken) == ("Kim", ["red", "blue"])


def test_answers_no_longer_asked_are_dropped() -> None:
    walkthrough = begin_guide(("Nora", "draw", "red", "draw", "blue"))
    assert walkthrough.edit(2, "blue") == 1  # the only blue token
    assert (id_of_question(walkthrough), walkthrough.state.taken) == ("test-draw", ["blue"])
    assert walkthrough.edit(1, "stop") == 2
    assert walkthrough.is_over


def watch(bag: Bag) -> Guide[None]:
    """Let each crew member look at two things, and report more if there was noise."""
    crew: list[str] = []
    while len(crew) < 3:
        crew.append(str((yield TextInput(message("test-owner")))))
    for number in (1, 2, 3):
        for name in crew:
            asked = message("test-heard", who=name, round=number)
            heard = yield SingleChoice(asked, options=options("silence", "noise"))
            if heard == "noise":
                bag.taken.append(str((yield TextInput(message("test-what-noise", who=name)))))
            bag.tokens[f"{name}{number}"] = int(str((yield Count(message("test-count", who=name), most=9))))


WATCH: tuple[Answer, ...] = (
    "Nora", "Kim", "Bo",
    "silence", 1, "silence", 2, "noise", "a creak", 3,
    "silence", 4, "noise", "a hiss", 5, "silence", 6,
    "silence", 7, "silence", 8,
)  # fmt: skip


def watched(answers: tuple[Answer, ...] = WATCH) -> Walkthrough[Bag]:
    walkthrough = Walkthrough(watch, Bag)
    for answer in answers:
        walkthrough.answer(answer)
    return walkthrough


def answers_of(walkthrough: Walkthrough[Bag]) -> tuple[Answer, ...]:
    return tuple(given.answer for given in walkthrough.given_answers)


def test_later_answers_return_after_a_new_question() -> None:
    walkthrough = watched()
    assert walkthrough.count_lost_answers(3, "noise") == len(WATCH) - 4
    assert answers_of(walkthrough) == WATCH  # only counted
    walkthrough.edit(3, "noise")
    assert (id_of_question(walkthrough), len(walkthrough.waiting_answers)) == ("test-what-noise", len(WATCH) - 4)
    walkthrough.answer("a thud")
    assert answers_of(walkthrough) == (*WATCH[:3], "noise", "a thud", *WATCH[4:])
    assert (walkthrough.reused, walkthrough.waiting_answers) == (len(WATCH) - 4, ())
    assert walkthrough.state.taken == ["a thud", "a creak", "a hiss"]


def test_dropped_answers_do_not_affect_others() -> None:
    walkthrough = watched()
    walkthrough.edit(7, "silence")
    assert answers_of(walkthrough) == (*WATCH[:7], "silence", *WATCH[9:])
    assert walkthrough.state.tokens["Bo1"] == 3
    assert walkthrough.state.taken == ["a hiss"]


def test_answers_follow_a_renamed_player() -> None:
    walkthrough = watched()
    assert walkthrough.edit(1, "Aki") == 0
    assert (walkthrough.state.tokens["Aki2"], walkthrough.state.taken) == (5, ["a creak", "a hiss"])


def test_undo_reverts_an_edit_then_single_answers() -> None:
    walkthrough = watched()
    walkthrough.edit(3, "noise")
    walkthrough.answer("a thud")
    walkthrough.undo()
    assert (id_of_question(walkthrough), len(walkthrough.waiting_answers)) == ("test-what-noise", len(WATCH) - 4)
    walkthrough.undo()
    assert answers_of(walkthrough) == WATCH
    walkthrough.undo()
    assert answers_of(walkthrough) == WATCH[:-1]


def count_for_ever(bag: Bag) -> Guide[None]:
    """Ask questions that depend on an earlier answer."""
    text = "test-odd" if (yield SingleChoice(message("test-what"), options=options("a", "b"))) == "a" else "test-even"
    while True:
        yield Count(message(text), most=9)


def test_unasked_answers_are_given_up() -> None:
    walkthrough = Walkthrough(count_for_ever, Bag)
    for answer in ("a", 1, 2, 3):
        walkthrough.answer(answer)
    walkthrough.edit(0, "b")
    assert len(walkthrough.waiting_answers) == 3
    for number in range(40):
        walkthrough.answer(number % 10)
    assert not walkthrough.waiting_answers


@examples(80)
@given(st.data())
def test_edits_keep_what_they_can_and_can_be_undone(data: st.DataObject) -> None:
    walkthrough = watched()
    before = deepcopy(walkthrough.state)
    place = data.draw(st.integers(0, len(WATCH) - 1))
    prompt, _ = walkthrough.history[place]
    answer = data.draw(st.integers(0, 9)) if isinstance(prompt, Count) else _any_answer(prompt, data.draw)
    unfit = walkthrough.count_lost_answers(place, answer)
    assert walkthrough.edit(place, answer) == unfit
    for _ in range(data.draw(st.integers(0, 3))):
        if walkthrough.prompt is not None:
            asks = walkthrough.prompt
            walkthrough.answer(
                data.draw(st.integers(0, 9)) if isinstance(asks, Count) else _any_answer(asks, data.draw)
            )
    while walkthrough.last_edit is not None:
        walkthrough.undo()
    assert (answers_of(walkthrough), walkthrough.state) == (WATCH, before)


def test_invalid_change_changes_nothing() -> None:
    walkthrough = begin_guide(("Nora", "draw", "red"))
    with pytest.raises(UserError, match="guide-no-answer"):
        walkthrough.edit(1, "fly")
    assert walkthrough.state.taken == ["red"]


def test_history_lists_questions_and_answers() -> None:
    walkthrough = begin_guide(("Nora", "draw"))
    assert [(prompt.text.text_id, answer) for prompt, answer in walkthrough.history] == [
        ("test-owner", "Nora"),
        ("test-what", "draw"),
    ]


SECRET = Secret(message("test-look-away"), seat="red", inside=Count(message("test-count"), most=3), seconds=5)


@pytest.mark.parametrize(
    ("prompt", "right", "wrong"),
    [
        (Instruction(message("t")), [None], ["", 0, ()]),
        (Wait(message("t"), seconds=3), [None], ["x"]),
        (SingleChoice(message("t"), options=options("a", "b")), ["a", "b"], ["c", None, 1, ("a",)]),
        (
            MultiChoice(message("t"), options=options("a", "b", "c"), least=1, most=2),
            [("a",), ("a", "c")],
            [(), ("a", "b", "c"), ("b", "a"), ("a", "a"), ("x",), "a", None],
        ),
        (
            MultiChoice(message("t"), options=options("a", "b"), most=3, each=2),
            [(), ("a", "a", "b"), ("b", "b")],
            [("a", "a", "a"), ("a", "b", "a"), ("a", "a", "b", "b")],
        ),
        (
            Arrangement(message("t"), pieces=options("x", "y"), places=options("a", "b"), room={"b": 1}),
            [("x/a", "y/b"), ("x/a", "y/a")],
            [(), ("x/b", "y/b"), ("x/a",), ("y/a", "x/a"), ("x/a", "y/c"), ("x/a", "y/"), "x/a", None],
        ),
        (Count(message("t"), least=1, most=3), [1, 3], [0, 4, True, "2", None]),
        (TextInput(message("t")), ["Nora", "Zoë"], ["", "  ", "a\nb", "x" * 61, None, 5]),
        (Draw(message("t"), options=options("a", "b"), weights={"a": 2}), ["a"], ["b", "c", None]),
        (Draw(message("t"), options=options("a", "b")), ["a", "b"], ["c"]),
        (SECRET, [0, 3], [4, None]),
        (Ritual(message("t"), lines=[RitualLine(message("m"), 2.0)]), [None], ["a"]),
    ],
)
def test_valid_answers_by_prompt_kind(prompt: Prompt, right: list[Answer], wrong: list[Answer]) -> None:
    for answer in right:
        prompt.check(answer)
    for answer in wrong:
        with pytest.raises(UserError, match=r"guide-(no|place)"):
            prompt.check(answer)


def test_a_ritual_lasts_as_long_as_its_moments() -> None:
    assert Ritual(message("t"), lines=[RitualLine(message("a"), 2.5), RitualLine(message("b"), 4.0)]).seconds == 6.5


def test_draws_come_from_the_bag_and_depend_on_the_seed() -> None:
    walkthroughs = [begin_guide(("Nora", "draw"), seed) for seed in range(300)]
    drawn = [walkthrough.pick() for walkthrough in walkthroughs]
    assert 160 < drawn.count("red") < 240  # two thirds
    assert drawn == [begin_guide(("Nora", "draw"), seed).pick() for seed in range(300)]


def test_items_without_weight_are_never_drawn() -> None:
    draw = Draw(message("t"), options=options("a", "b", "c"), weights={"b": 3})
    assert {draw.pick(seed, 0) for seed in range(100)} == {"b"}


@examples(60)
@given(st.data())
def test_random_runs_replay_identically_and_can_be_undone(data: st.DataObject) -> None:
    walkthrough = begin_guide(seed=data.draw(st.integers(0, 100)))
    while (prompt := walkthrough.prompt) is not None:
        before = (id_of_question(walkthrough), deepcopy(walkthrough.state))
        walkthrough.answer(_any_answer(prompt, data.draw))
        walkthrough.undo()
        assert (id_of_question(walkthrough), walkthrough.state) == before
        walkthrough.answer(_any_answer(prompt, data.draw))
    again = Walkthrough(empty_the_bag, Bag, walkthrough.given_answers, walkthrough.seed)
    assert (again.state, again.is_over, again.left_over) == (walkthrough.state, True, 0)


def _any_answer(prompt: Prompt, draw: Callable[[st.SearchStrategy[str]], str]) -> Answer:
    match prompt:
        case TextInput():
            return draw(st.sampled_from(["Nora", "Kim"]))
        case Draw(options=choices):
            return draw(st.sampled_from([one.key for one in choices if prompt.weight(one.key)]))
        case SingleChoice(options=choices):
            return draw(st.sampled_from([one.key for one in choices]))
    return None


# saving


@pytest.fixture
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SavedGuide[Bag]:
    monkeypatch.setenv("SPACEALERT_HOME", str(tmp_path))
    return SavedGuide("bag", empty_the_bag, Bag)


def test_every_answer_is_saved_at_once(saved: SavedGuide[Bag]) -> None:
    walkthrough = saved.begin(seed=7)
    for answer in ("Nora", "draw", "red"):
        walkthrough.answer(answer)
        saved.close()  # simulates a kill
        resumed = SavedGuide("bag", empty_the_bag, Bag)
        assert resumed.resume().given_answers == walkthrough.given_answers
        resumed.close()
    assert saved.resume().seed == 7
    assert saved.resume().state.taken == ["red"]


def test_every_seed_can_be_resumed(saved: SavedGuide[Bag]) -> None:
    for seed in (0, SEEDS - 1):
        saved.begin(seed).answer("Nora")
        assert saved.resume().seed == seed


def test_undo_is_saved_too(saved: SavedGuide[Bag]) -> None:
    walkthrough = saved.begin(seed=7)
    walkthrough.answer("Nora")
    walkthrough.answer("draw")
    walkthrough.undo()
    assert len(saved.resume().given_answers) == 1


def test_guide_can_be_open_only_once(saved: SavedGuide[Bag]) -> None:
    saved.begin(0).answer("Nora")
    other = SavedGuide("bag", empty_the_bag, Bag)
    with pytest.raises(UserError, match="guide-open-elsewhere"):
        other.resume()
    saved.close()
    assert other.resume().state.owner == "Nora"


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"version":1,"seed":-1,"given":[]}', b"\xff", b"[" * 5000])
def test_damaged_file_is_refused_and_left_unchanged(saved: SavedGuide[Bag], content: bytes) -> None:
    saved.path.parent.mkdir()
    saved.path.write_bytes(content)
    with pytest.raises(UserError, match="guide-damaged"):
        saved.resume()
    assert saved.path.read_bytes() == content


def test_file_of_a_newer_version_is_refused(saved: SavedGuide[Bag]) -> None:
    saved.path.parent.mkdir()
    saved.path.write_text('{"version": 99, "seeds": "x"}')
    with pytest.raises(UserError, match="files-newer"):
        saved.resume()


@pytest.mark.parametrize("answered", [False, True])
def test_file_of_a_newer_version_is_never_overwritten(saved: SavedGuide[Bag], answered: bool) -> None:
    saved.path.parent.mkdir()
    newer = saved.path
    newer.write_text('{"version": 99, "seeds": "x"}')
    saved.begin(3).answer("Nora")
    assert newer.read_text() == '{"version": 99, "seeds": "x"}'
    saved.close()
    again = SavedGuide("bag", empty_the_bag, Bag)
    assert again.exists
    assert again.resume().state.owner == "Nora"


def test_a_finished_guide_is_not_offered_as_unfinished(saved: SavedGuide[Bag]) -> None:
    walkthrough = saved.begin(3)
    walkthrough.answer("Nora")
    assert saved.exists
    walkthrough.answer("stop")
    assert not saved.exists
    walkthrough.undo()
    assert saved.exists


def test_starting_over_keeps_the_old_evening(saved: SavedGuide[Bag]) -> None:
    saved.begin(3).answer("Nora")
    before = saved.path.read_bytes()
    saved.begin(4).answer("Kim")
    assert saved.resume().state.owner == "Kim"
    assert saved.path.with_name("bag-before.json").read_bytes() == before


def test_edit_can_be_undone_after_a_kill(saved: SavedGuide[Bag]) -> None:
    walkthrough = saved.begin(3)
    for answer in ("Nora", "draw", "red", "draw", "blue"):
        walkthrough.answer(answer)
    walkthrough.edit(2, "blue")
    saved.close()
    resumed = SavedGuide("bag", empty_the_bag, Bag).resume()
    assert (resumed.state.taken, len(resumed.waiting_answers)) == (["blue"], 1)
    resumed.undo()
    assert resumed.state.taken == ["red", "blue"]


def test_a_guide_of_version_1_is_resumed(saved: SavedGuide[Bag]) -> None:
    saved.path.parent.mkdir()
    given = '{"asked":"test-owner","text":"Nora"},{"asked":"test-what","text":"draw"}'
    saved.path.write_text(f'{{"version":1,"seed":7,"given":[{given}]}}')
    resumed = saved.resume()
    assert (resumed.state.owner, id_of_question(resumed), resumed.left_over) == ("Nora", "test-draw", 0)


@pytest.mark.skipif(sys.platform == "win32", reason="no such permissions here")
def test_guide_files_are_private_and_written_atomically(saved: SavedGuide[Bag]) -> None:
    walkthrough = saved.begin(3)
    walkthrough.answer("Nora")
    assert saved.path.stat().st_mode & 0o777 == 0o600
    with child_process([sys.executable, "-c", ""]) as gone:
        gone.wait()
    left = saved.path.with_name(f".bag.json.abc.{gone.pid}")
    being_written = saved.path.with_name(f".bag.json.abc.{os.getpid()}")
    for temporary in (left, being_written):
        temporary.write_text("secret")
        os.utime(temporary, (time.time() - 60, time.time() - 60))
    walkthrough.answer("draw")
    assert (left.exists(), being_written.exists()) == (False, True)


def test_outdated_answers_are_set_aside(saved: SavedGuide[Bag]) -> None:
    path = guide_path("bag")
    path.parent.mkdir()
    path.write_text('{"version":1,"seed":0,"given":[{"asked":"test-owner","text":"Nora"},{"asked":"test-gone"}]}')
    walkthrough = saved.resume()
    assert (id_of_question(walkthrough), walkthrough.left_over) == ("test-what", 1)


def test_game_continues_when_saving_fails(saved: SavedGuide[Bag], tmp_path: Path) -> None:
    (tmp_path / "guides").write_text("a file where the folder should be")
    walkthrough = saved.begin(0)
    walkthrough.answer("Nora")
    assert id_of_question(walkthrough) == "test-what"
    assert saved.trouble is not None
