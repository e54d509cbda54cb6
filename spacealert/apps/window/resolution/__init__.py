"""The second half of the evening: entering plans, then watching what happens.

Start with `plans_scene`, then `walk_scene`, which leads to the coach.
"""
