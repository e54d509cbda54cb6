"""What the program says when it cannot do what was asked: one clear sentence, never a traceback.

A refusal names its sentence by id and carries its facts; the words are chosen when it is shown, in the reader's own.
"""

import errno
from typing import Any

from attrs import field, frozen

from spacealert.kit.i18n import say


@frozen
class Said:
    """A part of a sentence that has words of its own, chosen like the sentence's when it is shown."""

    text_id: str
    facts: dict[str, Any]

    def __str__(self) -> str:
        return _said(self.text_id, self.facts)


def _said(text_id: str, facts: dict[str, Any]) -> str:
    return say(text_id, **{name: str(fact) if isinstance(fact, Said) else fact for name, fact in facts.items()})


class Refused(Exception):
    """The input is wrong; the command line shows `str()` of it and ends with exit code 1."""

    def __init__(self, text_id: str, **facts: Any) -> None:
        super().__init__(text_id, facts)
        self.text_id = text_id
        self.facts = facts

    def __str__(self) -> str:
        return _said(self.text_id, self.facts)


@frozen
class Fault:
    """One thing wrong at one place of a file: what stands there and what was expected, as a sentence of `words/`.

    Lines and columns count from 1, as editors show them; 0 means the fault has no place of its own.
    """

    line: int
    column: int
    text_id: str
    facts: dict[str, Any] = field(factory=dict)

    def __str__(self) -> str:
        return _said(self.text_id, self.facts)


class Faulty(Refused):
    """A file with faults: all of them at once, in the order of their places."""

    def __init__(self, path: str, faults: list[Fault]) -> None:
        super().__init__("files-faulty", path=path, count=len(faults))
        self.path = path
        self.faults = sorted(faults, key=lambda fault: (fault.line, fault.column))

    def __str__(self) -> str:
        lines = (
            f"{self.path}:{fault.line}:{fault.column}: {fault}" if fault.line else f"{self.path}: {fault}"
            for fault in self.faults
        )
        return "\n".join(lines)


def reason(error: Exception) -> str:
    """The word by which `files-unreadable` and `files-unwritable` choose what the system had against it."""
    match error:
        case FileNotFoundError() | NotADirectoryError() | FileExistsError():
            return "missing"
        case IsADirectoryError():
            return "folder"
        case PermissionError() | OSError(errno=errno.EROFS):
            return "forbidden"
        case OSError(errno=errno.ENOSPC | errno.EDQUOT):
            return "full"
    return "other"
