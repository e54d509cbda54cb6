"""Mission events for other programs: lights, streaming software or a smart home.

Each event is a JSON object, written as a line to a file, sent to every WebSocket client on this computer, or both.
Nothing is revealed before players hear it.
"""

import json
import threading
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from typing import Any, TextIO

from attrs import field, frozen

from spacealert import __version__
from spacealert.announcer.compiler import rate_tension
from spacealert.kit.audio.player import PlayerState
from spacealert.kit.i18n.errors import UserError, find_reason
from spacealert.kit.web.broadcast import Broadcast
from spacealert.session import Session
from spacealert.session.action_round import PastAnnouncement, RoundStatus

Event = Mapping[str, Any]

_EVERY = 0.05  # seconds between checks of the mission
_STATES = {"mission", "phase", "danger", "communications"}  # events that describe the current state


@frozen
class MissionSnapshot:
    """The public facts about a mission at one moment."""

    game: str = ""
    mission: str = ""
    board: RoundStatus | None = None
    running: bool = False

    @property
    def danger(self) -> int:
        return 0 if self.board is None else rate_tension(one.threat for one in self.board.threats if one.threat)

    @property
    def is_silent(self) -> bool:
        return self.board is not None and self.board.silence is not None


def compare_snapshots(before: MissionSnapshot, after: MissionSnapshot) -> Iterator[Event]:
    """Yield the events that happened between two snapshots."""
    if after.board is None:
        return
    board, at = after.board, after.board.second
    if before.game != after.game or before.board is None:
        before = MissionSnapshot(after.game)
        yield {"event": "mission", "at": at, "name": after.mission, "phases": len(board.bars)}
    earlier = before.board
    told = 0 if earlier is None else len(earlier.announcements)
    for announced in board.announcements[told:]:
        yield _announcement_event(announced)
    if earlier is None or earlier.phase != board.phase:
        bar = board.bars[board.phase - 1]
        yield {"event": "phase", "at": at, "number": board.phase, "seconds": bar.seconds, "left": board.left}
    if earlier is None or after.danger != before.danger:
        yield {"event": "danger", "at": at, "level": after.danger}
    if after.is_silent != before.is_silent:
        left = board.silence.left if board.silence is not None else 0
        yield {"event": "communications", "at": at, "down": after.is_silent, "seconds": left}
    if board.complete and not (earlier is not None and earlier.complete):
        yield {"event": "over", "at": at}
    elif after.running != before.running:
        yield {"event": "running" if after.running else "paused", "at": at}


def _announcement_event(announced: PastAnnouncement) -> Event:
    told: dict[str, Any] = {
        "event": "announcement",
        "at": round(announced.at, 2),
        "kind": str(announced.kind),
        "text": announced.text,
    }
    if announced.threat is not None:
        threat = announced.threat
        told |= {"zone": announced.zone, "turn": threat.turn, "serious": threat.serious, "confirmed": threat.confirmed}
    return told


@frozen(eq=False)
class EventFeed:
    """A feed of a session's events, which are written to a file, served on a local port, or both."""

    out: TextIO | None = None
    port: int | None = None
    _listeners: Broadcast = field(factory=Broadcast, init=False)
    _over: threading.Event = field(factory=threading.Event, init=False)

    @contextmanager
    def serve(self) -> "Iterator[EventFeed]":
        """Yield the feed, which works until the block ends. Raise an error if the port cannot be used."""
        with ExitStack() as until_over:
            until_over.callback(self._over.set)
            if self.port is not None:
                try:
                    until_over.enter_context(self._listeners.serve(self.port))
                except OSError as error:
                    raise UserError("player-events-port", port=self.port, reason=find_reason(error)) from None
            yield self

    def send(self, event: Event) -> None:
        """Send an event. If it cannot be written, the mission continues."""
        name = str(event["event"])
        line = json.dumps({"spacealert": __version__, **event} if name == "mission" else event)
        self._listeners.send(line, name if name in _STATES else None)
        if self.out is not None:
            with suppress(OSError, ValueError):
                self.out.write(line + "\n")
                self.out.flush()

    def start_watching(self, session: Session) -> None:
        """Report this session's events from a background thread."""
        threading.Thread(target=self._watch, args=(session,), name="mission events", daemon=True).start()

    def _watch(self, session: Session) -> None:
        before = MissionSnapshot()
        while not self._over.wait(_EVERY):
            after = take_snapshot(session)
            for event in compare_snapshots(before, after):
                self.send(event)
            before = after


def take_snapshot(session: Session) -> MissionSnapshot:
    """Return the players' current knowledge of the mission."""
    shown = session.view().round
    if shown is None:
        return MissionSnapshot()
    return MissionSnapshot(
        shown.id,
        shown.mission.name or str(shown.mission.kind),
        shown.board,
        shown.sound is not None and shown.sound.state is PlayerState.PLAYING,
    )
