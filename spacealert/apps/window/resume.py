"""What a start shows after a mission was cut off: go on from that second, or leave it."""

from collections.abc import Callable

from spacealert.apps.window.offer import Offer
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui.scene import Scene
from spacealert.missions.scenario import clock
from spacealert.session.drafts import Draft


class Resume(Offer):
    """Offers the draft that was found."""

    def __init__(
        self,
        texts: Texts,
        draft: Draft,
        go_on: Callable[[Draft], Scene],
        leave_it: Callable[[], Scene],
        instead: str = "",
    ) -> None:
        super().__init__(texts, lambda: go_on(draft), leave_it, instead)
        self.draft = draft

    def _lines(self) -> list[str]:
        scenario = self.draft.round.scenario
        second = int(self.draft.position)
        phase = scenario.phase_at(min(second, scenario.end - 1))
        told = "screen-was-over" if self.draft.over else "screen-cut-off"
        where = self.texts.say(told, time=clock(min(second, scenario.end)), phase=phase)
        return [self.texts.say("screen-resume"), self.draft.round.title(self.texts), where]
