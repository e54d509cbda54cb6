"""What goes otherwise in a changed game: the events that are new, those that are gone, and who could have known."""

from collections import Counter
from collections.abc import Iterator

from attrs import evolve, frozen

from spacealert.coach.changes import Changes, changed, phase_of
from spacealert.engine import Resolution, resolve
from spacealert.engine.events import (
    AlreadyThere,
    CannonsCleared,
    ComputerChecked,
    Event,
    Moved,
    NoCard,
    Scored,
    ThreatActs,
    ThreatMoved,
    TurnBegins,
    TurnEnds,
)
from spacealert.gamefile.doubts import announced_scenario
from spacealert.gamefile.game_file import GameFile
from spacealert.missions.announcements import AnnouncedThreat
from spacealert.narration.sentences import tone

# What tidies the table or repeats on every turn tells nothing of a difference.
_WITHOUT_NEWS = (TurnBegins, TurnEnds, CannonsCleared, ThreatMoved, ThreatActs, Scored, NoCard, AlreadyThere)


@frozen
class Difference:
    """An event that only one of two games has."""

    event: Event
    is_new: bool  # in the changed game


@frozen
class Comparison:
    """A game as it was played, and as it would have been with some changes."""

    file: GameFile
    changes: Changes
    planned: Resolution
    other: Resolution

    @property
    def other_file(self) -> GameFile:
        """The changed game, to be saved and walked."""
        return evolve(self.file, game=changed(self.file.game, self.changes))

    def differences(self) -> list[Difference]:
        """In order of play; of each turn first what is gone, then what is new."""
        had, has = map(_events, (self.planned, self.other))
        found = [Difference(event, False) for event in _without(had, has)]
        found += [Difference(event, True) for event in _without(has, had)]
        return sorted(found, key=lambda one: (one.event.turn, one.is_new))

    def chain(self, most: int) -> list[Difference]:
        """The differences that matter most: what the changed people do, what fares better or worse, and the end."""
        colors = {self.file.game.crew[change.seat].color for change in self.changes}
        turns = {change.turn for change in self.changes}
        found = self.differences()
        weights = [_weight(one.event, colors, turns) for one in found]
        least = sorted(weights, reverse=True)[:most][-1] if weights else 0
        heavy = [one for one, weight in zip(found, weights, strict=True) if weight >= max(1, least)]
        return heavy[:most]

    def is_known_in_time(self) -> bool:
        """Whether every threat that fares otherwise had been announced when the phases of the changes closed.

        Of a mission that is not known, nothing is held against a change.
        """
        if announced_scenario(self.file) is None:
            return True
        closed = min(phase_of(change.turn) for change in self.changes)
        announced = dict(_phases_of_announcements(self.file))
        return all(announced.get(place, 1) <= closed for place in self._otherwise())

    def _otherwise(self) -> Iterator[int]:
        """The places in the game of the threats with another fate."""
        pairs = zip(self.planned.end.threats, self.other.end.threats, strict=True)
        return (place for place, (was, now) in enumerate(pairs) if was.fate != now.fate)


def compare(file: GameFile, planned: Resolution, changes: Changes) -> Comparison:
    return Comparison(file, changes, planned, resolve(changed(file.game, changes)))


def _phases_of_announcements(file: GameFile) -> Iterator[tuple[int, int]]:
    """For each threat the phase in which it was announced: the first announcement of its turn and zone that is left."""
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


def _without(events: list[Event], others: list[Event]) -> Iterator[Event]:
    """Those that are not among the others, as often as they are missing there."""
    there = Counter(others)
    for event in events:
        if there[event]:
            there[event] -= 1
        else:
            yield event


def _weight(event: Event, colors: set[str], turns: set[int]) -> int:
    if event.step == "end":
        return 0  # the headline says how it ends
    if tone(event) in ("bad", "good") or isinstance(event, ComputerChecked):
        return 4
    if event.who in colors and event.turn in turns:
        return 5
    if event.who in colors:
        return 1 if isinstance(event, Moved) else 2
    return 3 if tone(event) == "fail" else 1
