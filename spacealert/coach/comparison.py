"""The differences between a game and a changed version of it, and whether the crew could have foreseen them."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Literal

from attrs import evolve, frozen

from spacealert.coach.changes import Change, Changes, apply_changes
from spacealert.engine import CARDS, Event, Resolution, events, resolve
from spacealert.engine.game import ITEMS
from spacealert.engine.ship import ZONES, phase_of
from spacealert.gamefile.game_file import GameFile
from spacealert.gamefile.plan_warnings import announced_scenario
from spacealert.missions.announcements import AnnouncedThreat
from spacealert.narration.sentences import event_tone

# Cleanup and events that happen every turn never explain a difference.
_WITHOUT_NEWS = (
    events.TurnBegins,
    events.TurnEnds,
    events.CannonsCleared,
    events.ThreatMoved,
    events.ThreatActs,
    events.Scored,
    events.NoCard,
    events.AlreadyThere,
)


@frozen
class Difference:
    """An event that happens in only one of two games."""

    event: Event
    is_new: bool  # whether it happens in the changed game


@frozen
class Consequence:
    """A gain or cost of a change.

    `about` is a threat's index, a zone, a player's color or an item of the score. `was` and `now` are damage tiles
    or points.
    """

    kind: Literal["destroyed", "damage", "awake", "item", "escaped", "more-damage", "knocked-out"]
    about: int | str
    turn: int = 0
    was: int = 0
    now: int = 0


MOVES = "<>^123456"
COSTS = ("escaped", "more-damage", "knocked-out")
FATAL = 7  # tiles


@frozen
class _Course:
    destroyed: Mapping[int, int]  # turn by threat
    damage: Mapping[str, int]
    knocked_out: frozenset[str]


@frozen
class Comparison:
    """A game as it was played and as it would have gone with some changes."""

    file: GameFile
    changes: Changes
    planned: Resolution
    other: Resolution

    @property
    def other_file(self) -> GameFile:
        return evolve(self.file, game=apply_changes(self.file.game, self.changes))

    def differences(self) -> list[Difference]:
        """List the differences in order of play. Within a turn, events that no longer happen come before new ones."""
        had, has = map(_events, (self.planned, self.other))
        found = [Difference(event, False) for event in _events_missing_from(had, has)]
        found += [Difference(event, True) for event in _events_missing_from(has, had)]
        return sorted(found, key=lambda one: (one.event.turn, one.is_new))

    @cached_property
    def consequences(self) -> tuple[Consequence, ...]:
        """The consequences of the changes, most important first.

        If the game was lost, only turns up to the loss are compared.
        """
        planned, other = self.planned, self.other
        last = self.file.game.turns + 1 if planned.won else planned.turn
        was, now = _course_of(planned, last), _course_of(other, last)
        damage = dict(was.damage)
        if planned.cause == "zone":
            lost = next(event for event in planned.events if isinstance(event, events.ShipLost))
            damage[lost.zone or ""] = FATAL
        found = [
            Consequence("destroyed", place, turn) for place, turn in now.destroyed.items() if place not in was.destroyed
        ]
        found += [
            Consequence("damage", zone, last, tiles, now.damage[zone])
            for zone, tiles in damage.items()
            if now.damage[zone] < tiles
        ]
        found += [Consequence("awake", color) for color in sorted(was.knocked_out - now.knocked_out)]
        if planned.won and other.won:
            found += [Consequence("escaped", place) for place in was.destroyed if place not in now.destroyed]
        found += [
            Consequence("more-damage", zone, last, tiles, now.damage[zone])
            for zone, tiles in damage.items()
            if now.damage[zone] > tiles
        ]
        found += [Consequence("knocked-out", color) for color in sorted(now.knocked_out - was.knocked_out)]
        if not any(one.kind not in COSTS for one in found) and planned.score and other.score:
            items = [(item, getattr(planned.score, item), getattr(other.score, item)) for item in ITEMS]
            found = [Consequence("item", item, 0, had, has) for item, had, has in items if has > had] + found
        return tuple(sorted(found, key=self._importance))

    def _importance(self, one: Consequence) -> tuple[int, int]:
        if one.was == FATAL or (one.kind == "destroyed" and self._destroyed_the_ship(one.about)):
            return 0, 0
        if one.kind == "destroyed":
            return 1, -CARDS[self.file.game.cards[int(one.about)].card].destroy
        order = ("", "", "damage", "awake", "item", *COSTS)
        return order.index(one.kind), one.now - one.was

    def _destroyed_the_ship(self, place: int | str) -> bool:
        lost = self.planned.events[-2:]
        return any(
            isinstance(event, events.ShipLost) and event.cause == "card" and event.threat == place for event in lost
        )

    def idea_key(self) -> tuple[object, ...]:
        """Return a key shared by changes with the same actions and gains, regardless of who acts and when."""
        slots = {change.after for change in self.changes if change.after} or {""}
        done = sorted({"".join("move" if action in MOVES else action.lower() for action in slot) for slot in slots})
        return (*done, *self.gains)

    @property
    def gains(self) -> list[tuple[str, str]]:
        return sorted((one.kind, str(one.about)) for one in self.consequences if one.kind not in COSTS)

    def key_differences(self, most: int) -> list[Difference]:
        """Return up to `most` differences that best explain the ending, in order of play."""
        if most <= 0:
            return []
        colors = {self.file.game.crew[change.seat].color for change in self.changes}
        turns = {change.turn for change in self.changes}
        about = {one.about for one in self.consequences}
        found = self.differences()
        if not self.planned.won:  # events after the loss cannot have prevented it
            found = [one for one in found if one.event.turn <= self.planned.turn]
        weights = [_rate_event(one, colors, turns, about) for one in found]
        least = sorted(weights, reverse=True)[:most][-1] if weights else 0
        heavy = [one for one, weight in zip(found, weights, strict=True) if weight >= max(2, least)]
        heavy.sort(key=lambda one: -_rate_event(one, colors, turns, about))
        return sorted(heavy[:most], key=lambda one: (one.event.turn, one.is_new))

    @cached_property
    def was_foreseeable(self) -> bool:
        """Whether the crew could have known in time that each change made sense. True if the mission is unknown."""
        if announced_scenario(self.file) is None:
            return True
        announced = dict(_phases_of_announcements(self.file))
        return all(self._phase_of_reason(change, announced) <= phase_of(change.turn) for change in self.changes)

    def _phase_of_reason(self, change: Change, announced: Mapping[int, int]) -> int:
        others = tuple(one for one in self.changes if one != change)
        without = compare(self.file, self.planned, others).other if others else self.planned
        was, now = _events(without), _events(self.other)
        checks = (event for event in _events_missing_from(now, was) if isinstance(event, events.ComputerChecked))
        if "c" in change.after and any(event.passed for event in checks):
            return 1
        helped = {event.threat for event in _events_missing_from(was, now) if isinstance(event, events.Attacked)}
        helped |= {event.threat for event in _events_missing_from(now, was) if isinstance(event, events.Destroyed)}
        ends = enumerate(zip(without.end.threats, self.other.end.threats, strict=True))
        affected = {place for place, (before, after) in ends if before.fate != after.fate}
        return min((announced.get(place, 1) for place in helped or affected), default=1)


def compare(file: GameFile, planned: Resolution, changes: Changes) -> Comparison:
    return Comparison(file, changes, planned, resolve(apply_changes(file.game, changes)))


def _phases_of_announcements(file: GameFile) -> Iterator[tuple[int, int]]:
    """Yield the index of each announced threat and the phase of its announcement."""
    scenario = announced_scenario(file)
    assert scenario is not None
    left = [event for event in scenario.events if isinstance(event.what, AnnouncedThreat)]
    for place, threat in enumerate(file.game.threats):
        for event in left:
            what = event.what
            if isinstance(what, AnnouncedThreat) and (what.turn, what.zone and what.zone.value) == (
                threat.turn,
                threat.zone,
            ):
                left.remove(event)
                yield place, scenario.phase_at(event.at)
                break


def _events(resolution: Resolution) -> list[Event]:
    return [event for event in resolution.events if not isinstance(event, _WITHOUT_NEWS)]


def _events_missing_from(some: list[Event], others: list[Event]) -> Iterator[Event]:
    there = Counter(others)
    for event in some:
        if there[event]:
            there[event] -= 1
        else:
            yield event


def _rate_event(one: Difference, colors: set[str], turns: set[int], about: set[int | str]) -> int:
    """Rate how well an event explains the different ending. Zero means not at all."""
    event = one.event
    if event.step == "end" or isinstance(
        event, events.Destroyed | events.Delayed | events.KnockedOut | events.NotAboard
    ):
        return 0  # already covered by the headline or a consequence, or without effect
    if event.who in colors and event.turn in turns:
        return 8 if one.is_new else 5

    is_key = event.threat in about or getattr(event, "zone", None) in about
    if is_key and isinstance(event, events.Hit | events.Attacked | events.ComputerChecked):
        return 7 if one.is_new else 6
    if is_key and isinstance(event, events.Aimed | events.TileDrawn | events.Survived):
        return 4
    if isinstance(event, events.ComputerChecked):
        return 4
    if event.who in colors:
        return 1 if isinstance(event, events.Moved) else 3
    return 2 if event_tone(event) in ("bad", "good", "fail") else 1


def _course_of(resolution: Resolution, last: int) -> _Course:
    destroyed: dict[int, int] = {}
    damage: dict[str, int] = {zone: len(resolution.game.carried.tiles.get(zone, ())) for zone in ZONES}
    knocked_out = set()
    for event in resolution.events:
        if event.turn > last:
            break
        match event:
            case events.Destroyed():
                destroyed[event.threat] = event.turn
            case events.TileDrawn():
                damage[event.zone] += 1
            case events.TileRemoved():
                damage[event.zone] -= 1
            case events.KnockedOut():
                knocked_out.add(event.who)
    return _Course(destroyed, damage, frozenset(knocked_out))
