"""Can I do this now? Yes or no, with the reason and the page of the rulebook.

What the computer knows is looked at first; what only the table can see is asked, in the order in which it stops one.
"""

from collections.abc import Callable, Mapping

from attrs import frozen

from spacealert.companions.nemesis.ship_questions import choose, is_so, tell
from spacealert.companions.nemesis.ship_state import Ship, Status
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide


@frozen
class Asked:
    """A question to the table: `nemesisnow-<question>`. If it is answered with `stops`, the reason has its name."""

    question: str
    stops: bool


@frozen
class Condition:
    """When something may be done: `known` gives the reason why not, as far as the computer knows."""

    known: Callable[[Ship], str]
    asked: tuple[Asked, ...]
    rule: str
    page: int


def _hibernate(ship: Ship) -> str:
    return "" if ship.chambers_open else "chambers-closed"


def _board(ship: Ship) -> str:
    waiting = [pod for pod in ship.pods if not pod.launched]
    if not waiting:
        return "no-pods"
    if all(pod.locked for pod in waiting):
        return "all-locked"
    return "" if any(not pod.locked and len(pod.aboard) < 2 for pod in waiting) else "no-seat"


def _launch(ship: Ship) -> str:
    return "" if ship.of_status(Status.WAITING) else "nobody-waits"


def _start(ship: Ship) -> str:
    if ship.self_destruct is not None:
        return "runs-already"
    return "somebody-hibernates" if ship.anybody_hibernates else ""


def _stop(ship: Ship) -> str:
    if ship.self_destruct is None:
        return "runs-not"
    return "irreversible" if ship.irreversible else ""


def _course(ship: Ship) -> str:
    return "somebody-hibernates-course" if ship.anybody_hibernates else ""


def _careful(_: Ship) -> str:
    return ""


def _airlock(ship: Ship) -> str:
    return "airlock-set" if ship.airlock else ""


_ROOM = (Asked("in-combat", True), Asked("malfunction", True), Asked("two-cards", False))

CONDITIONS: Mapping[str, Condition] = {
    "hibernate": Condition(_hibernate, _ROOM, "§6.3", 26),
    "board": Condition(_board, (Asked("free-here", False), *_ROOM), "§6.4", 26),
    "launch": Condition(_launch, (Asked("first-turn", False),), "§6.4", 26),
    "start-destruct": Condition(_start, _ROOM, "§6.2", 24),
    "stop-destruct": Condition(_stop, _ROOM, "§6.2", 24),
    "course": Condition(_course, _ROOM, "§1.5", 26),
    "careful": Condition(
        _careful, (Asked("in-combat", True), Asked("two-cards", False), Asked("quiet-corridor", False)), "§3", 13
    ),
    "airlock": Condition(
        _airlock, (*_ROOM, Asked("yellow-room", False), Asked("destroyed-door", True), Asked("every-door", False)),
        "§1.5", 25,
    ),
}  # fmt: skip


def may(ship: Ship, what: str) -> Guide[bool]:
    """Whether this is allowed now; where it is not, the reason is told."""
    condition = CONDITIONS[what]
    reason = condition.known(ship)
    for asked in condition.asked:
        if reason:
            break
        if (yield from is_so(f"nemesisnow-{asked.question}", rule=condition.rule)) == asked.stops:
            reason = asked.question
    if reason:
        because = message(f"nemesisnow-no-{reason}")
        yield from tell("nemesisnow-no", rule=condition.rule, because=because, page=condition.page)
    return not reason


def can_i_do_this(ship: Ship) -> Guide[None]:
    what = yield from choose("nemesisnow-what", [(key, message(f"nemesisnow-{key}")) for key in CONDITIONS])
    if (yield from may(ship, what)):
        condition = CONDITIONS[what]
        then = message(f"nemesisnow-{what}-then")
        yield from tell("nemesisnow-yes", rule=condition.rule, then=then, page=condition.page)
