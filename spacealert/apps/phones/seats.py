"""The laptop's record of its phones: every open page, and each seat's entries."""

from collections import OrderedDict

from attrs import define, field, frozen

from spacealert.apps.phones.compose import current_table
from spacealert.apps.phones.messages import ClockMessage, PageMessage
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.web.server import Client
from spacealert.session import Session, SessionView, commands
from spacealert.session.resolution_sheet import ERASE

# Seconds between updates about the mission, which also show that the laptop is there. A page gives up on a connection
# that is silent for two of them. Spectators enter nothing, so they can wait longer.
SEAT_HEARS_EVERY, SPECTATOR_HEARS_EVERY = 1.5, 4.0
MOST_DRIFT = 0.04  # seconds the mission may differ from a page's clock
MOST_TAKEN_BACK = 24
MOST_PAGES = 32  # pages per seat whose entries are remembered
MOST_ENTRIES = 400  # remembered entries per page


@define(eq=False)
class OpenPage:
    """An open page that has been admitted."""

    client: Client
    language: str
    spectator: bool = False
    seat: int | None = None
    shown: PageMessage | None = None  # what it showed last
    clock: tuple[ClockMessage, float] | None = None  # latest clock message, and its mission time by the laptop's clock
    heard: float = 0.0  # when it last received anything

    def needs_message(self, clock: ClockMessage | None, now: float) -> bool:
        """Return whether to send this page a message even if nothing has happened."""
        return self.shown is None or self.is_overdue(now) or self.has_wrong_clock(clock, now)

    def is_overdue(self, now: float) -> bool:
        """Return whether this page has received nothing for so long that it might disconnect."""
        return now - self.heard > (SPECTATOR_HEARS_EVERY if self.spectator else SEAT_HEARS_EVERY)

    def has_wrong_clock(self, clock: ClockMessage | None, now: float) -> bool:
        if self.clock is None or clock is None:
            return (self.clock is None) != (clock is None)
        before, since = self.clock
        drift = abs(before.second + (now - since) * before.speed - clock.second)
        return before.speed != clock.speed or drift > MOST_DRIFT


@frozen
class SeatRequest:
    """A phone's request for another phone's seat."""

    id: int
    place: int
    name: str  # its owner's name, if the phone knows it
    since: float


@define
class SeatEntries:
    """Entries made on the pages of a seat."""

    played: list[tuple[int, str, str]] = field(factory=list)  # turn, cards before, cards after
    ready: bool = False
    finished: bool = False
    _done: OrderedDict[str, OrderedDict[int, str]] = field(factory=OrderedDict)  # refusals by page and entry number

    def recorded_reply(self, page: str, number: int) -> str | None:
        """Return why this entry from a page was refused (empty if it was carried out), or None if the entry is new."""
        return self._done[page].get(number) if page in self._done else None

    def record_done(self, page: str, number: int, refused: str) -> None:
        """Record that this entry from a page was carried out (`refused` is empty), or why it was refused."""
        entries = self._done.setdefault(page, OrderedDict())
        entries[number] = refused
        self._done.move_to_end(page)
        while len(self._done) > MOST_PAGES:
            self._done.popitem(last=False)
        while len(entries) > MOST_ENTRIES:
            entries.popitem(last=False)

    @property
    def undoable_turns(self) -> tuple[tuple[int, str], ...]:
        """The changes that can be taken back, newest last, each as a turn and its previous cards."""
        return tuple((turn, before) for turn, before, _ in self.played)

    def play_cards(self, session: Session, view: SessionView, seat: int, turn: int, before: str, card: str) -> None:
        """Play cards into a slot where the page saw `before`. Raise an error if other cards are there now."""
        if _lay(session, view, seat, turn, before, card):
            self.played = [*self.played, (turn, before, card)][-MOST_TAKEN_BACK:]

    def undo_cards(self, session: Session, view: SessionView, seat: int) -> None:
        """Undo the last cards played, or raise an error if that is impossible."""
        if not self.played:
            raise UserError("session-nothing-to-undo")
        turn, before, after = self.played.pop()
        _lay(session, view, seat, turn, after, before)


def _lay(session: Session, view: SessionView, seat: int, turn: int, before: str, card: str) -> bool:
    """Put cards in a slot, or raise an error if it no longer contains `before`. Return whether anything changed."""
    number, plan = _plan_of(view, seat)
    if not 1 <= turn <= len(plan):
        raise UserError("session-no-such-turn", turn=turn)
    if plan[turn - 1] == card:
        return False
    if plan[turn - 1] != before:
        raise UserError("phones-changed-meanwhile", turn=turn)
    session.do(commands.SetCard(number, turn, card or ERASE), seat)
    return True


def _plan_of(view: SessionView, seat: int) -> tuple[int, tuple[str, ...]]:
    """Return the number of this seat's row, and its cards. Raise an error if the seat cannot play cards now."""
    if view.resolution is None or view.resolution.walk is not None:
        raise UserError("phones-plans-closed")
    color = current_table(view).seats[seat].color
    for plan in view.resolution.plans:
        if plan.color == color and plan.plan is not None:
            return plan.row, plan.plan
    raise UserError("session-not-yours")
