"""Random evenings in a session: any command at any moment, including undo, kills, corrections and late entries.

`tests/bench/random_commands.py` runs ten thousand such evenings.
"""

import os
import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from support.languages import ENGLISH
from support.silent_session import Evening

from spacealert import logbook
from spacealert.engine import CARDS, ship
from spacealert.engine.campaign_rules import Squad, Tile
from spacealert.engine.decks import DIFFICULTIES
from spacealert.engine.game import OTHER_RULINGS, SPECIALIZATIONS
from spacealert.engine.ship import PLACES
from spacealert.gamefile.game_file import ROLES
from spacealert.kit.audio.player import PlayerState
from spacealert.kit.i18n.errors import UserError
from spacealert.logbook import entry_input
from spacealert.logbook.documents import DocumentKind
from spacealert.missions import library
from spacealert.missions.scenario import Kind
from spacealert.session import commands as do
from spacealert.session.commands.log_book import LogCommand
from spacealert.session.resolution_sheet import CARDS_OF_A_PLAN
from spacealert.session.session_state import PickMethod, Playing, Resolving, SessionState, Stage
from spacealert.session.setup import CREWS, LONGEST_NAME, VOLUMES

Done = do.Command | do.PlayerCommand | do.Undo | do.Redo

RUNS, COMMANDS = 200, 50
MISSIONS = ("S1-1", "S1-3", "S2-3", "S2-7", "DA-1", "DA-12")
NAMES = st.sampled_from(["", "Anna", "Борис", "Zoë", "x" * LONGEST_NAME, "x" * (LONGEST_NAME + 1), "\n", "דנה"])
SEATS = st.integers(-1, 5)
ROWS = st.integers(-1, 5)
TURNS = st.integers(0, 13)
CODES = st.sampled_from([*sorted(CARDS)[::3], "S9-99", ""])
PLAN_CARDS = st.sampled_from(CARDS_OF_A_PLAN + "?")
COLORS_OR_NONE = st.sampled_from(["red", "blue", "purple", "pink"])
TILES = st.sampled_from(ship.TILES)
ZONES = st.sampled_from(ship.ZONES)

BEFORE: st.SearchStrategy[Done] = st.one_of(
    st.sampled_from(CREWS).map(lambda crew: do.SetCrewSize(*crew)),
    st.builds(do.SetCrewSize, st.integers(0, 6), st.integers(0, 6)),
    st.builds(do.NameSeat, SEATS, NAMES),
    st.builds(do.ChangeSeatColor, SEATS),
    st.builds(do.GiveRole, st.sampled_from([*ROLES, "cook"]), SEATS),
    st.builds(do.SetDifficulty, st.sampled_from(["common", "serious", "odd"]), st.sampled_from([*DIFFICULTIES, "red"])),
    st.builds(do.SetVolume, st.integers(-1, VOLUMES + 1)),
    st.builds(do.SetSiren, st.booleans()),
    st.builds(do.SetReadAloud, st.booleans()),
    st.builds(do.ChooseVoice, st.sampled_from(["", "nobody"])),
    st.builds(do.ChooseKind, st.sampled_from(Kind)),
    st.sampled_from([do.ChooseRandom(), do.ChooseNew(), do.DrawTracks()]),
    st.builds(do.ChooseMission, st.sampled_from([*MISSIONS, "S9-9"])),
    st.builds(do.TypeMission, st.sampled_from([*MISSIONS, "3", "mission 3", "", "S9-9", "simulation 5 K7F-3QD"])),
    st.builds(do.ChooseNextTrack, st.sampled_from([*PLACES, "green"])),
    st.builds(do.SetNewFrontier, st.sampled_from([True, True, False])),
    st.builds(do.SetVariableRange, st.booleans()),
    st.builds(do.SetRuling, st.sampled_from(sorted(OTHER_RULINGS)), st.booleans()),
    st.builds(do.SetSpecialization, SEATS, st.sampled_from([*SPECIALIZATIONS, "", "Cook"])),
    st.builds(do.SetLevel, SEATS, st.integers(0, 4)),
)
DURING: st.SearchStrategy[Done] = st.one_of(
    st.sampled_from([do.Play(), do.Pause(), do.StepBack(), do.RepeatAnnouncement(), do.Mute(), do.Mute(False)]),
    st.just(do.SkipAhead()),
    st.builds(do.Seek, st.floats(-10, 800)),
    st.builds(do.EnterCard, st.integers(-1, 8), CODES),
    st.builds(do.DrawCard, st.integers(-1, 8)),
    st.builds(do.RemoveCard, st.integers(-1, 8)),
    st.just(do.EndMission()),
)
AFTER: st.SearchStrategy[Done] = st.one_of(
    st.just(do.GoToPlans()),
    st.just(do.ResolveOnly()),
    st.builds(do.SetCard, ROWS, TURNS, PLAN_CARDS),
    st.builds(do.SetCard, ROWS, TURNS, st.text("abcx<>^sSA", min_size=1, max_size=3)),
    st.builds(do.PasteRow, ROWS, TURNS, st.text("abcx<>^- s", max_size=24)),
    st.builds(do.EnterCalledCard, CODES, CODES),
    st.builds(do.GiveTokens, COLORS_OR_NONE, COLORS_OR_NONE),
    st.builds(do.DrawThreat, TURNS, st.booleans()),
    st.builds(do.RemoveThreat, TURNS, st.sampled_from([*ship.ZONES, None])),
    st.builds(do.ChangeTrack, st.sampled_from([*PLACES, "green"])),
    st.builds(do.EnterThreat, TURNS, st.sampled_from([*ship.ZONES, None]), CODES),
    st.builds(do.DrawThreat, TURNS),
    st.builds(do.RemoveThreat, TURNS),
    st.builds(do.RenameMember, ROWS, NAMES),
    st.builds(do.SetAndroid, ROWS, st.booleans()),
    st.builds(do.MoveMember, ROWS, st.sampled_from([-1, 1, 7])),
    st.builds(do.ChangeMemberColor, ROWS),
    st.builds(do.SetMemberCount, st.integers(0, 6)),
    st.builds(
        do.EnterSlip, TURNS, st.sampled_from(["red", "blue", "purple", "pink"]), st.one_of(st.none(), PLAN_CARDS)
    ),
    st.builds(do.EnterTile, ZONES, st.integers(-1, 6), TILES),
    st.builds(do.TurnTileFaceDown, ZONES, st.integers(0, 5)),
    st.builds(do.SetTilesDrawnByPlayers, st.booleans()),
    st.sampled_from([do.StartWalk(), do.EditPlans(), do.GoToStep(10_000), do.EnterInLog(), do.CorrectLog()]),
    st.builds(do.GoToStep, st.integers(-1, 60)),
)
BETWEEN: st.SearchStrategy[Done] = st.one_of(
    st.sampled_from([do.BeginCampaign(), do.EndCampaign(), do.AbandonCampaign(), do.UndoRepair()]),
    st.builds(do.MakeRepair, st.one_of(st.none(), st.just(Squad()), st.builds(Tile, ZONES, TILES))),
    st.builds(do.PlaceSquad, st.sampled_from([*ship.BAYS, "upper white"])),
)
ANY = st.one_of(
    BEFORE, DURING, AFTER, BETWEEN, st.sampled_from([do.Undo(), do.Redo(), do.CloseGame(), do.AbandonGame()])
)
# Commands that do nothing when repeated.
REPEATABLE = (
    do.SetCrewSize, do.NameSeat, do.GiveRole, do.SetDifficulty, do.SetVolume, do.SetSiren, do.SetReadAloud,
    do.ChooseVoice, do.ChooseKind, do.ChooseRandom, do.ChooseNew, do.ChooseMission, do.TypeMission, do.DrawTracks,
    do.EnterCard, do.RemoveCard, do.DrawCard, do.SetCard, do.PasteRow, do.EnterThreat, do.DrawThreat, do.RemoveThreat,
    do.RenameMember, do.SetAndroid, do.SetMemberCount, do.EnterSlip, do.EnterTile, do.SetTilesDrawnByPlayers,
    do.StartWalk,
    do.SetNewFrontier, do.SetVariableRange, do.SetRuling, do.SetSpecialization, do.SetLevel, do.EnterCalledCard,
    do.GiveTokens,
    do.EditPlans, do.GoToStep, do.CloseGame, do.ReplayEntry, do.OpenCampaign,
)  # fmt: skip


class Restless(RuleBasedStateMachine):
    """A random evening, with checks at every moment."""

    home: ClassVar[str]

    def __init__(self) -> None:
        super().__init__()
        self.home_before = os.environ.get("SPACEALERT_HOME")
        self.folder = Path(tempfile.mkdtemp(dir="/dev/shm" if Path("/dev/shm").is_dir() else None))
        os.environ["SPACEALERT_HOME"] = str(self.folder)
        self.evening = Evening()
        self.begun: set[str] = set()  # ids of games that must not get lost
        self.done: list[str] = []

    def teardown(self) -> None:
        self.evening.session.close()
        shutil.rmtree(self.folder)
        if self.home_before is None:
            del os.environ["SPACEALERT_HOME"]
        else:
            os.environ["SPACEALERT_HOME"] = self.home_before

    @property
    def state(self) -> SessionState:
        return self.evening.session.state

    def disk(self) -> tuple[Any, Any, dict[str, Any]]:
        """Return the entries, campaigns and drafts that the next start would find, without their times."""
        self.evening.session.wait()
        with logbook.open() as log:
            return (
                [line.entry for line in log.lines()],
                {kept.id: (kept.ended, kept.content) for kept in log.saved_documents(DocumentKind.CAMPAIGN)},
                {name: log.draft(name) for name in log.drafts()},
            )

    def do(self, command: Done) -> bool:
        """Run a command and return whether it worked. If not, there must be a reason and no change."""
        before, disk, view = self.state, self.disk(), self.evening.view
        try:
            self.evening.session.do(command)
        except UserError as error:
            assert error.render(ENGLISH)
            assert self.state == before
            assert self.disk() == disk
            return False
        if isinstance(command, do.AbandonGame) and before.at_table is not None:
            self.begun.discard(command.id or before.at_table.id)
        self.changed_only_what_it_says(command, before, disk)
        if isinstance(command, do.Command) and not isinstance(command, REPEATABLE):
            assert self.state != before or isinstance(command, do.AbandonGame), f"{command} did nothing"
        if isinstance(command, do.StartMission):
            self.begins_what_it_said(view)
        if isinstance(command, do.Command) and command.undoable and self.state != before:
            self.can_be_taken_back(before, disk)
        return True

    def changed_only_what_it_says(
        self, command: Done, before: SessionState, disk: tuple[Any, Any, dict[str, Any]]
    ) -> None:
        lines, campaigns, drafts = self.disk()
        writes = isinstance(command, LogCommand | do.Undo | do.Redo)
        assert lines == disk[0] or writes, command
        campaign = do.StartMission, do.MakeRepair, do.PlaceSquad, do.UndoRepair, do.EndCampaign, do.AbandonCampaign
        steers = isinstance(command, (*campaign, do.ChooseKind, do.SetDifficulty))
        assert campaigns == disk[1] or writes or steers, command
        touched = {name for name in {*drafts, *disk[2]} if drafts.get(name) != disk[2].get(name)}
        mine = {one.at_table.id for one in (before, self.state) if one.at_table is not None}
        if isinstance(command, do.AbandonGame) and command.id is not None:
            mine.add(command.id)
        assert all(any(id_ in name for id_ in mine) for name in touched), (command, touched)

    def begins_what_it_said(self, view: Any) -> None:
        item = self.state.at_table
        assert isinstance(item, Playing)
        assert view.start is not None
        assert item.round.scenario.kind is view.start.kind
        assert item.round.secret is (view.start.pick is PickMethod.RANDOM)
        assert view.start.mission in ("", item.round.scenario.name)

    def can_be_taken_back(self, before: SessionState, disk: tuple[Any, Any, dict[str, Any]]) -> None:
        after, disk_after = self.state, self.disk()
        self.evening.session.do(do.Undo())
        assert self.state == before
        lines, campaigns, drafts = self.disk()
        assert (lines, campaigns) == disk[:2]
        assert _without_times(drafts) == _without_times(disk[2])
        self.evening.session.do(do.Redo())
        assert self.state == after
        assert self.disk()[0] == disk_after[0]

    # actions

    @initialize(mission=st.sampled_from(MISSIONS), seed=st.integers(0, 3))
    def sits_down(self, mission: str, seed: int) -> None:
        self.evening.seed = seed
        self.do(do.ChooseMission(mission))

    @rule(command=ANY)
    def does_anything(self, command: Done) -> None:
        self.do(command)

    @rule(command=DURING)
    @precondition(lambda self: self.state.stage is Stage.ROUND)
    def run_round_command(self, command: Done) -> None:
        self.do(command)

    @rule(command=AFTER)
    @precondition(lambda self: self.state.stage in (Stage.SUMMARY, Stage.PLANS, Stage.WALK))
    def run_resolution_command(self, command: Done) -> None:
        self.do(command)

    @rule(command=BETWEEN)
    @precondition(lambda self: self.state.stage is Stage.CAMPAIGN)
    def run_campaign_command(self, command: Done) -> None:
        self.do(command)

    @rule()
    @precondition(lambda self: self.state.stage in (Stage.READY, Stage.CAMPAIGN))
    def starts(self) -> None:
        if self.do(do.StartMission()):
            self.evening.session.wait()

    @rule(seconds=st.sampled_from([1.0, 60.0, 200.0, 1000.0]))
    @precondition(lambda self: self.state.stage is Stage.ROUND)
    def plays(self, seconds: float) -> None:
        self.evening.play(seconds)
        assert self.state.at_table is not None
        self.begun.add(self.state.at_table.id)

    @rule()
    @precondition(lambda self: isinstance(self.state.at_table, Resolving) and bool(self.state.at_table.sheet.unknown))
    def has_every_card_drawn(self) -> None:
        while isinstance(self.state.at_table, Resolving) and self.state.at_table.sheet.unknown:
            self.do(do.DrawThreat(self.state.at_table.sheet.unknown[0].turn))

    @rule()
    @precondition(lambda self: isinstance(self.state.at_table, Resolving))
    def walks_to_the_end_and_writes_it_down(self) -> None:
        for command in (
            do.SetTilesDrawnByPlayers(False),
            do.StartWalk(),
            do.GoToStep(10_000),
            do.EnterInLog(),
            do.CorrectLog(),
        ):
            self.do(command)

    @rule(which=st.integers(0, 9))
    def goes_on_with_a_game(self, which: int) -> None:
        unfinished = self.evening.view.unfinished_games
        if unfinished and self.do(do.ResumeGame(unfinished[which % len(unfinished)].item)):
            self.evening.session.wait()

    @rule(which=st.integers(0, 9))
    def gives_up_a_game(self, which: int) -> None:
        on_table = self.state.at_table
        choices = [one.id for one in self.evening.view.unfinished_games] + ([on_table.id] if on_table else [])
        if choices:
            self.do(do.AbandonGame(choices[which % len(choices)]))
            self.begun.discard(choices[which % len(choices)])

    @rule(which=st.integers(0, 9))
    def walks_a_line_again(self, which: int) -> None:
        with logbook.open() as log:
            lines = log.lines()
        if lines:
            self.do(do.ReplayEntry(lines[which % len(lines)].entry))

    @rule(which=st.integers(0, 9))
    def opens_a_campaign(self, which: int) -> None:
        campaigns = self.evening.view.campaigns
        if campaigns:
            self.do(do.OpenCampaign(campaigns[which % len(campaigns)]))

    @rule()
    def is_killed(self) -> None:
        lines, campaigns, drafts = self.disk()
        setup, kind, on_table = self.state.setup, self.state.choice.kind, self.state.at_table
        self.evening.kill()
        assert (self.state.setup, self.state.choice.kind) == (setup, kind)
        after = self.disk()
        assert after[:2] == (lines, campaigns)
        came = after[2].keys() - drafts.keys()
        assert after[2].keys() >= drafts.keys()
        assert all(on_table is not None and on_table.id in name for name in came)

    # invariants

    @invariant()
    def every_game_is_reached(self) -> None:
        on_table = self.state.at_table
        if isinstance(on_table, Resolving) and on_table.is_worth_saving:
            self.begun.add(on_table.id)
        if isinstance(on_table, Resolving) and not on_table.is_worth_saving:
            self.begun.discard(on_table.id)
        self.evening.session.wait()
        reached = {one.id for one in self.evening.view.unfinished_games} | ({on_table.id} if on_table else set())
        with logbook.open() as log:
            reached |= {line.entry.id for line in log.lines()}
        assert self.begun <= reached

    @invariant()
    def nothing_is_shown_that_was_not_announced_or_entered(self) -> None:
        for seat in (None, 0, 1):
            if seat is not None and seat >= len(self.state.setup.seats):
                continue
            view = self.evening.session.view(seat)
            if view.round is not None and view.round.sound is not None and view.round.board is not None:
                board, position = view.round.board, view.round.sound.position
                assert all(said.at <= position for said in board.announcements)
                assert set(view.round.cards) <= set(range(len(board.threats)))
                assert len(view.round.candidates) <= len(board.threats)
            if view.round is not None and isinstance(self.state.at_table, Playing) and self.state.at_table.round.secret:
                assert view.round.mission.name == "" or self.state.at_table.is_round_over
            if view.resolution is not None and view.resolution.walk is not None:
                walk = view.resolution.walk
                assert len(walk.events) == walk.place <= walk.last

    @invariant()
    def nothing_goes_wrong_in_silence(self) -> None:
        view = self.evening.view
        assert view.save_problem is None, view.save_problem
        assert view.trouble is None, view.trouble
        if view.round is not None and view.round.sound is not None:
            assert view.round.sound.state in PlayerState

    @invariant()
    def start_says_why_it_begins_nothing(self) -> None:
        view = self.evening.view
        assert (view.start is None) != (view.start_problem is None)


def _without_times(drafts: dict[str, Any]) -> dict[str, Any]:
    """Return the state without the mission's current second, since time passes while a command is undone."""
    return {
        name: {key: value for key, value in draft.items() if key != "position"} if isinstance(draft, dict) else draft
        for name, draft in drafts.items()
    }


def run(evenings: int, commands: int = COMMANDS) -> None:
    """Run this many evenings of this many commands, without computing wasted cards, which takes long."""
    quiet = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]
    run_state_machine_as_test(
        Restless,
        settings=settings(
            max_examples=evenings,
            stateful_step_count=commands,
            deadline=None,
            suppress_health_check=quiet,
            phases=[Phase.generate],  # short enough without shrinking
        ),
    )


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    nobody: Callable[..., dict[str, int]] = lambda game, score: {}  # noqa: E731
    monkeypatch.setattr(entry_input, "wasted_points", nobody)
    monkeypatch.setattr(library, "entries", cache(library.entries))


@pytest.mark.long
@pytest.mark.slow
def test_random_evenings_lose_and_leak_nothing() -> None:
    run(RUNS)


def test_undo_after_a_resumed_mission_restores_the_disk() -> None:
    """Found by the random evenings: a resumed mission's siren setting was not saved."""
    evening = Restless()
    try:
        evening.sits_down("S1-1", 2)
        evening.starts()
        evening.plays(200.0)
        evening.is_killed()
        evening.does_anything(do.SetSiren(False))
        evening.goes_on_with_a_game(0)
        evening.run_round_command(do.DrawCard(2))
    finally:
        evening.teardown()
