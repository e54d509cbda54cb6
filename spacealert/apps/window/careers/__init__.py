"""The window's scenes of careers: the explorers, what a run has brought them, and who plays whom.

Begin with `careers_scene`; `award_scene` follows a mission.
"""
