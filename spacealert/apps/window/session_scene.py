"""What the scenes of an evening share: help, the view of the session, and commands that may be refused."""

from collections.abc import Hashable
from importlib import import_module
from typing import Any

from attrs import evolve

from spacealert.apps.window import title_art
from spacealert.apps.window.title_art import SeatedFigure
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.storage import settings
from spacealert.kit.ui import display, glyphs, theme
from spacealert.kit.ui.containers import Column, Columns
from spacealert.kit.ui.controls import HEADING, LABEL, TITLE, Button, Corner, Notice, Spacer, Text, cap_of, foot
from spacealert.kit.ui.scene import Help, Scene
from spacealert.kit.ui.widget import APART, Widget
from spacealert.missions import codes
from spacealert.session import Session, SessionView
from spacealert.session.commands import AnyCommand
from spacealert.session.session_state import MissionName, Stage
from spacealert.session.setup import Seat, TableSetup
from spacealert.texts import in_language

# Where scenes lead: so they need not import one another, and each is loaded when it is first opened.
SCENES = {
    "award": "careers.award_scene.AwardScene",
    "briefing": "briefing_scene.BriefingScene",
    "campaign": "campaign.campaign_scene.CampaignScene",
    "campaigns": "campaign.saved_campaigns.SavedCampaignsScene",
    "careers": "careers.careers_scene.CareersScene",
    "carnomorphs": "nemesis.nemesis_scene.NemesisScene",
    "coach": "resolution.coach_scene.CoachScene",
    "entry": "log.entry_form.EntryForm",
    "expansion": "expansion_scene.ExpansionScene",
    "explorer choice": "careers.careers_scene.ExplorerChoice",
    "log": "log.log_book_scene.LogBookScene",
    "mission": "mission_scene.MissionScene",
    "mission page": "mission_page_scene.MissionPageScene",
    "nemesis": "nemesis.nemesis_scene.NemesisScene",
    "phones": "inviting.Inviting",
    "plans": "resolution.plans_scene.PlansScene",
    "preparing": "preparing_scene.PreparingScene",
    "reading": "reading.ReadAloud",
    "readings": "expansion_scene.ReadingsScene",
    "report": "resolution.report_scene.ReportScene",
    "school": "flight_school.school_scene.SchoolScene",
    "settings": "settings_scene.SettingsScene",
    "summary": "summary_scene.SummaryScene",
    "thing": "the_thing.thing_scene.ThingScene",
    "unfinished": "unfinished_scene.UnfinishedScene",
    "walk": "resolution.walk_scene.WalkScene",
}


def scene_class(name: str) -> type[Scene]:
    module, _, scene = SCENES[name].rpartition(".")
    found: type[Scene] = getattr(import_module(f"spacealert.apps.window.{module}"), scene)
    return found


def scene_of(name: str, *given: Any, **named: Any) -> Scene:
    """Make the scene of this name, with what its class is given."""
    return scene_class(name)(*given, **named)


class ExplainedScene(Scene):
    """The text `help-NAME` of its `help_name` explains it; its keys are those of its widgets."""

    texts: Texts
    help_name = ""

    @property
    def is_explained(self) -> bool:
        return bool(self.help_name)

    def help(self) -> Help | None:
        if not self.help_name:
            return None
        say = self.texts.say
        found = {cap_of(one.key): one.label for one in reversed(self.tree.bindings()) if one.label}
        keys = (*reversed(found.items()), ("F11", say("help-full-screen")))
        look_up = say("rules-title"), say("rules-all")
        return Help(say("help-title"), say(f"help-{self.help_name}"), keys, say("screen-close"), look_up, self.rules())

    def rules(self) -> tuple[tuple[str, str], ...]:
        """What can be looked up here, titles and texts."""
        return ()

    def corner(self) -> Corner:
        say = self.texts.say
        return Corner(self.is_explained, self._is_fullscreen, say("help-title"), say("help-full-screen"))


class SessionScene(ExplainedScene):
    """`view` is what the session shows now; `ask` does something in it, or says in `trouble` why it cannot be done."""

    def __init__(self, texts: Texts, session: Session) -> None:
        self.texts = texts
        self.session = session
        self.trouble = ""
        self._view = session.view()

    def rules(self) -> tuple[tuple[str, str], ...]:
        """The rules of Space Alert, in a language that has them."""
        texts = self.texts
        if not texts.owns("rules-title"):
            return ()
        names = (id_.removesuffix("-text") for id_ in texts.ids("rules") if id_.endswith("-text"))
        return tuple((texts.say(name), texts.say(f"{name}-text")) for name in names)

    @property
    def view(self) -> SessionView:
        """What there is to see; all but the running time is read again only after something has happened."""
        if self._view.revision != self.session.revision:
            self._view = self.session.view()
        return self._view

    def look(self) -> SessionView:
        """Look at the session again: from this moment the next frame is painted, and an action is judged by it."""
        self._view = self.session.view()
        return self._view

    @property
    def unsaved(self) -> str:
        """Why the last change is not on the disk."""
        error = self.session.unsaved
        return "" if error is None else error.render(self.texts)

    def state(self) -> Hashable:
        return self.session.revision, self.motion, self.unsaved

    # what its pages have in common

    def head(self, title: str, *more: Widget | None) -> Widget:
        """The title of a page, and what stands beside it."""
        return Columns(Text(title, TITLE, grow=1), *more, gap=APART)

    def foot(self, *buttons: Widget | None, back: str = "") -> Widget:
        """The last line of a page: the way back, what is wrong or has just been done, and what leads on."""
        return foot(Button(back or self.texts.say("screen-back"), "back", "escape"), *buttons, note=self.status())

    def blank(self, words: str) -> Widget:
        """The middle of a page that has nothing to show yet: the crew, and what to do."""
        crew = title_art.crew_picture(seated(self.texts, self.view.setup))
        said = Text(words, HEADING, align="center", max_width=820)
        return Column(
            Spacer(), crew.sized(min_height=150, max_height=240, max_width=820, grow=4), said, Spacer(), gap=24, grow=1
        )

    def status(self) -> Widget:
        """What is wrong or else has just been done."""
        wrong = self.trouble or self.unsaved
        return Text(wrong, LABEL, theme.ALARM) if wrong else Notice(self.notice)

    # where it leads

    def open(self, name: str, *given: Any, **named: Any) -> None:
        """Show the scene of this name over this one; back leads here again."""
        self.navigation.push(scene_of(name, self.texts, self.session, *given, **named))

    def give_way_to(self, name: str, *given: Any, **named: Any) -> None:
        """Show the scene of this name in the place of this one."""
        self.navigation.replace(scene_of(name, self.texts, self.session, *given, **named))

    @property
    def scene_at_table(self) -> str:
        """The scene of what lies on the table."""
        return {Stage.PLANS: "plans", Stage.WALK: "walk"}.get(self.view.stage, "preparing")

    def follow_language(self) -> None:
        """Another scene may have chosen another one."""
        if self.texts.language != self.view.language:
            self.texts = in_language(self.view.language)

    def ask(self, command: AnyCommand) -> bool:
        """Whether it was done."""
        self.trouble = ""
        try:
            self.session.do(command)
        except UserError as error:
            self.trouble = error.render(self.texts)
            return False
        return True

    @property
    def motion(self) -> bool:
        """Whether pictures may move: as it was chosen here, or else as the whole system wants it."""
        chosen = settings.read().get("motion")
        return chosen is not False and (chosen is True or not display.prefers_stillness())


def mission_title(texts: Texts, mission: MissionName) -> str:
    """As it stands over a picture or a question: `S2-3 · Mission 3`, a code, or that it is a secret."""
    if not mission.name:
        return texts.say("screen-secret-mission")
    title = mission.titles.get(texts.language) or next(iter(mission.titles.values()), "")
    name = codes.told(texts, mission.name)
    return f"{name} · {title}" if title else name


def seated(texts: Texts, table: TableSetup) -> tuple[SeatedFigure, ...]:
    """Return the crew of this table as it is pictured."""
    return tuple(SeatedFigure(seat.color, name_of(texts, seat), seat.android) for seat in table.seats)


def name_of(texts: Texts, seat: Seat) -> str:
    """Return the name of this seat, as far as our font can draw it."""
    return evolve(seat, name=glyphs.drawable(seat.called), explorer="").name_in(texts)
