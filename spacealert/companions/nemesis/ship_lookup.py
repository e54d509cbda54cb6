"""Entries to look up during Nemesis, and the rulebook page for each section of the rules digest."""

from collections.abc import Mapping

from spacealert.kit.guide.prompts import RuleEntry, message
from spacealert.kit.i18n.texts import Message

# Pages of the Russian rulebook, the only complete edition available.
_PAGES: Mapping[str, int] = {
    "act-move": 13, "act-careful": 13, "act-escape": 19, "act-shoot": 18, "act-melee": 19, "act-pick-up": 13,
    "act-trade": 13, "act-craft": 23, "act-search": 22, "act-other": 12, "hands": 22, "drop": 22, "ammo": 22,
    "quest": 23, "combat": 18, "noise": 15, "technical": 16, "doors": 17, "fire": 17, "malfunction": 17, "slime": 17,
    "wounds": 21, "contamination": 20, "weakness": 21, "objectives": 12, "eggs": 24, "room-armory": 24,
    "room-comms": 25, "room-emergency": 25, "room-evacuation": 26, "room-fire-control": 25, "room-generator": 24,
    "room-laboratory": 24, "room-nest": 24, "room-storage": 25, "room-surgery": 25, "room-airlock": 25,
    "room-cabins": 25, "room-canteen": 25, "room-command": 25, "room-engine-control": 25, "room-hatch": 25,
    "room-slimy": 25, "room-monitoring": 25, "room-shower": 25, "room-cockpit": 26, "room-engine": 26,
    "room-hibernatorium": 26,
}  # fmt: skip

# Sections of `docs/rules/nemesis.md`: the page, and the topic, which every edition has.
_SECTIONS: Mapping[str, tuple[int, str]] = {
    "§1.5": (24, "rooms"), "§2": (6, "setup"), "§2.14": (8, "setup"), "§3": (10, "round"), "§4": (10, "bag"),
    "§5.1": (14, "act-move"), "§5.2": (15, "noise"), "§5.4": (18, "encounter"), "§5.6": (18, "combat"),
    "§5.7": (20, "attack"),
    "§5.8": (16, "technical"), "§5.9": (19, "act-escape"), "§5.10": (21, "wounds"), "§5.11": (20, "contamination"),
    "§5.12": (17, "slime"), "§5.13": (17, "fire"), "§5.14": (17, "malfunction"), "§5.15": (17, "doors"),
    "§6.1": (12, "turning-points"), "§6.2": (24, "room-generator"), "§6.3": (26, "room-hibernatorium"),
    "§6.4": (26, "room-evacuation"), "§7": (11, "end"), "§7.1": (11, "end"), "§7.2": (11, "end"), "§7.3": (11, "end"),
    "§7.4": (11, "objectives"), "§8.2": (27, "modes"), "§8.3": (27, "modes"), "§8.4": (27, "modes"),
    "§9.1": (21, "weakness"), "§9.2": (24, "eggs"), "§9.3": (22, "hands"), "§9.4": (22, "act-search"),
}  # fmt: skip

ROOMS = tuple(key for key in _PAGES if key.startswith("room-"))

_WITHOUT_ACTION = ("room-cabins", "room-slimy")


def _text(key: str) -> Message:
    text = message(f"nemesislookup-{key}-text")
    is_action = key in ROOMS and key not in _WITHOUT_ACTION
    return message("nemesislookup-room-action", what=text) if is_action else text


LOOKUP = tuple(
    RuleEntry(message(f"nemesislookup-{key}"), _text(key), message("nemesis-page", page=page))
    for key, page in _PAGES.items()
)


def rule_source(rule: str) -> Message | str:
    """Return the rule's topic and printed page, the rulebook of a Carnomorphs rule, or "" if the rule is unknown."""
    if rule.startswith("Carnomorphs"):
        return message("carnomorphs-rulebook")
    if rule not in {*_SECTIONS, *_PAGES}:
        return ""
    page, topic = _SECTIONS.get(rule) or (_PAGES[rule], rule)
    return message("nemesis-rule", topic=message(f"nemesislookup-{topic}"), page=page)
