"""Procedures of a board game as generators: each asks for one thing after another, and what was answered is all that
is known.

Begin with `prompts`, what can be asked, and `walkthrough`, which runs a guide.
"""
