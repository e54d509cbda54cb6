"""Campaigns that rest, to go on with one of them or to begin another."""

from spacealert.apps.window.campaign.campaign_scene import CampaignScene
from spacealert.apps.window.client import SessionScene
from spacealert.apps.window.naming import name_of
from spacealert.kit.i18n.texts import Texts, with_minus
from spacealert.kit.ui import fonts, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.logbook.entry_story import date_in_words
from spacealert.session import Session
from spacealert.session.campaign_record import CampaignRecord, CampaignStage
from spacealert.session.commands import BeginCampaign, Command, OpenCampaign

MOST_SHOWN = 6


class SavedCampaignsScene(SessionScene):
    """The campaigns that can go on."""

    help_name = "campaigns"
    default = ("go on", 0)

    def __init__(self, texts: Texts, session: Session) -> None:
        super().__init__(texts, session)
        self.first = 0
        unreadable = session.unreadable_campaigns()
        if unreadable:
            self.trouble = texts.say("campaign-left-alone", count=unreadable)

    @property
    def campaign_records(self) -> tuple[CampaignRecord, ...]:
        return self.view.campaigns

    @property
    def shown(self) -> tuple[CampaignRecord, ...]:
        return self.campaign_records[self.first : self.first + MOST_SHOWN]

    def do(self, action: Action) -> None:
        match action:
            case ("go on", int(place)) if place < len(self.campaign_records):
                self._open(OpenCampaign(self.campaign_records[place]))
            case ("roll", int(by)):
                self.first = max(0, min(len(self.campaign_records) - MOST_SHOWN, self.first + by))
            case "begin":
                self._open(BeginCampaign())
            case "back":
                self.navigation.back()

    def _open(self, command: Command) -> None:
        if self.ask(command):
            self.navigation.replace(CampaignScene(self.texts, self.session))

    def press(self, key: str) -> bool:
        actions: dict[str, Action] = {
            "escape": "back", "n": "begin", "wheel-up": ("roll", -1), "wheel-down": ("roll", 1),
            "pageup": ("roll", -MOST_SHOWN), "pagedown": ("roll", MOST_SHOWN),
        }  # fmt: skip
        if key not in actions:
            return False
        self.do(actions[key])
        return True

    def describe(self) -> list[str]:
        trouble = [self.trouble] if self.trouble else []
        return [
            self.texts.say("campaign-saved"),
            *(_in_words(self.texts, campaign_record) for campaign_record in self.campaign_records),
            *trouble,
        ]

    def paint(self, canvas: Canvas) -> None:
        head, body, foot = canvas.box.inset(24, 18).rows(60, None, 64, gap=16)
        canvas.panel("head", head, self.trouble, self._paint_head)
        canvas.panel("resting", body, self.first, self._paint_campaigns)
        canvas.panel("foot", foot, self.first, self._paint_foot)

    def _paint_head(self, canvas: Canvas, box: Box) -> None:
        title, trouble = box.columns(None, 420, gap=20)
        canvas.text(
            title,
            self.texts.say("campaign-saved").upper(),
            Type.HEADLINE,
            theme.AMBER,
            fonts.BOLD,
            least=Type.SUBHEADING,
        )
        canvas.text(trouble, self.trouble, Type.CAPTION, theme.ALARM, least=Type.FINE, lines=3, ellipsis=True)

    def _paint_campaigns(self, canvas: Canvas, box: Box) -> None:
        rows = box.rows(*[min(84, (box.h - 10 * (MOST_SHOWN - 1)) / MOST_SHOWN)] * MOST_SHOWN, gap=10)
        for place, (row, campaign_record) in enumerate(zip(rows, self.shown, strict=False), start=self.first):
            focused = canvas.target(row, ("go on", place))
            canvas.fill(row, theme.RAISED)
            canvas.fill(Box(row.x, row.y, 6, row.h), theme.SIGNAL if place else theme.AMBER)
            words, score = row.inset(26, 10).columns(None, 150, gap=16)
            crew, what = words.rows(None, 24, gap=4)
            canvas.text(
                crew,
                _crew(self.texts, campaign_record),
                Type.LEAD,
                theme.BRIGHT,
                fonts.SEMIBOLD,
                least=Type.FINE,
                ellipsis=True,
            )
            canvas.text(what, _waits(self.texts, campaign_record), Type.LABEL, theme.FAINT, least=Type.FINE)
            if campaign_record.campaign.score is not None:
                total = f"({with_minus(campaign_record.campaign.score.total)})"
                canvas.text(score, total, Type.TITLE, theme.AMBER, fonts.BOLD, "right")
            if place == 0:
                enter = self.texts.say("screen-key-enter")
                wide = canvas.width(enter, Type.CAPTION) + 18
                cap = Box(score.x - wide, row.y + (row.h - 26) / 2, wide, 26)
                widgets.key_cap(canvas, cap, enter, theme.RAISED, theme.TEXT)
            if focused:
                canvas.frame(row, theme.BRIGHT, 3)

    def _paint_foot(self, canvas: Canvas, box: Box) -> None:
        back, more, _, begin = box.columns(240, 240, None, 400, gap=12)
        widgets.button(canvas, back, "back", self.texts.say("screen-home"), key="Esc", size=Type.BODY)
        if len(self.campaign_records) > MOST_SHOWN:
            until = self.first + len(self.shown)
            ended = until == len(self.campaign_records)
            label, key = f"{self.first + 1}–{until} / {len(self.campaign_records)}", "PgUp" if ended else "PgDn"
            widgets.button(canvas, more, ("roll", -self.first if ended else MOST_SHOWN), label, key=key, size=Type.BODY)
        widgets.button(canvas, begin, "begin", self.texts.say("campaign-new"), key="N", size=Type.LEAD)


def _crew(texts: Texts, campaign_record: CampaignRecord) -> str:
    return ", ".join(name_of(texts, place, seat) for place, seat in enumerate(campaign_record.setup.seats))


def _waits(texts: Texts, campaign_record: CampaignRecord) -> str:
    """Since when, and what comes next."""
    begun, leg = date_in_words(texts, campaign_record.begun), campaign_record.standing.leg
    repairs = "yes" if campaign_record.stage in (CampaignStage.REPAIRING, CampaignStage.PLACING) else "no"
    return texts.say("campaign-next", date=begun, leg=leg, repairs=repairs)


def _in_words(texts: Texts, campaign_record: CampaignRecord) -> str:
    return f"{_crew(texts, campaign_record)}: {_waits(texts, campaign_record)}"
