"""Nemesis in the window: the guide with the ship beside it.

Begin with `nemesis_scene`.
"""
