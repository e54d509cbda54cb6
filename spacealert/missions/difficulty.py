"""How hard a mission is: the chance of a crew that plays well, as a study of all official missions found it.

`tests/bench/difficulty.py` has drawn cards for each of them and searched for plans; these are the weights of a logistic
regression over its results, so missions that nobody has flown can be judged, too.
"""

import math
from typing import Final, Literal

from spacealert.kit.i18n.texts import Texts
from spacealert.missions.scenario import Crew, Kind, Scenario

DifficultyLevel = Literal["easy", "medium", "hard", "brutal"]
LEVELS: Final[tuple[DifficultyLevel, ...]] = ("easy", "medium", "hard", "brutal")
DOUBLE_ACTION: Final = (Kind.EASIER_DOUBLE_ACTION, Kind.DOUBLE_ACTION)
# The chance from which on a mission is no harder than this.
FROM: Final[dict[DifficultyLevel, float]] = {"easy": 0.9, "medium": 0.8, "hard": 0.65, "brutal": 0.0}

# In the order of `features`.
WEIGHTS: Final = (6.26, -0.53, -1.08, 1.06, 0.84, 3.59)


def features(scenario: Scenario, crew: Crew) -> tuple[float, ...]:
    """What the chance depends on: the threats that this crew hears, how crowded they are, and its cards."""
    threats = list(scenario.for_crew(crew).threats())
    turns = [threat.turn for threat in threats]
    return (
        1.0,
        sum(not threat.serious for threat in threats),
        sum(threat.serious for threat in threats),
        sum(min(0, turn - 4) for turn in turns) / 4,  # the earlier, the longer a threat acts
        float(crew.players + crew.androids < 5),
        float(scenario.kind in DOUBLE_ACTION),
    )


def chance(scenario: Scenario, crew: Crew) -> float:
    """The share of draws with which a crew that plays well comes home."""
    exponent = sum(weight * fact for weight, fact in zip(WEIGHTS, features(scenario, crew), strict=True))
    return round(1 / (1 + math.exp(-exponent)), 2)


def level(scenario: Scenario, crew: Crew) -> DifficultyLevel:
    share = chance(scenario, crew)
    return next(name for name in LEVELS if share >= FROM[name])


def in_words(texts: Texts, scenario: Scenario, crew: Crew) -> str:
    """For a newcomer: how often a crew that plans well comes home; with double actions that is true without a clock."""
    called = "paper" if scenario.kind in DOUBLE_ACTION else level(scenario, crew)
    return texts.say("briefing-odds", level=called, ten=round(10 * chance(scenario, crew)))
