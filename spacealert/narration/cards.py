"""A threat card told in words: its numbers, what it does on X, Y and Z, what is peculiar to it.

All of it is made from the card's declaration in `engine/cards/`, so what a player reads is what the engine does.
"""

import textwrap
from collections.abc import Iterable, Iterator
from typing import Any

from attrs import frozen

from spacealert.engine import CARDS, ship
from spacealert.engine.cards import Card, Effect, Trait
from spacealert.gamefile import cards
from spacealert.kit.i18n import say
from spacealert.kit.i18n.errors import Refused
from spacealert.kit.storage.yaml_document import shown

LETTERS = "XYZ"


@frozen
class CardTold:
    """What there is to read on a card, line by line."""

    code: str
    name: str
    kind: str  # "common external threat, white"
    place: str | None  # where an internal threat is and what helps against it
    numbers: tuple[str, ...]  # "shields 2", "hull 5" …
    letters: tuple[tuple[str, str], ...]  # "X" and what happens there
    rules: tuple[str, ...]

    def block(self, width: int = 100) -> str:
        """The card as a block of lines no longer than this."""
        told = [
            self.kind,
            *([self.place] if self.place else []),
            " · ".join(self.numbers),
            *(f"{letter}  {sentence}" for letter, sentence in self.letters),
            *self.rules,
        ]
        lines = [textwrap.fill(line, width, initial_indent="  ", subsequent_indent="     ") for line in told]
        return "\n".join([f"{self.code}  {self.name}", *lines])


def tell(code: str, lang: str | None = None) -> CardTold:
    """The card of this code, in words."""
    card = CARDS[code]
    return CardTold(
        code=code,
        name=cards.name(code, lang),
        kind=_kind(card, lang),
        place=_place(card, lang),
        numbers=tuple(_numbers(card, lang)),
        letters=tuple((letter, letter_in_words(card, letter, lang)) for letter in LETTERS),
        rules=tuple(_rules(card, lang)),
    )


def letter_in_words(card: Card, letter: str, lang: str | None = None) -> str:
    """What happens on a letter: `attack 2; speed +1`."""
    return "; ".join(_effect(card, effect, lang) for effect in card.effects(letter))


def facts(code: str) -> dict[str, Any]:
    """The card for other programs: numbers and vocabulary as declared, and its words in our reader's language."""
    card, told = CARDS[code], tell(code)
    return {
        "code": code,
        "name": told.name,
        "where": _where(card),
        "kind": card.sort,
        "severity": card.severity,
        "color": card.color,
        "shields": card.shields if card.sort == "external" else None,
        "hull": card.hull,
        "speed": card.speed,
        "points": {"survived": card.survive, "destroyed": card.destroy},
        "stations": list(card.stations),
        "fixed_by": card.system,
        "fires_back": card.fires_back,
        "letters": {
            letter: {"does": [_plain(effect) for effect in card.effects(letter)], "text": sentence}
            for letter, sentence in told.letters
        },
        "rules": list(told.rules),
    }


def _where(card: Card) -> str:
    return "external" if card.sort == "external" else "internal"


def _kind(card: Card, lang: str | None) -> str:
    return say("threats-class", lang, severity=card.severity, where=_where(card), color=card.color)


def _place(card: Card, lang: str | None) -> str | None:
    if card.sort == "external":
        return None
    if ship.SPACE in card.stations:
        return say("threats-breach", lang)
    where = ", ".join(say(f"story-station-{station}.in", lang) for station in card.stations)
    return say(f"threats-{card.sort}", lang, where=where, system=card.system or "")


def _numbers(card: Card, lang: str | None) -> Iterator[str]:
    if card.sort == "external":
        yield say("threats-shields", lang, n=card.shields)
    yield say("threats-hull", lang, n=card.hull)
    yield say("threats-speed", lang, n=card.speed)
    if card.survive is None:
        yield say("threats-points-destroyed", lang, destroy=card.destroy)
    else:
        yield say("threats-points", lang, survive=card.survive, destroy=card.destroy)


def _rules(card: Card, lang: str | None) -> Iterator[str]:
    if card.fires_back:
        yield say("threats-rule-fires-back", lang)
    if card.shields < 0:
        yield say("threats-rule-negative-shields", lang, extra=-card.shields)
    for trait in card.traits:
        yield say(f"threats-rule-{trait.word}", lang, **_numbers_of(trait, card))


def _numbers_of(trait: Trait, card: Card) -> dict[str, Any]:
    alone = trait.alone_with_interceptors
    return {
        **vars(trait),
        "stations": len(card.stations),
        **({"damage": alone, "heroic": alone + 1} if alone else {}),
    }


def _effect(card: Card, effect: Effect, lang: str | None) -> str:
    """One word of the vocabulary with its numbers, as part of a sentence."""
    said: dict[str, Any] = {"otherwise": "none"}
    for name, value in effect.facts.items():
        match value:
            case Effect():
                said[name] = _effect(card, value, lang)
            case None:
                said[name] = "none"
            case _ if name == "zones":
                said[name] = "all" if len(value) == len(ship.ZONES) else "one"
                said |= _zone(value[0], lang)
            case _ if name == "zone":
                said |= _zone(value, lang)
            case _ if name == "station":
                said[name] = say(f"story-station-{value}.in", lang)
            case _ if name == "whom":
                said[name] = say(f"threats-whom-{value}", lang, tokens=len(card.stations))
            case _:
                said[name] = value
    return say(f"threats-do-{effect.word}", lang, **said)


def _zone(zone: str, lang: str | None) -> dict[str, str]:
    return {"zone": say(f"story-zone-{zone}", lang), "zone-to": say(f"story-zone-{zone}.to", lang)}


def _plain(effect: Effect) -> dict[str, Any]:
    return {"word": effect.word, **{name: _plain_value(value) for name, value in effect.facts.items()}}


def _plain_value(value: Any) -> Any:
    match value:
        case Effect():
            return _plain(value)
        case tuple():
            return list(value)
        case _:
            return value


# --- finding --------------------------------------------------------------------------------------------------------


def wanted(
    called: Iterable[str], where: str | None = None, severity: str | None = None, color: str | None = None
) -> list[str]:
    """The cards of some decks that are called so: by code, by name or by a part of either; all, if nothing is called.

    Of the decks, None is every one. What is called and found nowhere is refused with the nearest there is.
    """
    decks = [
        code
        for code, card in CARDS.items()
        if where in (None, _where(card)) and severity in (None, card.severity) and color in (None, card.color)
    ]
    found: dict[str, None] = {}
    calls = list(called)
    for call in calls:
        meant = cards.find(call) or cards.search(call)
        if not meant and cards.of_expansion(call):
            raise Refused("game-card-expansion", found=shown(call))
        if not meant:
            near = ", ".join(map(cards.in_full, cards.nearest(call)))
            raise Refused("threats-unknown", found=shown(call), nearest=near or "none")
        found |= dict.fromkeys(code for code in meant if code in decks)
    return list(found) if calls else decks


def in_a_line(code: str, lang: str | None = None) -> str:
    """A card on one line, for a list."""
    told = tell(code, lang)
    return f"{code:<7} {told.name:<26} {', '.join((*told.numbers[:-1], *([told.place] if told.place else [])))}"
