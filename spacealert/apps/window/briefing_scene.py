"""The briefing: who plays, what, and how hard; from here to the siren is one press.

All that is chosen here is remembered in the settings, so that a table that meets every week presses Start.
"""

from spacealert.apps.window import choosing, icons
from spacealert.apps.window.choosing import MissionTitle
from spacealert.apps.window.session_scene import SessionScene, name_of
from spacealert.gamefile.game_file import ROLES
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import glyphs, theme
from spacealert.kit.ui.canvas import Action
from spacealert.kit.ui.containers import Columns, Form, Plate, Row, Table
from spacealert.kit.ui.controls import CAPTION, LABEL, LEAD, Button, Empty, Field, Text, choice, labeled
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import Widget, Written
from spacealert.missions.scenario import Kind
from spacealert.session import Session
from spacealert.session.campaign_record import kinds_for
from spacealert.session.commands import (
    ChooseKind,
    ChooseMission,
    ChooseNew,
    ChooseRandom,
    GiveRole,
    NameSeat,
    NextSeatColor,
    SetCrewSize,
    SetDifficulty,
    StartMission,
    TypeMission,
)
from spacealert.session.session_state import Pick
from spacealert.session.setup import CREWS, Seat, TableSetup

LONGEST_CODE = 40
CODE = "code"  # what may be picked beside what any room offers
_ROLE_ICONS = {"captain": "star", "communications": "antenna", "security": "shield"}


class BriefingScene(SessionScene):
    """Before a mission."""

    help_name = "briefing"

    def __init__(self, texts: Texts, session: Session) -> None:
        super().__init__(texts, session)
        self.missions = choosing.mission_titles(texts, session.scenarios)
        self.first = 0  # of the missions of this kind, the first that is shown
        self.left_out = False  # whether what was written last had signs that cannot be drawn

    # the model

    @property
    def table(self) -> TableSetup:
        return self.view.setup

    @property
    def kind(self) -> Kind:
        return self.view.choice.kind

    @property
    def picked(self) -> str:
        """The id of a mission, or how it is chosen."""
        choice = self.view.choice
        return {Pick.NAMED: choice.named, Pick.TYPED: CODE}.get(choice.pick, str(choice.pick))

    @property
    def code(self) -> str:
        return self.view.choice.typed

    @property
    def read_aloud(self) -> bool:
        return self.view.read_aloud

    @property
    def of_this_kind(self) -> tuple[MissionTitle, ...]:
        return tuple(mission for mission in self.missions if mission.kind is self.kind)

    def do(self, action: Action) -> None:
        self.trouble = ""
        self.left_out = False
        match action:
            case "start":
                if self.ask(StartMission()):
                    self.open("preparing")
            case "back":
                self.navigation.back()
            case "expansion":
                self.open("expansion")
            case ("crew", int(players), int(androids)):
                self.ask(SetCrewSize(players, androids))
            case Written(("name", int(place)), text):
                self.left_out = not glyphs.is_drawable(text)
                self.ask(NameSeat(place, glyphs.drawable(text)))
            case ("color", int(place)):
                self.ask(NextSeatColor(place))
            case ("role", str(role), int(place)):
                self.ask(GiveRole(role, place))
            case (("common" | "serious") as which, str(difficulty)):
                self.ask(SetDifficulty(which, difficulty))
            case "more":
                self.first = choosing.following(self.first, self.of_this_kind)
            case ("kind", str(kind)):
                self.first = 0
                self.ask(ChooseKind(Kind(kind)))
            case ("pick", choosing.RANDOM):
                self.ask(ChooseRandom())
            case ("pick", choosing.NEW):
                self.ask(ChooseNew())
            case ("pick", str(picked)):
                self.ask(ChooseMission(picked))
            case Written("code", text):
                self.ask(TypeMission("".join(letter for letter in text if letter.isprintable())))
            case _:
                choosing.lay_table(self, action)

    # the page

    def build(self) -> Widget:
        say = self.texts.say
        specializations = Button(say("screen-specializations"), "expansion", "n") if self.table.new_frontier else None
        crew = Plate(*self._crew(), gap=10, pad=(18, 10), grow=1, min_width=540)
        mission = Plate(*self._mission(), gap=10, pad=(18, 10), grow=2, min_width=560)
        return self.framed(
            self.head(say("briefing-title"), specializations),
            Columns(crew, mission, gap=20, grow=1),
            self.foot(choosing.start_button(self.texts, "start", self._start_label()), back=say("screen-home")),
        )

    def status(self) -> Widget:
        if self.left_out:
            return Text(self.texts.say("screen-signs-left-out"), LABEL, theme.ALARM)
        return super().status()

    def _crew(self) -> list[Widget]:
        say, mine = self.texts.say, (self.table.players, self.table.androids)
        sizes = choice(*(Button(crew_label(*crew), ("crew", *crew), chosen=crew == mine) for crew in CREWS))
        roles = (Text(say(f"screen-role-{role}"), CAPTION, align="center", max_width=120) for role in ROLES)
        heads = Row(Empty(), Empty(), *roles)
        seats = (self._seat(place, seat) for place, seat in enumerate(self.table.seats))
        return [
            labeled(say("screen-crew"), sizes),
            Table(heads, *seats, gap=5),
            Form(*choosing.difficulty_rows(self.texts, self.table), share=0.25, gap=5),
        ]

    def _seat(self, place: int, seat: Seat) -> Row:
        say, name = self.texts.say, name_of(self.texts, place, seat)
        figure = Button(
            "",
            ("color", place),
            icon=icons.person(seat.color, android=seat.android),
            words=say(f"screen-color-{seat.color}"),
        )
        if seat.android:
            return Row(figure, Text(name, LEAD, theme.FAINT, grow=1), *(Empty() for _ in ROLES))
        hint = say("screen-player", number=place + 1)
        told = ", ".join([name, say(f"screen-color-{seat.color}"), *self._roles_of(place)])
        entry = Field(
            ("name", place), seat.name, hint, self.edited_field, label=told, size=Type.LEAD, grow=1, min_width=150
        )
        return Row(figure, entry, *(self._role(role, place, name) for role in ROLES))

    def _role(self, role: str, place: int, name: str) -> Button:
        mine = self.table.roles[role] == place
        icon = Icon(_ROLE_ICONS[role], theme.PICKED if mine else theme.UNCHOSEN)
        words = f"{self.texts.say(f'screen-role-{role}')}: {name}"
        return Button(
            "", ("role", role, place), icon=icon, chosen=mine, size=Type.LEAD, words=words, min_width=80, max_width=110
        )

    def _mission(self) -> list[Widget]:
        say = self.texts.say
        code = Field(
            CODE,
            self.code,
            say("screen-pick-code"),
            self.edited_field,
            longest=LONGEST_CODE,
            marked=self.picked == CODE,
        )
        return [
            labeled(say("screen-mission"), choosing.kind_choice(self.texts, kinds_for(self.table), self.kind)),
            choosing.mission_choice(self.of_this_kind, self.first, self.picked, self.view.best_scores),
            choosing.chance_choice(self.texts, self.picked),
            code,
            labeled(say("screen-tracks"), choosing.trajectories(self.texts, self.view.tracks)),
            choosing.set_up_button(self.texts),
        ]

    def _roles_of(self, place: int) -> list[str]:
        return [self.texts.say(f"screen-role-{role}") for role in ROLES if self.table.roles[role] == place]

    def _start_label(self) -> str:
        """What Start begins, or why it can begin nothing."""
        start, refused = self.view.start, self.view.start_refused
        if start is not None:
            return choosing.start_label(self.texts, start, self.missions)
        return "" if refused is None else refused.render(self.texts)


def crew_label(players: int, androids: int) -> str:
    """So many people and androids."""
    return f"{players} + {androids}" if androids else str(players)
