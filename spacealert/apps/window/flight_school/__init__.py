"""Flight school in the window: the course, guides with a board, and the instructor.

Start with `school_scene`, the course. `study_scene` is one lesson or exercise.
"""
