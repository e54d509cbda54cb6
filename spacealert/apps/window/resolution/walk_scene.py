"""The scene that shows the resolution of a game step by step."""

from collections.abc import Callable, Hashable
from copy import copy

from attrs import evolve

from spacealert.apps.window import phones_scene
from spacealert.apps.window.careers.award_scene import AwardScene
from spacealert.apps.window.music import LineSpeaker
from spacealert.apps.window.resolution import dialogs
from spacealert.apps.window.resolution.ending import EndingColumn, EndingPicture, free_pictures, is_wide
from spacealert.apps.window.resolution.files import SaveResult, save
from spacealert.apps.window.resolution.plans_scene import PlansScene
from spacealert.apps.window.resolution.stage_painter import StagePainter
from spacealert.apps.window.resolution.walk_parts import (
    WalkColumn,
    WalkFooter,
    describe_drawn_tracks,
    describe_table,
    paint_turn_line,
)
from spacealert.apps.window.resolution.walk_sound import SETTING, SoundChoice, WalkSound, load_sound_choice
from spacealert.apps.window.session_scene import SessionScene, create_scene
from spacealert.engine import resolve
from spacealert.engine.events import Attacked, Damaged, TurnBegins
from spacealert.engine.table import Resolution
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.storage import settings
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Action, Box, Canvas
from spacealert.kit.ui.containers import CORNER, Column, Columns, Layers, Modal, Row, Scroll
from spacealert.kit.ui.controls import Button, Empty, Leaf, Text
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.scene import Question
from spacealert.kit.ui.sky import Mood
from spacealert.kit.ui.widget import Widget
from spacealert.logbook.entry_story import best_feat
from spacealert.narration import report
from spacealert.narration.explanations import find_rule
from spacealert.narration.sentences import EventNarrator
from spacealert.narration.shapes import event_drawing
from spacealert.narration.shapes.movement import Moment
from spacealert.narration.shapes.ship_layout import SHEET
from spacealert.narration.walk import TurnResult, Walk, describe_changes
from spacealert.session import Session, commands
from spacealert.session.campaign_record import CampaignRecord, CampaignStage, available_kinds
from spacealert.session.log_client import find_flown_run, why_no_experience
from spacealert.session.resolution_sheet import ResolutionSheet
from spacealert.session.session_state import Origin, Stage, official_number
from spacealert.session.views import ResolutionView
from spacealert.texts import load_texts

SPEEDS = (0.6, 1.2, 2.5, 5.0)  # seconds per step in playback, labeled 4 3 2 1
_BETWEEN_TURNS = 2.0  # a turn's first step takes this many times as long
_BREATHS, _AWAKE = 10, 12.0  # frames per second of breathing threats, and seconds they keep breathing after a step
ENDING = 6.0  # seconds, for the end of the mission
_CORNER_HIGH = 34.0  # height of the corner buttons below the margin, in units
_COLUMN, _LOWER, _VEILED = 430.0, 0.52, 0.72  # end column: width, share below the ship, shade
_STRUCK = 0.34  # share of a blow at which its picture is taken
_SOUND_ICONS = {SoundChoice.ALL: "louder", SoundChoice.EFFECTS: "speaker", SoundChoice.NOTHING: "muted"}
_UNLOGGED = {
    Origin.FILE: "logbook-not-entered",
    Origin.PRACTICE: "logbook-not-entered",
    Origin.COACH: "logbook-coach",
}
_CELEBRATES = 5.0  # seconds to celebrate a record
_MOVES_ON = ("close", "why", "play", "end")  # actions that only close a panel beside the ship
_ONWARD = ("right", "down", "space", "enter", "escape", "end", "pagedown")
_COUNTED_FROM, _COUNTED_UNTIL = 0.56, 0.9  # shares of the ending at which the score starts and stops counting


class WalkScene(SessionScene):
    """The scene of the current game's resolution."""

    help_name = "walk"
    mood = Mood.DEEP
    enlarged = False

    def __init__(self, texts: Texts, session: Session) -> None:
        super().__init__(texts, session)
        self.playing = False
        self.speed = 1
        self.moves = self.is_animated  # whether steps are animated
        self.cover: dialogs.WalkDialog | None = None
        self.saved: SaveResult | None = None  # where the game was saved
        self._moving = 0.0  # seconds left in this step's animation
        self._moment_lasts = 1.0  # its total length in seconds
        self._beat = self._awake = 0.0  # seconds the threats have been breathing, and seconds left
        self._waited = 0.0
        self._plans: PlansScene | None = None  # plans as last opened from here
        self._feat: str | None = None  # achievement to celebrate, once known
        self._no_run: tuple[int, UserError | None] = (-1, None)  # revision, and why the log entry is not a run
        self._ended = 0.0  # seconds since the ending appeared
        self._end: tuple[object, EndingPicture] | None = None  # the last picture, and what it depends on
        self._stage = StagePainter(texts)
        self.sound = WalkSound(session.open_mix, lambda: session.voice, load_sound_choice())
        self._changes: tuple[Resolution | None, Resolution | None, list[str]] = (None, None, [])
        self._first_walk: dialogs.TrainingDialogs | None = None
        self._keep_log_up_to_date()

    # the model

    @property
    def resolution(self) -> ResolutionView:
        resolution = self.view.resolution
        assert resolution is not None
        return resolution

    @property
    def sheet(self) -> ResolutionSheet:
        assert self.resolution.sheet is not None
        return self.resolution.sheet

    @property
    def walk(self) -> Walk:
        assert self.resolution.whole is not None
        return self.resolution.whole

    @property
    def shown_walk(self) -> Walk:
        """The walk as the players know it.

        While they are asked for a damage tile, it ends before that tile is drawn.
        """
        if not isinstance(self.cover, dialogs.TileDialog):
            return self.walk
        before = copy(self.walk)
        before.step_events(-1)
        return before

    @property
    def narrator(self) -> EventNarrator:
        return EventNarrator(self.texts, self.sheet.displayable_game)

    @property
    def changes(self) -> list[str]:
        """Sentences about what the last correction changed."""
        before, now = self.resolution.before, self.walk.resolution
        if (before, now) != self._changes[:2]:
            found = (
                []
                if before is None or before == now
                else describe_changes(self.texts, self.sheet.displayable_game, before, now)
            )
            self._changes = before, now, found
        return self._changes[2]

    def resume(self) -> None:
        """Continue the resolution if the players return from the plans, and update the log if needed."""
        if self.view.stage is Stage.PLANS:
            self.run_command(commands.StartWalk())
        self._keep_log_up_to_date()

    def _go(self, place: int) -> None:
        """Move to this point of the resolution, stopping at damage tiles that the players must enter."""
        before = self.walk.place
        if not self.run_command(commands.GoToStep(place)) or self.walk.place == before:
            return
        moves = self.moves and self.walk.place == before + 1  # skipped steps are not animated
        self._moment_lasts = min(
            event_drawing.event_duration(self.walk.event), SPEEDS[self.speed] if self.playing else 9
        )
        self._moving, self._waited, self._ended = (
            (self._moment_lasts if moves else 0.0),
            0.0,
            (0.0 if moves else ENDING),
        )
        self._awake = _AWAKE if moves else 0.0
        self.saved = None
        if self.walk.place == self.walk.last:
            free_pictures()  # the end paints others
        incomplete = self.resolution.missing_cards and self.walk.resolution.won
        if incomplete and self.walk.place == self.walk.last:
            self._ended = ENDING  # nobody has come home yet: no film and no fanfare
        elif self.walk.place == before + 1:
            self.sound.play_event(self.walk.event, self.walk.view)
            self._lay(self._instructor().explain(self.walk.event, self.narrator))
        walk = self.resolution.walk
        if walk is not None and walk.tile_to_draw is not None:
            zone, under = walk.tile_to_draw
            left = frozenset(self.sheet.game.tiles[zone][under:])
            self._lay(dialogs.TileDialog(self.texts, zone, under, left))
        self._keep_log_up_to_date()
        if self.walk.place == self.walk.last and not incomplete:
            self._lay(self._instructor().debrief(self.walk.resolution.score))

    def _instructor(self) -> dialogs.TrainingDialogs:
        """Return the dialogs of a training flight, which are created when first needed."""
        if self._first_walk is None:
            mission = self.sheet.file.mission
            self._first_walk = dialogs.TrainingDialogs(self.texts, self.sheet.crew, mission, LineSpeaker(self.session))
        return self._first_walk

    def _lay(self, cover: dialogs.WalkDialog | None) -> None:
        """Show a dialog, which pauses the walk."""
        if cover is not None:
            self.cover, self.playing = cover, False

    def _keep_log_up_to_date(self) -> None:
        """Log a game played this evening when its resolution ends, and update the entry if the game changes later."""
        game = self.resolution
        wants = game.differs_from_log or (not game.is_in_log and self.walk.place == self.walk.last)
        if game.origin is Origin.TABLE and wants and not game.missing_cards:
            self.run_command(commands.EnterInLog())

    def _slipping(self) -> tuple[int, str] | None:
        """Return the turn and the acting player's color, or None if nobody can slip now."""
        event = self.walk.event
        if self.sheet.double_actions:  # double actions have no Oops
            return None
        return (event.turn, event.who) if event and event.who and event.step == "actions" else None

    def do(self, action: Action) -> None:
        if self.cover is not None:
            is_beside = isinstance(self.cover, dialogs.WhyDialog | dialogs.InstructorDialog)
            self._covered(action)
            if not is_beside or action in _MOVES_ON or isinstance(action, tuple):
                return  # the other buttons, which stay visible beside it, do their usual action too
        walk = self.walk
        match action:
            case ("step", int(by)):
                self._go(walk.place + by)
            case ("place", int(place)):
                self._go(place)
            case "end":
                self._go(walk.last)
            case ("turn by", int(by)):
                self._jump(lambda walk: walk.step_turns(by))
            case ("phase by", int(by)):
                self._jump(lambda walk: walk.step_phases(by))
            case ("turn", int(turn)):
                self._jump(lambda walk: walk.go_to_turn(turn))
            case "play":
                self.playing = not self.playing and walk.place < walk.last
                self._waited = 0.0
            case ("speed", int(by)):
                self.speed = max(0, min(len(SPEEDS) - 1, self.speed + by))
            case "motion":
                self.moves = not self.moves
                self._moving = 0.0
            case "skip":
                self._moving, self._ended = 0.0, ENDING
            case "music":
                self.sound.toggle_music()
            case "sound":
                self.sound.sound_choice = self.sound.sound_choice.next_choice
                settings.change(**{SETTING: str(self.sound.sound_choice)})
            case "tiles":
                self.run_command(commands.SetTilesDrawnByPlayers(not self.resolution.own_tiles))
            case ("card", str(code)):
                flags = next((token.flags for token in walk.view.threats if token.code == code), ())
                self.cover = dialogs.card_dialog(self.texts, code, flags)
            case "why" if walk.event is not None and find_rule(walk.event) is not None:
                self._lay(dialogs.why_dialog(self.texts, self.narrator, walk.event))
            case "why":
                self.trouble = self.texts.say("resolution-no-why")
            case "story" if walk.place:
                self.cover = dialogs.story_dialog(self.texts, self._column(walk).story())
            case "slip":
                if acting := self._slipping():
                    plan = next(one.plan for one in walk.view.crew if one.color == acting[1])
                    is_entered = acting in [(slip.turn, slip.color) for slip in self.sheet.game.slips]
                    self._lay(dialogs.SlipDialog(self.texts, *acting, plan[acting[0] - 1], is_entered))
                elif self.sheet.double_actions:
                    self.trouble = self.texts.say("session-no-trips")
            case "plans":
                slot = self._slot()
                if self.run_command(commands.EditPlans()):
                    self._plans = PlansScene(self.texts, self.session, slot, correcting=True)
                    self.navigation.push(self._plans)
            case "save" if self.saved is not None and self.saved.report is not None:
                self._share_report()
                self.navigation.push(create_scene("report", self.texts, self.saved.report))
            case "save":
                self._save()
            case "correct" if self._can_correct:
                self.cover = dialogs.correction_dialog(self.texts, self._correction())
            case "cards" if self.resolution.missing_cards:
                self.back()
                self.navigation.scene.do("unknown")
            case "coach" if walk.place == walk.last:
                self.open_scene("coach")
            case "again" | "next" if self._can_start_next:
                mission = self.sheet.file.mission if action == "again" else self._next_mission()
                self._fly(mission or "")

    def back(self) -> None:
        if self.cover is not None:
            self._covered("close")
            return
        if self._returns_to_plans:
            slot = self._slot()
            if self.run_command(commands.EditPlans()):
                self.replace_scene("plans", slot)
            return
        careers = self._careers()
        if careers is None or self.leave_question() is not None:
            super().back()
        elif careers.has_crew:
            self.navigation.replace(careers)
        else:
            careers.is_above_walk = True
            self.navigation.push(careers)

    @property
    def _returns_to_plans(self) -> bool:
        game = self.resolution
        at_end = self.walk.place == self.walk.last
        return game.origin in (Origin.TABLE, Origin.PRACTICE, Origin.COACH) and bool(game.missing_cards or not at_end)

    @property
    def _can_start_next(self) -> bool:
        alone = self.sheet.campaign is None and not any(member.explorer for member in self.sheet.crew)
        return alone and self.resolution.origin is Origin.TABLE and bool(self.sheet.file.mission)

    def _next_mission(self) -> str:
        """Return the id of the next published mission, or an empty string if there is none."""
        kinds = available_kinds(self.view.setup)
        ids = [one.id for one in self.session.scenarios if one.kind in kinds and official_number(one.id)]
        mission = self.sheet.file.mission
        return next(iter(ids[ids.index(mission) + 1 :]), "") if mission in ids else ""

    def _fly(self, mission: str) -> None:
        """Close the game and start this mission. Do nothing if leaving the game would need confirmation."""
        if not mission or self.leave_question() is not None:
            return
        self.session.wait()
        if not self.run_command(commands.ChooseMission(mission)) or not self.run_command(commands.CloseGame()):
            return
        if self.run_command(commands.StartMission()):
            self.replace_scene("preparing")
        else:
            self.navigation.back()

    @property
    def _is_in_careers(self) -> bool:
        """Whether this mission was flown by explorers and logged, with The New Frontier on."""
        flew = any(member.explorer for member in self.sheet.crew)
        return flew and self.resolution.is_in_log and self.view.setup.new_frontier

    def _careers(self) -> AwardScene | None:
        """Return the award scene for this mission, or None if there is nothing to award."""
        if self.resolution.origin is not Origin.TABLE or not self._is_in_careers:
            return None
        try:
            self.session.wait()
            line = self.session.log.find(self.sheet.id)
            if line is None:
                return None
            return AwardScene(self.texts, self.session, find_flown_run(self.session.log, line.entry))
        except UserError:  # its campaign continues, or it does not count
            return None

    def suspend(self) -> None:
        self.sound.stop_sounds()

    def leave_question(self) -> Question | None:
        if not self._can_correct:
            return None
        say = self.texts.say
        return Question(
            say("resolution-leave-copy"),
            say("resolution-leave-copy-what"),
            say("resolution-leave-copy-yes"),
            say("resolution-leave-copy-no"),
        )

    def leave(self) -> None:
        """Release sounds and pictures, and close the game unless the whole window is closing."""
        self.sound.close()
        free_pictures()
        if self._first_walk is not None:
            self._first_walk.close()
        if self.view.stage is Stage.WALK and not self.navigation.closed:
            self.run_command(commands.CloseGame())

    def _jump(self, jump: Callable[[Walk], bool]) -> None:
        """Go where `jump` takes the walk, but stop at damage tiles that the players must enter."""
        goal = copy(self.walk)
        jump(goal)
        self._go(goal.place)

    def _share_report(self) -> None:
        phones, file = phones_scene.find_phones(self), self.sheet.file
        if phones is not None:
            phones.share_report(
                lambda language: report.report_page(load_texts(language), file, resolve(file.game)).encode()
            )

    def _save(self) -> None:
        """Save the game and its report, and log the game unless it came from the log book or the coach."""
        self.saved = save(self.texts, self.sheet)
        if self.resolution.origin not in (Origin.LOG, Origin.COACH):
            self.run_command(commands.EnterInLog())
            self.trouble = ""  # the log book may already have it

    @property
    def _can_correct(self) -> bool:
        """Whether this game came from the log book and now differs from its entry."""
        return self.resolution.origin is Origin.LOG and self.resolution.differs_from_log

    def _correction(self) -> list[str]:
        """Return sentences about what the correction would change in the log entry."""
        logged = self.resolution.logged
        if logged is None:
            return []
        return describe_changes(self.texts, self.sheet.displayable_game, logged, self.walk.resolution)

    def _slot(self) -> tuple[int, int]:
        """Return the row and turn at which to open the plans."""
        event = self.walk.event
        colors = [member.color for member in self.sheet.crew]
        if self._plans is not None and (event is None or event.who not in colors):
            return self._plans.row, self._plans.turn  # the cursor's last position in the plans
        row = colors.index(event.who) if event and event.who in colors else 0
        return row, max(1, min(self.sheet.game.turns, self.walk.turn))

    def _covered(self, action: Action) -> None:
        cover, self.cover = self.cover, None
        match cover, action:
            case dialogs.SlipDialog(turn=turn, color=color), ("meant", str(meant)):
                self.run_command(commands.EnterSlip(turn, color, meant))
                self._keep_log_up_to_date()
            case dialogs.TileDialog(zone=zone, place=place), ("tile", str(tile)):
                self.run_command(commands.EnterTile(zone, place, tile))
            case dialogs.TileDialog(zone=zone, place=place), _:
                self.run_command(
                    commands.EnterTile(zone, place, self.sheet.game.tiles[zone][place])
                )  # the program draws this one
            case Modal(), "correct":
                self.run_command(commands.CorrectLog())

    def press(self, key: str) -> bool:
        if self._is_film:  # any key skips the rest, and some also do their usual action
            self.do("skip")
            if key in _ONWARD:
                return True
        if isinstance(self.cover, dialogs.WhyDialog | dialogs.InstructorDialog) and key in (
            "enter",
            "space",
            "right",
            "w",
        ):
            self._covered("close")
            return True
        return super().press(key)

    def tick(self, seconds: float) -> None:
        self._moving = max(0.0, self._moving - seconds)
        self._awake = _AWAKE if self.playing else max(0.0, self._awake - seconds)
        self._beat += seconds
        if self.shown_walk.place == self.shown_walk.last:
            self._tick_ending(seconds)
        if self.playing and self.cover is None:
            self._waited += seconds
            if self._waited >= self._lasts:
                self._go(self.walk.place + 1)
                self.playing = self.walk.place < self.walk.last and self.cover is None

    @property
    def _lasts(self) -> float:
        return SPEEDS[self.speed] * (_BETWEEN_TURNS if isinstance(self.walk.event, TurnBegins) else 1.0)

    @property
    def _is_film(self) -> bool:
        """Whether the ending is playing full screen."""
        return (
            self.moves and self.shown_walk.place == self.shown_walk.last and self._ended < ENDING and self.cover is None
        )

    def _tick_ending(self, seconds: float) -> None:
        if not self._is_film:
            return
        before, self._ended = self._ended, min(ENDING, round(self._ended + seconds, 3))
        items = len(self._ending_picture().points)

        def counted(at: float) -> int:
            share = (at / ENDING - _COUNTED_FROM) / (_COUNTED_UNTIL - _COUNTED_FROM)
            return int(max(0.0, min(1.0, share)) * items)

        if counted(before) < counted(self._ended):
            self.sound.play("count")
        if before < _CELEBRATES <= self._ended and self._celebrated():
            self.sound.play("record")
            self.sound.narrate("record")

    @property
    def log_state(self) -> str:
        """A message about this game's state in the log book, or an empty string."""
        game, view = self.resolution, self.view
        if view.trouble is not None:
            return view.trouble.render(self.texts)
        if game.missing_cards and self.walk.place == self.walk.last:
            return self.texts.say("logbook-cards-lacking", count=game.missing_cards)
        if game.line is not None and not game.differs_from_log:
            return self.texts.say("logbook-entered", number=game.line)
        if game.origin in _UNLOGGED and game.line is None and self.walk.place == self.walk.last:
            return self.texts.say(_UNLOGGED[game.origin])
        return ""

    @property
    def _without_experience(self) -> str:
        """The reason why the explorers get no experience when the game is closed, or an empty string."""
        game = self.resolution
        if not self._is_in_careers or game.origin is Origin.LOG or game.line is None:
            return ""
        if (why := self._why_no_run()) is not None:
            return why.render(self.texts)
        return self.texts.say("careers-not-by-itself") if game.origin is not Origin.TABLE else ""

    def _why_no_run(self) -> UserError | None:
        """Return why the log entry gives no experience, or None if it does."""
        if self._no_run[0] != self.view.revision:
            self._no_run = self.view.revision, why_no_experience(self.session.log, self.sheet.id)
        return self._no_run[1]

    def _notes(self) -> list[str]:
        saved = self.saved.message if self.saved else ""
        experience = self._without_experience if self.resolution.is_in_log else ""
        notes = [note for note in (saved, self.log_state, experience) if note]
        warnings = dict.fromkeys(note for note in (self.trouble, self.save_problem) if note)
        if self.walk.place == self.walk.last and (campaign := self._campaign) is not None:
            leg = {"leg": self.sheet.file.campaign or len(campaign.legs), "of": campaign.campaign.length}
            notes.insert(0, self.texts.say("campaign-now", **leg))
        return [
            *(self.changes or notes),
            *warnings,
            *(describe_drawn_tracks(self.texts, self.sheet) if self.walk.place == 0 else []),
        ]

    def _title(self) -> str:
        event = self.walk.event
        if event is None:
            return self.texts.say("story-start")
        return f"{self.texts.say('story-turn', turn=event.turn)}. {self.texts.say(f'story-step-{event.step}')}"

    def _celebrated(self) -> str:
        """Say what is special about this mission's result, or return an empty string."""
        if self._feat is None and self.resolution.is_in_log:
            found = best_feat(self.session.log.summaries(), self.resolution.id)
            facts = {} if found is None else {"points": found.points, "before": found.before}
            self._feat = "" if found is None else self.texts.say(f"resolution-{found.kind}", **facts)
        return self._feat or ""

    def _ending_column(self) -> EndingColumn:
        notes = tuple(self._notes())
        record, paint_turn = self._celebrated(), self._paint_turn_that_mattered
        best, score = self.view.best_scores.get(self.sheet.file.mission or ""), self.walk.resolution.score
        best = best if best is not None and (score is None or best > score.total) else None  # only another flight's
        lacking = self.resolution.missing_cards
        unsaved = self.saved.message if self.saved and self.saved.report is None else ""
        resolution, problems = self.walk.resolution, (unsaved, self.trouble, self.save_problem)
        return EndingColumn(self.texts, self.narrator, resolution, notes, problems, record, paint_turn, best, lacking)

    def _paint_turn_that_mattered(self, canvas: Canvas, box: Box, turn: TurnResult) -> None:
        walk = copy(self.walk)
        story = walk.resolution.events
        here = (one for one in reversed(story) if one.turn == turn.turn)
        hits = (one for one in here if isinstance(one, Damaged) or (isinstance(one, Attacked) and one.through))
        hit = next(hits, story[turn.events[-1]])
        walk.go_to(walk.events.index(hit) + 1)
        canvas.fill(box, theme.SPACE)
        StagePainter(self.texts).paint_attack(canvas, box, Moment(walk.view_before, walk.view, walk.event, _STRUCK))

    def _column(self, walk: Walk) -> WalkColumn:
        return WalkColumn(self.texts, self.narrator, walk, self.sheet, tuple(self._notes()))

    # the page

    def state(self) -> Hashable:
        phones = phones_scene.phones_revision(self)
        return super().state(), self._is_film, self.sound.sound_choice, phones

    def build(self) -> Widget:
        if self._is_film:
            return Layers(self._film_behind(), self._film())
        walk = self.shown_walk
        over = walk.place == walk.last
        if isinstance(self.cover, dialogs.WhyDialog) and walk.event is not None:
            picture = self._column(walk).actor_picture(walk.event).with_values(min_height=0, wish=0)
            told: Widget = self.cover.build(picture)
        elif isinstance(self.cover, dialogs.WhyDialog | dialogs.InstructorDialog):
            told = self.cover.build()
        elif over:
            told = self._ending_column().build()
        else:
            told = self._column(walk).build()
        shown = (self.texts, walk, self.sheet.game.turns)
        turns = Leaf(paint_turn_line, (walk.place, id(walk.resolution)), shown, "turns", min_height=54)
        turns = turns.sized(min_width=562)  # wide enough to tap each turn
        picture = self._film() if over else self._picture(walk)
        left = Column(picture, turns, gap=6, min_width=480, grow=1)
        foot = self._foot()
        right: Widget = Column(self._head(walk), told, foot.build(), gap=10, min_width=414, max_width=414)
        behind = self._film_behind() if over else None
        columns = Scroll(Columns(left, right, gap=8, pad=(8, 10), grow=1))
        page = Layers(behind, columns, self.corner_buttons(), *foot.extra_keys())
        if self.cover is None or isinstance(self.cover, dialogs.WhyDialog | dialogs.InstructorDialog):
            return page
        return Layers(page, self.cover if isinstance(self.cover, Modal) else self.cover.build(self.narrator))

    def _head(self, walk: Walk) -> Widget:
        choice = self.sound.sound_choice
        heard = self.texts.say("resolution-sound", heard=str(choice))
        sound = Button("", "sound", "v", Icon(_SOUND_ICONS[choice]), words=heard, max_height=40)
        more = sound, phones_scene.phones_button(self, self.texts), Empty(min_width=73)
        if walk.event is None:
            title = fonts.TITLE if more[1] is None else fonts.HEADING
            return Row(Text(self.texts.say("resolution-title"), title, theirs=True, grow=1), *more, min_height=40)
        part = f"story-step-{walk.event.step}" if walk.place == walk.last else "story-turn"
        said = self.texts.say(part, turn=walk.event.turn)
        return Row(Text(said, fonts.TITLE, words=self._title(), grow=1), *more, min_height=40)

    def _picture(self, walk: Walk) -> Widget:
        table = tuple(describe_table(self.texts, self.narrator, walk.view))
        value = (walk.place, walk.view)
        stage = Leaf(self._paint_stage, value, (), "stage", table, SHEET.wide / SHEET.high, self._instant)
        return stage.sized(min_width=480, min_height=320, grow=3)

    def _instant(self) -> Hashable:
        """Return a value that changes when the picture must be repainted."""
        breathes = self._awake and any(token.space is not None for token in self.walk.view.threats)
        return self._moving, int(self._beat * _BREATHS) if breathes else 0

    def _paint_stage(self, canvas: Canvas, box: Box) -> None:
        if box.right > canvas.box.right - CORNER:  # in portrait, below the corner buttons
            box = Box(box.x, box.y + _CORNER_HIGH, box.w, box.h - _CORNER_HIGH)
        walk, share = self.shown_walk, 1 - self._moving / self._moment_lasts
        awake = min(1.0, self._awake / 3)
        moment = Moment(walk.view_before, walk.view, walk.event, share, self._beat, awake)
        self._stage.paint(canvas, box, moment, effects=None if self.moves else _STRUCK)

    def _film(self) -> Widget:
        walk = self.shown_walk
        value = (walk.place, id(walk.resolution), self._celebrated())
        table = () if self._is_film else tuple(describe_table(self.texts, self.narrator, walk.view))
        ratio = 0.0 if self._is_film else SHEET.wide / SHEET.high
        film = Leaf(self._paint_film, value, (), "film", table, ratio, lambda: self._ended)
        return film.sized(grow=3, min_width=480, min_height=320)

    def _film_behind(self) -> Widget:
        walk = self.shown_walk
        value = (walk.place, id(walk.resolution))
        return Leaf(self._paint_behind, value, (), "behind", (" ",), live=lambda: self._ended)

    def _paint_behind(self, canvas: Canvas, box: Box) -> None:
        self._ending_picture().paint_background(canvas, box, _COLUMN)
        if not self._is_film:
            wide, high = (_COLUMN, box.h) if is_wide(box) else (box.w, box.h * _LOWER)
            canvas.veil(Box(box.right - wide, box.bottom - high, wide, high), theme.SPACE, _VEILED)

    def _paint_film(self, canvas: Canvas, box: Box) -> None:
        if not self._is_film and box.right > canvas.box.right - CORNER:
            box = Box(box.x, box.y + _CORNER_HIGH, box.w, box.h - _CORNER_HIGH)
        if self._is_film:
            canvas.add_target(box, "skip", self.texts.say("resolution-skip"))
        self._ending_picture().paint(canvas, box)

    def _ending_picture(self) -> EndingPicture:
        walk, record, lacking = self.shown_walk, self._celebrated(), self.resolution.missing_cards
        known = walk.resolution, walk.view, record, lacking, self.texts
        if self._end is None or self._end[0] != known:
            points = [points for _, points in self._ending_column().score_items()]
            narrator = self.narrator
            names = {member.color: narrator.member_name(member) for member in self.sheet.displayable_game.crew}
            verdict, shown = narrator.verdict(walk.resolution), () if lacking else tuple(points)
            self._end = (
                known,
                EndingPicture(self.texts, walk.view, walk.resolution, names, verdict, record, 1.0, shown, 1.0, lacking),
            )
        share = self._ended / ENDING
        counted = (share - _COUNTED_FROM) / (_COUNTED_UNTIL - _COUNTED_FROM)
        return evolve(self._end[1], share=share, counted=counted)

    def _foot(self) -> WalkFooter:
        walk = self.shown_walk
        return WalkFooter(
            self.texts,
            self.playing,
            len(SPEEDS) - self.speed,
            self.resolution.own_tiles,
            self._slipping() is not None,
            self._can_correct,
            walk.place == walk.last,
            self.cover is not None,
            walk.resolution.won,
            self.saved is not None and self.saved.report is not None,
            self._can_start_next,
            self._next_mission() if self._can_start_next else "",
            bool(self.resolution.missing_cards) and walk.resolution.won and walk.place == walk.last,
            self._next_step() if walk.place == walk.last else "",
        )

    def _next_step(self) -> str:
        """Return the text id of the next step after the resolution, or an empty string."""
        if self._is_in_careers and self.resolution.origin is Origin.TABLE and self._why_no_run() is None:
            return "resolution-to-careers"
        if self._campaign is None:
            return ""
        repairs = self._campaign.stage is CampaignStage.REPAIRING
        return "resolution-to-repairs" if repairs else "screen-open-campaign"

    @property
    def _campaign(self) -> CampaignRecord | None:
        """The campaign that Back returns to, or None."""
        is_flown = self.sheet.campaign is not None and self.resolution.origin is Origin.TABLE
        return self.view.campaign if is_flown else None
