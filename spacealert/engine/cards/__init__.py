"""The threat cards of the base game, by code: each a declaration in the words of `vocabulary`, filed by deck."""

from spacealert.engine.cards import base_external, base_internal
from spacealert.engine.cards.card import Card, Effect, Trait

CARDS: dict[str, Card] = {
    card.code: card for deck in (base_external, base_internal) for card in vars(deck).values() if isinstance(card, Card)
}

__all__ = ["CARDS", "Card", "Effect", "Trait"]
