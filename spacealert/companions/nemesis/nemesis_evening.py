"""A whole evening of Nemesis as one guide: preparation, rounds, and the final check when something ends the game."""

from collections.abc import Callable

from attrs import frozen

from spacealert.companions.nemesis.event_phase import event_phase
from spacealert.companions.nemesis.final_check import final_check
from spacealert.companions.nemesis.house_settings import HouseSettings
from spacealert.companions.nemesis.intruders import INTRUDERS
from spacealert.companions.nemesis.player_phase import player_phase
from spacealert.companions.nemesis.preparation import set_up
from spacealert.companions.nemesis.ship_state import CrewMember, GameOver, Phase, Ship, Status
from spacealert.companions.nemesis.species import Species
from spacealert.kit.guide.walkthrough import Guide


def evening(ship: Ship) -> Guide[None]:
    yield from set_up(ship)
    try:
        while True:
            yield from player_phase(ship)
            yield from event_phase(ship)
    except GameOver as end:
        trigger = end.trigger
    yield from final_check(ship, trigger)


def new_ship(settings: HouseSettings | None = None, species: Species = INTRUDERS) -> Callable[[], Ship]:
    """What makes the state at the beginning, with what the table has settled on before."""
    return lambda: Ship(species, settings or HouseSettings())


@frozen
class Outcome:
    """What an evening came to, for the log book."""

    word: str
    won: bool
    players: tuple[str, ...]
    facts: dict[str, str]
    numbers: dict[str, int]


def outcome(ship: Ship) -> Outcome | None:
    """Of an evening that is over; None while it goes on."""
    if ship.phase is not Phase.OVER or ship.trigger is None:
        return None
    facts = {
        "mode": ship.mode.value,
        "trigger": ship.trigger.value,
        "course": ship.course or "none",
        "ship": "lost" if ship.ship_lost else "whole",
        "winners": ", ".join(_logged(ship.member(number)) for number in ship.winners) or "—",
    }
    numbers = {
        "rounds": ship.round,
        "players": len(ship.crew),
        "survivors": sum(one.status is not Status.DEAD for one in ship.crew),
    }
    names = tuple(map(_logged, ship.crew))
    return Outcome("won" if ship.winners else "lost", bool(ship.winners), names, facts, numbers)


def _logged(one: CrewMember) -> str:
    """The log book knows no language: whoever wrote no name stands there with the player number."""
    return one.name if isinstance(one.name, str) else str(one.number)
