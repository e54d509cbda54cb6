"""How the second half of the evening goes: plans, walk and back, kept at every key, and in the end saved.

The draft is in the log book, which loses nothing that was written; the end of the walk makes it a line there, and
saving two files besides.
"""

import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import date, datetime
from pathlib import Path
from threading import Lock
from typing import Any
from zlib import crc32

from attrs import evolve, frozen

from spacealert import logbook
from spacealert.apps.window.resolution.again import Again
from spacealert.apps.window.resolution.plans import Plans
from spacealert.apps.window.resolution.walking import Walking
from spacealert.engine import resolve
from spacealert.engine.events import TileDrawn
from spacealert.engine.game import Resolution
from spacealert.gamefile import reader
from spacealert.gamefile.writer import as_yaml
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.storage import atomic, crash_report, places, yaml_document
from spacealert.kit.storage.versions import Content, Form
from spacealert.kit.ui.display import clipboard
from spacealert.kit.ui.scene import Scene
from spacealert.logbook.played import corrected, entry_of
from spacealert.missions import scenario_file
from spacealert.narration import report
from spacealert.narration.walk import Walk
from spacealert.session import resolution_sheet as sheets
from spacealert.session.resolution_sheet import Sheet

DRAFT = "resolution"


def _with_scenario(found: Content) -> Content:
    """To version 2: the scenario of its mission is kept with a sheet."""
    sheet = found["sheet"]
    scenario = reader.of(yaml_document.parse(str(sheet["game"]))).scenario
    return {**found, "sheet": {**sheet, "scenario": None if scenario is None else scenario_file.write(scenario)}}


FORM = Form("resolution", (_with_scenario,))


@frozen
class Kept:
    """A draft: the sheet, and where its walk was, if it had begun."""

    sheet: Sheet
    place: int | None


class Course:
    """One game's way through plans and walk. `home` gives what comes after it, or nothing.

    `saved` is a sheet that need not be kept: it is in a file or in the log already, or nobody has written anything on
    it yet. `on_disk` is called when the first draft is written. `ended` hears of every end that a walk comes to, and
    of every correction after it.
    """

    def __init__(
        self,
        texts: Texts,
        home: Callable[[], Scene | None],
        motion: bool = True,
        saved: Sheet | None = None,
        ended: Callable[[Sheet], None] = lambda sheet: None,
        entered: bool = False,
        on_disk: Callable[[], None] = lambda: None,
    ) -> None:
        self.texts = texts
        self._home = home
        self._on_disk = on_disk
        self._motion = motion
        self._ended = ended
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="resolution")
        self._clerk = ThreadPoolExecutor(1, thread_name_prefix="log-book")  # what others wasted takes a while
        self._disk = Lock()
        self._newest: tuple[str, dict[str, Any]] | None = None
        self._last: Sheet | None = None  # as it was kept last
        self._saved = saved
        self._entered = saved if entered else None  # what the line in the log book says
        self._scene: Plans | Walking | None = None
        self._unkept = ""  # why the newest draft could not be written

    def plans(self, sheet: Sheet, at: tuple[int, int] = (0, 1), place: int = 0) -> Plans:
        """The plans; from there the walk begins, or goes on where it was."""
        before = resolve(sheet.game) if place else None

        def go(changed: Sheet) -> Scene:
            return self.walk(changed, place, before)

        self._keep(sheet, None)
        opened = frozenset() if before is None else _drawn_until(Walk(sheet.game, before), place)
        plans = Plans(
            self.texts, sheet, go, self._leave, lambda changed: self._keep(changed, None), clipboard, at, opened
        )
        self._show(plans)
        return plans

    def walk(self, sheet: Sheet, place: int = 0, before: Resolution | None = None) -> Walking:
        def keep(sheet: Sheet, place: int) -> None:
            self._keep(sheet, place)
            self._follow(walking)

        walking = Walking(self.texts, sheet, self.plans, self._leave, self._save, keep, place, before, self._motion)
        self._show(walking)
        keep(sheet, place)
        return walking

    def _show(self, scene: Plans | Walking) -> None:
        self._scene = scene
        scene.unkept = self._unkept

    def _leave(self) -> Scene | None:
        self._writer.shutdown()
        self._clerk.shutdown(wait=False)  # the program does not end before the line is written
        return self._home()

    def _keep(self, sheet: Sheet, place: int | None) -> None:
        """Write the draft beside the picture; where keys come faster than the disk, only the newest is written."""
        if sheet == self._saved:
            if self._last not in (None, sheet):  # what was changed since then has been taken back
                self._last, self._newest = sheet, None
                self._writer.submit(self._beside_the_picture, lambda: drop(sheet))
            return
        self._last = sheet
        self._newest = _name(sheet), FORM.stamped({"sheet": sheet.as_draft(), "place": place})
        self._writer.submit(self._beside_the_picture, self._write)

    def _beside_the_picture(self, work: Callable[[], None]) -> None:
        """What goes wrong here must not stop the evening, but nobody would hear of it: it is told in the scene."""
        try:
            work()
        except UserError as error:
            self._unkept = error.render(self.texts)
        except Exception:
            self._unkept = self.texts.say("resolution-unkept", report=crash_report.noted() or "none")
        else:
            self._unkept = ""
        if self._scene is not None:
            self._scene.unkept = self._unkept

    def _write(self) -> None:
        with self._disk:
            newest, self._newest = self._newest, None
            if newest is not None:
                with contextlib.closing(_log()) as log:
                    log.keep_draft(*newest)
                self._on_disk()
                self._on_disk = lambda: None

    def _follow(self, walking: Walking) -> None:
        """The line of the log book writes itself where the walk ends; what is corrected later corrects it.

        A game of which cards are still unknown is not what was played, and has no line unless somebody saves it.
        """
        sheet = walking.sheet
        at_end = walking.walk.place == walking.walk.last
        if sheet in (self._entered, self._saved) or not (at_end or self._entered):
            return
        if sheet.unknown:
            walking.saved = self.texts.say("record-cards-lacking", count=len(sheet.unknown))
            return
        try:
            self._ended(sheet)
        except UserError as error:
            walking.saved = error.render(self.texts)
            return
        self._entered = sheet

        def enter() -> None:
            try:
                told = self.texts.say("record-entered", number=self._enter(sheet))
            except UserError as error:
                told = error.render(self.texts)
            except Exception:  # in a thread nobody would hear of it
                told = self.texts.say("record-fault", report=crash_report.noted() or "none")
            if walking.sheet == sheet:
                walking.saved = told

        self._clerk.submit(enter)

    def _enter(self, sheet: Sheet) -> int:
        """The line of the log book (§4.1) instead of the draft; its number. Entering once more corrects it."""
        with contextlib.closing(_log()) as log:
            before = {line.entry.id: line.entry for line in log.lines()}.get(sheet.id)
            if before is None:
                entry = evolve(entry_of(sheet.file, date.today()), id=sheet.id, campaign=sheet.campaign)
            else:
                entry = corrected(before, sheet.file)
            with self._disk:
                if before is None:
                    log.add(entry, instead_of=_name(sheet) if self._last == sheet else None)
                else:
                    if entry != before:
                        log.correct(entry)
                    if self._last == sheet:
                        log.drop_draft(_name(sheet))
                if self._last == sheet:
                    self._saved, self._newest = sheet, None
            return next(line.number for line in log.lines() if line.entry.id == sheet.id)

    def _save(self, sheet: Sheet) -> str:
        """The game and its report as files, and a line in the log book; says where they are."""
        now = datetime.now()
        file = evolve(sheet.file, date=sheet.file.date or now.date())
        try:
            game = _saved_as(sheet, now)
            atomic.write(game, as_yaml(file))
            atomic.write(
                game.with_suffix(".html"), report.page(self.texts, file.game, resolve(file.game), file.mission or "")
            )
            self._ended(sheet)
            self._entered, self._last = sheet, sheet
            self._clerk.submit(self._enter, sheet).result()
        except OSError:
            return self.texts.say("resolution-unsaved")
        except UserError as error:
            return error.render(self.texts)
        return self.texts.say("resolution-saved", game=str(game), report=game.with_suffix(".html").name)


def _drawn_until(walk: Walk, place: int) -> frozenset[tuple[str, int]]:
    """The damage tiles that have been drawn by this place of the walk, by zone and place in the stack."""
    carried = walk.game.carried.tiles
    drawn = (event for event in walk.events[:place] if isinstance(event, TileDrawn))
    return frozenset((event.zone, event.number - 1 - len(carried.get(event.zone, ()))) for event in drawn)


def _saved_as(sheet: Sheet, now: datetime) -> Path:
    """The file of this game: the one it was saved in before, or a new one named after mission and moment."""
    mission = (sheet.file.mission or DRAFT).replace(" ", "-").replace("/", "-")
    mark = f"{crc32(sheet.id.encode()):08x}"  # tells this game from another of the same minute
    folder = places.own_data() / "games"
    return next(folder.glob(f"*-{mark}.yaml"), folder / f"{mission}-{now:%Y-%m-%d-%H%M}-{mark}.yaml")


def _log() -> logbook.Log:
    return logbook.open()


def _name(sheet: Sheet) -> str:
    """Each game has its own draft: beginning another never writes over one that was left in the middle."""
    return f"{DRAFT}-{sheet.id}"


def kept() -> Kept | None:
    """What was being resolved last, if anything; a draft that cannot be understood is no draft."""
    try:
        with contextlib.closing(_log()) as log:
            drafts = {name: when for name, when in log.drafts().items() if name.startswith(f"{DRAFT}-")}
            found = [log.draft(name) for name in sorted(drafts, key=lambda name: drafts[name], reverse=True)]
    except UserError:
        return None
    return next((draft for draft in map(of_content, found) if draft is not None), None)


def newer_keeps() -> bool:
    """Whether a newer spacealert has left one in the middle."""
    with contextlib.suppress(UserError), contextlib.closing(_log()) as log:
        return any(FORM.is_newer(log.draft(name)) for name in log.drafts() if name.startswith(f"{DRAFT}-"))
    return False


def of_content(found: Any) -> Kept | None:
    """The draft of what was kept; what cannot be understood is none."""
    try:
        found = FORM.up_to_date(found)
        place = found["place"]
        return Kept(sheets.from_draft(found["sheet"]), None if place is None else int(place))
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError, UserError):
        return None


def drop(sheet: Sheet) -> None:
    """Nobody wants its draft any more."""
    with contextlib.suppress(UserError), contextlib.closing(_log()) as log:
        log.drop_draft(_name(sheet))


def offered(
    texts: Texts,
    found: Kept,
    home: Callable[[], Scene | None],
    otherwise: Callable[[], Scene],
    ended: Callable[[Sheet], None] = lambda sheet: None,
) -> Again:
    """The draft that was found: to go on with, or to leave."""

    def go_on() -> Scene:
        course = Course(texts, home, ended=ended)
        if found.place is not None:
            return course.walk(found.sheet, found.place)
        return course.plans(found.sheet, found.sheet.next_slot)

    def leave() -> Scene:
        drop(found.sheet)
        return otherwise()

    return Again(texts, found.sheet, go_on, leave)
