"""Reading the threats of a game: their cards and zones by any name, and the cards that they call."""

import re
from collections.abc import Iterator
from functools import cache

from attrs import frozen

from spacealert.engine import ship
from spacealert.engine.cards import CALLERS
from spacealert.engine.game import Threat
from spacealert.gamefile import card_names
from spacealert.kit.storage.yaml_document import ListNode, MappingNode, Node, Reader, TextNode, shown
from spacealert.texts import LANGUAGES, in_language


@frozen
class ThreatReader:
    """Takes the threats out of a page; what is wrong with them is noted in its `reader`."""

    reader: Reader
    turns: int

    def read(self, node: Node) -> list[Threat]:
        """In the order in which they stand in the file."""
        threats: list[Threat] = []
        lines: dict[str, int] = {}
        for turn, value in self._numbered(node):
            card, zone, calls = self._threat(value)
            called = self._called(calls, lines) if calls else None
            if card in lines:
                self.reader.problem(value, "game-card-twice", card=card_names.in_full(card), line=lines[card])
            elif card and turn:
                lines[card] = value.line
                threats.append(Threat(card, turn, zone, called))
                self._check_caller(card, called, value, named=calls is not None)
        return threats

    def _called(self, node: Node, lines: dict[str, int]) -> Threat | None:
        """The card that another one may call; in a table it may name one that it calls in its turn."""
        fields = self.reader.table(node, ("card",), ("calls",)) if isinstance(node, MappingNode) else {"card": node}
        card = self._card(fields["card"]) if "card" in fields else None
        further = self._called(fields["calls"], lines) if "calls" in fields else None
        if card is None:
            return None
        if card in lines:
            self.reader.problem(node, "game-card-twice", card=card_names.in_full(card), line=lines[card])
        lines[card] = node.line
        self._check_caller(card, further, node, named="calls" in fields)
        return Threat(card, 0, None, further)

    def _check_caller(self, card: str, called: Threat | None, node: Node, *, named: bool) -> None:
        """A card that calls another needs one of the right kind, and no other card has one; of one that is `named`, but
        could not be read, something was told already."""
        wanted = CALLERS.get(card)
        facts = {"card": card_names.in_full(card)}
        if wanted is None and called is not None:
            self.reader.problem(node, "game-calls-nothing", **facts)
        elif wanted is not None and not named:
            self.reader.problem(node, "game-caller-alone", **facts, where=wanted)
        elif called is not None and card_names.internal(called.card) != (wanted == "internal"):
            self.reader.problem(
                node, "game-calls-wrong", **facts, called=card_names.in_full(called.card), where=wanted or ""
            )

    def _numbered(self, node: Node) -> Iterator[tuple[int | None, Node]]:
        """Each threat with its number; as engines exchange their games, each names its turn itself."""
        if isinstance(node, MappingNode):
            lines: dict[int | None, int] = {}
            for key, value in node.entries:
                turn = self.reader.number(key, 1, self.turns)
                if turn in lines:
                    self.reader.problem(key, "game-two-threats", turn=turn, line=lines[turn])
                    continue
                if turn:
                    lines[turn] = key.line
                for item in value.items if isinstance(value, ListNode) else (value,):
                    yield turn, item
        elif isinstance(node, ListNode):
            for item in node.items:
                fields = self.reader.table(item, ("card", "turn"), ("zone", "calls"))
                if "card" in fields and "turn" in fields:
                    names = [name for name in ("card", "zone", "calls") if name in fields]
                    drawn = [(TextNode(name, *_place(item)), fields[name]) for name in names]
                    yield self.reader.number(fields["turn"], 1, self.turns), MappingNode(tuple(drawn), *_place(item))
        else:
            self.reader.table(node, ())  # says that a table was expected

    def _threat(self, node: Node) -> tuple[str | None, str | None, Node | None]:
        """`E1-05 red`, `Gunship red`, or both in a table of their own, which may have the card that it calls."""
        zone: Node | None = None
        calls: Node | None = None
        called: Node = node
        if isinstance(node, MappingNode):
            fields = self.reader.table(node, ("card",), ("zone", "calls"))
            if "card" not in fields:
                return None, None, None
            called, zone, calls = fields["card"], fields.get("zone"), fields.get("calls")
            if isinstance(zone, TextNode) and zone.plain and zone.value in ("", "null"):
                zone = None
        elif isinstance(node, TextNode):
            words = list(re.finditer(r"\S+", node.value))
            if len(words) > 1 and (_zone(words[-1].group()) or not card_names.find(node.value)):
                last = words[-1]
                if _zone(last.group()) or card_names.find(node.value[: last.start()]):
                    zone = inside(node, last.start(), last.group())
                    called = inside(node, words[0].start(), node.value[: last.start()].strip())
        card = self._card(called)
        if card is None:
            return None, None, None
        return card, self._zone_of(card, node, zone), calls

    def _card(self, node: Node) -> str | None:
        called = self.reader.text(node)
        if called is None:
            return None
        found = card_names.find(called)
        if len(found) == 1:
            return found[0]
        if found:
            self.reader.problem(node, "game-card-ambiguous", found=shown(called), codes=", ".join(found))
        elif near := self._nearest(called):
            names = tuple(map(card_names.in_full, near))
            self.reader.problem(node, "game-card-unknown-near", found=shown(called), nearest=names)
        else:
            self.reader.problem(node, "game-card-unknown", found=shown(called))
        return None

    def _nearest(self, called: str) -> tuple[str, ...]:
        """The cards perhaps meant."""
        return card_names.nearest(called) if self.reader.suggests else ()

    def _zone_of(self, card: str, threat: Node, node: Node | None) -> str | None:
        facts = {"card": card_names.in_full(card)}
        if card_names.internal(card):
            if node is not None:
                self.reader.problem(node, "game-zone-internal", **facts)
            return None
        if node is None:
            self.reader.problem(threat, "game-zone-missing", **facts)
            return None
        word = self.reader.text(node)
        zone = _zone(word) if word else None
        if word and zone is None:
            self.reader.unknown(node, ship.ZONES)
        return zone


def _place(node: Node) -> tuple[int, int]:
    return node.line, node.column


def _zone(word: str) -> str | None:
    """A zone by its name in any language."""
    return word if word in ship.ZONES else _zones_by_name().get(word.casefold())


@cache
def _zones_by_name() -> dict[str, str]:
    names = {in_language(lang).say(f"game-zone-{zone}"): zone for zone in ship.ZONES for lang in LANGUAGES}
    return {**names, **{zone: zone for zone in ship.ZONES}}


def inside(text: TextNode, offset: int, value: str = "") -> TextNode:
    """A part of a text, with its own place; in a text of several lines the place of the whole is good enough."""
    if "\n" in text.value:
        return TextNode(value, text.line, text.column)
    return TextNode(value, text.line, text.column + offset + (not text.plain))
