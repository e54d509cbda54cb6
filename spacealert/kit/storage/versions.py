"""The forms in which things are kept for a later start, by version: a mission or a walk cut off, a resting campaign.

Content of an earlier version is brought up to date by the steps of its form; what a newer spacealert kept is left
alone.
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from attrs import frozen

from spacealert.kit.i18n.errors import UserError

Content = Mapping[str, Any]
# From the content of one version to that of the next; raises `ValueError`, `KeyError`, `TypeError` or `UserError` if it
# is of none.
Step = Callable[[Content], Content]


class Drafts(Protocol):
    """Where drafts are kept by name: the log book."""

    def draft(self, name: str) -> Any: ...


@frozen
class VersionedFormat:
    """How one kind of thing is kept, which `files-newer` calls by its name.

    `steps` lead from each version to the next, oldest first.
    Whoever changes the form adds the step from the last version to theirs, and a file of the last one to the tests.
    """

    what: str
    steps: tuple[Step, ...] = ()

    @property
    def version(self) -> int:
        return 1 + len(self.steps)

    def stamped(self, content: Content) -> dict[str, Any]:
        """The content with the version of its form."""
        return {"version": self.version, **content}

    def is_newer(self, found: Any) -> bool:
        """Whether a newer spacealert has kept this: it is not ours to read, to replace or to drop."""
        version = found.get("version") if isinstance(found, Mapping) else None
        return isinstance(version, int) and version > self.version

    def name_in(self, drafts: Drafts, name: str) -> str:
        """Under which name ours is kept: where a newer spacealert keeps something under this one, beside it."""
        return f"{name}-{self.version}" if self.is_newer(drafts.draft(name)) else name

    def up_to_date(self, found: Any) -> Content:
        """Kept content in the form of today; raises as a step does if it is none, or of a newer version."""
        if self.is_newer(found):
            raise UserError("files-newer", what=self.what)
        version = found.get("version", 1)  # some first versions did not say so
        if not isinstance(version, int) or version < 1:
            raise ValueError(version)
        for step in self.steps[version - 1 :]:
            found = step(found)
        content: Content = found
        return content
