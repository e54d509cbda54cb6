"""What a start shows when a resolution was left in the middle: go on with it, or leave it."""

from collections.abc import Callable

from spacealert.apps.window.offer import Offer
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui.scene import Scene
from spacealert.narration.telling import Teller
from spacealert.session.resolution_sheet import Sheet


class Again(Offer):
    """Offers the draft that was found."""

    def __init__(self, texts: Texts, sheet: Sheet, go_on: Callable[[], Scene], leave_it: Callable[[], Scene]) -> None:
        super().__init__(texts, go_on, leave_it)
        self.sheet = sheet

    def _lines(self) -> list[str]:
        shown = self.sheet.shown
        crew = ", ".join(Teller(self.texts, shown).name(member) for member in shown.crew)
        return [
            self.texts.say("resolution-again"),
            self.sheet.file.mission or crew,
            self.texts.say("resolution-again-what"),
        ]
