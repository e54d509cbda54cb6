"""Errors for the user: one clear sentence, never a traceback.

An error has a text id and facts, and is put into words in the reader's language when it is shown.
"""

import errno
from typing import Any

from attrs import field, frozen

from spacealert.kit.i18n.texts import Message, Texts


class UserError(Exception):
    """A request that cannot be fulfilled. The command line shows its message and exits with code 1."""

    def __init__(self, text_id: str, **facts: Any) -> None:
        super().__init__(text_id, facts)
        self.text_id = text_id
        self.facts = facts

    def render(self, texts: Texts) -> str:
        return texts.say(self.text_id, **self.facts)


@frozen
class Problem:
    """A problem in a file, with its position.

    Lines and columns count from 1, as in editors. If the line is 0, the problem has no position.
    """

    line: int
    column: int
    text_id: str
    facts: dict[str, Any] = field(factory=dict)

    def render(self, texts: Texts) -> str:
        return texts.say(self.text_id, **self.facts)


class InvalidFile(UserError):
    """An error for a file with problems, which are sorted by position."""

    def __init__(self, path: str, problems: list[Problem]) -> None:
        super().__init__("files-invalid", path=path, count=len(problems))
        self.path = path
        self.problems = sorted(problems, key=lambda problem: (problem.line, problem.column))

    def render(self, texts: Texts) -> str:
        lines = []
        for problem in self.problems:
            position = f"{self.path}:{problem.line}:{problem.column}" if problem.line else self.path
            lines.append(f"{position}: {problem.render(texts)}")
        return "\n".join(lines)


def find_reason(error: Exception) -> str:
    """Return the cause of a system error, as a word that `files-unreadable` and `files-unwritable` expect."""
    match error:
        case FileNotFoundError() | NotADirectoryError() | FileExistsError():
            return "missing"
        case IsADirectoryError():
            return "folder"
        case PermissionError() | OSError(errno=errno.EROFS):
            return "forbidden"
        case OSError(errno=errno.ENOSPC | errno.EDQUOT):
            return "full"
        case OSError(errno=errno.ENAMETOOLONG):
            return "name"
    return "other"


def sanitize(text: str, most: int = 60) -> str:
    """Return untrusted text that is safe to show: one line, short, without control characters."""
    harmless = text.strip()
    if not harmless.isprintable():
        harmless = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in harmless)
    return harmless if len(harmless) <= most else harmless[: most - 1] + "…"


def describe_value(shape: str, found: str = "") -> dict[str, Any]:
    """Return facts that describe a value in an error message.

    `shape` is `text`, `list`, `table` or `nothing`.
    """
    return {"standing": Message("files-found", {"shape": shape, "found": found}), "found": found}
