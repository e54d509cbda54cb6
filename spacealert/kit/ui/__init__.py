"""The window toolkit: palette, type, layout, icons, widgets, and the screen that shows scenes.

Start with `docs/toolkit.md`. A `scene.Scene` is a model that composes `widget.Widget`s: `containers` arrange other
widgets, and `controls` have content of their own. `tree` lays them out, and `canvas.Canvas` paints what changed, in the
colors and sizes of `theme`. A click, a tap or a key becomes an *action*, any hashable value, which is passed to the
scene. `navigation.Navigation` is the stack of open scenes. `screen.Screen` shows them without a window, for tests and
the gallery. `main_loop.run` opens a window for them.
"""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # our own output is enough
