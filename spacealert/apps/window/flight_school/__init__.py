"""Scenes for the flight school.

Start with `school_scene`, the course. `study_scene` is one lesson or exercise.
"""
