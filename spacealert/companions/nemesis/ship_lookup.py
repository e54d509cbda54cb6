"""What players can look up during Nemesis, with pages of the rulebook for each section of the digest."""

from collections.abc import Mapping

from spacealert.kit.guide.prompts import Entry, message
from spacealert.kit.i18n.texts import Message

# Pages of the Russian rulebook, the only complete edition available.
_PAGES: Mapping[str, int] = {
    "act-move": 13,
    "act-careful": 13,
    "act-escape": 19,
    "act-shoot": 18,
    "act-melee": 19,
    "act-pick-up": 13,
    "act-trade": 13,
    "act-craft": 23,
    "act-search": 22,
    "act-other": 12,
    "hands": 22,
    "drop": 22,
    "ammo": 22,
    "quest": 23,
    "combat": 18,
    "noise": 15,
    "technical": 16,
    "doors": 17,
    "fire": 17,
    "malfunction": 17,
    "slime": 17,
    "wounds": 21,
    "contamination": 20,
    "weakness": 21,
    "objectives": 12,
    "eggs": 24,
    "room-armory": 24,
    "room-comms": 25,
    "room-emergency": 25,
    "room-evacuation": 26,
    "room-fire-control": 25,
    "room-generator": 24,
    "room-laboratory": 24,
    "room-nest": 24,
    "room-storage": 25,
    "room-surgery": 25,
    "room-airlock": 25,
    "room-cabins": 25,
    "room-canteen": 25,
    "room-command": 25,
    "room-engine-control": 25,
    "room-hatch": 25,
    "room-slimy": 25,
    "room-monitoring": 25,
    "room-shower": 25,
    "room-cockpit": 26,
    "room-engine": 26,
    "room-hibernatorium": 26,
}

# Sections of `docs/rules/nemesis.md`.
_SECTIONS: Mapping[str, int] = {
    "§1.5": 24, "§2": 6, "§3": 10, "§4": 10, "§5.1": 14, "§5.2": 15, "§5.4": 18, "§5.6": 18, "§5.7": 20, "§5.8": 16,
    "§5.9": 19, "§5.10": 21, "§5.11": 20, "§5.12": 17, "§5.13": 17, "§5.14": 17, "§5.15": 17, "§6.1": 11, "§6.2": 24,
    "§6.3": 26, "§6.4": 26, "§7": 11, "§7.1": 11, "§7.2": 11, "§7.3": 11, "§7.4": 11, "§8.2": 27, "§8.3": 27,
    "§8.4": 27, "§9.1": 21, "§9.2": 24, "§9.3": 22, "§9.4": 22,
}  # fmt: skip

ROOMS = tuple(key for key in _PAGES if key.startswith("room-"))

LOOKUP = tuple(
    Entry(message(f"nemesislookup-{key}"), message(f"nemesislookup-{key}-text"), message("nemesis-page", page=page))
    for key, page in _PAGES.items()
)


def source(rule: str) -> Message | str:
    """Return where the printed rules cover this section, or an empty string if unknown."""
    if rule.startswith("Carnomorphs"):
        return message("carnomorphs-rulebook")
    return message("nemesis-page", page=_SECTIONS[rule]) if rule in _SECTIONS else ""
