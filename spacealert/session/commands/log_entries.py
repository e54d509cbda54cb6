"""What is written into the log book."""

from attrs import evolve, frozen

from spacealert.kit.i18n.errors import UserError
from spacealert.logbook import Entry, Log
from spacealert.logbook.entry_input import ENTRY_FORMAT, WrittenEntry
from spacealert.logbook.log_values import Undone
from spacealert.logbook.other_games import OtherGame
from spacealert.session.commands.command import Command, LogBookCommand, resolving
from spacealert.session.session_state import Origin, Resolving, Resources, SessionState


class LogCommand(Command):
    """A command that writes the game on the table into the log book."""


@frozen
class EnterInLog(LogCommand):
    """The game on the table becomes a line of the log book, or its line becomes what was played."""

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        item = _loggable(state)
        if item.origin is Origin.LOG:
            raise UserError("session-is-a-copy")
        return state.at(evolve(item, logged=item.sheet))


@frozen
class CorrectLog(LogCommand):
    """The line of the log book, and the campaign it belongs to, become what this copy of it now says."""

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        item = _loggable(state)
        if item.logged is None:
            raise UserError("session-not-in-log")
        return state.at(evolve(item, logged=item.sheet))


def _loggable(state: SessionState) -> Resolving:
    item = resolving(state)
    if item.sheet.unknown:
        raise UserError("session-cards-missing", count=len(item.sheet.unknown))
    if item.sheet == item.logged:
        raise UserError("session-log-says-so")
    return item


@frozen
class AddEntry(LogBookCommand):
    """A line that somebody has typed in; its draft is no longer needed."""

    entry: Entry
    draft: str

    def write(self, log: Log) -> None:
        log.add(self.entry, instead_of=self.draft)


@frozen
class ChangeEntry(LogBookCommand):
    """Over the line of this entry something else is written; the draft of that is no longer needed."""

    entry: Entry
    draft: str

    def write(self, log: Log) -> None:
        log.correct(self.entry, instead_of=self.draft)


@frozen
class AddOtherGame(LogBookCommand):
    """An evening of another game; once more with another outcome, it corrects the line."""

    evening: OtherGame

    def write(self, log: Log) -> None:
        log.add_other_game(self.evening)


@frozen
class RemoveEntry(LogBookCommand):
    number: int

    def write(self, log: Log) -> None:
        log.remove(self.number)


@frozen
class UndoInLog(LogBookCommand):
    """Take back the last change of the log book, whoever made it, or the one of this number; the view says which."""

    number: int | None = None

    def write(self, log: Log) -> Undone:
        return log.undo(self.number)


class RedoInLog(LogBookCommand):
    """Do again what was taken back last in the log book, unless it was changed since."""

    def write(self, log: Log) -> Undone:
        return log.redo()


@frozen
class SaveEntryDraft(LogBookCommand):
    """What is half typed in, under this name."""

    name: str
    written: WrittenEntry

    def write(self, log: Log) -> None:
        log.save_draft(self.name, ENTRY_FORMAT.write(self.written))


@frozen
class DeleteEntryDraft(LogBookCommand):
    name: str

    def write(self, log: Log) -> None:
        log.delete_draft(self.name)
