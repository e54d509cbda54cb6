"""Exhaustive search of all changes to one or two slots."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import count
from math import inf

from attrs import define, evolve, field, frozen

from spacealert.coach.changes import Change, Changes, planned_card, possible_cards
from spacealert.engine import Game, Resolution, Table
from spacealert.engine.game import NO_CARD
from spacealert.gamefile.game_file import GameFile

LOST = -inf  # score of a lost ship, below any mission survived

Slot = tuple[int, int]  # seat, from 0, and turn, from 1
Slots = dict[Slot, tuple[str, ...]]  # alternative contents to try in each slot
Laid = tuple[int, int, str]  # seat, turn, and the replacement card
Fate = tuple[Slot, tuple[str, ...], int | None]  # slot, alternatives to try, and their turn after this turn's delays


@frozen
class TriedPlan:
    """A changed plan and its result: the points, or `LOST`."""

    changes: Changes
    points: float

    @property
    def outcome(self) -> str:
        return "lost" if self.points == LOST else "won"

    @property
    def total(self) -> int | None:
        return None if self.points == LOST else int(self.points)


@frozen
class Findings:
    """The coach's findings so far. `found` starts with the best advice."""

    file: GameFile
    planned: Resolution
    found: tuple[TriedPlan, ...] = ()
    decisive: Mapping[int, int] = field(factory=dict)  # how many single-slot changes affect the outcome, by turn
    losing: int | None = None  # how many single-slot changes lose the ship, once known
    examined: int = 0
    progress: float = 0.0
    done: bool = False
    stopped: bool = False  # before the search was complete
    best: TriedPlan | None = None  # the best plan, if requested and better than the one played


@define(eq=False)
class _Node:
    """A table before a turn, with its result as planned and with each possible change to a later slot.

    Points that are already certain are not included.
    """

    end: float
    ends: dict[Laid, float]
    settled: tuple[int, ...]  # last slot this turn looks at, for each seat
    later: "_Node | None"
    gained: int  # until `later`
    best: float  # upper bound for all results from here on

    def all(self) -> Iterator[tuple[Laid, float]]:
        for node, gained, settled in self._on_the_way():
            for laid, end in node.ends.items():
                if laid[1] > settled[laid[0]]:
                    yield laid, end + gained

    def better_than(self, points: float) -> Iterator[tuple[Laid, float]]:
        """Yield the changes that lead to more than this many points, each with its result."""
        for node, gained, settled in self._on_the_way():
            if node.best + gained <= points:
                return
            for laid, end in node.ends.items():
                if end + gained > points and laid[1] > settled[laid[0]]:
                    yield laid, end + gained

    def end_with(self, laid: Laid) -> float:
        return next(node.ends[laid] + gained for node, gained, _ in self._on_the_way() if laid in node.ends)

    def _on_the_way(self) -> Iterator[tuple["_Node", int, tuple[int, ...]]]:
        node: _Node | None = self
        gained, settled = 0, (0,) * len(self.settled)
        while node is not None:
            yield node, gained, settled
            settled = tuple(map(max, settled, node.settled))
            gained += node.gained
            node = node.later


@frozen
class _Planned:
    """The planned game before a turn: its table, the cards to try in each slot, and each slot's original turn."""

    table: Table
    tried: Slots
    origin: dict[Slot, int]
    unreached: list[tuple[Slot, tuple[str, ...]]]  # slots never reached, with their planned contents


class Search:
    """A search through the possible changes to one game's plans.

    `tried` lists the cards to try in each player's slots.
    """

    def __init__(self, game: Game, tried: tuple[tuple[str, ...], ...] | None = None) -> None:
        self.game = game
        self._seats = range(len(game.crew))
        self._tried = tried or possible_cards(game)
        self._start = Table(game)
        self._forgets_slots = self._start.ignores_past_slots
        self._before = [self._start]  # planned table before each turn, built on demand
        self._numbers = defaultdict[object, int](count().__next__)  # ids for the parts of a future
        self._ends: dict[tuple[int, ...], float] = {}
        self._nodes: dict[object, _Node] = {}
        self.points = self._end(self._start.copy())
        self.planned = TriedPlan((), self.points)

    @cached_property
    def single_count(self) -> int:
        return sum(map(len, self._slots(self._start).values()))

    @property
    def pair_count(self) -> int:
        squares = sum(len(tried) ** 2 for tried in self._slots(self._start).values())
        return (self.single_count**2 - squares) // 2

    def points_after_changes(self, changes: Changes) -> float:
        while len(self._before) <= self.game.turns and not self._before[-1].is_over:
            table = self._before[-1].copy()
            table.step()
            self._before.append(table)
        last = next(
            place
            for place in reversed(range(len(self._before)))
            if all(change.turn > self._before[place].last_fixed_turn(change.seat) for change in changes)
        )
        table = self._before[last].copy()
        for change in changes:
            table.set_slot(change.seat, change.turn, change.after)
        return self._end(table)

    def find_improving_changes(self) -> list[TriedPlan]:
        better = self._node(self._start).better_than(self.points)
        return [TriedPlan((self._as_change(*laid),), points) for laid, points in better]

    def count_decisive(self) -> Counter[int]:
        """Count the single-slot changes that would have changed the result, by turn."""
        return Counter(turn for (_, turn, _), points in self._node(self._start).all() if points != self.points)

    def count_losing_changes(self) -> int:
        return sum(points == LOST for _, points in self._node(self._start).all())

    def find_improving_pairs(self) -> Iterator[list[TriedPlan]]:
        """Yield all two-slot changes that improve the result, in one list for each turn and seat."""
        for turn in range(1, self.game.turns + 1):
            for seat in self._seats:
                yield self.find_improving_pairs_from(turn, seat)

    def find_improving_pairs_from(self, turn: int, seat: int) -> list[TriedPlan]:
        """Return the pairs of changes that improve the result.

        The first of each pair affects this turn, for this seat.
        """
        if turn > len(self._planned):
            return []
        planned = self._planned[turn - 1]
        following = planned.table.copy()
        following.step()
        first = [
            (slot, tried)
            for slot, tried, place in self._fates(planned.table, following, planned.tried)
            if place is None
        ]
        found: list[TriedPlan] = []
        others = planned.tried
        for slot, tried in first:
            others = others | {slot: tuple(symbol for symbol in others[slot] if symbol not in tried)}
            if slot[0] == seat:
                second = evolve(planned, tried={other: some for other, some in others.items() if other != slot})
                origin = planned.origin[slot]
                for symbol in tried:
                    change = self._as_change(seat, origin, symbol)
                    found += [
                        TriedPlan(_in_order(change, other), points)
                        for other, points in self._second(second, seat, slot[1], symbol)
                    ]
        return found

    def _second(self, planned: _Planned, seat: int, turn: int, symbol: str) -> Iterator[tuple[Change, float]]:
        """Yield the changes that improve the result together with `symbol` in this slot, each with the points."""
        changed = planned.table.copy()
        changed.set_slot(seat, turn, symbol)
        after = changed.copy()
        after.step()
        end = self._end(after.copy())
        later: dict[Slot, tuple[int, tuple[str, ...]]] = {}
        if end > self.points:
            for (other, origin), tried in planned.unreached:
                yield from ((self._as_change(other, origin, each), end) for each in tried)
        fates = list(self._fates(changed, after, planned.tried))
        ends = self._decided(changed, fates)
        for slot, tried, place in fates:
            other, origin = slot[0], planned.origin[slot]
            if place is None:
                for each in tried:
                    points = ends[*slot, each]
                    if points > self.points:
                        yield self._as_change(other, origin, each), points
            elif place:
                later[other, place] = origin, tried
            elif end > self.points:
                yield from ((self._as_change(other, origin, each), end) for each in tried)
        if not after.is_over:
            _, certain = after.continuation()
            for (other, place, each), points in self._node(after).better_than(self.points - certain):
                origin, tried = later.get((other, place), (0, ()))
                if each in tried:
                    yield self._as_change(other, origin, each), points + certain

    @cached_property
    def _planned(self) -> list[_Planned]:
        tried = self._slots(self._start)
        planned = _Planned(self._start.copy(), tried, {slot: slot[1] for slot in tried}, [])
        found = []
        while not planned.table.is_over:
            found.append(planned)
            table, following = planned.table, planned.table.copy()
            following.step()
            later: Slots = {}
            origin: dict[Slot, int] = {}
            unreached = planned.unreached.copy()
            for slot, symbols_, place in self._fates(table, following, planned.tried):
                if place:
                    later[slot[0], place], origin[slot[0], place] = symbols_, planned.origin[slot]
                elif place == 0:
                    unreached.append(((slot[0], planned.origin[slot]), symbols_))
            planned = _Planned(following.unfixed_copy(), later, origin, unreached)
        return found

    def _slots(self, table: Table) -> Slots:
        return {
            (seat, turn): tuple(symbol for symbol in self._tried[seat] if symbol != table.slot(seat, turn))
            for seat in self._seats
            if table.can_act(seat)
            for turn in range(table.turn + 1, self.game.turns + 1)
        }

    def _fates(self, table: Table, after: Table, slots: Slots) -> Iterator[Fate]:
        """Yield the cards to try in each slot, with their fate if the next turn goes as in `after`.

        The fate is the turn on which they will be played, 0 if they will never be played, or None if they can
        affect the next turn.
        """
        for (seat, turn), tried in slots.items():
            if turn > after.last_fixed_turn(seat):
                yield (seat, turn), tried, turn if after.can_act(seat) and not after.is_over else 0
                continue
            place = self._moved_to(table, after, seat, turn)
            if place is None:
                yield (seat, turn), tried, None
            else:
                yield (seat, turn), tuple(symbol for symbol in tried if symbol), place
                if NO_CARD in tried:
                    yield (seat, turn), (NO_CARD,), None

    def _moved_to(self, table: Table, after: Table, seat: int, turn: int) -> int | None:
        """Return the slot that a delay on the next turn moves the card to, or 0 if it will never be played.

        Return None if the slot is empty, or if its card can affect the next turn in other ways.
        """
        laid = table.slot(seat, turn)
        if turn <= self._looked_at(table, seat) or not laid:
            return None
        changed = table.copy()
        changed.set_slot(seat, turn, "a" if laid != "a" else "b")
        changed.step()
        places = [
            place
            for place in range(table.turn + 1, self.game.turns + 1)
            if changed.slot(seat, place) != after.slot(seat, place)
        ]
        if len(places) > 1 or changed.last_fixed_turn(seat) != after.last_fixed_turn(seat):
            return None
        for place in places:
            changed.set_slot(seat, place, after.slot(seat, place))
        if changed.continuation() != after.continuation():
            return None
        return places[0] if places and after.can_act(seat) and not after.is_over else 0

    def _looked_at(self, table: Table, seat: int) -> int:
        """Return the last turn whose card matters for the next turn.

        Of later slots, it only matters whether they are empty.
        """
        return table.turn + (2 if self.game.crew[seat].specialization else 1)

    def _node(self, table: Table) -> _Node:
        future, certain = self._future(table)
        node = self._nodes.get(future)
        if node is None:
            node = self._nodes[future] = self._new_node(table.unfixed_copy(), certain)
        return node

    def _future(self, table: Table) -> tuple[tuple[int, ...], int]:
        """Return a key shared by all tables with the same future, and the points that are already certain."""
        numbers = self._numbers
        (crew, threats, stores, others), points = table.continuation()
        return (numbers[crew], numbers[threats], numbers[stores], numbers[others]), points

    def _new_node(self, table: Table, certain: int) -> _Node:
        following = table.copy()
        following.step()
        later, gained = None, 0
        if following.is_over:
            end = self._end(following.copy()) - certain
        else:
            later = self._node(following)
            gained = following.continuation()[1] - certain
            end = later.end + gained
        ends: dict[Laid, float] = {}
        fates = list(self._fates(table, following, self._slots(table)))
        decided = self._decided(table, fates)
        for (seat, turn), tried, place in fates:
            if place is None:
                for symbol in tried:
                    ends[seat, turn, symbol] = decided[seat, turn, symbol] - certain
            elif place == 0:
                ends |= dict.fromkeys([(seat, turn, symbol) for symbol in tried], end)
            elif turn <= following.last_fixed_turn(seat) and later:
                for symbol in tried:
                    ends[seat, turn, symbol] = later.end_with((seat, place, symbol)) + gained
        best = max(ends.values(), default=LOST)
        settled = tuple([following.last_fixed_turn(seat) for seat in self._seats])
        return _Node(end, ends, settled, later, gained, max(best, later.best + gained) if later else best)

    def _decided(self, table: Table, fates: list[Fate]) -> dict[Laid, float]:
        ends: dict[Laid, float] = {}
        acting: dict[int, tuple[str, ...]] = {}
        for (seat, turn), tried, place in fates:
            if place is not None:
                continue
            if turn == table.turn + 1 and self._forgets_slots:
                acting[seat] = tried
            elif turn > self._looked_at(table, seat) and not table.slot(seat, turn):
                ends |= self._ends_filled(table, seat, turn, tried)
            else:
                for symbol in tried:
                    ends[seat, turn, symbol] = self._end(_with_slot(table, (seat, turn, symbol)))
        return ends | self._ends_acting(table, acting)

    def _ends_filled(self, table: Table, seat: int, turn: int, tried: tuple[str, ...]) -> dict[Laid, float]:
        one, other = (_with_slot(table, (seat, turn, symbol)) for symbol in "ab")
        places = [
            place for place in range(turn, self.game.turns + 1) if one.slot(seat, place) != other.slot(seat, place)
        ]
        if one.is_over or not places:
            return dict.fromkeys([(seat, turn, symbol) for symbol in tried], self._end(one))
        return self._ends_laid(one.unfixed_copy(), seat, places[0], turn, tried)

    def _ends_laid(self, table: Table, seat: int, place: int, turn: int, tried: tuple[str, ...]) -> dict[Laid, float]:
        ends: dict[Laid, float] = {}
        while not table.is_over and place:
            if place == table.turn + 1 and self._forgets_slots:
                acting = self._ends_acting(table, {seat: tried})
                return ends | {(seat, turn, symbol): acting[seat, place, symbol] for symbol in tried}
            following = table.copy()
            following.step()
            if place <= following.last_fixed_turn(seat):
                moved = self._moved_to(table, following, seat, place)
                for symbol in tried:
                    if moved is None or not symbol:
                        ends[seat, turn, symbol] = self._end(_with_slot(table, (seat, place, symbol)))
                if moved is None:
                    return ends
                place, tried = moved, tuple(filter(None, tried))
            table = following.unfixed_copy()
        return ends | dict.fromkeys([(seat, turn, symbol) for symbol in tried], self._end(table))

    def _ends_acting(self, table: Table, tried: dict[int, tuple[str, ...]]) -> dict[Laid, float]:
        turn = table.turn + 1
        ends: dict[Laid, float] = {}
        for alike, after in table.try_slots(tried):
            end = self._end(after)
            for seat, symbol in alike:
                ends[seat, turn, symbol] = end
        return ends

    def _as_change(self, seat: int, turn: int, symbol: str) -> Change:
        return Change(seat, turn, planned_card(self.game, seat, turn), symbol)

    def _end(self, table: Table) -> float:
        """Play the table to its end and return the points. Tables with the same future share the result."""
        ends = self._ends
        on_the_way: list[tuple[tuple[int, ...], int]] = []
        while not table.is_over:
            future, certain = self._future(table)
            known = ends.get(future)
            if known is not None:
                points = certain + known
                break
            on_the_way.append((future, certain))
            table.step()
        else:
            total = table.total
            points = LOST if total is None else total
        for future, certain in on_the_way:
            ends[future] = LOST if points == LOST else points - certain
        return points


def _with_slot(table: Table, laid: Laid) -> Table:
    changed = table.copy()
    changed.set_slot(*laid)
    changed.step()
    return changed


def _in_order(first: Change, second: Change) -> Changes:
    return (first, second) if (first.turn, first.seat) < (second.turn, second.seat) else (second, first)
