"""Describes events: one sentence each, with its section of the rulebook.

The sentences are in `texts/*/story.ftl`, one for each class of `engine.events`. This module turns facts into words: a
color into a name, a station into a place in the right grammatical case, targets into a list.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from attrs import evolve, frozen

from spacealert.engine import CARDS, Event, Game, Member, Resolution, event_schema, events
from spacealert.engine.actions import HEROIC_MOVES
from spacealert.engine.event_schema import Fact
from spacealert.engine.game import ScoreItem
from spacealert.engine.ship import Station, Zone
from spacealert.kit.i18n.texts import Texts

Tone = Literal["plain", "fail", "bad", "good"]  # neither, wasted effort, harm to the ship or crew, or success


@frozen
class Presentation:
    """The presentation of a kind of event (see `events.json`).

    `sound` names its sound effect, `line` the narrator's line, and `why` the rule that explains it. Each is empty if
    there is none, or if it depends on the event's facts. `quiet` events only clean up: displays show their result
    together with the next event.
    """

    tone: Tone = "plain"
    sound: str = ""
    line: str = ""
    why: str = ""
    quiet: bool = False


_ROWS = json.loads(Path(__file__).with_name("events.json").read_text(encoding="utf-8"))
assert _ROWS.keys() <= event_schema.KINDS.keys()
PRESENTED = {kind: Presentation(**_ROWS.get(name, {})) for name, kind in event_schema.KINDS.items()}

_CARDS = {
    "a": "a", "b": "b", "c": "c", "x": "x", "<": "red", ">": "blue", "^": "lift",
    "A": "heroic-a", "B": "heroic-b", "X": "heroic-x", "s": "special", "S": "special-advanced",
}  # fmt: skip

Words = Iterable[tuple[str, str | int]]  # a text's variables and their values
Wording = Callable[["EventNarrator", str, Any], Words]

ABSENT = "absent"  # stands in a text for a value that is missing


@frozen
class Sentence:
    """An event as a sentence. `rule` is the section that applies."""

    text: str
    rule: str

    def with_reason(self, texts: Texts) -> str:
        return texts.say("story-why", sentence=self.text, rule=self.rule)


class EventNarrator:
    """Describes the events of one game, in one language."""

    def __init__(self, texts: Texts, game: Game) -> None:
        self.texts, self.game = texts, game
        self._threats = [
            *[self._threat_name(threat.card, threat.turn) for threat in game.threats],
            *[self._threat_name(threat.card, ABSENT) for threat in game.called],
        ]
        self._members = {member.color: self.member_name(member) for member in game.crew}

    def member_name(self, member: Member) -> str:
        """Return the player's name or, without one, the color of the figure. Androids are labeled as such."""
        own = "".join(letter for letter in member.name if letter.isprintable())  # drops control characters
        name = own or cached_text(self.texts, f"story-color-{member.color}")
        return self.texts.say("story-android", name=name) if member.android else name

    def short_name(self, member: Member) -> str:
        """Return the name for narrow rows, where a figure already shows the color and whether it is an android."""
        if member.android and not member.name:
            return cached_text(self.texts, "screen-android")
        return self.member_name(evolve(member, android=False))

    def name_by_color(self, color: str) -> str:
        return self._members[color]

    def threat_name(self, place: int) -> str:
        """Return the name and number of the threat with this index in the game."""
        return self._threats[place]

    def verdict(self, resolution: Resolution, *, brief: bool = False) -> str:
        """Describe the outcome in one line. With `brief`, the line can be part of a sentence."""
        if resolution.score is not None:
            below_zero = resolution.score.total < 0 and not brief  # the rules only let lost ships lose points
            text_id = "story-verdict-below-zero" if below_zero else "story-verdict-won"
            return self.texts.say(text_id, points=resolution.score.total)
        guilty = card_name(self.texts, resolution.lost_to or "")
        return self.texts.say("story-verdict-lost", turn=resolution.turn, threat=guilty)

    def describe(self, event: Event) -> Sentence:
        facts: dict[str, Any] = {
            name: value
            for fact, wording in _WORDINGS[type(event)]
            for name, value in wording(self, fact.key, getattr(event, fact.name))
        }
        facts["who"] = self._members[event.who] if event.who else ABSENT
        facts["threat"] = self._threats[event.threat] if event.threat is not None else ABSENT
        facts.setdefault("turn", event.turn)
        match event:
            case events.Delayed():
                cause = f"story-cause-{event.cause}"
                facts["cause"] = self.texts.say(cause, threat=facts["threat"], by=facts["by"])
            case events.Damaged():
                facts["within"] = CARDS[event.card].sort != "external"
            case events.TileDrawn() | events.TileRemoved():
                facts["tile"] = self.texts.say(f"story-tile-{event.tile}", zone=event.zone)
            case events.Aimed(station=str(station)) | events.AtNothing(station=str(station)):
                at = cached_text(self.texts, f"story-station-{station}.in")
                facts["from"] = self.texts.say("story-aimed-from", **{"station-in": at})
            case events.Aimed() | events.AtNothing():
                facts["from"] = ""
        text = self.texts.say(f"story-{event.kind}", **facts)
        return Sentence(text[:1].upper() + text[1:], event.rule)

    def event_as_json(self, event: Event) -> dict[str, Any]:
        return {**event_schema.event_as_dict(event), "text": self.describe(event).text}

    def _threat_name(self, code: str, number: int | str) -> str:
        return self.texts.say("story-threat", name=card_name(self.texts, code), number=number)

    # --- wording of facts: the values that the sentences need for each kind of fact

    def _key_words(self, name: str, given: str | None) -> Words:
        """Yield the fact's name with the key that selects a variant of the text."""
        yield name, ABSENT if given is None else as_text_key(given)

    def _action_words(self, name: str, given: str | None) -> Words:
        yield name, card_in_words(self.texts, given, ".the") if given else ABSENT
        yield f"{name}-way", {"<": "red", ">": "blue"}.get(given or "", ABSENT)

    def _station_words(self, name: str, given: tuple[str, ...]) -> Words:
        yield name, ", ".join(cached_text(self.texts, f"story-station-{station}") for station in given) or ABSENT
        yield f"at-{name}", ", ".join(cached_text(self.texts, f"story-station-{station}.in") for station in given)

    def _ignored_words(self, name: str, given: tuple[events.Ignored, ...]) -> Words:
        parts = []
        for place, _, reason in given:
            why = cached_text(self.texts, f"story-reason-{as_text_key(reason)}")
            parts.append(self.texts.say("story-ignored", threat=self._threats[place], reason=why))
        yield name, ", ".join(parts) or ABSENT

    def _target_words(self, name: str, given: tuple[events.Target, ...]) -> Words:
        yield name, ", ".join(self.threat_name(place) for place, _ in given) or ABSENT
        yield f"{name}-count", len(given)

    def _hit_words(self, name: str, given: tuple[events.WeaponHit, ...]) -> Words:
        parts = []
        for weapon, damage in given:
            weapon_name = cached_text(self.texts, f"story-weapon-{as_text_key(weapon)}")
            parts.append(self.texts.say("story-hit-by", weapon=weapon_name, damage=damage))
        yield name, " + ".join(parts)
        yield f"{name}-count", len(parts)

    def _moved_words(self, name: str, given: tuple[events.MovedCard, ...]) -> Words:
        yield f"{name}-count", len(given)
        yield name, card_in_words(self.texts, given[0][0], ".the") if given else ABSENT
        yield f"{name}-to", given[0][2] if given else 0
        yield f"{name}-last", given[-1][1] if given else 0


def event_tone(event: Event) -> Tone:
    """Return the tone of the event: harm, a failure, a success or none of these."""
    missed = isinstance(event, events.ComputerChecked) and not event.passed
    return "bad" if missed else PRESENTED[type(event)].tone


def card_in_words(texts: Texts, actions: str, form: str = "") -> str:
    """Return the name of an action card with these actions.

    For use in a sentence, pass `form=".the"`, which includes the article.
    """
    named = (_action_in_words(texts, action, form) for action in actions)
    return " + ".join(named) or cached_text(texts, "story-card-none")


def _action_in_words(texts: Texts, action: str, form: str) -> str:
    text_id = f"story-card-{_CARDS.get(action, 'heroic-move')}"
    text_id += form if texts.has_own(text_id + form) else ""
    if action not in HEROIC_MOVES:
        return cached_text(texts, text_id)
    return texts.say(text_id, **{"station-to": cached_text(texts, f"story-station-{HEROIC_MOVES[action]}.to")})


def special_card_name(texts: Texts, specialization: str, action: str) -> str:
    """Return the name of a specialization's basic or advanced special card."""
    owner = cached_text(texts, f"screen-specialization-{specialization}")
    return texts.say("resolution-special", name=owner, which="basic" if action == "s" else "advanced")


def card_name(texts: Texts, code: str) -> str:
    return cached_text(texts, f"threats-{code}")


@cache
def cached_text(texts: Texts, text_id: str) -> str:
    """Return the text with this id, which must not have variables. The result is cached."""
    return texts.say(text_id)


@cache
def _cached_forms(texts: Texts, text_id: str) -> Mapping[str, str]:
    return texts.forms(text_id)


def as_text_key(given: Any) -> str:
    """Return a value in the spelling used in text ids."""
    return str(given).replace(" ", "-").replace("_", "-")


def _in_all_forms(family: str) -> Wording:
    """Return the wording of a fact whose text, such as `story-zone-red`, is needed in all its grammatical forms."""

    def words(narrator: EventNarrator, name: str, given: str | None) -> Words:
        text_id = f"story-{family}-{given}"
        yield name, cached_text(narrator.texts, text_id) if given else ABSENT
        if given:
            for form, said in _cached_forms(narrator.texts, text_id).items():
                yield f"{name}-{form}", said

    return words


def _in_one_word(word: Callable[[EventNarrator, Any], str | int]) -> Wording:
    """Return the wording of a fact with a single value, which can be missing."""
    return lambda narrator, name, given: [(name, ABSENT if given in (None, (), "") else word(narrator, given))]


_BY_TYPE: Final[dict[object, Wording]] = {
    **dict.fromkeys((int, bool), _in_one_word(lambda _, given: given)),
    Zone: _in_all_forms("zone"),
    Station: _in_all_forms("station"),
    events.Weapon: _in_all_forms("weapon"),
    ScoreItem: _in_one_word(lambda narrator, item: cached_text(narrator.texts, f"story-item-{as_text_key(item)}")),
    tuple[Station, ...]: EventNarrator._station_words,
    tuple[events.CardCode, ...]: _in_one_word(
        lambda narrator, codes: ", ".join(card_name(narrator.texts, code) for code in codes)
    ),
    tuple[events.Target, ...]: EventNarrator._target_words,
    tuple[events.Ignored, ...]: EventNarrator._ignored_words,
    tuple[events.WeaponHit, ...]: EventNarrator._hit_words,
    tuple[events.MovedCard, ...]: EventNarrator._moved_words,
}
_BY_NAME: Final[dict[str, Wording]] = {
    "color": _in_one_word(EventNarrator.name_by_color),
    "actions": EventNarrator._action_words,
    "flag": _in_one_word(lambda narrator, flag: cached_text(narrator.texts, f"story-flag-{as_text_key(flag)}")),
    "letters": _in_one_word(lambda _, letters: ", ".join(letters)),
    "threat": _in_one_word(EventNarrator.threat_name),
}


def _wording(fact: Fact) -> tuple[Fact, Wording]:
    name = event_schema.find_meaning(fact.type)
    kind = event_schema.strip_none(fact.type)
    wording = (
        _BY_TYPE.get(kind, EventNarrator._key_words) if name is None else _BY_NAME.get(name, EventNarrator._key_words)
    )
    return evolve(fact, key=fact.key.replace("_", "-")), wording


# Wording functions for each event's facts.
_WORDINGS = {kind: [_wording(fact) for fact in facts] for kind, facts in event_schema.FACTS.items()}
