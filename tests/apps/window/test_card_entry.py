"""Cards, tracks, drafts and the summary: everything reaches the resolution, and nothing is lost."""

import contextlib
import json
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import gallery
import pygame
import pytest
from support.languages import ENGLISH, RUSSIAN
from support.screens import wait_for_scene, write_raw
from support.window_scenes import Elsewhere, kept, mission_of, open_on_top, scene_on_screen, scrolled, session_with

from spacealert import logbook
from spacealert.announcer.compiler import compile_soundtrack
from spacealert.apps.window import evening
from spacealert.apps.window.card_entry import card_button
from spacealert.apps.window.mission_scene import Cover, MissionScene
from spacealert.apps.window.preparing_scene import PreparingScene
from spacealert.apps.window.read_aloud import ReadAloudScene, read_aloud_state
from spacealert.apps.window.resolution.plans_scene import PlansScene
from spacealert.apps.window.summary_scene import SummaryScene
from spacealert.engine import CARDS
from spacealert.engine.cards import CALLERS
from spacealert.gamefile.card_names import card_name, card_title, distinction, match_cards, only_match, suggest_cards
from spacealert.kit.audio.player import Player
from spacealert.kit.audio.voice_pack import Voice
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage import places
from spacealert.kit.ui.canvas import Box, Canvas
from spacealert.kit.ui.containers import Grid
from spacealert.kit.ui.controls import Pressable
from spacealert.kit.ui.screen import Screen
from spacealert.missions import codes, library
from spacealert.missions.announcements import AnnouncedThreat, AnnouncementKind, Rank, Zone
from spacealert.missions.scenario import Kind, Scenario, ScenarioEvent
from spacealert.session import Session
from spacealert.session.action_round import ActionRound
from spacealert.session.card_entry import CardEntry
from spacealert.session.commands import EnterCard, GoToPlans, PlayRound, ResumeGame, Seek
from spacealert.session.mission_player import MissionPlayer
from spacealert.session.saved_games import MISSION_FORMAT, draft_from_game, game_from_draft
from spacealert.session.session_state import Playing
from spacealert.session.setup import TableSetup
from spacealert.texts import load_texts

pytestmark = pytest.mark.usefixtures("own_folder")


@pytest.fixture
def played() -> ActionRound:
    return ActionRound(TableSetup().with_crew_size(5, 0), "S2-3", library.find("S2-3"), seed=7, tracks={"red": "T1"})


# entering cards


@pytest.mark.parametrize(
    ("typed", "code", "expected"),
    [
        ("", "E1-05", True),
        ("e1-0", "E1-05", True),
        ("e105", "E1-05", True),
        ("e1-5", "E1-05", True),
        ("у1-5", "E1-05", True),
        ("e1-4", "E1-05", False),
        ("e1-1", "E1-10", True),
        ("Е1", "E1-05", True),  # a Cyrillic letter
        ("у1-05", "E1-05", True),  # same key as E on a Russian layout
        ("ыу1", "SE1-01", True),
        ("ыш2", "SI2-04", True),
        ("108", "E3-108", True),  # the deck is known, so the number is enough
        ("3-108", "E3-108", True),
        ("08", "E1-05", False),
        ("gun", "E1-05", True),
        ("grap", "E1-08", True),  # matches the second word
        ("hip", "E1-05", True),  # matches the middle of the name
        ("nug", "E1-05", False),
        ("se1", "E1-05", False),
    ],
)
def test_few_letters_find_a_card(typed: str, code: str, expected: bool) -> None:
    assert (match_cards([code], typed) == (code,)) is expected


def test_exact_card_name_comes_first() -> None:
    assert match_cards(["E1-03", "E1-07"], "fighter") == ("E1-07", "E1-03")  # Stealth Fighter, Fighter
    assert match_cards(["E1-03", "E1-07"], RUSSIAN.say("threats-E1-07"))[0] == "E1-07"


def test_russian_card_names_work_in_every_language() -> None:
    name = RUSSIAN.say("threats-E1-05")
    assert match_cards(["E1-05"], name[:4].lower())


def test_only_unused_cards_of_the_right_deck_are_offered(played: ActionRound) -> None:
    for place, threat in enumerate(played.threats):
        found = played.candidates(place)
        prefix = ("S" if threat.serious else "") + ("I" if threat.internal else "E") + "1-"
        assert found
        assert all(code.startswith(prefix) for code in found)
        played = played.with_card(place, found[0])
    assert len(set(played.cards.values())) == len(played.threats)


def test_program_draws_from_the_remaining_cards(played: ActionRound) -> None:
    place = 0
    for code in played.candidates(place)[1:]:
        other = next(n for n in range(1, 99) if n not in played.cards)
        played = ActionRound(
            played.setup, played.mission, played.scenario, played.seed, cards={**played.cards, other: code}
        )
    assert played.with_drawn_card(place).cards[place] == played.candidates(place)[0]


def entry_of(played: ActionRound, announced: int) -> CardEntry:
    """Open card entry in this round's mission after this many threats have been announced."""
    session = session_with(Playing(played))
    threats = [cue for cue in session.player.soundtrack.cues if cue.kind.row.rank is Rank.ALERT]
    session.do(Seek(threats[announced - 1].at + 0.1 if announced else 0.0))
    return CardEntry(ENGLISH, session, lambda: session.view().round)


def test_entering_a_card_selects_the_next_threat(played: ActionRound) -> None:
    entry = entry_of(played, 2)
    entry.open()
    assert entry.place == 0  # the oldest
    entry.type_text(entry.candidates[3])
    assert len(entry.candidates) == 1
    entry.enter_selected()
    assert (entry.place, entry.typed) == (1, "")
    assert list(entry.cards) == [0]
    entry.move_threat(1)
    entry.erase()  # nothing is typed and another threat is selected, so the entry stays
    assert list(entry.cards) == [0]
    entry.remove()
    assert entry.cards == {}


def test_enter_takes_only_an_unambiguous_card(played: ActionRound) -> None:
    entry = entry_of(played, 1)
    entry.open()
    entry.type_text(entry.candidates[0][:-2])
    assert len(entry.candidates) > 1
    entry.enter_selected()
    assert entry.cards == {}
    assert entry.trouble
    entry.move_selection(1)
    second = entry.candidates[0]
    entry.enter_selected()
    assert entry.cards == {0: second}


def test_full_card_name_beats_longer_names() -> None:
    found = match_cards(["E1-03", "E1-06", "E1-07"], "истребитель")
    assert len(found) > 1
    assert only_match(found, "истребитель") == "E1-07"
    assert only_match(found, "истреб") is None
    assert match_cards(["E1-03", "E1-07"], "истреб") == ("E1-07", "E1-03")  # a name that starts with it comes first


def test_single_match_keeps_the_card_size(played: ActionRound, plausible_voice: Voice) -> None:
    scene = mission(played, plausible_voice, [0.0])
    screen = Screen.of_size(scene, 1280, 720)
    screen.press("space")
    scene.session.do(Seek(scene.player.soundtrack.cues[1].at + 1))
    screen.press("c")

    def box_of(code: str) -> Box:
        screen.paint()
        return next(spot.box for spot in screen.canvas.targets if spot.action == ("card", code))

    code = scene.cards.candidates[0]
    before = box_of(code)
    screen.type_text(code)
    assert scene.cards.candidates == (code,)
    assert box_of(code) == before


def test_no_card_can_be_entered_before_an_announcement(played: ActionRound) -> None:
    entry = entry_of(played, 0)
    entry.open()
    entry.enter_selected()
    entry.draw()
    assert entry.cards == {}


def test_enter_keeps_an_entered_card(played: ActionRound) -> None:
    entry = entry_of(played, 1)
    entry.open()
    code = entry.candidates[2]
    entry.enter(code)
    entry.enter_selected()
    assert entry.cards == {0: code}


# the board follows the mission


def mission(played: ActionRound, voice: Voice, now: list[float]) -> MissionScene:
    player = Player(
        compile_soundtrack(played.scenario, voice, played.setup.crew), now=lambda: now[0], asleep=lambda: 0.0
    )
    return mission_of(played, player)


def test_cards_are_entered_while_the_mission_runs(played: ActionRound, plausible_voice: Voice) -> None:
    now = [0.0]
    scene = mission(played, plausible_voice, now)
    screen = Screen.of_size(scene, 1280, 720)
    screen.press("space")
    now[0] += scene.player.soundtrack.cues[1].at + 1
    screen.press("c")
    assert scene.writing
    now[0] += 5
    screen.paint()
    assert screen.canvas.overflows == []
    code = scene.cards.candidates[2]
    screen.type_text(code)
    screen.press("enter")
    screen.press("escape")
    assert scene.cover is None
    assert scene.round.cards == {0: code}
    assert scene.player.position == pytest.approx(scene.player.soundtrack.cues[1].at + 6)


def test_open_card_entry_goes_on_to_the_next_threat(played: ActionRound, plausible_voice: Voice) -> None:
    """The next threat's card silently replaced the one entered before it."""
    now = [0.0]
    scene = mission(played, plausible_voice, now)
    screen = Screen.of_size(scene, 1280, 720)
    screen.press("space")
    first, second = [cue.at for cue in scene.player.soundtrack.cues if cue.kind.row.rank is Rank.ALERT][:2]
    entered = {}
    for place, at in enumerate((first, second)):
        now[0] += at + 1 - scene.player.position
        if not place:
            screen.press("c")
        screen.tick(0.1)
        screen.paint()
        entered[place] = scene.cards.candidates[2]
        screen.type_text(entered[place])
        screen.press("enter")
        confirmed = [line for line in screen.scene.describe() if card_title(ENGLISH, entered[place]) in line]
        assert len([line for line in confirmed if "ntered" in line]) == 1
    assert scene.round.cards == entered


def test_selected_search_is_replaced_by_typing(played: ActionRound, plausible_voice: Voice) -> None:
    now = [0.0]
    scene = mission(played, plausible_voice, now)
    screen = Screen.of_size(scene, 1280, 720)
    screen.press("space")
    now[0] += scene.player.soundtrack.cues[1].at + 1
    screen.press("c")
    screen.type_text("gun")
    screen.press("ctrl+a")
    screen.type_text("s")
    assert scene.cards.typed == "s"
    screen.press("ctrl+a")
    screen.press("backspace")
    assert scene.cards.typed == ""


def test_card_list_works_by_keys(played: ActionRound, plausible_voice: Voice) -> None:
    now = [0.0]
    scene = mission(played, plausible_voice, now)
    scene.press("enter")  # starts, like the space bar
    threats = [cue for cue in scene.player.soundtrack.cues if cue.kind.row.rank is Rank.ALERT]
    now[0] += threats[1].at + 1
    scene.press("c")
    assert scene.cards.place == 0  # the oldest
    first = scene.cards.candidates[1]
    for key in ("right", "right", "down", "up"):  # the first one selects a card
        assert scene.press(key)
    scene.press("enter")
    assert scene.round.cards == {0: first}
    assert scene.cards.place == 1
    scene.press("shift+tab")
    assert scene.cards.place == 0
    scene.press("tab")
    for key in ("right", "right", "left", "down"):
        scene.press(key)
    second = scene.cards.candidates[4]
    scene.press("enter")
    assert scene.round.cards == {0: first, 1: second}
    assert scene.cards.place == 1  # all have cards, so the newest is selected
    scene.press("delete")
    assert scene.round.cards == {0: first}
    assert not scene.press("f5")  # not a shortcut of this list


def entering_cards(played: ActionRound, voice: Voice) -> MissionScene:
    """Return a mission whose first threat was just announced, with card entry open."""
    now = [0.0]
    scene = mission(played, voice, now)
    scene.press("space")
    now[0] += scene.player.soundtrack.cues[1].at + 1
    scene.press("c")
    return scene


def test_unknown_card_name_is_reported_and_can_be_erased(played: ActionRound, plausible_voice: Voice) -> None:
    scene = entering_cards(played, plausible_voice)
    whole = scene.cards.candidates
    scene.type_text("qq")
    assert scene.cards.candidates == ()
    for key in ("right", "enter", "backspace", "backspace"):
        scene.press(key)
    assert scene.cards.candidates == whole
    assert scene.round.cards == {}


def test_hints_of_card_entry_leave_room_for_the_cards(played: ActionRound, plausible_voice: Voice) -> None:
    scene = entering_cards(played, plausible_voice)
    scene.player.muted, scene.player.siren = True, False
    scene.type_text("a")
    scene.cards.chosen = None
    scene.press("enter")
    assert ENGLISH.say("screen-cards-choose") in scene.describe()
    assert ENGLISH.say("screen-notice-muted") not in scene.describe()
    scene.press("backspace")
    assert ENGLISH.say("screen-notice-muted") in scene.describe()


@pytest.mark.parametrize("name", ["mission-cards-open", "mission-cards-announced"])
@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_nine_missing_cards_leave_the_panel_on_screen(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    noticed = [load_texts(language).say(notice) for notice in ("screen-notice-slept-on", "screen-notice-no-sound")]
    monkeypatch.setattr(MissionScene, "_machine_notices", lambda _: noticed)
    for size in ((800, 480), (1280, 688), (800, 1280)):
        scene = gallery.scenes(load_texts(language))[name]()
        assert isinstance(scene, MissionScene)
        scene.player.muted, scene.player.siren = True, False
        screen = Screen.of_size(scene, *size, shows_keys=True)
        screen.paint()
        assert len(scene.board.threats) == 9
        assert "T+1 … T+8" in " ".join(scene.describe())
        assert "body" not in scrolled(scene.tree.placed), size


def test_card_of_another_deck_is_named(played: ActionRound, plausible_voice: Voice) -> None:
    scene = entering_cards(played, plausible_voice)
    scene.type_text("SE1-02")
    assert ENGLISH.say("screen-cards-other-deck", card="Man-Of-War") in scene.describe()
    scene.press("enter")
    assert ENGLISH.say("screen-cards-choose") not in scene.describe()  # there is none to choose


def test_misspelled_name_finds_the_card(played: ActionRound, plausible_voice: Voice) -> None:
    scene = entering_cards(played, plausible_voice)
    for slip in ("sabotuer", "деверсант"):
        scene.cards.search(slip)
        assert scene.cards.candidates == ("I1-03", "I1-04"), slip
    scene.press("right")
    scene.press("enter")
    assert scene.round.cards == {0: "I1-03"}


def test_backspace_gives_back_the_card_that_was_replaced(played: ActionRound, plausible_voice: Voice) -> None:
    scene = entering_cards(played, plausible_voice)
    for code in ("I1-03", "I1-05"):
        scene.type_text(code)
        scene.press("enter")
    assert scene.round.cards == {0: "I1-05"}
    scene.press("backspace")
    assert scene.round.cards == {0: "I1-03"}


def test_misspelled_word_of_a_name_finds_the_card() -> None:
    assert suggest_cards(tuple(CARDS), "осьминок") == suggest_cards(tuple(CARDS), "осьминог") != ()
    assert set(suggest_cards(tuple(CARDS), "fihgter")) <= set(suggest_cards(tuple(CARDS), "fighter"))
    assert suggest_cards(tuple(CARDS), "oops") == ()
    for beginning, name in (("skirms", "Skirmishers"), ("метиор", "Meteoroid"), ("конон", "Gunship")):
        found = {ENGLISH.say(f"threats-{code}") for code in suggest_cards(tuple(CARDS), beginning)}
        assert found == {name}, beginning


def test_cards_of_one_name_are_told_apart() -> None:
    taps = (card_button(RUSSIAN, code, "card", main=False, entered=False) for code in ("I2-01", "I2-02"))
    told = [line for tap in taps for line in tap.describe()]
    assert told == ["I2-01 · нижний синий отсек Слизь", "I2-02 · нижний красный отсек Слизь"]


@pytest.mark.parametrize("across", [6, 8])
def test_pictures_of_a_row_line_up(across: int) -> None:
    canvas = Canvas(pygame.Surface((1280, 720)))
    chosen = ("E1-02", "E1-08", "SE1-06", "I1-02", "I1-03", "I1-04", "SE1-02", "E1-04")[:across]
    buttons = (card_button(ENGLISH, code, code, main=False, entered=False, tall=True, side=62) for code in chosen)
    grid = Grid(*buttons, most=across, gap=6)
    width = 160.0 * across
    cells = grid.arrange(canvas, Box(0, 0, width, grid.measure_height(canvas, width)[1]))
    pictures = [button.arrange(canvas, box)[0][1] for button, box in cells if isinstance(button, Pressable)]
    assert len(pictures) == across
    assert len({round(picture.y) for picture in pictures}) == 1


def test_cards_of_one_name_have_different_titles_and_others_none() -> None:
    for texts in (ENGLISH, RUSSIAN):
        names = Counter(card_name(texts, code) for code in CARDS)
        assert len({card_title(texts, code) for code in CARDS}) == len(CARDS)
        for code, card in CARDS.items():
            assert (distinction(code) is not None) == (names[card_name(texts, code)] > 1), code
            if (where := distinction(code)) is not None and "station" in where.text_id:
                assert where.text_id == f"story-station-{card.stations[0]}"


def test_typing_hint_is_shown_only_during_card_entry(played: ActionRound, plausible_voice: Voice) -> None:
    now = [0.0]
    scene = mission(played, plausible_voice, now)
    scene.press("space")
    now[0] += scene.player.soundtrack.cues[1].at + 1
    for key in ("c", "enter"):
        scene.press(key)
    assert ENGLISH.say("screen-cards-choose") in scene.describe()
    scene.press("escape")
    assert ENGLISH.say("screen-cards-choose") not in scene.describe()


def test_card_entry_is_hidden_in_silence_and_keeps_its_text(played: ActionRound, plausible_voice: Voice) -> None:
    now = [0.0]
    scene = mission(played, plausible_voice, now)
    screen = Screen.of_size(scene, 1280, 720)
    screen.press("space")
    down = next(cue for cue in scene.player.soundtrack.cues if cue.kind is AnnouncementKind.COMMS_DOWN)
    now[0] += down.at - 2
    screen.press("c")
    screen.type_text("st")
    now[0] += 4
    screen.tick(0.03)
    assert ENGLISH.say("screen-cards-silence") in scene.describe()
    assert ENGLISH.say("screen-cards-type") not in scene.describe()
    for letter in "smr":  # would switch the siren and the sound off, and repeat
        screen.press(letter)
        screen.type_text(letter)
    screen.press("enter")
    assert scene.sound.siren
    assert not scene.sound.muted
    assert scene.round.cards == {}
    assert scene.board.silence is not None
    now[0] += scene.board.silence.left + 1
    screen.tick(0.03)
    assert scene.cards.typed == "st"
    assert scene.writing
    screen.press("escape")
    assert scene.cover is None


def test_escape_in_silence_closes_card_entry(played: ActionRound, plausible_voice: Voice) -> None:
    now = [0.0]
    scene = mission(played, plausible_voice, now)
    scene.press("space")
    down = next(cue for cue in scene.player.soundtrack.cues if cue.kind is AnnouncementKind.COMMS_DOWN)
    now[0] += down.at - 2
    scene.press("c")
    now[0] += 4
    before = scene.player.position
    assert scene.press("escape")
    assert scene.cover is None
    assert scene.player.position == before
    scene.press("s")
    assert scene.sound.siren  # hidden keys do nothing
    while scene.board.silence is not None:
        now[0] += 1
        scene.tick(0.0)
    scene.press("s")
    assert not scene.sound.siren


def test_card_of_another_threat_is_moved(own_folder: Path) -> None:
    events = tuple(ScenarioEvent(10 * number, AnnouncedThreat(number + 1, zone=Zone.RED)) for number in (1, 2))
    scenario = Scenario("X", Kind.MISSION, {"en": "X"}, (120, 240), events)
    session = session_with(Playing(ActionRound(TableSetup(), "X", scenario, seed=1)))
    session.do(Seek(40.0))
    entry = CardEntry(ENGLISH, session, lambda: session.view().round)
    entry.open()
    board = session.view().round.board  # type: ignore[union-attr]
    assert board is not None
    assert entry.question(board.threats) == "Card for T+2 / T+3", "it may be for either"
    entry.go_to_threat(0)
    assert entry.question(board.threats) == "Card for T+2 · Zone red"
    entry.open()
    entry.type_text("stealth")
    entry.move_selection(1)
    entry.enter_selected()
    entry.choose_threat(0)
    for typed in ("stea", "E103"):
        entry.go_to_threat(1)
        entry.type_text(typed)
        assert entry.no_match_reason.startswith("Stealth Fighter is already the card for T+2.")
        assert entry.cards == {0: "E1-03"}
    entry.enter_selected()
    assert entry.cards == {1: "E1-03"}
    entry.erase()
    assert entry.cards == {0: "E1-03"}, "it went back to where it was"
    session.do(EnterCard(1, "E1-05"))
    entry.go_to_threat(1)
    entry.type_text("stea")
    entry.enter_selected()
    assert entry.cards == {1: "E1-03"}
    entry.erase()
    assert entry.cards == {0: "E1-03", 1: "E1-05"}


def test_undo_restores_the_cards_that_a_replaced_card_called() -> None:
    scene = gallery.scenes(ENGLISH)["mission-called"]()
    assert isinstance(scene, MissionScene)
    place, before = next(iter(scene.round.called)), scene.round
    scene.cards.go_to_threat(place)
    scene.cards.enter(next(code for code in scene.round.candidates[place] if code not in CALLERS))
    assert place not in scene.round.called
    scene.cards.erase()
    assert (scene.round.cards, scene.round.called) == (before.cards, before.called)


def test_interrupted_mission_is_restored(played: ActionRound, plausible_voice: Voice) -> None:
    assert kept() == ()
    now = [0.0]
    scene = mission(played.with_card(0, played.candidates(0)[0]), plausible_voice, now)
    screen = Screen(scene.navigation)
    screen.press("space")
    now[0] += 100.4
    screen.tick(0.03)
    scene.session.wait()
    [found] = kept()
    assert isinstance(found.item, Playing)
    assert found.item.round.cards == played.with_card(0, played.candidates(0)[0]).cards
    assert found.position == pytest.approx(100.4)
    scene.session.close()
    start = Screen(evening.open_title(ENGLISH, Session()))
    assert "1:40" in " ".join(start.scene.describe())
    start.press("enter")
    assert isinstance(wait_for_scene(start, MissionScene), MissionScene)


def test_generated_mission_is_restored_by_its_code() -> None:
    from spacealert.missions.codes import GeneratorRequest
    from spacealert.missions.scenario import Kind

    code = codes.write(GeneratorRequest(Kind.MISSION, 5, 77))
    first = ActionRound(TableSetup(), code, library.find(code), seed=1)
    found = json.loads(json.dumps(draft_from_game(Playing(first), 0.0)))
    assert game_from_draft(MISSION_FORMAT.what, found) == (Playing(first), 0.0)


@pytest.mark.parametrize(
    "content",
    ["", [], {"version": 99}, {"version": 1}, {"version": 1, "round": {"mission": "X"}}, {"version": 1, "round": []}],
)
def test_unreadable_draft_is_ignored(content: Any) -> None:
    with contextlib.closing(logbook.open()) as log:
        log.save_draft(MISSION_FORMAT.what, content)
    assert kept() == ()


def draft_of_version_1(round_: ActionRound) -> dict[str, Any]:
    """Return a draft without the scenario, and with the colors as an earlier version named them."""
    found = draft_from_game(Playing(round_), 5.0)
    for seat in found["round"]["table"]["seats"]:
        seat["colour"] = seat.pop("color")
    return {name: found[name] for name in ("position", "read_aloud", "round")} | {"version": 1}


@pytest.mark.parametrize("position", [float("nan"), float("inf"), -1, "soon", None])
def test_draft_without_a_time_is_ignored(played: ActionRound, position: Any) -> None:
    with contextlib.closing(logbook.open()) as log:
        log.delete_draft(MISSION_FORMAT.what)  # creates the file
    found = {**draft_from_game(Playing(played), 0.0), "position": position}
    write_raw(log.path, "draft", MISSION_FORMAT.what, found)
    assert kept() == ()


def test_foreign_draft_cannot_choose_files_to_open(played: ActionRound, own_folder: Path) -> None:
    shutil.copy(places.bundled_folder("scenarios") / "S2-1.yaml", own_folder / "theirs.yaml")
    found = draft_of_version_1(played)
    assert game_from_draft(MISSION_FORMAT.what, found) is not None
    found["round"]["mission"] = str(own_folder / "theirs.yaml")
    assert game_from_draft(MISSION_FORMAT.what, found) is None


def test_draft_with_an_infinite_seed_is_ignored(played: ActionRound) -> None:
    found = draft_from_game(Playing(played), 5.0)
    found["round"]["seed"] = float("inf")
    with contextlib.closing(logbook.open()) as log:
        log.delete_draft(MISSION_FORMAT.what)  # creates the file
    write_raw(log.path, "draft", MISSION_FORMAT.what, found)
    assert kept() == ()


def test_draft_of_an_earlier_version_opens_its_resolution(played: ActionRound) -> None:
    with contextlib.closing(logbook.open()) as log:
        log.save_draft(MISSION_FORMAT.what, {**draft_of_version_1(played), "position": 700})
    session = Session()
    [found] = session.view().unfinished_games
    session.do(ResumeGame(found.item))
    session.do(GoToPlans())
    session.wait()
    with contextlib.closing(logbook.open()) as log:
        assert list(log.drafts()) == [f"resolution-{played.id}"]


def test_failed_save_is_reported_without_stopping(
    played: ActionRound, plausible_voice: Voice, own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (own_folder / "file").write_text("")
    monkeypatch.setenv("SPACEALERT_HOME", str(own_folder / "file" / "folder"))
    scene = mission(played, plausible_voice, [0.0])
    scene.press("space")
    scene.tick(0.03)
    scene.session.wait()
    assert ENGLISH.say("screen-notice-unsaved", why="disk") in scene.describe()


# earlier and later states


def test_summary_lists_announcements_with_times_and_cards(played: ActionRound) -> None:
    code = played.candidates(0)[0]
    session = session_with(Playing(played.with_card(0, code), begin_at=900.0, is_round_over=True))
    summary = SummaryScene(ENGLISH, session)
    open_on_top(summary)
    lines = summary.describe()
    assert ENGLISH.say("screen-complete") in lines
    assert sum(line[0].isdecimal() for line in lines) == len(played.scenario.for_crew(played.setup.crew).events)
    assert any(ENGLISH.say(f"threats-{code}") in line for line in lines)
    Screen.of_size(summary.navigation, 1280, 720).press("enter")
    plans = scene_on_screen(summary)
    assert isinstance(plans, PlansScene)
    assert [threat.card for threat in plans.sheet.game.threats] == [code]


def test_failed_preparation_is_reported(played: ActionRound) -> None:
    def refuse(*_: object) -> MissionPlayer:
        raise UserError("screen-none-of-this-kind")

    session = Session(make_player=refuse)
    session.do(PlayRound(played))
    scene = PreparingScene(ENGLISH, session)
    open_on_top(scene)
    while not scene.trouble:
        scene.tick(0.03)
    assert ENGLISH.say("screen-none-of-this-kind") in scene.describe()
    scene.press("escape")
    assert isinstance(scene_on_screen(scene), Elsewhere)


# reading aloud


def test_reader_sees_each_line_before_and_while_due(played: ActionRound, plausible_voice: Voice) -> None:
    compiled = compile_soundtrack(played.scenario, plausible_voice, played.setup.crew)
    for cue in compiled.cues:
        if cue.is_spoken:
            now = read_aloud_state(compiled, cue.at).now
            assert now is not None
            assert now.text == cue.said_once
        before = read_aloud_state(compiled, cue.at - 1)
        if cue.at > 1 and compiled.next_cue(cue.at - 1) is cue:
            assert before.upcoming is not None
            assert (before.upcoming.text, before.seconds_until) == (cue.said_once, 1)


def test_reader_gets_the_countdown(played: ActionRound, plausible_voice: Voice) -> None:
    compiled = compile_soundtrack(played.scenario, plausible_voice, played.setup.crew)
    end = compiled.phases[0].end
    assert [read_aloud_state(compiled, end - before).count for before in (4.9, 3.9, 2.9, 1.9, 0.9)] == [
        5,
        4,
        3,
        2,
        1,
    ]


def test_read_aloud_has_the_same_clock_and_controls(played: ActionRound, plausible_voice: Voice) -> None:
    now = [0.0]
    player = Player(compile_soundtrack(played.scenario, plausible_voice, played.setup.crew), now=lambda: now[0])
    scene = ReadAloudScene(ENGLISH, mission_of(played, player).session)
    scene.press("space")
    now[0] += 5
    assert ENGLISH.say("screen-read-next", seconds=5) in scene.describe()
    scene.press("space")
    assert scene.cover is Cover.PAUSED
