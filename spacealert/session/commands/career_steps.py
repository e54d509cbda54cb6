"""What happens in careers. It is written into the log book at once, and has its undo there."""

from attrs import frozen

from spacealert.kit.i18n.errors import UserError
from spacealert.logbook import Log
from spacealert.logbook.careers.explorer import Explorer
from spacealert.logbook.log_values import Undone
from spacealert.session.commands.command import LogBookCommand


@frozen
class SaveExplorers(LogBookCommand):
    """How these careers stand now, in one step; a name is given once."""

    explorers: tuple[Explorer, ...]

    def write(self, log: Log) -> None:
        names = {one.name.casefold(): one.id for one in log.explorers()}
        for explorer in self.explorers:
            if names.get(explorer.name.casefold(), explorer.id) != explorer.id:
                raise UserError("careers-name-taken", name=explorer.name)
        log.save_explorers(self.explorers)


class UndoCareer(LogBookCommand):
    """Take back the last step in a career, whatever has come into the log book since."""

    def write(self, log: Log) -> Undone:
        step = log.last_career_step()
        if step is None:
            raise UserError("careers-nothing-to-undo")
        return log.undo(step)
