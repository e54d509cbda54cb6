"""Companions for other games.

A companion uses the kit, but not Space Alert, and no other companion, except that Carnomorphs extends Nemesis.

Begin with `shelf`, which lists the companions.
"""
