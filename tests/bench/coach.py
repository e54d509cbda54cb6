"""Measures the speed of the coach: python tests/bench/coach.py [--games N | --compare N | --study | --best S]

By default, it prints the time for all changes to one and two slots in the first N well-played games with five people,
on one core and on all, next to the estimated time for resolving every changed plan from the start. With `--compare N`,
it searches N games of each of eight corpora and checks the results by brute force. With `--study`, it counts the lost
games that one different card would have saved.

At load 4 the worst of the first eight games takes 6.0 s for two slots, where e2a49ef takes 8.4 s. Compiled, the engine
decides 1.34 times as many plans a second as then. `--best S` improves 40 games for S seconds each: 32 ships saved with
638 points in 1 s, where e2a49ef saves 28 with 446 in 2 s.
"""

import argparse
import gc
import random
import sys
import time
from itertools import islice
from pathlib import Path
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).parents[1]))


from support import known_games, plain_search

from spacealert.coach import best_plan
from spacealert.coach.advice import Coach
from spacealert.coach.background_search import BackgroundSearch
from spacealert.coach.changes import Change, apply_changes, possible_cards
from spacealert.coach.search import Search
from spacealert.engine import Game, resolve
from spacealert.gamefile.game_file import GameFile

CORPORA = (
    "findings", "single-threat", "random", "good-plans",
    "new-frontier/random", "new-frontier/single-threat", "new-frontier/specialisations", "new-frontier/double-actions",
)  # fmt: skip
SAMPLE = 2000
MOST_SECONDS_SINGLES, MOST_SECONDS_PAIRS, LEAST_A_SECOND, MOST_MEGABYTES = 0.3, 6, 450_000, 300


def plainly(game: Game) -> float:
    """Return how many changed plans are resolved per second, each from its start."""
    chance = random.Random(1)
    tried = possible_cards(game)
    plans = []
    for _ in range(SAMPLE):
        slots = chance.sample([(turn, seat) for turn in range(1, game.turns + 1) for seat in range(len(tried))], 2)
        plans.append(apply_changes(game, [Change(seat, turn, "", chance.choice(tried[seat])) for turn, seat in slots]))
    start = time.process_time()
    for plan in plans:
        resolve(plan, events=False)
    return SAMPLE / (time.process_time() - start)


def speed(count: int) -> None:
    games = [
        game for case in known_games.cases("good-plans") if len((game := known_games.game_of(case["game"])).crew) == 5
    ]
    rates, ratios, singles, pairs = [], [], [], []
    for game in games[:count]:
        resolved = plainly(game)
        start = time.process_time()
        Search(game).find_improving_changes()
        singles.append(time.process_time() - start)
        search = Search(game)
        gc.collect()
        gc.disable()
        start = time.process_time()
        found = sum(len(part) for part in search.find_improving_pairs())
        pairs.append(time.process_time() - start)
        gc.enable()
        rates.append(search.pair_count / pairs[-1])
        ratios.append(rates[-1] / resolved)
        start = time.perf_counter()
        with BackgroundSearch(GameFile(game), any_card=True) as thinking:
            thinking.ask_for_pairs()
            while not thinking.done:
                thinking.wait(0.1)
        everywhere = time.perf_counter() - start
        print(
            f"{search.single_count} changes of one slot {singles[-1]:.2f} s; {search.pair_count} of two "
            f"{pairs[-1]:.1f} s, {found} of them better: {rates[-1]:,.0f} plans a second, {ratios[-1]:.0f} times the "
            f"{resolved:,.0f} that are resolved from the start; with all cores {everywhere:.1f} s by the clock",
            flush=True,
        )
    print(
        f"at worst {max(singles):.2f} s for one slot (at most {MOST_SECONDS_SINGLES}) and {max(pairs):.1f} s for two "
        f"(at most {MOST_SECONDS_PAIRS}); on average {sum(rates) / len(rates):,.0f} plans a second (at least "
        f"{LEAST_A_SECOND:,}), {sum(ratios) / len(ratios):.0f} times plain resolving; {megabytes():.0f} MB (at most "
        f"{MOST_MEGABYTES})"
    )


def megabytes() -> float:
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def compare(count: int) -> None:
    """Compare all changes to one slot, and those to two (with one card each), in this many games of each corpus."""
    for name in CORPORA:
        cases = list(known_games.cases(name))
        chance = random.Random(name)
        for case in chance.sample(cases, min(count, len(cases))):
            game = known_games.game_of(case["game"])
            found = {one.changes: one.total for one in Search(game).find_improving_changes()}
            assert found == plain_search.better_changes(game, possible_cards(game), 1), (name, game.id)
            tried = tuple((chance.choice(all_),) for all_ in possible_cards(game))
            found = {one.changes: one.total for part in Search(game, tried).find_improving_pairs() for one in part}
            assert found == plain_search.better_changes(game, tried, 2), (name, game.id)
        print(f"{name}: {min(count, len(cases))} games searched as they are enumerated", flush=True)


def study() -> None:
    """Count the lost well-played games that a fair change of one slot, or a swap, would have saved."""
    lost = by_one = by_swap = by_any = 0
    for case in islice(known_games.cases("good-plans"), None):
        file = GameFile(known_games.game_of(case["game"]))
        coach = Coach(file)
        if coach.original_plan.total is not None:
            continue
        lost += 1
        saved = bool(coach.find_improving_changes())
        by_one += saved
        by_swap += not saved and bool(coach.find_improving_swaps())
        by_any += bool(coach.search.find_improving_changes())
    print(
        f"{lost} lost games: one other card would have saved {by_one}, a swap of two own cards {by_swap} more; "
        f"any card at all, whoever could have held it, {by_any}"
    )


def best(seconds: float) -> None:
    """Print the results of the search for the best plan in this much processor time, on 40 games with fixed seeds."""
    corpora = {
        "good-plans": 20, "random": 8, "new-frontier/random": 6, "new-frontier/specialisations": 3,
        "new-frontier/double-actions": 3,
    }  # fmt: skip
    games = [case["game"] for name, some in corpora.items() for case in islice(known_games.cases(name), some)]
    found = []
    for seed, game in enumerate(games):
        file = GameFile(known_games.game_of(game))
        with patch.object(time, "monotonic", time.process_time):
            found.append(best_plan.Improver(file, (), seed).improve(best_plan.planned_candidate(file), seconds))
    totals = [one.total for one in found if one.total is not None]
    print(
        f"{seconds} s: {len(totals)} of {len(games)} ships saved, {sum(totals)} points, worth "
        f"{sum(one.worth for one in found):,}"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--compare", type=int, metavar="N")
    parser.add_argument("--study", action="store_true")
    parser.add_argument("--best", type=float, metavar="SECONDS")
    asked = parser.parse_args()
    if asked.best:
        best(asked.best)
    elif asked.study:
        study()
    elif asked.compare:
        compare(asked.compare)
    else:
        speed(asked.games)


if __name__ == "__main__":
    main()
