"""The resolution round as a function: ship, crew, cards, threats, score, campaign. No I/O, no time.

from spacealert.engine import Game, Member, resolve
resolution = resolve(Game(crew=[Member("blue", "a>c")], tracks={"red": "T1", ...}))
"""

from spacealert.engine.cards import CARDS
from spacealert.engine.game import Carried, Game, Member, Resolution, Score, Slip, Threat
from spacealert.engine.recorder import apply, replay
from spacealert.engine.table import Table, resolve

__all__ = [
    "CARDS", "Carried", "Game", "Member", "Resolution", "Score", "Slip", "Table", "Threat",
    "apply", "replay", "resolve",
]  # fmt: skip
