"""What the table still has to do at this moment, and who: shown between announcements."""

from attrs import frozen

from spacealert.apps.window.announcement_text import Officers, zone_icon
from spacealert.engine.ship import COMPUTER_CHECKS
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import theme
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Color
from spacealert.missions.scenario import clock
from spacealert.session.board import Announced, Board

DRAW_WITHIN = 60  # seconds after which a card that nobody entered has been drawn, or never will be
_MOST_DRAWS = 2


@frozen
class Due:
    """One thing to do: its sign, what it is and, where there is a limit, until when."""

    icon: Icon
    what: str
    until: str
    color: Color = theme.TEXT


def due(texts: Texts, board: Board, officers: Officers, cards: frozenset[int]) -> tuple[Due, ...]:
    """The most pressing first: cards to draw, then the plan of this phase, and what must be in it."""
    if board.complete:
        return ()
    first, last = board.bars[board.phase - 1].turns
    ink = theme.AMBER if board.last_minute else theme.TEXT
    plan = Due(Icon("clock", ink), texts.say("due-plan", first=first, until=last), clock(board.left), ink)
    check = min(turn for turn in COMPUTER_CHECKS if first <= turn)
    upkeep = Due(Icon("computer", theme.SIGNAL), texts.say("due-maintenance"), texts.say("due-by-turn", turn=check))
    return (*_draws(texts, board, officers, cards), plan, upkeep)


def _draws(texts: Texts, board: Board, officers: Officers, cards: frozenset[int]) -> tuple[Due, ...]:
    open_ones = [
        said for place, said in enumerate(board.threats) if place not in cards and said.at > board.second - DRAW_WITHIN
    ]
    return tuple(_draw(texts, said, officers) for said in reversed(open_ones[-_MOST_DRAWS:]))


def _draw(texts: Texts, said: Announced, officers: Officers) -> Due:
    threat = said.threat
    assert threat is not None
    who = officers.security if threat.internal else officers.communications
    what = texts.say(
        "screen-draw-threat",
        who=who,
        serious="yes" if threat.serious else "no",
        internal="yes" if threat.internal else "no",
    )
    icon = zone_icon(texts, said.zone, threat.serious)
    return Due(icon, what, texts.say("screen-at-turn", turn=threat.turn), theme.BRIGHT)
