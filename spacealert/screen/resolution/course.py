"""How the second half of the evening goes: plans, walk and back, kept at every key, and in the end saved.

The draft is in the log book, which loses nothing that was written; saving makes it a line of the log and two files.
"""

import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from typing import Any

from attrs import evolve, frozen

from spacealert import logbook
from spacealert.files import places, writing
from spacealert.files.refused import Refused
from spacealert.game.writing import as_yaml
from spacealert.logbook import Entry, Person
from spacealert.rules import resolve
from spacealert.rules.game import Resolution
from spacealert.screen.kit.scene import Scene
from spacealert.screen.resolution import sheet as sheets
from spacealert.screen.resolution.again import Again
from spacealert.screen.resolution.plans import Plans
from spacealert.screen.resolution.sheet import Sheet
from spacealert.screen.resolution.walking import Walking
from spacealert.story import report
from spacealert.words import say

DRAFT = "resolution"
_VERSION = 1


@frozen
class Kept:
    """A draft: the sheet, and where its walk was, if it had begun."""

    sheet: Sheet
    place: int | None


class Course:
    """One game's way through plans and walk. `home` gives what comes after it, or nothing.

    `saved` is a sheet that need not be kept: it is in a file already, or nobody has written anything on it yet.
    """

    def __init__(self, home: Callable[[], Scene | None], motion: bool = True, saved: Sheet | None = None) -> None:
        self._home = home
        self._motion = motion
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="resolution")
        self._newest: tuple[str, dict[str, Any]] | None = None
        self._saved = saved

    def plans(self, sheet: Sheet, at: tuple[int, int] = (0, 1), place: int = 0) -> Plans:
        """The plans; from there the walk begins, or goes on where it was."""
        before = resolve(sheet.game) if place else None

        def go(changed: Sheet) -> Scene:
            return self.walk(changed, place, before)

        self._keep(sheet, None)
        return Plans(sheet, go, self._leave, lambda changed: self._keep(changed, None), pasted, at)

    def walk(self, sheet: Sheet, place: int = 0, before: Resolution | None = None) -> Walking:
        self._keep(sheet, place)
        return Walking(sheet, self.plans, self._leave, self._save, self._keep, place, before, self._motion)

    def _leave(self) -> Scene | None:
        self._writer.shutdown()
        return self._home()

    def _keep(self, sheet: Sheet, place: int | None) -> None:
        """Write the draft beside the picture; where keys come faster than the disk, only the newest is written."""
        if sheet == self._saved:
            return
        self._newest = _name(sheet), {"version": _VERSION, "sheet": sheet.as_draft(), "place": place}
        self._writer.submit(self._write)

    def _write(self) -> None:
        newest, self._newest = self._newest, None
        if newest is not None:
            # A disk that refuses must not stop the evening; saving will tell.
            with contextlib.suppress(Refused), contextlib.closing(_log()) as log:
                log.keep_draft(*newest)

    def _save(self, sheet: Sheet) -> str:
        """The game and its report as files, and a line in the log book; says where they are."""
        self._writer.submit(self._write).result()  # so that no older draft comes after it
        now = datetime.now()
        file = evolve(sheet.file, date=sheet.file.date or now.date())
        name = f"{(file.mission or DRAFT).replace(' ', '-').replace('/', '-')}-{now:%Y-%m-%d-%H%M}"
        game = places.own_data() / "games" / f"{name}.yaml"
        resolution = resolve(file.game)
        try:
            writing.write(game, as_yaml(file))
            writing.write(game.with_suffix(".html"), report.page(file.game, resolution, file.mission or ""))
            _enter(evolve(sheet, file=file), resolution)
        except OSError:
            return say("resolution-unsaved")
        except Refused as refused:
            return str(refused)
        self._saved = sheet
        return say("resolution-saved", game=str(game), report=f"{name}.html")


def _log() -> logbook.Log:
    return logbook.open()


def _enter(sheet: Sheet, resolution: Resolution) -> None:
    """The line of the log book (§4.1); saving once more corrects it."""
    file = sheet.file
    crew = tuple(
        Person(member.name, file.roles.get(member.color, ()), member.android, color=member.color)
        for member in sheet.crew
    )
    common = file.difficulty.common if file.difficulty else "white"
    serious = file.difficulty.serious if file.difficulty else "white"
    assert file.date is not None  # saving has just dated it
    mission = file.mission or "?"
    text = as_yaml(file)
    entry = Entry(
        mission, file.date, crew, common, serious, resolution.score, resolution.lost_to, game=text, id=sheet.id
    )
    with contextlib.closing(_log()) as log:
        if any(line.entry.id == entry.id for line in log.lines()):
            log.correct(entry)
            log.drop_draft(_name(sheet))
        else:
            log.add(entry, instead_of=_name(sheet))


def _name(sheet: Sheet) -> str:
    """Each game has its own draft: beginning another never writes over one that was left in the middle."""
    return f"{DRAFT}-{sheet.id}"


def kept() -> Kept | None:
    """What was being resolved last, if anything; a draft that cannot be understood is no draft."""
    try:
        with contextlib.closing(_log()) as log:
            drafts = {name: when for name, when in log.drafts().items() if name.startswith(f"{DRAFT}-")}
            found = [log.draft(name) for name in sorted(drafts, key=lambda name: drafts[name], reverse=True)]
    except Refused:
        return None
    return next((draft for draft in map(_read, found) if draft is not None), None)


def _read(found: Any) -> Kept | None:
    try:
        if found["version"] != _VERSION:
            return None
        place = found["place"]
        return Kept(sheets.from_draft(found["sheet"]), None if place is None else int(place))
    except (KeyError, TypeError, ValueError, AttributeError, Refused):
        return None


def drop(sheet: Sheet) -> None:
    """Nobody wants its draft any more."""
    with contextlib.suppress(Refused), contextlib.closing(_log()) as log:
        log.drop_draft(_name(sheet))


def offered(found: Kept, home: Callable[[], Scene | None], otherwise: Callable[[], Scene]) -> Scene:
    """The draft that was found: to go on with, or to leave."""

    def go_on() -> Scene:
        course = Course(home)
        return course.plans(found.sheet) if found.place is None else course.walk(found.sheet, found.place)

    def leave() -> Scene:
        drop(found.sheet)
        return otherwise()

    return Again(found.sheet, go_on, leave)


def pasted() -> str:
    """What lies on the clipboard, if it is text."""
    import pygame

    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
