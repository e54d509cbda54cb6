"""A scene that explains itself: H, F1 and the sign in the corner show what it is for and what its keys do."""

from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui.scene import Help, Scene


class ExplainedScene(Scene):
    """The text `help-NAME` of its `help_name` explains it, and its `help_keys` say what its keys do."""

    texts: Texts
    help_name = ""

    @property
    def help_keys(self) -> tuple[tuple[str, str], ...]:
        return ()

    def help(self) -> Help | None:
        if not self.help_name:
            return None
        say = self.texts.say
        keys = (*self.help_keys, ("F11", say("help-full-screen")))
        return Help(say("help-title"), say(f"help-{self.help_name}"), keys, say("screen-close"))
