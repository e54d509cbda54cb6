"""The program's window: its scenes and their pictures.

Start with `evening`, which opens the first scene, then read `mission_scene`. `session_scene` is the base of most
scenes.
"""

from spacealert.kit.i18n.errors import UserError
from spacealert.kit.pygame_install import find_pygame_install

# Explains a wrong pygame in one sentence; importing the scenes with it would end in a traceback.
if (_installed := find_pygame_install()).state != "ce":
    raise UserError("screen-wrong-pygame", state=_installed.state, version=_installed.version or "")

from spacealert.apps.window import icons as icons  # registers the drawings that painters refer to
