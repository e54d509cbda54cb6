"""The explorers in the log book, and the runs that its lines and campaigns tell of."""

from spacealert.kit.i18n.errors import UserError
from spacealert.logbook import Entry, Log
from spacealert.logbook.careers import flown_run
from spacealert.logbook.careers.explorer import Explorer, Run
from spacealert.logbook.careers.flown_run import FlownRun
from spacealert.session.autosave import Autosave
from spacealert.session.campaign_record import campaign_of_content


class CareerStore:
    """Read again after a change only: the ready room asks for them at every look."""

    def __init__(self, autosave: Autosave) -> None:
        self._autosave = autosave
        self._explorers: tuple[Explorer, ...] | None = None

    def explorers(self) -> tuple[Explorer, ...]:
        if self._explorers is None:
            self._explorers = ()  # refused once, if they cannot be read
            self._explorers = tuple(self._autosave.log.explorers())
        return self._explorers

    def read_again(self) -> None:
        """The log book has changed."""
        self._explorers = None


def run_of(log: Log, entry: Entry) -> FlownRun:
    """The run that this line belongs to; refused while it goes on, and where it is none that counts."""
    if entry.campaign is None:
        return flown_run.single(entry)
    record = campaign_of_content(entry.campaign, log.campaign(entry.campaign))
    if record is None:
        raise UserError("careers-campaign-unknown")
    if not log.campaigns().get(entry.campaign):
        raise UserError("careers-campaign-runs")
    lines = [log.find(leg.line) for leg in record.legs]
    entries = [line.entry for line in lines if line is not None]
    return flown_run.campaign(entry.campaign, entries, record.campaign.length, record.campaign.score)


def flown_by(log: Log, run: Run) -> FlownRun | None:
    """What the log book still knows of a run in a career."""
    line = log.find(run.id)
    if line is None:
        record = campaign_of_content(run.id, log.campaign(run.id))
        line = None if record is None or not record.legs else log.find(record.legs[0].line)
    try:
        return None if line is None else run_of(log, line.entry)
    except UserError:
        return None
