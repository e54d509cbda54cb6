"""Carnomorphs, an expansion of Nemesis: aliens feed and evolve, and characters mutate. Otherwise, Nemesis rules apply.

Section numbers such as §6.4 refer to `docs/rules/carnomorphs.md`. Start with `carnomorph_species`.
"""
