"""Nemesis: the ship's computer. Each procedure is a module named as in the rulebook; `nemesis_evening` joins them.

Section numbers such as §5.7 are those of `docs/rules/nemesis.md`.
"""
