"""What every scene is made of: palette, type, layout, icons, widgets, and the screen that shows a scene.

How a scene is made, in the order of the modules here:

`layout.Box` is a rectangle in units: the window is always at least 1280 × 720 units, whatever its pixels, and what is
left over goes to its longer side. `canvas.Canvas` draws into boxes: fills, text that is fitted (and reported when it
cannot be), and icons that the application draws with the brush of `drawing`, all sharp at the window's own pixels, in
the colors and sizes of `theme`. It draws in *panels*: a panel is painted anew only when the value it shows has changed.
`widgets` are buttons, choices and sliders: whatever is pressed, by
mouse, finger or keys, is an *action*, any hashable value, which comes back to the scene. `scene.Scene` is a model
that also paints itself; `navigation.Navigation` is the stack of scenes that were opened one over the other;
`screen.Screen` shows them without a window, for tests and the gallery; `window.run` shows them in one.
"""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # our own output is enough
