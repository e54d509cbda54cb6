"""Carnomorphs, the expansion of Nemesis: its aliens feed, evolve and mutate; all other rules are those of Nemesis.

Section numbers such as §6.4 are those of `docs/rules/carnomorphs.md`.

Begin with `carnomorph_species`.
"""
