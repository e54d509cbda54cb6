"""Explains threat cards, and the rules behind events.

The text of a card is generated from its declaration in `engine/cards/`, so players read exactly what the engine does.
"""

import textwrap
from collections.abc import Iterable, Iterator
from typing import Any

from attrs import frozen

from spacealert.engine import CARDS, Event, events, ship
from spacealert.engine.cards import Card, Effect, Trait
from spacealert.gamefile import card_names
from spacealert.kit.i18n.errors import UserError, sanitize
from spacealert.kit.i18n.texts import Texts
from spacealert.narration.sentences import PRESENTED, EventNarrator

LETTERS = "XYZ"


@frozen
class CardText:
    """The text of a card, line by line."""

    code: str
    name: str
    kind: str  # such as "common external threat, white"
    place: str | None  # for an internal threat: its location and what works against it
    numbers: tuple[str, ...]  # such as "shields 2" or "hull 5"
    letters: tuple[tuple[str, str], ...]  # such as "X", and what happens there
    rules: tuple[str, ...]

    def in_lines(self, width: int = 100) -> str:
        text = [
            self.kind,
            *([self.place] if self.place else []),
            " · ".join(self.numbers),
            *(f"{letter}  {sentence}" for letter, sentence in self.letters),
            *self.rules,
        ]
        lines = [textwrap.fill(line, width, initial_indent="  ", subsequent_indent="     ") for line in text]
        return "\n".join([f"{self.code}  {self.name}", *lines])


def card_text(texts: Texts, code: str) -> CardText:
    card = CARDS[code]
    return CardText(
        code=code,
        name=card_names.card_name(texts, code),
        kind=texts.say("threats-class", severity=card.severity, where=_where_of(card), color=card.color),
        place=_place_in_words(texts, card),
        numbers=tuple(_numbers_in_words(texts, card)),
        letters=tuple((letter, letter_in_words(texts, card, letter)) for letter in LETTERS),
        rules=tuple(_rules_in_words(texts, card)),
    )


def letter_in_words(texts: Texts, card: Card, letter: str) -> str:
    """Describe what happens when a threat reaches this letter, such as `attack 2; speed +1`."""
    return "; ".join(_effect_in_words(texts, card, effect) for effect in card.effects[letter])


def card_facts(texts: Texts, code: str) -> dict[str, Any]:
    """Return the card for JSON: its numbers and effects as declared, and its text in the reader's language."""
    card, text = CARDS[code], card_text(texts, code)
    return {
        "code": code,
        "name": text.name,
        "where": _where_of(card),
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
            letter: {"does": [_effect_facts(effect) for effect in card.effects[letter]], "text": sentence}
            for letter, sentence in text.letters
        },
        "rules": list(text.rules),
    }


def _where_of(card: Card) -> str:
    return "external" if card.sort == "external" else "internal"


def _place_in_words(texts: Texts, card: Card) -> str | None:
    if card.sort == "external":
        return None
    if ship.SPACE in card.stations:
        return texts.say("threats-breach")
    nowhere = next(
        (trait.word for trait in card.traits if not card.stations and trait.word in ("parasitic", "side-by-number")),
        None,
    )
    where = ", ".join(texts.say(f"story-station-{station}.in") for station in card.stations)
    if nowhere:
        where = texts.say(f"threats-where-{nowhere}")
    return texts.say(f"threats-{card.sort}", where=where, system=card.system or "")


def _numbers_in_words(texts: Texts, card: Card) -> Iterator[str]:
    if card.sort == "external":
        yield texts.say("threats-shields", n=card.shields)
    yield texts.say("threats-hull", n=card.hull)
    yield texts.say("threats-speed", n=card.speed)
    if card.survive is None:
        yield texts.say("threats-points-destroyed", destroy=card.destroy)
    else:
        yield texts.say("threats-points", survive=card.survive, destroy=card.destroy)


def _rules_in_words(texts: Texts, card: Card) -> Iterator[str]:
    if card.fires_back:
        yield texts.say("threats-rule-fires-back")
    if card.shields < 0:
        yield texts.say("threats-rule-negative-shields", extra=-card.shields)
    for trait in card.traits:
        yield texts.say(f"threats-rule-{trait.word}", **_numbers_of(trait, card))


def _numbers_of(trait: Trait, card: Card) -> dict[str, Any]:
    alone = trait.alone_with_interceptors
    return {**vars(trait), "stations": len(card.stations), **({"damage": alone, "heroic": alone + 1} if alone else {})}


def _effect_in_words(texts: Texts, card: Card, effect: Effect) -> str:
    said: dict[str, Any] = {"otherwise": "none"}
    for name, value in effect.facts.items():
        match value:
            case Effect():
                said[name] = _effect_in_words(texts, card, value)
            case None:
                said[name] = "none"
            case _ if name == "zones":
                said[name] = "all" if len(value) == len(ship.ZONES) else "one"
                said |= _zone_forms(texts, value[0])
            case _ if name == "zone":
                said |= _zone_forms(texts, value)
            case _ if name == "station":
                said[name] = texts.say(f"story-station-{value}.in")
            case _ if name == "whom":
                said[name] = texts.say(f"threats-whom-{value}", tokens=len(card.stations))
            case _:
                said[name] = value
    return texts.say(f"threats-do-{effect.word}", **said)


def _zone_forms(texts: Texts, zone: str) -> dict[str, str]:
    text_id = f"story-zone-{zone}"
    return {"zone": texts.say(text_id), "zone-of": texts.say(f"{text_id}.of"), "zone-to": texts.say(f"{text_id}.to")}


def _effect_facts(effect: Effect) -> dict[str, Any]:
    return {"word": effect.word, **{name: _plain_value(value) for name, value in effect.facts.items()}}


def _plain_value(value: Any) -> Any:
    match value:
        case Effect():
            return _effect_facts(value)
        case tuple():
            return list(value)
        case _:
            return value


# --- search -----------------------------------------------------------------------------------------------------------


def find_codes(
    called: Iterable[str], where: str | None = None, severity: str | None = None, color: str | None = None
) -> list[str]:
    """Return the codes of the cards that have a code or name in `called` and this location, severity and color.

    If `called` is empty, return all cards with these properties. If a name matches no card at all, raise an error with
    the most similar names.
    """
    decks = [
        code
        for code, card in CARDS.items()
        if where in (None, _where_of(card)) and severity in (None, card.severity) and color in (None, card.color)
    ]
    found: dict[str, None] = {}
    calls = list(called)
    for call in calls:
        meant = card_names.find_card(call) or card_names.search_cards(call)
        if not meant:
            near = tuple(map(card_names.code_and_name, card_names.nearest_cards(call)))
            raise UserError("threats-unknown", found=sanitize(call), nearest=near or "none")
        found |= dict.fromkeys(code for code in meant if code in decks)
    return list(found) if calls else decks


def card_line(texts: Texts, code: str) -> str:
    text = card_text(texts, code)
    return f"{code:<7} {text.name:<26} {', '.join((*text.numbers[:-1], *([text.place] if text.place else [])))}"


_DELAYS = {"lift-in-use": "late-lift", "lift-damaged": "late-lift", "computer": "computer", "slip": "slip"}


@frozen
class Explanation:
    """An explanation of an event.

    `told` is the event's sentence, `rule` the reason, and `section` the section of the rules.
    """

    told: str
    rule: str
    section: str


def find_rule(event: Event) -> str | None:
    """Return the rule behind an event, or None if the event needs no explanation. The rule's text is `why-<rule>`."""
    match event:
        case events.Delayed(cause=cause):
            return _DELAYS.get(cause, "late")
        case events.Moved(by=by):
            return "lift" if by == "lift" else "door"
        case events.Fired(weapon=weapon):
            return "fire-light" if weapon == "light-laser" else "fire"
        case events.Filled(system=system):
            return f"fill-{system}"
        case events.Aimed(weapon=weapon) | events.AtNothing(weapon=weapon):
            return "aim-laser" if weapon in ("heavy-laser", "light-laser") else f"aim-{weapon}"
    return PRESENTED[type(event)].why or None


def explained_rules() -> Iterable[str]:
    """Return the names of all rules that have an explanation."""
    of_weapons = ("aim-laser", "aim-pulse-cannon", "aim-rocket", "aim-interceptors")
    others = ("late", "lift", "door", "fire", "fire-light", "fill-shield", "fill-reactor", *of_weapons)
    of_kinds = (one.why for one in PRESENTED.values() if one.why)
    return dict.fromkeys((*of_kinds, *_DELAYS.values(), *others))


def explain_event(texts: Texts, narrator: EventNarrator, event: Event) -> Explanation:
    """Explain an event. The explanation's `rule` is empty if the event needs none."""
    rule = find_rule(event)
    return Explanation(narrator.describe(event).text, texts.say(f"why-{rule}") if rule else "", f"§{event.rule}")
