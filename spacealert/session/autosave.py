"""What an evening has in the middle, kept in the log book so that an accident loses nothing: missions and resolutions.

Everything goes through one thread and one open log book, in the order in which it was asked for. What another version
of the program kept is brought up to date when it is read, and left alone if it is of a newer one.
"""

import contextlib
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from datetime import datetime
from math import inf
from typing import Any

from attrs import frozen

from spacealert import logbook
from spacealert.gamefile import played_mission, reader
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage import crash_report, yaml_document
from spacealert.kit.storage.versions import Content, VersionedFormat
from spacealert.missions import scenario_file
from spacealert.session import action_round, resolution_sheet
from spacealert.session.session_state import Origin, Playing, Resolving

PATIENCE = 0.25  # seconds for which a command waits until it is on the disk; a slower disk is reported, not waited for


def _with_scenario(found: Content) -> Content:
    """To version 2 of a mission: the scenario is kept with its round."""
    return {**found, "scenario": scenario_file.write(played_mission.find(str(found["round"]["mission"])))}


def _with_scenario_of_sheet(found: Content) -> Content:
    """To version 2 of a resolution: the scenario of its mission is kept with a sheet."""
    sheet = found["sheet"]
    scenario = reader.of(yaml_document.parse(str(sheet["game"]))).scenario
    return {**found, "sheet": {**sheet, "scenario": None if scenario is None else scenario_file.write(scenario)}}


MISSION_FORMAT = VersionedFormat("mission", (_with_scenario,))
RESOLUTION_FORMAT = VersionedFormat("resolution", (_with_scenario_of_sheet,))
_FORMS = (MISSION_FORMAT, RESOLUTION_FORMAT)


@frozen
class UnfinishedGame:
    """A game that was left in the middle: until it is in the log book or given up, the table can go on with it."""

    name: str  # of the draft
    item: Playing | Resolving
    position: float
    kept: datetime


class Autosave:
    """Keeps drafts. `trouble` says why the last one could not be written: the disk, or a fault of ours."""

    def __init__(self, open_log: Callable[[], logbook.Log] = logbook.open) -> None:
        self.trouble: UserError | None = None
        self._open_log = open_log
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="autosave")
        self._last: Future[None] | None = None
        self._log: logbook.Log | None = None

    @property
    def log(self) -> logbook.Log:
        """The open log book: opened once, because opening looks through all of it for damage."""
        if self._log is None:
            self._log = self._open_log()
        return self._log

    @property
    def is_busy(self) -> bool:
        return self._last is not None and not self._last.done()

    def keep(self, item: Playing | Resolving, position: float = 0.0) -> None:
        """Write the draft of this game, in the place of earlier ones of the same game."""
        form, content = _content(item, position)
        name = self.name_of(item)

        def write() -> None:
            self.log.save_draft(form.name_in(self.log, name), form.stamped(content))
            if form is RESOLUTION_FORMAT:  # the mission has become this resolution
                self._drop(MISSION_FORMAT, f"{MISSION_FORMAT.what}-{item.id}")

        self.submit(write)

    def name_of(self, item: Playing | Resolving) -> str:
        """Under which name the draft of this game is kept."""
        form = MISSION_FORMAT if isinstance(item, Playing) else RESOLUTION_FORMAT
        return f"{form.what}-{item.id}"

    def drop(self, item: Playing | Resolving) -> None:
        """Nobody needs the draft of this game any more."""
        for form in _FORMS:
            self.submit(lambda form=form: self._drop(form, f"{form.what}-{item.id}"))  # type: ignore[misc]

    def submit(self, work: Callable[[], None]) -> None:
        """Do this after everything that was asked for before; what goes wrong is noted in `trouble`."""
        self._last = self._writer.submit(self._noting_trouble, work)

    def wait(self, seconds: float | None = PATIENCE) -> None:
        """Until everything that was asked for is on the disk, or so long."""
        if self._last is not None:
            with contextlib.suppress(TimeoutError):
                self._last.result(seconds)

    def close(self) -> None:
        self._writer.shutdown()
        if self._log is not None:
            self._log.close()
            self._log = None

    def _drop(self, form: VersionedFormat, name: str) -> None:
        self.log.delete_draft(form.name_in(self.log, name))

    def _noting_trouble(self, work: Callable[[], None]) -> None:
        try:
            work()
        except UserError as error:
            self.trouble = error
        except Exception:  # in a thread nobody would hear of it
            self.trouble = UserError("session-not-saved", report=crash_report.noted() or "none")
        else:
            self.trouble = None

    # reading

    def unfinished(self) -> tuple[UnfinishedGame, ...]:
        """What was left in the middle, the latest first; what cannot be understood is left out, and left alone."""
        found: dict[str, UnfinishedGame] = {}
        drafts = self.log.drafts()
        for name in sorted(drafts, key=lambda name: drafts[name]):
            understood = game_of_draft(name, self.log.draft(name))
            if understood is not None:
                item, position = understood
                found.pop(item.id, None)
                found[item.id] = UnfinishedGame(name, item, position, drafts[name])
        return tuple(reversed(found.values()))

    def forget(self, name: str) -> None:
        """Drop what was found under this name."""
        self.submit(lambda: self.log.delete_draft(name))

    def saved_by_newer(self) -> tuple[str, ...]:
        """Of what kinds there are drafts that only a newer version of the program can read."""
        return tuple(
            form.what
            for form in _FORMS
            if any(_is_of(form, name) and form.is_newer(self.log.draft(name)) for name in self.log.drafts())
        )


def _is_of(form: VersionedFormat, name: str) -> bool:
    return name == form.what or name.startswith(f"{form.what}-")


def _content(item: Playing | Resolving, position: float) -> tuple[VersionedFormat, dict[str, Any]]:
    if isinstance(item, Playing):
        return MISSION_FORMAT, {
            "position": round(position, 3),
            "read_aloud": item.read_aloud,
            "over": item.over,
            "round": item.round.as_draft(),
            "scenario": scenario_file.write(item.round.scenario),
        }
    return RESOLUTION_FORMAT, {
        "sheet": item.sheet.as_draft(),
        "place": item.place if item.walking else None,
        "origin": item.origin.value,
        "own_tiles": item.own_tiles,
        "seen_end": item.seen_end,
    }


def game_of_draft(name: str, found: Any) -> tuple[Playing | Resolving, float] | None:
    """The game of a draft, and at which second its mission was; what cannot be understood is none."""
    form = next((form for form in _FORMS if _is_of(form, name)), None)
    if form is None:
        return None
    try:
        content = form.up_to_date(found)
        return _mission(content) if form is MISSION_FORMAT else (_resolution(content), 0.0)
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError, UserError):
        return None


def _mission(found: Content) -> tuple[Playing, float] | None:
    scenario = played_mission.stored(found["scenario"])(str(found["round"]["mission"]))
    round_ = action_round.round_of_draft(found["round"], scenario)
    position = float(found["position"])
    if not 0 <= position < inf:
        return None
    over = bool(found.get("over")) or position >= scenario.end
    return Playing(round_, bool(found["read_aloud"]), position, over), position


def _resolution(found: Content) -> Resolving:
    place = found["place"]
    sheet = resolution_sheet.sheet_of_draft(found["sheet"])
    return Resolving(
        sheet,
        opened=None,
        origin=Origin(found.get("origin", Origin.TABLE)),
        walking=place is not None,
        place=0 if place is None else int(place),
        seen_end=bool(found.get("seen_end")),
        own_tiles=bool(found.get("own_tiles", sheet.drawn)),
    )
