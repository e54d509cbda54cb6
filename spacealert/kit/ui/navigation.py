"""Which scenes lie on top of each other: a scene opens another one, gives way to it, or goes back to the one below."""

from collections.abc import Callable

from spacealert.kit.ui.overlay import Confirmation, HelpScene
from spacealert.kit.ui.scene import Question, Scene


class Navigation:
    """A stack of scenes; the last one is on the screen.

    Every scene in it finds it as `scene.navigation`. Leaving asks first: a scene whose `losing` is a question is only
    left when a person has confirmed it, and so is the last scene if its `ending` is one. While a question or help is on
    the screen, the scene below goes on; if that moves on by itself, it is dropped.
    """

    def __init__(self, *scenes: Scene) -> None:
        self.closed = False
        self.fullscreen = False  # whether the window is to fill the screen
        self._stack: list[Scene] = []
        self._over: Confirmation | HelpScene | None = None
        for scene in scenes:
            self._add(scene)
        scenes[-1].resume()

    @property
    def scene(self) -> Scene:
        """What is on the screen."""
        return self._stack[-1] if self._over is None else self._over

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """From the first one to the one on top."""
        return tuple(self._stack)

    def push(self, scene: Scene) -> None:
        """Open this scene; back leads here again."""
        self._over = None
        self._stack[-1].suspend()
        self._add(scene)
        scene.resume()

    def replace(self, scene: Scene) -> None:
        """Open this scene in the place of the one on top; back leads to where that one came from."""
        self._over = None
        self._stack.pop().leave()
        self._add(scene)
        scene.resume()

    def back(self) -> None:
        """Return to the scene below; from the first one, the window closes."""
        if len(self._stack) > 1:
            self._ask_and_leave(len(self._stack) - 1, None)
        else:
            self._ask_and_leave(0, self._stack[0].ending())

    def home(self) -> None:
        """Return to the first scene."""
        if len(self._stack) > 1:
            self._ask_and_leave(1, None)

    def close(self) -> None:
        """Close the window."""
        self._ask_and_leave(0, None)

    def leave_all(self) -> None:
        """Close the window without a question."""
        self._leave_down_to(0)

    def help(self) -> None:
        """Explain the scene, or put the explanation away."""
        shown = None if self._over is not None else self._stack[-1].help()
        self._over = None if shown is None else HelpScene(shown, self._stack[-1], close=self._stay)

    def ask(self, question: Question, leave: Callable[[], None], stay: Callable[[], None] = lambda: None) -> None:
        """Ask something about the scene on top, which remains there whatever the answer is."""

        def answered(what: Callable[[], None]) -> None:
            self._over = None
            what()

        scene = self._stack[-1]
        self._over = Confirmation(question, scene, stay=lambda: answered(stay), leave=lambda: answered(leave))

    def _add(self, scene: Scene) -> None:
        scene.navigation = self
        self._stack.append(scene)

    def _ask_and_leave(self, depth: int, ending: Question | None) -> None:
        questions = [scene.losing() for scene in reversed(self._stack[depth:])]
        question = next((question for question in questions if question is not None), ending)
        if question is None:
            self._leave_down_to(depth)
        else:
            self._over = Confirmation(
                question, self._stack[-1], stay=self._stay, leave=lambda: self._leave_down_to(depth)
            )

    def _stay(self) -> None:
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
