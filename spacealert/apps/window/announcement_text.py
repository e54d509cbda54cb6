"""How what was announced is put into words for an eye that reads from three meters: a few of them, and what to do."""

from attrs import frozen

from spacealert.announcer.compiler import AnnouncementKind
from spacealert.apps.window import game_colors, icons
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import theme
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Color
from spacealert.missions.scenario import clock
from spacealert.session.board import Announced, Board, turns_of


@frozen
class AnnouncementText:
    """The present announcement: its headline, what the table does about it, its icon and color."""

    headline: str
    what: str
    icon: Icon
    color: Color
    turn: str = ""
    zone: str = ""
    above: str = ""


def zone_icon(texts: Texts, zone: str, serious: bool = False) -> Icon:
    return icons.zone(zone, texts.say("screen-zone-letter", zone=zone), serious)


def zone_color(zone: str) -> Color:
    return game_colors.ZONES[zone]


@frozen
class Officers:
    """What the one who draws external cards is called, and the one who draws internal ones; and what all draw."""

    communications: str
    security: str
    cards_to_draw: tuple[int, int] = (1, 0)  # by everyone when data come in, and one by one after that


def incoming_data(texts: Texts, officers: Officers) -> str:
    """How many cards come to each."""
    each, more = officers.cards_to_draw
    return texts.say("screen-incoming-data-what", each=each, more=more)


def telling(texts: Texts, said: Announced, board: Board, officers: Officers) -> AnnouncementText:
    """What the table is told of this announcement now."""
    last = "yes" if said.phase == len(board.bars) else "no"
    first, until = turns_of(said.phase)
    match said.kind:
        case AnnouncementKind.THREAT | AnnouncementKind.UNCONFIRMED:
            return _threat(texts, said, officers)
        case AnnouncementKind.BEGIN:
            return AnnouncementText(
                texts.say("screen-begin"), texts.say("screen-begin-what"), Icon("begin", theme.AMBER), theme.AMBER
            )
        case AnnouncementKind.INCOMING_DATA:
            what = incoming_data(texts, officers)
            return AnnouncementText(
                texts.say("screen-incoming-data"), what, Icon("incoming", theme.SIGNAL), theme.SIGNAL
            )
        case AnnouncementKind.DATA_TRANSFER:
            return _transfer(texts, said, board)
        case AnnouncementKind.COMMS_DOWN:
            what = texts.say("screen-no-talking-what")
            return AnnouncementText(texts.say("screen-comms-down"), what, Icon("silence", theme.ALARM), theme.ALARM)
        case AnnouncementKind.COMMS_RESTORED:
            what = texts.say("screen-comms-restored-what")
            return AnnouncementText(texts.say("screen-comms-restored"), what, Icon("done", theme.GOOD), theme.GOOD)
        case AnnouncementKind.WARNING_60 | AnnouncementKind.WARNING_20:
            headline = texts.say(f"screen-{said.kind}", last=last, phase=said.phase)
            what = texts.say("screen-warning-what", first=first, until=until)
            return AnnouncementText(headline, what, Icon("clock", theme.AMBER), theme.AMBER)
        case AnnouncementKind.COUNTDOWN:
            headline = texts.say("screen-countdown", last=last, phase=said.phase)
            return AnnouncementText(headline, "", Icon("clock", theme.ALARM), theme.ALARM)
        case AnnouncementKind.PHASE_END:
            headline = texts.say("screen-phase-end", last=last, phase=said.phase)
            what = texts.say("screen-phase-end-what", last=last, next=said.phase + 1, first=first, until=until)
            return AnnouncementText(headline, what, Icon("done", theme.GOOD), theme.GOOD)


def _threat(texts: Texts, said: Announced, officers: Officers) -> AnnouncementText:
    threat = said.threat
    assert threat is not None
    facts = {"serious": "yes" if threat.serious else "no", "internal": "yes" if threat.internal else "no"}
    return AnnouncementText(
        headline=texts.say("screen-threat", **facts),
        what=texts.say(
            "screen-draw-threat", who=officers.security if threat.internal else officers.communications, **facts
        ),
        icon=zone_icon(texts, said.zone, threat.serious),
        color=zone_color(said.zone),
        turn=texts.say("screen-at-turn", turn=threat.turn),
        zone="" if threat.internal else texts.say("screen-zone", zone=said.zone),
        above="" if threat.confirmed else texts.say("screen-unconfirmed"),
    )


def _transfer(texts: Texts, said: Announced, board: Board) -> AnnouncementText:
    icon = Icon("transfer", theme.SIGNAL)
    if board.hand_over is not None:
        return AnnouncementText(
            texts.say("screen-hand-over"), texts.say("screen-data-transfer-what"), icon, theme.SIGNAL
        )
    if said.handed_over:
        done = Icon("done", theme.SIGNAL)
        return AnnouncementText(texts.say("screen-transfer-complete"), "", done, theme.SIGNAL)
    return AnnouncementText(
        texts.say("screen-data-transfer"), texts.say("screen-data-transfer-what"), icon, theme.SIGNAL
    )


def short(texts: Texts, said: Announced) -> str:
    """One line in the list of all that was said."""
    if said.threat is not None:
        facts = {
            "serious": "yes" if said.threat.serious else "no",
            "internal": "yes" if said.threat.internal else "no",
        }
        return texts.say("screen-threat-short", **facts)
    return texts.say(f"screen-{said.kind}")


def described(texts: Texts, board: Board, officers: Officers) -> list[str]:
    """The whole board in words."""
    minutes, seconds = divmod(board.left, 60)
    lines = [
        texts.say("screen-phase", number=board.phase),
        texts.say("screen-left", phase=board.phase, minutes=minutes, seconds=f"{seconds:02}"),
        texts.say("screen-clock", time=clock(board.second)),
    ]
    if board.silence is not None:
        lines += [texts.say("screen-no-talking"), texts.say("screen-hand-over-left", seconds=board.silence.left)]
    elif board.present is not None:
        announcement = telling(texts, board.present, board, officers)
        lines.append(
            " ".join(
                part
                for part in (announcement.above, announcement.turn, announcement.headline, announcement.zone)
                if part
            )
        )
        lines += [announcement.what] if announcement.what else []
        if not board.present.spoken and is_listed(board.present):
            lines.append(texts.say("screen-shown-only"))
        if board.hand_over is not None:
            lines.append(texts.say("screen-hand-over-left", seconds=board.hand_over.left))
    else:
        lines.append(texts.say("screen-listening"))
    lines.append(texts.say("screen-said"))
    lines += [listed(texts, said) for said in board.announcements if is_listed(said)]
    return lines


_LIST_ICONS = {
    AnnouncementKind.INCOMING_DATA: Icon("incoming", theme.SIGNAL),
    AnnouncementKind.DATA_TRANSFER: Icon("transfer", theme.SIGNAL),
    AnnouncementKind.COMMS_DOWN: Icon("silence", theme.ALARM),
}


def list_sign(texts: Texts, said: Announced) -> Icon:
    """The icon before a line of the list."""
    if said.threat is not None:
        return zone_icon(texts, said.zone, said.threat.serious)
    return _LIST_ICONS[said.kind]


def is_listed(said: Announced) -> bool:
    """Whether it belongs into the list: what asks something of the table, not what only tells the time."""
    return said.threat is not None or said.kind in _LIST_ICONS


def listed(texts: Texts, said: Announced) -> str:
    """A line of the list as one sentence: time, T+, class and zone."""
    parts = [clock(int(said.at))]
    if said.threat is not None:
        parts += [
            texts.say("screen-at-turn", turn=said.threat.turn),
            short(texts, said),
            texts.say("screen-zone", zone=said.zone),
        ]
        if not said.threat.confirmed:
            parts.append(texts.say("screen-unconfirmed"))
    else:
        parts.append(short(texts, said))
    return " ".join(parts)
