"""One guide of the flight school in the window: what was learned in it is kept at its end."""

from collections.abc import Callable

from spacealert.apps.window.flight_school.school_board import SchoolBoard
from spacealert.apps.window.guide_scene import GuideScene
from spacealert.apps.window.line_speaker import LineSpeaker
from spacealert.kit.guide.walkthrough import S
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.school import progress
from spacealert.school.studies import Study


class StudyScene(GuideScene[S]):
    """`then` is called once it is over and kept, with this scene still on the screen."""

    upright = True

    def __init__(
        self, texts: Texts, crew: str, study: Study[S], instructor: LineSpeaker, then: Callable[[], None] | None = None
    ) -> None:
        self.crew = crew
        self.study = study
        self.instructor = instructor
        self.then = then
        self._learned = False  # what is taken back and done again is learned once
        super().__init__(texts, study.title, study.saved, SchoolBoard(texts))

    def speak(self, text_id: str) -> None:
        if text_id:
            self.instructor.say(text_id)

    def finish(self) -> None:
        assert self.walkthrough is not None
        if self._learned:
            return
        self._learned = True
        try:
            before = progress.read(self.crew)
            progress.write(self.crew, self.study.learned(before, self.walkthrough.state))
        except UserError as error:
            self.trouble = self.texts.say("school-done-not-saved", why=error.render(self.texts))
        self.saved.delete()
        if self.then is not None:
            self.then()

    def leave(self) -> None:
        super().leave()
        self.instructor.close()
