"""Flight school in the window: the course, its guides with a board beside them, and what the instructor says.

Begin with `school_scene`, the course; `study_scene` is one lesson or exercise.
"""
