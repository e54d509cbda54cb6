"""The first start: language, box and crew, then an offer of flight school or a first flight."""

from spacealert.apps.window import choosing, title_art
from spacealert.apps.window.briefing_scene import crew_label
from spacealert.apps.window.session_scene import SessionScene, seat_name, seated_figures
from spacealert.apps.window.title_art import SeatedFigure
from spacealert.kit.storage import settings
from spacealert.kit.ui import fonts, glyphs, theme
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.containers import Centered, Column, Columns, Layers, Plate, Row
from spacealert.kit.ui.controls import Button, Field, Leaf, Pressable, Text, footer, labeled_control, option_grid
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import APART, FieldChanged, Widget
from spacealert.school.progress import FLIGHTS
from spacealert.session import SessionView
from spacealert.session.commands import ChangeSeatColor, ChooseMission, NameSeat, SetCrewSize
from spacealert.session.setup import CREWS, Seat

_LEAST_STAGE = 360.0  # minimum height of the picture, in units
_ASKED = "welcomed"  # settings key that remembers that the questions were answered


def is_first_start(view: SessionView) -> bool:
    """Return whether this is the first start: no answers, settings or games are saved yet."""
    kept = settings.read()
    begun = view.unfinished_games or view.played_missions or view.campaigns
    return not begun and not kept.get(_ASKED) and "table" not in kept and "language" not in kept


class WelcomeScene(SessionScene):
    """The scene shown on the first start: language, expansion and crew, with the usual answers preselected."""

    help_name = "welcome"

    def do(self, action: Action) -> None:
        match action:
            case FieldChanged(("name", int(place)), text):
                self.run_command(NameSeat(place, glyphs.clean(text)))
            case "learn":
                self._remember_welcome()
                self.replace_scene("school")
            case "fly":
                self._remember_welcome()
                from spacealert.apps.window.flight_school.study_scene import (
                    make_training_setup_scene,  # loaded when opened
                )

                self.navigation.replace(make_training_setup_scene(self, FLIGHTS[0]))

    def back(self) -> None:
        self._remember_welcome()
        super().back()

    def _remember_welcome(self) -> None:
        """Remember not to show the welcome again, and preselect the first test flight."""
        self.run_command(ChooseMission(FLIGHTS[0]))
        settings.change(**{_ASKED: True})

    def build(self) -> Widget:
        say = self.texts.say
        mine = (self.table.players, self.table.androids)
        crews = (Button(crew_label(*crew), SetCrewSize(*crew), chosen=crew == mine) for crew in CREWS)
        twice = self.table.shared_names[:1]
        wrong = say("session-two-of-a-name", name=twice[0]) if twice else self.trouble
        questions = Plate(
            labeled_control(say("settings-language"), choosing.language_choice(self.texts)),
            labeled_control(say("settings-box"), choosing.expansion_choice(self.texts, self.table.new_frontier)),
            labeled_control(say("welcome-who"), option_grid(*crews)),
            Row(*(self._seat(place, seat) for place, seat in enumerate(self.table.seats)), even=True, grow=1),
            Text(wrong, fonts.SEAT, theme.ALARM) if wrong else Text(say("welcome-learn-what"), fonts.SEAT, theme.FAINT),
            gap=APART,
            pad=(36, 26),
        ).sized(max_width=860, min_width=560)
        wing = Icon("wing", theme.INK)
        crew = seated_figures(self.texts, self.table)
        stage: Widget = Leaf(title_art.paint_title, args=(crew, 0.6), title="stage", words=" ")
        hangar = Leaf(Canvas.illustration, args=("hangar",), words=" ")
        stage = Layers(hangar, stage, min_width=380, min_height=_LEAST_STAGE, grow=1.8)
        refused = wrong if twice else ""
        ways = footer(
            Button(say("welcome-look-around"), "back", "escape", min_height=64),
            Button(say("welcome-fly"), "fly", min_height=64, disabled=refused),
            Button(say("welcome-learn"), "learn", "enter", wing, main=True, size=Type.HEADING, disabled=refused).sized(
                min_height=64
            ),
        )
        return self.make_page(
            self.header(say("welcome-title")), Columns(stage, Centered(questions, grow=2), gap=20, grow=1), ways
        )

    def _seat(self, place: int, seat: Seat) -> Widget:
        name = seat_name(self.texts, seat)
        color = self.texts.say(f"screen-color-{seat.color}")
        picture = title_art.figure_picture(SeatedFigure(seat.color, "", seat.android), place + 1)
        figure = Pressable(
            picture.sized(min_height=104, grow=1), action=ChangeSeatColor(place), pad=(4, 6), words=color, grow=1
        )
        written: Widget = Text(name, fonts.SEAT, theme.FAINT, "center", min_height=44)
        if not seat.android:
            written = Field(("name", place), seat.name, name, self.edited_field, size=Type.SEAT)
        return Column(figure, written, gap=6, grow=1)
