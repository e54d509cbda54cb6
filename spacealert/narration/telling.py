"""Tells events in words: one sentence for each, with its reason and the paragraph of the rulebook it follows.

The sentences are in `words/*/story.ftl`, one for each kind of `rules.events.KINDS`; here their facts become words: a
colour a name, a station a place in the case that the sentence needs, a list of targets an enumeration.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Literal

from attrs import frozen

from spacealert.engine.actions import HEROIC_MOVES
from spacealert.engine.events import Event
from spacealert.engine.game import Game, Member, Resolution
from spacealert.kit.i18n.texts import Texts

Tone = Literal["plain", "fail", "bad", "good"]

# Kinds that tell of something in vain, of harm to the ship or its crew, and of success.
IN_VAIN = frozenset({
    "unconscious", "slip-without-card", "delayed", "no-door", "no-energy", "already-fired", "already-full",
    "source-empty", "no-fuel", "already-maintained", "no-rocket", "rocket-space-taken", "squad-already-active",
    "squad-gone", "no-sortie", "beyond-repair", "no-intruder", "no-squad", "squad-is-disabled", "at-nothing",
    "rocket-in-vain",
})  # fmt: skip
HARM = frozenset({
    "knocked-out", "bay-disabled", "fired-back", "tile-drawn", "drained", "fuel-lost", "rocket-lost",
    "survived", "ship-lost",
})  # fmt: skip
SUCCESS = frozenset({
    "destroyed", "mission-won",
})  # fmt: skip

# Kinds that only tidy the table: a display shows the table after them together with what happens next.
QUIET = frozenset({"turn-ends", "cannons-cleared"})

_CARDS = {
    "a": "a", "b": "b", "c": "c", "x": "x", "<": "red", ">": "blue", "^": "lift", "-": "none",
    "A": "heroic-a", "B": "heroic-b", "X": "heroic-x",
}  # fmt: skip

ABSENT = "absent"  # by which a text chooses what to say when there is no such thing


@frozen
class Told:
    """An event as a sentence; `rule` is the paragraph, `tone` how a display may colour it."""

    text: str
    rule: str
    tone: Tone

    def explained(self, texts: Texts) -> str:
        return texts.say("story-why", sentence=self.text, rule=self.rule)


class Teller:
    """Tells the events of one game, in one language."""

    def __init__(self, texts: Texts, game: Game) -> None:
        self.texts = texts
        self._threats = [self._named(threat.card, threat.turn) for threat in game.threats]
        self._members = {member.color: self.name(member) for member in game.crew}

    def name(self, member: Member) -> str:
        """The member's own name, or the colour of the figure."""
        own = "".join(letter for letter in member.name if letter.isprintable())  # none that would steer a terminal
        name = own or word(self.texts, f"story-color-{member.color}")
        return self.texts.say("story-android", name=name) if member.android else name

    def who(self, color: str) -> str:
        """A crew member by colour."""
        return self._members[color]

    def threat(self, place: int) -> str:
        """A threat by its place in the game: its card's name and its number."""
        return self._threats[place]

    def verdict(self, resolution: Resolution) -> str:
        """How it ended, in one line."""
        if resolution.score is not None:
            return self.texts.say("story-verdict-won", points=resolution.score.total)
        guilty = card_name(self.texts, resolution.lost_to or "")
        return self.texts.say("story-verdict-lost", turn=resolution.turn, threat=guilty)

    def tell(self, event: Event) -> Told:
        facts = {name: value for fact, given in event.facts.items() for name, value in self._words(fact, given)}
        facts["who"] = self._members[event.who] if event.who else ABSENT
        facts["threat"] = self._threats[event.threat] if event.threat is not None else ABSENT
        facts["turn"] = facts.get("turn", event.turn)
        if event.kind == "delayed":
            cause = f"story-cause-{key(event.facts['cause'])}"
            facts["cause"] = self.texts.say(cause, threat=facts["threat"], by=facts["by"])
        if event.kind == "tile-drawn":
            facts["tile"] = self.texts.say(f"story-tile-{event.facts['tile']}", zone=event.facts["zone"])
        text = self.texts.say(f"story-{event.kind}", **facts)
        return Told(text[:1].upper() + text[1:], event.rule, tone(event))

    def written(self, event: Event) -> dict[str, Any]:
        """The event as a plain dict for other programs, its facts beside the sentence."""
        threat = {} if event.threat is None else {"threat": event.threat, "card": event.card}
        told = {"turn": event.turn, "step": event.step, "kind": event.kind, "who": event.who, **threat, **event.facts}
        return {**told, "rule": event.rule, "text": self.tell(event).text}

    def _words(self, fact: str, given: Any) -> Iterable[tuple[str, Any]]:
        """What a fact is called in a sentence, in each form that some sentence needs."""
        if isinstance(given, int):
            yield fact.replace("_", "-"), _plain(given)
        elif fact in _FORMS:
            family, forms = _FORMS[fact]
            yield fact, word(self.texts, f"story-{family}-{key(given)}") if given else ABSENT
            if given:
                for form in forms:
                    yield f"{fact}-{form}", word(self.texts, f"story-{family}-{key(given)}.{form}")
            if fact == "station":
                at = word(self.texts, f"story-station-{given}.in") if given else ""
                yield "from", self.texts.say("story-aimed-from", **{"station-in": at}) if given else ""
        elif fact == "stations":
            yield fact, ", ".join(word(self.texts, f"story-station-{station}") for station in given) or ABSENT
            yield "at-stations", ", ".join(word(self.texts, f"story-station-{station}.in") for station in given)
        elif fact in _LISTS:
            yield fact, ", ".join(_LISTS[fact](self, given)) or ABSENT
        elif fact in _PLAYED:
            yield fact, card(self.texts, given) if given else ABSENT
            yield f"{fact}-way", {"<": "red", ">": "blue"}.get(given, ABSENT)
        elif fact in _KEYED:
            yield fact, word(self.texts, f"story-{_KEYED[fact]}-{key(given)}")
        elif fact == "by":
            yield fact, self._members.get(given, given or ABSENT)
        elif fact == "letters":
            yield fact, ", ".join(given) or ABSENT
        else:
            yield fact.replace("_", "-"), _plain(given)

    def _named(self, code: str, number: int) -> str:
        return self.texts.say("story-threat", name=card_name(self.texts, code), number=number)

    def _targets(self, given: Iterable[tuple[int, str]]) -> Iterable[str]:
        return (self._threats[place] for place, _ in given)

    def _ignored(self, given: Iterable[tuple[int, str, str]]) -> Iterable[str]:
        for place, _, reason in given:
            why = word(self.texts, f"story-reason-{key(reason)}")
            yield self.texts.say("story-ignored", threat=self._threats[place], reason=why)

    def _hits(self, given: Iterable[tuple[str, int]]) -> Iterable[str]:
        for weapon, damage in given:
            name = word(self.texts, f"story-weapon-{key(weapon)}")
            yield self.texts.say("story-hit-by", weapon=name, damage=damage)

    def _moved(self, given: Iterable[tuple[str, int, int]]) -> Iterable[str]:
        for action, origin, goal in given:
            facts = {"card": card(self.texts, action), "from": origin, "to": goal}
            yield self.texts.say("story-delayed-card", **facts)

    def _codes(self, given: Iterable[str]) -> Iterable[str]:
        return (card_name(self.texts, code) for code in given)


def tone(event: Event) -> Tone:
    """Whether the event tells of something in vain, of harm or of success."""
    if event.kind in IN_VAIN:
        return "fail"
    if event.kind in HARM or (event.kind == "computer-checked" and not event.facts["passed"]):
        return "bad"
    return "good" if event.kind in SUCCESS else "plain"


def card(texts: Texts, action: str) -> str:
    """An action card by its letter in a plan."""
    if action in HEROIC_MOVES:
        goal = word(texts, f"story-station-{HEROIC_MOVES[action]}.to")
        return texts.say("story-card-heroic-move", **{"station-to": goal})
    return word(texts, f"story-card-{_CARDS[action]}")


def card_name(texts: Texts, code: str) -> str:
    """A threat card by the code in its corner."""
    return word(texts, f"threats-{code}")


@cache
def word(texts: Texts, text_id: str) -> str:
    """A text without facts, looked up once."""
    return texts.say(text_id)


def key(given: Any) -> str:
    """A value as the key of a text or of a choice in it."""
    return str(given).replace(" ", "-").replace("_", "-")


def _plain(given: Any) -> Any:
    if given is None:
        return ABSENT
    if isinstance(given, bool):
        return "yes" if given else "no"
    return given if isinstance(given, int) else key(given)


_FORMS: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "zone": ("zone", ("of", "in", "to")),
    "source": ("zone", ("of", "in", "to")),
    "station": ("station", ("in", "to")),
    "origin": ("station", ("from",)),
    "weapon": ("weapon", ("of",)),
}
_LISTS: Mapping[str, Callable[[Teller, Any], Iterable[str]]] = {
    "targets": Teller._targets,
    "ignored": Teller._ignored,
    "hits": Teller._hits,
    "moved": Teller._moved,
    "others": Teller._codes,
    "cards": Teller._codes,
}
_PLAYED = frozenset({"action", "laid", "meant", "lost"})
_KEYED: Mapping[str, str] = {"flag": "flag", "item": "item"}
