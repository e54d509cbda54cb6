"""Scenes for careers: explorers, awards after a run, and the choice of an explorer.

Start with `careers_scene`. `award_scene` is shown after a mission.
"""
