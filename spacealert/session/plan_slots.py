"""Plans: what may lie in one slot, and where a plan leads through the ship if nothing comes in between."""

from collections.abc import Sequence

from attrs import frozen

from spacealert.engine.actions import HEROIC_MOVES
from spacealert.engine.game import NO_CARD, Member
from spacealert.engine.ship import BLUEWARD, BRIDGE, OTHER_DECK, REDWARD

ORDINARY = "abcx<^>"
HEROIC = "ABX456123"
ERASE = "-"  # lays no card
CARDS_OF_A_PLAN = ORDINARY + ERASE + HEROIC  # of a table without the expansion
SPECIAL = "sS"  # the basic and the advanced action of a specialization
_MOVES = "<^>"


def cards_for(member: Member) -> str:
    """What this member can lay: special cards come in the place of heroic ones."""
    return ORDINARY + (HEROIC if member.specialization is None else SPECIAL)


def fault(slot: str, member: Member, double: bool) -> str | None:
    """Why this cannot lie in one slot, as the id of a sentence."""
    special = [action for action in slot if action in SPECIAL]
    others = "".join(action for action in slot if action not in SPECIAL)
    if special and member.specialization is None:
        return "session-no-specialization"
    heroic = sum(action in HEROIC for action in others)
    if any(action not in ORDINARY + HEROIC for action in others) or len(special) > 1 or (heroic and len(slot) > 1):
        return "session-slot-impossible"
    if len(others) > (_room_beside(special[0], others, member, double) if special else 1 + double):
        return "session-slot-impossible"
    return None


def _room_beside(special: str, others: str, member: Member, double: bool) -> int:
    """How many other actions may share a slot with this special card."""
    if member.specialization == "Medic" and all(action in _MOVES for action in others):
        return 1
    return 1 + double if member.specialization == "SpecialOps" and special == "S" else 0


def with_action(slot: str, action: str, member: Member) -> str:
    """The slot with one more action; a Medic moves before anything else."""
    if member.specialization == "Medic" and action in _MOVES and slot in SPECIAL:
        return action + slot
    return slot + action


def is_full(slot: str, member: Member, double: bool) -> bool:
    """Whether nothing more is expected there."""
    special = next((action for action in slot if action in SPECIAL), None)
    if special is None:
        return any(action in HEROIC for action in slot) or len(slot) > double
    return len(slot) > _room_beside(special, "", member, double)


def row_as_text(plan: Sequence[str]) -> str:
    """A plan as `read_row` reads it: a space between the slots, and a dash for an empty one."""
    return " ".join(slot or "-" for slot in plan)


def read_row(text: str, room: int, member: Member, double: bool) -> tuple[str, ...]:
    """A plan as somebody wrote it elsewhere, no more slots than there is room. Where a slot may hold several actions,
    spaces or lines stand between the slots; else every card is a slot, whatever stands between them.
    """
    cards = ORDINARY + HEROIC + SPECIAL + "-"
    if double or member.specialization is not None:
        slots = ("".join(letter for letter in word if letter in cards) for word in text.replace("|", " ").split())
    else:
        slots = (letter for letter in text if letter in cards)
    found = (NO_CARD if slot == "-" else slot for slot in slots if slot)
    return tuple([slot for slot in found if fault(slot, member, double) is None][:room])


_WAYS = {"<": REDWARD, ">": BLUEWARD, "^": OTHER_DECK}


@frozen
class Stop:
    """Where somebody stands after a turn; `blocked` if a card led to where no door is."""

    turn: int
    station: str
    blocked: bool = False


def route(plan: Sequence[str]) -> tuple[Stop, ...]:
    """The stops after each turn of a plan, from the bridge on.

    >>> [stop.station for stop in route(("<", "^", "", "5"))]
    ['UR', 'LR', 'LR', 'UW']
    """
    station, stops = BRIDGE, []
    for turn, slot in enumerate(plan, start=1):
        blocked = False
        for action in slot:
            if action in HEROIC_MOVES:
                station = HEROIC_MOVES[action]
            elif action in _WAYS:
                blocked |= station not in _WAYS[action]
                station = _WAYS[action].get(station, station)
        stops.append(Stop(turn, station, blocked))
    return tuple(stops)
