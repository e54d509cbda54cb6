"""The ship's computer for Nemesis.

Each module covers one part of the rulebook. Section numbers such as §5.7 refer to `docs/rules/nemesis.md`. Start with
`nemesis_evening`.
"""
