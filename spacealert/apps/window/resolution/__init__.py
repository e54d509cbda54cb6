"""The second half of the evening: the plans go in, and the ship's fate is told step by step.

Begin with `plans_scene`, then `walk_scene`; the coach is asked from its end.
"""
