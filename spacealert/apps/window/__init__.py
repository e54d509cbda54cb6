"""The window: scenes, each a model and a painter. Knows every other part of the package, and none of them knows it."""

from spacealert.apps.window import icons as icons  # every painter names drawings, and they are registered here
