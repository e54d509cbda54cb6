"""Whether all events of a scenario can be spoken in their time, by what an announcement takes in every language.

These lengths are estimates, for those who write scenarios; the intercom measures the clips of its voice. A few seconds
are never a fault: the published missions have them too.
"""

from attrs import frozen

from spacealert.missions.announcements import (
    Announcement,
    row_of,
)
from spacealert.missions.scenario import Scenario

BEGIN = 7
SHORTEST_SILENCE = 5
COUNTDOWN_BEFORE_ZERO, COUNTDOWN_AFTER_ZERO = 7, 5

# What is late by no more is no fault: one step of the times that printed cards have.
PATIENCE = 5


@frozen
class Begin:
    """`Begin first phase`, before everything else."""


@frozen
class Countdown:
    """The end of a phase: its five seconds, and the words on both sides of them."""

    phase: int


@frozen
class Slot:
    """Something to say, when, and for how long."""

    at: int
    seconds: int
    what: Announcement | Begin | Countdown
    # Which event of the scenario it is, counted from 0.
    event: int | None = None


@frozen
class Wait:
    """A slot that comes when another is still being spoken, and the seconds it would be late."""

    slot: Slot
    behind: Slot
    seconds: int


def slots(scenario: Scenario) -> list[Slot]:
    """All that has a time of its own, in order; the warnings before a phase's end give way to anything."""
    countdowns = (
        Slot(end - COUNTDOWN_BEFORE_ZERO, COUNTDOWN_BEFORE_ZERO + COUNTDOWN_AFTER_ZERO, Countdown(phase))
        for phase, end in enumerate(scenario.phases, 1)
    )
    events = (
        Slot(event.at, row_of(event.what).seconds(event.what), event.what, number)
        for number, event in enumerate(scenario.events)
    )
    return [Slot(0, BEGIN, Begin()), *sorted([*countdowns, *events], key=lambda slot: slot.at)]


def waits(scenario: Scenario) -> list[Wait]:
    """Every slot that would have to wait, if each thing were said as soon as the one before it has ended."""
    found: list[Wait] = []
    free, behind = 0, Slot(0, 0, Begin())
    for slot in slots(scenario):
        if free > slot.at:
            found.append(Wait(slot, behind, free - slot.at))
        free, behind = max(free, slot.at) + slot.seconds, slot
    return found
