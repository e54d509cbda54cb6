"""What one player has seen and nobody else may know: engines, coordinates, a tile. Bluffing stays legal (§1.5)."""

from spacealert.companions.nemesis.ship_state import CrewMember, Ship
from spacealert.kit.guide.prompts import Secret, Tell, Write, message
from spacealert.kit.guide.walkthrough import Guide

_SECONDS = 20.0  # for everyone and everything the same


def note(_: Ship, who: CrewMember) -> Guide[None]:
    """Written down in secret."""
    inside = Write(message("nemesisplay-note-write"))
    written = yield Secret(message("nemesisplay-note", who=who.name), seat=who.name, inside=inside, seconds=_SECONDS)
    who.notes.append(str(written))


def read(_: Ship, who: CrewMember) -> Guide[None]:
    """All that this player has written, shown for as long as an empty list would be."""
    shown = " · ".join(who.notes) or "—"
    inside = Tell(message("nemesisplay-notes-read", notes=shown))
    yield Secret(message("nemesisplay-note", who=who.name), seat=who.name, inside=inside, seconds=_SECONDS)
