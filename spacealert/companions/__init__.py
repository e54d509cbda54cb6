"""Companions for other games: each uses the kit, and none knows Space Alert or another companion.

Begin with `shelf`, which lists them.
"""
