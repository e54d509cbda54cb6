"""House settings: rules that differ between editions or are left open, as listed in `docs/rules/nemesis.md`.

The players' choices are remembered for the next evening.
"""

from typing import Any

from attrs import evolve, fields, frozen

from spacealert.companions.asking import ask_count, choose_by_id
from spacealert.kit.guide.prompts import Answer, Option, SingleChoice, message, reject_answer
from spacealert.kit.guide.walkthrough import Guide

MOST_SPACES = 30


@frozen
class HouseSettings:
    """The settings chosen by the players. Spaces are numbered backwards: the last space of a track is 1."""

    time_spaces: int = 15
    first_blue: int = 8
    destruct_spaces: int = 6
    first_yellow: int = 3
    pods: str = "random"
    egg_hits: str = "each"
    egg_tokens: str = "supply"
    dropped_items: str = "deck"
    larva_death: str = "corpse"
    turns: str = "phase"  # asked before the others
    chances: str = "shown"
    odds: str = "hidden"
    intruder_player: str = "offered"

    def encode(self) -> str:
        return ",".join(str(getattr(self, field.name)) for field in fields(HouseSettings))


# Choices for each setting, default first.
CHOICES = {
    "pods": ("random", "lowest"),
    "egg_hits": ("each", "one"),
    "egg_tokens": ("supply", "box"),
    "dropped_items": ("deck", "discard"),
    "larva_death": ("corpse", "none"),
    "turns": ("phase", "each", "bag"),
    "chances": ("shown", "hidden"),
    "odds": ("hidden", "shown"),
    "intruder_player": ("offered", "never"),
}
# Minimum of each numeric setting.
NUMBERS = {"time_spaces": 6, "first_blue": 1, "destruct_spaces": 2, "first_yellow": 1}


def decode_settings(word: str) -> HouseSettings | None:
    """Return the settings encoded in this string, or None if the string is invalid."""
    names = [field.name for field in fields(HouseSettings)]
    values = word.split(",")
    if len(values) != len(names):
        return None
    found: dict[str, Any] = {}
    for name, value in zip(names, values, strict=True):
        if name in CHOICES:
            if value not in CHOICES[name]:
                return None
            found[name] = value
        elif value.isdecimal() and NUMBERS[name] <= int(value) <= MOST_SPACES:
            found[name] = int(value)
        else:
            return None
    settings = HouseSettings(**found)
    ends = settings.first_blue < settings.time_spaces and settings.first_yellow < settings.destruct_spaces
    return settings if ends else None


@frozen(kw_only=True)
class HouseSettingsPrompt(SingleChoice):
    """Asks whether to keep last time's settings."""

    def check(self, answer: Answer) -> None:
        if answer != LOOK_THROUGH and (not isinstance(answer, str) or decode_settings(answer) is None):
            reject_answer(answer)


LOOK_THROUGH = "look-through"


def choose_settings(remembered: HouseSettings) -> Guide[HouseSettings]:
    """Ask for this evening's settings: the same as last time, or each setting in turn."""
    time, blue, destruct = remembered.time_spaces, remembered.first_blue, remembered.destruct_spaces
    kept = Option(remembered.encode(), message("nemesissettings-kept", time=time, blue=blue, destruct=destruct))
    look = Option(LOOK_THROUGH, message("nemesissettings-look"))
    answer = yield HouseSettingsPrompt(message("nemesissettings-which"), options=(kept, look), likely=kept.key)
    settings = decode_settings(str(answer))
    return (yield from _ask_each_setting(remembered)) if settings is None else settings


def _ask_each_setting(settings: HouseSettings) -> Guide[HouseSettings]:
    limits = {"first_blue": "time_spaces", "first_yellow": "destruct_spaces"}
    for name, least in NUMBERS.items():
        most = getattr(settings, limits[name]) - 1 if name in limits else MOST_SPACES
        likely = max(least, min(most, getattr(settings, name)))
        number = yield from ask_count(f"nemesissettings-{name.replace('_', '-')}", most, least=least, likely=likely)
        settings = _with_setting(settings, name, number)
    for name, choices in CHOICES.items():
        if name == "turns":
            continue
        text_id = f"nemesissettings-{name.replace('_', '-')}"
        now = getattr(settings, name)
        ordered = sorted(choices, key=lambda choice: choice != now)
        chosen = yield from choose_by_id(text_id, ordered, likely=now)
        settings = _with_setting(settings, name, chosen)
    return settings


def _with_setting(settings: HouseSettings, name: str, value: str | int) -> HouseSettings:
    changes: dict[str, Any] = {name: value}
    return evolve(settings, **changes)
