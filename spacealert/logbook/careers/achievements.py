"""Achievements (§NF 4.3): the experience they give, the level they need, and their requirements for a run or a career.

For many achievements, no source gives the requirements, so the crew decides.
"""

import json
from collections.abc import Iterator
from enum import StrEnum, auto
from pathlib import Path
from typing import Any

from attrs import frozen

from spacealert.engine.game import SPECIALIZATIONS


class Category(StrEnum):
    """The category of an achievement. Each run can earn one achievement per category, but any number of addictions."""

    MISSION = auto()
    CAMPAIGN = auto()
    SOCIAL = auto()
    CLOSE_CALL = "close-call"
    HOT_SHOT = "hot-shot"
    EXPERT = auto()
    ADDICTION = auto()


class ThreatPool(StrEnum):
    """The difficulty of threats that an achievement requires."""

    MIXED = auto()  # anything except only white
    YELLOW = auto()
    ORANGE = auto()  # yellow and red, or only red
    RED = auto()
    RANDOM = auto()  # all three colors, or orange
    VARIED = auto()  # a different one in each mission


@frozen
class FlightRequirement:
    """A requirement for a run, such as the number of people, the size of the crew or the threats.

    `judged` means that the log does not show everything required, so the crew decides.
    """

    people: tuple[int, ...] = ()
    crew: int | None = None
    missions: int | None = None  # minimum number of missions in a campaign
    pool: ThreatPool | None = None
    double: bool = False
    easier: bool = False  # whether the easier double-action missions count
    unharmed: bool = False  # without penalty points
    judged: bool = False


@frozen
class CardRequirement:
    """A requirement to use a specialization's basic (`s`) or advanced (`S`) action in the run."""

    specialization: str
    action: str


class CareerCount(StrEnum):
    """A quantity counted over a whole career."""

    SURVIVED = auto()
    CAMPAIGNS = auto()
    CLONES = auto()
    DAYS = auto()  # since the first run
    BASIC = auto()  # expert achievements for basic actions
    ADVANCED = auto()
    CATEGORIES = auto()  # number of other categories with an achievement
    HALVES = auto()  # number of categories at least half complete


@frozen
class CareerRequirement:
    habit: CareerCount
    count: int


Condition = FlightRequirement | CardRequirement | CareerRequirement


@frozen
class Achievement:
    """An achievement. `condition` is None if no source gives one, and `solo` means that a solo player can earn it."""

    id: str
    category: Category
    experience: int
    level: int = 0  # minimum level before the run
    condition: Condition | None = None
    solo: bool = True


BASIC, ADVANCED = "s", "S"  # a specialization's basic and advanced action, as in plans
_TABLE = Path(__file__).with_name("achievements.json")


def _read_achievements() -> Iterator[Achievement]:
    for category, rows in json.loads(_TABLE.read_text(encoding="utf-8")).items():
        for id_, experience, *more in rows:
            facts = dict(*more)
            level, solo = facts.pop("level", 0), facts.pop("solo", category != Category.SOCIAL)
            yield Achievement(id_, Category(category), experience, level, _parse_condition(facts), solo)


def _parse_condition(facts: dict[str, Any]) -> Condition | None:
    if "habit" in facts:
        return CareerRequirement(CareerCount(facts["habit"]), facts["count"])
    if not facts:
        return None
    pool = ThreatPool(facts["pool"]) if "pool" in facts else None
    return FlightRequirement(**facts | {"people": tuple(facts.get("people", ())), "pool": pool})


def _expert_achievements() -> Iterator[Achievement]:
    for name in SPECIALIZATIONS:
        for word, action, experience in (("basic", BASIC, 3), ("advanced", ADVANCED, 5)):
            condition = CardRequirement(name, action)
            yield Achievement(f"{name}-{word}", Category.EXPERT, experience, condition=condition, solo=False)


# Sorted by category.
ACHIEVEMENTS = {
    one.id: one
    for one in sorted((*_read_achievements(), *_expert_achievements()), key=lambda one: [*Category].index(one.category))
}


def achievements_in(category: Category) -> tuple[Achievement, ...]:
    return tuple(one for one in ACHIEVEMENTS.values() if one.category is category)
