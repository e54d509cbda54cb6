"""Saved campaigns: continue one or start a new one."""

from spacealert.apps.window import choosing
from spacealert.apps.window.campaign.campaign_scene import paint_voyage
from spacealert.apps.window.session_scene import SessionScene, name_of
from spacealert.kit.i18n.texts import Texts, with_minus
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Action
from spacealert.kit.ui.containers import List
from spacealert.kit.ui.controls import Button, Leaf, Role, Text
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import Widget
from spacealert.logbook.entry_story import date_in_words
from spacealert.session import Session
from spacealert.session.campaign_record import CampaignRecord, CampaignStage
from spacealert.session.commands import BeginCampaign, Command, OpenCampaign


class SavedCampaignsScene(SessionScene):
    """Campaigns that can continue."""

    help_name = "campaigns"
    default = ("go on", 0)

    def __init__(self, texts: Texts, session: Session, begin: BeginCampaign | None = None) -> None:
        super().__init__(texts, session)
        self._begin = begin or BeginCampaign()
        unreadable = session.unreadable_campaigns()
        if unreadable:
            self.trouble = texts.say("campaign-left-alone", count=unreadable)

    @property
    def campaign_records(self) -> tuple[CampaignRecord, ...]:
        return self.view.campaigns

    def do(self, action: Action) -> None:
        match action:
            case ("go on", int(place)) if place < len(self.campaign_records):
                self._open(OpenCampaign(self.campaign_records[place]))
            case "begin":
                self._open(self._begin)

    def _open(self, command: Command) -> None:
        if self.ask(command):
            self.replace_with("campaign")

    def build(self) -> Widget:
        say = self.texts.say
        resting = List(
            self.campaign_records,
            self._campaign,
            row_height=106,
            gap=10,
            in_words=lambda _, record: f"{_crew(self.texts, record)}: {_waits(self.texts, record)}",
            grow=1,
        )
        begin = Button(say("campaign-new"), "begin", "n", min_width=200)
        return self.framed(
            self.head(say("campaign-saved")), self.with_crew(resting), self.foot(begin, back=say("screen-home"))
        )

    def _campaign(self, place: int, record: CampaignRecord) -> Widget:
        score = record.campaign.score
        total = None if score is None else Text(with_minus(score.total), Role(Type.TITLE, theme.AMBER, fonts.BOLD))
        names, waits, campaign = _crew(self.texts, record), _waits(self.texts, record), record.campaign
        args = (campaign.missions, campaign.length, campaign.over)
        way = Leaf(paint_voyage, args=args, words=" ", min_width=124, max_width=270, min_height=80, grow=1)
        return choosing.resume_button(place, waits, names, record.setup.seats, way, total, theirs=False)


def _crew(texts: Texts, campaign_record: CampaignRecord) -> str:
    return ", ".join(name_of(texts, seat) for seat in campaign_record.setup.seats)


def _waits(texts: Texts, campaign_record: CampaignRecord) -> str:
    """Return when the campaign started and what comes next."""
    begun, leg = date_in_words(texts, campaign_record.begun), campaign_record.standing.leg
    repairs = campaign_record.stage in (CampaignStage.REPAIRING, CampaignStage.PLACING)
    return texts.say("campaign-next", date=begun, leg=leg, repairs=repairs)
