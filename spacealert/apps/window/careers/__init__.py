"""Scenes for careers: explorers, awards after a run, and who plays whom.

Start with `careers_scene`. `award_scene` follows a mission.
"""
