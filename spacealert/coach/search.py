"""Every change of one slot and of two, with the end of each: nothing is left out, and little is resolved twice.

All changes of a turn share the table before it, and all tables that will go on alike share one continuation.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import count
from math import inf

from attrs import define, frozen

from spacealert.coach.changes import Change, Changes, slot_of, symbols
from spacealert.engine import Game, Table

LOST = -inf  # an end in points that is worse than any mission survived
# After which turns a table is compared with others on its way to the end: always would cost more than it saves.
MEETINGS = (1, 2, 5, 8, 11)

Slots = list[list[Change]]  # for each slot the changes that are tried there


@frozen
class Outcome:
    """A changed plan and how it ends: its points, or `LOST`."""

    changes: Changes
    points: float

    @property
    def outcome(self) -> str:
        return "lost" if self.points == LOST else "won"

    @property
    def total(self) -> int | None:
        return None if self.points == LOST else int(self.points)


@define(eq=False)
class _Node:
    """A table before a turn: how it ends as planned, and with each change of a slot that is not settled yet.

    Points count from here on, since nothing depends on those that are certain already. A change stands with the turn
    that first looks at its slot, be it for a delay; one in a slot that is never looked at, where that becomes certain.
    """

    end: float
    changes: list[tuple[Change, float]]
    later: "_Node | None"
    gained: int  # until `later`
    best: float  # of all changes from here on

    def all(self) -> Iterator[tuple[Change, float]]:
        node: _Node | None = self
        gained = 0
        while node is not None:
            yield from ((change, end + gained) for change, end in node.changes)
            gained += node.gained
            node = node.later

    def better_than(self, points: float) -> Iterator[tuple[Change, float]]:
        """The changes that end with more points than these."""
        node: _Node | None = self
        gained = 0
        while node is not None and node.best + gained > points:
            for change, end in node.changes:
                if end + gained > points:
                    yield change, end + gained
            gained += node.gained
            node = node.later


class Search:
    """The changes of one game; `tried` has for each member of the crew what is tried in every slot."""

    def __init__(self, game: Game, tried: tuple[tuple[str, ...], ...] | None = None) -> None:
        self.game = game
        self._seats = range(len(game.crew))
        self._start = Table(game)
        self._before = [self._start]  # the table as planned before each turn, as far as it was wanted
        self._numbers = defaultdict[object, int](count().__next__)  # of the parts of a future, to keep each once
        self._ends: dict[tuple[int, ...], float] = {}
        self._nodes: dict[object, _Node] = {}
        self._changes = [
            [_changes(game, seat, turn, symbols_) for turn in range(1, game.turns + 1)]
            for seat, symbols_ in enumerate(tried or symbols(game))
        ]
        self.points = self._end(self._start.copy())
        self.planned = Outcome((), self.points)

    @property
    def single_count(self) -> int:
        return sum(len(slot) for slots in self._changes for slot in slots)

    @property
    def pair_count(self) -> int:
        """How many pairs of changes in different slots there are."""
        squares = sum(len(slot) ** 2 for slots in self._changes for slot in slots)
        return (self.single_count**2 - squares) // 2

    def end_of(self, changes: Changes) -> float:
        """How the game ends with these changes, taken up where the first of their slots is looked at."""
        while len(self._before) <= self.game.turns and not self._before[-1].done:
            table = self._before[-1].copy()
            table.step()
            self._before.append(table)
        last = next(
            place
            for place in reversed(range(len(self._before)))
            if all(change.turn > self._before[place].settled(change.seat) for change in changes)
        )
        table = self._before[last].copy()
        for change in changes:
            table.lay(change.seat, change.turn, change.after)
        return self._end(table)

    def singles(self) -> list[Outcome]:
        """Every change of one slot that betters the end."""
        better = self._node(self._start).better_than(self.points)
        return [Outcome((change,), points) for change, points in better]

    def decisive(self) -> Counter[int]:
        """For each turn, how many changes of one slot there would have changed the end: its points, or the loss."""
        return Counter(change.turn for change, points in self._node(self._start).all() if points != self.points)

    def losing_count(self) -> int:
        """How many changes of one slot lose the ship."""
        return sum(points == LOST for _, points in self._node(self._start).all())

    def pairs(self) -> Iterator[list[Outcome]]:
        """Every pair of changes in two slots that betters the end, part by part."""
        for turn in range(1, self.game.turns + 1):
            for seat in self._seats:
                yield self.pairs_from(turn, seat)

    def pairs_from(self, turn: int, seat: int) -> list[Outcome]:
        """Those pairs of which the game as planned looks at none before this turn, and of those that it looks at then
        the first one in the order of the crew is of this member."""
        table = self._start.copy()
        unreached: Slots = []
        for _ in range(turn - 1):
            before = table.copy()
            table.step()
            unreached += self._unreached(before, table)
        if table.done:
            return []
        planned = table.copy()
        planned.step()
        reached = self._reached(table, planned)
        found: list[Outcome] = []
        for place, slot in enumerate(reached):
            for change in slot:
                if change.seat == seat:
                    changed = table.copy()
                    changed.lay(change.seat, change.turn, change.after)
                    others = self._second_changes(changed, table, planned, reached[place + 1 :], unreached)
                    found += [Outcome(_in_order(change, other), points) for other, points in others]
        return found

    def _second_changes(
        self, changed: Table, table: Table, planned: Table, others: Slots, unreached: Slots
    ) -> Iterator[tuple[Change, float]]:
        """What betters the end of a changed table: `others`, which the turn looks at as planned, too, whatever only the
        changed turn looks at, because somebody is late, and all that comes later or never."""
        after = changed.copy()
        after.step()
        for slot in (*others, *self._reached(planned, after)):
            for other in slot:
                both = changed.copy()
                both.lay(other.seat, other.turn, other.after)
                both.step()
                points = self._end(both)
                if points > self.points:
                    yield other, points
        end = self._end(after.copy())
        if end > self.points:
            for slot in (*unreached, *self._unreached(table, after)):
                yield from ((other, end) for other in slot)
        if not after.done:
            _, certain = after.future()
            for other, points in self._node(after).better_than(self.points - certain):
                if other.turn > planned.settled(other.seat):
                    yield other, points + certain

    def _reached(self, before: Table, after: Table) -> Slots:
        """The slots that a turn has looked at: of everybody who could still act, those played or moved by a delay."""
        return [
            slot
            for seat in self._seats
            if before.acts(seat)
            for slot in self._changes[seat][before.settled(seat) : after.settled(seat)]
        ]

    def _unreached(self, before: Table, after: Table) -> Slots:
        """The slots of which a turn has made certain that they will not be played."""
        return [
            slot
            for seat in self._seats
            if before.acts(seat) and (after.done or not after.acts(seat))
            for slot in self._changes[seat][after.settled(seat) :]
        ]

    def _node(self, table: Table) -> _Node:
        """All changes from this table on; the mission is not over."""
        future, certain = self._future(table)
        key = (future, *[table.settled(seat) for seat in self._seats if table.acts(seat)])
        node = self._nodes.get(key)
        if node is None:
            node = self._nodes[key] = self._new_node(table, certain)
        return node

    def _future(self, table: Table) -> tuple[tuple[int, ...], int]:
        """What decides how a table goes on, as numbers, and its certain points."""
        numbers = self._numbers
        (crew, threats, stores, others), points = table.future()
        people = tuple(map(numbers.__getitem__, crew))
        return (numbers[people], numbers[threats], numbers[stores], numbers[others]), points

    def _new_node(self, table: Table, certain: int) -> _Node:
        following = table.copy()
        following.step()
        changes: list[tuple[Change, float]] = []
        for slot in self._reached(table, following):
            for change in slot:
                changed = table.copy()
                changed.lay(change.seat, change.turn, change.after)
                changed.step()
                changes.append((change, self._end(changed) - certain))
        later, gained = None, 0
        if following.done:
            end = self._end(following.copy()) - certain
        else:
            later = self._node(following)
            _, points = following.future()
            gained = points - certain
            end = later.end + gained
        for slot in self._unreached(table, following):
            changes += [(change, end) for change in slot]
        best = max([points for _, points in changes], default=LOST)
        return _Node(end, changes, later, gained, max(best, later.best + gained) if later else best)

    def _end(self, table: Table) -> float:
        """Plays the table to its end. What follows from tables alike is found once."""
        ends = self._ends
        on_the_way: list[tuple[tuple[int, ...], int]] = []
        while not table.done:
            if not on_the_way or table.turn in MEETINGS:
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


def _in_order(first: Change, second: Change) -> Changes:
    return (first, second) if (first.turn, first.seat) < (second.turn, second.seat) else (second, first)


def _changes(game: Game, seat: int, turn: int, tried: tuple[str, ...]) -> list[Change]:
    laid = slot_of(game, seat, turn)
    return [Change(seat, turn, laid, symbol) for symbol in tried if symbol != laid]
