"""Between the missions of a campaign: repairs in the crew's order, the choice of the next mission, going on or
stopping, and at the end what it was worth (§6).
"""

from spacealert.apps.window import announcement_text, choosing
from spacealert.apps.window.campaign import voyage
from spacealert.apps.window.campaign.repairs_panel import RepairsPanel, bay_name, repair_name
from spacealert.apps.window.choosing import MissionTitle
from spacealert.apps.window.client import SessionScene, mission_title
from spacealert.apps.window.log.log_book_scene import LogBookScene
from spacealert.apps.window.preparing_scene import PreparingScene
from spacealert.apps.window.resolution import art
from spacealert.apps.window.resolution.plans_scene import PlansScene
from spacealert.apps.window.resolution.walk_scene import WalkScene
from spacealert.engine import ship
from spacealert.engine.campaign_rules import LENGTHS, MISSIONS, Flown, Squad, Tile
from spacealert.engine.score import items_of
from spacealert.kit.i18n.texts import Texts, with_minus
from spacealert.kit.ui import fonts, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas, Growth
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.logbook import log_table
from spacealert.missions.scenario import Kind
from spacealert.session import Session
from spacealert.session.campaign_record import CampaignRecord, CampaignStage, Leg
from spacealert.session.commands import (
    AbandonCampaign,
    BeginCampaign,
    ChooseKind,
    ChooseMission,
    ChooseNew,
    ChooseRandom,
    Continue,
    EndCampaign,
    Leave,
    MakeRepair,
    PlaceSquad,
    SetDifficulty,
    SetReadAloud,
    StartMission,
    TakeBackRepair,
)
from spacealert.session.session_state import Pick, Stage
from spacealert.session.views import UnfinishedView

_KEYS = {"escape": "rest", "e": "stop", "l": "log", "backspace": "take back", "u": "take back", "-": "nothing"}


class CampaignScene(SessionScene):
    """The campaign on the table."""

    help_name = "campaign"
    growth = Growth.MORE_ROOM

    def __init__(self, texts: Texts, session: Session) -> None:
        super().__init__(texts, session)
        self.missions = choosing.mission_titles(texts, session.scenarios)
        self.first = 0  # of the missions of this kind, the first that is shown
        self.stopping = False  # asked whether the campaign is to end here
        assert self.view.campaign is not None
        self._last = self.view.campaign

    # the model

    @property
    def campaign_record(self) -> CampaignRecord:
        """The campaign as it stands; one that was given up as it stood last."""
        campaign = self.view.campaign
        if campaign is not None:
            self._last = campaign
        return self._last

    @property
    def warning(self) -> str:
        """What cannot be done, or is not being kept, and why."""
        return self.trouble or self.unsaved

    @property
    def picked(self) -> str:
        """The id of a mission, or how it is chosen."""
        choice = self.view.choice
        return choice.named if choice.pick is Pick.NAMED else str(choice.pick)

    @property
    def seen(self) -> frozenset[str]:
        return self.view.played

    @property
    def read_aloud(self) -> bool:
        return self.view.read_aloud

    @property
    def default(self) -> Action | None:  # type: ignore[override]
        if self.stopping:
            return None
        return {CampaignStage.CHOOSING: "fly", CampaignStage.ENDED: "rest"}.get(self.campaign_record.stage)

    @property
    def of_this_kind(self) -> tuple[MissionTitle, ...]:
        return tuple(mission for mission in self.missions if mission.kind is self.campaign_record.kind)

    @property
    def _is_kept(self) -> bool:
        """Whether something of it has been played, so that it would be missed."""
        mine = self.campaign_record
        return bool(mine.legs) or any(one.id == mine.id for one in self.view.campaigns)

    @property
    def _waiting(self) -> UnfinishedView | None:
        """The mission of this campaign that was left in the middle."""
        mine = self.campaign_record.id
        return next((game for game in self.view.unfinished if game.campaign == mine), None)

    @property
    def can_take_back(self) -> bool:
        standing = self.campaign_record.standing
        return not self.campaign_record.campaign.over and bool(standing.repairs or standing.bays)

    def do(self, action: Action) -> None:
        self.trouble = ""
        asked, self.stopping = self.stopping, False
        stage = self.campaign_record.stage
        match action:
            case "rest":
                if self.ask(Leave()):
                    self.navigation.back()
            case "log":
                line = self.campaign_record.legs[-1].line if self.campaign_record.legs else None
                self.navigation.push(LogBookScene(self.texts, self.session, line))
            case ("length", int(missions)) if not self._is_kept and missions in LENGTHS:
                self.ask(BeginCampaign(5 if missions == 5 else 3))
            case "stop" if stage is not CampaignStage.ENDED and self._is_kept:
                self.stopping = not asked
                if asked:
                    self._stop()
            case "take back" if self.can_take_back:
                self.ask(TakeBackRepair())
            case ("tile", str(zone), str(tile)):
                self.ask(MakeRepair(Tile(zone, tile)))
            case "squad":
                self.ask(MakeRepair(Squad()))
            case "nothing" if stage is CampaignStage.REPAIRING:
                self.ask(MakeRepair(None))
            case ("bay", str(bay)):
                self.ask(PlaceSquad(bay))
            case _ if stage is CampaignStage.CHOOSING:
                self._choose(action)

    def _choose(self, action: Action) -> None:
        match action:
            case ("kind", str(kind)):
                self.first = 0
                self.ask(ChooseKind(Kind(kind)))
            case ("pick", choosing.RANDOM):
                self.ask(ChooseRandom())
            case ("pick", choosing.NEW):
                self.ask(ChooseNew())
            case ("pick", str(picked)):
                self.ask(ChooseMission(picked))
            case "more":
                self.first = choosing.following(self.first, self.of_this_kind)
            case (("common" | "serious") as which, str(level)):
                self.ask(SetDifficulty(which, level))
            case ("aloud", bool(aloud)):
                self.ask(SetReadAloud(aloud))
            case "fly" if self._waiting is not None:
                if self.ask(Continue(self._waiting.item)):
                    scene = {Stage.PLANS: PlansScene, Stage.WALK: WalkScene}.get(self.view.stage, PreparingScene)
                    self.navigation.push(scene(self.texts, self.session))
            case "fly":
                if self.ask(StartMission()):
                    self.navigation.push(PreparingScene(self.texts, self.session))

    def _stop(self) -> None:
        """The campaign ends here; one of which nothing was flown is forgotten."""
        if self.campaign_record.legs:
            self.ask(EndCampaign())
        elif self.ask(AbandonCampaign()):
            self.navigation.back()

    def press(self, key: str) -> bool:
        if self.stopping and key == "escape":
            self.stopping = False
            return True
        if key == "m":
            longer = self.campaign_record.campaign.length == LENGTHS[0]
            self.do(("length", LENGTHS[1] if longer else LENGTHS[0]))
            return True
        if key in _KEYS:
            self.do(_KEYS[key])
            return True
        choices = self._numbered()
        if key.isdigit() and 0 < int(key) <= len(choices):
            self.do(choices[int(key) - 1])
            return True
        return False

    def _numbered(self) -> list[Action]:
        """What the digits do: they repair, or place the squad."""
        if self.campaign_record.stage is CampaignStage.REPAIRING:
            return [_action(item) for item in self.campaign_record.standing.possible]
        if self.campaign_record.stage is CampaignStage.PLACING:
            return [("bay", bay) for (bay,) in self.campaign_record.standing.bays_to_choose]
        return []

    # in words

    def describe(self) -> list[str]:
        campaign_record = self.campaign_record
        flown = [self._leg_in_words(number) for number in range(1, len(campaign_record.legs) + 1)]
        trouble = [self.warning] if self.warning else []
        return [self._title(), *flown, *self._stage_in_words(), *self._sum_in_words(), *trouble]

    def _title(self) -> str:
        return self.texts.say("campaign-title")

    def _leg_in_words(self, number: int) -> str:
        leg, mission = self.campaign_record.legs[number - 1], self.campaign_record.campaign.missions[number - 1]
        return f"{number}. {log_table.printable(leg.mission)}: {_points(self.texts, mission)}"

    def _stage_in_words(self) -> list[str]:
        campaign_record = self.campaign_record
        standing = campaign_record.standing
        if self.stopping:
            return [self._stopping_in_words()]
        match campaign_record.stage:
            case CampaignStage.REPAIRING:
                choices = [
                    f"{place}: {repair_name(self.texts, item)}" for place, item in enumerate(standing.possible, start=1)
                ]
                return [
                    self.texts.say("campaign-repairs", name=self._repairs.name_of(standing.whose_turn or "")),
                    *choices,
                ]
            case CampaignStage.PLACING:
                bays = [
                    f"{place}: {bay_name(self.texts, bay)}"
                    for place, (bay,) in enumerate(standing.bays_to_choose, start=1)
                ]
                return [self.texts.say("campaign-place"), *bays]
            case CampaignStage.CHOOSING:
                levels = [
                    self.texts.say(
                        f"screen-{which}",
                        difficulty=self.texts.say(f"screen-difficulty-{getattr(campaign_record.setup, which)}"),
                    )
                    for which in ("common", "serious")
                ]
                what = self._start_label()
                return [self._which_mission(), what, *levels, *self._damage_in_words()]
            case CampaignStage.ENDED:
                return [self._verdict()]

    def _which_mission(self) -> str:
        standing = self.campaign_record.standing
        return self.texts.say("campaign-mission", leg=standing.leg, of=standing.campaign.length)

    def _damage_in_words(self) -> list[str]:
        """What the next mission starts with."""
        carried = self.campaign_record.standing.carried()
        tiles = [repair_name(self.texts, Tile(zone, tile)) for zone, tiles in carried.tiles.items() for tile in tiles]
        return [*tiles, self.texts.say("campaign-squads-ready", count=len(carried.bays))]

    def _sum_in_words(self) -> list[str]:
        score = self.campaign_record.campaign.score
        if score is None:
            return []
        ended = self.campaign_record.campaign.over
        return [f"{self.texts.say('campaign-score' if ended else 'campaign-score-now')}: ({score.total})"]

    def _verdict(self) -> str:
        campaign = self.campaign_record.campaign
        if campaign.lost:
            return self.texts.say("campaign-lost", threat=log_table.threat(self.texts, campaign.missions[-1].lost_to))
        return self.texts.say("campaign-over", count=len(campaign.missions))

    def _stopping_in_words(self) -> str:
        return self.texts.say("campaign-stop-sure" if self.campaign_record.legs else "campaign-abandon-sure")

    def _stop_label(self) -> str:
        return self.texts.say("campaign-stop" if self.campaign_record.legs else "campaign-abandon")

    def _start_label(self) -> str:
        """What Start begins, or why it can begin nothing."""
        if self._waiting is not None:
            return self.texts.say("campaign-continue", mission=mission_title(self.texts, self._waiting.mission))
        start, refused = self.view.start, self.view.start_refused
        if start is not None:
            return choosing.start_label(self.texts, start, self.missions)
        return "" if refused is None else refused.render(self.texts)

    # painted

    @property
    def _repairs(self) -> RepairsPanel:
        return RepairsPanel(self.texts, self.campaign_record)

    def paint(self, canvas: Canvas) -> None:
        head, body, foot = canvas.box.inset(24, 18).rows(56, None, 76, gap=16)
        left, right = body.columns(456, None, gap=28)
        canvas.panel(
            "head",
            head,
            (self.warning, self.campaign_record.standing.leg, self.campaign_record.stage),
            self._paint_head,
        )
        canvas.panel("flown", left, self.campaign_record.campaign, self._paint_flown)
        value = (self.campaign_record, self.picked, self.first, self.read_aloud)
        painters = {
            CampaignStage.CHOOSING: self._paint_choosing,
            CampaignStage.REPAIRING: self._repairs.paint_repairs,
            CampaignStage.PLACING: self._repairs.paint_placing,
            CampaignStage.ENDED: self._paint_ended,
        }
        canvas.panel("stage", right, value, painters[self.campaign_record.stage])
        can = (
            self.campaign_record.stage,
            self.stopping,
            self.can_take_back,
            bool(self.campaign_record.legs),
            self.campaign_record.campaign.length,
            self._start_label(),
        )
        canvas.panel("foot", foot, can, self._paint_foot)

    def _paint_head(self, canvas: Canvas, box: Box) -> None:
        title, trouble, _ = box.columns(760, None, 60, gap=16)
        canvas.title(title, self._title(), Type.HEADING, theme.AMBER)
        canvas.text(trouble, self.warning, Type.CAPTION, theme.ALARM, least=Type.FINE, lines=3, ellipsis=True)

    def _paint_flown(self, canvas: Canvas, box: Box) -> None:
        """The voyage so far, its missions, and what they would be worth together."""
        campaign = self.campaign_record.campaign
        few = campaign.length == MISSIONS
        way, *rows, sums = box.rows(132 if few else 100, *[56 if few else 42] * campaign.length, None, gap=6)
        canvas.plate(way, theme.PANEL)
        voyage.paint(canvas, way.inset(10, 6), campaign.missions, campaign.length, over=campaign.over)
        for number, row in enumerate(rows, start=1):
            there = number <= len(campaign.missions)
            if there:
                canvas.plate(row, theme.PANEL, cut=theme.CUT / 2)
                leg, flown = self.campaign_record.legs[number - 1], campaign.missions[number - 1]
                self._paint_leg(canvas, row.inset(14, 6 if few else 2), leg, flown)
            else:
                words = self.texts.say("campaign-ahead", number=number)
                canvas.text(row.inset(14, 0), words, Type.CAPTION, theme.FAINT)
        self._paint_sum(canvas, Box(sums.x, sums.y, sums.w, min(sums.h, 330)))

    def _paint_leg(self, canvas: Canvas, box: Box, leg: Leg, mission: Flown) -> None:
        name, points = box.rows(22, None, gap=1)
        title, levels = name.columns(None, 170, gap=8)
        called = next((one.title for one in self.missions if one.id == leg.mission), "")
        words = f"{called} ({leg.mission})" if called else log_table.printable(leg.mission)
        canvas.text(title, words, Type.BODY, theme.TEXT, fonts.SEMIBOLD, least=Type.FINE, ellipsis=True)
        in_words = " / ".join(self.texts.say(f"screen-difficulty-{level}") for level in (leg.common, leg.serious))
        canvas.text(levels, in_words, Type.CAPTION, theme.STORY, align="right", least=Type.FINE, ellipsis=True)
        color = theme.ALARM if mission.score is None else theme.FAINT
        canvas.text(points, _points(self.texts, mission), Type.CAPTION, color, least=Type.FINE, ellipsis=True)

    def _paint_sum(self, canvas: Canvas, box: Box) -> None:
        score, over = self.campaign_record.campaign.score, self.campaign_record.campaign.over
        if score is None:
            return
        canvas.plate(box, theme.PANEL)
        head, *items = box.inset(14, 8).rows(38, *[None] * len(items_of(score)), gap=1)
        caption, total = head.columns(None, 130)
        label = self.texts.say("campaign-score" if over else "campaign-score-now")
        canvas.text(caption, label, Type.LABEL, theme.FAINT, fonts.SEMIBOLD, least=Type.FINE, lines=2)
        canvas.text(total, f"({with_minus(score.total)})", Type.TITLE, theme.AMBER, fonts.BOLD, "right")
        for row, item in zip(items, items_of(score), strict=True):
            points = getattr(score, item)
            words, cell = row.columns(None, 60)
            color = theme.TEXT if points else theme.FAINT
            canvas.text(
                words, self.texts.say(f"story-item-{item.replace('_', '-')}"), Type.CAPTION, color, least=Type.FINE
            )
            canvas.text(cell, with_minus(points), Type.LABEL, theme.BRIGHT if points else theme.FAINT, align="right")

    # choosing the next mission

    def _paint_choosing(self, canvas: Canvas, box: Box) -> None:
        caption, kinds, numbers, chances, common, serious, sound, state_caption, state = box.rows(
            24, choosing.KINDS_HIGH, 48, 44, 44, 44, 44, 24, None, gap=8
        )
        widgets.caption(canvas, caption, self._which_mission())
        choosing.kinds(self.texts, canvas, kinds, self.campaign_record.kinds, self.campaign_record.kind)
        choosing.numbers(canvas, numbers, self.of_this_kind, self.first, self.picked, self.seen)
        choosing.chances(self.texts, canvas, chances, self.picked)
        choosing.difficulty(self.texts, canvas, common, "common", self.campaign_record.setup)
        choosing.difficulty(self.texts, canvas, serious, "serious", self.campaign_record.setup)
        choosing.telling(self.texts, canvas, sound, self.read_aloud)
        if self.campaign_record.legs:
            widgets.caption(canvas, state_caption, self.texts.say("campaign-carried"))
            self._paint_carried(canvas, state)

    def _paint_carried(self, canvas: Canvas, box: Box) -> None:
        """What the ship takes into the next mission: tiles by zone, and where squads stand."""
        carried = self.campaign_record.standing.carried()
        *zones, squads = box.columns(*[None] * len(ship.ZONES), 236, gap=8)
        for cell, zone in zip(zones, ship.ZONES, strict=True):
            canvas.fill(cell, theme.PANEL)
            mark, tiles = cell.inset(8, 8).columns(26, None, gap=6)
            canvas.icon(Box(mark.x, mark.y, 26, 26), announcement_text.zone_icon(self.texts, zone))
            lying = carried.tiles.get(zone, ())
            for place, tile in zip(tiles.grid(3, 2, gap=6), lying, strict=False):
                canvas.icon(place, Icon(f"tile-{tile}", theme.ALARM))
            if not lying:
                canvas.icon(tiles.middle(30, 30), Icon("done", theme.GOOD))
        canvas.fill(squads, theme.PANEL)
        for cell, bay in zip(squads.inset(8, 8).columns(None, None, gap=6), ship.BAYS, strict=True):
            mark, words = cell.rows(None, 34, gap=2)
            art.bots(canvas, mark, "active" if bay in carried.bays else "disabled")
            canvas.text(
                words, bay_name(self.texts, bay), Type.FINE, theme.FAINT, align="center", least=Type.FINE, lines=3
            )

    def _paint_ended(self, canvas: Canvas, box: Box) -> None:
        score = self.campaign_record.campaign.score
        big, words, lines_, _ = box.rows(260, 90, 60, None, gap=16)
        canvas.fill(Box(box.x, big.y, box.w, 370), theme.PANEL)
        if score is None:
            canvas.icon(big.middle(150, 150), Icon("cross", theme.ALARM))
        else:
            canvas.text(
                big.inset(20, 10),
                f"({with_minus(score.total)})",
                Type.CLOCK,
                theme.AMBER,
                fonts.BOLD,
                "center",
                least=Type.BANNER,
            )
        color = theme.ALARM if score is None else theme.TEXT
        canvas.text(
            words.inset(24, 0), self._verdict(), Type.LEAD, color, fonts.SEMIBOLD, "center", least=Type.FINE, lines=2
        )
        canvas.text(
            lines_, self.texts.say("campaign-in-log"), Type.LABEL, theme.FAINT, align="center", least=Type.FINE, lines=2
        )

    # the foot

    def _paint_foot(self, canvas: Canvas, box: Box) -> None:
        ended, legs = self.campaign_record.stage is CampaignStage.ENDED, bool(self.campaign_record.legs)
        if self.stopping:
            words, no, yes = box.columns(None, 220, 300, gap=12)
            canvas.text(
                words, self._stopping_in_words(), Type.BODY, theme.AMBER, fonts.SEMIBOLD, least=Type.FINE, lines=3
            )
            widgets.button(canvas, no, "go on", self.texts.say("screen-go-on"), key="Esc", main=True, size=Type.BODY)
            widgets.button(canvas, yes, "stop", self._stop_label(), key="E", size=Type.BODY)
            return
        save = self.texts.say("campaign-save" if self._is_kept else "screen-back")
        ways: list[tuple[Action, str, str]] = [] if ended else [("rest", save, "Esc")]
        if self.campaign_record.setup.new_frontier and not self._is_kept:
            other = LENGTHS[0] if self.campaign_record.campaign.length == LENGTHS[1] else LENGTHS[1]
            ways.append((("length", other), self.texts.say("campaign-length", count=other), "M"))
        ways += [("log", self.texts.say("screen-open-log"), "L")] if legs else []
        ways += [("stop", self._stop_label(), "E")] if self._is_kept and not ended else []
        ways += [("take back", self.texts.say("campaign-take-back"), "U")] if self.can_take_back else []
        *cells, main = box.columns(*[198.0] * max(4, len(ways)), None, gap=10)
        for cell, (action, label, key) in zip(cells, ways, strict=False):
            widgets.button(canvas, cell, action, label, key=key, size=Type.LABEL)
        if ended:
            home, enter = self.texts.say("screen-home"), self.texts.say("screen-key-enter")
            widgets.button(canvas, main, "rest", home, key=enter, main=True, size=Type.SUBHEADING)
        if self.campaign_record.stage is CampaignStage.CHOOSING:
            choosing.start(self.texts, canvas, main, "fly", self._start_label())


def _action(item: Tile | Squad) -> Action:
    return "squad" if isinstance(item, Squad) else ("tile", item.zone, item.tile)


def _points(texts: Texts, mission: Flown) -> str:
    """The points of a mission that count until the end, or what ended it."""
    if mission.score is None:
        return texts.say("campaign-leg-lost", threat=log_table.threat(texts, mission.lost_to))
    score = mission.score
    return texts.say("campaign-leg", destroyed=score.destroyed, survived=score.survived, visual=score.visual)
