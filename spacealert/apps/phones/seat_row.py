"""The row of cards that a phone lays for its seat, and what of it can be taken back."""

from collections import OrderedDict

from attrs import define, field

from spacealert.apps.phones.shown import table_of
from spacealert.kit.i18n.errors import UserError
from spacealert.session import Session, SessionView, commands
from spacealert.session.plan_slots import ERASE

MOST_TAKEN_BACK = 100
MOST_PAGES = 32  # of one seat whose numbers are remembered


@define
class SeatRow:
    """What a seat has laid, and which entries of its pages are done."""

    laid: list[tuple[int, str, str]] = field(factory=list)  # turn, before, after
    finished: bool = False
    done: OrderedDict[str, int] = field(factory=OrderedDict)  # the last number of each page

    def is_done(self, page: str, number: int) -> bool:
        """Whether this entry of a page has been done before."""
        return number <= self.done.get(page, -1)

    def note(self, page: str, number: int) -> None:
        """This entry of a page is done."""
        self.done[page] = number
        self.done.move_to_end(page)
        while len(self.done) > MOST_PAGES:
            self.done.popitem(last=False)

    def lay(self, session: Session, view: SessionView, seat: int, turn: int, before: str, card: str) -> None:
        """Lay a card where the page has seen `before`; refused if something else lies there."""
        if _lay(session, view, seat, turn, before, card):
            self.laid = [*self.laid, (turn, before, card)][-MOST_TAKEN_BACK:]

    def take_back(self, session: Session, view: SessionView, seat: int) -> None:
        """Undo the last card."""
        if not self.laid:
            raise UserError("session-nothing-to-undo")
        turn, before, after = self.laid.pop()
        _lay(session, view, seat, turn, after, before)


def _lay(session: Session, view: SessionView, seat: int, turn: int, before: str, card: str) -> bool:
    """Whether anything has changed."""
    number, plan = _plan_of(view, seat)
    if not 1 <= turn <= len(plan):
        raise UserError("session-no-such-turn", turn=turn)
    if plan[turn - 1] == card:
        return False
    if plan[turn - 1] != before:
        raise UserError("phones-changed-meanwhile", turn=turn)
    session.do(commands.LayCard(number, turn, card or ERASE), seat)
    return True


def _plan_of(view: SessionView, seat: int) -> tuple[int, tuple[str, ...]]:
    """The row of this seat, and what lies there."""
    if view.resolution is None or view.resolution.walk is not None:
        raise UserError("phones-plans-closed")
    color = table_of(view).seats[seat].color
    for plan in view.resolution.plans:
        if plan.color == color and plan.plan is not None:
            return plan.row, plan.plan
    raise UserError("session-not-yours")
