"""The window toolkit: palette, type, layout, icons, widgets, and the screen that shows scenes.

Start with `docs/toolkit.md`. A `scene.Scene` is a model that composes `widget.Widget`s: `containers` arrange others,
`controls` show and say something. `tree` lays them out, and `canvas.Canvas` paints what changed, in the colors and
sizes of `theme`. A click, a tap or a key becomes an *action*, any hashable value, which is passed to the scene.
`navigation.Navigation` is the stack of open scenes. `screen.Screen` shows them without a window, for tests and the
gallery, and `main_loop.run` in one.
"""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # our own output is enough
