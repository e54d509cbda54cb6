"""The commands of an evening that can be taken back and done again."""

from attrs import define

from spacealert.kit.i18n.errors import UserError
from spacealert.session.session_state import Resolving, SessionState

MOST = 500


@define(eq=False)
class UndoStep:
    """The state before and after a command and, if it wrote into the log book, the number of its step there."""

    before: SessionState
    after: SessionState
    log_step: int | None = None

    @property
    def is_of_log(self) -> bool:
        """Whether the command wrote the game on the table into the log book."""
        before, after = self.before.at_table, self.after.at_table
        return isinstance(before, Resolving) and isinstance(after, Resolving) and before.logged != after.logged


class UndoStack:
    """The steps that `undo` takes back, the last one first, and those that `redo` does again."""

    def __init__(self) -> None:
        self._done: list[UndoStep] = []
        self._undone: list[UndoStep] = []

    @property
    def can_undo(self) -> bool:
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def push(self, step: UndoStep) -> None:
        self._done, self._undone = [*self._done[-MOST:], step], []

    def undo(self) -> UndoStep:
        if not self._done:
            raise UserError("session-nothing-to-undo")
        self._undone.append(self._done.pop())
        return self._undone[-1]

    def redo(self) -> UndoStep:
        if not self._undone:
            raise UserError("session-nothing-to-redo")
        self._done.append(self._undone.pop())
        return self._done[-1]

    def wrote(self, log_step: int) -> bool:
        """Return whether one of the steps wrote this step of the log book."""
        return any(step.log_step == log_step for step in (*self._done, *self._undone))

    def remove(self, step: UndoStep) -> None:
        """This step did not happen after all."""
        self._done = [one for one in self._done if one is not step]

    def clear(self) -> None:
        self._done, self._undone = [], []
