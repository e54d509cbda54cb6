"""The resolution round as a function: ship, crew, cards, threats, score, campaign. No I/O, no time, no chance.

from spacealert.engine import Game, Member, resolve
resolution = resolve(Game(crew=[Member("blue", "a>c")], tracks={"red": "T1", ...}))
"""

from spacealert.engine.cards import CARDS
from spacealert.engine.game import Carried, Game, Member, Resolution, Score, Slip, Threat
from spacealert.engine.log import apply, replay
from spacealert.engine.turns import resolve

__all__ = [
    "CARDS", "Carried", "Game", "Member", "Resolution", "Score", "Slip", "Threat", "apply", "replay", "resolve",
]  # fmt: skip
