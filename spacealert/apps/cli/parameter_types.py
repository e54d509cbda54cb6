"""Parameter types shared by several commands."""

import re
from datetime import date
from functools import cached_property
from importlib import import_module
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from spacealert.apps.cli import get_texts
from spacealert.kit.i18n import Texts, UserError

if TYPE_CHECKING:
    from spacealert.kit.audio.voice_pack import Voice
    from spacealert.missions.scenario import Crew


def load_voice(texts: Texts, name: str | None) -> "Voice":
    """Return the voice with this name, or the default voice of the user's language."""
    from spacealert.kit.audio import voice_pack

    return voice_pack.default_voice(texts.language) if name is None else voice_pack.load(name)


class CrewType(click.ParamType):  # type: ignore[type-arg]  # generic only in the newest click
    """A crew: `5` for five players, or `3+1` for three players and an android."""

    name = "crew"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> "Crew":
        from spacealert.missions.scenario import Crew

        if isinstance(value, Crew):
            return value
        players, _, androids = str(value).partition("+")
        if not (players.isdecimal() and (androids.isdecimal() or not androids) and len(value) <= 3):
            self.fail(get_texts(ctx).say("cli-crew-expected", given=str(value)), param, ctx)
        crew = Crew(int(players), int(androids or 0))
        if crew.players < 1 or crew.players + crew.androids > 5:
            raise UserError("cli-crew-impossible", given=str(value))
        return crew


class TimeType(click.ParamType):  # type: ignore[type-arg]
    """A time: `3:45`, or `225` in seconds."""

    name = "m:ss"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        if isinstance(value, float):
            return value
        match = re.fullmatch(r"(?:([0-9]{1,3}):(?=[0-5][0-9](?![0-9])))?([0-9]{1,4}(?:\.[0-9]+)?)", str(value))
        if match is None:
            self.fail(get_texts(ctx).say("cli-time-expected", given=str(value)), param, ctx)
        return 60.0 * int(match[1] or 0) + float(match[2])


class DateType(click.ParamType):  # type: ignore[type-arg]
    """A date: `2026-11-17`."""

    name = "date"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> date:
        if isinstance(value, date):
            return value
        try:
            return date.fromisoformat(str(value))
        except ValueError:
            self.fail(get_texts(ctx).say("cli-date-expected", given=str(value), today=date.today().isoformat()))


class LazyChoice(click.Choice):  # type: ignore[type-arg]
    """A choice that imports its values only when needed, so other commands start quickly."""

    def __init__(self, module: str, name: str) -> None:
        self._module, self._name = module, name
        self.case_sensitive = True

    @cached_property
    def choices(self) -> tuple[str, ...]:  # type: ignore[override]
        found: tuple[str, ...] = getattr(import_module(f"spacealert.{self._module}"), self._name)
        return found


class OutputPath(click.Path):
    """A file or a folder to write. A missing parent folder is reported before any work is done."""

    def __init__(self, of: str) -> None:
        super().__init__(file_okay=of == "file", dir_okay=of == "folder")  # click's own word in the help
        self._other = "folder" if of == "file" else "file"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        from spacealert.kit.storage import atomic
        from spacealert.kit.storage.yaml_document import sanitize_path

        path = Path(str(value))
        with atomic.report_errors_at(path):  # even checking may be forbidden
            if not path.parent.is_dir():
                raise UserError("files-unwritable", path=sanitize_path(path), why="missing")
            there = "folder" if path.is_dir() else "file" if path.exists() else None
            if there == self._other:
                raise UserError("files-unwritable", path=sanitize_path(path), why=there)
        return path


class NumberRange(click.FloatRange):
    """A number within bounds. Unlike `click.FloatRange`, it rejects "nan"."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        number = super().convert(value, param, ctx)
        if isnan(number):
            self.fail(get_texts(ctx).say("cli-number-expected", given=str(value)), param, ctx)
        return number


CREW = CrewType()
DATE = DateType()
TIME = TimeType()
NEW_FILE, NEW_FOLDER = OutputPath("file"), OutputPath("folder")
SPEED = NumberRange(0.5, 1.5)
DIFFICULTY = LazyChoice("logbook.entry", "DIFFICULTIES")
