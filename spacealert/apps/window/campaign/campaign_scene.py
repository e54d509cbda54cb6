"""Scenes for a campaign and for the list of saved campaigns."""

from collections.abc import Sequence

from spacealert.apps.window import choosing, icons, title_art
from spacealert.apps.window.campaign.repairs_panel import RepairsPanel
from spacealert.apps.window.choosing import MissionChoiceScene
from spacealert.apps.window.log.entry_form import paint_score_medal
from spacealert.apps.window.prompt_input import picture_on_backdrop
from spacealert.apps.window.resolution.ending import paint_wreck
from spacealert.apps.window.session_scene import OpenScene, SessionScene, seat_name, seated_figures
from spacealert.engine.campaign_rules import MissionResult
from spacealert.engine.game import scored_items
from spacealert.kit.i18n.texts import Texts, format_minus, format_signed
from spacealert.kit.ui import fonts, glyphs, theme
from spacealert.kit.ui.canvas import Action, Box, Canvas
from spacealert.kit.ui.containers import CenteredColumn, Column, Columns, Form, Grid, Layers, List, Plate, Row
from spacealert.kit.ui.controls import (
    Button,
    Leaf,
    Picture,
    Pressable,
    Spacer,
    Text,
    dialog,
    footer,
    labeled_control,
    question_dialog,
)
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import APART, Key, Widget
from spacealert.logbook import log_table
from spacealert.logbook.entry_story import date_in_words
from spacealert.missions import codes
from spacealert.missions.scenario import Kind
from spacealert.session import Session, commands
from spacealert.session.campaign_record import CampaignLeg, CampaignRecord, CampaignStage
from spacealert.session.saved_games import UnfinishedGame
from spacealert.session.setup import Seat

_DOTS = 7  # on a route not flown yet
_NAMED = 180.0  # distance in units at which stops have names


def paint_voyage(
    canvas: Canvas, box: Box, missions: Sequence[MissionResult], length: int, over: bool, names: Sequence[str] = ()
) -> None:
    """Paint the campaign's planets, the points scored there, and the ship on its way."""
    canvas.illustration(box, "nebula")
    step = box.w / (length + 0.6)
    radius = min(step * 0.3, box.h * 0.34)
    swing = min(max(0.0, box.h / 2 - radius - 4), radius)
    stops = [(box.x + step * (place + 1.1), box.center[1] - swing * (-1) ** place) for place in range(length)]
    reached = len(missions)
    here = min(reached, length - 1) if not over else max(0, reached - 1)
    wide = min(0.45 * step, box.h * 1.1)
    dock = box.x + step * 0.35, box.center[1] + swing
    _way(canvas, dock, stops[0], flown=not over)
    for place in range(length - 1):
        _way(canvas, stops[place], stops[place + 1], flown=place + 1 < reached + (not over))
    for place, (x, y) in enumerate(stops):
        flown = missions[place] if place < reached else None
        _stop(canvas, (x, y), radius, place, flown, now=place == reached and not over)
        if place < len(names) and step > _NAMED:
            name = Box(x - step / 2 + 4, y - radius - 25 if place % 2 else y + radius + 1, step - 8, 24)
            told, least = names[place], Type.FINE
            canvas.text(name, told, Type.CAPTION, theme.TEXT, fonts.SEMIBOLD, "center", least, ellipsis=True)
    x, y = stops[here]
    ship = Box(x - radius - wide, y + ((dock, *stops)[here][1] - y) * 0.35 - wide * 0.22, wide, wide * 0.44)
    lost, high = bool(missions) and missions[-1].score is None, ship.h
    canvas.glow(*ship.center, wide * 0.6, theme.mix(theme.UNLIT, theme.ALARM if lost else theme.SIGNAL, 0.3))
    canvas.illustration(ship, "hull")
    if lost:
        canvas.icon(ship.middle(high * 0.9, high * 0.9), Icon("cross", theme.ALARM))


def _way(canvas: Canvas, begin: tuple[float, float], end: tuple[float, float], *, flown: bool) -> None:
    x, y, dx, dy = *begin, end[0] - begin[0], end[1] - begin[1]
    if flown:
        canvas.line(begin, end, theme.STORY, 3)
        return
    for dot in range(1, _DOTS + 1):
        share = dot / (_DOTS + 1)
        canvas.disc(x + dx * share, y + dy * share, 1.6, theme.FAINT)


def _stop(
    canvas: Canvas, at: tuple[float, float], radius: float, place: int, flown: MissionResult | None, *, now: bool
) -> None:
    """Paint a stop as a planet with the mission's points, or with the stop's number if no mission has scored there."""
    x, y = at
    ink = theme.AMBER if now else theme.FAINT
    if flown is not None:
        ink = theme.ALARM if flown.score is None else theme.GOOD if flown.score.total > 0 else theme.TEXT
    canvas.glow(x, y, radius * 1.9, theme.mix(theme.UNLIT, ink, 0.55 if now else 0.2))
    canvas.illustration(Box(x - radius, y - radius, 2 * radius, 2 * radius), icons.planet(place))
    words = str(place + 1) if flown is None or flown.score is None else format_minus(flown.score.total)
    rim = max(14.0, radius * 0.36)
    x, y = x + radius * 0.72, y + radius * 0.62
    canvas.disc(x, y, rim, ink)
    canvas.disc(x, y, rim - 2, theme.SPACE)
    cell = Box(x - rim, y - rim, 2 * rim, 2 * rim)
    canvas.text(
        cell.inset(rim * 0.3, 0), words, max(Type.CAPTION, rim * 1.1), ink, fonts.BOLD, "center", least=Type.FINE
    )


NAME = fonts.Style(Type.LABEL, theme.TEXT, fonts.SEMIBOLD)


class CampaignScene(MissionChoiceScene):
    """The scene of the current campaign."""

    help_name = "campaign"
    label_size = Type.LABEL

    def __init__(self, texts: Texts, session: Session) -> None:
        super().__init__(texts, session)
        self.stopping = False  # whether to show the confirmation for ending the campaign
        self.telling = False  # whether to show what was flown and scored
        self.unfolded = False  # whether to show trajectories and the announcer
        unreadable = 0 if self.view.campaigns else session.count_unreadable_campaigns()
        if unreadable:
            self.trouble = texts.say("campaign-left-alone", count=unreadable)
        assert self.view.campaign is not None
        self._last = self.view.campaign

    # the model

    @property
    def campaign_record(self) -> CampaignRecord:
        """The current campaign or, once it is closed, its last known state."""
        campaign = self.view.campaign
        if campaign is not None:
            self._last = campaign
        return self._last

    @property
    def kind(self) -> Kind:
        return self.campaign_record.kind

    @property
    def _is_kept(self) -> bool:
        """Whether a mission has been flown or begun, so that the campaign is kept when the players leave."""
        return bool(self.campaign_record.legs) or self._waiting is not None

    @property
    def _waiting(self) -> UnfinishedGame | None:
        mine = self.campaign_record.id
        return next((game for game in self.view.unfinished_games if game.item.campaign == mine), None)

    @property
    def can_undo_repair(self) -> bool:
        standing = self.campaign_record.standing
        begun = self.campaign_record.campaign.is_over or self._waiting is not None
        return not begun and bool(standing.repairs or standing.bays)

    def do(self, action: Action) -> None:
        asked, self.stopping = self.stopping, False
        stage = self.campaign_record.stage
        match action:
            case "tell":
                self.telling = not self.telling
            case "unfold":
                self.unfolded = not self.unfolded
            case "stop" if stage is not CampaignStage.ENDED and self._is_kept:
                self.stopping = not asked
                if asked:
                    self._stop()
            case "fly" if self._waiting is not None:
                if self.run_command(commands.ResumeGame(self._waiting.item)):
                    self.open_scene(self.current_scene_name)
            case "fly":
                if self.run_command(commands.StartMission()):
                    self.open_scene("preparing")
            case _:
                super().do(action)

    def back(self) -> None:
        """Leave the campaign, or abandon it if no mission has begun."""
        self.session.wait()
        record = self.campaign_record
        has_begun = record.legs or any(one.item.campaign == record.id for one in self.session.view().unfinished_games)
        if self.run_command(commands.CloseGame() if has_begun else commands.AbandonCampaign()):
            super().back()

    def _stop(self) -> None:
        """End the campaign or, if no mission was flown, abandon it and leave the scene."""
        if self.campaign_record.legs:
            self.run_command(commands.EndCampaign())
        elif self.run_command(commands.AbandonCampaign()):
            self.navigation.back()

    def _which_mission(self) -> str:
        standing = self.campaign_record.standing
        return self.texts.say("campaign-mission", leg=standing.next_number, of=standing.campaign.length)

    def _verdict(self) -> str:
        campaign = self.campaign_record.campaign
        if campaign.is_lost:
            return self.texts.say(
                "campaign-lost", threat=log_table.threat_in_words(self.texts, campaign.missions[-1].lost_to)
            )
        return self.texts.say("campaign-over", count=len(campaign.missions))

    def _stop_label(self) -> str:
        return self.texts.say("campaign-stop" if self.campaign_record.legs else "campaign-abandon")

    def start_label(self) -> str:
        waiting = self._waiting
        return super().start_label() if waiting is None else waiting.item.mission.title_in(self.texts)

    # the page

    def build(self) -> Widget:
        record = self.campaign_record
        stages = {
            CampaignStage.CHOOSING: self._choosing,
            CampaignStage.REPAIRING: RepairsPanel(self.texts, record).repair_choice,
            CampaignStage.PLACING: RepairsPanel(self.texts, record).bay_choice,
            CampaignStage.ENDED: self._ended,
        }
        shown = stages[record.stage]().sized(grow=1, min_width=560)
        body = Column(self._voyage(), shown, gap=14, grow=1)
        keys = [Key("backspace", commands.UndoRepair())] if self.can_undo_repair else []
        page = self.make_page(self.header(self.texts.say("campaign-title")), body, self._foot(), *keys)
        if self.telling:
            return Layers(page, self._told())
        if not self.stopping:
            return page
        sure = self.texts.say("campaign-stop-sure" if record.legs else "campaign-abandon-sure")
        if self._waiting is not None:
            sure += " " + self.texts.say("campaign-stop-unfinished")
        stay = (self.texts.say("screen-keep"), "go on")
        leave, portrait = (self._stop_label(), "stop", "delete"), title_art.instructor_portrait()
        return Layers(page, question_dialog(self._stop_label(), sure, leave=leave, stay=stay, portrait=portrait))

    def _voyage(self) -> Widget:
        record, campaign = self.campaign_record, self.campaign_record.campaign
        ended = record.stage is CampaignStage.ENDED
        said = [f"{number + 1}. {self._flown(number)}" for number in range(len(record.legs))]
        ahead = range(len(record.legs) + 1, campaign.length + 1) if ended else ()
        said += [self.texts.say("campaign-not-flown", number=number) for number in ahead]
        special = "" if ended else record.setup.specializations_in_words(self.texts, record.kind)
        said += [glyphs.clean(special)] if special else []
        names = tuple(map(self._mission_name, record.legs))
        args = (campaign.missions, campaign.length, campaign.is_over, names)
        way = Leaf(paint_voyage, args=args, title="voyage", said=tuple(said), min_height=88, grow=1)
        plate = Plate(way, pad=(1, 1), color=theme.SPACE, edge=theme.LINE, grow=1, min_width=480, max_height=190)
        label = self.texts.say("campaign-score" if campaign.is_over else "campaign-score-now")
        total, words = None, self.texts.say("campaign-details")
        heading = Text(words if campaign.score is None else label, fonts.LABEL, align="center")
        if campaign.score is not None:
            points = format_minus(campaign.score.total)
            total = Text(points, fonts.Style(Type.HEADLINE, theme.AMBER, fonts.BOLD), align="center")
            words = f"{label}: ({points})"
        sign = None if total else Picture(Icon("book", theme.STORY), 34)
        told = Pressable(sign, heading, total, action="tell", key="i", words=words, pad=(27, 8), max_height=190)
        return Columns(plate, told, gap=12, grow=0.4)

    def _told(self) -> Widget:
        """Return a dialog with the details of the campaign."""
        record, campaign = self.campaign_record, self.campaign_record.campaign
        special = record.setup.specializations_in_words(self.texts, record.kind)
        ended = record.stage is CampaignStage.ENDED
        told = "campaign-not-flown" if ended else "campaign-ahead"
        ahead = range(len(record.legs) + 1, campaign.length + 1)
        return dialog(
            self.texts.say("campaign-details"),
            Text(self.texts.say("campaign-about", count=campaign.length), fonts.LABEL),
            Text(glyphs.clean(special), fonts.LABEL, theme.STORY) if special else None,
            *(self._leg(number, leg) for number, leg in enumerate(record.legs)),
            *(Text(self.texts.say(told, number=number), fonts.LABEL, theme.FAINT) for number in ahead),
            self._sum(),
            buttons=[Button(self.texts.say("screen-close"), "tell", "i", main=True)],
            close="tell",
            width=900,
            wish=900,
        )

    def _flown(self, number: int) -> str:
        """Return the name of a flown mission, with its points or the cause of its loss."""
        flown = self._mission_name(self.campaign_record.legs[number])
        return f"{flown}: {_points(self.texts, self.campaign_record.campaign.missions[number])}"

    def _mission_name(self, leg: CampaignLeg) -> str:
        return log_table.without_control_characters(codes.displayed_name(self.texts, leg.mission))

    def _leg(self, number: int, leg: CampaignLeg) -> Widget:
        mission = self.campaign_record.campaign.missions[number]
        called = next((one.title for one in self.missions if one.id == leg.mission), "")
        flown = self._mission_name(leg)
        name = f"{called} ({flown})" if called else flown
        levels = " / ".join(self.texts.say(f"screen-difficulty-{level}") for level in (leg.common, leg.serious))
        points = _points(self.texts, mission)
        return Plate(
            Row(Text(name, NAME, theirs=True, grow=1), Text(levels, fonts.LABEL, theme.STORY)),
            Text(points, fonts.LABEL, theme.ALARM if mission.score is None else theme.FAINT),
            color=theme.RAISED,
            gap=2,
            pad=(14, 8),
            words=f"{number + 1}. {flown}: {points}",
        )

    def _sum(self) -> Widget | None:
        score, over = self.campaign_record.campaign.score, self.campaign_record.campaign.is_over
        if score is None:
            return None
        label = self.texts.say("campaign-score" if over else "campaign-score-now")
        head = Row(
            Text(label, fonts.LABEL, theme.FAINT, grow=1),
            Text(format_minus(score.total), fonts.Style(Type.HEADING, theme.AMBER, fonts.BOLD)),
        )
        items = (
            Row(
                Text(
                    self.texts.say(f"story-item-{item.replace('_', '-')}"), fonts.LABEL, theme.TEXT if points else None
                ).sized(grow=1),
                Text(format_signed(points), fonts.LABEL, theme.BRIGHT if points else None, "right"),
            )
            for item in scored_items(score)
            for points in (getattr(score, item),)
        )
        once = None if over else Text(self.texts.say("campaign-penalties"), fonts.SMALL)
        words = f"{label}: ({format_minus(score.total)})"
        return Plate(head, Grid(*items, most=2, gap=14), once, gap=4, color=theme.RAISED, pad=(14, 8), words=words)

    def _choosing(self) -> Widget:
        """Return the widgets for choosing the next mission."""
        record, say = self.campaign_record, self.texts.say
        more: Widget = Button(say("careers-more"), "unfold", "o", chosen=self.unfolded)
        choices: tuple[Widget, ...] = (CenteredColumn(Text(say("campaign-waiting"), fonts.WORDS), grow=1),)
        if self._waiting is None:
            rows = (
                self.kind_choice(record.kinds),
                self.mission_choice(),
                choosing.hidden_mission_choice(self.texts, self.selected_mission),
            )
            difficulty = Form(*choosing.difficulty_rows(self.texts, record.setup), share=0.3)
            choices = *(row.sized(grow=1) for row in rows), difficulty
            more = Grid(choosing.setup_button(self.texts), more, most=2)
        mission = Plate(Text(self._which_mission(), fonts.LABEL, theme.FAINT), *choices, more, pad=(16, 10)).sized(
            grow=1, min_width=560, max_width=620
        )
        panel = RepairsPanel(self.texts, record)
        carried = Row(Text(say("campaign-carried"), fonts.HEADING, grow=1), panel.squad_bays(), gap=16)
        shown = (carried, panel.carried_damage()) if record.legs else self._crew()
        ship_now = Column(*shown, gap=8).sized(grow=1, min_width=480)
        if not self.unfolded:
            keys = [] if self._waiting else [Key("d", commands.DrawTracks(), say("screen-cards-draw"))]
            return Columns(mission, Column(ship_now, Layers(*keys), gap=0, grow=1), gap=20)
        tracks = self._tracks() if self._waiting is None else None
        told = choosing.announcer_choice(self.texts, self.view.read_aloud)
        return Columns(mission, Plate(told, tracks, grow=1, min_width=480, opened="more"), gap=20)

    def _crew(self) -> tuple[Widget, ...]:
        say, record = self.texts.say, self.campaign_record
        special = glyphs.clean(record.setup.specializations_in_words(self.texts, record.kind))
        about: Widget = Text(say("campaign-about", count=record.campaign.length), fonts.WORDS, max_width=600)
        if special:
            seats = map(self._specialist, record.setup.seats)
            about = Row(*seats, even=True, words=special, gap=0, pad=(18, 0))  # below the figures
        crew = title_art.crew_picture(seated_figures(self.texts, record.setup), on_deck=True, ratio=0)
        change = Text(say("campaign-crew", where=say("screen-open-mission")), fonts.LABEL)
        shown = (crew.sized(min_height=110, grow=1), about) if special else (about, crew.sized(min_height=110, grow=1))
        return *shown, change

    def _specialist(self, seat: Seat) -> Widget:
        name = self.texts.say(f"screen-specialization-{seat.specialization or 'none'}")
        args = (f"spec-{seat.specialization or 'none'}",)
        picture = Leaf(Canvas.illustration, args=args, words=" ", min_height=60, ratio=5 / 3)
        stars = Row(Spacer(), *[Picture(Icon("star", icons.CREW[seat.color]), 16)] * seat.level, Spacer(), gap=2)
        return Column(
            picture,
            Text(name, fonts.SMALL, align="center"),
            stars if seat.specialization else None,
            gap=2,
            pad=(2, 0),
            grow=1,
        )

    def _tracks(self) -> Widget:
        tracks = choosing.trajectory_list(self.texts, self.view.tracks, self.kind)
        return labeled_control(self.texts.say("screen-tracks"), tracks)

    def _ended(self) -> Widget:
        score = self.campaign_record.campaign.score
        crew = title_art.crew_picture(
            seated_figures(self.texts, self.campaign_record.setup), "cheer", on_deck=True, ratio=0
        )
        wreck = Leaf(paint_wreck, title="wreck", min_height=230, words=" ", grow=1)
        picture: Widget = picture_on_backdrop(wreck, "frontier", 0)
        if score is not None:
            medal = format_minus(score.total), True
            picture = Leaf(paint_score_medal, args=medal, title="total", min_height=230, words=" ", grow=1)
        color = theme.ALARM if score is None else theme.BRIGHT
        verdict = Text(self._verdict(), fonts.SUBJECT, color, "center", max_width=760)
        then = "campaign-mistake" if score is None else "campaign-in-log"
        said = Text(self.texts.say(then), fonts.LABEL, theme.FAINT, "center")
        people = None if score is None else crew.sized(min_height=150, grow=3)
        told = Column(Spacer(), verdict, said, people or Spacer(), gap=APART)
        return Plate(
            Columns(
                picture.sized(min_width=280 if score is not None else 560), told.sized(grow=1.3, min_width=440), gap=24
            ).sized(grow=1)
        )

    def _foot(self) -> Widget:
        say, record = self.texts.say, self.campaign_record
        ended = record.stage is CampaignStage.ENDED
        length = None
        if record.setup.new_frontier and not self._is_kept and record not in self.view.campaigns:
            begin = commands.BeginCampaign(3 if record.campaign.length == 5 else 5, record.setup)
            length = Button(say("campaign-length", count=begin.missions), begin, "m")
        begins, problem = (
            ("screen-start", self.start_problem) if self._waiting is None else ("screen-open-continue", "")
        )
        main = choosing.start_button(self.texts, "fly", self.start_label(), begins, problem)
        home = Button(say("screen-home"), "back", "escape", main=True, size=Type.LEAD, min_height=60)
        return footer(
            None if ended else Button(say("campaign-save" if self._is_kept else "screen-back"), "back", "escape"),
            length,
            Button(say("screen-open-log"), OpenScene("log", (record.legs[-1].line,)), "l") if record.legs else None,
            Button(self._stop_label(), "stop", "e") if self._is_kept and not ended else None,
            Button(say("campaign-take-back"), commands.UndoRepair(), "u") if self.can_undo_repair else None,
            home if ended else main if record.stage is CampaignStage.CHOOSING else None,
            note=self.status(),
        )


def _points(texts: Texts, mission: MissionResult) -> str:
    """Describe a mission's points, or what caused its loss."""
    if mission.score is None:
        return texts.say("campaign-leg-lost", threat=log_table.threat_in_words(texts, mission.lost_to))
    score = mission.score
    return texts.say("campaign-leg", destroyed=score.destroyed, survived=score.survived, visual=score.visual)


class SavedCampaignsScene(SessionScene):
    """The scene that lists the campaigns that can be continued."""

    help_name = "campaigns"
    default = ("go on", 0)

    def __init__(self, texts: Texts, session: Session, begin: commands.BeginCampaign | None = None) -> None:
        super().__init__(texts, session)
        self._begin = begin or commands.BeginCampaign()
        unreadable = session.count_unreadable_campaigns()
        if unreadable:
            self.trouble = texts.say("campaign-left-alone", count=unreadable)

    @property
    def campaign_records(self) -> tuple[CampaignRecord, ...]:
        return self.view.campaigns

    def do(self, action: Action) -> None:
        match action:
            case ("go on", int(place)) if place < len(self.campaign_records):
                self._open(commands.OpenCampaign(self.campaign_records[place]))
            case "begin":
                self._open(self._begin)

    def _open(self, command: commands.Command) -> None:
        if self.run_command(command):
            self.replace_scene("campaign")

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
        only = self.campaign_records[0] if len(self.campaign_records) == 1 else self.view
        crew = seated_figures(self.texts, only.setup)
        return self.make_page(
            self.header(say("campaign-saved")),
            self.add_crew(resting, crew),
            self.footer(begin, back=say("screen-home")),
        )

    def _campaign(self, place: int, record: CampaignRecord) -> Widget:
        score = record.campaign.score
        total = (
            None if score is None else Text(format_minus(score.total), fonts.Style(Type.TITLE, theme.AMBER, fonts.BOLD))
        )
        names, waits, campaign = _crew(self.texts, record), _waits(self.texts, record), record.campaign
        args = (campaign.missions, campaign.length, campaign.is_over)
        way = Leaf(paint_voyage, args=args, words=" ", min_width=150, max_width=290, min_height=80, grow=9)
        crew = seated_figures(self.texts, record.setup)
        return choosing.resume_button(place, waits, names, crew, way, total, theirs=False)


def _crew(texts: Texts, campaign_record: CampaignRecord) -> str:
    return ", ".join(seat_name(texts, seat) for seat in campaign_record.setup.seats)


def _waits(texts: Texts, campaign_record: CampaignRecord) -> str:
    """Say when the campaign began and what its next step is."""
    begun, leg = date_in_words(texts, campaign_record.begun), campaign_record.standing.next_number
    repairs = campaign_record.stage in (CampaignStage.REPAIRING, CampaignStage.PLACING)
    return texts.say("campaign-next", date=begun, leg=leg, repairs=repairs)
