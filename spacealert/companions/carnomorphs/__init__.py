"""Carnomorphs, an expansion of Nemesis: its aliens feed, evolve and mutate. Otherwise, the rules of Nemesis apply.

Section numbers such as §6.4 refer to `docs/rules/carnomorphs.md`. Start with `carnomorph_species`.
"""
