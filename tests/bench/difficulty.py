"""Measures how hard each mission is: python tests/bench/difficulty.py FILE [--rounds N] | FILE --table

Each round draws threats, trajectories and damage tiles for every official mission and lets the coach look for a plan,
starting with empty boards. The number of tries is fixed, so the same call gives the same results. Every third round has
a crew of four, the others a crew of five. Results are appended to FILE as JSON lines, so you can stop the run and
continue it later. `--table` prints the table in `docs/difficulty.md` and the weights in
`spacealert/missions/difficulty.py`.
"""

import argparse
import json
import math
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from spacealert.coach import best_plan
from spacealert.engine import Game, Member, Threat, decks
from spacealert.gamefile.game_file import COLORS, GameFile
from spacealert.missions import difficulty, library
from spacealert.missions.scenario import Crew, Scenario

TRIES = 6_000


def draw(scenario: Scenario, crew: int, seed: int) -> GameFile:
    """Return a game of this mission with white threats and empty plans."""
    heard = scenario.for_crew(Crew(crew))
    left = decks.threat_decks("white", "white", seed)
    threats = []
    for threat in heard.threats():
        severity, where = "serious" if threat.serious else "common", "internal" if threat.internal else "external"
        code, left = left.draw(severity, where)
        threats.append(Threat(code, threat.turn, threat.zone.value if threat.zone else None))
    game = Game(
        [Member(color, "") for color in COLORS[:crew]],
        decks.draw_tracks(seed),
        threats,
        decks.shuffle_tiles(seed),
        turns=7 if len(heard.phases) == 2 else 12,
        variable_range=scenario.kind in difficulty.DOUBLE_ACTION or None,
    )
    return GameFile(game, scenario=heard)


def run(path: Path, rounds: int) -> None:
    done = {(row["mission"], row["crew"], row["seed"]) for row in rows(path)}
    for seed in range(rounds):
        crew = 4 if seed % 3 == 2 else 5
        for entry in library.entries():
            if entry.own or (entry.scenario.id, crew, seed) in done:
                continue
            start = time.process_time()
            file = draw(entry.scenario, crew, seed)
            best = best_plan.Improver(file, (), seed).improve_in_tries(best_plan.planned_candidate(file), TRIES)
            spent = round(time.process_time() - start, 2)
            row = {"mission": entry.scenario.id, "crew": crew, "seed": seed, "points": best.total, "seconds": spent}
            with path.open("a", encoding="utf-8") as out:
                out.write(json.dumps(row) + "\n")


def rows(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []


def wilson(won: int, count: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a share."""
    if not count:
        return 0.0, 1.0
    z, share = 1.96, won / count
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    reach = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def fitted(samples: Sequence[tuple[tuple[float, ...], bool]], rounds: int = 60, ridge: float = 0.3) -> list[float]:
    """Fit a logistic regression by Newton's method. `ridge` pulls all weights but the first towards zero."""
    import numpy as np

    facts = np.array([facts for facts, _ in samples])
    won = np.array([survived for _, survived in samples], dtype=float)
    weights = np.zeros(facts.shape[1])
    penalty = np.diag([0.0, *[ridge] * (facts.shape[1] - 1)])
    for _ in range(rounds):
        chance = 1 / (1 + np.exp(-facts @ weights))
        slope = facts.T @ (won - chance) - penalty @ weights
        bend = (facts * (chance * (1 - chance))[:, None]).T @ facts + penalty
        weights += np.linalg.solve(bend, slope)
    return [round(float(weight), 2) for weight in weights]


def table(path: Path) -> None:
    found = rows(path)
    scenarios = {entry.scenario.id: entry.scenario for entry in library.entries()}
    by_mission = defaultdict(list)
    for row in found:
        by_mission[row["mission"], row["crew"]].append(row["points"])
    print(
        "| mission | threat level | setups | survived | 95 % interval | best score, mean ± "
        "| crew of four: survived | estimate |"
    )
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for id_, scenario in scenarios.items():
        points, four = by_mission[id_, 5], by_mission[id_, 4]
        if not points:
            continue
        scores = [one for one in points if one is not None]
        least, most = wilson(len(scores), len(points))
        error = 1.96 * stdev(scores) / math.sqrt(len(scores)) if len(scores) > 1 else math.nan
        score = f"{mean(scores):.0f} ± {error:.0f}" if len(scores) > 1 else "–"
        estimate = difficulty.chance_to_win(scenario, Crew(5))
        print(
            f"| {id_} | {scenario.level()} | {len(points)} | {len(scores) / len(points):.0%} | {least:.0%}–{most:.0%} "
            f"| {score} | {sum(one is not None for one in four)} of {len(four)} | {estimate:.0%} |"
        )
    samples = [
        (difficulty.extract_features(scenarios[row["mission"]], Crew(row["crew"])), row["points"] is not None)
        for row in found
    ]
    print(f"\n{len(found)} draws, {sum(row['seconds'] for row in found):.0f} s of processor time")
    print("weights:", fitted(samples))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--table", action="store_true")
    asked = parser.parse_args()
    if asked.table:
        table(asked.file)
    else:
        run(asked.file, asked.rounds)


if __name__ == "__main__":
    main()
