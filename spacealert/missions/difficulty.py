"""The chance that a crew that plans well survives a mission.

The figures come from a study of all official missions, `tests/bench/difficulty.py`, in which the coach planned each
mission with random cards. A logistic regression over the results rates any mission.
"""

import math
from typing import Final, Literal

from spacealert.kit.i18n.texts import Texts
from spacealert.missions.scenario import Crew, Kind, Scenario

DifficultyLevel = Literal["easy", "medium", "hard", "brutal"]
LEVELS: Final[tuple[DifficultyLevel, ...]] = ("easy", "medium", "hard", "brutal")
DOUBLE_ACTION: Final = (Kind.EASIER_DOUBLE_ACTION, Kind.DOUBLE_ACTION)
# Lowest chance of winning at each difficulty.
FROM: Final[dict[DifficultyLevel, float]] = {"easy": 0.9, "medium": 0.7, "hard": 0.5, "brutal": 0.0}

# In the order of `extract_features`.
WEIGHTS: Final = (5.52, -0.68, -1.23, -0.23, -1.67, 0.38, -0.73, 3.16)


def extract_features(scenario: Scenario, crew: Crew) -> tuple[float, ...]:
    """Return the factors in the chance of winning: the threats and their timing, the crew size, and double actions."""
    threats = list(scenario.for_crew(crew).threats())
    turns = [threat.turn for threat in threats]
    return (
        1.0,
        sum(not threat.serious and not threat.internal for threat in threats),
        sum(threat.serious and not threat.internal for threat in threats),
        sum(not threat.serious and threat.internal for threat in threats),
        sum(threat.serious and threat.internal for threat in threats),
        sum(min(0, turn - 4) for turn in turns) / 4,  # the earlier a threat appears, the longer it acts
        float(crew.players + crew.androids < 5),
        float(scenario.kind in DOUBLE_ACTION),
    )


def chance_to_win(scenario: Scenario, crew: Crew) -> float:
    """Return the estimated chance that a crew that plans well survives with random cards."""
    exponent = sum(weight * fact for weight, fact in zip(WEIGHTS, extract_features(scenario, crew), strict=True))
    return round(1 / (1 + math.exp(-exponent)), 2)


def rate_difficulty(scenario: Scenario, crew: Crew) -> DifficultyLevel:
    chance = chance_to_win(scenario, crew)
    return next(name for name in LEVELS if chance >= FROM[name])


def describe_odds(texts: Texts, scenario: Scenario, crew: Crew) -> str:
    """Return a sentence on how often a crew that plans well comes home. Double-action missions get no grade."""
    called = "paper" if scenario.kind in DOUBLE_ACTION else rate_difficulty(scenario, crew)
    return texts.say("briefing-odds", level=called, ten=round(10 * chance_to_win(scenario, crew)))
