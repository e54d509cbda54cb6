"""Log book entries for evenings with a companion."""

from datetime import date

from spacealert.companions.shelf import Companion
from spacealert.kit.guide.walkthrough import S, Walkthrough
from spacealert.logbook.other_games import CompanionEntry


def build_log_entry(companion: Companion[S], walkthrough: Walkthrough[S], today: date) -> CompanionEntry | None:
    """Return the log entry for an evening, or None if it has no outcome yet.

    The id of an evening's entry is always the same, so that saving it again updates it.
    """
    found = companion.outcome(walkthrough.state)
    if found is None:
        return None
    return CompanionEntry(
        other_game=companion.name,
        played=today,
        players=found.players,
        outcome=found.key,
        won=found.won,
        facts=found.facts,
        numbers=found.numbers,
        id=f"{companion.name}-{walkthrough.seed}",
    )
