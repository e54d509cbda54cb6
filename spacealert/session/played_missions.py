"""Which missions this table has played to their end: settings remember it, so that none is drawn twice."""

from spacealert.kit.storage import settings
from spacealert.session.action_round import ActionRound


def played_missions() -> frozenset[str]:
    seen = settings.read().get("seen")
    return frozenset(str(id_) for id_ in seen) if isinstance(seen, list) else frozenset()


def mark_played(round_: ActionRound) -> None:
    """Played to its end; one that was made for this evening comes never again anyway."""
    if round_.scenario.code is None:
        settings.change(seen=sorted(played_missions() | {round_.scenario.id}))
