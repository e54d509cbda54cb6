"""The window: scenes that are a model and a painter. Knows every other room, and no other room knows it."""
