"""A campaign in a terminal: chosen, set up in words, repaired and resumed by typing answers."""

from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from attrs import evolve
from support.languages import ENGLISH
from support.terminal import Terminal, needs_terminals

from spacealert.apps.terminal import playing
from spacealert.apps.terminal.playing import CampaignConsole
from spacealert.engine.ship import ZONES
from spacealert.kit.i18n.texts import Texts
from spacealert.missions.scenario import Crew
from spacealert.session import Session
from spacealert.session import commands as do
from spacealert.session.session_state import Playing, Resolving, Resources


@pytest.fixture
def session(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Session]:
    monkeypatch.setattr(playing, "_play_rest", flown)
    opened = Session(resources=Resources(dice=Random(7)))
    yield opened
    opened.close()


def flown(texts: Texts, session: Session) -> None:
    """Resolve the mission with a fighter in a different zone each time and a passive crew."""
    item = session.state.at_table
    assert isinstance(item, Playing)
    session.do(do.AbandonGame())
    session.do(do.ResumeGame(evolve(item, is_round_over=True)))
    session.do(do.GoToPlans())
    resolving = session.state.at_table
    assert isinstance(resolving, Resolving)
    zone = ZONES[len(session.state.campaign.legs) if session.state.campaign else 0]
    sheet = evolve(resolving.sheet.with_game(threats=()), unknown=()).with_threat(1, zone, "E1-06")
    session.do(do.ResumeGame(evolve(resolving, sheet=sheet)))
    for command in (do.StartWalk(), do.GoToStep(10_000), do.EnterInLog()):
        session.do(command)
    session.wait()


def answer_questions(
    session: Session, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *typed: str
) -> str:
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{one}\n" for one in typed)))
    CampaignConsole(ENGLISH, session).run()
    return capsys.readouterr().out


def test_campaign_is_flown_repaired_and_resumed(
    session: Session, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen = answer_questions(session, monkeypatch, capsys, "nonsense", "S2-1", "", "1", "u", "1", "-", "q")
    assert "Fly 3 missions with the same ship" in seen
    assert "nonsense" in seen  # rejected with a message, and asked again
    assert "Mission 1 of 3" in seen
    assert "Ready" in seen or "ready" in seen  # the set-up
    assert "Purple repairs:" in seen and "Red repairs:" in seen and "Yellow repairs:" in seen
    assert "spacealert play --campaign --terminal" in seen
    record = session.view().campaigns[0]
    assert len(record.legs) == 1 and len(record.standing.repairs) == 2
    left = len(record.setup.seats) - len(record.standing.repairs)

    session.do(do.CloseGame())
    seen = answer_questions(session, monkeypatch, capsys, "1", *["-"] * left, "", "", "q")
    assert "repairs before mission 2" in seen
    assert "Mission 2 of 3" in seen
    assert ENGLISH.say("school-setup-carried") in seen
    assert session.view().campaigns[0].legs[0].mission == "S2-1"
    assert len(session.view().campaigns[0].legs) == 2


def test_ending_a_campaign_keeps_its_score(
    session: Session, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen = answer_questions(session, monkeypatch, capsys, "S2-1", "", "-", "-", "-", "-", "e", "n", "e", "y")
    assert "End the campaign with this score?" in seen
    assert "The campaign has ended after 1 mission." in seen
    assert "Campaign score: " in seen


def test_campaign_options_do_not_change_the_ready_room(
    session: Session, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session.do(do.SetCrewSize(5, 0))
    session.do(do.NameSeat(4, "Eve"))
    monkeypatch.setattr("sys.stdin", StringIO("S2-1\n\n-\nq\n"))
    CampaignConsole(ENGLISH, session, crew=Crew(3), read_aloud=True).run()
    [record] = session.view().campaigns
    assert [seat.android for seat in record.setup.seats] == [False, False, False, True]
    assert session.state.setup.seats[4].name == "Eve"
    assert not session.state.read_aloud


def test_mistyped_number_starts_no_campaign(
    session: Session, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answer_questions(session, monkeypatch, capsys, "S2-1", "", "q")
    [record] = session.view().campaigns
    session.do(do.CloseGame())
    seen = answer_questions(session, monkeypatch, capsys, "2", "1", "q")
    assert seen.count("repairs before mission 2") == 2
    assert session.state.campaign == record


def test_campaign_without_a_mission_is_not_called_saved(
    session: Session, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen = answer_questions(session, monkeypatch, capsys, "q")
    assert "nothing to save yet" in seen
    assert "saved" not in seen
    assert not session.view().campaigns


@needs_terminals
def test_earlier_input_cannot_be_recalled(tmp_path: Path) -> None:
    """The line may be the secret of the previous player."""
    asks = "print([read_line(question) for question in ('one? ', 'two? ')])"
    with Terminal(["-c", f"from spacealert.apps.terminal import read_line; {asks}"], tmp_path) as terminal:
        terminal.wait_for("one? ")
        terminal.press("told\n")
        terminal.wait_for("two? ")
        terminal.press("\x1b[A\n")
        terminal.wait_for("['told\\n', '\\n']")


@needs_terminals
@pytest.mark.slow
def test_campaign_mission_runs_in_a_real_terminal(tmp_path: Path) -> None:
    words = ["-m", "spacealert", "--lang", "en", "play", "--campaign", "--terminal", "--silent"]
    with Terminal(words, tmp_path) as terminal:
        terminal.wait_for("Which mission?")
        terminal.press("S1-1\n")
        terminal.wait_for("Set up the game")
        terminal.press("\n")
        terminal.wait_for("Ready?")
        terminal.press(" " + "\x1b[C" * 60)
        terminal.wait_for("Test flight 1: the resolution.")
        terminal.press("q\n")
        terminal.wait_for("--campaign --terminal")
        terminal.wait_for_end()
    with Terminal(words, tmp_path) as terminal:
        terminal.wait_for("Next: mission 1")
        terminal.press("1\n")
        terminal.wait_for("Test flight 1: the resolution.")
