"""What every scene is made of: palette, type, layout, icons, widgets, and the screen that shows a scene.

Begin with `docs/toolkit.md`. `scene.Scene` is a model that composes `widget.Widget`s: `containers` share their room,
`controls` show and say something. `tree` lays them out, and `canvas.Canvas` paints them in the colors and sizes of
`theme`, and only where something changed. What is pressed, by mouse, finger or keys, is an *action*, any hashable
value, which comes back to the scene. `navigation.Navigation` is the stack of scenes that were opened one over the
other; `screen.Screen` shows them without a window, for tests and the gallery, and `main_loop.run` in one.
"""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # our own output is enough
