"""The stack of scenes. A scene can open another one, replace itself, or go back to the one below."""

from collections.abc import Callable

from spacealert.kit.ui.overlay import Confirmation, HelpScene
from spacealert.kit.ui.scene import Question, Scene


class Navigation:
    """A stack of scenes. The last one is shown.

    Scenes use it as `scene.navigation`. Leaving a scene with a `leave_question` needs confirmation, and so does leaving
    the last one with an `exit_question`. While a question or help is open, the scene below continues. If it opens
    another scene by itself, the question disappears.
    """

    def __init__(self, *scenes: Scene) -> None:
        self.closed = False
        self.fullscreen = False  # whether the window should fill the screen
        self._stack: list[Scene] = []
        self._over: Confirmation | HelpScene | None = None
        for scene in scenes:
            self._add(scene)
        scenes[-1].resume()

    @property
    def scene(self) -> Scene:
        """The scene on screen."""
        return self._stack[-1] if self._over is None else self._over

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, from first to last."""
        return tuple(self._stack)

    def push(self, scene: Scene) -> None:
        """Open a scene on top. Back returns to this one."""
        self._over = None
        self._stack[-1].notice = ""  # out of date by then
        self._stack[-1].suspend()
        self._add(scene)
        scene.resume()

    def replace(self, scene: Scene) -> None:
        """Replace the top scene. Back returns to the one below it."""
        self._over = None
        self._stack.pop().leave()
        self._add(scene)
        scene.resume()

    def back(self) -> None:
        """Go back to the scene below. From the first one, close the window."""
        if len(self._stack) > 1:
            self._ask_and_leave(len(self._stack) - 1, None)
        else:
            self._ask_and_leave(0, self._stack[0].exit_question())

    def home(self) -> None:
        """Go back to the first scene."""
        if len(self._stack) > 1:
            self._ask_and_leave(1, None)

    def close(self) -> None:
        """Close the window. If a scene has a leave question, ask it first."""
        self._ask_and_leave(0, None)

    def close_now(self) -> None:
        """Close the window without asking."""
        self._leave_down_to(0)

    def help(self) -> None:
        """Show or hide help for the scene."""
        shown = None if self._over is not None else self._stack[-1].help()
        self._over = None if shown is None else HelpScene(shown, self._stack[-1], close=self._stay_here)

    def ask(self, question: Question, leave: Callable[[], None], stay: Callable[[], None] = lambda: None) -> None:
        """Ask a question on top of the current scene, which stays open whatever the answer."""

        def answered(what: Callable[[], None]) -> None:
            self._over = None
            what()

        scene = self._stack[-1]
        self._over = Confirmation(question, scene, stay=lambda: answered(stay), leave=lambda: answered(leave))

    def _add(self, scene: Scene) -> None:
        scene.navigation = self
        self._stack.append(scene)

    def _ask_and_leave(self, depth: int, ending: Question | None) -> None:
        questions = [scene.leave_question() for scene in reversed(self._stack[depth:])]
        question = next((question for question in questions if question is not None), ending)
        if question is None:
            self._leave_down_to(depth)
        else:
            self._over = Confirmation(
                question, self._stack[-1], stay=self._stay_here, leave=lambda: self._leave_down_to(depth)
            )

    def _stay_here(self) -> None:
        self._over = None

    def _leave_down_to(self, depth: int) -> None:
        self._over = None
        if self.closed:
            return
        self.closed = depth == 0
        for scene in reversed(self._stack[depth:]):
            scene.leave()
        if not self.closed:
            del self._stack[depth:]
            self._stack[-1].resume()
