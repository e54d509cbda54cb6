"""The mission that is being played, kept in the log book about every second, so that a cut-off evening can go on.

There is one draft. Writing happens beside the picture, in a thread: a slow disk must not hold up a frame.
"""

import contextlib
from concurrent.futures import Future, ThreadPoolExecutor
from math import inf
from typing import Any

from attrs import frozen

from spacealert import logbook
from spacealert.gamefile import played_mission
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.storage import crash_report
from spacealert.kit.storage.versions import Content, Form
from spacealert.missions import scenario_file
from spacealert.missions.scenario import clock
from spacealert.session import action_round as rounds
from spacealert.session.action_round import Round

NAME = "mission"  # of the draft, in the log book


def _with_scenario(found: Content) -> Content:
    """To version 2: the scenario is kept with its round."""
    return {**found, "scenario": scenario_file.write(played_mission.find(str(found["round"]["mission"])))}


FORM = Form("mission", (_with_scenario,))


@frozen
class Draft:
    """A round that was cut off, and at which second; `over` if that was its end, which may have come early."""

    round: Round
    position: float
    read_aloud: bool = False
    over: bool = False


class Keeper:
    """Keeps one mission's draft. `failed` tells why the last one could not be written: the disk, or a fault of ours."""

    def __init__(self, read_aloud: bool = False) -> None:
        self.failed = ""
        self._read_aloud = read_aloud
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="draft")
        self._running: Future[None] | None = None
        self._log: logbook.Log | None = None  # opened once: opening looks through all of it for damage

    def keep(self, round_: Round, position: float) -> None:
        """Write it unless the last one is still being written: the next second brings another."""
        if self._running is None or self._running.done():
            self._running = self._writer.submit(self._write, self._content(round_, position, over=False))

    def end(self, round_: Round, position: float) -> None:
        """Write that the mission is over, so that only its resolution is offered again."""
        self._writer.submit(self._write, self._content(round_, position, over=True))
        self.close()

    def _content(self, round_: Round, position: float, over: bool) -> dict[str, Any]:
        return FORM.stamped(
            {
                "position": round(position, 3),
                "read_aloud": self._read_aloud,
                "over": over,
                "round": round_.as_draft(),
                "scenario": scenario_file.write(round_.scenario),
            }
        )

    def close(self) -> None:
        self._writer.shutdown()
        if self._log is not None:
            self._log.close()
            self._log = None

    def _write(self, content: dict[str, Any]) -> None:
        try:
            if self._log is None:
                self._log = logbook.open()
            self._log.keep_draft(FORM.name_in(self._log, NAME), content)
        except UserError:
            self.failed = "disk"
        except Exception:  # in a thread nobody would hear of it
            self.failed = "fault"
            crash_report.noted()
        else:
            self.failed = ""


def kept() -> Draft | None:
    """What was cut off last time, if anything; a draft that cannot be understood is no draft."""
    try:
        with contextlib.closing(logbook.open()) as log:
            return of_content(log.draft(FORM.name_in(log, NAME)))
    except UserError:
        return None


def of_content(found: Any) -> Draft | None:
    """The draft of what was kept; what cannot be understood is none."""
    try:
        found = FORM.up_to_date(found)
        scenario = played_mission.stored(found["scenario"])(str(found["round"]["mission"]))
        round_ = rounds.from_draft(found["round"], scenario)
        position = float(found["position"])
        if not 0 <= position < inf:
            return None
        over = bool(found.get("over")) or position >= round_.scenario.end
        return Draft(round_, position, bool(found["read_aloud"]), over)
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError, UserError):
        return None


def cut_off(texts: Texts, scenario_id: str | None = None) -> Draft:
    """What was cut off last, in a window or in a terminal; refused if it was nothing, or another mission than this."""
    found = kept()
    if found is None and newer_keeps():
        raise UserError("files-newer", what=FORM.what)
    if found is None:
        raise UserError("player-nothing-left-off", id=scenario_id or "none")
    if scenario_id is not None and found.round.scenario.id != scenario_id:
        raise UserError("player-other-left-off", id=scenario_id, last=told(texts, found))
    return found


def told(texts: Texts, found: Draft) -> str:
    """Which mission it is, and where it was cut off or that it is over, in a sentence."""
    if found.over:
        return texts.say("player-left-off-over", mission=found.round.title(texts))
    scenario, second = found.round.scenario, int(found.position)
    return texts.say(
        "player-cut-off", mission=found.round.title(texts), time=clock(second), phase=scenario.phase_at(second)
    )


def newer_keeps() -> bool:
    """Whether it was a newer spacealert that was cut off."""
    with contextlib.suppress(UserError), contextlib.closing(logbook.open()) as log:
        return FORM.is_newer(log.draft(NAME))
    return False


def drop() -> None:
    """It has been played to its end, or nobody wants it any more."""
    with contextlib.suppress(UserError), contextlib.closing(logbook.open()) as log:
        log.drop_draft(FORM.name_in(log, NAME))
