"""The campaigns in the log book: those that can go on, and every step of the one on the table."""

from functools import partial

from spacealert.kit.i18n.errors import UserError
from spacealert.session.autosave import Autosave
from spacealert.session.campaign_record import CampaignRecord, campaign_of_content


class CampaignStore:
    """A campaign is saved from the beginning of its first mission on."""

    def __init__(self, autosave: Autosave) -> None:
        self._autosave = autosave
        self._saved: set[str] = set()
        self._running: tuple[CampaignRecord, ...] | None = None  # read again after a change

    def running(self) -> tuple[CampaignRecord, ...]:
        """Those that have not ended; refused, once, if they cannot be read."""
        if self._running is None:
            self._running = ()
            log = self._autosave.log
            found = [campaign_of_content(id_, log.campaign(id_)) for id_, ended in log.campaigns().items() if not ended]
            self._running = tuple(campaign for campaign in found if campaign is not None)
            self._saved |= {campaign.id for campaign in self._running}
        return self._running

    def read_again(self) -> None:
        """The log book has changed."""
        self._running = None

    def count_unreadable(self) -> int:
        """How many cannot be read: a newer version of the program keeps them, or they are damaged."""
        try:
            found = self._autosave.log.campaigns()
            return sum(not ended for ended in found.values()) - len(self.running())
        except UserError:
            return 0

    def find(self, id_: str) -> CampaignRecord | None:
        found = self._autosave.log.campaign(id_)
        return None if found is None else campaign_of_content(id_, found)

    def begin(self, campaign: CampaignRecord) -> None:
        """Its mission begins: from now on it is saved."""
        self.written(campaign)
        self._submit(campaign)

    def written(self, campaign: CampaignRecord) -> None:
        """It is saved with an entry of the log book."""
        self._saved.add(campaign.id)
        self._running = None

    def changed(self, before: CampaignRecord | None, after: CampaignRecord | None, *, is_written: bool) -> None:
        """The campaign on the table is another one, or has come further; `is_written` says that this is saved."""
        if after is before:
            return
        self._running = None
        if after is not None and after != before and after.id in self._saved and not is_written:
            self._submit(after)

    def abandon(self, campaign: CampaignRecord) -> None:
        if campaign.id in self._saved:
            self._submit(campaign, abandoned=True)

    def _submit(self, campaign: CampaignRecord, *, abandoned: bool = False) -> None:
        self._autosave.submit(partial(self._save, campaign, abandoned or campaign.campaign.over))

    def _save(self, campaign: CampaignRecord, ended: bool) -> None:
        self._autosave.log.save_campaign(campaign.id, campaign.as_content(), ended=ended)
