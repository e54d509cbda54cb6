"""Companions for other games.

A companion uses the kit, but not Space Alert, and no other companion, except that Carnomorphs extends Nemesis.

The exception is Carnomorphs, which extends Nemesis.
Begin with `shelf`, which lists the companions.
"""
