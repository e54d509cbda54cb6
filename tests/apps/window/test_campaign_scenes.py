"""The exploration campaign in the window, from the ready room to the log entry, surviving every kill."""

import itertools
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import gallery
import pygame
import pytest
from attrs import evolve
from support.child_process import child_process
from support.folders import DATA, TESTS
from support.languages import ENGLISH
from support.quick import quick_first
from support.screens import wait_for_scene, write_raw
from support.waiting import wait_until
from support.window_scenes import scrolled

from spacealert import logbook
from spacealert.apps.window import evening, shape_painter, title_art
from spacealert.apps.window.campaign import repairs_panel
from spacealert.apps.window.campaign.campaign_scene import CampaignScene, SavedCampaignsScene, paint_voyage
from spacealert.apps.window.campaign.repairs_panel import RepairsPanel
from spacealert.apps.window.flight_school.study_scene import StudyScene
from spacealert.apps.window.log.log_book_scene import LogBookScene
from spacealert.apps.window.mission_scene import MissionScene
from spacealert.apps.window.ready_scene import ReadyScene
from spacealert.apps.window.resolution.plans_scene import PlansScene
from spacealert.apps.window.resolution.walk_scene import WalkScene
from spacealert.apps.window.summary_scene import SummaryScene
from spacealert.apps.window.unfinished_scene import UnfinishedScene
from spacealert.engine import resolve, ship
from spacealert.engine.campaign_rules import Campaign, Squad, Tile, as_mission_result, next_mission
from spacealert.engine.game import Score
from spacealert.gamefile import read as read_game
from spacealert.kit.guide.prompts import Instruction
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import format_minus
from spacealert.kit.storage import settings
from spacealert.kit.ui.canvas import Box, Canvas
from spacealert.kit.ui.screen import Screen
from spacealert.logbook import log_table
from spacealert.narration.shapes.ship_layout import LIFT
from spacealert.narration.walk import Walk
from spacealert.session import Session
from spacealert.session import campaign_record as campaign_record
from spacealert.session.campaign_record import CampaignStage as Next
from spacealert.session.commands import (
    ChooseMission,
    MakeRepair,
    RemoveThreat,
    ResumeGame,
    SetDifficulty,
    SetNewFrontier,
    SetReadAloud,
)
from spacealert.session.resolution_sheet import ResolutionSheet
from spacealert.session.session_state import Playing, Resolving, Resources
from spacealert.session.setup import TableSetup
from spacealert.texts import LANGUAGES, load_texts

NEXT = "E1-05"  # an unharmed gunship leaves red tiles, but the ship comes home


pytestmark = pytest.mark.usefixtures("own_folder", "logs_closed")


class SameDice(Random):
    """Use the same tracks and tiles every time."""

    def randrange(self, *_: Any) -> int:
        return 7


def start() -> Screen:
    return Screen(evening.open_title(ENGLISH, Session(resources=Resources(dice=SameDice()))))


def saved_campaigns() -> tuple[campaign_record.CampaignRecord, ...]:
    """Return the campaigns that the next start of the program would find."""
    session = Session()
    try:
        return session.view().campaigns
    finally:
        session.close()


def change(plans: PlansScene, changed: ResolutionSheet) -> None:
    """Enter these plans, as if by many key presses."""
    item = plans.session.state.at_table
    assert isinstance(item, Resolving)
    plans.session.do(ResumeGame(evolve(item, sheet=changed)))


@pytest.fixture(autouse=True)
def four_at_the_table(own_folder: Path) -> None:
    settings.change(table=TableSetup().with_crew_size(4, 0).as_settings())


def begin_campaign() -> Screen:
    """Start a new campaign from the ready room."""
    screen = start()
    assert isinstance(screen.scene, ReadyScene)
    screen.press("c")
    return screen


def room(screen: Screen) -> CampaignScene:
    assert isinstance(screen.scene, CampaignScene), screen.scene.describe()
    return screen.scene


def fly(screen: Screen, mission: str) -> MissionScene:
    """Start this mission in read-aloud mode, which needs no loudspeaker."""
    screen.scene.perform(SetReadAloud(True))
    screen.scene.perform(ChooseMission(mission))
    screen.press("enter")
    return wait_until_prepared(screen)


def wait_until_prepared(screen: Screen) -> MissionScene:
    return wait_for_scene(screen, MissionScene)


def play(screen: Screen) -> None:
    """Play the action round to its last second, and open its summary."""
    mission = screen.scene
    assert isinstance(mission, MissionScene)
    screen.press("space")
    mission.player.seek(mission.player.soundtrack.length - 0.05)
    time.sleep(0.1)
    screen.tick(0.1)
    assert isinstance(screen.scene, SummaryScene)
    screen.press("enter")


def plan(screen: Screen, *, turn: int = 1, card: str = NEXT, zone: str = "red") -> None:
    """Resolve a mission with a single threat and a passive crew."""
    plans = screen.scene
    assert isinstance(plans, PlansScene)
    for each in range(1, 13):
        plans.do(("threat", each))
        plans.press("delete")
        if plans.picker is not None:  # it closes after the last announced threat
            plans.press("escape")
    others = [place for place in ("red", "white", "blue", "internal") if place != zone]
    tracks = {zone: "T1", **dict(zip(others, ("T2", "T3", "T4"), strict=True))}
    change(plans, plans.sheet.with_game(tracks=tracks).with_threat(turn, zone, card))


CAMPAIGN_NOTES = [f"Campaign: mission {number} of 3" for number in (1, 2, 3)]


def walk(screen: Screen) -> Walk:
    """Watch the resolution to its end and leave it."""
    screen.press("enter")
    if not isinstance(screen.scene, WalkScene):  # it asks because nobody has entered a card
        screen.press("y")
    walking = screen.scene
    assert isinstance(walking, WalkScene)
    screen.press("end")
    walk = walking.walk
    screen.paint()
    back = [word for spot in screen.canvas.targets if spot.action == "back" for word in spot.words]
    assert {"Repairs", "Campaign"} & set(back)
    assert any(line in CAMPAIGN_NOTES for line in walking.describe())
    screen.press("escape")
    walking.session.wait()
    return walk


def mission_flown(screen: Screen, mission: str, **threat: Any) -> None:
    fly(screen, mission)
    play(screen)
    plan(screen, **threat)
    walk(screen)


def wait_for_lines(count: int) -> list[logbook.LogLine]:
    def found() -> list[logbook.LogLine]:
        log = logbook.open()
        try:
            return log.lines() if len(log.lines()) == count else []
        finally:
            log.close()

    return list(wait_until(found))


def test_undo_in_the_log_book_asks_and_updates_the_campaign(own_folder: Path) -> None:
    screen = begin_campaign()
    mission_flown(screen, "S2-1")
    campaign = room(screen)
    flown = campaign.campaign_record
    assert len(flown.legs) == 1

    def log_book() -> LogBookScene:
        if screen.scene is campaign:
            campaign.navigation.push(LogBookScene(ENGLISH, campaign.session))
        assert isinstance(screen.scene, LogBookScene)
        return screen.scene

    log_book()
    screen.press("u")
    asked = " ".join(screen.scene.describe())
    assert "S2-1" in asked
    assert "the campaign of" in asked
    screen.press("escape")
    assert len(log_book().rows) == 1
    screen.press("u")
    screen.press("y")
    assert log_book().rows == []
    screen.press("escape")
    assert screen.scene is campaign
    assert campaign.campaign_record.legs == ()
    log_book()
    screen.press("r")
    assert len(log_book().rows) == 1
    assert "S2-1" in log_book().notice
    screen.press("escape")
    assert campaign.campaign_record == flown


def test_campaign_is_flown_from_the_ready_room_to_its_end(own_folder: Path) -> None:
    screen = begin_campaign()
    assert room(screen).campaign_record.stage is Next.CHOOSING
    screen.scene.perform(SetDifficulty("serious", "yellow"))
    mission_flown(screen, "S2-1")
    first = room(screen).campaign_record
    assert first.stage is Next.REPAIRING
    assert first.standing.next_repairer == first.setup.seats_in_turn_order[0].color  # the captain
    screen.press("1")
    screen.press("-")
    screen.press("u")
    screen.press("1")  # already repaired: its key does nothing, and does not select another tile
    assert room(screen).campaign_record.stage is Next.REPAIRING
    screen.press("2")
    assert len([item for item in room(screen).campaign_record.standing.repairs if isinstance(item, Tile)]) == 2
    assert room(screen).campaign_record.stage is Next.CHOOSING  # at most two tiles per zone, and no other is damaged
    carried = room(screen).campaign_record.standing.carried()

    screen.scene.perform(SetDifficulty("common", "mixed"))
    mission_flown(screen, "S2-2", zone="blue", turn=3)
    while room(screen).campaign_record.stage is Next.REPAIRING:
        screen.press("-")
    mission_flown(screen, "S2-3", zone="white", turn=2)
    voyage_ = room(screen).campaign_record
    assert voyage_.stage is Next.ENDED
    assert voyage_.campaign.score is not None

    entries = sorted((line.entry for line in wait_for_lines(3)), key=lambda entry: entry.leg or 0)
    assert [(entry.mission, entry.common, entry.serious) for entry in entries] == [
        ("S2-1", "white", "yellow"),
        ("S2-2", "mixed", "yellow"),
        ("S2-3", "mixed", "yellow"),
    ]
    assert {entry.campaign for entry in entries} == {voyage_.id}
    games = []
    for entry in entries:
        path = own_folder / "game.yaml"
        path.write_text(entry.game or "", encoding="utf-8")
        games.append(read_game(path).game)
    after = as_mission_result(games[0], resolve(games[0])).after
    assert after is not None
    assert games[1].carried == carried == next_mission(after, first_two(games[0]))
    campaign = Campaign()
    for game in games:
        campaign = campaign.with_mission(as_mission_result(game, resolve(game)))
    assert campaign.score == voyage_.campaign.score
    assert any(f"({format_minus(campaign.score.total)})" in line for line in screen.scene.describe())

    screen.press("l")
    book = screen.scene
    assert isinstance(book, LogBookScene)
    assert [row.cells["total"] for row in book.rows] == ["", "", f"({format_minus(campaign.score.total)})"]
    screen.press("escape")
    screen.press("enter")
    assert isinstance(screen.scene, ReadyScene)
    assert saved_campaigns() == ()


def test_second_mission_setup_is_described_and_draws_trajectories() -> None:
    screen = begin_campaign()
    mission_flown(screen, "S2-1")
    while room(screen).campaign_record.stage is Next.REPAIRING:
        screen.press("-")
    carried = room(screen).campaign_record.standing.carried()
    assert set(carried.tiles) == {"red"}
    told = " ".join(screen.scene.describe())
    for tile in carried.tiles["red"]:
        assert ENGLISH.say(f"story-tile-{tile}", zone="red") in told  # not just as icons
    screen.press("d")
    tracks = dict(room(screen).view.tracks)
    assert set(tracks) == {"red", "white", "blue", "internal"}
    screen.press("t")
    guide = screen.scene
    assert isinstance(guide, StudyScene)
    read = []
    while isinstance(guide.prompt, Instruction):
        read.append(guide.prompt.text.render(ENGLISH))
        screen.press("enter")
    assert any(line.startswith("Red zone, still damaged: ") for line in read)
    assert any(f"{6 - len(carried.tiles['red'])} red, 6 white, 6 blue" in line for line in read)
    screen.press("enter")
    fly(screen, "S2-2")
    item = room_session(screen).state.at_table
    assert isinstance(item, Playing)
    assert item.round.tracks == tracks


def room_session(screen: Screen) -> Session:
    assert isinstance(screen.scene, MissionScene)
    return screen.scene.session


@pytest.mark.parametrize("language", LANGUAGES)
def test_campaign_help_does_not_link_repairs_to_points(language: str) -> None:
    told = load_texts(language).say("help-campaign")
    assert not any(word in told for word in ("points", "очк", "body"))


def test_only_won_missions_are_ticked() -> None:
    screen = begin_campaign()
    fly(screen, "S2-1")
    play(screen)
    plans = screen.scene
    assert isinstance(plans, PlansScene)
    assert plans.view.best_scores == {}  # not resolved yet
    plan(screen)
    walk(screen)
    won = room(screen).view.best_scores
    score = room(screen).campaign_record.campaign.missions[0].score
    assert score is not None
    assert won == {"S2-1": score.total}


def test_waiting_mission_is_continued() -> None:
    screen = begin_campaign()
    mission = fly(screen, "S2-1")
    screen.press("space")
    mission.player.seek(200.0)
    screen.tick(0.03)
    screen.press("escape")
    screen.press("delete")
    told = room(screen).describe()
    assert not any("START" in line for line in told)
    assert any("CONTINUE" in line for line in told)
    screen.paint()
    set_up = [spot for spot in screen.canvas.targets if spot.action == "set up"]
    assert not set_up  # it would lay out another mission than the one that waits


def first_two(game: Any) -> list[Tile]:
    """Return the first two repairs: the first tile of the red zone each time."""
    return [Tile("red", tile) for tile in resolve(game).end.zones["red"].tiles[:2]]


def test_summary_leads_back_to_the_campaign() -> None:
    screen = begin_campaign()
    mission = fly(screen, "S2-1")
    screen.press("space")
    mission.player.seek(mission.player.soundtrack.length - 0.05)
    time.sleep(0.1)
    screen.tick(0.1)
    assert isinstance(screen.scene, SummaryScene)
    assert screen.scene.leave_label == ENGLISH.say("screen-open-campaign")
    screen.press("escape")
    assert isinstance(screen.scene, CampaignScene)


def kill_program(screen: Screen) -> Screen:
    """Kill the program, so that only the data on disk remains."""
    first = screen.navigation.scenes[0]
    assert isinstance(first, ReadyScene)
    first.session.close()
    return start()


def test_campaign_survives_a_kill_between_any_steps() -> None:
    screen = begin_campaign()
    mission = fly(screen, "S2-1")
    screen.press("space")
    mission.player.seek(200.0)
    screen.tick(0.03)
    mission.session.wait()

    screen = kill_program(screen)
    assert isinstance(screen.scene, UnfinishedScene)
    screen.press("enter")
    mission = wait_until_prepared(screen)
    campaign = mission.view.campaign
    assert campaign is not None
    assert mission.player.position == pytest.approx(200, abs=1)
    id_ = campaign.id
    play(screen)
    plan(screen)
    plans = screen.scene
    assert isinstance(plans, PlansScene)
    plans.session.wait()

    screen = kill_program(screen)
    assert isinstance(screen.scene, UnfinishedScene)
    screen.press("enter")
    assert isinstance(screen.scene, PlansScene)
    assert screen.scene.sheet.campaign == id_
    for key in ("enter", "y", "end"):
        screen.press(key)
    screen.scene.session.wait()
    wait_for_lines(1)

    screen = found_again(id_)
    assert room(screen).campaign_record.stage is Next.REPAIRING
    screen.press("2")
    done = room(screen).campaign_record
    screen = found_again(id_)
    assert room(screen).campaign_record == done
    screen.press("1")
    assert room(screen).campaign_record.stage is Next.CHOOSING
    screen.scene.perform(SetDifficulty("common", "yellow"))
    done = room(screen).campaign_record
    screen = found_again(id_)
    assert room(screen).campaign_record == done
    fly(screen, "S2-2")
    screen = found_again(id_)
    assert room(screen).campaign_record == done
    screen.press("e")
    screen.press("e")  # a letter doesn't confirm
    screen.press("delete")
    assert room(screen).campaign_record.stage is Next.ENDED
    assert room(screen).campaign_record.campaign.score == done.campaign.score
    assert isinstance(kill_program(screen).scene, ReadyScene)
    assert saved_campaigns() == ()
    (line,) = wait_for_lines(1)
    log = logbook.open()
    (row,) = log_table.make_rows(ENGLISH, [line], log.campaigns())
    log.close()
    assert done.campaign.score is not None
    assert row.cells["total"] == f"({format_minus(done.campaign.score.total)})"


def whole_campaign() -> Iterator[dict[str, Any]]:
    """Play two missions and the end through the scenes, listing what must be on disk after each step."""
    screen = begin_campaign()

    def kept() -> dict[str, Any]:
        content = room(screen).campaign_record.as_content()
        content["legs"] = [leg[1:] for leg in content["legs"]]  # ids are random
        return dict(json.loads(json.dumps(content)))

    for mission, keys in (("S2-1", "1u1-u2"), ("S2-2", "e")):
        mission_flown(screen, mission)
        yield kept()
        for key in keys:
            screen.press("backspace" if key == "u" else key)
            if key != "e":
                yield kept()
        if mission == "S2-1":
            for action in (SetDifficulty("common", "yellow"), SetDifficulty("serious", "mixed"), ("kind", "mission")):
                screen.scene.perform(action)
                yield kept()
    screen.press("delete")
    yield kept()


CHILD = """
import json
import apps.window.test_campaign_scenes as flying
from spacealert.apps.window import mission_scene

mission_scene.COUNT_IN = 0.0
for content in flying.whole_campaign():
    print(json.dumps(content), flush=True)
"""


@pytest.mark.parametrize("steps", quick_first([6, 1, 3, 9, 11]))
def test_kill_9_loses_no_step_of_a_campaign(steps: int, own_folder: Path, tmp_path_factory: Any) -> None:
    """Run this in a separate program and kill it some time after it has confirmed this many steps."""
    home = tmp_path_factory.mktemp("killed")
    environment = os.environ | {"SPACEALERT_HOME": str(home), "SDL_VIDEODRIVER": "dummy", "PYTHONPATH": str(TESTS)}
    settings.change(table=TableSetup().with_crew_size(4, 0).as_settings())
    shutil.copytree(own_folder, home, dirs_exist_ok=True)
    call = [sys.executable, "-c", CHILD]
    with child_process(call, env=environment, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        said = [json.loads(child.stdout.readline()) for _ in range(steps)]
        time.sleep(Random(steps).uniform(0, 0.01))
        child.kill()
        said += [json.loads(line) for line in child.stdout.read().splitlines() if line.endswith("}")]
    log = logbook.open(home / "log.sqlite")
    (id_,) = log.campaigns()
    found = log.campaign(id_)
    log.close()
    found["legs"] = [leg[1:] for leg in found["legs"]]
    course_of_it = list(whole_campaign())
    assert said == course_of_it[: len(said)]
    assert found in course_of_it[len(said) - 1 : len(said) + 1]  # the last announced step or the one after it


def found_again(id_: str) -> Screen:
    """Check that the ready room offers the interrupted campaign after a kill."""
    screen = start()
    assert isinstance(screen.scene, ReadyScene), screen.scene.describe()
    assert next(item for item in screen.scene.menu if item.name == "campaign").waits(screen.scene.view)
    screen.press("c")
    assert isinstance(screen.scene, SavedCampaignsScene)
    screen.press("enter")
    assert room(screen).campaign_record.id == id_
    return screen


def test_lost_ship_ends_the_campaign_without_points() -> None:
    screen = begin_campaign()
    fly(screen, "S2-1")
    play(screen)
    plan(screen)
    plans = screen.scene
    assert isinstance(plans, PlansScene)
    for turn, card in ((2, "E1-06"), (3, "SE1-05"), (4, "SE1-02"), (5, "E1-01")):
        change(plans, plans.sheet.with_threat(turn, "red", card))
    walked = walk(screen)
    assert walked.resolution.score is None
    over = room(screen).campaign_record
    assert (over.stage, over.campaign.score) == (Next.ENDED, None)
    assert "The campaign scores nothing" in " ".join(screen.scene.describe())
    assert "Mission 2: not flown" in screen.scene.describe()
    for key in ("e", "1", "-", "u"):
        screen.press(key)
    assert room(screen).campaign_record == over
    (line,) = wait_for_lines(1)
    assert line.entry.lost_to == walked.resolution.lost_to
    assert saved_campaigns() == ()
    assert ENGLISH.say("campaign-mistake") in screen.scene.describe()  # and it does what it says
    for key in ("l", "enter", "p"):
        screen.press(key)
    plans = screen.scene
    assert isinstance(plans, PlansScene)
    change(plans, plans.sheet.with_game(threats=()))
    for key in ("enter", "l", "enter", "escape", "escape"):
        screen.press(key)
    assert room(screen).campaign_record.stage is Next.CHOOSING
    assert ENGLISH.say("campaign-mistake") not in screen.scene.describe()
    assert [one.id for one in saved_campaigns()] == [over.id]


def test_correcting_the_last_mission_updates_the_campaign() -> None:
    screen = begin_campaign()
    mission_flown(screen, "S2-1")
    before = room(screen).campaign_record
    screen.press("1")
    wait_for_lines(1)
    screen.press("l")
    screen.press("enter")
    screen.press("p")
    plans = screen.scene
    assert isinstance(plans, PlansScene)
    corrected = RemoveThreat(1).change_sheet(plans.sheet)
    change(plans, corrected)
    for key in ("enter", "l", "enter", "escape", "escape"):
        screen.press(key)
    after = room(screen).campaign_record
    assert after.campaign.score is not None
    assert before.campaign.score is not None
    assert after.campaign.score.total > before.campaign.score.total
    assert (after.stage, after.standing.repairs, len(after.legs)) == (Next.CHOOSING, (), 1)
    wait_until(lambda: logbook.open().lines()[0].entry.score == resolve(corrected.game).score)


def test_incomplete_score_names_its_mission_of_the_campaign() -> None:
    screen = begin_campaign()
    mission_flown(screen, "S2-1")
    while room(screen).campaign_record.stage is Next.REPAIRING:
        screen.press("-")
    fly(screen, "S2-2")
    play(screen)
    screen.press("enter")
    screen.press("y")
    screen.press("end")
    walking = screen.scene
    assert isinstance(walking, WalkScene)
    assert walking.resolution.missing_cards
    assert "Campaign: mission 2 of 3" in walking.describe()


def test_repairs_follow_the_rules() -> None:
    screen = begin_campaign()
    mission_flown(screen, "S2-1")
    tiles = room(screen).campaign_record.standing.available_repairs
    assert all(isinstance(item, Tile) and item.zone == "red" for item in tiles)
    screen.scene.perform(MakeRepair(Squad()))  # no squad is disabled
    screen.scene.perform(MakeRepair(Tile("white", "lift")))  # this tile is not damaged either
    assert room(screen).campaign_record.standing.repairs == ()
    for key in "123":
        screen.press(key)
    assert len(room(screen).campaign_record.standing.repairs) == 2
    assert Squad() not in room(screen).campaign_record.standing.available_repairs


def test_resumed_mission_leads_back_to_its_campaign() -> None:
    screen = begin_campaign()
    mission = fly(screen, "S2-1")
    screen.press("space")
    mission.player.seek(100.0)
    screen = kill_program(screen)
    assert isinstance(screen.scene, UnfinishedScene)
    assert any(f"{ENGLISH.say('screen-open-campaign')} · " in line for line in screen.scene.describe())
    screen.press("enter")
    wait_for_scene(screen, MissionScene).do("leave")
    screen.tick(0.03)
    assert room(screen).campaign_record.stage is Next.CHOOSING


def test_aborted_mission_leads_back_to_its_campaign() -> None:
    screen = begin_campaign()
    mission = fly(screen, "S2-1")
    mission.do("leave")
    screen.tick(0.03)
    assert room(screen).campaign_record.stage is Next.CHOOSING
    screen.press("escape")
    assert isinstance(screen.scene, ReadyScene)
    assert saved_campaigns() == ()  # nothing was flown, so there is nothing to resume


def test_repairs_stay_while_a_mission_is_unfinished() -> None:
    screen = begin_campaign()
    mission_flown(screen, "S2-1")
    screen.press("1")
    while room(screen).campaign_record.stage is Next.REPAIRING:
        screen.press("-")
    assert room(screen).can_undo_repair
    mission = fly(screen, "S2-2")
    screen.press("space")
    mission.player.seek(100.0)
    mission.do("leave")
    screen.tick(0.03)
    repairs = room(screen).campaign_record.standing.repairs
    for key in ("u", "backspace"):
        screen.press(key)
    assert room(screen).campaign_record.standing.repairs == repairs
    assert not room(screen).can_undo_repair


@pytest.mark.parametrize("flown", [False, True])
def test_ended_campaign_takes_its_unfinished_mission_with_it(flown: bool) -> None:
    screen = begin_campaign()
    if flown:
        mission_flown(screen, "S2-1")
        while room(screen).campaign_record.stage is Next.REPAIRING:
            screen.press("-")
    mission = fly(screen, "S2-2")
    screen.press("space")
    mission.player.seek(100.0)
    mission.do("leave")
    screen.tick(0.03)
    session = room(screen).session
    session.wait()
    assert len(session.view().unfinished_games) == 1
    told = " ".join(screen.scene.describe())
    assert ENGLISH.say("campaign-waiting") in told
    assert not any(isinstance(spot.action, ChooseMission) for spot in screen.canvas.targets)  # it would be ignored
    screen.press("e")
    assert any("unfinished mission" in line for line in screen.scene.describe())
    screen.press("delete")
    session.wait()
    assert session.view().unfinished_games == ()


def test_ready_room_names_the_next_mission_of_a_campaign() -> None:
    screen = begin_campaign()
    mission_flown(screen, "S2-1")
    room(screen).session.wait()
    assert "Campaign: mission 2 of 3" in Screen(evening.open_title(ENGLISH, Session())).scene.describe()


@pytest.mark.parametrize("begins", [True, False])
def test_campaign_is_kept_only_once_a_mission_has_begun(begins: bool) -> None:
    screen = begin_campaign()
    mission = fly(screen, "S2-1")
    if begins:
        mission.do("pause")
        screen.tick(1.0)
    mission.do("abort")
    if begins:
        mission.do("leave")
    screen.paint()
    assert ("Save for later" in [word for spot in screen.canvas.targets for word in spot.words]) is begins
    screen.press("escape")
    assert isinstance(screen.scene, ReadyScene)
    mission.session.wait()
    assert bool(Session().view().campaigns) is begins


def test_campaigns_do_not_offer_double_action_missions() -> None:
    screen = begin_campaign()
    screen.paint()
    kinds = {action[1] for action in (spot.action for spot in screen.canvas.targets) if isinstance(action, tuple)}
    assert {"test flight", "simulation", "advanced simulation", "mission"} <= kinds
    assert not any("double" in str(kind) for kind in kinds)


def test_campaign_length_button_names_the_other_length() -> None:
    screen = start()
    assert isinstance(screen.scene, ReadyScene)
    screen.scene.session.do(SetNewFrontier(True))
    screen.press("c")

    def offered() -> list[str]:
        screen.paint()
        return [word for spot in screen.canvas.targets for word in spot.words]

    assert "5 missions" in offered()
    screen.press("m")
    assert "3 missions" in offered()


def test_unflown_campaign_leaves_no_trace() -> None:
    screen = begin_campaign()
    screen.scene.perform(SetDifficulty("common", "yellow"))
    screen.press("escape")
    assert isinstance(screen.scene, ReadyScene)
    assert saved_campaigns() == ()


def test_failed_campaign_save_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = begin_campaign()
    mission_flown(screen, "S2-1")
    before = room(screen).campaign_record
    monkeypatch.setattr(logbook.Log, "save_campaign", _refuse)
    screen.press("1")
    room(screen).session.wait()
    assert room(screen).campaign_record != before  # playing must go on
    assert ENGLISH.say("database-full", path="log") in screen.scene.describe()


def _refuse(*_: object, **__: object) -> None:
    raise UserError("database-full", path="log")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("version", 9),
        ("begun", "soon"),
        ("kind", "walk"),
        ("kind", "double action"),
        ("standing", {}),
        ("legs", [["x"]]),
        ("legs", 3),
    ],
)
def test_invalid_campaign_is_not_offered(name: str, value: Any) -> None:
    good = campaign_record.CampaignRecord(TableSetup(), date(2026, 11, 1)).as_content()
    assert campaign_record.campaign_from_content("x", good) is not None
    assert campaign_record.campaign_from_content("x", {**good, name: value}) is None
    log = logbook.open()
    log.save_campaign("x", {**good, name: value})
    log.save_campaign("y", None)
    log.close()
    assert saved_campaigns() == ()


# --- strange numbers --------------------------------------------------------------------------------------------------

STRANGE = [float("inf"), -float("inf"), float("nan"), 10**400, -(10**400), 1e308, 2**63, -1, 0.5, True]
RESTS = DATA / "older" / "371c642" / "export.json"


def leaves(found: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path to each number in this JSON."""
    for key, value in found.items() if isinstance(found, dict) else enumerate(found):
        if isinstance(value, dict | list):
            yield from leaves(value, (*path, key))
        elif isinstance(value, int | float):
            yield (*path, key)


@pytest.mark.parametrize("number", quick_first(STRANGE))
def test_invalid_number_in_a_campaign_is_reported_and_skipped(number: float) -> None:
    (kept,) = json.loads(RESTS.read_text(encoding="utf-8"))["campaigns"]
    ways = list(leaves(kept["content"]))
    assert len(ways) > 15
    for way in ways:
        content = json.loads(json.dumps(kept["content"]))
        inner = content
        for key in way[:-1]:
            inner = inner[key]
        inner[way[-1]] = number
        with logbook.open() as log:
            log.delete_draft("mission")  # creates the file
        write_raw(log.path, "campaign", "c", content)
        screen = start()
        screen.press("c")
        screen.paint()
        told = ENGLISH.say("campaign-left-alone", count=1) in screen.scene.describe()
        assert told == (saved_campaigns() == ())
        if way[0] == "standing" and not isinstance(number, bool) and not -1000 <= number <= 1000:
            assert told, way
        if not told:  # a crew may have played it, so all of it must be playable
            screen.press("enter")
            screen.paint()


def test_campaign_list_can_be_dragged() -> None:
    found = gallery.scenes(ENGLISH)["campaigns"]()
    assert isinstance(found, SavedCampaignsScene)
    screen = Screen.of_size(found, 1280, 720)
    reached: set[int] = set()
    screen.touch(600, 500)
    for y in (500, 400, 250, 100, -200, -800):
        actions = [spot.action for spot in screen.canvas.targets]
        reached |= {action[1] for action in actions if isinstance(action, tuple) and action[0] == "go on"}
        screen.drag(600, y)
        screen.paint()
    screen.release(600, -800)
    assert reached == set(range(len(found.campaign_records)))
    assert screen.scene is found


def test_keys_of_repairs_are_painted_above_all_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[str] = []
    glow = Canvas.glow

    def noted(*args: Any) -> None:
        painted.append("sign")
        glow(*args)

    monkeypatch.setattr(Canvas, "glow", noted)
    monkeypatch.setattr(repairs_panel, "paint_key_cap", lambda *args: painted.append("key"))
    gallery.shown("campaign-repairs", "ru", (1280, 688), shows_keys=True)
    keys = painted[painted.index("key") :]
    assert len(keys) > 1
    assert set(keys) == {"key"}


def test_every_damaged_part_has_a_key_of_its_own() -> None:
    tiles = dict.fromkeys(ship.ZONES, ship.TILES)
    aftermath = SimpleNamespace(tiles=tiles)
    panel = RepairsPanel(ENGLISH, SimpleNamespace(standing=SimpleNamespace(aftermath=aftermath)))  # type: ignore[arg-type]
    keys = [panel._key(Tile(zone, tile)) for zone in ship.ZONES for tile in ship.TILES]
    assert len(set(keys)) == 18
    screen = gallery.shown("campaign-repairs", "en", (1280, 720))
    others = [one.key for one in screen.scene.tree.bindings() if not isinstance(one.action, MakeRepair)]
    assert not set(keys) & set(others)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_names_of_damaged_parts_leave_the_lift_visible(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    names: list[tuple[Box, float]] = []  # with the unit they are painted in
    sheets = []
    fit = shape_painter.fit_sheet

    def fitted(*args: Any) -> Any:
        sheets.append(fit(*args))
        return sheets[-1]

    monkeypatch.setattr(shape_painter, "fit_sheet", fitted)
    monkeypatch.setattr(Canvas, "veil", lambda self, box, *_: names.append((box, self.unit)))
    gallery.shown("campaign-repairs", language, (1280, 720))
    lifts = [sheets[-1].to_pixels((lift.x, 0))[0] for lift in LIFT.values()]
    wide = LIFT["red"].wide * sheets[-1].zoom
    assert len(names) > 5
    for box, unit in names:
        assert not any(box.x * unit < lift + wide and box.right * unit > lift + 0.5 for lift in lifts), box


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("scene", ["campaign-repairs", "campaign-repairs-last"])
def test_names_of_damaged_parts_do_not_cover_each_other(
    scene: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    names: list[Box] = []
    monkeypatch.setattr(Canvas, "veil", lambda self, box, *_: names.append(box))
    gallery.shown(scene, language, (1280, 720))
    names = [box for box in names if box.h < 60]  # without the page's own veils
    assert len(names) >= 5
    for one, other in itertools.combinations(names, 2):
        beside = one.right <= other.x or other.right <= one.x
        assert beside or one.bottom <= other.y or other.bottom <= one.y, (one, other)


@pytest.mark.parametrize("scene", ["campaign-next", "campaign-five-flown"])
def test_carried_damage_is_named_below_the_ship(scene: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    text = Canvas.text

    def noted(canvas: Canvas, box: Box, words: str, *args: Any, **named: Any) -> Box:
        written.append(words)
        return text(canvas, box, words, *args, **named)

    monkeypatch.setattr(Canvas, "text", noted)
    gallery.shown(scene, "en", (1280, 720))
    assert {"heavy laser, light laser, shield, reactor", "pulse cannon"} <= {*written}


def test_the_instructor_asks_before_a_campaign_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[Box] = []
    monkeypatch.setattr(title_art, "paint_instructor", lambda canvas, box, *pose: painted.append(box))
    gallery.shown("campaign-stop", "en", (1280, 720))
    assert painted


@pytest.mark.parametrize("length", [3, 5])
def test_negative_points_fit_on_their_badge(length: int, monkeypatch: pytest.MonkeyPatch) -> None:
    canvas = Canvas(pygame.Surface((1000, 190)))
    canvas.use_unit(1.0)
    text, disc, written, rims = canvas.text, canvas.disc, list[Box](), list[float]()

    def write(box: Box, words: str, *args: Any, **named: Any) -> Box:
        written.append(text(box, words, *args, **named))
        return written[-1]

    def fill(x: float, y: float, radius: float, *args: Any) -> None:
        rims.append(radius)
        disc(x, y, radius, *args)

    monkeypatch.setattr(canvas, "text", write)
    monkeypatch.setattr(canvas, "disc", fill)
    flown = evolve(gallery._HOME, score=Score(-10, 0, 0, 0, 0, 0, 0))
    paint_voyage(canvas, Box(0, 0, 1000, 190), (flown,), length, over=False)
    assert written[0].w < 1.7 * min(rim for rim in rims if rim > 10)


@pytest.mark.parametrize("size", [(1280, 688), (1024, 600)])
def test_new_campaign_shows_its_crew(size: tuple[int, int]) -> None:
    shown = gallery.shown("campaign-five", "ru", size).scene
    assert isinstance(shown, CampaignScene)
    told = " ".join(shown.describe())
    assert "Nora — «Медик»" in told and "откройте «Новое задание»" in told
    assert scrolled(shown.tree.placed) == []
