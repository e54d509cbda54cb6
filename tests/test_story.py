"""The story that the resolution round tells: every event in both languages, whatever its facts."""

from typing import Any

import pytest

from spacealert import words
from spacealert.rules.events import CAUSES, KINDS, REASONS, Event
from spacealert.rules.game import Game, Member, Threat
from spacealert.rules.ship import STATIONS, TILES, ZONES
from spacealert.story import telling

PLAN: Any = "a-b"
CREW: Any = (Member("blue", PLAN), Member("green", PLAN, name="Аня"), Member("red", PLAN, android=True))
THREATS: Any = (Threat("SE1-01", 2, "red"), Threat("E2-02", 3, "white"), Threat("SI2-05", 4))
GAME = Game(CREW, {"red": "T1", "white": "T2", "blue": "T3", "internal": "T4"}, THREATS)

# What a fact may be: each of these is told at least once.
VALUES: dict[str, list[Any]] = {
    "zone": list(ZONES),
    "source": list(ZONES),
    "station": [*STATIONS, "space"],
    "stations": [(), ("LR", "LW", "LB"), ("space",)],
    "weapon": ["heavy laser", "light laser", "pulse cannon", "rocket", "interceptors"],
    "system": ["A", "B", "C", "shield", "reactor"],
    "heroic": [False, True],
    "action": list("abcx<>^-ABX456123"),
    "laid": list("ab<"),
    "meant": list("Ax5"),
    "cause": [*CAUSES, "explosion", "own", "zone", "card"],
    "moved": [(), (("a", 3, 4), ("<", 4, 5))],
    "lost": [None, "c", 0, 1],
    "by": [None, "door", "lift", "heroic", "blue", "green"],
    "reason": ["no squad", "squad disabled", "hangar empty", "tie", "wall"],
    "squad": ["active", "disabled", True, False],
    "in_time": [True, False],
    "passed": [True, False],
    "others": [(), ("SI2-03", "I2-06")],
    "cards": [("I1-05",)],
    "targets": [((0, "SE1-01"),), ((0, "SE1-01"), (1, "E2-02"))],
    "ignored": [(), *[((0, "SE1-01", reason),) for reason in REASONS]],
    "hits": [(("heavy laser", 5), ("interceptors", 1))],
    "why": [None, "cryoshield", "swarm", "pulse"],
    "letters": ["", "X", "XY", "YZ"],
    "letter": list("XYZ"),
    "tile": list(TILES),
    "capacity": [None, 2],
    "energy": [None, 0, 3],
    "what": ["fuel", "rocket"],
    "flag": ["revealed", "cryoshield lost", "boosting", "shielding", "fires-back", "doubles-red", "doubles-all"],
    "item": ["destroyed", "survived", "visual", "damage", "worst_zone", "knocked_out", "disabled_squads"],
    "origin": [*STATIONS, 10],
}
# Kinds whose facts may be less, or more, than that.
MORE: dict[str, dict[str, list[Any]]] = {
    "appeared": {"zone": [None]},
    "aimed": {"station": [None]},
    "at-nothing": {"station": [None]},
}
ONLY: dict[str, dict[str, list[Any]]] = {
    "delayed": {"cause": list(CAUSES), "lost": [None, "c"]},
    "tile-drawn": {"lost": [0, 1]},
    "marked": {"cause": ["explosion", "own"]},
    "ship-lost": {"cause": ["zone", "card"]},
    "threat-moved": {"origin": [10]},
    "intruder-moved": {"origin": list(STATIONS)},
    "already-full": {"capacity": [2]},
    "joint-repair": {"stations": [("LR", "LW", "LB")]},
    "appeared": {"stations": [("LR", "LW", "LB"), ("space",)]},
}
NUMBERS = [0, 1, 2, 5, 21]


def events(kind: str) -> list[Event]:
    """Events of this kind in which every fact takes each of its values at least once."""
    names = sorted(" ".join(KINDS[kind].facts).split())
    usual = VALUES | ONLY.get(kind, {})
    values = {name: usual.get(name, NUMBERS) + MORE.get(kind, {}).get(name, []) for name in names}
    longest = max([len(choice) for choice in values.values()], default=1)
    chosen = [{name: choice[turn % len(choice)] for name, choice in values.items()} for turn in range(longest)]
    return [Event(3, "actions", kind, "green", 0, "SE1-01", facts, KINDS[kind].rule) for facts in chosen]


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_event_is_told(kind: str, lang: str) -> None:
    teller = telling.Teller(GAME, lang)
    for event in events(kind):
        told = teller.tell(event)
        assert told.text.strip() == told.text
        assert told.text[0] == told.text[0].upper()
        assert "{" not in told.text
        assert "  " not in told.text
        assert not any(rest in told.text for rest in (telling.ABSENT, "None", "True", "False")), told.text
        assert told.explained(lang).endswith(f"(§{event.rule})")
