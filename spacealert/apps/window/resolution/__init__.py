"""Scenes for entering plans and for watching the resolution.

Start with `plans_scene`, then `walk_scene`, which leads to the coach.
"""
