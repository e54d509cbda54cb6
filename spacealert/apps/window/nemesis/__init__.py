"""Nemesis in the window: the guide with the ship beside it.

Start with `nemesis_scene`.
"""
