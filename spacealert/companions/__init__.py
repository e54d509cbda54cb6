"""Companions for other games. Each uses the kit but neither Space Alert nor another companion.

Begin with `shelf`, which lists them.
"""
