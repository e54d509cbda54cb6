"""A whole evening using only `session.do`, without a window, terminal or loudspeaker."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from attrs import evolve
from support.child_process import child_process
from support.languages import ENGLISH
from support.program_process import call_program
from support.silent_session import TODAY, Evening
from support.waiting import wait_until

from spacealert import logbook
from spacealert.engine.campaign_rules import Squad, Tile
from spacealert.gamefile import writer
from spacealert.kit.audio.player import PlayerState
from spacealert.kit.audio.timeline import Channel
from spacealert.kit.i18n.errors import UserError
from spacealert.logbook import import_export
from spacealert.logbook.documents import DocumentKind
from spacealert.logbook.entry import ChangeKind
from spacealert.logbook.entry_input import EntryDraft, game_from_entry
from spacealert.missions.scenario import Kind
from spacealert.session import commands as do
from spacealert.session import interrupted
from spacealert.session.campaign_record import CampaignStage
from spacealert.session.mission_player import MissionPlayer, SoundSetup
from spacealert.session.resolution_sheet import ResolutionSheet
from spacealert.session.session_state import Origin, PickMethod, Playing, Resolving, Stage

pytestmark = pytest.mark.usefixtures("own_folder")

Done = do.AnyCommand
LONGER_THAN_ANY = 1000.0  # seconds, longer than any mission


@pytest.fixture
def evening() -> Iterator[Evening]:
    evening = Evening()
    yield evening
    evening.session.close()


def refused(evening: Evening, command: do.AnyCommand, seat: int | None = None) -> str:
    """Return the text id of the reason, after checking that nothing has changed."""
    before = evening.session.state
    with pytest.raises(UserError) as caught:
        evening.session.do(command, seat)
    assert evening.session.state == before
    assert caught.value.render(ENGLISH)
    return caught.value.text_id


def lines() -> list[logbook.LogLine]:
    with logbook.open() as log:
        return log.lines()


def flown(evening: Evening, mission: str = "S2-3") -> None:
    """Play a mission to its end without entering any cards."""
    evening.do(do.ChooseMission(mission), do.StartMission())
    evening.play(LONGER_THAN_ANY)
    assert evening.view.stage is Stage.SUMMARY


def with_cards(evening: Evening) -> None:
    """Let the program draw every missing card."""
    evening.do(do.GoToPlans())
    while evening.view.resolution is not None and (sheet := evening.view.resolution.sheet) and sheet.unknown:
        evening.do(do.DrawThreat(sheet.unknown[0].turn))


def walked(evening: Evening) -> None:
    evening.do(do.StartWalk(), do.GoToStep(10_000))


def logged(evening: Evening, *then: do.Command) -> None:
    """Play a mission, enter it in the log, close it, and run these commands."""
    flown(evening)
    with_cards(evening)
    walked(evening)
    evening.do(do.EnterInLog(), do.CloseGame(), *then)
    evening.session.wait()


def test_importing_the_session_loads_neither_pygame_nor_numpy() -> None:
    code = "import sys, spacealert.session; print({'pygame', 'numpy'} & set(sys.modules))"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert ended.stdout == "set()\n"


def test_mission_left_before_its_turn_is_never_prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    prepared: list[str] = []
    begun, left, silent = Event(), Event(), Evening._player

    def prepare(evening: Evening, playing: Playing, language: str, sound: SoundSetup) -> MissionPlayer:
        prepared.append(playing.round.mission)
        begun.set()
        left.wait(20)
        return silent(evening, playing, language, sound)

    monkeypatch.setattr(Evening, "_player", prepare)
    evening = Evening()
    for mission in ("S2-3", "S2-4"):
        evening.do(do.ChooseMission(mission), do.StartMission())
        begun.wait(20)
        evening.do(do.AbandonGame())
    evening.do(do.ChooseMission("S2-5"), do.StartMission())
    left.set()
    evening.session.close()
    assert prepared == ["S2-3", "S2-5"]


def test_whole_evening_through_the_session(evening: Evening) -> None:
    view = evening.do(
        do.SetCrewSize(5, 0),
        do.NameSeat(0, "Anna"),
        do.NameSeat(1, "Boris"),
        do.GiveRole("communications", 0),
        do.SetDifficulty("common", "white"),
        do.ChooseMission("S2-3"),
        do.ChooseNextTrack("red"),
    )
    assert view.stage is Stage.READY
    assert view.start is not None
    assert (view.start.kind, view.start.mission) == (Kind.MISSION, "S2-3")

    view = evening.do(do.StartMission())
    assert view.stage is Stage.ROUND
    evening.session.wait()
    view = evening.view
    assert view.round is not None
    assert view.round.mission.name == "S2-3"
    assert view.round.sound is not None
    assert view.round.sound.state is PlayerState.READY
    assert view.round.board is not None
    assert view.round.board.threats == ()

    view = evening.play(150)
    assert view.round is not None
    assert view.round.board is not None
    assert len(view.round.board.threats) == len(view.round.candidates) > 0
    card = view.round.candidates[0][0]
    view = evening.do(do.Pause(), do.EnterCard(0, card))
    assert view.round is not None
    assert view.round.cards == {0: card}
    assert evening.do(do.Undo()).round.cards == {}  # type: ignore[union-attr]
    assert evening.do(do.Redo()).round.cards == {0: card}  # type: ignore[union-attr]

    view = evening.play(LONGER_THAN_ANY)
    assert view.stage is Stage.SUMMARY
    assert refused(evening, do.Undo()) == "session-nothing-to-undo"  # the round is over
    with_cards(evening)
    view = evening.do(do.PasteRow(0, 1, "a > a - b"), do.SetCard(1, 1, "c"), do.SetCard(1, 2, "b"), do.Undo())
    assert view.stage is Stage.PLANS
    assert view.resolution is not None
    assert view.resolution.missing_cards == 0
    assert view.resolution.sheet is not None
    assert [plan.plan[:3] for plan in view.resolution.plans[:2] if plan.plan] == [("a", ">", "a"), ("c", "", "")]
    assert [plan.name for plan in view.resolution.plans[:2]] == ["Anna", "Boris"]
    assert card in [threat.card for threat in view.resolution.sheet.game.threats]
    assert "red" in view.resolution.sheet.game.tracks
    assert view.tracks == {}  # the next mission starts with new trajectories

    view = evening.do(do.StartWalk(), do.GoToStep(5))
    assert view.stage is Stage.WALK
    assert view.resolution is not None
    assert view.resolution.walk is not None
    assert (view.resolution.walk.place, len(view.resolution.walk.events)) == (5, 5)
    assert lines() == []

    evening.do(do.GoToStep(10_000), do.EnterInLog())
    evening.session.wait()
    [line] = lines()
    assert line.entry.mission == "S2-3"
    assert evening.view.resolution is not None
    assert evening.view.resolution.line == 1
    assert evening.view.unfinished_games == ()
    with logbook.open() as log:
        assert log.drafts() == {}

    color = evening.view.resolution.plans[0].color
    view = evening.do(do.EnterSlip(1, color, "b"))
    assert view.resolution is not None
    assert view.resolution.differs_from_log
    assert view.resolution.before is not None  # the crew has seen the end and may see the difference
    assert lines() == [line]
    evening.do(do.EnterInLog())
    evening.session.wait()
    [corrected] = lines()
    assert corrected.entry.game != line.entry.game
    evening.do(do.Undo())
    evening.session.wait()
    assert lines() == [line]
    evening.do(do.Redo())
    evening.session.wait()
    assert lines()[0].entry == corrected.entry
    assert evening.do(do.CloseGame()).stage is Stage.READY


def test_campaign_evening_through_the_session(evening: Evening) -> None:
    evening.do(do.SetCrewSize(4, 0), do.BeginCampaign())
    assert evening.view.stage is Stage.CAMPAIGN
    for leg in (1, 2):
        campaign = evening.view.campaign
        assert campaign is not None
        while campaign.stage is not CampaignStage.CHOOSING:
            if campaign.stage is CampaignStage.PLACING:
                evening.do(do.PlaceSquad("upper red"))
            else:
                evening.do(do.MakeRepair(campaign.standing.available_repairs[0]))
            campaign = evening.view.campaign
            assert campaign is not None
        flown(evening, f"S2-{leg}")
        with_cards(evening)
        game = evening.view.resolution
        assert game is not None
        for plan in game.plans:
            evening.do(do.PasteRow(plan.row, 1, "a" * 12))
        walked(evening)
        evening.do(do.EnterInLog(), do.CloseGame())
        evening.session.wait()
        assert evening.view.campaign is not None
        if evening.view.campaign.campaign.is_lost:
            break
        assert len(evening.view.campaign.legs) == leg
    assert [line.entry.campaign for line in lines()] == [evening.view.campaign.id] * len(lines())  # type: ignore[union-attr]
    assert [line.entry.leg for line in lines()] == [*range(1, len(lines()) + 1)]


def test_campaign_continues_another_day(evening: Evening) -> None:
    evening.do(do.BeginCampaign())
    campaign = evening.view.campaign
    flown(evening)
    with_cards(evening)
    evening.kill()
    [left] = evening.view.unfinished_games
    assert campaign is not None
    assert left.item.campaign == campaign.id
    view = evening.do(do.ResumeGame(left.item))
    assert view.stage is Stage.PLANS
    assert view.campaign is not None
    assert view.campaign.id == campaign.id
    evening.do(do.CloseGame(), do.CloseGame())
    assert [one.id for one in evening.view.campaigns] == [campaign.id]


def test_saved_campaign_keeps_its_trajectories(evening: Evening) -> None:
    evening.do(do.SetCrewSize(4, 0), do.BeginCampaign())
    flown(evening, "S2-1")
    evening.do(do.LeaveMission() if evening.view.stage is Stage.ROUND else do.CloseGame(), do.CloseGame())
    evening.session.wait()
    [campaign] = evening.view.campaigns
    assert campaign.tracks == {}
    evening.do(do.OpenCampaign(campaign), do.DrawTracks(), do.ChooseNextTrack("red"))
    laid = evening.view.tracks
    assert laid
    evening.session.wait()
    evening.kill()
    assert evening.view.tracks == {}
    [campaign] = evening.view.campaigns
    assert evening.do(do.OpenCampaign(campaign)).tracks == laid
    assert evening.do(do.CloseGame()).tracks == {}
    evening.do(do.OpenCampaign(campaign), do.StartMission())
    evening.session.wait()
    assert evening.view.round is not None
    assert evening.view.round.tracks == laid
    evening.do(do.LeaveMission(), do.CloseGame())
    evening.session.wait()
    [campaign] = evening.view.campaigns
    assert campaign.tracks == {}


def test_crash_loses_nothing(evening: Evening) -> None:
    evening.do(do.ChooseMission("S2-3"), do.StartMission())
    evening.session.wait()
    evening.play(140)
    evening.session.do(do.DrawCard(0))
    cards = evening.session.state.at_table.round.cards  # type: ignore[union-attr]
    evening.kill()
    [left] = evening.view.unfinished_games
    assert left.position == pytest.approx(140)
    assert not left.item.is_round_over
    evening.do(do.ResumeGame(left.item))
    evening.session.wait()
    view = evening.view
    assert view.round is not None
    assert view.round.sound is not None
    assert view.round.sound.position == pytest.approx(140)
    assert view.round.cards == cards
    assert view.unfinished_games == ()  # it is the current game

    evening.play(LONGER_THAN_ANY)
    evening.kill()
    [left] = evening.view.unfinished_games
    assert left.item.is_round_over
    assert evening.do(do.ResumeGame(left.item)).stage is Stage.SUMMARY
    evening.do(do.GoToPlans(), do.SetCard(0, 1, "a"))
    evening.kill()
    [left] = evening.view.unfinished_games
    view = evening.do(do.ResumeGame(left.item))
    assert view.stage is Stage.PLANS
    assert view.resolution is not None
    assert view.resolution.plans[0].plan is not None
    assert view.resolution.plans[0].plan[0] == "a"


def test_mission_is_saved_when_it_begins(evening: Evening) -> None:
    evening.do(do.ChooseMission("S2-3"), do.StartMission())
    evening.session.wait()
    evening.do(do.Play())
    with logbook.open() as log:
        assert len(log.drafts()) == 1


def test_set_aside_mission_resumes_at_its_second(evening: Evening) -> None:
    evening.do(do.ChooseMission("S2-3"), do.StartMission())
    evening.session.wait()
    evening.play(140)
    evening.do(do.DrawCard(0), do.LeaveMission())
    evening.session.wait()
    assert evening.view.stage is Stage.READY
    [left] = evening.view.unfinished_games
    assert left.position == pytest.approx(140)
    assert isinstance(left.item, Playing)
    assert 0 in left.item.round.cards
    assert refused(evening, do.LeaveMission()) == "session-no-mission-runs"


def test_mission_in_another_window_is_not_offered(evening: Evening) -> None:
    evening.do(do.ChooseMission("S2-3"), do.StartMission())
    evening.session.wait()
    evening.play(140)
    evening.session.wait()
    other = evening.restart()
    assert other.view().unfinished_games == ()
    assert [one.position for one in other.games_open_elsewhere()] == [pytest.approx(140)]
    with pytest.raises(UserError, match="player-played-elsewhere"):
        interrupted.interrupted_mission(other)
    with pytest.raises(UserError, match="session-played-elsewhere"):
        other.do(do.ResumeGame(other.games_open_elsewhere()[0].item))
    evening.kill()
    [left] = other.view().unfinished_games
    other.do(do.ResumeGame(left.item))
    assert other.games_open_elsewhere() == ()
    other.close()


def test_current_game_is_continued_unchanged(evening: Evening) -> None:
    """Its own session holds its lock, and no other one does."""
    evening.do(do.ChooseMission("S2-3"), do.StartMission())
    evening.session.wait()
    evening.play(1000)
    at_table = evening.session.state.at_table
    assert isinstance(at_table, Playing)
    evening.do(do.ResumeGame(at_table))
    assert evening.session.state.at_table == at_table


def test_mission_of_a_killed_program_can_be_resumed(evening: Evening) -> None:
    command = [sys.executable, "-m", "spacealert", "play", "S2-3", "--terminal", "--silent"]
    with child_process(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE) as terminal:

        def noticed() -> bool:
            evening.kill()
            return bool(evening.session.games_open_elsewhere())

        wait_until(noticed)
        assert evening.view.unfinished_games == ()
        terminal.kill()
        terminal.wait()
    assert len(evening.view.unfinished_games) == 1
    assert evening.session.games_open_elsewhere() == ()


def test_copied_entry_changes_nothing_until_corrected(evening: Evening) -> None:
    evening.do(do.BeginCampaign())
    logged(evening, do.CloseGame())
    [line] = lines()
    [campaign] = campaigns()

    view = evening.do(do.ReplayEntry(line.entry), do.EditPlans(), do.PasteRow(0, 1, "c b b b"), do.StartWalk())
    assert view.resolution is not None
    assert view.resolution.origin is Origin.LOG
    evening.do(do.GoToStep(10_000))
    assert refused(evening, do.EnterInLog()) == "session-is-a-copy"
    evening.do(do.CloseGame())
    evening.session.wait()
    assert (lines(), campaigns()) == ([line], [campaign])

    evening.do(do.ReplayEntry(line.entry), do.PasteRow(0, 1, "c b b b"), do.CorrectLog())
    evening.session.wait()
    assert lines() != [line]
    evening.do(do.Undo())
    evening.session.wait()
    assert (lines(), campaigns()) == ([line], [campaign])


def sheet_of(evening: Evening) -> ResolutionSheet:
    item = evening.session.state.at_table
    assert isinstance(item, Resolving)
    return item.sheet


def test_threat_confirmed_as_absent_stays_so_in_the_log(evening: Evening) -> None:
    flown(evening)
    with_cards(evening)
    first = sheet_of(evening).game.threats[0]
    evening.do(do.RemoveThreat(first.turn, first.zone))
    assert not sheet_of(evening).warnings
    walked(evening)
    evening.do(do.EnterInLog(), do.CloseGame())
    evening.session.wait()
    evening.do(do.ReplayEntry(lines()[0].entry), do.EditPlans())
    assert first not in sheet_of(evening).game.threats and not sheet_of(evening).warnings


def campaigns() -> list[object]:
    """Return the saved campaigns without their times."""
    with logbook.open() as log:
        return [(kept.id, kept.ended, kept.content) for kept in log.saved_documents(DocumentKind.CAMPAIGN)]


def test_undoing_a_log_correction_reverts_the_campaign(evening: Evening) -> None:
    evening.do(do.BeginCampaign())
    logged(evening, do.CloseGame())
    before = (lines(), campaigns())
    evening.do(do.ReplayEntry(before[0][0].entry), do.PasteRow(0, 1, "c b b b"), do.CorrectLog(), do.CloseGame())
    evening.session.wait()
    with logbook.open() as log:
        log.undo()
    assert (lines(), campaigns()) == before


def test_captain_moved_in_turn_order_can_still_be_saved_and_corrected(evening: Evening) -> None:
    """Game files refuse a captain who isn't first, so a game with one could not be read again."""
    flown(evening)
    with_cards(evening)
    evening.do(do.MoveMember(0, 1))
    view = evening.view.resolution
    assert view is not None
    sheet = view.sheet
    assert sheet is not None
    assert "captain" in sheet.file.roles[sheet.crew[0].color]
    assert "captain" not in sheet.file.roles.get(sheet.crew[1].color, ())
    evening.kill()
    [game] = evening.view.unfinished_games
    evening.do(do.ResumeGame(game.item))
    walked(evening)
    evening.do(do.EnterInLog())
    evening.session.wait()
    [before] = lines()
    evening.do(do.EditPlans(), do.PasteRow(0, 1, "c b b b"))
    walked(evening)
    evening.do(do.EnterInLog())
    evening.session.wait()
    [after] = lines()
    assert after.entry.game != before.entry.game


def test_logged_game_with_a_later_captain_can_be_read(evening: Evening) -> None:
    """Earlier versions logged such games after a player was moved in the plans."""
    logged(evening)
    [line] = lines()
    file = game_from_entry(line.entry)
    first, second, *_ = (member.color for member in file.game.crew)
    late = evolve(line.entry, game=writer.game_as_yaml(evolve(file, roles={second: ("captain", "security")})))
    evening.do(do.ChangeEntry(late, ""))
    view = evening.do(do.ReplayEntry(late))
    assert view.resolution is not None
    assert view.resolution.sheet is not None
    assert view.resolution.sheet.file.roles == {second: ("security",), first: ("captain",)}
    evening.do(do.PasteRow(0, 1, "c b b b"), do.CorrectLog())
    evening.session.wait()
    assert lines()[0].entry.game != late.game


def test_undone_entry_leaves_its_game_unfinished(evening: Evening) -> None:
    logged(evening)
    assert evening.view.unfinished_games == ()
    with logbook.open() as log:
        log.undo()
    evening.kill()
    assert lines() == []
    assert len(evening.view.unfinished_games) == 1


def test_start_begins_what_the_button_says(evening: Evening) -> None:
    evening.do(do.ChooseKind(Kind.TEST_FLIGHT))
    start = evening.view.start
    assert start is not None
    assert (start.kind, start.pick) == (Kind.TEST_FLIGHT, PickMethod.RANDOM)
    view = evening.do(do.StartMission())
    assert view.round is not None
    assert view.round.mission.kind is Kind.TEST_FLIGHT
    assert view.round.mission.name == ""  # random missions stay secret


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("S2-3", "S2-3"),
        ("s2 3", "S2-3"),
        ("Mission 3", "S2-3"),
        ("3", "S2-3"),
        ("simulation 1", "S1-3"),
        ("mission 5 K7F-3QD", None),
    ],
)
def test_every_accepted_mission_name_starts(evening: Evening, typed: str, found: str) -> None:
    evening.do(do.TypeMission(typed))
    view = evening.view
    if found is None:
        assert view.start is None
        assert view.start_problem is not None
        assert view.start_problem.text_id == "generator-code-misheard"
        return
    assert view.start is not None
    view = evening.do(do.StartMission())
    assert view.round is not None
    assert view.round.mission.name == view.start.mission == found  # type: ignore[union-attr]


def test_clicked_kind_overrides_typed_name(evening: Evening) -> None:
    evening.do(do.TypeMission("S2-3"), do.ChooseKind(Kind.SIMULATION))
    start = evening.view.start
    assert start is not None
    assert (start.kind, start.pick) == (Kind.SIMULATION, PickMethod.RANDOM)


def test_declared_missing_threat_is_accepted(evening: Evening) -> None:
    evening.do(do.ChooseMission("S1-1"), do.StartMission())
    evening.session.wait()
    evening.play(LONGER_THAN_ANY)
    evening.do(do.GoToPlans())

    def sheet() -> ResolutionSheet:
        item = evening.session.state.at_table
        assert isinstance(item, Resolving)
        return item.sheet

    first, *others = sheet().unknown
    for one in others:
        evening.do(do.DrawThreat(one.turn, one.zone is None))
    missing = "no threat card was entered"
    assert any(missing in warning for warning in sheet().warnings_in_words(ENGLISH))
    evening.do(do.RemoveThreat(first.turn, first.zone))
    assert not any(missing in warning for warning in sheet().warnings_in_words(ENGLISH))
    evening.do(do.EnterThreat(first.turn, first.zone, "E1-10"), do.Undo(), do.Undo())
    assert any(missing in warning for warning in sheet().warnings_in_words(ENGLISH))


def test_kind_and_volume_are_remembered(evening: Evening) -> None:
    evening.do(do.ChooseKind(Kind.SIMULATION), do.SetVolume(3), do.SetReadAloud(True))
    evening.kill()
    assert evening.view.read_aloud
    assert evening.view.choice.kind is Kind.SIMULATION
    assert evening.view.setup.volume == 3


def test_each_kind_of_sound_has_its_own_volume(evening: Evening) -> None:
    evening.do(do.SetChannelLevel(Channel.SIREN, 2), do.SetChannelLevel(Channel.EFFECTS, 0))
    with pytest.raises(UserError):
        evening.do(do.SetChannelLevel(Channel.VOICE, 11))
    evening.do(do.ChooseMission("S2-3"), do.StartMission())
    evening.session.wait()
    evening.do(do.SetChannelLevel(Channel.VOICE, 5))  # while it is running
    assert evening.session.player.levels == {Channel.VOICE: 0.5, Channel.SIREN: 0.2, Channel.EFFECTS: 0.0}


def test_flown_mission_is_reachable_until_logged_or_abandoned(evening: Evening) -> None:
    flown(evening, "S2-1")
    evening.do(do.CloseGame())
    flown(evening, "S2-2")
    evening.do(do.GoToPlans(), do.CloseGame())
    evening.do(do.ResolveOnly(), do.CloseGame())  # nothing was entered, so nothing is saved
    assert [one.item.mission.name for one in evening.view.unfinished_games] == ["S2-2", "S2-1"]
    evening.kill()
    assert [one.item.mission.name for one in evening.view.unfinished_games] == ["S2-2", "S2-1"]
    evening.do(do.AbandonGame(evening.view.unfinished_games[0].id))
    assert [one.item.mission.name for one in evening.view.unfinished_games] == ["S2-1"]


def test_edited_sheet_is_kept(evening: Evening) -> None:
    evening.do(do.ResolveOnly(), do.SetCard(0, 1, "a"), do.CloseGame())
    assert len(evening.view.unfinished_games) == 1
    evening.do(do.ResolveOnly(), do.SetCard(0, 1, "a"), do.Undo(), do.CloseGame())
    assert len(evening.view.unfinished_games) == 1


def test_undo_and_redo_stay_within_a_stage(evening: Evening) -> None:
    flown(evening, "S2-1")
    evening.do(do.CloseGame(), do.ChooseMission("S2-3"), do.StartMission(), do.Play())
    evening.play(150)
    view = evening.do(do.Pause())
    assert view.round is not None
    evening.do(do.EnterCard(0, view.round.candidates[0][0]), do.EnterCard(0, view.round.candidates[0][1]), do.Undo())
    evening.play(LONGER_THAN_ANY)
    evening.do(do.GoToPlans())
    assert refused(evening, do.Undo()) == "session-nothing-to-undo"
    assert refused(evening, do.Redo()) == "session-nothing-to-redo"
    evening.do(do.SetCard(0, 1, "a"), do.SetCard(0, 2, "b"), do.StartWalk())
    assert refused(evening, do.Undo()) == "session-nothing-to-undo"
    view = evening.do(do.EditPlans(), do.Undo())
    assert view.resolution is not None
    assert view.resolution.plans[0].plan is not None
    assert view.resolution.plans[0].plan[:2] == ("a", "")
    assert view.stage is Stage.PLANS


def test_undo_in_the_plans_does_not_reach_the_log(evening: Evening) -> None:
    flown(evening, "S2-1")
    with_cards(evening)
    walked(evening)
    evening.do(do.EnterInLog(), do.EditPlans())
    assert refused(evening, do.Undo()) == "session-nothing-to-undo"
    evening.session.wait()
    assert len(lines()) == 1


def test_trajectories_of_a_campaign_or_an_earlier_mission_are_not_reused(evening: Evening) -> None:
    evening.do(do.BeginCampaign(), do.DrawTracks())
    assert evening.do(do.CloseGame()).tracks == {}
    evening.do(do.DrawTracks())
    assert evening.do(do.BeginCampaign()).tracks == {}
    evening.do(do.CloseGame(), do.DrawTracks(), do.ChooseMission("S2-3"))
    drawn = evening.view.tracks
    view = evening.do(do.StartMission())
    evening.session.wait()
    assert view.round is not None
    assert view.round.tracks == drawn
    assert evening.do(do.LeaveMission()).tracks == {}
    view = evening.do(do.DrawTracks(), do.PlanWithoutClock())
    assert view.tracks == {}


def test_resumed_campaign_mission_does_not_bring_its_choice_to_the_next_game(evening: Evening) -> None:
    evening.do(do.ChooseMission("S2-3"))
    chosen = evening.view.choice
    evening.do(do.BeginCampaign(), do.ChooseMission("S2-1"), do.StartMission())
    evening.session.wait()
    evening.do(do.Play())
    evening.play(30)
    evening.do(do.LeaveMission(), do.CloseGame())
    [unfinished] = evening.view.unfinished_games
    view = evening.do(do.ResumeGame(unfinished.item))
    assert view.campaign is not None
    assert view.choice.pick is PickMethod.RANDOM
    view = evening.do(do.LeaveMission(), do.CloseGame())
    assert (view.campaign, view.choice) == (None, chosen)


def test_campaign_does_not_offer_a_flown_mission_again(evening: Evening) -> None:
    evening.do(do.BeginCampaign())
    flown(evening, "S2-1")
    with_cards(evening)
    walked(evening)
    view = evening.do(do.EnterInLog(), do.CloseGame())
    assert view.choice.pick is PickMethod.RANDOM


def test_crew_comes_back_after_a_wrong_click_on_its_size(evening: Evening) -> None:
    evening.do(
        do.SetCrewSize(5, 0),
        *(do.NameSeat(place, name) for place, name in enumerate(["Anna", "Bob", "Cy", "Dora", "Eve"])),
    )
    before = evening.do(do.GiveRole("security", 4), do.ChangeSeatColor(3)).setup
    for sizes in (((1, 4),), ((4, 1), (2, 2)), ((2, 2), (1, 4), (4, 0))):
        evening.do(*(do.SetCrewSize(*size) for size in sizes))
        assert evening.do(do.SetCrewSize(5, 0)).setup == before
    evening.do(do.SetCrewSize(4, 1), do.GiveRole("security", 0), do.NameSeat(1, "Eve"), do.ChangeSeatColor(0))
    after = evening.do(do.SetCrewSize(5, 0)).setup
    assert ([seat.name for seat in after.seats], after.roles["security"]) == (["Anna", "Eve", "Cy", "Dora", ""], 0)
    assert len({seat.color for seat in after.seats}) == 5


def test_impossible_commands_are_refused_with_a_reason(evening: Evening) -> None:
    assert refused(evening, do.Play()) == "session-no-mission-runs"
    assert refused(evening, do.SetCard(0, 1, "a")) == "session-nothing-to-resolve"
    assert refused(evening, do.Undo()) == "session-nothing-to-undo"
    assert refused(evening, do.SetCrewSize(1, 1)) == "session-no-such-crew"
    assert refused(evening, do.NameSeat(9, "Anna")) == "session-no-such-seat"
    assert refused(evening, do.NameSeat(0, "Maximiliane-Theodora")) == "session-name-too-long"
    assert refused(evening, do.MakeRepair(Squad())) == "session-no-campaign"
    evening.do(do.ChooseMission("S2-3"), do.StartMission())
    evening.session.wait()
    assert refused(evening, do.StartMission()) == "session-mission-runs"
    assert refused(evening, do.EnterCard(0, "E1-05")) == "session-not-announced"
    assert refused(evening, do.EndMission()) == "session-too-early"
    assert refused(evening, do.RepeatAnnouncement()) == "session-mission-stands-still"
    assert refused(evening, do.CloseGame()) == "session-mission-runs"
    evening.do(do.AbandonGame(), do.ResolveOnly())
    assert refused(evening, do.PasteRow(0, 1, "")) == "session-no-row"
    assert refused(evening, do.SetCard(0, 13, "a")) == "session-no-such-turn"
    assert refused(evening, do.EnterThreat(9, "red", "E1-05")) == "session-no-threat-on-turn"
    assert refused(evening, do.PasteRow(0, 1, "a b q")) == "session-not-a-card"
    assert refused(evening, do.PasteRow(0, 1, "a б c")) == "session-not-a-card"
    evening.do(do.PasteRow(0, 1, "a, – | b"))
    item = evening.session.state.at_table
    assert isinstance(item, Resolving)
    assert item.sheet.crew[0].plan[:3] == ("a", "", "b")
    evening.do(do.CloseGame(), do.NameSeat(0, "Anna"), do.NameSeat(1, "anna "))
    assert refused(evening, do.StartMission()) == "session-two-of-a-name"
    assert refused(evening, do.BeginCampaign()) == "session-two-of-a-name"
    evening.do(do.NameSeat(1, "Ann"), do.StartMission(), do.AbandonGame(), do.BeginCampaign())
    assert refused(evening, do.ChooseKind(Kind.DOUBLE_ACTION)) == "session-not-in-campaigns"
    assert refused(evening, do.MakeRepair(Tile("red", "shield"))) == "session-campaign-not-now"


def test_controls_blocked_by_silence_say_so(evening: Evening) -> None:
    evening.do(do.ChooseMission("S2-3"), do.StartMission())
    evening.session.wait()
    silence = evening.session.player.soundtrack.silences[0]
    rate = evening.session.player.soundtrack.rate
    evening.session.do(do.Seek((silence.begin + silence.end) / 2 / rate))
    view = evening.play(0.1)
    assert view.round is not None
    assert view.round.board is not None
    assert view.round.board.silence is not None
    assert refused(evening, do.DrawCard(0)) == "session-no-talking"
    phone = evening.session.view(0).round
    assert phone is not None
    assert phone.board is not None
    assert (phone.board.announcements, phone.cards, phone.candidates) == ((), {}, ())


def test_seats_see_and_change_only_their_own(evening: Evening) -> None:
    evening.do(do.SetCrewSize(4, 0), do.ChooseMission("S2-3"), do.StartMission())
    evening.session.wait()
    evening.play(150)
    view = evening.view
    assert view.round is not None
    assert view.round.board is not None
    place = next(
        place for place, said in enumerate(view.round.board.threats) if said.threat and not said.threat.internal
    )
    officer = view.setup.roles["communications"]
    other = (officer + 1) % 4
    card = view.round.candidates[place][0]
    assert refused(evening, do.EnterCard(place, card), other) == "session-not-yours"
    assert refused(evening, do.Pause(), officer) == "session-not-yours"
    assert evening.session.view(other).round.candidates[place] == ()  # type: ignore[union-attr]
    evening.session.do(do.EnterCard(place, card), officer)
    evening.session.do(do.Pause(), view.setup.roles["captain"])
    evening.play(LONGER_THAN_ANY)
    evening.do(do.GoToPlans())
    seats = evening.view.setup.seats_in_turn_order
    row = 1
    seat = evening.view.setup.seats.index(seats[row])
    evening.session.do(do.SetCard(row, 1, "a"), seat)
    assert refused(evening, do.SetCard(0, 1, "a"), seat) == "session-not-yours"
    mine = evening.session.view(seat).resolution
    assert mine is not None
    assert [plan.plan is not None for plan in mine.plans] == [False, True, False, False]
    assert mine.sheet is None


def test_late_cards_do_not_spoil_the_walk(evening: Evening) -> None:
    flown(evening)
    evening.do(do.GoToPlans(), do.StartWalk(), do.GoToStep(6), do.EditPlans())
    while (sheet := evening.view.resolution.sheet) and sheet.unknown:  # type: ignore[union-attr]
        evening.do(do.DrawThreat(sheet.unknown[0].turn))
    view = evening.do(do.StartWalk())
    assert view.resolution is not None
    assert view.resolution.before is None
    assert view.resolution.walk is not None
    first = min(threat.turn for threat in view.resolution.sheet.game.threats)  # type: ignore[union-attr]
    assert all(event.turn <= first for event in view.resolution.walk.events)


def test_entry_changes_can_be_undone_one_by_one(evening: Evening) -> None:
    entry = logbook.Entry("S1-7", TODAY, lost_to="E1-05")
    evening.do(do.SaveEntryDraft("form", EntryDraft(mission="S1-7")))
    evening.do(do.AddEntry(entry, "form"))
    with logbook.open() as log:
        assert log.drafts() == {}
    evening.do(do.ChangeEntry(evolve(entry, mission="S2-1"), "form"), do.RemoveEntry(1))
    assert lines() == []
    steps = []
    for expected in (["S2-1"], ["S1-7"], []):
        undone = evening.do(do.UndoInLog()).undone_in_log
        assert undone is not None
        steps.append(undone.step)
        assert [line.entry.mission for line in lines()] == expected
    assert steps == [ChangeKind.REMOVED, ChangeKind.CORRECTED, ChangeKind.ADDED]
    assert refused(evening, do.UndoInLog()) == "logbook-nothing-to-undo"
    assert refused(evening, do.RemoveEntry(1), seat=0) == "session-not-yours"


# Files from other groups

ENDLESS = 10**30


def spoil_level(content: Any) -> None:
    content["table"]["common"] = "pink"


def spoil_flown_level(content: Any) -> None:
    content["legs"][0][2] = "pink"


def spoil_score(content: Any) -> None:
    content["standing"]["missions"][0]["score"] = {"visual": ENDLESS}


def spoil_roles(content: Any) -> None:
    content["table"]["roles"]["captain"] = ENDLESS


def spoil_name(content: Any) -> None:
    content["pink"] = True


@pytest.mark.parametrize(
    "spoil", [spoil_level, spoil_flown_level, spoil_score, spoil_roles, spoil_name], ids=lambda by: by.__name__
)
def test_damaged_campaign_is_refused_whole(evening: Evening, tmp_path: Path, spoil: Callable[[Any], None]) -> None:
    evening.do(do.BeginCampaign())
    logged(evening, do.CloseGame())
    read_damaged(tmp_path, "campaigns", "1 campaign couldn't be read and was left out.", spoil)


def spoil_table(content: Any) -> None:
    content["round"]["table"]["serious"] = "pink"


def spoil_seed(content: Any) -> None:
    content["round"]["seed"] = ENDLESS


def spoil_card(content: Any) -> None:
    content["round"]["cards"] = {"0": "pink"}


def spoil_position(content: Any) -> None:
    content["position"] = ENDLESS


@pytest.mark.parametrize("spoil", [spoil_table, spoil_seed, spoil_card, spoil_position], ids=lambda by: by.__name__)
def test_damaged_mission_is_refused(evening: Evening, tmp_path: Path, spoil: Callable[[Any], None]) -> None:
    flown(evening)
    evening.session.wait()
    read_damaged(tmp_path, "drafts", "1 unfinished game couldn't be read and was left out.", spoil)


def spoil_turn(content: Any) -> None:
    content["sheet"]["unknown"][0][0] = ENDLESS


def spoil_turn_of_a_card(content: Any) -> None:
    game = json.loads(content["sheet"]["game"])
    game["threats"] = [{"turn": ENDLESS, "card": "E1-07", "zone": "red"}]
    content["sheet"]["game"] = json.dumps(game)


def spoil_difficulty(content: Any) -> None:
    content["sheet"]["game"] = content["sheet"]["game"].replace("white", "pink")


def spoil_place(content: Any) -> None:
    content["place"] = ENDLESS


@pytest.mark.parametrize(
    "spoil", [spoil_turn, spoil_turn_of_a_card, spoil_difficulty, spoil_place], ids=lambda by: by.__name__
)
def test_damaged_resolution_is_refused(evening: Evening, tmp_path: Path, spoil: Callable[[Any], None]) -> None:
    flown(evening)
    evening.do(do.GoToPlans(), do.SetCard(0, 1, "a"))
    evening.session.wait()
    read_damaged(tmp_path, "drafts", "1 unfinished game couldn't be read and was left out.", spoil)


def read_damaged(tmp_path: Path, where: str, sentence: str, spoil: Callable[[Any], None]) -> None:
    """Return the message about the only campaign or draft of this log: one sentence if it is damaged, else none.

    Neither keeps an evening from starting.
    """
    with logbook.open() as log:
        import_export.export_log(log, tmp_path / "theirs.json")
    document = json.loads((tmp_path / "theirs.json").read_text(encoding="utf-8"))
    assert imported(tmp_path / "whole", document) == ""
    [content] = document[where].values() if where == "drafts" else [each["content"] for each in document[where]]
    spoil(content)
    assert imported(tmp_path / "spoilt", document) == f"{sentence}\n"


def imported(home: Path, document: Any) -> str:
    home.mkdir()
    (home / "theirs.json").write_text(json.dumps(document), encoding="utf-8")
    ended = call_program(
        ["log", "import", str(home / "theirs.json")],
        {**os.environ, "SPACEALERT_HOME": str(home), "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"},
    )
    assert ended.returncode == 0
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("SPACEALERT_HOME", str(home))
        evening = Evening()
        if ended.stderr:
            assert not (evening.view.unfinished_games or evening.view.campaigns)
        evening.session.close()
    return ended.stderr
