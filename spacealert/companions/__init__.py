"""Companions for other games. A companion uses the kit, but neither Space Alert nor another companion.

Begin with `shelf`, which lists the companions.
"""
