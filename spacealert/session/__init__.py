"""An evening without a window: who plays what, how far it has come, and what was cut off."""
