"""The window: scenes that are a model and a painter. Knows every other room, and no other room knows it."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # our own output is enough
