"""The ship's computer for Nemesis.

Each procedure is a module named as in the rulebook. Start with `nemesis_evening`.

Section numbers such as §5.7 refer to `docs/rules/nemesis.md`.
"""
