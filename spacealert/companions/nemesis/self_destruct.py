"""The self-destruct (§6.2)."""

from spacealert.companions.nemesis.legal_now import may
from spacealert.companions.nemesis.ship_questions import tell
from spacealert.companions.nemesis.ship_state import Ship
from spacealert.kit.guide.walkthrough import Guide


def start(ship: Ship) -> Guide[None]:
    """From the Generator: only if that is allowed."""
    if (yield from may(ship, "start-destruct")):
        yield from started(ship)


def started(ship: Ship) -> Guide[None]:
    """By whatever started it: an event needs no permission."""
    if ship.self_destruct is not None:
        yield from tell("nemesisplay-destruct-runs", rule="§6.2", count=ship.self_destruct)
        return
    ship.self_destruct = ship.settings.destruct_spaces
    yield from tell("nemesisplay-destruct-started", rule="§6.2", spoken="destruct-started", count=ship.self_destruct)


def stop(ship: Ship) -> Guide[None]:
    if (yield from may(ship, "stop-destruct")):
        ship.self_destruct = None
        yield from tell("nemesisplay-destruct-stopped", rule="§6.2", spoken="destruct-stopped")
