"""Disputed rules of The New Frontier: which reading a table takes, where the sources disagree."""

from spacealert.apps.window.client import SessionScene
from spacealert.engine.game import OTHER_READINGS
from spacealert.kit.ui.canvas import Action
from spacealert.kit.ui.containers import Form, Plate
from spacealert.kit.ui.controls import Button, Text, choice, foot
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import Widget
from spacealert.session.commands import SetReading


class ReadingsScene(SessionScene):
    """A question for each of them, with our answer first."""

    help_name = "readings"

    def do(self, action: Action) -> None:
        self.trouble = ""
        match action:
            case "back":
                self.navigation.back()
            case (str(name), bool(other)):
                self.ask(SetReading(name, other))

    def build(self) -> Widget:
        say = self.texts.say
        rows: list[Widget] = []
        for name in OTHER_READINGS:
            rows += [Text(say(self._id(name))), self._answers(name)]
        body = Plate(Form(*rows, gap=12), pad=(28, 20), max_width=1100)
        back = Button(say("screen-back"), "back", "escape", main=True, size=Type.LEAD, min_width=220)
        return self.framed(self.head(say("settings-readings-title")), body, foot(back, note=self.status()))

    def _answers(self, name: str) -> Widget:
        say, question = self.texts.say, self._id(name)
        other = self.view.setup.readings.takes_other(name)
        return choice(
            Button(say(f"{question}.ours"), (name, False), chosen=not other),
            Button(say(f"{question}.other"), (name, True), chosen=other),
            label=say(question),
        )

    def _id(self, name: str) -> str:
        return f"settings-reading-{name.replace('_', '-')}"
