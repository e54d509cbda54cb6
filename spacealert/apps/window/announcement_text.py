"""Texts for announcements and pending tasks, short enough to be shown large and read from three meters."""

from collections.abc import Mapping
from functools import cache

from attrs import frozen

from spacealert.apps.window import icons
from spacealert.engine import decks
from spacealert.engine.ship import COMPUTER_CHECKS
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import theme
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Color
from spacealert.missions.announcements import AnnouncedThreat, AnnouncementKind
from spacealert.missions.scenario import format_time
from spacealert.session.action_round import PastAnnouncement, RoundStatus


@frozen
class AnnouncementText:
    """An announcement as the board shows it: its texts, its icon and its color."""

    headline: str
    what: str
    icon: Icon
    color: Color
    turn: str = ""
    zone: str = ""
    label: str = ""


@frozen
class Officers:
    """The officers who draw threat cards, and facts about the decks."""

    communications: str
    security: str
    cards_to_draw: tuple[int, int] = (1, 0)  # cards each player draws, and cards one player draws after that
    players: int = 5
    cards_left: int | None = None  # left in the pile before anyone draws, if known
    decks: Mapping[tuple[bool, bool], int] = {}  # sizes of the threat decks, by serious and internal
    heroic: bool = False  # whether the androids' heroic cards are turned over now

    @property
    def incoming_card_count(self) -> int:
        each, more = self.cards_to_draw
        return each * self.players + more

    def draw_instruction(self, texts: Texts, threat: AnnouncedThreat) -> str:
        """Return the text that tells an officer to draw a card for this threat."""
        who = self.security if threat.internal else self.communications
        return texts.say("screen-draw-threat", who=who, serious=threat.serious, internal=threat.internal)


@cache
def deck_sizes(common: str, serious: str) -> Mapping[tuple[bool, bool], int]:
    """Return the size of each threat deck at these difficulties.

    A key says whether the deck is serious, and whether it is internal.
    """
    return {
        (severity == "serious", where == "internal"): len(decks.deck_codes(severity, where, difficulty))
        for severity, difficulty in (("common", common), ("serious", serious))
        for where in ("external", "internal")
    }


# Announcement colors, by meaning.
_COLORS = {"time": theme.AMBER, "data": theme.SIGNAL, "alarm": theme.ALARM, "good": theme.GOOD}


def describe_incoming_data(texts: Texts, officers: Officers) -> str:
    """Return the text that tells the players how many cards to draw for incoming data."""
    each, more = officers.cards_to_draw
    return texts.say(f"{AnnouncementKind.INCOMING_DATA.text}.advice", each=each, more=more)


def announcement_text(texts: Texts, said: PastAnnouncement, board: RoundStatus, officers: Officers) -> AnnouncementText:
    """Return this announcement as the board should show it now."""
    if said.threat is not None:
        return _threat(texts, said, board, officers)
    each, more = officers.cards_to_draw
    facts = board.announcement_facts(said)
    headline, advice = f"{said.kind.text}.headline", f"{said.kind.text}.advice"
    icon = _icon(said.kind)
    above = ""
    what = texts.say(advice, each=each, more=more, **facts) if texts.has(advice) else ""
    if said.kind is AnnouncementKind.INCOMING_DATA and officers.cards_left is not None:
        times = sum(one.kind is said.kind and one.at <= said.at for one in board.announcements)
        left = officers.cards_left - times * officers.incoming_card_count
        what += texts.say("screen-cards-left", left=max(0, left))
        above = texts.say("screen-pile-short") if left < officers.incoming_card_count else ""
    if said.kind is AnnouncementKind.DATA_TRANSFER:
        if board.hand_over is not None:
            headline = "screen-hand-over"
        elif said.handed_over:
            headline, what, icon = "screen-transfer-complete", "", Icon("done", icon.color)
    return AnnouncementText(texts.say(headline, **facts), what, icon, icon.color, label=above)


def _icon(kind: AnnouncementKind) -> Icon:
    return Icon(kind.row.icon, _COLORS[kind.row.color])


def _deck(texts: Texts, said: PastAnnouncement, board: RoundStatus, officers: Officers) -> str:
    """Say how many cards are left in the deck after this draw, or return an empty string if that is unknown."""
    assert said.threat is not None
    kind = said.threat.serious, said.threat.internal
    if kind not in officers.decks:
        return ""
    drawn = sum(
        one.threat is not None and (one.threat.serious, one.threat.internal) == kind and one.at <= said.at
        for one in board.announcements
    )
    return texts.say("screen-cards-left", left=max(0, officers.decks[kind] - drawn))


def _threat(texts: Texts, said: PastAnnouncement, board: RoundStatus, officers: Officers) -> AnnouncementText:
    threat = said.threat
    assert threat is not None
    return AnnouncementText(
        headline=texts.say("screen-threat", serious=threat.serious, internal=threat.internal),
        what=officers.draw_instruction(texts, threat) + _deck(texts, said, board, officers),
        icon=icons.zone(texts, said.zone, threat.serious),
        color=icons.ZONES[said.zone],
        turn=texts.say("screen-at-turn", turn=threat.turn),
        zone="" if threat.internal else texts.say("screen-zone", zone=said.zone),
        label="" if threat.confirmed else texts.say("screen-unconfirmed"),
    )


def describe_board(texts: Texts, board: RoundStatus, officers: Officers) -> list[str]:
    """Describe the phase, the time and the announcements, line by line."""
    minutes, seconds = divmod(board.left, 60)
    lines = [
        texts.say("screen-phase", number=board.phase),
        texts.say("screen-left", phase=board.phase, minutes=minutes, seconds=f"{seconds:02}"),
        texts.say("screen-clock", time=format_time(board.second)),
    ]
    if board.silence is not None:
        lines += [texts.say("screen-no-talking"), texts.say("screen-hand-over-left", seconds=board.silence.left)]
    elif board.latest_announcement is not None:
        announcement = announcement_text(texts, board.latest_announcement, board, officers)
        lines.append(
            " ".join(
                part
                for part in (announcement.label, announcement.turn, announcement.headline, announcement.zone)
                if part
            )
        )
        lines += [announcement.what] if announcement.what else []
        if not board.latest_announcement.spoken and is_listed(board.latest_announcement):
            lines.append(texts.say("screen-shown-only"))
        if board.hand_over is not None:
            lines.append(texts.say("screen-hand-over-left", seconds=board.hand_over.left))
    else:
        lines.append(texts.say("screen-listening"))
    lines.append(texts.say("screen-said"))
    lines += [said.one_line_text(texts) for said in board.announcements if is_listed(said)]
    return lines


def announcement_icon(texts: Texts, said: PastAnnouncement) -> Icon:
    if said.threat is not None:
        return icons.zone(texts, said.zone, said.threat.serious)
    return _icon(said.kind)


def is_listed(said: PastAnnouncement) -> bool:
    """Return whether the list of announcements shows this one."""
    return said.kind.row.listed


DRAW_WITHIN = 60  # seconds after which a card that was not entered is no longer pending
_MOST_DRAWS = 2


@frozen
class PendingTask:
    """A pending task: its icon, its description and its deadline."""

    icon: Icon
    what: str
    until: str
    color: Color = theme.TEXT


def pending_tasks(
    texts: Texts, board: RoundStatus, officers: Officers, cards: frozenset[int]
) -> tuple[PendingTask, ...]:
    """Return the pending tasks, or none once the round is complete."""
    if board.complete:
        return ()
    first, last = board.bars[board.phase - 1].turns
    ink = theme.AMBER if board.is_last_minute else theme.TEXT
    plan = PendingTask(Icon("clock", ink), texts.say("due-plan", first=first, until=last), format_time(board.left), ink)
    check = min(turn for turn in COMPUTER_CHECKS if first <= turn)
    upkeep = PendingTask(
        Icon("computer", theme.SIGNAL), texts.say("due-maintenance"), texts.say("due-by-turn", turn=check)
    )
    heroic = PendingTask(Icon("android", theme.BRIGHT), texts.say("due-heroic"), "")
    return (*_draws(texts, board, officers, cards), *([heroic] if officers.heroic else []), plan, upkeep)


def _draws(texts: Texts, board: RoundStatus, officers: Officers, cards: frozenset[int]) -> tuple[PendingTask, ...]:
    open_ones = [
        said for place, said in enumerate(board.threats) if place not in cards and said.at > board.second - DRAW_WITHIN
    ]
    return tuple(_draw(texts, said, officers) for said in reversed(open_ones[-_MOST_DRAWS:]))


def _draw(texts: Texts, said: PastAnnouncement, officers: Officers) -> PendingTask:
    threat = said.threat
    assert threat is not None
    icon = icons.zone(texts, said.zone, threat.serious)
    return PendingTask(
        icon, officers.draw_instruction(texts, threat), texts.say("screen-at-turn", turn=threat.turn), theme.BRIGHT
    )
