"""The Thing in the window: the station board beside the guide, its pictures and its sounds.

Begin with `thing_scene`.
"""
