"""Base classes for scenes: those with texts, and those that also show a session."""

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from attrs import evolve, frozen

from spacealert.apps.window import title_art
from spacealert.apps.window.title_art import SeatedFigure
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.storage import settings
from spacealert.kit.ui import display, fonts, glyphs, theme
from spacealert.kit.ui.canvas import Action
from spacealert.kit.ui.containers import Column, Columns, List
from spacealert.kit.ui.controls import Button, CornerButtons, Leaf, Notice, Spacer, Text, footer
from spacealert.kit.ui.scene import Help, Scene
from spacealert.kit.ui.widget import APART, Widget
from spacealert.logbook.careers.explorer import Explorer
from spacealert.session import Session, SessionView
from spacealert.session.commands import AnyCommand
from spacealert.session.session_state import Stage
from spacealert.session.setup import Seat, TableSetup
from spacealert.texts import load_texts, lookup_rules

# Destination scenes by name, so that scenes need not import each other and load only when opened.
SCENES = {
    "award": "careers.award_scene.AwardScene",
    "briefing": "briefing_scene.BriefingScene",
    "campaign": "campaign.campaign_scene.CampaignScene",
    "campaigns": "campaign.campaign_scene.SavedCampaignsScene",
    "careers": "careers.careers_scene.CareersScene",
    "carnomorphs": "nemesis_scene.NemesisScene",
    "coach": "resolution.coach_scene.CoachScene",
    "entry": "log.entry_form.EntryForm",
    "expansion": "expansion_scene.ExpansionScene",
    "explorer": "careers.careers_scene.ExplorerForm",
    "explorer choice": "careers.careers_scene.ExplorerChoiceScene",
    "log": "log.log_book_scene.LogBookScene",
    "mission": "mission_scene.MissionScene",
    "mission page": "resolution.report_scene.MissionPageScene",
    "nemesis": "nemesis_scene.NemesisScene",
    "phones": "phones_scene.PhonesScene",
    "plans": "resolution.plans_scene.PlansScene",
    "preparing": "preparing_scene.PreparingScene",
    "reading": "read_aloud.ReadAloudScene",
    "readings": "expansion_scene.RulingsScene",
    "report": "resolution.report_scene.ReportScene",
    "school": "flight_school.school_scene.SchoolScene",
    "settings": "settings_scene.SettingsScene",
    "summary": "summary_scene.SummaryScene",
    "thing": "thing_scene.ThingScene",
    "unfinished": "unfinished_scene.UnfinishedScene",
    "walk": "resolution.walk_scene.WalkScene",
}


def find_scene_class(name: str) -> type[Scene]:
    module, _, scene = SCENES[name].rpartition(".")
    found: type[Scene] = getattr(import_module(f"spacealert.apps.window.{module}"), scene)
    return found


def create_scene(name: str, *given: Any, **named: Any) -> Scene:
    return find_scene_class(name)(*given, **named)


@frozen
class OpenScene:
    """The action of a button that opens the scene with this name on top."""

    name: str
    given: tuple[Any, ...] = ()


_FEW_ROWS = 3  # longer lists leave no room below


class LocalizedScene(Scene):
    """A scene with texts and, if it has a `help_name`, with help from the text `help-NAME` and its widgets' keys."""

    texts: Texts
    enlarged = True
    help_name = ""
    trouble = ""  # why an action failed

    @contextmanager
    def catch_user_errors(self) -> Iterator[None]:
        """Put the error into `trouble` if the block raises a `UserError`."""
        try:
            yield
        except UserError as error:
            self.trouble = error.render(self.texts)

    def perform(self, action: Action) -> None:
        with self.catch_user_errors():
            super().perform(action)

    @property
    def has_help(self) -> bool:
        return bool(self.help_name)

    def help(self) -> Help | None:
        if not self.help_name:
            return None
        say = self.texts.say
        found = {one.key: one.label for one in reversed(self.tree.bindings()) if one.label}
        keys = (*reversed(found.items()), ("f11", say("help-full-screen")))
        rules_labels = say("rules-title"), say("rules-all")
        who = Leaf(title_art.paint_instructor, title="instructor", words=" ", min_width=190, min_height=130, grow=1)
        told = say("help-title"), say(f"help-{self.help_name}")
        return Help(*told, keys, say("screen-close"), rules_labels, self.rules(), who)

    def rules(self) -> tuple[tuple[str, str], ...]:
        """Return the rules to look up here, as titles and texts."""
        return ()

    def corner_buttons(self) -> CornerButtons:
        say = self.texts.say
        return CornerButtons(self.has_help, self._is_fullscreen, say("help-title"), say("help-full-screen"))


class SessionScene(LocalizedScene):
    """A scene that shows a session.

    `view` is the session's current view, and `run_command` runs a command or sets `trouble`.
    """

    def __init__(self, texts: Texts, session: Session) -> None:
        self.texts = texts
        self.session = session
        self._view = session.view()

    def rules(self) -> tuple[tuple[str, str], ...]:
        """Return the rules of Space Alert, if this language has them."""
        return lookup_rules(self.texts)

    @property
    def view(self) -> SessionView:
        """The view of the session, refreshed after every change except the passing of time."""
        if self._view.revision != self.session.revision:
            self._view = self.session.view()
        return self._view

    def refresh_view(self) -> SessionView:
        """Refresh the view, including the mission time, and return it."""
        self._view = self.session.view()
        return self._view

    @property
    def table(self) -> TableSetup:
        """The setup of the next mission: the crew and its choices."""
        return self.view.setup

    @property
    def save_problem(self) -> str:
        """The reason why the last change is not saved, or an empty string."""
        error = self.session.save_problem
        return "" if error is None else error.render(self.texts)

    def state(self) -> Hashable:
        return self.session.revision, self.is_animated, self.save_problem

    # common parts of its pages

    def header(self, title: str, *more: Widget | None) -> Widget:
        return Columns(Text(title, fonts.TITLE, grow=1), *more, gap=APART)

    def footer(self, *buttons: Widget | None, back: str = "") -> Widget:
        return footer(Button(back or self.texts.say("screen-back"), "back", "escape"), *buttons, note=self.status())

    def empty_page(self, words: str) -> Widget:
        """Return the middle of an empty page: a picture of the crew, and `words` below it."""
        crew = title_art.crew_picture(seated_figures(self.texts, self.view.setup), on_deck=True, ratio=0)
        said = Text(words, fonts.HEADING, align="center", max_width=820)
        crew = crew.sized(min_height=150, max_height=420, max_width=1000, grow=1)
        return Column(Spacer(grow=0.01), crew, said, Spacer(grow=0.01), gap=24, grow=1)

    def add_crew(self, rows: List, crew: tuple[SeatedFigure, ...]) -> Widget:
        """Return this list, with a picture of the crew below it if the list is short."""
        if len(rows.items) > _FEW_ROWS:
            return Column(rows, pad=(0, 10), grow=1)
        most = 2.2 * len(rows.items) * (rows.row_height + rows.gap)  # rows get taller in narrow windows
        return Column(
            rows.sized(grow=0.1, max_height=most),
            title_art.crew_picture(crew).sized(max_width=900, max_height=230, grow=1),
            gap=24,
            grow=1,
        )

    def status(self) -> Widget:
        """Return a line with the current problem or, if there is none, a notice about the last action."""
        wrong = self.trouble or self.save_problem
        return Text(wrong, fonts.LABEL, theme.ALARM) if wrong else Notice(self.notice)

    # navigation

    def perform(self, action: Action) -> None:
        """Perform a button's action. It can be a session command or a scene to open."""
        self.trouble = ""
        if isinstance(action, AnyCommand):
            self.edited_field = None
            self.run_command(action)
            self.update_language()
        elif isinstance(action, OpenScene):
            self.open_scene(action.name, *action.given)
        else:
            super().perform(action)

    def open_scene(self, name: str, *given: Any, **named: Any) -> None:
        self.navigation.push(create_scene(name, self.texts, self.session, *given, **named))

    @property
    def living_explorers(self) -> tuple[Explorer, ...]:
        return tuple(one for one in self.view.explorers if not one.is_dead)

    @property
    def advancing_explorer(self) -> Explorer | None:
        """The first explorer of the crew who has an advancement to choose, or None."""
        seated = {seat.explorer for seat in self.view.setup.seats if seat.explorer}
        explorers = self.living_explorers if seated else ()
        return next((one for one in explorers if one.name in seated and one.open_advance_count > 0), None)

    def advancement_hint(self) -> str:
        """Say who has an advancement to choose, or return an empty string."""
        if (learner := self.advancing_explorer) is None:
            return ""
        return (
            f"{glyphs.clean(learner.name)} · {self.texts.say('careers-open-steps', count=learner.open_advance_count)}"
        )

    def replace_scene(self, name: str, *given: Any, **named: Any) -> None:
        """Create the scene with this name, and show it instead of this one."""
        self.navigation.replace(create_scene(name, self.texts, self.session, *given, **named))

    def leave_game(self, command: AnyCommand) -> None:
        """Leave the game with this command and go back.

        If the game was saved, show a notice that it can be continued.
        """
        id_ = self.session.state.game_id
        if self.run_command(command):
            self.session.wait()
            kept = next((one for one in self.session.view().unfinished_games if one.id == id_), None)
            stack = self.navigation.scenes
            if kept is not None and len(stack) > 2 and getattr(stack[-2], "help_name", "") == "briefing":
                self.navigation.leave_below()  # where Enter would start another game
            self.navigation.back()
            if kept is not None and not self.navigation.closed:
                scene, mission = self.navigation.scene, kept.item.mission.title_in(self.texts)
                where = scene.help_name if isinstance(scene, SessionScene) else ""
                scene.notice = self.texts.say("screen-game-kept", mission=mission, scene=where)

    @property
    def current_scene_name(self) -> str:
        """The name of the scene for the current game."""
        return {Stage.PLANS: "plans", Stage.WALK: "walk"}.get(self.view.stage, "preparing")

    def update_language(self) -> None:
        """Switch to the session's language if another scene changed it."""
        if self.texts.language != self.view.language:
            self.texts = load_texts(self.view.language)

    def run_command(self, command: AnyCommand) -> bool:
        """Run a command. Return whether it worked. If it failed, `trouble` says why."""
        self.trouble = ""
        try:
            self.session.do(command)
        except UserError as error:
            self.trouble = error.render(self.texts)
            return False
        return True

    @property
    def is_animated(self) -> bool:
        """Whether animation is on. Without a setting, the system decides."""
        chosen = settings.read().get("motion")
        return chosen is not False and (chosen is True or not display.prefers_reduced_motion())


def seated_figures(texts: Texts, table: TableSetup) -> tuple[SeatedFigure, ...]:
    """Return the crew as figures to paint."""
    return tuple(SeatedFigure(seat.color, seat_name(texts, seat), seat.android) for seat in table.seats)


def seat_name(texts: Texts, seat: Seat) -> str:
    """Return the display name of this seat's crew member, without characters that the fonts lack."""
    return evolve(seat, name=glyphs.clean(seat.player_or_explorer), explorer="").name_in(texts)
