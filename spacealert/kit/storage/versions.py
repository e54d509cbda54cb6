"""Versioned formats for saved values, such as missions, resolutions and campaigns.

Each format upgrades older content step by step. Content from a newer version is left alone.
"""

import contextlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

from attrs import frozen

from spacealert.kit.i18n.errors import UserError, find_reason
from spacealert.kit.storage import atomic, codec
from spacealert.kit.storage.codec import InvalidValue

T = TypeVar("T")
Content = dict[str, Any]
# Converts content to the next version. Raises `ValueError`, `KeyError`, `TypeError`, `AttributeError` or `UserError` if
# the content is not of its version.
Step = Callable[[Content], Content]


@frozen
class VersionedFormat(Generic[T]):
    """The saved format of values of one type.

    `what` names these values in the text `files-newer`. `steps` upgrade each version to the next, oldest first. When
    you change the type, add a step here and a file of the old version to the tests.
    """

    what: str
    type: type[T]
    steps: tuple[Step, ...] = ()

    @property
    def version(self) -> int:
        return 1 + len(self.steps)

    def write(self, value: T) -> Content:
        """Convert a value to JSON with its version."""
        return {"version": self.version, **codec.unstructure(value)}

    def read(self, found: Any) -> T:
        """Read a value saved by this version or an earlier one. Raise an error for any other content."""
        if self.is_newer(found):
            raise UserError("files-newer", what=self.what)
        content, version = self._check_version(found)
        for step in self.steps[version - 1 :]:
            try:
                content = step(content)
            except (ValueError, KeyError, TypeError, AttributeError):
                raise InvalidValue.with_message("files-impossible") from None
        return codec.structure(content, self.type)

    def is_newer(self, found: Any) -> bool:
        """Return whether a newer version saved this content. If so, it must not be read, replaced or deleted."""
        version = found.get("version") if isinstance(found, Mapping) else None
        return isinstance(version, int) and version > self.version

    def free_name(self, name: str, saved: Any) -> str:
        """Return the name to save under, with a suffix if a newer version already uses this one."""
        return f"{name}-{self.version}" if self.is_newer(saved) else name

    def _check_version(self, found: Any) -> tuple[Content, int]:
        content = codec.structure(found, Content)
        version = content.pop("version", 1)  # some first versions had no number
        if type(version) is not int or version < 1:
            raise InvalidValue.with_message("files-impossible")
        return content, version


@frozen
class SavedFile(Generic[T]):
    """A single value in a JSON file in the user's data folder.

    A newer version's file is never replaced. Instead, this version's file is saved next to it. `damaged` is the text id
    of the error for a file that cannot be understood.
    """

    format: VersionedFormat[T]
    preferred: Path
    most_bytes: int
    damaged: str = "guide-damaged"

    @property
    def path(self) -> Path:
        """The path of this version's file, which may not exist yet."""
        return self._path_beside_newer if self._is_written_by_newer else self.preferred

    @property
    def exists(self) -> bool:
        """Whether there is a file to read, from this version or a newer one."""
        return self.preferred.exists() or self._path_beside_newer.exists()

    def read(self) -> T:
        """Return the saved value. Raise an error if there is none that this version can read."""
        content = self.read_content()
        try:
            return self.format.read(content)
        except InvalidValue:
            raise UserError(self.damaged, path=str(self.path)) from None

    def read_content(self) -> Any:
        """Return the file's content, whichever version wrote it. Raise an error if it is not JSON."""
        return self._read_content(
            self._path_beside_newer
            if self._path_beside_newer.exists() and self._is_written_by_newer
            else self.preferred
        )

    def write(self, value: T, indent: int | None = None) -> None:
        atomic.write(self.path, codec.dumps(self.format.write(value), indent=indent), private=True)

    def set_aside(self) -> None:
        """Rename the file, so that the next `write` doesn't replace it."""
        path = self.path
        with contextlib.suppress(FileNotFoundError):
            path.replace(path.with_name(f"{path.stem}-before{path.suffix}"))

    @property
    def _path_beside_newer(self) -> Path:
        return self.preferred.with_name(f"{self.preferred.stem}-{self.format.version}{self.preferred.suffix}")

    @property
    def _is_written_by_newer(self) -> bool:
        try:
            return self.format.is_newer(self._read_content(self.preferred))
        except UserError:
            return False

    def _read_content(self, path: Path) -> Any:
        try:
            if path.exists() and not path.is_file():  # reading a device may never end
                raise UserError(self.damaged, path=str(path))
            with path.open("rb") as file:
                content = file.read(self.most_bytes + 1)
        except OSError as error:
            raise UserError("guide-unreadable", path=str(path), why=find_reason(error)) from None
        try:
            if len(content) > self.most_bytes:
                raise InvalidValue.with_message("files-impossible")
            return codec.parse(content)
        except InvalidValue:
            raise UserError(self.damaged, path=str(path)) from None
