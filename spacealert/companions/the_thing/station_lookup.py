"""What a table can look up in The Thing, with its page in the rulebook, and the pages of the digest's sections."""

from collections.abc import Mapping

from spacealert.kit.guide.prompts import Entry, message
from spacealert.kit.i18n.texts import Message

# By the pages of the Russian rulebook, the only one that was at hand.
_PAGES: Mapping[str, int] = {
    "armory": 20,
    "generator": 20,
    "boiler": 20,
    "kitchen": 20,
    "lab": 21,
    "weather-station": 21,
    "kennel": 21,
    "radio-room": 21,
    "storage": 22,
    "snowcat": 22,
    "helicopter": 22,
    "rec-room": 14,
    "dormitory": 22,
    "tools": 19,
    "keys": 19,
    "wire": 19,
    "fuel-card": 19,
    "flashlight": 19,
    "explosive": 19,
    "flamethrower": 19,
    "firearm": 19,
    "melee": 19,
    "darkness": 8,
    "tests": 14,
    "burning": 19,
    "escape": 17,
    "hand": 9,
}

# Of the sections of `docs/rules/the-thing.md`; those without a page have no counterpart in print.
_SECTIONS: Mapping[str, int] = {
    "§5.1": 8, "§5.2": 8, "§5.3": 9, "§5.4.0": 9, "§5.4.1": 9, "§5.4.2": 10, "§5.4.4": 12, "§5.5": 14, "§5.6": 14,
    "§5.7": 16, "§5.8": 16, "§6": 10, "§6.1": 11, "§7": 15, "§9": 17, "§9.1": 17, "§9.2": 17, "§9.3": 17, "§9.4": 17,
    "§10": 20, "§11": 19, "§12": 24,
}  # fmt: skip

LOOKUP = tuple(
    Entry(message(f"thinglookup-{key}"), message(f"thinglookup-{key}-text"), message("thing-page", page=page))
    for key, page in _PAGES.items()
)


def source(rule: str) -> Message | str:
    """Return where the printed rules say what this section of the digest does; nothing where that is not known."""
    return message("thing-page", page=_SECTIONS[rule]) if rule in _SECTIONS else ""
