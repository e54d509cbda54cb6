"""The resolution as pure functions, without I/O or a clock: ship, crew, cards, threats, score and campaign.

>>> from spacealert.engine import Game, Member, Table, Threat
>>> crew = [Member("blue", "caaaacaaaaca"), Member("red", "^---b--b----")]
>>> tracks = {"red": "T1", "white": "T2", "blue": "T3", "internal": "T4"}
>>> table = Table(Game(crew, tracks, [Threat("E1-05", turn=2, zone="white")]))
>>> table.step()
>>> other = table.copy()
>>> while not other.is_over:
...     other.step()
>>> other.result().won, other.result().score.total, table.is_over
(True, 4, False)
"""

from spacealert.engine.cards import CARDS
from spacealert.engine.events import Event
from spacealert.engine.game import Carryover, Game, Member, Score, Slip, Threat
from spacealert.engine.table import Resolution, Table, is_compiled, resolve
from spacealert.engine.view import View

__all__ = [
    "CARDS", "Carryover", "Event", "Game", "Member", "Resolution", "Score", "Slip", "Table", "Threat", "View",
    "is_compiled", "resolve",
]  # fmt: skip
