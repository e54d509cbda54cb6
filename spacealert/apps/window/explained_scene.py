"""A scene that explains itself: H, F1 and the sign in the corner show what it is for and what its keys do."""

from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui.controls import Corner, cap_of
from spacealert.kit.ui.scene import Help, Scene


class ExplainedScene(Scene):
    """The text `help-NAME` of its `help_name` explains it; its keys are those of its widgets.

    An older scene, which has no widgets, says in `help_keys` what its keys do.
    """

    texts: Texts
    help_name = ""

    @property
    def is_explained(self) -> bool:
        return bool(self.help_name)

    @property
    def help_keys(self) -> tuple[tuple[str, str], ...]:
        if not self.declared:
            return ()
        found = {cap_of(one.key): one.label for one in reversed(self.tree.bindings()) if one.label}
        return tuple(reversed(found.items()))

    def help(self) -> Help | None:
        if not self.help_name:
            return None
        say = self.texts.say
        keys = (*self.help_keys, ("F11", say("help-full-screen")))
        return Help(say("help-title"), say(f"help-{self.help_name}"), keys, say("screen-close"))

    def corner(self) -> Corner:
        say = self.texts.say
        return Corner(self.is_explained, self._is_fullscreen, say("help-title"), say("help-full-screen"))
