"""Reads games in YAML, JSON or the exchange format, and reports all problems at once.

The format is described in `game.schema.json` and in the help of `spacealert resolve`.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from datetime import date
from functools import cache
from itertools import islice, permutations
from pathlib import Path
from typing import Any, ClassVar, Final, get_args, get_type_hints

from attrs import define, evolve, frozen

from spacealert.engine import decks, ship
from spacealert.engine.actions import ACTIONS
from spacealert.engine.campaign_rules import MOST_MISSIONS
from spacealert.engine.cards import CALLERS
from spacealert.engine.decks import ACTION_CARDS, DOUBLE_CARDS, HEROIC_CARDS, ActionCard, DoubleCard
from spacealert.engine.game import NO_CARD, SPECIALIZATIONS, Carryover, Game, Member, Rulings, Slip, Threat
from spacealert.engine.legality import Hand
from spacealert.engine.ship import PLACES, TRACKS
from spacealert.gamefile import card_names, mission_setup
from spacealert.gamefile.exchange import slot_fault
from spacealert.gamefile.game_file import COLORS, ROLES, Difficulty, GameFile, with_captain
from spacealert.kit.i18n.errors import InvalidFile, Problem, UserError, sanitize
from spacealert.kit.storage import yaml_document
from spacealert.kit.storage.yaml_document import ListNode, MappingNode, Node, Reader, TextNode
from spacealert.missions.scenario import Scenario
from spacealert.texts import LANGUAGES, load_texts

_BETWEEN_CARDS = re.compile(r"[\s|]")
MOST_SEED = 999_999_999_999
FIELDS = (
    "id", "mission", "turns", "date", "difficulty", "seed", "tracks", "threats", "tiles", "slips", "campaign",
    "variable_range", "tokens", "readings", "$schema",
)  # fmt: skip
MEMBER_FIELDS = ("color", "name", "roles", "android", "specialization", "explorer", "plan", "hand")
_TRUTHS = ("true", "false")
# Accepted values for each ruling: the two words of its type, or booleans.
READINGS = {name: _TRUTHS if type_ is bool else get_args(type_) for name, type_ in get_type_hints(Rulings).items()}

FindScenario = Callable[[str], Scenario]  # finds a scenario by id, title, code or file, or raises `UserError`


def read(path: Path, find: FindScenario = mission_setup.find_scenario) -> GameFile:
    """Read a game file. Raise `InvalidFile` with all of its problems."""
    return game_from_document(yaml_document.read(path), find)


def game_from_document(
    page: yaml_document.Document, find: FindScenario = mission_setup.find_scenario, *, is_stored: bool = False
) -> GameFile:
    """Return the game in a document. If `is_stored`, the captain's role passes to whoever is first in turn order."""
    return _read_game_file(_GameReader(Reader.from_document(page), find, is_stored), page)


def read_exchanged_game(page: yaml_document.Document) -> Game:
    """Return a game in the exchange format. Raise `InvalidFile` with all of its problems."""
    return _read_game_file(
        _ExchangedGameReader(Reader.from_document(page, more_names=True), mission_setup.find_scenario), page
    ).game


def _read_game_file(game: "_GameReader", page: yaml_document.Document) -> GameFile:
    found = game.read(page.root) if page.root is not None else None
    if found is None or game.reader.problems:
        raise InvalidFile(page.path, list(game.reader.sorted_problems()))
    return found


@define
class _GameReader:
    """Extracts a game from a document, field by field, and remembers values that later fields need."""

    reader: Reader
    find: FindScenario
    is_stored: bool = False
    turns: int = ship.LAST_TURN
    required: ClassVar[tuple[str, ...]] = ("crew",)
    required_of_member: ClassVar[tuple[str, ...]] = ("color",)
    required_stacks: ClassVar[tuple[str, ...]] = ()

    def read(self, root: Node) -> GameFile | None:
        fields = self.reader.table(root, self.required, FIELDS)
        if "crew" not in fields:
            return None
        called = self.reader.text(fields["mission"]) if "mission" in fields else None
        scenario = self._find_scenario(fields, called) if called else None
        self.turns = self._read_turns(fields, scenario)
        crew, roles, hands = self._read_crew(fields["crew"])
        campaign, carried = self._read_campaign(fields["campaign"]) if "campaign" in fields else (None, Carryover())
        id_ = self._read_id(fields["id"]) if "id" in fields else None
        difficulty = self._read_difficulty(fields["difficulty"]) if "difficulty" in fields else None
        seed = self.reader.number(fields["seed"], 0, MOST_SEED) if "seed" in fields else None
        if "tracks" in fields:  # a trajectory used twice gives a warning, not an error
            places = self.reader.table(fields["tracks"], PLACES).items()
            tracks = {place: self.reader.choice(value, tuple(TRACKS)) or "" for place, value in places}
        else:
            tracks = self._draw_tracks(root, seed)
        threats = self._read_threats(fields["threats"]) if "threats" in fields else None
        noted = self._read_tiles(fields["tiles"], carried) if "tiles" in fields else {}
        slips = self._read_slips(fields["slips"], crew) if "slips" in fields else ()
        day = self._read_date(fields["date"]) if "date" in fields else None
        ranged = self._read_flag(fields["variable_range"]) if "variable_range" in fields else None
        if ranged is None and scenario is not None and scenario.kind.has_double_actions:
            ranged = True
        tokens = self._read_tokens(fields["tokens"], crew) if "tokens" in fields else None
        readings = self._read_readings(fields["readings"]) if "readings" in fields else Rulings()
        if threats is None and (seed is None or scenario is None):
            self._report_missing_seed(root, "threats")
        if self.reader.problems:
            return None
        if threats is None:
            assert scenario is not None and seed is not None
            threats = mission_setup.draw_threats(seed, scenario, crew, difficulty)
        tiles = mission_setup.draw_tiles(seed, carried, noted)
        game = Game(crew, tracks, threats, tiles, self.turns, slips, carried, called or "" if id_ is None else id_)
        game = evolve(game, variable_range=ranged, tokens=tokens, readings=readings)
        return GameFile(game, called, day, difficulty, roles, seed, campaign, scenario, hands)

    def _find_scenario(self, fields: Mapping[str, Node], mission: str) -> Scenario | None:
        try:
            scenario = self.find(mission)
        except UserError as error:
            if "turns" not in fields:
                at = fields["mission"]
                self.reader.problems.append(Problem(at.line, at.column, error.text_id, error.facts))
            return None
        return scenario

    def _read_turns(self, fields: Mapping[str, Node], scenario: Scenario | None) -> int:
        known = mission_setup.turn_count(scenario) if scenario else ship.LAST_TURN
        if "turns" not in fields:
            return known
        turns = self.reader.choice(fields["turns"], (str(ship.LAST_TURN), str(ship.LAST_TURN_OF_A_TEST_FLIGHT)))
        if scenario and turns and int(turns) != known:
            self.reader.report_problem(
                fields["turns"], "game-turns-differ", found=turns, turns=known, mission=scenario.id
            )
        return int(turns or known)

    def _read_id(self, node: Node) -> str | int | None:
        """Return the id, or None if it is invalid. An unquoted number is returned as an integer."""
        text = self.reader.text(node)
        number = isinstance(node, TextNode) and node.plain and re.fullmatch(r"0|[1-9][0-9]{0,11}", node.value)
        return int(node.value) if number and isinstance(node, TextNode) else text

    def _read_date(self, node: Node) -> date | None:
        text = self.reader.text(node)
        if text is None:
            return None
        try:
            if re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
                return date.fromisoformat(text)
        except ValueError:  # such as February 30
            pass
        self.reader.report_problem(node, "game-date", found=sanitize(text))
        return None

    # --- the crew ---------------------------------------------------------------------------------------------------

    def _read_crew(self, node: Node) -> tuple[tuple[Member, ...], dict[str, tuple[str, ...]], dict[str, Hand]]:
        rows = self.reader.rows(node)
        if not rows and isinstance(node, ListNode):
            self.reader.report_problem(node, "game-nobody")
        if len(rows) > len(COLORS):
            self.reader.report_problem(rows[len(COLORS)], "game-too-many", count=len(rows))
        crew: list[Member] = []
        roles: dict[str, tuple[str, ...]] = {}
        hands: dict[str, Hand] = {}
        lines: dict[str, int] = {}  # lines that took each color and role
        for place, row in enumerate(rows[: len(COLORS)]):
            fields = self.reader.table(row, self.required_of_member, MEMBER_FIELDS)
            color = self._read_color(fields["color"], lines) if "color" in fields else None
            written = fields.get("roles")
            named = () if written is None else written.items if isinstance(written, ListNode) else (written,)
            held = [role for item in named if (role := self._read_unique_choice(item, ROLES, lines))]
            if "captain" in held and place and not self.is_stored:
                self.reader.report_problem(fields["roles"], "game-captain-first")
            specialization = None
            if "specialization" in fields:
                specialization = self._read_unique_choice(fields["specialization"], SPECIALIZATIONS, lines)
            member = Member(
                color or "",
                self._read_plan(fields["plan"], specialization) if "plan" in fields else (NO_CARD,) * self.turns,
                self._read_name(fields["name"]) if "name" in fields else "",
                "android" in fields and self._read_flag(fields["android"]),
                specialization,
                self._read_name(fields["explorer"]) if "explorer" in fields else "",
            )
            crew.append(member)
            if held:
                roles[member.color] = tuple(role for role in ROLES if role in held)
            if "hand" in fields:
                hands[member.color] = self._read_hand(fields["hand"])
        if self.is_stored and crew:
            roles = with_captain(roles, crew[0].color)
        return tuple(crew), roles, hands

    def _read_color(self, node: Node, lines: dict[str, int]) -> str | None:
        return self._read_unique_choice(node, COLORS, lines)

    def _read_name(self, node: Node) -> str:
        name = self.reader.text(node) or ""
        if sanitize(name) != name:
            self.reader.report_problem(node, "game-name", found=sanitize(name))
        return name

    def _read_unique_choice(self, node: Node, choices: tuple[str, ...], lines: dict[str, int]) -> str | None:
        word = self.reader.choice(node, choices)
        if word:
            self._report_if_taken(word, node, lines)
        return word

    def _report_if_taken(self, word: str, node: Node, lines: dict[str, int]) -> None:
        if word in lines:
            self.reader.report_problem(node, "game-taken", what=sanitize(word), line=lines[word])
        else:
            lines[word] = node.line

    def _read_flag(self, node: Node) -> bool:
        return self.reader.choice(node, _TRUTHS) == "true"

    def _read_tokens(self, node: Node, crew: tuple[Member, ...]) -> tuple[str, str] | None:
        """Return the holders of a Teleporter's departure and arrival tokens, or None if either is invalid."""
        colors = [member.color for member in crew if member.color]
        fields = self.reader.table(node, ("departure", "arrival"))
        held = [self.reader.choice(value, colors) for value in fields.values()]
        return (held[0], held[1]) if len(held) == 2 and held[0] and held[1] else None

    def _read_readings(self, node: Node) -> Rulings:
        found: dict[str, Any] = {}
        for name, value in self.reader.table(node, (), tuple(READINGS)).items():
            if word := self.reader.choice(value, READINGS[name]):
                found[name] = word == "true" if word in _TRUTHS else word
        return Rulings(**found)

    def _read_plan(self, node: Node, specialization: str | None) -> tuple[str, ...]:
        """Read a plan, which is a string or a list, and return a slot for each turn."""
        if isinstance(node, TextNode):
            letters = _BETWEEN_CARDS.sub("", node.value)
            if 0 < len(letters) <= self.turns and _LETTERS.issuperset(letters):
                return tuple(letters.ljust(self.turns, "-"))
        slots = list(
            islice(
                self._texts_of_list(node) if isinstance(node, ListNode) else self._letters_of_text(node), self.turns + 1
            )
        )
        for turn, slot in enumerate(slots, 1):
            if fault := slot_fault(slot.value, specialization):
                self.reader.report_problem(slot, fault, found=sanitize(slot.value), turn=turn)
        if len(slots) > self.turns:
            self.reader.report_problem(slots[self.turns], "game-plan-too-long", turns=self.turns)
        cards = [slot.value or NO_CARD for slot in slots]
        return tuple(cards + [NO_CARD] * (self.turns - len(cards)))

    def _letters_of_text(self, node: Node) -> Iterator[TextNode]:
        """Yield each letter of a plan that is a string.

        Spaces are ignored: `ab> ^--x` and `a b > ^ - - x` are the same.
        """
        if self.reader.text(node) is not None and isinstance(node, TextNode):
            for place, letter in enumerate(node.value):
                if not _BETWEEN_CARDS.match(letter):
                    yield text_part(node, place, letter)

    def _texts_of_list(self, node: ListNode) -> Iterator[TextNode]:
        for item in node.items:
            if isinstance(item, TextNode):
                yield evolve(item, value=item.value.strip())
            else:
                self.reader.text(item)  # reports that text was expected

    def _read_hand(self, node: Node) -> Hand:
        """Return the cards of each phase, such as `A3 a> b<` or `ab/^`. The halves of a card can be in either order."""
        phases = self.reader.rows(node)
        if len(phases) > len(ship.PHASES):
            self.reader.report_problem(phases[len(ship.PHASES)], "game-hand-phases", count=len(phases))
        return tuple(tuple(self._read_cards(phase)) for phase in phases[: len(ship.PHASES)])

    def _read_cards(self, node: Node) -> Iterator[ActionCard | DoubleCard]:
        if isinstance(node, TextNode) and not node.value.strip():
            return  # no cards came in this phase
        if self.reader.text(node) is None or not isinstance(node, TextNode):
            return
        for count, word in enumerate(re.finditer(r"\S+", node.value)):
            at = text_part(node, word.start())
            card = parse_hand_card(word.group())
            if count == MOST_CARDS:
                self.reader.report_problem(at, "game-hand-many", most=MOST_CARDS)
                return
            if card is None:
                self.reader.report_problem(at, "game-hand-card", found=sanitize(word.group()))
            else:
                yield card

    # --- what was drawn ---------------------------------------------------------------------------------------------

    def _read_difficulty(self, node: Node) -> Difficulty:
        if not isinstance(node, MappingNode):
            both = self.reader.choice(node, tuple(decks.DIFFICULTIES)) or "white"
            return Difficulty(both, both)
        fields = self.reader.table(node, ("common", "serious"))
        return Difficulty(
            **{name: self.reader.choice(value, tuple(decks.DIFFICULTIES)) or "white" for name, value in fields.items()}
        )

    def _draw_tracks(self, root: Node, seed: int | None) -> dict[str, str]:
        if seed is None:
            self._report_missing_seed(root, "tracks")
            return {}
        return decks.draw_tracks(seed)

    def _report_missing_seed(self, root: Node, name: str) -> None:
        if not self.reader.skipped and name not in self.required:
            self.reader.report_problem(root, "game-draw-from-what", name=name)

    def _read_threats(self, node: Node) -> tuple[Threat, ...]:
        written = ThreatReader(self.reader, self.turns).read(node)
        return tuple(sorted(written, key=lambda threat: (threat.turn, threat.zone is None)))

    def _read_tiles(self, node: Node, carried: Carryover) -> dict[str, tuple[str, ...]]:
        """Return the tiles recorded for each zone in the file, from the top of its stack."""
        return {
            zone: self._read_stack(value, carried.tiles.get(zone, ()))
            for zone, value in self.reader.table(node, self.required_stacks, ship.ZONES).items()
        }

    def _read_stack(self, node: Node, on_the_ship: tuple[str, ...]) -> tuple[str, ...]:
        stack = self._read_some_tiles(node)
        for item, tile in zip(self.reader.rows(node), stack, strict=False):
            if tile in on_the_ship:
                self.reader.report_problem(item, "game-tile-on-ship", tile=tile)
        return stack

    def _read_some_tiles(self, node: Node) -> tuple[str, ...]:
        """Return one zone's tiles. Report duplicates, and replace unknown tiles with empty strings."""
        stack: list[str] = []
        for item in self.reader.rows(node):
            tile = self.reader.choice(item, ship.TILES)
            if tile and tile in stack:
                self.reader.report_problem(item, "game-tile-twice", tile=tile)
            stack.append(tile or "")
        return tuple(stack)

    # --- slips and campaign -----------------------------------------------------------------------------------------

    def _read_slips(self, node: Node, crew: tuple[Member, ...]) -> tuple[Slip, ...]:
        """Return slips such as `4 green ^`: the turn, the player and the card that was meant."""
        slips: list[Slip] = []
        for row in self.reader.rows(node):
            text = self.reader.text(row)
            if text is None or not isinstance(row, TextNode):
                continue
            words = [text_part(row, word.start(), word.group()) for word in re.finditer(r"\S+", row.value)]
            if len(words) != 3:
                self.reader.report_problem(row, "game-slip", found=sanitize(text))
                continue
            turn = self.reader.number(words[0], 1, self.turns)
            color = self.reader.choice(words[1], [member.color for member in crew if member.color])
            meant = words[2].value
            if meant not in ACTIONS:
                self.reader.report_problem(words[2], "game-plan-letter", found=sanitize(meant), turn=turn or 0)
            elif turn and color:
                if any((slip.turn, slip.color) == (turn, color) for slip in slips):
                    self.reader.report_problem(row, "game-slip-twice", turn=turn, color=color)
                else:
                    slips.append(Slip(turn, color, meant))
        return tuple(slips)

    def _read_campaign(self, node: Node) -> tuple[int | None, Carryover]:
        fields = self.reader.table(node, ("mission",), ("damage", "squads"))
        number = self.reader.number(fields["mission"], 1, MOST_MISSIONS) if "mission" in fields else None
        damage = {
            zone: tiles
            for zone, value in (
                self.reader.table(fields["damage"], (), ship.ZONES) if "damage" in fields else {}
            ).items()
            if (tiles := self._read_some_tiles(value))
        }
        bays: tuple[str, ...] = ship.BAYS
        if "squads" in fields:
            lines: dict[str, int] = {}
            stand = [self._read_unique_choice(item, ship.BAYS, lines) for item in self.reader.rows(fields["squads"])]
            bays = tuple(bay for bay in ship.BAYS if bay in stand)
        return number, Carryover(damage, bays)


class _ExchangedGameReader(_GameReader):
    """Reads a game in the exchange format, where no cards are drawn at random."""

    required: ClassVar[tuple[str, ...]] = ("crew", "tracks", "threats", "tiles")
    required_of_member: ClassVar[tuple[str, ...]] = ("color", "plan")
    required_stacks: ClassVar[tuple[str, ...]] = ship.ZONES

    def _read_color(self, node: Node, lines: dict[str, int]) -> str | None:
        color = self.reader.text(node)
        if color:
            self._report_if_taken(color, node, lines)
        return color

    def _read_threats(self, node: Node) -> tuple[Threat, ...]:
        """Return the threats in file order."""
        return tuple(ThreatReader(self.reader, self.turns).read(node))

    def _letters_of_text(self, node: Node) -> Iterator[TextNode]:
        """Yield the letters of a plan. Unlike in game files, a plan can be empty."""
        return iter(()) if isinstance(node, TextNode) and not node.value else super()._letters_of_text(node)


_LETTERS = frozenset({*ACTIONS, "-"})


MOST_CARDS: Final = len(ACTION_CARDS) + len(HEROIC_CARDS)  # in the box, counting both decks

_CARDS = {(half, other): card for card in (*ACTION_CARDS, *HEROIC_CARDS) for half, other in permutations(card.halves)}
_DOUBLE_CARDS = {(half, other): card for card in DOUBLE_CARDS for half, other in permutations(card.halves)}


def parse_hand_card(word: str) -> ActionCard | DoubleCard | None:
    """Return the card with this notation, or None.

    >>> str(parse_hand_card(">a")), str(parse_hand_card("^/ab")), parse_hand_card("aa")
    ('a>', 'ab/^', None)
    """
    half, stroke, other = word.partition("/")
    if stroke:
        return _DOUBLE_CARDS.get((half, other))
    return _CARDS.get((word[0], word[1])) if len(word) == 2 else None


@frozen
class ThreatReader:
    """Extracts the threats from a document, and adds problems to its `reader`."""

    reader: Reader
    turns: int

    def read(self, node: Node) -> list[Threat]:
        """Return the threats in file order."""
        threats: list[Threat] = []
        lines: dict[str, int] = {}
        for turn, value, fields in self._numbered_threats(node):
            card, zone, calls = self._read_threat(value, fields)
            called = self._read_called(calls, lines) if calls else None
            if card in lines:
                self.reader.report_problem(
                    value, "game-card-twice", card=card_names.code_and_name(card), line=lines[card]
                )
            elif card and turn:
                lines[card] = value.line
                threats.append(Threat(card, turn, zone, called))
                self._check_caller(card, called, value, named=calls is not None)
        return threats

    def _read_called(self, node: Node, lines: dict[str, int]) -> Threat | None:
        """Return a called card, which can itself call another card, or None if it is invalid."""
        fields = self.reader.table(node, ("card",), ("calls",)) if isinstance(node, MappingNode) else {"card": node}
        card = self._read_card(fields["card"]) if "card" in fields else None
        further = self._read_called(fields["calls"], lines) if "calls" in fields else None
        if card is None:
            return None
        if card in lines:
            self.reader.report_problem(node, "game-card-twice", card=card_names.code_and_name(card), line=lines[card])
        lines[card] = node.line
        self._check_caller(card, further, node, named="calls" in fields)
        return Threat(card, 0, None, further)

    def _check_caller(self, card: str, called: Threat | None, node: Node, *, named: bool) -> None:
        """Check that this card calls a card of the right kind, or none if it cannot call any.

        `named` says whether the file names a called card, even an invalid one.
        """
        wanted = CALLERS.get(card)
        facts = {"card": card_names.code_and_name(card)}
        if wanted is None and called is not None:
            self.reader.report_problem(node, "game-calls-nothing", **facts)
        elif wanted is not None and not named:
            self.reader.report_problem(node, "game-caller-alone", **facts, where=wanted)
        elif called is not None and card_names.is_internal(called.card) != (wanted == "internal"):
            self.reader.report_problem(
                node, "game-calls-wrong", **facts, called=card_names.code_and_name(called.card), where=wanted or ""
            )

    def _numbered_threats(self, node: Node) -> Iterator[tuple[int | None, Node, dict[str, Node] | None]]:
        """Yield each threat with its turn, which is a key in game files and the field `turn` in the exchange format."""
        if isinstance(node, MappingNode):
            lines: dict[int | None, int] = {}
            for key, value in node.entries:
                turn = self.reader.number(key, 1, self.turns)
                if turn in lines:
                    self.reader.report_problem(key, "game-two-threats", turn=turn, line=lines[turn])
                    continue
                if turn:
                    lines[turn] = key.line
                for item in value.items if isinstance(value, ListNode) else (value,):
                    yield turn, item, None
        elif isinstance(node, ListNode):
            for item in node.items:
                fields = self.reader.table(item, ("card", "turn"), ("zone", "calls"))
                if "card" in fields and "turn" in fields:
                    yield self.reader.number(fields["turn"], 1, self.turns), item, fields
        else:
            self.reader.table(node, ())  # reports that a table was expected

    def _read_threat(self, node: Node, fields: dict[str, Node] | None) -> tuple[str | None, str | None, Node | None]:
        """Return the card, the zone and the node of the called card of a threat such as `E1-05 red`."""
        zone: Node | None = None
        calls: Node | None = None
        called: Node = node
        if fields is None and isinstance(node, MappingNode):
            fields = self.reader.table(node, ("card",), ("zone", "calls"))
        if fields is not None:
            if "card" not in fields:
                return None, None, None
            called, zone, calls = fields["card"], fields.get("zone"), fields.get("calls")
            if isinstance(zone, TextNode) and zone.plain and zone.value in ("", "null"):
                zone = None
        elif isinstance(node, TextNode):
            words = list(re.finditer(r"\S+", node.value))
            if len(words) > 1 and (_zone_named(words[-1].group()) or not card_names.find_card(node.value)):
                last = words[-1]
                if _zone_named(last.group()) or card_names.find_card(node.value[: last.start()]):
                    zone = text_part(node, last.start(), last.group())
                    called = text_part(node, words[0].start(), node.value[: last.start()].strip())
        card = self._read_card(called)
        if card is None:
            return None, None, None
        return card, self._zone_of(card, node, zone), calls

    def _read_card(self, node: Node) -> str | None:
        called = self.reader.text(node)
        if called is None:
            return None
        found = card_names.find_card(called)
        if len(found) == 1:
            return found[0]
        if found:
            codes = tuple(map(card_names.code_and_name, found))
            self.reader.report_problem(node, "game-card-ambiguous", found=sanitize(called), codes=codes)
        elif near := card_names.nearest_cards(called) if self.reader.can_suggest else ():
            names = tuple(map(card_names.code_and_name, near))
            self.reader.report_problem(node, "game-card-unknown-near", found=sanitize(called), nearest=names)
        else:
            self.reader.report_problem(node, "game-card-unknown", found=sanitize(called))
        return None

    def _zone_of(self, card: str, threat: Node, node: Node | None) -> str | None:
        facts = {"card": card_names.code_and_name(card)}
        if card_names.is_internal(card):
            if node is not None:
                self.reader.report_problem(node, "game-zone-internal", **facts)
            return None
        if node is None:
            self.reader.report_problem(threat, "game-zone-missing", **facts)
            return None
        word = self.reader.text(node)
        zone = _zone_named(word) if word else None
        if word and zone is None:
            self.reader.report_unknown(node, ship.ZONES)
        return zone


def _zone_named(word: str) -> str | None:
    return word if word in ship.ZONES else _zones_by_name().get(word.casefold())


@cache
def _zones_by_name() -> dict[str, str]:
    names = {load_texts(lang).say(f"game-zone-{zone}"): zone for zone in ship.ZONES for lang in LANGUAGES}
    return {**names, **{zone: zone for zone in ship.ZONES}}


def text_part(text: TextNode, offset: int, value: str = "") -> TextNode:
    """Return `value`, which stands at `offset` in a text, with its own position in the file.

    In a multi-line text, it has the position of the whole text.
    """
    if "\n" in text.value:
        return TextNode(value, text.line, text.column)
    return TextNode(value, text.line, text.column + offset + (not text.plain))
