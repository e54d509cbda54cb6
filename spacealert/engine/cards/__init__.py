"""Threat cards by code, declared with the effects in `vocabulary` and grouped by box."""

from spacealert.engine.cards import base_external, base_internal, expansion_external, expansion_internal
from spacealert.engine.cards.card import Card, Effect, Trait

_FILES = (base_external, base_internal, expansion_external, expansion_internal)
CARDS: dict[str, Card] = {card.code: card for deck in _FILES for card in vars(deck).values() if isinstance(card, Card)}

# Cards that call another card, and whether the called card is external or internal.
CALLERS: dict[str, str] = {
    card.code: effect.facts["calls"]
    for card in CARDS.values()
    for effect in (*card.x, *card.y, *card.z)
    if "calls" in effect.facts
}

__all__ = ["CALLERS", "CARDS", "Card", "Effect", "Trait"]
