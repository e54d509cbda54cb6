"""Procedures of a board game as generators: each asks for one thing after another, and what was answered is all that
is known.
"""
