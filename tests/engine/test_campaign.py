"""Between the missions of a campaign: repairs, remaining damage and the final score (§6)."""

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from spacealert.engine import decks, resolve, ship
from spacealert.engine.campaign_rules import (
    Aftermath,
    Campaign,
    MissionResult,
    NotAllowed,
    Repair,
    Squad,
    Tile,
    apply_repairs,
    as_mission_result,
    available_bays,
    available_repairs,
    next_mission,
    next_repairer,
)
from spacealert.engine.game import Carryover, Game, Member, Score, Threat
from spacealert.gamefile.campaign_state import CampaignState
from spacealert.kit.storage import codec
from spacealert.kit.storage.codec import InvalidValue

BATTERED = Aftermath(
    tiles={"red": ("shield", "lift", "structure"), "white": (), "blue": ("reactor",)},
    disabled_squads=1,
    awake=("green", "red", "blue", "yellow"),
)


def damage_of(ship_now: Aftermath) -> int:
    return sum(map(len, ship_now.tiles.values()))


def test_members_repair_in_the_order_of_acting() -> None:
    assert [next_repairer(BATTERED, [None] * count) for count in range(5)] == ["green", "red", "blue", "yellow", None]


def test_a_member_may_repair_one_tile_or_one_squad() -> None:
    assert available_repairs(BATTERED, []) == (
        Tile("red", "shield"),
        Tile("red", "lift"),
        Tile("red", "structure"),
        Tile("blue", "reactor"),
        Squad(),
    )


def test_two_tiles_of_a_zone_are_the_most() -> None:
    done: list[Repair] = [Tile("red", "lift"), Tile("red", "shield")]
    assert available_repairs(BATTERED, done) == (Tile("blue", "reactor"), Squad())
    with pytest.raises(NotAllowed):
        apply_repairs(BATTERED, [*done, Tile("red", "structure")])


def test_nobody_repairs_out_of_turn_or_twice_the_same() -> None:
    assert available_repairs(BATTERED, [None] * 4) == ()
    with pytest.raises(NotAllowed):
        apply_repairs(BATTERED, [None] * 5)
    with pytest.raises(NotAllowed):
        apply_repairs(BATTERED, [Squad(), Squad()])
    with pytest.raises(NotAllowed):
        apply_repairs(BATTERED, [Tile("white", "lift")])


def test_unconscious_crew_repairs_nothing() -> None:
    asleep = Aftermath(BATTERED.tiles, 2, ())
    assert next_repairer(asleep, []) is None
    assert next_mission(asleep, []) == Carryover(
        {"red": ("shield", "lift", "structure"), "blue": ("reactor",)}, bays=()
    )


def test_unrepaired_damage_carries_over() -> None:
    carried = next_mission(BATTERED, [Tile("red", "lift"), Squad(), Tile("red", "structure"), None])
    assert carried == Carryover({"red": ("shield",), "blue": ("reactor",)}, bays=("UB", "LR"))


def test_the_crew_chooses_where_its_only_squad_stands() -> None:
    assert available_bays(BATTERED) == (("UB",), ("LR",))
    assert next_mission(BATTERED, [], bays=("LR",)).bays == ("LR",)
    with pytest.raises(NotAllowed):
        next_mission(BATTERED, [])
    with pytest.raises(NotAllowed):
        next_mission(BATTERED, [], bays=("UB", "LR"))


@given(st.data(), st.integers(0, 2**32), st.integers(0, 5), st.integers(0, 2))
def test_repairs_never_break_the_rules(data: st.DataObject, seed: int, awake: int, disabled: int) -> None:
    stacks = decks.shuffle_tiles(seed)
    after = Aftermath(
        {zone: stack[: data.draw(st.integers(0, 6))] for zone, stack in stacks.items()},
        disabled,
        ("red", "green", "blue", "yellow", "purple")[:awake],
    )
    done: list[Repair] = []
    while next_repairer(after, done) is not None:
        done.append(data.draw(st.sampled_from([None, *available_repairs(after, done)])))
    ready = apply_repairs(after, done)
    repairs = [item for item in done if item is not None]
    assert damage_of(after) + after.disabled_squads - damage_of(ready) - ready.disabled_squads == len(repairs) <= awake
    assert all(len(after.tiles[zone]) - len(ready.tiles[zone]) <= 2 for zone in after.tiles)
    carried = next_mission(after, done, data.draw(st.sampled_from(available_bays(ready))))
    assert len(carried.bays) == 2 - ready.disabled_squads
    for zone in after.tiles:  # a zone's six tiles are either on the ship or in its stack
        stack = decks.shuffle_tiles(seed, carried.tiles)[zone]
        assert sorted([*stack, *carried.tiles.get(zone, ())]) == sorted(ship.TILES)


FIRST = MissionResult(Score(8, 4, 3, -5, -3, -2, -1), Aftermath({}, 1, ("red",)))
SECOND = MissionResult(Score(12, 0, 2, -2, -1, 0, 0), Aftermath({}, 0, ("red",)))
THIRD = MissionResult(Score(6, 6, 0, -4, -2, -4, -1), Aftermath({}, 1, ("red",)))
INTACT = MissionResult(Score(4, 0, 0, 0, 0, 0, 0), Aftermath(dict.fromkeys(ship.ZONES, ()), 0, ("red",)))
LOST = MissionResult(None, None, "SE2-05")


def test_the_score_counts_all_threats_but_only_the_last_penalties() -> None:
    score = Campaign((FIRST, SECOND, THIRD)).score
    assert score is not None
    assert (score.destroyed, score.survived) == (26, 10)
    assert score.visual == 1  # 5 points in 3 missions, rounded down
    assert (score.damage, score.worst_zone, score.knocked_out, score.disabled_squads) == (-4, -2, -4, -1)
    assert score.total == 26


def test_visual_confirmation_is_rounded_down() -> None:
    """The rulebook's own example: 2 points in 3 missions are nothing."""
    missions = [MissionResult(Score(0, 0, visual, 0, 0, 0, 0), None) for visual in (2, 0, 0)]
    score = Campaign(tuple(missions)).score
    assert score is not None
    assert score.visual == 0


def test_a_squad_that_was_never_repaired_still_costs_its_point() -> None:
    flown = MissionResult(Score(4, 0, 0, 0, 0, 0, 0), Aftermath({}, 1, ("red",)))
    score = Campaign((FIRST, flown)).score
    assert score is not None
    assert score.disabled_squads == -1


@pytest.mark.parametrize("missions", [(FIRST,), (FIRST, SECOND)])
def test_a_campaign_may_end_early(missions: tuple[MissionResult, ...]) -> None:
    campaign = Campaign(missions)
    assert not campaign.is_over
    ended = campaign.end()
    assert ended.is_over
    assert ended.score == campaign.score
    for step in (ended.end, lambda: ended.with_mission(THIRD)):
        with pytest.raises(NotAllowed):
            step()


def test_lost_ship_ends_the_campaign_with_zero() -> None:
    campaign = Campaign((FIRST,)).with_mission(LOST)
    assert campaign.is_over
    assert campaign.is_lost
    assert campaign.score is None


def test_the_third_mission_is_the_last() -> None:
    campaign = Campaign((FIRST, SECOND)).with_mission(THIRD)
    assert campaign.is_over
    with pytest.raises(NotAllowed):
        campaign.with_mission(FIRST)


def test_a_campaign_of_five_goes_on_after_the_third_mission() -> None:
    campaign = Campaign((FIRST, SECOND, THIRD), length=5)
    assert not campaign.is_over
    assert campaign.with_mission(FIRST).with_mission(SECOND).is_over
    state = CampaignState(Campaign((INTACT,) * 4, length=5))
    assert codec.loads(codec.dumps(state), CampaignState) == state


def test_a_campaign_saved_before_there_were_longer_ones_has_three_missions() -> None:
    values = codec.unstructure(CampaignState(Campaign((INTACT,))))
    del values["length"]
    assert codec.structure(values, CampaignState).campaign.length == 3


def test_all_bonus_points_of_specialists_count() -> None:
    missions = (evolve(FIRST, score=Score(0, 0, 0, 0, 0, 0, 0, bonus)) for bonus in (2, -1, 1))
    score = Campaign(tuple(missions)).score
    assert score is not None
    assert score.bonus == 2


def test_a_campaign_cannot_end_before_it_began() -> None:
    assert Campaign().score is None
    with pytest.raises(NotAllowed):
        Campaign().end()


def test_a_resolution_becomes_a_mission_of_the_campaign() -> None:
    """Nobody does anything: the gunship damages the ship, and the crew wakes up to repair it."""
    tracks = {"red": "T1", "white": "T2", "blue": "T3", "internal": "T4"}
    crew = [Member("red", ""), Member("green", "")]
    idle = Game(crew, tracks, [Threat("E1-05", 1, "red")], carried=Carryover(bays=("LR",)))
    after = as_mission_result(idle, resolve(idle)).after
    assert after is not None
    assert after.tiles == {"red": ("heavy", "lower", "shield", "reactor"), "white": (), "blue": ()}
    assert after.awake == ("red", "green")
    assert after.disabled_squads == 1  # the squad that could not be placed


def test_a_lost_mission_remembers_what_ended_it() -> None:
    tracks = {"red": "T1", "white": "T2", "blue": "T3", "internal": "T4"}
    game = Game([Member("red", "")], tracks, [Threat("SE2-05", 1, "red")])
    assert as_mission_result(game, resolve(game)) == MissionResult(None, None, "SE2-05")


# --- a campaign that rests --------------------------------------------------------------------------------------------

TRACKS = {"red": "T1", "white": "T2", "blue": "T3", "internal": "T4"}


def test_a_campaign_is_walked_from_mission_to_mission() -> None:
    standing = CampaignState()
    assert (standing.next_number, standing.carried(), standing.next_repairer) == (1, Carryover(), None)
    game = Game(
        [Member("red", ""), Member("green", "")], TRACKS, [Threat("E1-05", 1, "red")], carried=Carryover(bays=())
    )
    standing = standing.with_mission(game, resolve(game))
    assert (standing.next_number, standing.next_repairer) == (2, "red")
    standing = standing.repair(Squad()).repair(Tile("red", "shield"))
    assert standing.next_repairer is None
    assert standing.undo_repair().next_repairer == "green"
    with pytest.raises(NotAllowed):
        standing.carried()  # the crew has not chosen a place for its squad
    assert standing.place_squad(("LR",)).carried() == Carryover({"red": ("heavy", "lower", "reactor")}, ("LR",))
    ended = standing.end()
    assert ended.campaign.score == standing.campaign.score
    with pytest.raises(NotAllowed):
        ended.carried()


@st.composite
def standings(draw: st.DrawFn) -> CampaignState:
    """Draw campaigns by flying and repairing."""
    missions = []
    for _ in range(draw(st.integers(0, 3))):
        stacks = decks.shuffle_tiles(draw(st.integers(0, 2**32)))
        tiles = {zone: stack[: draw(st.integers(0, 6))] for zone, stack in stacks.items()}
        awake = draw(st.lists(st.sampled_from(["red", "green", "blue", "yellow", "purple"]), unique=True))
        gained, penalty = st.integers(0, 60), st.integers(-20, 0)
        score = draw(st.builds(Score, gained, gained, gained, penalty, penalty, penalty, penalty))
        missions.append(MissionResult(score, Aftermath(tiles, draw(st.integers(0, 2)), tuple(awake))))
    if len(missions) < 3 and draw(st.booleans()):
        missions.append(LOST)
    standing = CampaignState(Campaign(tuple(missions)))
    while standing.next_repairer and draw(st.booleans()):
        standing = standing.repair(draw(st.sampled_from([None, *standing.available_repairs])))
    if draw(st.booleans()):
        standing = standing.place_squad(draw(st.sampled_from(standing.available_bays)))
    return standing.end() if missions and not standing.campaign.is_over and draw(st.booleans()) else standing


@given(standings())
def test_campaign_is_saved_as_json(standing: CampaignState) -> None:
    assert codec.loads(codec.dumps(standing), CampaignState) == standing


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["missions"], {}),
        (["missions", 0, "score"], None),
        (["missions", 0, "score", "visual"], "many"),
        (["missions", 0, "score", "visual"], True),
        (["missions", 0, "after", "disabled_squads"], 3),
        (["missions", 0, "after", "tiles", "red"], ["lift", "lift"]),
        (["missions", 0, "after", "tiles", "red"], ["hull"]),
        (["missions", 0, "after", "tiles", "green"], []),
        (["missions", 0, "after", "awake"], ["red", "red"]),
        (["missions", 0, "lost_to"], 7),
        (["ended"], None),
        (["repairs"], ["red lift", "red lift"]),
        (["repairs"], ["blue lift"]),
        (["repairs"], ["squad", "squad"]),
        (["repairs"], [{}]),
        (["bays"], ["UR"]),
        (["length"], 4),
        (["bays"], ["UB", "LR"]),
    ],
)
def test_impossible_campaigns_are_rejected(path: list[str | int], value: object) -> None:
    after = Aftermath({"red": ("lift",), "white": (), "blue": ()}, 1, ("red", "green", "blue"))
    values = codec.unstructure(CampaignState(Campaign((MissionResult(Score(8, 4, 1, -2, -1, 0, -1), after),))))
    assert codec.structure(values, CampaignState)
    at: object = values
    for step in path[:-1]:
        at = at[step]  # type: ignore[index]
    at[path[-1]] = value  # type: ignore[index]
    with pytest.raises(InvalidValue):
        codec.structure(values, CampaignState)


@given(st.integers(0, 2**32), st.data())
def test_three_missions_on_one_ship(seed: int, data: st.DataObject) -> None:
    """Unrepaired damage is still on the ship at the end of the next mission and costs points."""
    standing, gained = CampaignState(), 0
    while not standing.campaign.is_over:
        carried = standing.carried()
        plans = st.text("abcx<>^-", min_size=12, max_size=12)
        crew = [Member(color, data.draw(plans)) for color in ("red", "green", "blue")]
        cards = data.draw(st.lists(st.sampled_from(["E1-05", "E1-07", "E1-10"]), max_size=2, unique=True))
        threats = [Threat(card, 1 + 3 * place, "red") for place, card in enumerate(cards)]
        game = Game(crew, TRACKS, threats, decks.shuffle_tiles(seed, carried.tiles), carried=carried)
        resolution = resolve(game, events=False)
        standing = standing.with_mission(game, resolution)
        if resolution.score is None:
            break
        gained += resolution.score.destroyed + resolution.score.survived
        assert standing.aftermath is not None
        for zone, tiles in carried.tiles.items():
            assert standing.aftermath.tiles[zone][: len(tiles)] == tiles
        assert standing.aftermath.disabled_squads >= 2 - len(carried.bays)
        while standing.next_repairer:
            standing = standing.repair(data.draw(st.sampled_from([None, *standing.available_repairs])))
        if not standing.campaign.is_over:
            standing = standing.place_squad(data.draw(st.sampled_from(standing.available_bays)))
    score, after = standing.campaign.score, standing.aftermath
    if score is None or after is None:
        assert standing.campaign.is_lost
    else:
        assert score.destroyed + score.survived == gained
        assert score.damage == -damage_of(after)
