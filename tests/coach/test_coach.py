"""The coach: it finds every helpful change and no others, and the command describes them."""

import json
import os
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from attrs import evolve
from support import known_games, plain_search
from support.languages import ENGLISH
from support.program_process import Ended, call_program
from support.quick import quick_first
from support.terminal import Terminal, needs_terminals

from spacealert.coach import best_plan
from spacealert.coach.advice import Coach, as_plan_changes, rank_tried_plans
from spacealert.coach.advice_text import AdviceText
from spacealert.coach.background_search import BackgroundSearch
from spacealert.coach.changes import Change, apply_changes, possible_cards
from spacealert.coach.comparison import Comparison, compare
from spacealert.coach.fairness import Fairness
from spacealert.coach.search import Search, TriedPlan
from spacealert.coach.waste import find_waste, wasted_slots
from spacealert.engine import Game, Member, Table, Threat, resolve
from spacealert.engine.ship import phase_of
from spacealert.gamefile import plan_warnings, read
from spacealert.gamefile.game_file import GameFile
from spacealert.missions import library
from spacealert.missions.announcements import AnnouncedThreat

pytestmark = pytest.mark.usefixtures("coach_processes_are_copies")
CORPORA = (
    "findings", "random", "new-frontier/specialisations", "new-frontier/double-actions",
    "single-threat", "good-plans", "new-frontier/random",
)  # fmt: skip
# A lost ship that a single card would have saved.
GAME = """
crew:
  - {color: blue, name: Anna, plan: "-^a --xb c-b--"}
  - {color: green, plan: "<-- --b- ->b--"}
  - {color: red, plan: "--- a-cb -^--c"}
tracks: {red: T2, white: T4, blue: T3, internal: T6}
threats: {1: E1-01 white, 7: SE2-02 white}
tiles:
  red: [heavy, lift, structure, reactor, lower, shield]
  white: [shield, heavy, lower, structure, reactor, lift]
  blue: [structure, lower, lift, reactor, shield, heavy]
"""

# A short flight where two players look out of the window.
SHORT = """
turns: 7
crew: [{color: blue, plan: "-------"}, {color: red, plan: "-------"}]
tracks: {red: T2, white: T4, blue: T3, internal: T6}
threats: {}
"""


def games(name: str, count: int) -> list[Game]:
    """Return games from all parts of a corpus, always the same ones."""
    cases = list(islice(known_games.cases(name), 600))
    return [known_games.game_of(case["game"]) for case in Random(name).sample(cases, min(count, len(cases)))]


@pytest.mark.parametrize("count", [1, pytest.param(3, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", quick_first(CORPORA, 4))
def test_every_change_of_one_slot_is_found(name: str, count: int) -> None:
    for game in games(name, count):
        found = {outcome.changes: outcome.total for outcome in Search(game).find_improving_changes()}
        assert found == plain_search.better_changes(game, possible_cards(game), 1)


@pytest.mark.parametrize("count", [1, pytest.param(6, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", quick_first(CORPORA, 4))
def test_every_change_of_two_slots_is_found_once(name: str, count: int) -> None:
    for number, game in enumerate(games(name, count)):
        tried = tuple((Random(number).choice(all_),) for all_ in possible_cards(game))
        search = Search(game, tried)
        found = [outcome for part in search.find_improving_pairs() for outcome in part]
        assert {outcome.changes: outcome.total for outcome in found} == plain_search.better_changes(game, tried, 2)
        assert len(found) == len({outcome.changes for outcome in found})
        assert search.pair_count == sum(1 for _ in plain_search.all_ends(game, tried, 2))


def test_delayed_cards_are_varied_at_their_new_slots() -> None:
    """Nobody maintains the computer, so whole plans are delayed.

    A look out of the window comes a turn or a phase late, a gap absorbs the delay, and the last card is lost.
    """
    tracks = {"red": "T2", "white": "T4", "blue": "T3", "internal": "T6"}
    crew = [Member("blue", "^aaaaaa"), Member("red", "^aaa-aa")]
    game, tried = Game(crew, tracks, turns=7), (("c", ""), ("c", "a"))
    search = Search(game, tried)
    assert {one.changes: one.total for one in search.find_improving_changes()} == plain_search.better_changes(
        game, tried, 1
    )
    pairs = {one.changes: one.total for part in search.find_improving_pairs() for one in part}
    assert pairs == plain_search.better_changes(game, tried, 2)
    assert len(pairs) > 50


@pytest.mark.parametrize("name", quick_first(CORPORA, 3))
def test_equivalent_slots_are_resolved_once(name: str) -> None:
    asked = 0
    for game in games(name, 12):
        table = Table(game)
        while table.ignores_past_slots and table.turn < game.turns and not table.is_over:
            tried = {seat: possible_cards(game)[seat] for seat in range(len(game.crew)) if table.can_act(seat)}
            for alike, after in table.try_slots(tried):
                for seat, symbol in alike:
                    plain = table.copy()
                    plain.set_slot(seat, table.turn + 1, symbol)
                    plain.step()
                    assert (plain.is_over, plain.total, plain.continuation()) == (
                        after.is_over,
                        after.total,
                        after.continuation(),
                    )
                    asked += 1
            table.step()
    assert asked > 1000 or name == "new-frontier/specialisations"


@pytest.mark.parametrize("name", quick_first(CORPORA, 3))
def test_incremental_result_equals_the_changed_games_result(name: str) -> None:
    for number, game in enumerate(games(name, 8)):
        search, chance = Search(game), Random(number)
        for _ in range(10):
            seat = chance.randrange(len(game.crew))
            turns = chance.sample(range(1, game.turns + 1), 3)
            changes = tuple(Change(seat, turn, "", chance.choice(possible_cards(game)[seat])) for turn in turns)
            end = plain_search.total(apply_changes(game, changes))
            assert search.points_after_changes(changes) == (float("-inf") if end is None else end)


# --- the command --------------------------------------------------------------------------------------------------


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.yaml"
    file.write_text(GAME, encoding="utf-8")
    return file


def run(*call: str | Path, lang: str = "en") -> Ended:
    environment = os.environ | {"SPACEALERT_HOME": "/nowhere", "PYTHONIOENCODING": "utf-8"}
    return call_program(["coach", *map(str, call), "--lang", lang], environment)


def test_json_output_lists_every_helpful_change(game: Path) -> None:
    found = json.loads(run(game, "--json", "--any-card").stdout)
    assert found.keys() == {"outcome", "total", "examined", "singles"}
    assert (found["outcome"], found["total"], found["examined"]) == ("lost", None, 3 * 12 * 16)
    played = read(game).game
    expected = [
        {
            "seat": change.seat, "turn": change.turn, "from": change.before or "-", "to": change.after or "-",
            "outcome": "won", "total": total,
        }
        for (change,), total in plain_search.better_changes(played, possible_cards(played), 1).items()
    ]  # fmt: skip
    assert expected
    assert sorted(found["singles"], key=str) == sorted(expected, key=str)


def test_impossible_hands_are_left_out(game: Path) -> None:
    every = json.loads(run(game, "--json", "--any-card").stdout)["singles"]
    fair = json.loads(run(game, "--json").stdout)["singles"]
    assert [change for change in fair if change not in every] == []
    game.write_text(GAME.replace("--xb", "A-xB"), encoding="utf-8")  # with two heroic cards, Anna may not have a third
    again = json.loads(run(game, "--json").stdout)["singles"]
    assert not [change for change in again if change["seat"] == 0 and change["to"] in "ABX123456"]


@pytest.mark.parametrize(("last_card", "helps"), [("c<", False), ("B4", True)])
def test_noted_hands_limit_the_changes(game: Path, last_card: str, helps: bool) -> None:
    """Green must have held the heroic B that saves the ship."""
    hand = f"hand: [a< b<, b>, a> b^ {last_card}]"
    game.write_text(GAME.replace('"<-- --b- ->b--"', f'"<-- --b- ->b--", {hand}'), encoding="utf-8")
    found = json.loads(run(game, "--json").stdout)["singles"]
    assert [(change["seat"], change["to"]) for change in found] == ([(1, "B")] if helps else [])


def test_pairs_are_searched_on_request(tmp_path: Path) -> None:
    file = tmp_path / "short.yaml"
    file.write_text(SHORT, encoding="utf-8")
    found = json.loads(run(file, "--json", "--pairs", "--any-card").stdout)
    game = read(file).game
    assert found["examined"] == 2 * 7 * 16 + (14 * 13 // 2) * 16**2
    assert len(found["pairs"]) == sum(len(part) for part in Search(game).find_improving_pairs()) > 0
    for first, second in found["pairs"]:
        assert first["outcome"] == second["outcome"] == "won"
        assert first["total"] == second["total"] > found["total"]
        assert (first["seat"], first["turn"]) != (second["seat"], second["turn"])


@pytest.mark.parametrize(("lang", "sentence"), [("en", "you survive with"), ("ru", "экипаж выживает")])
def test_changes_are_told_in_sentences(game: Path, lang: str, sentence: str) -> None:
    told = run(game, lang=lang)
    assert told.returncode == 0
    assert sentence in told.stdout


ONE = "turns: 7\nseed: 3\ntracks: {red: T1, white: T1, blue: T1, internal: T1}\ncrew: [{color: blue, plan: c-bac--}]\n"


@pytest.mark.parametrize(("lang", "sentence"), [("en", "never in danger"), ("ru", "ни разу не был в опасности")])
def test_game_without_possible_improvement_gets_a_sentence(tmp_path: Path, lang: str, sentence: str) -> None:
    file = tmp_path / "won.yaml"
    file.write_text(f"{ONE}threats: {{4: E1-07 red}}\n", encoding="utf-8")
    assert sentence in run(file, lang=lang).stdout
    lost = "{1: SE1-04 red, 2: SE1-06 red, 3: E1-05 red, 4: E1-07 red}"
    file.write_text(f"{ONE}threats: {lost}\n", encoding="utf-8")
    told = run(file, lang=lang).stdout
    assert sentence not in told
    assert {"en": "saves the ship (", "ru": "корабль не спасёт (проверено"}[lang] in told


def test_invalid_game_file_gets_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "no-game.yaml"
    file.write_text("crew: 7", encoding="utf-8")
    told = run(file, "--json")
    assert (told.returncode, told.stdout) == (1, "")
    assert "line 1" in told.stderr or ":1:" in told.stderr


@pytest.mark.parametrize(("lang", "sentence"), [("en", "knew every threat"), ("ru", "знала все угрозы")])
def test_best_plan_respects_its_constraints(game: Path, tmp_path: Path, lang: str, sentence: str) -> None:
    better = tmp_path / "better.yaml"
    told = run(game, "--best", "--seconds", "1", "--keep", "green", "--keep", "blue:1-3", "-o", better, lang=lang)
    assert told.returncode == 0
    assert sentence in told.stdout
    before, found = read(game).game, read(better).game
    assert found.crew[1].plan == before.crew[1].plan
    assert found.crew[0].plan[:3] == before.crew[0].plan[:3]
    assert found.threats == before.threats
    assert not [
        warning
        for warning in plan_warnings.find_card_warnings(read(better))
        if warning not in plan_warnings.find_card_warnings(read(game))
    ]


@pytest.mark.parametrize("name", quick_first(CORPORA, 2))
def test_better_plan_scores_as_claimed(name: str) -> None:
    for number, game in enumerate(games(name, 2)):
        file = GameFile(game)
        before = best_plan.planned_candidate(file)
        found = best_plan.Improver(file, (), number).improve(before, 0.3)
        assert before.total == plain_search.total(game)
        assert found.worth >= before.worth
        assert found.total == plain_search.total(best_plan.with_plans(file, found.plans).game)


def test_best_plan_has_no_new_card_that_gains_nothing(game: Path) -> None:
    file = read(game)
    played = best_plan.planned_candidate(file).plans
    found = best_plan.Improver(file, (), 1).improve_in_tries(best_plan.planned_candidate(file), 400)
    new = [
        (seat, turn)
        for seat, plan in enumerate(found.plans)
        for turn, slot in enumerate(plan)
        if slot and slot != played[seat][turn]
    ]
    assert new
    for seat, turn in new:
        emptied = [list(plan) for plan in found.plans]
        emptied[seat][turn] = ""
        other = best_plan.with_plans(file, tuple(map(tuple, emptied)))
        assert best_plan.planned_candidate(other).worth < found.worth


@pytest.mark.parametrize("call", [["--best", "--json"], ["--keep", "blue"], ["--best", "--keep", "blue:13"]])
def test_conflicting_options_get_one_sentence(game: Path, call: list[str]) -> None:
    told = run(game, *call)
    assert told.returncode in (1, 2)
    assert told.stdout == ""
    assert "--best" in told.stderr or "blue:13" in told.stderr


@needs_terminals
def test_coach_change_can_be_walked_in_the_terminal(game: Path, tmp_path: Path) -> None:
    with Terminal(["-m", "spacealert", "resolve", game, "--lang", "en"], tmp_path) as terminal:
        terminal.wait_for("q quit")
        terminal.press("\x1b[F")
        terminal.wait_for("At the end, press c to ask the coach")
        terminal.press("c")
        terminal.wait_for("1. Green plays heroic B instead of B on turn 10: you survive with −1 point.")
        terminal.wait_for("What was wasted")
        terminal.press("1")
        terminal.wait_for("Threats appear")
        terminal.press("\x1b[F")
        terminal.wait_for("−1 point")
        terminal.press("q")
        terminal.wait_for("1. Green plays heroic B")
        terminal.press("q")
        terminal.wait_for("At the end, press c to ask the coach")
        terminal.press("q")
        assert terminal.wait_for_end() == 0


def test_stopped_search_can_be_resumed(tmp_path: Path) -> None:
    """Nothing found is lost, nothing is examined twice, and everything is complete at the end."""
    path = tmp_path / "short.yaml"
    path.write_text(SHORT, encoding="utf-8")
    file = read(path)
    coach = Coach(file)
    expected = {
        outcome for turn in range(1, 8) for seat in range(2) for outcome in coach.find_improving_pairs_from(turn, seat)
    }
    with BackgroundSearch(file) as thinking:
        thinking.ask_for_pairs()
        while thinking.progress < 0.3:
            assert thinking.wait(30)
        before, found, examined = thinking.progress, set(thinking.found), thinking.examined
        thinking.stop()
        assert not thinking.done
        thinking.resume()
        assert (thinking.progress, set(thinking.found)) == (before, found)
        while not thinking.done:
            assert thinking.wait(30)
        assert (thinking.progress, thinking.examined) == (1.0, examined)
    assert set(thinking.found) == expected > set()


# --- why, and what was wasted ---------------------------------------------------------------------------------------


def test_changes_list_their_consequences(game: Path) -> None:
    told = run(game).stdout
    assert "Green plays heroic B instead of B on turn 10: you survive with −1 point." in told
    assert "Turn 13, now: Juggernaut (7) attacks the white zone with strength 7. The shield absorbs 1" in told
    assert "Turn 13, before: Juggernaut (7) attacks the white zone with strength 7. The shield is empty" in told


def test_decisive_consequences_come_first(game: Path) -> None:
    told = run(game).stdout.splitlines()
    [at] = [place for place, line in enumerate(told) if line.startswith("Green plays heroic B")]
    why = [line for line in told[at + 1 :] if line.startswith("    ")]
    assert why[0] == "    The white zone holds: 6 damage by turn 13 instead of a fatal seventh."
    assert len(why) <= 5
    everything = run(game, "--explain").stdout.splitlines()
    assert set(why) < set(everything)


LOST_BUT_FOR_ONE = {"good-plans": 13, "new-frontier/specialisations": 2}  # indexes of games in the corpora


@pytest.mark.parametrize("name", LOST_BUT_FOR_ONE)
def test_consequences_are_those_of_the_changed_game(name: str) -> None:
    case = next(case for case in known_games.cases(name) if case["game"]["id"] == LOST_BUT_FOR_ONE[name])
    file = GameFile(known_games.game_of(case["game"]))
    planned = resolve(file.game)
    assert not planned.won
    for outcome in rank_tried_plans(Search(file.game).find_improving_changes())[:12]:
        comparison = compare(file, planned, outcome.changes)
        assert comparison.consequences
        assert comparison.consequences[0].kind in ("destroyed", "damage", "awake")
        for one in comparison.consequences:
            match one.kind:
                case "destroyed":
                    assert planned.end.threats[int(one.about)].fate != "destroyed"
                    assert comparison.other.end.threats[int(one.about)].at == one.turn <= planned.turn
                case "damage":
                    assert one.now < one.was
        assert all(link.event.turn <= planned.turn for link in comparison.key_differences(5))


def test_similar_changes_are_told_once() -> None:
    name = "new-frontier/specialisations"
    case = next(case for case in known_games.cases(name) if case["game"]["id"] == LOST_BUT_FOR_ONE[name])
    file = GameFile(known_games.game_of(case["game"]))
    planned = resolve(file.game)
    found = rank_tried_plans(Search(file.game).find_improving_changes())
    text = AdviceText(ENGLISH, file.game, planned)
    ideas = text.group_ideas(file, found)
    assert 1 < len(ideas) < len(found)
    assert [ideas[0].outcome, *ideas[0].alike][0] == found[0]
    assert sorted(map(found.index, (one for idea in ideas for one in (idea.outcome, *idea.alike)))) == [
        *range(len(found))
    ]
    for idea in ideas[:3]:
        why = list(text.reason_lines(compare(file, planned, idea.outcome.changes), alike=len(idea.alike)))
        assert len(why) <= 5
        assert any("same idea" in line for line in why) == bool(idea.alike)


WASTED_SHOT = """
crew:
  - {color: red, name: Dan, plan: "aaaa -- ----"}
  - {color: blue, name: Anna, plan: "---c -- ----"}
tracks: {red: T2, white: T7, blue: T3, internal: T6}
threats: {2: SE1-02 white}
"""


def test_card_that_only_should_not_be_played_is_advised_once(tmp_path: Path) -> None:
    path = tmp_path / "game.yaml"
    path.write_text(WASTED_SHOT, encoding="utf-8")
    file = read(path)
    found = rank_tried_plans(Coach(file).find_improving_changes())
    assert len(found) > 2, "several cards instead of the shot save the ship"
    [idea] = AdviceText(ENGLISH, file.game, resolve(file.game)).group_ideas(file, found)
    assert [(change.seat, change.turn, change.after) for change in idea.outcome.changes] == [(0, 1, "")]


def test_wasted_card_is_found_where_it_was_planned(tmp_path: Path) -> None:
    path = tmp_path / "game.yaml"
    crew = '[{color: red, plan: "^"}, {color: blue, plan: "^a-"}, {color: green, plan: "-c"}]'
    path.write_text(
        f"crew: {crew}\ntracks: {{red: T1, white: T2, blue: T3, internal: T4}}\nthreats: []", encoding="utf-8"
    )
    assert ("blue", 2) in wasted_slots(resolve(read(path).game))
    assert ("blue", 3) not in wasted_slots(resolve(read(path).game))


def test_wasted_shot_names_who_fired(tmp_path: Path) -> None:
    path = tmp_path / "game.yaml"
    path.write_text(WASTED_SHOT, encoding="utf-8")
    game = read(path).game
    told = list(AdviceText(ENGLISH, game, resolve(game)).waste_lines({}, None))
    assert any(line.startswith("Turn 1, Dan: ") for line in told)
    assert any(line.startswith("Dan: 2 actions failed") for line in told), "and one shot without energy"


def test_wasted_actions_are_counted(game: Path) -> None:
    told = run(game).stdout
    assert "Red: nothing failed, 7 turns without a card, delayed 3 times." in told
    assert "Juggernaut (7) wasn't destroyed: 12 points missed." in told
    assert "Turn 10 was decisive: one other card would have changed the result." in told


def test_future_threats_are_not_counted_as_missed() -> None:
    heavy = [Threat(f"SE1-0{turn + 3}", turn=turn, zone="red") for turn in (1, 2, 3)]
    tracks = {"red": "T1", "white": "T2", "blue": "T3", "internal": "T4"}
    game = Game([Member("red", "-" * 12)], tracks, [*heavy, Threat("E1-07", turn=8, zone="blue")])
    resolution = resolve(game)
    assert resolution.lost_to is not None
    assert resolution.turn < 8
    assert 3 not in dict(find_waste(game, resolution).left)


ANNOUNCED = """
mission: {mission}
crew:
  - {{color: blue, plan: "------------"}}
  - {{color: red, plan: "------------"}}
  - {{color: green, plan: "------------"}}
  - {{color: yellow, plan: "------------"}}
tracks: {{red: T1, white: T2, blue: T3, internal: T4}}
threats: {{{turn}: E1-07 {zone}}}
"""


def test_unannounced_threats_are_not_known_to_the_coach(tmp_path: Path) -> None:
    scenario = library.find("S2-3")
    event, what = [
        (one, one.what)
        for one in scenario.events
        if isinstance(one.what, AnnouncedThreat) and one.what.zone and one.what.confirmed
    ][-1]
    assert what.zone is not None
    path = tmp_path / "game.yaml"
    path.write_text(ANNOUNCED.format(mission="S2-3", turn=what.turn, zone=what.zone.value), encoding="utf-8")
    file = read(path)
    planned = resolve(file.game)
    phase = scenario.phase_at(event.at)
    way = {"red": "<", "white": "-", "blue": ">"}[what.zone.value]
    crew = [Member("blue", way + "-" * (what.turn - 2) + "a" * (13 - what.turn)), *file.game.crew[1:]]
    destroyed = resolve(evolve(file.game, crew=crew))
    assert planned.end.threats[0].fate != destroyed.end.threats[0].fate
    assert phase == 2
    for turn in (1, 4, 8):
        comparison = Comparison(file, (Change(0, turn, "", "a"),), planned, destroyed)
        assert comparison.was_foreseeable == (phase <= phase_of(turn))


SECOND_MISSION = """
mission: S1-2
campaign: {mission: 2, damage: {red: [structure, shield], white: [shield, lift]}, squads: [UB, LR]}
crew:
  - {color: purple, plan: ">aa -^ba"}
  - {color: red, plan: "<aa -^ba"}
  - {color: yellow, plan: "^>a -aaa"}
  - {color: green, plan: "--- ----"}
tracks: {red: T1, white: T6, blue: T7, internal: T5}
threats: {1: E1-10 white, 2: E1-09 red, 4: E1-07 blue}
tiles:
  red: [lift, heavy, reactor, lower]
  white: [structure, reactor, heavy, lower]
  blue: [reactor, heavy, shield, structure, lift, lower]
"""


@pytest.mark.parametrize(
    ("second", "foreseeable"),
    [(Change(2, 6, "a", "A"), True), (Change(2, 2, ">", "3"), False)],
    ids=["on a turn after the announcement", "before it"],
)
def test_each_card_is_judged_by_the_threat_it_helps_against(tmp_path: Path, second: Change, foreseeable: bool) -> None:
    path = tmp_path / "game.yaml"
    path.write_text(SECOND_MISSION, encoding="utf-8")
    file = read(path)
    found = compare(file, resolve(file.game), (Change(2, 1, "^", "a"), second))
    assert found.other.won
    assert found.was_foreseeable == foreseeable


def test_swaps_and_shifted_cards_are_distinguished() -> None:
    def kind(first: tuple[int, str, str], second: tuple[int, str, str], seat: int = 0) -> list[str]:
        return [step.kind for step in as_plan_changes((Change(0, *first), Change(seat, *second)))]

    assert kind((3, "a", "b"), (7, "b", "a")) == ["swapped"]
    assert kind((3, "a", ""), (4, "", "a")) == ["later"]
    assert kind((3, "", "a"), (4, "a", "")) == ["earlier"]
    assert kind((3, "", "a"), (6, "a", "")) == ["moved"]
    assert kind((3, "a", "b"), (7, "b", "a"), seat=1) == ["replaced", "replaced"]
    assert kind((3, "a", ""), (4, "", "b")) == ["emptied", "filled"]


def test_changes_are_ranked_by_size_then_points_then_simplicity() -> None:
    one_heroic = TriedPlan((Change(0, 2, "a", "A"),), 9)
    one_plain = TriedPlan((Change(1, 5, "a", "b"),), 9)
    fewer_points = TriedPlan((Change(0, 1, "a", "b"),), 8)
    of_one = TriedPlan((Change(0, 1, "a", "b"), Change(0, 2, "b", "a")), 30)
    of_two = TriedPlan((Change(0, 1, "a", "b"), Change(1, 2, "b", "a")), 40)
    assert rank_tried_plans([of_two, of_one, fewer_points, one_heroic, one_plain]) == [
        one_plain, one_heroic, fewer_points, of_one, of_two,
    ]  # fmt: skip


@pytest.mark.parametrize(("level", "allowed"), [(1, "s"), (2, "sS"), (3, "sS")])
def test_coach_respects_specialist_levels(tmp_path: Path, level: int, allowed: str) -> None:
    (tmp_path / "short.yaml").write_text(SHORT)
    file = read(tmp_path / "short.yaml")
    blue, red = file.game.crew
    crew = [evolve(blue, specialization="Teleporter"), red]
    file = evolve(file, game=evolve(file.game, crew=crew), levels={"blue": level})
    fairness = Fairness(file)
    for card in "sS":
        plans = (card, *("",) * 6), ("",) * 7
        assert fairness.allows_plans(plans) == fairness.allows([Change(0, 1, "", card)]) == (card in allowed)
    both = ("s", "S", *("",) * 5), ("",) * 7
    assert fairness.allows_plans(both) == (level == 3)
