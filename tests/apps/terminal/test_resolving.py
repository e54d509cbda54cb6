"""The resolution in a terminal: questions line by line, a walk with keys, and a log entry."""

from collections.abc import Iterator
from datetime import date
from io import StringIO
from pathlib import Path

import pytest
from attrs import evolve
from support.languages import ENGLISH
from support.terminal import Terminal, needs_terminals

from spacealert.apps.terminal import wrap_line
from spacealert.apps.terminal.resolving import ResolutionConsole
from spacealert.apps.terminal.walk_keys import Follow
from spacealert.gamefile.game_file import GameFile
from spacealert.kit.i18n.texts import Texts
from spacealert.logbook.careers.explorer import Explorer
from spacealert.missions import library
from spacealert.narration.terminal_walk import TerminalWalk
from spacealert.session import Session
from spacealert.session.action_round import ActionRound
from spacealert.session.commands import GoToPlans, ResumeGame
from spacealert.session.session_state import Origin, Playing, Resolving
from spacealert.session.setup import TableSetup


@pytest.fixture
def session(own_folder: Path) -> Iterator[Session]:
    opened = Session()
    round_ = ActionRound(TableSetup(), "S1-1", library.find("S1-1"), seed=1)
    opened.do(ResumeGame(Playing(round_, is_round_over=True)))
    yield opened
    opened.close()


def to_the_end(texts: Texts, told: TerminalWalk, file: GameFile, follow: Follow) -> None:
    while told.walk.place < told.walk.last and told.press("right") and follow(told):
        pass


def answer_questions(session: Session, *answers: str) -> tuple[bool, str]:
    out = StringIO()
    console = ResolutionConsole(ENGLISH, session, StringIO("".join(f"{one}\n" for one in answers)), out, to_the_end)
    return console.run(), out.getvalue()


def sheet(session: Session) -> Resolving:
    item = session.state.at_table
    assert isinstance(item, Resolving)
    return item


TRACKS = ("4", "T2", "")
THREATS = ("gunship", "E1-06", "")
PLANS = ("abc xwqe -", "A", "", "", "")


def test_round_is_resolved_and_logged_from_answers(session: Session) -> None:
    plans = PLANS[: len(session.state.setup.seats)]
    ended, seen = answer_questions(session, *TRACKS, *THREATS, *plans, "", "", "")
    assert ended, seen
    game = sheet(session).sheet.game
    assert game.tracks["red"] == "T4"
    assert game.tracks["white"] == "T2"
    assert {"E1-05", "E1-06"} < {threat.card for threat in game.threats}
    assert len(game.threats) == 3
    assert game.crew[0].plan[:7] == ("a", "b", "c", "x", "^", "<", ">")
    assert game.crew[1].plan[0] == "A"
    assert "log book" in seen
    assert [line.entry.mission for line in session.log.lines()] == ["S1-1"]


@pytest.mark.parametrize("origin", [Origin.PRACTICE, Origin.COACH, Origin.FILE])
def test_only_a_flight_of_tonight_is_logged(session: Session, origin: Origin) -> None:
    session.do(GoToPlans())
    session.do(ResumeGame(evolve(sheet(session), origin=origin)))
    ended, seen = answer_questions(session, *[""] * 60)
    assert ended, seen
    assert ENGLISH.say("logbook-unlogged") in seen
    assert session.log.lines() == []


@pytest.mark.parametrize(
    ("mission", "told"),
    [("S1-1", "Test flights and simulations don't give experience."), ("S2-3", "spacealert careers fly 1")],
)
@pytest.mark.usefixtures("own_folder")
def test_career_progress_is_shown_after_a_mission(mission: str, told: str) -> None:
    session, rigel = Session(), Explorer("Rigel", date(2026, 11, 18), id="rigel")
    setup = TableSetup().with_new_frontier(True).with_explorer(0, rigel)
    session.do(ResumeGame(Playing(ActionRound(setup, mission, library.find(mission), seed=1), is_round_over=True)))
    ended, seen = answer_questions(session, *[""] * 60)
    session.close()
    assert ended, seen
    assert told in seen


@pytest.mark.usefixtures("own_folder")
def test_teleporter_tokens_are_asked_for() -> None:
    session = Session()
    setup = TableSetup().with_new_frontier(True).with_crew_size(3, 0).with_specialization(2, "Teleporter")
    session.do(ResumeGame(Playing(ActionRound(setup, "S2-3", library.find("S2-3"), seed=1), is_round_over=True)))
    ended, seen = answer_questions(session, *[""] * 11, "red", "red, purple", *[""] * 60)
    session.close()
    assert ended, seen
    assert ENGLISH.say("terminal-tokens-unreadable", found="red", holders="Yellow, Yellow") in seen
    assert sheet(session).sheet.game.tokens == ("red", "purple")


def test_invalid_answers_are_refused_and_asked_again(session: Session) -> None:
    _, seen = answer_questions(session, "T9", *TRACKS, "nonsense", "E1-05", "E1-05", "E1-06", "", "q")
    assert "“T9”" in seen
    assert "nonsense" in seen
    assert {threat.card for threat in sheet(session).sheet.game.threats} > {"E1-05", "E1-06"}


def test_questions_name_the_mission_and_the_crew(session: Session) -> None:
    _, seen = answer_questions(session, *[""] * 20)
    assert "S1-1 · Test flight 1: the resolution." in seen
    first = sheet(session).sheet.crew[0]
    assert f"“{first.name or ENGLISH.say(f'story-color-{first.color}')} 4 ^”" in seen


def test_card_of_another_turn_is_named(session: Session) -> None:
    _, seen = answer_questions(session, *TRACKS, "stealth", "stealth", "q")
    assert "Stealth Fighter is already the card for T+1." in seen


def test_questions_are_broken_between_words(monkeypatch: pytest.MonkeyPatch) -> None:
    class Screen(StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("COLUMNS", "20")
    assert wrap_line("Which card was it, by code? ", Screen()) == "Which card was it,\nby code? "
    assert wrap_line("1  S2-1  Anna, Boris, Vera", Screen(), 9) == "1  S2-1  Anna,\n         Boris,\n         Vera"
    assert wrap_line("Which card was it, by code? ", StringIO()) == "Which card was it, by code? "


def test_invalid_trajectory_deck_and_plan_are_refused(session: Session) -> None:
    _, seen = answer_questions(session, "T2", "T2", "T4", "", "SE1-01", "E1-05", "", "", "ca>aaaaaaaa", "ca>", "q")
    assert "T2 is already used: " in seen
    assert "SE1-01" in seen
    assert "11 cards" in seen
    game = sheet(session).sheet.game
    assert [game.tracks[zone] for zone in ("red", "white")] == ["T2", "T4"]
    assert "SE1-01" not in {threat.card for threat in game.threats}
    assert game.crew[0].plan[:4] == ("c", "a", ">", "")


def test_trajectory_kept_with_enter_counts_as_taken(session: Session) -> None:
    session.do(GoToPlans())
    drawn = sheet(session).sheet.game.tracks
    _, seen = answer_questions(session, "", drawn["red"], "", "q")
    assert f"{drawn['red']} is already used" in seen
    assert sheet(session).sheet.game.tracks["red"] == drawn["red"]


def test_questions_gone_through_again_correct_every_answer(session: Session) -> None:
    plans = PLANS[: len(session.state.setup.seats)]
    kept = ("",) * (len(plans) - 1)
    first = (*TRACKS, *THREATS, *plans, "purple 4 ^", "", "", "again")
    second = ("5", "", "", "destroyer", "", "", "bb", *kept, "purple 4 -", "", "", "")
    ended, seen = answer_questions(session, *first, *second)
    assert ended, seen
    game = sheet(session).sheet.game
    assert (game.tracks["red"], game.tracks["white"]) == ("T5", "T2")
    assert [threat.card for threat in game.threats][:2] == ["E1-02", "E1-06"]
    assert game.crew[0].plan[:4] == ("b", "b", "", "")
    assert game.crew[1].plan[0] == "A"
    assert not game.slips


def test_unique_part_of_a_card_name_is_enough(session: Session) -> None:
    _, seen = answer_questions(session, *TRACKS, "-", "истреб", "невид", "q")
    assert "No threat card is called “-”" in seen
    # from the announced deck only, although a serious threat has the same name
    assert "E1-06 Cryoshield Fighter, E1-07 Fighter, E1-03 Stealth Fighter" in seen
    assert [threat.card for threat in sheet(session).sheet.game.threats] == ["E1-03"]


def test_quitting_keeps_the_answers(session: Session) -> None:
    ended, seen = answer_questions(session, *TRACKS, "E1-05", "q")
    assert not ended
    assert "saved" in seen
    assert [threat.card for threat in sheet(session).sheet.game.threats] == ["E1-05"]


def test_own_damage_tiles_are_asked_for_when_drawn(session: Session) -> None:
    plans = ("",) * len(session.state.setup.seats)
    tiles = ["structure", "reactor", "shield", "gravolift", "heavy", "lower"] * 6
    ended, seen = answer_questions(session, *TRACKS, *THREATS, *plans, "", "y", "", *tiles)
    assert "which tile did you draw?" in seen
    assert ended, seen
    assert sheet(session).sheet.drawn


def test_a_tile_already_on_the_ship_is_refused(session: Session) -> None:
    plans = ("",) * len(session.state.setup.seats)
    before = [*TRACKS, *THREATS, *plans, "", "y", ""]
    ended, seen = answer_questions(session, *before, "structure", "q")
    assert not ended
    zone, place = next(iter(sheet(session).sheet.drawn))
    assert sheet(session).sheet.game.tiles[zone][place] == "structure"
    ended, seen = answer_questions(session, *["structure"] * 9, "q")
    assert seen.startswith("Damage "), "the tile that they drew is asked for before it is shown"
    stacks = sheet(session).sheet
    assert sum(stacks.game.tiles[where][under] == "structure" for where, under in stacks.drawn if where == zone) == 1
    assert stacks.game.tiles[zone][place] == "structure"


@needs_terminals
@pytest.mark.slow
def test_resolution_follows_the_round_in_the_terminal(tmp_path: Path) -> None:
    words = ["-m", "spacealert", "--lang", "en", "play", "S1-1"]
    words += ["--terminal", "--silent", "--crew", "3", "--from", "6:58"]
    with Terminal(words, tmp_path) as terminal:
        terminal.wait_for("Ready?")
        terminal.press("\n")
        for expected, typed in (
            ("Red zone", "4\x1b[D\x1b[DT\n"), ("White zone", "\n"), ("Blue zone", "\n"),
            ("T+1", "gunship\n"), ("T+2", "\n"), ("T+3", "\n"),
        ):  # fmt: skip
            terminal.wait_for(expected)
            terminal.press(typed)
        for _ in range(4):  # three players and an android
            terminal.wait_for("turns 1–7")
            terminal.press("abc\n")
        terminal.wait_for("wrong card")
        terminal.press("\n")
        terminal.wait_for("damage tiles")
        terminal.press("\n")
        terminal.wait_for("see what happens")
        terminal.press("\n")
        terminal.wait_for("0/")
        terminal.press("\x1b[F")
        terminal.wait_for("q quit")
        terminal.press("q")
        terminal.wait_for("log book")
        assert terminal.wait_for_end() == 0
