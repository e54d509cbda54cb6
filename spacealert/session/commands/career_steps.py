"""What happens in careers. It is written into the log book at once, and has its undo there."""

from attrs import frozen

from spacealert.kit.i18n.errors import UserError
from spacealert.logbook import Log
from spacealert.logbook.careers.explorer import Explorer
from spacealert.logbook.log_values import Undone
from spacealert.session.commands.command import LogBookCommand


@frozen
class SaveExplorers(LogBookCommand):
    """How these careers stand now, in one step; a name is given once.

    `before` are the careers they were made of: what others have written meanwhile stays.
    """

    explorers: tuple[Explorer, ...]
    before: tuple[Explorer, ...] = ()

    def write(self, log: Log) -> None:
        log.save_explorers(self.explorers, self.before)


class UndoCareer(LogBookCommand):
    """Take back the last step in a career, whatever has come into the log book since."""

    def write(self, log: Log) -> Undone:
        step = log.last_career_step()
        if step is None:
            raise UserError("careers-nothing-to-undo")
        return log.undo(step)
